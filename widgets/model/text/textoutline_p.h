#pragma once

#include <QtCore/QHash>
#include <QtCore/QRectF>
#include <QtGui/QPainterPath>
#include <QtGui/QRawFont>

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

QT_BEGIN_NAMESPACE
class QTextLayout;
QT_END_NAMESPACE

namespace Trammel {

/// The outline of a glyph, in font units. The origin is the left end of the glyph's baseline. Not thread-safe.
class GlyphOutline
{
public:
    /// Closed rings of straight edges, for filling by the nonzero rule.
    struct Rings
    {
        std::vector<QPointF> points;
        /// The index of the end of each ring in the points.
        std::vector<std::size_t> ends;
    };

    explicit GlyphOutline(const QPainterPath &path) : m_path(path), m_bounds(path.boundingRect()) { }

    const QRectF &bounds() const { return m_bounds; }
    /// The rings for drawing with a number of pixels per font unit. Curves are replaced by chords, which deviate by at
    /// most a tenth of a pixel. Computed once for each power of two of the scale.
    const Rings &rings(double scale) const;

private:
    static constexpr int LeastLevel = -6, Levels = 20;

    QPainterPath m_path;
    QRectF m_bounds;
    mutable std::array<std::unique_ptr<const Rings>, Levels> m_rings;
};

/// The outlines of glyphs, shared by all texts that contain them.
class GlyphCache
{
public:
    /// The outline of a glyph, which is empty for a space; null for a glyph that is a picture, as in fonts of emoji.
    std::shared_ptr<const GlyphOutline> outline(const QRawFont &font, quint32 glyph);

private:
    struct Font
    {
        QRawFont font;
        /// This font in a large size, for exact outlines.
        QRawFont large;
        bool hasPictures;
        QHash<quint32, std::shared_ptr<const GlyphOutline>> outlines;
    };

    // More glyphs of a font, as of a text in Chinese, are looked up again.
    static constexpr qsizetype MostGlyphs = 4000;

    std::vector<Font> m_fonts;
};

/// The outlines of the letters of a text, for drawing it at any scale and rotation without a QPainter. In font units,
/// with the origin at the center of the text's box.
class TextOutline
{
public:
    struct Glyph
    {
        std::shared_ptr<const GlyphOutline> outline;
        QPointF pos;
    };
    /// Some adjacent letters of a line, which are filled together.
    struct Piece
    {
        QRectF bounds;
        /// The y of the baseline.
        double baseline;
        std::size_t begin;
        std::size_t end;
    };

    /// The unit is the size of a font unit, in scene units. The text is clipped to a rectangle if there is one.
    explicit TextOutline(double unit, const std::optional<QRectF> &clip = {}) : m_unit(unit), m_clip(clip) { }

    /// Adds the letters of a paragraph at the position of its top left corner: all of them, or those between two
    /// characters. Returns false if some of them have no outline or are underlined or struck out.
    bool add(const QTextLayout &layout, QPointF top, GlyphCache &glyphs);
    bool add(const QTextLayout &layout, QPointF top, GlyphCache &glyphs, int from, int end);

    double unit() const { return m_unit; }
    const std::optional<QRectF> &clip() const { return m_clip; }
    std::span<const Piece> pieces() const { return m_pieces; }
    std::span<const Glyph> glyphs(const Piece &piece) const
    {
        return {m_glyphs.data() + piece.begin, piece.end - piece.begin};
    }
    /// The number of letters that are not empty.
    std::size_t size() const { return m_glyphs.size(); }
    /// The bounding rectangle of all letters, even of those that are clipped.
    QRectF bounds() const;

private:
    double m_unit;
    std::optional<QRectF> m_clip;
    std::vector<Glyph> m_glyphs;
    std::vector<Piece> m_pieces;
};

} // namespace Trammel
