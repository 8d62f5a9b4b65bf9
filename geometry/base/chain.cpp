#include "geometry/base/chain_p.h"

#include "geometry/base/segments_p.h"
#include "geometry/numbers/scale_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

namespace Trammel {

Chain::Chain(std::span<const QPointF> points, bool areClosed)
    : outline(points), isClosed(areClosed), bounds(finiteBounds(points))
{
}

Chain::Chain(const Polyline &polyline) : Chain(polyline.points, false)
{
}

Chain::Chain(const Polygon &polygon) : Chain(polygon.outline, true)
{
    holes = polygon.holes;
    bool isFinite = !bounds.isEmpty() || outline.empty();
    for (const QList<QPointF> &hole : holes) {
        const Aabb2 ofHole = finiteBounds(hole);
        isFinite = isFinite && (!ofHole.isEmpty() || hole.isEmpty());
        bounds = bounds.united(ofHole);
    }
    if (!isFinite)
        bounds = {};
}

Location Chain::locate(QPointF point) const
{
    bool isInside = false;
    const bool isOnEdge = anyRing([&](std::span<const QPointF> ring) {
        const Location location = Trammel::locate(point, ring);
        isInside ^= location == Location::Inside;
        return location == Location::Boundary;
    });
    return isOnEdge ? Location::Boundary : isInside ? Location::Inside : Location::Outside;
}

std::vector<QPointF> pointsOf(const Polygon &polygon)
{
    std::vector<QPointF> points(polygon.outline.begin(), polygon.outline.end());
    for (const QList<QPointF> &hole : polygon.holes)
        points.insert(points.end(), hole.begin(), hole.end());
    return points;
}

std::size_t pointCount(const Polygon &polygon)
{
    qsizetype count = polygon.outline.size();
    for (const QList<QPointF> &hole : polygon.holes)
        count += hole.size();
    return std::size_t(count);
}

std::optional<Segment> flatSegment(const Chain &polygon)
{
    if (polygon.bounds.isEmpty())
        return std::nullopt;
    std::optional<QPointF> base, other;
    const auto isOffLine = [&](QPointF point) {
        if (!base)
            base = point;
        else if (!other && !same(*base, point))
            other = point;
        return other && orientation(*base, *other, point) != 0;
    };
    if (polygon.anyPoint(isOffLine))
        return std::nullopt;
    std::vector<Segment> rings;
    polygon.anyRing([&rings](std::span<const QPointF> ring) {
        if (!ring.empty()) {
            const auto [first, last] = std::minmax_element(ring.begin(), ring.end(), isBefore);
            rings.push_back({*first, *last});
        }
        return false;
    });
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

} // namespace Trammel
