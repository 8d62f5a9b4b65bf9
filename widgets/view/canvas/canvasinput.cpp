#include "widgets/interaction/context/lifetime_p.h"
#include "widgets/interaction/tools/tool_p.h"
#include "widgets/view/canvas/canvas_p.h"

#include <QtCore/QMimeData>
#include <QtGui/QAction>
#include <QtGui/QDropEvent>
#include <QtGui/QHelpEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QNativeGestureEvent>
#include <QtWidgets/QGestureEvent>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace Trammel {

namespace {

constexpr Qt::KeyboardModifiers CommandModifiers = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

// The distance by which arrow keys move the view, in view pixels.
constexpr double KeyStep = 64;

/// The time after which a pointer rests, in milliseconds.
constexpr int RestingTime = 500;

// In view pixels. No window system reports a pointer farther away, but programs can send such events.
constexpr double FarthestPointer = 1e6;

bool isModifierKey(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta;
}

/// Whether an event is user input, which ends the animation of the view.
bool isInput(QEvent::Type type)
{
    constexpr std::array types{QEvent::MouseButtonPress, QEvent::MouseButtonDblClick, QEvent::Wheel,
                               QEvent::NativeGesture,    QEvent::TouchBegin,          QEvent::KeyPress,
                               QEvent::ShortcutOverride};
    return std::find(types.begin(), types.end(), type) != types.end();
}

} // namespace

bool Canvas::event(QEvent *event)
{
    const Lifetime::Guard guard(m_lifetime);
    if (isInput(event->type()))
        endGlide();
    if (event->type() == QEvent::ShortcutOverride && overridesShortcut(static_cast<QKeyEvent &>(*event)))
        return true;
    if (event->type() == QEvent::KeyPress && triggerShortcut(static_cast<QKeyEvent &>(*event))) {
        event->accept();
        return true;
    }
    // The tool gets Tab before QGraphicsView moves the focus.
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        const bool isTab = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        if (isTab && !(key->modifiers() & (Qt::AltModifier | Qt::MetaModifier)) && m_tool && m_tool->key(key))
            return true;
    }
    return QGraphicsView::event(event);
}

// During a gesture, plain keys and modifiers belong to the tool: Alt must not open the window's menu bar. Space always
// belongs to the canvas. Other keys may be shortcuts.
bool Canvas::overridesShortcut(QKeyEvent &event)
{
    m_shortcut.clear();
    const bool isTools = isModifierKey(event.key()) || !(event.modifiers() & CommandModifiers);
    if (!isTyping() && (event.key() == Qt::Key_Space || (isToolBusy() && isTools))) {
        event.accept();
        return true;
    }
    // An item of the scene may have the focus.
    QGraphicsView::event(&event);
    if (event.isAccepted())
        return true;
    // Otherwise Qt searches all actions in the window, and triggers none if two match.
    m_shortcut = m_actionFor ? m_actionFor(event) : nullptr;
    event.setAccepted(!m_shortcut.isNull());
    return true;
}

bool Canvas::triggerShortcut(const QKeyEvent &event)
{
    const QPointer<QAction> action = std::exchange(m_shortcut, nullptr);
    if (!action || !m_actionFor || m_actionFor(event) != action)
        return false;
    if (!event.isAutoRepeat() || action->autoRepeat())
        action->trigger();
    return true;
}

// Qt opens the context menu of the context menu key in the middle of the text cursor.
QVariant Canvas::inputMethodQuery(Qt::InputMethodQuery query) const
{
    if (query != Qt::ImCursorRectangle || isTyping() || !m_keyPlace)
        return QGraphicsView::inputMethodQuery(query);
    const QPoint place = viewport()->mapTo(this, m_keyPlace().toPoint());
    return QRect(place, QSize(1, 1));
}

bool Canvas::viewportEvent(QEvent *event)
{
    const Lifetime::Guard guard(m_lifetime);
    if (isInput(event->type()))
        endGlide();
    if (event->type() == QEvent::Leave) {
        if (m_tool && !isToolBusy())
            m_tool->leave();
    } else if (event->type() == QEvent::NativeGesture && pinch(*static_cast<QNativeGestureEvent *>(event))) {
        return true;
    } else if (event->type() == QEvent::Gesture && pinch(*static_cast<QGestureEvent *>(event))) {
        return true;
    } else if (event->type() == QEvent::TabletPress || event->type() == QEvent::TabletMove
               || event->type() == QEvent::TabletRelease) {
        return takePen(*static_cast<QTabletEvent *>(event));
    } else if (event->type() == QEvent::ToolTip) {
        return showToolTip(*static_cast<QHelpEvent *>(event));
    }
    return QGraphicsView::viewportEvent(event);
}

// If the event is ignored, Qt sends a mouse event, which has no pressure, but can be a double click.
bool Canvas::takePen(QTabletEvent &event)
{
    const bool isPress = event.type() == QEvent::TabletPress;
    if (isPress)
        m_isPenDown = m_tool && m_tool->usesPressure() && event.button() == Qt::LeftButton;
    if (!m_isPenDown) {
        event.ignore();
        return false;
    }
    m_isPenDown = event.type() != QEvent::TabletRelease;
    const bool isMove = event.type() == QEvent::TabletMove;
    QMouseEvent mouse(isPress      ? QEvent::MouseButtonPress
                          : isMove ? QEvent::MouseMove
                                   : QEvent::MouseButtonRelease,
                      event.position(), event.globalPosition(), isMove ? Qt::NoButton : event.button(), event.buttons(),
                      event.modifiers(), event.pointingDevice());
    // A press of the mouse gives the focus to the canvas.
    if (isPress)
        setFocus(Qt::MouseFocusReason);
    m_pressure = std::clamp(event.pressure(), 0.0, 1.0);
    if (isPress)
        mousePressEvent(&mouse);
    else if (isMove)
        mouseMoveEvent(&mouse);
    else
        mouseReleaseEvent(&mouse);
    m_pressure = 1;
    event.accept();
    return true;
}

bool Canvas::showToolTip(QHelpEvent &event)
{
    // The scene shows the tool tip of an item. Without one, it hides the tool tip.
    QGraphicsView::viewportEvent(&event);
    if (event.isAccepted() && QToolTip::isVisible())
        return true;
    const QString words = m_toolTipAt && !isToolBusy() ? m_toolTipAt(event.pos()) : QString();
    event.setAccepted(!words.isEmpty());
    // The tool tip is hidden when the pointer leaves this rectangle, since another shape may be next to it.
    const QRect around(event.pos() - QPoint(2, 2), QSize(5, 5));
    QToolTip::showText(event.globalPos(), words, viewport(), around);
    return true;
}

void Canvas::dragEnterEvent(QDragEnterEvent *event)
{
    QGraphicsView::dragEnterEvent(event);
    m_isDropOfItem = false;
    if (m_isWanted && m_isWanted(*event->mimeData())) {
        event->acceptProposedAction();
        return;
    }
    // The scene accepts every drag here. Without an item that could take the drop, it is left to the parent widgets.
    const QList<QGraphicsItem *> items = scene() ? scene()->items() : QList<QGraphicsItem *>();
    const auto acceptsDrops = [](const QGraphicsItem *item) { return item->acceptDrops(); };
    event->setAccepted(std::any_of(items.begin(), items.end(), acceptsDrops));
}

void Canvas::dragMoveEvent(QDragMoveEvent *event)
{
    QGraphicsView::dragMoveEvent(event);
    m_isDropOfItem = event->isAccepted();
    if (!m_isDropOfItem && m_isWanted && m_isWanted(*event->mimeData()))
        event->acceptProposedAction();
}

void Canvas::dropEvent(QDropEvent *event)
{
    const bool isMine = !m_isDropOfItem && m_isWanted && m_isWanted(*event->mimeData());
    // The base class ends the drag in the scene.
    QGraphicsView::dropEvent(event);
    if (!isMine || isToolBusy())
        return;
    event->acceptProposedAction();
    const Lifetime::Guard guard(m_lifetime);
    setFocus(Qt::MouseFocusReason);
    Q_EMIT dropped(*event->mimeData(), m_camera.toScene(event->position()));
}

bool Canvas::isPlace(QPointF viewPos)
{
    return std::abs(viewPos.x()) <= FarthestPointer && std::abs(viewPos.y()) <= FarthestPointer;
}

bool Canvas::isTyping() const
{
    const QGraphicsItem *item = scene()->focusItem();
    return item && item->flags().testFlag(QGraphicsItem::ItemAcceptsInputMethod);
}

bool Canvas::isItemBelow(const QMouseEvent &event) const
{
    // Layers have no shape, so any item found here is an application's.
    return scene()->mouseGrabberItem() || !items(event.position().toPoint()).isEmpty();
}

void Canvas::mousePressEvent(QMouseEvent *event)
{
    event->accept();
    if (!isPlace(event->position()))
        return;
    if (m_panButton != Qt::NoButton || startPan(*event))
        return;
    if (!isToolBusy() && isItemBelow(*event)) {
        QGraphicsView::mousePressEvent(event);
        if (scene()->mouseGrabberItem())
            return;
    }
    m_pointer = toolEvent(*event);
    Q_EMIT pressed();
    if (m_tool)
        m_tool->press(m_pointer);
}

void Canvas::mouseMoveEvent(QMouseEvent *event)
{
    event->accept();
    if (!isPlace(event->position()))
        return;
    if (m_panButton != Qt::NoButton) {
        const QPointF offset = event->position() - m_panPos;
        m_panPos = event->position();
        m_pointer.viewPos = m_panPos;
        panBy(offset);
        return;
    }
    if (scene()->mouseGrabberItem()) {
        QGraphicsView::mouseMoveEvent(event);
        return;
    }
    m_pointer = toolEvent(*event);
    if (isToolBusy())
        m_restTimer.start(RestingTime, this);
    if (m_tool)
        m_tool->move(m_pointer);
    Q_EMIT pointerMoved(m_pointer.scenePos);
}

void Canvas::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
    if (m_panButton != Qt::NoButton) {
        if (event->button() == m_panButton)
            endPan();
        return;
    }
    if (scene()->mouseGrabberItem()) {
        QGraphicsView::mouseReleaseEvent(event);
        return;
    }
    const QPointF last = m_pointer.viewPos;
    m_pointer = toolEvent(*event);
    if (!isPlace(event->position())) {
        m_pointer.viewPos = last;
        m_pointer.scenePos = m_camera.toScene(last);
    }
    if (m_tool)
        m_tool->release(m_pointer);
}

void Canvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
    if (!isPlace(event->position()))
        return;
    if (m_panButton != Qt::NoButton || startPan(*event))
        return;
    if (!isToolBusy() && isItemBelow(*event)) {
        QGraphicsView::mouseDoubleClickEvent(event);
        if (scene()->mouseGrabberItem())
            return;
    }
    m_pointer = toolEvent(*event);
    Q_EMIT pressed();
    if (m_tool)
        m_tool->doubleClick(m_pointer);
}

bool Canvas::startPan(const QMouseEvent &event)
{
    if (event.button() != Qt::MiddleButton && !(m_spaceDown && event.button() == Qt::LeftButton))
        return false;
    m_panButton = event.button();
    m_panPos = event.position();
    showCursor();
    return true;
}

void Canvas::endPan()
{
    m_panButton = Qt::NoButton;
    showCursor();
}

void Canvas::setSpaceDown(bool down)
{
    m_spaceDown = down;
    showCursor();
    tellHeldKeys(m_pointer.modifiers);
}

void Canvas::tellHeldKeys(Qt::KeyboardModifiers modifiers)
{
    m_pointer.modifiers = modifiers;
    m_pointer.isSpaceHeld = m_spaceDown && m_pointer.buttons != Qt::NoButton;
    if (m_tool)
        m_tool->heldKeysChanged(modifiers, m_pointer.isSpaceHeld);
}

void Canvas::keyPressEvent(QKeyEvent *event)
{
    if (isTyping()) {
        QGraphicsView::keyPressEvent(event);
        return;
    }
    event->accept();
    if (event->key() == Qt::Key_Space) {
        if (!event->isAutoRepeat())
            setSpaceDown(true);
    } else if (isModifierKey(event->key())) {
        tellHeldKeys(event->modifiers());
    } else {
        Q_EMIT pressed();
        if ((!m_tool || !m_tool->key(event)) && !panByKey(*event))
            event->ignore();
    }
}

// Pans by the arrow keys and page keys that the tool has not handled.
bool Canvas::panByKey(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    if (modifiers & ~Qt::KeyboardModifiers(Qt::ShiftModifier))
        return false;
    const bool isShift = modifiers.testFlag(Qt::ShiftModifier);
    const QPointF page(std::round(0.8 * viewport()->width()), std::round(0.8 * viewport()->height()));
    const QPointF step = isShift ? page : QPointF(KeyStep, KeyStep);
    switch (event.key()) {
    case Qt::Key_Left:
        panBy({step.x(), 0});
        return true;
    case Qt::Key_Right:
        panBy({-step.x(), 0});
        return true;
    case Qt::Key_Up:
        panBy({0, step.y()});
        return true;
    case Qt::Key_Down:
        panBy({0, -step.y()});
        return true;
    case Qt::Key_PageUp:
        panBy(isShift ? QPointF(page.x(), 0) : QPointF(0, page.y()));
        return true;
    case Qt::Key_PageDown:
        panBy(isShift ? QPointF(-page.x(), 0) : QPointF(0, -page.y()));
        return true;
    default:
        return false;
    }
}

void Canvas::keyReleaseEvent(QKeyEvent *event)
{
    if (isTyping() && !m_spaceDown) {
        QGraphicsView::keyReleaseEvent(event);
        return;
    }
    event->accept();
    if (event->key() == Qt::Key_Space) {
        if (!event->isAutoRepeat())
            setSpaceDown(false);
    } else if (isModifierKey(event->key())) {
        tellHeldKeys(event->modifiers());
    } else {
        event->ignore();
    }
}

void Canvas::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    Q_EMIT focused();
}

void Canvas::focusOutEvent(QFocusEvent *event)
{
    describe();
    setSpaceDown(false);
    endPan();
    // A drag cannot continue without the keyboard; drawing an outline click by click can.
    if (m_pointer.buttons != Qt::NoButton)
        cancelTool();
    QGraphicsView::focusOutEvent(event);
}

void Canvas::hideEvent(QHideEvent *event)
{
    endGlide();
    cancelTool();
    QGraphicsView::hideEvent(event);
}

} // namespace Trammel
