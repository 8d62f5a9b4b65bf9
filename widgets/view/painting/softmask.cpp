#include "widgets/view/painting/softmask_p.h"

#include "widgets/view/pixels/pixels_p.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace Trammel {

namespace {

// In cells. A smaller deviation would make the cells visible, and a larger one takes more time.
constexpr double LeastDeviation = 2;
// In cells. Beyond this deviation, the limit on the size of a cell is ignored.
constexpr double LargestDeviation = 16;
// The deviation of the average over a cell and of the interpolation between cells, squared, in cells.
constexpr double DeviationOfCells = 0.25;
// In standard deviations. The rest of the Gaussian function is invisible.
constexpr double Tail = 3;
// A blur with a smaller deviation, in pixels, is invisible.
constexpr double LeastBlur = 0.1;
// Cells are blurred in squares of this side, which fit into the fastest memory.
constexpr int TileSide = 64;
constexpr int LargestReach = int(Tail * LargestDeviation);

int floorDivided(int number, int divisor)
{
    return number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor);
}

/// The alpha that all pixels of a rectangle share.
std::optional<int> commonAlpha(const QImage &image, const QRect &rect)
{
    const auto line = [&](int y) { return reinterpret_cast<const QRgb *>(image.constScanLine(y)) + rect.left(); };
    const int first = qAlpha(*line(rect.top()));
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        if (!std::all_of(line(y), line(y) + rect.width(), [first](QRgb pixel) { return qAlpha(pixel) == first; }))
            return {};
    }
    return first;
}

} // namespace

SoftMask::Grid::Grid(double deviation, QPoint origin, double mostPixels) : m_origin(origin), m_deviation(deviation)
{
    constexpr int largestStep = 1 << 24;
    while (m_deviation >= 2 * LeastDeviation && m_step < largestStep
           && (2 * m_step <= mostPixels || m_deviation > LargestDeviation)) {
        m_step *= 2;
        m_deviation /= 2;
    }
    if (m_step > 1)
        m_deviation = std::sqrt(m_deviation * m_deviation - DeviationOfCells);
    m_reach = m_deviation < LeastBlur ? 0 : std::min(int(std::ceil(Tail * m_deviation)), LargestReach);
}

QRect SoftMask::Grid::cellsOf(const QRect &pixels) const
{
    const int more = m_step > 1 ? 1 : 0;
    const auto cell = [this](int pixel, int first) { return floorDivided(pixel - first, m_step); };
    return QRect(QPoint(cell(pixels.left(), m_origin.x()), cell(pixels.top(), m_origin.y())),
                 QPoint(cell(pixels.right(), m_origin.x()), cell(pixels.bottom(), m_origin.y())))
        .adjusted(-more, -more, more, more);
}

SoftMask::SoftMask(const QImage &silhouette, const QRect &cells, const Grid &grid)
    : m_cells(cells), m_grid(grid), m_shares(std::size_t(cells.width()) * std::size_t(cells.height()))
{
    double sum = 0;
    for (int i = 0; i <= grid.reach(); ++i) {
        const double distance = grid.reach() > 0 ? i / grid.deviation() : 0;
        m_kernel.push_back(float(std::exp(-distance * distance / 2)));
        sum += (i == 0 ? 1 : 2) * double(m_kernel.back());
    }
    for (float &weight : m_kernel)
        weight = float(double(weight) / (255 * sum));
    for (int y = 0; y < cells.height(); y += TileSide) {
        for (int x = 0; x < cells.width(); x += TileSide)
            blurTile(silhouette, QRect(x, y, TileSide, TileSide) & QRect({0, 0}, cells.size()));
    }
}

// The tile is relative to the first cell. In the silhouette, its cells are shifted by the reach.
void SoftMask::blurTile(const QImage &silhouette, const QRect &tile)
{
    const int reach = m_grid.reach(), wide = tile.width() + 2 * reach;
    const QRect source(tile.topLeft(), QSize(wide, tile.height() + 2 * reach));
    const auto row = [&](int y) { return m_shares.data() + std::size_t(y) * std::size_t(m_cells.width()); };
    if (const std::optional<int> alpha = commonAlpha(silhouette, source)) {
        for (int y = tile.top(); y <= tile.bottom(); ++y)
            std::fill_n(row(y) + tile.left(), tile.width(), float(*alpha) / 255);
        return;
    }
    constexpr std::size_t most = TileSide + 2 * LargestReach;
    thread_local std::array<float, most * most> alphas;
    thread_local std::array<float, most> sums;
    for (int y = 0; y < source.height(); ++y) {
        const auto *from = reinterpret_cast<const QRgb *>(silhouette.constScanLine(source.top() + y)) + source.left();
        std::transform(from, from + wide, alphas.data() + std::size_t(y) * most,
                       [](QRgb pixel) { return float(qAlpha(pixel)); });
    }
    for (int y = 0; y < tile.height(); ++y) {
        const float *center = alphas.data() + std::size_t(y + reach) * most;
        for (int x = 0; x < wide; ++x)
            sums[std::size_t(x)] = m_kernel[0] * center[x];
        for (int i = 1; i <= reach; ++i) {
            const float *above = center - std::size_t(i) * most, *below = center + std::size_t(i) * most;
            const float weight = m_kernel[std::size_t(i)];
            for (int x = 0; x < wide; ++x)
                sums[std::size_t(x)] += weight * (above[x] + below[x]);
        }
        float *to = row(tile.top() + y) + tile.left();
        const float *middle = sums.data() + reach;
        // Both passes divide by 255, so one factor is undone.
        for (int x = 0; x < tile.width(); ++x)
            to[x] = m_kernel[0] * middle[x];
        for (int i = 1; i <= reach; ++i) {
            const float weight = m_kernel[std::size_t(i)];
            for (int x = 0; x < tile.width(); ++x)
                to[x] += weight * (middle[x - i] + middle[x + i]);
        }
        for (int x = 0; x < tile.width(); ++x)
            to[x] = std::min(to[x] * 255, 1.0f);
    }
}

void SoftMask::blend(const Pixels &pixels, const QRect &rect, QRgb color) const
{
    const QRect target = rect & pixels.rect;
    const int step = m_grid.step(), columns = m_cells.width();
    const auto row = [&](int y) { return m_shares.data() + std::size_t(y) * std::size_t(columns); };
    const QPoint first = m_cells.topLeft();
    if (step == 1) {
        const int left = target.left() - m_grid.origin().x() - first.x();
        for (int y = target.top(); y <= target.bottom(); ++y)
            Trammel::blend(pixels.line(y) + target.left(), row(y - m_grid.origin().y() - first.y()) + left,
                           target.width(), color);
        return;
    }
    // The cell whose center is before the center of a pixel, and the distance from it, in cells.
    struct Place
    {
        int cell;
        float share;
    };
    const auto placeOf = [step](int pixel, int origin, int firstCell) {
        const double cells = (pixel + 0.5 - origin) / step - 0.5 - firstCell;
        const int cell = std::max(int(cells), 0);
        return Place{cell, float(cells - cell)};
    };
    std::vector<Place> places;
    for (int x = target.left(); x <= target.right(); ++x)
        places.push_back(placeOf(x, m_grid.origin().x(), first.x()));
    std::vector<float> mixed(static_cast<std::size_t>(columns)), shares(places.size());
    for (int y = target.top(); y <= target.bottom(); ++y) {
        const Place place = placeOf(y, m_grid.origin().y(), first.y());
        const float *above = row(place.cell), *below = above + columns;
        for (int x = 0; x < columns; ++x)
            mixed[std::size_t(x)] = above[x] + place.share * (below[x] - above[x]);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const float *from = mixed.data() + places[i].cell;
            shares[i] = from[0] + places[i].share * (from[1] - from[0]);
        }
        Trammel::blend(pixels.line(y) + target.left(), shares.data(), target.width(), color);
    }
}

} // namespace Trammel
