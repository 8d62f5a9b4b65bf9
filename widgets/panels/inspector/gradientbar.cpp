#include "widgets/panels/inspector/gradientbar_p.h"

#include "widgets/model/shape/text_p.h"
#include "widgets/model/style/gradientstops_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/retranslation.h>

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

// In pixels.
constexpr int BarHeight = 16;
constexpr int MarkerHeight = 13;
constexpr int MarkerHalfWidth = 6;
// The distance from the bar at which a dragged stop is removed.
constexpr int RemovalDistance = 24;
constexpr int DragSlack = 2;
constexpr double Percent = 0.01;

} // namespace

GradientBar::GradientBar(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    nameField(this, QT_TRANSLATE_NOOP("Trammel", "Colors of the gradient"));
    keepTranslated(this, [this] {
        setToolTip(Text::tr("Click to add a color, drag it to move it, drag it away to remove it"));
        tellCurrent();
    });
}

void GradientBar::show(const Common<QGradientStops> &common)
{
    const QGradientStops stops = common.value.value_or(QGradientStops());
    m_isMixed = common.isMixed;
    setEnabled(!stops.isEmpty());
    if (stops == m_stops)
        return;
    // The program or another panel has changed the gradient during a drag.
    if (m_drag)
        finishDrag(false);
    const bool isOther = m_stops.size() != stops.size();
    m_stops = stops;
    if (isOther || m_current >= stops.size())
        m_current = stops.size() - 1;
    tellCurrent();
    update();
}

void GradientBar::setCurrent(qsizetype index)
{
    if (index == m_current || index < 0 || index >= m_stops.size())
        return;
    m_current = index;
    tellCurrent();
    update();
}

void GradientBar::tellCurrent()
{
    const bool isThere = m_current >= 0 && m_current < m_stops.size();
    setAccessibleDescription(isThere ? Text::tr("Color %1 of %2: %3 at %4 %")
                                           .arg(m_current + 1)
                                           .arg(m_stops.size())
                                           .arg(m_stops[m_current].second.name(QColor::HexArgb),
                                                locale().toString(m_stops[m_current].first * 100))
                                     : QString());
    Q_EMIT currentChanged();
}

bool GradientBar::canAdd() const
{
    return isEnabled() && !m_stops.isEmpty() && m_stops.size() < Gradient::LargestStopCount;
}

bool GradientBar::canRemove() const
{
    return isEnabled() && m_stops.size() > 2;
}

bool GradientBar::edit(const QGradientStops &stops, qsizetype current)
{
    const bool isChange = stops != m_stops;
    m_stops = stops;
    m_current = current;
    tellCurrent();
    update();
    if (isChange)
        Q_EMIT edited(stops);
    return isChange;
}

void GradientBar::setColor(const QColor &color)
{
    if (m_current < 0 || !color.isValid())
        return;
    QGradientStops stops = m_stops;
    stops[m_current].second = color;
    if (edit(stops, m_current))
        Q_EMIT finished(true);
}

void GradientBar::setOffset(double offset)
{
    if (m_current < 0 || std::isnan(offset))
        return;
    QGradientStops stops = m_stops;
    const qsizetype current = moveStop(stops, m_current, std::clamp(offset, 0.0, 1.0));
    if (edit(stops, current))
        Q_EMIT finished(true);
}

// The new stop lies between the current one and the next one, or the previous one.
void GradientBar::add()
{
    if (!canAdd())
        return;
    const qsizetype first = std::min(m_current, m_stops.size() - 2);
    const double offset = roundedOffset((m_stops[first].first + m_stops[first + 1].first) / 2);
    QGradientStops stops = m_stops;
    stops.insert(first + 1,
                 {std::clamp(offset, stops[first].first, stops[first + 1].first),
                  mixed(stops[first].second, stops[first + 1].second, 0.5)});
    if (edit(stops, first + 1))
        Q_EMIT finished(true);
}

void GradientBar::remove()
{
    if (!canRemove())
        return;
    QGradientStops stops = m_stops;
    stops.removeAt(m_current);
    if (edit(stops, std::min(m_current, stops.size() - 1)))
        Q_EMIT finished(true);
}

void GradientBar::reverse()
{
    QGradientStops stops = m_stops;
    std::reverse(stops.begin(), stops.end());
    for (QGradientStop &stop : stops)
        stop.first = 1 - stop.first;
    if (edit(stops, stops.size() - 1 - m_current))
        Q_EMIT finished(true);
}

QSize GradientBar::sizeHint() const
{
    return {160, BarHeight + MarkerHeight};
}

QSize GradientBar::minimumSizeHint() const
{
    return {60, BarHeight + MarkerHeight};
}

QRectF GradientBar::barRect() const
{
    return QRectF(MarkerHalfWidth + 0.5, 0.5, width() - 2 * MarkerHalfWidth - 1, BarHeight - 1);
}

double GradientBar::xOf(double offset) const
{
    return barRect().left() + offset * barRect().width();
}

double GradientBar::offsetAt(double x) const
{
    return roundedOffset((x - barRect().left()) / std::max(barRect().width(), 1.0));
}

qsizetype GradientBar::stopAt(QPointF pos) const
{
    qsizetype found = -1;
    double least = MarkerHalfWidth + 1;
    for (qsizetype i = 0; i < m_stops.size(); ++i) {
        const double distance = std::abs(pos.x() - xOf(m_stops[i].first));
        // The marker of the current stop is above the others.
        if (distance < least || (distance == least && i == m_current)) {
            least = distance;
            found = i;
        }
    }
    return found;
}

// Keys of the bar are no shortcuts of the window.
bool GradientBar::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        for (int own : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End,
                        Qt::Key_Insert, Qt::Key_Delete, Qt::Key_Backspace}) {
            if (key == own)
                event->accept();
        }
    }
    return QWidget::event(event);
}

void GradientBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor edge = palette().color(QPalette::ButtonText);
    edge.setAlphaF(0.4F);
    const QRectF bar = barRect();
    painter.fillRect(bar, Qt::white);
    painter.fillRect(bar, QBrush(QColor(0xc4, 0xc4, 0xc4), Qt::Dense4Pattern));
    if (!m_stops.isEmpty()) {
        Shape colors = Shape::rectangle(bar.center(), bar.size());
        colors.stroke.color = QColor();
        colors.fill = Gradient::linear(Qt::white, Qt::white);
        Gradient gradient = colors.fill.gradient();
        gradient.stops = m_stops;
        colors.fill = gradient;
        ShapePainter(painter, palette()).paint(colors);
    }
    painter.setPen(edge);
    painter.setBrush(m_isMixed ? QBrush(edge, Qt::BDiagPattern) : QBrush());
    painter.drawRect(bar);
    const auto putMarker = [&](qsizetype index) {
        const QPointF tip(xOf(m_stops[index].first), BarHeight - 3);
        const double half = MarkerHalfWidth - 0.5, bottom = BarHeight + MarkerHeight - 1.5;
        const bool isCurrent = index == m_current;
        const QColor frame = palette().color(isCurrent ? QPalette::Highlight : QPalette::ButtonText);
        QColor color = m_stops[index].second;
        color.setAlpha(255);
        painter.setPen(QPen(frame, isCurrent ? 2 : 1));
        painter.setBrush(color);
        painter.drawPolygon(QPolygonF{tip,
                                      {tip.x() + half, tip.y() + half},
                                      {tip.x() + half, bottom},
                                      {tip.x() - half, bottom},
                                      {tip.x() - half, tip.y() + half}});
    };
    for (qsizetype i = 0; i < m_stops.size(); ++i) {
        if (i != m_current)
            putMarker(i);
    }
    if (m_current >= 0 && m_current < m_stops.size())
        putMarker(m_current);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(bar);
    }
}

void GradientBar::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_drag || m_stops.isEmpty())
        return;
    Q_EMIT entered();
    const QGradientStops before = m_stops;
    const qsizetype currentBefore = m_current, grabbed = stopAt(event->position());
    const int x = int(event->position().x());
    if (grabbed >= 0) {
        m_drag = {before, grabbed, x, false, before, currentBefore};
        setCurrent(grabbed);
    } else if (canAdd()) {
        QGradientStops stops = before;
        const double offset = offsetAt(event->position().x());
        const qsizetype added = insertStop(stops, {offset, colorAt(before, offset)});
        m_drag = {stops, added, x, false, before, currentBefore};
        edit(stops, added);
    }
    // Escape cancels the drag, wherever the focus is. A slot may have ended it.
    if (m_drag)
        grabKeyboard();
}

void GradientBar::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_drag
        || (!m_drag->isMoving && std::abs(event->position().x() - m_drag->pressX) <= DragSlack
            && rect().adjusted(0, -RemovalDistance, 0, RemovalDistance).contains(event->position().toPoint())))
        return;
    m_drag->isMoving = true;
    QGradientStops stops = m_drag->stops;
    const double y = event->position().y();
    const bool isAway = y < -RemovalDistance || y > height() + RemovalDistance;
    if (isAway && stops.size() > 2) {
        stops.removeAt(m_drag->index);
        edit(stops, std::min(m_drag->index, stops.size() - 1));
        return;
    }
    const qsizetype current = moveStop(stops, m_drag->index, offsetAt(event->position().x()));
    edit(stops, current);
}

void GradientBar::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_drag)
        finishDrag(true);
}

void GradientBar::finishDrag(bool isAccepted)
{
    const Drag drag = *std::exchange(m_drag, {});
    releaseKeyboard();
    // A drag back to the start has been shown as a change, too.
    const bool isChange = drag.isMoving || m_stops != drag.stopsAtPress;
    if (!isAccepted) {
        m_stops = drag.stopsAtPress;
        m_current = drag.currentAtPress;
        tellCurrent();
        update();
    }
    if (isChange)
        Q_EMIT finished(isAccepted);
}

void GradientBar::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        Q_EMIT entered();
}

void GradientBar::keyPressEvent(QKeyEvent *event)
{
    if (m_drag) {
        if (event->key() == Qt::Key_Escape)
            finishDrag(false);
        return;
    }
    const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 * Percent : Percent;
    if (m_current < 0)
        return QWidget::keyPressEvent(event);
    // The sum is rounded, so that the errors of steps do not add up.
    constexpr double digits = 1e9;
    const auto moveBy = [&](double change) {
        setOffset(std::round((m_stops[m_current].first + change) * digits) / digits);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return moveBy(-step);
    case Qt::Key_Right:
        return moveBy(step);
    case Qt::Key_Up:
        return setCurrent(m_current - 1);
    case Qt::Key_Down:
        return setCurrent(m_current + 1);
    case Qt::Key_Home:
        return setCurrent(0);
    case Qt::Key_End:
        return setCurrent(m_stops.size() - 1);
    case Qt::Key_Insert:
    case Qt::Key_Plus:
        return add();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return remove();
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace Trammel
