#include "widgets/view/shapepainter_p.h"

#include "geometry/vector.h"
#include "widgets/model/shapekind.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPalette>
#include <QtGui/QTextLayout>

#include <cmath>

namespace Trammel {

namespace {

constexpr QColor CollisionColour(0xe0, 0x31, 0x31);
constexpr int TextSize = 14;
constexpr double TextPadding = 4;
// Below these sizes in view pixels nobody can tell.
constexpr double LeastTextPixels = 5;
constexpr double LeastBodyPixels = 2.5;
constexpr double LeastStep = 0.3;
constexpr double LeastEdge = 0.2;

QColor mixed(const QColor &a, const QColor &b, double share)
{
    return QColor::fromRgbF(float(a.redF() * (1 - share) + b.redF() * share),
                            float(a.greenF() * (1 - share) + b.greenF() * share),
                            float(a.blueF() * (1 - share) + b.blueF() * share), a.alphaF());
}

QColor readableOn(const QColor &background)
{
    const int brightness = qGray(background.rgb());
    return brightness > 140 ? QColor(0x20, 0x20, 0x20) : QColor(0xf5, 0xf5, 0xf5);
}

// The lines that a text fills in a width; the last one of too many ends in an ellipsis.
QStringList wrapped(const QString &text, const QFont &font, double width, int mostLines)
{
    QString broken = text;
    broken.replace(QLatin1Char('\n'), QChar::LineSeparator);
    QTextLayout layout(broken, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == mostLines;
        const bool isCut = isLast && line.textStart() + line.textLength() < broken.size();
        const QString rest = broken.mid(line.textStart(), isCut ? -1 : line.textLength());
        lines.append(isCut ? QFontMetricsF(font).elidedText(rest, Qt::ElideRight, width) : rest.trimmed());
        if (isLast)
            break;
    }
    layout.endLayout();
    return lines;
}

// From the shape's own frame, centre at the origin, to the scene.
QTransform frameTransform(const Shape &shape)
{
    const QPointF axis = axisFromDegrees(shape.rotation);
    return {axis.x(), axis.y(), -axis.y(), axis.x(), shape.centre.x(), shape.centre.y()};
}

} // namespace

QColor tintedFill(const QColor &fill, Tint tint)
{
    switch (tint) {
    case Tint::None:
        break;
    case Tint::Colliding:
        return mixed(fill, CollisionColour, 0.35);
    case Tint::CollidingInHand:
        return mixed(fill, CollisionColour, 0.7);
    }
    return fill;
}

QColor tintedStroke(const QColor &stroke, Tint tint)
{
    return tint == Tint::None ? stroke : CollisionColour;
}

ShapePainter::ShapePainter(QPainter &painter, const QPalette &palette)
    : m_painter(painter), m_textColour(palette.color(QPalette::Text))
{
    const double scale = std::sqrt(std::abs(painter.worldTransform().determinant()));
    m_pixel = scale > 0 ? 1 / scale : 1;
    painter.setRenderHint(QPainter::Antialiasing);
}

ShapePainter::~ShapePainter()
{
    setSmooth(true);
}

bool ShapePainter::isDot(const Shape &shape) const
{
    return std::max(shape.size.width(), shape.size.height()) < LeastBodyPixels * m_pixel;
}

void ShapePainter::paintOutline(const Shape &shape, const QColor &colour, double width)
{
    if (isDot(shape)) {
        paintDot(shape, colour);
        return;
    }
    setSmooth(true);
    m_painter.setPen(QPen(colour, width * m_pixel, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    m_painter.setBrush(Qt::NoBrush);
    drawOutline(shape);
}

void ShapePainter::paint(const Shape &shape, Tint tint)
{
    if (isDot(shape)) {
        const QColor &colour = shape.isFilled() ? shape.fill : shape.stroke.colour;
        paintDot(shape, tint == Tint::None ? colour : CollisionColour);
        return;
    }
    setSmooth(true);
    paintBody(shape, tint);
    if (!shape.text.isEmpty() && TextSize > LeastTextPixels * m_pixel)
        paintText(shape, shape.isFilled() ? tintedFill(shape.fill, tint) : QColor());
}

void ShapePainter::paintBody(const Shape &shape, Tint tint)
{
    m_painter.setBrush(shape.isFilled() ? QBrush(tintedFill(shape.fill, tint)) : QBrush(Qt::NoBrush));
    Stroke stroke = shape.stroke;
    if (tint != Tint::None) {
        stroke.width = std::max(stroke.width, 1.5 * m_pixel);
        stroke.style = stroke.style == Qt::NoPen ? Qt::SolidLine : stroke.style;
    }
    // Around a filled shape a far thinner line than a pixel would only soil the colours.
    const bool isSeen = !shape.isFilled() || stroke.width > LeastEdge * m_pixel;
    m_painter.setPen(isSeen ? penFor(stroke, tintedStroke(stroke.colour, tint)) : Qt::NoPen);
    drawOutline(shape);
}

void ShapePainter::paintDot(const Shape &shape, const QColor &colour)
{
    if (!colour.isValid())
        return;
    setSmooth(false);
    const QSizeF size(std::max(shape.size.width(), m_pixel), std::max(shape.size.height(), m_pixel));
    m_painter.fillRect(QRectF(shape.centre - QPointF(size.width() / 2, size.height() / 2), size), colour);
}

// Dots are many, and a good deal faster without antialiasing.
void ShapePainter::setSmooth(bool smooth)
{
    if (smooth == m_isSmooth)
        return;
    m_isSmooth = smooth;
    m_painter.setRenderHint(QPainter::Antialiasing, smooth);
}

QPen ShapePainter::penFor(const Stroke &stroke, const QColor &colour) const
{
    if (!colour.isValid() || stroke.style == Qt::NoPen || !(stroke.width >= 0))
        return Qt::NoPen;
    if (stroke.width >= m_pixel)
        return QPen(colour, stroke.width, stroke.style, Qt::RoundCap, Qt::RoundJoin);
    // Thinner than a pixel: a hairline that fades, but never away.
    QColor faded = colour;
    faded.setAlphaF(float(colour.alphaF() * std::max(0.35, stroke.width / m_pixel)));
    return QPen(faded, 0, stroke.style, Qt::FlatCap, Qt::RoundJoin);
}

void ShapePainter::drawOutline(const Shape &shape)
{
    const QSizeF half = shape.size / 2;
    if (shape.kind == &ShapeKind::rectangle()) {
        const QPointF axis = axisFromDegrees(shape.rotation);
        const QPointF across = axis * half.width(), down = perpendicular(axis) * half.height();
        const std::array corners{shape.centre - across - down, shape.centre + across - down,
                                 shape.centre + across + down, shape.centre - across + down};
        m_painter.drawConvexPolygon(corners.data(), int(corners.size()));
    } else if (shape.kind == &ShapeKind::polygon() || shape.kind == &ShapeKind::polyline()) {
        paintRings(shape);
    } else {
        paintPath(shape);
    }
}

void ShapePainter::paintPath(const Shape &shape)
{
    const QTransform before = m_painter.worldTransform();
    m_painter.setWorldTransform(frameTransform(shape) * before);
    if (shape.kind == &ShapeKind::ellipse()) {
        const QSizeF size = shape.size;
        m_painter.drawEllipse(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size));
    } else {
        m_painter.drawPath(shape.kind->path(shape));
    }
    m_painter.setWorldTransform(before);
}

void ShapePainter::paintRings(const Shape &shape)
{
    if (shape.kind == &ShapeKind::polyline()) {
        for (const auto &ring : shape.outline) {
            collectRing(shape, ring);
            m_painter.drawPolyline(m_points.constData(), int(m_points.size()));
        }
    } else if (shape.outline.size() == 1) {
        collectRing(shape, shape.outline.first());
        m_painter.drawPolygon(m_points.constData(), int(m_points.size()), Qt::OddEvenFill);
    } else {
        QPainterPath path;
        path.setFillRule(Qt::OddEvenFill);
        for (const auto &ring : shape.outline) {
            collectRing(shape, ring);
            path.addPolygon(m_points);
            path.closeSubpath();
        }
        m_painter.drawPath(path);
    }
}

void ShapePainter::collectRing(const Shape &shape, const QList<QPointF> &ring)
{
    const QPointF axis = axisFromDegrees(shape.rotation);
    const double width = shape.mirroredX ? -shape.size.width() : shape.size.width();
    const double height = shape.mirroredY ? -shape.size.height() : shape.size.height();
    const double least = LeastStep * m_pixel;
    m_points.clear();
    m_points.reserve(ring.size());
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const QPointF point = shape.centre + rotated({ring[i].x() * width, ring[i].y() * height}, axis);
        const bool isEnd = i == 0 || i == ring.size() - 1;
        if (isEnd || std::abs(point.x() - m_points.last().x()) + std::abs(point.y() - m_points.last().y()) >= least)
            m_points.append(point);
    }
}

void ShapePainter::paintText(const Shape &shape, const QColor &background)
{
    const QSizeF room(shape.size.width() - 2 * TextPadding, shape.size.height() - TextPadding);
    QFont font = m_painter.font();
    font.setPixelSize(TextSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    const double spacing = QFontMetricsF(font).lineSpacing();
    // A line that sticks out a little is better than none.
    if (room.width() < TextSize || room.height() < 0.6 * TextSize)
        return;
    const QStringList lines = wrapped(shape.text, font, room.width(), std::max(1, int(room.height() / spacing)));

    const QTransform before = m_painter.worldTransform();
    m_painter.setWorldTransform(frameTransform(shape) * before);
    m_painter.setFont(font);
    m_painter.setPen(background.isValid() ? readableOn(background) : m_textColour);
    double y = -double(lines.size()) * spacing / 2;
    for (const QString &line : lines) {
        m_painter.drawText(QRectF(-room.width() / 2, y, room.width(), spacing), Qt::AlignCenter, line);
        y += spacing;
    }
    m_painter.setWorldTransform(before);
}

} // namespace Trammel
