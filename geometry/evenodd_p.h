#pragma once

#include "geometry/primitives.h"

namespace Trammel {

/// The polygon with a point on both edges wherever two cross, rounded to doubles: by the even-odd rule it
/// keeps its area up to that rounding, and its rings touch where they crossed. Quadratic in the points.
Polygon cutAtCrossings(const Polygon &polygon);

} // namespace Trammel
