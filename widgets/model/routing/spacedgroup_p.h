#pragma once

#include <cstddef>
#include <vector>

namespace Trammel {

/// A parallel line of a group, with its place across its direction.
struct SpacedLine
{
    double place = 0;
    /// The range in which it can be moved; only the place for a line that stays.
    double least = 0;
    double most = 0;
};

/// Two lines of which the first must come before the second, at a distance of at least the gap.
struct SpacedPair
{
    std::size_t first = 0;
    std::size_t second = 0;
    double gap = 0;
};

/// Moves lines apart, by as little as possible from their middle. Where the ranges do not leave enough room, the lines
/// between two limits share it evenly. Pairs that contradict each other are reversed, so that the lines at smaller
/// places come first. Returns the places of the lines. Takes time proportional to the number of pairs, and to the
/// square of the number of lines.
std::vector<double> spacedPlaces(const std::vector<SpacedLine> &lines, std::vector<SpacedPair> pairs);

} // namespace Trammel
