#include "widgets/model/document/parallelconnectors_p.h"

#include <algorithm>

namespace Trammel {

namespace {

bool canCoincide(const Shape &shape)
{
    if (!shape.connector)
        return false;
    const Connector &connector = *shape.connector;
    const auto isCut = [](const ConnectorEnd &end) { return end.isBound() && !end.isFixed(); };
    return isCut(connector.from) && isCut(connector.to) && !connector.hasPins();
}

} // namespace

ParallelConnectors::Pair ParallelConnectors::pairOf(const Connector &connector)
{
    return std::minmax(connector.from.shape, connector.to.shape);
}

void ParallelConnectors::add(ShapeId id, const Shape &shape)
{
    if (!canCoincide(shape))
        return;
    const Pair pair = pairOf(*shape.connector);
    std::vector<ShapeId> &ids = m_connectors[pair];
    const auto place = std::lower_bound(ids.begin(), ids.end(), id);
    if (place != ids.end() && *place == id)
        return;
    ids.insert(place, id);
    // A single connector has no others to move aside, and is routed anyway.
    if (ids.size() > 1)
        m_changed.insert(pair);
}

void ParallelConnectors::remove(ShapeId id, const Shape &shape)
{
    if (!canCoincide(shape))
        return;
    const Pair pair = pairOf(*shape.connector);
    const auto found = m_connectors.find(pair);
    if (found == m_connectors.end())
        return;
    const auto place = std::lower_bound(found->begin(), found->end(), id);
    if (place != found->end() && *place == id)
        found->erase(place);
    if (found->empty())
        m_connectors.erase(found);
    else
        m_changed.insert(pair);
}

void ParallelConnectors::setLane(ShapeId id, Shape &connector) const
{
    int lane = 0, count = 1;
    if (canCoincide(connector)) {
        const auto found = m_connectors.constFind(pairOf(*std::as_const(connector).connector));
        if (found != m_connectors.constEnd() && found->size() <= LargestCount) {
            lane = int(std::lower_bound(found->begin(), found->end(), id) - found->begin());
            count = int(found->size());
        }
    }
    const Connector &known = *std::as_const(connector).connector;
    if (known.lane == lane && known.laneCount == count)
        return;
    connector.connector->lane = lane;
    connector.connector->laneCount = count;
}

ShapeIds ParallelConnectors::takeChanged()
{
    ShapeIds ids;
    for (const Pair &pair : std::exchange(m_changed, {})) {
        const std::vector<ShapeId> parallel = m_connectors.value(pair);
        // If the limit is exceeded by one, the connectors that were spread before are moved back to the middle.
        if (parallel.size() <= LargestCount + 1)
            ids.append(ShapeIds(parallel.begin(), parallel.end()));
    }
    return ids;
}

} // namespace Trammel
