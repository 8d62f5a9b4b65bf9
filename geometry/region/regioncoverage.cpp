#include "geometry/region/region_p.h"

#include "geometry/base/edges_p.h"
#include "geometry/convex/pointside_p.h"
#include "geometry/region/linewalk_p.h"
#include <trammel/geometry/vector.h>

// Coverage of polylines and polygons by a region.

namespace Trammel {

namespace {

bool segmentHasPlace(const EdgeGrid &grid, QPointF from, QPointF to, bool filled)
{
    if (same(from, to))
        return hasPoint(grid, from, filled);
    const Aabb2 box = boxOf(from, to);
    if (const std::optional<Location> location = grid.locate(box))
        return (*location == Location::Inside) == filled;
    return lineHasPlace(grid.vicinity(box), Line(fixed(from), fixed(to)), filled);
}

bool curveHasPlace(const EdgeGrid &grid, const Chain &chain, bool filled)
{
    // Points are tested first: each takes a fraction of the time of an edge.
    return chain.anyPoint([&](QPointF point) { return hasPoint(grid, point, filled); })
        || chain.anyEdge([&](QPointF from, QPointF to) { return segmentHasPlace(grid, from, to, filled); });
}

/// All edges of a polygon, with a reference outside it.
Vicinity wholeOf(const Chain &polygon)
{
    Vicinity whole;
    polygon.anyEdge([&whole](QPointF from, QPointF to) {
        whole.edges.append({from, to});
        return false;
    });
    whole.reference = {std::nextafter(polygon.bounds.min[0], -HUGE_VAL), polygon.bounds.min[1]};
    return whole;
}

/// Whether the polygon is filled on both sides of some piece of an edge, and the region on only one.
bool changesInside(const Segment &edge, const Vicinity &region, const Vicinity &polygon)
{
    return walkAlong(
        Line(fixed(edge.from), fixed(edge.to)), std::array{&region, &polygon},
        [](const auto &filled, const auto &cover) { return cover[0] % 2 != 0 && filled[1] && cover[1] % 2 == 0; });
}

/// Whether, on one side of some piece of an edge, the polygon is filled and the region has the wanted filling.
bool hasPlaceBeside(const Segment &edge, const Vicinity &region, const Vicinity &polygon, bool wanted)
{
    return walkAlong(Line(fixed(edge.from), fixed(edge.to)), std::array{&region, &polygon},
                     [wanted](const auto &filled, const auto &cover) {
                         return (filled[1] && filled[0] == wanted)
                             || ((filled[1] ^ (cover[1] % 2 != 0)) && (filled[0] ^ (cover[0] % 2 != 0)) == wanted);
                     });
}

// As hasPlace(), for the area of a polygon. Every face of the region inside the polygon is bounded by edges of the
// polygon or of the region. It is therefore enough to test both sides of these edges. An edge of the region may leave
// the polygon's bounds, outside which the region's filling is unknown. For these edges, the test uses only the number
// of coinciding edges: if it is odd where the polygon is filled on both sides, both fillings occur.
bool areaHasPlace(const Vicinity &region, const Chain &polygon, bool filled)
{
    const Vicinity whole = wholeOf(polygon);
    const auto hasLength = [](const Segment &edge) { return !same(edge.from, edge.to); };
    return std::any_of(
               whole.edges.begin(), whole.edges.end(),
               [&](const Segment &edge) { return hasLength(edge) && hasPlaceBeside(edge, region, whole, filled); })
        || std::any_of(region.edges.begin(), region.edges.end(),
                       [&](const Segment &edge) { return hasLength(edge) && changesInside(edge, region, whole); });
}

} // namespace

bool hasPlace(const EdgeGrid &grid, const Chain &chain, bool isArea, bool filled)
{
    if (!isArea)
        return curveHasPlace(grid, chain, filled);
    // The closed region leaves out part of the area only if it leaves out part of the curve, or if one of its
    // edges meets the area.
    const Vicinity vicinity = grid.vicinity(chain.bounds);
    if (!filled) {
        if (curveHasPlace(grid, chain, false))
            return true;
        const bool isClear = std::none_of(vicinity.edges.begin(), vicinity.edges.end(), [&](const Segment &edge) {
            return chain.anyEdge([&](QPointF from, QPointF to) {
                return intersects(edge, Segment{from, to});
            }) || chain.locate(edge.from) == Location::Inside;
        });
        if (isClear)
            return false;
    }
    return areaHasPlace(vicinity, chain, filled);
}

} // namespace Trammel
