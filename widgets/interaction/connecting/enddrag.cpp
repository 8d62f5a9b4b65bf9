#include "widgets/interaction/connecting/enddrag_p.h"

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

/// Whether an outline is around the other end, and the pointer is not at it.
bool isInside(QPointF other, const ToolEvent &event, const Primitive &outline)
{
    return locate(other, outline) == Location::Inside && distance(event.scenePos, asCurve(outline)) > event.tolerance;
}

} // namespace

QPointF unitAt(const Shape &shape, QPointF scenePos)
{
    const QPointF local = unrotated(scenePos - shape.center, axisFromDegrees(shape.rotation));
    const auto unit = [](double value, double size, bool isMirrored) {
        return size > 0 ? std::clamp(value / (isMirrored ? -size : size), -0.5, 0.5) : 0;
    };
    return {unit(local.x(), shape.size.width(), shape.mirroredX),
            unit(local.y(), shape.size.height(), shape.mirroredY)};
}

PointedEnd pointedEnd(const ToolContext &context, const ToolEvent &event, const std::optional<QPointF> &other)
{
    PointedEnd pointed;
    if (!event.modifiers.testFlag(Qt::ControlModifier)) {
        visitShapesUnder(*context.document, event.scenePos, event.tolerance, [&](ShapeId id) {
            const Shape &shape = *context.document->find(id);
            if (shape.connector)
                return true;
            if (pointed.shape.isNull())
                pointed.shape = id;
            // A frame around both ends is a background.
            const bool isBackground = !shape.isFilled() && other && isInside(*other, event, shape.scenePrimitive());
            if (!isBackground)
                pointed.end.shape = id;
            return isBackground;
        });
    }
    const ShapeId bound = pointed.end.shape;
    if (bound.isNull())
        pointed.end = Snapping(context).snapped(event.scenePos, event).offset;
    else if (event.modifiers.testFlag(Qt::AltModifier))
        pointed.end.at = unitAt(*context.document->find(bound), event.scenePos);
    return pointed;
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
    m_end = pointedEnd(context(), event, m_number == 0 ? path.last() : path.first()).end;
    Shape changed = m_start;
    ConnectorEnd &end = m_number == 0 ? changed.connector->from : changed.connector->to;
    // A fixed point stays one while it moves within its shape.
    if (end.at && end.shape == m_end.shape)
        m_end.at = unitAt(*context().document->find(end.shape), event.scenePos);
    end = m_end;
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
