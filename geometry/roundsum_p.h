#pragma once

#include "geometry/convexpart_p.h"
#include "geometry/vector.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// The frame in which what is round about two parts, circles or one ellipse, is the disc of radius 1: there,
/// the moves by which they meet are the points within 1 of the difference of their cores. A radius that is less
/// than 1e-12 of what both span counts as so much.
struct RoundFrame
{
    RoundFrame(const ConvexPart &a, const ConvexPart &b);

    QPointF to(QPointF vector) const
    {
        const QPointF along = unrotated(vector, axis);
        return {along.x() / radiusX, along.y() / radiusY};
    }
    QPointF from(QPointF place) const { return rotated({place.x() * radiusX, place.y() * radiusY}, axis); }
    /// The direction across a line in the frame whose normal outside it is given.
    QPointF normalTo(QPointF normal) const
    {
        const QPointF along = unrotated(normal, axis);
        return {along.x() * radiusX, along.y() * radiusY};
    }
    /// The direction across a line whose normal in the frame is given.
    QPointF normalFrom(QPointF normal) const { return rotated({normal.x() / radiusX, normal.y() / radiusY}, axis); }

    /// How far the disc's image reaches across a vector, times the vector's length, squared.
    template <class Number>
    Number squaredReach(const NumberMaker<Number> &exact, const ExactVector<Number> &along) const
    {
        if (!ellipse)
            return radius(exact) * radius(exact) * dot(along, along);
        const Number x = exact(ellipse->radiusX) * cross(along, exact(ellipse->axis));
        const Number y = exact(ellipse->radiusY) * dot(along, exact(ellipse->axis));
        return x * x + y * y;
    }
    template <class Number> Number radius(const NumberMaker<Number> &exact) const
    {
        return exact(radii[0]) + exact(radii[1]);
    }

    QPointF axis{1, 0};
    double radiusX = 1;
    double radiusY = 1;
    /// The disc's image, where it is an ellipse.
    std::optional<Ellipse> ellipse;
    /// Else their sum is its radius.
    std::array<double, 2> radii{};
};

/// The corners of what a part is without its radius; of an ellipse, the centre.
std::span<const QPointF> coreOf(const ConvexPart &part);
ExactCorner coreCorner(const ConvexPart &part, std::size_t corner);

/// The way from the second to the first, within 1e-14 of itself.
QPointF differenceOf(const ExactCorner &a, const ExactCorner &b);

/// The corners of the difference of two cores, clockwise, in the frame.
std::vector<QPointF> differenceOfCores(const ConvexPart &a, const ConvexPart &b, const RoundFrame &frame);

/// An open range of a line.
struct OpenRange
{
    double begin;
    double end;
};

/// Where on a line, in units of its direction, it is less than a radius away from a convex ring, a segment or
/// a point.
std::optional<OpenRange> rangeWithin(std::span<const QPointF> core, double radius, QPointF from, QPointF along);

} // namespace Trammel
