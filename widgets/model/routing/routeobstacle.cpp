#include "widgets/model/routing/routeobstacle_p.h"

#include <trammel/geometry/predicates.h>

#include <algorithm>

namespace Trammel {

namespace {

/// Outlines of fewer points are tested faster as a whole.
constexpr qsizetype leastChainedPoints = 48;
constexpr qsizetype chainLength = 16;

} // namespace

RouteOutline::RouteOutline(Primitive primitive)
    : m_primitive(std::move(primitive)), m_bounds(Trammel::bounds(m_primitive))
{
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

bool RouteOutline::isClear(const Segment &segment, double clearance, double slack) const
{
    if (!(clearance > 0)) {
        const bool hasInside =
            !std::holds_alternative<Polyline>(m_primitive) && m_bounds.size()[0] > 0 && m_bounds.size()[1] > 0;
        return !intersects(PrimitiveView(segment), PrimitiveView(m_primitive),
                           hasInside ? Reading::Open : Reading::Closed);
    }
    const double least = clearance - leeway(clearance, slack);
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
