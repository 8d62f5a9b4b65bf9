#include "widgets/model/document/commands_p.h"
#include "widgets/model/document/documentstate_p.h"
#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/shape/outlinepool_p.h"

#include <QtCore/QHash>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

/// The maximum nesting depth of the groups.
int depthOf(const GroupTree &tree)
{
    int depth = 0;
    for (const GroupTree::Node &node : tree.nodes())
        depth = std::max(depth, node.depth + 1);
    return depth;
}

} // namespace

ShapeIds Document::addDrawing(const DocumentData &drawing, GroupId into, const QString &text, ShapeId container)
{
    if (!d->beginChange())
        return {};
    const qsizetype count = drawing.order.size() + drawing.groups.size();
    GroupTree within;
    d->errorString = drawing.errorString();
    if (d->errorString.isEmpty())
        within.build(drawing);
    if (d->errorString.isEmpty())
        d->errorString = d->containerError(container);
    if (!d->errorString.isEmpty())
        return {};
    const int outer = d->tree().indexOf(into);
    const int outerDepth =
        std::max(outer < 0 ? 0 : d->tree()[outer].depth + 1, container.isNull() ? 0 : d->depthIn(container));
    if (!into.isNull() && outer < 0)
        d->errorString = tr("the group %1 does not exist").arg(into.value());
    else if (d->hasIds(count + (container.isNull() ? 0 : 1)) && depthOf(within) + outerDepth > Group::LargestDepth)
        d->errorString = tr("groups are nested deeper than %1").arg(Group::LargestDepth);
    if (!d->errorString.isEmpty() || drawing.order.isEmpty())
        return {};

    quint32 next = d->data.nextId;
    PlacedShapes added;
    GroupChanges groups;
    QHash<GroupId, GroupId> names{{GroupId(), into}};
    for (const GroupTree::Node &node : within.nodes()) {
        names.insert(node.id, GroupId(next++));
        Group group = drawing.groups.value(node.id).normalized();
        group.parent = names.value(group.parent);
        // The lowest shape of the group.
        if (!group.container.isNull())
            group.container = ShapeId(d->data.nextId + quint32(within.count() + node.first));
        groups.append(names.value(node.id), std::nullopt, group);
    }
    // Ends are bound to the copies of the shapes.
    QHash<ShapeId, ShapeId> copies;
    const auto hasEnds = [&](ShapeId id) { return bool(drawing.shapes.find(id)->connector); };
    if (std::any_of(drawing.order.begin(), drawing.order.end(), hasEnds)) {
        for (qsizetype i = 0; i < drawing.order.size(); ++i)
            copies.insert(drawing.order[i], ShapeId(next + quint32(i)));
    }
    OutlinePool outlines;
    const int place = outer < 0 ? this->count() : d->tree()[outer].end;
    added.ids.reserve(drawing.order.size());
    added.ranks.reserve(drawing.order.size());
    added.shapes.reserve(drawing.order.size());
    for (ShapeId id : drawing.order) {
        added.shapes.append(*drawing.shapes.find(id));
        Shape &shape = added.shapes.last();
        normalize(shape);
        shape.group = names.value(shape.group);
        shape.outline = outlines.shared(shape.outline);
        if (shape.connector) {
            shape.connector->from.shape = copies.value(shape.connector->from.shape);
            shape.connector->to.shape = copies.value(shape.connector->to.shape);
        }
        added.ranks.append(place + int(added.ids.size()));
        added.ids.append(ShapeId(next++));
    }
    const ShapeIds ids = added.ids;
    // Undo does not restore the next id, since ids are never reused.
    d->data.nextId = next;
    const QString step = text.isEmpty() ? tr("Add") : text;
    auto command = std::make_unique<AddCommand>(*d, step, std::move(added), std::move(groups));
    if (!container.isNull())
        command->setNext([&] { return d->commandMovingInto(ids, container, into, step); });
    d->push(command.release());
    return ids;
}

} // namespace Trammel
