#include "widgets/model/document/documentstate_p.h"

#include "geometry/base/parallel_p.h"
#include "widgets/model/document/bitset_p.h"
#include "widgets/model/group/grouping_p.h"
#include "widgets/model/query/area_p.h"

#include <algorithm>

// The functions of DocumentState that compute ranks, the tree of groups, and the shapes that an area selects.

namespace Trammel {

int DocumentState::rank(ShapeId id) const
{
    const int rank = m_ranks[id.value()] - 1;
    // An outdated rank is never less than m_rankedCount, so smaller ranks are valid.
    if (m_rankedCount == data.order.size() || (rank >= 0 && rank < m_rankedCount))
        return rank;
    if (!data.shapes.contains(id))
        return -1;
    rebuildRanks();
    return m_ranks[id.value()] - 1;
}

void DocumentState::rebuildRanks() const
{
    for (qsizetype i = m_rankedCount; i < data.order.size(); ++i)
        m_ranks.at(data.order[i].value()) = int(i) + 1;
    m_rankedCount = data.order.size();
}

const GroupTree &DocumentState::tree() const
{
    if (!m_tree) {
        m_tree.emplace();
        // Without groups, the tree is empty, and the shapes need not be read.
        if (!data.groups.isEmpty())
            m_tree->build(data);
    }
    return *m_tree;
}

const std::vector<int> &DocumentState::selectableCounts() const
{
    if (!m_selectableCounts)
        m_selectableCounts = countsIn(*this, selectable);
    return *m_selectableCounts;
}

void DocumentState::forgetTree()
{
    m_tree.reset();
    m_selectableCounts.reset();
}

ShapeIds DocumentState::inOrder(const ShapeIdSet &ids) const
{
    ShapeIds result;
    result.reserve(ids.count());
    // For a large set, marking the ranks is faster than sorting them.
    if (ids.count() > data.order.size() / 16) {
        Bitset marks(data.order.size());
        ids.forEach([&](ShapeId id) { marks.mark(rank(id)); });
        marks.forEach(0, int(data.order.size()), [&](int place) { result.append(data.order[place]); });
        return result;
    }
    std::vector<int> places;
    ids.forEach([&](ShapeId id) {
        if (const int place = rank(id); place >= 0)
            places.push_back(place);
    });
    std::sort(places.begin(), places.end());
    for (int place : places)
        result.append(data.order[place]);
    return result;
}

ShapeIdSet DocumentState::hits(const Area &area, RubberBandMode mode, bool withLocked) const
{
    const ShapeIdSet &asked = withLocked ? visible : selectable;
    std::vector<SpatialIndex::Entry> near;
    index.visit(area.bounds(), [&](quint32 value, const Aabb2 &bounds) {
        if (asked.contains(ShapeId(value)))
            near.push_back({value, bounds});
    });
    std::vector<Location> locations(near.size());
    inParallel(near.size(), 1024, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i)
            locations[i] = area.locate(near[i].box);
    });
    ShapeIdSet hits;
    std::vector<ShapeId> open;
    for (std::size_t i = 0; i < near.size(); ++i) {
        if (locations[i] == Location::Inside)
            hits.insert(ShapeId(near[i].id));
        else if (locations[i] == Location::Boundary)
            open.push_back(ShapeId(near[i].id));
    }
    // Sorted by id, so that the shapes are read in memory order.
    std::sort(open.begin(), open.end());
    std::vector<char> isHit(open.size());
    inParallel(open.size(), 64, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i)
            isHit[i] = area.takes(*data.shapes.find(open[i]), mode);
    });
    for (std::size_t i = 0; i < isHit.size(); ++i) {
        if (isHit[i])
            hits.insert(open[i]);
    }
    return hits;
}

} // namespace Trammel
