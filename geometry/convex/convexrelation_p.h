#pragma once

#include "geometry/numbers/exact_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/primitives.h>

#include <span>

namespace Trammel {

/// The relation of two convex sets: no common point; common points but disjoint relative interiors; or relative
/// interiors that meet.
enum class Meeting { Apart, Touching, Overlapping };

/// A corner with double coordinates, or a corner of an oriented box, center + s * halfWidth * axis + t *
/// halfHeight * perpendicular(axis), which doubles may be unable to hold. Exact in any number type.
struct ExactCorner
{
    QPointF point;
    /// Null for a corner given by its point.
    const Obb *box = nullptr;
    int s = 0;
    int t = 0;

    template <class Number> ExactVector<Number> at(const NumberMaker<Number> &exact) const
    {
        if (!box)
            return exact(point);
        const ExactVector<Number> axis = exact(box->axis);
        return exact(box->center) + axis * exact(s * box->halfWidth) + perpendicular(axis) * exact(t * box->halfHeight);
    }
};

inline int orientation(const ExactCorner &a, const ExactCorner &b, const ExactCorner &c)
{
    if (!a.box && !b.box && !c.box)
        return orientation(a.point, b.point, c.point);
    return exactSign([&](auto exact) { return cross(b.at(exact) - a.at(exact), c.at(exact) - a.at(exact)); });
}

/// Compares by x, then by y, which is the order along any line.
int comparePlaces(const ExactCorner &a, const ExactCorner &b);

/// The exact relation of two convex polygons. Their corners may be in either orientation, repeated or
/// collinear; one corner is a point, two are a segment. Apart if one has no corners.
Meeting meeting(std::span<const ExactCorner> a, std::span<const ExactCorner> b);

/// The exact relation of two oriented boxes.
Meeting meeting(const Obb &a, const Obb &b);

} // namespace Trammel
