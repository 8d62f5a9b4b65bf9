#pragma once

#include "geometry/primitives.h"

namespace Trammel {

// What intersects() and contains() answer of a Region made of the polygon, for who asks once: about linear in its
// edges, of which mostly those near the primitive alone are looked at twice. Both are finite and have points.

bool regionMeets(const Polygon &polygon, const Primitive &primitive, Extent extent, Reading reading);
bool regionHolds(const Polygon &polygon, const Primitive &primitive, Extent extent, Reading reading);

} // namespace Trammel
