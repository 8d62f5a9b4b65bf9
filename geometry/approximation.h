#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"

namespace Trammel {

/// The polygon of so many corners, evenly spaced on a circle, or on an ellipse by its affine map: the first
/// where the axis leaves it, then clockwise on screen. The count is rounded up to an even one, so that corners
/// lie opposite each other, and kept within 4 and a million. The polygon lies within the shape, up to rounding;
/// its chords fall short of a circle by radius * (1 - cos(pi / corners)), by 0.7 % for 26. No predicate asks
/// it: they take circles and ellipses as they are. Without area, one point or two; no points for NaN, infinity
/// and what overflows. Linear in the corners.
TRAMMEL_GEOMETRY_EXPORT Polygon polygonOf(const Circle &circle, int corners = 25);
TRAMMEL_GEOMETRY_EXPORT Polygon polygonOf(const Ellipse &ellipse, int corners = 25);

} // namespace Trammel
