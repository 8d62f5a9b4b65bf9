#pragma once

#include "widgets/model/placing/placingscene_p.h"

#include <optional>
#include <vector>

namespace Trammel {

/// Separates a few units of a scene with nearly the least sum of the lengths of their moves, among other units that
/// stay. Searches the combinations of a side for each pair that overlaps: each side is a half-plane of relative
/// offsets, and the least moves into all half-planes are computed for each combination that can still be better than
/// the best one (branch and bound). A third of the budget is left for random changes that shorten the moves of more
/// than two units, or of concave ones. Returns the total length, and sets the offsets. Nothing if the number of
/// combinations reaches the budget, which it reduces, before a solution is found; the offsets are then unchanged.
std::optional<double> leastMoves(PlacingScene &scene, const std::vector<std::size_t> &moving,
                                 const std::vector<std::size_t> &others, int &budget);

} // namespace Trammel
