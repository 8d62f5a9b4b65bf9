#include "widgets/interaction/drags/spacemove_p.h"

namespace Trammel {

QPointF SpaceMove::update(const ToolEvent &event)
{
    if (!event.isSpaceHeld) {
        m_grip.reset();
        return m_way;
    }
    if (!m_grip) {
        m_grip = event.scenePos;
        m_wayBefore = m_way;
    }
    m_way = m_wayBefore + (event.scenePos - *m_grip);
    return m_way;
}

} // namespace Trammel
