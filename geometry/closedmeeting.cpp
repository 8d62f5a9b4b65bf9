#include "geometry/closedmeeting_p.h"

#include "geometry/clearmeeting_p.h"
#include "geometry/overlappingpairs.h"
#include "geometry/predicates.h"
#include "geometry/vector.h"

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <iterator>

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

/// Appends the edges that come near a box; a single point is an edge as well.
void appendEdges(std::span<const QPointF> ring, bool isClosed, const Aabb2 &near, Edges &edges)
{
    if (ring.empty())
        return;
    const bool isPoint = ring.size() == 1;
    QPointF from = isClosed || isPoint ? ring.back() : ring.front();
    for (QPointF to : isClosed || isPoint ? ring : ring.subspan(1)) {
        // Told apart at once on one axis, most edges take two comparisons.
        if (std::min(from.x(), to.x()) <= near.max[0] && std::max(from.x(), to.x()) >= near.min[0]
            && std::min(from.y(), to.y()) <= near.max[1] && std::max(from.y(), to.y()) >= near.min[1])
            edges.append({from, to});
        from = to;
    }
}

void appendEdges(const Chain &chain, const Aabb2 &near, Edges &edges)
{
    chain.anyRing([&](std::span<const QPointF> ring) {
        appendEdges(ring, chain.isClosed, near, edges);
        return false;
    });
}

/// By the even-odd rule over all rings, the boundary included.
bool holdsPoint(const Chain &area, QPointF point)
{
    bool isInside = false;
    return area.bounds.contains(point) && (area.anyRing([&](std::span<const QPointF> ring) {
               const Location location = locate(point, ring);
               isInside ^= location == Location::Inside;
               return location == Location::Boundary;
           }) || isInside);
}

/// Whether a point of some ring lies in an area; when boundaries are apart, one point stands for its ring.
bool holdsRing(const Chain &area, const Chain &other)
{
    return other.anyRing(
        [&area](std::span<const QPointF> ring) { return !ring.empty() && holdsPoint(area, ring.front()); });
}

/// Sets meet where their boundaries do, or where one lies in the other.
bool chainsMeet(const Chain &a, Extent extentOfA, const Chain &b, Extent extentOfB)
{
    const Aabb2 common = a.bounds.intersected(b.bounds);
    Edges edgesOfA, edgesOfB;
    appendEdges(a, common, edgesOfA);
    appendEdges(b, common, edgesOfB);
    return anyMeet(edgesOfA, edgesOfB, Reading::Closed) || (a.isClosed && extentOfA == Extent::Area && holdsRing(a, b))
        || (b.isClosed && extentOfB == Extent::Area && holdsRing(b, a));
}

} // namespace

bool anyMeet(const QVarLengthArray<Segment, 64> &a, const QVarLengthArray<Segment, 64> &b, Reading reading)
{
    if (a.size() * b.size() <= manyPairs) {
        for (const Segment &own : a) {
            for (const Segment &other : b) {
                if (intersects(own, other, reading))
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
            return first < a.size() && second >= 0 && intersects(a[first], b[second], reading);
        });
    });
}

std::optional<bool> closedMeeting(const QuickPrimitive &a, const QuickPrimitive &b)
{
    if (const std::optional<bool> known = clearMeeting(a, b))
        return known;
    const auto *first = std::get_if<Chain>(&a.figure()), *second = std::get_if<Chain>(&b.figure());
    return first && second ? std::optional(chainsMeet(*first, a.extent(), *second, b.extent())) : std::nullopt;
}

} // namespace Trammel
