#pragma once

#include "geometry/primitives.h"

#include <optional>

namespace Trammel {

/// The polygon with a point on both edges wherever two cross, rounded to doubles: by the even-odd rule it
/// keeps its area up to that rounding, and its rings touch where they crossed. Nothing when there are more
/// than 10,000 crossings, or tens of millions of pairs of edges side by side: that takes too long.
std::optional<Polygon> cutAtCrossings(const Polygon &polygon);

} // namespace Trammel
