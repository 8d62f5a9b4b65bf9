#include <trammel/geometry/predicates.h>

#include "geometry/base/segments_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

namespace Trammel {

namespace {

bool areFinite(const Segment &a, const Segment &b)
{
    return isFinite(a.from) && isFinite(a.to) && isFinite(b.from) && isFinite(b.to);
}

/// Whether two closed segments meet whose boxes meet, and for which the filter found no separating line.
Q_NEVER_INLINE bool meetClosely(const Segment &a, const Segment &b)
{
    const auto productOfSides = [](const Segment &line, const Segment &segment) {
        return orientation(line.from, line.to, segment.from) * orientation(line.from, line.to, segment.to);
    };
    // Otherwise each segment's ends are on both sides of the other's line, or on it. The segments meet where the lines
    // cross, or they are collinear; collinear segments meet exactly if their boxes do. The line of a segment without
    // length passes through every point, and the orientation of NaN and infinity is 0.
    return productOfSides(a, b) <= 0 && productOfSides(b, a) <= 0 && areFinite(a, b);
}

bool isPoint(const Segment &segment)
{
    return same(segment.from, segment.to);
}

/// Whether the relative interiors of two intervals meet, each given by its ends in any order.
bool intervalsMeet(double a, double b, double c, double d)
{
    const auto [leastA, mostA] = std::minmax(a, b);
    const auto [leastC, mostC] = std::minmax(c, d);
    return (leastA < mostC && leastC < mostA) || (a == b && c == d && a == c);
}

Q_NEVER_INLINE bool interiorsMeet(const Segment &a, const Segment &b)
{
    if (!areFinite(a, b))
        return false;
    // If the interiors meet, so do their projections on both axes.
    if (!intervalsMeet(a.from.x(), a.to.x(), b.from.x(), b.to.x())
        || !intervalsMeet(a.from.y(), a.to.y(), b.from.y(), b.to.y()))
        return false;
    const int fromSide = isPoint(a) ? 0 : orientation(a.from, a.to, b.from);
    const int toSide = isPoint(a) ? 0 : orientation(a.from, a.to, b.to);
    const int otherFromSide = isPoint(b) ? 0 : orientation(b.from, b.to, a.from);
    const int otherToSide = isPoint(b) ? 0 : orientation(b.from, b.to, a.to);
    const bool areOnOneLine = fromSide == 0 && toSide == 0 && otherFromSide == 0 && otherToSide == 0;
    return areOnOneLine || (fromSide * toSide < 0 && otherFromSide * otherToSide < 0);
}

} // namespace

bool intersects(const Segment &a, const Segment &b, Reading reading)
{
    if (reading == Reading::Open) [[unlikely]]
        return interiorsMeet(a, b);
    const Lanes2 aFrom = lanesOf(a.from), aTo = lanesOf(a.to), bFrom = lanesOf(b.from), bTo = lanesOf(b.to);
    // Avoids a branch per side: branch prediction works for whether the segments are apart, but not for the side on
    // which they are apart.
    if ((areLess(max(aFrom, aTo), min(bFrom, bTo)) | areLess(max(bFrom, bTo), min(aFrom, aTo))) != 0)
        return false;
    const int ofB = quickProductOfSides(a, b);
    if (ofB > 0)
        return false;
    const int ofA = quickProductOfSides(b, a);
    if (ofA > 0)
        return false;
    return (ofA != 0 && ofB != 0) || meetClosely(a, b);
}

double signedArea(std::span<const QPointF> ring)
{
    if (ring.empty())
        return 0;
    double twice = 0;
    for (std::size_t i = 2; i < ring.size(); ++i)
        twice += cross(ring[i - 1] - ring[0], ring[i] - ring[0]);
    return twice / 2;
}

} // namespace Trammel
