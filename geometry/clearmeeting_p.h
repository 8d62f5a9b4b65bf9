#pragma once

#include "geometry/quickprimitive_p.h"

#include <optional>

namespace Trammel {

/// Whether two primitives share a point, each read as its area or its curve, where doubles with their
/// rounding tell for certain; nothing where they do not, or where no quick test is known. No allocation.
///
/// A box is taken to the frame where it is the square of the points up to 1 from the origin on both axes,
/// an ellipse to where it is the unit circle; there the other's edges are compared with it.
std::optional<bool> clearMeeting(const QuickPrimitive &a, const QuickPrimitive &b);

/// Whether two primitives collide, as collide() says it for a least depth above zero, as far as doubles
/// tell: the areas are apart, or one has a point of the other deep within, so that every piece which holds
/// that point must be moved by as much.
std::optional<bool> clearCollision(const QuickPrimitive &a, const QuickPrimitive &b, double leastDepth);

} // namespace Trammel
