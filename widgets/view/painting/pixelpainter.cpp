#include "widgets/view/painting/pixelpainter_p.h"

#include "widgets/model/shape/shapeparts_p.h"
#include "widgets/view/painting/dot_p.h"
#include "widgets/view/painting/levelofdetail_p.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <tuple>
#include <utility>

namespace Trammel {

namespace {

// Direct rasterization is faster than a QPainter for shapes up to LargestSide, in pixels, for outlines with more than
// MostPlainPoints points, and for lines that are not thin.
constexpr double LargestSide = 160;
constexpr std::size_t MostPlainPoints = 300;
// In pixels. Larger shapes are always rasterized directly, since a QPainter processes the whole outline, even far
// outside the image.
constexpr double HugeSide = 20'000;
constexpr double WidestPen = ThinLine::Widest;
// The number of distinct positions within a pixel, in each direction.
constexpr int PhaseBits = 8, PhaseSteps = 1 << PhaseBits;
// In pixels. For a center farther away, no position within a pixel is computed.
constexpr double FarthestCenter = 1e6;
constexpr QRgb Opaque = 0xffffffff;

// The share of its frame that a shape covers. For a polygon it is a typical value.
double coverOf(const ShapeKind *kind)
{
    if (kind->form() == ShapeKind::Form::Ellipse)
        return std::numbers::pi / 4;
    return kind->hasOutline() ? 0.5 : 1;
}

QRgb faded(QRgb color, double share)
{
    return scaled(color, quint32(std::clamp(share, 0.0, 1.0) * 255 + 0.5));
}

// The approximate area of the line around a shape.
double lineInkOf(double wide, double tall, double width)
{
    return std::min(2 * (wide + tall) * width, (wide + width) * (tall + width));
}

// The share of a dashed line that is covered by dashes.
double dashShare(const Stroke &stroke)
{
    if (stroke.dashPattern.isEmpty())
        return DashShare;
    double dashes = 0, all = 0;
    bool isDash = true;
    for (double length : stroke.dashPattern.lengths()) {
        all += length;
        dashes += isDash ? length : 0;
        isDash = !isDash;
    }
    return dashes / all;
}

// Adds a polygon with the area of a circle.
void addCircle(Coverage &coverage, const HeadOutline::Circle &circle)
{
    const int count = circle.radius < 8 ? 16 : circle.radius < 80 ? 48 : 192;
    const double step = (circle.isHole ? 2 : -2) * std::numbers::pi / count;
    const double radius = circle.radius * std::sqrt(step / std::sin(step));
    QPointF last = circle.center + QPointF(radius, 0);
    for (int i = 1; i <= count; ++i) {
        const double angle = i < count ? i * step : 0;
        const QPointF next = circle.center + QPointF(std::cos(angle), std::sin(angle)) * radius;
        coverage.addLine(last, next);
        last = next;
    }
}

Coverage::Rule ruleOf(const Shape &shape)
{
    return shape.path->fillRule == FillRule::NonZero ? Coverage::Rule::NonZero : Coverage::Rule::OddEven;
}

SpriteLook lookOf(const Shape &shape, const Fill &fill, const Stroke &stroke, QPointF phase)
{
    return {shape.kind,
            shape.size,
            shape.rotation,
            shape.mirroredX,
            shape.mirroredY,
            shape.cornerRadius,
            shape.startHead,
            shape.endHead,
            shape.outline,
            shape.path,
            fill,
            stroke,
            phase};
}

} // namespace

std::optional<QRect> reachOf(const Shape &shape, double strokeWidth, const QTransform &sceneToPixels, const QRect &rect)
{
    const double scale = std::sqrt(std::abs(sceneToPixels.determinant()));
    // The points of an outline may be outside the frame, up to twice as far from its center.
    const double frame = (shape.size.width() + shape.size.height()) / 2;
    const double radius = ((shape.kind->hasOutline() ? 2 * frame : frame) + strokeWidth) * scale + 2;
    const QPointF center = sceneToPixels.map(shape.center);
    const double left = std::max(center.x() - radius, double(rect.left()));
    const double top = std::max(center.y() - radius, double(rect.top()));
    const double right = std::min(center.x() + radius, double(rect.right() + 1));
    const double bottom = std::min(center.y() + radius, double(rect.bottom() + 1));
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
    bool hasDashes = false;
    for (const ShapePart &part : parts) {
        if (!part.picture.isNull())
            return false;
        count += std::size_t(part.path.elementCount());
        hasDashes = hasDashes || (isSeen(part.stroke) && isDashed(part.stroke));
    }
    return count > MostPlainPoints || hasDashes;
}

bool isIntricate(const Shape &shape)
{
    std::size_t count = 0;
    for (const QList<QPointF> &ring : shape.outline)
        count += std::size_t(ring.size());
    return count > MostPlainPoints || (isSeen(shape.stroke) && isDashed(shape.stroke));
}

PixelPainter::PixelPainter(const Pixels &pixels, const QTransform &sceneToPixels)
    : m_pixels(pixels), m_transform(sceneToPixels), m_scale(std::sqrt(std::abs(sceneToPixels.determinant()))),
      m_local(pixels)
{
}

void PixelPainter::setTarget(const Pixels &pixels, const QTransform &sceneToPixels)
{
    m_pixels = m_local = pixels;
    m_transform = sceneToPixels;
    m_scale = std::sqrt(std::abs(sceneToPixels.determinant()));
}

std::pair<QPoint, QPointF> PixelPainter::placeOf(const Shape &shape)
{
    place(shape);
    return {m_pixels.rect.topLeft() - m_local.rect.topLeft(), m_phase};
}

std::optional<QRect> PixelPainter::reach(const Shape &shape, double strokeWidth) const
{
    return reachOf(shape, strokeWidth, m_transform, m_pixels.rect);
}

std::optional<QRect> PixelPainter::reach(const Aabb2 &sceneBox) const
{
    return reachOf(sceneBox, m_transform, m_pixels.rect);
}

bool PixelPainter::paintDot(const Shape &shape, const Stroke &line, double opacity)
{
    const bool hasLine = isSeen(line);
    const double width = hasLine ? line.width * m_scale : 0;
    const double wide = shape.size.width() * m_scale, tall = shape.size.height() * m_scale;
    if (!(std::max(wide, tall) + width < DotSize))
        return false;
    const bool isFilled = shape.isFilled();
    if (!isFilled && !hasLine)
        return true;
    const QPointF center = toPixels(shape.center);
    if (isOutside(center, DotSize))
        return true;
    // Half of the line lies on the fill.
    const double lineInk = lineInkOf(wide, tall, width);
    const double fillInk = isFilled ? wide * tall * coverOf(shape.kind) : 0;
    QRgb color = isFilled ? qPremultiply(shape.fill.rgba()) : premultiplied(line.color);
    if (isFilled && lineInk > 0)
        color = LineInk{premultiplied(line.color), lineInk / (fillInk + lineInk / 2)}.mixedInto(color);
    if (opacity != 1)
        color = faded(color, opacity);
    putDot(m_pixels, center, {wide + width, tall + width}, shape.rotation, color,
           isFilled ? fillInk + lineInk / 2 : lineInk);
    return true;
}

bool PixelPainter::paintShadowDot(const Shape &shape)
{
    const Shadow &shadow = *shape.shadow;
    const bool hasLine = isSeen(shape.stroke), isFilled = shape.isFilled();
    const double line = hasLine ? shape.stroke.width * m_scale : 0;
    const double wide = shape.size.width() * m_scale, tall = shape.size.height() * m_scale;
    // The box has the same variance as the blurred one.
    const double spread = std::sqrt(3.0) * shadow.blurRadius * m_scale;
    const double across = std::hypot(wide + line, spread), down = std::hypot(tall + line, spread);
    if (!(std::max(across, down) < DotSize))
        return false;
    const QPointF center = toPixels(shape.center + shadow.offset);
    if (isOutside(center, DotSize) || (!isFilled && !hasLine))
        return true;
    const double lineInk = hasLine ? lineInkOf(wide, tall, line) * double(shape.stroke.color.alphaF()) : 0;
    const double fillInk = isFilled ? wide * tall * coverOf(shape.kind) * qAlpha(shape.fill.rgba()) / 255 : 0;
    putDot(m_pixels, center, {across, down}, shape.rotation, faded(premultiplied(shadow.color), double(shape.opacity)),
           isFilled ? fillInk + lineInk / 2 : lineInk);
    return true;
}

bool PixelPainter::paint(const Shape &shape, const Fill &fill, const Stroke &stroke)
{
    place(shape);
    return draw(shape, fill, stroke, nullptr);
}

bool PixelPainter::paint(const Shape &shape, const Fill &fill, const Stroke &stroke, ShapeId id, SpriteStore &sprites,
                         const std::function<std::vector<PlacedText>()> &placedTexts)
{
    place(shape);
    SpriteLook look = lookOf(shape, fill, stroke, m_phase);
    if (placedTexts) {
        look.text = shape.text;
        look.textStyle = shape.textStyle;
    }
    if (const Sprite *kept = sprites.find(id, look)) {
        kept->paint(m_local);
        return true;
    }
    Sprite sprite;
    const std::vector<PlacedText> texts = placedTexts ? placedTexts() : std::vector<PlacedText>();
    const bool isKept = sprites.isWanted() && canBeKept(texts);
    if (!draw(shape, fill, stroke, isKept ? &sprite : nullptr))
        return false;
    // A shape that is not kept is on the pixels already, below its texts.
    const bool hasBody = fill.isValid() || isSeen(stroke);
    drawTexts(texts, isKept && (!hasBody || !sprite.isEmpty()) ? &sprite : nullptr);
    if (!sprite.isEmpty())
        sprites.insert(std::move(sprite)).paint(m_local);
    return true;
}

bool PixelPainter::paint(const Shape &shape, const QList<ShapePart> &parts, ShapeId id, SpriteStore *sprites)
{
    place(shape);
    if (!sprites)
        return draw(shape, parts, nullptr);
    SpriteLook look = lookOf(shape, shape.fill, shape.stroke, m_phase);
    look.text = shape.text;
    look.textStyle = shape.textStyle;
    look.name = shape.name;
    look.data = shape.data;
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

bool PixelPainter::paintWhole(const Shape &shape, const Stroke &stroke, Tint tint, ShapeId id, SpriteStore &sprites)
{
    place(shape);
    SpriteLook look = lookOf(shape, shape.fill, stroke, m_phase);
    look.text = shape.text;
    look.textStyle = shape.textStyle;
    look.shadow = shape.shadow;
    look.opacity = shape.opacity;
    look.tint = tint;
    look.isWhole = true;
    if (shape.kind->form() == ShapeKind::Form::Custom) {
        look.name = shape.name;
        look.data = shape.data;
        look.extra = shape.extra;
    }
    const Sprite *kept = sprites.find(id, look);
    if (kept)
        kept->paint(m_local);
    return kept;
}

PixelPainter::Line::Line(const Stroke &stroke, bool isFilled, double scale)
    : width(isSeen(stroke) ? stroke.width * scale : 0), isDrawn(isSeen(stroke) && !(isFilled && width < MixedLine)),
      hasMiters(isDrawn && stroke.join == LineJoin::Miter), isHard(isDrawn && (isDashed(stroke) || width > WidestPen))
{
}

bool PixelPainter::draw(const Shape &shape, const Fill &fillColor, const Stroke &stroke, Sprite *sprite)
{
    if (!fillColor.isValid() && !isSeen(stroke))
        return true;
    const Line line(stroke, fillColor.isValid(), m_scale);
    sharpen(shape, line.width);
    const LineEnds ends = endsOf(shape);
    const double reach = ends.isEmpty() ? line.reach() : std::max(line.reach(), 2 * m_scale * strokeReach(shape));
    // The colors that QPainter gives a gradient depend on the part that is painted.
    if (!trace(shape, reach, line.isHard || fillColor.isGradient()))
        return false;
    if (m_rect.isEmpty())
        return true;
    m_lineEnds = ends;
    if (!ends.isEmpty())
        ends.shorten(m_outline.ring(0));
    put(shape, fillColor, stroke, shape.size * m_scale, coverOf(shape.kind), ruleOf(shape),
        isSmall() ? sprite : nullptr);
    return true;
}

bool PixelPainter::draw(const Shape &shape, const QList<ShapePart> &parts, Sprite *sprite)
{
    const QTransform toLocal = frameToLocal(shape);
    // Either all parts are rasterized directly, or none.
    bool isDirect = m_isAlwaysDirect || isIntricate(parts);
    QRectF reach;
    for (const ShapePart &part : parts) {
        // QPainter paints pictures.
        if (!part.picture.isNull())
            return false;
        const Line line(part.stroke, part.fill.isValid(), m_scale);
        // An outline may be moved by half a pixel.
        const double margin = line.reach() / 2 + 0.5;
        isDirect = isDirect || line.isHard || part.fill.isGradient();
        reach |= toLocal.mapRect(part.path.controlPointRect()).adjusted(-margin, -margin, margin, margin);
    }
    const double side = std::max(reach.width(), reach.height());
    if (!isDirect && side > LargestSide && side < HugeSide && reach.intersects(m_local.frame))
        return false;
    m_rect = reach.intersects(m_local.frame) ? (reach & m_local.frame).toAlignedRect() : QRect();
    if (!isSmall() || !QRectF(m_local.frame).contains(reach))
        sprite = nullptr;
    for (const ShapePart &part : parts) {
        const bool isFilled = part.fill.isValid();
        const Line line(part.stroke, isFilled, m_scale);
        const QPointF move = m_isSharpening ? sharpeningMove(part.path, line.width, toLocal) : QPointF();
        if ((!isFilled && !isSeen(part.stroke))
            || !m_outline.trace(part.path, toLocal * QTransform::fromTranslate(move.x(), move.y()), 1, m_local.frame))
            continue;
        m_rect = touched(line.reach());
        m_lineEnds = {};
        // A sprite contains all parts, even if only some of them are visible now.
        if (m_rect.isEmpty() || (!sprite && !m_rect.intersects(m_local.rect)))
            continue;
        const bool isWinding = part.path.fillRule() == Qt::WindingFill;
        const QPointF size = m_outline.max() - m_outline.min();
        put(shape, part.fill, part.stroke, {size.x(), size.y()}, 1,
            isWinding ? Coverage::Rule::NonZero : Coverage::Rule::OddEven, sprite);
    }
    return true;
}

QTransform PixelPainter::frameToLocal(const Shape &shape) const
{
    const QTransform toScene = frameToScene(shape);
    return {toScene.m11() * m_transform.m11() + toScene.m12() * m_transform.m21(),
            toScene.m11() * m_transform.m12() + toScene.m12() * m_transform.m22(),
            toScene.m21() * m_transform.m11() + toScene.m22() * m_transform.m21(),
            toScene.m21() * m_transform.m12() + toScene.m22() * m_transform.m22(),
            m_phase.x(),
            m_phase.y()};
}

void PixelPainter::putFill(const Shape &shape, const Fill &fillColor, const LineInk &line, Coverage::Rule rule,
                           Sprite *sprite)
{
    if (fillColor.isGradient()) {
        bool isInvertible = false;
        const QTransform toGradient =
            (gradientToFrame(fillColor.gradient(), shape) * frameToLocal(shape)).inverted(&isInvertible);
        // A flat frame has the mean color.
        if (isInvertible) {
            const GradientInk ink(fillColor.gradient(), toGradient, line, qint64(m_rect.width()) * m_rect.height());
            return putGradient(ink, rule, sprite);
        }
    }
    const QRgb color = line.mixedInto(qPremultiply(fillColor.rgba()));
    if (sprite)
        sprite->record(m_rect, color, Sprite::Mixing::Single, [&](const Pixels &blank) { fill(blank, Opaque, rule); });
    else
        fill(m_local, color, rule);
}

void PixelPainter::putGradient(const GradientInk &ink, Coverage::Rule rule, Sprite *sprite)
{
    if (!sprite)
        return fill(m_local, ink, rule);
    QImage picture(m_rect.size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    fill(Pixels(picture).seenFrom(-m_rect.topLeft()), ink, rule);
    sprite->addLayer(picture, m_rect.topLeft());
}

void PixelPainter::put(const Shape &shape, const Fill &fillColor, const Stroke &line, QSizeF size, double cover,
                       Coverage::Rule rule, Sprite *sprite)
{
    const bool isFilled = fillColor.isValid();
    const Line drawn(line, isFilled, m_scale);
    const double width = drawn.width;
    if (isFilled) {
        LineInk mixedLine;
        if (width > 0 && !drawn.isDrawn) {
            const double lineInk = lineInkOf(size.width(), size.height(), width);
            mixedLine = {premultiplied(line.color), lineInk / (size.width() * size.height() * cover + lineInk / 2)};
        }
        putFill(shape, fillColor, mixedLine, rule, sprite);
    }
    if (!drawn.isDrawn)
        return;
    // A line thinner than a pixel is drawn as a fainter line of one pixel. Without a fill, its strength is at least
    // LeastInk, so that it stays visible.
    double strength = width >= 1 ? 1 : isFilled ? width : std::max(width, LeastInk);
    QList<double> dashes = isDashed(line) ? dashLengths(line) : QList<double>();
    const double period = std::accumulate(dashes.begin(), dashes.end(), 0.0) * width;
    if (!dashes.isEmpty()
        && (width < LeastDashedLine || period < LeastDashPeriod || m_outline.crossings() > MostDashedCrossings)) {
        strength *= dashShare(line);
        dashes.clear();
    }
    const QRgb color = faded(premultiplied(line.color), strength);
    const LinePen pen{std::max(width, 1.0), width >= 1 ? line.cap : LineCap::Flat, line.join};
    // A line and its heads are drawn at once, so that translucent ones do not overlap. Heads do not fade like a line
    // that is thinner than a pixel.
    const bool hasHeads = !m_lineEnds.isEmpty(), isOnePiece = hasHeads && width >= 1;
    const bool isThin = dashes.isEmpty() && !isOnePiece && pen.width <= ThinLine::Widest;
    const auto putLine = [&](const Pixels &pixels, QRgb ink) { stroke(pixels, ink, pen, dashes, isOnePiece); };
    if (sprite)
        sprite->record(m_rect, color, isThin ? Sprite::Mixing::Blocks : Sprite::Mixing::Single,
                       [&](const Pixels &blank) { putLine(blank, Opaque); });
    else
        putLine(m_local, color);
    if (!hasHeads || isOnePiece)
        return;
    const QRgb headColor = premultiplied(line.color);
    const double thickness = std::max(width, LeastInk);
    // In a sprite, each head is a layer, so that heads that overlap are mixed in the same way.
    for (const LineEnd &end : {m_lineEnds.start, m_lineEnds.end}) {
        if (end.isEmpty())
            continue;
        if (sprite)
            sprite->record(m_rect, headColor, Sprite::Mixing::Single,
                           [&](const Pixels &blank) { fillHead(blank, end, Opaque, thickness); });
        else
            fillHead(m_local, end, headColor, thickness);
    }
}

LineEnds PixelPainter::endsOf(const Shape &shape) const
{
    if (!hasHeads(shape))
        return {};
    const QTransform toLocal(m_transform.m11(), m_transform.m12(), m_transform.m21(), m_transform.m22(), m_phase.x(),
                             m_phase.y());
    LineEnds ends = lineEnds(shape);
    for (LineEnd *end : {&ends.start, &ends.end}) {
        end->tip -= shape.center;
        *end = end->mapped(toLocal, m_scale);
        if (end->size < LeastHead)
            *end = {};
    }
    return ends;
}

bool PixelPainter::paintOutline(const Shape &shape, const QColor &color, double width)
{
    const double wide = shape.size.width() * m_scale, tall = shape.size.height() * m_scale;
    if (std::max(wide, tall) < DotSize) {
        const QPointF center = toPixels(shape.center);
        if (!isOutside(center, DotSize))
            putDot(m_pixels, center, {wide, tall}, shape.rotation, premultiplied(color),
                   std::max(wide, 1.0) * std::max(tall, 1.0));
        return true;
    }
    place(shape);
    sharpen(shape, isSeen(shape.stroke) ? shape.stroke.width * m_scale : width);
    if (!trace(shape, width, false))
        return false;
    if (!m_rect.isEmpty())
        stroke(m_local, premultiplied(color), {width, LineCap::Flat}, {}, false);
    return true;
}

void PixelPainter::paintBeside(const Shape &shape, const QColor &color, double width, double gap,
                               const QPainterPath &excluded)
{
    const double whole = gap + 2 * width;
    place(shape);
    sharpen(shape, shape.stroke.width * m_scale);
    if (!trace(shape, whole, true))
        return;
    const QRect seen = m_rect & m_local.rect;
    if (seen.isEmpty())
        return;
    // The wide line minus the inside and the gap. Outlines that were drawn before stay visible below both.
    QImage line(seen.size(), QImage::Format_ARGB32_Premultiplied);
    QImage without(seen.size(), QImage::Format_ARGB32_Premultiplied);
    line.fill(Qt::transparent);
    without.fill(Qt::transparent);
    const Pixels linePixels = Pixels(line).seenFrom(-seen.topLeft());
    const Pixels withoutPixels = Pixels(without).seenFrom(-seen.topLeft());
    stroke(linePixels, premultiplied(color), {whole}, {}, false);
    stroke(withoutPixels, Opaque, {gap}, {}, false);
    if (m_outline.ringCount() > 0 && m_outline.isClosed(0))
        fill(withoutPixels, Opaque, ruleOf(shape));
    if (!excluded.isEmpty()) {
        QPainter painter(&without);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(m_local.rect.topLeft() - m_pixels.rect.topLeft() - seen.topLeft());
        painter.fillPath(m_transform.map(excluded), QColor::fromRgba(Opaque));
    }
    for (int y = seen.top(); y <= seen.bottom(); ++y) {
        QRgb *target = m_local.line(y);
        const QRgb *ink = linePixels.line(y), *hole = withoutPixels.line(y);
        for (int x = seen.left(); x <= seen.right(); ++x) {
            if (ink[x] != 0)
                blend(target[x], ink[x], 255 - quint32(qAlpha(hole[x])));
        }
    }
}

void PixelPainter::place(const Shape &shape)
{
    std::tie(m_local, m_phase) = placed(toPixels(shape.center));
}

std::pair<Pixels, QPointF> PixelPainter::placed(QPointF center) const
{
    if (!(std::max(std::abs(center.x()), std::abs(center.y())) < FarthestCenter))
        return {m_pixels, center};
    // The position within a pixel is rounded, which makes no visible difference. After a move by whole pixels, the
    // phase is therefore the same despite rounding errors of the move.
    const QPoint steps(qRound(center.x() * PhaseSteps), qRound(center.y() * PhaseSteps));
    const QPoint pixel(steps.x() >> PhaseBits, steps.y() >> PhaseBits);
    return {m_pixels.seenFrom(pixel), QPointF(steps - pixel * PhaseSteps) / PhaseSteps};
}

void PixelPainter::sharpen(const Shape &shape, double lineWidth)
{
    if (m_isSharpening)
        m_phase += sharpeningMove(shape, lineWidth, m_phase, m_transform);
}

bool PixelPainter::isSmall() const
{
    const QRect &frame = m_local.frame;
    return std::max(m_rect.width(), m_rect.height()) <= LargestSide && frame.adjusted(1, 1, -1, -1).contains(m_rect);
}

bool PixelPainter::trace(const Shape &shape, double strokeWidth, bool isIntricate)
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
    return isOutside || isIntricate || m_isAlwaysDirect || !isPlain;
}

QRect PixelPainter::touched(double strokeWidth) const
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

template <typename Ink> void PixelPainter::fill(const Pixels &pixels, const Ink &ink, Coverage::Rule rule)
{
    m_coverage.begin(m_rect, pixels.rect);
    for (std::size_t i = 0; i < m_outline.ringCount(); ++i) {
        const std::span<const QPointF> ring = std::as_const(m_outline).ring(i);
        QPointF last = ring.back();
        for (QPointF point : ring) {
            m_coverage.addLine(last, point);
            last = point;
        }
    }
    m_coverage.fill(pixels, ink, rule);
}

void PixelPainter::stroke(const Pixels &pixels, QRgb color, const LinePen &pen, std::span<const double> dashes,
                          bool withHeads)
{
    if (dashes.empty() && !withHeads && pen.width <= ThinLine::Widest) {
        m_line.begin(m_rect, pixels.rect, pen.width);
        for (std::size_t i = 0; i < m_outline.ringCount(); ++i)
            m_line.add(std::as_const(m_outline).ring(i), m_outline.isClosed(i), pen.cap);
        m_line.fill(pixels, color);
        return;
    }
    m_coverage.begin(m_rect, pixels.rect);
    for (std::size_t i = 0; i < m_outline.ringCount(); ++i) {
        const std::span<const QPointF> ring = std::as_const(m_outline).ring(i);
        if (dashes.empty())
            addStroke(m_coverage, ring, m_outline.isClosed(i), pen);
        else
            addDashes(m_coverage, ring, m_outline.isClosed(i), pen, dashes, m_rect);
    }
    if (withHeads) {
        addHead(m_lineEnds.start, pen.width);
        addHead(m_lineEnds.end, pen.width);
    }
    m_coverage.fill(pixels, color, Coverage::Rule::NonZero);
}

void PixelPainter::addHead(const LineEnd &end, double thickness)
{
    const HeadOutline head(end, thickness);
    for (std::size_t i = 0; i < head.ringCount(); ++i) {
        const std::span<const QPointF> ring = head.ring(i);
        QPointF last = ring.back();
        for (QPointF point : ring) {
            m_coverage.addLine(last, point);
            last = point;
        }
    }
    for (const HeadOutline::Circle &circle : head.circles())
        addCircle(m_coverage, circle);
}

// Each head is drawn in a rectangle of its own, since the line may be much larger.
void PixelPainter::fillHead(const Pixels &pixels, const LineEnd &end, QRgb color, double thickness)
{
    // A head is at most 1.6 sizes long.
    const double reach = 1.7 * end.size + 1;
    const QRect rect = QRectF(end.tip - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach))
                           .intersected(QRectF(m_rect))
                           .toAlignedRect();
    if (!rect.intersects(pixels.rect))
        return;
    m_coverage.begin(rect, pixels.rect);
    addHead(end, thickness);
    m_coverage.fill(pixels, color, Coverage::Rule::NonZero);
}

} // namespace Trammel
