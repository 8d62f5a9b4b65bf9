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

void ConnectorDraft::route(Shape &connector, ShapeId replaced)
{
    const ShapeId own = replaced.isNull() ? ShapeId(m_data.nextId + 1) : replaced;
    ParallelConnectors parallel;
    parallel.add(own, connector);
    for (ShapeId id : m_document.connectorsOf(std::as_const(connector).connector->from.shape))
        parallel.add(id, id == replaced ? connector : *m_document.find(id));
    parallel.setLane(own, connector);
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
