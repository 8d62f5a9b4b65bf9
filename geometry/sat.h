#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"

#include <array>
#include <optional>
#include <span>

namespace Trammel {

/// How two sets that meet part by the shortest way: moving the second by normal * depth makes them touch and
/// no more. The normal has length one and points from the first to the second. When one set holds the other,
/// the depth is the way out, not the overlap. Sets with one centre that part as shortly in several
/// directions do along (1, 0) if that is one of them. The depth is rounded; it is 0 just when they touch.
struct Contact
{
    QPointF normal{1, 0};
    double depth = 0;
};

// Two names for every pair of upright boxes, oriented boxes, circles and convex polygons (in spans: of
// either orientation; one or two points, repeated ones and collinear runs are allowed). intersects() is
// exact, by axes that are not normalised. contact() answers nothing just where intersects() is false. No
// points, NaN and infinity meet nothing. Nothing is allocated up to 64 corners.
//
// Source of the method: S. Gottschalk, M. C. Lin, D. Manocha, "OBBTree".

TRAMMEL_GEOMETRY_EXPORT bool intersects(std::span<const QPointF> a, std::span<const QPointF> b,
                                        Reading reading = Reading::Closed);
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> contact(std::span<const QPointF> a, std::span<const QPointF> b,
                                                       Reading reading = Reading::Closed);

/// For the sets that Obb defines, not for their rounded corners.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const Obb &a, const Obb &b, Reading reading = Reading::Closed);
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> contact(const Obb &a, const Obb &b, Reading reading = Reading::Closed);

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

TRAMMEL_GEOMETRY_EXPORT bool intersects(const SatBox &a, const SatBox &b, Reading reading = Reading::Closed);

} // namespace Trammel
