#pragma once

#include <trammel/geometry/predicates.h>

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// A polygon or a polyline. Refers to points that are stored elsewhere.
struct Chain
{
    Chain(const Polyline &polyline);
    Chain(const Polygon &polygon);
    /// A polygon without holes, or a polyline.
    Chain(std::span<const QPointF> points, bool areClosed);

    std::span<const QPointF> outline;
    std::span<const QList<QPointF>> holes;
    bool isClosed;
    /// Empty if there are no points or one is not finite.
    Aabb2 bounds;

    /// Whether the set is an area. A polyline never is.
    bool isArea(Extent extent) const { return isClosed && extent == Extent::Area; }

    /// The location of a point relative to the area of a polygon.
    Location locate(QPointF point) const;

    /// Whether a function returns true for any ring.
    template <class Function> bool anyRing(const Function &function) const
    {
        return function(outline) || std::any_of(holes.begin(), holes.end(), [&function](const QList<QPointF> &hole) {
                   return function(std::span<const QPointF>(hole));
               });
    }

    /// Whether a function returns true for any point.
    template <class Function> bool anyPoint(const Function &function) const
    {
        return anyRing([&](std::span<const QPointF> ring) { return std::any_of(ring.begin(), ring.end(), function); });
    }

    /// Calls test(from, to) for the edges until it returns true, with references to the stored points. A ring or a
    /// polyline of a single point has one edge, from this point to itself.
    template <class Test> bool anyEdge(const Test &test) const
    {
        const bool hasFirst = isClosed || outline.size() == 1;
        return anyRing([&](std::span<const QPointF> ring) {
            std::size_t last = hasFirst ? ring.size() - 1 : 0;
            for (std::size_t i = hasFirst ? 0 : 1; i < ring.size(); last = i++) {
                if (test(ring[last], ring[i]))
                    return true;
            }
            return false;
        });
    }
};

/// The points of all rings: the outline's, then each hole's.
std::vector<QPointF> pointsOf(const Polygon &polygon);
std::size_t pointCount(const Polygon &polygon);

/// The segment that a polygon covers if all its points lie on one line and its rings leave no gap; without length if
/// the points coincide. Nothing for other polygons, and for NaN and infinity. Exact.
std::optional<Segment> flatSegment(const Chain &polygon);

} // namespace Trammel
