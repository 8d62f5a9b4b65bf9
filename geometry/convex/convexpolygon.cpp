#include <trammel/geometry/convexpolygon.h>

#include "geometry/base/segments_p.h"
#include "geometry/convex/convex_p.h"
#include <trammel/geometry/boundingvolumes.h>
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cfloat>
#include <limits>

namespace Trammel {

namespace {

/// A number that increases with the angle of a unit vector over [-180, 180] degrees, accurate to a few 1e-16. The flag
/// is whether the angle is negative. It is given, since the vector's y coordinate may have underflowed.
qint64 angleNumber(QPointF unit, bool isNegative)
{
    const double slope = unit.y() / (std::abs(unit.x()) + std::abs(unit.y()));
    const double turned = unit.x() >= 0 ? slope : isNegative ? -2 - slope : 2 - slope;
    return qint64(turned * 0x1p60);
}

} // namespace

ConvexPolygon::ConvexPolygon(std::span<const QPointF> points)
{
    const QList<QPointF> hull = convexHull(points);
    if (hull.isEmpty())
        return;
    m_corners.assign(hull.begin(), hull.end());
    m_bounds = boundsOf(m_corners);
    m_size = (m_bounds.max[0] - m_bounds.min[0]) + (m_bounds.max[1] - m_bounds.min[1]);
    m_center = meanOf(m_corners);
    m_edges = edgesOf(m_corners);
    std::vector<QPointF> turned;
    for (QPointF corner : m_corners)
        turned.push_back(-corner);
    // The rotated ring starts at its own leftmost corner.
    std::rotate(turned.begin(), std::min_element(turned.begin(), turned.end(), isBefore), turned.end());
    m_turnedEdges = edgesOf(turned);
}

std::vector<ConvexPolygon::Edge> ConvexPolygon::edgesOf(std::span<const QPointF> ring)
{
    constexpr qint64 last = std::numeric_limits<qint64>::max();
    std::vector<Edge> edges{{ring.front(), {}, -last}};
    for (std::size_t i = 0; i < ring.size() && ring.size() > 1; ++i) {
        const QPointF to = ring[i + 1 == ring.size() ? 0 : i + 1], along = to - ring[i];
        const QPointF normal = -perpendicular(*normalized(isFinite(along) ? along : to / 2 - ring[i] / 2));
        edges.push_back({ring[i], normal, angleNumber(normal, along.x() > 0)});
    }
    edges.push_back({ring.front(), {}, last});
    return edges;
}

/// Walks around the Minkowski difference of two polygons, which is the sum of the first and the rotated second. Its
/// edges are those of both, merged by angle. The support point along an edge's normal is that edge's own corner, so
/// each step costs one dot product.
class EdgeMerge
{
public:
    EdgeMerge(const ConvexPolygon &a, const ConvexPolygon &b) : m_a(a), m_b(b)
    {
        const QPointF apart = b.m_center - a.m_center;
        const double distance = std::abs(apart.x()) + std::abs(apart.y());
        // Among directions of equal depth up to rounding, the one closest to that from center to center is preferred.
        m_size = a.m_size + b.m_size;
        m_preference = distance > 0 ? apart * (1e-14 * m_size / distance) : QPointF(1e-14 * m_size, 0);
    }

    /// The minimum translation; the depth is negative if the polygons are apart.
    Contact shortest()
    {
        const Edge *a = m_a.m_edges.data(), *b = m_b.m_turnedEdges.data();
        const std::size_t countA = m_a.m_edges.size() - 2, countB = m_b.m_turnedEdges.size() - 2;
        // The walk runs from both ends to the middle, as two chains of steps that do not depend on each other.
        const Edge *firstA = a + 1, *firstB = b + 1, *lastA = a + countA + 1, *lastB = b + countB + 1;
        const std::size_t steps = countA + countB;
        for (std::size_t i = 0; i < steps / 2; ++i) {
            forward(firstA, firstB);
            backward(lastA, lastB);
        }
        if (steps % 2 == 1)
            forward(firstA, firstB);
        return {m_normal, m_least + dot(m_normal, m_preference)};
    }

    /// The error bound of the depth: twice the preference, rounding, and normals so close that they were merged
    /// in the wrong order.
    double slack() const { return 6e-14 * m_size + DBL_MIN; }

private:
    using Edge = ConvexPolygon::Edge;

    void forward(const Edge *&a, const Edge *&b)
    {
        const bool isFirst = a->angle <= b->angle;
        consider((isFirst ? a : b)->normal, a->corner + b->corner);
        a += isFirst;
        b += !isFirst;
    }

    void backward(const Edge *&a, const Edge *&b)
    {
        const bool isFirst = a[-1].angle > b[-1].angle;
        consider((isFirst ? a : b)[-1].normal, a->corner + b->corner);
        a -= isFirst;
        b -= !isFirst;
    }

    void consider(QPointF normal, QPointF corner)
    {
        const double depth = dot(normal, corner - m_preference);
        m_normal = depth < m_least ? normal : m_normal;
        m_least = std::min(m_least, depth);
    }

    const ConvexPolygon &m_a, &m_b;
    double m_size;
    QPointF m_preference;
    QPointF m_normal{1, 0};
    double m_least = std::numeric_limits<double>::infinity();
};

std::optional<Contact> contact(const ConvexPolygon &a, const ConvexPolygon &b, Reading reading)
{
    if (!a.bounds().overlaps(b.bounds()))
        return std::nullopt;
    EdgeMerge merge(a, b);
    const Contact shortest = merge.shortest();
    if (shortest.depth > merge.slack() && std::isfinite(shortest.depth)) [[likely]]
        return shortest;
    return shortest.depth < -merge.slack() ? std::nullopt : contact(Convex(a), Convex(b), reading);
}

bool intersects(const ConvexPolygon &a, const ConvexPolygon &b, Reading reading)
{
    if (!a.bounds().overlaps(b.bounds()))
        return false;
    EdgeMerge merge(a, b);
    const double depth = merge.shortest().depth;
    if (std::abs(depth) > merge.slack() && std::isfinite(depth)) [[likely]]
        return depth > 0;
    return isMet(relation(Convex(a), Convex(b)), reading);
}

bool contains(const ConvexPolygon &polygon, QPointF point, Reading reading)
{
    const std::span<const QPointF> ring = polygon.corners();
    if (ring.empty() || !polygon.bounds().contains(point))
        return false;
    if (ring.size() < 3)
        return intersects(Segment{ring.front(), ring.back()}, Segment{point, point}, reading);
    // In the fan of triangles around the first corner, the point is between the corners after[-1] and *after.
    const auto after = std::partition_point(ring.begin() + 1, ring.end() - 1, [&](QPointF corner) {
        return orientation(ring.front(), corner, point) >= 0;
    });
    if (after == ring.begin() + 1)
        return false;
    const bool isOpen = reading == Reading::Open;
    const int side = orientation(after[-1], *after, point);
    if (side < 0 || (side == 0 && isOpen))
        return false;
    if (!isOpen)
        return after != ring.end() - 1 || orientation(ring.front(), *after, point) <= 0;
    return orientation(ring.front(), ring[1], point) > 0 && orientation(ring.back(), ring.front(), point) > 0;
}

bool contains(const ConvexPolygon &polygon, const ConvexPolygon &other, Reading reading)
{
    return !other.isEmpty() && std::all_of(other.corners().begin(), other.corners().end(), [&](QPointF corner) {
        return contains(polygon, corner, reading);
    });
}

} // namespace Trammel
