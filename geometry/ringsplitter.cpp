#include "geometry/ringsplitter_p.h"

#include "geometry/arena_p.h"
#include "geometry/orientation_p.h"
#include "geometry/sweeporder_p.h"
#include "geometry/vector.h"

#include <algorithm>

namespace Trammel {

RingSplitter::RingSplitter(std::span<const Corner> corners) : m_corners(corners)
{
    m_edges.reserve(corners.size());
    for (const Corner &corner : corners) {
        const QPointF from = corner.point, to = corners[corner.next].point;
        const bool runsRight = precedes(from, to);
        m_edges.push_back({runsRight ? from : to, runsRight ? to : from, 0, false});
    }
}

bool RingSplitter::split(std::vector<RingPart> &parts)
{
    Arena arena(sweepOrderBytes(m_corners.size()));
    const std::span<const quint32> order = sweepOrder(m_corners, arena);
    for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
        const QPointF point = m_corners[order[begin]].point;
        while (end < order.size() && same(m_corners[order[end]].point, point))
            ++end;
        gatherStarting(order.subspan(begin, end - begin));

        const std::size_t first = firstNotBelow(point);
        const std::size_t last = takePassing(point, order[begin], first, parts);
        std::sort(m_starting.begin(), m_starting.end(), [this, point](quint32 a, quint32 b) {
            return quickOrientation(point, m_edges[a].right, m_edges[b].right) > 0;
        });
        markStarting(first > 0 && m_edges[m_status[first - 1]].isInteriorAbove);
        const auto at = m_status.erase(m_status.begin() + first, m_status.begin() + last);
        m_status.insert(at, m_starting.begin(), m_starting.end());
        if (crosses(first - 1, first)
            || (!m_starting.empty() && crosses(first + m_starting.size() - 1, first + m_starting.size())))
            return false;
    }
    return true;
}

void RingSplitter::gatherStarting(std::span<const quint32> group)
{
    m_starting.clear();
    for (quint32 corner : group) {
        for (quint32 edge : {corner, m_corners[corner].previous}) {
            if (!same(m_edges[edge].left, m_corners[corner].point))
                continue;
            m_edges[edge].place = group.front();
            m_starting.push_back(edge);
        }
    }
}

std::size_t RingSplitter::firstNotBelow(QPointF point) const
{
    const auto found = std::partition_point(m_status.begin(), m_status.end(), [this, point](quint32 edge) {
        return quickOrientation(m_edges[edge].left, m_edges[edge].right, point) > 0;
    });
    return std::size_t(found - m_status.begin());
}

/// Edges through the point end there; those that do not are cut and start again. Where the last one ends.
std::size_t RingSplitter::takePassing(QPointF point, quint32 place, std::size_t first, std::vector<RingPart> &parts)
{
    std::size_t last = first;
    for (; last < m_status.size(); ++last) {
        Edge &edge = m_edges[m_status[last]];
        if (quickOrientation(edge.left, edge.right, point) != 0)
            break;
        parts.push_back({edge.place, place, m_status[last], edge.isInteriorAbove});
        if (same(edge.right, point))
            continue;
        edge.left = point;
        edge.place = place;
        m_starting.push_back(m_status[last]);
    }
    return last;
}

void RingSplitter::markStarting(bool isGapInterior)
{
    for (quint32 edge : m_starting) {
        isGapInterior = !isGapInterior;
        m_edges[edge].isInteriorAbove = isGapInterior;
    }
}

/// Whether neighbours in the status cross; positions out of range do not.
bool RingSplitter::crosses(std::size_t lower, std::size_t upper)
{
    if (lower >= m_status.size() || upper >= m_status.size())
        return false;
    const Edge &a = m_edges[m_status[lower]];
    const Edge &b = m_edges[m_status[upper]];
    if (quickOrientation(a.left, a.right, b.left) * quickOrientation(a.left, a.right, b.right) >= 0
        || quickOrientation(b.left, b.right, a.left) * quickOrientation(b.left, b.right, a.right) >= 0)
        return false;
    m_crossing = {m_status[lower], m_status[upper]};
    return true;
}

namespace {

/// Of parts that coincide an odd number of times, one.
std::vector<RingPart> withoutPairs(std::vector<RingPart> parts)
{
    std::sort(parts.begin(), parts.end(), [](const RingPart &a, const RingPart &b) {
        return std::pair(a.left, a.right) < std::pair(b.left, b.right);
    });
    std::vector<RingPart> kept;
    for (std::size_t begin = 0, end = 0; begin < parts.size(); begin = end) {
        int above = 0;
        for (; end < parts.size() && parts[end].left == parts[begin].left && parts[end].right == parts[begin].right;
             ++end)
            above += parts[end].isInteriorAbove ? 1 : -1;
        if (above != 0)
            kept.push_back({parts[begin].left, parts[begin].right, parts[begin].edge, above > 0});
    }
    return kept;
}

/// One end of a part, seen from that end.
struct Spoke
{
    quint32 place;
    quint32 part;
    bool isLeft;
};

/// Links parts into rings around the connected parts of the area: at every place, two neighbouring parts
/// with the inside between them follow each other.
class Linker
{
public:
    Linker(std::span<const Corner> source, std::vector<RingPart> parts)
        : m_source(source), m_parts(std::move(parts)), m_tails(m_parts.size()), m_heads(m_parts.size())
    {
    }

    std::vector<Corner> link()
    {
        std::vector<Spoke> spokes;
        for (quint32 part = 0; part < m_parts.size(); ++part) {
            spokes.push_back({m_parts[part].left, part, true});
            spokes.push_back({m_parts[part].right, part, false});
        }
        std::sort(spokes.begin(), spokes.end(), [this](const Spoke &a, const Spoke &b) { return isBefore(a, b); });
        for (std::size_t begin = 0, end = 0; begin < spokes.size(); begin = end) {
            while (end < spokes.size() && spokes[end].place == spokes[begin].place)
                ++end;
            for (std::size_t i = begin; i < end; ++i)
                linkSector(spokes[i], spokes[i + 1 == end ? begin : i + 1]);
        }
        for (quint32 part = 0; part < m_parts.size(); ++part) {
            m_corners[m_tails[part]].next = m_heads[part];
            m_corners[m_heads[part]].previous = m_tails[part];
        }
        return std::move(m_corners);
    }

private:
    QPointF farEnd(const Spoke &spoke) const
    {
        const RingPart &part = m_parts[spoke.part];
        return m_source[spoke.isLeft ? part.right : part.left].point;
    }

    /// By place, then around it with growing angle, beginning straight up.
    bool isBefore(const Spoke &a, const Spoke &b) const
    {
        if (a.place != b.place)
            return a.place < b.place;
        if (a.isLeft != b.isLeft)
            return a.isLeft;
        return quickOrientation(m_source[a.place].point, farEnd(a), farEnd(b)) > 0;
    }

    void linkSector(const Spoke &spoke, const Spoke &following)
    {
        if (m_parts[spoke.part].isInteriorAbove != spoke.isLeft)
            return;
        const quint32 corner = quint32(m_corners.size());
        m_corners.push_back({m_source[spoke.place].point, m_source[spoke.place].index, 0, 0, 0});
        m_tails[spoke.part] = corner;
        m_heads[following.part] = corner;
    }

    std::span<const Corner> m_source;
    std::vector<RingPart> m_parts;
    /// The corners that a part leaves from and arrives at, with the inside at its clockwise side.
    std::vector<quint32> m_tails;
    std::vector<quint32> m_heads;
    std::vector<Corner> m_corners;
};

} // namespace

std::vector<Corner> linkedRings(std::span<const Corner> source, std::vector<RingPart> parts)
{
    return Linker(source, withoutPairs(std::move(parts))).link();
}

} // namespace Trammel
