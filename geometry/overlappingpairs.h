#pragma once

#include "geometry/aabb.h"
#include "geometry/geometry_export.h"

#include <compare>
#include <functional>
#include <span>
#include <vector>

namespace Trammel {

/// Two places in a list, the smaller one first.
struct IndexPair
{
    quint32 first = 0;
    quint32 second = 0;

    friend bool operator==(const IndexPair &, const IndexPair &) = default;
    friend auto operator<=>(const IndexPair &, const IndexPair &) = default;
};

/// Calls a function with all pairs of boxes that meet, each pair once, many at a time, until it answers
/// false. Returns whether it was given all. Boxes are closed: touching ones meet. Empty boxes and
/// those that are not finite meet nothing. The order is no useful one, but always the same.
///
/// Many boxes are laid into strips. Where few of a strip share a place along it, which a sample tells, one
/// sweep finds the pairs; elsewhere space is halved until few boxes are left in each part: about
/// O(n log n + pairs) for boxes of any sizes, also for many on one spot, whose pairs are the answer, n * n of
/// them. Takes some 70 bytes a box and, where several threads find them, up to 20 MB of pairs.
TRAMMEL_GEOMETRY_EXPORT bool visitOverlappingPairs(std::span<const Aabb<2>> boxes,
                                                   const std::function<bool(std::span<const IndexPair>)> &visit);

struct OverlappingPairs
{
    std::vector<IndexPair> pairs;
    /// False when there are more than were asked for; which of them are here is not defined then.
    bool isComplete = true;
};

/// The same as a list, of at most so many pairs (8 bytes each).
TRAMMEL_GEOMETRY_EXPORT OverlappingPairs overlappingPairs(std::span<const Aabb<2>> boxes,
                                                          std::size_t most = std::size_t(1) << 24);

} // namespace Trammel
