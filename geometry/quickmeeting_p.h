#pragma once

#include "geometry/closedmeeting_p.h"
#include "geometry/geometry_export.h"

namespace Trammel {

/// What intersects() says of two primitives, closed, as far as it can be told without making colliders.
TRAMMEL_GEOMETRY_EXPORT std::optional<bool> quickIntersects(const Asked &a, const Asked &b);

/// The same of collide().
TRAMMEL_GEOMETRY_EXPORT std::optional<bool> quickCollides(const Asked &a, const Asked &b, double leastDepth);

} // namespace Trammel
