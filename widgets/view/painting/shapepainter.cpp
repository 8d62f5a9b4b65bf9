#include "widgets/view/painting/shapepainter_p.h"

#include "widgets/model/shape/outlinemap_p.h"
#include "widgets/model/shape/shapeparts_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/style/linehead_p.h"
#include "widgets/model/style/strokestyle_p.h"
#include "widgets/model/text/labelgap_p.h"
#include "widgets/model/text/textlayout_p.h"
#include "widgets/view/painting/colors_p.h"
#include "widgets/view/painting/damage_p.h"
#include "widgets/view/painting/levelofdetail_p.h"
#include "widgets/view/painting/occlusion_p.h"
#include "widgets/view/painting/textcache_p.h"
#include "widgets/view/painting/textcolor_p.h"

#include <QtGui/QPaintEngine>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPalette>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

constexpr QColor CollisionColor(0xe0, 0x31, 0x31);
// The work for a character of a text that a QPainter draws, as a number of filled pixels that takes as long.
constexpr double PixelsPerCharacter = 500;
// As above, for a letter that is drawn by its outline.
constexpr double PixelsPerLetter = 100;

Stroke tintedStroke(const Stroke &stroke, Tint tint, double leastWidth)
{
    if (tint == Tint::None)
        return stroke;
    Stroke tinted = stroke;
    tinted.color = tintedStroke(stroke.color, tint);
    tinted.width = std::max(stroke.width, leastWidth);
    tinted.style = stroke.style == Qt::NoPen ? Qt::SolidLine : stroke.style;
    return tinted;
}

// The size of one unit of the transform's target coordinates, in scene units.
double unitOf(const QTransform &transform)
{
    const double scale = std::sqrt(std::abs(transform.determinant()));
    return scale > 0 ? 1 / scale : 1;
}

Qt::PenCapStyle capOf(LineCap cap)
{
    return cap == LineCap::Flat ? Qt::FlatCap : cap == LineCap::Square ? Qt::SquareCap : Qt::RoundCap;
}

Qt::PenJoinStyle joinOf(LineJoin join)
{
    return join == LineJoin::Miter ? Qt::SvgMiterJoin : join == LineJoin::Bevel ? Qt::BevelJoin : Qt::RoundJoin;
}

// The share of the collision color in a tinted fill or picture.
double shareOf(Tint tint)
{
    return tint == Tint::None ? 0 : tint == Tint::Colliding ? 0.35 : 0.7;
}

QColor tintColor(Tint tint)
{
    QColor color = CollisionColor;
    color.setAlphaF(float(shareOf(tint)));
    return color;
}

QPen withDashes(QPen pen, const DashPattern &pattern)
{
    pen.setMiterLimit(MiterLimit);
    if (!pattern.isEmpty())
        pen.setDashPattern(pattern.lengths());
    return pen;
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    return QColor::fromRgbF(float(a.redF() * (1 - share) + b.redF() * share),
                            float(a.greenF() * (1 - share) + b.greenF() * share),
                            float(a.blueF() * (1 - share) + b.blueF() * share), a.alphaF());
}

// Whether QPainter gets the outline of a shape in scene coordinates, not in those of the frame.
bool isDrawnInScene(const Shape &shape)
{
    return shape.kind->form() == ShapeKind::Form::Box || isMadeOfPoints(shape);
}

// QGradient replaces a stop by a later one with the same offset.
QGradientStops distinct(QGradientStops stops)
{
    for (qsizetype i = 1; i < stops.size(); ++i)
        stops[i].first = std::max(stops[i].first, std::nextafter(stops[i - 1].first, 2));
    double most = 1;
    for (qsizetype i = stops.size() - 1; i >= 0 && stops[i].first > most; --i) {
        stops[i].first = most;
        most = std::nextafter(most, 0);
    }
    return stops;
}

QBrush brushOf(const Fill &fill, const Shape &shape, const QTransform &frameToTarget)
{
    if (!fill.isValid())
        return Qt::NoBrush;
    const Gradient &gradient = fill.gradient();
    const QTransform toTarget = gradientToFrame(gradient, shape) * frameToTarget;
    if (!fill.isGradient() || !toTarget.isInvertible())
        return fill.color();
    const auto brush = [&](QGradient colors) {
        colors.setStops(distinct(gradient.stops));
        colors.setInterpolationMode(QGradient::ComponentInterpolation);
        QBrush result(colors);
        result.setTransform(toTarget);
        return result;
    };
    return gradient.type == Gradient::Type::Linear ? brush(QLinearGradient(0, 0, 1, 0))
                                                   : brush(QRadialGradient(QPointF(), 1));
}

} // namespace

Fill tintedFill(const Fill &fill, Tint tint)
{
    if (tint == Tint::None)
        return fill;
    const double share = shareOf(tint);
    return fill.mapped([share](const QColor &color) { return mixed(color, CollisionColor, share); });
}

QColor tintedStroke(const QColor &stroke, Tint tint)
{
    return tint == Tint::None ? stroke : CollisionColor;
}

ShapePainter::ShapePainter(QPainter &painter, const QPalette &palette)
    : m_painter(&painter), m_palette(palette), m_isDark(isDark(palette)), m_pixel(unitOf(painter.deviceTransform())),
      m_viewPixel(unitOf(painter.worldTransform()))
{
    painter.setRenderHint(QPainter::Antialiasing);
}

ShapePainter::ShapePainter(QPainter &painter, const QPalette &palette, const Pixels &pixels, double ratio,
                           const Damage *wanted)
    : m_painter(&painter), m_palette(palette), m_isDark(isDark(palette)), m_pixel(unitOf(painter.worldTransform())),
      m_viewPixel(m_pixel * ratio), m_wanted(wanted), m_onImage(std::in_place, pixels, painter.worldTransform())
{
    m_fine = &*m_onImage;
    painter.setRenderHint(QPainter::Antialiasing);
}

ShapePainter::ShapePainter(const QTransform &sceneToPixels, const QPalette &palette, const Pixels &pixels, double ratio,
                           const Damage *wanted)
    : m_painter(nullptr), m_palette(palette), m_isDark(isDark(palette)), m_pixel(unitOf(sceneToPixels)),
      m_viewPixel(m_pixel * ratio), m_wanted(wanted), m_onImage(std::in_place, pixels, sceneToPixels)
{
    m_fine = &*m_onImage;
}

ShapePainter::~ShapePainter() = default;

const Shape *ShapePainter::cover(ShapeId id) const
{
    return m_occlusion ? m_occlusion->cover(id) : nullptr;
}

double ShapePainter::widestTint(const QTransform &sceneToPixels, double ratio)
{
    return LineOfTint * ratio * unitOf(sceneToPixels);
}

bool ShapePainter::isWanted(const Shape &shape, double strokeWidth) const
{
    // Most shapes outside of the wanted part lie in another band of rows.
    if (m_fine->isBeyondRows(shape, strokeWidth))
        return false;
    if (!m_wanted)
        return true;
    const std::optional<QRect> reach = m_fine->reach(shape, strokeWidth);
    return reach && m_wanted->meets(*reach);
}

bool ShapePainter::isWanted(const Aabb2 &painted, double margin) const
{
    const std::optional<QRect> reach = m_fine->reach(painted.expanded(margin));
    return reach && (!m_wanted || m_wanted->meets(*reach));
}

bool ShapePainter::isOutlineWanted(const Shape &shape, double margin) const
{
    return shape.kind->form() == ShapeKind::Form::Custom ? isWanted(shape.sceneBounds(), margin)
                                                         : isWanted(shape, margin);
}

bool ShapePainter::paintOutline(const Shape &shape, const QColor &color, double width)
{
    const double inScene = width * m_viewPixel;
    if (m_fine && !isOutlineWanted(shape, inScene))
        return true;
    const double pixels = width * m_viewPixel / m_pixel;
    const auto byHand = [&](PixelPainter &fine) { return fine.paintOutline(shape, color, pixels); };
    if (m_fine ? byHand(*m_fine)
               : isOnPixels() && isIntricate(shape) && paintAsImage(imageReach(shape, inScene), byHand))
        return true;
    if (!m_painter)
        return false;
    m_painter->setPen(QPen(color, inScene, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    m_painter->setBrush(Qt::NoBrush);
    const QTransform before = m_painter->worldTransform();
    sharpen(shape, isSeen(shape.stroke) ? shape.stroke.width : inScene);
    drawOutline(shape);
    m_painter->setWorldTransform(before);
    return true;
}

bool ShapePainter::paintBeside(const Shape &shape, const QColor &color, double width, double gap)
{
    // In view pixels. A fainter line need not stay visible, and a smaller shape has no room for the outline.
    constexpr double leastLine = 0.75, leastSide = 8;
    const bool hasLine = shape.stroke.color.isValid() && shape.stroke.style != Qt::NoPen;
    const double line = hasLine ? shape.stroke.width / m_viewPixel : 0;
    const double side = std::max(shape.size.width(), shape.size.height()) / m_viewPixel;
    if (!m_fine || line < leastLine || side < leastSide)
        return paintOutline(shape, color, width);
    const bool isCut = isCutByTexts(shape) && isTextLegible(shape);
    if (isCut && !m_painter)
        return false;
    const double inner = line + 2 * gap, ratio = m_viewPixel / m_pixel;
    if (isOutlineWanted(shape, (inner + 2 * width) * m_viewPixel))
        m_fine->paintBeside(shape, color, width * ratio, inner * ratio, isCut ? gapOf(shape) : QPainterPath());
    return true;
}

bool ShapePainter::paint(const Shape &shape, Tint tint, ShapeId id, const Aabb2 *painted)
{
    if (!hasRoom())
        return false;
    if (!shape.shadow.isDefault())
        return paintWithShadow(shape, tint, id, painted);
    if (shape.opacity != 1)
        return paintFaded(shape, tint, id, painted);
    const bool isWhole =
        m_fine && painted && isTextLegible(shape) && canBeKept(shape, *painted) && !isDrawnInPlace(shape);
    return isWhole ? paintWhole(shape, tint, id, *painted) : paintOpaque(shape, tint, id, painted);
}

bool ShapePainter::paintOpaque(const Shape &shape, Tint tint, ShapeId id, const Aabb2 *painted)
{
    if (!shape.shadow.isDefault())
        return paintShadowed(shape, tint, id, painted ? *painted : shape.paintedBounds());
    // A line that is thinner than a pixel is drawn with the same strength everywhere, so that it stays visible.
    if (isMadeOfParts(shape) && (shape.kind->form() == ShapeKind::Form::Custom || shape.stroke.width > m_pixel))
        return paintOwn(shape, tint, id, painted ? *painted : shape.paintedBounds());
    const double reach = strokeReach(shape) + LineOfTint * m_viewPixel;
    const bool isTextSeen = isTextLegible(shape);
    if (m_fine && !(isTextSeen ? isWanted(painted ? *painted : shape.paintedBounds(), reach) : isWanted(shape, reach)))
        return true;
    if (m_fine && !isTextSeen && tint == Tint::None && m_fine->paintDot(shape, seenStroke(shape)))
        return true;
    const bool isCut = isCutByTexts(shape) && (isTextSeen || (shape.connector && !shape.connector->gaps.isEmpty()));
    if ((isTextSeen || isCut) && !m_painter)
        return false;
    const Stroke stroke = tintedStroke(seenStroke(shape), tint, LineOfTint * m_viewPixel);
    const Fill fill = shape.isFilled() ? tintedFill(shape.fill, tint) : Fill();
    // With sprites, the texts are parts of them.
    bool isTextMissing = isTextSeen;
    const auto byHand = [&](PixelPainter &fine) {
        if (!m_sprites)
            return fine.paint(shape, fill, stroke);
        if (!isTextSeen || !isDrawnInPlace(shape))
            return fine.paint(shape, fill, stroke, id, *m_sprites);
        isTextMissing = !fine.paint(shape, fill, stroke, id, *m_sprites, [&] { return *placedTexts(shape, fill); });
        return !isTextMissing;
    };
    if (isCut) {
        paintCutLine(shape, stroke);
    } else if (!(m_fine ? byHand(*m_fine)
                        : isOnPixels() && isIntricate(shape)
                         && paintAsImage(imageReach(shape, std::max(stroke.width, strokeReach(shape))), byHand))) {
        if (!m_painter)
            return false;
        paintBody(shape, fill, stroke);
    }
    if (isTextMissing)
        paintText(shape, fill);
    m_room -= shape.size.width() * shape.size.height() / (m_pixel * m_pixel);
    return true;
}

// A custom kind chooses the colors of its parts, so it gets the shape with tinted colors.
bool ShapePainter::paintOwn(const Shape &shape, Tint tint, ShapeId id, const Aabb2 &painted)
{
    const double line = LineOfTint * m_viewPixel;
    if (m_fine && !isWanted(painted, tint == Tint::None ? 0 : line))
        return true;
    const bool isTextSeen = isTextLegible(shape);
    const double side = std::max(painted.size()[0], painted.size()[1]);
    if (m_fine && !isTextSeen && tint == Tint::None && side < DotSize * m_pixel
        && m_fine->paintDot(shape, seenStroke(shape)))
        return true;
    if (isTextSeen && !m_painter)
        return false;
    Shape shown = shape;
    shown.fill = shape.isFilled() ? tintedFill(shape.fill, tint) : Fill();
    shown.stroke = tintedStroke(seenStroke(shape), tint, line);
    const QList<ShapePart> parts = partsOf(shown);
    const auto byHand = [&](PixelPainter &fine) { return fine.paint(shown, parts, id, m_sprites); };
    if (!(m_fine ? byHand(*m_fine)
                 : isOnPixels() && isIntricate(parts)
                  && paintAsImage(reachOf(painted.expanded(line), m_painter->deviceTransform(), deviceRect()),
                                  byHand))) {
        if (!m_painter)
            return false;
        paintParts(shown, parts, tint);
    }
    if (isTextSeen)
        paintText(shape, shown.fill);
    m_room -= shape.size.width() * shape.size.height() / (m_pixel * m_pixel);
    return true;
}

// A dark line without a fill would be invisible on a dark background. A line around a fill keeps its color.
Stroke ShapePainter::seenStroke(const Shape &shape) const
{
    Stroke stroke = shape.stroke;
    if (!shape.isFilled())
        stroke.color = seenColor(stroke.color, m_isDark);
    return stroke;
}

bool ShapePainter::isTextLegible(const Shape &shape) const
{
    return hasText(shape) && (!m_fine || shape.textStyle->size > LeastText * m_pixel);
}

bool ShapePainter::isOnPixels() const
{
    const QPaintEngine *engine = m_painter->paintEngine();
    return engine && engine->type() == QPaintEngine::Raster;
}

QRect ShapePainter::deviceRect() const
{
    // A recording, such as a QPicture, has no size yet.
    constexpr double boundless = 1 << 24;
    const QTransform toDevice = m_painter->worldTransform().inverted() * m_painter->deviceTransform();
    const QRectF device(0, 0, m_painter->device()->width(), m_painter->device()->height());
    return device.isEmpty() ? QRectF(-boundless, -boundless, 2 * boundless, 2 * boundless).toRect()
                            : toDevice.mapRect(device).toAlignedRect();
}

std::optional<QRect> ShapePainter::imageReach(const Shape &shape, double strokeWidth) const
{
    return reachOf(shape, strokeWidth, m_painter->deviceTransform(), deviceRect());
}

void ShapePainter::paintParts(const Shape &shape, const QList<ShapePart> &parts, Tint tint)
{
    const QTransform before = m_painter->worldTransform();
    for (const ShapePart &part : parts) {
        m_painter->setWorldTransform(frameToScene(shape) * before);
        m_painter->setBrush(brushOf(part.fill, shape, {}));
        m_painter->setPen(penFor(part.stroke, part.fill.isValid()));
        if (isSeen(part.stroke))
            sharpen(part.path, part.stroke.width);
        m_painter->drawPath(part.path);
        m_painter->setWorldTransform(frameToScene(shape) * before);
        if (!part.picture.isNull())
            paintPicture(shape, part, tint);
    }
    m_painter->setWorldTransform(before);
}

void ShapePainter::paintPicture(const Shape &shape, const ShapePart &part, Tint tint)
{
    const QTransform before = m_painter->worldTransform(), toDevice = m_painter->deviceTransform();
    const QRectF box = part.pictureBox;
    QImage image = !isOnPixels() ? part.picture.image()
                                 : part.picture.image({box.width() * std::hypot(toDevice.m11(), toDevice.m12()),
                                                       box.height() * std::hypot(toDevice.m21(), toDevice.m22())});
    const double across = (shape.mirroredX ? -1 : 1) * box.width() / image.width();
    const double down = (shape.mirroredY ? -1 : 1) * box.height() / image.height();
    const QPointF corner = box.center() - QPointF(across * image.width(), down * image.height()) / 2;
    const QTransform imageToFrame(across, 0, 0, down, corner.x(), corner.y());
    // QPainter cannot draw images that are much larger than the device, so it gets only the visible pixels.
    QRectF seen = image.rect();
    bool isInvertible = false;
    const QTransform deviceToImage = (imageToFrame * toDevice).inverted(&isInvertible);
    if (isOnPixels() && isInvertible)
        seen &= deviceToImage.mapRect(QRectF(deviceRect())).adjusted(-1, -1, 1, 1);
    if (seen.isEmpty())
        return;
    const QRect pixels = seen.toAlignedRect() & image.rect();
    if (pixels != image.rect())
        image = image.copy(pixels);
    if (tint != Tint::None) {
        QPainter painter(&image);
        painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
        painter.fillRect(image.rect(), tintColor(tint));
    }
    const bool wasSmooth = m_painter->testRenderHint(QPainter::SmoothPixmapTransform);
    m_painter->setRenderHint(QPainter::SmoothPixmapTransform);
    m_painter->setWorldTransform(imageToFrame * before);
    m_painter->drawImage(pixels.topLeft(), image);
    m_painter->setWorldTransform(before);
    m_painter->setRenderHint(QPainter::SmoothPixmapTransform, wasSmooth);
}

void ShapePainter::paintBody(const Shape &shape, const Fill &fill, const Stroke &stroke)
{
    const QTransform before = m_painter->worldTransform();
    if (isSeen(stroke))
        sharpen(shape, stroke.width);
    if (hasHeads(shape)) {
        paintHeadedLine(shape, stroke);
    } else {
        m_painter->setBrush(brushOf(fill, shape, isDrawnInScene(shape) ? frameToScene(shape) : QTransform()));
        m_painter->setPen(penFor(stroke, fill.isValid()));
        drawOutline(shape);
    }
    m_painter->setWorldTransform(before);
}

void ShapePainter::sharpen(const Shape &shape, double lineWidth)
{
    if (!isSharpening())
        return;
    const QTransform toDevice = m_painter->deviceTransform();
    move(sharpeningMove(shape, lineWidth / m_pixel, toDevice.map(shape.center), toDevice));
}

void ShapePainter::sharpen(const QPainterPath &path, double lineWidth)
{
    if (isSharpening())
        move(sharpeningMove(path, lineWidth / m_pixel, m_painter->deviceTransform()));
}

bool ShapePainter::isSharpening() const
{
    return m_fine ? m_fine->isSharpening() : isOnPixels();
}

void ShapePainter::move(QPointF pixels)
{
    if (pixels.isNull())
        return;
    const QTransform world = m_painter->worldTransform(), toDevice = m_painter->deviceTransform();
    m_painter->setWorldTransform(toDevice * QTransform::fromTranslate(pixels.x(), pixels.y()) * toDevice.inverted()
                                 * world);
}

void ShapePainter::paintHeadedLine(const Shape &shape, const Stroke &stroke)
{
    if (!m_outline.trace(shape, {}, m_pixel))
        return;
    const LineEnds ends = lineEnds(shape);
    ends.shorten(m_outline.ring(0));
    const std::span<const QPointF> points = m_outline.ring(0);
    const QPen pen = penFor(stroke, false);
    QPainterPath heads = headPath(ends, std::max(stroke.width, LeastInk * m_pixel));
    m_painter->setBrush(Qt::NoBrush);
    m_painter->setPen(pen);
    if (stroke.color.alpha() == 255 || pen.isCosmetic()) {
        m_painter->drawPolyline(points.data(), int(points.size()));
    } else {
        // Translucent heads must not overlap the line.
        QPainterPath line;
        line.addPolygon(QPolygonF(QList<QPointF>(points.begin(), points.end())));
        // The stroker's outlines have the opposite orientation.
        heads.addPath(QPainterPathStroker(pen).createStroke(line).toReversed());
    }
    m_painter->fillPath(heads, stroke.color);
}

QPen ShapePainter::penFor(const Stroke &stroke, bool isFilled) const
{
    if (!stroke.color.isValid() || stroke.style == Qt::NoPen || !(stroke.width >= 0))
        return Qt::NoPen;
    const double pixels = stroke.width / m_pixel;
    if (pixels >= 1)
        return withDashes(QPen(stroke.color, stroke.width, stroke.style, capOf(stroke.cap), joinOf(stroke.join)),
                          stroke.dashPattern);
    // A line thinner than a pixel is drawn as a fainter hairline. Without a fill, its strength is at least LeastInk, so
    // that it stays visible.
    QColor faded = stroke.color;
    faded.setAlphaF(float(faded.alphaF() * (isFilled ? pixels : std::max(LeastInk, pixels))));
    return withDashes(QPen(faded, 0, stroke.style, Qt::FlatCap, joinOf(stroke.join)), stroke.dashPattern);
}

void ShapePainter::drawOutline(const Shape &shape)
{
    if (shape.kind->form() == ShapeKind::Form::Box) {
        const std::array<QPointF, 4> corners = shape.frame().corners();
        m_painter->drawConvexPolygon(corners.data(), int(corners.size()));
    } else if (isMadeOfPoints(shape)) {
        paintRings(shape);
    } else {
        paintPath(shape);
    }
}

void ShapePainter::paintPath(const Shape &shape)
{
    const QTransform before = m_painter->worldTransform();
    m_painter->setWorldTransform(frameToScene(shape) * before);
    if (shape.kind->form() == ShapeKind::Form::Ellipse) {
        const QSizeF size = shape.size;
        m_painter->drawEllipse(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size));
    } else {
        m_painter->drawPath(shape.kind->path(shape));
    }
    m_painter->setWorldTransform(before);
}

void ShapePainter::paintRings(const Shape &shape)
{
    // The outline is in scene coordinates, since the painter has its own transform.
    if (!m_outline.trace(shape, {}, m_pixel))
        return;
    const auto polygon = [](std::span<const QPointF> ring) {
        return QPolygonF(QList<QPointF>(ring.begin(), ring.end()));
    };
    if (shape.kind->form() == ShapeKind::Form::Polyline) {
        for (std::size_t i = 0; i < m_outline.ringCount(); ++i)
            m_painter->drawPolyline(m_outline.ring(i).data(), int(m_outline.ring(i).size()));
    } else if (m_outline.ringCount() == 1) {
        m_painter->drawPolygon(m_outline.ring(0).data(), int(m_outline.ring(0).size()), Qt::OddEvenFill);
    } else {
        QPainterPath path;
        path.setFillRule(Qt::OddEvenFill);
        for (std::size_t i = 0; i < m_outline.ringCount(); ++i) {
            path.addPolygon(polygon(m_outline.ring(i)));
            path.closeSubpath();
        }
        m_painter->drawPath(path);
    }
}

TextCache &ShapePainter::texts()
{
    if (m_texts)
        return *m_texts;
    if (!m_ownTexts)
        m_ownTexts = std::make_unique<TextCache>();
    return *m_ownTexts;
}

void ShapePainter::layOutText(const Shape &shape, qsizetype index, const std::function<void(const TextLayout &)> &use)
{
    use(texts().layout(textAt(shape, index), shownTextStyle(shape, index), textBox(shape, index)));
}

std::optional<std::vector<PlacedText>> ShapePainter::placedTexts(const Shape &shape, const QColor &fill)
{
    std::vector<PlacedText> placed;
    const QRgb color = premultiplied(textColor(shape, fill, m_palette));
    for (qsizetype i = 0; i < textCount(shape); ++i) {
        const QString text = textAt(shape, i);
        if (text.isEmpty())
            continue;
        auto outline = texts().outline(text, shownTextStyle(shape, i), textBox(shape, i));
        if (!outline)
            return {};
        placed.push_back({std::move(outline), textToScene(shape, i), color});
    }
    return placed;
}

bool ShapePainter::isDrawnInPlace(const Shape &shape)
{
    if (!m_painter || isMadeOfParts(shape) || isCutByTexts(shape))
        return false;
    for (qsizetype i = 0; i < textCount(shape); ++i) {
        const QString text = textAt(shape, i);
        if (!text.isEmpty() && !texts().outline(text, shownTextStyle(shape, i), textBox(shape, i)))
            return false;
    }
    return true;
}

QPainterPath ShapePainter::gapOf(const Shape &shape)
{
    return labelGap(shape, [&](qsizetype i) {
        QRectF words;
        layOutText(shape, i, [&words](const TextLayout &layout) { words = layout.bounds(); });
        return words;
    });
}

void ShapePainter::paintCutLine(const Shape &shape, const Stroke &stroke)
{
    m_painter->save();
    m_painter->setClipPath(outsideOf(gapOf(shape), shape), Qt::IntersectClip);
    paintBody(shape, QColor(), stroke);
    m_painter->restore();
}

void ShapePainter::paintText(const Shape &shape, const QColor &fill)
{
    if (m_fine || isOnPixels()) {
        if (const auto texts = placedTexts(shape, fill)) {
            for (const PlacedText &text : *texts) {
                if (m_fine)
                    m_fine->paint({&text, 1});
                else
                    paintOnDevice(*m_painter, text);
                m_room -= PixelsPerLetter * double(text.outline->size());
            }
            return;
        }
    }
    m_painter->setPen(textColor(shape, fill, m_palette));
    const QTransform before = m_painter->worldTransform();
    for (qsizetype i = 0; i < textCount(shape); ++i) {
        const QString text = textAt(shape, i);
        if (text.isEmpty())
            continue;
        m_painter->setWorldTransform(textToScene(shape, i) * before);
        layOutText(shape, i, [this](const TextLayout &layout) { layout.draw(*m_painter); });
        m_room -= PixelsPerCharacter * double(std::min(text.size(), LargestShownText));
    }
    m_painter->setWorldTransform(before);
}

} // namespace Trammel
