#pragma once

#include "widgets/model/shape/connectorpath_p.h"
#include <trammel/documentdata.h>
#include <trammel/drawingfile.h>

#include <QtCore/QHash>
#include <QtCore/QSet>

#include <functional>
#include <unordered_map>

namespace Trammel {

/// The connectors that are bound to each shape.
class ConnectorMap
{
public:
    /// Whether there are no connectors, bound or free.
    bool isEmpty() const { return m_count == 0; }
    /// Adds or removes a connector. Other shapes are ignored.
    void add(ShapeId id, const Shape &shape);
    void remove(ShapeId id, const Shape &shape);
    const QSet<ShapeId> &of(ShapeId shape) const;

private:
    QHash<ShapeId, QSet<ShapeId>> m_connectors;
    qsizetype m_count = 0;
};

/// Computes the paths of connectors from the shapes of a drawing. The geometry of the shapes at their ends is kept for
/// further connectors.
class ConnectorRouter
{
public:
    explicit ConnectorRouter(const ShapeStore &shapes) : m_shapes(shapes) { }

    /// Gives a connector its path. Returns whether anything changed.
    bool route(Shape &connector);
    /// Must be called for shapes that have changed since they were routed to.
    void forget(const ShapeIds &changed);

private:
    const ConnectorTarget *targetOf(ShapeId id);

    const ShapeStore &m_shapes;
    std::unordered_map<quint32, ConnectorTarget> m_targets;
};

/// Gives all connectors of a drawing their paths. Returns false if canceled, with only some of them changed.
bool routeConnectors(DocumentData &drawing, const FileProgress &progress = {});

/// A connector with those ends free that are bound to certain shapes. They stay where the path ends.
Shape withFreeEnds(const Shape &connector, const std::function<bool(ShapeId)> &isFreed);

/// The reason why the ends of a connector do not fit the shapes of a drawing; empty if they do, and for other shapes.
QString endsError(const Shape &connector, const ShapeStore &shapes);

} // namespace Trammel
