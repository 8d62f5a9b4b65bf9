#include "widgets/view/painting/progressivepainter_p.h"

#include "geometry/base/parallel_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include "widgets/view/pixels/pixels_p.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cstring>
#include <limits>
#include <numeric>
#include <utility>

namespace Trammel {

namespace {

// The number of shapes between two checks of the deadline.
constexpr qsizetype PaintedPerStep = 32;
// The number of pixels between two such checks, which take a fraction of a millisecond to fill.
constexpr double PixelsPerStep = 5e5;
// Querying more areas separately costs more than drawing the shapes between them.
constexpr int MostAreas = 8;
// Fewer shapes are already drawn by the time another thread wakes up.
constexpr qsizetype LeastForBands = 128;
// A large shape with a shadow takes tens of milliseconds for this number of pixels, in one step.
constexpr double MostPixelsPerBand = 2e6;
// The largest number of shapes that a QPainter draws until the threads are tried again.
constexpr qsizetype MostPerRound = 4096;

} // namespace

struct ProgressivePainter::Brush
{
    const Draw &draw;
    const QPalette &palette;
    QDeadlineTimer deadline;
    Pixels pixels;
};

ProgressivePainter::ProgressivePainter(const Damage &damage, const QTransform &sceneToImage, double ratio,
                                       QImage canvas)
    : m_picture(std::move(canvas)), m_sceneToPicture(sceneToImage), m_ratio(ratio), m_wanted(damage),
      m_rects(damage.rects(std::numeric_limits<int>::max())), m_bounds(damage.boundingRect())
{
    if (m_picture.size() != damage.size())
        m_picture = QImage(damage.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = m_bounds.top(); y <= m_bounds.bottom(); ++y)
        std::fill_n(reinterpret_cast<QRgb *>(m_picture.scanLine(y)) + m_bounds.left(), m_bounds.width(), 0u);
}

QList<QRectF> ProgressivePainter::areas() const
{
    const QTransform pictureToScene = m_sceneToPicture.inverted();
    const QList<QRect> few = m_wanted.rects(MostAreas);
    QList<QRectF> areas;
    for (const QRect &rect : few)
        areas.append(pictureToScene.mapRect(QRectF(rect).adjusted(-2, -2, 2, 2)));
    return areas;
}

void ProgressivePainter::setShapes(const ShapeIds &ids, const Occlusion::Find &find)
{
    m_ids = ids;
    m_find = find;
    m_isSearching = find && Occlusion::isWorthwhile(ids, find, m_sceneToPicture, m_bounds);
    if (m_isSearching)
        m_occlusion.emplace(ids, m_wanted, m_sceneToPicture, ShapePainter::widestTint(m_sceneToPicture, m_ratio));
    m_perRound = PaintedPerStep;
    const int least = int(double(m_bounds.width()) * m_bounds.height() / MostPixelsPerBand) + 1;
    const int count = std::max(ids.size() < LeastForBands ? 1 : atOnce(), least);
    m_bands.clear();
    for (int i = 0; i < count; ++i) {
        const int top = m_bounds.height() * i / count, end = m_bounds.height() * (i + 1) / count;
        m_bands.push_back({QRect(m_bounds.left(), m_bounds.top() + top, m_bounds.width(), end - top)});
    }
}

bool ProgressivePainter::run(const Draw &draw, const QPalette &palette, QDeadlineTimer deadline, SpriteStore *sprites)
{
    if (m_isSearching) {
        if (!m_occlusion->run(m_find, deadline))
            return false;
        m_isSearching = false;
        m_ids = m_occlusion->shown();
    }
    const Brush brush{draw, palette, deadline, Pixels(m_picture, m_bounds)};
    const auto isOpen = [this](const Band &band) { return band.next < m_ids.size(); };
    while (std::any_of(m_bands.begin(), m_bands.end(), isOpen)) {
        // Two threads can share neither sprites nor a QPainter.
        const bool isTogether = !sprites && m_bands.size() > 1;
        if (isTogether)
            drawTogether(brush);
        for (Band &band : m_bands) {
            if (!isOpen(band))
                continue;
            drawAny(band, brush, isTogether ? band.next + m_perRound : m_ids.size(), sprites);
            if (deadline.hasExpired())
                break;
        }
        if (deadline.hasExpired())
            break;
    }
    return std::none_of(m_bands.begin(), m_bands.end(), isOpen);
}

// Waking the threads takes longer than drawing some shapes. If nearly all shapes need a QPainter, it is done rarely.
void ProgressivePainter::drawTogether(const Brush &brush)
{
    const auto drawn = [this] {
        return std::accumulate(m_bands.begin(), m_bands.end(), qsizetype(0),
                               [](qsizetype sum, const Band &band) { return sum + band.next; });
    };
    const qsizetype before = drawn();
    inParallel(m_bands.size(), 1, [&](std::size_t i, std::size_t) { drawDirectly(m_bands[i], brush); });
    ++m_rounds;
    const bool isWorthwhile = drawn() - before >= m_perRound;
    m_perRound = isWorthwhile ? PaintedPerStep : std::min(2 * m_perRound, MostPerRound);
}

// Bands do not overlap, and direct rasterization gives the same pixels in bands as in a single step.
void ProgressivePainter::drawDirectly(Band &band, const Brush &brush)
{
    Pixels pixels = brush.pixels;
    pixels.rect = band.rect;
    ShapePainter shapes(m_sceneToPicture, brush.palette, pixels, m_ratio, wanted());
    bool isGoingOn = true;
    while (isGoingOn && band.next < m_ids.size() && !brush.deadline.hasExpired())
        isGoingOn = drawStep(shapes, band, brush, m_ids.size()) || !shapes.hasRoom();
}

void ProgressivePainter::drawAny(Band &band, const Brush &brush, qsizetype end, SpriteStore *sprites)
{
    end = std::min(end, m_ids.size());
    if (band.next == end)
        return;
    QPainter painter(&m_picture);
    painter.setClipRect(band.rect);
    painter.setWorldTransform(m_sceneToPicture);
    Pixels pixels = brush.pixels;
    pixels.rect = band.rect;
    ShapePainter shapes(painter, brush.palette, pixels, m_ratio, wanted());
    shapes.setSprites(sprites);
    do {
        drawStep(shapes, band, brush, end);
    } while (band.next < end && !brush.deadline.hasExpired());
}

bool ProgressivePainter::drawStep(ShapePainter &painter, Band &band, const Brush &brush, qsizetype end)
{
    const qsizetype count = std::min(PaintedPerStep, end - band.next);
    painter.setRoom(PixelsPerStep);
    painter.setOcclusion(m_occlusion ? &*m_occlusion : nullptr);
    const qsizetype done = brush.draw(painter, {m_ids.constData() + band.next, std::size_t(count)});
    band.next += done;
    return done == count;
}

QList<QRect> ProgressivePainter::rects() const
{
    QList<QRect> result = m_rects;
    for (QRect &rect : result)
        rect.translate(m_offset);
    return result;
}

QImage ProgressivePainter::finish(QImage &image)
{
    if (m_offset.isNull() && m_rects.size() == 1 && m_bounds == image.rect()) {
        image.swap(m_picture);
        return std::move(m_picture);
    }
    for (const QRect &rect : std::as_const(m_rects)) {
        const QRect target = rect.translated(m_offset) & image.rect();
        const qsizetype length = qsizetype(target.width()) * qsizetype(sizeof(QRgb));
        for (int y = target.top(); y <= target.bottom(); ++y) {
            const auto *from = reinterpret_cast<const QRgb *>(m_picture.constScanLine(y - m_offset.y()));
            auto *to = reinterpret_cast<QRgb *>(image.scanLine(y));
            std::memcpy(to + target.left(), from + target.left() - m_offset.x(), std::size_t(length));
        }
    }
    return std::move(m_picture);
}

void ProgressivePainter::show(QPainter &painter, const QRect &exposed) const
{
    const QRect part = exposed & m_bounds.translated(m_offset);
    painter.drawImage(part.topLeft(), m_picture, part.translated(-m_offset));
}

} // namespace Trammel
