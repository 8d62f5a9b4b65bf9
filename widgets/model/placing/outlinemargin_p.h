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
QList<QPointF> circumscribed(const Primitive &area);

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
