#pragma once

#include <trammel/geometry/aabb.h>

#include <QtCore/QtGlobal>

#include <algorithm>
#include <cstddef>
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

    PackedTree() = default;
    /// The boxes must be finite and not empty. O(n).
    explicit PackedTree(std::vector<Leaf> leaves);

    const std::vector<Leaf> &leaves() const { return m_leaves; }
    std::size_t erasedCount() const { return m_erasedCount; }
    /// A box around all leaves; empty if there are none. Erasing does not shrink it.
    Aabb2 bounds() const { return m_levels.empty() ? Aabb2() : m_levels.back().front(); }

    /// Queries do not find the leaf anymore. Its position in leaves() remains.
    void erase(std::size_t position);
    /// Gives all leaves new boxes and keeps their order, which is several times faster than building a tree. Returns
    /// false, with an undefined result, if leaves that were close to each other are not anymore, so that queries would
    /// be slow. No leaf may be erased before.
    template <typename BoxOf> bool update(const BoxOf &boxOf)
    {
        for (Leaf &leaf : m_leaves)
            leaf.box = boxOf(leaf.id);
        buildLevels();
        constexpr double largestRatio = 1.25;
        return spread() <= largestRatio * m_spread;
    }

    /// Calls visit(id, box) for each leaf whose box meets the given one until it returns false. Returns false then.
    template <typename Visit> bool visitWhile(const Aabb2 &box, const Visit &visit) const
    {
        return m_levels.empty() || !m_levels.back().front().overlaps(box)
            || visitPart(m_levels.size() - 1, 0, box, visit);
    }

private:
    static constexpr std::size_t fanOut = 16;

    /// Visits what is below an element of a level, until visit() returns false.
    template <typename Visit>
    bool visitPart(std::size_t level, std::size_t element, const Aabb2 &box, const Visit &visit) const
    {
        const std::size_t first = element * fanOut;
        if (level == 0) {
            const std::size_t last = std::min(first + fanOut, m_leaves.size());
            for (std::size_t i = first; i < last; ++i) {
                if (m_leaves[i].box.overlaps(box) && !visit(m_leaves[i].id, m_leaves[i].box))
                    return false;
            }
            return true;
        }
        const std::vector<Aabb2> &below = m_levels[level - 1];
        const std::size_t last = std::min(first + fanOut, below.size());
        for (std::size_t i = first; i < last; ++i) {
            if (below[i].overlaps(box) && !visitPart(level - 1, i, box, visit))
                return false;
        }
        return true;
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
