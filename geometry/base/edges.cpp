#include "geometry/base/edges_p.h"

#include <vector>

namespace Trammel {

std::optional<Segment> flatSegment(const Polygon &polygon)
{
    std::optional<QPointF> base, other;
    const auto isOffLine = [&](QPointF, QPointF point) {
        if (!base)
            base = point;
        else if (!other && !same(*base, point))
            other = point;
        return !isFinite(point) || (other && orientation(*base, *other, point) != 0);
    };
    if (anyEdge(polygon, isOffLine) || !base)
        return std::nullopt;
    std::vector<Segment> rings;
    const auto add = [&rings](const QList<QPointF> &ring) {
        if (ring.isEmpty())
            return;
        const auto [first, last] = std::minmax_element(ring.begin(), ring.end(), isBefore);
        rings.push_back({*first, *last});
    };
    add(polygon.outline);
    std::for_each(polygon.holes.begin(), polygon.holes.end(), add);
    std::sort(rings.begin(), rings.end(), [](const Segment &a, const Segment &b) { return isBefore(a.from, b.from); });
    Segment covered = rings.front();
    for (const Segment &ring : rings) {
        if (isBefore(covered.to, ring.from))
            return std::nullopt;
        if (isBefore(covered.to, ring.to))
            covered.to = ring.to;
    }
    return covered;
}

std::optional<Segment> flatSegment(const PrimitiveView &view)
{
    const auto *polygon = std::get_if<const Polygon *>(&view.subject());
    return polygon ? flatSegment(**polygon) : std::nullopt;
}

} // namespace Trammel
