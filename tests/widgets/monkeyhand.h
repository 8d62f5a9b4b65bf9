#pragma once

#include "tests/widgets/editorbench.h"
#include "tests/widgets/randomshapes.h"

#include <QtCore/QMetaEnum>
#include <QtGui/QPointingDevice>
#include <QtGui/QTabletEvent>

namespace Trammel {

/// Random input for an editor, with random targets.
class MonkeyHand : public EditorBench
{
public:
    using EditorBench::EditorBench;

    ShapeId anyShape()
    {
        const ShapeIds ids = document().ids();
        return ids.isEmpty() ? ShapeId() : ids[random.upTo(int(ids.size()) - 1)];
    }
    ShapeId anyContainer()
    {
        ShapeIds ids = document().ids();
        ids.removeIf([this](ShapeId id) { return !document().find(id)->kind->isContainer(); });
        return ids.isEmpty() ? ShapeId() : ids[random.upTo(int(ids.size()) - 1)];
    }
    GroupId anyGroup()
    {
        const GroupIds ids = document().groups().keys();
        return ids.isEmpty() ? GroupId() : ids[random.upTo(int(ids.size()) - 1)];
    }
    Qt::KeyboardModifiers anyModifiers()
    {
        constexpr std::array all{Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier,
                                 Qt::AltModifier};
        return all[std::size_t(random.upTo(4))] | all[std::size_t(random.upTo(4))];
    }

    /// A random position in the view: a handle, the center or a vertex of a shape, or any pixel up to ten pixels
    /// outside of the view.
    QPoint anywhere()
    {
        if (random.chance(35)) {
            const std::optional<QPointF> grip = editor->handlePosition(ShapeEditor::Handle(random.upTo(9)));
            if (grip)
                return grip->toPoint();
        }
        const Shape *shape = random.chance(70) ? document().find(anyShape()) : nullptr;
        if (shape) {
            const QList<QList<QPointF>> rings = shape->sceneOutline();
            if (rings.isEmpty() || rings.first().isEmpty() || random.chance(50))
                return at(shape->center);
            const QList<QPointF> &ring = rings.first();
            return at(ring[random.upTo(int(ring.size()) - 1)]);
        }
        return {random.upTo(820) - 10, random.upTo(620) - 10};
    }

    void mouse(QEvent::Type type, QPoint pos, Qt::MouseButton button)
    {
        if (type == QEvent::MouseButtonRelease)
            m_buttons &= ~Qt::MouseButtons(button);
        else if (type != QEvent::MouseMove)
            m_buttons |= button;
        m_pos = pos;
        // A pen and a mouse may even be used during the same line.
        if (editor->tool() == ShapeEditor::Pencil && type != QEvent::MouseButtonDblClick && random.chance(50)) {
            QTabletEvent pen(type == QEvent::MouseButtonPress         ? QEvent::TabletPress
                                 : type == QEvent::MouseButtonRelease ? QEvent::TabletRelease
                                                                      : QEvent::TabletMove,
                             QPointingDevice::primaryPointingDevice(), pos, viewport().mapToGlobal(pos),
                             random.real(-0.1, 1.1), 0, 0, 0, 0, 0, held, button, m_buttons);
            pen.ignore();
            QCoreApplication::sendEvent(&viewport(), &pen);
            if (pen.isAccepted())
                return;
        }
        QMouseEvent event(type, pos, viewport().mapToGlobal(pos), button, m_buttons, held);
        QCoreApplication::sendEvent(&viewport(), &event);
    }
    QPoint place() const { return m_pos; }
    void pressAt(QPoint pos) { mouse(QEvent::MouseButtonPress, pos, Qt::LeftButton); }
    void moveTo(QPoint pos) { mouse(QEvent::MouseMove, pos, Qt::NoButton); }
    void releaseAt(QPoint pos) { mouse(QEvent::MouseButtonRelease, pos, Qt::LeftButton); }

    ShapeEditor::Action anyAction()
    {
        const QMetaEnum actions = QMetaEnum::fromType<ShapeEditor::Action>();
        return ShapeEditor::Action(actions.value(random.upTo(actions.keyCount() - 1)));
    }

    std::mt19937 engine{1};
    RandomShapes random{engine};

private:
    Qt::MouseButtons m_buttons;
    QPoint m_pos;
};

} // namespace Trammel
