#include <trammel/geometry/predicates.h>

#include "geometry/base/edges_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

namespace Trammel {

namespace {

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

bool interiorsMeet(const Segment &a, const Segment &b)
{
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
    if (reading == Reading::Closed)
        return meetClosed(a, b);
    return areFinite(a, b) && interiorsMeet(a, b);
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
