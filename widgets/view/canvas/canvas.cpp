#include "widgets/view/canvas/canvas_p.h"

#include "widgets/interaction/context/lifetime_p.h"
#include "widgets/interaction/tools/tool_p.h"
#include <trammel/retranslation.h>

#include <QtGui/QAccessible>
#include <QtGui/QGuiApplication>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QGraphicsScene>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

constexpr double HitTolerance = 4;
constexpr double FitMargin = 32;
constexpr int ScrollInterval = 16;
constexpr double LargestScrollStep = 24;

// The signed distance of a coordinate from the range [0, length]; 0 inside.
double beyond(double value, double length)
{
    return value < 0 ? value : std::max(0.0, value - length);
}

// Sets every color of a palette explicitly: a scene uses only those that are set, not those that a widget inherits from
// its parent.
QPalette allSet(const QPalette &palette)
{
    QPalette all = palette;
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        for (int role = 0; role < QPalette::NColorRoles; ++role)
            all.setBrush(group, QPalette::ColorRole(role), palette.brush(group, QPalette::ColorRole(role)));
    }
    return all;
}

} // namespace

Canvas::Canvas(QGraphicsScene &scene, QWidget *parent) : QGraphicsView(&scene, parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setViewportUpdateMode(MinimalViewportUpdate);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    const QString platform = QGuiApplication::platformName();
    m_isGliding = platform != QLatin1String("offscreen") && platform != QLatin1String("minimal");
    keepTranslated(this, [this] {
        setAccessibleName(tr("Drawing"));
        describe();
    });
    m_size = viewport()->size();
    fit(QRectF(0, 0, 0, 0));
}

QString Canvas::usualDescription()
{
    return tr("A canvas on which shapes are drawn, selected and changed");
}

void Canvas::describe()
{
    setAccessibleDescription(usualDescription());
}

// Screen readers read a description when it changes, and some only an announcement.
void Canvas::announce(const QString &message)
{
    Q_EMIT announcing(message);
    setAccessibleDescription(message);
#if QT_CONFIG(accessibility) && QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(this, message);
    QAccessible::updateAccessibility(&event);
#endif
}

void Canvas::setTool(Tool *tool)
{
    m_tool = tool;
    m_scrollTimer.stop();
    setCursor(Qt::ArrowCursor);
}

void Canvas::setCamera(const Camera &camera)
{
    const Lifetime::Guard guard(m_lifetime);
    m_fit.reset();
    m_glide.reset();
    m_glideTimer.stop();
    applyCamera(camera);
    movePointer();
}

void Canvas::applyCamera(const Camera &camera)
{
    m_camera = camera;
    // A scene rectangle of almost no size, at the view's corner, leaves no range to the scroll bars, so that the
    // transform alone positions the scene. Scroll bars count in whole pixels, and overflow far from the origin.
    setSceneRect(QRectF(m_camera.toScene(QPointF(0, 0)), QSizeF(1e-300, 1e-300)));
    setTransform(m_camera.sceneToView());
    Q_EMIT viewChanged();
}

void Canvas::fit(const QRectF &sceneRect)
{
    const Lifetime::Guard guard(m_lifetime);
    setCamera(fitted(sceneRect));
    m_fit = sceneRect;
}

Camera Canvas::fitted(const QRectF &sceneRect) const
{
    Camera camera = destination();
    camera.fit(sceneRect, viewport()->size(), FitMargin);
    return camera;
}

QRectF Canvas::visibleArea() const
{
    return m_camera.toScene(QRectF(viewport()->rect()));
}

// Lines and handles contrast with the Base of the palette: see isDark().
void Canvas::setBackgroundColor(const QColor &color)
{
    QPalette own;
    if (color.isValid()) {
        constexpr int middle = 128;
        own.setColor(QPalette::Base, color);
        own.setColor(QPalette::Text, color.lightness() < middle ? Qt::white : Qt::black);
    }
    setPalette(own);
}

double Canvas::tolerance() const
{
    return HitTolerance / m_camera.zoom();
}

void Canvas::setCursor(const QCursor &cursor)
{
    m_toolCursor = cursor;
    showCursor();
}

void Canvas::showCursor()
{
    QCursor cursor = m_toolCursor;
    if (m_panButton != Qt::NoButton)
        cursor = Qt::ClosedHandCursor;
    else if (m_spaceDown && m_pointer.buttons == Qt::NoButton)
        cursor = Qt::OpenHandCursor;
    // Window systems recreate a cursor made from a pixmap each time it is set.
    if (viewport()->cursor() != cursor)
        viewport()->setCursor(cursor);
}

bool Canvas::isToolBusy() const
{
    return m_tool && m_tool->isBusy();
}

void Canvas::cancelTool()
{
    m_scrollTimer.stop();
    if (m_tool)
        m_tool->cancel();
}

ToolEvent Canvas::toolEvent(const QMouseEvent &event) const
{
    const double pixel = 1 / m_camera.zoom();
    const bool isMove = event.type() == QEvent::MouseMove;
    return {.scenePos = m_camera.toScene(event.position()),
            .viewPos = event.position(),
            .button = isMove ? Qt::NoButton : event.button(),
            .buttons = event.buttons(),
            .modifiers = event.modifiers(),
            .isSpaceHeld = m_spaceDown && event.buttons() != Qt::NoButton,
            .pressure = m_pressure,
            .tolerance = tolerance(),
            .pixel = pixel};
}

// Called when the view has moved under a pointer that has not moved.
void Canvas::movePointer()
{
    m_pointer.button = Qt::NoButton;
    m_pointer.isResting = false;
    m_pointer.scenePos = m_camera.toScene(m_pointer.viewPos);
    m_pointer.pixel = 1 / m_camera.zoom();
    m_pointer.tolerance = tolerance();
    if (m_tool && (viewport()->underMouse() || isToolBusy()))
        m_tool->move(m_pointer);
}

void Canvas::scrollToward(QPointF viewPos)
{
    if (!QRectF(viewport()->rect()).contains(viewPos) && !m_scrollTimer.isActive())
        m_scrollTimer.start(ScrollInterval, this);
}

void Canvas::reveal(const Aabb2 &sceneBox)
{
    const QRectF inView = sceneToView().mapRect(toRect(sceneBox));
    // QRectF::intersects() is false for a rectangle without an area, such as the bounds of a line.
    if (inView.adjusted(-1, -1, 1, 1).intersects(viewport()->rect()))
        return;
    const QPointF way = center() - inView.center();
    panBy({std::round(way.x()), std::round(way.y())});
}

void Canvas::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_glideTimer.timerId()) {
        glideOn();
        return;
    }
    if (event->timerId() == m_restTimer.timerId()) {
        m_restTimer.stop();
        if (isToolBusy()) {
            m_pointer.button = Qt::NoButton;
            m_pointer.isResting = true;
            m_tool->move(m_pointer);
        }
        return;
    }
    if (event->timerId() != m_scrollTimer.timerId()) {
        QGraphicsView::timerEvent(event);
        return;
    }
    const QPointF over(beyond(m_pointer.viewPos.x(), viewport()->width()),
                       beyond(m_pointer.viewPos.y(), viewport()->height()));
    if (over.isNull() || !isToolBusy()) {
        m_scrollTimer.stop();
        return;
    }
    // The scrolling speed grows with the distance of the pointer from the edge.
    const auto step = [](double value) { return std::clamp(value / 4, -LargestScrollStep, LargestScrollStep); };
    panBy(-QPointF(std::round(step(over.x())), std::round(step(over.y()))));
}

void Canvas::resizeEvent(QResizeEvent *event)
{
    endGlide();
    QGraphicsView::resizeEvent(event);
    Camera camera = m_camera;
    const QSize growth = viewport()->size() - m_size;
    m_size = viewport()->size();
    // After the first paint, a resize does not move the drawing. Before it, a resize preserves the center of the view.
    if (m_fit)
        camera.fit(*m_fit, m_size, FitMargin);
    else if (!m_isSeen)
        camera.pan({std::round(growth.width() / 2.0), std::round(growth.height() / 2.0)});
    applyCamera(camera);
}

void Canvas::paintEvent(QPaintEvent *event)
{
    m_isSeen = true;
    m_fit.reset();
    QGraphicsView::paintEvent(event);
}

void Canvas::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        scene()->setPalette(allSet(palette()));
}

// Does nothing, since only the camera scrolls: see applyCamera().
void Canvas::scrollContentsBy(int, int)
{
}

} // namespace Trammel
