#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"

#include <QtCore/QList>

#include <array>
#include <limits>
#include <optional>
#include <span>

namespace Trammel {

// What holds some points with little room to spare. Each holds all of them to the last bit: rounding only
// ever goes outward. Points in any order, repeated or in line; the answer is empty for no points, for NaN and
// for infinity. Whether two volumes meet is asked with intersects() of sat.h, of octagons with Kdop::overlaps().

/// The convex hull: the corners that are needed and no others, so none repeated and no three in line,
/// clockwise on screen from the leftmost (of those the least y). One point for points that are all equal, the
/// two ends for points in line. Exact. O(n log n) by A. M. Andrew's monotone chain.
TRAMMEL_GEOMETRY_EXPORT QList<QPointF> convexHull(std::span<const QPointF> points);

/// The smallest circle about the points. The centre is rounded; the radius is the least double with which the
/// circle about that centre holds every point exactly, within 1e-12 of the smallest possible. One point
/// gives a radius of zero. Nothing where the radius is too large for a double. O(n log n) for the hull, then
/// about linear in its corners, by E. Welzl's "Smallest enclosing disks" without recursion.
TRAMMEL_GEOMETRY_EXPORT std::optional<Circle> smallestCircle(std::span<const QPointF> points);

/// The oriented box of the least area about the points, with an axis along an edge of their hull and in
/// [0, 90) degrees; of areas as small, the first edge's. Axis and centre are rounded, then the half sizes are
/// rounded up until the set that Obb defines holds every point exactly: points in line may give it a height
/// of a few units in the last place. Nothing where a number is too large for a double. O(n log n) for the
/// hull, then linear, by rotating calipers (H. Freeman, R. Shapira; G. Toussaint).
TRAMMEL_GEOMETRY_EXPORT std::optional<Obb> leastAreaBox(std::span<const QPointF> points);

/// An octagon with upright and diagonal sides (an 8-DOP): what lies between two bounds along each of
/// x, y, x + y and x - y. The default is empty. Bounds of points along the diagonals are rounded outward. Source: J. T.
/// Klosowski et al., "Efficient Collision Detection Using Bounding Volume Hierarchies of k-DOPs".
struct TRAMMEL_GEOMETRY_EXPORT Kdop
{
    static constexpr double Infinity = std::numeric_limits<double>::infinity();

    std::array<double, 4> min{Infinity, Infinity, Infinity, Infinity};
    std::array<double, 4> max{-Infinity, -Infinity, -Infinity, -Infinity};

    /// The least octagon about the points; linear in them.
    static Kdop around(std::span<const QPointF> points);

    /// True when a pair of bounds has nothing between them; also for NaN.
    bool isEmpty() const;
    /// The least octagon that holds this one and a point; one with NaN or infinity is passed over.
    void include(QPointF point);
    /// The least octagon that holds both.
    Kdop united(const Kdop &other) const;
    /// Moved, rounded outward.
    Kdop translated(QPointF offset) const;

    /// Whether the bounds overlap along all four directions; with Reading::Open, by more than a common
    /// bound. Exact for octagons about points, whose every bound is reached; of others that would be wider
    /// than their own corners it may say yes when they are apart, never no when they meet.
    bool overlaps(const Kdop &other, Reading reading = Reading::Closed) const;
    /// Whether the octagon holds the point; with Reading::Open, off its bounds. Exact.
    bool contains(QPointF point, Reading reading = Reading::Closed) const;
    /// Whether it holds all of another; the empty one lies in every octagon.
    bool contains(const Kdop &other, Reading reading = Reading::Closed) const;

    friend bool operator==(const Kdop &, const Kdop &) = default;
};

/// Whether a circle or an oriented box holds a point, or all of another one; with Reading::Open, in its
/// relative interior. Exact. False for NaN and infinity.
TRAMMEL_GEOMETRY_EXPORT bool contains(const Circle &circle, QPointF point, Reading reading = Reading::Closed);
TRAMMEL_GEOMETRY_EXPORT bool contains(const Circle &circle, const Circle &other, Reading reading = Reading::Closed);
TRAMMEL_GEOMETRY_EXPORT bool contains(const Obb &box, QPointF point, Reading reading = Reading::Closed);
TRAMMEL_GEOMETRY_EXPORT bool contains(const Obb &box, const Obb &other, Reading reading = Reading::Closed);

} // namespace Trammel
