#include "widgets/model/document/connectorrouting_p.h"

#include "widgets/model/shape/text_p.h"

#include <QtCore/QElapsedTimer>

#include <utility>

namespace Trammel {

void ConnectorMap::add(ShapeId id, const Shape &shape)
{
    if (!shape.connector)
        return;
    ++m_count;
    for (const ConnectorEnd &end : {shape.connector->from, shape.connector->to}) {
        if (end.isBound())
            m_connectors[end.shape].insert(id);
    }
}

void ConnectorMap::remove(ShapeId id, const Shape &shape)
{
    if (!shape.connector)
        return;
    --m_count;
    for (const ConnectorEnd &end : {shape.connector->from, shape.connector->to}) {
        const auto found = m_connectors.find(end.shape);
        if (found == m_connectors.end())
            continue;
        found->remove(id);
        if (found->isEmpty())
            m_connectors.erase(found);
    }
}

const QSet<ShapeId> &ConnectorMap::of(ShapeId shape) const
{
    static const QSet<ShapeId> none;
    const auto found = m_connectors.constFind(shape);
    return found == m_connectors.constEnd() ? none : *found;
}

bool ConnectorRouter::route(Shape &connector)
{
    const Connector &ends = *std::as_const(connector).connector;
    return setConnectorPath(connector, connectorPath(ends, targetOf(ends.from.shape), targetOf(ends.to.shape)));
}

void ConnectorRouter::forget(const ShapeIds &changed)
{
    for (auto id = changed.begin(); id != changed.end() && !m_targets.empty(); ++id)
        m_targets.erase(id->value());
}

const ConnectorTarget *ConnectorRouter::targetOf(ShapeId id)
{
    const Shape *shape = m_shapes.find(id);
    if (!shape || shape->connector)
        return nullptr;
    return &m_targets.try_emplace(id.value(), *shape).first->second;
}

bool routeConnectors(DocumentData &drawing, const FileProgress &progress)
{
    // In milliseconds. A single path takes many if all edges of a large outline are equally near.
    constexpr qint64 pause = 20;
    constexpr qsizetype step = 64;
    QElapsedTimer timer;
    timer.start();
    ConnectorRouter router(drawing.shapes);
    qsizetype routed = 0;
    for (qsizetype i = 0; i < drawing.order.size(); ++i) {
        const ShapeId id = drawing.order[i];
        const Shape *shape = drawing.shapes.find(id);
        if (!shape || !shape->connector)
            continue;
        if (progress && (routed++ % step == 0 || timer.hasExpired(pause))) {
            timer.start();
            if (!progress(double(i) / double(drawing.order.size())))
                return false;
        }
        Shape connector = *shape;
        if (router.route(connector))
            drawing.shapes.insert(id, std::move(connector));
    }
    return true;
}

Shape withFreeEnds(const Shape &connector, const std::function<bool(ShapeId)> &isFreed)
{
    const Shape::Outline path = connector.sceneOutline();
    Connector ends = *connector.connector;
    if (ends.from.isBound() && isFreed(ends.from.shape))
        ends.from = ConnectorEnd(path.value(0).value(0)).normalized();
    if (ends.to.isBound() && isFreed(ends.to.shape))
        ends.to = ConnectorEnd(path.isEmpty() || path[0].isEmpty() ? QPointF() : path[0].last()).normalized();
    Shape freed = connector;
    if (ends != *connector.connector)
        freed.connector = new Connector(ends);
    return freed;
}

QString endsError(const Shape &connector, const ShapeStore &shapes)
{
    if (!connector.connector)
        return {};
    for (const ConnectorEnd &end : {connector.connector->from, connector.connector->to}) {
        if (!end.isBound())
            continue;
        const Shape *shape = shapes.find(end.shape);
        if (!shape)
            return Text::tr("an end of the connector is bound to the shape %1, which does not exist")
                .arg(end.shape.value());
        if (shape->connector)
            return Text::tr("an end of the connector is bound to the shape %1, which is a connector")
                .arg(end.shape.value());
    }
    return {};
}

} // namespace Trammel
