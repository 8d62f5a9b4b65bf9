#include "widgets/view/speck_p.h"

#include "geometry/vector.h"
#include "widgets/view/detail_p.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace Trammel {

namespace {

// The direction of what is smaller cannot be told, in pixels.
constexpr double BlurredSize = 1.2;
// That a box, turned by any angle, can touch.
constexpr int MostColumns = int(SpeckSize * 1.5) + 2;

// Where a side of that length around a place begins; a short one is moved a little to lie in one pixel, so that
// it does not fade further.
double withinOne(double centre, double length)
{
    const double from = centre - length / 2, pixel = std::floor(centre);
    return length < 0.5 ? std::clamp(from, pixel, pixel + 1 - length) : from;
}

} // namespace

void putSpeck(const Pixels &pixels, QPointF centre, QSizeF size, double rotation, QRgb colour, double ink)
{
    double wide = size.width(), tall = size.height();
    if (rotation != 0 && std::max(wide, tall) > BlurredSize) {
        // The upright box around it, as much fainter as it is larger.
        const QPointF axis = axisFromDegrees(rotation);
        const double cosine = std::abs(axis.x()), sine = std::abs(axis.y());
        const double across = wide * cosine + tall * sine;
        tall = wide * sine + tall * cosine;
        wide = across;
    }
    ink = std::max(ink, LeastSpeck);
    if (wide * tall < ink) {
        const double least = std::sqrt(ink);
        wide = std::max(wide, least);
        tall = std::max(tall, least);
    }
    // In parts of a pixel: how much of each column, and of each row, the box covers.
    const double left = withinOne(centre.x(), wide), top = withinOne(centre.y(), tall);
    const double right = left + wide, bottom = top + tall;
    const QRect &rect = pixels.rect;
    const int firstX = std::max(int(left), rect.left()), lastX = std::min(int(right), rect.right());
    const int firstY = std::max(int(top), rect.top()), lastY = std::min(int(bottom), rect.bottom());
    const auto share = [](double from, double to, int pixel) {
        return float(std::min(to, pixel + 1.0) - std::max(from, double(pixel)));
    };
    std::array<float, MostColumns> columns;
    const int count = std::min(lastX - firstX + 1, MostColumns);
    const auto strength = float(255 * std::min(1.0, ink / (wide * tall)));
    for (int i = 0; i < count; ++i)
        columns[std::size_t(i)] = strength * share(left, right, firstX + i);
    for (int y = firstY; y <= lastY; ++y) {
        const float rowShare = share(top, bottom, y);
        QRgb *line = pixels.line(y) + firstX;
        for (int i = 0; i < count; ++i)
            blend(line[i], colour, quint32(std::max(0.0f, columns[std::size_t(i)] * rowShare) + 0.5f));
    }
}

} // namespace Trammel
