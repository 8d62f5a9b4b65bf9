#pragma once

#include "widgets/interaction/toolevent_p.h"

#include <optional>

namespace Trammel {

/// How far Space has moved what is being drawn: while it is held in a drag, all of it goes along with the
/// pointer.
class SpaceShift
{
public:
    /// To be told of every event of the drag; returns the whole way so far, in the scene.
    QPointF update(const ToolEvent &event);
    QPointF way() const { return m_way; }

private:
    QPointF m_way;
    QPointF m_wayBefore;
    /// Where the pointer was when Space went down; none while it is up.
    std::optional<QPointF> m_grip;
};

} // namespace Trammel
