#pragma once

#include "geometry/triangulation/edgeorder_p.h"
#include "geometry/triangulation/rings_p.h"

#include <array>
#include <optional>
#include <vector>

namespace Trammel {

/// A part of an edge between the points of two corners.
struct RingPart
{
    /// The corners at the left and the right end.
    quint32 left;
    quint32 right;
    /// The corner at which the edge begins in its ring.
    quint32 edge;
    /// Whether the inside is on the side with larger y.
    bool isInteriorAbove;
};

/// A sweep from left to right over the edges of rings that may touch. Splits edges where a corner lies on them, and
/// distinguishes inside from outside by the even-odd rule. Edges that lie on each other form a bundle, so that the
/// number of parts is at most the number of points plus the number of places where points lie on edges. Source: M. I.
/// Shamos and D. Hoey, "Geometric Intersection Problems".
class RingSplitter
{
public:
    explicit RingSplitter(std::span<const Corner> corners);

    /// Appends the parts. Parts that lie on each other are appended as one if their number is odd, and not at all
    /// if it is even. False if edges cross in their interiors.
    bool split(std::vector<RingPart> &parts);
    /// Two edges that cross, by their first corners, after split() returned false.
    std::array<quint32, 2> crossingEdges() const { return m_crossing; }
    /// Two edges with a common part, by their first corners, after split().
    std::optional<std::array<quint32, 2>> coincidingEdges() const { return m_coinciding; }

private:
    struct Edge
    {
        QPointF left;
        QPointF right;
        /// The corner at the start of the part that the sweep line cuts.
        quint32 place;
        /// The parent of this edge in a union-find forest of bundles. The root represents its bundle; it is one of
        /// the edges that extend farthest to the right.
        quint32 bundle;
        /// The number of edges in the bundle; valid for the edge that represents it.
        quint32 count;
        bool isInteriorAbove;
    };

    quint32 bundleOf(quint32 edge);
    std::optional<quint32> edgeIn(quint32 slot) const
    {
        return slot == 0 ? std::nullopt : std::optional(m_slots[slot]);
    }
    quint32 takePassing(QPointF point, quint32 place, quint32 below, std::vector<RingPart> &parts);
    void takeCorners(std::span<const quint32> group);
    void bundleStarting(QPointF point);
    void markStarting(bool isGapInterior);
    void replacePassing(quint32 below);
    bool crosses(std::optional<quint32> lower, std::optional<quint32> upper);

    std::span<const Corner> m_corners;
    std::vector<Edge> m_edges;
    Arena m_arena;
    EdgeOrder m_order;
    /// The edge in each slot of the order, by the numbers of the slots, which begin at 1. A part that starts where
    /// another one ends takes over its slot, so that there are no more slots than edges.
    std::vector<quint32> m_slots{0};
    std::vector<quint32> m_passingSlots;
    std::vector<quint32> m_starting;
    std::array<quint32, 2> m_crossing{};
    std::optional<std::array<quint32, 2>> m_coinciding;
};

/// Links the parts from RingSplitter::split() into rings that touch only at corners. Each ring is one boundary of one
/// connected component of the even-odd area, and has the inside on its clockwise side.
std::vector<Corner> linkedRings(std::span<const Corner> source, const std::vector<RingPart> &parts);

} // namespace Trammel
