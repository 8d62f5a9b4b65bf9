#pragma once

#include "geometry/convex/convex_p.h"

namespace Trammel {

/// The minimum, over all directions, of the support function of the difference of two convex sets: their
/// penetration depth if they overlap, otherwise minus their distance. Found to the last few bits by splitting
/// sectors of directions between contact points. If it is farther than slack from threshold, only a bound that
/// lies on the same side of threshold. The direction is written to leastDirection unless that is null.
double leastSupport(const Convex &a, const Convex &b, double threshold, double slack,
                    QPointF *leastDirection = nullptr);

/// The support function of a set along a unit vector: how far the set extends from the origin.
double support(const Convex &set, QPointF direction);

/// As protrusion(), for an ellipse.
double protrusionOfEllipse(const Convex &round, const Ellipse &ellipse);

/// The clearance of an ellipse within a round set's area that holds it: the minimum, over all directions, of the
/// difference of their support functions.
double leastClearance(const Convex &round, const Convex &ellipse);

} // namespace Trammel
