#pragma once

#include "geometry/base/parallel_p.h"
#include <trammel/geometry/aabb.h>
#include <trammel/geometry/predicates.h>

#include <QtCore/QtGlobal>

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace Trammel {

/// An R-tree that is built from all leaves at once. The leaves are in the order of a Hilbert curve through their
/// centers. Each level above them stores the boxes around every 16 consecutive elements of the level below, so that no
/// pointers are needed. Source: I. Kamel, C. Faloutsos, "On packing R-trees".
class PackedTree
{
public:
    struct Leaf
    {
        Aabb2 box;
        quint32 id = 0;
    };

    /// Replaces all leaves. boxOf(id) returns the box of a leaf, which must be finite and not empty. Calls
    /// place(id, position) for each leaf with its position in leaves(). Both are called by several threads, for
    /// different leaves. O(n).
    template <typename BoxOf, typename Place>
    void build(std::span<const quint32> ids, const BoxOf &boxOf, const Place &place)
    {
        std::vector<CurvePlace> places(ids.size());
        for (std::size_t i = 0; i < ids.size(); ++i)
            places[i].id = ids[i];
        sortAlongCurve(places, boxOf);
        m_leaves.resize(ids.size());
        inParallel(places.size(), partSize, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) {
                m_leaves[i] = {boxOf(places[i].id), places[i].id};
                place(places[i].id, i);
            }
        });
        m_erasedCount = 0;
        buildLevels();
        m_spread = spread();
    }

    const std::vector<Leaf> &leaves() const { return m_leaves; }
    std::size_t erasedCount() const { return m_erasedCount; }
    /// A box around all leaves; empty if there are none. Erasing does not shrink it.
    Aabb2 bounds() const { return m_levels.empty() ? Aabb2() : m_levels.back().front(); }

    /// Queries do not find the leaf anymore. Its position in leaves() remains.
    void erase(std::size_t position);
    /// Gives all leaves new boxes and keeps their order, which is several times faster than building a tree. Several
    /// threads call boxOf(id). Returns false, with an undefined result, if leaves that were close to each other are not
    /// anymore, so that queries would be slow. No leaf may be erased before.
    template <typename BoxOf> bool update(const BoxOf &boxOf)
    {
        inParallel(m_leaves.size(), partSize, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i)
                m_leaves[i].box = boxOf(m_leaves[i].id);
        });
        buildLevels();
        constexpr double largestRatio = 1.25;
        return spread() <= largestRatio * m_spread;
    }

    /// Calls visit(id, box) for each leaf whose box meets the given one until it returns false. Returns false then.
    template <typename Visit> bool visitWhile(const Aabb2 &box, const Visit &visit) const
    {
        const auto visitLeaf = [&visit](const Leaf &leaf, Location) { return visit(leaf.id, leaf.box); };
        return visitWhile(
            box, [](const Aabb2 &) { return Location::Boundary; }, visitLeaf);
    }
    /// As visitWhile() above, without the leaves in boxes that locate(box) finds to be Outside. Calls
    /// visit(leaf, location) with the location of a box around the leaf: Inside or Boundary.
    template <typename Locate, typename Visit>
    bool visitWhile(const Aabb2 &box, const Locate &locate, const Visit &visit) const
    {
        return m_levels.empty() || !m_levels.back().front().overlaps(box)
            || visitPart(m_levels.size() - 1, 0, box, Location::Boundary, locate, visit);
    }

private:
    /// A leaf with the position of its center on the curve.
    struct CurvePlace
    {
        quint32 onCurve = 0;
        quint32 id = 0;
    };

    static constexpr std::size_t fanOut = 16;
    /// The number of leaves that a thread processes at once.
    static constexpr std::size_t partSize = 4096;

    /// Visits what is below an element of a level with a known location, until visit() returns false.
    template <typename Locate, typename Visit>
    bool visitPart(std::size_t level, std::size_t element, const Aabb2 &box, Location location, const Locate &locate,
                   const Visit &visit) const
    {
        const std::size_t first = element * fanOut;
        if (level == 0) {
            const std::size_t last = std::min(first + fanOut, m_leaves.size());
            for (std::size_t i = first; i < last; ++i) {
                if (m_leaves[i].box.overlaps(box) && !visit(m_leaves[i], location))
                    return false;
            }
            return true;
        }
        const std::vector<Aabb2> &below = m_levels[level - 1];
        const std::size_t last = std::min(first + fanOut, below.size());
        for (std::size_t i = first; i < last; ++i) {
            if (!below[i].overlaps(box))
                continue;
            const Location own = location == Location::Boundary ? locate(below[i]) : location;
            if (own != Location::Outside && !visitPart(level - 1, i, box, own, locate, visit))
                return false;
        }
        return true;
    }

    /// The position of a cell on a Hilbert curve through a grid of 65,536 by 65,536 cells.
    static quint32 hilbertPosition(quint32 x, quint32 y);
    /// Sorts by the position on the curve. Equal positions keep their order.
    static void sortByPosition(std::span<CurvePlace> places);

    template <typename BoxOf> static void sortAlongCurve(std::span<CurvePlace> places, const BoxOf &boxOf)
    {
        Aabb2 centers;
        for (const CurvePlace &place : places)
            centers.include(boxOf(place.id).center());
        constexpr quint32 lastCell = std::numeric_limits<quint16>::max();
        // Differences of halves do not overflow.
        const auto scaleOf = [&centers](std::size_t axis) {
            const double size = centers.max[axis] / 2 - centers.min[axis] / 2;
            return size > 0 ? (lastCell + 0.5) / size : 0.0;
        };
        const std::array<double, 2> scale{scaleOf(0), scaleOf(1)};
        if (scale[0] == 0 && scale[1] == 0)
            return;
        inParallel(places.size(), partSize, [&](std::size_t first, std::size_t last) {
            for (CurvePlace &place : places.subspan(first, last - first)) {
                const auto center = boxOf(place.id).center();
                const auto cell = [&](std::size_t axis) {
                    // A tiny size can make the scale infinite.
                    const double at = (center[axis] / 2 - centers.min[axis] / 2) * scale[axis];
                    return at < lastCell ? quint32(at) : lastCell;
                };
                place.onCurve = hilbertPosition(cell(0), cell(1));
            }
        });
        sortByPosition(places);
        // A single shape far away can leave only one cell for all others.
        constexpr std::size_t few = 64;
        for (auto first = places.begin(); first != places.end();) {
            const auto last = std::find_if(
                first, places.end(), [first](const CurvePlace &place) { return place.onCurve != first->onCurve; });
            if (const std::size_t count = std::size_t(last - first); count > few && count < places.size())
                sortAlongCurve(std::span(first, last), boxOf);
            first = last;
        }
    }

    void buildLevels();
    /// The total size of the lowest boxes in multiples of the size of the box around all.
    double spread() const;

    std::vector<Leaf> m_leaves;
    /// From the leaves to the box around all.
    std::vector<std::vector<Aabb2>> m_levels;
    std::size_t m_erasedCount = 0;
    double m_spread = 0;
};

} // namespace Trammel
