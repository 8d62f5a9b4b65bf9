#include "widgets/model/reordering_p.h"

#include <QtCore/QSet>

#include <algorithm>
#include <tuple>
#include <vector>

namespace Trammel {

namespace {

/// Where a shape goes: at the place of another (or its own), on which side of it, and among those with
/// the same place in the old order.
struct Key
{
    int anchor;
    int side;
    int rank;

    auto tied() const { return std::tie(anchor, side, rank); }
    bool operator<(const Key &other) const { return tied() < other.tied(); }
};

/// The rank of the next visible shape above (direction 1) or below (-1) that overlaps one and does not
/// move with it; the shape's own rank for none.
int nextOverlap(const Document &document, ShapeId id, const QSet<ShapeId> &moved, int direction)
{
    const int own = document.rank(id);
    int next = own;
    for (ShapeId other : document.candidates(document.find(id)->paintedBounds())) {
        const int rank = document.rank(other);
        if ((rank - own) * direction <= 0 || moved.contains(other) || document.find(other)->hidden)
            continue;
        if (next == own || (next - rank) * direction > 0)
            next = rank;
    }
    return next;
}

ShapeIds steppedBy(const Document &document, const ShapeIds &moved, int direction)
{
    const QSet<ShapeId> isMoved(moved.begin(), moved.end());
    const ShapeIds order = document.ids();
    std::vector<Key> keys;
    keys.reserve(std::size_t(order.size()));
    for (int rank = 0; rank < order.size(); ++rank)
        keys.push_back({rank, 0, rank});

    // From the foremost in the direction on, so that none passes another.
    const Key *limit = nullptr;
    for (qsizetype i = 0; i < moved.size(); ++i) {
        const ShapeId id = moved[direction > 0 ? moved.size() - 1 - i : i];
        Key &key = keys[std::size_t(document.rank(id))];
        const int next = nextOverlap(document, id, isMoved, direction);
        if (next != key.rank)
            key = {next, direction, key.rank};
        if (limit && (direction > 0 ? *limit < key : key < *limit))
            key = {limit->anchor, limit->side, key.rank};
        limit = &key;
    }
    std::sort(keys.begin(), keys.end());
    ShapeIds result;
    result.reserve(order.size());
    for (const Key &key : keys)
        result.append(order[key.rank]);
    return result;
}

} // namespace

ShapeIds reordered(const Document &document, const ShapeIds &moved, Document::Place place)
{
    if (place == Document::Place::Up)
        return steppedBy(document, moved, 1);
    if (place == Document::Place::Down)
        return steppedBy(document, moved, -1);
    const QSet<ShapeId> isMoved(moved.begin(), moved.end());
    ShapeIds rest = document.ids();
    rest.removeIf([&](ShapeId id) { return isMoved.contains(id); });
    return place == Document::Place::Top ? rest + moved : moved + rest;
}

} // namespace Trammel
