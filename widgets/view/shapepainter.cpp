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
constexpr double TextSize = 14;
constexpr double TextPadding = 4;
// Below these sizes in view pixels nobody can tell.
constexpr double LeastTextPixels = 5;
constexpr double LeastBodyPixels = 1.5;
constexpr double LeastStep = 0.3;

QColor mixed(const QColor &a, const QColor &b, double share)
{
    return QColor::fromRgbF(float(a.redF() * (1 - share) + b.redF() * share),
                            float(a.greenF() * (1 - share) + b.greenF() * share),
                            float(a.blueF() * (1 - share) + b.blueF() * share), a.alphaF());
}

bool isBright(const QColor &colour)
{
    return 0.299 * colour.red() + 0.587 * colour.green() + 0.114 * colour.blue() > 140;
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
}

void ShapePainter::paint(const Shape &shape, Tint tint)
{
    if (std::max(shape.size.width(), shape.size.height()) < LeastBodyPixels * m_pixel) {
        const QColor &colour = shape.isFilled() ? shape.fill : shape.stroke.colour;
        paintDot(shape, tint == Tint::None ? colour : CollisionColour);
        return;
    }
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
    m_painter.setPen(penFor(stroke, tintedStroke(stroke.colour, tint)));
    paintOutline(shape);
}

void ShapePainter::paintDot(const Shape &shape, const QColor &colour)
{
    if (!colour.isValid())
        return;
    const double size = std::max({shape.size.width(), shape.size.height(), m_pixel});
    m_painter.fillRect(QRectF(shape.centre.x() - size / 2, shape.centre.y() - size / 2, size, size), colour);
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

void ShapePainter::paintOutline(const Shape &shape)
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
    const double width = shape.size.width() - 2 * TextPadding;
    const double height = shape.size.height() - TextPadding;
    QFont font = m_painter.font();
    font.setPixelSize(int(TextSize));
    font.setHintingPreference(QFont::PreferNoHinting);
    const QFontMetricsF metrics(font);
    // A little text that sticks out a little is better than none.
    const int mostLines = std::max(1, int(height / metrics.lineSpacing()));
    if (width < TextSize || height < TextSize * 0.6)
        return;

    QString text = shape.text;
    text.replace(QLatin1Char('\n'), QChar::LineSeparator);
    QTextLayout layout(text, font);
    QTextOption option(Qt::AlignHCenter);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QList<QTextLine> lines;
    while (lines.size() <= mostLines) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        lines.append(line);
    }
    layout.endLayout();
    const int count = std::min(int(lines.size()), mostLines);
    double y = -count * metrics.lineSpacing() / 2;

    const QTransform before = m_painter.worldTransform();
    m_painter.setWorldTransform(frameTransform(shape) * before);
    const bool isDark = background.isValid() ? isBright(background) : isBright(QColor(Qt::white));
    m_painter.setPen(!background.isValid() ? m_textColour
                         : isDark          ? QColor(0x20, 0x20, 0x20)
                                           : QColor(0xf5, 0xf5, 0xf5));
    for (int i = 0; i < count; ++i, y += metrics.lineSpacing()) {
        if (i == mostLines - 1 && lines.size() > mostLines) {
            m_painter.setFont(font);
            const QString rest = metrics.elidedText(text.mid(lines[i].textStart()), Qt::ElideRight, width);
            m_painter.drawText(QRectF(-width / 2, y, width, metrics.lineSpacing()), Qt::AlignCenter, rest);
        } else {
            lines[i].setPosition({0, 0});
            lines[i].draw(&m_painter, QPointF(-width / 2, y));
        }
    }
    m_painter.setWorldTransform(before);
}

} // namespace Trammel
