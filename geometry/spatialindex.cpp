#include "geometry/spatialindex.h"

#include "geometry/pagedarray_p.h"

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

/// A leaf of the tree carries its box, so that a query stays inside the tree's memory.
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

enum class Place : quint8 { Absent, Aside, InTree };

struct Slot
{
    Aabb2 box;
    Place place = Place::Absent;
};

bool isFindable(const Aabb2 &box)
{
    return !box.isEmpty() && box.isFinite();
}

/// Packing anew costs less than this many single moves, as a part of all entries.
constexpr std::size_t repackingPart = 4;

} // namespace

struct SpatialIndex::Data
{
    PagedArray<Slot> entries;
    std::size_t count = 0;
    Tree tree;

    /// Writes the entry beside the tree, which then needs to be packed again.
    void assign(quint32 id, const Aabb2 &box)
    {
        Slot &slot = entries.at(id);
        count += slot.place == Place::Absent;
        slot = {box, isFindable(box) ? Place::InTree : Place::Aside};
    }

    void takeFromTree(quint32 id)
    {
        const Slot &slot = entries[id];
        if (slot.place == Place::InTree)
            tree.remove(Leaf{toTreeBox(slot.box), id});
    }

    void pack()
    {
        std::vector<Leaf> leaves;
        leaves.reserve(count);
        entries.forEach([&leaves](quint32 id, const Slot &slot) {
            if (slot.place == Place::InTree)
                leaves.push_back({toTreeBox(slot.box), id});
        });
        tree = Tree(leaves.begin(), leaves.end());
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
    if (m_data->tree.empty())
        return {};
    return toAabb(m_data->tree.bounds());
}

bool SpatialIndex::allMeet(const Aabb2 &box) const
{
    return m_data->tree.size() == m_data->count && box.contains(bounds());
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
    const Slot &slot = m_data->entries[id];
    if (slot.place == Place::InTree && slot.box == box)
        return;
    m_data->takeFromTree(id);
    m_data->assign(id, box);
    if (isFindable(box))
        m_data->tree.insert(Leaf{toTreeBox(box), id});
}

void SpatialIndex::update(std::span<const Entry> entries)
{
    if (entries.size() > 16 && entries.size() > m_data->count / repackingPart) {
        for (const Entry &entry : entries)
            m_data->assign(entry.id, entry.box);
        m_data->pack();
        return;
    }
    for (const Entry &entry : entries)
        insert(entry.id, entry.box);
}

bool SpatialIndex::remove(quint32 id)
{
    if (!contains(id))
        return false;
    m_data->takeFromTree(id);
    m_data->entries.at(id) = {};
    --m_data->count;
    return true;
}

void SpatialIndex::forEach(const Aabb2 &box, Call call, const void *function) const
{
    if (box.isEmpty())
        return;
    const auto visit = [call, function](const Leaf &leaf) { call(function, leaf.id, toAabb(leaf.box)); };
    m_data->tree.query(bgi::intersects(toTreeBox(box)), boost::make_function_output_iterator(visit));
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
