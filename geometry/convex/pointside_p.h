#pragma once

#include "geometry/numbers/distancesign_p.h"
#include <trammel/geometry/primitives.h>

#include <algorithm>
#include <utility>

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

// The side of a shape's boundary on which a point lies: -1 inside, 0 on it, 1 outside. The point is a polynomial: a
// function from a number maker to a vector, such as fixed(p) or the midpoint of two points, or to a Weighted point. The
// sides are the signs of powers, which are also polynomials.

inline auto fixed(QPointF point)
{
    return [point](auto exact) { return exact(point); };
}

/// The weight of a plain vector, by which multiplication is free.
struct Unweighted
{
    template <class Value> friend Value operator*(const Value &value, Unweighted) { return value; }
    friend Unweighted abs(Unweighted weight) { return weight; }
};

template <class Number> std::pair<ExactVector<Number>, Unweighted> withWeight(const ExactVector<Number> &point)
{
    return {point, {}};
}

template <class Number> const Weighted<Number> &withWeight(const Weighted<Number> &point)
{
    return point;
}

template <class Number, class Point>
Number powerOf(const NumberMaker<Number> &exact, const Point &place, const Circle &circle)
{
    const auto &[point, weight] = withWeight(place);
    const auto offset = point - exact(circle.center) * weight;
    const auto radius = exact(circle.radius) * weight;
    return dot(offset, offset) - radius * radius;
}

/// The ellipse must have an area.
template <class Number, class Point>
Number powerOf(const NumberMaker<Number> &exact, const Point &place, const Ellipse &ellipse)
{
    const auto &[point, weight] = withWeight(place);
    const auto offset = inCircleFrame(exact, point - exact(ellipse.center) * weight, ellipse);
    const auto limit = circleFrameRadius(exact, ellipse) * weight;
    return dot(offset, offset) - limit * limit;
}

/// How far a point lies beyond a box's half sizes, along its axis (x) and across it (y), times the length of the axis
/// and the magnitude of the weight.
template <class Number, class Point>
ExactVector<Number> excess(const NumberMaker<Number> &exact, const Point &place, const Obb &box)
{
    const auto &[point, weight] = withWeight(place);
    const auto axis = exact(box.axis);
    const auto offset = point - exact(box.center) * weight;
    const auto scale = dot(axis, axis) * abs(weight);
    return {abs(dot(offset, axis)) - abs(exact(box.halfWidth)) * scale,
            abs(cross(axis, offset)) - abs(exact(box.halfHeight)) * scale};
}

/// Whether a point lies beyond a box's half sizes, along its axis (x) and across it (y): -1 if not, 0 at the side.
struct ExcessSigns
{
    template <class Point>
    ExcessSigns(const Point &point, const Obb &box)
        : x(exactSign([&](auto exact) { return excess(exact, point(exact), box).x; })),
          y(exactSign([&](auto exact) { return excess(exact, point(exact), box).y; }))
    {
    }

    int x;
    int y;
};

/// For a point beyond the half sizes of the core.
template <class Number, class Point>
Number powerOf(const NumberMaker<Number> &exact, const Point &place, const RoundedBox &box, const ExcessSigns &signs)
{
    const auto &[point, weight] = withWeight(place);
    const auto [x, y] = excess(exact, place, box.core);
    const auto axis = exact(box.core.axis);
    const auto limit = exact(box.radius) * exact(box.radius) * dot(axis, axis) * weight * weight;
    return (signs.x > 0 ? x * x : exact(0)) + (signs.y > 0 ? y * y : exact(0)) - limit;
}

template <class Point> int sideOf(const Point &point, const Obb &box)
{
    const ExcessSigns signs(point, box);
    return std::max(signs.x, signs.y);
}

template <class Point, class Round> int sideOf(const Point &point, const Round &round)
{
    return exactSign([&](auto exact) { return powerOf(exact, point(exact), round); });
}

/// Neither the radius nor the core's axis may be zero.
template <class Point> int sideOf(const Point &point, const RoundedBox &box)
{
    const ExcessSigns signs(point, box.core);
    if (signs.x <= 0 && signs.y <= 0)
        return -1;
    return exactSign([&](auto exact) { return powerOf(exact, point(exact), box, signs); });
}

} // namespace Trammel
