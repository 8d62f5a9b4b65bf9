#pragma once

#include "widgets/interaction/tools/tool_p.h"

#include <QtCore/QList>

namespace Trammel {

/// Draws a path freehand: the line follows the pointer while the button is held. On release, smooth curves replace it,
/// which deviate from the drawn points by at most PencilTolerance. The line has the pressure of the pen of a tablet. A
/// line that ends near its start is closed. Escape cancels. The tool stays active, for the next line.
class PencilTool : public Tool
{
    Q_OBJECT

public:
    /// In view pixels.
    static constexpr double PencilTolerance = 2;

    using Tool::Tool;

    void activate() override;
    void deactivate() override;
    void press(const ToolEvent &event) override;
    void move(const ToolEvent &event) override;
    void release(const ToolEvent &event) override;
    void doubleClick(const ToolEvent &event) override;
    bool key(QKeyEvent *event) override;
    bool cancel() override;
    bool isBusy() const override { return m_isDrawing; }
    bool usesPressure() const override { return true; }
    QString hint() const override;

private:
    bool drawInTheMiddle();
    /// Adds the shape through the drawn points, if it is more than a click. The pixel is the size of a view pixel.
    void finish(double pixel);
    void append(QPointF scenePos, double pressure);
    void clearPoints();
    void showInk() const;

    /// Kept after a refusal until the next press, so that the line stays visible.
    QList<QPointF> m_points;
    /// The pressure at each point.
    QList<double> m_pressures;
    bool m_isPressed = false;
    bool m_isDrawing = false;
};

} // namespace Trammel
