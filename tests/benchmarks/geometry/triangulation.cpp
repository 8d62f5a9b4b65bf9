#include <trammel/geometry/simplicity.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/winding.h>

#include "tests/benchmarks/geometry/cgal.h"
#include "tests/benchmarks/geometry/polygonfamilies.h"

#include <benchmark/benchmark.h>

#ifdef TRAMMEL_HAS_EARCUT
#include <mapbox/earcut.hpp>
#endif

#ifdef TRAMMEL_HAS_GEOS
#include "tests/benchmarks/geometry/geos.h"
#endif

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

#include <QtGui/QPolygonF>

#include <array>
#include <string>

using namespace Trammel;

namespace {

void trammel(benchmark::State &state, const Polygon &polygon)
{
    std::size_t count = 0;
    for (auto _ : state) {
        const Triangulation triangulation = triangulate(polygon);
        count = triangulation.indices.size() / 3;
        benchmark::DoNotOptimize(triangulation.indices.data());
    }
    state.counters["triangles"] = double(count);
}

#ifdef TRAMMEL_HAS_EARCUT
/// Requires simple rings and decides in rounded doubles.
void earcut(benchmark::State &state, const Polygon &polygon)
{
    std::vector<std::vector<std::array<double, 2>>> rings;
    const auto add = [&rings](const QList<QPointF> &points) {
        rings.emplace_back();
        for (QPointF point : points)
            rings.back().push_back({point.x(), point.y()});
    };
    add(polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        add(hole);
    std::size_t count = 0;
    for (auto _ : state) {
        const std::vector<quint32> indices = mapbox::earcut<quint32>(rings);
        count = indices.size() / 3;
        benchmark::DoNotOptimize(indices.data());
    }
    state.counters["triangles"] = double(count);
}
#endif

#ifdef TRAMMEL_HAS_GEOS
/// Clips ears, then flips edges until they satisfy the Delaunay condition.
void geos(benchmark::State &state, const Polygon &polygon)
{
    const GeosGeometry geometry = geosPolygon(polygon);
    int count = 0;
    for (auto _ : state) {
        GEOSGeometry *triangles = GEOSConstrainedDelaunayTriangulation(geometry.get());
        count = triangles ? GEOSGetNumGeometries(triangles) : 0;
        GEOSGeom_destroy(triangles);
    }
    state.counters["triangles"] = double(count);
}
#endif

using BoostPoint = boost::geometry::model::d2::point_xy<double>;
using BoostPolygon = boost::geometry::model::polygon<BoostPoint>;

BoostPolygon boostPolygon(const Polygon &polygon)
{
    BoostPolygon converted;
    for (QPointF point : polygon.outline)
        boost::geometry::append(converted.outer(), BoostPoint(point.x(), point.y()));
    converted.inners().resize(std::size_t(polygon.holes.size()));
    for (std::size_t i = 0; i < converted.inners().size(); ++i) {
        for (QPointF point : polygon.holes[qsizetype(i)])
            boost::geometry::append(converted.inners()[i], BoostPoint(point.x(), point.y()));
    }
    boost::geometry::correct(converted);
    return converted;
}

void trammelIsSimple(benchmark::State &state, const Polygon &polygon)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(bool(isSimple(polygon)));
}

/// Also checks where the holes lie, which isSimple() does not.
void boostIsValid(benchmark::State &state, const Polygon &polygon)
{
    const BoostPolygon converted = boostPolygon(polygon);
    for (auto _ : state)
        benchmark::DoNotOptimize(boost::geometry::is_valid(converted));
}

/// Queries points all over the bounding box, one after the other.
template <class Ask> void askEverywhere(benchmark::State &state, const Polygon &polygon, const Ask &ask)
{
    const Aabb2 box = bounds(Primitive(polygon));
    int step = 0;
    for (auto _ : state) {
        step = (step + 1) & 1023;
        benchmark::DoNotOptimize(ask(QPointF(box.min[0] + (box.max[0] - box.min[0]) * (step & 31) / 31.5,
                                             box.min[1] + (box.max[1] - box.min[1]) * (step >> 5) / 31.5)));
    }
}

void trammelLocate(benchmark::State &state, const Polygon &polygon)
{
    askEverywhere(state, polygon, [&](QPointF point) { return locate(point, polygon, FillRule::NonZero); });
}

void boostLocate(benchmark::State &state, const Polygon &polygon)
{
    const BoostPolygon converted = boostPolygon(polygon);
    askEverywhere(state, polygon, [&](QPointF point) {
        return boost::geometry::covered_by(BoostPoint(point.x(), point.y()), converted);
    });
}

/// Considers the outline only.
void qtLocate(benchmark::State &state, const Polygon &polygon)
{
    const QPolygonF outline(polygon.outline);
    askEverywhere(state, polygon, [&](QPointF point) { return outline.containsPoint(point, Qt::WindingFill); });
}

template <class Run>
void add(const char *job, const PolygonFamily &family, int points, const char *who, const Run &run,
         const Polygon &polygon)
{
    const std::string name = std::string(job) + "/" + family.name + "/" + std::to_string(points) + "/" + who;
    benchmark::RegisterBenchmark(name.c_str(), [run, polygon](benchmark::State &state) {
        run(state, polygon);
    })->Unit(benchmark::kMicrosecond);
}

} // namespace

int main(int argc, char **argv)
{
    for (const PolygonFamily &family : polygonFamilies()) {
        for (int points : {10, 100, 1000, 10000, 100000}) {
            if (points > family.mostPoints)
                continue;
            const Polygon polygon = family.make(points);
            add("triangulate", family, points, "Trammel", trammel, polygon);
#ifdef TRAMMEL_HAS_EARCUT
            add("triangulate", family, points, "earcut.hpp", earcut, polygon);
#endif
#ifdef TRAMMEL_HAS_CGAL
            add("triangulate", family, points, "CGAL", cgal, polygon);
#endif
#ifdef TRAMMEL_HAS_GEOS
            if (points <= 1000)
                add("triangulate", family, points, "GEOS", geos, polygon);
#endif
            add("isSimple", family, points, "Trammel", trammelIsSimple, polygon);
            if (points <= 10000)
                add("isSimple", family, points, "Boost", boostIsValid, polygon);
            add("locate", family, points, "Trammel", trammelLocate, polygon);
            add("locate", family, points, "Boost", boostLocate, polygon);
            add("locate", family, points, "QPolygonF", qtLocate, polygon);
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
