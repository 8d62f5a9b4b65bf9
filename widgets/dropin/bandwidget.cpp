#include "widgets/dropin/bandwidget_p.h"

#include "widgets/view/painting/colors_p.h"

#include <QtGui/QPaintEvent>
#include <QtGui/QPainter>
#include <QtGui/QRegion>

#include <algorithm>

namespace Trammel {

namespace {

/// The region in which the sides of a rectangle are painted.
QRegion sidesOf(const QRect &rect)
{
    return QRegion(rect.adjusted(-1, -1, 2, 2)).subtracted(rect.adjusted(2, 2, -1, -1));
}

/// Covers a line with a chain of small boxes, which contain far fewer pixels than its bounding box.
QRegion along(QPointF from, QPointF to)
{
    constexpr int Pieces = 12;
    QRegion region;
    for (int i = 0; i < Pieces; ++i) {
        const QRectF piece(from + (to - from) * i / Pieces, from + (to - from) * (i + 1) / Pieces);
        region += piece.normalized().toAlignedRect().adjusted(-2, -2, 2, 2);
    }
    return region;
}

} // namespace

BandWidget::BandWidget(QWidget *viewport) : QWidget(viewport)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(viewport->rect());
    show();
}

// The geometry is reset because scrolling a viewport moves its child widgets.
void BandWidget::setTouching(bool isTouch)
{
    if (geometry() != parentWidget()->rect())
        setGeometry(parentWidget()->rect());
    if (m_isTouch != isTouch)
        update();
    m_isTouch = isTouch;
}

QRect BandWidget::band() const
{
    return QRect(m_anchor, QSize(1, 1)).united(QRect(m_tip, QSize(1, 1)));
}

void BandWidget::showBand(QPointF anchor, QPointF tip, bool isTouch)
{
    setTouching(isTouch);
    const QRect before = band();
    m_anchor = anchor.toPoint();
    m_tip = tip.toPoint();
    const QRect now = band();
    if (now != before)
        update(QRegion(before).xored(now) + sidesOf(before) + sidesOf(now));
}

void BandWidget::showLasso(const QPolygonF &outline, bool isTouch)
{
    setTouching(isTouch);
    m_isBand = false;
    if (m_lasso.isEmpty() || outline.size() < m_lasso.size() || m_lasso.first() != outline.first()) {
        update();
    } else if (m_lasso != outline) {
        // Only the last point may have moved, and points may have been appended. The closing edge has moved.
        QRegion damage = along(m_lasso.last(), m_lasso.first()) + along(outline.last(), outline.first());
        for (qsizetype i = std::max<qsizetype>(m_lasso.size() - 2, 0); i + 1 < outline.size(); ++i)
            damage += along(outline[i], outline[i + 1]);
        if (m_lasso.size() > 1)
            damage += along(m_lasso[m_lasso.size() - 2], m_lasso.last());
        update(damage);
    }
    m_lasso = outline;
}

void BandWidget::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setClipRegion(event->region());
    const QColor color = bandColor(m_isTouch, palette());
    QPen pen(color, 1);
    if (m_isBand) {
        painter.fillRect(band(), withAlpha(color, 0.12));
        if (m_isTouch)
            pen.setDashPattern({4, 3});
        painter.setPen(pen);
        // The lines start at the anchor, so that their dashes do not shift while the band is drawn.
        const QPoint across(m_tip.x(), m_anchor.y()), down(m_anchor.x(), m_tip.y());
        painter.drawLine(m_anchor, across);
        painter.drawLine(m_anchor, down);
        painter.drawLine(across, m_tip);
        painter.drawLine(down, m_tip);
        return;
    }
    if (m_lasso.isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.drawPolyline(m_lasso);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawLine(m_lasso.first(), m_lasso.last());
}

} // namespace Trammel
