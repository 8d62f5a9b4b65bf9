#include "widgets/interaction/tool_p.h"
#include "widgets/view/canvas_p.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QNativeGestureEvent>
#include <QtWidgets/QGraphicsScene>

#include <cmath>

namespace Trammel {

namespace {

constexpr double WheelStep = 1.2;
constexpr double WheelNotch = 120;
constexpr double ScrollPerNotch = 60;

constexpr Qt::KeyboardModifiers CommandModifiers = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

bool isModifierKey(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta;
}

// Whether it comes from fingers that push the drawing, rather than from a wheel.
bool isTouchpad(const QWheelEvent &event)
{
    return !event.pixelDelta().isNull()
        && (event.phase() != Qt::NoScrollPhase || event.device()->type() == QInputDevice::DeviceType::TouchPad);
}

} // namespace

bool Canvas::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // While a gesture lasts, plain keys are the tool's, and so are the modifiers: Alt must not open the
        // window's menu bar in the middle of it. Space is the canvas' at all times.
        auto *key = static_cast<QKeyEvent *>(event);
        const bool isTools = isModifierKey(key->key()) || !(key->modifiers() & CommandModifiers);
        if (key->key() == Qt::Key_Space || (isToolBusy() && isTools)) {
            event->accept();
            return true;
        }
    }
    // Before it moves the focus.
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        const bool isTab = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        if (isTab && !(key->modifiers() & CommandModifiers) && m_tool && m_tool->key(key))
            return true;
    }
    return QGraphicsView::event(event);
}

bool Canvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        if (m_tool && !isToolBusy())
            m_tool->leave();
    } else if (event->type() == QEvent::NativeGesture) {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomBy(1 + gesture->value(), gesture->position());
            return true;
        }
    }
    return QGraphicsView::viewportEvent(event);
}

bool Canvas::isItemBelow(const QMouseEvent &event) const
{
    // Layers have no shape: what is found is an application's.
    return scene()->mouseGrabberItem() || !items(event.position().toPoint()).isEmpty();
}

void Canvas::mousePressEvent(QMouseEvent *event)
{
    event->accept();
    if (m_panButton != Qt::NoButton || startPan(*event))
        return;
    if (!isToolBusy() && isItemBelow(*event)) {
        QGraphicsView::mousePressEvent(event);
        if (scene()->mouseGrabberItem())
            return;
    }
    m_pointer = toolEvent(*event);
    if (m_tool)
        m_tool->press(m_pointer);
}

void Canvas::mouseMoveEvent(QMouseEvent *event)
{
    event->accept();
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
    m_pointer = toolEvent(*event);
    if (m_tool)
        m_tool->release(m_pointer);
}

void Canvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
    if (m_panButton != Qt::NoButton || startPan(*event))
        return;
    if (!isToolBusy() && isItemBelow(*event)) {
        QGraphicsView::mouseDoubleClickEvent(event);
        if (scene()->mouseGrabberItem())
            return;
    }
    m_pointer = toolEvent(*event);
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

void Canvas::wheelEvent(QWheelEvent *event)
{
    event->accept();
    m_pointer.viewPos = event->position();
    m_pointer.modifiers = event->modifiers();
    const bool isZoom = event->modifiers() & Qt::ControlModifier;
    if (isTouchpad(*event) && !isZoom) {
        panBy(event->pixelDelta());
        return;
    }
    QPointF notches = QPointF(event->angleDelta()) / WheelNotch;
    // Alt turns wheels sideways on some platforms.
    if (event->modifiers() & Qt::AltModifier && notches.y() == 0)
        notches = {0, notches.x()};
    if (event->modifiers() & Qt::ShiftModifier)
        panBy({(notches.x() + notches.y()) * ScrollPerNotch, 0});
    else if (notches.y() == 0)
        panBy({notches.x() * ScrollPerNotch, 0});
    else
        zoomBy(std::pow(WheelStep, notches.y()), event->position());
}

void Canvas::panBy(QPointF offset)
{
    Camera camera = m_camera;
    camera.pan(offset);
    setCamera(camera);
}

void Canvas::zoomBy(double factor, QPointF viewPos)
{
    Camera camera = m_camera;
    camera.zoomAt(camera.zoom() * factor, viewPos);
    setCamera(camera);
}

void Canvas::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    if (event->key() == Qt::Key_Space) {
        if (!event->isAutoRepeat())
            setSpaceDown(true);
    } else if (isModifierKey(event->key())) {
        tellHeldKeys(event->modifiers());
    } else if (!m_tool || !m_tool->key(event)) {
        event->ignore();
    }
}

void Canvas::keyReleaseEvent(QKeyEvent *event)
{
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

void Canvas::focusOutEvent(QFocusEvent *event)
{
    setSpaceDown(false);
    endPan();
    // A drag cannot go on without the keys; an outline that is drawn click by click can.
    if (m_pointer.buttons != Qt::NoButton)
        cancelTool();
    QGraphicsView::focusOutEvent(event);
}

void Canvas::hideEvent(QHideEvent *event)
{
    cancelTool();
    QGraphicsView::hideEvent(event);
}

} // namespace Trammel
