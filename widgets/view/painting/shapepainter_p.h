#pragma once

#include "widgets/view/painting/pixelpainter_p.h"

#include <QtGui/QPalette>
#include <QtGui/QPen>

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace Trammel {

class Damage;
class Occlusion;
class TextCache;
class TextLayout;

/// A shape's fill or the color of its line with a tint applied; unchanged for Tint::None.
Fill tintedFill(const Fill &fill, Tint tint);
QColor tintedStroke(const QColor &stroke, Tint tint);

/// Paints shapes one after another, with antialiasing. The painter's transform maps from the scene.
class ShapePainter
{
public:
    /// Paints on any device, with every detail. On a raster device, outlines that would take a QPainter seconds are
    /// first drawn into an image of the device's resolution.
    ShapePainter(QPainter &painter, const QPalette &palette);
    /// Paints on the pixels of an image for the screen. The painter must be active on this image. The ratio is the
    /// number of pixels per view pixel. Details smaller than a pixel are simplified, and small or complex shapes are
    /// written into the pixels directly. Shapes that cannot meet the wanted part are skipped, and all others are
    /// painted in full; null if all are wanted.
    ShapePainter(QPainter &painter, const QPalette &palette, const Pixels &pixels, double ratio, const Damage *wanted);
    /// As above, but without a QPainter, so that several of these can work in parallel. Shapes that need a QPainter are
    /// refused.
    ShapePainter(const QTransform &sceneToPixels, const QPalette &palette, const Pixels &pixels, double ratio,
                 const Damage *wanted);
    ~ShapePainter();

    /// For images: sets the store in which the sprites of shapes are cached; null for none.
    void setSprites(SpriteStore *sprites) { m_sprites = sprites; }

    /// Sets the cache of the layouts of texts, for painting with a QPainter; null for one that lasts as long as this.
    void setTexts(TextCache *texts) { m_texts = texts; }

    /// Sets the approximate number of pixels that may be filled before further shapes are refused. If the number is
    /// positive, at least one shape is painted.
    void setRoom(double pixels) { m_room = pixels; }
    bool hasRoom() const { return m_room > 0; }
    /// For images: sets the occlusion that cover() queries; null for none.
    void setOcclusion(const Occlusion *occlusion) { m_occlusion = occlusion; }
    /// The state in which a shape must be painted, because shapes that it covers were skipped; null for any other
    /// shape.
    const Shape *cover(ShapeId id) const;
    /// The maximum by which a tint widens a line, in scene units.
    static double widestTint(const QTransform &sceneToPixels, double ratio);

    /// Returns false and draws nothing if the shape needs a QPainter and there is none, or if hasRoom() is false. If
    /// the painted bounds are passed, they need not be computed for a custom kind.
    bool paint(const Shape &shape, Tint tint = Tint::None, ShapeId id = {}, const Aabb2 *painted = nullptr);
    /// Paints the outline alone, with a line width in view pixels.
    bool paintOutline(const Shape &shape, const QColor &color, double width);
    /// As paintOutline(), but next to the line of the shape if this line is wide enough to be seen. On devices other
    /// than images, on the outline. The outline of a line is not painted over its texts.
    bool paintBeside(const Shape &shape, const QColor &color, double width, double gap);

private:
    /// The least width of the line around a tinted shape, in view pixels.
    static constexpr double LineOfTint = 1.5;

    /// Transparent pixels on which a whole shape is drawn, to be blended as one.
    struct Layer
    {
        explicit Layer(QSize size);
        ~Layer();

        QImage image;
        PixelPainter fine;
        /// Active on the image; null without a QPainter.
        std::unique_ptr<QPainter> painter;
    };

    /// Paints a shape without regard to its opacity.
    bool paintOpaque(const Shape &shape, Tint tint, ShapeId id, const Aabb2 *painted);
    /// Paints a shape with its opacity as a whole.
    bool paintFaded(const Shape &shape, Tint tint, ShapeId id, const Aabb2 *painted);
    /// As paintFaded(), for images, and also for opaque shapes. Uses the cached sprite of the id, or else records one.
    bool paintWhole(const Shape &shape, Tint tint, ShapeId id, const Aabb2 &painted);
    /// A layer that is created if it does not exist yet. Only the pixels in a rectangle are drawn.
    Layer &layerOf(std::unique_ptr<Layer> &layer, QSize size, const QRect &rect);
    /// The painted bounds with the exact boxes of the texts.
    Aabb2 exactBounds(const Shape &shape, const Aabb2 &painted);
    /// Whether a whole shape with these painted bounds is small enough for a sprite.
    bool canBeKept(const Shape &shape, const Aabb2 &painted) const;
    /// Whether a shape consists of a single piece, without overlaps of text, line and fill.
    bool isOnePiece(const Shape &shape, Tint tint) const;
    /// As paint(), for a shape with a shadow.
    bool paintWithShadow(const Shape &shape, Tint tint, ShapeId id, const Aabb2 *painted);
    /// Whether the shadow of a shape is too small to be seen, or was drawn as a dot.
    bool isInvisibleShadow(const Shape &shape, Tint tint);
    /// Paints a shape with its shadow, without regard to its opacity.
    bool paintShadowed(const Shape &shape, Tint tint, ShapeId id, const Aabb2 &painted);
    /// For images: paints a shadow alone. The painted bounds include it.
    void paintShadow(const Shape &body, const Shadow &shadow, const Aabb2 &painted);
    /// For images: paints a shape on another image, for its shadow. The target must be set again afterwards.
    void paintSilhouette(QImage &image, const Pixels &pixels, const QTransform &sceneToImage, const Shape &body,
                         const Aabb2 &painted);
    bool paintOwn(const Shape &shape, Tint tint, ShapeId id, const Aabb2 &painted);
    bool isWanted(const Shape &shape, double strokeWidth) const;
    bool isOutlineWanted(const Shape &shape, double margin) const;
    bool isWanted(const Aabb2 &painted, double margin) const;
    /// Paints an image of this part of the device. The function draws it, with a transform from the scene to the image,
    /// or returns false.
    bool paintAsImage(const std::optional<QRect> &reach, float opacity,
                      const std::function<bool(QImage &, const QTransform &)> &draw);
    bool paintAsImage(const std::optional<QRect> &reach, const std::function<bool(PixelPainter &)> &paint);
    /// The part of the device that a shape may touch, in device pixels. The stroke width is in scene units.
    std::optional<QRect> imageReach(const Shape &shape, double strokeWidth) const;
    QRect deviceRect() const;
    bool isOnPixels() const;
    /// Moves the painter for a shape or a part of it, so that a line of this width in scene units is sharp on pixels.
    void sharpen(const Shape &shape, double lineWidth);
    void sharpen(const QPainterPath &path, double lineWidth);
    bool isSharpening() const;
    /// Moves the painter by device pixels.
    void move(QPointF pixels);
    void drawOutline(const Shape &shape);
    void paintBody(const Shape &shape, const Fill &fill, const Stroke &stroke);
    void paintParts(const Shape &shape, const QList<ShapePart> &parts, Tint tint);
    /// Paints the picture of a part with the transform of the frame.
    void paintPicture(const Shape &shape, const ShapePart &part, Tint tint);
    /// The stroke that is shown. In a dark palette, a dark line of an unfilled shape is lightened.
    Stroke seenStroke(const Shape &shape) const;
    bool isTextLegible(const Shape &shape) const;
    /// See labelGap().
    QPainterPath gapOf(const Shape &shape);
    /// Paints a line with a gap for its texts.
    void paintCutLine(const Shape &shape, const Stroke &stroke);
    void paintText(const Shape &shape, const QColor &fill);
    /// The texts of a shape for drawing them by their outlines; nothing if a QPainter must draw one of them.
    std::optional<std::vector<PlacedText>> placedTexts(const Shape &shape, const QColor &fill);
    /// Whether a shape and its texts are drawn one above the other, without a layer.
    bool isDrawnInPlace(const Shape &shape);
    TextCache &texts();
    /// Calls a function with the layout of the text.
    void layOutText(const Shape &shape, qsizetype index, const std::function<void(const TextLayout &)> &use);
    /// Draws a line with heads. The heads are those of the shape, in the color of the stroke.
    void paintHeadedLine(const Shape &shape, const Stroke &stroke);
    void paintPath(const Shape &shape);
    void paintRings(const Shape &shape);
    QPen penFor(const Stroke &stroke, bool isFilled) const;

    QPainter *m_painter;
    QPalette m_palette;
    bool m_isDark;
    /// The size of a device pixel, and of a view pixel, in scene units.
    double m_pixel;
    double m_viewPixel;
    const Damage *m_wanted = nullptr;
    SpriteStore *m_sprites = nullptr;
    TextCache *m_texts = nullptr;
    std::unique_ptr<TextCache> m_ownTexts;
    double m_room = std::numeric_limits<double>::infinity();
    const Occlusion *m_occlusion = nullptr;
    /// For images: draws on the image or on a layer; null for other devices.
    PixelPainter *m_fine = nullptr;
    std::optional<PixelPainter> m_onImage;
    /// Layers of the size of the image, and for shapes that can be kept.
    std::unique_ptr<Layer> m_largeLayer;
    std::unique_ptr<Layer> m_smallLayer;
    ViewOutline m_outline;
};

} // namespace Trammel
