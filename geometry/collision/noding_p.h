#pragma once

#include <trammel/geometry/primitives.h>

#include <optional>

namespace Trammel {

/// Noding: inserts a point into both edges at every crossing, rounded to doubles. By the even-odd rule, the polygon
/// keeps its area up to this rounding, and its rings touch where they crossed. Nothing if there are more than 10,000
/// crossings, or more than 20 million pairs of edges that overlap horizontally, since that takes too long.
std::optional<Polygon> cutAtCrossings(const Polygon &polygon);

} // namespace Trammel
