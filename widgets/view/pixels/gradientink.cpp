#include "widgets/view/pixels/gradientink_p.h"

#include "widgets/view/pixels/pixels_p.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

constexpr int SmallTable = 1024;
constexpr int LargeTable = 4096;

std::array<float, 4> channelsOf(const QColor &color)
{
    const QRgb rgb = color.rgba();
    return {float(qRed(rgb)), float(qGreen(rgb)), float(qBlue(rgb)), float(qAlpha(rgb))};
}

} // namespace

QRgb LineInk::mixedInto(QRgb fill) const
{
    const auto of256 = quint32(std::clamp(share, 0.0, 1.0) * 255 + 0.5);
    return of256 == 0 ? fill : scaled(fill, 255 - of256) + scaled(color, of256);
}

GradientInk::GradientInk(const Gradient &gradient, const QTransform &pixelsToGradient, const LineInk &line,
                         qint64 pixelCount)
    : m_type(gradient.type), m_toGradient(pixelsToGradient), m_line(line)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const QGradientStops &stops = gradient.stops;
    m_segments.reserve(stops.size() + 1);
    addSegment({-infinity, stops.first().second}, stops.first());
    for (qsizetype i = 1; i < stops.size(); ++i)
        addSegment(stops[i - 1], stops[i]);
    addSegment(stops.last(), {infinity, stops.last().second});
    // The table is as exact as the pixels if the offset changes by one of its steps or more in a pixel.
    const QTransform &map = pixelsToGradient;
    const double step = std::max(std::hypot(map.m11(), map.m12()), std::hypot(map.m21(), map.m22()));
    const int size = pixelCount < 16 * LargeTable ? SmallTable : LargeTable;
    if (pixelCount <= size || step * size < 1)
        return;
    // The first and the last color are those outside of the line.
    m_table.reserve(std::size_t(size) + 2);
    qsizetype segment = 0;
    m_table.push_back(colorAt(-1, segment));
    for (int i = 0; i < size; ++i)
        m_table.push_back(colorAt((float(i) + 0.5f) / float(size), segment));
    m_table.push_back(colorAt(2, segment));
}

void GradientInk::addSegment(const QGradientStop &from, const QGradientStop &to)
{
    Segment segment{float(from.first), float(to.first), channelsOf(from.second), {}};
    const float width = segment.end - segment.start;
    if (!(width > 0))
        return;
    if (std::isfinite(width)) {
        const std::array<float, 4> end = channelsOf(to.second);
        for (std::size_t i = 0; i < end.size(); ++i)
            segment.slope[i] = (end[i] - segment.color[i]) / width;
    } else {
        segment.start = 0;
    }
    m_segments.append(segment);
}

const QRgb *GradientInk::colors(QPoint first, int count) const
{
    if (m_colors.size() < count)
        m_colors.resize(count);
    // The color of a pixel does not depend on the first one, so that it is the same if a part is painted again.
    const QTransform &map = m_toGradient;
    const double y = first.y() + 0.5, rowX = map.m21() * y + map.dx(), rowY = map.m22() * y + map.dy();
    const auto linear = [&](int i) { return rowX + map.m11() * (first.x() + i + 0.5); };
    const auto radial = [&](int i) {
        const double x = first.x() + i + 0.5, across = rowX + map.m11() * x, down = rowY + map.m12() * x;
        return std::sqrt(across * across + down * down);
    };
    if (m_type == Gradient::Type::Linear)
        setColors(linear, count);
    else
        setColors(radial, count);
    return m_colors.data();
}

template <typename OffsetAt> void GradientInk::setColors(const OffsetAt &offsetAt, int count) const
{
    const double size = double(m_table.size()) - 2;
    qsizetype segment = 0;
    for (int i = 0; i < count; ++i) {
        const double offset = offsetAt(i);
        m_colors[i] = m_table.empty() ? colorAt(float(offset), segment)
                                      : m_table[std::size_t(std::clamp(offset * size + 1, 0.0, size + 1))];
    }
}

QRgb GradientInk::colorAt(float offset, qsizetype &segment) const
{
    while (segment + 1 < m_segments.size() && offset >= m_segments[segment].end)
        ++segment;
    while (segment > 0 && offset < m_segments[segment - 1].end)
        --segment;
    const Segment &found = m_segments[segment];
    const float from = offset - found.start;
    const auto channel = [&](std::size_t i) { return found.color[i] + found.slope[i] * from; };
    const float alpha = channel(3), share = alpha / 255;
    const QRgb color = qRgba(int(channel(0) * share + 0.5f), int(channel(1) * share + 0.5f),
                             int(channel(2) * share + 0.5f), int(alpha + 0.5f));
    return m_line.share > 0 ? m_line.mixedInto(color) : color;
}

} // namespace Trammel
