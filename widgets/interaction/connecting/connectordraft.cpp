#include "widgets/interaction/connecting/connectordraft_p.h"

namespace Trammel {

ConnectorDraft::ConnectorDraft(const Document &document, bool isOrthogonal)
    : m_data(document.data()), m_obstacles(isOrthogonal ? m_data : DocumentData()),
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

} // namespace Trammel
