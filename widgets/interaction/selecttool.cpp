#include "widgets/interaction/selecttool_p.h"

#include "geometry/vector.h"
#include "widgets/interaction/banddrag_p.h"
#include "widgets/interaction/choosing_p.h"
#include "widgets/interaction/hovering_p.h"
#include "widgets/interaction/movedrag_p.h"
#include "widgets/interaction/overlay_p.h"
#include "widgets/interaction/pivotdrag_p.h"
#include "widgets/interaction/resizedrag_p.h"
#include "widgets/interaction/rotatedrag_p.h"
#include "widgets/interaction/toolcontext_p.h"
#include "widgets/interaction/viewport_p.h"
#include "widgets/model/selection.h"

#include <QtCore/QScopedValueRollback>
#include <QtGui/QCursor>

#include <algorithm>
#include <utility>

namespace Trammel {

SelectTool::SelectTool(ToolContext &context) : Tool(context)
{
}

SelectTool::~SelectTool() = default;

void SelectTool::activate()
{
    m_document = context().document;
    connect(m_document, &Document::shapesChanged, this, &SelectTool::followChange);
    connect(m_document, &Document::shapesRemoved, this, &SelectTool::followChange);
    connect(m_document, &Document::groupsChanged, this, &SelectTool::followSelection);
    connect(m_document, &Document::reset, this, &SelectTool::followSelection);
    connect(m_document, &Document::gestureCancelled, this, &SelectTool::dropEndedDrag);
    connect(context().selection, &Selection::previewed, this, &SelectTool::followSelection);
    connect(context().selection, &Selection::enteredGroupChanged, this, &SelectTool::followSelection);
    followSelection();
}

void SelectTool::deactivate()
{
    cancel();
    setState(State::Idle);
    if (m_document)
        m_document->disconnect(this);
    context().selection->disconnect(this);
    m_document.clear();
    m_frame.reset();
    m_pivotOwners.clear();
    m_last.reset();
    context().overlay->setState({});
}

void SelectTool::setState(State state)
{
    m_state = state;
    Q_EMIT hintChanged();
}

void SelectTool::press(const ToolEvent &event)
{
    if (event.button != Qt::LeftButton || !isFinite(event.scenePos))
        return;
    cancel();
    m_press = event;
    m_last = event;
    m_target = pressTarget(context(), handleFrame(), event);
    // From here on the target is settled: a shape that is selected by its corner is moved by it, although
    // a handle appears there.
    setState(State::Pressed);
}

void SelectTool::move(const ToolEvent &event)
{
    if (!isFinite(event.scenePos))
        return;
    m_last = event;
    // The button was let go where nobody could tell us.
    if (m_state != State::Idle && !event.buttons.testFlag(Qt::LeftButton)) {
        release(event);
        return;
    }
    if (m_state == State::Pressed && isDrag(m_press, event))
        startDrag();
    if (m_state == State::Dragging)
        updateDrag(event);
    else if (hover())
        showOverlay();
}

void SelectTool::release(const ToolEvent &event)
{
    const bool isOther = event.button != Qt::LeftButton && event.buttons.testFlag(Qt::LeftButton);
    if (m_state == State::Idle || isOther)
        return;
    if (m_state == State::Pressed)
        chooseByClick(context(), m_target, m_press);
    else if (m_state == State::Dragging)
        finishDrag();
    m_last = event;
    setState(State::Idle);
    hover();
    showOverlay();
}

// Where there is no group to enter and nothing to edit, the second click of two is a click.
void SelectTool::doubleClick(const ToolEvent &event)
{
    press(event);
    if (m_state != State::Pressed)
        return;
    if (m_target.handle == Handle::Pivot) {
        setState(State::Spent);
        m_frame->pivot.reset();
        showOverlay();
    } else if (enterByDoubleClick(context(), m_target)) {
        setState(State::Spent);
    } else if (event.modifiers == Qt::NoModifier && m_target.isGrip() && m_target.isSelected && wantInside()) {
        if (m_state == State::Pressed)
            setState(State::Spent);
    }
}

void SelectTool::leave()
{
    m_last.reset();
    hover();
    showOverlay();
}

std::unique_ptr<Drag> SelectTool::makeDrag() const
{
    if (m_target.kind != PressTarget::Kind::Handle && !m_target.isGrip())
        return std::make_unique<BandDrag>(context(), m_press);
    if (context().settings.readOnly || m_changeable.isEmpty() || !m_frame)
        return nullptr;
    if (m_target.kind != PressTarget::Kind::Handle)
        return std::make_unique<MoveDrag>(context(), m_press, m_changeable, *m_frame);
    if (m_target.handle == Handle::Pivot)
        return std::make_unique<PivotDrag>(context(), m_press, *m_frame);
    if (m_target.handle == Handle::Rotate)
        return std::make_unique<RotateDrag>(context(), m_press, m_changeable, *m_frame);
    return std::make_unique<ResizeDrag>(context(), m_press, m_changeable, *m_frame, m_target.handle);
}

void SelectTool::startDrag()
{
    // What is chosen now, and the copies that it may end with, are told of once, at the end. Bands see to that
    // themselves.
    m_isChoosing = m_target.isGrip();
    if (m_isChoosing)
        context().selection->begin();
    chooseForDrag(context(), m_target);
    m_isPivotWanted = m_target.handle == Handle::Rotate || m_target.handle == Handle::Pivot;
    m_drag = makeDrag();
    setState(m_drag ? State::Dragging : State::Spent);
    if (!m_drag)
        tellChoice();
}

void SelectTool::tellChoice()
{
    if (std::exchange(m_isChoosing, false))
        context().selection->end();
}

void SelectTool::updateDrag(const ToolEvent &event)
{
    if (m_isUpdating)
        return;
    if (m_drag->changesDocument() && context().settings.readOnly) {
        cancel();
        return;
    }
    {
        const QScopedValueRollback guard(m_isUpdating, true);
        m_drag->update(event);
    }
    dropEndedDrag();
    showOverlay();
    if (m_state == State::Dragging)
        context().viewPort->scrollTowards(event.viewPos);
}

void SelectTool::finishDrag()
{
    const std::optional<SelectionFrame> frame = m_drag->keptFrame();
    const ShapeIds owners = m_pivotOwners;
    {
        const QScopedValueRollback guard(m_isUpdating, true);
        m_drag->commit();
    }
    m_drag.reset();
    setState(State::Idle);
    refreshFrame();
    keepFrame(frame);
    if (frame && m_frame)
        m_frame->pivot = owners == m_pivotOwners ? frame->pivot : std::nullopt;
    tellChoice();
}

// Another part of the program may end the gesture at any time, even from within update().
void SelectTool::dropEndedDrag()
{
    if (m_isUpdating || !m_drag || m_drag->isOpen())
        return;
    m_drag.reset();
    setState(State::Spent);
    refreshFrame();
    showOverlay();
    tellChoice();
}

bool SelectTool::cancel()
{
    if (!isBusy())
        return false;
    if (m_drag) {
        m_drag->cancel();
        dropEndedDrag();
    }
    setState(State::Spent);
    showOverlay();
    return true;
}

void SelectTool::heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld)
{
    if (!m_last)
        return;
    m_last->modifiers = modifiers;
    m_last->isSpaceHeld = isSpaceHeld;
    if (m_state == State::Dragging)
        updateDrag(ToolEvent(*m_last));
    else if (hover())
        showOverlay();
}

bool SelectTool::hover()
{
    if (m_state != State::Idle)
        return false;
    const PressTarget now = m_last ? pressTarget(context(), handleFrame(), *m_last) : PressTarget();
    m_isPivotWanted = m_isPivotWanted || now.handle == Handle::Rotate;
    const bool isOtherTarget = !(std::exchange(m_target, now) == now);
    // The inside of what is unfilled is as good as open, unless it is selected.
    const Unit unit = now.isGrip() ? unitForClick(context(), now, *m_last) : Unit();
    const bool isOther = !(std::exchange(m_hovered, unit) == unit) || isOtherTarget;
    if (isOther)
        Q_EMIT hintChanged();
    return isOther;
}

QCursor SelectTool::cursor() const
{
    if (m_target.kind == PressTarget::Kind::Handle)
        return handleCursor(m_frame->box, m_target.handle, viewDegrees(*context().viewPort));
    const bool moves = m_target.isGrip() && m_target.isSelected && handleFrame();
    return QCursor(moves ? Qt::SizeAllCursor : Qt::ArrowCursor);
}

void SelectTool::showOverlay()
{
    Overlay::State state;
    // What moves in it may change it.
    if (!m_drag || !m_drag->changesDocument())
        state.enteredFrame = groupFrame();
    if (m_drag) {
        m_drag->show(state);
        state.outlinesVisible = !m_drag->changesDocument();
    } else if (m_frame) {
        state.frame = m_frame->box;
        const std::optional<SelectionFrame> handles = handleFrame();
        state.handlesVisible = handles.has_value();
        if (handles)
            state.pivot = handles->pivot;
    }
    if (m_state == State::Idle) {
        state.hoveredHandle = m_target.handle;
        state.hovered = hoveredUnit(*context().document, m_hovered);
    }
    if (const std::optional<QCursor> drags = m_drag ? m_drag->cursor() : std::nullopt)
        context().viewPort->setCursor(*drags);
    else if (m_state == State::Idle && m_last)
        context().viewPort->setCursor(cursor());
    context().overlay->setState(state);
}

QString SelectTool::hint() const
{
    if (m_drag)
        return m_drag->hint();
    if (m_target.handle == Handle::Pivot)
        return tr("Drag to where the selection is to turn about. Double click: back to the centre.");
    if (m_target.kind == PressTarget::Kind::Handle)
        return m_target.handle == Handle::Rotate
            ? tr("Drag to turn about the cross. Shift: steps of 15\u00b0. Alt: each about its own centre. Ctrl: no "
                 "snapping.")
            : tr("Drag to resize. Shift: keep the ratio. Alt: from the centre. Ctrl: no snapping.");
    if (!m_hovered.group.isNull())
        return tr("Click for the group, double click to work in it. Ctrl+click: the single shape. Drag to move, with "
                  "Alt a copy.");
    if (m_target.isGrip() && m_target.isSelected && handleFrame())
        return tr("Drag to move, with Alt a copy. Shift or Ctrl+click: take off. Alt+click: what lies below.");
    if (m_target.isGrip())
        return tr("Click to select, drag to move. Shift or Ctrl+click: add. Alt+click: what lies below.");
    if (groupFrame())
        return tr("Click or drag to select in the group. Click outside, or Esc: leave it. Shift: add. Ctrl: toggle.");
    return tr("Click or drag to select. Shift: add. Ctrl: toggle. Alt: the other mode. Space+drag: move the view.");
}

} // namespace Trammel
