#pragma once

#include "geometry/base/segments_p.h"
#include <trammel/geometry/primitives.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>
#include <vector>

namespace Trammel {

/// A lower bound on the distance between two boxes.
inline double distanceBelow(const Aabb2 &a, const Aabb2 &b)
{
    const auto gap = [&](std::size_t axis) {
        return std::max({a.min[axis] - b.max[axis], b.min[axis] - a.max[axis], 0.0});
    };
    const double x = gap(0), y = gap(1), square = x * x + y * y;
    return std::isfinite(square) ? std::sqrt(square) * (1 - 1e-14) : std::max(x, y);
}

/// A bounding volume hierarchy for finding the nearest edge: a binary tree of bounding boxes over the edges of a
/// chain, in their order.
class EdgeTree
{
public:
    explicit EdgeTree(std::vector<Segment> edges)
        : m_edges(std::move(edges)), m_leafCount(std::bit_ceil((m_edges.size() + LeafSize - 1) / LeafSize))
    {
        m_boxes.resize(2 * m_leafCount);
        for (std::size_t i = 0; i < m_edges.size(); ++i) {
            Aabb2 &box = m_boxes[m_leafCount + i / LeafSize];
            box.include(m_edges[i].from);
            box.include(m_edges[i].to);
        }
        for (std::size_t node = m_leafCount; --node > 0;)
            m_boxes[node] = m_boxes[2 * node].united(m_boxes[2 * node + 1]);
    }

    const std::vector<Segment> &edges() const { return m_edges; }

    /// The minimum of best and of measure(edge) over all edges. measure(edge) must not be less than the edge's
    /// distance from the box.
    template <class Measure> double least(const Aabb2 &box, double best, const Measure &measure) const
    {
        return least(1, distanceBelow(m_boxes[1], box), box, best, measure);
    }

    /// Calls visit(edge) for all edges whose bounding boxes overlap a box, and for some others.
    template <class Visit> void visitNear(const Aabb2 &box, const Visit &visit) const { visitNear(1, box, visit); }

private:
    static constexpr std::size_t LeafSize = 4;

    std::span<const Segment> leafEdges(std::size_t node) const
    {
        const std::size_t first = (node - m_leafCount) * LeafSize;
        return std::span(m_edges).subspan(first, std::min(LeafSize, m_edges.size() - first));
    }

    template <class Visit> void visitNear(std::size_t node, const Aabb2 &box, const Visit &visit) const
    {
        if (!m_boxes[node].overlaps(box))
            return;
        if (node < m_leafCount) {
            visitNear(2 * node, box, visit);
            visitNear(2 * node + 1, box, visit);
            return;
        }
        for (const Segment &edge : leafEdges(node))
            visit(edge);
    }

    template <class Measure>
    double least(std::size_t node, double away, const Aabb2 &box, double best, const Measure &measure) const
    {
        if (m_boxes[node].isEmpty() || !(away < best))
            return best;
        if (node >= m_leafCount) {
            for (const Segment &edge : leafEdges(node)) {
                if (distanceBelow(boxOf(edge), box) < best)
                    best = std::min(best, measure(edge));
            }
            return best;
        }
        std::size_t near = 2 * node, far = near + 1;
        double nearAway = distanceBelow(m_boxes[near], box), farAway = distanceBelow(m_boxes[far], box);
        if (farAway < nearAway) {
            std::swap(near, far);
            std::swap(nearAway, farAway);
        }
        return least(far, farAway, box, least(near, nearAway, box, best, measure), measure);
    }

    std::vector<Segment> m_edges;
    std::size_t m_leafCount;
    std::vector<Aabb2> m_boxes;
};

} // namespace Trammel
