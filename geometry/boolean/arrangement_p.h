#pragma once

#include "geometry/numbers/exact_p.h"
#include <trammel/geometry/booleanoperations.h>

#include <numeric>
#include <vector>

namespace Trammel {

/// Disjoint sets of numbers. The representative of a set is its smallest number.
class DisjointSets
{
public:
    explicit DisjointSets(std::size_t count = 0) : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), 0);
    }

    quint32 add() { return m_parents.emplace_back(quint32(m_parents.size())); }

    quint32 find(quint32 member)
    {
        while (m_parents[member] != member)
            member = m_parents[member] = m_parents[m_parents[member]];
        return member;
    }

    void unite(quint32 a, quint32 b)
    {
        a = find(a);
        b = find(b);
        m_parents[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<quint32> m_parents;
};

/// The planar subdivision that the edges of several operands form. Edges are cut at every point that they share. The
/// parts are arcs, and each point is a node: no two arcs meet but in a common node, and no two arcs join the same two
/// nodes.
///
/// Arc a consists of the half-edges 2a, from its lower node to its higher one, and 2a + 1, back. A half-edge is bounded
/// by the face on the side of its perpendicular(); the half-edges around a face form a cycle. All decisions are exact.
class Arrangement
{
public:
    static constexpr quint32 None = ~quint32(0);

    /// The change of an operand's winding number from the face of an arc's second half-edge to that of its first.
    struct Change
    {
        quint32 operand;
        int amount;
    };

    /// Nothing if the edges cross too often, and for NaN and infinity. See combined().
    static std::optional<Arrangement> of(std::span<const FilledRings> operands, std::size_t maximumCrossings);

    std::size_t halfEdgeCount() const { return m_origins.size(); }
    std::size_t nodeCount() const { return m_nodes.size(); }
    quint32 origin(quint32 halfEdge) const { return m_origins[halfEdge]; }
    std::span<const Change> changes(quint32 arc) const;

    /// The half-edge that follows on the same cycle.
    quint32 next(quint32 halfEdge) const;
    /// The half-edge before another one around their origin, counterclockwise on screen.
    quint32 beforeAround(quint32 halfEdge) const;

    std::size_t cycleCount() const { return m_cycleStarts.size(); }
    quint32 cycle(quint32 halfEdge) const { return m_cycles[halfEdge]; }
    /// A half-edge of the cycle.
    quint32 cycleStart(quint32 cycle) const { return m_cycleStarts[cycle]; }

    /// A connected part of the subdivision.
    struct Component
    {
        /// The cycle around the whole component.
        quint32 outerCycle;
        /// The cycle of another component around the face in which this one lies; None if it lies in no other.
        quint32 parentCycle;
    };
    const std::vector<Component> &components() const { return m_components; }

    /// The sign of the turn from one half-edge to another: 1 clockwise on screen, 0 for parallel ones.
    int turn(quint32 from, quint32 to) const;
    /// Whether the direction of the half-edge is in the half-open half plane from 0 to 180 degrees.
    bool isInUpperHalf(quint32 halfEdge) const;
    /// The part of an operand's edge that forms the half-edge. The start is rounded; isStraight is false.
    CombinedEdge source(quint32 halfEdge) const;

private:
    struct Edge
    {
        QPointF from;
        QPointF to;
        quint32 operand;
        quint32 ring;
        quint32 index;
        quint32 fromNode;
        quint32 toNode;
        /// Edges between the same two nodes form a list. Only the first one, which is no twin, is cut.
        bool isTwin = false;
        quint32 nextTwin = None;
    };
    /// A point of an operand, or the crossing of two edges, whose point is not set.
    struct Node
    {
        QPointF point;
        quint32 first = None;
        quint32 second = None;
    };
    /// A node on an edge, with an estimate of its place along the edge.
    struct Cut
    {
        quint32 edge;
        quint32 node;
        double place;
        double error;
    };
    struct Arc
    {
        /// The cut in m_cuts at which the arc starts on its source edge; it ends at the next cut.
        quint32 cut;
        /// Whether the source edge runs from the lower node to the higher one.
        bool isForward;
        quint32 firstChange;
    };

    bool addEdges(std::span<const FilledRings> operands);
    void addPointNodes();
    void linkTwins();
    bool addCuts(std::size_t maximumCrossings);
    void cutPair(quint32 a, quint32 b);
    void addChanges(quint32 edge, bool isForward);
    void mergeChanges(std::size_t first, std::span<const FilledRings> operands);
    void addCut(quint32 edge, quint32 node);
    void sortCuts();
    void addArcs(std::span<const FilledRings> operands);
    void sortAroundNodes();
    void findCycles();
    void findComponents();
    quint32 cycleLeftOf(QPointF point, std::span<const quint32> edges) const;
    bool isNearer(quint32 a, quint32 b, QPointF point) const;

    template <class Number> struct Fraction
    {
        Number above;
        Number below;
    };
    template <class Maker> auto placeOf(const Maker &exact, quint32 edge, quint32 node) const;
    int comparePlaces(const Cut &a, const Cut &b) const;
    bool isAtOrAbove(quint32 node, double y) const;
    QPointF pointOf(quint32 node) const;
    /// The source edge of a half-edge, in the direction of the half-edge.
    Segment line(quint32 halfEdge) const;

    std::vector<Edge> m_edges;
    std::vector<Node> m_nodes;
    DisjointSets m_sameNodes;
    /// All nodes on each edge, with its ends, in order.
    std::vector<Cut> m_cuts;
    std::vector<quint32> m_firstCuts;
    /// The arc that starts at each cut; None at the last one of an edge and where the edges cancel out.
    std::vector<quint32> m_arcsOfCuts;
    std::vector<Arc> m_arcs;
    std::vector<Change> m_changes;
    std::vector<quint32> m_origins;
    /// The half-edges that start at each node, clockwise on screen from direction 0, and their places in this list.
    std::vector<quint32> m_around;
    std::vector<quint32> m_firstAround;
    std::vector<quint32> m_placesAround;
    std::vector<quint32> m_cycles;
    std::vector<quint32> m_cycleStarts;
    std::vector<Component> m_components;
};

} // namespace Trammel
