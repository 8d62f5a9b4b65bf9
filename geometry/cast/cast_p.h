#pragma once

#include "geometry/convex/convex_p.h"

#include <optional>

namespace Trammel {

/// The moves of a shape: start + s * way for s from 0 to 1. Shapes touch at the distance of the clearance. An overlap
/// up to the least depth counts as touching.
struct Motion
{
    QPointF start;
    QPointF way;
    double leastDepth;
    double clearance = 0;

    QPointF at(double share) const { return start + way * share; }
};

/// The touch of a moving part with an obstacle that it then enters. The fraction may be slightly greater than at the
/// exact touch.
struct Entry
{
    double fraction;
    /// The outward normal of the obstacle; zero if the parts overlap at the start.
    QPointF normal;
    bool startsOverlapping;
};

/// A range of a motion over which two parts touch without overlapping, along a side of each or along a side of one
/// and at a corner of the other.
struct Flush
{
    /// 1 if the Minkowski difference lies clockwise of the motion, otherwise -1.
    int side;
    /// Fractions of the motion, which may be beyond its ends; infinite where no line bounds the range.
    double begin;
    double end;
};

/// The entry for straight parts; exact for a least depth of zero. Sets flush if the parts touch along the motion.
std::optional<Entry> straightEntry(const Convex &obstacle, const Convex &moving, const Motion &motion,
                                   std::optional<Flush> &flush);

/// The entry for parts of which one is round, an ellipse or an outline, and for all parts if there is a clearance.
std::optional<Entry> roundEntry(const Convex &obstacle, const Convex &moving, const Motion &motion);

/// A common point of two touching parts, after the second one is moved. The normal points from the first to the
/// second.
QPointF contactPoint(const Convex &obstacle, const Convex &moving, QPointF move, QPointF normal);

} // namespace Trammel
