#pragma once

#include <trammel/toolevent.h>

#include <optional>

namespace Trammel {

/// The offset by which Space has moved the shape or area being drawn. While Space is held during a drag, the whole
/// shape or area moves with the pointer.
class SpaceMove
{
public:
    /// Must be called for every event of the drag. Returns the total offset so far, in scene coordinates.
    QPointF update(const ToolEvent &event);
    QPointF way() const { return m_way; }

private:
    QPointF m_way;
    QPointF m_wayBefore;
    /// The position of the pointer when Space was pressed; empty while Space is not held.
    std::optional<QPointF> m_grip;
};

} // namespace Trammel
