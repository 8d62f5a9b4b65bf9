#pragma once

#include "geometry/convex/convex_p.h"
#include "geometry/numbers/distancesign_p.h"
#include <trammel/geometry/vector.h>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// The frame in which the round shape around the cores of two parts (the sum of two circles, or one ellipse) is the
/// unit disc. In this frame, the moves by which the parts meet are the points within 1 of the difference of the
/// cores. A radius below 1e-12 of the width plus the height of both parts together counts as that length.
struct RoundFrame
{
    RoundFrame(const Convex &a, const Convex &b);

    QPointF to(QPointF vector) const
    {
        const QPointF along = unrotated(vector, axis);
        return {along.x() / radiusX, along.y() / radiusY};
    }
    QPointF from(QPointF place) const { return rotated({place.x() * radiusX, place.y() * radiusY}, axis); }
    /// Maps a normal of a line into the frame, without normalizing it.
    QPointF normalTo(QPointF normal) const
    {
        const QPointF along = unrotated(normal, axis);
        return {along.x() * radiusX, along.y() * radiusY};
    }
    /// Maps a normal of a line out of the frame, without normalizing it.
    QPointF normalFrom(QPointF normal) const { return rotated({normal.x() / radiusX, normal.y() / radiusY}, axis); }

    /// The squared half width of the disc's image, measured across a vector, times the vector's squared length.
    template <class Number>
    Number squaredReach(const NumberMaker<Number> &exact, const ExactVector<Number> &along) const
    {
        return ellipse ? Trammel::squaredReach(exact, along, *ellipse)
                       : radius(exact) * radius(exact) * dot(along, along);
    }
    template <class Number> Number radius(const NumberMaker<Number> &exact) const
    {
        return exact(radii[0]) + exact(radii[1]);
    }

    QPointF axis{1, 0};
    double radiusX = 1;
    double radiusY = 1;
    /// The disc's image, if it is an ellipse.
    std::optional<Ellipse> ellipse;
    /// The sum of these is the radius of the disc's image, if it is a circle.
    std::array<double, 2> radii{};
};

/// The corners of a part's hull, without the radius; for an ellipse, its center.
std::span<const QPointF> coreOf(const Convex &part);
ExactCorner coreCorner(const Convex &part, std::size_t corner);

/// The vector from the second corner to the first, with a relative error of at most 1e-14.
QPointF differenceOf(const ExactCorner &a, const ExactCorner &b);

/// The corners of the difference of two cores, clockwise, in the frame.
std::vector<QPointF> differenceOfCores(const Convex &a, const Convex &b, const RoundFrame &frame);

/// An open range of a line.
struct OpenRange
{
    double begin;
    double end;
};

/// The range of s in which from + s * along is closer than a radius to the core: a convex ring, a segment or a point.
/// Nothing if the range is empty.
std::optional<OpenRange> rangeWithin(std::span<const QPointF> core, double radius, QPointF from, QPointF along);

} // namespace Trammel
