#pragma once

#include <QtCore/QPointF>
#include <QtCore/Qt>

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
};

} // namespace Trammel
