#pragma once

#include "widgets/interaction/snapping_p.h"
#include "widgets/interaction/spaceshift_p.h"
#include "widgets/interaction/tool_p.h"
#include "widgets/model/shape.h"

#include <QtCore/QList>

namespace Trammel {

/// Draws a polygon or a polyline, point by point. Enter, a double click or a click on the first point
/// ends it, Backspace takes the last point back, Escape gives up. Shift turns the next segment in steps
/// of 15 degrees. While the button is held, Space moves all of it.
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
    /// Closes a polyline too, when it can be: that is what a click on the first point asks for.
    void finish(bool onFirstPoint = false);
    bool drawInTheMiddle();
    void takeBack();
    void follow();
    /// A polygon of two points is still a line.
    Shape shapeOf(const QList<QPointF> &points) const;
    void showDraft() const;

    Ends m_ends;
    QList<QPointF> m_points;
    ToolEvent m_last;
    SpaceShift m_shift;
};

} // namespace Trammel
