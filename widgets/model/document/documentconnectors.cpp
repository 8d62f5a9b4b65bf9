#include "widgets/model/document/documentstate_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/undo/commands_p.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace Trammel {

ShapeIds DocumentState::connectorsOf(const ShapeIds &ids) const
{
    if (connectors.isEmpty())
        return {};
    ShapeIdSet found;
    for (ShapeId id : ids) {
        for (ShapeId connector : connectors.of(id))
            found.insert(connector);
    }
    return inOrder(found);
}

ConnectorChanges DocumentState::freedEnds(const ShapeIds &bound, const ShapeIds &removed) const
{
    ConnectorChanges freed;
    const ShapeIdSet gone(removed);
    for (ShapeId id : bound) {
        if (gone.contains(id))
            continue;
        const Shape &before = *data.shapes.find(id);
        freed.ids.append(id);
        freed.before.append(before);
        freed.after.append(withFreeEnds(before, [&](ShapeId shape) { return gone.contains(shape); }));
    }
    return freed;
}

std::vector<PinnedConnector> DocumentState::pinnedConnectors(const ShapeIds &ids) const
{
    if (connectors.isEmpty())
        return {};
    QHash<ShapeId, PinnedConnector> found;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        for (ShapeId id : connectors.of(ids[i])) {
            const Connector &connector = *data.shapes.find(id)->connector;
            if (!connector.hasPins())
                continue;
            PinnedConnector &pinned = found[id];
            pinned.id = id;
            if (connector.from.shape == ids[i])
                pinned.from = i;
            if (connector.to.shape == ids[i])
                pinned.to = i;
        }
    }
    for (ShapeId id : ids) {
        if (found.isEmpty())
            break;
        found.remove(id);
    }
    std::vector<PinnedConnector> between;
    for (const PinnedConnector &each : std::as_const(found)) {
        if (each.from >= 0 && each.to >= 0)
            between.push_back(each);
    }
    std::sort(between.begin(), between.end(),
              [](const PinnedConnector &a, const PinnedConnector &b) { return a.id.value() < b.id.value(); });
    return between;
}

void DocumentState::addMovedPins(ShapeIds &ids, QList<Shape> &after,
                                 const std::function<QPointF(qsizetype)> &offset) const
{
    const std::vector<PinnedConnector> pinned = pinnedConnectors(ids);
    const QList<Shape> moved = withMovedPins(pinned, data.shapes, offset);
    for (std::size_t i = 0; i < pinned.size(); ++i) {
        const Shape &shape = moved[qsizetype(i)];
        if (isSameApartFromPath(shape, *data.shapes.find(pinned[i].id)))
            continue;
        ids.append(pinned[i].id);
        after.append(shape);
    }
}

QString DocumentState::endsError(const ShapeIds &ids, const QList<Shape> &after) const
{
    const auto hasEnds = [](const Shape &shape) { return bool(shape.connector); };
    if (std::none_of(after.begin(), after.end(), hasEnds))
        return {};
    ShapeStore result = data.shapes;
    for (qsizetype i = 0; i < ids.size(); ++i)
        result.insert(ids[i], after[i]);
    QString reason;
    for (qsizetype i = 0; i < ids.size() && reason.isEmpty(); ++i) {
        reason = Trammel::endsError(after[i], result);
        // A shape that becomes a connector may have connectors.
        for (ShapeId connector : connectors.of(ids[i])) {
            if (reason.isEmpty() && after[i].connector)
                reason = Trammel::endsError(*result.find(connector), result);
        }
    }
    return reason;
}

int DocumentState::placeWithConnectors(const ShapeIds &ids, const QList<Placement> &placements, const QString &text,
                                       const GroupChanges &groups, int mergeId)
{
    ShapeIds changed;
    QList<Shape> after;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Shape &old = *data.shapes.find(ids[i]);
        Shape shape = old;
        shape.setPlacement(placements[i]);
        movePlacedEnds(shape, old);
        errorString = shape.errorString();
        if (!errorString.isEmpty())
            return 0;
        if (isSameApartFromPath(shape, old))
            continue;
        changed.append(ids[i]);
        after.append(shape);
    }
    const int count = int(changed.size());
    if (count == 0 && groups.isEmpty())
        return 0;
    addMovedPins(changed, after, [&](qsizetype i) { return after[i].center - data.shapes.find(changed[i])->center; });
    std::vector<ShapeChange> changes;
    for (qsizetype i = 0; i < changed.size(); ++i)
        changes.push_back({data.shapes.find(changed[i]), &after[i]});
    push(changeCommand(*this, text, std::move(changed), changes, groups, mergeId));
    return count;
}

ShapeIds Document::connectorsOf(ShapeId id) const
{
    return d->connectorsOf({id});
}

ShapeIds Document::neighbors(ShapeId id) const
{
    ShapeIdSet found;
    for (ShapeId connector : d->connectors.of(id)) {
        const Connector &ends = *find(connector)->connector;
        found.insert(ends.from.shape == id ? ends.to.shape : ends.from.shape);
    }
    return d->inOrder(found);
}

GroupId Document::commonGroup(const ShapeIds &ids) const
{
    const GroupTree &tree = d->tree();
    int common = -1;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Shape *shape = find(ids[i]);
        if (!shape)
            return {};
        const int node = tree.indexOf(shape->group);
        common = i == 0 ? node : tree.commonOf(common, node);
    }
    return common < 0 ? GroupId() : tree[common].id;
}

ShapeId Document::connect(const ConnectorEnd &from, const ConnectorEnd &to, const QString &text)
{
    Shape connector = Shape::connectorBetween(from, to);
    connector.group = commonGroup({from.shape, to.shape});
    return addShape(connector, text.isEmpty() ? tr("Connect") : text);
}

Document::WhenEndRemoved Document::whenEndRemoved() const
{
    return d->whenEndRemoved;
}

void Document::setWhenEndRemoved(WhenEndRemoved effect)
{
    if (std::exchange(d->whenEndRemoved, effect) != effect)
        Q_EMIT whenEndRemovedChanged(effect);
}

} // namespace Trammel
