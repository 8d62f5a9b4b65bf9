#include "geometry/winding.h"

#include "geometry/orientation_p.h"
#include "geometry/vector.h"

namespace Trammel {

namespace {

/// Counts how often rings go around a point: edges that cross the ray to its right, downwards on screen as 1,
/// upwards as -1.
class WindingCounter
{
public:
    explicit WindingCounter(QPointF point) : m_point(point), m_isFinite(isFinite(point)) { }

    void count(std::span<const QPointF> ring)
    {
        const double x = m_point.x(), y = m_point.y();
        bool isFinite = true;
        for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
            const QPointF a = ring[j], b = ring[i];
            // Zero times infinity is NaN, as is all that has to do with NaN.
            isFinite &= b.x() * 0 + b.y() * 0 == 0;
            m_isOnEdge |= b.y() == y && (b.x() == x || (a.y() == y && isBetween(a.x(), x, b.x())));
            // Half open in y, so that a vertex on the ray counts once.
            const bool isBelow = b.y() > y;
            if (isBelow == (a.y() > y) || (a.x() < x && b.x() < x))
                continue;
            const int side = quickOrientation(a, b, m_point);
            m_isOnEdge |= side == 0;
            if (side == (isBelow ? 1 : -1))
                m_winding += side;
        }
        m_isFinite &= isFinite;
    }

    std::optional<int> winding() const { return m_isFinite && !m_isOnEdge ? std::optional(m_winding) : std::nullopt; }

    Location location(FillRule rule) const
    {
        if (!m_isFinite)
            return Location::Outside;
        if (m_isOnEdge)
            return Location::Boundary;
        // Each crossing changes the winding by one: it is odd when their number is.
        const bool isInside = rule == FillRule::NonZero ? m_winding != 0 : m_winding % 2 != 0;
        return isInside ? Location::Inside : Location::Outside;
    }

private:
    static bool isBetween(double a, double x, double b) { return (a <= x && x <= b) || (b <= x && x <= a); }

    QPointF m_point;
    bool m_isFinite;
    bool m_isOnEdge = false;
    int m_winding = 0;
};

} // namespace

std::optional<int> windingNumber(QPointF point, std::span<const QPointF> ring)
{
    WindingCounter counter(point);
    counter.count(ring);
    return counter.winding();
}

Location locate(QPointF point, const Polygon &polygon, FillRule rule)
{
    WindingCounter counter(point);
    counter.count(polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        counter.count(hole);
    return counter.location(rule);
}

Location locate(QPointF point, std::span<const QPointF> ring, FillRule rule)
{
    WindingCounter counter(point);
    counter.count(ring);
    return counter.location(rule);
}

} // namespace Trammel
