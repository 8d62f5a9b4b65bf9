#pragma once

#include "geometry/base/arena_p.h"
#include "geometry/base/segments_p.h"
#include <trammel/geometry/primitives.h>

#include <span>

namespace Trammel {

/// A corner of a ring, linked to its neighbors. The edge from this corner to the next one has the corner's number.
/// Corners of different rings, or of one ring that touches itself, may coincide.
struct Corner
{
    QPointF point;
    /// The index in the points of the polygon: the outline's points, then each hole's.
    quint32 index;
    quint32 previous;
    quint32 next;
    /// The slot of the edge in a SweepLine, while the sweep line cuts the edge.
    quint32 slot;
};

/// The points of a ring that do not become corners: only repeated points, or also points in line with their
/// neighbors, including tips of spikes.
enum class Thinning { Repeats, Straights };

struct RingCorners
{
    std::span<Corner> corners;
    quint32 ringCount = 0;
    bool isFinite = true;
    /// Whether there is a single ring that turns one way and goes around once. False if this is not certain.
    bool isConvex = false;
};

/// The corners of all rings, written to the storage, which must have room for all points. Rings with fewer than
/// three corners are left out.
RingCorners gatherCorners(const Polygon &polygon, Thinning thinning, std::span<Corner> storage);

/// The first points of two edges of the polygon that meet. The arguments are the first corners of two edges between
/// corners that meet; each may span several edges of the polygon.
std::array<quint32, 2> meetingEdges(const Polygon &polygon, std::span<const Corner> corners,
                                    const std::array<quint32, 2> &edges);

/// The numbers of the corners in the order of a sweep from left to right.
std::span<quint32> sweepOrder(std::span<const Corner> corners, Arena &arena);

/// Exchanges the x and y coordinates of the corners if the sweep line then cuts less than half as many edges on
/// average. Returns whether it did; clockwise turns are then counterclockwise.
bool mirrorForSweep(std::span<Corner> corners);
void mirror(std::span<Corner> corners);

/// Orders corners that coincide as a sweep would meet them if every ring shrank a little. The rings must be
/// clockwise around the inside.
void orderAtPlaces(std::span<const Corner> corners, std::span<quint32> order);

/// The number of bytes that sweepOrder() takes from the arena.
std::size_t sweepOrderBytes(std::size_t cornerCount);

} // namespace Trammel
