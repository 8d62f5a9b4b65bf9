#include <trammel/geometry/spatialindex.h>

#include "geometry/base/pagedarray_p.h"

#include <boost/geometry/algorithms/covered_by.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/iterator/function_output_iterator.hpp>

namespace Trammel {

namespace {

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;

using TreePoint = bg::model::point<double, 2, bg::cs::cartesian>;
using TreeBox = bg::model::box<TreePoint>;

TreeBox toTreeBox(const Aabb2 &box)
{
    return {TreePoint(box.min[0], box.min[1]), TreePoint(box.max[0], box.max[1])};
}

Aabb2 toAabb(const TreeBox &box)
{
    return {{box.min_corner().get<0>(), box.min_corner().get<1>()},
            {box.max_corner().get<0>(), box.max_corner().get<1>()}};
}

/// A leaf carries its box, so that a query stays inside the tree's memory.
struct Leaf
{
    TreeBox box;
    quint32 id;
};

struct BoxOfLeaf
{
    using result_type = const TreeBox &;
    result_type operator()(const Leaf &leaf) const { return leaf.box; }
};

struct SameLeaf
{
    bool operator()(const Leaf &a, const Leaf &b) const { return a.id == b.id; }
};

using Tree = bgi::rtree<Leaf, bgi::quadratic<16>, BoxOfLeaf, SameLeaf>;

enum class Place : quint8 { Absent, Aside, InTree, Loose };

struct Slot
{
    Aabb2 box;
    /// The index of a loose entry in the list of loose entries.
    quint32 looseAt = 0;
    Place place = Place::Absent;
};

bool isFindable(const Aabb2 &box)
{
    return !box.isEmpty() && box.isFinite();
}

/// Packing all entries is faster than updating more than 1/repackingPart of them one by one.
constexpr std::size_t repackingPart = 16;
/// packLoose() builds a tree if there are more loose entries than this.
constexpr std::size_t fewLoose = 64;

} // namespace

/// Each findable entry is in the tree or loose. The leaf of an entry that becomes loose remains in the tree as a stale
/// leaf; queries ignore it, because the entry's slot is not marked as in the tree. While there are stale leaves,
/// nothing is inserted into the tree, so that an id in the tree has one valid leaf and no stale one.
struct SpatialIndex::Data
{
    PagedArray<Slot> entries;
    std::size_t count = 0;
    std::size_t asideCount = 0;
    Tree tree;
    std::vector<Leaf> stale;
    std::vector<quint32> loose;
    /// The tree of the loose entries; empty if there are few.
    Tree looseTree;

    bool mustRepackFor(std::size_t part) const { return part > 16 && part > count / repackingPart; }

    /// Removes an entry from the tree or list that contains it. If isMoving is set, a leaf in the tree is not removed
    /// but becomes stale.
    void detach(quint32 id, Slot &slot, bool isMoving)
    {
        switch (slot.place) {
        case Place::Absent:
            return;
        case Place::Aside:
            --asideCount;
            break;
        case Place::InTree:
            if (isMoving)
                stale.push_back({toTreeBox(slot.box), id});
            else
                tree.remove(Leaf{toTreeBox(slot.box), id});
            break;
        case Place::Loose:
            entries.at(loose.back()).looseAt = slot.looseAt;
            loose[slot.looseAt] = loose.back();
            loose.pop_back();
            break;
        }
        slot.place = Place::Absent;
        --count;
    }

    void put(quint32 id, Slot &slot, const Aabb2 &box, bool isMoving)
    {
        if (slot.place == Place::Loose && isFindable(box)) {
            slot.box = box;
            return;
        }
        const bool wasInTree = slot.place == Place::InTree;
        if (wasInTree && slot.box == box)
            return;
        detach(id, slot, isMoving);
        slot.box = box;
        ++count;
        if (!isFindable(box)) {
            slot.place = Place::Aside;
            ++asideCount;
        } else if (!stale.empty()) {
            slot.place = Place::Loose;
            slot.looseAt = quint32(loose.size());
            loose.push_back(id);
        } else {
            slot.place = Place::InTree;
            tree.insert(Leaf{toTreeBox(box), id});
        }
    }

    /// Writes an entry without updating the trees; pack() must follow.
    void assign(quint32 id, const Aabb2 &box)
    {
        Slot &slot = entries.at(id);
        count += slot.place == Place::Absent;
        asideCount -= slot.place == Place::Aside;
        asideCount += !isFindable(box);
        slot = {box, 0, isFindable(box) ? Place::InTree : Place::Aside};
    }

    void pack()
    {
        for (quint32 id : loose) {
            Slot &slot = entries.at(id);
            if (slot.place == Place::Loose)
                slot.place = Place::InTree;
        }
        loose.clear();
        stale.clear();
        looseTree.clear();
        std::vector<Leaf> leaves;
        leaves.reserve(count);
        entries.forEach([&leaves](quint32 id, const Slot &slot) {
            if (slot.place == Place::InTree)
                leaves.push_back({toTreeBox(slot.box), id});
        });
        tree = Tree(leaves.begin(), leaves.end());
    }

    void packLoose()
    {
        std::vector<Leaf> leaves;
        if (loose.size() > fewLoose) {
            leaves.reserve(loose.size());
            for (quint32 id : loose)
                leaves.push_back({toTreeBox(entries[id].box), id});
        }
        looseTree = Tree(leaves.begin(), leaves.end());
    }
};

SpatialIndex::SpatialIndex() : m_data(std::make_unique<Data>())
{
}

SpatialIndex::SpatialIndex(SpatialIndex &&) noexcept = default;
SpatialIndex &SpatialIndex::operator=(SpatialIndex &&) noexcept = default;
SpatialIndex::~SpatialIndex() = default;

qsizetype SpatialIndex::size() const
{
    return qsizetype(m_data->count);
}

bool SpatialIndex::contains(quint32 id) const
{
    return m_data->entries[id].place != Place::Absent;
}

Aabb2 SpatialIndex::box(quint32 id) const
{
    return m_data->entries[id].box;
}

Aabb2 SpatialIndex::bounds() const
{
    Aabb2 box;
    if (!m_data->tree.empty())
        box = toAabb(m_data->tree.bounds());
    if (!m_data->looseTree.empty())
        return box.united(toAabb(m_data->looseTree.bounds()));
    for (quint32 id : m_data->loose)
        box = box.united(m_data->entries[id].box);
    return box;
}

bool SpatialIndex::allMeet(const Aabb2 &box) const
{
    return m_data->asideCount == 0 && box.contains(bounds());
}

void SpatialIndex::clear()
{
    *m_data = Data();
}

void SpatialIndex::build(std::span<const Entry> entries)
{
    clear();
    for (const Entry &entry : entries)
        m_data->assign(entry.id, entry.box);
    m_data->pack();
}

void SpatialIndex::insert(quint32 id, const Aabb2 &box)
{
    m_data->put(id, m_data->entries.at(id), box, false);
    if (!m_data->looseTree.empty())
        m_data->packLoose();
}

void SpatialIndex::update(std::span<const Entry> entries)
{
    if (entries.empty())
        return;
    if (m_data->mustRepackFor(entries.size())) {
        for (const Entry &entry : entries)
            m_data->assign(entry.id, entry.box);
        m_data->pack();
        return;
    }
    for (const Entry &entry : entries) {
        Slot &slot = m_data->entries.at(entry.id);
        m_data->put(entry.id, slot, entry.box, slot.place == Place::InTree);
    }
    m_data->packLoose();
}

void SpatialIndex::settle()
{
    if (m_data->loose.empty() && m_data->stale.empty())
        return;
    if (m_data->mustRepackFor(m_data->loose.size() + m_data->stale.size())) {
        m_data->pack();
        return;
    }
    for (const Leaf &leaf : m_data->stale)
        m_data->tree.remove(leaf);
    m_data->stale.clear();
    for (quint32 id : m_data->loose) {
        Slot &slot = m_data->entries.at(id);
        slot.place = Place::InTree;
        m_data->tree.insert(Leaf{toTreeBox(slot.box), id});
    }
    m_data->loose.clear();
    m_data->looseTree.clear();
}

bool SpatialIndex::remove(quint32 id)
{
    if (!contains(id))
        return false;
    Slot &slot = m_data->entries.at(id);
    m_data->detach(id, slot, false);
    slot = {};
    if (!m_data->looseTree.empty())
        m_data->packLoose();
    return true;
}

void SpatialIndex::remove(std::span<const quint32> ids)
{
    const bool isMany = m_data->mustRepackFor(ids.size());
    for (quint32 id : ids) {
        if (!contains(id))
            continue;
        Slot &slot = m_data->entries.at(id);
        // Stale leaves are harmless if everything is packed afterward.
        m_data->detach(id, slot, isMany);
        slot = {};
    }
    if (isMany)
        m_data->pack();
    else
        m_data->packLoose();
}

void SpatialIndex::forEach(const Aabb2 &box, Call call, const void *function) const
{
    if (box.isEmpty())
        return;
    const auto wanted = bgi::intersects(toTreeBox(box));
    const auto tell = [&](const Leaf &leaf) { call(function, leaf.id, toAabb(leaf.box)); };
    const auto tellFresh = [&](const Leaf &leaf) {
        if (m_data->stale.empty() || m_data->entries[leaf.id].place == Place::InTree)
            tell(leaf);
    };
    m_data->tree.query(wanted, boost::make_function_output_iterator(tellFresh));
    if (!m_data->looseTree.empty()) {
        m_data->looseTree.query(wanted, boost::make_function_output_iterator(tell));
        return;
    }
    for (quint32 id : m_data->loose) {
        const Aabb2 &own = m_data->entries[id].box;
        if (own.overlaps(box))
            call(function, id, own);
    }
}

void SpatialIndex::query(const Aabb2 &box, std::vector<quint32> &ids) const
{
    visit(box, [&ids](quint32 id, const Aabb2 &) { ids.push_back(id); });
}

std::vector<quint32> SpatialIndex::query(const Aabb2 &box) const
{
    std::vector<quint32> ids;
    query(box, ids);
    return ids;
}

} // namespace Trammel
