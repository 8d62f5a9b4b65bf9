#pragma once

#include <trammel/connector.h>
#include <trammel/shape.h>
#include <trammel/shapeid.h>

#include <QtCore/QHash>
#include <QtCore/QSet>

#include <utility>
#include <vector>

namespace Trammel {

/// The connectors that would coincide: those between the same two shapes, in either direction, without fixed points and
/// without pins. Each one gets a place next to the others, in the order of the ids: see Connector::lane.
class ParallelConnectors
{
public:
    /// If there are more connectors between two shapes, they are not spread.
    static constexpr std::size_t LargestCount = 64;

    /// Adds or removes a connector. Other shapes, and connectors that cannot coincide, are ignored.
    void add(ShapeId id, const Shape &shape);
    void remove(ShapeId id, const Shape &shape);
    /// Sets Connector::lane and Connector::laneCount of a connector that was added.
    void setLane(ShapeId id, Shape &connector) const;
    /// The connectors whose lanes may have changed since the last call.
    ShapeIds takeChanged();

private:
    using Pair = std::pair<ShapeId, ShapeId>;

    static Pair pairOf(const Connector &connector);

    /// Sorted.
    QHash<Pair, std::vector<ShapeId>> m_connectors;
    QSet<Pair> m_changed;
};

} // namespace Trammel
