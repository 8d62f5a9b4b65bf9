#include <trammel/document.h>

#include "widgets/model/document/connectorrouting_p.h"
#include "widgets/model/document/documentstate_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/shape/outlinepool_p.h"
#include "widgets/model/shape/placement_p.h"
#include "widgets/model/shape/shapeparts_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/style/look_p.h"
#include "widgets/model/undo/commands_p.h"
#include "widgets/translations/translator_p.h"
#include <trammel/filetask.h>
#include <trammel/gesture.h>

#include <QtCore/QScopedValueRollback>
#include <QtCore/QSet>

#include <algorithm>
#include <utility>

namespace Trammel {

Document::Document(QObject *parent) : QObject(parent), d(std::make_unique<DocumentState>(*this))
{
    installTranslator();
    connect(&d->stack, &QUndoStack::indexChanged, this, [this] { d->historyChanged(); });
    connect(&d->stack, &QUndoStack::cleanChanged, this, [this] { d->tellModified(); });
    const auto tellCount = [this] { Q_EMIT countChanged(count()); };
    connect(this, &Document::shapesAdded, this, tellCount);
    connect(this, &Document::shapesRemoved, this, tellCount);
    connect(this, &Document::reset, this, tellCount);
}

Document::~Document()
{
    // File tasks end while the document still exists.
    qDeleteAll(findChildren<FileTask *>(Qt::FindDirectChildrenOnly));
    d->stack.disconnect(this);
    d->isGone = true;
    // Clearing the stack notifies its observers, which may query the document. If the state is in use, the last guard
    // deletes it.
    if (d->isGuarded())
        d.release()->isOwnerless = true;
    else
        d->stack.clear();
}

ShapeIds Document::addShapes(const QList<Shape> &shapes, const QString &text)
{
    return addShapesInto({}, shapes, text);
}

ShapeIds Document::addShapesInto(ShapeId container, const QList<Shape> &shapes, const QString &text)
{
    if (!d->beginChange() || shapes.isEmpty())
        return {};
    d->errorString = d->containerError(container);
    // A container gets a group with the first shape in it.
    if (!d->errorString.isEmpty() || !d->hasIds(shapes.size() + (container.isNull() ? 0 : 1)))
        return {};
    PlacedShapes added;
    OutlinePool outlines;
    added.ids.reserve(shapes.size());
    const auto isBound = [](const Shape &shape) { return shape.connector && shape.connector->isBound(); };
    const bool hasEnds = std::any_of(shapes.begin(), shapes.end(), isBound);
    ShapeStore known = hasEnds ? d->data.shapes : ShapeStore();
    for (const Shape &shape : shapes) {
        d->errorString = shape.errorString();
        if (d->errorString.isEmpty() && !shape.group.isNull() && !contains(shape.group))
            d->errorString = tr("the group %1 does not exist").arg(shape.group.value());
        if (d->errorString.isEmpty())
            d->errorString = endsError(shape, known);
        if (!d->errorString.isEmpty())
            return {};
        added.ids.append(ShapeId(d->data.nextId + quint32(added.ids.size())));
        Shape normal = shape;
        normalize(normal);
        if (!container.isNull())
            normal.group = d->groupAround(container);
        normal.outline = outlines.shared(normal.outline);
        if (hasEnds)
            known.insert(added.ids.last(), normal);
        added.shapes.insert(added.ids.last(), std::move(normal));
    }
    const ShapeIds ids = added.ids;
    d->placeOnTop(added);
    // Undo does not restore the next id, since ids are never reused.
    d->data.nextId += quint32(ids.size());
    const QString step = text.isEmpty() ? tr("Add") : text;
    auto command = std::make_unique<AddCommand>(*d, step, std::move(added));
    if (!container.isNull())
        command->setNext([&] { return d->commandMovingInto(ids, container, d->groupAround(container), step); });
    d->push(command.release());
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
    ShapeIds bound = d->connectorsOf(removed.ids);
    if (d->whenEndRemoved == WhenEndRemoved::RemoveConnector)
        removed.ids = sorted(removed.ids + std::exchange(bound, {}));
    removed.ranks.reserve(removed.ids.size());
    for (ShapeId id : std::as_const(removed.ids))
        removed.ranks.append(rank(id));
    const int count = int(removed.ids.size());
    GroupChanges emptied;
    QSet<GroupId> areEmptied;
    for (GroupId group : wholeGroups(removed.ids)) {
        areEmptied.insert(group);
        emptied.append(group, d->data.groups.value(group), std::nullopt);
    }
    // A group that loses only its container becomes a plain one.
    const ShapeIdSet isRemoved(removed.ids);
    for (auto group = d->data.groups.cbegin(); group != d->data.groups.cend(); ++group) {
        if (!isRemoved.contains(group->container) || areEmptied.contains(group.key()))
            continue;
        Group plain = *group;
        plain.container = {};
        plain.expandedSize = {0, 0};
        emptied.append(group.key(), *group, plain);
    }
    ConnectorChanges freed = d->freedEnds(bound, removed.ids);
    d->push(new RemoveCommand(*d, text.isEmpty() ? tr("Delete") : text, std::move(removed), std::move(freed),
                              std::move(emptied)));
    return count;
}

int Document::changeShapes(const ShapeIds &ids, const std::function<void(Shape &)> &change, const QString &text,
                           int mergeId)
{
    DocumentState &state = *d;
    const DocumentState::Guard guard(state);
    if (!state.beginChange() || !change)
        return 0;
    ShapeIds changed;
    QList<Shape> before, after;
    // The values while only the looks of shapes have changed. A step with a merge id can be merged with one that
    // changes more.
    QList<Look> looksBefore, looksAfter;
    bool areLooks = mergeId == 0;
    {
        const QScopedValueRollback busy(state.isBusy, true);
        const ShapeIds known = sorted(ids);
        const auto reserve = [&known](auto &...lists) { (lists.reserve(known.size()), ...); };
        if (areLooks)
            reserve(looksBefore, looksAfter);
        else
            reserve(before, after);
        for (ShapeId id : known) {
            // The document refuses changes meanwhile.
            const Shape &old = *find(id);
            Shape shape = old;
            change(shape);
            if (state.isGone)
                return 0;
            shape.group = old.group;
            // The rows "all shapes: bold text" and "all shapes: lock" of the benchmark need that only the look is
            // checked.
            const bool isLook =
                !old.connector && shape.placement() == old.placement() && isSameApartFromLook(shape, old);
            if (isLook) {
                d->errorString = lookError(shape, &old);
                if (d->errorString.isEmpty())
                    d->errorString = kindError(shape);
            } else {
                movePlacedEnds(shape, old);
                d->errorString = shape.errorString();
            }
            if (!d->errorString.isEmpty())
                return 0;
            if (isLook)
                normalizeLook(shape, &old);
            else
                normalize(shape);
            if (isLook ? isSameLook(shape, old) : isSameApartFromPath(shape, old))
                continue;
            if (areLooks) {
                areLooks = isLook;
                if (areLooks) {
                    looksBefore.append(Look::of(old));
                    looksAfter.append(Look::of(shape));
                    changed.append(id);
                    continue;
                }
                reserve(before, after);
                for (qsizetype i = 0; i < changed.size(); ++i) {
                    before.append(*find(changed[i]));
                    after.append(before.last());
                    looksAfter[i].applyTo(after.last());
                }
            }
            changed.append(id);
            before.append(old);
            after.append(std::move(shape));
        }
    }
    if (changed.isEmpty())
        return 0;
    const int count = int(changed.size());
    const QString step = text.isEmpty() ? tr("Change") : text;
    if (areLooks) {
        d->push(lookCommand(*d, step, std::move(changed), std::move(looksBefore), std::move(looksAfter)));
        return count;
    }
    d->errorString = d->endsError(changed, after);
    if (!d->errorString.isEmpty())
        return 0;
    d->addMovedPins(changed, after, [&](qsizetype i) { return after[i].center - before[i].center; });
    for (qsizetype i = before.size(); i < changed.size(); ++i)
        before.append(*find(changed[i]));
    d->push(changeCommand(*d, step, std::move(changed), std::move(before), std::move(after), mergeId));
    return count;
}

int Document::changeShape(ShapeId id, const Shape &shape, const QString &text)
{
    return changeShapes(
        {id}, [&shape](Shape &changed) { changed = shape; }, text);
}

namespace {

/// Whether two placements are equal, including the signs of zeros.
bool isIdentical(const Placement &a, const Placement &b)
{
    const auto hasSigns = [](double x, double y) { return std::signbit(x) == std::signbit(y); };
    return a == b && hasSigns(a.center.x(), b.center.x()) && hasSigns(a.center.y(), b.center.y())
        && hasSigns(a.size.width(), b.size.width()) && hasSigns(a.size.height(), b.size.height())
        && hasSigns(a.rotation, b.rotation);
}

} // namespace

int Document::placeShapes(const ShapeIds &ids, const QList<Placement> &placements, const QString &text, int mergeId,
                          const GroupIds &groups, const QList<double> &rotations)
{
    if (!d->beginChange() || ids.size() != placements.size() || groups.size() != rotations.size())
        return 0;
    GroupChanges turned = d->turned(groups, rotations);
    if (!d->errorString.isEmpty())
        return 0;
    ShapeIdSet seen;
    QList<Placement> before;
    before.reserve(ids.size());
    // The arguments without the shapes that stay as they are. They are copied only if they differ.
    ShapeIds changed = ids;
    QList<Placement> after = placements;
    qsizetype count = 0;
    bool hasConnectors = false;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Shape *shape = find(ids[i]);
        if (!shape || !seen.insert(ids[i]))
            continue;
        d->errorString = placementError(*shape, placements[i]);
        if (!d->errorString.isEmpty())
            return 0;
        const Placement placement = placements[i].normalized(), old = shape->placement();
        if (old == placement)
            continue;
        hasConnectors = hasConnectors || shape->connector;
        before.append(old);
        if (count != i)
            changed[count] = ids[i];
        if (count != i || !isIdentical(placement, placements[i]))
            after[count] = placement;
        ++count;
    }
    if (count < changed.size()) {
        changed.resize(count);
        after.resize(count);
    }
    if (changed.isEmpty() && turned.isEmpty())
        return 0;
    if (hasConnectors || !d->pinnedConnectors(changed).empty())
        return d->placeWithConnectors(changed, after, text.isEmpty() ? tr("Change") : text, turned, mergeId);
    d->push(placeCommand(*d, text.isEmpty() ? tr("Change") : text, std::move(changed), std::move(before),
                         std::move(after), std::move(turned), mergeId));
    return int(count);
}

QString Document::errorString() const
{
    return Text::sentence(d->errorString);
}

QUndoStack *Document::undoStack() const
{
    return &d->stack;
}

DocumentData Document::data() const
{
    d->finishRoutes();
    return d->data;
}

bool Document::setData(const DocumentData &data)
{
    // The data is read before beginChange(), which emits signals: a slot may replace the data that the reference refers
    // to.
    PreparedData fresh;
    const QString reason = data.errorString();
    if (reason.isEmpty()) {
        DocumentData good = data.normalized();
        routeConnectors(good);
        fresh.prepare(std::move(good));
    }
    if (!d->beginChange())
        return false;
    d->errorString = reason;
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
