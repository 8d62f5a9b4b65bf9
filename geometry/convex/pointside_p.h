#pragma once

#include "geometry/numbers/exact_p.h"
#include <trammel/geometry/primitives.h>

#include <algorithm>

namespace Trammel {

/// An equivalent box whose axis is not zero.
inline Obb withDirection(const Obb &box)
{
    return box.axis.x() == 0 && box.axis.y() == 0 ? Obb{box.center, 0, 0, QPointF(1, 0)} : box;
}

inline bool hasArea(const Obb &box)
{
    return box.halfWidth != 0 && box.halfHeight != 0 && (box.axis.x() != 0 || box.axis.y() != 0);
}

inline bool hasArea(const Ellipse &ellipse)
{
    return ellipse.radiusX != 0 && ellipse.radiusY != 0 && (ellipse.axis.x() != 0 || ellipse.axis.y() != 0);
}

/// An ellipse without area, as a box that is a segment or a point.
inline Obb asSegment(const Ellipse &ellipse)
{
    return withDirection({ellipse.center, ellipse.radiusX, ellipse.radiusY, ellipse.axis});
}

// The side of a shape's boundary on which a point lies: -1 inside, 0 on it, 1 outside. The point is a polynomial:
// a function from a number maker to a vector, such as fixed(p) or the midpoint of two points.

inline auto fixed(QPointF point)
{
    return [point](auto exact) { return exact(point); };
}

template <class Point> int sideOf(const Point &point, const Obb &box)
{
    const int along = exactSign([&](auto exact) {
        const auto axis = exact(box.axis);
        return abs(dot(point(exact) - exact(box.center), axis)) - abs(exact(box.halfWidth)) * dot(axis, axis);
    });
    if (along > 0)
        return 1;
    const int across = exactSign([&](auto exact) {
        const auto axis = exact(box.axis);
        return abs(cross(axis, point(exact) - exact(box.center))) - abs(exact(box.halfHeight)) * dot(axis, axis);
    });
    return std::max(along, across);
}

template <class Point> int sideOf(const Point &point, const Circle &circle)
{
    return exactSign([&](auto exact) {
        const auto offset = point(exact) - exact(circle.center);
        const auto radius = exact(circle.radius);
        return dot(offset, offset) - radius * radius;
    });
}

/// The ellipse must have an area.
template <class Point> int sideOf(const Point &point, const Ellipse &ellipse)
{
    return exactSign([&](auto exact) {
        const auto axis = exact(ellipse.axis);
        const auto offset = point(exact) - exact(ellipse.center);
        const auto x = dot(offset, axis) * exact(ellipse.radiusY);
        const auto y = cross(axis, offset) * exact(ellipse.radiusX);
        const auto limit = exact(ellipse.radiusX) * exact(ellipse.radiusY) * dot(axis, axis);
        return x * x + y * y - limit * limit;
    });
}

/// How far a point lies beyond a box's half sizes, along its axis (x) and across it (y), times the length of the axis.
template <class Number>
ExactVector<Number> excess(const NumberMaker<Number> &exact, const ExactVector<Number> &point, const Obb &box)
{
    const auto axis = exact(box.axis);
    const auto offset = point - exact(box.center);
    const auto square = dot(axis, axis);
    return {abs(dot(offset, axis)) - abs(exact(box.halfWidth)) * square,
            abs(cross(axis, offset)) - abs(exact(box.halfHeight)) * square};
}

/// Neither the radius nor the core's axis may be zero.
template <class Point> int sideOf(const Point &point, const RoundedBox &box)
{
    const bool isBeside = exactSign([&](auto exact) { return excess(exact, point(exact), box.core).x; }) > 0;
    const bool isAbove = exactSign([&](auto exact) { return excess(exact, point(exact), box.core).y; }) > 0;
    if (!isBeside && !isAbove)
        return -1;
    return exactSign([&](auto exact) {
        const auto [x, y] = excess(exact, point(exact), box.core);
        const auto axis = exact(box.core.axis);
        const auto limit = exact(box.radius) * exact(box.radius) * dot(axis, axis);
        return (isBeside ? x * x : exact(0)) + (isAbove ? y * y : exact(0)) - limit;
    });
}

} // namespace Trammel
