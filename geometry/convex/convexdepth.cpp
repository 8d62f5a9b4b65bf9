#include "geometry/convex/convex_p.h"

#include "geometry/convex/supportfunction_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <limits>

// Rounded measures of two convex sets: their penetration depth, and how far one extends out of the other.

namespace Trammel {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

double leastOverSides(const Convex &owner, const Convex &other, double least)
{
    const std::span<const QPointF> corners = other.corners();
    for (const Side &side : owner.sides()) {
        double lowest = infinity;
        for (QPointF corner : corners)
            lowest = std::min(lowest, dot(side.normal, corner));
        least = std::min(least, side.offset - lowest);
    }
    return least;
}

/// How far a set extends out of a round set with a smaller radius. It lies inside if its corners are inside the round
/// set's hull by at least the difference of the radii.
double protrusionOfLarger(const Convex &round, const Convex &other)
{
    if (round.size() <= 2)
        return infinity;
    double largest = -infinity;
    for (const Side &side : round.sides()) {
        for (QPointF corner : other.corners())
            largest = std::max(largest, dot(side.normal, corner) - side.offset);
    }
    return largest + other.radius() - round.radius();
}

} // namespace

double depth(const Convex &a, const Convex &b, double threshold, double slack)
{
    if (a.ellipse() || b.ellipse())
        return leastSupport(a, b, threshold, slack);
    // The depth of the hulls. If they are apart, it is negative, but not less than minus their distance.
    const double ofHulls = leastOverSides(b, a, leastOverSides(a, b, infinity)), radius = a.radius() + b.radius();
    if (radius == 0 || ofHulls > 0 || ofHulls + radius < threshold - slack)
        return ofHulls + radius;
    return radius - roundedHullDistance(a, b);
}

double protrusion(const Convex &round, const Convex &other)
{
    if (other.ellipse())
        return protrusionOfEllipse(round, *other.ellipse());
    if (!round.ellipse() && other.radius() > round.radius())
        return protrusionOfLarger(round, other);
    double farthest = -infinity;
    for (QPointF corner : other.corners()) {
        const double distance = round.ellipse() ? -leastSupport(round, Convex(corner), 0, infinity)
                                                : roundedDistanceFromHull(corner, round);
        farthest = std::max(farthest, distance);
    }
    return farthest + other.radius() - round.radius();
}

} // namespace Trammel
