#pragma once

#include "geometry/rings_p.h"

#include <span>

namespace Trammel {

/// A sweep from left to right over the edges of rings. It finds edges that cross, takes edges apart where
/// rings touch them, tells inside from outside by the even-odd rule, and joins holes to what lies left of
/// them. Sources: M. I. Shamos and D. Hoey, "Geometric Intersection Problems"; M. de Berg et al.,
/// "Computational Geometry", chapter 3, for the helper vertices that bridges lead to.
class RingSweep
{
public:
    enum class Outcome { Done, Touching, Crossing };

    /// A part of an edge between two nodes that stand for their places.
    struct Part
    {
        quint32 left;
        quint32 right;
        bool isInteriorAbove;
    };

    explicit RingSweep(Rings &rings);

    /// Winds the rings and bridges their holes. Stops at the first place where rings touch.
    Outcome bridge();
    /// The same for rings that touch at nodes only, wound already, each around one connected part.
    Outcome bridgeTouching();
    /// Cuts the edges where nodes lie on them; appends the parts, of coinciding ones each.
    Outcome split(std::vector<Part> &parts);

    /// After Outcome::Crossing: the edges by the nodes that they join.
    std::array<std::array<quint32, 2>, 2> crossing() const { return m_crossing; }

private:
    enum class Purpose { Bridge, BridgeTouching, Split };

    struct Edge
    {
        QPointF left;
        QPointF right;
        quint32 from;
        quint32 to;
        /// The last node seen in the gap above the edge: that end of that edge.
        quint32 helperEdge;
        bool isHelperAtRight;
        bool runsRight;
        bool isInteriorAbove;

        quint32 leftNode() const { return runsRight ? from : to; }
        quint32 rightNode() const { return runsRight ? to : from; }
    };

    Outcome run(Purpose purpose);
    void gatherStarting(std::span<const quint32> group);
    std::size_t firstNotBelow(QPointF point) const;
    bool takePassing(QPointF point, quint32 place, std::size_t first, std::size_t last, Purpose purpose);
    bool isGapInterior(std::size_t position) const;
    void markStarting(bool isGapInterior);
    void startRings(std::span<const quint32> group, std::size_t first, bool hasEnding, Purpose purpose);
    void updateHelpers(std::size_t first, std::size_t last);
    bool crosses(std::size_t lower, std::size_t upper);
    quint32 helper(quint32 edge) const;
    void reverseRing(quint32 node);
    void addBridge(quint32 hole, quint32 host);

    static constexpr quint32 none = ~quint32(0);

    Rings &m_rings;
    std::vector<Edge> m_edges;
    std::vector<quint32> m_edgeBefore;
    /// The edges that enter and leave a node, none for bridges.
    std::vector<quint32> m_inEdge;
    std::vector<quint32> m_outEdge;
    std::vector<bool> m_seenRings;
    std::vector<quint32> m_status;
    std::vector<quint32> m_starting;
    std::vector<Part> *m_parts = nullptr;
    std::array<std::array<quint32, 2>, 2> m_crossing{};
};

} // namespace Trammel
