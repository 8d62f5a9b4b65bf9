#pragma once

#include "geometry/aabb.h"
#include "geometry/rings_p.h"

#include <vector>

namespace Trammel {

/// Nodes found by triangle: packed along a space-filling curve with boxes of eight above them, level by
/// level in flat arrays. Nodes can be taken out, not put in.
class PointTree
{
public:
    void build(const std::vector<RingNode> &nodes, const std::vector<quint32> &kept);
    void remove(quint32 node);
    /// A node in the closed, positively wound triangle, but not at the place of a corner; ~0 for none.
    quint32 findInTriangle(QPointF a, QPointF b, QPointF c) const;

private:
    struct Item
    {
        QPointF point;
        quint32 node;
    };

    struct Box
    {
        Aabb2 box;
        quint32 liveCount = 0;
    };

    std::vector<Item> m_items;
    /// Where the item of a node is.
    std::vector<quint32> m_positions;
    /// All boxes, the lowest level first; the levels begin at these places.
    std::vector<Box> m_boxes;
    std::vector<quint32> m_levels;
};

} // namespace Trammel
