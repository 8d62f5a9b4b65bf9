#pragma once

#include "widgets/view/painting/pixelpainter_p.h"

#include <QtGui/QPen>

#include <functional>
#include <limits>
#include <optional>

QT_BEGIN_NAMESPACE
class QPainter;
class QPalette;
QT_END_NAMESPACE

namespace Trammel {

class Damage;
class Occlusion;

/// How a shape is highlighted, in addition to its own colors.
enum class Tint {
    None,
    /// The shape collides with others.
    Colliding,
    /// The shape collides with others, and is part of the user's current gesture.
    CollidingInHand,
};

/// The fill and the outline color of a shape with a tint; its own color without one.
QColor tintedFill(const QColor &fill, Tint tint);
QColor tintedStroke(const QColor &stroke, Tint tint);

/// Paints shapes, one after another and antialiased, with a painter whose transform maps from the scene.
class ShapePainter
{
public:
    /// Paints on any device, with every detail. On a raster device, outlines that would take a QPainter seconds are
    /// first drawn into an image of the device's resolution.
    ShapePainter(QPainter &painter, const QPalette &palette);
    /// Paints on the pixels of an image for the screen, on which the painter paints as well. The ratio is the number of
    /// pixels per view pixel. Details smaller than a pixel are simplified, and small or complex shapes are written into
    /// the pixels directly. Only shapes that may meet the wanted part are painted in full; null for all.
    ShapePainter(QPainter &painter, const QPalette &palette, const Pixels &pixels, double ratio, const Damage *wanted);
    /// As above, but without a QPainter, so that several of these can work in parallel. Shapes that need a QPainter are
    /// refused.
    ShapePainter(const QTransform &sceneToPixels, const QPalette &palette, const Pixels &pixels, double ratio,
                 const Damage *wanted);
    ~ShapePainter();

    /// For images: keeps and reuses the sprites of shapes that are painted with their ids.
    void setSprites(SpriteStore *sprites) { m_sprites = sprites; }

    /// Sets the approximate number of pixels that may be filled before further shapes are refused. The next shape is
    /// not refused.
    void setRoom(double pixels) { m_room = pixels; }
    bool hasRoom() const { return m_room > 0; }
    /// For images: sets the occlusion, by which covered shapes are not painted.
    void setOcclusion(const Occlusion *occlusion) { m_occlusion = occlusion; }
    /// A shape in the state in which it has to be painted, since shapes below it were left out; null for any other.
    const Shape *cover(ShapeId id) const;
    /// The maximum by which a tint widens a line, in scene units.
    static double widestTint(const QTransform &sceneToPixels, double ratio);

    /// Returns false, with nothing drawn, if the shape needs a QPainter and there is none, or if there is no room. If
    /// the painted bounds are known, passing them spares custom kinds their computation.
    bool paint(const Shape &shape, Tint tint = Tint::None, ShapeId id = {}, const Aabb2 *painted = nullptr);
    /// Paints the outline alone, with a line width in view pixels.
    bool paintOutline(const Shape &shape, const QColor &color, double width);

private:
    bool paintOwn(const Shape &shape, Tint tint, ShapeId id, const Aabb2 &painted);
    bool isWanted(const Shape &shape, double strokeWidth) const;
    bool isWanted(const Aabb2 &painted, double margin) const;
    bool paintAsImage(const std::optional<QRect> &reach, const std::function<bool(PixelPainter &)> &paint);
    /// In pixels of the device.
    std::optional<QRect> imageReach(const Shape &shape, double strokeWidth) const;
    QRect deviceRect() const;
    bool isOnPixels() const;
    void drawOutline(const Shape &shape);
    void paintBody(const Shape &shape, const QColor &fill, const Stroke &stroke);
    void paintParts(const Shape &shape, const QList<ShapePart> &parts);
    /// The stroke that is shown. In a dark palette, a dark line of an unfilled shape is lightened.
    Stroke seenStroke(const Shape &shape) const;
    bool hasText(const Shape &shape) const;
    void paintText(const Shape &shape, const QColor &background);
    void paintPath(const Shape &shape);
    void paintRings(const Shape &shape);
    QPen penFor(const Stroke &stroke, bool isFilled) const;

    QPainter *m_painter;
    QColor m_textColor;
    bool m_isDark;
    /// The size of a device pixel, and of a view pixel, in scene units.
    double m_pixel;
    double m_viewPixel;
    const Damage *m_wanted = nullptr;
    SpriteStore *m_sprites = nullptr;
    double m_room = std::numeric_limits<double>::infinity();
    const Occlusion *m_occlusion = nullptr;
    /// Set for images.
    std::optional<PixelPainter> m_fine;
    ViewOutline m_outline;
};

} // namespace Trammel
