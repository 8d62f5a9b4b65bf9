#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"

#include <array>
#include <optional>
#include <span>
#include <type_traits>

namespace Trammel {

/// How two sets that meet part by the shortest way: moving the second by normal * depth makes them touch and
/// no more. The normal has length one and points from the first to the second. When one set holds the other,
/// the depth is the way out, not the overlap. Of ways as short but for rounding it is the one that leads most
/// from centre to centre; with one centre, towards (1, 0). The depth is rounded; when they touch it is 0.
struct Contact
{
    QPointF normal{1, 0};
    double depth = 0;
};

/// A convex shape as the functions below take it: an upright or oriented box, a circle, or the hull of some
/// points, which are the corners of a convex polygon in either orientation (one or two points, repeated ones
/// and collinear runs are allowed). It refers to the points, as a span does, so it must not outlive them.
class TRAMMEL_GEOMETRY_EXPORT ConvexView
{
public:
    ConvexView(const Aabb2 &box);
    /// The set that Obb defines, not its rounded corners.
    ConvexView(const Obb &box);
    ConvexView(const Circle &circle);
    template <class Points>
    requires std::is_convertible_v<const Points &, std::span<const QPointF>> ConvexView(const Points &points)
        : m_points(points)
    {
    }

private:
    friend class ConvexViewAccess;

    // The points, or corners of its own relative to its origin; of a circle the centre.
    std::span<const QPointF> m_points;
    std::array<QPointF, 4> m_own;
    std::size_t m_ownCount = 0;
    QPointF m_origin;
    double m_radius = 0;
    std::optional<Obb> m_box;
};

/// Whether two convex shapes meet. Exact, by axes that are not normalised. False for shapes without points,
/// for NaN and infinity. Linear in the product of the corner counts; see ConvexPolygon and SatBox for shapes
/// that are asked often. Nothing is allocated up to 64 corners.
/// Source: S. Gottschalk, M. C. Lin, D. Manocha, "OBBTree".
TRAMMEL_GEOMETRY_EXPORT bool intersects(const ConvexView &a, const ConvexView &b, Reading reading = Reading::Closed);

/// How they part; nothing just where intersects() is false. At about the same cost.
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> contact(const ConvexView &a, const ConvexView &b,
                                                       Reading reading = Reading::Closed);

/// An oriented box with what its separating axes need kept ready: for a box that is tested often.
class TRAMMEL_GEOMETRY_EXPORT SatBox
{
public:
    SatBox() : SatBox(Obb()) { }
    explicit SatBox(const Obb &box);

    const Obb &box() const { return m_box; }
    /// How far rounding may lead a test astray on this box's account. Infinite where only exact arithmetic
    /// may decide: for an axis that is not a unit vector, huge coordinates, NaN and infinity.
    double slack() const { return m_slack; }

private:
    friend struct BoxAxes;

    Obb m_box;
    std::array<double, 2> m_halves;
    // The axis mirrored, and the axis with its coordinates exchanged: a vector's places along the axis and
    // across it are its x times the first plus its y times the second.
    std::array<double, 2> m_mirrored;
    std::array<double, 2> m_exchanged;
    double m_slack;
};

/// The same as for views, in a few nanoseconds.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const SatBox &a, const SatBox &b, Reading reading = Reading::Closed);

/// The same as for views, in a tenth of the time.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const Obb &a, const Obb &b, Reading reading = Reading::Closed);
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> contact(const Obb &a, const Obb &b, Reading reading = Reading::Closed);

} // namespace Trammel
