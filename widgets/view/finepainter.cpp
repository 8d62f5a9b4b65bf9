#include "widgets/view/finepainter_p.h"

#include "widgets/model/shapeparts_p.h"
#include "widgets/view/detail_p.h"
#include "widgets/view/speck_p.h"
#include "widgets/view/strokeoutline_p.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace Trammel {

namespace {

// Up to these pixels a side, with more points than that, or with any line but a thin one, drawing by hand is faster
// than a QPainter.
constexpr double LargestSide = 160;
constexpr std::size_t MostPlainPoints = 300;
// A QPainter walks along all of an outline, also where that is far outside of the image.
constexpr double HugeSide = 20'000;
constexpr double WidestPen = ThinLine::Widest;
// The places within a pixel that are told apart, in each direction.
constexpr int PhaseBits = 8, PhaseSteps = 1 << PhaseBits;
// Of what lies farther away no place within a pixel is told, in pixels.
constexpr double FarthestCentre = 1e6;
constexpr QRgb Opaque = 0xffffffff;

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

// The area of the line around a shape, more or less.
double lineInkOf(double wide, double tall, double width)
{
    return std::min(2 * (wide + tall) * width, (wide + width) * (tall + width));
}

bool isThin(double width, Qt::PenStyle style)
{
    return style == Qt::SolidLine && width <= ThinLine::Widest;
}

// Draws upon blank pixels how much of each is covered, for a layer of a sprite.
template <typename Put>
void record(Sprite &sprite, const QRect &rect, QRgb colour, Sprite::Mixing mixing, const Put &put)
{
    QImage image(rect.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    put(Pixels(image).seenFrom(-rect.topLeft()));
    sprite.addLayer(image, rect.topLeft(), colour, mixing);
}

bool isSeen(const Stroke &stroke)
{
    return stroke.colour.isValid() && stroke.style != Qt::NoPen;
}

SpriteLook lookOf(const Shape &shape, const QColor &fill, const Stroke &stroke, QPointF phase)
{
    return {shape.kind,
            shape.size,
            shape.rotation,
            shape.mirroredX,
            shape.mirroredY,
            shape.cornerRadius,
            shape.outline,
            fill,
            stroke,
            phase,
            {},
            {},
            {}};
}

} // namespace

std::optional<QRect> reachOf(const Shape &shape, double strokeWidth, const QTransform &sceneToPixels, const QRect &rect)
{
    const double scale = std::sqrt(std::abs(sceneToPixels.determinant()));
    // Outlines may stick out of their frame by as much again.
    const double frame = (shape.size.width() + shape.size.height()) / 2;
    const double radius = ((shape.kind->hasOutline() ? 2 * frame : frame) + strokeWidth) * scale + 2;
    const QPointF centre = sceneToPixels.map(shape.centre);
    const double left = std::max(centre.x() - radius, double(rect.left()));
    const double top = std::max(centre.y() - radius, double(rect.top()));
    const double right = std::min(centre.x() + radius, double(rect.right() + 1));
    const double bottom = std::min(centre.y() + radius, double(rect.bottom() + 1));
    if (!(left < right && top < bottom))
        return {};
    return QRect(QPoint(int(left), int(top)), QPoint(int(std::ceil(right)) - 1, int(std::ceil(bottom)) - 1));
}

std::optional<QRect> reachOf(const Aabb2 &sceneBox, const QTransform &sceneToPixels, const QRect &rect)
{
    const QRectF box = sceneToPixels.mapRect(toRect(sceneBox)).adjusted(-2, -2, 2, 2) & QRectF(rect);
    if (sceneBox.isEmpty() || box.isEmpty())
        return {};
    return box.toAlignedRect() & rect;
}

bool isIntricate(const QList<ShapePart> &parts)
{
    std::size_t count = 0;
    bool isDashed = false;
    for (const ShapePart &part : parts) {
        count += std::size_t(part.path.elementCount());
        isDashed = isDashed || (isSeen(part.stroke) && part.stroke.style != Qt::SolidLine);
    }
    return count > MostPlainPoints || isDashed;
}

bool isIntricate(const Shape &shape)
{
    std::size_t count = 0;
    for (const QList<QPointF> &ring : shape.outline)
        count += std::size_t(ring.size());
    return count > MostPlainPoints || (isSeen(shape.stroke) && shape.stroke.style != Qt::SolidLine);
}

FinePainter::FinePainter(const Pixels &pixels, const QTransform &sceneToPixels)
    : m_pixels(pixels), m_transform(sceneToPixels), m_scale(std::sqrt(std::abs(sceneToPixels.determinant()))),
      m_local(pixels)
{
}

bool FinePainter::isOutside(QPointF pos, double reach) const
{
    const QRect &rect = m_pixels.rect;
    return !(pos.x() + reach > rect.left() && pos.x() - reach < rect.right() + 1 && pos.y() + reach > rect.top()
             && pos.y() - reach < rect.bottom() + 1);
}

std::optional<QRect> FinePainter::reach(const Shape &shape, double strokeWidth) const
{
    return reachOf(shape, strokeWidth, m_transform, m_pixels.rect);
}

std::optional<QRect> FinePainter::reach(const Aabb2 &sceneBox) const
{
    return reachOf(sceneBox, m_transform, m_pixels.rect);
}

bool FinePainter::paintSpeck(const Shape &shape, const Stroke &line)
{
    const bool hasLine = isSeen(line);
    const double width = hasLine ? line.width * m_scale : 0;
    const double wide = shape.size.width() * m_scale, tall = shape.size.height() * m_scale;
    if (!(std::max(wide, tall) + width < SpeckSize))
        return false;
    const bool isFilled = shape.isFilled();
    if (!isFilled && !hasLine)
        return true;
    const QPointF centre = toPixels(shape.centre);
    if (isOutside(centre, SpeckSize))
        return true;
    // The line lies half upon the fill.
    const double lineInk = lineInkOf(wide, tall, width);
    const double fillInk = isFilled ? wide * tall * coverOf(shape.kind) : 0;
    QRgb colour = premultiplied(isFilled ? shape.fill : line.colour);
    if (isFilled && lineInk > 0)
        colour = mixed(colour, premultiplied(line.colour), lineInk / (fillInk + lineInk / 2));
    putSpeck(m_pixels, centre, {wide + width, tall + width}, shape.rotation, colour,
             isFilled ? fillInk + lineInk / 2 : lineInk);
    return true;
}

bool FinePainter::paint(const Shape &shape, const QColor &fill, const Stroke &stroke)
{
    place(shape);
    return draw(shape, fill, stroke, nullptr);
}

bool FinePainter::paint(const Shape &shape, const QColor &fill, const Stroke &stroke, ShapeId id, SpriteStore &sprites)
{
    place(shape);
    const SpriteLook look = lookOf(shape, fill, stroke, m_phase);
    if (const Sprite *kept = sprites.find(id, look)) {
        kept->paint(m_local);
        return true;
    }
    Sprite sprite;
    if (!draw(shape, fill, stroke, sprites.isWanted() ? &sprite : nullptr))
        return false;
    if (!sprite.isEmpty())
        sprites.insert(std::move(sprite)).paint(m_local);
    return true;
}

bool FinePainter::paint(const Shape &shape, const QList<ShapePart> &parts, ShapeId id, SpriteStore *sprites)
{
    place(shape);
    if (!sprites)
        return draw(shape, parts, nullptr);
    SpriteLook look = lookOf(shape, shape.fill, shape.stroke, m_phase);
    look.text = shape.text;
    look.name = shape.name;
    look.extra = shape.extra;
    if (const Sprite *kept = sprites->find(id, look)) {
        kept->paint(m_local);
        return true;
    }
    Sprite sprite;
    if (!draw(shape, parts, sprites->isWanted() ? &sprite : nullptr))
        return false;
    if (!sprite.isEmpty())
        sprites->insert(std::move(sprite)).paint(m_local);
    return true;
}

FinePainter::Line::Line(const Stroke &stroke, bool isFilled, double scale)
    : width(isSeen(stroke) ? stroke.width * scale : 0), isDrawn(isSeen(stroke) && !(isFilled && width < MixedLine)),
      isHard(isDrawn && (stroke.style != Qt::SolidLine || width > WidestPen))
{
}

bool FinePainter::draw(const Shape &shape, const QColor &fillColour, const Stroke &stroke, Sprite *sprite)
{
    if (!fillColour.isValid() && !isSeen(stroke))
        return true;
    const Line line(stroke, fillColour.isValid(), m_scale);
    if (!trace(shape, line.reach(), line.isHard))
        return false;
    if (m_rect.isEmpty())
        return true;
    put(fillColour, stroke, shape.size * m_scale, coverOf(shape.kind), Coverage::Rule::OddEven,
        isSmall() ? sprite : nullptr);
    return true;
}

bool FinePainter::draw(const Shape &shape, const QList<ShapePart> &parts, Sprite *sprite)
{
    const QTransform toScene = frameToScene(shape);
    const QTransform toLocal(toScene.m11() * m_transform.m11() + toScene.m12() * m_transform.m21(),
                             toScene.m11() * m_transform.m12() + toScene.m12() * m_transform.m22(),
                             toScene.m21() * m_transform.m11() + toScene.m22() * m_transform.m21(),
                             toScene.m21() * m_transform.m12() + toScene.m22() * m_transform.m22(), m_phase.x(),
                             m_phase.y());
    // All of them by hand, or none.
    bool isByHand = isIntricate(parts);
    QRectF reach;
    for (const ShapePart &part : parts) {
        const Line line(part.stroke, part.fill.isValid(), m_scale);
        const double margin = line.reach() / 2;
        isByHand = isByHand || line.isHard;
        reach |= toLocal.mapRect(part.path.controlPointRect()).adjusted(-margin, -margin, margin, margin);
    }
    const double side = std::max(reach.width(), reach.height());
    if (!isByHand && side > LargestSide && side < HugeSide && reach.intersects(m_local.frame))
        return false;
    m_rect = reach.intersects(m_local.frame) ? (reach & m_local.frame).toAlignedRect() : QRect();
    if (!isSmall() || !QRectF(m_local.frame).contains(reach))
        sprite = nullptr;
    for (const ShapePart &part : parts) {
        const bool isFilled = part.fill.isValid();
        if ((!isFilled && !isSeen(part.stroke)) || !m_outline.trace(part.path, toLocal, 1, m_local.frame))
            continue;
        m_rect = touched(Line(part.stroke, isFilled, m_scale).reach());
        // A sprite is of all parts, also where only some of them are to be drawn now.
        if (m_rect.isEmpty() || (!sprite && !m_rect.intersects(m_local.rect)))
            continue;
        const bool isWinding = part.path.fillRule() == Qt::WindingFill;
        const QPointF size = m_outline.max() - m_outline.min();
        put(part.fill, part.stroke, {size.x(), size.y()}, 1,
            isWinding ? Coverage::Rule::NonZero : Coverage::Rule::OddEven, sprite);
    }
    return true;
}

void FinePainter::put(const QColor &fillColour, const Stroke &line, QSizeF size, double cover, Coverage::Rule rule,
                      Sprite *sprite)
{
    const bool isFilled = fillColour.isValid();
    const Line drawn(line, isFilled, m_scale);
    const double width = drawn.width;
    if (isFilled) {
        QRgb colour = premultiplied(fillColour);
        if (width > 0 && !drawn.isDrawn) {
            const double lineInk = lineInkOf(size.width(), size.height(), width);
            colour = mixed(colour, premultiplied(line.colour),
                           lineInk / (size.width() * size.height() * cover + lineInk / 2));
        }
        if (sprite)
            record(*sprite, m_rect, colour, Sprite::Mixing::Single,
                   [&](const Pixels &blank) { fill(blank, Opaque, rule); });
        else
            fill(m_local, colour, rule);
    }
    if (!drawn.isDrawn)
        return;
    // Thinner than a pixel: a hairline that fades, but never away where there is nothing else.
    double strength = width >= 1 ? 1 : isFilled ? width : std::max(width, LeastInk);
    Qt::PenStyle style = line.style;
    if (style != Qt::SolidLine && (width < LeastDashedLine || m_outline.crossings() > MostDashedCrossings)) {
        strength *= DashShare;
        style = Qt::SolidLine;
    }
    const QRgb colour = faded(premultiplied(line.colour), strength);
    const double wide = std::max(width, 1.0);
    const auto putLine = [&](const Pixels &pixels, QRgb ink) { stroke(pixels, ink, wide, width >= 1, style); };
    if (sprite)
        record(*sprite, m_rect, colour, isThin(wide, style) ? Sprite::Mixing::Blocks : Sprite::Mixing::Single,
               [&](const Pixels &blank) { putLine(blank, Opaque); });
    else
        putLine(m_local, colour);
}

bool FinePainter::paintOutline(const Shape &shape, const QColor &colour, double width)
{
    const double wide = shape.size.width() * m_scale, tall = shape.size.height() * m_scale;
    if (std::max(wide, tall) < SpeckSize) {
        const QPointF centre = toPixels(shape.centre);
        if (!isOutside(centre, SpeckSize))
            putSpeck(m_pixels, centre, {wide, tall}, shape.rotation, premultiplied(colour),
                     std::max(wide, 1.0) * std::max(tall, 1.0));
        return true;
    }
    place(shape);
    if (!trace(shape, width, false))
        return false;
    if (!m_rect.isEmpty())
        stroke(m_local, premultiplied(colour), width, false, Qt::SolidLine);
    return true;
}

void FinePainter::place(const Shape &shape)
{
    const QPointF centre = toPixels(shape.centre);
    if (!(std::max(std::abs(centre.x()), std::abs(centre.y())) < FarthestCentre)) {
        m_local = m_pixels;
        m_phase = centre;
        return;
    }
    // Where a pixel's part is rounded makes no difference to see, and after a move by whole pixels the phase is
    // the same although the way there was reckoned in fractions.
    const QPoint steps(qRound(centre.x() * PhaseSteps), qRound(centre.y() * PhaseSteps));
    const QPoint pixel(steps.x() >> PhaseBits, steps.y() >> PhaseBits);
    m_local = m_pixels.seenFrom(pixel);
    m_phase = QPointF(steps - pixel * PhaseSteps) / PhaseSteps;
}

bool FinePainter::isSmall() const
{
    const QRect &frame = m_local.frame;
    return std::max(m_rect.width(), m_rect.height()) <= LargestSide && frame.adjusted(1, 1, -1, -1).contains(m_rect);
}

bool FinePainter::trace(const Shape &shape, double strokeWidth, bool isIntricate)
{
    if (!m_outline.trace(shape, m_phase, m_transform, 1, m_local.frame))
        return false;
    m_rect = touched(strokeWidth);
    const bool isOutside = m_rect.isEmpty();
    if (!m_rect.intersects(m_local.rect))
        m_rect = QRect();
    const QPointF size = m_outline.max() - m_outline.min();
    const double side = std::max(size.x(), size.y()) + strokeWidth;
    const bool isPlain = side > LargestSide && side < HugeSide && m_outline.pointCount() <= MostPlainPoints;
    return isOutside || isIntricate || !isPlain;
}

QRect FinePainter::touched(double strokeWidth) const
{
    const QPointF margin(strokeWidth / 2, strokeWidth / 2);
    const QPointF min = m_outline.min() - margin, max = m_outline.max() + margin;
    const QRect &rect = m_local.frame;
    const double left = std::max(std::floor(min.x()), double(rect.left()));
    const double top = std::max(std::floor(min.y()), double(rect.top()));
    const double right = std::min(std::ceil(max.x()), double(rect.right() + 1));
    const double bottom = std::min(std::ceil(max.y()), double(rect.bottom() + 1));
    return left < right && top < bottom ? QRect(int(left), int(top), int(right - left), int(bottom - top)) : QRect();
}

void FinePainter::fill(const Pixels &pixels, QRgb colour, Coverage::Rule rule)
{
    m_coverage.begin(m_rect, pixels.rect);
    for (std::size_t i = 0; i < m_outline.ringCount(); ++i) {
        const std::span<const QPointF> ring = m_outline.ring(i);
        QPointF last = ring.back();
        for (QPointF point : ring) {
            m_coverage.addLine(last, point);
            last = point;
        }
    }
    m_coverage.fill(pixels, colour, rule);
}

void FinePainter::stroke(const Pixels &pixels, QRgb colour, double width, bool hasRoundCaps, Qt::PenStyle style)
{
    if (isThin(width, style)) {
        m_line.begin(m_rect, pixels.rect, width);
        for (std::size_t i = 0; i < m_outline.ringCount(); ++i)
            m_line.add(m_outline.ring(i), m_outline.isClosed(i), hasRoundCaps);
        m_line.fill(pixels, colour);
        return;
    }
    m_coverage.begin(m_rect, pixels.rect);
    for (std::size_t i = 0; i < m_outline.ringCount(); ++i) {
        const std::span<const QPointF> ring = m_outline.ring(i);
        if (style == Qt::SolidLine)
            addStroke(m_coverage, ring, m_outline.isClosed(i), width, hasRoundCaps);
        else
            addDashes(m_coverage, ring, m_outline.isClosed(i), width, hasRoundCaps, style, m_rect);
    }
    m_coverage.fill(pixels, colour, Coverage::Rule::NonZero);
}

} // namespace Trammel
