#include "widgets/view/painting/dot_p.h"

#include "widgets/view/painting/levelofdetail_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace Trammel {

namespace {

// In pixels. The rotation of a smaller box is not visible.
constexpr double BlurredSize = 1.2;
// The maximum number of columns that a box touches, at any rotation.
constexpr int MostColumns = int(DotSize * 1.5) + 2;

// The start of an interval with this center and length. An interval shorter than half a pixel is shifted into one
// pixel, since it would be fainter in two.
double withinOne(double center, double length)
{
    const double from = center - length / 2, pixel = std::floor(center);
    return length < 0.5 ? std::clamp(from, pixel, pixel + 1 - length) : from;
}

} // namespace

void putDot(const Pixels &pixels, QPointF center, QSizeF size, double rotation, QRgb color, double ink)
{
    double wide = size.width(), tall = size.height();
    if (rotation != 0 && std::max(wide, tall) > BlurredSize) {
        // The box is replaced by its axis-aligned bounding box, which is fainter in proportion to its larger area.
        const QPointF axis = axisFromDegrees(rotation);
        const double cosine = std::abs(axis.x()), sine = std::abs(axis.y());
        const double across = wide * cosine + tall * sine;
        tall = wide * sine + tall * cosine;
        wide = across;
    }
    ink = std::max(ink, LeastDot);
    if (wide * tall < ink) {
        const double least = std::sqrt(ink);
        wide = std::max(wide, least);
        tall = std::max(tall, least);
    }
    // The coverage of each column and of each row by the box, in fractions of a pixel.
    const double left = withinOne(center.x(), wide), top = withinOne(center.y(), tall);
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
            blend(line[i], color, quint32(std::max(0.0f, columns[std::size_t(i)] * rowShare) + 0.5f));
    }
}

} // namespace Trammel
