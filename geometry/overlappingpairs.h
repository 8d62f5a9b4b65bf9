#pragma once

#include <trammel/geometry/aabb.h>
#include <trammel/geometry/geometry_export.h>

#include <compare>
#include <functional>
#include <span>
#include <vector>

namespace Trammel {

/// Two indices into a list, the smaller one first.
struct IndexPair
{
    quint32 first = 0;
    quint32 second = 0;

    friend bool operator==(const IndexPair &, const IndexPair &) = default;
    friend auto operator<=>(const IndexPair &, const IndexPair &) = default;
};

/// Calls visit with batches of pairs of boxes that meet, each pair once, until visit returns false. Returns false if
/// visit did. Boxes are closed: touching boxes meet. Empty boxes and boxes that are not finite meet nothing. The order
/// of the pairs is unspecified, but repeatable.
///
/// Many boxes are distributed into strips. If a sample shows that few boxes of a strip overlap along it, one sweep per
/// strip finds the pairs; otherwise space is halved until few boxes are left in each part. Takes about O(n log n +
/// pairs) for boxes of any sizes, even if all of them overlap, so that the result has n * (n - 1) / 2 pairs. Uses about
/// 70 bytes per box and, if several threads search, up to 20 MB for the pairs found.
TRAMMEL_GEOMETRY_EXPORT bool visitOverlappingPairs(std::span<const Aabb<2>> boxes,
                                                   const std::function<bool(std::span<const IndexPair>)> &visit);

struct OverlappingPairs
{
    std::vector<IndexPair> pairs;
    /// False if there are more pairs than asked for. The selection of listed pairs is then undefined.
    bool isComplete = true;
};

/// As visitOverlappingPairs(), but returns a list of at most this many pairs (8 bytes each).
TRAMMEL_GEOMETRY_EXPORT OverlappingPairs overlappingPairs(std::span<const Aabb<2>> boxes,
                                                          std::size_t most = std::size_t(1) << 24);

} // namespace Trammel
