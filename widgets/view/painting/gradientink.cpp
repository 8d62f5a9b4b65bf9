#include "widgets/view/painting/gradientink_p.h"

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

constexpr int TableSize = 1024;

} // namespace

GradientInk::GradientInk(const Gradient &gradient, const QTransform &pixelsToGradient, qint64 pixelCount)
    : m_type(gradient.type), m_toGradient(pixelsToGradient)
{
    m_stops.reserve(std::size_t(gradient.stops.size()));
    for (const auto &[offset, color] : gradient.stops) {
        const QRgb rgb = color.rgba();
        m_stops.push_back({float(offset), float(qRed(rgb)), float(qGreen(rgb)), float(qBlue(rgb)), float(qAlpha(rgb))});
    }
    // The table is as exact as the pixels if the offset changes by one of its steps or more in a pixel.
    const QTransform &map = pixelsToGradient;
    const double step = std::max(std::hypot(map.m11(), map.m12()), std::hypot(map.m21(), map.m22()));
    if (pixelCount <= TableSize || step * TableSize < 1)
        return;
    m_table.reserve(TableSize);
    for (int i = 0; i < TableSize; ++i)
        m_table.push_back(colorAt((float(i) + 0.5f) / TableSize));
}

void GradientInk::paint(QPoint first, int count, QRgb *colors) const
{
    const QPointF start = m_toGradient.map(QPointF(first.x() + 0.5, first.y() + 0.5));
    const double across = m_toGradient.m11(), down = m_toGradient.m12();
    if (m_type == Gradient::Type::Linear)
        paint([&](int i) { return start.x() + i * across; }, count, colors);
    else
        paint(
            [&](int i) {
                const double x = start.x() + i * across, y = start.y() + i * down;
                return std::sqrt(x * x + y * y);
            },
            count, colors);
}

template <typename OffsetAt> void GradientInk::paint(const OffsetAt &offsetAt, int count, QRgb *colors) const
{
    if (m_table.empty()) {
        for (int i = 0; i < count; ++i)
            colors[i] = colorAt(float(offsetAt(i)));
        return;
    }
    constexpr double last = TableSize - 1;
    for (int i = 0; i < count; ++i)
        colors[i] = m_table[std::size_t(std::clamp(offsetAt(i) * TableSize, 0.0, last))];
}

QRgb GradientInk::colorAt(float offset) const
{
    const auto next = std::upper_bound(m_stops.begin(), m_stops.end(), offset,
                                       [](float value, const Stop &stop) { return value < stop.offset; });
    const Stop &b = next == m_stops.end() ? m_stops.back() : *next;
    const Stop &a = next == m_stops.begin() ? m_stops.front() : *std::prev(next);
    const float width = b.offset - a.offset, share = width > 0 ? (offset - a.offset) / width : 0;
    const auto channel = [share](float from, float to) { return int(from + (to - from) * share + 0.5f); };
    return qPremultiply(
        qRgba(channel(a.red, b.red), channel(a.green, b.green), channel(a.blue, b.blue), channel(a.alpha, b.alpha)));
}

} // namespace Trammel
