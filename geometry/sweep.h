#pragma once

#include "geometry/collision.h"
#include "geometry/geometry_export.h"

#include <QtCore/QPointF>

#include <optional>
#include <span>

namespace Trammel {

/// Where a moving shape first touches another so that it cannot go on without overlapping it.
struct Touch
{
    /// The share of the motion that is free, in [0, 1).
    double fraction = 0;
    /// A point that both shapes have there, up to rounding.
    QPointF point;
    /// Of length one, from the obstacle towards the moving shape.
    QPointF normal{1, 0};
    /// Which of the obstacles.
    std::size_t obstacle = 0;
    /// They overlap before the motion; the normal is then the shortest way out, if both are areas.
    bool startsOverlapping = false;
};

/// The first touch of a shape that is moved along a vector with a shape at rest; nothing where the whole motion
/// is free. Continuous: nothing is passed through, however thin or far away, and a way along which shapes
/// only graze each other is free, as is a slot that fits exactly.
///
/// Areas are held by each other's interiors, a curve by what it would enter or cross: an outline by what it
/// meets from outside, and from inside by what it holds. Shapes that touch at the start hold each other only
/// against motions into each other; those that overlap touch at fraction 0. Lines that lie along each other
/// have no side, and hold nothing while they do; nor does a point hold another point.
///
/// What overlaps by no more than a least depth, as collide() counts it, counts as touching: use some 1e-12 of
/// the coordinates, or more, for shapes that stand where an earlier touch, rounded to doubles, has put them.
///
/// With a least depth of zero, shapes with straight edges are decided exactly, and the fraction is rounded to
/// 1e-14 relative; circular ones overlap by no more than 1e-13 of the sizes when moved by it, ellipses by 1e-12. The
/// time grows with the number of pairs of convex pieces whose boxes meet along the way. Nothing for NaN, infinity
/// and a negative least depth.
TRAMMEL_GEOMETRY_EXPORT std::optional<Touch> sweep(const Collider &moving, QPointF motion, const Collider &obstacle,
                                                   double leastDepth = 0);

/// The first touch with any of some obstacles; of those at one fraction, the one against which the motion leads most.
TRAMMEL_GEOMETRY_EXPORT std::optional<Touch> sweep(const Collider &moving, QPointF motion,
                                                   std::span<const Collider> obstacles, double leastDepth = 0);

/// The free part of a motion along obstacles: where the shape touches one, what is left of the motion goes on
/// along it, until it is used up, would lead back, or two obstacles hold the shape in a corner. Returns the whole way
/// from where it stands; the shape may be put there at once, with no overlap deeper than the least depth, which is
/// taken as 1e-12 of the coordinates where it is less. Obstacles that overlap the shape at the start hold nothing, so
/// that it can be moved out. No way for NaN and infinity.
TRAMMEL_GEOMETRY_EXPORT QPointF slide(const Collider &moving, QPointF motion, std::span<const Collider> obstacles,
                                      double leastDepth = 0);

} // namespace Trammel
