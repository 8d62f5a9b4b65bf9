#pragma once

#include "geometry/base/pagedarray_p.h"
#include <trammel/documentdata.h>

#include <QtCore/QHash>
#include <QtCore/QSet>

#include <functional>
#include <optional>
#include <vector>

namespace Trammel {

/// The tree of groups, with the range of ranks of each group. One walk along the order builds the tree and checks that
/// groups and order are consistent.
class GroupTree
{
public:
    struct Node
    {
        GroupId id;
        /// See Group::container.
        ShapeId container;
        /// The index of the parent node; -1 for none.
        int parent;
        /// The nesting depth; 0 for a top-level group.
        int depth;
        /// The range of the group's shapes in the order. The end is exclusive.
        int first;
        int end;
        /// The index after the last node nested in this one.
        int nodesEnd;
    };

    struct Error
    {
        QString errorString;
        /// The shape at which the error was found; null if a group has no shapes.
        ShapeId shape;
        /// The group that directly contains this shape, or the group without shapes.
        GroupId group;
    };

    /// Builds the tree. Returns no error if the data is valid: each group that is referred to exists, none contains
    /// itself or is nested too deeply, the shapes of each group are adjacent, and the lowest one in a group with a
    /// container is the container, which is directly in it. Groups without shapes are listed in
    /// empty() and are not nodes. The time is linear in the number of shapes and groups, even for invalid data.
    std::optional<Error> build(const ShapeIds &order, const Groups &groups,
                               const std::function<GroupId(ShapeId)> &groupOf);
    /// As build() above, for data; a group without a shape is an error.
    std::optional<Error> build(const DocumentData &data);

    const GroupIds &empty() const { return m_empty; }
    /// Each group precedes those nested in it; siblings go from the bottom to the top.
    const std::vector<Node> &nodes() const { return m_nodes; }
    int count() const { return int(m_nodes.size()); }
    const Node &operator[](int node) const { return m_nodes[std::size_t(node)]; }
    /// -1 for the null id and for an unknown one.
    int indexOf(GroupId id) const { return m_indices[id.value()] - 1; }
    /// Whether a node is the other one or nested in it. All nodes are in -1, the whole drawing.
    bool isWithin(int node, int outer) const { return outer < 0 || (node >= outer && node < (*this)[outer].nodesEnd); }
    /// The deepest node that contains both; -1 for the whole drawing.
    int commonOf(int a, int b) const;
    /// The ancestor of a node, or the node itself, that is directly in an outer one. -1 if the node is the outer one or
    /// not in it.
    int childToward(int node, int outer) const;
    /// The node of the unit that a shape with a direct group belongs to in a scope: the outermost group in the scope
    /// that contains the shape and is not a container of other shapes. -1 if the shape is a unit itself.
    int unitNode(ShapeId shape, int directGroup, int scope) const;

private:
    std::optional<Error> enter(GroupId group, ShapeId shape, int place, const Groups &groups);
    void leaveTo(int node, int place);

    std::vector<Node> m_nodes;
    /// The index of each group's node plus 1, by id; 0 for none.
    PagedArray<int> m_indices;
    GroupIds m_empty;
    /// The innermost node that is open during the walk.
    int m_open = -1;
};

/// Moves the containers of groups below the other shapes of their groups, as GroupTree::build() requires it. A group
/// whose container is not directly in it is left without one.
void lowerContainers(ShapeIds &order, Groups &groups, const std::function<GroupId(ShapeId)> &groupOf);

/// The groups that are hidden or locked, either themselves or by a group that contains them.
struct GroupFlags
{
    QSet<GroupId> hidden;
    QSet<GroupId> locked;
    /// The containers of the groups that are collapsed.
    QHash<GroupId, ShapeId> collapsed;

    static GroupFlags of(const Groups &groups);
    bool isVisible(ShapeId id, const Shape &shape) const
    {
        return !shape.hidden && !isIn(hidden, shape) && (collapsed.isEmpty() || collapsed.value(shape.group, id) == id);
    }
    bool isSelectable(ShapeId id, const Shape &shape) const
    {
        return isVisible(id, shape) && !shape.locked && !isIn(locked, shape) && shape.allows(Permission::Select);
    }

private:
    static bool isIn(const QSet<GroupId> &groups, const Shape &shape)
    {
        return !shape.group.isNull() && groups.contains(shape.group);
    }
};

} // namespace Trammel
