#include "geometry/overlappingpairs.h"
#include "widgets/model/documentstate_p.h"
#include "widgets/model/pairsearch_p.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace Trammel {

ShapePairs Document::overlappingPairs(qsizetype most) const
{
    ShapeIds visible;
    visible.reserve(d->visible.count());
    for (ShapeId id : std::as_const(d->data.order)) {
        if (isVisible(id))
            visible.append(id);
    }
    std::vector<IndexPair> places;
    const auto test = [](const Collider &a, const Collider &b) { return intersects(a, b); };
    const auto take = [&](ShapeId a, ShapeId b) {
        if (places.size() >= std::size_t(std::max<qsizetype>(most, 0)))
            return false;
        places.push_back({quint32(rank(a)), quint32(rank(b))});
        return true;
    };
    ShapePairs result;
    result.isComplete = PairSearch(*this, visible)
                            .run(
                                test, [](ShapeId, ShapeId) { return true; }, take);
    std::sort(places.begin(), places.end());
    result.pairs.reserve(qsizetype(places.size()));
    for (IndexPair pair : places)
        result.pairs.append({d->data.order[pair.first], d->data.order[pair.second]});
    return result;
}

} // namespace Trammel
