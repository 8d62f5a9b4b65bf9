#include <trammel/geometry/winding.h>

#include "geometry/numbers/orientation_p.h"
#include "geometry/numbers/simd_p.h"
#include <trammel/geometry/vector.h>

#include <bit>

namespace Trammel {

namespace {

constexpr std::size_t BlockSize = 64;

/// The positions of up to BlockSize points of a ring relative to a horizontal line.
struct Levels
{
    /// One bit per point, from the lowest bit on: whether the point lies below the line on screen.
    quint64 below = 0;
    bool isAnyOnLine = false;
    bool areFinite = true;
};

/// Processes two points at a time, from last to first. Branchless, since only a few edges cross the line and the
/// processor cannot predict which.
Levels levelsOf(std::span<const QPointF> points, double y)
{
    Levels levels;
    // The level is never -0, so that the sign bit of a zero height is not set.
    const Lanes2 level = Lanes2::all(y + 0.0);
    Lanes2 nearest = Lanes2::all(1), evenSum = Lanes2::all(0), oddSum = evenSum;
    const auto take = [&](const QPointF &a, const QPointF &b) {
        const Lanes2 even = lanesOf(a), odd = lanesOf(b), heights = level - Lanes2::seconds(even, odd);
        nearest = min(nearest, abs(heights));
        evenSum = evenSum + even;
        oddSum = oddSum + odd;
        return heights.negatives();
    };
    std::size_t i = points.size();
    if (i % 2 != 0)
        levels.below = take(points[i - 1], points[i - 1]) & 1;
    for (i -= i % 2; i > 0; i -= 2)
        levels.below = levels.below * 4 + take(points[i - 2], points[i - 1]);
    levels.isAnyOnLine = nearest.first() == 0 || nearest.swapped().first() == 0;
    // A sum with an infinity or NaN is not finite. A sum of finite numbers may overflow, so the points are then
    // checked one by one.
    const Lanes2 sum = (evenSum + oddSum) * Lanes2::all(0);
    if (!(sum.first() == 0 && sum.swapped().first() == 0)) [[unlikely]]
        levels.areFinite = std::all_of(points.begin(), points.end(), [](QPointF point) { return isFinite(point); });
    return levels;
}

/// Computes the winding number of rings around a point. Edges that cross the ray to its right count 1 if they run
/// downwards on screen, and -1 if upwards.
class WindingCounter
{
public:
    explicit WindingCounter(QPointF point) : m_point(point), m_isFinite(isFinite(point)) { }

    void count(std::span<const QPointF> ring)
    {
        if (ring.empty())
            return;
        const QPointF point = m_point;
        int winding = 0;
        bool isOnEdge = false;
        QPointF last = ring.back();
        for (std::size_t first = 0; first < ring.size(); first += BlockSize) {
            const std::span<const QPointF> block = ring.subspan(first, std::min(BlockSize, ring.size() - first));
            const Levels levels = levelsOf(block, point.y());
            m_isFinite &= levels.areFinite;
            if (!m_isFinite)
                return;
            const auto before = [&](std::size_t i) { return i == 0 ? last : block[i - 1]; };
            // The y range of an edge is half-open, so that a vertex on the ray counts once.
            quint64 crossing = levels.below ^ (levels.below << 1 | quint64(last.y() > point.y()));
            crossing &= ~quint64(0) >> (BlockSize - block.size());
            for (; crossing != 0; crossing &= crossing - 1) {
                const auto i = std::size_t(std::countr_zero(crossing));
                const int side = quickOrientation(before(i), block[i], point);
                const int downwards = (levels.below >> i & 1) != 0 ? 1 : -1;
                isOnEdge |= side == 0;
                winding += side == downwards ? side : 0;
            }
            for (std::size_t i = 0; levels.isAnyOnLine && i < block.size(); ++i) {
                const QPointF a = before(i), b = block[i];
                isOnEdge |= b.y() == point.y()
                    && (b.x() == point.x() || (a.y() == point.y() && isBetween(a.x(), point.x(), b.x())));
            }
            last = block.back();
        }
        m_winding += winding;
        m_isOnEdge |= isOnEdge;
    }

    std::optional<int> winding() const { return m_isFinite && !m_isOnEdge ? std::optional(m_winding) : std::nullopt; }

    Location location(FillRule rule) const
    {
        if (!m_isFinite)
            return Location::Outside;
        if (m_isOnEdge)
            return Location::Boundary;
        // Each crossing changes the winding number by 1, so it is odd if and only if the number of crossings is odd.
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
