#include "geometry/sweeporder_p.h"

#include "geometry/orientation_p.h"
#include "geometry/vector.h"

#include <algorithm>
#include <numeric>

namespace Trammel {

namespace {

/// Buckets, and whole orders, up to this size are left to the insertion at the end.
constexpr quint32 fewCorners = 16;

/// For corners at one place.
int rankAtPlace(std::span<const Corner> corners, quint32 number)
{
    const Corner &corner = corners[number];
    const QPointF previous = corners[corner.previous].point, next = corners[corner.next].point;
    const bool comesFromLeft = precedes(previous, corner.point), goesLeft = precedes(next, corner.point);
    if (comesFromLeft != goesLeft || orientation(previous, corner.point, next) <= 0)
        return 1;
    return comesFromLeft ? 0 : 2;
}

/// By place; then by rank and number, which only rings that touch have need of.
struct IsBefore
{
    std::span<const Corner> corners;

    bool operator()(quint32 a, quint32 b) const
    {
        const QPointF pointA = corners[a].point, pointB = corners[b].point;
        if (!same(pointA, pointB))
            return precedes(pointA, pointB);
        const int rankA = rankAtPlace(corners, a), rankB = rankAtPlace(corners, b);
        return rankA != rankB ? rankA < rankB : a < b;
    }
};

/// Deals the corners out to upright strips, as many as there are corners, in linear time.
void deal(std::span<const Corner> corners, std::span<quint32> order, std::span<quint32> strips, std::span<quint32> ends)
{
    const auto [leftmost, rightmost] = std::minmax_element(
        corners.begin(), corners.end(), [](const Corner &a, const Corner &b) { return a.point.x() < b.point.x(); });
    const double left = leftmost->point.x(), extent = rightmost->point.x() - left;
    const double scale = double(corners.size() - 1) / extent;
    // Else all are in the first strip.
    const bool isDealt = std::isfinite(extent) && std::isfinite(scale);
    std::fill(ends.begin(), ends.end(), 0);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        // Rounding keeps the order, so that strips do.
        strips[i] = isDealt ? quint32((corners[i].point.x() - left) * scale) : 0;
        ++ends[strips[i]];
    }
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    for (quint32 i = quint32(corners.size()); i-- > 0;)
        order[--ends[strips[i]]] = i;
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
    const IsBefore isBefore{corners};
    if (count <= fewCorners) {
        std::iota(order.begin(), order.end(), 0);
    } else {
        const std::span<quint32> begins = arena.take<quint32>(count);
        deal(corners, order, arena.take<quint32>(count), begins);
        for (quint32 strip = 0; strip < count; ++strip) {
            const quint32 begin = begins[strip], end = strip + 1 < count ? begins[strip + 1] : count;
            if (end - begin > fewCorners)
                std::sort(order.begin() + begin, order.begin() + end, isBefore);
        }
    }
    for (quint32 i = 1; i < count; ++i) {
        const quint32 number = order[i];
        quint32 place = i;
        for (; place > 0 && isBefore(number, order[place - 1]); --place)
            order[place] = order[place - 1];
        order[place] = number;
    }
    return order;
}

} // namespace Trammel
