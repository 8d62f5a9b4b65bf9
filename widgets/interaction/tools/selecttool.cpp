#include "widgets/interaction/tools/selecttool_p.h"

#include "widgets/interaction/connecting/connectdrag_p.h"
#include "widgets/interaction/connecting/enddrag_p.h"
#include "widgets/interaction/connecting/labeldrag_p.h"
#include "widgets/interaction/connecting/segmentdrag_p.h"
#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/banddrag_p.h"
#include "widgets/interaction/drags/movedrag_p.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/interaction/drags/pivotdrag_p.h"
#include "widgets/interaction/drags/resizedrag_p.h"
#include "widgets/interaction/drags/rotatedrag_p.h"
#include "widgets/interaction/frame/outlinemarks_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/interaction/pointdrags/gradientdrag_p.h"
#include "widgets/interaction/pointdrags/outlinedrag_p.h"
#include "widgets/interaction/pointdrags/vertexdrag_p.h"
#include "widgets/interaction/selecting/clickselection_p.h"
#include "widgets/interaction/selecting/highlight_p.h"
#include "widgets/interaction/vertices/vertexmarks_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/shape/textextent_p.h"
#include <trammel/selection.h>

#include <QtGui/QCursor>

#include <algorithm>
#include <utility>

namespace Trammel {

SelectTool::SelectTool(ToolContext &context) : DragTool(context)
{
}

void SelectTool::activate()
{
    DragTool::activate();
    connect(document(), &Document::shapesChanged, this, &SelectTool::onShapesChanged);
    connect(document(), &Document::shapesRemoved, this, &SelectTool::onShapesChanged);
    connect(document(), &Document::groupsChanged, this, &SelectTool::onSelectionChanged);
    connect(document(), &Document::reset, this, &SelectTool::onSelectionChanged);
    connect(context().selection, &Selection::previewed, this, &SelectTool::onSelectionChanged);
    connect(context().selection, &Selection::enteredGroupChanged, this, &SelectTool::onSelectionChanged);
    onSelectionChanged();
}

void SelectTool::deactivate()
{
    DragTool::deactivate();
    m_frame.reset();
    m_line.reset();
    m_outlineHandle.reset();
    m_gradientOwner = {};
    m_pivotOwners.clear();
    setHoveredShape({});
}

void SelectTool::take(const ToolEvent &press)
{
    // The target is fixed from here on. A shape selected by a press on its corner is moved, even though a handle then
    // appears at that corner.
    m_target = targetOf(press);
    m_outlineHandle.reset();
}

void SelectTool::click(const ToolEvent &press)
{
    if (m_target.kind == PressTarget::Kind::ConnectHandle)
        return addConnected(m_target.shape, m_target.connectSide);
    if (m_target.kind == PressTarget::Kind::CollapseButton) {
        document()->setCollapsed({m_target.shape}, !document()->isCollapsed(m_target.shape));
        return;
    }
    if (m_target.gradientPart)
        return;
    // A click outside of a corner rotates nothing, and a shape may be there.
    const PressTarget target = m_target.corner == Handle::None ? m_target : pressTarget(context(), std::nullopt, press);
    clickOn(target, press);
}

// If there is no group to enter and nothing to edit, the second click of a double click is an ordinary click.
void SelectTool::doubleClick(const ToolEvent &event)
{
    press(event);
    if (!isPressed() || m_target.gradientPart)
        return;
    if (m_target.kind == PressTarget::Kind::ConnectHandle || m_target.kind == PressTarget::Kind::CollapseButton) {
        // The first click has added a shape, or collapsed a container.
        spend();
    } else if (m_target.handle == Handle::Pivot) {
        spend();
        m_frame->pivot.reset();
        showOverlay();
    } else if (m_target.segment && resetSegment(*m_target.segment)) {
        spend();
    } else if (enterByDoubleClick(context(), m_target)) {
        spend();
    } else if (event.modifiers == Qt::NoModifier && m_target.isSelected
               && (m_target.isGrip() || m_target.point || m_target.segment)) {
        spend();
        if (activateShape(m_target.shape) && document() && !wantTextAt(event))
            wantInside();
    }
}

PressTarget SelectTool::targetOf(const ToolEvent &event) const
{
    const std::optional<GradientHandles> gradient = shownGradient();
    if (const auto part = gradient ? gradient->partNear(event.scenePos, VertexReach * event.pixel) : std::nullopt) {
        PressTarget onGradient;
        onGradient.kind = PressTarget::Kind::GradientPart;
        onGradient.gradientPart = part;
        onGradient.shape = gradient->shape;
        onGradient.isSelected = true;
        return onGradient;
    }
    const std::optional<Overlay::CollapseButton> button = collapseButton();
    if (button && length(button->place - event.scenePos) <= VertexReach * event.pixel) {
        PressTarget onButton;
        onButton.kind = PressTarget::Kind::CollapseButton;
        onButton.shape = button->container;
        onButton.isSelected = context().selection->contains(button->container);
        return onButton;
    }
    const std::optional<SelectionFrame> frame = isPlainLine() ? std::nullopt : handleFrame();
    const std::optional<LinePoints> points =
        outlineMarks(shownLine(), frame ? std::optional(frame->box) : std::nullopt, event.pixel, m_use);
    PressTarget target = pressTarget(context(), frame, event, points);
    const bool isMark = target.handle != Handle::None || target.point || target.segment;
    const std::optional<ConnectHandles> handles = isMark ? std::nullopt : connectHandles();
    const Handle side = handles ? handles->handleAt(event.scenePos, event.pixel) : Handle::None;
    if (side == Handle::None)
        return target;
    target = {};
    target.kind = PressTarget::Kind::ConnectHandle;
    target.connectSide = side;
    target.shape = handles->shape;
    target.isSelected = context().selection->contains(handles->shape);
    return target;
}

std::unique_ptr<Drag> SelectTool::makeDrag()
{
    if (m_target.point) {
        const Shape *line = context().settings.readOnly ? nullptr : document()->find(m_target.shape);
        if (!line || !m_line)
            return nullptr;
        if (line->connector)
            return std::make_unique<EndDrag>(context(), m_target.shape, int(*m_target.point));
        if (!m_line->isLine())
            return std::make_unique<OutlineDrag>(context(), pressed(), m_target.shape, *m_target.point);
        const qsizetype vertex = m_line->vertex(*m_target.point);
        m_dragged = {m_target.shape, VertexOutline(*line), {vertex}};
        const bool isEnd = vertex == 0 || vertex == m_line->vertexCount - 1;
        return std::make_unique<VertexDrag>(context(), pressed(), m_dragged, vertex,
                                            isEnd ? tr("Move End") : tr("Move Vertex"));
    }
    if (m_target.gradientPart) {
        const std::optional<GradientHandles> gradient = shownGradient();
        const bool isThere =
            gradient && *m_target.gradientPart < GradientHandles::FirstStop + gradient->gradient.stops.size();
        return isThere ? std::make_unique<GradientDrag>(context(), pressed(), *gradient, *m_target.gradientPart)
                       : nullptr;
    }
    if (m_target.kind == PressTarget::Kind::ConnectHandle) {
        const bool canConnect = !context().settings.readOnly && document()->contains(m_target.shape);
        return canConnect ? std::make_unique<ConnectDrag>(context(), m_target.shape, m_target.connectSide) : nullptr;
    }
    if (const std::optional<qsizetype> label = labelToDrag(pressed().scenePos))
        return std::make_unique<LabelDrag>(context(), pressed(), m_target.shape, *label);
    if (const std::optional<qsizetype> segment = segmentToDrag())
        return std::make_unique<SegmentDrag>(context(), pressed(), m_line->shape, *segment);
    if (m_target.segment || m_target.kind == PressTarget::Kind::CollapseButton)
        return nullptr;
    if (m_target.kind != PressTarget::Kind::FrameHandle && !m_target.isGrip())
        return std::make_unique<BandDrag>(context(), pressed());
    if (context().settings.readOnly || m_changeable.isEmpty() || !m_frame)
        return nullptr;
    if (m_target.kind != PressTarget::Kind::FrameHandle)
        return makeMoveDrag();
    // The permissions may have changed since the press.
    const bool isRotation = m_target.handle == Handle::Pivot || m_target.handle == Handle::Rotate;
    if (areFixed(m_changeable) || !(isRotation ? m_use.rotates : m_use.resizes))
        return nullptr;
    if (m_target.handle == Handle::Pivot)
        return std::make_unique<PivotDrag>(context(), pressed(), *m_frame);
    if (m_target.handle == Handle::Rotate)
        return std::make_unique<RotateDrag>(context(), pressed(), moved(Permission::Rotate), *m_frame);
    return std::make_unique<ResizeDrag>(context(), pressed(), m_changeable, *m_frame, m_target.handle);
}

std::unique_ptr<Drag> SelectTool::makeMoveDrag()
{
    const ShapeIds movable = context().selection->carried(Permission::Move);
    if (movable.isEmpty() || areFixed(movable))
        return nullptr;
    m_dragsAll = movable.size() == m_changeable.size();
    const std::optional<SelectionFrame> frame =
        m_dragsAll ? m_frame : frameAround(*document(), movable, context().selection->enteredGroup());
    return frame ? std::make_unique<MoveDrag>(context(), pressed(), movable, *frame) : nullptr;
}

std::optional<qsizetype> SelectTool::segmentToDrag() const
{
    const std::optional<LinePoints> line = shownLine();
    if (!line || line->segments.isEmpty() || line->shape != m_target.shape)
        return std::nullopt;
    if (m_target.segment)
        return m_target.segment < line->segments.size() ? m_target.segment : std::nullopt;
    const Connector &connector = *document()->find(line->shape)->connector;
    if (!m_target.isGrip() || !m_target.isSelected || !connector.from.isBound() || !connector.to.isBound() || !last())
        return std::nullopt;
    return line->segmentNear(isPressed() ? pressed().scenePos : last()->scenePos);
}

std::optional<qsizetype> SelectTool::labelToDrag(QPointF scenePos) const
{
    if (context().settings.readOnly || !document() || !m_target.isGrip())
        return std::nullopt;
    const bool isChosen = m_target.isSelected || isPressed();
    const bool isAlone = isChosen ? m_changeable == ShapeIds{m_target.shape} : m_hovered.shape == m_target.shape;
    const Shape *shape = document()->find(m_target.shape);
    return isAlone && shape && shape->allows(Permission::EditText) ? labelAt(*shape, scenePos) : std::nullopt;
}

bool SelectTool::resetSegment(qsizetype segment)
{
    const Shape *shape = mayChange() && shownLine() ? document()->find(m_line->shape) : nullptr;
    if (!shape || !shape->connector || segment >= m_line->segments.size() || !m_line->segments[segment].isPinned)
        return false;
    Shape changed = *shape;
    if (const std::optional<qsizetype> waypoint = m_line->segments[segment].waypoint) {
        if (*waypoint >= shape->connector->waypoints.size())
            return false;
        changed.connector->waypoints.removeAt(*waypoint);
    } else {
        const QList<std::optional<qsizetype>> pins = pinsOfSegments(*shape->connector);
        if (segment >= pins.size() || !pins[segment])
            return false;
        changed.connector->pins.removeAt(*pins[segment]);
    }
    document()->changeShape(m_line->shape, changed, tr("Reset Segment"));
    return true;
}

bool SelectTool::areFixed(const ShapeIds &ids) const
{
    return !ids.isEmpty() && std::all_of(ids.begin(), ids.end(), [&](ShapeId id) {
        const Shape *shape = document() ? document()->find(id) : nullptr;
        if (!shape || !shape->connector)
            return false;
        const Connector &connector = *shape->connector;
        const bool isPinned = ids.size() > 1 && connector.isRouted() && connector.hasPins();
        return connector.from.isBound() && connector.to.isBound() && !isPinned;
    });
}

ShapeIds SelectTool::movableByTarget() const
{
    return m_target.isSelected ? context().selection->carried(Permission::Move)
                               : context().document->permitted({m_target.shape}, Permission::Move);
}

bool SelectTool::isTargetFixed() const
{
    if (!m_target.isGrip())
        return false;
    const ShapeIds movable = movableByTarget();
    return movable.isEmpty() || areFixed(movable);
}

std::unique_ptr<Drag> SelectTool::begin()
{
    // Selection::changed() is emitted once, at the end of the drag, both for the shapes selected now and for copies
    // inserted at the end. Rubber bands call Selection::begin() themselves.
    m_dragsAll = true;
    m_isChoosing = m_target.isGrip();
    if (m_isChoosing)
        context().selection->begin();
    selectForDrag(context(), m_target);
    m_isPivotWanted = m_target.isRotateHandle() || m_target.handle == Handle::Pivot;
    return makeDrag();
}

void SelectTool::addConnected(ShapeId source, Handle side)
{
    if (context().settings.readOnly || !document()->contains(source))
        return;
    editTextLike(source, addConnectedBeside(context(), source, side));
}

void SelectTool::editTextLike(ShapeId source, ShapeId added)
{
    // A slot may have deactivated the tool.
    const Shape *shape = document() && document()->contains(added) ? document()->find(source) : nullptr;
    if (shape && hasText(*shape))
        Q_EMIT textWanted(added);
}

void SelectTool::tellChoice()
{
    if (std::exchange(m_isChoosing, false))
        context().selection->end();
}

void SelectTool::committed(const Drag &drag)
{
    const std::optional<SelectionFrame> frame = m_dragsAll ? drag.keptFrame() : std::nullopt;
    const ShapeIds owners = m_pivotOwners;
    refreshFrame();
    keepFrame(frame);
    if (frame && m_frame)
        m_frame->pivot = owners == m_pivotOwners ? frame->pivot : std::nullopt;
    tellChoice();
    if (const auto *connecting = dynamic_cast<const ConnectDrag *>(&drag))
        editTextLike(m_target.shape, connecting->added());
}

void SelectTool::dropped()
{
    if (document()) {
        refreshFrame();
        showOverlay();
    }
    tellChoice();
}

bool SelectTool::hover()
{
    if (!isIdle())
        return false;
    const PressTarget now = last() ? targetOf(*last()) : PressTarget();
    m_isPivotWanted = m_isPivotWanted || now.isRotateHandle();
    const ShapeId connectable = m_connectable;
    updateConnectHandles(now);
    const bool isOtherTarget = !(std::exchange(m_target, now) == now);
    // The inside of an unfilled shape counts as empty canvas, unless the shape is selected.
    const Unit unit = now.isGrip() ? unitForClick(context(), now, *last()) : Unit();
    const bool isOther = !(std::exchange(m_hovered, unit) == unit) || isOtherTarget || connectable != m_connectable;
    if (isOther)
        Q_EMIT hintChanged();
    const bool isOnShape = now.kind != PressTarget::Kind::ConnectHandle;
    setHoveredShape(isOnShape ? now.shape : ShapeId());
    return isOther;
}

QCursor SelectTool::cursor() const
{
    if (m_target.corner != Handle::None)
        return cornerCursor(m_frame->box, m_target.corner, viewDegrees(*context().viewPort));
    if (m_target.kind == PressTarget::Kind::FrameHandle)
        return handleCursor(
            m_frame->box, m_target.handle, viewDegrees(*context().viewPort),
            rotateSide(m_frame->box, context().viewPort->sceneToView(), context().viewPort->visibleRect()));
    if (m_target.point || m_target.gradientPart || m_target.kind == PressTarget::Kind::CollapseButton)
        return QCursor(Qt::PointingHandCursor);
    if (m_target.kind == PressTarget::Kind::ConnectHandle)
        return QCursor(Qt::CrossCursor);
    if (last() && labelToDrag(last()->scenePos))
        return QCursor(Qt::SizeAllCursor);
    if (const std::optional<qsizetype> segment = segmentToDrag())
        return m_line->segments[*segment].cursor(viewDegrees(*context().viewPort));
    const Shape *shape = context().settings.readOnly && document() ? document()->find(m_target.shape) : nullptr;
    if (shape && shape->annotation->hasLink())
        return QCursor(Qt::PointingHandCursor);
    const bool moves = m_target.isGrip() && m_target.isSelected && handleFrame() && !isTargetFixed();
    return QCursor(moves ? Qt::SizeAllCursor : Qt::ArrowCursor);
}

/// Half the widest visible line of the selected shapes; 0 for very many shapes, whose frame is far from most lines.
double SelectTool::frameMargin() const
{
    constexpr int many = 500;
    double widest = 0;
    if (context().selection->count() > many)
        return 0;
    for (ShapeId id : context().selection->ids()) {
        const Shape *shape = context().document->find(id);
        if (shape && shape->stroke.color.isValid() && shape->stroke.style != Qt::NoPen)
            widest = std::max(widest, shape->stroke.width);
    }
    return widest / 2;
}

void SelectTool::showOverlay()
{
    Overlay::State state;
    state.frameMargin = frameMargin();
    // A drag that changes shapes may change the frame of the entered group.
    if (!drag() || !drag()->changesDocument())
        state.enteredFrame = groupFrame();
    if (drag()) {
        drag()->show(state);
        state.outlinesVisible = !drag()->changesDocument();
        if (m_target.point) {
            state.line = linePointsOf(*document(), m_target.shape);
            state.hoveredPoint = m_target.point;
        }
    } else if (m_frame) {
        const std::optional<SelectionFrame> handles = handleFrame();
        state.line = shownLine();
        if (!isPlainLine())
            state.frame = m_frame->box;
        state.handlesVisible = handles.has_value();
        state.handleUse = m_use;
        state.gradient = shownGradient();
        if (handles)
            state.pivot = handles->pivot;
    }
    if (isIdle()) {
        state.hoveredHandle = m_target.handle;
        state.hoveredPoint = m_target.point ? m_target.point : chosenOutlineHandle();
        state.hoveredSegment = m_target.segment;
        state.hoveredGradient = m_target.gradientPart;
        state.collapseButton = collapseButton();
        state.isCollapseButtonHovered = m_target.kind == PressTarget::Kind::CollapseButton;
        state.connectHandles = connectHandles();
        state.hoveredConnectSide = m_target.connectSide;
        state.hovered = hoveredUnit(*context().document, m_hovered);
        // The highlight would cover the lines of selected shapes.
        const Selection &selection = *context().selection;
        const ShapeIds shapes = state.hovered ? state.hovered->shapes : ShapeIds();
        if (!shapes.isEmpty()
            && std::all_of(shapes.begin(), shapes.end(), [&](ShapeId id) { return selection.contains(id); }))
            state.hovered.reset();
    }
    showCursor();
    context().overlay->setState(state);
}

QString SelectTool::hint() const
{
    if (drag())
        return drag()->hint();
    if (m_target.handle == Handle::Pivot)
        return tr("Drag to move the pivot. Double click: back to the center.");
    // While the editor changes to another document, the tool has none.
    const Shape *line = m_target.point && document() ? document()->find(m_target.shape) : nullptr;
    if (line && line->connector)
        return tr("Drag to another shape to connect this end to it. On empty canvas, the end becomes free.");
    if (m_target.point && m_line && !m_line->isLine())
        return tr("Drag to change the outline.");
    if (chosenOutlineHandle())
        return tr("Arrow keys: move this handle, with Shift farther. D, Shift+D: the next or previous one. Esc: done.");
    if (m_target.kind == PressTarget::Kind::CollapseButton)
        return tr("Click to collapse or expand this container.");
    if (m_target.point)
        return tr(
            "Drag to move this point. Shift: steps of 15\u00b0. Ctrl: no snapping. Double click: edit the vertices.");
    if (m_target.gradientPart)
        return *m_target.gradientPart < GradientHandles::FirstStop
            ? tr("Drag to move this end of the gradient. Shift: steps of 15\u00b0. Ctrl: no snapping. Esc: done.")
            : tr("Drag to move this color along the gradient. Esc: done.");
    if (m_target.kind == PressTarget::Kind::ConnectHandle)
        return tr("Drag to another shape to connect it. Click: add a connected shape of the same kind.");
    if (last() && labelToDrag(last()->scenePos))
        return tr("Drag to move the text along the line. Ctrl: no snapping. Double click: edit the text.");
    if (const std::optional<qsizetype> segment = segmentToDrag()) {
        if (m_line->segments[*segment].isAtWaypoint())
            return tr("Drag to move this bend. Double click: route the line automatically again.");
        return m_line->segments[*segment].isPinned
            ? tr("Drag to move this segment. Double click its handle: route it automatically again.")
            : tr("Drag to move this segment, which then stays in place. Ctrl: no snapping.");
    }
    if (m_target.kind == PressTarget::Kind::FrameHandle)
        return m_target.handle == Handle::Rotate
            ? tr("Drag to rotate about the pivot. Shift: steps of 15\u00b0. Alt: each about its own center. Ctrl: no "
                 "snapping.")
            : tr("Drag to resize. Shift: keep the ratio. Alt: from the center. Ctrl: no snapping.");
    if (isTargetFixed() && movableByTarget().isEmpty())
        return tr("This shape cannot be moved. Click to select it.");
    if (isTargetFixed())
        return tr(
            "This connector moves with its shapes. Click to select it, then drag an end to connect it elsewhere.");
    if (!m_hovered.group.isNull() && document() && document()->containerOf(m_hovered.group).isNull())
        return tr("Click for the group, double click to work in it. Ctrl+click: the single shape. Drag to move, with "
                  "Alt a copy.");
    if (m_target.isGrip() && m_target.isSelected && handleFrame())
        return tr("Drag to move, with Alt a copy. Shift or Ctrl+click: deselect. Alt+click: the shape below.");
    if (m_target.isGrip())
        return tr("Click to select, drag to move. Shift or Ctrl+click: add. Alt+click: the shape below.");
    if (groupFrame())
        return tr("Click or drag to select in the group. Click outside, or Esc: leave it. Shift: add. Ctrl: toggle.");
    return tr(
        "Click or drag to select. Shift: add. Ctrl: toggle. Alt: switch touch/enclose. Space+drag: move the view.");
}

} // namespace Trammel
