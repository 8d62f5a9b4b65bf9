#pragma once

#include "geometry/arena_p.h"
#include "geometry/rings_p.h"

namespace Trammel {

/// The numbers of corners in the order in which a sweep meets them. Of several at one place, those whose
/// edges both come from the left and are convex are first, those with both to the right and convex last:
/// the order in which they would stand if every ring shrank a little; convex is what turns clockwise.
std::span<quint32> sweepOrder(std::span<const Corner> corners, Arena &arena);

/// What sweepOrder() takes from the arena.
std::size_t sweepOrderBytes(std::size_t cornerCount);

} // namespace Trammel
