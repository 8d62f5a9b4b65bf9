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

Primitive translated(const Primitive &primitive, QPointF offset);

} // namespace Trammel
