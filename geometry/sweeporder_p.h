#pragma once

#include "geometry/arena_p.h"
#include "geometry/rings_p.h"

namespace Trammel {

/// The numbers of corners in the order in which a sweep from left to right meets them.
std::span<quint32> sweepOrder(std::span<const Corner> corners, Arena &arena);

/// Mirrors the corners, x for y, where a sweep line would cut clearly fewer edges at a time then; says whether
/// it did. What turned clockwise turns counterclockwise then.
bool mirrorForSweep(std::span<Corner> corners);
void mirror(std::span<Corner> corners);

/// Puts corners at one place, of rings that are clockwise around the inside, in the order in which a sweep
/// would meet them if every ring shrank a little.
void orderAtPlaces(std::span<const Corner> corners, std::span<quint32> order);

/// What sweepOrder() takes from the arena.
std::size_t sweepOrderBytes(std::size_t cornerCount);

} // namespace Trammel
