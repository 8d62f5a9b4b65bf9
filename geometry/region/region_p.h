#pragma once

#include <trammel/geometry/primitiveview.h>

namespace Trammel {

// As intersects() and contains() for a Region of the polygon, for a single query. The time is about linear in the
// number of the polygon's edges; usually, only the edges near the primitive are examined more than once. The polygon
// and the primitive must be finite and have points.

bool regionMeets(const Polygon &polygon, const PrimitiveView &view, Reading reading);
bool regionHolds(const Polygon &polygon, const PrimitiveView &view, Reading reading);

} // namespace Trammel
