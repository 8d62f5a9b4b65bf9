#pragma once

#include "widgets/view/painting/coverage_p.h"
#include "widgets/view/painting/pixels_p.h"
#include "widgets/view/painting/spritestore_p.h"
#include "widgets/view/painting/thinline_p.h"
#include "widgets/view/painting/viewoutline_p.h"
#include <trammel/shapekind.h>

#include <optional>

namespace Trammel {

/// The part of a rectangle of pixels that a shape, with its line, may touch; nothing if the shape is outside.
std::optional<QRect> reachOf(const Shape &shape, double strokeWidth, const QTransform &sceneToPixels,
                             const QRect &rect);

std::optional<QRect> reachOf(const Aabb2 &sceneBox, const QTransform &sceneToPixels, const QRect &rect);

/// Whether a shape is slow to draw with a QPainter: because it has many points, or dashes.
bool isIntricate(const Shape &shape);
bool isIntricate(const QList<ShapePart> &parts);

/// Writes small or complex shapes straight into the pixels of an image, where a QPainter takes many times longer. A
/// shape about as small as a pixel is a box of its area; any other shape is drawn with its exact coverage of each
/// pixel.
class PixelPainter
{
public:
    PixelPainter(const Pixels &pixels, const QTransform &sceneToPixels);

    /// The axis-aligned box of pixels that a shape, with its line, may touch; nothing if the shape is outside the
    /// image.
    std::optional<QRect> reach(const Shape &shape, double strokeWidth) const;
    std::optional<QRect> reach(const Aabb2 &sceneBox) const;

    /// Whether a shape lies above or below all pixels. False may also mean that it lies close to them.
    bool isBeyondRows(const Shape &shape, double strokeWidth) const
    {
        const double y = toPixels(shape.center).y();
        const double reach = (shape.size.width() + shape.size.height() + strokeWidth) * m_scale + 3;
        return y + reach < m_pixels.rect.top() || y - reach > m_pixels.rect.bottom() + 1;
    }

    /// Draws a shape that is about as small as a pixel. Returns false for any other shape.
    bool paintDot(const Shape &shape, const Stroke &line);
    /// Draws the body. An invalid color means none, and the stroke's width is in scene units. Returns false, with
    /// nothing drawn, for a large and plain shape, which a QPainter draws better.
    bool paint(const Shape &shape, const QColor &fill, const Stroke &stroke);
    /// As paint() above, but uses the sprite that is kept for the id, or else records one.
    bool paint(const Shape &shape, const QColor &fill, const Stroke &stroke, ShapeId id, SpriteStore &sprites);
    /// As paint() above, for a shape that is made of parts; the sprites may be null.
    bool paint(const Shape &shape, const QList<ShapePart> &parts, ShapeId id, SpriteStore *sprites);
    /// As paint() above, for the outline alone; the width is in pixels.
    bool paintOutline(const Shape &shape, const QColor &color, double width);

private:
    /// As QTransform::map(), but inline, since it is called for every shape.
    QPointF toPixels(QPointF pos) const
    {
        return {m_transform.m11() * pos.x() + m_transform.m21() * pos.y() + m_transform.dx(),
                m_transform.m12() * pos.x() + m_transform.m22() * pos.y() + m_transform.dy()};
    }
    bool isOutside(QPointF pos, double reach) const;
    /// A line in pixels, with or without a fill inside.
    struct Line
    {
        Line(const Stroke &stroke, bool isFilled, double scale);

        /// The drawn width, at least one pixel; 0 for none.
        double reach() const { return isDrawn ? std::max(width, 1.0) : 0; }

        /// 0 for none.
        double width;
        /// False if there is no line, or if it is mixed into the fill.
        bool isDrawn;
        /// Whether a QPainter would take long.
        bool isHard;
    };

    /// Traces the outline. Returns whether to draw by hand; a large and plain shape only if it is intricate otherwise.
    bool trace(const Shape &shape, double strokeWidth, bool isIntricate);
    /// The pixels that the traced outline can touch with a line of that width.
    QRect touched(double strokeWidth) const;
    void place(const Shape &shape);
    /// Draws into the sprite instead of the pixels, if there is a sprite and the shape is small.
    bool draw(const Shape &shape, const QColor &fill, const Stroke &stroke, Sprite *sprite);
    bool draw(const Shape &shape, const QList<ShapePart> &parts, Sprite *sprite);
    /// Draws the traced outline, which covers this share of a box of this size, in pixels.
    void put(const QColor &fill, const Stroke &stroke, QSizeF size, double cover, Coverage::Rule rule, Sprite *sprite);
    bool isSmall() const;
    void fill(const Pixels &pixels, QRgb color, Coverage::Rule rule);
    void stroke(const Pixels &pixels, QRgb color, double width, bool hasRoundCaps, Qt::PenStyle style);

    Pixels m_pixels;
    QTransform m_transform;
    /// View pixels per scene unit.
    double m_scale;
    /// The pixels, counted from the one that contains the shape's center, and the center within that pixel. A shape is
    /// thus drawn identically, to the last bit, wherever it lies.
    Pixels m_local;
    QPointF m_phase;
    ViewOutline m_outline;
    Coverage m_coverage;
    ThinLine m_line;
    /// The pixels that the current outline can touch.
    QRect m_rect;
};

} // namespace Trammel
