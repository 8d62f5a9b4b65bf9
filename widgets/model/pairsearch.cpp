#include "widgets/model/pairsearch_p.h"

#include "geometry/overlappingpairs.h"
#include "geometry/parallel_p.h"

#include <utility>

namespace Trammel {

PairSearch::PairSearch(const Document &document, ShapeIds ids)
    : m_document(document), m_ids(std::move(ids)), m_colliders(std::size_t(m_ids.size()))
{
}

bool PairSearch::run(const Test &test, const Function &isWanted, const Function &found)
{
    std::vector<Aabb2> boxes;
    boxes.reserve(std::size_t(m_ids.size()));
    for (ShapeId id : std::as_const(m_ids))
        boxes.push_back(m_document.paintedBounds(id));

    std::size_t count = 0;
    std::vector<std::pair<ShapeId, ShapeId>> wanted;
    std::vector<std::pair<const Collider *, const Collider *>> asked;
    std::vector<char> answers;
    return visitOverlappingPairs(boxes, [&](std::span<const IndexPair> pairs) {
        count += pairs.size();
        wanted.clear();
        asked.clear();
        for (IndexPair pair : pairs) {
            const ShapeId a = m_ids[pair.first], b = m_ids[pair.second];
            if (!isWanted(a, b))
                continue;
            wanted.push_back({a, b});
            asked.push_back({&collider(pair.first), &collider(pair.second)});
        }
        answers.assign(asked.size(), 0);
        constexpr std::size_t partSize = 256;
        inParallel(asked.size(), partSize, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i)
                answers[i] = test(*asked[i].first, *asked[i].second);
        });
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            if (answers[i] && !found(wanted[i].first, wanted[i].second))
                return false;
        }
        return count <= MostBoxPairs;
    });
}

const Collider &PairSearch::collider(quint32 place)
{
    std::optional<Collider> &kept = m_colliders[place];
    if (!kept) {
        const Shape &shape = *m_document.find(m_ids[place]);
        kept.emplace(shape.scenePrimitive(), shape.extent());
    }
    return *kept;
}

} // namespace Trammel
