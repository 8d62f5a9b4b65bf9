// The letters of texts, drawn by PixelPainter.
#include "widgets/model/text/textoutline_p.h"
#include "widgets/view/painting/pixelpainter_p.h"

#include <QtGui/QPaintEngine>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// The largest side of a piece of a text in a sprite, in pixels.
constexpr double LargestKeptPiece = 400;
// A baseline with a smaller sine of its angle is level.
constexpr double LeastSlant = 1e-6;

/// Font units to pixels.
QTransform textToPixels(const PlacedText &text, const QTransform &sceneToPixels)
{
    const double unit = text.outline->unit();
    return QTransform::fromScale(unit, unit) * text.boxToScene * sceneToPixels;
}

QRectF boxOf(const TextOutline::Piece &piece, const QTransform &textToLocal)
{
    return textToLocal.mapRect(piece.bounds).adjusted(-1, -1, 1, 1);
}

/// The move of a line of text, by at most half a pixel, that puts a level or a vertical baseline on the border between
/// two pixels.
QPointF baselineMove(double baseline, const QTransform &textToLocal)
{
    // A baseline in the middle of a pixel must not be rounded to different sides.
    const auto move = [](double pos) { return std::floor(pos + 0.5 + 1e-3) - pos; };
    const QPointF on = textToLocal.map(QPointF(0, baseline));
    const double along = std::hypot(textToLocal.m11(), textToLocal.m12());
    if (std::abs(textToLocal.m12()) <= LeastSlant * along)
        return {0, move(on.y())};
    return std::abs(textToLocal.m11()) <= LeastSlant * along ? QPointF(move(on.x()), 0) : QPointF();
}

/// The part of a ring on one side of a border, by the Sutherland-Hodgman algorithm. The signed distance of a point is
/// not negative on that side.
template <typename Distance> std::vector<QPointF> cut(const std::vector<QPointF> &ring, const Distance &distance)
{
    std::vector<QPointF> rest;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const QPointF from = ring[i > 0 ? i - 1 : ring.size() - 1], to = ring[i];
        const double before = distance(from), after = distance(to);
        if ((before < 0) != (after < 0))
            rest.push_back(from + (to - from) * (before / (before - after)));
        if (after >= 0)
            rest.push_back(to);
    }
    return rest;
}

std::vector<QPointF> cut(std::vector<QPointF> ring, const QRectF &rect)
{
    ring = cut(ring, [&](QPointF point) { return point.x() - rect.left(); });
    ring = cut(ring, [&](QPointF point) { return rect.right() - point.x(); });
    ring = cut(ring, [&](QPointF point) { return point.y() - rect.top(); });
    return cut(ring, [&](QPointF point) { return rect.bottom() - point.y(); });
}

} // namespace

bool paintOnDevice(QPainter &painter, const PlacedText &text)
{
    const QPaintEngine *engine = painter.paintEngine();
    if (!engine || engine->type() != QPaintEngine::Raster)
        return false;
    const QTransform world = painter.worldTransform(), sceneToDevice = painter.deviceTransform();
    // Not computed from the two others, since QPainter would smooth an image that rounding errors move.
    painter.setWorldTransform({});
    const QTransform toDevice = painter.deviceTransform();
    const QRectF device = toDevice.mapRect(QRectF(0, 0, painter.device()->width(), painter.device()->height()));
    const QRectF box = boxOf({text.outline->bounds(), 0, 0, 0}, textToPixels(text, sceneToDevice)) & device;
    if (!box.isEmpty()) {
        const QRect rect = box.toAlignedRect();
        QImage image(rect.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        const QTransform toImage = sceneToDevice * QTransform::fromTranslate(-rect.x(), -rect.y());
        PixelPainter(Pixels(image), toImage).paint({&text, 1});
        painter.drawImage(toDevice.inverted().mapRect(QRectF(rect)), image);
    }
    painter.setWorldTransform(world);
    return true;
}

void PixelPainter::drawTexts(std::span<const PlacedText> texts, Sprite *sprite)
{
    for (const PlacedText &text : texts) {
        QTransform toLocal = textToPixels(text, m_transform);
        const auto [local, phase] = placed({toLocal.dx(), toLocal.dy()});
        toLocal = {toLocal.m11(), toLocal.m12(), toLocal.m21(), toLocal.m22(), phase.x(), phase.y()};
        const double scale = std::sqrt(std::abs(toLocal.determinant()));
        // From the pixel of the text to that of the placed shape.
        const QPoint offset = m_local.rect.topLeft() - local.rect.topLeft();
        const std::span<const TextOutline::Piece> pieces = text.outline->pieces();
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const QRect rect = (boxOf(pieces[i], toLocal) & QRectF(local.frame)).toAlignedRect();
            if (rect.isEmpty() || (!sprite && !rect.intersects(local.rect)))
                continue;
            const QPointF move = baselineMove(pieces[i].baseline, toLocal);
            const QTransform moved = toLocal * QTransform::fromTranslate(move.x(), move.y());
            const auto put = [&](const Pixels &pixels, QRgb color) {
                m_coverage.begin(rect, pixels.rect);
                addLetters(*text.outline, i, moved, scale);
                m_coverage.fill(pixels, color, Coverage::Rule::NonZero);
            };
            if (sprite)
                sprite->record(rect.translated(offset), text.color, Sprite::Mixing::Single,
                               [&](const Pixels &blank) { put(blank.seenFrom(offset), 0xffffffff); });
            else
                put(local, text.color);
        }
    }
}

void PixelPainter::addLetters(const TextOutline &text, std::size_t piece, const QTransform &textToLocal, double scale)
{
    const double m11 = textToLocal.m11(), m12 = textToLocal.m12(), m21 = textToLocal.m21(), m22 = textToLocal.m22();
    for (const TextOutline::Glyph &glyph : text.glyphs(text.pieces()[piece])) {
        const QPointF origin = textToLocal.map(glyph.pos);
        const auto toLocal = [&](QPointF pos) {
            return QPointF(origin.x() + m11 * pos.x() + m21 * pos.y(), origin.y() + m12 * pos.x() + m22 * pos.y());
        };
        const auto addRing = [&](std::span<const QPointF> ring) {
            if (ring.empty())
                return;
            QPointF last = toLocal(ring.back());
            for (QPointF pos : ring) {
                const QPointF point = toLocal(pos);
                m_coverage.addLine(last, point);
                last = point;
            }
        };
        const GlyphOutline::Rings &rings = glyph.outline->rings(scale);
        const bool isCut = text.clip() && !text.clip()->contains(glyph.outline->bounds().translated(glyph.pos));
        std::size_t begin = 0;
        for (std::size_t end : rings.ends) {
            const std::span<const QPointF> ring(rings.points.data() + begin, end - begin);
            if (isCut)
                addRing(cut({ring.begin(), ring.end()}, text.clip()->translated(-glyph.pos)));
            else
                addRing(ring);
            begin = end;
        }
    }
}

bool PixelPainter::canBeKept(std::span<const PlacedText> texts) const
{
    return std::all_of(texts.begin(), texts.end(), [this](const PlacedText &text) {
        const QTransform toPixels = textToPixels(text, m_transform);
        const QRectF room = QRectF(m_pixels.frame).adjusted(1, 1, -1, -1);
        const std::span<const TextOutline::Piece> pieces = text.outline->pieces();
        return std::all_of(pieces.begin(), pieces.end(), [&](const TextOutline::Piece &piece) {
            const QRectF box = boxOf(piece, toPixels);
            return std::max(box.width(), box.height()) < LargestKeptPiece && room.contains(box);
        });
    });
}

} // namespace Trammel
