#include "widgets/editor/scrollbars_p.h"

#include "widgets/view/canvas/canvas_p.h"

#include <QtCore/QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

/// The room around the contents, and the distance of a step, in view pixels.
constexpr double ContentsMargin = 32;
constexpr double Step = 64;
/// In milliseconds.
constexpr int UpdatePause = 50;
/// More steps would exceed the range of a bar.
constexpr double MostSteps = 1e8;

} // namespace

ScrollBars::ScrollBars(Canvas &canvas, std::function<QRectF()> contents)
    : QObject(canvas.parentWidget()), m_canvas(canvas), m_contents(std::move(contents))
{
    build(m_across, Qt::Horizontal);
    build(m_down, Qt::Vertical);
    m_pause.setSingleShot(true);
    m_pause.setInterval(UpdatePause);
    connect(&m_pause, &QTimer::timeout, this, [this] { update(); });
    connect(&canvas, &Canvas::viewChanged, this, [this] { update(); });
}

void ScrollBars::build(Axis &axis, Qt::Orientation orientation)
{
    axis.bar = new QScrollBar(orientation, m_canvas.parentWidget());
    axis.bar->setObjectName(orientation == Qt::Horizontal ? QStringLiteral("horizontalScrollBar")
                                                          : QStringLiteral("verticalScrollBar"));
    // The drawing is not mirrored in right-to-left languages.
    axis.bar->setLayoutDirection(Qt::LeftToRight);
    axis.bar->setFocusPolicy(Qt::NoFocus);
    axis.bar->hide();
    connect(axis.bar, &QScrollBar::valueChanged, this, [this, &axis](int value) {
        const double way = axis.position - value * axis.unit;
        Camera camera = m_canvas.camera();
        camera.pan(&axis == &m_across ? QPointF(std::round(way), 0) : QPointF(0, std::round(way)));
        m_canvas.setCamera(camera);
    });
}

void ScrollBars::setVisible(bool visible)
{
    m_areVisible = visible;
    m_across.bar->setVisible(visible);
    m_down.bar->setVisible(visible);
    update();
}

void ScrollBars::contentsChanged()
{
    if (m_areVisible && !m_pause.isActive())
        m_pause.start();
}

void ScrollBars::update()
{
    if (!m_areVisible)
        return;
    const QRectF view(m_canvas.visibleRect());
    const QRectF contents = m_contents();
    const QRectF inView = contents.isNull() ? view : m_canvas.sceneToView().mapRect(contents);
    update(m_across, inView.left(), inView.right(), view.width());
    update(m_down, inView.top(), inView.bottom(), view.height());
}

void ScrollBars::update(Axis &axis, double low, double high, double length)
{
    const QSignalBlocker blocker(axis.bar);
    axis.position = ContentsMargin - low;
    const double least = std::min(0.0, axis.position);
    const double most = std::max(high - low + 2 * ContentsMargin - length, axis.position);
    // The slider does not move away from the pointer while it is dragged.
    if (!axis.bar->isSliderDown()) {
        axis.unit = std::max(1.0, (most - least) / MostSteps);
        axis.bar->setRange(int(std::floor(least / axis.unit)), int(std::ceil(most / axis.unit)));
        axis.bar->setPageStep(std::max(1, int(length / axis.unit)));
        axis.bar->setSingleStep(std::max(1, int(Step / axis.unit)));
    }
    axis.bar->setValue(int(
        std::clamp(std::round(axis.position / axis.unit), double(axis.bar->minimum()), double(axis.bar->maximum()))));
}

} // namespace Trammel
