#include "widgets/view/finepainter_p.h"

#include "widgets/model/shapekind.h"
#include "widgets/view/detail_p.h"
#include "widgets/view/strokeoutline_p.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace Trammel {

namespace {

// Up to these pixels a side, or with more points than that, drawing by hand is faster than a QPainter.
constexpr double LargestSide = 160;
constexpr std::size_t MostPlainPoints = 300;

// How much of its frame a shape covers; for a polygon about as much as most do.
double coverOf(const ShapeKind *kind)
{
    if (kind == &ShapeKind::ellipse())
        return std::numbers::pi / 4;
    return kind->hasOutline() ? 0.5 : 1;
}

QRgb mixed(QRgb a, QRgb b, double share)
{
    const auto of256 = quint32(std::clamp(share, 0.0, 1.0) * 255 + 0.5);
    return scaled(a, 255 - of256) + scaled(b, of256);
}

QRgb faded(QRgb colour, double share)
{
    return scaled(colour, quint32(std::clamp(share, 0.0, 1.0) * 255 + 0.5));
}

bool isSeen(const Stroke &stroke)
{
    return stroke.colour.isValid() && stroke.style != Qt::NoPen;
}

} // namespace

FinePainter::FinePainter(const Pixels &pixels, const QTransform &sceneToPixels)
    : m_pixels(pixels), m_transform(sceneToPixels), m_scale(std::sqrt(std::abs(sceneToPixels.determinant())))
{
}

std::optional<QRect> FinePainter::reach(const Shape &shape, double strokeWidth) const
{
    // Outlines may stick out of their frame by as much again.
    const double frame = (shape.size.width() + shape.size.height()) / 2;
    const double radius = ((shape.kind->hasOutline() ? 2 * frame : frame) + strokeWidth) * m_scale + 2;
    const QPointF centre = m_transform.map(shape.centre);
    const QRect &rect = m_pixels.rect;
    const double left = std::max(centre.x() - radius, double(rect.left()));
    const double top = std::max(centre.y() - radius, double(rect.top()));
    const double right = std::min(centre.x() + radius, double(rect.right() + 1));
    const double bottom = std::min(centre.y() + radius, double(rect.bottom() + 1));
    if (!(left < right && top < bottom))
        return {};
    return QRect(QPoint(int(left), int(top)), QPoint(int(std::ceil(right)) - 1, int(std::ceil(bottom)) - 1));
}

bool FinePainter::isSpeck(const Shape &shape, double strokeWidth) const
{
    return (std::max(shape.size.width(), shape.size.height()) + strokeWidth) * m_scale < SpeckSize;
}

bool FinePainter::paint(const Shape &shape, const QColor &fillColour, const Stroke &line)
{
    const bool isFilled = fillColour.isValid();
    const double width = isSeen(line) ? line.width * m_scale : 0;
    const double wide = shape.size.width() * m_scale, tall = shape.size.height() * m_scale;
    const double strokeInk = std::min(2 * (wide + tall) * width, (wide + width) * (tall + width));
    const double fillInk = isFilled ? wide * tall * coverOf(shape.kind) : 0;
    if (!isFilled && !isSeen(line))
        return true;

    // The line lies half upon the fill.
    const double mix = strokeInk > 0 ? strokeInk / (fillInk + strokeInk / 2) : isFilled ? 0 : 1;
    if (isSpeck(shape, isSeen(line) ? line.width : 0)) {
        const QRgb colour = !isFilled ? premultiplied(line.colour)
            : mix > 0                 ? mixed(premultiplied(fillColour), premultiplied(line.colour), mix)
                                      : premultiplied(fillColour);
        paintSpeck(shape, colour, fillInk + strokeInk / (isFilled ? 2 : 1), width);
        return true;
    }
    const bool isLine = isSeen(line) && !(isFilled && width < MixedLine);
    const bool isDashed = line.style != Qt::SolidLine;
    if (isLine && isDashed && width >= LeastDashedLine)
        return false;
    if (!trace(shape, std::max(width, 1.0)))
        return false;
    if (m_rect.isEmpty())
        return true;
    if (isFilled) {
        const bool isMixed = isSeen(line) && !isLine;
        const QRgb colour = premultiplied(fillColour);
        fill(isMixed ? mixed(colour, premultiplied(line.colour), mix) : colour);
    }
    if (isLine) {
        // Thinner than a pixel: a hairline that fades, but never away where there is nothing else.
        double strength = width >= 1 ? 1 : isFilled ? width : std::max(width, LeastInk);
        if (isDashed)
            strength *= DashShare;
        stroke(faded(premultiplied(line.colour), strength), std::max(width, 1.0), width >= 1);
    }
    return true;
}

bool FinePainter::paintOutline(const Shape &shape, const QColor &colour, double width)
{
    if (isSpeck(shape, 0)) {
        const double ink = std::max(shape.size.width() * m_scale, 1.0) * std::max(shape.size.height() * m_scale, 1.0);
        paintSpeck(shape, premultiplied(colour), ink, 0);
        return true;
    }
    if (!trace(shape, width))
        return false;
    if (!m_rect.isEmpty())
        stroke(premultiplied(colour), width, false);
    return true;
}

void FinePainter::paintSpeck(const Shape &shape, QRgb colour, double ink, double extra)
{
    ink = std::max(ink, LeastInk);
    // A box of about the shape's proportions that is not smaller than its ink.
    double wide = shape.size.width() * m_scale + extra, tall = shape.size.height() * m_scale + extra;
    const double least = std::sqrt(ink);
    if (wide * tall < ink) {
        wide = std::max(wide, least);
        tall = std::max(tall, least);
    }
    const double strength = 255 * std::min(1.0, ink / (wide * tall));
    const QPointF centre = m_transform.map(shape.centre);
    const double left = centre.x() - wide / 2, top = centre.y() - tall / 2;
    const double right = left + wide, bottom = top + tall;
    const QRect &rect = m_pixels.rect;
    if (!(left < rect.right() + 1 && top < rect.bottom() + 1 && right > rect.left() && bottom > rect.top()))
        return;
    const int firstX = std::max(int(std::floor(left)), rect.left()), lastX = std::min(int(right), rect.right());
    const int firstY = std::max(int(std::floor(top)), rect.top()), lastY = std::min(int(bottom), rect.bottom());
    for (int y = firstY; y <= lastY; ++y) {
        const double share = strength * (std::min(bottom, y + 1.0) - std::max(top, double(y)));
        QRgb *line = m_pixels.line(y);
        for (int x = firstX; x <= lastX; ++x) {
            const double covered = share * (std::min(right, x + 1.0) - std::max(left, double(x)));
            blend(line[x], colour, quint32(covered + 0.5));
        }
    }
}

bool FinePainter::trace(const Shape &shape, double margin)
{
    if (!m_outline.trace(shape, m_transform))
        return false;
    const double reach = margin / 2 + 1;
    const QPointF min = m_outline.min() - QPointF(reach, reach), max = m_outline.max() + QPointF(reach, reach);
    const QRect &rect = m_pixels.rect;
    const double left = std::max(std::floor(min.x()), double(rect.left()));
    const double top = std::max(std::floor(min.y()), double(rect.top()));
    const double right = std::min(std::ceil(max.x()), double(rect.right() + 1));
    const double bottom = std::min(std::ceil(max.y()), double(rect.bottom() + 1));
    const bool isOutside = !(left < right && top < bottom);
    m_rect = isOutside ? QRect() : QRect(int(left), int(top), int(right - left), int(bottom - top));
    const bool isLarge = max.x() - min.x() > LargestSide || max.y() - min.y() > LargestSide;
    return isOutside || !isLarge || m_outline.pointCount() > MostPlainPoints;
}

void FinePainter::fill(QRgb colour)
{
    m_coverage.begin(m_rect);
    for (std::size_t i = 0; i < m_outline.ringCount(); ++i) {
        const std::span<const QPointF> ring = m_outline.ring(i);
        QPointF last = ring.back();
        for (QPointF point : ring) {
            m_coverage.addLine(last, point);
            last = point;
        }
    }
    m_coverage.fill(m_pixels, colour, Coverage::Rule::OddEven);
}

void FinePainter::stroke(QRgb colour, double width, bool hasRoundCaps)
{
    m_coverage.begin(m_rect);
    for (std::size_t i = 0; i < m_outline.ringCount(); ++i)
        addStroke(m_coverage, m_outline.ring(i), m_outline.isClosed(), width, hasRoundCaps);
    m_coverage.fill(m_pixels, colour, Coverage::Rule::NonZero);
}

} // namespace Trammel
