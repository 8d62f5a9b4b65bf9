#include "widgets/view/painting/occlusion_p.h"

#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/style/strokestyle_p.h"
#include "widgets/view/painting/pixelpainter_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

constexpr qsizetype MostSamples = 1024;
// Below these values, painting everything takes no longer than the search.
constexpr double LeastOverdraw = 2;
constexpr double LeastMeanArea = 256;
constexpr qsizetype CheckedPerStep = 64;
// In pixels. A smaller shape covers no tile, or is painted as fast as it is tested. For a larger or more distant shape,
// rounding loses fractions of a pixel.
constexpr double SmallestCover = 2 * Occlusion::TileSize;
constexpr double LargestCover = 1e12;
constexpr std::size_t MostPoints = 300;
// Margin, in pixels, is needed because pixels along an outline are only partly covered. CurveError, a share of the
// shape's size, is needed because the curves of a QPainter are slightly inexact. A QPainter draws no curves larger than
// LargestCurve, in pixels.
constexpr double Margin = 2;
constexpr double CurveError = 5e-4;
constexpr double LargestCurve = 20'000;

int tileOf(double pixel, int last)
{
    return int(std::clamp(std::floor(pixel / Occlusion::TileSize), -1.0, last + 1.0));
}

// A fainter color hides nothing.
constexpr float LeastAlpha = 26;
// A tile is covered by this number of translucent layers if they let at most MostPassing of the light pass.
constexpr quint8 LeastLayers = 64;
constexpr float MostPassing = 1.0f / 4096;

bool isOpaque(const Shape &shape)
{
    // A thin translucent line is mixed into the fill, which is then not opaque.
    const Stroke &line = shape.stroke;
    return shape.opacity == 1 && shape.isFilled() && shape.fill.isOpaque()
        && (!line.color.isValid() || line.color.alpha() == 255 || line.style == Qt::NoPen);
}

// The share of the light that passes the fill of a shape.
float passingOf(const Shape &shape)
{
    if (isOpaque(shape))
        return 0;
    if (!shape.isFilled() || shape.fill.isGradient())
        return 1;
    const QColor line = shape.stroke.color;
    const bool hasLine = line.isValid() && shape.stroke.style != Qt::NoPen;
    const int least = std::min(shape.fill.color().alpha(), hasLine ? line.alpha() : 255);
    // A color that is nearly opaque counts as translucent.
    const float alpha = std::min(float(least) * shape.opacity, 254.0f);
    return alpha >= LeastAlpha ? 1 - alpha / 255 : 1;
}

} // namespace

bool Occlusion::isWorthwhile(const ShapeIds &ids, const Find &find, const QTransform &sceneToPicture,
                             const QRect &bounds)
{
    const double picture = double(bounds.width()) * bounds.height();
    if (double(ids.size()) < LeastOverdraw)
        return false;
    const qsizetype step = (ids.size() + MostSamples - 1) / MostSamples;
    const double scale = std::abs(sceneToPicture.determinant());
    qsizetype samples = 0;
    double sum = 0;
    for (qsizetype i = 0; i < ids.size(); i += step, ++samples) {
        if (const Shape *shape = find(ids[i]); shape && shape->isFilled())
            sum += std::min(shape->size.width() * shape->size.height() * scale, picture);
    }
    const double mean = sum / double(samples);
    return mean > LeastMeanArea && mean * double(ids.size()) > LeastOverdraw * picture;
}

Occlusion::Occlusion(const ShapeIds &ids, const Damage &damage, const QTransform &sceneToPicture, double widening)
    : m_ids(ids), m_transform(sceneToPicture), m_scale(std::sqrt(std::abs(sceneToPicture.determinant()))),
      m_widening(widening), m_bounds(damage.boundingRect())
{
    const QSize size = damage.size();
    m_columns = (size.width() + TileSize - 1) / TileSize;
    const int rows = (size.height() + TileSize - 1) / TileSize;
    m_layers.resize(std::size_t(m_columns) * std::size_t(rows));
    m_isOpen.reserve(std::size_t(m_columns) * std::size_t(rows));
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < m_columns; ++x) {
            const bool isWanted = damage.meets(QRect(x * TileSize, y * TileSize, TileSize, TileSize));
            m_isOpen.push_back(isWanted);
            m_open += isWanted;
        }
    }
}

bool Occlusion::run(const Find &find, QDeadlineTimer deadline)
{
    while (!m_ids.isEmpty() && m_open > 0) {
        for (qsizetype i = 0; i < CheckedPerStep && !m_ids.isEmpty() && m_open > 0; ++i) {
            const ShapeId id = m_ids.takeLast();
            if (const Shape *shape = find(id))
                look(id, *shape, find);
        }
        if (deadline.hasExpired() && !m_ids.isEmpty() && m_open > 0)
            return false;
    }
    m_ids.clear();
    std::reverse(m_shown.begin(), m_shown.end());
    return true;
}

Occlusion::Place::Place(const Shape &shape)
    : kind(shape.kind), outline(shape.outline.isEmpty() ? nullptr : shape.outline.first().constData()),
      center(shape.center), size(shape.size), rotation(shape.rotation), cornerRadius(shape.cornerRadius),
      isMirroredX(shape.mirroredX), isMirroredY(shape.mirroredY), isFilled(shape.isFilled()), line(shape.stroke),
      path(shape.path)
{
    line.color = line.color.isValid() ? QColor(Qt::black) : QColor();
}

// The comparison of QPointF is inexact.
bool Occlusion::Place::operator==(const Place &other) const
{
    return kind == other.kind && outline == other.outline && same(center, other.center)
        && size.width() == other.size.width() && size.height() == other.size.height() && rotation == other.rotation
        && cornerRadius == other.cornerRadius && isMirroredX == other.isMirroredX && isMirroredY == other.isMirroredY
        && isFilled == other.isFilled && line == other.line && path == other.path;
}

bool Occlusion::isBelowCopies(ShapeId id, const Shape &shape, const Find &find)
{
    if (shape.connector || hasText(shape) || !shape.shadow.isDefault())
        return false;
    const auto isStrong = [&shape](const QColor &color) {
        return !color.isValid() || float(color.alpha()) * shape.opacity >= LeastAlpha;
    };
    const bool hides = isStrong(shape.stroke.color)
        && (!shape.isFilled() || shape.fill.isOpaque() || (!shape.fill.isGradient() && isStrong(shape.fill.color())));
    if (!hides && m_copies.isEmpty())
        return false;
    Copies &copies = m_copies[Place(shape)];
    if (copies.shown.size() < MostCopies) {
        if (hides)
            copies.shown.append(id);
        return false;
    }
    if (!std::exchange(copies.areCovers, true))
        addCovers(copies.shown, find);
    return true;
}

void Occlusion::look(ShapeId id, const Shape &shape, const Find &find)
{
    // A custom kind decides by itself which pixels it paints.
    if (shape.kind->form() == ShapeKind::Form::Custom) {
        m_shown.append(id);
        return;
    }
    if (isBelowCopies(id, shape, find))
        return;
    const double stroke = strokeReach(shape) + m_widening;
    const std::optional<QRect> reach = reachOf(shape, stroke, m_transform, m_bounds);
    // A text and a shadow may extend beyond the outline. Their bounds are computed only if the outline is not seen.
    const auto isRestSeen = [&] {
        if (!hasText(shape) && shape.shadow.isDefault())
            return false;
        const std::optional<QRect> whole = reachOf(shape.paintedBounds().expanded(m_widening), m_transform, m_bounds);
        return whole && isOpen(tilesOf(*whole));
    };
    if (!reach || !isOpen(tilesOf(*reach))) {
        if (isRestSeen())
            m_shown.append(id);
        return;
    }
    const QRect tiles = tilesOf(*reach);
    const double wide = shape.size.width() * m_scale, tall = shape.size.height() * m_scale;
    const QPointF center = m_transform.map(shape.center);
    const bool isLarge = std::min(wide, tall) > SmallestCover && std::max(wide, tall) < LargestCover
        && std::max(std::abs(center.x()), std::abs(center.y())) < LargestCover;
    // The marks are computed by the even-odd rule.
    const bool isEvenOdd = shape.path->fillRule == FillRule::EvenOdd;
    if (!isLarge || !shape.isFilled() || !isEvenOdd || !m_outline.trace(shape, m_transform, 1, m_bounds)
        || m_outline.pointCount() > MostPoints) {
        m_shown.append(id);
        return;
    }
    mark(tiles, Margin + CurveError * std::min(std::max(wide, tall), LargestCurve) + stroke * m_scale);
    bool isSeen = false, covers = false;
    const float passing = passingOf(shape);
    auto at = m_marks.cbegin();
    for (int y = tiles.top(); y <= tiles.bottom(); ++y) {
        for (int x = tiles.left(); x <= tiles.right(); ++x) {
            const Mark mark = *at++;
            if (mark == Mark::Outside || !open(x, y))
                continue;
            isSeen = true;
            if (passing < 1 && mark == Mark::Inside) {
                addLayer(x, y, passing);
                covers = true;
            }
        }
    }
    if (isSeen || isRestSeen())
        m_shown.append(id);
    if (covers && passing == 0)
        m_covers.insert(id, shape);
    else if (covers)
        m_translucent.append(id);
    // Translucent shapes cover others only where many of them overlap.
    if (m_hasDeepPile)
        addCovers(std::exchange(m_translucent, {}), find);
}

void Occlusion::addLayer(int x, int y, float passing)
{
    Layers &layers = m_layers[std::size_t(y) * std::size_t(m_columns) + std::size_t(x)];
    layers.passing *= passing;
    layers.count = quint8(std::min(layers.count + 1, int(LeastLayers)));
    if (passing == 0 || (layers.count == LeastLayers && layers.passing <= MostPassing)) {
        open(x, y) = 0;
        --m_open;
        m_hasDeepPile = m_hasDeepPile || passing > 0;
    }
}

void Occlusion::addCovers(const ShapeIds &ids, const Find &find)
{
    for (ShapeId id : ids) {
        if (const Shape *shape = find(id))
            m_covers.insert(id, *shape);
    }
}

bool Occlusion::isOpen(const QRect &tiles) const
{
    for (int y = tiles.top(); y <= tiles.bottom(); ++y) {
        for (int x = tiles.left(); x <= tiles.right(); ++x) {
            if (m_isOpen[std::size_t(y) * std::size_t(m_columns) + std::size_t(x)])
                return true;
        }
    }
    return false;
}

// A tile that is farther than the margin from all edges lies entirely inside or outside the outline, so its center
// decides.
void Occlusion::mark(const QRect &tiles, double margin)
{
    const std::size_t size = std::size_t(tiles.width()) * std::size_t(tiles.height());
    m_marks.assign(size, Mark::Outside);
    m_turns.assign(size, 0);
    for (std::size_t i = 0; i < m_outline.ringCount(); ++i) {
        const std::span<const QPointF> ring = m_outline.ring(i);
        QPointF last = ring.back();
        for (QPointF point : ring) {
            markEdge(last, point, tiles, margin);
            last = point;
        }
    }
    for (std::size_t i = 0; i < size; i += std::size_t(tiles.width())) {
        bool isInside = false;
        for (std::size_t at = i; at < i + std::size_t(tiles.width()); ++at) {
            isInside ^= m_turns[at] != 0;
            if (m_marks[at] != Mark::Cut && isInside)
                m_marks[at] = Mark::Inside;
        }
    }
}

void Occlusion::markEdge(QPointF from, QPointF to, const QRect &tiles, double margin)
{
    if (from.y() > to.y())
        std::swap(from, to);
    const double slope = from.y() < to.y() ? (to.x() - from.x()) / (to.y() - from.y()) : 0;
    const auto xAt = [&](double y) {
        return y <= from.y() ? from.x() : y >= to.y() ? to.x() : from.x() + slope * (y - from.y());
    };
    const int first = std::max(tileOf(from.y() - margin, tiles.bottom()), tiles.top());
    const int last = std::min(tileOf(to.y() + margin, tiles.bottom()), tiles.bottom());
    for (int row = first; row <= last; ++row) {
        const std::size_t begin = std::size_t(row - tiles.top()) * std::size_t(tiles.width());
        const double top = row * TileSize, bottom = top + TileSize, middle = (top + bottom) / 2;
        const bool isLevel = from.y() == to.y();
        const double a = isLevel ? from.x() : xAt(top - margin), b = isLevel ? to.x() : xAt(bottom + margin);
        const int left = std::max(tileOf(std::min(a, b) - margin, tiles.right()), tiles.left());
        const int right = std::min(tileOf(std::max(a, b) + margin, tiles.right()), tiles.right());
        for (int x = left; x <= right; ++x)
            m_marks[begin + std::size_t(x - tiles.left())] = Mark::Cut;
        if (from.y() <= middle && middle < to.y()) {
            const int next = std::max(tileOf(xAt(middle) + TileSize / 2.0, tiles.right()), tiles.left());
            if (next <= tiles.right())
                m_turns[begin + std::size_t(next - tiles.left())] ^= 1;
        }
    }
}

QRect Occlusion::tilesOf(const QRect &pixels) const
{
    return {QPoint(pixels.left() / TileSize, pixels.top() / TileSize),
            QPoint(pixels.right() / TileSize, pixels.bottom() / TileSize)};
}

const Shape *Occlusion::cover(ShapeId id) const
{
    const auto found = m_covers.constFind(id);
    return found == m_covers.constEnd() ? nullptr : &*found;
}

} // namespace Trammel
