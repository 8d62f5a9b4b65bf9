#pragma once

#include "geometry/numbers/exact_p.h"
#include <trammel/geometry/primitives.h>

#include <algorithm>

namespace Trammel {

// Exact signs of distance comparisons for round sets. Points and numbers are polynomials: functions of a
// NumberMaker.

/// The sign of a - sqrt(square). The square must not be negative.
template <class Polynomial, class Square> int signOfRootDifference(const Polynomial &a, const Square &square)
{
    const int sign = exactSign(a);
    if (sign <= 0)
        return exactSign(square) > 0 ? -1 : sign;
    return exactSign([&](auto exact) { return a(exact) * a(exact) - square(exact); });
}

/// The sign of the difference between the distance of a point from a segment and a radius. The radius must not be
/// negative.
template <class Point, class From, class To, class Radius>
int compareDistance(const Point &point, const From &from, const To &to, const Radius &radius)
{
    const int beforeStart =
        exactSign([&](auto exact) { return dot(point(exact) - from(exact), to(exact) - from(exact)); });
    const int beforeEnd = exactSign([&](auto exact) { return dot(to(exact) - point(exact), to(exact) - from(exact)); });
    if (beforeStart > 0 && beforeEnd > 0) {
        return exactSign([&](auto exact) {
            const auto along = to(exact) - from(exact);
            const auto area = cross(along, point(exact) - from(exact));
            return area * area - radius(exact) * radius(exact) * dot(along, along);
        });
    }
    return exactSign([&](auto exact) {
        const auto offset = point(exact) - (beforeStart > 0 ? to(exact) : from(exact));
        return dot(offset, offset) - radius(exact) * radius(exact);
    });
}

/// The sign of the difference between the least distance of some points from the edges of a closed chain and a radius.
template <class PointAt, class CornerAt, class Radius>
int compareDistances(std::size_t pointCount, const PointAt &pointAt, std::size_t cornerCount, const CornerAt &cornerAt,
                     const Radius &radius)
{
    int least = 1;
    for (std::size_t i = 0; i < pointCount && least > -1; ++i) {
        for (std::size_t j = 0; j < cornerCount && least > -1; ++j) {
            const std::size_t following = j + 1 == cornerCount ? 0 : j + 1;
            least = std::min(least,
                             compareDistance([&](auto exact) { return pointAt(i, exact); },
                                             [&](auto exact) { return cornerAt(j, exact); },
                                             [&](auto exact) { return cornerAt(following, exact); }, radius));
        }
    }
    return least;
}

/// Maps an offset from the center of an ellipse into the frame where the ellipse is a circle with circleFrameRadius().
template <class Number>
inline ExactVector<Number> inCircleFrame(const NumberMaker<Number> &exact, const ExactVector<Number> &offset,
                                         const Ellipse &ellipse)
{
    const ExactVector<Number> axis = exact(ellipse.axis);
    return {dot(offset, axis) * exact(ellipse.radiusY), cross(axis, offset) * exact(ellipse.radiusX)};
}

/// The radius of the ellipse in its circle frame; not negative if the ellipse's radii are not.
template <class Number> Number circleFrameRadius(const NumberMaker<Number> &exact, const Ellipse &ellipse)
{
    const ExactVector<Number> axis = exact(ellipse.axis);
    return exact(ellipse.radiusX) * exact(ellipse.radiusY) * dot(axis, axis);
}

/// The squared extent of an ellipse across a vector, times the vector's squared length.
template <class Number>
Number squaredReach(const NumberMaker<Number> &exact, const ExactVector<Number> &along, const Ellipse &ellipse)
{
    const Number x = exact(ellipse.radiusX) * cross(along, exact(ellipse.axis));
    const Number y = exact(ellipse.radiusY) * dot(along, exact(ellipse.axis));
    return x * x + y * y;
}

} // namespace Trammel
