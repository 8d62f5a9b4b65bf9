#pragma once

#include <trammel/geometry/primitives.h>

namespace Trammel {

// The results of intersects() and contains() for a Region of the polygon, for a single query. Time is about linear
// in the polygon's edges; mostly only those near the primitive are examined twice. Both must be finite and have
// points.

bool regionMeets(const Polygon &polygon, const Primitive &primitive, Extent extent, Reading reading);
bool regionHolds(const Polygon &polygon, const Primitive &primitive, Extent extent, Reading reading);

} // namespace Trammel
