#pragma once

#include "widgets/interaction/drags/spacemove_p.h"
#include "widgets/interaction/snapping/snapping_p.h"
#include "widgets/interaction/tools/tool_p.h"
#include <trammel/shape.h>

#include <QtCore/QList>

namespace Trammel {

/// Draws a polygon or a polyline, point by point. A drag draws a segment; a line that starts with a drag is complete.
/// Enter ends the drawing with everything that is visible, and a double click or a click on the first point ends it at
/// that point. Backspace removes the last point, and Escape cancels. Shift restricts the angle of the next segment to
/// multiples of 15 degrees. While the button is held, Space moves the whole path.
class PathTool : public Tool
{
    Q_OBJECT

public:
    enum class Ends { Open, Arrow, Closed };

    PathTool(ToolContext &context, Ends ends);

    void activate() override;
    void deactivate() override;
    void settle() override;
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
    /// The point at the pointer, which follows the given points.
    Snap placeFor(const ToolEvent &event, const QList<QPointF> &points) const;
    bool isNear(QPointF point, const ToolEvent &event) const;
    bool isClosed() const { return m_ends == Ends::Closed; }
    /// Whether a polygon or a line can be made of the points.
    bool isEnough(qsizetype count) const { return count >= (isClosed() ? 3 : 2); }
    /// Whether the pointer has moved away from the last press, apart from moves of the whole path.
    bool hasLeftPress() const;
    /// The points that are shown: the set ones, and the one at the pointer.
    QList<QPointF> visiblePoints() const;
    bool isAtLastPoint(QPointF place) const;
    bool isOnFirst(const ToolEvent &event) const;
    /// A click on the first point also closes a polyline of at least three points.
    void finish(bool onFirstPoint = false);
    void refuse(const QString &reason);
    bool drawInTheMiddle();
    void takeBack();
    void updateDraft();
    /// A polygon with only two points is shown as a line.
    Shape shapeOf(const QList<QPointF> &points) const;
    void showDraft() const;

    Ends m_ends;
    QList<QPointF> m_points;
    ToolEvent m_press;
    /// Whether the button of the press is held, and whether the press has set the first point.
    bool m_isHeld = false;
    bool m_isFirst = false;
    /// The offset by which Space had moved the whole path before the press.
    QPointF m_wayBefore;
    ToolEvent m_last;
    SpaceMove m_shift;
};

} // namespace Trammel
