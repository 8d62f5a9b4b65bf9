#include "widgets/interaction/frame/cursors_p.h"

#include <QtCore/QString>
#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPixmap>
#include <QtGui/QPixmapCache>

#include <cmath>

namespace Trammel {

namespace {

constexpr int Side = 32;
constexpr int Step = 5;
// The size of an arrow head.
constexpr double HeadLength = 5.5;
constexpr double HeadHalf = 4.5;

/// A function that returns the outline of a cursor at the angle 0 (to the right), centered at the origin.
using Draw = QPainterPath (*)();

/// Adds an arrow head with its tip at a point, in the direction of a unit vector.
void addHead(QPainterPath &path, QPointF tip, QPointF direction)
{
    const QPointF base = tip - direction * HeadLength, across(-direction.y() * HeadHalf, direction.x() * HeadHalf);
    path.addPolygon(QPolygonF({tip, base + across, base - across, tip}));
}

QPainterPath straightArrow()
{
    constexpr double HalfLength = 10.5;
    QPainterPath line;
    line.moveTo(-HalfLength + HeadLength, 0);
    line.lineTo(HalfLength - HeadLength, 0);
    QPainterPathStroker pen;
    pen.setWidth(2);
    QPainterPath path = pen.createStroke(line);
    addHead(path, {HalfLength, 0}, {1, 0});
    addHead(path, {-HalfLength, 0}, {-1, 0});
    return path;
}

QPainterPath bentArrow()
{
    // The arc extends by Sweep degrees to either side, up to the arrow heads, which point along its tangents.
    constexpr double Radius = 9, Sweep = 50;
    const QRectF circle(-Radius - 4, -Radius, 2 * Radius, 2 * Radius);
    QPainterPath arc;
    arc.arcMoveTo(circle, -Sweep);
    arc.arcTo(circle, -Sweep, 2 * Sweep);
    QPainterPathStroker pen;
    pen.setWidth(2);
    QPainterPath path = pen.createStroke(arc);
    for (const double side : {-1.0, 1.0}) {
        const double angle = side * Sweep / 57.295779513082321;
        const QPointF end = circle.center() + Radius * QPointF(std::cos(angle), std::sin(angle));
        const QPointF onwards = side * QPointF(-std::sin(angle), std::cos(angle));
        addHead(path, end + onwards * HeadLength, onwards);
    }
    return path;
}

QPixmap picture(Draw draw, int degrees, qreal ratio)
{
    QPixmap pixmap(QSize(Side, Side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(Side / 2, Side / 2);
    painter.rotate(degrees);
    QPainterPath path = draw();
    path.setFillRule(Qt::WindingFill);
    // A light outline keeps the cursor visible on dark drawings.
    painter.strokePath(path, QPen(Qt::white, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, Qt::black);
    return pixmap;
}

/// Returns a cursor rotated clockwise. The period is the angle in degrees after which the cursor looks identical: 180
/// or 360.
QCursor turned(const char *name, Draw draw, double degrees, int period)
{
    const int steps = int(std::lround(std::fmod(degrees, period) / Step));
    const int angle = ((steps * Step) % period + period) % period;
    const qreal ratio = std::ceil(qApp->devicePixelRatio());
    const QString key = QStringLiteral("trammel-%1-cursor-%2-%3").arg(QLatin1String(name)).arg(angle).arg(ratio);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = picture(draw, angle, ratio);
        QPixmapCache::insert(key, pixmap);
    }
    return QCursor(pixmap, Side / 2, Side / 2);
}

} // namespace

QCursor resizeCursor(double degrees)
{
    return turned("resize", straightArrow, degrees, 180);
}

QCursor rotateCursor(double degrees)
{
    return turned("rotate", bentArrow, degrees, 360);
}

} // namespace Trammel
