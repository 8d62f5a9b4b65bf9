#include "widgets/model/pairsearch_p.h"

#include "geometry/parallel_p.h"

namespace Trammel {

namespace {

/// So many pairs are decided at a time: enough to ask for the shapes in the order of their places in memory.
constexpr std::size_t batchSize = std::size_t(1) << 18;
constexpr std::size_t partSize = 256;

} // namespace

PairSearch::PairSearch(const Document &document, const ShapeIds &ids)
    : m_document(document), m_ids(ids), m_candidates(std::size_t(ids.size()))
{
}

bool PairSearch::run(const Test &test, const Function &isWanted, const Function &found)
{
    std::size_t count = 0;
    const auto finish = [&] {
        decide(test);
        for (std::size_t i = 0; i < m_pairs.size(); ++i) {
            if (m_answers[i] == Answer::Yes && !found(m_pairs[i]))
                return false;
        }
        m_pairs.clear();
        return true;
    };
    const bool isAll = visitOverlappingPairs(boxes(), [&](std::span<const IndexPair> pairs) {
        count += pairs.size();
        for (IndexPair pair : pairs) {
            if (isWanted(pair))
                m_pairs.push_back(pair);
        }
        return (m_pairs.size() < batchSize || finish()) && count <= MostBoxPairs;
    });
    return finish() && isAll;
}

std::vector<Aabb2> PairSearch::boxes() const
{
    std::vector<Aabb2> boxes;
    boxes.reserve(std::size_t(m_ids.size()));
    for (ShapeId id : m_ids)
        boxes.push_back(m_document.paintedBounds(id));
    return boxes;
}

void PairSearch::decide(const Test &test)
{
    makeCandidates();
    m_answers.assign(m_pairs.size(), Answer::No);
    inParallel(m_pairs.size(), partSize, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            const Candidate &a = *m_candidates[m_pairs[i].first], &b = *m_candidates[m_pairs[i].second];
            const std::optional<bool> known = test.quick(a.asked(), b.asked());
            m_answers[i] = !known ? Answer::Open : *known ? Answer::Yes : Answer::No;
        }
    });
    askExactly(test);
}

void PairSearch::makeCandidates()
{
    std::vector<char> isNeeded(m_candidates.size(), false);
    for (IndexPair pair : m_pairs)
        isNeeded[pair.first] = isNeeded[pair.second] = true;
    inParallel(isNeeded.size(), partSize, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            if (!isNeeded[i] || m_candidates[i])
                continue;
            const Shape &shape = *m_document.find(m_ids[qsizetype(i)]);
            Primitive primitive = shape.scenePrimitive();
            const Aabb2 box = bounds(primitive);
            m_candidates[i].emplace(Candidate{std::move(primitive), shape.extent(), box});
        }
    });
}

void PairSearch::askExactly(const Test &test)
{
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        if (m_answers[i] == Answer::Open)
            open.push_back(i);
    }
    if (open.empty())
        return;
    m_colliders.resize(m_candidates.size());
    for (std::size_t i : open) {
        for (quint32 place : {m_pairs[i].first, m_pairs[i].second}) {
            if (!m_colliders[place])
                m_colliders[place].emplace(m_candidates[place]->primitive, m_candidates[place]->extent);
        }
    }
    inParallel(open.size(), partSize, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            const IndexPair pair = m_pairs[open[i]];
            m_answers[open[i]] =
                test.exact(*m_colliders[pair.first], *m_colliders[pair.second]) ? Answer::Yes : Answer::No;
        }
    });
}

} // namespace Trammel
