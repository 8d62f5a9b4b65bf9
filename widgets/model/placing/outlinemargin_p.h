#pragma once

#include <trammel/geometry/primitives.h>

namespace Trammel {

/// An area that contains all points within a margin of a primitive, which is read as an area or as a curve. Round
/// corners are circumscribed polygons if the exact area is none of the primitives; they extend beyond the margin by at
/// most 2 % of it. An area with a margin of zero stays exact. A curve, and a shape without area, always becomes a band
/// of at least CurveMargin on both sides, so that it has a depth.
Primitive expandedArea(const Primitive &primitive, Extent extent, double margin);

inline constexpr double CurveMargin = 2e-7;

/// The corners of a convex polygon around a box or a round area, clockwise on screen; none for polygons and polylines.
/// Circles and ellipses get this number of corners.
QList<QPointF> circumscribed(const Primitive &area, int corners = 32);

/// A polygon with fewer corners that contains a polygon and extends beyond it by at most a tolerance. Its edges may
/// cross where the polygon has gaps that are narrower than twice the tolerance.
Polygon simplifiedAround(const Polygon &polygon, double tolerance);

/// The farthest extent of a primitive along a unit vector.
double extentAlong(const Primitive &primitive, QPointF normal);

/// The points of a polyline, or of the outer ring of another primitive. Round outlines are polygons within them.
struct OutlineChain
{
    QList<QPointF> points;
    bool isClosed = true;
};
OutlineChain outlineOf(const Primitive &primitive);

/// The inside of an area as a hole in a much larger area, so that everything that does not overlap it is inside. Round
/// outlines are polygons inside them.
Primitive around(const Primitive &area);

Primitive translated(const Primitive &primitive, QPointF offset);

} // namespace Trammel
