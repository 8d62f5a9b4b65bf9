#include "widgets/model/routing/routeobstacle_p.h"

#include <trammel/geometry/predicates.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// Outlines of fewer points are tested faster as a whole.
constexpr qsizetype leastChainedPoints = 48;
constexpr qsizetype chainLength = 16;

} // namespace

RouteOutline::RouteOutline(Primitive primitive)
    : m_primitive(std::move(primitive)), m_bounds(Trammel::bounds(m_primitive))
{
    addDisc();
    if (const auto *line = std::get_if<Polyline>(&m_primitive)) {
        if (line->points.size() >= leastChainedPoints)
            addChains(line->points);
    } else if (const auto *polygon = std::get_if<Polygon>(&m_primitive)) {
        QList<QList<QPointF>> rings{polygon->outline};
        rings += polygon->holes;
        qsizetype count = 0;
        for (const QList<QPointF> &ring : std::as_const(rings))
            count += ring.size();
        if (count < leastChainedPoints)
            return;
        for (QList<QPointF> &ring : rings) {
            if (!ring.isEmpty())
                ring.append(ring.first());
            addChains(ring);
        }
    }
}

void RouteOutline::addChains(const QList<QPointF> &points)
{
    for (qsizetype first = 0; first + 1 < points.size(); first += chainLength) {
        const QList<QPointF> part = points.mid(first, chainLength + 1);
        m_chains.push_back({boundsOf(part), {part}});
    }
}

bool RouteOutline::meetsDisc(const Segment &segment, double distance) const
{
    if (m_innerRadius <= 0)
        return false;
    // The point of a horizontal or vertical segment that is nearest to the center.
    const auto nearest = [](double from, double to, double center) {
        return std::clamp(center, std::min(from, to), std::max(from, to)) - center;
    };
    if (segment.from.x() != segment.to.x() && segment.from.y() != segment.to.y())
        return false;
    const double x = nearest(segment.from.x(), segment.to.x(), m_center.x());
    const double y = nearest(segment.from.y(), segment.to.y(), m_center.y());
    return std::hypot(x, y) < m_innerRadius + distance;
}

void RouteOutline::addDisc()
{
    // The distance of a point is exact up to rounding.
    constexpr double rounded = 1 - 1e-9;
    if (m_bounds.isEmpty() || std::holds_alternative<Polyline>(m_primitive))
        return;
    m_center = QPointF(m_bounds.center()[0], m_bounds.center()[1]);
    if (locate(m_center, m_primitive) == Location::Inside)
        m_innerRadius = rounded * distance(PrimitiveView(m_center), asCurve(m_primitive));
}

bool RouteOutline::isClear(const Segment &segment, double clearance, double slack) const
{
    if (!(clearance > 0)) {
        const bool hasInside =
            !std::holds_alternative<Polyline>(m_primitive) && m_bounds.size()[0] > 0 && m_bounds.size()[1] > 0;
        return !intersects(PrimitiveView(segment), PrimitiveView(m_primitive),
                           hasInside ? Reading::Open : Reading::Closed);
    }
    const double least = clearance - leeway(clearance, slack);
    if (meetsDisc(segment, least - slack))
        return false;
    if (m_chains.empty())
        return !(distance(PrimitiveView(segment), PrimitiveView(m_primitive)) < least);
    Aabb2 box;
    box.include(segment.from);
    box.include(segment.to);
    box = box.expanded(clearance);
    for (const Chain &chain : m_chains) {
        if (chain.box.overlaps(box) && distance(PrimitiveView(segment), PrimitiveView(chain.edges)) < least)
            return false;
    }
    // No edge is near, so that the whole segment is on one side.
    return std::holds_alternative<Polyline>(m_primitive) || locate(segment.from, m_primitive) == Location::Outside;
}

} // namespace Trammel
