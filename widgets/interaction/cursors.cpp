#include "widgets/interaction/cursors_p.h"

#include <QtCore/QString>
#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPixmap>
#include <QtGui/QPixmapCache>

#include <cmath>

namespace Trammel {

namespace {

constexpr int Side = 24;

// Three quarters of a circle with an arrow head at either end.
QPainterPath bentArrow()
{
    const QRectF circle(6, 6, 12, 12);
    QPainterPath path;
    path.arcMoveTo(circle, 225);
    path.arcTo(circle, 225, -270);
    const QPointF right(circle.center() + 6 * std::sqrt(0.5) * QPointF(1, 1));
    const QPointF left(circle.center() + 6 * std::sqrt(0.5) * QPointF(-1, 1));
    path.moveTo(right + QPointF(4.5, 0.5));
    path.lineTo(right);
    path.lineTo(right + QPointF(-0.5, -4.5));
    path.moveTo(left + QPointF(-4.5, 0.5));
    path.lineTo(left);
    path.lineTo(left + QPointF(0.5, -4.5));
    return path;
}

QPixmap rotatePixmap(qreal ratio)
{
    QPixmap pixmap(QSize(Side, Side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath path = bentArrow();
    // A light rim keeps it visible on dark drawings.
    painter.strokePath(path, QPen(Qt::white, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path, QPen(Qt::black, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    return pixmap;
}

} // namespace

QCursor rotateCursor()
{
    const qreal ratio = std::ceil(qApp->devicePixelRatio());
    const QString key = QStringLiteral("trammel-rotate-cursor-%1").arg(ratio);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = rotatePixmap(ratio);
        QPixmapCache::insert(key, pixmap);
    }
    return QCursor(pixmap, Side / 2, Side / 2);
}

} // namespace Trammel
