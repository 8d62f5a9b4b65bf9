#pragma once

#include "geometry/collision/filterprimitive_p.h"

#include <optional>

namespace Trammel {

/// Whether two primitives share a point, each read as its area or its curve. Evaluated in doubles with a rounding
/// bound; nothing if the result is not certain or no quick test exists. Does not allocate.
///
/// A box is mapped to the square from -1 to 1 on both axes, and an ellipse to the unit circle. The edges of the
/// other primitive are tested against it in that frame.
std::optional<bool> clearMeeting(const FilterPrimitive &a, const FilterPrimitive &b);

/// Whether two primitives collide, as collide() with a least depth above zero, evaluated in doubles. False if the
/// areas are disjoint. True if a primitive contains a point of the other so deep inside that every convex piece with
/// this point must be moved farther than the least depth to separate. Nothing if the result is not certain.
std::optional<bool> clearCollision(const FilterPrimitive &a, const FilterPrimitive &b, double leastDepth);

} // namespace Trammel
