#include "geometry/triangulation/rings_p.h"

#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <numeric>

namespace Trammel {

namespace {

/// Up to this many corners are sorted by insertion sort alone.
constexpr quint32 fewCorners = 16;

/// The rank among corners at one place: 0 if both edges come from the left and the corner is convex, 2 if both
/// lead to the right and it is convex, otherwise 1.
int rankAtPlace(std::span<const Corner> corners, quint32 number)
{
    const Corner &corner = corners[number];
    const QPointF previous = corners[corner.previous].point, next = corners[corner.next].point;
    const bool comesFromLeft = isBefore(previous, corner.point), goesLeft = isBefore(next, corner.point);
    if (comesFromLeft != goesLeft || orientation(previous, corner.point, next) <= 0)
        return 1;
    return comesFromLeft ? 0 : 2;
}

/// Bucket sort in linear time: orders the corners by vertical strips, as many as there are corners. Also writes the
/// index at which each strip begins.
void deal(std::span<const Corner> corners, std::span<quint32> order, std::span<quint32> strips,
          std::span<quint32> begins)
{
    double left = corners[0].point.x(), right = left;
    for (const Corner &corner : corners) {
        left = std::min(left, corner.point.x());
        right = std::max(right, corner.point.x());
    }
    const double extent = right - left, scale = double(corners.size() - 1) / extent;
    // If the extent or the scale is not finite, all corners are in the first strip.
    const bool isDealt = std::isfinite(extent) && std::isfinite(scale);
    std::fill(begins.begin(), begins.end(), 0);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        // Rounding is monotonic, so the strips are in ascending order of x.
        strips[i] = isDealt ? quint32(qint64((corners[i].point.x() - left) * scale)) : 0;
        ++begins[strips[i]];
    }
    std::partial_sum(begins.begin(), begins.end(), begins.begin());
    for (quint32 i = quint32(corners.size()); i-- > 0;)
        order[--begins[strips[i]]] = i;
}

void sortOneByOne(std::span<const Corner> corners, std::span<quint32> order)
{
    for (std::size_t i = 1; i < order.size(); ++i) {
        const quint32 number = order[i];
        const QPointF point = corners[number].point;
        std::size_t place = i;
        for (; place > 0 && isBefore(point, corners[order[place - 1]].point); --place)
            order[place] = order[place - 1];
        order[place] = number;
    }
}

} // namespace

std::size_t sweepOrderBytes(std::size_t cornerCount)
{
    return 3 * Arena::bytesFor<quint32>(cornerCount);
}

std::span<quint32> sweepOrder(std::span<const Corner> corners, Arena &arena)
{
    const quint32 count = quint32(corners.size());
    const std::span<quint32> order = arena.take<quint32>(count);
    if (count <= fewCorners) {
        std::iota(order.begin(), order.end(), 0);
    } else {
        const std::span<quint32> begins = arena.take<quint32>(count);
        deal(corners, order, arena.take<quint32>(count), begins);
        for (quint32 strip = 0; strip < count; ++strip) {
            const quint32 begin = begins[strip], end = strip + 1 < count ? begins[strip + 1] : count;
            if (end - begin > fewCorners) {
                std::sort(order.begin() + begin, order.begin() + end,
                          [corners](quint32 a, quint32 b) { return isBefore(corners[a].point, corners[b].point); });
            }
        }
    }
    sortOneByOne(corners, order);
    return order;
}

bool mirrorForSweep(std::span<Corner> corners)
{
    Aabb2 box;
    double across = 0, down = 0;
    for (const Corner &corner : corners) {
        const QPointF along = corners[corner.next].point - corner.point;
        across += std::abs(along.x());
        down += std::abs(along.y());
        box.include(corner.point);
    }
    // The average number of edges that a vertical line cuts is the total width of the edges divided by the width of
    // the box; for a horizontal line, it is the total height divided by the height.
    const bool isQuicker = across * (box.max[1] - box.min[1]) > 2 * down * (box.max[0] - box.min[0]);
    if (isQuicker)
        mirror(corners);
    return isQuicker;
}

void mirror(std::span<Corner> corners)
{
    for (Corner &corner : corners)
        corner.point = corner.point.transposed();
}

void orderAtPlaces(std::span<const Corner> corners, std::span<quint32> order)
{
    for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
        while (end < order.size() && same(corners[order[begin]].point, corners[order[end]].point))
            ++end;
        std::sort(order.begin() + begin, order.begin() + end, [corners](quint32 a, quint32 b) {
            return std::pair(rankAtPlace(corners, a), a) < std::pair(rankAtPlace(corners, b), b);
        });
    }
}

} // namespace Trammel
