#pragma once

#include <trammel/geometry/primitives.h>

#include <QtCore/QPointF>

#include <cstddef>
#include <optional>
#include <vector>

namespace Trammel {

/// A bounding volume hierarchy over the edges of one outline, for the queries of connectors. It is packed by position,
/// so that outlines of many small rings are searched as fast as long rings. Building takes O(n log n), a query about
/// O(log n) unless most edges are equally near.
class OutlineTree
{
public:
    /// Empty for outlines of few points, which are searched faster as a whole, and for primitives without points.
    explicit OutlineTree(const Primitive &primitive);

    bool isEmpty() const { return m_chains.empty(); }
    /// The point at which a segment first meets the outline. Only for trees that are not empty, as nearestTo().
    std::optional<QPointF> firstTouch(const Segment &line) const;
    /// The point of the outline that is nearest to another point.
    QPointF nearestTo(QPointF point) const;

private:
    /// Some consecutive edges.
    struct Chain
    {
        Aabb2 box;
        Polyline edges;
    };
    struct TouchSearch;
    struct NearestSearch;

    void addChains(const QList<QPointF> &points);
    /// Packs the chains from first to last into the tree below a node.
    void pack(std::size_t node, std::size_t first, std::size_t last);
    void search(TouchSearch &search, std::size_t node, std::size_t first, std::size_t last) const;
    void search(NearestSearch &search, std::size_t node, std::size_t first, std::size_t last) const;

    std::vector<Chain> m_chains;
    /// The boxes of a complete binary tree. The children of node i are 2i and 2i + 1, and each halves its chains.
    std::vector<Aabb2> m_boxes;
    std::size_t m_leafCount = 1;
};

} // namespace Trammel
