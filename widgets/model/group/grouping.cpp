#include "widgets/model/group/grouping_p.h"

#include "widgets/model/document/bitset_p.h"
#include "widgets/model/undo/commands_p.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace Trammel {

namespace {

/// The common angle of the frames of units; 0 if they differ.
double commonRotation(const Document &document, const Units &units)
{
    const auto rotationOf = [&](const Unit &unit) {
        return unit.group.isNull() ? document.find(unit.shape)->rotation : document.find(unit.group)->rotation;
    };
    const double first = rotationOf(units.first());
    const bool isCommon =
        std::all_of(units.begin(), units.end(), [&](const Unit &unit) { return rotationOf(unit) == first; });
    return isCommon ? first : 0;
}

} // namespace

namespace {

/// The number of marked ranks in each group. A group is a range of ranks, since its shapes are adjacent.
std::vector<int> countsIn(const GroupTree &tree, Bitset &marks)
{
    marks.sum();
    std::vector<int> counts;
    counts.reserve(std::size_t(tree.count()));
    for (const GroupTree::Node &group : tree.nodes())
        counts.push_back(marks.count(group.first, group.end));
    return counts;
}

} // namespace

std::vector<int> countsIn(const DocumentState &document, const ShapeIdSet &ids)
{
    Bitset marks(document.data.order.size());
    ids.forEach([&](ShapeId id) { marks.mark(document.rank(id)); });
    return countsIn(document.tree(), marks);
}

Units chosenUnits(const DocumentState &document, const ShapeIds &ids, GroupId scope, ContainerMeaning meaning)
{
    const ShapeIds &order = document.data.order;
    const GroupTree &tree = document.tree();
    Bitset all(order.size()), selectable(order.size());
    for (ShapeId id : ids) {
        const int place = document.rank(id);
        all.mark(place);
        if (document.selectable.contains(id))
            selectable.mark(place);
    }
    // The unselectable shapes matter only in groups without selectable ones.
    const std::vector<int> chosen = countsIn(tree, selectable), chosenAtAll = countsIn(tree, all);
    const std::vector<int> &wanted = document.selectableCounts();
    std::vector<bool> areWhole(chosen.size());
    for (std::size_t node = 0; node < chosen.size(); ++node) {
        const GroupTree::Node &group = tree.nodes()[node];
        if (!group.container.isNull())
            areWhole[node] = meaning == ContainerMeaning::Unit && all.count(group.first, group.first + 1) > 0;
        else
            areWhole[node] =
                wanted[node] > 0 ? chosen[node] == wanted[node] : chosenAtAll[node] == group.end - group.first;
    }
    for (int outer = tree.indexOf(scope); outer >= 0; outer = tree[outer].parent)
        areWhole[std::size_t(outer)] = false;

    Units units;
    int place = 0;
    const auto addSingles = [&](int end) {
        all.forEach(place, end, [&](int single) { units.append({{}, order[single]}); });
        place = end;
    };
    // A group precedes those nested in it, so the outermost groups are found first.
    for (int node = 0; node < tree.count();) {
        if (!areWhole[std::size_t(node)]) {
            ++node;
            continue;
        }
        addSingles(tree[node].first);
        units.append({tree[node].id, {}});
        place = tree[node].end;
        node = tree[node].nodesEnd;
    }
    addSingles(int(order.size()));
    return units;
}

ShapeIds shapesOf(const Document &document, const Units &units)
{
    ShapeIds shapes;
    for (const Unit &unit : units) {
        if (unit.group.isNull())
            shapes.append(unit.shape);
        else
            shapes += document.members(unit.group);
    }
    return shapes;
}

Regrouping::Regrouping(DocumentState &document)
    : m_document(document), m_tree(document.tree()), m_order(document.data.order), m_groups(document.data.groups),
      m_nextId(document.data.nextId)
{
}

GroupId Regrouping::groupOf(ShapeId id) const
{
    const std::optional<GroupId> &changed = m_newGroups[id.value()];
    return changed ? *changed : m_document.data.shapes.find(id)->group;
}

void Regrouping::put(const Unit &unit, GroupId into)
{
    if (unit.group.isNull())
        m_newGroups.at(unit.shape.value()) = into;
    else
        m_groups[unit.group].parent = into;
}

GroupId Regrouping::gather(const Units &units)
{
    const GroupId id(m_nextId++);
    Group group;
    group.parent = commonGroup(units);
    group.rotation = commonRotation(m_document.document, units);
    m_groups.insert(id, group);
    m_shapes = shapesOf(m_document.document, units);
    moveTo(placeAbove(units.last(), group.parent), m_shapes);
    for (const Unit &unit : units)
        put(unit, id);
    return id;
}

int Regrouping::dissolve(const GroupIds &ids)
{
    QSet<GroupId> gone;
    for (GroupId id : ids) {
        if (m_tree.indexOf(id) >= 0)
            gone.insert(id);
    }
    // A group precedes those nested in it, so its replacement is known before theirs is needed.
    QHash<GroupId, GroupId> outside;
    int end = 0;
    for (int node = 0; node < m_tree.count(); ++node) {
        const GroupId id = m_tree[node].id, parent = m_groups[id].parent;
        const GroupId kept = outside.value(parent, parent);
        if (gone.contains(id)) {
            outside.insert(id, kept);
            // Includes the shapes in nested groups, since a dissolved group no longer hides or locks them.
            if (m_tree[node].first >= end)
                m_shapes += m_document.data.order.sliced(m_tree[node].first, m_tree[node].end - m_tree[node].first);
            end = std::max(end, m_tree[node].end);
        } else if (kept != parent) {
            m_groups[id].parent = kept;
        }
    }
    for (ShapeId id : std::as_const(m_shapes)) {
        const auto kept = outside.constFind(m_document.data.shapes.find(id)->group);
        if (kept != outside.constEnd())
            m_newGroups.at(id.value()) = *kept;
    }
    for (GroupId id : std::as_const(gone))
        m_groups.remove(id);
    return int(gone.size());
}

void Regrouping::putBeside(const Units &units, const Unit &other, bool isAbove)
{
    const int outer = nodeAround(other), node = m_tree.indexOf(other.group);
    const int first = node < 0 ? m_document.rank(other.shape) : m_tree[node].first;
    const int end = node < 0 ? first + 1 : m_tree[node].end;
    m_shapes = shapesOf(m_document.document, units);
    moveTo(isAbove ? end : first, m_shapes);
    for (const Unit &unit : units)
        put(unit, outer < 0 ? GroupId() : m_tree[outer].id);
}

/// The index of the node of the group that directly contains a unit; -1 for none.
int Regrouping::nodeAround(const Unit &unit) const
{
    return unit.group.isNull() ? m_tree.indexOf(m_document.data.shapes.find(unit.shape)->group)
                               : m_tree[m_tree.indexOf(unit.group)].parent;
}

GroupId Regrouping::commonGroup(const Units &units) const
{
    int common = nodeAround(units.first());
    for (const Unit &unit : units)
        common = m_tree.commonOf(common, nodeAround(unit));
    return common < 0 ? GroupId() : m_tree[common].id;
}

// The rank directly above a unit or, if the unit is in a nested group, above the group around it that is directly in
// the given one. The top of the given group if the unit is outside of it.
int Regrouping::placeAbove(const Unit &unit, GroupId within) const
{
    const int node = unit.group.isNull() ? nodeAround(unit) : m_tree.indexOf(unit.group);
    const int outer = m_tree.indexOf(within);
    if (outer >= 0 && (node < 0 || !m_tree.isWithin(node, outer)))
        return m_tree[outer].end;
    const int child = m_tree.childToward(node, outer);
    return child < 0 ? m_document.rank(unit.shape) + 1 : m_tree[child].end;
}

void Regrouping::moveTo(int place, const ShapeIds &shapes)
{
    const ShapeIdSet isMoved(shapes);
    const ShapeIds before = m_order;
    const auto stays = [&](ShapeId id) { return !isMoved.contains(id); };
    const auto middle = before.cbegin() + place;
    auto to = std::copy_if(before.cbegin(), middle, m_order.begin(), stays);
    to = std::copy(shapes.cbegin(), shapes.cend(), to);
    std::copy_if(middle, before.cend(), to, stays);
}

bool Regrouping::isWithin(GroupId id, GroupId outer) const
{
    while (!id.isNull() && id != outer)
        id = m_groups.constFind(id)->parent;
    return id == outer;
}

void Regrouping::putInto(const Units &units, ShapeId container, GroupId scope)
{
    m_shapes = shapesOf(m_document.document, units);
    GroupId into = scope;
    if (container.isNull()) {
        moveTo(placeAbove(units.last(), scope), m_shapes);
    } else {
        into = m_document.document.groupOfContainer(container);
        int place = m_document.rank(container) + 1;
        if (!into.isNull()) {
            place = m_tree[m_tree.indexOf(into)].end;
        } else {
            into = GroupId(m_nextId++);
            Group group;
            group.parent = groupOf(container);
            group.container = container;
            m_groups.insert(into, group);
            m_newGroups.at(container.value()) = into;
        }
        moveTo(place, m_shapes);
    }
    for (const Unit &unit : units)
        put(unit, into);
    takeConnectors(m_document.connectorsOf(m_shapes), ShapeIdSet(m_shapes), into);
    if (!container.isNull())
        m_shapes.append(container);
}

GroupId Regrouping::childToward(GroupId id, GroupId outer) const
{
    GroupId child;
    for (; !id.isNull() && id != outer; id = m_groups.constFind(id)->parent)
        child = id;
    return child;
}

GroupId Regrouping::commonGroup(const Connector &ends) const
{
    GroupId common = groupOf(ends.from.shape);
    while (!isWithin(groupOf(ends.to.shape), common))
        common = m_groups.constFind(common)->parent;
    return common;
}

void Regrouping::takeConnector(ShapeId id)
{
    takeConnectors({id}, {}, commonGroup(*m_document.data.shapes.find(id)->connector));
}

void Regrouping::takeConnectors(const ShapeIds &connectors, const ShapeIdSet &isMoved, GroupId into)
{
    // From the inside to the outside, since the shapes of an inner group move those around it.
    for (GroupId group = into;; group = m_groups.constFind(group)->parent) {
        ShapeIds taken;
        // The shapes directly in the group, and the groups directly in it, at which the connectors end.
        ShapeIdSet shapes;
        QSet<GroupId> groups;
        for (ShapeId id : connectors) {
            const Connector &ends = *m_document.data.shapes.find(id)->connector;
            if (isMoved.contains(id) || !ends.from.isBound() || !ends.to.isBound())
                continue;
            const GroupId common = commonGroup(ends);
            if (common != group && !(group == into && isWithin(common, into)))
                continue;
            taken.append(id);
            for (ShapeId end : {ends.from.shape, ends.to.shape}) {
                const GroupId child = childToward(groupOf(end), group);
                if (child.isNull())
                    shapes.insert(end);
                else
                    groups.insert(child);
            }
        }
        const auto isEnd = [&](ShapeId id) {
            return shapes.contains(id) || groups.contains(childToward(groupOf(id), group));
        };
        qsizetype end = m_order.size();
        while (end > 0 && !taken.isEmpty() && !isEnd(m_order[end - 1]))
            --end;
        const ShapeIdSet above(m_order.sliced(end));
        taken.removeIf([&](ShapeId id) { return groupOf(id) == group && above.contains(id); });
        if (!taken.isEmpty())
            moveTo(int(end), taken);
        for (ShapeId id : std::as_const(taken))
            m_newGroups.at(id.value()) = group;
        m_shapes += taken;
        if (group.isNull())
            return;
    }
}

bool Regrouping::push(const QString &text)
{
    std::unique_ptr<DocumentCommand> made = command(text);
    if (!made)
        return false;
    m_document.push(made.release());
    return true;
}

std::unique_ptr<DocumentCommand> Regrouping::command(const QString &text)
{
    const auto groupAfter = [this](ShapeId id) { return groupOf(id); };
    lowerContainers(m_order, m_groups, groupAfter);
    GroupTree fitting;
    const auto misfit = fitting.build(m_order, m_groups, groupAfter);
    if (misfit) {
        m_document.errorString = misfit->errorString;
        return nullptr;
    }
    for (GroupId id : fitting.empty())
        m_groups.remove(id);

    const Groups &before = m_document.data.groups;
    GroupChanges changes;
    for (auto group = before.constBegin(); group != before.constEnd(); ++group) {
        const auto now = m_groups.constFind(group.key());
        if (now == m_groups.constEnd())
            changes.append(group.key(), *group, std::nullopt);
        else if (*now != *group)
            changes.append(group.key(), *group, *now);
    }
    for (auto group = m_groups.constBegin(); group != m_groups.constEnd(); ++group) {
        if (!before.contains(group.key()))
            changes.append(group.key(), std::nullopt, *group);
    }

    ArrangeCommand::Arrangement was, is;
    bool isDifferent = !changes.isEmpty() || m_order != m_document.data.order;
    if (m_order != m_document.data.order) {
        was.order = m_document.data.order;
        is.order = m_order;
    }
    was.groups.reserve(m_shapes.size());
    is.groups.reserve(m_shapes.size());
    for (ShapeId id : std::as_const(m_shapes)) {
        was.groups.append(m_document.data.shapes.find(id)->group);
        is.groups.append(groupOf(id));
        isDifferent = isDifferent || was.groups.last() != is.groups.last();
    }
    if (!isDifferent)
        return nullptr;
    // Set before the signals are emitted, since a slot may use the next id. Undo does not restore it, since ids are
    // never reused.
    m_document.data.nextId = m_nextId;
    return std::make_unique<ArrangeCommand>(m_document, text, m_shapes, std::move(was), std::move(is),
                                            std::move(changes));
}

} // namespace Trammel
