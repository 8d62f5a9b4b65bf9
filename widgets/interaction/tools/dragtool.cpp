#include "widgets/interaction/tools/dragtool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/drag_p.h"
#include "widgets/model/document/asdrawn_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>

#include <QtCore/QScopedValueRollback>

#include <utility>

namespace Trammel {

DragTool::DragTool(ToolContext &context) : Tool(context)
{
}

// Destroying an open drag cancels its gesture, which would call dropEndedDrag().
DragTool::~DragTool()
{
    if (m_document)
        m_document->disconnect(this);
}

void DragTool::activate()
{
    m_document = context().document;
    connect(m_document, &Document::gestureCanceled, this, &DragTool::dropEndedDrag);
}

void DragTool::deactivate()
{
    cancel();
    setState(State::Idle);
    if (m_document)
        m_document->disconnect(this);
    context().selection->disconnect(this);
    m_document.clear();
    m_last.reset();
    context().overlay->setState({});
}

void DragTool::setState(State state)
{
    m_state = state;
    Q_EMIT hintChanged();
}

void DragTool::press(const ToolEvent &event)
{
    if (event.button != Qt::LeftButton || !isFinite(event.scenePos))
        return;
    cancel();
    m_press = event;
    m_last = event;
    take(event);
    setState(State::Pressed);
}

void DragTool::move(const ToolEvent &event)
{
    if (!isFinite(event.scenePos))
        return;
    m_last = event;
    // The button was released without an event.
    if (m_state != State::Idle && !event.buttons.testFlag(Qt::LeftButton)) {
        release(event);
        return;
    }
    if (m_state == State::Pressed && isDrag(m_press, event))
        startDrag();
    const AsDrawn drawn(m_document);
    if (m_state == State::Dragging)
        updateDrag(event);
    else if (hover() && m_document)
        showOverlay();
}

void DragTool::release(const ToolEvent &event)
{
    const bool isOther = event.button != Qt::LeftButton && event.buttons.testFlag(Qt::LeftButton);
    if (m_state == State::Idle || isOther)
        return;
    m_last = event;
    // A click can scroll the view, which moves the pointer in the scene and sends another event.
    if (std::exchange(m_state, m_state == State::Pressed ? State::Spent : m_state) == State::Pressed)
        click(m_press);
    else if (m_state == State::Dragging)
        finishDrag();
    // A slot may have deactivated the tool.
    if (!m_document)
        return;
    setState(State::Idle);
    hoverAndShow();
}

void DragTool::leave()
{
    m_last.reset();
    hoverAndShow();
}

void DragTool::hoverAndShow()
{
    const AsDrawn drawn(m_document);
    hover();
    // A slot may have deactivated the tool.
    if (m_document)
        showOverlay();
}

void DragTool::startDrag()
{
    m_walk = {};
    m_drag = begin();
    setState(m_drag ? State::Dragging : State::Spent);
    if (!m_drag) {
        dropped();
    } else if (m_drag->changesDocument() && m_drag->isOpen()) {
        m_isInGesture = true;
        Q_EMIT gestureStarted();
    }
}

void DragTool::tellGestureEnd(bool isCommitted)
{
    if (!std::exchange(m_isInGesture, false))
        return;
    const AsDrawn upToDate(m_document, AsDrawn::Answers::UpToDate);
    if (isCommitted)
        Q_EMIT gestureCommitted();
    else
        Q_EMIT gestureCanceled();
}

void DragTool::updateDrag(const ToolEvent &event)
{
    if (m_isUpdating)
        return;
    if (m_drag->changesDocument() && context().settings.readOnly) {
        cancel();
        return;
    }
    {
        const QScopedValueRollback guard(m_isUpdating, true);
        ToolEvent walked = event;
        walked.skipped = m_walk.skippedAt(event);
        m_drag->update(walked);
    }
    dropEndedDrag();
    if (m_state != State::Dragging)
        return;
    updated(*m_drag);
    showOverlay();
    context().viewPort->scrollToward(event.viewPos);
}

bool DragTool::walkByKey(int key, Qt::KeyboardModifiers modifiers)
{
    const int step = StackWalk::stepOf(key, modifiers);
    if (m_state != State::Dragging || !m_last || step == 0)
        return false;
    m_walk.step(*m_last, step);
    updateDrag(ToolEvent(*m_last));
    return true;
}

void DragTool::finishDrag()
{
    {
        const QScopedValueRollback guard(m_isUpdating, true);
        m_drag->commit();
    }
    const std::unique_ptr<Drag> done = std::move(m_drag);
    setState(State::Idle);
    const bool isCommitted = !m_document.isNull();
    if (isCommitted)
        committed(*done);
    else
        dropped();
    tellGestureEnd(isCommitted);
}

// Other code may end the gesture at any time, even during Drag::update().
void DragTool::dropEndedDrag()
{
    const Lifetime::Guard guard(context().lifetime);
    if (m_isUpdating || !m_drag || m_drag->isOpen())
        return;
    m_drag.reset();
    if (m_state == State::Dragging)
        setState(State::Spent);
    dropped();
    tellGestureEnd(false);
}

bool DragTool::cancel()
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

void DragTool::heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld)
{
    if (!m_last)
        return;
    m_last->modifiers = modifiers;
    m_last->isSpaceHeld = isSpaceHeld;
    if (m_state == State::Dragging)
        updateDrag(ToolEvent(*m_last));
    else if (hover() && m_document)
        showOverlay();
}

void DragTool::showCursor()
{
    if (const std::optional<QCursor> drags = m_drag ? m_drag->cursor() : std::nullopt)
        context().viewPort->setCursor(*drags);
    else if (m_state == State::Idle && m_last)
        context().viewPort->setCursor(cursor());
}

} // namespace Trammel
