#pragma once

#include "widgets/model/shapekind.h"
#include "widgets/view/coverage_p.h"
#include "widgets/view/pixels_p.h"
#include "widgets/view/spritestore_p.h"
#include "widgets/view/thinline_p.h"
#include "widgets/view/viewoutline_p.h"

#include <optional>

namespace Trammel {

/// The part of a rectangle of pixels that a shape may touch with its line; nothing when it is outside.
std::optional<QRect> reachOf(const Shape &shape, double strokeWidth, const QTransform &sceneToPixels,
                             const QRect &rect);

std::optional<QRect> reachOf(const Aabb2 &sceneBox, const QTransform &sceneToPixels, const QRect &rect);

/// Whether a QPainter would take long: for many points, and for dashes.
bool isIntricate(const Shape &shape);
bool isIntricate(const QList<ShapePart> &parts);

/// Writes what is small or intricate straight into the pixels of an image, where a QPainter takes many
/// times longer. A shape about as small as a pixel is a box of its area; any other gets of each pixel the
/// share that it covers.
class FinePainter
{
public:
    FinePainter(const Pixels &pixels, const QTransform &sceneToPixels);

    /// The pixels that a shape may touch with its line, as an upright box; nothing when it is outside the image.
    std::optional<QRect> reach(const Shape &shape, double strokeWidth) const;
    std::optional<QRect> reach(const Aabb2 &sceneBox) const;

    /// Whether a shape lies above or below all pixels; false may also mean that it is only near them.
    bool isBeyondRows(const Shape &shape, double strokeWidth) const
    {
        const double y = toPixels(shape.centre).y();
        const double reach = (shape.size.width() + shape.size.height() + strokeWidth) * m_scale + 3;
        return y + reach < m_pixels.rect.top() || y - reach > m_pixels.rect.bottom() + 1;
    }

    /// Draws a shape that is about as small as a pixel; returns false for any other.
    bool paintSpeck(const Shape &shape, const Stroke &line);
    /// Draws the body, colours invalid for none; the stroke's width in scene units. Returns false, with
    /// nothing drawn, for what a QPainter does better: what is large and plain.
    bool paint(const Shape &shape, const QColor &fill, const Stroke &stroke);
    /// The same with what is kept for the shape of that id, or else to be kept.
    bool paint(const Shape &shape, const QColor &fill, const Stroke &stroke, ShapeId id, SpriteStore &sprites);
    /// The same of a shape that is made of parts; sprites may be null.
    bool paint(const Shape &shape, const QList<ShapePart> &parts, ShapeId id, SpriteStore *sprites);
    /// The outline alone, with a width in pixels; the same.
    bool paintOutline(const Shape &shape, const QColor &colour, double width);

private:
    /// As QTransform::map(), in line: it is asked of each shape there is.
    QPointF toPixels(QPointF pos) const
    {
        return {m_transform.m11() * pos.x() + m_transform.m21() * pos.y() + m_transform.dx(),
                m_transform.m12() * pos.x() + m_transform.m22() * pos.y() + m_transform.dy()};
    }
    bool isOutside(QPointF pos, double reach) const;
    /// The line along something with a fill or without, as it comes out in pixels.
    struct Line
    {
        Line(const Stroke &stroke, bool isFilled, double scale);

        /// As wide as a pixel at least, 0 for none.
        double reach() const { return isDrawn ? std::max(width, 1.0) : 0; }

        /// 0 for none.
        double width;
        /// Else it is mixed into the fill.
        bool isDrawn;
        /// A QPainter would take long.
        bool isHard;
    };

    /// Whether it is to be drawn by hand: what is large and plain is only when it is intricate otherwise.
    bool trace(const Shape &shape, double strokeWidth, bool isIntricate);
    /// The pixels that the traced outline can touch with a line of that width.
    QRect touched(double strokeWidth) const;
    void place(const Shape &shape);
    /// Into the sprite rather than the pixels, where there is one and the shape is small.
    bool draw(const Shape &shape, const QColor &fill, const Stroke &stroke, Sprite *sprite);
    bool draw(const Shape &shape, const QList<ShapePart> &parts, Sprite *sprite);
    /// The outline that was traced, of something that covers such an area in square pixels.
    void put(const QColor &fill, const Stroke &stroke, QSizeF size, double cover, Coverage::Rule rule, Sprite *sprite);
    bool isSmall() const;
    void fill(const Pixels &pixels, QRgb colour, Coverage::Rule rule);
    void stroke(const Pixels &pixels, QRgb colour, double width, bool hasRoundCaps, Qt::PenStyle style);

    Pixels m_pixels;
    QTransform m_transform;
    /// View pixels per scene unit.
    double m_scale;
    /// The same pixels, counted from the one in which the shape's centre lies, and the centre in it: so that the
    /// same shape is drawn to the last bit alike wherever it lies.
    Pixels m_local;
    QPointF m_phase;
    ViewOutline m_outline;
    Coverage m_coverage;
    ThinLine m_line;
    /// The pixels that the outline being drawn can touch.
    QRect m_rect;
};

} // namespace Trammel
