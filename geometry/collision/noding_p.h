#pragma once

#include <trammel/geometry/primitives.h>

#include <optional>

namespace Trammel {

/// The polygon with a point inserted into both edges at every crossing, rounded to doubles. By the even-odd rule
/// it keeps its area up to that rounding, and its rings touch where they crossed. Nothing if there are more than
/// 10,000 crossings, or tens of millions of pairs of edges that overlap horizontally, since that takes too long.
std::optional<Polygon> cutAtCrossings(const Polygon &polygon);

} // namespace Trammel
