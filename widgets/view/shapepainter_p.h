#pragma once

#include "widgets/view/finepainter_p.h"

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

/// How a shape is shown beyond its own looks.
enum class Tint {
    None,
    /// It runs into others.
    Colliding,
    /// The same, and it is the one in the user's hand.
    CollidingInHand,
};

/// The fill and outline colour of a shape that is shown with a tint; its own without one.
QColor tintedFill(const QColor &fill, Tint tint);
QColor tintedStroke(const QColor &stroke, Tint tint);

/// Paints shapes, one after another and antialiased, with a painter whose transform leads from the scene.
class ShapePainter
{
public:
    /// On any device, with every detail. On one of pixels, outlines that a QPainter would take seconds for
    /// come by way of an image of that device's resolution.
    ShapePainter(QPainter &painter, const QPalette &palette);
    /// On the pixels of an image for the screen that the painter paints on, with so many pixels to a view pixel. What
    /// would be smaller than these is simplified, and what is small or intricate is written into them directly. Only
    /// shapes that can meet the wanted part are painted whole; null for all.
    ShapePainter(QPainter &painter, const QPalette &palette, const Pixels &pixels, double ratio, const Damage *wanted);
    /// The same without a QPainter, so that several may be at work beside each other: what needs one is refused.
    ShapePainter(const QTransform &sceneToPixels, const QPalette &palette, const Pixels &pixels, double ratio,
                 const Damage *wanted);
    ~ShapePainter();

    /// For images: keeps what is drawn of the shapes that are given by their ids, and uses what was kept.
    void setSprites(SpriteStore *sprites) { m_sprites = sprites; }

    /// How many more pixels may be filled, more or less, before further shapes are refused; the next one is not.
    void setRoom(double pixels) { m_room = pixels; }
    bool hasRoom() const { return m_room > 0; }
    /// For images: what hides others that are not painted.
    void setOcclusion(const Occlusion *occlusion) { m_occlusion = occlusion; }
    /// A shape as it is to be painted now that others are left out under it; null for any other.
    const Shape *cover(ShapeId id) const;
    /// By how much a tint widens a line at most, in scene units.
    static double widestTint(const QTransform &sceneToPixels, double ratio);

    /// Returns false, with nothing drawn, when it takes a QPainter and there is none, or when there is no room. The
    /// painted bounds, where they are known, spare shapes of an application's own kind working them out.
    bool paint(const Shape &shape, Tint tint = Tint::None, ShapeId id = {}, const Aabb2 *painted = nullptr);
    /// The outline alone, by a line of that width in view pixels.
    bool paintOutline(const Shape &shape, const QColor &colour, double width);

private:
    bool paintOwn(const Shape &shape, Tint tint, ShapeId id, const Aabb2 &painted);
    bool isWanted(const Shape &shape, double strokeWidth) const;
    bool isWanted(const Aabb2 &painted, double margin) const;
    bool paintAsImage(const std::optional<QRect> &reach, const std::function<bool(FinePainter &)> &paint);
    /// In pixels of the device.
    std::optional<QRect> imageReach(const Shape &shape, double strokeWidth) const;
    QRect deviceRect() const;
    bool isOnPixels() const;
    void drawOutline(const Shape &shape);
    void paintBody(const Shape &shape, const QColor &fill, const Stroke &stroke);
    void paintParts(const Shape &shape, const QList<ShapePart> &parts);
    /// In a dark palette a line that nothing fills is lighter than its colour, if that is dark.
    Stroke seenStroke(const Shape &shape) const;
    bool hasText(const Shape &shape) const;
    void paintText(const Shape &shape, const QColor &background);
    void paintPath(const Shape &shape);
    void paintRings(const Shape &shape);
    QPen penFor(const Stroke &stroke, bool isFilled) const;

    QPainter *m_painter;
    QColor m_textColour;
    bool m_isDark;
    /// The size of a device pixel, and of a view pixel, in scene units.
    double m_pixel;
    double m_viewPixel;
    const Damage *m_wanted = nullptr;
    SpriteStore *m_sprites = nullptr;
    double m_room = std::numeric_limits<double>::infinity();
    const Occlusion *m_occlusion = nullptr;
    /// Set for images.
    std::optional<FinePainter> m_fine;
    ViewOutline m_outline;
};

} // namespace Trammel
