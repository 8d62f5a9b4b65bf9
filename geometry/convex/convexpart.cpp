#include "geometry/convex/convexpart_p.h"

#include "geometry/convex/supportfunction_p.h"
#include "geometry/numbers/distancesign_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

double leastOver(const ConvexPart &owner, const ConvexPart &other, double least)
{
    for (const Side &side : owner.sides) {
        double lowest = infinity;
        for (QPointF corner : other.corners)
            lowest = std::min(lowest, dot(side.normal, corner));
        least = std::min(least, side.offset - lowest);
    }
    return least;
}

/// The penetration depth of two polygons, segments or points. A negative depth is not less than minus their
/// distance.
double sidesDepth(const ConvexPart &a, const ConvexPart &b)
{
    return leastOver(b, a, leastOver(a, b, infinity));
}

double coreDistance(const ConvexPart &a, const ConvexPart &b)
{
    double least = infinity;
    for (QPointF corner : a.corners)
        least = std::min(least, coreDistance(corner, b));
    for (QPointF corner : b.corners)
        least = std::min(least, coreDistance(corner, a));
    return least;
}

/// Values within this margin of a decision are decided exactly.
double margin(const ConvexPart &a, const ConvexPart &b)
{
    return a.slack + b.slack;
}

QVarLengthArray<ExactCorner, 16> exactCorners(const ConvexPart &part)
{
    QVarLengthArray<ExactCorner, 16> corners;
    for (std::size_t i = 0; i < part.corners.size(); ++i)
        corners.append(part.corner(i));
    return corners;
}

std::span<const ExactCorner> spanOf(const QVarLengthArray<ExactCorner, 16> &corners)
{
    return {corners.data(), std::size_t(corners.size())};
}

Meeting meetingFromSign(int sign)
{
    return sign < 0 ? Meeting::Overlapping : sign > 0 ? Meeting::Apart : Meeting::Touching;
}

Meeting exactRoundMeeting(const ConvexPart &a, const ConvexPart &b)
{
    const auto cornersA = exactCorners(a), cornersB = exactCorners(b);
    if (meeting(spanOf(cornersA), spanOf(cornersB)) != Meeting::Apart)
        return Meeting::Overlapping;
    const auto radius = [&](auto exact) { return exact(a.radius) + exact(b.radius); };
    const auto ofA = [&](std::size_t i, auto exact) { return cornersA[qsizetype(i)].at(exact); };
    const auto ofB = [&](std::size_t i, auto exact) { return cornersB[qsizetype(i)].at(exact); };
    return meetingFromSign(std::min(compareDistances(a.corners.size(), ofA, b.corners.size(), ofB, radius),
                                    compareDistances(b.corners.size(), ofB, a.corners.size(), ofA, radius)));
}

Meeting exactEllipseMeeting(const Ellipse &ellipse, const ConvexPart &straight)
{
    const auto corners = exactCorners(straight);
    const ExactCorner center{ellipse.center};
    if (meeting(spanOf(corners), {&center, 1}) != Meeting::Apart)
        return Meeting::Overlapping;
    return meetingFromSign(compareDistances(
        1, [](std::size_t, auto exact) { return exact(QPointF()); }, straight.corners.size(),
        [&](std::size_t i, auto exact) { return inCircleFrame(ellipse, corners[qsizetype(i)].at(exact), exact); },
        [&](auto exact) { return circleFrameRadius(ellipse, exact); }));
}

Holding holdingFromSign(int sign)
{
    return sign < 0 ? Holding::Inside : sign > 0 ? Holding::No : Holding::UpToBoundary;
}

/// The sign of how far the farthest corner of a part reaches out of an ellipse.
int exactReachOut(const Ellipse &ellipse, const ConvexPart &straight)
{
    int farthest = -1;
    for (std::size_t i = 0; i < straight.corners.size(); ++i) {
        const ExactCorner corner = straight.corner(i);
        farthest = std::max(farthest, exactSign([&](auto exact) {
                                const auto place = inCircleFrame(ellipse, corner.at(exact), exact);
                                const auto radius = circleFrameRadius(ellipse, exact);
                                return dot(place, place) - radius * radius;
                            }));
    }
    return farthest;
}

/// As exactReachOut() above, for the points within the radius of a core and a part whose radius is not larger.
int exactReachOut(const ConvexPart &round, const ConvexPart &other)
{
    const auto core = exactCorners(round);
    const auto radius = [&](auto exact) { return exact(round.radius) - exact(other.radius); };
    int farthest = -1;
    for (std::size_t i = 0; i < other.corners.size(); ++i) {
        const ExactCorner corner = other.corner(i);
        int sign = compareDistances(
            1, [&](std::size_t, auto exact) { return corner.at(exact); }, round.corners.size(),
            [&](std::size_t j, auto exact) { return core[qsizetype(j)].at(exact); }, radius);
        // compareDistances() measures from the edges of the core; this corner is in the core. With equal radii,
        // it is on the boundary unless it is strictly inside the core.
        if (sign >= 0 && meeting(spanOf(core), {&corner, 1}) != Meeting::Apart)
            sign = round.radius > other.radius                                                            ? -1
                : meeting(spanOf(core), {&corner, 1}) == Meeting::Overlapping && round.corners.size() > 2 ? -1
                                                                                                          : 0;
        farthest = std::max(farthest, sign);
    }
    return farthest;
}

/// How far a part with a larger radius reaches out of a round part. To be held, its corners must be inside the
/// core by the difference of the radii.
double reachOutOfCore(const ConvexPart &round, const ConvexPart &other)
{
    if (round.corners.size() <= 2)
        return infinity;
    double largest = -infinity;
    for (const Side &side : round.sides) {
        for (QPointF corner : other.corners)
            largest = std::max(largest, dot(side.normal, corner) - side.offset);
    }
    return largest + other.radius - round.radius;
}

} // namespace

Meeting meeting(const ConvexPart &a, const ConvexPart &b)
{
    const double overlap = depth(a, b, 0, margin(a, b));
    if (overlap > margin(a, b))
        return Meeting::Overlapping;
    if (!(overlap >= -margin(a, b)))
        return Meeting::Apart;
    if (a.ellipse || b.ellipse) {
        if (a.isStraight())
            return exactEllipseMeeting(*b.ellipse, a);
        if (b.isStraight())
            return exactEllipseMeeting(*a.ellipse, b);
        return Meeting::Touching;
    }
    if (!a.isStraight() || !b.isStraight())
        return exactRoundMeeting(a, b);
    const auto cornersA = exactCorners(a), cornersB = exactCorners(b);
    return meeting(spanOf(cornersA), spanOf(cornersB));
}

Holding holding(const ConvexPart &round, const ConvexPart &other)
{
    const double reach = reachOut(round, other);
    if (reach < -margin(round, other))
        return Holding::Inside;
    if (!(reach <= margin(round, other)))
        return Holding::No;
    if (round.ellipse)
        return other.isStraight() ? holdingFromSign(exactReachOut(*round.ellipse, other)) : Holding::UpToBoundary;
    if (other.ellipse || other.radius > round.radius)
        return Holding::UpToBoundary;
    return holdingFromSign(exactReachOut(round, other));
}

double depth(const ConvexPart &a, const ConvexPart &b, double threshold, double slack)
{
    if (a.ellipse || b.ellipse)
        return leastSupport(a, b, threshold, slack);
    const double core = sidesDepth(a, b), radius = a.radius + b.radius;
    if (radius == 0 || core > 0 || core + radius < threshold - slack)
        return core + radius;
    return radius - coreDistance(a, b);
}

double reachOut(const ConvexPart &round, const ConvexPart &other)
{
    if (other.ellipse)
        return reachOut(round, *other.ellipse);
    if (!round.ellipse && other.radius > round.radius)
        return reachOutOfCore(round, other);
    double farthest = -infinity;
    for (QPointF corner : other.corners) {
        ConvexPart point;
        point.corners = {&corner, 1};
        farthest =
            std::max(farthest, round.ellipse ? -leastSupport(round, point, 0, infinity) : coreDistance(corner, round));
    }
    return farthest + other.radius - round.radius;
}

bool shareBoundPoint(const ConvexPart &a, const ConvexPart &b)
{
    const auto cornersA = exactCorners(a), cornersB = exactCorners(b);
    const Meeting how = meeting(spanOf(cornersA), spanOf(cornersB));
    if (how != Meeting::Touching)
        return how == Meeting::Overlapping;
    // The segments share a single point, which is an end of at least one.
    const auto sharesEnd = [](const ConvexPart &owner, const ConvexPart &other) {
        const auto otherCorners = exactCorners(other);
        for (std::size_t i = 0; i < owner.corners.size(); ++i) {
            if (i == 0 ? owner.isFirstFree : owner.isLastFree)
                continue;
            const ExactCorner end = owner.corner(i);
            if (meeting({&end, 1}, spanOf(otherCorners)) == Meeting::Apart)
                continue;
            const bool isAtFreeEnd = (other.isFirstFree && comparePlaces(end, otherCorners.front()) == 0)
                || (other.isLastFree && comparePlaces(end, otherCorners.back()) == 0);
            if (!isAtFreeEnd)
                return true;
        }
        return false;
    };
    return sharesEnd(a, b) || sharesEnd(b, a);
}

} // namespace Trammel
