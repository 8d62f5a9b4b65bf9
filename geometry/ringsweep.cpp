#include "geometry/ringsweep_p.h"

#include "geometry/orientation.h"
#include "geometry/vector.h"

#include <algorithm>
#include <numeric>

namespace Trammel {

namespace {

bool precedes(QPointF a, QPointF b)
{
    return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
}

} // namespace

RingSweep::RingSweep(Rings &rings) : m_rings(rings)
{
    const std::vector<RingNode> &nodes = rings.nodes;
    const quint32 count = quint32(nodes.size());
    m_edges.reserve(count);
    m_edgeBefore.reserve(count);
    quint32 ringCount = 0;
    for (quint32 node = 0; node < count; ++node) {
        const quint32 next = nodes[node].next;
        const QPointF from = nodes[node].point, to = nodes[next].point;
        const bool runsRight = precedes(from, to);
        m_edges.push_back({runsRight ? from : to, runsRight ? to : from, node, next, node, false, runsRight, false});
        m_edgeBefore.push_back(nodes[node].previous);
        ringCount = std::max(ringCount, nodes[node].ring + 1);
    }
    m_inEdge = m_edgeBefore;
    m_outEdge.resize(count);
    std::iota(m_outEdge.begin(), m_outEdge.end(), 0);
    m_seenRings.resize(ringCount);
}

RingSweep::Outcome RingSweep::bridge()
{
    return run(Purpose::Bridge);
}

RingSweep::Outcome RingSweep::bridgeTouching()
{
    return run(Purpose::BridgeTouching);
}

RingSweep::Outcome RingSweep::split(std::vector<Part> &parts)
{
    m_parts = &parts;
    return run(Purpose::Split);
}

RingSweep::Outcome RingSweep::run(Purpose purpose)
{
    std::vector<quint32> order(m_edges.size());
    std::iota(order.begin(), order.end(), 0);
    // Nodes that bridging adds lie at places that are swept already.
    std::sort(order.begin(), order.end(), [&nodes = m_rings.nodes](quint32 a, quint32 b) {
        return precedes(nodes[a].point, nodes[b].point) || (same(nodes[a].point, nodes[b].point) && a < b);
    });
    for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
        const QPointF point = m_rings.nodes[order[begin]].point;
        while (end < order.size() && same(m_rings.nodes[order[end]].point, point))
            ++end;
        const std::span<const quint32> group(order.data() + begin, end - begin);
        gatherStarting(group);

        const std::size_t first = firstNotBelow(point);
        std::size_t last = first;
        while (last < m_status.size()
               && orientation(m_edges[m_status[last]].left, m_edges[m_status[last]].right, point) == 0)
            ++last;
        const bool isPassed = takePassing(point, group.front(), first, last, purpose);
        if (purpose == Purpose::Bridge && (isPassed || group.size() > 1))
            return Outcome::Touching;

        std::sort(m_starting.begin(), m_starting.end(), [this, point](quint32 a, quint32 b) {
            return orientation(point, m_edges[a].right, m_edges[b].right) > 0;
        });
        markStarting(isGapInterior(first));
        if (purpose != Purpose::Split) {
            startRings(group, first, last > first, purpose);
            updateHelpers(first, last);
        }
        const auto at = m_status.erase(m_status.begin() + first, m_status.begin() + last);
        m_status.insert(at, m_starting.begin(), m_starting.end());
        if (crosses(first - 1, first)
            || (!m_starting.empty() && crosses(first + m_starting.size() - 1, first + m_starting.size())))
            return Outcome::Crossing;
    }
    return Outcome::Done;
}

void RingSweep::gatherStarting(std::span<const quint32> group)
{
    m_starting.clear();
    for (quint32 node : group) {
        for (quint32 edge : {node, m_edgeBefore[node]}) {
            if (same(m_edges[edge].left, m_rings.nodes[node].point))
                m_starting.push_back(edge);
        }
    }
}

std::size_t RingSweep::firstNotBelow(QPointF point) const
{
    const auto found = std::partition_point(m_status.begin(), m_status.end(), [this, point](quint32 edge) {
        return orientation(m_edges[edge].left, m_edges[edge].right, point) > 0;
    });
    return std::size_t(found - m_status.begin());
}

/// Edges through the point end there; those that do not are cut and start again. Whether there are any.
bool RingSweep::takePassing(QPointF point, quint32 place, std::size_t first, std::size_t last, Purpose purpose)
{
    bool isPassed = false;
    for (std::size_t i = first; i < last; ++i) {
        Edge &edge = m_edges[m_status[i]];
        if (purpose == Purpose::Split)
            m_parts->push_back({edge.helperEdge, place, edge.isInteriorAbove});
        if (same(edge.right, point))
            continue;
        isPassed = true;
        edge.left = point;
        m_starting.push_back(m_status[i]);
    }
    if (purpose == Purpose::Split) {
        for (quint32 edge : m_starting)
            m_edges[edge].helperEdge = place;
    }
    return isPassed;
}

bool RingSweep::isGapInterior(std::size_t position) const
{
    return position > 0 && m_edges[m_status[position - 1]].isInteriorAbove;
}

void RingSweep::markStarting(bool isGapInterior)
{
    for (quint32 edge : m_starting) {
        isGapInterior = !isGapInterior;
        m_edges[edge].isInteriorAbove = isGapInterior;
    }
}

void RingSweep::startRings(std::span<const quint32> group, std::size_t first, bool hasEnding, Purpose purpose)
{
    const bool isHoleStart = !hasEnding && isGapInterior(first);
    for (quint32 node : group) {
        const quint32 ring = m_rings.nodes[node].ring;
        if (m_seenRings[ring])
            continue;
        m_seenRings[ring] = true;
        // Of several nodes at one place, the one whose sector opens to the left is joined.
        const bool isHole = isHoleStart && m_edges[m_starting.front()].leftNode() == node;
        if (purpose == Purpose::Bridge) {
            const RingNode &self = m_rings.nodes[node];
            const bool isClockwise =
                orientation(m_rings.nodes[self.previous].point, self.point, m_rings.nodes[self.next].point) > 0;
            if (isClockwise == isHole)
                reverseRing(node);
        }
        if (isHole)
            addBridge(node, helper(m_status[first - 1]));
        else
            m_rings.starts.push_back(node);
    }
}

void RingSweep::updateHelpers(std::size_t first, std::size_t last)
{
    for (quint32 edge : m_starting) {
        m_edges[edge].helperEdge = edge;
        m_edges[edge].isHelperAtRight = false;
    }
    if (first == 0)
        return;
    Edge &below = m_edges[m_status[first - 1]];
    if (!m_starting.empty()) {
        below.helperEdge = m_starting.front();
        below.isHelperAtRight = false;
    } else if (last > first) {
        below.helperEdge = m_status[first];
        below.isHelperAtRight = true;
    }
}

/// Whether neighbours in the status cross; positions out of range do not.
bool RingSweep::crosses(std::size_t lower, std::size_t upper)
{
    if (lower >= m_status.size() || upper >= m_status.size())
        return false;
    const Edge &a = m_edges[m_status[lower]];
    const Edge &b = m_edges[m_status[upper]];
    if (orientation(a.left, a.right, b.left) * orientation(a.left, a.right, b.right) >= 0
        || orientation(b.left, b.right, a.left) * orientation(b.left, b.right, a.right) >= 0)
        return false;
    m_crossing = {{{a.from, a.to}, {b.from, b.to}}};
    return true;
}

quint32 RingSweep::helper(quint32 edge) const
{
    const Edge &holder = m_edges[m_edges[edge].helperEdge];
    return m_edges[edge].isHelperAtRight ? holder.rightNode() : holder.leftNode();
}

void RingSweep::reverseRing(quint32 start)
{
    quint32 node = start;
    do {
        RingNode &self = m_rings.nodes[node];
        Edge &edge = m_edges[node];
        std::swap(edge.from, edge.to);
        edge.runsRight = !edge.runsRight;
        std::swap(m_inEdge[node], m_outEdge[node]);
        std::swap(self.previous, self.next);
        node = self.previous;
    } while (node != start);
}

/// Runs from the host to the hole, around it, and back. The host's and the hole's sector are cut in two.
void RingSweep::addBridge(quint32 hole, quint32 host)
{
    std::vector<RingNode> &nodes = m_rings.nodes;
    const quint32 holeEnd = quint32(nodes.size()), hostEnd = holeEnd + 1;
    nodes.push_back(RingNode(nodes[hole]));
    nodes.push_back(RingNode(nodes[host]));
    nodes[nodes[holeEnd].previous].next = holeEnd;
    nodes[nodes[hostEnd].next].previous = hostEnd;
    nodes[host].next = hole;
    nodes[hole].previous = host;
    nodes[holeEnd].next = hostEnd;
    nodes[hostEnd].previous = holeEnd;

    m_inEdge.insert(m_inEdge.end(), {m_inEdge[hole], none});
    m_outEdge.insert(m_outEdge.end(), {none, m_outEdge[host]});
    m_inEdge[hole] = none;
    m_outEdge[host] = none;
    if (m_inEdge[holeEnd] != none)
        m_edges[m_inEdge[holeEnd]].to = holeEnd;
    if (m_outEdge[hostEnd] != none)
        m_edges[m_outEdge[hostEnd]].from = hostEnd;
}

} // namespace Trammel
