// Shapes that are drawn as a whole: with an opacity, as sprites, with shadows.
#include "widgets/view/painting/shapepainter_p.h"

#include "widgets/model/shape/shapeparts_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/style/strokestyle_p.h"
#include "widgets/model/text/textlayout_p.h"
#include "widgets/view/painting/levelofdetail_p.h"
#include "widgets/view/painting/softmask_p.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

// The largest distance of the painted bounds of a whole shape from its center, in device pixels, up to which the shape
// is kept as a sprite. A larger sprite would take much memory.
constexpr double LargestKept = 250;
// The pixel at the middle of the layer for such shapes. Painting needs a margin.
constexpr QPoint KeptCenter(256, 256);
// The number of pixels up to which an image has the resolution of a device that is not an image.
constexpr double MostImagePixels = 1.6e7;
// In pixels. A shadow that extends less beyond its shape is invisible.
constexpr double LeastShadow = 0.25;
// The number of cells of a shadow that are blurred at once, which take 12 MB.
constexpr int MostCells = 1 << 20;

Fill faded(const Fill &fill, float opacity)
{
    return fill.mapped([opacity](QColor color) {
        color.setAlphaF(color.alphaF() * opacity);
        return color;
    });
}

void fade(QImage &image, float opacity)
{
    const Pixels pixels(image);
    const auto share = quint32(std::lround(opacity * 255));
    for (int y = 0; y < image.height(); ++y) {
        QRgb *line = pixels.line(y);
        std::transform(line, line + image.width(), line, [share](QRgb pixel) { return scaled(pixel, share); });
    }
}

} // namespace

ShapePainter::Layer::Layer(QSize size) : image(size, QImage::Format_ARGB32_Premultiplied), fine(Pixels(image), {})
{
}

ShapePainter::Layer::~Layer() = default;

bool ShapePainter::canBeKept(const Shape &shape, const Aabb2 &painted) const
{
    const double x = std::max(painted.max[0] - shape.center.x(), shape.center.x() - painted.min[0]);
    const double y = std::max(painted.max[1] - shape.center.y(), shape.center.y() - painted.min[1]);
    return !shape.connector && std::hypot(x, y) + LineOfTint * m_viewPixel < LargestKept * m_pixel;
}

bool ShapePainter::paintFaded(const Shape &shape, Tint tint, ShapeId id, const Aabb2 *painted)
{
    if (shape.opacity == 0)
        return true;
    if (m_fine && tint == Tint::None && shape.shadow.isDefault() && shape.kind->form() != ShapeKind::Form::Custom
        && !isTextLegible(shape)) {
        if (!isWanted(shape, strokeReach(shape) + LineOfTint * m_viewPixel)
            || m_fine->paintDot(shape, seenStroke(shape), double(shape.opacity)))
            return true;
    }
    Shape shown = shape;
    if (isOnePiece(shape, tint)) {
        shown.fill = faded(shape.fill, shape.opacity);
        shown.stroke.color = faded(shape.stroke.color, shape.opacity);
        return paintOpaque(shown, tint, id, painted);
    }
    const Aabb2 bounds = painted ? *painted : shape.paintedBounds();
    if (m_fine)
        return paintWhole(shape, tint, id, bounds);
    shown.opacity = 1;
    const std::optional<QRect> reach =
        reachOf(bounds.expanded(LineOfTint * m_viewPixel), m_painter->deviceTransform(), deviceRect());
    return paintAsImage(reach, shape.opacity, [&](QImage &image, const QTransform &sceneToImage) {
        QPainter painter(&image);
        painter.setWorldTransform(sceneToImage);
        ShapePainter shapes(painter, m_palette);
        shapes.m_viewPixel = m_viewPixel;
        shapes.m_texts = m_texts;
        return shapes.paintOpaque(shown, tint, id, &bounds);
    });
}

bool ShapePainter::paintWhole(const Shape &shape, Tint tint, ShapeId id, const Aabb2 &painted)
{
    if (!isWanted(painted, LineOfTint * m_viewPixel))
        return true;
    const bool isTextSeen = isTextLegible(shape);
    if (isTextSeen && !m_painter)
        return false;
    // A small shape always has the same place on its layer. It is thus painted identically after a move by whole
    // pixels, with a sprite or without one.
    const bool isSmall = canBeKept(shape, painted), isKept = isSmall && m_sprites;
    if (isKept && m_fine->paintWhole(shape, seenStroke(shape), tint, id, *m_sprites))
        return true;
    const Pixels below = m_fine->pixels();
    QTransform toLayer = m_fine->sceneToPixels();
    QPoint offset;
    if (isSmall) {
        const auto [pixel, phase] = m_fine->placeOf(shape);
        const QPointF move = KeptCenter + phase - toLayer.map(shape.center);
        toLayer *= QTransform::fromTranslate(move.x(), move.y());
        offset = KeptCenter - pixel;
    }
    constexpr int margin = Pixels::Margin;
    const QRect image = isSmall ? QRect(QPoint(), 2 * QSize(KeptCenter.x(), KeptCenter.y()))
                                : below.frame.adjusted(margin, margin, -margin, -margin);
    Layer &layer = layerOf(isSmall ? m_smallLayer : m_largeLayer, image.size(), isSmall ? image : below.rect);
    const Aabb2 box = (isTextSeen ? exactBounds(shape, painted) : painted).expanded(LineOfTint * m_viewPixel);
    const Pixels pixels(layer.image, isSmall ? image : below.rect);
    const std::optional<QRect> reach = reachOf(box, toLayer, pixels.rect);
    if (!reach)
        return true;
    for (int y = reach->top(); y <= reach->bottom(); ++y)
        std::fill_n(pixels.line(y) + reach->left(), reach->width(), 0u);
    layer.fine.setTarget(pixels, toLayer);
    if (layer.painter)
        layer.painter->setWorldTransform(toLayer);
    Shape opaque = shape;
    opaque.opacity = 1;
    PixelPainter *const fine = std::exchange(m_fine, &layer.fine);
    QPainter *const painter = std::exchange(m_painter, layer.painter.get());
    SpriteStore *const sprites = std::exchange(m_sprites, nullptr);
    const Damage *const wanted = std::exchange(m_wanted, isSmall ? nullptr : m_wanted);
    const bool isPainted = paintOpaque(opaque, tint, id, &painted);
    m_wanted = wanted;
    m_sprites = sprites;
    m_painter = painter;
    m_fine = fine;
    if (!isPainted)
        return false;
    m_room -= double(reach->width()) * reach->height();
    const auto share = quint32(std::lround(shape.opacity * 255));
    const QRect target = reach->translated(-offset) & below.rect;
    for (int y = target.top(); y <= target.bottom(); ++y) {
        const QRgb *from = pixels.line(y + offset.y()) + offset.x() + target.left();
        blend(below.line(y) + target.left(), from, target.width(), share);
    }
    if (isKept && m_sprites->isWanted()) {
        QImage picture = layer.image.copy(*reach);
        if (share != 255)
            fade(picture, shape.opacity);
        Sprite sprite;
        sprite.addLayer(picture, reach->topLeft() - KeptCenter);
        m_sprites->insert(std::move(sprite));
    }
    return true;
}

ShapePainter::Layer &ShapePainter::layerOf(std::unique_ptr<Layer> &layer, QSize size, const QRect &rect)
{
    if (!layer)
        layer = std::make_unique<Layer>(size);
    if (m_painter && !layer->painter) {
        layer->painter = std::make_unique<QPainter>(&layer->image);
        layer->painter->setRenderHint(QPainter::Antialiasing);
        layer->painter->setClipRect(rect);
    }
    return *layer;
}

Aabb2 ShapePainter::exactBounds(const Shape &shape, const Aabb2 &painted)
{
    if (shape.connector || shape.kind->form() == ShapeKind::Form::Custom)
        return painted;
    // Letters may extend beyond their line.
    const double margin = shape.textStyle->size / 2;
    Aabb2 box = shape.sceneBounds().expanded(strokeReach(shape));
    for (qsizetype i = 0; i < textCount(shape); ++i) {
        layOutText(shape, i, [&](const TextLayout &layout) {
            const QRectF words = layout.bounds().adjusted(-margin, -margin, margin, margin);
            const QRectF inScene = textToScene(shape, i).mapRect(words);
            box.include(inScene.topLeft());
            box.include(inScene.bottomRight());
        });
    }
    return withShadow(box, shape);
}

bool ShapePainter::isOnePiece(const Shape &shape, Tint tint) const
{
    if (!shape.shadow.isDefault() || isMadeOfParts(shape) || isTextLegible(shape))
        return false;
    if (!shape.isFilled() || (!isSeen(shape.stroke) && tint == Tint::None))
        return true;
    // Without a tint, the line of a dot and a very thin line are mixed into the fill.
    const double line = shape.stroke.width, side = std::max(shape.size.width(), shape.size.height());
    return m_fine && tint == Tint::None && (line < MixedLine * m_pixel || side + line < DotSize * m_pixel);
}

bool ShapePainter::paintAsImage(const std::optional<QRect> &reach, float opacity,
                                const std::function<bool(QImage &, const QTransform &)> &draw)
{
    const QTransform sceneToDevice = m_painter->deviceTransform(), world = m_painter->worldTransform();
    const QTransform toDevice = world.inverted() * sceneToDevice;
    if (!reach)
        return true;
    // A printer has many times the resolution at which an image looks smooth.
    const double pixels = double(reach->width()) * reach->height();
    const double scale = isOnPixels() ? 1 : std::min(1.0, std::sqrt(MostImagePixels / pixels));
    QImage image((QSizeF(reach->size()) * scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QTransform toImage = QTransform::fromTranslate(-reach->x(), -reach->y())
        * QTransform::fromScale(double(image.width()) / reach->width(), double(image.height()) / reach->height());
    if (!draw(image, sceneToDevice * toImage))
        return false;
    // QPainter::setOpacity() would be less exact.
    if (opacity != 1)
        fade(image, opacity);
    m_painter->setWorldTransform({});
    m_painter->drawImage(toDevice.inverted().mapRect(QRectF(*reach)), image);
    m_painter->setWorldTransform(world);
    return true;
}

bool ShapePainter::paintAsImage(const std::optional<QRect> &reach, const std::function<bool(PixelPainter &)> &paint)
{
    return paintAsImage(reach, 1, [&paint](QImage &image, const QTransform &sceneToImage) {
        PixelPainter fine(Pixels(image), sceneToImage);
        return paint(fine);
    });
}

bool ShapePainter::paintWithShadow(const Shape &shape, Tint tint, ShapeId id, const Aabb2 *painted)
{
    if (isInvisibleShadow(shape, tint)) {
        Shape body = shape;
        body.shadow = Shadow();
        return paint(body, tint, id, painted);
    }
    if (shape.opacity != 1)
        return paintFaded(shape, tint, id, painted);
    const bool isWhole = m_fine && painted && canBeKept(shape, *painted);
    return isWhole ? paintWhole(shape, tint, id, *painted) : paintOpaque(shape, tint, id, painted);
}

bool ShapePainter::isInvisibleShadow(const Shape &shape, Tint tint)
{
    const Shadow &shadow = *shape.shadow;
    const QPointF offset = shadow.offset;
    const double reach = std::max(std::abs(offset.x()), std::abs(offset.y())) + shadow.blurRadius;
    if (!shadow.isValid() || reach < LeastShadow * m_pixel)
        return true;
    return m_fine && tint == Tint::None && shape.kind->form() != ShapeKind::Form::Custom && !isTextLegible(shape)
        && m_fine->paintShadowDot(shape);
}

bool ShapePainter::paintShadowed(const Shape &shape, Tint tint, ShapeId id, const Aabb2 &painted)
{
    if (m_fine && !isWanted(painted, LineOfTint * m_viewPixel))
        return true;
    Shape body = shape;
    body.shadow = Shadow();
    if (!m_fine) {
        const std::optional<QRect> reach = reachOf(painted, m_painter->deviceTransform(), deviceRect());
        paintAsImage(reach, 1, [&](QImage &image, const QTransform &sceneToImage) {
            QPainter painter(&image);
            painter.setWorldTransform(sceneToImage);
            ShapePainter shapes(painter, m_palette, Pixels(image), 1, nullptr);
            shapes.m_texts = m_texts;
            shapes.paintShadow(body, *shape.shadow, painted);
            return true;
        });
        return paintOpaque(body, tint, id, &painted);
    }
    const bool isCut = shape.connector && !shape.connector->gaps.isEmpty();
    if (!m_painter && (isCut || isTextLegible(shape)))
        return false;
    paintShadow(body, *shape.shadow, painted);
    // The shape must not be refused after its shadow.
    m_fine->setAlwaysDirect(true);
    const bool isPainted = paintOpaque(body, tint, id, &painted);
    m_fine->setAlwaysDirect(false);
    return isPainted;
}

// The shadow belongs to the shape without regard to a tint.
void ShapePainter::paintShadow(const Shape &body, const Shadow &shadow, const Aabb2 &painted)
{
    const Pixels below = m_fine->pixels();
    const QTransform toPixels = m_fine->sceneToPixels();
    const std::optional<QRect> reach = reachOf(painted, toPixels, below.rect);
    if (!reach)
        return;
    // A text that is legible must not be lost in cells that are too large.
    const double mostPixels = isTextLegible(body) ? body.textStyle->size / (LeastText * m_pixel) : 1e6;
    const auto [origin, phase] = m_fine->placeOf(body);
    const SoftMask::Grid grid(shadow.blurRadius / 2 / m_pixel, origin, mostPixels);
    // A shape that has been moved by whole pixels must have the same place in the cells, despite rounding errors. The
    // place is rounded, so that it must not lie between two rounded ones.
    constexpr double beyondTies = 1e-4;
    const QTransform linear(toPixels.m11(), toPixels.m12(), toPixels.m21(), toPixels.m22(), 0, 0);
    // The cells may be larger than pixels, so that the shape cannot be moved there as it is on the pixels.
    const double line = isSeen(body.stroke) ? body.stroke.width / m_pixel : 0;
    const QPointF sharpening = sharpeningMove(body, line, phase, toPixels);
    const QPointF shift =
        phase + sharpening + linear.map(shadow.offset - body.center) + QPointF(beyondTies, beyondTies);
    const double scale = 1.0 / grid.step();
    const QTransform toCells =
        linear * QTransform::fromTranslate(shift.x(), shift.y()) * QTransform::fromScale(scale, scale);
    const int spread = grid.reach(), margin = spread + Pixels::Margin;
    const QRect frame = grid.cellsOf(below.frame).adjusted(-margin, -margin, margin, margin);
    const qint64 rows = std::max(MostCells / (reach->width() / grid.step() + 1), 1);
    const int height = int(std::min(rows * grid.step(), qint64(reach->height())));
    for (int y = reach->top(); y <= reach->bottom(); y += height) {
        const QRect part = *reach & QRect(reach->left(), y, reach->width(), height);
        const QRect cells = grid.cellsOf(part), source = cells.adjusted(-spread, -spread, spread, spread);
        QImage silhouette(source.size(), QImage::Format_ARGB32_Premultiplied);
        Pixels pixels(silhouette);
        pixels.frame = frame.translated(-source.topLeft());
        paintSilhouette(silhouette, pixels, toCells * QTransform::fromTranslate(-source.left(), -source.top()), body,
                        painted);
        m_fine->setTarget(below, toPixels);
        SoftMask(silhouette, cells, grid).blend(below, part, premultiplied(shadow.color));
    }
    m_room -= double(reach->width()) * reach->height();
}

void ShapePainter::paintSilhouette(QImage &image, const Pixels &pixels, const QTransform &sceneToImage,
                                   const Shape &body, const Aabb2 &painted)
{
    const double pixel = std::exchange(m_pixel, 1 / std::sqrt(std::abs(sceneToImage.determinant())));
    const double viewPixel = std::exchange(m_viewPixel, m_pixel), room = m_room;
    const Damage *const wanted = std::exchange(m_wanted, nullptr);
    SpriteStore *const sprites = std::exchange(m_sprites, nullptr);
    QPainter *const painter = std::exchange(m_painter, nullptr);
    m_fine->setTarget(pixels, sceneToImage);
    m_fine->setAlwaysDirect(true);
    m_fine->setSharpening(false);
    image.fill(Qt::transparent);
    if (!paintOpaque(body, Tint::None, {}, &painted) && painter) {
        QPainter onImage(&image);
        onImage.setRenderHint(QPainter::Antialiasing);
        onImage.setWorldTransform(sceneToImage);
        m_painter = &onImage;
        paintOpaque(body, Tint::None, {}, &painted);
    }
    m_fine->setAlwaysDirect(false);
    m_fine->setSharpening(true);
    m_painter = painter;
    m_sprites = sprites;
    m_wanted = wanted;
    m_room = room;
    m_viewPixel = viewPixel;
    m_pixel = pixel;
}

} // namespace Trammel
