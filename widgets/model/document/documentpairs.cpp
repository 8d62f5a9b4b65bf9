#include "widgets/model/document/documentstate_p.h"
#include "widgets/model/query/pairsearch_p.h"

#include <algorithm>
#include <vector>

namespace Trammel {

namespace {

/// Sorts pairs by their first index with a counting sort, then the few pairs with the same first index by the second.
void sortPairs(std::vector<IndexPair> &pairs, std::size_t placeCount)
{
    std::vector<std::size_t> ends(placeCount + 1, 0);
    for (IndexPair pair : pairs)
        ++ends[pair.first + 1];
    for (std::size_t place = 0; place < placeCount; ++place)
        ends[place + 1] += ends[place];
    std::vector<IndexPair> sorted(pairs.size());
    for (IndexPair pair : pairs)
        sorted[ends[pair.first]++] = pair;
    std::size_t begin = 0;
    for (std::size_t place = 0; place < placeCount; ++place) {
        std::sort(sorted.begin() + std::ptrdiff_t(begin), sorted.begin() + std::ptrdiff_t(ends[place]));
        begin = ends[place];
    }
    pairs.swap(sorted);
}

} // namespace

ShapePairs Document::overlappingPairs(qsizetype most) const
{
    ShapeIds visible = d->data.order;
    if (hasHidden())
        visible.removeIf([this](ShapeId id) { return !isVisible(id); });
    if (!d->connectors.isEmpty())
        visible.removeIf([this](ShapeId id) { return bool(find(id)->connector); });
    std::vector<IndexPair> places;
    const auto take = [&](IndexPair pair) {
        if (places.size() >= std::size_t(std::max<qsizetype>(most, 0)))
            return false;
        places.push_back(pair);
        return true;
    };
    ShapePairs result;
    result.isComplete = PairSearch(*this, visible).run([](IndexPair) { return true; }, take);
    sortPairs(places, std::size_t(visible.size()));
    result.pairs.reserve(qsizetype(places.size()));
    for (IndexPair pair : places)
        result.pairs.append({visible[pair.first], visible[pair.second]});
    return result;
}

} // namespace Trammel
