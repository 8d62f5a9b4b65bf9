#pragma once

#include "geometry/edgeruns_p.h"
#include "geometry/rings_p.h"

#include <array>
#include <optional>
#include <vector>

namespace Trammel {

/// A part of an edge between the places of two corners.
struct RingPart
{
    quint32 left;
    quint32 right;
    /// The corner that its edge leaves.
    quint32 edge;
    bool isInteriorAbove;
};

/// A sweep from left to right over the edges of rings that may touch: it takes edges apart wherever a corner
/// lies on them and tells inside from outside by the even-odd rule. As far as edges lie on each other they are a
/// bundle, so that there are no more parts than points and places where points lie on edges. Source: M. I. Shamos and
/// D. Hoey, "Geometric Intersection Problems".
class RingSplitter
{
public:
    explicit RingSplitter(std::span<const Corner> corners);

    /// Appends the parts; where edges lie on each other, one if they are odd in number, else none. False when edges
    /// cross in their midst.
    bool split(std::vector<RingPart> &parts);
    /// Two edges that cross, by the corners that they leave, after they did.
    std::array<quint32, 2> crossingEdges() const { return m_crossing; }
    /// Two edges with a part in common, after a split.
    std::optional<std::array<quint32, 2>> coincidingEdges() const { return m_coinciding; }

private:
    struct Edge
    {
        QPointF left;
        QPointF right;
        /// The corner at whose place the part that is cut begins.
        quint32 place;
        /// The edge that stands for the bundle that this one is in: of its edges, one that reaches farthest right.
        /// Or another one that knows it better.
        quint32 bundle;
        /// How many edges are in the bundle, known to the one that stands for it.
        quint32 count;
        bool isInteriorAbove;
    };

    quint32 bundleOf(quint32 edge);
    EdgeRuns::Place takePassing(QPointF point, quint32 place, EdgeRuns::Place first, std::vector<RingPart> &parts);
    void takeCorners(std::span<const quint32> group);
    void bundleStarting(QPointF point);
    void markStarting(bool isGapInterior);
    bool crosses(std::optional<quint32> lower, std::optional<quint32> upper);

    std::span<const Corner> m_corners;
    std::vector<Edge> m_edges;
    EdgeRuns m_status;
    std::vector<quint32> m_starting;
    std::array<quint32, 2> m_crossing{};
    std::optional<std::array<quint32, 2>> m_coinciding;
};

/// Takes rings that touch apart at the places where they do, and links the parts anew: rings that touch at
/// corners only, each clockwise around one side of one connected part of the even-odd area.
std::vector<Corner> linkedRings(std::span<const Corner> source, std::vector<RingPart> parts);

} // namespace Trammel
