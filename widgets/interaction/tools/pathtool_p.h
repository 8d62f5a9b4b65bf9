#pragma once

#include "widgets/interaction/drags/spacemove_p.h"
#include "widgets/interaction/snapping/snapping_p.h"
#include "widgets/interaction/tools/tool_p.h"
#include <trammel/shape.h>

#include <QtCore/QList>

namespace Trammel {

/// Draws a polygon or a polyline, point by point. Enter, a double click or a click on the first point ends the drawing.
/// Backspace removes the last point, and Escape cancels. Shift restricts the angle of the next segment to multiples of
/// 15 degrees. While the button is held, Space moves the whole path.
class PathTool : public Tool
{
    Q_OBJECT

public:
    enum class Ends { Open, Closed };

    PathTool(ToolContext &context, Ends ends);

    void activate() override;
    void deactivate() override;
    void press(const ToolEvent &event) override;
    void move(const ToolEvent &event) override;
    void release(const ToolEvent &event) override;
    void doubleClick(const ToolEvent &event) override;
    bool key(QKeyEvent *event) override;
    void heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld) override;
    bool cancel() override;
    bool isBusy() const override { return !m_points.isEmpty(); }
    QString hint() const override;

private:
    Snap placeFor(const ToolEvent &event) const;
    bool isNear(QPointF point, const ToolEvent &event) const;
    /// A click on the first point also closes a polyline of at least three points.
    void finish(bool onFirstPoint = false);
    bool drawInTheMiddle();
    void takeBack();
    void updateDraft();
    /// A polygon with only two points is shown as a line.
    Shape shapeOf(const QList<QPointF> &points) const;
    void showDraft() const;

    Ends m_ends;
    QList<QPointF> m_points;
    ToolEvent m_last;
    SpaceMove m_shift;
};

} // namespace Trammel
