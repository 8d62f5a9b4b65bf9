#pragma once

#include <trammel/toolevent.h>

#include <cmath>

namespace Trammel {

/// Chooses among the candidates under the pointer, such as shapes: each Tab, Down or Right takes the next one, and
/// Shift+Tab, Up or Left the previous one, until the pointer moves away.
class StackWalk
{
public:
    /// 1 or -1 for the keys that choose the next or the previous candidate; 0 for other keys.
    static int stepOf(int key, Qt::KeyboardModifiers modifiers)
    {
        if (key == Qt::Key_Tab || key == Qt::Key_Backtab)
            return key == Qt::Key_Tab ? 1 : -1;
        if (modifiers & ~Qt::KeyboardModifiers(Qt::KeypadModifier))
            return 0;
        return key == Qt::Key_Down || key == Qt::Key_Right ? 1 : key == Qt::Key_Up || key == Qt::Key_Left ? -1 : 0;
    }

    void step(const ToolEvent &event, int by)
    {
        m_skipped = skippedAt(event) + by;
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
