#pragma once

#include <QtCore/QPointF>
#include <QtCore/Qt>

#include <cmath>

namespace Trammel {

/// A mouse event for tools.
struct ToolEvent
{
    QPointF scenePos;
    QPointF viewPos;
    /// The button that was pressed or released; none for moves.
    Qt::MouseButton button = Qt::NoButton;
    Qt::MouseButtons buttons = Qt::NoButton;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    /// Whether Space is held in addition to a button. If Space is pressed before the button, the drag pans the view
    /// instead.
    bool isSpaceHeld = false;
    /// The hit tolerance in scene units.
    double tolerance = 0;
    /// The size of one view pixel in scene units.
    double pixel = 1;
    /// Whether the pointer has rested at this place, while the tool is busy: a move without a change of the position.
    bool isResting = false;
    /// The number of shapes to skip among those under the pointer, from the top: see StackWalk.
    int skipped = 0;
};

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
