#include "widgets/interaction/tools/pathtool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/anglesteps_p.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/interaction/frame/labels_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/interaction/snapping/snapgrid_p.h"
#include <trammel/geometry/vector.h>

#include <QtGui/QCursor>
#include <QtGui/QKeyEvent>

#include <utility>

namespace Trammel {

PathTool::PathTool(ToolContext &context, Ends ends) : Tool(context), m_ends(ends)
{
}

void PathTool::activate()
{
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    updateGroupFrame();
    context().overlay->setState(restingOverlay());
}

void PathTool::settle()
{
    if (isBusy() && isEnough(m_points.size()) && !context().settings.readOnly)
        addNewShape(context(), shapeOf(m_points));
    cancel();
}

void PathTool::deactivate()
{
    cancel();
    context().overlay->setState({});
}

Snap PathTool::placeFor(const ToolEvent &event, const QList<QPointF> &points) const
{
    // While Space moves the whole path, the pointer snaps to the grid only.
    if (event.isSpaceHeld)
        return {SnapGrid::forPointer(context().settings, event.modifiers, event.pixel).snapped(event.scenePos), {}};
    const Snapping snapping(context());
    if (points.isEmpty())
        return snapping.snapped(event.scenePos, event);
    const SnapExtent segment{points.last()};
    if (!event.modifiers.testFlag(Qt::ShiftModifier))
        return snapping.snapped(event.scenePos, event, {}, points, {}, segment);
    const QPointF place = onAngleStep(points.last(), event.scenePos);
    return snapping.snapped(place, event, normalized(place - points.last()), points, {}, segment);
}

bool PathTool::hasLeftPress() const
{
    const QPointF way = m_last.scenePos - m_press.scenePos - (m_shift.way() - m_wayBefore);
    ToolEvent now = m_press;
    now.viewPos.rx() += length(way) / m_last.pixel;
    return isDrag(m_press, now);
}

bool PathTool::isAtLastPoint(QPointF place) const
{
    return same(place, m_points.last());
}

QList<QPointF> PathTool::visiblePoints() const
{
    const QPointF next = placeFor(m_last, m_points).offset;
    return hasLeftPress() && !isAtLastPoint(next) ? m_points + QList<QPointF>{next} : m_points;
}

bool PathTool::isNear(QPointF point, const ToolEvent &event) const
{
    return length(event.scenePos - point) <= event.tolerance;
}

// A path that is smaller than the tolerance must not end by itself, so the pointer must be nearer to the first point
// than a third of the way back to it.
bool PathTool::isOnFirst(const ToolEvent &event) const
{
    const double way = length(m_points.last() - m_points.first());
    return isNear(m_points.first(), event) && (way == 0 || length(event.scenePos - m_points.first()) <= way / 3);
}

void PathTool::press(const ToolEvent &event)
{
    if (event.button != Qt::LeftButton || context().settings.readOnly || !isFinite(event.scenePos))
        return;
    m_last = event;
    m_press = event;
    m_wayBefore = m_shift.way();
    const QPointF place = placeFor(event, m_points).offset;
    if (m_points.size() > 1 && (isOnFirst(event) || same(place, m_points.first()))) {
        finish(true);
        return;
    }
    m_isHeld = true;
    m_isFirst = m_points.isEmpty();
    if (m_points.isEmpty() || !(isNear(m_points.last(), event) || same(place, m_points.last())))
        m_points.append(place);
    showDraft();
    Q_EMIT hintChanged();
}

void PathTool::move(const ToolEvent &event)
{
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    if (!isFinite(event.scenePos))
        return;
    m_last = event;
    updateDraft();
}

void PathTool::release(const ToolEvent &event)
{
    m_last = event;
    m_last.isSpaceHeld = false;
    updateDraft();
    const bool isDrawn = event.button == Qt::LeftButton && std::exchange(m_isHeld, false) && isBusy() && hasLeftPress();
    if (!isDrawn || !isFinite(event.scenePos))
        return;
    m_points = visiblePoints();
    m_press = event;
    m_wayBefore = m_shift.way();
    if (m_isFirst && !isClosed())
        finish();
    else
        showDraft();
}

// On the grid the path moves by whole steps, so that its points stay on the grid.
void PathTool::updateDraft()
{
    const SnapGrid grid = SnapGrid::forPointer(context().settings, m_last.modifiers, m_last.pixel);
    const QPointF before = grid.snapped(m_shift.way());
    const QPointF way = grid.snapped(m_shift.update(m_last)) - before;
    for (QPointF &point : m_points)
        point += way;
    if (isBusy())
        showDraft();
}

void PathTool::doubleClick(const ToolEvent &event)
{
    if (event.button == Qt::LeftButton)
        finish();
}

bool PathTool::key(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isBusy()) {
        if (isEnter && !context().settings.readOnly)
            return drawInTheMiddle();
        if (event->key() != Qt::Key_Escape)
            return false;
        Q_EMIT finished();
        return true;
    }
    switch (event->key()) {
    case Qt::Key_Escape:
        cancel();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_points = visiblePoints();
        m_press = m_last;
        finish();
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        takeBack();
        return true;
    default:
        return false;
    }
}

// The shape is a pentagon or a bent line, whose vertices can be edited afterward.
bool PathTool::drawInTheMiddle()
{
    const QList<QPointF> corners = m_ends == Ends::Closed
        ? QList<QPointF>{{0, -50}, {48, -15}, {30, 40}, {-30, 40}, {-48, -15}}
        : m_ends == Ends::Open ? QList<QPointF>{{-50, 25}, {0, -25}, {50, 25}}
                               : QList<QPointF>{{-50, 25}, {50, -25}};
    const ToolEvent middle = eventInTheMiddle(*context().viewPort);
    const QTransform viewToScene = context().viewPort->sceneToView().inverted();
    const SnapGrid grid = SnapGrid::forPointer(context().settings, {}, middle.pixel);
    for (QPointF corner : corners)
        m_points.append(grid.snapped(viewToScene.map(middle.viewPos + corner)));
    finish();
    return true;
}

void PathTool::heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld)
{
    m_last.modifiers = modifiers;
    m_last.isSpaceHeld = isSpaceHeld;
    updateDraft();
}

bool PathTool::cancel()
{
    if (!isBusy())
        return false;
    m_points.clear();
    m_shift = {};
    m_wayBefore = {};
    m_isHeld = false;
    showDraft();
    Q_EMIT hintChanged();
    return true;
}

void PathTool::takeBack()
{
    m_points.removeLast();
    showDraft();
    Q_EMIT hintChanged();
}

void PathTool::finish(bool onFirstPoint)
{
    // If there are too few points, they stay a draft, so that nothing vanishes without a reason.
    if (!isEnough(m_points.size())) {
        refuse(isClosed() ? tr("A polygon needs three points. Esc: cancel.")
                          : tr("A line needs two points. Esc: cancel."));
        return;
    }
    QList<QPointF> points = m_points;
    if (onFirstPoint && !isClosed() && points.size() > 2)
        points.append(points.first());
    // A refused shape stays a draft, so that its last points can be removed.
    if (!addNewShape(context(), shapeOf(points))) {
        Q_EMIT hintChanged();
        return;
    }
    cancel();
    Q_EMIT finished();
}

void PathTool::refuse(const QString &reason)
{
    context().refusal = reason;
    showDraft();
    Q_EMIT hintChanged();
}

Shape PathTool::shapeOf(const QList<QPointF> &points) const
{
    const ToolSettings &settings = context().settings;
    const bool isArea = isClosed() && points.size() > 2;
    Shape shape = isArea ? Shape::polygon(points) : Shape::polyline(points);
    shape.stroke = settings.stroke;
    shape.opacity = settings.opacity;
    shape.textStyle = settings.textStyle;
    if (isArea) {
        shape.fill = settings.fill;
        shape.shadow = settings.shadow.normalized();
    }
    if (m_ends == Ends::Arrow) {
        shape.startHead = settings.arrowStart;
        shape.endHead = settings.arrowEnd;
    }
    return shape;
}

void PathTool::showDraft() const
{
    Overlay::State state = restingOverlay();
    if (isBusy()) {
        // Until the pointer leaves the press, the guides are those of the point that the press has set.
        const qsizetype before = m_points.size() - (hasLeftPress() ? 0 : 1);
        const Snap snap = placeFor(m_last, m_points.first(before));
        const QPointF next = snap.offset;
        state.guides = snap.guides;
        const QList<QPointF> points = visiblePoints();
        state.draft = shapeOf(points.size() > 1 ? points : points + points);
        state.label =
            Overlay::Label{m_last.scenePos, stretchLabel(next - m_points.last(), pixelSize(*context().viewPort))};
    }
    context().overlay->setState(state);
}

QString PathTool::hint() const
{
    if (!isBusy())
        return isClosed() ? tr("Click to set the corners of a polygon. Enter: one in the middle.")
                          : tr("Drag to draw a line, or click to set its points. Enter: one in the middle.");
    return tr("Enter, double click or the first point: done. Backspace: one point back. Shift: steps of 15\u00b0. "
              "Ctrl: no snapping. Esc: cancel.");
}

} // namespace Trammel
