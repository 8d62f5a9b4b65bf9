#pragma once

#include "geometry/pagedarray_p.h"
#include "widgets/model/documentdata.h"

#include <functional>
#include <optional>
#include <vector>

namespace Trammel {

/// Where the groups of a drawing stand in its order: made from that order in one walk, and the judge of
/// whether groups and order fit together.
class GroupTree
{
public:
    struct Node
    {
        GroupId id;
        /// The node of the group that it is in; -1 for none.
        int parent;
        /// 0 for a group that is in no other.
        int depth;
        /// The places of its shapes in the order: from the first to before the end.
        int first;
        int end;
        /// Behind the last node of the groups in it.
        int nodesEnd;
    };

    struct Fault
    {
        QString reason;
        /// What is at fault: a shape, or else a group.
        ShapeId shape;
        GroupId group;
    };

    /// Nothing when all is well: each group named exists, none is in itself or too deep, and the shapes of
    /// each stand next to each other. Groups without a shape are told by empty(), and are no nodes.
    /// Linear in the shapes and groups, whatever they say.
    std::optional<Fault> build(const ShapeIds &order, const Groups &groups,
                               const std::function<GroupId(ShapeId)> &groupOf);
    /// The same for data, where a group without a shape is a fault.
    std::optional<Fault> build(const DocumentData &data);

    const GroupIds &empty() const { return m_empty; }
    /// Each before the groups in it, from the bottom to the top.
    const std::vector<Node> &nodes() const { return m_nodes; }
    int count() const { return int(m_nodes.size()); }
    const Node &operator[](int node) const { return m_nodes[std::size_t(node)]; }
    /// -1 for the null id and for an unknown one.
    int indexOf(GroupId id) const { return m_indices[id.value()] - 1; }
    /// Whether the one is the other or in it; everything is in -1, the whole drawing.
    bool isWithin(int node, int outer) const { return outer < 0 || (node >= outer && node < (*this)[outer].nodesEnd); }
    /// The deepest that holds both; -1 for the whole drawing.
    int commonOf(int a, int b) const;
    /// From a node upwards, the last one below an outer one; -1 when it is the outer one or not in it.
    int childTowards(int node, int outer) const;

private:
    std::optional<Fault> enter(GroupId group, int place, const Groups &groups);
    void leaveTo(int node, int place);

    std::vector<Node> m_nodes;
    /// Counted from 1.
    PagedArray<int> m_indices;
    GroupIds m_empty;
    /// The node whose shapes are walked now.
    int m_open = -1;
};

/// The groups that are hidden and locked, by themselves or by one that they are in.
struct GroupFlags
{
    QSet<GroupId> hidden;
    QSet<GroupId> locked;

    static GroupFlags of(const Groups &groups);
    bool isVisible(const Shape &shape) const { return !shape.hidden && !isIn(hidden, shape); }
    bool isSelectable(const Shape &shape) const { return isVisible(shape) && !shape.locked && !isIn(locked, shape); }

private:
    static bool isIn(const QSet<GroupId> &groups, const Shape &shape)
    {
        return !shape.group.isNull() && groups.contains(shape.group);
    }
};

} // namespace Trammel
