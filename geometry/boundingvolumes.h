#pragma once

#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/primitives.h>

#include <QtCore/QList>

#include <array>
#include <limits>
#include <optional>
#include <span>

namespace Trammel {

// Tight bounding volumes of points. Each contains all points exactly, because it is only rounded outward. The points
// may be in any order, repeated or collinear. The result is empty for no points, for NaN and for infinity. Use
// intersects() and contains() of predicates.h to test two volumes; for octagons, use Kdop::overlaps().

/// The convex hull: its corners without repeated or collinear ones, clockwise on screen from the leftmost one
/// (of several, the one with the least y). One point if all points are equal, two ends if all are collinear.
/// Exact. O(n log n), by A. M. Andrew's monotone chain.
TRAMMEL_GEOMETRY_EXPORT QList<QPointF> convexHull(std::span<const QPointF> points);

/// The smallest enclosing circle. The center is rounded. The radius is the least double with which the circle about
/// that center contains every point exactly; it is within 1e-12 of the smallest possible. A single point gives a radius
/// of zero. Nothing if the radius is too large for a double. O(n log n) for the hull, then about linear in its corners.
/// Source: E. Welzl, "Smallest enclosing disks", without recursion.
TRAMMEL_GEOMETRY_EXPORT std::optional<Circle> smallestCircle(std::span<const QPointF> points);

/// The minimum-area oriented bounding box of the points. One side lies along an edge of the convex hull, the first one
/// if several edges give the same area. The angle of the axis is in [0, 90) degrees. The axis and the center are
/// rounded. The half sizes are then rounded up until the set that Obb defines contains every point exactly, so
/// collinear points may give a height of a few units in the last place. Nothing if a number is too large for a double.
/// O(n log n) for the hull, then linear, by rotating calipers (H. Freeman, R. Shapira; G. Toussaint).
TRAMMEL_GEOMETRY_EXPORT std::optional<Obb> leastAreaBox(std::span<const QPointF> points);

/// An octagon with axis-parallel and diagonal sides (an 8-DOP): the points whose x, y, x + y and x - y each lie between
/// two bounds. The default is empty. Diagonal bounds of points are rounded outward. Source: J. T. Klosowski et al.,
/// "Efficient Collision Detection Using Bounding Volume Hierarchies of k-DOPs".
struct TRAMMEL_GEOMETRY_EXPORT Kdop
{
    static constexpr double Infinity = std::numeric_limits<double>::infinity();

    std::array<double, 4> min{Infinity, Infinity, Infinity, Infinity};
    std::array<double, 4> max{-Infinity, -Infinity, -Infinity, -Infinity};

    /// The smallest octagon about the points; linear in them.
    static Kdop around(std::span<const QPointF> points);

    /// Whether a lower bound exceeds its upper bound. True for NaN.
    bool isEmpty() const;
    /// Extends the octagon to contain a point. A point with NaN or infinity is ignored.
    void include(QPointF point);
    /// The smallest octagon that contains both.
    Kdop united(const Kdop &other) const;
    /// The octagon moved by an offset, rounded outward. Empty for an offset with NaN or infinity.
    Kdop translated(QPointF offset) const;

    /// Whether the bounds overlap along all four directions. With Reading::Open, a common bound alone does not count,
    /// unless both octagons are flat there. Exact if all bounds are tight, as for octagons about points. With loose
    /// bounds, it may be true for octagons that are apart, but it is never false for octagons that meet.
    bool overlaps(const Kdop &other, Reading reading = Reading::Closed) const;
    /// Whether the octagon contains the point; with Reading::Open, not on a bound. Exact.
    bool contains(QPointF point, Reading reading = Reading::Closed) const;
    /// Whether the octagon contains all of another. Every octagon contains the empty one.
    bool contains(const Kdop &other, Reading reading = Reading::Closed) const;

    friend bool operator==(const Kdop &, const Kdop &) = default;
};

} // namespace Trammel
