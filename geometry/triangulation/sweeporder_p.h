#pragma once

#include "geometry/base/arena_p.h"
#include "geometry/triangulation/rings_p.h"

namespace Trammel {

/// The numbers of the corners in the order of a sweep from left to right.
std::span<quint32> sweepOrder(std::span<const Corner> corners, Arena &arena);

/// Exchanges the x and y coordinates of the corners if the sweep line then cuts less than half as many edges on
/// average. Returns whether it did; clockwise turns are then counterclockwise.
bool mirrorForSweep(std::span<Corner> corners);
void mirror(std::span<Corner> corners);

/// Orders corners that coincide as a sweep would meet them if every ring shrank a little. The rings must be
/// clockwise around the inside.
void orderAtPlaces(std::span<const Corner> corners, std::span<quint32> order);

/// The number of bytes that sweepOrder() takes from the arena.
std::size_t sweepOrderBytes(std::size_t cornerCount);

} // namespace Trammel
