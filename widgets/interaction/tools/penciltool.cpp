#include "widgets/interaction/tools/penciltool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/model/path/curvefit_p.h"
#include "widgets/model/path/pressureoutline_p.h"
#include <trammel/geometry/vector.h>

#include <QtGui/QCursor>
#include <QtGui/QKeyEvent>

#include <cmath>

namespace Trammel {

namespace {

// In view pixels: the least distance between two drawn points, the distance from the start at which a line is closed,
// and the least length of a closed line.
constexpr double LeastStep = 1;
constexpr double ClosingReach = 8;
constexpr double LeastClosedLength = 60;

double lengthOf(const QList<QPointF> &points)
{
    double sum = 0;
    for (qsizetype i = 1; i < points.size(); ++i)
        sum += length(points[i] - points[i - 1]);
    return sum;
}

} // namespace

void PencilTool::activate()
{
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    updateGroupFrame();
    showInk();
}

void PencilTool::deactivate()
{
    cancel();
    context().overlay->setState({});
}

void PencilTool::press(const ToolEvent &event)
{
    if (event.button != Qt::LeftButton || context().settings.readOnly || !isFinite(event.scenePos))
        return;
    // A second press without a release continues the line.
    if (!m_isDrawing)
        clearPoints();
    append(event.scenePos, event.pressure);
    m_isDrawing = true;
    showInk();
    Q_EMIT hintChanged();
}

// Some lines are drawn so soon after another that their press counts as a double click.
void PencilTool::doubleClick(const ToolEvent &event)
{
    press(event);
}

void PencilTool::move(const ToolEvent &event)
{
    if (!m_isDrawing) {
        context().viewPort->setCursor(QCursor(Qt::CrossCursor));
        return;
    }
    // The button was released without an event.
    if (!event.buttons.testFlag(Qt::LeftButton)) {
        finish(event.pixel);
        return;
    }
    if (!isFinite(event.scenePos) || length(event.scenePos - m_points.last()) < LeastStep * event.pixel)
        return;
    append(event.scenePos, event.pressure);
    showInk();
}

void PencilTool::release(const ToolEvent &event)
{
    if (!m_isDrawing || (event.button != Qt::LeftButton && event.buttons.testFlag(Qt::LeftButton)))
        return;
    // A pen that is lifted has no pressure.
    if (isFinite(event.scenePos))
        append(event.scenePos, m_pressures.last());
    finish(event.pixel);
}

bool PencilTool::key(QKeyEvent *event)
{
    const int key = event->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key == Qt::Key_Escape) {
        if (!cancel())
            Q_EMIT finished();
        return true;
    }
    // While a line is drawn, Delete must not remove other shapes.
    if (m_isDrawing)
        return isEnter || key == Qt::Key_Delete || key == Qt::Key_Backspace;
    return isEnter && !context().settings.readOnly && drawInTheMiddle();
}

bool PencilTool::drawInTheMiddle()
{
    constexpr double width = 100, height = 25;
    const ToolEvent middle = eventInTheMiddle(*context().viewPort);
    const QTransform viewToScene = context().viewPort->sceneToView().inverted();
    clearPoints();
    for (double x = -width / 2; x <= width / 2; ++x)
        append(viewToScene.map(middle.viewPos + QPointF(x, height * std::sin(x / 8))), 1);
    finish(middle.pixel);
    return true;
}

void PencilTool::append(QPointF scenePos, double pressure)
{
    m_points.append(scenePos);
    // The condition is false for NaN.
    m_pressures.append(pressure >= 0 && pressure < 1 ? pressure : 1);
    m_isPressed = m_isPressed || m_pressures.last() < 1;
}

void PencilTool::clearPoints()
{
    m_points.clear();
    m_pressures.clear();
    m_isPressed = false;
}

bool PencilTool::cancel()
{
    const bool wasDrawing = std::exchange(m_isDrawing, false);
    if (m_points.isEmpty())
        return false;
    clearPoints();
    showInk();
    Q_EMIT hintChanged();
    return wasDrawing;
}

void PencilTool::finish(double pixel)
{
    m_isDrawing = false;
    const bool isClosed = length(m_points.last() - m_points.first()) <= ClosingReach * pixel
        && lengthOf(m_points) >= LeastClosedLength * pixel;
    const QList<QPointF> ring = fittedRing(m_points, PencilTolerance * pixel, isClosed);
    if (!ring.isEmpty()) {
        Shape shape = Shape::bezierPath({ring});
        shape.stroke = context().settings.stroke;
        shape.opacity = context().settings.opacity;
        if (m_isPressed)
            shape.path = PathDetails{FillRule::EvenOdd, simplifiedPressures(pressuresAlong(m_points, m_pressures))};
        if (isClosed) {
            shape.fill = context().settings.fill;
            shape.shadow = context().settings.shadow.normalized();
        }
        if (!addNewShape(context(), shape)) {
            Q_EMIT hintChanged();
            return;
        }
    }
    cancel();
    Q_EMIT hintChanged();
}

void PencilTool::showInk() const
{
    Overlay::State state = restingOverlay();
    if (m_points.size() > 1)
        state.ink = Overlay::Ink{m_points, context().settings.stroke, context().settings.opacity,
                                 m_isPressed ? m_pressures : QList<double>()};
    context().overlay->setState(state);
}

QString PencilTool::hint() const
{
    return m_isDrawing ? tr("Release near the start to close the line. Esc: cancel.")
                       : tr("Drag to draw freehand. Enter: a line in the middle. Esc: select.");
}

} // namespace Trammel
