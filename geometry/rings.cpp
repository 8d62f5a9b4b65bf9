#include "geometry/rings_p.h"

#include "geometry/orientation_p.h"
#include "geometry/vector.h"

#include <algorithm>

namespace Trammel {

namespace {

/// Gathers the corners of one ring after the other.
class CornerGatherer
{
public:
    CornerGatherer(std::span<Corner> storage, Thinning thinning) : m_corners(storage.data()), m_thinning(thinning) { }

    void add(std::span<const QPointF> ring)
    {
        m_begin = m_end;
        for (QPointF point : ring)
            push({point, m_index++, 0, 0, 0});
        close();
        if (m_end - m_begin < 3) {
            m_end = m_begin;
            return;
        }
        for (quint32 i = m_begin; i < m_end; ++i) {
            m_corners[i].previous = i - 1;
            m_corners[i].next = i + 1;
        }
        m_corners[m_begin].previous = m_end - 1;
        m_corners[m_end - 1].next = m_begin;
        ++m_ringCount;
    }

    RingCorners gathered() const
    {
        // Infinity times zero is NaN, as is all that has to do with NaN.
        return {{m_corners, m_end}, m_zero == 0, m_ringCount == 1 && !(m_turnsBack && m_turnsOn) && goesAroundOnce()};
    }

private:
    int turn(quint32 a, quint32 b, quint32 c)
    {
        return quickOrientation(m_corners[a].point, m_corners[b].point, m_corners[c].point);
    }

    bool isStraight(quint32 a, quint32 b, quint32 c)
    {
        const int side = turn(a, b, c);
        m_turnsOn |= side > 0;
        m_turnsBack |= side < 0;
        return side == 0;
    }

    void push(const Corner &corner)
    {
        m_zero += corner.point.x() * 0 + corner.point.y() * 0;
        // One past the end is free: there are no more corners than points.
        m_corners[m_end] = corner;
        if (m_thinning == Thinning::Straights) {
            while (m_end - m_begin >= 2 && isStraight(m_end - 2, m_end - 1, m_end)) {
                m_corners[m_end - 1] = corner;
                --m_end;
            }
        }
        if (m_end == m_begin || !same(m_corners[m_end - 1].point, corner.point))
            ++m_end;
    }

    /// Thins out where the ring's end meets its beginning.
    void close()
    {
        quint32 first = m_begin;
        while (m_end - first >= 2) {
            if (same(m_corners[m_end - 1].point, m_corners[first].point))
                --m_end;
            else if (m_thinning == Thinning::Repeats || m_end - first < 3)
                break;
            else if (isStraight(m_end - 2, m_end - 1, first))
                --m_end;
            else if (isStraight(m_end - 1, first, first + 1))
                ++first;
            else
                break;
        }
        if (first > m_begin) {
            std::copy(m_corners + first, m_corners + m_end, m_corners + m_begin);
            m_end -= first - m_begin;
        }
    }

    bool goesAroundOnce() const
    {
        int changes = 0;
        bool ranRight = precedes(m_corners[m_end - 1].point, m_corners[0].point);
        for (quint32 i = 1; i <= m_end; ++i) {
            const bool runsRight = precedes(m_corners[i - 1].point, m_corners[i == m_end ? 0 : i].point);
            changes += runsRight != ranRight;
            ranRight = runsRight;
        }
        return changes == 2;
    }

    Corner *m_corners;
    Thinning m_thinning;
    quint32 m_begin = 0;
    quint32 m_end = 0;
    quint32 m_index = 0;
    quint32 m_ringCount = 0;
    double m_zero = 0;
    bool m_turnsOn = false;
    bool m_turnsBack = false;
};

/// Of the polygon's edges between two corners, the first that has a length and reaches both sides of a line,
/// by its first point.
quint32 edgeAcross(const Polygon &polygon, const std::array<Corner, 2> &edge, const std::array<Corner, 2> &line)
{
    quint32 begin = 0;
    const QList<QPointF> *ring = &polygon.outline;
    for (qsizetype i = 0; edge[0].index - begin >= quint32(ring->size()); ++i) {
        begin += quint32(ring->size());
        ring = &polygon.holes[i];
    }
    const auto side = [&line](QPointF point) { return orientation(line[0].point, line[1].point, point); };
    for (quint32 place = edge[0].index - begin, next = 0; begin + place != edge[1].index; place = next) {
        next = place + 1 == quint32(ring->size()) ? 0 : place + 1;
        const QPointF from = ring->at(place), to = ring->at(next);
        if (!same(from, to) && side(from) * side(to) <= 0)
            return begin + place;
    }
    return edge[0].index;
}

} // namespace

quint32 pointCount(const Polygon &polygon)
{
    qsizetype count = polygon.outline.size();
    for (const QList<QPointF> &hole : polygon.holes)
        count += hole.size();
    return quint32(count);
}

RingCorners gatherCorners(const Polygon &polygon, Thinning thinning, std::span<Corner> storage)
{
    CornerGatherer gatherer(storage, thinning);
    gatherer.add(polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        gatherer.add(hole);
    return gatherer.gathered();
}

std::array<quint32, 2> meetingEdges(const Polygon &polygon, const std::array<std::array<Corner, 2>, 2> &edges)
{
    const quint32 a = edgeAcross(polygon, edges[0], edges[1]), b = edgeAcross(polygon, edges[1], edges[0]);
    return {std::min(a, b), std::max(a, b)};
}

} // namespace Trammel
