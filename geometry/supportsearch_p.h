#pragma once

#include "geometry/convexpart_p.h"

namespace Trammel {

/// The least value, over all directions, of the support function of the difference of two convex sets:
/// their penetration depth where they overlap, and minus their distance where they do not. Found to the
/// last few bits by splitting sectors of directions between contact points. Where it is farther than a
/// slack from a threshold, only a bound that lies on the same side of it. Tells the direction on demand.
double leastSupport(const ConvexPart &a, const ConvexPart &b, double threshold, double slack,
                    QPointF *leastDirection = nullptr);

/// How far a part reaches along a unit vector, from the origin: its support function.
double reach(const ConvexPart &part, QPointF direction);

/// How far an ellipse reaches out of a round part's area, negative when it lies inside; out of another
/// ellipse exactly in sign, in size only while that is small.
double reachOut(const ConvexPart &round, const Ellipse &ellipse);

/// The least, over all directions, of how much farther a round part's area reaches than an ellipse that it
/// holds: how far that lies from its boundary.
double leastClearance(const ConvexPart &round, const Ellipse &ellipse);

/// The distance of a point from the polygon, segment or point that is the core of a part, 0 inside.
double coreDistance(QPointF point, const ConvexPart &part);

} // namespace Trammel
