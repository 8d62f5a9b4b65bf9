#include "widgets/model/group/grouping_p.h"

#include "widgets/model/group/reordering_p.h"
#include "widgets/model/undo/commands_p.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace Trammel {

const Groups &Document::groups() const
{
    return d->data.groups;
}

const Group *Document::find(GroupId id) const
{
    const auto group = d->data.groups.constFind(id);
    return group == d->data.groups.constEnd() ? nullptr : &*group;
}

bool Document::isVisible(GroupId id) const
{
    return contains(id) && !d->groupFlags.hidden.contains(id);
}

bool Document::isSelectable(GroupId id) const
{
    return isVisible(id) && !d->groupFlags.locked.contains(id);
}

ShapeIds Document::members(GroupId id) const
{
    if (id.isNull())
        return d->data.order;
    const GroupTree &tree = d->tree();
    const int node = tree.indexOf(id);
    return node < 0 ? ShapeIds() : d->data.order.sliced(tree[node].first, tree[node].end - tree[node].first);
}

bool Document::isWithin(ShapeId id, GroupId scope) const
{
    const Shape *shape = find(id);
    if (!shape || scope.isNull())
        return shape;
    const GroupTree &tree = d->tree();
    const int node = tree.indexOf(scope);
    return node >= 0 && tree.isWithin(tree.indexOf(shape->group), node);
}

bool Document::isWithin(GroupId id, GroupId scope) const
{
    const GroupTree &tree = d->tree();
    const int inner = tree.indexOf(id), outer = tree.indexOf(scope);
    return inner >= 0 && inner != outer && (scope.isNull() || (outer >= 0 && tree.isWithin(inner, outer)));
}

Units Document::units(GroupId scope) const
{
    const GroupTree &tree = d->tree();
    const int outer = tree.indexOf(scope);
    if (!scope.isNull() && outer < 0)
        return {};
    int place = outer < 0 ? 0 : tree[outer].first, node = outer + 1;
    const int end = outer < 0 ? count() : tree[outer].end;
    Units units;
    while (place < end) {
        if (node < tree.count() && tree[node].first == place) {
            units.append({tree[node].id, {}});
            place = tree[node].end;
            node = tree[node].nodesEnd;
        } else {
            units.append({{}, d->data.order[place++]});
        }
    }
    return units;
}

Unit Document::unitOf(ShapeId id, GroupId scope) const
{
    if (!isWithin(id, scope))
        return {};
    const GroupTree &tree = d->tree();
    const int child = tree.unitNode(id, tree.indexOf(find(id)->group), tree.indexOf(scope));
    return child < 0 ? Unit{{}, id} : Unit{tree[child].id, {}};
}

Units Document::units(const ShapeIds &ids, GroupId scope) const
{
    if (!d->data.groups.isEmpty())
        return d->meaning(ids, scope).units;
    Units units;
    units.reserve(ids.size());
    for (ShapeId id : sorted(ids))
        units.append({{}, id});
    return units;
}

ShapeIds Document::carried(const ShapeIds &ids, GroupId scope) const
{
    return d->meaning(ids, scope).carried;
}

ShapeIds Document::permitted(const ShapeIds &ids, Permissions needed, GroupId scope) const
{
    const auto isDenied = [&](ShapeId id) { return d->restricted.contains(id) && !find(id)->allows(needed); };
    if (d->restricted.isEmpty())
        return ids;
    ShapeIds kept = ids;
    if (d->data.groups.isEmpty()) {
        if (std::any_of(ids.begin(), ids.end(), isDenied))
            kept.removeIf(isDenied);
        return kept;
    }
    constexpr Permissions ofContents = Permission::Move | Permission::Rotate | Permission::Delete;
    const bool isWithContents = (needed & ofContents) != Permissions::none();
    ShapeIdSet left;
    for (const Unit &unit : units(ids, scope)) {
        const ShapeIds all = unit.group.isNull() ? ShapeIds{unit.shape} : members(unit.group);
        const ShapeId container = isWithContents ? ShapeId() : containerOf(unit.group);
        const ShapeIds affected = container.isNull() ? all : ShapeIds{container};
        if (std::any_of(affected.begin(), affected.end(), isDenied)) {
            for (ShapeId id : all)
                left.insert(id);
        }
    }
    if (!left.isEmpty())
        kept.removeIf([&left](ShapeId id) { return left.contains(id); });
    return kept;
}

const DocumentState::Meaning &DocumentState::meaning(const ShapeIds &ids, GroupId scope) const
{
    // A list that shares its data with a cached one has not changed.
    for (const Meaning &kept : m_meanings) {
        if (kept.revision == revision && kept.scope == scope && kept.ids.size() == ids.size()
            && kept.ids.constData() == ids.constData())
            return kept;
    }
    std::swap(m_meanings[0], m_meanings[1]);
    Meaning &meaning = m_meanings[0];
    if (data.groups.isEmpty()) {
        // The list is shared, not copied, if no shape is left out.
        meaning = {revision, ids, scope, {}, ids};
        if (!selectable.contains(ids))
            meaning.carried.removeIf([this](ShapeId id) { return !selectable.contains(id); });
        return meaning;
    }
    meaning = {revision, ids, scope, chosenUnits(*this, ids, scope), {}};
    const auto isContainer = [this](const Unit &unit) { return !document.containerOf(unit.group).isNull(); };
    const bool hasContainers = std::any_of(meaning.units.cbegin(), meaning.units.cend(), isContainer);
    const Units single = hasContainers ? chosenUnits(*this, ids, scope, ContainerMeaning::Shape) : meaning.units;
    for (const Unit &unit : single) {
        if (!unit.group.isNull() && document.isSelectable(unit.group))
            meaning.carried += document.members(unit.group);
        else if (selectable.contains(unit.shape))
            meaning.carried.append(unit.shape);
    }
    return meaning;
}

GroupIds Document::wholeGroups(const ShapeIds &ids) const
{
    GroupIds whole;
    if (d->data.groups.isEmpty())
        return whole;
    const GroupTree &tree = d->tree();
    const std::vector<int> counts = countsIn(*d, ShapeIdSet(ids));
    for (int node = 0; node < tree.count(); ++node) {
        if (counts[std::size_t(node)] == tree[node].end - tree[node].first)
            whole.append(tree[node].id);
    }
    return whole;
}

bool Document::reorderAbove(const ShapeIds &ids, const Unit &other, GroupId scope)
{
    return reorderBeside(ids, other, scope, true);
}

bool Document::reorderBelow(const ShapeIds &ids, const Unit &other, GroupId scope)
{
    return reorderBeside(ids, other, scope, false);
}

bool Document::reorderBeside(const ShapeIds &ids, const Unit &other, GroupId scope, bool isAbove)
{
    if (!d->beginChange() || !(contains(other.group) || contains(other.shape)))
        return false;
    Units moved = units(ids, scope);
    moved.removeOne(other);
    if (moved.isEmpty())
        return false;
    Regrouping change(*d);
    change.putBeside(moved, other, isAbove);
    return change.push(tr("Arrange"));
}

bool Document::reorder(const ShapeIds &ids, Place place, GroupId scope)
{
    if (!d->beginChange())
        return false;
    const Units moved = units(ids, scope);
    ShapeIds order = reordered(*this, moved, place);
    Groups groups = d->data.groups;
    lowerContainers(order, groups, [this](ShapeId id) { return find(id)->group; });
    if (order == d->data.order)
        return false;
    d->push(new ArrangeCommand(*d, tr("Arrange"), shapesOf(*this, moved), {d->data.order, {}}, {std::move(order), {}}));
    return true;
}

GroupId Document::group(const ShapeIds &ids, GroupId scope, const QString &text)
{
    if (!d->beginChange())
        return {};
    const Units members = units(ids, scope);
    if (members.size() < 2)
        d->errorString = tr("a group needs at least two members");
    if (!d->errorString.isEmpty() || !d->hasIds(1))
        return {};
    Regrouping change(*d);
    const GroupId id = change.gather(members);
    return change.push(text.isEmpty() ? tr("Group") : text) ? id : GroupId();
}

int Document::ungroup(const GroupIds &ids, const QString &text)
{
    if (!d->beginChange())
        return 0;
    Regrouping change(*d);
    const int count = change.dissolve(ids);
    return count > 0 && change.push(text.isEmpty() ? tr("Ungroup") : text) ? count : 0;
}

bool Document::changeGroup(GroupId id, const Group &group, const QString &text)
{
    if (!d->beginChange() || !contains(id))
        return false;
    d->errorString = group.errorString();
    if (!d->errorString.isEmpty())
        return false;
    const Group before = *find(id);
    Group after = group.normalized();
    after.parent = before.parent;
    after.container = before.container;
    after.expandedSize = before.expandedSize;
    if (after == before)
        return false;
    const bool isShown = after.hidden == before.hidden && after.locked == before.locked;
    GroupChanges changes;
    changes.append(id, before, after);
    d->push(new ArrangeCommand(*d, text.isEmpty() ? tr("Change Group") : text, isShown ? ShapeIds() : members(id), {},
                               {}, std::move(changes)));
    return true;
}

GroupChanges DocumentState::turned(const GroupIds &ids, const QList<double> &rotations)
{
    GroupChanges changes;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Group *before = document.find(ids[i]);
        if (!before)
            continue;
        Group after = *before;
        after.rotation = rotations[i];
        errorString = after.errorString();
        if (!errorString.isEmpty())
            return {};
        after = after.normalized();
        if (after != *before)
            changes.append(ids[i], *before, after);
    }
    return changes;
}

void DocumentState::placeOnTop(PlacedShapes &added) const
{
    const int top = int(data.order.size());
    added.ranks.resize(added.ids.size());
    std::iota(added.ranks.begin(), added.ranks.end(), top);
    if (std::all_of(added.ids.cbegin(), added.ids.cend(),
                    [&added](ShapeId id) { return added.shapes.find(id)->group.isNull(); }))
        return;
    // If several groups end at the same rank, shapes of inner groups come first.
    struct End
    {
        int place;
        int depth;
        ShapeId shape;
    };
    std::vector<End> ends;
    for (ShapeId id : std::as_const(added.ids)) {
        const int node = tree().indexOf(added.shapes.find(id)->group);
        ends.push_back(node < 0 ? End{top, -1, id} : End{tree()[node].end, tree()[node].depth, id});
    }
    std::stable_sort(ends.begin(), ends.end(), [](const End &a, const End &b) {
        return a.place != b.place ? a.place < b.place : a.depth > b.depth;
    });
    for (std::size_t i = 0; i < ends.size(); ++i) {
        added.ranks[qsizetype(i)] = ends[i].place + int(i);
        added.ids[qsizetype(i)] = ends[i].shape;
    }
}

} // namespace Trammel
