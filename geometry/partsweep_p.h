#pragma once

#include "geometry/convexpart_p.h"

#include <optional>

namespace Trammel {

/// The moves of a shape: start + s * motion for s from 0 to 1. What overlaps by no more than the least depth
/// counts as touching.
struct Motion
{
    QPointF start;
    QPointF way;
    double leastDepth;

    QPointF at(double share) const { return start + way * share; }
};

/// Where a moving part enters another, a little further than it touches it.
struct Entry
{
    double fraction;
    /// Outward of the obstacle; zero where they overlap at the start.
    QPointF normal;
    bool startsOverlapping;
};

/// A stretch of a motion along which two parts touch without overlapping, all the while along a side of each
/// or along a side and with a corner.
struct Flush
{
    /// 1 where the sum of both lies clockwise of the motion, else -1.
    int side;
    double begin;
    double end;
};

/// Straight parts, exactly for a least depth of zero. Tells of touches along the motion where a flush is given.
std::optional<Entry> straightEntry(const ConvexPart &obstacle, const ConvexPart &moving, const Motion &motion,
                                   std::optional<Flush> &flush);

/// Parts of which one is round or an ellipse, or an outline.
std::optional<Entry> roundEntry(const ConvexPart &obstacle, const ConvexPart &moving, const Motion &motion);

/// A point of both parts, the second of them moved, which touch along a normal from the first to the second.
QPointF contactPoint(const ConvexPart &obstacle, const ConvexPart &moving, QPointF move, QPointF normal);

} // namespace Trammel
