#pragma once

#include <trammel/geometry/aabb.h>
#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/predicates.h>

#include <memory>
#include <span>
#include <vector>

namespace Trammel {

/// A spatial index: finds the ids whose boxes meet a given box. A point is a box without size. Boxes are closed:
/// touching boxes are found. Ids may be any numbers; memory is allocated by pages of ids in use. The order of results
/// is undefined. Adding or removing one entry takes O(log n), a query O(log n) plus the number of results. Sources: A.
/// Guttman, "R-trees"; I. Kamel, C. Faloutsos, "On packing R-trees".
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

    /// The number of ids, including those that queries never find.
    qsizetype size() const;
    bool contains(quint32 id) const;
    /// The box of an id; empty for an unknown id.
    Aabb<2> box(quint32 id) const;
    /// A bounding box of the entries that queries can find; after moves and removals it may be larger than the
    /// smallest one.
    Aabb<2> bounds() const;
    /// Whether all entries are known to meet the box, in constant time. If it is false, only a query can decide.
    bool allMeet(const Aabb<2> &box) const;

    void clear();
    /// Replaces all entries. The tree is packed, which is faster than inserting one by one. For a repeated id,
    /// the last box counts.
    void build(std::span<const Entry> entries);
    /// Adds or moves an entry. A box that is empty or not finite is stored, but no query finds it.
    void insert(quint32 id, const Aabb<2> &box);
    /// Adds or moves many entries. Moved entries become loose: they are stored outside the tree, so that moving them
    /// repeatedly is cheap. Queries cost slightly more until settle(). If the list has more than 16 entries and more
    /// than a sixteenth of all entries, the tree is packed instead, as by build().
    void update(std::span<const Entry> entries);
    /// Inserts loose entries into the tree, which is packed again if many entries have changed since. Call it when the
    /// entries have stopped moving, as at the end of a drag.
    void settle();
    /// Removes an entry. Returns whether the id was present.
    bool remove(quint32 id);
    void remove(std::span<const quint32> ids);

    /// Calls visit(id, box) for each entry whose box meets the given one, in no particular order. Nothing is
    /// allocated. The index must not be changed during the call.
    template <typename Visit> void visit(const Aabb<2> &box, const Visit &visit) const
    {
        const auto call = [](const void *function, quint32 id, const Aabb<2> &found) {
            (*static_cast<const Visit *>(function))(id, found);
        };
        forEach(box, call, &visit);
    }
    /// As visit(), for the entries in an area that lies in the box. locate(box) returns whether all of a box is Inside
    /// or Outside the area; Boundary if neither is known. It is called for boxes around several entries each, so that
    /// most entries need no test of their own. Calls visit(id, box, location): with Inside for entries in such a box,
    /// and with Boundary for the others. Entries in a box outside the area are left out.
    template <typename Locate, typename Visit>
    void visit(const Aabb<2> &box, const Locate &locate, const Visit &visit) const
    {
        const auto callLocate = [](const void *function, const Aabb<2> &around) {
            return (*static_cast<const Locate *>(function))(around);
        };
        const auto call = [](const void *function, quint32 id, const Aabb<2> &found, Location location) {
            (*static_cast<const Visit *>(function))(id, found, location);
        };
        forEachIn(box, callLocate, &locate, call, &visit);
    }
    /// As visit(), until visit(id, box) returns false. May allocate memory.
    template <typename Visit> void visitWhile(const Aabb<2> &box, const Visit &visit) const
    {
        const auto call = [](const void *function, quint32 id, const Aabb<2> &found) {
            return bool((*static_cast<const Visit *>(function))(id, found));
        };
        forEachWhile(box, call, &visit);
    }
    /// Appends the ids whose boxes meet the given one.
    void query(const Aabb<2> &box, std::vector<quint32> &ids) const;
    std::vector<quint32> query(const Aabb<2> &box) const;

private:
    using Call = void (*)(const void *function, quint32 id, const Aabb<2> &box);
    void forEach(const Aabb<2> &box, Call call, const void *function) const;
    using CallLocate = Location (*)(const void *function, const Aabb<2> &box);
    using CallLocated = void (*)(const void *function, quint32 id, const Aabb<2> &box, Location location);
    void forEachIn(const Aabb<2> &box, CallLocate callLocate, const void *locate, CallLocated call,
                   const void *function) const;
    using CallWhile = bool (*)(const void *function, quint32 id, const Aabb<2> &box);
    void forEachWhile(const Aabb<2> &box, CallWhile call, const void *function) const;

    struct Data;
    std::unique_ptr<Data> m_data;
};

} // namespace Trammel
