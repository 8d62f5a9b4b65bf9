#pragma once

#include "geometry/triangulation.h"

#include <vector>

namespace Trammel {

/// A corner of a ring, linked to its neighbours. Corners of different rings, and of one ring that touches
/// itself, may lie at one place.
struct RingNode
{
    QPointF point;
    /// Into the points of the polygon.
    quint32 index = 0;
    quint32 previous = 0;
    quint32 next = 0;
    quint32 ring = 0;
};

/// Rings as linked nodes in one array.
struct Rings
{
    std::vector<RingNode> nodes;
    /// One node of each ring that ear clipping starts from.
    std::vector<quint32> starts;
    Triangulation::Refusal refusal = Triangulation::Refusal::None;
    std::array<quint32, 2> crossingEdges{};
};

/// The rings of a polygon made ready for ear clipping: without repeated and collinear points, wound
/// clockwise on screen, holes joined to the ring around them by bridges, touching rings taken apart or
/// together so that the area is that of the even-odd rule and every ring goes once around one connected
/// part of it. Or the reason why it cannot be done. O(n log n).
Rings ringsForClipping(const Polygon &polygon);

/// Clips the ears of rings as above; appends three indices a triangle. The nodes are used up.
void clipEars(Rings &rings, std::vector<quint32> &indices);

} // namespace Trammel
