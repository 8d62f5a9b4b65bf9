#include "geometry/orientation.h"
#include "geometry/predicates_p.h"
#include "geometry/vector.h"

// Where a point lies.

namespace Trammel {

namespace {

Location fromSide(int side)
{
    return side < 0 ? Location::Inside : side == 0 ? Location::Boundary : Location::Outside;
}

/// The even-odd rule over several rings.
class RingCounter
{
public:
    explicit RingCounter(QPointF point) : m_point(point) { }

    void count(std::span<const QPointF> ring)
    {
        m_isOnEdge = m_isOnEdge || anyEdge(ring, [this](QPointF a, QPointF b) { return countEdge(a, b); });
    }

    Location location() const
    {
        return m_isOnEdge ? Location::Boundary : m_isInside ? Location::Inside : Location::Outside;
    }

private:
    /// Counts the edge where it crosses the ray to the right; true when the point is on it.
    bool countEdge(QPointF a, QPointF b)
    {
        const double x = m_point.x(), y = m_point.y();
        const bool isBelowA = a.y() > y;
        if (isBelowA == (b.y() > y)) {
            // Half open in y, so that a vertex on the ray counts once; what is left can only touch it.
            return (same(a, m_point) || same(b, m_point))
                || (a.y() == y && b.y() == y && std::min(a.x(), b.x()) <= x && x <= std::max(a.x(), b.x()));
        }
        if (x > std::max(a.x(), b.x()))
            return false;
        const int turn = orientation(a, b, m_point);
        if (turn == 0)
            return true;
        m_isInside ^= (turn < 0) == isBelowA;
        return false;
    }

    QPointF m_point;
    bool m_isOnEdge = false;
    bool m_isInside = false;
};

Location locateIn(QPointF point, const Obb &box)
{
    return fromSide(sideOf(fixed(point), withDirection(box)));
}

Location locateIn(QPointF point, const Circle &circle)
{
    return fromSide(sideOf(fixed(point), circle));
}

Location locateIn(QPointF point, const Ellipse &ellipse)
{
    return hasArea(ellipse) ? fromSide(sideOf(fixed(point), ellipse)) : locateIn(point, asSegment(ellipse));
}

Location locateIn(QPointF point, const RoundedBox &box)
{
    if (box.radius == 0)
        return locateIn(point, box.core);
    return fromSide(sideOf(fixed(point), RoundedBox{withDirection(box.core), box.radius}));
}

Location locateIn(QPointF point, const Polyline &polyline)
{
    const QList<QPointF> &points = polyline.points;
    for (qsizetype i = 0; i < points.size(); ++i) {
        if (intersects(Segment{points[i], points[std::min(i + 1, points.size() - 1)]}, Segment{point, point}))
            return Location::Boundary;
    }
    return Location::Outside;
}

Location locateIn(QPointF point, const Polygon &polygon)
{
    RingCounter counter(point);
    counter.count(polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        counter.count(hole);
    return counter.location();
}

} // namespace

Location locate(QPointF point, const Primitive &primitive)
{
    if (!isFinite(point) || !isFinite(primitive))
        return Location::Outside;
    return std::visit([&](const auto &shape) { return locateIn(point, shape); }, primitive);
}

Location locate(QPointF point, std::span<const QPointF> ring)
{
    if (!isFinite(point) || !std::all_of(ring.begin(), ring.end(), [](QPointF p) { return isFinite(p); }))
        return Location::Outside;
    RingCounter counter(point);
    counter.count(ring);
    return counter.location();
}

} // namespace Trammel
