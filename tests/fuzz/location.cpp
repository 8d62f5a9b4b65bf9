#include "tests/fuzz/bytes.h"
#include <trammel/geometry/boundingvolumes.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/region.h>
#include <trammel/geometry/vector.h>
#include <trammel/geometry/winding.h>

#include <cstdlib>

using namespace Trammel;

namespace {

void expect(bool isSo)
{
    if (!isSo)
        std::abort();
}

Location opposite(Location location)
{
    return location == Location::Inside ? Location::Outside
        : location == Location::Outside ? Location::Inside
                                        : Location::Boundary;
}

/// Checks for one ring that the winding number, its parity and its sign agree.
void askRing(QPointF point, const QList<QPointF> &ring)
{
    const std::span<const QPointF> points(ring);
    const QList<QPointF> backwards(ring.rbegin(), ring.rend());
    const std::optional<int> turns = windingNumber(point, points);
    const std::optional<int> turnsBack = windingNumber(point, std::span<const QPointF>(backwards));
    expect(turns.has_value() == turnsBack.has_value() && turns.value_or(0) == -turnsBack.value_or(0));
    const Location evenOdd = locate(point, points), nonZero = locate(point, points, FillRule::NonZero);
    expect(evenOdd == locate(point, points, FillRule::EvenOdd));
    if (!turns)
        return;
    expect(evenOdd == (*turns % 2 != 0 ? Location::Inside : Location::Outside));
    expect(nonZero == (*turns != 0 ? Location::Inside : Location::Outside));
}

/// The range in which no distance underflows to 0.
bool isTame(QPointF point)
{
    const auto isTame = [](double value) { return value == 0 || (std::abs(value) > 1e-90 && std::abs(value) < 1e90); };
    return isTame(point.x()) && isTame(point.y());
}

bool isTame(const Polygon &polygon)
{
    const auto isRingTame = [](const QList<QPointF> &ring) {
        return std::all_of(ring.begin(), ring.end(), [](QPointF point) { return isTame(point); });
    };
    return isRingTame(polygon.outline) && std::all_of(polygon.holes.begin(), polygon.holes.end(), isRingTame);
}

/// Whether all points lie on one line. Points in the relative interior may then lie on edges.
bool isFlat(const Polygon &polygon)
{
    QList<QPointF> points = polygon.outline;
    for (const QList<QPointF> &hole : polygon.holes)
        points += hole;
    return convexHull(points).size() < 3;
}

/// Compares all functions that locate a point.
void askPolygon(QPointF point, const Polygon &polygon, const Region &region)
{
    const Location location = locate(point, Primitive(polygon));
    expect(location == locate(point, polygon, FillRule::EvenOdd));
    expect(location == region.locate(point));
    const bool isIn = location != Location::Outside;
    expect(isIn == intersects(point, polygon) && isIn == contains(polygon, point));
    const bool isOpen = intersects(point, polygon, Reading::Open);
    expect(isOpen ? location == Location::Inside || (isIn && isFlat(polygon)) : location != Location::Inside);
    if (isFinite(point) && isFinite(Primitive(polygon))) {
        const double away = distance(point, Primitive(polygon));
        expect(isIn ? away == 0 : away > 0 || !isTame(point) || !isTame(polygon));
    }
    if (const std::optional<Location> around = region.locate(Aabb2{{point.x(), point.y()}, {point.x(), point.y()}}))
        expect(*around == location);
}

/// An additional ring around the polygon swaps inside and outside.
void askInsideOut(QPointF point, const Polygon &polygon)
{
    Polygon turned = polygon;
    turned.holes.append({{-1e300, -1e300}, {1e300, -1e300}, {1e300, 1e300}, {-1e300, 1e300}});
    if (std::abs(point.x()) < 1e300 && std::abs(point.y()) < 1e300)
        expect(locate(point, Primitive(turned)) == opposite(locate(point, Primitive(polygon))));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Bytes bytes({data, size});
    const QPointF anywhere(bytes.take<double>(), bytes.take<double>());
    const Polygon polygon = polygonFrom(bytes);
    const Region region(polygon);
    const auto ask = [&](QPointF point) {
        askPolygon(point, polygon, region);
        if (isFinite(point) && isFinite(Primitive(polygon)))
            askInsideOut(point, polygon);
        askRing(point, polygon.outline);
    };
    ask(anywhere);
    const QList<QPointF> &points = polygon.outline;
    for (qsizetype i = 0; i < std::min<qsizetype>(points.size(), 16); ++i) {
        const QPointF last = points[points.size() - 1 - i];
        ask(points[i]);
        ask(points[i] / 2 + last / 2);
        ask({points[i].x(), last.y()});
        ask({std::nextafter(points[i].x(), last.x()), points[i].y()});
    }
    return 0;
}
