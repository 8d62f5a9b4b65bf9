#include "widgets/interaction/connecting/connectordraft_p.h"

#include <utility>
#include <vector>

namespace Trammel {

ConnectorDraft::ConnectorDraft(const Document &document, bool isOrthogonal)
    : m_document(document), m_data(document.data()), m_obstacles(isOrthogonal ? m_data : DocumentData()),
      m_flags(GroupFlags::of(m_data.groups)),
      m_router({m_data.shapes, m_obstacles.index, m_obstacles.visible, m_data.groups, m_flags})
{
}

ShapeId ConnectorDraft::place(const Shape &shape)
{
    const ShapeId id(m_data.nextId);
    m_data.shapes.insert(id, shape);
    m_router.forget({id});
    return id;
}

void ConnectorDraft::setLane(Shape &connector, ShapeId replaced)
{
    const ShapeId own = replaced.isNull() ? ShapeId(m_data.nextId + 1) : replaced;
    const Connector &ends = *std::as_const(connector).connector;
    // A shape may have very many connectors.
    const std::pair pair(ends.from.shape, ends.to.shape);
    if (pair != m_pair) {
        m_pair = pair;
        m_parallel = {};
        m_parallel.add(own, Shape::connectorBetween(pair.first, pair.second));
        for (ShapeId id : m_document.connectorsOf(pair.second)) {
            if (id != replaced)
                m_parallel.add(id, *m_document.find(id));
        }
    }
    m_parallel.setLane(own, connector);
}

void ConnectorDraft::route(Shape &connector, ShapeId replaced)
{
    setLane(connector, replaced);
    m_router.route(connector);
    if (std::as_const(connector).connector->jumps == ConnectorJumps::NoJumps)
        return;
    std::vector<QList<QPointF>> others;
    for (ShapeId id : m_document.candidates(nearJumps(connector.sceneBounds()))) {
        const Shape &other = *m_document.find(id);
        if (other.connector && id != replaced && m_document.isVisible(id))
            others.push_back(lineOf(other));
    }
    setJumps(connector, others);
}

} // namespace Trammel
