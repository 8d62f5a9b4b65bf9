#pragma once

#include "geometry/convex/convexpart_p.h"

namespace Trammel {

/// The minimum, over all directions, of the support function of the difference of two convex sets: their
/// penetration depth if they overlap, otherwise minus their distance. Found to the last few bits by splitting
/// sectors of directions between contact points. If it is farther than slack from threshold, only a bound that
/// lies on the same side of threshold. The direction is written to leastDirection unless that is null.
double leastSupport(const ConvexPart &a, const ConvexPart &b, double threshold, double slack,
                    QPointF *leastDirection = nullptr);

/// The support function of a part along a unit vector: how far the part reaches from the origin.
double reach(const ConvexPart &part, QPointF direction);

/// How far an ellipse reaches out of a round part's area; negative if it lies inside. Out of another ellipse,
/// the sign is exact, but the size only while it is small.
double reachOut(const ConvexPart &round, const Ellipse &ellipse);

/// The clearance of an ellipse within a round part's area that holds it: the minimum, over all directions, of
/// the difference of their support functions.
double leastClearance(const ConvexPart &round, const Ellipse &ellipse);

/// The distance of a point from the core of a part (a polygon, segment or point); 0 inside.
double coreDistance(QPointF point, const ConvexPart &part);

} // namespace Trammel
