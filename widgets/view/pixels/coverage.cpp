#include "widgets/view/pixels/coverage_p.h"

#include "widgets/view/pixels/firstnonzero_p.h"
#include "widgets/view/pixels/gradientink_p.h"
#include "widgets/view/pixels/pixels_p.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace Trammel {

namespace {

float covered(float winding, Coverage::Rule rule)
{
    const float turns = std::abs(winding);
    if (turns <= 1 || rule == Coverage::Rule::NonZero)
        return std::min(turns, 1.0f);
    const float rest = std::fmod(turns, 2.0f);
    return rest > 1 ? 2 - rest : rest;
}

/// Adds the piece of an edge within one row of steps, from one x to the next. The step is the signed height of the
/// piece.
inline void addRow(float *steps, float x, float next, float step)
{
    const float low = std::min(x, next), high = std::max(x, next);
    const int first = int(low);
    steps += first;
    const float inLow = low - float(first), inHigh = high - float(first);
    if (inHigh <= 2) [[likely]] {
        // The part in the first pixel, then the part in the second one, which is often empty. There is no branch, since
        // the processor could not predict it.
        const float border = std::min(inHigh, 1.0f), beyond = inHigh - border;
        const float shareBeyond = beyond / std::max(high - low, 1e-20f);
        const float firstArea = (1 - shareBeyond) * (1 - 0.5f * (inLow + border));
        const float lastArea = 0.5f * shareBeyond * beyond;
        steps[0] += step * firstArea;
        steps[1] += step * (1 - firstArea - lastArea);
        steps[2] += step * lastArea;
        return;
    }
    // Over several pixels the area consists of a triangle in the first pixel, trapezoids, and the last pixel minus a
    // triangle.
    const float perPixel = 1 / (high - low), inFirst = 1 - inLow;
    const float firstShare = 0.5f * perPixel * inFirst * inFirst;
    const int count = int(std::ceil(inHigh));
    const float inLast = inHigh - float(count - 1);
    const float lastShare = 0.5f * perPixel * inLast * inLast;
    const float secondShare = perPixel * (0.5f + inFirst);
    steps[0] += step * firstShare;
    steps[1] += step * (secondShare - firstShare);
    for (int i = 2; i < count - 1; ++i)
        steps[i] += step * perPixel;
    const float sum = secondShare + float(count - 3) * perPixel;
    steps[count - 1] += step * (1 - sum - lastShare);
    steps[count] += step * lastShare;
}

} // namespace

void Coverage::begin(const QRect &rect, const QRect &part)
{
    m_rect = rect;
    m_firstRow = std::clamp(part.top() - rect.top(), 0, rect.height());
    m_endRow = std::clamp(part.bottom() + 1 - rect.top(), m_firstRow, rect.height());
    m_left = rect.x();
    m_top = rect.y();
    m_width = rect.width();
    m_height = rect.height();
    // An edge on the right border writes two steps beyond it.
    m_stride = rect.width() + 3;
    const std::size_t size = std::size_t(m_stride) * std::size_t(rect.height());
    if (m_steps.size() < size)
        m_steps.resize(size, 0.0f);
}

void Coverage::addLine(QPointF from, QPointF to)
{
    double x0 = from.x() - m_left, y0 = from.y() - m_top;
    double x1 = to.x() - m_left, y1 = to.y() - m_top;
    float sign = 1;
    if (y0 > y1) {
        std::swap(x0, x1);
        std::swap(y0, y1);
        sign = -1;
    }
    const double width = m_width, height = m_height;
    if (y1 <= 0 || y0 >= height || y0 == y1)
        return;
    const auto isWithin = [&] { return std::min(x0, x1) >= 0 && std::max(x0, x1) <= width; };
    if (y0 >= 0 && y1 <= height && isWithin()) [[likely]] {
        addWithin(x0, y0, x1, y1, sign);
        return;
    }
    const double slope = (x1 - x0) / (y1 - y0);
    if (y1 > height) {
        x1 = x0 + slope * (height - y0);
        y1 = height;
    }
    if (y0 < 0) {
        x0 -= slope * y0;
        y0 = 0;
    }
    if (isWithin()) {
        addWithin(x0, y0, x1, y1, sign);
        return;
    }
    // An edge left of the rectangle counts as if it ran along the left border; an edge right of it has no effect.
    const auto xAt = [&](double y) { return std::clamp(x0 + slope * (y - y0), 0.0, width); };
    const auto yAt = [&](double x) { return slope == 0 ? y0 : std::clamp(y0 + (x - x0) / slope, y0, y1); };
    const auto [first, second] = std::minmax({yAt(0), yAt(width)});
    const double cuts[] = {y0, first, second, y1};
    for (int i = 0; i < 3; ++i) {
        const double middle = x0 + slope * ((cuts[i] + cuts[i + 1]) / 2 - y0);
        if (middle <= 0)
            addWithin(0, cuts[i], 0, cuts[i + 1], sign);
        else if (middle < width)
            addWithin(xAt(cuts[i]), cuts[i], xAt(cuts[i + 1]), cuts[i + 1], sign);
    }
}

// The position of the edge in each row is computed from the edge itself, not from the previous row, so that skipping
// rows does not change the others. The slope is computed from the rounded ends, so a position exceeds them only by
// rounding errors, for which the spare step at the right is enough.
void Coverage::addWithin(double fromX, double fromY, double toX, double toY, float sign)
{
    const float top = float(fromY), bottom = float(toY);
    if (!(top < bottom))
        return;
    const float left = float(fromX), slope = (float(toX) - left) / (bottom - top);
    const int first = std::max(int(top), m_firstRow), end = std::min(int(bottom) + 1, m_endRow);
    float *steps = m_steps.data() + std::ptrdiff_t(first) * m_stride;
    float from = std::max(float(first), top), x = left + slope * (from - top);
    for (int row = first; row < end; ++row, steps += m_stride) {
        const float to = std::min(float(row + 1), bottom);
        const float next = left + slope * (to - top);
        addRow(steps, x, next, sign * (to - from));
        from = to;
        x = next;
    }
}

template <typename PutRun, typename PutPixel>
void Coverage::fillRuns(const Pixels &pixels, Rule rule, const PutRun &putRun, const PutPixel &putPixel)
{
    const QRect written = m_rect & pixels.rect;
    const int first = written.left() - m_rect.left(), end = first + written.width();
    for (int y = m_firstRow; y < m_endRow; ++y) {
        float *steps = m_steps.data() + std::ptrdiff_t(y) * m_stride;
        const int row = m_rect.top() + y;
        if (row >= written.top() && row <= written.bottom()) {
            QRgb *line = pixels.line(row) + m_rect.left();
            float winding = std::accumulate(steps, steps + first, 0.0f);
            quint32 share = quint32(covered(winding, rule) * 255 + 0.5f);
            for (int x = first; x < end;) {
                // Most pixels have the coverage of their left neighbor: they lie inside or outside.
                const int next = firstNonzero(steps, x, end);
                putRun(row, line, x, next, share);
                for (x = next; x < end && steps[x] != 0; ++x) {
                    winding += steps[x];
                    share = quint32(covered(winding, rule) * 255 + 0.5f);
                    putPixel(row, line, x, share);
                }
            }
        }
        std::fill_n(steps, m_stride, 0.0f);
    }
}

void Coverage::fill(const Pixels &pixels, QRgb color, Rule rule)
{
    const bool isOpaque = qAlpha(color) == 255;
    const auto putRun = [color, isOpaque](int, QRgb *line, int from, int end, quint32 share) {
        if (share == 255 && isOpaque) {
            std::fill(line + from, line + end, color);
        } else if (share != 0) {
            for (int i = from; i < end; ++i)
                blend(line[i], color, share);
        }
    };
    const auto putPixel = [color, isOpaque](int, QRgb *line, int x, quint32 share) {
        if (share == 255 && isOpaque)
            line[x] = color;
        else if (share != 0)
            blend(line[x], color, share);
    };
    fillRuns(pixels, rule, putRun, putPixel);
}

void Coverage::fill(const Pixels &pixels, const GradientInk &ink, Rule rule)
{
    const auto putRun = [this, &ink](int row, QRgb *line, int from, int end, quint32 share) {
        if (share == 0)
            return;
        const QRgb *colors = ink.colors({m_rect.left() + from, row}, end - from);
        for (int i = from; i < end; ++i)
            blend(line[i], colors[i - from], share);
    };
    const auto putPixel = [&putRun](int row, QRgb *line, int x, quint32 share) { putRun(row, line, x, x + 1, share); };
    fillRuns(pixels, rule, putRun, putPixel);
}

} // namespace Trammel
