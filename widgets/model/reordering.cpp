#include "widgets/model/reordering_p.h"

#include "widgets/model/shapeidset.h"

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
int nextOverlap(const Document &document, ShapeId id, const ShapeIdSet &moved, int direction)
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
    const ShapeIdSet isMoved(moved);
    std::vector<Key> keys;
    keys.reserve(std::size_t(moved.size()));

    // From the foremost in the direction on, so that none passes another.
    for (qsizetype i = 0; i < moved.size(); ++i) {
        const ShapeId id = moved[direction > 0 ? moved.size() - 1 - i : i];
        const int rank = document.rank(id);
        const int next = nextOverlap(document, id, isMoved, direction);
        Key key{next, next == rank ? 0 : direction, rank};
        if (!keys.empty() && (direction > 0 ? keys.back() < key : key < keys.back()))
            key = {keys.back().anchor, keys.back().side, rank};
        keys.push_back(key);
    }
    std::sort(keys.begin(), keys.end());

    // The others keep their places; the ones that move come in between.
    const ShapeIds order = document.ids();
    ShapeIds result;
    result.reserve(order.size());
    auto key = keys.begin();
    for (int rank = 0; rank < order.size(); ++rank) {
        for (; key != keys.end() && *key < Key{rank, 0, rank}; ++key)
            result.append(order[key->rank]);
        if (!isMoved.contains(order[rank]))
            result.append(order[rank]);
    }
    for (; key != keys.end(); ++key)
        result.append(order[key->rank]);
    return result;
}

ShapeIds gathered(const Document &document, const ShapeIds &moved, ShapeId other, bool areAbove)
{
    ShapeIdSet isMoved(moved);
    isMoved.remove(other);
    ShapeIds rest = document.ids();
    rest.removeIf([&](ShapeId id) { return isMoved.contains(id); });
    ShapeIds others = moved;
    others.removeOne(other);
    const qsizetype place = rest.indexOf(other) + (areAbove ? 1 : 0);
    return rest.first(place) + others + rest.sliced(place);
}

} // namespace

ShapeIds reordered(const Document &document, const ShapeIds &moved, Document::Place place)
{
    if (place == Document::Place::Up)
        return steppedBy(document, moved, 1);
    if (place == Document::Place::Down)
        return steppedBy(document, moved, -1);
    const ShapeIdSet isMoved(moved);
    ShapeIds rest = document.ids();
    rest.removeIf([&](ShapeId id) { return isMoved.contains(id); });
    return place == Document::Place::Top ? rest + moved : moved + rest;
}

ShapeIds reorderedAbove(const Document &document, const ShapeIds &moved, ShapeId other)
{
    return gathered(document, moved, other, true);
}

ShapeIds reorderedBelow(const Document &document, const ShapeIds &moved, ShapeId other)
{
    return gathered(document, moved, other, false);
}

} // namespace Trammel
