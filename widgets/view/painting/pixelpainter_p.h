#pragma once

#include "widgets/model/style/linehead_p.h"
#include "widgets/model/style/strokestyle_p.h"
#include "widgets/view/painting/spritestore_p.h"
#include "widgets/view/painting/strokeoutline_p.h"
#include "widgets/view/painting/thinline_p.h"
#include "widgets/view/painting/viewoutline_p.h"
#include "widgets/view/pixels/coverage_p.h"
#include "widgets/view/pixels/gradientink_p.h"
#include "widgets/view/pixels/pixels_p.h"
#include <trammel/shapekind.h>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace Trammel {

class TextOutline;

/// The letters of a text, its place and its color.
struct PlacedText
{
    std::shared_ptr<const TextOutline> outline;
    /// The transform to the scene from the box of the text.
    QTransform boxToScene;
    QRgb color;
};

/// Draws a text on the device of a painter as PixelPainter does on an image. The painter's coordinates are those of
/// the scene. Returns false and draws nothing if the device has no pixels, such as a file of vectors.
bool paintOnDevice(QPainter &painter, const PlacedText &text);

/// The part of a rectangle of pixels that a shape, with its line, may touch; nothing if the shape is outside. The
/// stroke width is in scene units.
std::optional<QRect> reachOf(const Shape &shape, double strokeWidth, const QTransform &sceneToPixels,
                             const QRect &rect);

std::optional<QRect> reachOf(const Aabb2 &sceneBox, const QTransform &sceneToPixels, const QRect &rect);

/// Whether a QPainter draws a shape slowly, because it has many points or dashes.
bool isIntricate(const Shape &shape);
bool isIntricate(const QList<ShapePart> &parts);

/// Rasterizes small or complex shapes directly into the pixels of an image, for which a QPainter takes many times
/// longer. A shape about as small as a pixel is drawn as a box of the same area; any other shape is drawn with its
/// coverage of each pixel.
class PixelPainter
{
public:
    PixelPainter(const Pixels &pixels, const QTransform &sceneToPixels);

    /// Continues on the pixels of another image.
    void setTarget(const Pixels &pixels, const QTransform &sceneToPixels);
    /// Sets whether large and plain shapes are drawn, too. Default: false.
    void setAlwaysDirect(bool isDirect) { m_isAlwaysDirect = isDirect; }
    /// Sets whether shapes are moved by sharpeningMove(). Default: true.
    void setSharpening(bool isSharpening) { m_isSharpening = isSharpening; }
    bool isSharpening() const { return m_isSharpening; }
    const Pixels &pixels() const { return m_pixels; }
    const QTransform &sceneToPixels() const { return m_transform; }
    /// The pixel that contains the center of a shape, and the position of the center within it, rounded as for
    /// painting.
    std::pair<QPoint, QPointF> placeOf(const Shape &shape);

    /// The axis-aligned box of pixels that a shape, with its line, may touch; nothing if the shape is outside the
    /// image.
    std::optional<QRect> reach(const Shape &shape, double strokeWidth) const;
    std::optional<QRect> reach(const Aabb2 &sceneBox) const;

    /// Whether a shape certainly lies above or below all pixels. May be false for a shape that lies close to them.
    bool isBeyondRows(const Shape &shape, double strokeWidth) const
    {
        const double y = toPixels(shape.center).y();
        const double reach = (shape.size.width() + shape.size.height() + strokeWidth) * m_scale + 3;
        return y + reach < m_pixels.rect.top() || y - reach > m_pixels.rect.bottom() + 1;
    }

    /// Draws a shape that is smaller than DotSize with its line, regardless of its own opacity. Returns false for any
    /// other shape.
    bool paintDot(const Shape &shape, const Stroke &line, double opacity = 1);
    /// Draws the shadow of a shape if both are smaller than DotSize. Returns false for any other shape.
    bool paintShadowDot(const Shape &shape);
    /// Draws the fill and the line. An invalid color means none, and the stroke's width is in scene units. Returns
    /// false and draws nothing for a large and plain shape without a gradient, which a QPainter draws faster.
    bool paint(const Shape &shape, const Fill &fill, const Stroke &stroke);
    /// As paint() above, but uses the cached sprite of the id, or else records one. Then draws the texts of the shape,
    /// if there is a function that returns them. It is called if there is no sprite.
    bool paint(const Shape &shape, const Fill &fill, const Stroke &stroke, ShapeId id, SpriteStore &sprites,
               const std::function<std::vector<PlacedText>()> &placedTexts = {});
    /// Draws texts. Level and vertical baselines are moved by up to half a pixel, to the border of two pixels.
    void paint(std::span<const PlacedText> texts) { drawTexts(texts, nullptr); }
    /// As paint() above, for a shape that is made of parts; the sprites may be null.
    bool paint(const Shape &shape, const QList<ShapePart> &parts, ShapeId id, SpriteStore *sprites);
    /// Paints the cached sprite of a whole shape with its text, in the given stroke. Returns false if there is none.
    bool paintWhole(const Shape &shape, const Stroke &stroke, Tint tint, ShapeId id, SpriteStore &sprites);
    /// As paint() above, for the outline alone; the width is in pixels.
    bool paintOutline(const Shape &shape, const QColor &color, double width);
    /// Draws a line of the given width next to the outline: outside of a closed outline, and on both sides of an open
    /// one. The inner edge has a distance of half the gap from the outline. Both are in pixels. Nothing is drawn in the
    /// excluded area of the scene.
    void paintBeside(const Shape &shape, const QColor &color, double width, double gap, const QPainterPath &excluded);

private:
    /// As QTransform::map(), but inline, since it is called for every shape.
    QPointF toPixels(QPointF pos) const
    {
        return {m_transform.m11() * pos.x() + m_transform.m21() * pos.y() + m_transform.dx(),
                m_transform.m12() * pos.x() + m_transform.m22() * pos.y() + m_transform.dy()};
    }
    Q_ALWAYS_INLINE bool isOutside(QPointF pos, double reach) const
    {
        const QRect &rect = m_pixels.rect;
        return !(pos.x() + reach > rect.left() && pos.x() - reach < rect.right() + 1 && pos.y() + reach > rect.top()
                 && pos.y() - reach < rect.bottom() + 1);
    }
    /// A line in pixels, with or without a fill inside.
    struct Line
    {
        Line(const Stroke &stroke, bool isFilled, double scale);

        /// The drawn width, at least one pixel; 0 for none.
        double drawnWidth() const { return isDrawn ? std::max(width, 1.0) : 0; }
        /// Twice the maximum distance of the line from the outline.
        double reach() const { return hasMiters ? MiterLimit * drawnWidth() : drawnWidth(); }

        /// 0 for none.
        double width;
        /// False if there is no line, or if it is mixed into the fill.
        bool isDrawn;
        bool hasMiters;
        /// Whether a QPainter draws the line slowly, because it is dashed or wide.
        bool isHard;
    };

    /// Traces the outline. Returns whether to rasterize the shape directly: false for a large, but not huge, shape with
    /// few points, unless isIntricate is set.
    bool trace(const Shape &shape, double strokeWidth, bool isIntricate);
    /// The ends of the placed shape in pixels, without those too small to be drawn.
    LineEnds endsOf(const Shape &shape) const;
    /// The pixels that the traced outline can touch with a line of the given width in pixels.
    QRect touched(double strokeWidth) const;
    void place(const Shape &shape);
    /// The pixels seen from the one that contains a position, and the position within it, rounded.
    std::pair<Pixels, QPointF> placed(QPointF center) const;
    /// Draws into the sprite of the placed shape instead of the pixels if there is a sprite.
    void drawTexts(std::span<const PlacedText> texts, Sprite *sprite);
    void addLetters(const TextOutline &text, std::size_t piece, const QTransform &textToLocal, double scale);
    /// Whether texts are small enough for a sprite.
    bool canBeKept(std::span<const PlacedText> texts) const;
    /// Moves the placed shape, so that a line of this width in pixels is sharp.
    void sharpen(const Shape &shape, double lineWidth);
    /// Draws into the sprite instead of the pixels, if there is a sprite and the shape is small.
    bool draw(const Shape &shape, const Fill &fill, const Stroke &stroke, Sprite *sprite);
    bool draw(const Shape &shape, const QList<ShapePart> &parts, Sprite *sprite);
    /// Draws the traced outline of the shape or of one of its parts, which covers this share of a box of this size, in
    /// pixels.
    void put(const Shape &shape, const Fill &fill, const Stroke &stroke, QSizeF size, double cover, Coverage::Rule rule,
             Sprite *sprite);
    void putFill(const Shape &shape, const Fill &fill, const LineInk &line, Coverage::Rule rule, Sprite *sprite);
    void putGradient(const GradientInk &ink, Coverage::Rule rule, Sprite *sprite);
    /// The transform from the frame of the placed shape to the pixels relative to its center.
    QTransform frameToLocal(const Shape &shape) const;
    bool isSmall() const;
    /// Fills the traced outline with a color or a gradient.
    template <typename Ink> void fill(const Pixels &pixels, const Ink &ink, Coverage::Rule rule);
    void stroke(const Pixels &pixels, QRgb color, const LinePen &pen, std::span<const double> dashes, bool withHeads);
    /// Adds a head, or nothing for an end without one, to the coverage.
    void addHead(const LineEnd &end, double thickness);
    void fillHead(const Pixels &pixels, const LineEnd &end, QRgb color, double thickness);

    Pixels m_pixels;
    QTransform m_transform;
    /// Image pixels per scene unit.
    double m_scale;
    bool m_isAlwaysDirect = false;
    bool m_isSharpening = true;
    /// The pixels, with coordinates relative to the pixel that contains the shape's center, and the position of the
    /// center within that pixel. Thus a shape is drawn identically, to the last bit, after any move by whole pixels.
    Pixels m_local;
    QPointF m_phase;
    ViewOutline m_outline;
    /// The ends of the traced outline.
    LineEnds m_lineEnds;
    Coverage m_coverage;
    ThinLine m_line;
    /// The pixels that the current outline can touch.
    QRect m_rect;
};

} // namespace Trammel
