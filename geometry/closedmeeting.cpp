#include "geometry/closedmeeting_p.h"

#include "geometry/clearmeeting_p.h"
#include "geometry/overlappingpairs.h"
#include "geometry/predicates.h"
#include "geometry/vector.h"

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <iterator>
#include <type_traits>

namespace Trammel {

namespace {

using Edges = QVarLengthArray<Segment, 64>;
/// More pairs of edges than this are sorted by place first.
constexpr qsizetype manyPairs = 4096;

Aabb2 boxOf(const Segment &edge)
{
    Aabb2 box;
    box.include(edge.from);
    box.include(edge.to);
    return box;
}

/// Appends a chain's edges that come near a box; a single point is an edge as well.
void appendEdges(const QList<QPointF> &points, bool isClosed, const Aabb2 &near, Edges &edges)
{
    const qsizetype count = points.size();
    for (qsizetype i = 0; i < count; ++i) {
        if (!isClosed && i + 1 == count && count > 1)
            break;
        const Segment edge{points[i], points[i + 1 == count ? (isClosed ? 0 : i) : i + 1]};
        if (boxOf(edge).overlaps(near))
            edges.append(edge);
    }
}

void appendEdges(const Polyline &polyline, const Aabb2 &near, Edges &edges)
{
    appendEdges(polyline.points, false, near, edges);
}

void appendEdges(const Polygon &polygon, const Aabb2 &near, Edges &edges)
{
    appendEdges(polygon.outline, true, near, edges);
    for (const QList<QPointF> &hole : polygon.holes)
        appendEdges(hole, true, near, edges);
}

bool anyMeet(const Edges &a, const Edges &b)
{
    if (a.size() * b.size() <= manyPairs) {
        for (const Segment &own : a) {
            for (const Segment &other : b) {
                if (intersects(own, other))
                    return true;
            }
        }
        return false;
    }
    std::vector<Aabb2> boxes;
    boxes.reserve(std::size_t(a.size() + b.size()));
    std::transform(a.begin(), a.end(), std::back_inserter(boxes), boxOf);
    std::transform(b.begin(), b.end(), std::back_inserter(boxes), boxOf);
    return !visitOverlappingPairs(boxes, [&](std::span<const IndexPair> pairs) {
        return std::none_of(pairs.begin(), pairs.end(), [&](IndexPair pair) {
            const qsizetype first = pair.first, second = qsizetype(pair.second) - a.size();
            return first < a.size() && second >= 0 && intersects(a[first], b[second]);
        });
    });
}

bool holdsPoint(const Primitive &area, const Aabb2 &bounds, QPointF point)
{
    return bounds.contains(point) && locate(point, area) != Location::Outside;
}

/// Whether a point of some ring lies in an area; when boundaries are apart, one point stands for its ring.
bool holdsRing(const Primitive &area, const Aabb2 &bounds, const Polygon &polygon)
{
    const auto isHeld = [&](const QList<QPointF> &ring) {
        return !ring.isEmpty() && holdsPoint(area, bounds, ring.first());
    };
    return isHeld(polygon.outline) || std::any_of(polygon.holes.begin(), polygon.holes.end(), isHeld);
}

bool holdsRing(const Primitive &area, const Aabb2 &bounds, const Polyline &polyline)
{
    return !polyline.points.isEmpty() && holdsPoint(area, bounds, polyline.points.first());
}

bool isPolygonArea(const Asked &asked)
{
    return asked.extent == Extent::Area && std::holds_alternative<Polygon>(asked.primitive);
}

/// Sets meet where their boundaries do, or where one lies in the other.
template <class First, class Second>
bool chainsMeet(const First &a, const Asked &askedA, const Second &b, const Asked &askedB)
{
    const Aabb2 common = askedA.bounds.intersected(askedB.bounds);
    Edges edgesOfA, edgesOfB;
    appendEdges(a, common, edgesOfA);
    appendEdges(b, common, edgesOfB);
    return anyMeet(edgesOfA, edgesOfB) || (isPolygonArea(askedA) && holdsRing(askedA.primitive, askedA.bounds, b))
        || (isPolygonArea(askedB) && holdsRing(askedB.primitive, askedB.bounds, a));
}

} // namespace

std::optional<bool> closedMeeting(const Asked &a, const Asked &b)
{
    const auto ask = [&](const auto &first, const auto &second) -> std::optional<bool> {
        using First = std::decay_t<decltype(first)>;
        using Second = std::decay_t<decltype(second)>;
        constexpr bool areChains = (std::is_same_v<First, Polyline> || std::is_same_v<First, Polygon>)&&(
            std::is_same_v<Second, Polyline> || std::is_same_v<Second, Polygon>);
        if constexpr (areChains)
            return chainsMeet(first, a, second, b);
        else
            return clearMeeting(a.primitive, a.extent, b.primitive, b.extent);
    };
    return std::visit(ask, a.primitive, b.primitive);
}

} // namespace Trammel
