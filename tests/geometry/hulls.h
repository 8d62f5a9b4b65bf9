#pragma once

#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/predicates.h>

#include <span>

// The general intersects() and contact() for lists of points, which stand for their convex hulls, and any other kind.

template <class Shape>
concept PointList = std::is_convertible_v<const Shape &, std::span<const QPointF>>;

template <class Shape> decltype(auto) hullOf(const Shape &shape)
{
    if constexpr (PointList<Shape>)
        return Trammel::ConvexPolygon(shape);
    else
        return (shape);
}

template <class First, class Second>
requires(PointList<First> || PointList<Second>) bool intersects(const First &a, const Second &b,
                                                                Trammel::Reading reading = Trammel::Reading::Closed)
{
    const auto &first = hullOf(a);
    const auto &second = hullOf(b);
    return Trammel::intersects(Trammel::PrimitiveView(first), Trammel::PrimitiveView(second), reading);
}

template <class First, class Second>
requires(PointList<First> || PointList<Second>) std::optional<Trammel::Contact> contact(
    const First &a, const Second &b, Trammel::Reading reading = Trammel::Reading::Closed)
{
    const auto &first = hullOf(a);
    const auto &second = hullOf(b);
    return Trammel::contactOfViews(Trammel::PrimitiveView(first), Trammel::PrimitiveView(second), reading);
}
