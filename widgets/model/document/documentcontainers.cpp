#include "widgets/model/group/grouping_p.h"
#include "widgets/model/undo/commands_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

// Containers: shapes with a group of everything in them.

namespace Trammel {

ShapeId Document::containerOf(GroupId id) const
{
    const Group *group = find(id);
    return group ? group->container : ShapeId();
}

ShapeId Document::containerOf(ShapeId id) const
{
    const Shape *shape = find(id);
    GroupId up = shape ? shape->group : GroupId();
    while (!up.isNull() && (find(up)->container.isNull() || find(up)->container == id))
        up = find(up)->parent;
    return containerOf(up);
}

GroupId Document::groupOfContainer(ShapeId id) const
{
    const Shape *shape = find(id);
    return shape && containerOf(shape->group) == id ? shape->group : GroupId();
}

ShapeIds Document::contents(ShapeId container) const
{
    const GroupId group = groupOfContainer(container);
    return group.isNull() ? ShapeIds() : members(group).sliced(1);
}

ShapeIds Document::withContents(const ShapeIds &ids) const
{
    if (d->containers.isEmpty())
        return ids;
    GroupIds groups;
    for (ShapeId id : ids) {
        if (const GroupId group = groupOfContainer(id); !group.isNull())
            groups.append(group);
    }
    if (groups.isEmpty())
        return ids;
    ShapeIdSet all(ids);
    for (GroupId group : std::as_const(groups)) {
        for (ShapeId id : members(group))
            all.insert(id);
    }
    return d->inOrder(all);
}

ShapeIds Document::withoutContents(const ShapeIds &ids, GroupId scope) const
{
    if (d->data.groups.isEmpty())
        return ids;
    const ShapeIdSet all(ids);
    ShapeIds outside = ids;
    outside.removeIf([&](ShapeId id) {
        const GroupId group = unitOf(id, scope).group;
        for (ShapeId container = containerOf(id); !container.isNull(); container = containerOf(container)) {
            if (all.contains(container) && (group.isNull() || !isWithin(container, group)))
                return true;
        }
        return false;
    });
    return outside;
}

Units Document::unitsWithContents(GroupId scope) const
{
    Units open, closed = units(scope);
    if (d->data.groups.isEmpty())
        return closed;
    // The list is a stack: its last unit is the next one to visit.
    std::reverse(closed.begin(), closed.end());
    while (!closed.isEmpty()) {
        const Unit unit = closed.takeLast();
        if (containerOf(unit.group).isNull()) {
            open.append(unit);
            continue;
        }
        const Units inside = units(unit.group);
        std::copy(inside.crbegin(), inside.crend(), std::back_inserter(closed));
    }
    return open;
}

ShapeId Document::containerAt(const Aabb2 &box, GroupId scope, const ShapeIds &except) const
{
    const QPointF corners[] = {
        {box.min[0], box.min[1]}, {box.max[0], box.min[1]}, {box.max[0], box.max[1]}, {box.min[0], box.max[1]}};
    ShapeId found;
    // Built only if there is a container around the box, since each move of a drag calls this function.
    std::optional<ShapeIdSet> isExcepted;
    if (d->containers.isEmpty())
        return {};
    d->index.visit(box, [&](quint32 value, const Aabb2 &) {
        const ShapeId id(value);
        if (!d->containers.contains(id))
            return;
        const Shape &shape = *find(id);
        if (!d->visible.contains(id) || d->groupFlags.locked.contains(shape.group) || isCollapsed(id)
            || (!found.isNull() && rank(id) < rank(found)))
            return;
        const Unit unit = unitOf(id, scope);
        if (unit.shape != id && (unit.isNull() || unit.group != groupOfContainer(id)))
            return;
        if (!isExcepted)
            isExcepted.emplace(except);
        for (ShapeId up = id; !up.isNull(); up = containerOf(up)) {
            if (isExcepted->contains(up))
                return;
        }
        const Primitive outline = shape.scenePrimitive();
        if (std::all_of(std::begin(corners), std::end(corners),
                        [&](QPointF corner) { return locate(corner, outline) != Location::Outside; }))
            found = id;
    });
    return found;
}

bool Document::isCollapsed(ShapeId container) const
{
    const Group *group = find(groupOfContainer(container));
    return group && group->isCollapsed();
}

QString DocumentState::containerError(ShapeId container) const
{
    if (container.isNull())
        return {};
    const Shape *shape = data.shapes.find(container);
    if (!shape)
        return Document::tr("the shape %1 does not exist").arg(container.value());
    if (!shape->kind->isContainer())
        return Document::tr("the shape %1 is no container").arg(container.value());
    return depthIn(container) <= Group::LargestDepth
        ? QString()
        : Document::tr("groups are nested deeper than %1").arg(Group::LargestDepth);
}

int DocumentState::depthIn(ShapeId container) const
{
    const int node = tree().indexOf(data.shapes.find(container)->group);
    const int depth = node < 0 ? 0 : tree()[node].depth + 1;
    return document.groupOfContainer(container).isNull() ? depth + 1 : depth;
}

GroupId DocumentState::groupAround(ShapeId container) const
{
    const GroupId group = document.groupOfContainer(container);
    return group.isNull() ? data.shapes.find(container)->group : document.find(group)->parent;
}

std::unique_ptr<DocumentCommand> DocumentState::commandMovingInto(const ShapeIds &ids, ShapeId container, GroupId scope,
                                                                  const QString &text)
{
    errorString = containerError(container);
    if (errorString.isEmpty() && !scope.isNull() && !document.contains(scope))
        errorString = Document::tr("the group %1 does not exist").arg(scope.value());
    if (!errorString.isEmpty() || !hasIds(1))
        return nullptr;
    const GroupId into = container.isNull() ? scope : document.groupOfContainer(container);
    Units moved = document.units(ids, scope);
    const auto holdsContainer = [&](const Unit &unit) {
        return !container.isNull()
            && (unit.shape == container || (!unit.group.isNull() && document.isWithin(container, unit.group)));
    };
    if (std::any_of(moved.cbegin(), moved.cend(), holdsContainer)) {
        errorString = Document::tr("a container cannot be moved into itself");
        return nullptr;
    }
    moved.removeIf([&](const Unit &unit) {
        const GroupId parent =
            unit.group.isNull() ? data.shapes.find(unit.shape)->group : document.find(unit.group)->parent;
        return parent == into && (container.isNull() || !into.isNull());
    });
    if (moved.isEmpty())
        return nullptr;
    Regrouping change(*this);
    change.putInto(moved, container, scope);
    return change.command(text);
}

std::unique_ptr<DocumentCommand> DocumentState::commandFollowingEnds(ShapeId connector, const QString &text)
{
    const Shape *shape = data.shapes.find(connector);
    if (!shape || !shape->connector || !shape->connector->from.isBound() || !shape->connector->to.isBound())
        return nullptr;
    const ShapeIds concerned{connector, shape->connector->from.shape, shape->connector->to.shape};
    if (std::all_of(concerned.begin(), concerned.end(),
                    [this](ShapeId id) { return document.containerOf(id).isNull(); }))
        return nullptr;
    Regrouping change(*this);
    change.takeConnector(connector);
    return change.command(text);
}

bool Document::moveInto(const ShapeIds &ids, ShapeId container, GroupId scope, const QString &text)
{
    if (!d->beginChange())
        return false;
    std::unique_ptr<DocumentCommand> command =
        d->commandMovingInto(ids, container, scope, text.isEmpty() ? tr("Move into Container") : text);
    if (!command)
        return false;
    d->push(command.release());
    return true;
}

namespace {

/// The size of an expanded container: the one before it was collapsed, except for a side that collapsing does not
/// change, which may have been resized since then.
QSizeF expandedSize(const Shape &collapsed, QSizeF before)
{
    Shape expanded = collapsed;
    expanded.size = before;
    const QSizeF reduced = collapsed.kind->collapsedSize(expanded);
    return {reduced.width() == before.width() ? collapsed.size.width() : before.width(),
            reduced.height() == before.height() ? collapsed.size.height() : before.height()};
}

} // namespace

int Document::setCollapsed(const ShapeIds &containers, bool isCollapsed, const QString &text)
{
    if (!d->beginChange())
        return 0;
    GroupChanges groups;
    ShapeIds ids;
    QList<Placement> before, after;
    for (ShapeId id : sorted(containers)) {
        const GroupId group = groupOfContainer(id);
        const Shape *shape = find(id);
        if (group.isNull() || find(group)->isCollapsed() == isCollapsed)
            continue;
        Group changed = *find(group);
        Shape placed = *shape;
        placed.size = isCollapsed ? shape->kind->collapsedSize(*shape) : expandedSize(*shape, changed.expandedSize);
        changed.expandedSize = isCollapsed ? shape->size : QSizeF(0, 0);
        // A shape without extent cannot be collapsed.
        if (changed.isCollapsed() != isCollapsed)
            continue;
        // The corner at the title stays in place.
        const QList<QPointF> corner{{-0.5, -0.5}};
        placed.center += shape->toScene(corner).first() - placed.toScene(corner).first();
        d->errorString = placed.errorString();
        if (!d->errorString.isEmpty())
            return 0;
        groups.append(group, *find(group), changed.normalized());
        ids.append(id);
        before.append(shape->placement());
        after.append(placed.placement().normalized());
    }
    if (ids.isEmpty())
        return 0;
    const int count = int(ids.size());
    const QString step = !text.isEmpty() ? text : isCollapsed ? tr("Collapse") : tr("Expand");
    d->push(placeCommand(*d, step, std::move(ids), std::move(before), std::move(after), std::move(groups)));
    return count;
}

} // namespace Trammel
