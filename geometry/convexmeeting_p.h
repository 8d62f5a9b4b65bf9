#pragma once

#include "geometry/exact_p.h"
#include "geometry/orientation.h"
#include "geometry/primitives.h"

#include <span>

namespace Trammel {

/// How two convex sets lie: without a common point, with common points but their relative interiors
/// apart, or with relative interiors that meet.
enum class Meeting { Apart, Touching, Overlapping };

/// A corner by its double coordinates, or one of an oriented box, centre + s * halfWidth * axis
/// + t * halfHeight * perpendicular(axis), that no doubles may hold. Exact in any number type.
struct ExactCorner
{
    QPointF point;
    /// Null for a corner that is its point.
    const Obb *box = nullptr;
    int s = 0;
    int t = 0;

    template <class Number> ExactVector<Number> at(const NumberMaker<Number> &exact) const
    {
        if (!box)
            return exact(point);
        const ExactVector<Number> axis = exact(box->axis);
        return exact(box->centre) + axis * exact(s * box->halfWidth) + perpendicular(axis) * exact(t * box->halfHeight);
    }
};

inline int orientation(const ExactCorner &a, const ExactCorner &b, const ExactCorner &c)
{
    if (!a.box && !b.box && !c.box)
        return orientation(a.point, b.point, c.point);
    return exactSign([&](auto exact) { return cross(b.at(exact) - a.at(exact), c.at(exact) - a.at(exact)); });
}

/// Order by x, then by y: the order along any line.
int comparePlaces(const ExactCorner &a, const ExactCorner &b);

/// How two convex polygons lie, exactly: corners in either orientation, repeated and collinear ones
/// allowed; one corner is a point, two are a segment. Apart when one has none.
Meeting meeting(std::span<const ExactCorner> a, std::span<const ExactCorner> b);

/// How two oriented boxes lie, exactly.
Meeting meeting(const Obb &a, const Obb &b);

} // namespace Trammel
