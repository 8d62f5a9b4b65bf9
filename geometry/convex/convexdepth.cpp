#include "geometry/convex/convex_p.h"

#include "geometry/base/segments_p.h"
#include "geometry/convex/supportfunction_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <limits>

// Rounded measures of two convex sets: their penetration depth, and how far one extends out of the other.

namespace Trammel {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The least depth over the normals of the sides of one hull, in which the other one is moved. Stops at a depth of at
/// most the given one.
Contact leastContact(const Convex &owner, const Convex &other, QPointF move, double leastDepth)
{
    const std::span<const QPointF> corners = other.corners();
    const auto depthAt = [&](const Side &side) {
        double lowest = infinity;
        for (QPointF corner : corners)
            lowest = std::min(lowest, dot(side.normal, corner));
        return side.offset - lowest - dot(side.normal, move);
    };
    // Hulls that are apart mostly are so along the side that faces the other one.
    const auto [x, y] = owner.bounds().center();
    const auto [otherX, otherY] = other.bounds().center();
    const QPointF away = QPointF(otherX - x, otherY - y) + move;
    const Side *facing = &owner.sides().front();
    double mostFacing = -infinity;
    for (const Side &side : owner.sides()) {
        const double towards = dot(side.normal, away);
        if (towards > mostFacing) {
            mostFacing = towards;
            facing = &side;
        }
    }
    Contact least{facing->normal, depthAt(*facing)};
    for (const Side &side : owner.sides()) {
        if (!(least.depth > leastDepth))
            return least;
        const double depth = &side == facing ? least.depth : depthAt(side);
        if (depth < least.depth)
            least = {side.normal, depth};
    }
    return least;
}

/// The shortest vector from a corner of one hull to another hull that is moved, or from that hull to a corner.
QPointF shortestBetween(const Convex &a, const Convex &b, QPointF move)
{
    QPointF shortest(infinity, 0);
    const auto consider = [&](const Convex &edges, const Convex &corners, QPointF offset, double sign) {
        for (QPointF corner : corners.corners()) {
            for (std::size_t i = 0; i < edges.size(); ++i) {
                const QPointF way =
                    vectorFrom({edges.corners()[i], edges.corners()[edges.following(i)]}, corner + offset);
                if (!(lengthSquared(way) >= lengthSquared(shortest)))
                    shortest = way * sign;
            }
        }
    };
    consider(a, b, move, 1);
    consider(b, a, -move, -1);
    return shortest;
}

/// As deepContact(), for sets of which one is an ellipse.
std::optional<Contact> deepContactOfEllipse(const Convex &a, const Convex &b, QPointF move, double leastDepth)
{
    const auto moved = [](const Ellipse &own, QPointF by) {
        return Convex(Ellipse{own.center + by, own.radiusX, own.radiusY, own.axis});
    };
    const Convex first = b.ellipse() ? a : moved(*a.ellipse(), -move);
    const Convex second = b.ellipse() ? moved(*b.ellipse(), move) : b;
    if (!(leastSupport(first, second, leastDepth, 0) > leastDepth))
        return std::nullopt;
    QPointF direction;
    const double depth = leastSupport(first, second, leastDepth, infinity, &direction);
    return Contact{direction, depth};
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
    const double radius = a.radius() + b.radius(), clear = threshold - slack - radius;
    const double ofHulls = std::min(leastContact(a, b, {}, clear).depth, leastContact(b, a, {}, clear).depth);
    if (radius == 0 || ofHulls > 0 || ofHulls + radius < threshold - slack)
        return ofHulls + radius;
    return radius - roundedHullDistance(a, b);
}

std::optional<Contact> deepContact(const Convex &a, const Convex &b, QPointF move, double leastDepth)
{
    if (a.ellipse() || b.ellipse())
        return deepContactOfEllipse(a, b, move, leastDepth);
    const double radius = a.radius() + b.radius();
    Contact least = leastContact(a, b, move, leastDepth - radius);
    if (!(least.depth + radius > leastDepth))
        return std::nullopt;
    const Contact other = leastContact(b, a, -move, leastDepth - radius);
    if (!(other.depth + radius > leastDepth))
        return std::nullopt;
    if (other.depth < least.depth)
        least = {-other.normal, other.depth};
    const double near = 1e-9 * radius;
    const Contact ofSides{least.normal, least.depth + radius};
    if (radius == 0 || least.depth > near)
        return ofSides;
    // No side separates two segments on one line, so that the depth of hulls can be zero although they are apart.
    const QPointF between = shortestBetween(a, b, move);
    const double distance = std::sqrt(lengthSquared(between));
    // The direction between hulls that nearly touch would be rounded too much.
    if (!(distance > near))
        return ofSides;
    if (!(radius - distance > leastDepth))
        return std::nullopt;
    return Contact{between / distance, radius - distance};
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
