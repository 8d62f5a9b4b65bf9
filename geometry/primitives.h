#pragma once

#include <trammel/geometry/aabb.h>
#include <trammel/geometry/geometry_export.h>

#include <QtCore/QList>
#include <QtCore/QPointF>
#include <QtCore/QSizeF>

#include <array>
#include <optional>
#include <variant>

/// The conventions of the geometry module:
///
/// - Coordinates are scene coordinates: doubles, y down. A positive cross product, area or angle means
///   clockwise on screen.
/// - Polygons are open rings (the last point is joined to the first, not repeated), of either orientation.
/// - Sets are closed by default: touching sets intersect, and the boundary is contained. With Reading::Open,
///   relative interiors must meet; the relative interior of a segment is all but its ends.
/// - Decisions that are signs of polynomials are exact for the given doubles, of any magnitude. For an ellipse and
///   another round shape, decisions and distances hold to within 1e-12 times the largest coordinate. Other
///   distances have a relative error of at most 1e-12. No function has a built-in tolerance or merges nearby
///   points. For a tolerance, test distance() <= tolerance.
/// - Degenerate input is defined: a box without size and a circle of radius zero are points or segments.
/// - NaN and infinity have a documented result (false, empty, outside); nothing throws or loops forever.
namespace Trammel {

/// Whether a primitive is read as the area that it bounds or as its outline alone.
enum class Extent { Area, Curve };

/// A closed segment; a point if both ends are the same.
struct Segment
{
    QPointF from;
    QPointF to;
};

/// The convex hull of four corners, such as a rubber band mapped to the scene. The corners are in order, of
/// either orientation. The hull may be degenerate (a segment or a point).
struct TRAMMEL_GEOMETRY_EXPORT Quad
{
    std::array<QPointF, 4> corners;

    /// The corners of a box, clockwise on screen from its minimum. The empty box gives infinite corners, which
    /// meet nothing.
    static Quad fromBox(const Aabb<2> &box);
};

/// An oriented box: the points center + s * halfWidth * axis + t * halfHeight * perpendicular(axis) with |s|, |t| <= 1,
/// for the stored doubles. The axis is a unit vector up to rounding. The signs of half sizes, and of all radii below,
/// are ignored. With one half size of zero the box is a segment, with two it is a point.
struct TRAMMEL_GEOMETRY_EXPORT Obb
{
    QPointF center;
    double halfWidth = 0;
    double halfHeight = 0;
    QPointF axis{1, 0};

    /// A box of this width and height, rotated about its center by an angle in degrees, clockwise on screen.
    static Obb fromSize(QPointF center, QSizeF size, double degrees = 0);

    /// The corners, rounded to doubles, in order: (-,-), (+,-), (+,+), (-,+).
    std::array<QPointF, 4> corners() const;
};

/// All points within the radius of the center. A negative radius counts by its magnitude.
struct Circle
{
    QPointF center;
    double radius = 0;
};

/// An ellipse: the points center + s * radiusX * axis + t * radiusY * perpendicular(axis) with
/// s * s + t * t <= 1. The axis is a unit vector up to rounding. Negative radii count by their magnitudes.
struct Ellipse
{
    QPointF center;
    double radiusX = 0;
    double radiusY = 0;
    QPointF axis{1, 0};
};

/// All points within a radius of an oriented box: a rectangle with round corners, or a capsule. A negative radius
/// counts by its magnitude.
struct RoundedBox
{
    Obb core;
    double radius = 0;
};

/// An open chain of segments; with a single point, that point.
struct Polyline
{
    QList<QPointF> points;
};

/// A region bounded by rings, filled by the even-odd rule over all of them: an outline and its holes. With
/// Reading::Open, it consists of the inner points that lie on no edge. If all points lie on one line and the rings
/// leave no gap, the polygon is a segment or a point, as a flat Quad is. Its relative interior is then that of the
/// segment, even if it is read as a curve. Other polygons without inner points meet nothing with Reading::Open.
struct Polygon
{
    QList<QPointF> outline;
    QList<QList<QPointF>> holes;
};

/// A point of a polygon: ring 0 is the outline, ring i + 1 is hole i.
struct RingPoint
{
    qsizetype ring = 0;
    qsizetype index = 0;
};

/// Converts a point number to a ring and an index in it. Points are numbered through the outline and then each hole, as
/// in triangulate(), convexPieces() and isSimple(). Linear in the number of holes. Nothing for a number beyond the last
/// point.
TRAMMEL_GEOMETRY_EXPORT std::optional<RingPoint> ringPoint(const Polygon &polygon, quint32 number);

using Primitive = std::variant<Obb, Circle, Ellipse, RoundedBox, Polyline, Polygon>;

/// A position and a rotation: local points are rotated by the axis (a unit vector), then translated.
struct Pose
{
    QPointF position;
    QPointF axis{1, 0};
};

/// Whether all numbers of the primitive are finite. Linear in the points.
TRAMMEL_GEOMETRY_EXPORT bool isFinite(const Primitive &primitive);
TRAMMEL_GEOMETRY_EXPORT bool isFinite(const Quad &quad);

/// The bounding box of the primitive. It contains every point of the exact set; if it is rounded, then outward by a few
/// units in the last place. Empty for NaN and infinity, and for a primitive without points. Linear in the points.
TRAMMEL_GEOMETRY_EXPORT Aabb<2> bounds(const Primitive &primitive);
TRAMMEL_GEOMETRY_EXPORT Aabb<2> bounds(const Obb &box);
TRAMMEL_GEOMETRY_EXPORT Aabb<2> bounds(const Ellipse &ellipse);
TRAMMEL_GEOMETRY_EXPORT Aabb<2> bounds(const Quad &quad);

/// The primitive rotated and translated by the pose. Coordinates are rounded to doubles. Linear in the points.
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

/// An affine map of space: a point maps to the dot products of its coordinates with the rows, plus an offset.
struct AffineMap3
{
    std::array<std::array<double, 3>, 3> rows{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    std::array<double, 3> offset{};
};

/// The bounding box of the image of a box, rounded outward. Empty for an empty or infinite box, and for a map
/// with NaN or infinity.
TRAMMEL_GEOMETRY_EXPORT Aabb<2> mapped(const Aabb<2> &box, const AffineMap &map);
TRAMMEL_GEOMETRY_EXPORT Aabb<3> mapped(const Aabb<3> &box, const AffineMap3 &map);

/// A polygon with evenly spaced corners on a circle, or on the affine image of a circle for an ellipse. The first
/// corner lies on the axis, in its direction from the center; the others follow clockwise on screen. The number of
/// corners is limited to the range from 4 to 1,000,000 and rounded up to an even number (the default, 25, to 26), so
/// that corners lie opposite each other. The polygon lies within the circle or ellipse, up to rounding; its chords
/// deviate from a circle by at most radius * (1 - cos(pi / corners)), or 0.7 % of the radius for 26. The predicates do
/// not use such polygons: they compute with the circles and ellipses themselves. A circle or ellipse without area gives
/// one or two points; NaN, infinity and overflow give none. Linear in the corners.
TRAMMEL_GEOMETRY_EXPORT Polygon polygonOf(const Circle &circle, int corners = 25);
TRAMMEL_GEOMETRY_EXPORT Polygon polygonOf(const Ellipse &ellipse, int corners = 25);

} // namespace Trammel
