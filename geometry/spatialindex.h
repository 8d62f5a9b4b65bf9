#pragma once

#include "geometry/aabb.h"
#include "geometry/geometry_export.h"

#include <memory>
#include <span>
#include <vector>

namespace Trammel {

/// Ids and their boxes, found by box or by point. Boxes are closed: touching ones are found. Ids are
/// small integers (the storage is dense by id). The order of results is not defined. One more, or one less, takes
/// O(log n), a query that and its results. Sources: A. Guttman, "R-trees"; S. T. Leutenegger et al., "STR", for
/// packing.
class TRAMMEL_GEOMETRY_EXPORT SpatialIndex
{
public:
    struct Entry
    {
        quint32 id = 0;
        Aabb<2> box;
    };

    SpatialIndex();
    SpatialIndex(SpatialIndex &&) noexcept;
    SpatialIndex &operator=(SpatialIndex &&) noexcept;
    ~SpatialIndex();

    /// How many ids there are, those never found included.
    qsizetype size() const;
    bool contains(quint32 id) const;
    /// The box of an id; the empty box when there is none.
    Aabb<2> box(quint32 id) const;
    /// The box of everything; not always the least one after removals, but it holds all.
    Aabb<2> bounds() const;
    /// Whether every entry surely meets the box, in constant time; false may also mean that it takes a
    /// query to know.
    bool allMeet(const Aabb<2> &box) const;

    void clear();
    /// Takes the place of everything: packed, faster than one by one. Ids that repeat keep the last box.
    void build(std::span<const Entry> entries);
    /// Adds or moves. An empty or not finite box is kept but never found.
    void insert(quint32 id, const Aabb<2> &box);
    /// Adds or moves many. Those that move are kept loose, beside the tree, which makes it cheap to move
    /// them again and again; queries cost a little more until settle().
    void update(std::span<const Entry> entries);
    /// Puts loose entries in the tree: when what has moved comes to rest.
    void settle();
    /// Returns whether the id was there.
    bool remove(quint32 id);
    void remove(std::span<const quint32> ids);

    /// Calls visit(id, box) for each entry whose box meets the given one, in no order. Nothing is
    /// allocated; the index must not be changed meanwhile.
    template <typename Visit> void visit(const Aabb<2> &box, const Visit &visit) const
    {
        const auto call = [](const void *function, quint32 id, const Aabb<2> &found) {
            (*static_cast<const Visit *>(function))(id, found);
        };
        forEach(box, call, &visit);
    }
    /// Appends the ids whose boxes meet the given one.
    void query(const Aabb<2> &box, std::vector<quint32> &ids) const;
    std::vector<quint32> query(const Aabb<2> &box) const;

private:
    using Call = void (*)(const void *function, quint32 id, const Aabb<2> &box);
    void forEach(const Aabb<2> &box, Call call, const void *function) const;

    struct Data;
    std::unique_ptr<Data> m_data;
};

} // namespace Trammel
