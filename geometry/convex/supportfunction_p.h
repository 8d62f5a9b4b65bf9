#pragma once

#include "geometry/convex/convex_p.h"

namespace Trammel {

/// The minimum, over all directions, of the support function of the difference of two convex sets: their penetration
/// depth if they overlap, otherwise minus their distance. Accurate to the last few bits, by branch and bound over
/// sectors of directions. If the minimum is farther than slack from threshold, the result may be a bound that lies on
/// the same side of threshold; with an infinite slack, it is the minimum. Minus infinity on overflow. The direction is
/// written to leastDirection unless that is null.
double leastSupport(const Convex &a, const Convex &b, double threshold, double slack,
                    QPointF *leastDirection = nullptr);

/// The support function of a set along a unit vector: how far the set extends from the origin in that direction.
double support(const Convex &set, QPointF direction);

/// The part of a set that lies farthest along a unit vector: an edge, or a point as a segment without length. An edge
/// runs clockwise around the vector. Edges within 1e-11 of the set's size count as perpendicular to it.
Segment supportEdge(const Convex &set, QPointF direction);

/// The common part of two sets that touch along a unit normal from the first to the second; rounded.
Segment commonEdge(const Convex &a, const Convex &b, QPointF normal);

/// As protrusion(), for an ellipse.
double protrusionOfEllipse(const Convex &round, const Ellipse &ellipse);

/// The clearance of a set within the area of a round set that contains it: the minimum, over all directions, of the
/// difference of their support functions. The direction is written to leastDirection unless that is null.
double leastClearance(const Convex &round, const Convex &inner, QPointF *leastDirection = nullptr);

/// The minimum translation of two sets that meet, found by leastSupport(). Among equally short ones, prefers that
/// closest to a vector from center to center.
Contact searchedTranslation(const Convex &a, const Convex &b, QPointF fromCenterToCenter);

} // namespace Trammel
