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
    ShapeIds result(ids.count());
    auto next = result.begin();
    const ShapeId *order = data.order.constData();
    const auto append = [&](int place) { *next++ = order[place]; };
    // For a large set, marking the ranks is faster than sorting them.
    if (ids.count() > data.order.size() / 16) {
        Bitset marks(data.order.size());
        ids.forEach([&](ShapeId id) { marks.mark(rank(id)); });
        marks.forEach(0, int(data.order.size()), append);
    } else {
        std::vector<int> places;
        ids.forEach([&](ShapeId id) {
            if (const int place = rank(id); place >= 0)
                places.push_back(place);
        });
        std::sort(places.begin(), places.end());
        std::for_each(places.begin(), places.end(), append);
    }
    // Ids that are not in the document have no rank.
    result.erase(next, result.end());
    return result;
}

ShapeIdSet DocumentState::hits(const Area &area, RubberBandMode mode, bool withLocked) const
{
    const ShapeIdSet &asked = withLocked ? visible : selectable;
    const auto locate = [&area](const Aabb2 &box) { return area.locate(box); };
    const Aabb2 whole = area.bounds().intersected(index.bounds());
    if (whole.isEmpty())
        return {};
    // In a large drawing, strips of the area are searched in parallel. A shape that meets several of them belongs to
    // the first one.
    const std::size_t stripCount = index.size() > 4096 ? 8 : 1;
    struct Strip
    {
        ShapeIdSet inside;
        ShapeIdSet unknown;
    };
    std::vector<Strip> strips(stripCount);
    const auto border = [&](std::size_t i) {
        const double part = double(i) / double(stripCount);
        return std::clamp(whole.min[1] * (1 - part) + whole.max[1] * part, whole.min[1], whole.max[1]);
    };
    inParallel(stripCount, 1, [&](std::size_t i, std::size_t) {
        const double top = border(i);
        const Aabb2 box{{whole.min[0], top}, {whole.max[0], border(i + 1)}};
        index.visit(box, locate, [&](quint32 value, const Aabb2 &bounds, Location around) {
            const ShapeId id(value);
            const bool isOfEarlier = i > 0 && bounds.min[1] <= top;
            if (isOfEarlier || !asked.contains(id))
                return;
            const Location location = around == Location::Boundary ? area.locate(bounds) : around;
            if (location != Location::Outside)
                (location == Location::Inside ? strips[i].inside : strips[i].unknown).insert(id);
        });
    });
    ShapeIdSet hits, unknown;
    for (const Strip &strip : strips) {
        hits.insert(strip.inside);
        unknown.insert(strip.unknown);
    }
    // Sorted by id, so that the shapes are read in memory order.
    std::vector<ShapeId> open;
    open.reserve(std::size_t(unknown.count()));
    unknown.forEach([&open](ShapeId id) { open.push_back(id); });
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
