#include "geometry/convex/convexring_p.h"

#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

#include <algorithm>

namespace Trammel {

ConvexRing::ConvexRing(const Quad &quad) : m_points(quad.corners)
{
    const auto &[a, b, c, d] = quad.corners;
    const int turn = orientation(a, b, c);
    if (turn == 0 || orientation(b, c, d) != turn || orientation(c, d, a) != turn || orientation(d, a, b) != turn)
        setHull(quad.corners);
    else if (turn < 0)
        std::swap(m_points[1], m_points[3]);
}

// Andrew's monotone chain.
void ConvexRing::setHull(std::array<QPointF, 4> points)
{
    std::sort(points.begin(), points.end(),
              [](QPointF a, QPointF b) { return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y(); });
    const auto last = std::unique(points.begin(), points.end(), same);
    const int count = int(last - points.begin());
    if (count < 3) {
        m_points = points;
        m_size = count;
        return;
    }
    std::array<QPointF, 8> hull;
    std::size_t size = 0;
    const auto extend = [&](QPointF point, std::size_t least) {
        while (size > least && orientation(hull[size - 2], hull[size - 1], point) <= 0)
            --size;
        hull[size++] = point;
    };
    for (int i = 0; i < count; ++i)
        extend(points[std::size_t(i)], 1);
    const std::size_t lower = size;
    for (int i = count - 2; i >= 0; --i)
        extend(points[std::size_t(i)], lower);
    m_size = int(size) - 1;
    std::copy_n(hull.begin(), m_size, m_points.begin());
}

Location ConvexRing::locate(QPointF point) const
{
    if (!hasArea()) {
        const Segment self = edge(0);
        const Segment single{point, point};
        if (!intersects(self, single))
            return Location::Outside;
        return intersects(self, single, Reading::Open) ? Location::Inside : Location::Boundary;
    }
    Location location = Location::Inside;
    for (int i = 0; i < m_size; ++i) {
        const Segment side = edge(i);
        const int turn = orientation(side.from, side.to, point);
        if (turn < 0)
            return Location::Outside;
        if (turn == 0)
            location = Location::Boundary;
    }
    return location;
}

bool ConvexRing::meets(const Segment &segment, Reading reading) const
{
    if (!hasArea())
        return intersects(edge(0), segment, reading);
    if (same(segment.from, segment.to)) {
        const Location location = locate(segment.from);
        return location == Location::Inside || (location == Location::Boundary && reading == Reading::Closed);
    }
    const int apart = reading == Reading::Closed ? -1 : 0;
    for (int i = 0; i < m_size; ++i) {
        const Segment side = edge(i);
        if (orientation(side.from, side.to, segment.from) <= apart
            && orientation(side.from, side.to, segment.to) <= apart)
            return false;
    }
    int least = 1, most = -1;
    for (QPointF point : *this) {
        const int turn = orientation(segment.from, segment.to, point);
        least = std::min(least, turn);
        most = std::max(most, turn);
    }
    return most > apart && least < -apart;
}

} // namespace Trammel
