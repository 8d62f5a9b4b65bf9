#include "widgets/model/commands_p.h"
#include "widgets/model/documentstate_p.h"
#include "widgets/model/outlinepool_p.h"

#include <QtCore/QHash>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

/// How deep groups are nested.
int depthOf(const GroupTree &tree)
{
    int depth = 0;
    for (const GroupTree::Node &node : tree.nodes())
        depth = std::max(depth, node.depth + 1);
    return depth;
}

} // namespace

ShapeIds Document::addDrawing(const DocumentData &drawing, GroupId into, const QString &text)
{
    if (!d->beginChange())
        return {};
    const qsizetype count = drawing.order.size() + drawing.groups.size();
    GroupTree within;
    d->fault = drawing.fault();
    if (d->fault.isEmpty())
        within.build(drawing);
    const int outer = d->tree().indexOf(into);
    const int outerDepth = outer < 0 ? 0 : d->tree()[outer].depth + 1;
    if (!d->fault.isEmpty())
        return {};
    if (!into.isNull() && outer < 0)
        d->fault = tr("the group %1 does not exist").arg(into.value());
    else if (quint32(count) > ShapeId::Largest + 1 - d->data.nextId)
        d->fault = tr("there are no ids left for more shapes");
    else if (depthOf(within) + outerDepth > Group::LargestDepth)
        d->fault = tr("groups are nested deeper than %1").arg(Group::LargestDepth);
    if (!d->fault.isEmpty() || drawing.order.isEmpty())
        return {};

    quint32 next = d->data.nextId;
    PlacedShapes added;
    GroupChanges groups;
    QHash<GroupId, GroupId> names{{GroupId(), into}};
    for (const GroupTree::Node &node : within.nodes()) {
        names.insert(node.id, GroupId(next++));
        Group group = drawing.groups.value(node.id).normalized();
        group.parent = names.value(group.parent);
        groups.append(names.value(node.id), std::nullopt, group);
    }
    OutlinePool outlines;
    const int place = outer < 0 ? this->count() : d->tree()[outer].end;
    for (ShapeId id : drawing.order) {
        Shape shape = drawing.shapes.find(id)->normalized();
        shape.group = names.value(shape.group);
        shape.outline = outlines.shared(shape.outline);
        added.ranks.append(place + int(added.ids.size()));
        added.ids.append(ShapeId(next++));
        added.shapes.append(std::move(shape));
    }
    const ShapeIds ids = added.ids;
    // Undo leaves it: ids are never given out twice.
    d->data.nextId = next;
    d->push(new AddCommand(*d, text.isEmpty() ? tr("Add") : text, std::move(added), std::move(groups)));
    return ids;
}

} // namespace Trammel
