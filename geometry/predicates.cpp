#include "geometry/predicates.h"

#include "geometry/orientation.h"
#include "geometry/predicates_p.h"
#include "geometry/vector.h"

namespace Trammel {

namespace {

bool isPoint(const Segment &segment)
{
    return same(segment.from, segment.to);
}

/// Whether the intervals between two numbers each meet; with Reading::Open, their relative interiors.
bool intervalsMeet(double a, double b, double c, double d, Reading reading)
{
    const auto [leastA, mostA] = std::minmax(a, b);
    const auto [leastC, mostC] = std::minmax(c, d);
    if (reading == Reading::Closed)
        return leastA <= mostC && leastC <= mostA;
    return (leastA < mostC && leastC < mostA) || (a == b && c == d && a == c);
}

bool boxesMeet(const Segment &a, const Segment &b, Reading reading)
{
    return intervalsMeet(a.from.x(), a.to.x(), b.from.x(), b.to.x(), reading)
        && intervalsMeet(a.from.y(), a.to.y(), b.from.y(), b.to.y(), reading);
}

} // namespace

bool intersects(const Segment &a, const Segment &b, Reading reading)
{
    if (!isFinite(a.from) || !isFinite(a.to) || !isFinite(b.from) || !isFinite(b.to))
        return false;
    // Relative interiors that meet have shadows on both axes that do.
    if (!boxesMeet(a, b, reading))
        return false;
    const int fromSide = isPoint(a) ? 0 : orientation(a.from, a.to, b.from);
    const int toSide = isPoint(a) ? 0 : orientation(a.from, a.to, b.to);
    const int otherFromSide = isPoint(b) ? 0 : orientation(b.from, b.to, a.from);
    const int otherToSide = isPoint(b) ? 0 : orientation(b.from, b.to, a.to);
    const bool isOnOneLine = fromSide == 0 && toSide == 0 && otherFromSide == 0 && otherToSide == 0;
    if (isOnOneLine)
        return true;
    if (reading == Reading::Open)
        return fromSide * toSide < 0 && otherFromSide * otherToSide < 0;
    return fromSide * toSide <= 0 && otherFromSide * otherToSide <= 0;
}

bool intersects(const Quad &quad, const Primitive &primitive, Extent extent, Reading reading)
{
    if (!isFinite(quad) || !isFinite(primitive))
        return false;
    const ConvexRing ring(quad);
    return std::visit([&](const auto &shape) { return meets(ring, shape, extent, reading); }, primitive);
}

bool contains(const Quad &quad, const Primitive &primitive, Reading reading)
{
    if (!isFinite(quad) || !isFinite(primitive))
        return false;
    const ConvexRing ring(quad);
    return std::visit([&](const auto &shape) { return holds(ring, shape, reading); }, primitive);
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
