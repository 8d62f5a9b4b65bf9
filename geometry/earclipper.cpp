#include "geometry/rings_p.h"

#include "geometry/orientation.h"
#include "geometry/pointtree_p.h"
#include "geometry/vector.h"

namespace Trammel {

namespace {

constexpr quint32 none = ~quint32(0);

/// Clips rings by a queue: a node waits until a node that lies in its ear no longer does, so that nothing
/// is tried twice in vain.
class EarClipper
{
public:
    EarClipper(std::vector<RingNode> &nodes, std::vector<quint32> &indices)
        : m_nodes(nodes), m_indices(indices), m_isReflex(nodes.size()), m_isQueued(nodes.size()),
          m_isClipped(nodes.size()), m_firstWaiting(nodes.size(), none)
    {
        std::vector<quint32> reflex;
        for (quint32 node = 0; node < nodes.size(); ++node) {
            m_isReflex[node] = turn(node) <= 0;
            if (m_isReflex[node])
                reflex.push_back(node);
        }
        m_tree.build(nodes, reflex);
    }

    void clip(quint32 start)
    {
        quint32 count = enqueueRing(start);
        m_head = 0;
        while (count > 3 && m_head < m_queue.size()) {
            const quint32 node = m_queue[m_head++];
            m_isQueued[node] = false;
            if (m_isClipped[node] || m_isReflex[node])
                continue;
            const quint32 witness = nodeInEar(node);
            if (witness != none) {
                m_waiting.push_back({node, m_firstWaiting[witness]});
                m_firstWaiting[witness] = quint32(m_waiting.size() - 1);
                continue;
            }
            cut(node);
            --count;
        }
        // Rings as they come here always have an ear.
        Q_ASSERT(count == 3);
        quint32 node = start;
        while (m_isClipped[node])
            node = m_nodes[node].next;
        emitTriangle(node);
        m_queue.clear();
    }

private:
    struct Waiting
    {
        quint32 node;
        quint32 following;
    };

    int turn(quint32 node) const
    {
        const RingNode &self = m_nodes[node];
        return orientation(m_nodes[self.previous].point, self.point, m_nodes[self.next].point);
    }

    /// Every second node first: the triangles become less thin. Returns the number of nodes.
    quint32 enqueueRing(quint32 start)
    {
        quint32 count = 0;
        std::vector<quint32> odd;
        quint32 node = start;
        do {
            if (count++ % 2 == 0)
                enqueue(node);
            else
                odd.push_back(node);
            node = m_nodes[node].next;
        } while (node != start);
        for (quint32 other : odd)
            enqueue(other);
        return count;
    }

    void enqueue(quint32 node)
    {
        if (m_isQueued[node] || m_isReflex[node] || m_isClipped[node])
            return;
        m_isQueued[node] = true;
        m_queue.push_back(node);
    }

    quint32 nodeInEar(quint32 node) const
    {
        const RingNode &self = m_nodes[node];
        return m_tree.findInTriangle(m_nodes[self.previous].point, self.point, m_nodes[self.next].point);
    }

    void emitTriangle(quint32 node)
    {
        const RingNode &self = m_nodes[node];
        m_indices.insert(m_indices.end(), {m_nodes[self.previous].index, self.index, m_nodes[self.next].index});
    }

    void cut(quint32 node)
    {
        emitTriangle(node);
        const quint32 previous = m_nodes[node].previous, next = m_nodes[node].next;
        m_isClipped[node] = true;
        m_nodes[previous].next = next;
        m_nodes[next].previous = previous;
        for (quint32 neighbour : {previous, next}) {
            if (m_isReflex[neighbour] && turn(neighbour) > 0)
                release(neighbour);
            enqueue(neighbour);
        }
    }

    /// The node is convex now: it lies in no ear any more.
    void release(quint32 node)
    {
        m_isReflex[node] = false;
        m_tree.remove(node);
        for (quint32 i = m_firstWaiting[node]; i != none; i = m_waiting[i].following)
            enqueue(m_waiting[i].node);
        m_firstWaiting[node] = none;
    }

    std::vector<RingNode> &m_nodes;
    std::vector<quint32> &m_indices;
    std::vector<bool> m_isReflex;
    std::vector<bool> m_isQueued;
    std::vector<bool> m_isClipped;
    std::vector<quint32> m_queue;
    std::size_t m_head = 0;
    std::vector<quint32> m_firstWaiting;
    std::vector<Waiting> m_waiting;
    PointTree m_tree;
};

} // namespace

void clipEars(Rings &rings, std::vector<quint32> &indices)
{
    indices.reserve(3 * rings.nodes.size());
    EarClipper clipper(rings.nodes, indices);
    for (quint32 start : rings.starts)
        clipper.clip(start);
}

} // namespace Trammel
