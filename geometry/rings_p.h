#pragma once

#include "geometry/primitives.h"

#include <span>

namespace Trammel {

/// A corner of a ring, linked to its neighbours. The edge that leaves it for the next corner bears its
/// number. Corners of different rings, and of one ring that touches itself, may lie at one place.
struct Corner
{
    QPointF point;
    /// Into the points of the polygon: the outline's, then each hole's.
    quint32 index;
    quint32 previous;
    quint32 next;
    /// Where a sweep keeps the edge while it cuts it.
    quint32 slot;
};

/// Which points of a ring become corners: all but repeated ones, or none in line with their neighbours
/// either, tips of spikes included.
enum class Thinning { Repeats, Straights };

/// Before in a sweep from left to right, as if the plane leaned a little.
inline bool precedes(QPointF a, QPointF b)
{
    return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
}

struct RingCorners
{
    std::span<Corner> corners;
    quint32 ringCount = 0;
    bool isFinite = true;
    /// One ring that turns one way and goes around once; surely so where it is said.
    bool isConvex = false;
};

/// The number of points of all rings together.
quint32 pointCount(const Polygon &polygon);

/// The corners of all rings, written to the storage, which has room for all points. Rings that keep fewer
/// than three corners are left out.
RingCorners gatherCorners(const Polygon &polygon, Thinning thinning, std::span<Corner> storage);

/// Two edges of the polygon that meet, by their first points, given two edges between corners that do: each
/// may stand for several of the polygon.
std::array<quint32, 2> meetingEdges(const Polygon &polygon, const std::array<std::array<Corner, 2>, 2> &edges);

} // namespace Trammel
