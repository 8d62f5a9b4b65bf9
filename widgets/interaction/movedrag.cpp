#include "widgets/interaction/movedrag_p.h"

#include "widgets/interaction/labels_p.h"

#include <QtCore/QCoreApplication>

#include <cmath>

namespace Trammel {

MoveDrag::MoveDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame)
    : TransformDrag(context, press, ids, frame, QCoreApplication::translate("Trammel", "Move")),
      m_snapping(context, ids), m_ruler(m_snapping.rulerFor(frame.degrees)), m_moving(movingFeatures())
{
}

// A single shape snaps by its own outline; several by their frame, and by the one that the pointer holds.
SnapFeatures MoveDrag::movingFeatures() const
{
    if (shapes().size() == 1)
        return snapFeatures(shapes().first(), m_ruler);
    SnapFeatures features = snapFeatures(frame().box, m_ruler);
    const ShapeId held = context().document->shapeAt(press().scenePos, press().tolerance);
    if (const qsizetype i = ids().indexOf(held); i >= 0) {
        const SnapFeatures own = snapFeatures(shapes()[i], m_ruler);
        features.points.insert(features.points.end(), own.points.begin(), own.points.end());
        features.corners = own.corners;
    }
    return features;
}

Snap MoveDrag::snapFor(const ToolEvent &event) const
{
    QPointF offset = event.scenePos - press().scenePos;
    SnapMove move{m_moving, offset, {}, frame().box.corners().front()};
    if (event.modifiers.testFlag(Qt::ShiftModifier)) {
        const bool isAcross = std::abs(offset.x()) >= std::abs(offset.y());
        move.along = isAcross ? QPointF(1, 0) : QPointF(0, 1);
        move.offset = isAcross ? QPointF(offset.x(), 0) : QPointF(0, offset.y());
    }
    return m_snapping.snapped(move, m_ruler, event);
}

void MoveDrag::update(const ToolEvent &event)
{
    m_pointer = event.scenePos;
    const Snap snap = snapFor(event);
    const QPointF offset = snap.offset;
    const bool isDone = apply([offset](const Shape &shape) {
        Placement moved = shape.placement();
        moved.centre += offset;
        return moved;
    });
    if (isDone) {
        m_offset = offset;
        m_guides = snap.guides;
    }
}

void MoveDrag::show(Overlay::State &state) const
{
    state.guides = m_guides;
    state.label = Overlay::Label{m_pointer, offsetLabel(m_offset)};
}

std::optional<SelectionFrame> MoveDrag::keptFrame() const
{
    SelectionFrame moved = frame();
    moved.box.centre += m_offset;
    return moved;
}

QString MoveDrag::hint() const
{
    return QCoreApplication::translate("Trammel", "Shift: one axis. Ctrl: no snapping. Esc: cancel.");
}

} // namespace Trammel
