#include <trammel/geometry/spatialindex.h>

#include "geometry/base/pagedarray_p.h"
#include "geometry/index/packedtree_p.h"

#include <boost/geometry/algorithms/covered_by.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/iterator/function_output_iterator.hpp>

#include <utility>

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

using GrowingTree = bgi::rtree<Leaf, bgi::quadratic<16>, BoxOfLeaf, SameLeaf>;

enum class Place : quint8 { Absent, Aside, Packed, Grown, Loose };

struct Slot
{
    Aabb2 box;
    /// The position of a packed entry in the leaves, or of a loose entry in the list of loose entries.
    quint32 position = 0;
    Place place = Place::Absent;

    bool isInTree() const { return place == Place::Packed || place == Place::Grown; }
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

/// Each findable entry is in the packed tree, in the growing tree, or loose. The packed tree contains most entries. An
/// entry that changes is erased from it. The growing tree contains entries that were inserted one by one since.
struct SpatialIndex::Data
{
    PagedArray<Slot> entries;
    std::size_t count = 0;
    std::size_t asideCount = 0;
    PackedTree packed;
    GrowingTree grown;
    std::vector<quint32> loose;
    /// The tree of the loose entries; empty if there are few.
    PackedTree looseTree;

    /// The box of an entry as a function of its id.
    auto boxOf() const
    {
        return [this](quint32 id) -> const Aabb2 & { return entries[id].box; };
    }
    bool mustRepackFor(std::size_t part) const { return part > 16 && part > count / repackingPart; }
    std::size_t unpackedCount() const { return packed.erasedCount() + grown.size() + loose.size(); }

    /// Removes an entry from the tree or list that contains it.
    void detach(quint32 id, Slot &slot)
    {
        switch (slot.place) {
        case Place::Absent:
            return;
        case Place::Aside:
            --asideCount;
            break;
        case Place::Packed:
            packed.erase(slot.position);
            break;
        case Place::Grown:
            grown.remove(Leaf{toTreeBox(slot.box), id});
            break;
        case Place::Loose:
            entries.at(loose.back()).position = slot.position;
            loose[slot.position] = loose.back();
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
        if (slot.isInTree() && slot.box == box)
            return;
        detach(id, slot);
        slot.box = box;
        ++count;
        if (!isFindable(box)) {
            slot.place = Place::Aside;
            ++asideCount;
        } else if (isMoving) {
            slot.place = Place::Loose;
            slot.position = quint32(loose.size());
            loose.push_back(id);
        } else {
            slot.place = Place::Grown;
            grown.insert(Leaf{toTreeBox(box), id});
        }
    }

    /// Writes entries without updating the trees; pack() must follow. Returns whether all of them keep their positions
    /// in the packed tree.
    bool assign(std::span<const Entry> given)
    {
        bool areAllPacked = true;
        for (const auto &[id, box] : given) {
            Slot &slot = entries.at(id);
            count += slot.place == Place::Absent;
            asideCount -= slot.place == Place::Aside;
            asideCount += !isFindable(box);
            const bool isPacked = slot.place == Place::Packed && isFindable(box);
            areAllPacked = areAllPacked && isPacked;
            slot.box = box;
            if (!isPacked)
                slot.place = isFindable(box) ? Place::Grown : Place::Aside;
        }
        return areAllPacked;
    }

    void pack()
    {
        loose.clear();
        looseTree = {};
        grown.clear();
        std::vector<quint32> ids;
        ids.reserve(count - asideCount);
        entries.forEach([&ids](quint32 id, const Slot &slot) {
            if (slot.isInTree() || slot.place == Place::Loose)
                ids.push_back(id);
        });
        packed.build(ids, boxOf(), [this](quint32 id, std::size_t position) {
            Slot &slot = entries.at(id);
            slot.place = Place::Packed;
            slot.position = quint32(position);
        });
    }

    /// Calls visit(id, box) for the loose entries whose boxes meet the given one until it returns false.
    template <class Visit> void visitLoose(const Aabb2 &box, const Visit &visit) const
    {
        if (!looseTree.leaves().empty()) {
            looseTree.visitWhile(box, visit);
            return;
        }
        for (quint32 id : loose) {
            const Aabb2 &own = entries[id].box;
            if (own.overlaps(box) && !visit(id, own))
                return;
        }
    }

    /// Calls visit(id, box) for the entries outside the packed tree whose boxes meet the given one.
    template <class Visit> void visitUnpacked(const Aabb2 &box, const Visit &visit) const
    {
        if (!grown.empty()) {
            const auto visitLeaf = [&visit](const Leaf &leaf) { visit(leaf.id, toAabb(leaf.box)); };
            grown.query(bgi::intersects(toTreeBox(box)), boost::make_function_output_iterator(visitLeaf));
        }
        visitLoose(box, [&visit](quint32 id, const Aabb2 &own) {
            visit(id, own);
            return true;
        });
    }

    void packLoose()
    {
        const std::span<const quint32> ids(loose);
        looseTree.build(ids.size() > fewLoose ? ids : ids.first(0), boxOf(), [](quint32, std::size_t) {});
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
    Aabb2 box = m_data->packed.bounds();
    if (!m_data->grown.empty())
        box = box.united(toAabb(m_data->grown.bounds()));
    if (!m_data->looseTree.leaves().empty())
        return box.united(m_data->looseTree.bounds());
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
    m_data->assign(entries);
    m_data->pack();
}

void SpatialIndex::insert(quint32 id, const Aabb2 &box)
{
    m_data->put(id, m_data->entries.at(id), box, false);
    if (!m_data->looseTree.leaves().empty())
        m_data->packLoose();
}

void SpatialIndex::update(std::span<const Entry> entries)
{
    if (entries.empty())
        return;
    if (m_data->mustRepackFor(entries.size())) {
        const bool isPacked = m_data->unpackedCount() == 0;
        // The order of shapes that move together stays good.
        if (!m_data->assign(entries) || !isPacked || !m_data->packed.update(m_data->boxOf()))
            m_data->pack();
        return;
    }
    for (const Entry &entry : entries) {
        Slot &slot = m_data->entries.at(entry.id);
        m_data->put(entry.id, slot, entry.box, slot.isInTree());
    }
    m_data->packLoose();
}

void SpatialIndex::settle()
{
    if (m_data->mustRepackFor(m_data->unpackedCount())) {
        m_data->pack();
        return;
    }
    for (quint32 id : m_data->loose) {
        Slot &slot = m_data->entries.at(id);
        slot.place = Place::Grown;
        m_data->grown.insert(Leaf{toTreeBox(slot.box), id});
    }
    m_data->loose.clear();
    m_data->looseTree = {};
}

bool SpatialIndex::remove(quint32 id)
{
    if (!contains(id))
        return false;
    Slot &slot = m_data->entries.at(id);
    m_data->detach(id, slot);
    slot = {};
    if (!m_data->looseTree.leaves().empty())
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
        if (isMany) {
            m_data->asideCount -= slot.place == Place::Aside;
            --m_data->count;
        } else {
            m_data->detach(id, slot);
        }
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
    m_data->packed.visitWhile(box, [&](quint32 id, const Aabb2 &own) {
        call(function, id, own);
        return true;
    });
    m_data->visitUnpacked(box, [&](quint32 id, const Aabb2 &own) { call(function, id, own); });
}

void SpatialIndex::forEachIn(const Aabb2 &box, CallLocate callLocate, const void *locate, CallLocated call,
                             const void *function) const
{
    if (box.isEmpty())
        return;
    const auto locateBox = [&](const Aabb2 &around) { return callLocate(locate, around); };
    m_data->packed.visitWhile(box, locateBox, [&](const PackedTree::Leaf &leaf, Location location) {
        call(function, leaf.id, leaf.box, location);
        return true;
    });
    m_data->visitUnpacked(box, [&](quint32 id, const Aabb2 &own) { call(function, id, own, Location::Boundary); });
}

void SpatialIndex::forEachWhile(const Aabb2 &box, CallWhile call, const void *function) const
{
    if (box.isEmpty())
        return;
    const auto tell = [&](quint32 id, const Aabb2 &own) { return call(function, id, own); };
    if (!m_data->packed.visitWhile(box, tell))
        return;
    const auto wanted = bgi::intersects(toTreeBox(box));
    for (auto leaf = m_data->grown.qbegin(wanted); leaf != m_data->grown.qend(); ++leaf) {
        if (!tell(leaf->id, toAabb(leaf->box)))
            return;
    }
    m_data->visitLoose(box, tell);
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
