#pragma once

#include "geometry/rings_p.h"

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
/// lies on them and tells inside from outside by the even-odd rule. Source: M. I. Shamos and D. Hoey,
/// "Geometric Intersection Problems".
class RingSplitter
{
public:
    explicit RingSplitter(std::span<const Corner> corners);

    /// Appends the parts, of coinciding ones each. False when edges cross in their midst.
    bool split(std::vector<RingPart> &parts);
    /// Two edges that cross, by the corners that they leave, after they did.
    std::array<quint32, 2> crossingEdges() const { return m_crossing; }

private:
    struct Edge
    {
        QPointF left;
        QPointF right;
        /// The corner at whose place the part that is cut begins.
        quint32 place;
        bool isInteriorAbove;
    };

    void gatherStarting(std::span<const quint32> group);
    std::size_t firstNotBelow(QPointF point) const;
    std::size_t takePassing(QPointF point, quint32 place, std::size_t first, std::vector<RingPart> &parts);
    void markStarting(bool isGapInterior);
    bool crosses(std::size_t lower, std::size_t upper);

    std::span<const Corner> m_corners;
    std::vector<Edge> m_edges;
    std::vector<quint32> m_status;
    std::vector<quint32> m_starting;
    std::array<quint32, 2> m_crossing{};
};

/// Takes rings that touch apart at the places where they do, and links the parts anew: rings that touch at
/// corners only, each clockwise around one side of one connected part of the even-odd area. Parts that
/// coincide cancel in pairs.
std::vector<Corner> linkedRings(std::span<const Corner> source, std::vector<RingPart> parts);

} // namespace Trammel
