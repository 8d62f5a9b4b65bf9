#pragma once

#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/primitives.h>

#include <array>
#include <optional>
#include <span>
#include <type_traits>

namespace Trammel {

/// The minimum translation of two sets that meet: moving the second by normal * depth makes them just touch.
/// The normal has length one and points from the first to the second. If one set holds the other, the depth is
/// the length of the move out of it, not the overlap. Among translations of equal length up to rounding, the
/// one that leads most from center to center wins; if the centers coincide, the one that leads most toward (1,
/// 0). The depth is rounded; it is 0 if the sets touch.
struct Contact
{
    QPointF normal{1, 0};
    double depth = 0;
};

/// The argument type of the functions below: an upright or oriented box, a circle, or the hull of some points,
/// which are the corners of a convex polygon in either orientation (one or two points, repeated points and
/// collinear runs are allowed). Like a span, it refers to the points and must not outlive them.
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

    // The given points, or the view's own corners relative to its origin; for a circle, its center.
    std::span<const QPointF> m_points;
    std::array<QPointF, 4> m_own;
    std::size_t m_ownCount = 0;
    QPointF m_origin;
    double m_radius = 0;
    std::optional<Obb> m_box;
};

/// Whether two convex shapes meet. Exact, by separating axes that are not normalized. False for shapes without
/// points, for NaN and infinity. Linear in the product of the corner counts; use ConvexPolygon and SatBox for
/// shapes that are tested often. Nothing is allocated up to 64 corners. Source: S. Gottschalk, M. C. Lin, D.
/// Manocha, "OBBTree".
TRAMMEL_GEOMETRY_EXPORT bool intersects(const ConvexView &a, const ConvexView &b, Reading reading = Reading::Closed);

/// The minimum translation of two convex shapes; nothing exactly if intersects() is false. The cost is about
/// the same.
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> contact(const ConvexView &a, const ConvexView &b,
                                                       Reading reading = Reading::Closed);

/// An oriented box prepared for many tests, with precomputed separating axes.
class TRAMMEL_GEOMETRY_EXPORT SatBox
{
public:
    SatBox() : SatBox(Obb()) { }
    explicit SatBox(const Obb &box);

    const Obb &box() const { return m_box; }
    /// A bound on this box's share of the rounding errors of a test. Infinite if only exact arithmetic may
    /// decide: for an axis that is not a unit vector, huge coordinates, NaN and infinity.
    double slack() const { return m_slack; }

private:
    friend struct BoxAxes;

    Obb m_box;
    std::array<double, 2> m_halves;
    // The axis mirrored, and the axis with its coordinates exchanged. A vector's components along and across
    // the axis are its x times the first plus its y times the second.
    std::array<double, 2> m_mirrored;
    std::array<double, 2> m_exchanged;
    double m_slack;
};

/// As intersects() of two views, in a few nanoseconds.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const SatBox &a, const SatBox &b, Reading reading = Reading::Closed);

/// As intersects() and contact() of two views, in a tenth of the time.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const Obb &a, const Obb &b, Reading reading = Reading::Closed);
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> contact(const Obb &a, const Obb &b, Reading reading = Reading::Closed);

} // namespace Trammel
