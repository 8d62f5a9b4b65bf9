#include "widgets/model/document.h"

#include "widgets/model/commands_p.h"
#include "widgets/model/documentstate_p.h"
#include "widgets/model/filetask.h"
#include "widgets/model/gesture.h"
#include "widgets/model/outlinepool_p.h"
#include "widgets/model/placing_p.h"
#include "widgets/model/reordering_p.h"

#include <QtCore/QScopedValueRollback>

#include <utility>

namespace Trammel {

Document::Document(QObject *parent) : QObject(parent), d(std::make_unique<DocumentState>(*this))
{
    connect(&d->stack, &QUndoStack::indexChanged, this, [this] { d->historyChanged(); });
    connect(&d->stack, &QUndoStack::cleanChanged, this, [this] { d->tellModified(); });
}

Document::~Document()
{
    // While there is still a document to finish for.
    qDeleteAll(findChildren<FileTask *>(Qt::FindDirectChildrenOnly));
    // The stack lets its watchers know that it empties; this object is none of them any more.
    d->stack.disconnect(this);
}

ShapeIds Document::addShapes(const QList<Shape> &shapes, const QString &text)
{
    if (!d->beginChange() || shapes.isEmpty())
        return {};
    if (quint32(shapes.size()) > ShapeId::Largest + 1 - d->data.nextId) {
        d->fault = tr("there are no ids left for more shapes");
        return {};
    }
    PlacedShapes added;
    OutlinePool outlines;
    const int top = count();
    added.ids.reserve(shapes.size());
    added.ranks.reserve(shapes.size());
    added.shapes.reserve(shapes.size());
    for (const Shape &shape : shapes) {
        d->fault = shape.fault();
        if (!d->fault.isEmpty())
            return {};
        added.ids.append(ShapeId(d->data.nextId + quint32(added.ids.size())));
        added.ranks.append(top + int(added.ranks.size()));
        added.shapes.append(shape.normalized());
        added.shapes.last().outline = outlines.shared(added.shapes.constLast().outline);
    }
    // Undo leaves it: ids are never given out twice.
    d->data.nextId += quint32(added.ids.size());
    const ShapeIds ids = added.ids;
    d->push(new AddCommand(*d, text.isEmpty() ? tr("Add") : text, std::move(added)));
    return ids;
}

ShapeId Document::addShape(const Shape &shape, const QString &text)
{
    return addShapes({shape}, text).value(0);
}

int Document::removeShapes(const ShapeIds &ids, const QString &text)
{
    if (!d->beginChange())
        return 0;
    PlacedShapes removed;
    removed.ids = sorted(ids);
    if (removed.ids.isEmpty())
        return 0;
    removed.ranks.reserve(removed.ids.size());
    for (ShapeId id : std::as_const(removed.ids))
        removed.ranks.append(rank(id));
    const int count = int(removed.ids.size());
    d->push(new RemoveCommand(*d, text.isEmpty() ? tr("Delete") : text, std::move(removed)));
    return count;
}

int Document::changeShapes(const ShapeIds &ids, const std::function<void(Shape &)> &change, const QString &text,
                           int mergeId)
{
    if (!d->beginChange() || !change)
        return 0;
    ShapeIds changed;
    QList<Shape> before, after;
    {
        const QScopedValueRollback busy(d->isBusy, true);
        for (ShapeId id : sorted(ids)) {
            const Shape old = *find(id);
            Shape shape = old;
            change(shape);
            d->fault = shape.fault();
            if (!d->fault.isEmpty())
                return 0;
            shape = shape.normalized();
            if (shape == old)
                continue;
            changed.append(id);
            before.append(old);
            after.append(shape);
        }
    }
    if (changed.isEmpty())
        return 0;
    const int count = int(changed.size());
    std::vector<ShapeChange> changes;
    for (qsizetype i = 0; i < before.size(); ++i)
        changes.push_back({&before[i], &after[i]});
    d->push(changeCommand(*d, text.isEmpty() ? tr("Change") : text, std::move(changed), changes, mergeId));
    return count;
}

int Document::changeShape(ShapeId id, const Shape &shape, const QString &text)
{
    return changeShapes(
        {id}, [&shape](Shape &changed) { changed = shape; }, text);
}

int Document::placeShapes(const ShapeIds &ids, const QList<Placement> &placements, const QString &text, int mergeId)
{
    if (!d->beginChange() || ids.size() != placements.size())
        return 0;
    ShapeIdSet seen;
    ShapeIds changed;
    QList<Placement> before, after;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Shape *shape = find(ids[i]);
        if (!shape || !seen.insert(ids[i]))
            continue;
        d->fault = placementFault(*shape, placements[i]);
        if (!d->fault.isEmpty())
            return 0;
        const Placement placement = placements[i].normalized();
        if (shape->placement() == placement)
            continue;
        changed.append(ids[i]);
        before.append(shape->placement());
        after.append(placement);
    }
    if (changed.isEmpty())
        return 0;
    const int count = int(changed.size());
    d->push(placeCommand(*d, text.isEmpty() ? tr("Change") : text, std::move(changed), std::move(before),
                         std::move(after), mergeId));
    return count;
}

bool Document::reorder(const ShapeIds &ids, Place place)
{
    if (!d->beginChange())
        return false;
    const ShapeIds moved = sorted(ids);
    return reorderTo(moved, reordered(*this, moved, place));
}

bool Document::reorderAbove(const ShapeIds &ids, ShapeId other)
{
    if (!d->beginChange() || !contains(other))
        return false;
    const ShapeIds moved = sorted(ids);
    return reorderTo(moved, reorderedAbove(*this, moved, other));
}

bool Document::reorderBelow(const ShapeIds &ids, ShapeId other)
{
    if (!d->beginChange() || !contains(other))
        return false;
    const ShapeIds moved = sorted(ids);
    return reorderTo(moved, reorderedBelow(*this, moved, other));
}

bool Document::reorderTo(const ShapeIds &moved, ShapeIds order)
{
    if (order == d->data.order)
        return false;
    d->push(new ReorderCommand(*d, tr("Arrange"), moved, d->data.order, std::move(order)));
    return true;
}

QString Document::fault() const
{
    return d->fault;
}

QUndoStack *Document::undoStack() const
{
    return &d->stack;
}

DocumentData Document::data() const
{
    return d->data;
}

bool Document::setData(const DocumentData &data)
{
    // The data may be what a slot is about to replace.
    PreparedData fresh;
    const QString reason = data.fault();
    if (reason.isEmpty())
        fresh.prepare(data);
    if (!d->beginChange())
        return false;
    d->fault = reason;
    return reason.isEmpty() && d->replace(fresh);
}

void Document::clear()
{
    setData({});
}

Gesture *Document::gesture() const
{
    return d->gesture;
}

} // namespace Trammel
