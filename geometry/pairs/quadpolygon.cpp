#include "geometry/pairs/edgelines_p.h"
#include "geometry/pairs/predicates_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

#include <vector>

// Tests of a rubber band against polylines and polygons.

namespace Trammel {

namespace {

bool changesInside(const ConvexRing &ring, const Polygon &polygon)
{
    std::vector<Segment> edges;
    anyEdge(polygon, [&](QPointF a, QPointF b) {
        if (!same(a, b) && ring.meets({a, b}, Reading::Open))
            edges.push_back(inOrder({a, b}));
        return false;
    });
    const auto isInside = [&ring](QPointF point) { return ring.locate(point) == Location::Inside; };
    return anyLine(edges, [&](std::span<const Segment> line) { return changesAcross(line, isInside); });
}

/// Whether a point infinitely close to the center of a ring with an area is inside by the even-odd rule. Edges
/// through the center count as left of it.
bool isFilledAtCenter(const ConvexRing &ring, const Polygon &polygon)
{
    const auto center = [&](auto exact) { return exact(ring[0]) + exact(ring[1]) + exact(ring[2]); };
    const auto isBelow = [&](QPointF point) {
        return exactSign([&](auto exact) { return exact(point.y()) * exact(3) - center(exact).y; }) > 0;
    };
    bool isFilled = false;
    anyEdge(polygon, [&](QPointF a, QPointF b) {
        const bool isBelowA = isBelow(a);
        if (isBelowA != isBelow(b)) {
            const int turn =
                exactSign([&](auto exact) { return cross(exact(b) - exact(a), center(exact) - exact(a) * exact(3)); });
            isFilled ^= turn != 0 && (turn < 0) == isBelowA;
        }
        return false;
    });
    return isFilled;
}

/// The position at which an edge meets the line of a segment, as a fraction of the segment.
struct Stop
{
    Segment edge;
    /// Whether the edge passes to the other side of the line. Otherwise it lies on the line, and from is the
    /// position.
    bool crosses = true;
    int coverChange = 0;

    template <class Number> ExactVector<Number> fraction(const NumberMaker<Number> &exact, const Segment &segment) const
    {
        const auto along = exact(segment.to) - exact(segment.from);
        const auto offset = exact(edge.from) - exact(segment.from);
        if (!crosses)
            return {dot(offset, along), dot(along, along)};
        const auto way = exact(edge.to) - exact(edge.from);
        return {cross(offset, way), cross(along, way)};
    }

    /// The sign of this fraction minus a whole number.
    int compare(double whole, const Segment &segment) const
    {
        return exactSign([&](auto exact) {
            const auto [numerator, denominator] = fraction(exact, segment);
            return (numerator - denominator * exact(whole)) * denominator;
        });
    }

    int compare(const Stop &other, const Segment &segment) const
    {
        return exactSign([&](auto exact) {
            const auto [a, b] = fraction(exact, segment);
            const auto [c, d] = other.fraction(exact, segment);
            return (a * d - c * b) * b * d;
        });
    }
};

std::vector<Stop> stopsAlong(const Segment &segment, const Polygon &polygon)
{
    std::vector<Stop> stops;
    anyEdge(polygon, [&](QPointF a, QPointF b) {
        const int sideA = orientation(segment.from, segment.to, a);
        const int sideB = orientation(segment.from, segment.to, b);
        if ((sideA > 0) != (sideB > 0)) {
            stops.push_back({{a, b}});
        } else if (sideA == 0 && sideB == 0) {
            const bool isForward =
                exactSign([&](auto exact) { return dot(exact(b) - exact(a), exact(segment.to) - exact(segment.from)); })
                > 0;
            stops.push_back({{isForward ? a : b, a}, false, 1});
            stops.push_back({{isForward ? b : a, a}, false, -1});
        }
        return false;
    });
    std::sort(stops.begin(), stops.end(), [&](const Stop &a, const Stop &b) { return a.compare(b, segment) < 0; });
    return stops;
}

/// Whether the relative interior of a segment meets the area apart from its edges. Walks along the positive side
/// of the segment's line and keeps the even-odd state and the number of edges on the line itself.
bool segmentMeetsInside(const Segment &segment, const Polygon &polygon)
{
    const std::vector<Stop> stops = stopsAlong(segment, polygon);
    bool isFilled = false;
    int cover = 0;
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        isFilled ^= stops[i].crosses;
        cover += stops[i].coverChange;
        if (isFilled && cover == 0 && stops[i].compare(stops[i + 1], segment) < 0 && stops[i].compare(1, segment) < 0
            && stops[i + 1].compare(0, segment) > 0)
            return true;
    }
    return false;
}

bool areaMeets(const ConvexRing &ring, const Polygon &polygon, Reading reading)
{
    if (reading == Reading::Closed) {
        return anyEdge(polygon,
                       [&](QPointF a, QPointF b) {
                           return ring.meets({a, b}, reading);
                       })
            || locate(ring[0], polygon) == Location::Inside;
    }
    if (ring.size() == 1)
        return locate(ring[0], polygon) == Location::Inside;
    if (ring.size() == 2)
        return segmentMeetsInside(ring.edge(0), polygon);
    return changesInside(ring, polygon) || isFilledAtCenter(ring, polygon);
}

/// Includes the ends of all edges, since a closed curve has no free end.
bool curveMeets(const ConvexRing &ring, const Polygon &polygon, Reading reading)
{
    return anyEdge(polygon, [&](QPointF a, QPointF b) {
        return ring.meets({a, b}, reading) || (reading == Reading::Open && ring.locate(a) == Location::Inside);
    });
}

/// Whether the curve without its two free ends meets the ring's relative interior.
bool openChainMeets(const ConvexRing &ring, const QList<QPointF> &points)
{
    const bool isClosed = same(points.first(), points.last());
    qsizetype first = 0, last = points.size() - 1;
    while (first < last && same(points[first], points[first + 1]))
        ++first;
    while (last > first && same(points[last], points[last - 1]))
        --last;
    if (first == last)
        return ring.locate(points[first]) == Location::Inside;
    for (qsizetype i = first; i < last; ++i) {
        const bool isInner = i > first || isClosed;
        if (isInner && ring.locate(points[i]) == Location::Inside)
            return true;
        if (!same(points[i], points[i + 1]) && ring.meets({points[i], points[i + 1]}, Reading::Open))
            return true;
    }
    return false;
}

} // namespace

bool meets(const ConvexRing &ring, const Polyline &polyline, Extent, Reading reading)
{
    const QList<QPointF> &points = polyline.points;
    if (points.isEmpty())
        return false;
    if (reading == Reading::Open)
        return openChainMeets(ring, points);
    for (qsizetype i = 0; i < points.size(); ++i) {
        if (ring.meets({points[i], points[std::min(i + 1, points.size() - 1)]}, reading))
            return true;
    }
    return false;
}

bool meets(const ConvexRing &ring, const Polygon &polygon, Extent extent, Reading reading)
{
    return extent == Extent::Area ? areaMeets(ring, polygon, reading) : curveMeets(ring, polygon, reading);
}

} // namespace Trammel
