#pragma once

#include "widgets/interaction/snapping/snapping_p.h"
#include "widgets/interaction/tools/tool_p.h"
#include "widgets/interaction/vertices/vertexoutline_p.h"
#include <trammel/shape.h>

#include <QtCore/QList>

namespace Trammel {

/// Draws a path, point by point. A click sets a corner; a drag sets a smooth point and pulls out its handles. Enter or
/// a double click ends the path, and a press on the first point closes it. Backspace removes the last point, and Escape
/// cancels. Shift restricts the angle of the next segment or of the handles to multiples of 15 degrees.
class PenTool : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    void activate() override;
    void settle() override;
    void deactivate() override;
    void press(const ToolEvent &event) override;
    void move(const ToolEvent &event) override;
    void release(const ToolEvent &event) override;
    void doubleClick(const ToolEvent &event) override;
    bool key(QKeyEvent *event) override;
    void heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld) override;
    bool cancel() override;
    bool isBusy() const override { return !m_nodes.isEmpty(); }
    QString hint() const override;

private:
    struct Node
    {
        QPointF point;
        QPointF before;
        QPointF after;
    };
    enum class Button { Up, Down, Closing };

    Snap placeFor(const ToolEvent &event) const;
    bool isNear(QPointF point, const ToolEvent &event) const;
    void pullHandles();
    void takeBack();
    void finish(bool isClosed);
    bool drawInTheMiddle();
    QList<QPointF> ring(const QList<Node> &nodes, bool isClosed) const;
    Shape shapeOf(const QList<Node> &nodes, bool isClosed) const;
    /// The points with their handles, for the overlay.
    VertexOutline handles(bool isClosed) const;
    void showDraft() const;

    QList<Node> m_nodes;
    Button m_button = Button::Up;
    ToolEvent m_press;
    ToolEvent m_last;
};

} // namespace Trammel
