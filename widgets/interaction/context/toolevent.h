#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QPointF>
#include <QtCore/Qt>

namespace Trammel {

/// A mouse event for tools. See CustomTool.
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
    /// The pressure of the pen of a tablet, from 0 to 1, if the tool uses it; otherwise 1.
    double pressure = 1;
    /// The hit tolerance in scene units.
    double tolerance = 0;
    /// The size of one view pixel in scene units.
    double pixel = 1;
    /// Whether the pointer has rested at this place, while the tool is busy: a move without a change of the position.
    bool isResting = false;
    /// The number of candidates to skip among those under the pointer, from the top: each Tab during a drag adds one.
    int skipped = 0;
};

} // namespace Trammel
