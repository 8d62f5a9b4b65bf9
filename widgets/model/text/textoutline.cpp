#include "widgets/model/text/textoutline_p.h"

#include <QtGui/QGlyphRun>
#include <QtGui/QTextLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

// The maximum distance of a curve from its chords, in pixels.
constexpr double MostSag = 0.1;
constexpr double MostChords = 64;
// A rotated piece has a bounding box of many empty pixels, so that it must not be long.
constexpr std::size_t GlyphsPerPiece = 16;
// In pixels. Qt rounds outlines to 1/64 pixel, and not always to the same side.
constexpr double LargeSize = 2048;
// The tables of fonts whose glyphs are pictures.
constexpr std::array PictureTables{"CBDT", "sbix", "COLR", "SVG "};

void addCurve(std::vector<QPointF> &points, QPointF a, QPointF b, QPointF c, QPointF d, double sag)
{
    const QPointF atStart = a - 2 * b + c, atEnd = b - 2 * c + d;
    const double bend = std::max(std::hypot(atStart.x(), atStart.y()), std::hypot(atEnd.x(), atEnd.y()));
    // A chord over an interval h deviates by at most h^2 / 8 times the largest second derivative, 6 times the bend.
    const int count = int(std::clamp(std::ceil(std::sqrt(0.75 * bend / sag)), 1.0, MostChords));
    for (int i = 1; i < count; ++i) {
        const double t = double(i) / count, s = 1 - t;
        points.push_back(a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t));
    }
    points.push_back(d);
}

GlyphOutline::Rings ringsOf(const QPainterPath &path, double sag)
{
    GlyphOutline::Rings rings;
    const auto endRing = [&rings] {
        const std::size_t begin = rings.ends.empty() ? 0 : rings.ends.back();
        if (rings.points.size() > begin)
            rings.ends.push_back(rings.points.size());
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo()) {
            endRing();
            rings.points.push_back(element);
        } else if (element.isLineTo()) {
            rings.points.push_back(element);
        } else if (element.isCurveTo()) {
            addCurve(rings.points, rings.points.back(), element, path.elementAt(i + 1), path.elementAt(i + 2), sag);
            i += 2;
        }
    }
    endRing();
    return rings;
}

} // namespace

const GlyphOutline::Rings &GlyphOutline::rings(double scale) const
{
    // A scale that should be a power of two must not be rounded to different levels.
    const int power = scale > 0 && std::isfinite(scale) ? std::ilogb(scale * 1.001) + 1 : 0;
    const int level = std::clamp(power - LeastLevel, 0, Levels - 1);
    std::unique_ptr<const Rings> &rings = m_rings[std::size_t(level)];
    if (!rings)
        rings = std::make_unique<const Rings>(ringsOf(m_path, std::ldexp(MostSag, -(level + LeastLevel))));
    return *rings;
}

std::shared_ptr<const GlyphOutline> GlyphCache::outline(const QRawFont &font, quint32 glyph)
{
    auto found = std::find_if(m_fonts.begin(), m_fonts.end(), [&font](const Font &each) { return each.font == font; });
    if (found == m_fonts.end()) {
        const bool hasPictures = std::any_of(PictureTables.begin(), PictureTables.end(),
                                             [&font](const char *tag) { return !font.fontTable(tag).isEmpty(); });
        QRawFont large = font;
        large.setPixelSize(LargeSize);
        found = m_fonts.insert(m_fonts.end(), {font, large, hasPictures, {}});
    }
    if (found->hasPictures)
        return nullptr;
    std::shared_ptr<const GlyphOutline> &outline = found->outlines[glyph];
    if (!outline) {
        const double scale = font.pixelSize() / LargeSize;
        const QPainterPath path = found->large.pathForGlyph(glyph);
        outline = std::make_shared<const GlyphOutline>(QTransform::fromScale(scale, scale).map(path));
        // A font of bitmaps has glyphs without outlines.
        if (path.isEmpty() && !font.boundingRect(glyph).isEmpty()) {
            found->hasPictures = true;
            return nullptr;
        }
        if (found->outlines.size() > MostGlyphs) {
            const std::shared_ptr<const GlyphOutline> kept = outline;
            found->outlines.clear();
            return kept;
        }
    }
    return outline;
}

bool TextOutline::add(const QTextLayout &layout, QPointF top, GlyphCache &glyphs)
{
    return add(layout, top, glyphs, 0, std::numeric_limits<int>::max());
}

bool TextOutline::add(const QTextLayout &layout, QPointF top, GlyphCache &glyphs, int from, int end)
{
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        const double baseline = top.y() + line.position().y() + line.ascent();
        const int first = std::max(from, line.textStart());
        const int count = std::min(end, line.textStart() + line.textLength()) - first;
        const QList<QGlyphRun> runs = count > 0 ? line.glyphRuns(first, count) : QList<QGlyphRun>();
        for (const QGlyphRun &run : runs) {
            if (run.underline() || run.strikeOut() || run.overline())
                return false;
            const QRawFont font = run.rawFont();
            const QList<quint32> indexes = run.glyphIndexes();
            const QList<QPointF> positions = run.positions();
            Piece piece{{}, baseline, m_glyphs.size(), m_glyphs.size()};
            const auto endPiece = [&] {
                piece.end = m_glyphs.size();
                if (piece.end > piece.begin)
                    m_pieces.push_back(piece);
                piece = {{}, baseline, m_glyphs.size(), m_glyphs.size()};
            };
            for (qsizetype j = 0; j < indexes.size(); ++j) {
                const std::shared_ptr<const GlyphOutline> outline = glyphs.outline(font, indexes[j]);
                if (!outline)
                    return false;
                if (outline->bounds().isEmpty())
                    continue;
                m_glyphs.push_back({outline, top + positions[j]});
                piece.bounds |= outline->bounds().translated(top + positions[j]);
                if (m_glyphs.size() - piece.begin == GlyphsPerPiece)
                    endPiece();
            }
            endPiece();
        }
    }
    return true;
}

QRectF TextOutline::bounds() const
{
    QRectF all;
    for (const Piece &piece : m_pieces)
        all |= piece.bounds;
    return all;
}

} // namespace Trammel
