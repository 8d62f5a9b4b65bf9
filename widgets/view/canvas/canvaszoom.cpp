// Panning and zooming: by wheel, by touch, and animated for keys and buttons.
#include "widgets/interaction/context/lifetime_p.h"
#include "widgets/view/canvas/canvas_p.h"

#include <QtGui/QNativeGestureEvent>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QGestureEvent>
#include <QtWidgets/QStyle>

#include <cmath>

namespace Trammel {

namespace {

constexpr double WheelStep = 1.2;
constexpr double WheelNotch = 120;
constexpr double ScrollPerNotch = 60;
// In milliseconds. The animation is long enough for the user to follow it, and too short to be a delay.
constexpr int GlideTime = 120;
constexpr int GlideInterval = 8;

/// Whether the event comes from fingers on a touchpad, rather than from a wheel.
bool isTouchpad(const QWheelEvent &event)
{
    if (event.device() && event.device()->type() == QInputDevice::DeviceType::TouchPad)
        return true;
    return !event.pixelDelta().isNull() && event.phase() != Qt::NoScrollPhase;
}

/// The offset by which the event pans, in view pixels.
QPointF wayOf(const QWheelEvent &event)
{
    if (isTouchpad(event) && !event.pixelDelta().isNull())
        return event.pixelDelta();
    return QPointF(event.angleDelta()) / WheelNotch * ScrollPerNotch;
}

/// The ease-out curve of the animation: fast at first, slow at the end.
double eased(double share)
{
    const double rest = 1 - share;
    return 1 - rest * rest * rest;
}

} // namespace

void Canvas::wheelEvent(QWheelEvent *event)
{
    event->accept();
    if (!isPlace(event->position()))
        return;
    m_pointer.viewPos = event->position();
    m_pointer.modifiers = event->modifiers();
    QPointF way = wayOf(*event);
    // Alt makes wheels scroll sideways on some platforms.
    if (event->modifiers().testFlag(Qt::AltModifier) && way.y() == 0)
        way = {0, way.x()};
    const bool mustZoom = event->modifiers().testFlag(Qt::ControlModifier);
    if (way.y() != 0
        && (mustZoom
            || (m_wheelMode == WheelMode::WheelZooms && !isTouchpad(*event)
                && !event->modifiers().testFlag(Qt::ShiftModifier))))
        zoomBy(std::pow(WheelStep, way.y() / ScrollPerNotch), event->position());
    else if (event->modifiers().testFlag(Qt::ShiftModifier) && !isTouchpad(*event))
        panBy({way.x() + way.y(), 0});
    else
        panBy(way);
}

// A pinch on a touchpad.
bool Canvas::pinch(const QNativeGestureEvent &event)
{
    if (event.gestureType() != Qt::ZoomNativeGesture || !isPlace(event.position()))
        return false;
    m_pointer.viewPos = event.position();
    zoomBy(1 + event.value(), event.position());
    return true;
}

// A pinch of two fingers on a touchscreen. It cancels anything that the first finger has begun, since that was
// unintended.
bool Canvas::pinch(QGestureEvent &event)
{
    auto *gesture = static_cast<QPinchGesture *>(event.gesture(Qt::PinchGesture));
    if (!gesture)
        return false;
    event.accept(gesture);
    if (gesture->state() == Qt::GestureStarted) {
        endGlide();
        cancelTool();
    }
    const QPointF middle = viewport()->mapFromGlobal(gesture->centerPoint());
    const QPointF before = viewport()->mapFromGlobal(gesture->lastCenterPoint());
    if (!isPlace(middle))
        return true;
    Camera camera = m_camera;
    if (gesture->changeFlags().testFlag(QPinchGesture::CenterPointChanged))
        camera.pan(middle - before);
    if (gesture->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged))
        camera.zoomAt(camera.zoom() * gesture->scaleFactor(), middle);
    setCamera(camera);
    return true;
}

void Canvas::panBy(QPointF offset)
{
    endGlide();
    Camera camera = m_camera;
    camera.pan(offset);
    setCamera(camera);
}

void Canvas::zoomBy(double factor, QPointF viewPos)
{
    endGlide();
    Camera camera = m_camera;
    camera.zoomAt(camera.zoom() * factor, viewPos);
    setCamera(camera);
}

Camera Canvas::destination() const
{
    return m_glide ? m_glide->to : m_camera;
}

bool Canvas::canGlide() const
{
    return m_isGliding && m_isSeen && isVisible()
        && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
}

void Canvas::glideToFit(const QRectF &sceneRect)
{
    if (canGlide())
        glideTo(fitted(sceneRect));
    else
        fit(sceneRect);
}

void Canvas::glideTo(const Camera &camera)
{
    if (!canGlide()) {
        setCamera(camera);
        return;
    }
    const Lifetime::Guard guard(m_lifetime);
    const Camera from = m_camera;
    // Resets the pending fit.
    setCamera(from);
    m_glide = Glide{from, camera, {}};
    m_glide->clock.start();
    m_glideTimer.start(GlideInterval, Qt::PreciseTimer, this);
}

void Canvas::glideOn()
{
    const double share = double(m_glide->clock.elapsed()) / GlideTime;
    if (share >= 1) {
        endGlide();
        return;
    }
    applyCamera(Camera::between(m_glide->from, m_glide->to, eased(share)));
    movePointer();
}

void Canvas::endGlide()
{
    if (m_glide)
        setCamera(m_glide->to);
}

} // namespace Trammel
