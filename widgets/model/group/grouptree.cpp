#include "widgets/model/group/grouptree_p.h"

#include "widgets/model/shape/text_p.h"

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

/// Whether the parents of a group form a cycle: then the walk takes more steps than there are groups.
bool isInItself(GroupId id, const Groups &groups)
{
    for (qsizetype step = 0; step <= groups.size(); ++step) {
        const auto group = groups.constFind(id);
        if (group == groups.constEnd())
            return false;
        id = group->parent;
    }
    return true;
}

} // namespace

std::optional<GroupTree::Error> GroupTree::build(const ShapeIds &order, const Groups &groups,
                                                 const std::function<GroupId(ShapeId)> &groupOf)
{
    *this = {};
    GroupId last;
    for (qsizetype place = 0; place < order.size(); ++place) {
        const GroupId group = groupOf(order[place]);
        if (group == std::exchange(last, group))
            continue;
        if (std::optional<Error> error = enter(group, order[place], int(place), groups)) {
            error->shape = order[place];
            return error;
        }
    }
    leaveTo(-1, int(order.size()));
    if (qsizetype(m_nodes.size()) == groups.size())
        return std::nullopt;
    for (auto group = groups.constBegin(); group != groups.constEnd(); ++group) {
        if (indexOf(group.key()) < 0)
            m_empty.append(group.key());
    }
    return std::nullopt;
}

std::optional<GroupTree::Error> GroupTree::build(const DocumentData &data)
{
    std::optional<Error> error =
        build(data.order, data.groups, [&data](ShapeId id) { return data.shapes.find(id)->group; });
    if (!error && !m_empty.isEmpty())
        error = Error{Text::tr("the group %1 has no shapes").arg(m_empty.first().value()), {}, m_empty.first()};
    return error;
}

// Walks up from a group to the nearest open one, closes the open groups inside that one, and opens the groups that the
// walk has passed. Each group is opened once, so that all walks together take linear time.
std::optional<GroupTree::Error> GroupTree::enter(GroupId group, ShapeId shape, int place, const Groups &groups)
{
    const auto refuse = [group](const QString &errorString) { return Error{errorString, {}, group}; };
    std::vector<std::pair<GroupId, GroupId>> way;
    GroupId up = group;
    for (; !up.isNull() && indexOf(up) < 0; up = way.back().second) {
        const auto found = groups.constFind(up);
        if (found == groups.constEnd())
            return refuse(Text::tr("the group %1 does not exist").arg(up.value()));
        way.push_back({up, found->parent});
        if (way.size() > std::size_t(Group::LargestDepth))
            return refuse(isInItself(group, groups)
                              ? Text::tr("the group %1 is in itself").arg(group.value())
                              : Text::tr("groups are nested deeper than %1").arg(Group::LargestDepth));
    }
    const int outer = indexOf(up);
    if (outer >= 0 && (*this)[outer].end >= 0)
        return refuse(Text::tr("the shapes of the group %1 do not stand next to each other").arg(up.value()));
    leaveTo(outer, place);
    for (auto step = way.crbegin(); step != way.crend(); ++step) {
        const int depth = m_open < 0 ? 0 : (*this)[m_open].depth + 1;
        if (depth >= Group::LargestDepth)
            return refuse(Text::tr("groups are nested deeper than %1").arg(Group::LargestDepth));
        const ShapeId container = groups.constFind(step->first)->container;
        if (!container.isNull() && (container != shape || step->first != group))
            return refuse(Text::tr("the container %1 is not the lowest member of the group %2")
                              .arg(container.value())
                              .arg(step->first.value()));
        m_nodes.push_back({step->first, container, m_open, depth, place, -1, -1});
        m_open = count() - 1;
        m_indices.at(step->first.value()) = count();
    }
    return std::nullopt;
}

void GroupTree::leaveTo(int node, int place)
{
    while (m_open != node) {
        Node &left = m_nodes[std::size_t(m_open)];
        left.end = place;
        left.nodesEnd = count();
        m_open = left.parent;
    }
}

int GroupTree::commonOf(int a, int b) const
{
    while (a != b) {
        if (b < 0 || (a >= 0 && (*this)[a].depth >= (*this)[b].depth))
            a = (*this)[a].parent;
        else
            b = (*this)[b].parent;
    }
    return a;
}

int GroupTree::childToward(int node, int outer) const
{
    if (node == outer || node < 0 || !isWithin(node, outer))
        return -1;
    while ((*this)[node].parent != outer)
        node = (*this)[node].parent;
    return node;
}

int GroupTree::unitNode(ShapeId shape, int directGroup, int scope) const
{
    int node = childToward(directGroup, scope);
    while (node >= 0 && !(*this)[node].container.isNull() && (*this)[node].container != shape)
        node = childToward(directGroup, node);
    return node;
}

void lowerContainers(ShapeIds &order, Groups &groups, const std::function<GroupId(ShapeId)> &groupOf)
{
    const auto hasContainer = [](const Group &group) { return !group.container.isNull(); };
    if (std::none_of(groups.cbegin(), groups.cend(), hasContainer))
        return;
    Groups plain = groups;
    for (auto group = plain.begin(); group != plain.end(); ++group) {
        group->container = {};
        group->expandedSize = {0, 0};
    }
    GroupTree tree;
    if (tree.build(order, plain, groupOf))
        return;
    // Inner groups come first, since a move in an outer group shifts their ranges.
    for (int node = tree.count() - 1; node >= 0; --node) {
        Group &group = groups[tree[node].id];
        if (group.container.isNull())
            continue;
        const auto first = order.begin() + tree[node].first, end = order.begin() + tree[node].end;
        const auto found = std::find(first, end, group.container);
        if (found == end || groupOf(group.container) != tree[node].id) {
            group.container = {};
            group.expandedSize = {0, 0};
        } else {
            std::rotate(first, found, found + 1);
        }
    }
}

GroupFlags GroupFlags::of(const Groups &groups)
{
    GroupFlags flags;
    for (auto group = groups.constBegin(); group != groups.constEnd(); ++group) {
        if (group->hidden)
            flags.hidden.insert(group.key());
        if (group->locked)
            flags.locked.insert(group.key());
        if (group->isCollapsed())
            flags.collapsed.insert(group.key(), group->container);
    }
    if (flags.hidden.isEmpty() && flags.locked.isEmpty() && flags.collapsed.isEmpty())
        return flags;
    // Each group is visited once, after the group that contains it.
    GroupIds way;
    QSet<GroupId> settled;
    for (auto group = groups.constBegin(); group != groups.constEnd(); ++group) {
        for (GroupId up = group.key(); !up.isNull() && !settled.contains(up); up = groups.value(up).parent) {
            settled.insert(up);
            way.append(up);
        }
        for (; !way.isEmpty(); way.removeLast()) {
            const GroupId parent = groups.value(way.last()).parent;
            if (flags.hidden.contains(parent) || flags.collapsed.contains(parent))
                flags.hidden.insert(way.last());
            if (flags.locked.contains(parent))
                flags.locked.insert(way.last());
        }
    }
    return flags;
}

} // namespace Trammel
