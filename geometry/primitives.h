#pragma once

#include "geometry/aabb.h"
#include "geometry/geometry_export.h"

#include <QtCore/QList>
#include <QtCore/QPointF>

#include <array>
#include <variant>

/// The contract of the geometry module, stated once:
///
/// - Scene coordinates, y down, doubles. A positive cross product, area or angle means clockwise on
///   screen.
/// - Polygons are open rings (the last point is joined to the first, not repeated), of either
///   orientation.
/// - Sets are closed by default: touching intersects and the boundary is contained. The open reading is
///   an argument (Reading::Open): relative interiors meet; of a segment that is all but its ends.
/// - Decisions that are signs of polynomials are exact for the doubles given, of any magnitude. Pairs of ellipses,
/// ellipses against round shapes, and distances hold to 1e-12 relative.
///   There is no hidden skin, no welding and no epsilon; who wants slack asks distance() <= slack.
/// - Degenerate input is defined: a box of no size and a circle of radius zero are points or segments.
/// - NaN and infinity are given a documented answer (false, empty, outside); nothing throws or loops.
namespace Trammel {

/// Whether a primitive is read as the area that it bounds or as its outline alone.
enum class Extent { Area, Curve };

/// All points between its ends; where both are the same, that point.
struct Segment
{
    QPointF from;
    QPointF to;
};

/// The convex hull of four corners: a rubber band mapped to the scene. The corners are in order, of either
/// orientation; the hull may be degenerate (a segment or a point).
struct TRAMMEL_GEOMETRY_EXPORT Quad
{
    std::array<QPointF, 4> corners;

    /// The corners clockwise on screen, from the least ones; of the empty box they are infinite and meet nothing.
    static Quad fromBox(const Aabb<2> &box);
};

/// An oriented box: all centre + s * halfWidth * axis + t * halfHeight * perpendicular(axis) with
/// |s|, |t| <= 1, for the stored doubles; the axis is a unit vector up to rounding. Half sizes count by
/// their magnitudes, as do all radii below; one half size of zero makes it a segment, two a point.
struct TRAMMEL_GEOMETRY_EXPORT Obb
{
    QPointF centre;
    double halfWidth = 0;
    double halfHeight = 0;
    QPointF axis{1, 0};

    /// The corners, rounded to doubles, in order: (-,-), (+,-), (+,+), (-,+).
    std::array<QPointF, 4> corners() const;
};

/// All points within the radius of the centre.
struct Circle
{
    QPointF centre;
    double radius = 0;
};

/// An ellipse with its first radius along the axis, which is a unit vector up to rounding: all centre +
/// s * radiusX * axis + t * radiusY * perpendicular(axis) with s * s + t * t <= 1.
struct Ellipse
{
    QPointF centre;
    double radiusX = 0;
    double radiusY = 0;
    QPointF axis{1, 0};
};

/// All points within a radius of an oriented box: a rectangle with round corners, or a capsule.
struct RoundedBox
{
    Obb core;
    double radius = 0;
};

/// An open chain of segments. Two points are needed to have a length; one is a point.
struct Polyline
{
    QList<QPointF> points;
};

/// A region bounded by rings, filled by the even-odd rule over all of them: an outline and its holes.
struct Polygon
{
    QList<QPointF> outline;
    QList<QList<QPointF>> holes;
};

using Primitive = std::variant<Obb, Circle, Ellipse, RoundedBox, Polyline, Polygon>;

/// A place and a direction: local points are turned by the axis (a unit vector), then moved.
struct Pose
{
    QPointF position;
    QPointF axis{1, 0};
};

/// Whether every number in it is finite; linear in the points.
TRAMMEL_GEOMETRY_EXPORT bool isFinite(const Primitive &primitive);
TRAMMEL_GEOMETRY_EXPORT bool isFinite(const Quad &quad);

/// The least box that holds the primitive, rounded outward by a few units in the last place where it is
/// rounded at all: it contains every point of the exact set. Empty for NaN and infinity, and for a
/// primitive without points. Linear in the points.
TRAMMEL_GEOMETRY_EXPORT Aabb<2> bounds(const Primitive &primitive);
TRAMMEL_GEOMETRY_EXPORT Aabb<2> bounds(const Obb &box);
TRAMMEL_GEOMETRY_EXPORT Aabb<2> bounds(const Ellipse &ellipse);
TRAMMEL_GEOMETRY_EXPORT Aabb<2> bounds(const Quad &quad);

/// The primitive turned and moved; coordinates are rounded to doubles. Linear in the points.
TRAMMEL_GEOMETRY_EXPORT Primitive transformed(const Primitive &primitive, const Pose &pose);

/// An affine map: x' = xx * x + yx * y + dx and y' = xy * x + yy * y + dy.
struct AffineMap
{
    double xx = 1, xy = 0, yx = 0, yy = 1, dx = 0, dy = 0;

    QPointF map(QPointF point) const
    {
        return {xx * point.x() + yx * point.y() + dx, xy * point.x() + yy * point.y() + dy};
    }
};

/// An affine map of space: a point goes to the dot products of its coordinates with the rows, plus an offset.
struct AffineMap3
{
    std::array<std::array<double, 3>, 3> rows{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    std::array<double, 3> offset{};
};

/// The least upright box that holds the image of a box, rounded outward. The empty box stays empty; so is
/// the image of an infinite one or under a map with NaN or infinity.
TRAMMEL_GEOMETRY_EXPORT Aabb<2> mapped(const Aabb<2> &box, const AffineMap &map);
TRAMMEL_GEOMETRY_EXPORT Aabb<3> mapped(const Aabb<3> &box, const AffineMap3 &map);

} // namespace Trammel
