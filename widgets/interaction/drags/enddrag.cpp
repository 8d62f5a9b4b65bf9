#include "widgets/interaction/drags/enddrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/selecting/presstarget_p.h"
#include "widgets/interaction/snapping/snapping_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace Trammel {

namespace {

ShapeId targetAt(const ToolContext &context, const ToolEvent &event, const std::optional<QPointF> &other)
{
    for (ShapeId id : shapesUnder(*context.document, event.scenePos, event.tolerance)) {
        const Shape &shape = *context.document->find(id);
        if (shape.connector)
            continue;
        // A frame around both ends is a background.
        const Primitive primitive = shape.scenePrimitive();
        const bool isBackground = !shape.isFilled() && other && locate(*other, primitive) == Location::Inside
            && distance(event.scenePos, asCurve(primitive)) > event.tolerance;
        if (!isBackground)
            return id;
    }
    return {};
}

/// The point in units of the frame, moved into the frame.
QPointF unitAt(const Shape &shape, QPointF scenePos)
{
    const QPointF local = unrotated(scenePos - shape.center, axisFromDegrees(shape.rotation));
    const auto unit = [](double value, double size, bool isMirrored) {
        return size > 0 ? std::clamp(value / (isMirrored ? -size : size), -0.5, 0.5) : 0;
    };
    return {unit(local.x(), shape.size.width(), shape.mirroredX),
            unit(local.y(), shape.size.height(), shape.mirroredY)};
}

} // namespace

ConnectorEnd endAt(const ToolContext &context, const ToolEvent &event, const std::optional<QPointF> &other)
{
    if (!event.modifiers.testFlag(Qt::ControlModifier)) {
        const ShapeId id = targetAt(context, event, other);
        if (!id.isNull() && event.modifiers.testFlag(Qt::AltModifier))
            return {id, unitAt(*context.document->find(id), event.scenePos)};
        if (!id.isNull())
            return id;
    }
    return Snapping(context).snapped(event.scenePos, event).offset;
}

std::optional<Overlay::Hovered> litTarget(const ConnectorEnd &end)
{
    return end.isBound() ? std::optional(Overlay::Hovered{{end.shape}, {}}) : std::nullopt;
}

EndDrag::EndDrag(ToolContext &context, ShapeId connector, int end)
    : Drag(context), m_id(connector), m_number(end), m_start(*context.document->find(connector)),
      m_gesture(*context.document, QCoreApplication::translate("Trammel", "Move End"))
{
}

void EndDrag::update(const ToolEvent &event)
{
    const QList<QPointF> path = m_start.sceneOutline().value(0);
    m_end = endAt(context(), event, m_number == 0 ? path.last() : path.first());
    Shape changed = m_start;
    (m_number == 0 ? changed.connector->from : changed.connector->to) = m_end;
    m_gesture.change({m_id}, {changed});
}

void EndDrag::show(Overlay::State &state) const
{
    state.hovered = litTarget(m_end);
}

std::optional<QCursor> EndDrag::cursor() const
{
    return QCursor(Qt::CrossCursor);
}

QString EndDrag::hint() const
{
    return QCoreApplication::translate("Trammel",
                                       "Release on a shape to connect it. Alt: at this point. Ctrl: connect nothing. "
                                       "Esc: cancel.");
}

} // namespace Trammel
