#include "widgets/interaction/tools/pentool_p.h"

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

namespace Trammel {

void PenTool::activate()
{
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    updateGroupFrame();
    context().overlay->setState(restingOverlay());
}

void PenTool::settle()
{
    if (m_nodes.size() > 1)
        addNewShape(context(), shapeOf(m_nodes, false));
    cancel();
}

void PenTool::deactivate()
{
    cancel();
    context().overlay->setState({});
}

Snap PenTool::placeFor(const ToolEvent &event) const
{
    const Snapping snapping(context());
    QList<QPointF> points;
    for (const Node &node : m_nodes)
        points.append(node.point);
    if (points.isEmpty())
        return snapping.snapped(event.scenePos, event);
    const SnapExtent segment{points.last()};
    if (!event.modifiers.testFlag(Qt::ShiftModifier))
        return snapping.snapped(event.scenePos, event, {}, points, {}, segment);
    const QPointF place = onAngleStep(points.last(), event.scenePos);
    return snapping.snapped(place, event, normalized(place - points.last()), points, {}, segment);
}

bool PenTool::isNear(QPointF point, const ToolEvent &event) const
{
    return length(event.scenePos - point) <= event.tolerance;
}

void PenTool::press(const ToolEvent &event)
{
    if (event.button != Qt::LeftButton || context().settings.readOnly || !isFinite(event.scenePos))
        return;
    m_press = m_last = event;
    m_button = Button::Down;
    const QPointF place = placeFor(event).offset;
    if (m_nodes.size() > 1 && (isNear(m_nodes.first().point, event) || same(place, m_nodes.first().point)))
        m_button = Button::Closing;
    else if (m_nodes.isEmpty() || !(isNear(m_nodes.last().point, event) || same(place, m_nodes.last().point)))
        m_nodes.append({place, place, place});
    showDraft();
    Q_EMIT hintChanged();
}

void PenTool::move(const ToolEvent &event)
{
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    if (!isFinite(event.scenePos))
        return;
    // The button was released without an event.
    if (m_button != Button::Up && !event.buttons.testFlag(Qt::LeftButton)) {
        release(event);
        return;
    }
    m_last = event;
    pullHandles();
    if (isBusy())
        showDraft();
}

// A press on the last point pulls its handles again. The press that closes the path pulls those of the first point.
void PenTool::pullHandles()
{
    if (m_button == Button::Up || m_nodes.isEmpty() || !isDrag(m_press, m_last))
        return;
    Node &node = m_button == Button::Closing ? m_nodes.first() : m_nodes.last();
    const bool isStepped = m_last.modifiers.testFlag(Qt::ShiftModifier);
    const QPointF handle = isStepped ? onAngleStep(node.point, m_last.scenePos) : m_last.scenePos;
    node.after = handle;
    node.before = 2 * node.point - handle;
}

void PenTool::release(const ToolEvent &event)
{
    if (m_button == Button::Up || (event.button != Qt::LeftButton && event.buttons.testFlag(Qt::LeftButton)))
        return;
    m_last = event;
    pullHandles();
    if (std::exchange(m_button, Button::Up) == Button::Closing)
        finish(true);
    else if (isBusy())
        showDraft();
}

void PenTool::doubleClick(const ToolEvent &event)
{
    if (event.button == Qt::LeftButton && isBusy())
        finish(false);
}

bool PenTool::key(QKeyEvent *event)
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
        finish(false);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        takeBack();
        return true;
    default:
        return false;
    }
}

void PenTool::heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld)
{
    m_last.modifiers = modifiers;
    m_last.isSpaceHeld = isSpaceHeld;
    pullHandles();
    if (isBusy())
        showDraft();
}

bool PenTool::drawInTheMiddle()
{
    const ToolEvent middle = eventInTheMiddle(*context().viewPort);
    const QTransform viewToScene = context().viewPort->sceneToView().inverted();
    const SnapGrid grid = SnapGrid::forPointer(context().settings, {}, middle.pixel);
    for (QPointF corner : {QPointF(-50, 0), QPointF(0, 0), QPointF(50, 0)}) {
        const QPointF point = grid.snapped(viewToScene.map(middle.viewPos + corner));
        const QPointF handle =
            viewToScene.map(middle.viewPos + QPointF(0, corner.x() == 0 ? 30 : -30)) - viewToScene.map(middle.viewPos);
        m_nodes.append({point, point - handle, point + handle});
    }
    finish(false);
    return true;
}

bool PenTool::cancel()
{
    m_button = Button::Up;
    if (!isBusy())
        return false;
    m_nodes.clear();
    showDraft();
    Q_EMIT hintChanged();
    return true;
}

void PenTool::takeBack()
{
    m_button = Button::Up;
    m_nodes.removeLast();
    showDraft();
    Q_EMIT hintChanged();
}

void PenTool::finish(bool isClosed)
{
    m_button = Button::Up;
    // A single point stays a draft, so that nothing vanishes without a reason.
    if (m_nodes.size() < 2) {
        context().refusal = tr("A path needs two points. Esc: cancel.");
        showDraft();
        Q_EMIT hintChanged();
        return;
    }
    // A refused shape stays a draft, so that its last points can be removed.
    if (!addNewShape(context(), shapeOf(m_nodes, isClosed))) {
        Q_EMIT hintChanged();
        return;
    }
    cancel();
    Q_EMIT finished();
}

QList<QPointF> PenTool::ring(const QList<Node> &nodes, bool isClosed) const
{
    QList<QPointF> points;
    for (qsizetype i = 0; i < nodes.size(); ++i) {
        const bool isLast = i + 1 == nodes.size();
        points.append(nodes[i].point);
        if (!isLast || isClosed)
            points.append({nodes[i].after, nodes[isLast ? 0 : i + 1].before});
    }
    return points;
}

Shape PenTool::shapeOf(const QList<Node> &nodes, bool isClosed) const
{
    Shape shape = Shape::bezierPath({ring(nodes, isClosed)});
    shape.stroke = context().settings.stroke;
    shape.opacity = context().settings.opacity;
    shape.textStyle = context().settings.textStyle;
    if (isClosed) {
        shape.fill = context().settings.fill;
        shape.shadow = context().settings.shadow.normalized();
    }
    return shape;
}

// At the end of an open path, a path has no handle beyond the last point, but the next segment will use it.
VertexOutline PenTool::handles(bool isClosed) const
{
    using Side = VertexOutline::Side;
    QList<Node> nodes = m_nodes;
    if (nodes.size() == 1)
        nodes.append({nodes.first().point, nodes.first().point, nodes.first().point});
    VertexOutline outline(shapeOf(nodes, isClosed));
    if (!isClosed) {
        const qsizetype last = m_nodes.size() - 1;
        outline.placeHandle(last, Side::Before, m_nodes.last().before, VertexOutline::Type::Corner);
        outline.placeHandle(last, Side::After, m_nodes.last().after, VertexOutline::Type::Corner);
    }
    return outline;
}

void PenTool::showDraft() const
{
    Overlay::State state = restingOverlay();
    if (isBusy()) {
        QList<Node> nodes = m_nodes;
        if (m_button == Button::Up) {
            const Snap snap = placeFor(m_last);
            state.guides = snap.guides;
            nodes.append({snap.offset, snap.offset, snap.offset});
            state.label = Overlay::Label{
                m_last.scenePos, stretchLabel(snap.offset - m_nodes.last().point, pixelSize(*context().viewPort))};
        }
        const bool isClosed = m_button == Button::Closing;
        if (nodes.size() > 1)
            state.draft = shapeOf(nodes, isClosed);
        state.vertices = Overlay::Vertices{{{}, handles(isClosed), {isClosed ? 0 : m_nodes.size() - 1}}, {}, {}, false};
    }
    context().overlay->setState(state);
}

QString PenTool::hint() const
{
    if (!isBusy())
        return tr("Click to set corners, drag to set smooth points of a path. Enter: one in the middle.");
    return tr("Enter or double click: done. The first point: closes. Backspace: one point back. "
              "Shift: steps of 15\u00b0. Ctrl: no snapping. Esc: cancel.");
}

} // namespace Trammel
