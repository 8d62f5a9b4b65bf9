#pragma once

#include <trammel/geometry/collision.h>
#include <trammel/geometry/geometry_export.h>

#include <QtCore/QPointF>

#include <optional>
#include <span>

namespace Trammel {

/// The first touch of a moving shape with another, beyond which they would overlap.
struct Touch
{
    /// The fraction of the motion that is free, in [0, 1).
    double fraction = 0;
    /// A common point of both shapes at the touch, up to rounding.
    QPointF point;
    /// The unit normal, from the obstacle toward the moving shape.
    QPointF normal{1, 0};
    /// The index of the obstacle.
    std::size_t obstacle = 0;
    /// Whether the shapes overlap before the motion. If both are areas, the normal is then that of the minimum
    /// translation.
    bool startsOverlapping = false;
};

/// The first touch of a shape that moves along a vector with a shape at rest; nothing if the whole motion is
/// free. The sweep is continuous: it passes through nothing, however thin or far away. A motion along which
/// shapes only graze each other is free, as is one through a slot that fits exactly.
///
/// Areas are stopped by each other's interiors. A curve is stopped by a shape that it would enter or cross: an
/// outline, from outside by a shape that it meets, and from inside by a shape that it holds. Shapes that touch
/// at the start stop only motions into each other; shapes that overlap at the start touch at fraction 0. Lines
/// that lie along each other have no side and stop nothing while they do; a point does not stop another point.
///
/// An overlap of at most leastDepth, measured as in collide(), counts as touching. Use about 1e-12 of the
/// coordinates, or more, for a shape that was moved to an earlier touch, since its position is rounded to
/// doubles.
///
/// With a leastDepth of zero, shapes with straight edges are decided exactly, and the fraction is rounded to
/// 1e-14 relative. Moved by that fraction, circular shapes overlap by at most 1e-13 of the sizes, ellipses by
/// 1e-12. The time grows with the number of pairs of convex pieces whose boxes meet along the motion. Nothing
/// for NaN, infinity and a negative leastDepth.
TRAMMEL_GEOMETRY_EXPORT std::optional<Touch> sweep(const Collider &moving, QPointF motion, const Collider &obstacle,
                                                   double leastDepth = 0);

/// The first touch with any of the obstacles; among equal fractions, the one whose normal opposes the motion
/// most.
TRAMMEL_GEOMETRY_EXPORT std::optional<Touch> sweep(const Collider &moving, QPointF motion,
                                                   std::span<const Collider> obstacles, double leastDepth = 0);

/// The free part of a motion along obstacles. Where the shape touches an obstacle, the rest of the motion
/// continues along it. It ends when it is used up, would lead back, two obstacles stop the shape in a corner,
/// or after 32 touches. Returns the whole translation from the start. The shape may be moved by it directly: no
/// overlap is deeper than leastDepth, which is raised to 1e-12 of the coordinates if it is less. Obstacles that
/// overlap the shape at the start stop nothing, so that it can be moved out. Zero for NaN, infinity and a
/// negative leastDepth.
TRAMMEL_GEOMETRY_EXPORT QPointF slide(const Collider &moving, QPointF motion, std::span<const Collider> obstacles,
                                      double leastDepth = 0);

} // namespace Trammel
