#include "geometry/triangulation/ringsplitter_p.h"

#include "geometry/base/arena_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

#include <algorithm>

namespace Trammel {

RingSplitter::RingSplitter(std::span<const Corner> corners)
    : m_corners(corners), m_arena(EdgeOrder::bytes(corners.size())), m_order(corners.size(), m_arena)
{
    m_edges.reserve(corners.size());
    for (const Corner &corner : corners) {
        const QPointF from = corner.point, to = corners[corner.next].point;
        const bool runsRight = isBefore(from, to);
        m_edges.push_back({runsRight ? from : to, runsRight ? to : from, 0, quint32(m_edges.size()), 1, false});
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

        const quint32 slotBelow = m_order.findLastBelow([this, point](quint32 slot) {
            const Edge &edge = m_edges[m_slots[slot]];
            return orientation(edge.left, edge.right, point) > 0;
        });
        const quint32 slotAbove = takePassing(point, order[begin], slotBelow, parts);
        takeCorners(order.subspan(begin, end - begin));
        bundleStarting(point);
        const std::optional<quint32> below = edgeIn(slotBelow), above = edgeIn(slotAbove);
        markStarting(below && m_edges[*below].isInteriorAbove);
        replacePassing(slotBelow);
        if (m_starting.empty() ? crosses(below, above)
                               : crosses(below, m_starting.front()) || crosses(m_starting.back(), above))
            return false;
    }
    return true;
}

/// The edge that represents an edge's bundle: union-find with path halving.
quint32 RingSplitter::bundleOf(quint32 edge)
{
    while (m_edges[edge].bundle != edge)
        edge = m_edges[edge].bundle = m_edges[m_edges[edge].bundle].bundle;
    return edge;
}

/// Ends the parts of all edges through the point, which are above the given slot. Edges that do not end there are cut
/// and start again. Returns the slot above these edges, or 0.
quint32 RingSplitter::takePassing(QPointF point, quint32 place, quint32 below, std::vector<RingPart> &parts)
{
    m_starting.clear();
    m_passingSlots.clear();
    quint32 above = 0;
    m_order.visitAbove(below, [&](quint32 slot) {
        Edge &edge = m_edges[m_slots[slot]];
        if (orientation(edge.left, edge.right, point) != 0) {
            above = slot;
            return false;
        }
        m_passingSlots.push_back(slot);
        if (edge.count % 2 != 0)
            parts.push_back({edge.place, place, m_slots[slot], edge.isInteriorAbove});
        if (!same(edge.right, point)) {
            edge.left = point;
            edge.place = place;
            m_starting.push_back(m_slots[slot]);
        }
        return true;
    });
    return above;
}

/// Starts the edges that begin at these corners, and removes those that end there from their bundles.
void RingSplitter::takeCorners(std::span<const quint32> group)
{
    for (quint32 corner : group) {
        for (quint32 edge : {corner, m_corners[corner].previous}) {
            if (same(m_edges[edge].right, m_corners[corner].point)) {
                --m_edges[bundleOf(edge)].count;
                continue;
            }
            m_edges[edge].place = group.front();
            m_starting.push_back(edge);
        }
    }
}

/// Sorts the starting edges from below to above, and joins those with the same direction in a bundle.
void RingSplitter::bundleStarting(QPointF point)
{
    const auto turn = [this, point](quint32 a, quint32 b) {
        return orientation(point, m_edges[a].right, m_edges[b].right);
    };
    std::sort(m_starting.begin(), m_starting.end(), [&turn](quint32 a, quint32 b) { return turn(a, b) > 0; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_starting.size(); ++i) {
        quint32 edge = m_starting[i];
        if (kept == 0 || turn(m_starting[kept - 1], edge) != 0) {
            m_starting[kept++] = edge;
            continue;
        }
        quint32 &bundle = m_starting[kept - 1];
        if (!m_coinciding)
            m_coinciding = {bundle, edge};
        if (isBefore(m_edges[bundle].right, m_edges[edge].right))
            std::swap(bundle, edge);
        m_edges[edge].bundle = bundle;
        m_edges[bundle].count += m_edges[edge].count;
    }
    m_starting.resize(kept);
}

void RingSplitter::markStarting(bool isGapInterior)
{
    for (quint32 edge : m_starting) {
        isGapInterior ^= m_edges[edge].count % 2 != 0;
        m_edges[edge].isInteriorAbove = isGapInterior;
    }
}

/// Puts the starting edges above the given slot, in place of the edges through the point.
void RingSplitter::replacePassing(quint32 below)
{
    std::size_t i = 0;
    for (; m_starting.size() - i > m_passingSlots.size(); ++i) {
        const quint32 slot = quint32(m_slots.size());
        m_slots.push_back(m_starting[i]);
        m_order.insert(below, std::array{slot});
        below = slot;
    }
    for (quint32 slot : m_passingSlots) {
        if (i < m_starting.size())
            m_slots[slot] = m_starting[i++];
        else
            m_order.remove(slot);
    }
}

/// Whether two neighbors along the sweep line cross in their interiors. If so, records them.
bool RingSplitter::crosses(std::optional<quint32> lower, std::optional<quint32> upper)
{
    if (!lower || !upper)
        return false;
    const Edge &a = m_edges[*lower];
    const Edge &b = m_edges[*upper];
    if (orientation(a.left, a.right, b.left) * orientation(a.left, a.right, b.right) >= 0
        || orientation(b.left, b.right, a.left) * orientation(b.left, b.right, a.right) >= 0)
        return false;
    m_crossing = {*lower, *upper};
    return true;
}

std::vector<Corner> linkedRings(std::span<const Corner> source, const std::vector<RingPart> &parts)
{
    /// One end of a part: the corner at this end, the part, and whether it is the left end.
    struct Spoke
    {
        quint32 place;
        quint32 part;
        bool isLeft;
    };
    std::vector<Spoke> spokes;
    for (quint32 part = 0; part < parts.size(); ++part) {
        spokes.push_back({parts[part].left, part, true});
        spokes.push_back({parts[part].right, part, false});
    }
    const auto farEnd = [&](const Spoke &spoke) {
        return source[spoke.isLeft ? parts[spoke.part].right : parts[spoke.part].left].point;
    };
    // By place, then clockwise on screen around the place, starting straight up.
    std::sort(spokes.begin(), spokes.end(), [&](const Spoke &a, const Spoke &b) {
        if (a.place != b.place)
            return a.place < b.place;
        if (a.isLeft != b.isLeft)
            return a.isLeft;
        return orientation(source[a.place].point, farEnd(a), farEnd(b)) > 0;
    });
    std::vector<Corner> corners;
    // For each part, the corners at which it begins and ends in its ring, which has the inside on its clockwise side.
    std::vector<quint32> tails(parts.size()), heads(parts.size());
    for (std::size_t begin = 0, end = 0; begin < spokes.size(); begin = end) {
        while (end < spokes.size() && spokes[end].place == spokes[begin].place)
            ++end;
        // Two adjacent parts with the inside between them follow each other in a ring.
        for (std::size_t i = begin; i < end; ++i) {
            const Spoke &spoke = spokes[i], &following = spokes[i + 1 == end ? begin : i + 1];
            if (parts[spoke.part].isInteriorAbove != spoke.isLeft)
                continue;
            tails[spoke.part] = heads[following.part] = quint32(corners.size());
            corners.push_back({source[spoke.place].point, source[spoke.place].index, 0, 0, 0});
        }
    }
    for (quint32 part = 0; part < parts.size(); ++part) {
        corners[tails[part]].next = heads[part];
        corners[heads[part]].previous = tails[part];
    }
    return corners;
}

} // namespace Trammel
