#include <trammel/geometry/boundingvolumes.h>

#include "geometry/numbers/rounding_p.h"
#include <trammel/geometry/vector.h>

namespace Trammel {

Kdop Kdop::around(std::span<const QPointF> points)
{
    Kdop octagon;
    for (QPointF point : points) {
        if (!isFinite(point))
            return {};
        octagon.include(point);
    }
    return octagon;
}

bool Kdop::isEmpty() const
{
    for (std::size_t i = 0; i < min.size(); ++i) {
        if (!(min[i] <= max[i]))
            return true;
    }
    return false;
}

void Kdop::include(QPointF point)
{
    if (!isFinite(point))
        return;
    const double x = point.x(), y = point.y();
    const std::array lower{x, y, addDown(x, y), addDown(x, -y)}, upper{x, y, addUp(x, y), addUp(x, -y)};
    for (std::size_t i = 0; i < min.size(); ++i) {
        min[i] = std::min(min[i], lower[i]);
        max[i] = std::max(max[i], upper[i]);
    }
}

Kdop Kdop::united(const Kdop &other) const
{
    Kdop octagon;
    for (std::size_t i = 0; i < min.size(); ++i) {
        octagon.min[i] = std::min(min[i], other.min[i]);
        octagon.max[i] = std::max(max[i], other.max[i]);
    }
    return octagon;
}

Kdop Kdop::translated(QPointF offset) const
{
    if (isEmpty() || !isFinite(offset))
        return {};
    const double dx = offset.x(), dy = offset.y();
    const std::array<QPointF, 4> offsets{QPointF(dx, 0), QPointF(0, dy), QPointF(dx, dy), QPointF(dx, -dy)};
    Kdop octagon;
    for (std::size_t i = 0; i < min.size(); ++i) {
        octagon.min[i] = addDown(addDown(min[i], offsets[i].x()), offsets[i].y());
        octagon.max[i] = addUp(addUp(max[i], offsets[i].x()), offsets[i].y());
    }
    return octagon;
}

bool Kdop::overlaps(const Kdop &other, Reading reading) const
{
    if (isEmpty() || other.isEmpty())
        return false;
    for (std::size_t i = 0; i < min.size(); ++i) {
        if (min[i] > other.max[i] || other.min[i] > max[i])
            return false;
        const bool arePoints = min[i] == max[i] && other.min[i] == other.max[i];
        if (reading == Reading::Open && !arePoints && (min[i] == other.max[i] || other.min[i] == max[i]))
            return false;
    }
    return true;
}

bool Kdop::contains(QPointF point, Reading reading) const
{
    if (isEmpty() || !isFinite(point))
        return false;
    const std::array<QPointF, 4> signs{QPointF(1, 0), QPointF(0, 1), QPointF(1, 1), QPointF(1, -1)};
    for (std::size_t i = 0; i < min.size(); ++i) {
        // A bound is infinite if the sum of a point's coordinates overflowed. It excludes no point.
        const auto side = [&](double bound, int outward) {
            if (!std::isfinite(bound))
                return -1;
            return outward * exactSign([&](auto exact) { return dot(exact(signs[i]), exact(point)) - exact(bound); });
        };
        const int worst = std::max(side(max[i], 1), side(min[i], -1));
        if (worst > 0 || (worst == 0 && reading == Reading::Open && min[i] != max[i]))
            return false;
    }
    return true;
}

bool Kdop::contains(const Kdop &other, Reading reading) const
{
    if (other.isEmpty())
        return true;
    for (std::size_t i = 0; i < min.size(); ++i) {
        if (!(min[i] <= other.min[i] && other.max[i] <= max[i]))
            return false;
        if (reading == Reading::Open && min[i] < max[i] && (min[i] == other.min[i] || other.max[i] == max[i]))
            return false;
    }
    return true;
}

} // namespace Trammel
