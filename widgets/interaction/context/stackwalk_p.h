#pragma once

#include <trammel/toolevent.h>

#include <cmath>

namespace Trammel {

/// Chooses among the shapes under the pointer: each Tab takes the next one below, until the pointer moves away.
class StackWalk
{
public:
    void step(const ToolEvent &event, bool isBack)
    {
        m_skipped = skippedAt(event) + (isBack ? -1 : 1);
        m_viewPos = event.viewPos;
    }
    int skippedAt(const ToolEvent &event) const
    {
        constexpr double reach = 8;
        const QPointF way = event.viewPos - m_viewPos;
        return std::abs(way.x()) <= reach && std::abs(way.y()) <= reach ? m_skipped : 0;
    }

private:
    int m_skipped = 0;
    QPointF m_viewPos;
};

} // namespace Trammel
