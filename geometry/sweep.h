#pragma once

#include <trammel/geometry/collision.h>
#include <trammel/geometry/geometry_export.h>

#include <QtCore/QPointF>

#include <functional>
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

/// The first touch of a shape that moves along a vector with a shape at rest; nothing if the whole motion is free. The
/// sweep is continuous: it passes through nothing, however thin or far away. Motions along which the shapes only touch
/// are free, including motions through a slot that fits exactly.
///
/// Areas are stopped by each other's interiors. A curve is stopped by a shape that it would enter or cross. A closed
/// outline is stopped from outside by shapes that it reaches, and from inside by shapes that it encloses. Shapes that
/// touch at the start stop only motions into each other; shapes that overlap at the start touch at fraction 0.
/// Collinear segments that overlap do not stop each other, since neither is on one side of the other. A point does not
/// stop another point.
///
/// An overlap of at most leastDepth, measured as in collide(), counts as touching. A shape that was moved to an earlier
/// touch needs a leastDepth of at least about 1e-12 times the coordinates, because its position is rounded to doubles.
///
/// With a leastDepth of zero, shapes with straight edges are decided exactly, and the fraction has a relative error of
/// at most 1e-14. After a move by that fraction, circular shapes overlap by at most 1e-13 times the sizes, and ellipses
/// by 1e-12 times the sizes. The time grows with the number of pairs of convex pieces whose boxes meet along the
/// motion. Nothing for NaN, infinity and a negative leastDepth.
TRAMMEL_GEOMETRY_EXPORT std::optional<Touch> sweep(const Collider &moving, QPointF motion, const Collider &obstacle,
                                                   double leastDepth = 0);

/// The first touch with any of the obstacles; among equal fractions, the one whose normal opposes the motion
/// most.
TRAMMEL_GEOMETRY_EXPORT std::optional<Touch> sweep(const Collider &moving, QPointF motion,
                                                   std::span<const Collider> obstacles, double leastDepth = 0);

/// A shape that moves, an obstacle at rest, and the distance that they keep. Both are borrowed.
struct SweepPair
{
    const Collider *moving;
    const Collider *obstacle;
    double clearance = 0;
};

/// The first touch of several shapes that move together, as one rigid body, from a start. Touch::obstacle is the index
/// of the pair. With a clearance, shapes touch at this distance, and they overlap at the start if they are nearer. The
/// clearance also applies between an outline and the shapes that it encloses. The first touch with an obstacle is as
/// exact as above; with a clearance, it is as exact as for round shapes. A pair with a negative clearance or NaN never
/// touches.
TRAMMEL_GEOMETRY_EXPORT std::optional<Touch> sweep(std::span<const SweepPair> pairs, QPointF start, QPointF motion,
                                                   double leastDepth = 0);

/// Whether a pair overlaps by more than leastDepth with the moving shape at a place, as sweep() decides it for the
/// start of a motion. With a clearance greater than leastDepth, the distance decides: see distance().
TRAMMEL_GEOMETRY_EXPORT bool overlaps(const SweepPair &pair, QPointF place, double leastDepth = 0);

/// The first point at which a segment from its start meets a primitive of any kind: a ray cast. The fraction is the
/// part of the segment before that point, in [0, 1], and the normal points from the primitive toward the side from
/// which the segment comes. Unlike sweep(), it also reports grazing contact. A segment that starts on the primitive or
/// in its area touches it at fraction 0. If it starts in the area, it overlaps at the start, and the normal is opposite
/// to the segment. A segment that starts within a curve meets it from inside.
///
/// Whether there is a touch is as exact as intersects(). The error of the fraction is at most 1e-14 for straight edges
/// and 1e-12 for round ones, but up to 1e-7 near grazing contact. Nothing for NaN and infinity. Linear in the edges;
/// for an upright box, see Aabb::raycast().
TRAMMEL_GEOMETRY_EXPORT std::optional<Touch> raycast(const Segment &ray, const PrimitiveView &primitive);

/// A motion that slides along obstacles: where the shape touches an obstacle, the rest of the motion continues along
/// it. The motion ends when its length is used up, when it would lead back, when two obstacles stop the shape in a
/// corner, or after 32 touches. Returns the whole translation from the start. The shape may be moved by it in one step:
/// no overlap is deeper than leastDepth, which is raised to 1e-12 times the coordinates if it is less. Obstacles that
/// overlap the shape at the start stop nothing, so that it can be moved out. Zero for NaN, infinity and a negative
/// leastDepth.
TRAMMEL_GEOMETRY_EXPORT QPointF slide(const Collider &moving, QPointF motion, std::span<const Collider> obstacles,
                                      double leastDepth = 0);

/// The translation of a slide, and its last touch; none if the whole motion is free.
struct Slide
{
    QPointF way;
    std::optional<Touch> touch;
};

/// As slide() above, for several shapes that move together from a start. See SweepPair.
TRAMMEL_GEOMETRY_EXPORT Slide slide(std::span<const SweepPair> pairs, QPointF start, QPointF motion,
                                    double leastDepth = 0);

/// Returns the first touch of a motion along a vector from a place.
using FirstTouch = std::function<std::optional<Touch>(QPointF from, QPointF way)>;

/// As slide() above, for obstacles that are found during the motion. The function is called for each of its straight
/// parts. It should allow overlaps up to leastDepth, and not report obstacles that overlap the shape at the start.
TRAMMEL_GEOMETRY_EXPORT Slide slide(const FirstTouch &firstTouch, QPointF start, QPointF motion, double leastDepth);

} // namespace Trammel
