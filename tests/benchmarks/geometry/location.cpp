#include <trammel/geometry/orientation.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/region.h>

#include "tests/benchmarks/geometry/convexfamilies.h"
#include "tests/benchmarks/geometry/polygonfamilies.h"

#ifdef TRAMMEL_HAS_CGAL
#include "tests/benchmarks/geometry/cgal.h"
#endif
#ifdef TRAMMEL_HAS_GEOS
#include "tests/benchmarks/geometry/geos.h"
#endif

#include <benchmark/benchmark.h>

// Point location in a polygon, by its number of vertices, for points scattered over its bounding box. Also measures
// the cost of exactness: the textbook formulas in doubles make the same decisions, but err close to contact.

using namespace Trammel;

namespace {

constexpr std::size_t Count = 4096;

Polygon polygonOf(benchmark::State &state, const std::string &name)
{
    for (const PolygonFamily &family : polygonFamilies()) {
        if (family.name == name)
            return family.make(int(state.range(0)));
    }
    return {};
}

std::vector<QPointF> strewn(const Aabb2 &box, std::size_t count)
{
    std::mt19937 engine(3);
    std::uniform_real_distribution<double> x(box.min[0], box.max[0]), y(box.min[1], box.max[1]);
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < count; ++i) {
        const double across = x(engine);
        points.emplace_back(across, y(engine));
    }
    return points;
}

std::vector<QPointF> strewnOver(const Polygon &polygon)
{
    return strewn(bounds(Primitive(polygon)), Count);
}

template <class Ask> void askAll(benchmark::State &state, const Polygon &polygon, const Ask &ask)
{
    const std::vector<QPointF> points = strewnOver(polygon);
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(ask(points[i]));
        i = (i + 1) % Count;
    }
}

void ring(benchmark::State &state, const char *family)
{
    const Polygon polygon = polygonOf(state, family);
    askAll(state, polygon, [&](QPointF point) { return locate(point, polygon.outline); });
}

void keptIndex(benchmark::State &state, const char *family)
{
    const Polygon polygon = polygonOf(state, family);
    const Region region(polygon);
    askAll(state, polygon, [&](QPointF point) { return region.locate(point); });
}

void boostRing(benchmark::State &state, const char *family)
{
    const Polygon polygon = polygonOf(state, family);
    const BoostPolygon converted = boostPolygon(polygon.outline);
    askAll(state, polygon,
           [&](QPointF point) { return boost::geometry::covered_by(BoostPoint(point.x(), point.y()), converted); });
}

void painterPathRing(benchmark::State &state, const char *family)
{
    const Polygon polygon = polygonOf(state, family);
    const QPainterPath path = painterPath(polygon.outline);
    askAll(state, polygon, [&](QPointF point) { return path.contains(point); });
}

/// The even-odd rule with a division, in doubles.
bool naiveContains(std::span<const QPointF> ring, QPointF point)
{
    bool isInside = false;
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
        const QPointF a = ring[i], b = ring[j];
        if ((a.y() > point.y()) != (b.y() > point.y())
            && point.x() < (b.x() - a.x()) * (point.y() - a.y()) / (b.y() - a.y()) + a.x())
            isInside = !isInside;
    }
    return isInside;
}

void naiveRing(benchmark::State &state, const char *family)
{
    const Polygon polygon = polygonOf(state, family);
    askAll(state, polygon, [&](QPointF point) { return naiveContains(polygon.outline, point); });
}

BENCHMARK_CAPTURE(ring, star, "star")->Arg(20)->Arg(1000);
BENCHMARK_CAPTURE(naiveRing, star, "star")->Arg(20)->Arg(1000);
BENCHMARK_CAPTURE(boostRing, star, "star")->Arg(20)->Arg(1000);
BENCHMARK_CAPTURE(painterPathRing, star, "star")->Arg(20)->Arg(1000);
BENCHMARK_CAPTURE(keptIndex, star, "star")->Arg(20)->Arg(1000)->Arg(43000);
BENCHMARK_CAPTURE(keptIndex, maze, "maze")->Arg(1000)->Arg(43000);

#ifdef TRAMMEL_HAS_CGAL

void cgalRing(benchmark::State &state, const char *family)
{
    const Polygon polygon = polygonOf(state, family);
    const std::vector<QPointF> points = strewnOver(polygon);
    cgalLocate(state, polygon.outline, points);
}

BENCHMARK_CAPTURE(cgalRing, star, "star")->Arg(20)->Arg(1000);

#endif
#ifdef TRAMMEL_HAS_GEOS

void geosPrepared(benchmark::State &state, const char *family)
{
    const Polygon polygon = polygonOf(state, family);
    const GeosGeometry geometry = geosPolygon(polygon);
    const GeosPrepared prepared(GEOSPrepare(geometry.get()));
    std::vector<GeosGeometry> points;
    for (QPointF point : strewnOver(polygon))
        points.push_back(geosPoint(point));
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(GEOSPreparedIntersects(prepared.get(), points[i].get()));
        i = (i + 1) % Count;
    }
}

BENCHMARK_CAPTURE(geosPrepared, star, "star")->Arg(20)->Arg(1000)->Arg(43000);
BENCHMARK_CAPTURE(geosPrepared, maze, "maze")->Arg(1000)->Arg(43000);

#endif

template <class Decide> void decideAll(benchmark::State &state, const Decide &decide)
{
    const std::vector<QPointF> points = strewn({{-1000, -1000}, {1000, 1000}}, Count);
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(decide(&points[i]));
        i = (i + 4) % Count;
    }
}

int naiveOrientation(QPointF a, QPointF b, QPointF c)
{
    const double area = (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    return (area > 0) - (area < 0);
}

/// Has no special case for touching segments: assumes general position.
bool naiveSegmentsMeet(QPointF a, QPointF b, QPointF c, QPointF d)
{
    return naiveOrientation(a, b, c) * naiveOrientation(a, b, d) <= 0
        && naiveOrientation(c, d, a) * naiveOrientation(c, d, b) <= 0;
}

void exactSide(benchmark::State &state)
{
    decideAll(state, [](const QPointF *p) { return orientation(p[0], p[1], p[2]); });
}

void naiveSide(benchmark::State &state)
{
    decideAll(state, [](const QPointF *p) { return naiveOrientation(p[0], p[1], p[2]); });
}

void exactSegments(benchmark::State &state)
{
    decideAll(state, [](const QPointF *p) { return intersects(Segment{p[0], p[1]}, Segment{p[2], p[3]}); });
}

void naiveSegments(benchmark::State &state)
{
    decideAll(state, [](const QPointF *p) { return naiveSegmentsMeet(p[0], p[1], p[2], p[3]); });
}

BENCHMARK(exactSide);
BENCHMARK(naiveSide);
BENCHMARK(exactSegments);
BENCHMARK(naiveSegments);

} // namespace

BENCHMARK_MAIN();
