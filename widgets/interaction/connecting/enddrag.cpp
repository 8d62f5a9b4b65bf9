#include "widgets/interaction/connecting/enddrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/selecting/presstarget_p.h"
#include "widgets/interaction/snapping/snapping_p.h"
#include "widgets/model/query/openports_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace Trammel {

namespace {

/// Whether an outline is around the other end, and the pointer is not at it.
bool isInside(QPointF other, const ToolEvent &event, const Primitive &outline)
{
    return locate(other, outline) == Location::Inside && distance(event.scenePos, asCurve(outline)) > event.tolerance;
}

/// Whether a shape is shown so large that there is room between its connection points.
bool isShownLarge(const Shape &shape, double pixel)
{
    constexpr double leastPixels = 40;
    return std::min(shape.size.width(), shape.size.height()) >= leastPixels * pixel;
}

/// A shape under the pointer that an end can be bound to, or one of its ports.
struct Candidate
{
    ShapeId shape;
    std::optional<ScenePort> port = std::nullopt;
};

/// The candidate after some others. Each shape is followed by its ports, and the last candidate by the first one.
Candidate candidateAt(const Document &document, const ShapeIds &stack, const OtherEnd &other, int skipped)
{
    if (skipped == 0)
        return {stack.first()};
    std::vector<Candidate> candidates;
    for (ShapeId id : stack) {
        candidates.push_back({id});
        for (const ScenePort &port : openPorts(document, id, other.connector, other.end))
            candidates.push_back({id, port});
    }
    const int count = int(candidates.size());
    return candidates[std::size_t((skipped % count + count) % count)];
}

/// The point of an outline that faces a side of its frame.
QPointF facing(const ConnectorTarget &target, const Obb &frame, Handle side)
{
    const double beyond = 2 * (frame.halfWidth + frame.halfHeight) + 1;
    return target.arrival(target.aim() + outwardOf(frame, side) * beyond);
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

QPointF connectionPoint(const Shape &shape, Handle side)
{
    return facing(ConnectorTarget(shape), shape.frame(), side);
}

ConnectorEnd connectionEnd(const Document &document, ShapeId id, Handle side)
{
    constexpr double relative = 1e-9;
    const Shape &shape = *document.find(id);
    const QPointF point = connectionPoint(shape, side);
    const double slack = relative * std::max({1.0, std::abs(point.x()), std::abs(point.y())});
    const auto isThere = [&](const ScenePort &port) { return length(port.point - point) <= slack; };
    const QList<ScenePort> ports = scenePorts(shape), open = openPorts(document, id);
    const auto port = std::find_if(ports.begin(), ports.end(), isThere);
    if (port == ports.end())
        return {id, unitAt(shape, point)};
    return portNamed(open, port->name) ? ConnectorEnd::atPort(id, port->name) : ConnectorEnd(id);
}

QList<QPointF> connectionPoints(const Shape &shape, double pixel)
{
    constexpr qsizetype mostPoints = 1000;
    qsizetype count = 0;
    for (const QList<QPointF> &ring : shape.outline)
        count += ring.size();
    if (!shape.isClosed() || count > mostPoints || !isShownLarge(shape, pixel))
        return {};
    const ConnectorTarget target(shape);
    const Obb frame = shape.frame();
    QList<QPointF> points;
    for (Handle side : {Handle::Top, Handle::Right, Handle::Bottom, Handle::Left})
        points.append(facing(target, frame, side));
    return points;
}

PointedEnd pointedEnd(const ToolContext &context, const ToolEvent &event, const OtherEnd &other, ShapeId &precise)
{
    constexpr qsizetype mostStacked = 64;
    PointedEnd pointed;
    ShapeIds stack;
    if (!event.modifiers.testFlag(Qt::ControlModifier)) {
        visitShapesUnder(*context.document, event.scenePos, event.tolerance, [&](ShapeId id) {
            const Shape &shape = *context.document->find(id);
            if (shape.connector)
                return true;
            if (pointed.shape.isNull())
                pointed.shape = id;
            // A frame around both ends is a background.
            const bool isBackground =
                !shape.isFilled() && other.point && isInside(*other.point, event, shape.scenePrimitive());
            if (!isBackground)
                stack.append(id);
            return isBackground || (event.skipped != 0 && stack.size() < mostStacked);
        });
    }
    if (stack.isEmpty()) {
        precise = {};
        pointed.end = Snapping(context).snapped(event.scenePos, event).offset;
        return pointed;
    }
    const Candidate chosen = candidateAt(*context.document, stack, other, event.skipped);
    if (event.skipped != 0)
        pointed.shape = chosen.shape;
    pointed.end.shape = chosen.shape;
    const Shape &shape = *context.document->find(chosen.shape);
    precise = event.isResting || chosen.shape == precise ? chosen.shape : ShapeId();
    const bool hasPorts = isShownLarge(shape, event.pixel) && !scenePorts(shape).isEmpty();
    const QList<ScenePort> ports =
        hasPorts ? openPorts(*context.document, chosen.shape, other.connector, other.end) : QList<ScenePort>();
    for (const ScenePort &port : ports)
        pointed.connectionPoints.append(port.point);
    if (chosen.port) {
        pointed.end.port = chosen.port->name;
        pointed.point = chosen.port->point;
        return pointed;
    }
    const auto nearest = [&event](const auto &points, const auto &pointOf) {
        auto found = points.end();
        double reach = event.tolerance;
        for (auto each = points.begin(); each != points.end(); ++each) {
            const double away = length(pointOf(*each) - event.scenePos);
            if (away <= reach) {
                found = each;
                reach = away;
            }
        }
        return found;
    };
    if (hasPorts) {
        const auto port = nearest(ports, [](const ScenePort &each) { return each.point; });
        if (port != ports.end()) {
            pointed.end.port = port->name;
            pointed.point = port->point;
            return pointed;
        }
    } else {
        pointed.connectionPoints = connectionPoints(shape, event.pixel);
    }
    constexpr double largePixels = 500;
    const bool isLarge = std::min(shape.size.width(), shape.size.height()) >= largePixels * event.pixel;
    if (event.modifiers.testFlag(Qt::AltModifier) || !precise.isNull() || isLarge)
        pointed.point = event.scenePos;
    if (!hasPorts) {
        const QList<QPointF> &points = std::as_const(pointed.connectionPoints);
        const auto point = nearest(points, [](QPointF each) { return each; });
        if (point != points.end())
            pointed.point = *point;
    }
    if (pointed.point) {
        pointed.end.at = unitAt(shape, *pointed.point);
        pointed.point = OutlineMap(shape)(*pointed.end.at);
    }
    return pointed;
}

void PointedEnd::show(Overlay::State &state) const
{
    if (!end.isBound())
        return;
    state.hovered = Overlay::Hovered{{end.shape}, {}};
    state.connectionPoints = connectionPoints;
    state.boundPoint = point;
}

EndDrag::EndDrag(ToolContext &context, ShapeId connector, int end)
    : GestureDrag(context), m_id(connector), m_number(end), m_start(*context.document->find(connector)),
      m_boundShape((end == 0 ? m_start.connector->from : m_start.connector->to).shape)
{
    open(QCoreApplication::translate("Trammel", "Move End"));
}

void EndDrag::update(const ToolEvent &event)
{
    const QList<QPointF> path = m_start.sceneOutline().value(0);
    const OtherEnd other{m_number == 0 ? path.last() : path.first(),
                         m_number == 0 ? m_start.connector->to : m_start.connector->from, m_id};
    m_pointed = pointedEnd(context(), event, other, m_precise);
    Shape changed = m_start;
    ConnectorEnd &end = m_number == 0 ? changed.connector->from : changed.connector->to;
    // A fixed point stays one while it moves within its shape.
    if (end.at && end.shape == m_pointed.end.shape && !m_pointed.end.isFixed()) {
        m_pointed.end.at = unitAt(*context().document->find(end.shape), event.scenePos);
        m_pointed.point = event.scenePos;
    }
    end = m_pointed.end;
    const ShapeId shape = end.shape;
    if (gesture().change({m_id}, {changed}) && std::exchange(m_boundShape, shape) != shape)
        gesture().followEnds(m_id);
}

void EndDrag::show(Overlay::State &state) const
{
    m_pointed.show(state);
}

std::optional<QCursor> EndDrag::cursor() const
{
    return QCursor(Qt::CrossCursor);
}

QString EndDrag::hint() const
{
    return QCoreApplication::translate(
        "Trammel",
        "Release on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or "
        "the shape below. Ctrl: do not connect. Esc: cancel.");
}

} // namespace Trammel
