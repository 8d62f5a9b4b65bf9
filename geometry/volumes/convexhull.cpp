#include <trammel/geometry/boundingvolumes.h>

#include "geometry/base/edges_p.h"
#include "geometry/numbers/scale_p.h"
#include "geometry/numbers/simd_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <iterator>
#include <vector>

namespace Trammel {

namespace {

/// The extreme points of a set along x, y, x + y and x - y. Rounding may select points that are not quite extreme.
class Extremes
{
public:
    /// The points must be finite.
    explicit Extremes(std::span<const QPointF> points)
    {
        m_low.fill(HUGE_VAL);
        m_high.fill(-HUGE_VAL);
        m_lowest.fill(points.front());
        m_highest.fill(points.front());
        constexpr std::size_t BlockSize = 16;
        for (std::size_t i = 0; i < points.size(); i += BlockSize) {
            const std::span<const QPointF> block = points.subspan(i, std::min(BlockSize, points.size() - i));
            if (isBeyond(block))
                std::for_each(block.begin(), block.end(), [this](QPointF point) { include(point); });
        }
    }

    /// The extreme points in order around the set, without repetitions.
    QVarLengthArray<QPointF, 8> ring() const
    {
        const std::array all{m_lowest[0],  m_lowest[2],  m_lowest[1],  m_highest[3],
                             m_highest[0], m_highest[2], m_highest[1], m_lowest[3]};
        QVarLengthArray<QPointF, 8> ring;
        std::unique_copy(all.begin(), all.end(), std::back_inserter(ring), same);
        if (ring.size() > 1 && same(ring.front(), ring.back()))
            ring.removeLast();
        return ring;
    }

    /// Four bounds: around a point strictly between them, each quadrant holds an extreme point.
    QPointF innerLow() const
    {
        return {std::max(m_lowest[2].x(), m_lowest[3].x()), std::max(m_lowest[2].y(), m_highest[3].y())};
    }
    QPointF innerHigh() const
    {
        return {std::min(m_highest[2].x(), m_highest[3].x()), std::min(m_highest[2].y(), m_lowest[3].y())};
    }

private:
    /// Whether some point is farther along a direction than all points before.
    bool isBeyond(std::span<const QPointF> block) const
    {
        const Lanes2 infinity = Lanes2::all(HUGE_VAL);
        Lanes2 least = infinity, most = Lanes2::all(-HUGE_VAL), leastSum = least, mostSum = most, difference = least;
        for (const QPointF &point : block) {
            const Lanes2 place = lanesOf(point), exchanged = place.swapped(), sum = place + exchanged;
            least = min(least, place);
            most = max(most, place);
            leastSum = min(leastSum, sum);
            mostSum = max(mostSum, sum);
            // x - y and y - x.
            difference = min(difference, place - exchanged);
        }
        return ((least - Lanes2::load(&m_low[0])).negatives() | (Lanes2::load(&m_high[0]) - most).negatives()
                | (leastSum - Lanes2::all(m_low[2])).negatives() | (Lanes2::all(m_high[2]) - mostSum).negatives())
            != 0
            || difference.first() < m_low[3] || -difference.swapped().first() > m_high[3];
    }

    void include(QPointF point)
    {
        const std::array places{point.x(), point.y(), point.x() + point.y(), point.x() - point.y()};
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i] < m_low[i]) {
                m_low[i] = places[i];
                m_lowest[i] = point;
            }
            if (places[i] > m_high[i]) {
                m_high[i] = places[i];
                m_highest[i] = point;
            }
        }
    }

    std::array<double, 4> m_low, m_high;
    std::array<QPointF, 4> m_lowest, m_highest;
};

/// The inner side of a ring of extreme points, by a test of two edges at a time.
class InnerSide
{
public:
    InnerSide(const QVarLengthArray<QPointF, 8> &ring, const Aabb2::Vector &size) : m_base(ring.front())
    {
        m_dx.fill(0);
        m_dy.fill(0);
        m_least.fill(-1);
        m_isEmpty = ring.size() < 3;
        for (qsizetype i = 0; i < ring.size(); ++i) {
            const QPointF edge = ring[i + 1 == ring.size() ? 0 : i + 1] - ring[i];
            const double most = std::abs(edge.x()) * size[1] + std::abs(edge.y()) * size[0];
            // After an overflow, the sign of a side would be unknown.
            m_isEmpty = m_isEmpty || !(most < 1e300);
            const auto place = std::size_t(i);
            m_dx[place] = edge.x();
            m_dy[place] = edge.y();
            m_least[place] = cross(edge, ring[i] - m_base) + 8 * DBL_EPSILON * most + DBL_MIN;
        }
    }

    /// Whether a point is certainly clockwise of each edge.
    bool holds(QPointF point) const
    {
        if (m_isEmpty)
            return false;
        const QPointF offset = point - m_base;
        const Lanes2 x = Lanes2::all(offset.x()), y = Lanes2::all(offset.y());
        for (std::size_t i = 0; i < m_least.size(); i += 2) {
            const Lanes2 side = Lanes2::load(&m_dx[i]) * y - Lanes2::load(&m_dy[i]) * x;
            if ((Lanes2::load(&m_least[i]) - side).negatives() != 3)
                return false;
        }
        return true;
    }

private:
    QPointF m_base;
    bool m_isEmpty;
    std::array<double, 8> m_dx, m_dy, m_least;
};

/// The points without those strictly inside the ring of the extreme points in eight directions (S. G. Akl, G. T.
/// Toussaint). A ring of other points loses no corner of the hull either: a point clockwise of all edges of a closed
/// chain lies inside the chain's hull.
std::vector<QPointF> outerPoints(std::span<const QPointF> points, const Aabb2 &bounds)
{
    const Extremes extremes(points);
    const InnerSide inner(extremes.ring(), bounds.size());
    const QPointF innerLow = extremes.innerLow(), innerHigh = extremes.innerHigh();
    const Lanes2 low = lanesOf(innerLow), high = lanesOf(innerHigh);
    std::vector<QPointF> outer;
    for (const QPointF &point : points) {
        // Most points need no ring test.
        const Lanes2 place = lanesOf(point);
        const bool isBetween = ((low - place).negatives() & (place - high).negatives()) == 3;
        if (!isBetween && !inner.holds(point))
            outer.push_back(point);
    }
    return outer;
}

} // namespace

QList<QPointF> convexHull(std::span<const QPointF> points)
{
    const Aabb2 bounds = finiteBounds(points);
    if (bounds.isEmpty())
        return {};
    std::vector<QPointF> sorted =
        points.size() < 16 ? std::vector<QPointF>(points.begin(), points.end()) : outerPoints(points, bounds);
    std::sort(sorted.begin(), sorted.end(), [](QPointF a, QPointF b) { return isBefore(a, b); });
    sorted.erase(std::unique(sorted.begin(), sorted.end(), same), sorted.end());
    if (sorted.size() < 3)
        return {sorted.begin(), sorted.end()};

    QVarLengthArray<QPointF, 64> hull;
    appendHull(sorted, hull);
    return {hull.begin(), hull.end()};
}

} // namespace Trammel
