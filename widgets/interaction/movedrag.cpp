#include "widgets/interaction/movedrag_p.h"

#include "widgets/interaction/labels_p.h"
#include "widgets/interaction/snapper_p.h"

#include <QtCore/QCoreApplication>

#include <cmath>

namespace Trammel {

MoveDrag::MoveDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame)
    : TransformDrag(context, press, ids, frame, QCoreApplication::translate("Trammel", "Move"))
{
}

QPointF MoveDrag::offsetFor(const ToolEvent &event) const
{
    QPointF offset = event.scenePos - press().scenePos;
    const Snapper snapper(context().settings, event.modifiers);
    if (snapper.isActive()) {
        const QPointF corner = frame().box.corners().front();
        offset = snapper.snapped(corner + offset) - corner;
    }
    if (event.modifiers.testFlag(Qt::ShiftModifier)) {
        const QPointF way = event.scenePos - press().scenePos;
        if (std::abs(way.x()) >= std::abs(way.y()))
            offset.setY(0);
        else
            offset.setX(0);
    }
    return offset;
}

void MoveDrag::update(const ToolEvent &event)
{
    m_pointer = event.scenePos;
    const QPointF offset = offsetFor(event);
    const bool isDone = apply([offset](const Shape &shape) {
        Placement moved = shape.placement();
        moved.centre += offset;
        return moved;
    });
    if (isDone)
        m_offset = offset;
}

void MoveDrag::show(Overlay::State &state) const
{
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
