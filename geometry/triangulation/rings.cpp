#include "geometry/triangulation/rings_p.h"

#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

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
        Corner *const begin = m_corners + m_count;
        Corner *end = m_thinning == Thinning::Straights ? thinned<Thinning::Straights>(ring, begin)
                                                        : thinned<Thinning::Repeats>(ring, begin);
        m_firstIndex += quint32(ring.size());
        if (end - begin < 3)
            return;
        const quint32 first = m_count;
        m_count += quint32(end - begin);
        for (quint32 i = first; i < m_count; ++i) {
            m_corners[i].previous = i - 1;
            m_corners[i].next = i + 1;
        }
        m_corners[first].previous = m_count - 1;
        m_corners[m_count - 1].next = first;
        ++m_ringCount;
    }

    RingCorners gathered() const
    {
        return {{m_corners, m_count},
                m_ringCount,
                m_isFinite,
                m_ringCount == 1 && !(m_turnsBack && m_turnsOn) && goesAroundOnce()};
    }

private:
    /// Writes the corners from begin on, and returns their end. There are never more corners than points.
    template <Thinning thinning> Corner *thinned(std::span<const QPointF> ring, Corner *const begin)
    {
        Corner *end = begin;
        bool isFinite = true;
        bool turnsOn = false, turnsBack = false;
        const auto isStraight = [&](QPointF a, QPointF b, QPointF c) {
            if constexpr (thinning == Thinning::Repeats)
                return false;
            const int side = orientation(a, b, c);
            turnsOn |= side > 0;
            turnsBack |= side < 0;
            return side == 0;
        };
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const QPointF point = ring[i];
            isFinite &= point.x() * 0 + point.y() * 0 == 0;
            while (end - begin >= 2 && isStraight(end[-2].point, end[-1].point, point))
                --end;
            if (end == begin || !same(end[-1].point, point))
                *end++ = {point, m_firstIndex + quint32(i), 0, 0, 0};
        }
        // Removes repeated points and points in line where the end of the ring meets its start.
        Corner *first = begin;
        while (end - first >= 3) {
            if (same(end[-1].point, first->point) || isStraight(end[-2].point, end[-1].point, first->point))
                --end;
            else if (isStraight(end[-1].point, first->point, first[1].point))
                ++first;
            else
                break;
        }
        m_isFinite &= isFinite;
        m_turnsOn |= turnsOn;
        m_turnsBack |= turnsBack;
        return first == begin ? end : std::copy(first, end, begin);
    }

    bool goesAroundOnce() const
    {
        int changes = 0;
        bool ranRight = isBefore(m_corners[m_count - 1].point, m_corners[0].point);
        for (quint32 i = 1; i <= m_count; ++i) {
            const bool runsRight = isBefore(m_corners[i - 1].point, m_corners[i == m_count ? 0 : i].point);
            changes += runsRight != ranRight;
            ranRight = runsRight;
        }
        return changes == 2;
    }

    Corner *m_corners;
    Thinning m_thinning;
    quint32 m_count = 0;
    quint32 m_firstIndex = 0;
    quint32 m_ringCount = 0;
    /// Computed as x * 0 + y * 0 == 0: zero times infinity or NaN is NaN.
    bool m_isFinite = true;
    bool m_turnsOn = false;
    bool m_turnsBack = false;
};

/// The index of the first point of one of the polygon's edges between two corners: the first edge that has a length
/// and does not lie strictly on one side of a line. If there is none, the index of the first corner.
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

RingCorners gatherCorners(const Polygon &polygon, Thinning thinning, std::span<Corner> storage)
{
    CornerGatherer gatherer(storage, thinning);
    gatherer.add(polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        gatherer.add(hole);
    return gatherer.gathered();
}

std::array<quint32, 2> meetingEdges(const Polygon &polygon, std::span<const Corner> corners,
                                    const std::array<quint32, 2> &edges)
{
    const auto edge = [&](quint32 from) { return std::array{corners[from], corners[corners[from].next]}; };
    const auto first = edge(edges[0]), second = edge(edges[1]);
    const quint32 a = edgeAcross(polygon, first, second), b = edgeAcross(polygon, second, first);
    return {std::min(a, b), std::max(a, b)};
}

} // namespace Trammel
