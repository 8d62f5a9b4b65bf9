#include <trammel/geometry/winding.h>

#include "geometry/numbers/simd_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

#include <bit>
#include <limits>
#include <utility>

namespace Trammel {

namespace {

constexpr std::size_t BlockSize = 64;

/// The positions of up to BlockSize points of a ring relative to the horizontal line through a point.
struct Levels
{
    /// One bit per point of the ring, from the lowest bit on: whether it lies below the line on screen.
    quint64 below = 0;
    /// Whether no point of the ring is on the line, and all coordinates are finite. It may be false if their sum
    /// overflows.
    bool areClear;
};

/// Processes four points at a time, from last to first. Branchless, since only a few edges cross the line and the
/// processor cannot predict which.
Levels levelsOf(std::span<const QPointF> points, const QPointF &point)
{
    quint64 below = 0;
    // The level is never -0, so that the sign bit of a zero height is not set.
    const Lanes2 level = Lanes2::all(point.y() + 0.0);
    Lanes2 nearest = Lanes2::all(1), sum = lanesOf(point);
    const auto take = [&](const QPointF &first, const QPointF &second) {
        const Lanes2 even = lanesOf(first), odd = lanesOf(second);
        const Lanes2 heights = level - Lanes2::seconds(even, odd);
        below = below * 4 + heights.negatives();
        return std::pair(abs(heights), even + odd);
    };
    std::size_t i = points.size();
    for (; i % 4 != 0; --i) {
        const auto [height, both] = take(points[i - 1], points[i - 1]);
        below >>= 1;
        nearest = min(nearest, height);
        sum = sum + both;
    }
    // Only one addition and one minimum per four points depend on the points before.
    for (; i > 0; i -= 4) {
        const auto [lastHeights, lastSum] = take(points[i - 2], points[i - 1]);
        const auto [firstHeights, firstSum] = take(points[i - 4], points[i - 3]);
        nearest = min(nearest, min(lastHeights, firstHeights));
        sum = sum + (lastSum + firstSum);
    }
    // A sum with an infinity or NaN is not finite.
    constexpr double Infinity = std::numeric_limits<double>::infinity();
    return {below, (areLess(Lanes2::all(0), nearest) & areLess(abs(sum), Lanes2::all(Infinity))) == 3};
}

/// Computes the winding number of rings around a point. Edges that cross the ray to its right count 1 if they run
/// downward on screen, and -1 if upward.
class WindingCounter
{
public:
    explicit WindingCounter(QPointF point) : m_point(point) { }

    void count(std::span<const QPointF> ring)
    {
        // The edges that cross the line are counted two at a time. A ring crosses a line an even number of times.
        constexpr std::size_t None = ~std::size_t(0);
        std::size_t pending = None;
        for (std::size_t first = 0; first < ring.size(); first += BlockSize) {
            const std::span<const QPointF> block = ring.subspan(first, std::min(BlockSize, ring.size() - first));
            const Levels levels = levelsOf(block, m_point);
            if (!levels.areClear) [[unlikely]] {
                if (!checkPoints(ring, first, block.size()))
                    return;
            }
            // The y range of an edge is half-open, so that a vertex on the ray counts once.
            const quint64 before = levels.below << 1 | quint64(startOf(ring, first).y() > m_point.y());
            quint64 crossing = (levels.below ^ before) & (~quint64(0) >> (BlockSize - block.size()));
            for (; crossing != 0; crossing &= crossing - 1) {
                const std::size_t edge = first + unsigned(std::countr_zero(crossing));
                if (pending != None)
                    countPair(ring, pending, edge);
                pending = pending == None ? edge : None;
            }
        }
    }

    std::optional<int> winding() const
    {
        return m_isFinite && isFinite(m_point) && !m_isOnEdge ? std::optional(m_winding) : std::nullopt;
    }

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
    /// The start of the edge that leads to a point of a ring.
    static const QPointF &startOf(std::span<const QPointF> ring, std::size_t edge)
    {
        return ring[edge == 0 ? ring.size() - 1 : edge - 1];
    }

    /// Counts two edges that cross the line. Half of all crossing edges run downwards. Left of the point, the side of
    /// the point is negative for edges that run downwards; right of it, for those that run upwards. The winding number
    /// is therefore the number of pairs minus the number of negative sides.
    void countPair(std::span<const QPointF> ring, std::size_t edge, std::size_t other)
    {
        const Lanes2 origin = lanesOf(m_point);
        const Lanes2 from = lanesOf(startOf(ring, edge)) - origin, to = lanesOf(ring[edge]) - origin;
        const Lanes2 otherFrom = lanesOf(startOf(ring, other)) - origin, otherTo = lanesOf(ring[other]) - origin;
        const Lanes2 left = Lanes2::firsts(from, otherFrom) * Lanes2::seconds(to, otherTo);
        const Lanes2 right = Lanes2::seconds(from, otherFrom) * Lanes2::firsts(to, otherTo);
        const Lanes2 determinants = left - right;
        unsigned negative = determinants.negatives();
        if (!areBeyondError(determinants, left + right)) [[unlikely]]
            negative = negativeSides(ring, edge) + 2 * negativeSides(ring, other);
        m_winding += 1 - int(negative & 1) - int(negative >> 1);
    }

    /// Whether the orientation of the point relative to an edge is -1. Also recognizes a point on the edge.
    Q_NEVER_INLINE unsigned negativeSides(std::span<const QPointF> ring, std::size_t edge)
    {
        const int side = orientation(startOf(ring, edge), ring[edge], m_point);
        m_isOnEdge |= side == 0;
        return side < 0;
    }

    /// Returns whether the points of a block are finite. Recognizes whether the point is the end of an edge, or on a
    /// horizontal edge.
    Q_NEVER_INLINE bool checkPoints(std::span<const QPointF> ring, std::size_t first, std::size_t count)
    {
        m_isFinite &= isFinite(m_point);
        for (std::size_t i = first; i < first + count; ++i) {
            const QPointF a = startOf(ring, i), b = ring[i];
            m_isFinite &= isFinite(b);
            m_isOnEdge |= b.y() == m_point.y()
                && (b.x() == m_point.x() || (a.y() == m_point.y() && isBetween(a.x(), m_point.x(), b.x())));
        }
        return m_isFinite;
    }

    QPointF m_point;
    bool m_isFinite = true;
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
