#include <trammel/geometry/booleanoperations.h>

#include "tests/benchmarks/geometry/polygonfamilies.h"

#include <benchmark/benchmark.h>

#ifdef TRAMMEL_HAS_GEOS
#include "tests/benchmarks/geometry/geos.h"
#endif

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/multi_polygon.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

#include <QtGui/QPainterPath>

#include <string>

using namespace Trammel;

namespace {

/// A polygon, and the same polygon turned by a few degrees.
struct Operands
{
    Polygon first;
    Polygon second;
};

Operands operandsOf(const Polygon &polygon)
{
    const Primitive turned = transformed(polygon, {{0.3, 0.2}, {0.99, 0.14106735979665885}});
    return {polygon, std::get<Polygon>(turned)};
}

void trammel(benchmark::State &state, const Operands &operands)
{
    const auto filled = [](const Polygon &polygon) {
        return FilledRings{QList<QList<QPointF>>{polygon.outline} + polygon.holes, FillRule::EvenOdd};
    };
    const std::array both{filled(operands.first), filled(operands.second)};
    for (auto _ : state)
        benchmark::DoNotOptimize(combined(both, BooleanOperation::Union));
}

using BoostPoint = boost::geometry::model::d2::point_xy<double>;
using BoostPolygon = boost::geometry::model::polygon<BoostPoint>;

void boostUnion(benchmark::State &state, const Operands &operands)
{
    const auto converted = [](const Polygon &polygon) {
        BoostPolygon result;
        for (QPointF point : polygon.outline)
            boost::geometry::append(result.outer(), BoostPoint(point.x(), point.y()));
        boost::geometry::correct(result);
        return result;
    };
    const BoostPolygon first = converted(operands.first), second = converted(operands.second);
    for (auto _ : state) {
        boost::geometry::model::multi_polygon<BoostPolygon> result;
        boost::geometry::union_(first, second, result);
        benchmark::DoNotOptimize(result.data());
    }
}

#ifdef TRAMMEL_HAS_GEOS
void geosUnion(benchmark::State &state, const Operands &operands)
{
    const GeosGeometry first = geosPolygon(operands.first), second = geosPolygon(operands.second);
    for (auto _ : state) {
        const GeosGeometry result(GEOSUnion(first.get(), second.get()));
        benchmark::DoNotOptimize(result.get());
    }
}
#endif

void qtUnion(benchmark::State &state, const Operands &operands)
{
    const auto converted = [](const Polygon &polygon) {
        QPainterPath path;
        path.addPolygon(QPolygonF(polygon.outline));
        path.closeSubpath();
        return path;
    };
    const QPainterPath first = converted(operands.first), second = converted(operands.second);
    for (auto _ : state)
        benchmark::DoNotOptimize(first.united(second));
}

template <class Run> void add(const PolygonFamily &family, int points, const char *who, const Run &run)
{
    const std::string name = std::string("union/") + family.name + "/" + std::to_string(points) + "/" + who;
    benchmark::RegisterBenchmark(name.c_str(), [run, operands = operandsOf(family.make(points))](auto &state) {
        run(state, operands);
    })->Unit(benchmark::kMicrosecond);
}

} // namespace

int main(int argc, char **argv)
{
    for (const PolygonFamily &family : polygonFamilies()) {
        const std::string name = family.name;
        // The edges of the others cross each other millions of times.
        if (name != "circle" && name != "star" && name != "2-opt")
            continue;
        for (int points : {10, 100, 1000, 10000}) {
            if (points > family.mostPoints)
                continue;
            add(family, points, "Trammel", trammel);
            add(family, points, "Boost", boostUnion);
#ifdef TRAMMEL_HAS_GEOS
            add(family, points, "GEOS", geosUnion);
#endif
            // Takes quadratic time.
            if (points <= 1000)
                add(family, points, "QPainterPath", qtUnion);
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
