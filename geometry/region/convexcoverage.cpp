#include "geometry/base/edges_p.h"
#include "geometry/region/linewalk_p.h"
#include "geometry/region/region_p.h"

// Coverage of convex sets and their outlines by a region.

namespace Trammel {

namespace {

/// As hasPlace(), for a set with an area. If the filling changes across an edge inside the set, both fillings occur.
/// Otherwise the whole set is filled like the point next to its center.
bool areaHasPlace(const EdgeGrid &grid, const Convex &set, bool filled)
{
    if (hasPoint(grid, set.innerPoint(), filled))
        return true;
    const Vicinity vicinity = grid.vicinity(set.bounds());
    CrossingEdges edges = edgesThrough(vicinity, set);
    const auto isWithin = [&set](QPointF point) { return containment(set, ExactCorner{point}) == Containment::Inside; };
    if (anyLine(edges, [&](std::span<const Segment> line) { return changesAcross(line, isWithin); }))
        return true;
    return isFilled(vicinity.edges, vicinity.reference, vicinity.isReferenceFilled, PlaceBelow{set.innerPoint()})
        == filled;
}

/// As hasPlace(), for the edges of a hull. A segment has one edge.
bool edgesHavePlace(const EdgeGrid &grid, const Convex &hull, bool filled)
{
    const Vicinity vicinity = grid.vicinity(hull.bounds());
    const auto cornerAt = [&hull](std::size_t i) {
        return [corner = hull.corner(i)](auto exact) { return corner.at(exact); };
    };
    for (std::size_t i = 0; i < (hull.size() == 2 ? 1 : hull.size()); ++i) {
        if (lineHasPlace(vicinity, Line(cornerAt(i), cornerAt(hull.following(i))), filled))
            return true;
    }
    return false;
}

/// Calls a function with a round set as an Ellipse (also for a circle) or as a RoundedBox.
template <class Function> bool withRound(const Convex &set, const Function &function)
{
    if (set.ellipse())
        return function(*set.ellipse());
    if (set.size() == 1)
        return function(Ellipse{set.innerPoint(), set.radius(), set.radius(), QPointF(1, 0)});
    return function(RoundedBox{*set.box(), set.radius()});
}

} // namespace

CrossingEdges edgesThrough(const Vicinity &vicinity, const Convex &set)
{
    CrossingEdges edges;
    for (const Segment &edge : vicinity.edges) {
        if (!same(edge.from, edge.to) && relation(Convex(edge), set) == Relation::Overlapping)
            edges.append(inOrder(edge));
    }
    return edges;
}

bool hasPlace(const EdgeGrid &grid, const Convex &set, bool filled)
{
    if (set.isPoint())
        return hasPoint(grid, set.innerPoint(), filled);
    if (set.isFlat() || (set.isStraight() && set.isCurve()))
        return edgesHavePlace(grid, set, filled);
    if (!set.isCurve())
        return areaHasPlace(grid, set, filled);
    return withRound(set, [&](const auto &round) { return roundCurveHasPlace(grid, round, filled); });
}

bool isFilledOnCurve(const EdgeGrid &grid, const Convex &set)
{
    if (set.isStraight())
        return edgesHavePlace(grid, set, true);
    return withRound(set, [&](const auto &round) { return isFilledOnCurve(grid, round); });
}

} // namespace Trammel
