#include "geometry/base/parallel_p.h"
#include "widgets/model/document/documentstate_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/shape/outlinepool_p.h"
#include "widgets/model/shape/placement_p.h"
#include "widgets/model/undo/commands_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QHash>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

/// The reason why a document refuses a shape that was moved, but is valid otherwise.
QString errorOfMoved(const Shape &shape)
{
    return shape.connector ? shape.errorString() : placementError(shape, shape.placement());
}

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
    return d->addDrawing(drawing, {}, into, text.isEmpty() ? tr("Add") : text, container);
}

ShapeIds DocumentState::addDrawing(const DocumentData &drawing, QPointF offset, GroupId into, const QString &text,
                                   ShapeId container)
{
    if (!beginChange())
        return {};
    const qsizetype count = drawing.order.size() + drawing.groups.size();
    GroupTree within;
    errorString = errorOf(drawing, data.shapes);
    if (errorString.isEmpty())
        within.build(drawing);
    if (errorString.isEmpty())
        errorString = containerError(container);
    if (!errorString.isEmpty())
        return {};
    const int outer = tree().indexOf(into);
    const int outerDepth =
        std::max(outer < 0 ? 0 : tree()[outer].depth + 1, container.isNull() ? 0 : depthIn(container));
    if (!into.isNull() && outer < 0)
        errorString = Document::tr("the group %1 does not exist").arg(into.value());
    else if (hasIds(count + (container.isNull() ? 0 : 1)) && depthOf(within) + outerDepth > Group::LargestDepth)
        errorString = Document::tr("groups are nested deeper than %1").arg(Group::LargestDepth);
    if (!errorString.isEmpty() || drawing.order.isEmpty())
        return {};

    quint32 next = data.nextId;
    PlacedShapes added;
    GroupChanges groups;
    QHash<GroupId, GroupId> names{{GroupId(), into}};
    for (const GroupTree::Node &node : within.nodes()) {
        names.insert(node.id, GroupId(next++));
        Group group = drawing.groups.value(node.id).normalized();
        group.parent = names.value(group.parent);
        // The lowest shape of the group.
        if (!group.container.isNull())
            group.container = ShapeId(data.nextId + quint32(within.count() + node.first));
        groups.append(names.value(node.id), std::nullopt, group);
    }
    // Ends are bound to the copies of the shapes.
    QHash<ShapeId, ShapeId> copies;
    const auto hasEnds = [&](ShapeId id) { return bool(drawing.shapes.find(id)->connector); };
    if (std::any_of(drawing.order.begin(), drawing.order.end(), hasEnds)) {
        for (qsizetype i = 0; i < drawing.order.size(); ++i)
            copies.insert(drawing.order[i], ShapeId(next + quint32(i)));
    }
    const bool isMoved = !same(offset, {});
    OutlinePool outlines;
    const auto copyOf = [&](ShapeId id, Shape &shape) {
        const Shape &original = *drawing.shapes.find(id);
        shape = original;
        if (isMoved) {
            moveShape(shape, offset);
            if (const QString reason = errorOfMoved(shape); !reason.isEmpty())
                return reason;
        }
        // A copy of a shape of this document has normal values, except for its new place, and shares the outline. The
        // row "all shapes: duplicate" of the benchmark needs this.
        if (&original == data.shapes.find(id) && !shape.connector) {
            shape.setPlacement(shape.placement().normalized());
        } else {
            normalize(shape);
            shape.outline = outlines.shared(shape.outline);
        }
        shape.group = names.value(shape.group);
        if (shape.connector) {
            shape.connector->from.shape = copies.value(shape.connector->from.shape);
            shape.connector->to.shape = copies.value(shape.connector->to.shape);
        }
        return QString();
    };
    const int place = outer < 0 ? int(data.order.size()) : tree()[outer].end;
    added.ids.resize(drawing.order.size());
    added.ranks.resize(drawing.order.size());
    for (int i = 0; i < int(drawing.order.size()); ++i) {
        added.ids[i] = ShapeId(next++);
        added.ranks[i] = place + i;
    }
    // Copies of shapes of this document are made in parallel: nothing but the pool of outlines is shared. The row "all
    // shapes: duplicate" of the benchmark needs this, too.
    constexpr std::size_t fewest = 8192;
    const std::size_t size = std::size_t(drawing.order.size());
    const bool isOwn = copies.isEmpty() && std::all_of(drawing.order.begin(), drawing.order.end(), [&](ShapeId id) {
                           return drawing.shapes.find(id) == data.shapes.find(id);
                       });
    const std::size_t partSize = isOwn ? fewest : size;
    struct Part
    {
        ShapeStore shapes;
        QString error;
    };
    std::vector<Part> parts((size + partSize - 1) / partSize);
    inParallel(size, partSize, [&](std::size_t first, std::size_t last) {
        Part &part = parts[first / partSize];
        for (std::size_t i = first; i < last && part.error.isEmpty(); ++i) {
            Shape shape;
            part.error = copyOf(drawing.order.at(qsizetype(i)), shape);
            part.shapes.insert(added.ids.at(qsizetype(i)), std::move(shape));
        }
    });
    for (Part &part : parts) {
        errorString = part.error;
        if (!errorString.isEmpty())
            return {};
        added.shapes.merge(std::move(part.shapes));
    }
    const ShapeIds ids = added.ids;
    // Undo does not restore the next id, since ids are never reused.
    data.nextId = next;
    auto command = std::make_unique<AddCommand>(*this, text, std::move(added), std::move(groups));
    if (!container.isNull())
        command->setNext([&] { return commandMovingInto(ids, container, into, text); });
    push(command.release());
    return ids;
}

} // namespace Trammel
