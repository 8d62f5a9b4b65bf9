#pragma once

#include "geometry/convexpart_p.h"

namespace Trammel {

/// The least value, over all directions, of the support function of the difference of two convex sets:
/// their penetration depth where they overlap, and minus their distance where they do not. Found to the
/// last few bits by halving sectors of directions between contact points.
double leastSupport(const ConvexPart &a, const ConvexPart &b);

/// The largest value of a continuous function of an angle over a full turn, given that samples at the
/// spacing of 2 pi / sampleCount tell its peaks apart.
template <class Function> double largestOverTurn(const Function &function, int sampleCount);

/// How far a part reaches beyond another along the direction where it does so most.
double largestReach(const ConvexPart &inner, const ConvexPart &outer);

/// The largest distance of the points of a part from the core of a round part, less the radius.
double largestDistance(const ConvexPart &round, const Ellipse &ellipse);

/// The largest distance, in the frame where the outer ellipse is the unit circle, of the other part.
double largestUnitDistance(const Ellipse &outer, const ConvexPart &other);

/// The distance of a point from the polygon, segment or point that is the core of a part, 0 inside.
double coreDistance(QPointF point, const ConvexPart &part);

} // namespace Trammel
