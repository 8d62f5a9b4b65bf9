#include <trammel/geometry/boundingvolumes.h>

#include "tests/benchmarks/geometry/cgalvolumes.h"
#include "tests/benchmarks/geometry/convexfamilies.h"

#include <benchmark/benchmark.h>

// Bounding volumes of points in a disc, by the number of points.

using namespace Trammel;

namespace {

std::vector<QPointF> somePoints(std::size_t count)
{
    std::mt19937 engine(1);
    std::uniform_real_distribution<double> degrees(0, 360), radii(0, 1);
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < count; ++i)
        points.push_back(axisFromDegrees(degrees(engine)) * std::sqrt(radii(engine)) * 1000);
    return points;
}

template <auto Volume> void volume(benchmark::State &state)
{
    const std::vector<QPointF> points = somePoints(std::size_t(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(Volume(points));
}

void boostHull(benchmark::State &state)
{
    boost::geometry::model::multi_point<BoostPoint> points;
    for (QPointF point : somePoints(std::size_t(state.range(0))))
        points.emplace_back(point.x(), point.y());
    for (auto _ : state) {
        BoostPolygon hull;
        boost::geometry::convex_hull(points, hull);
        benchmark::DoNotOptimize(hull);
    }
}

BENCHMARK(volume<convexHull>)->Name("convexHull")->Arg(10)->Arg(1000)->Arg(100000);
BENCHMARK(boostHull)->Arg(10)->Arg(1000)->Arg(100000);
BENCHMARK(volume<smallestCircle>)->Name("smallestCircle")->Arg(10)->Arg(1000)->Arg(100000);
BENCHMARK(volume<leastAreaBox>)->Name("leastAreaBox")->Arg(10)->Arg(1000)->Arg(100000);
BENCHMARK(volume<&Kdop::around>)->Name("octagon")->Arg(10)->Arg(1000)->Arg(100000);

#ifdef TRAMMEL_HAS_CGAL

BENCHMARK(volume<cgalHull>)->Name("cgalHull")->Arg(10)->Arg(1000)->Arg(100000);
BENCHMARK(volume<cgalCircle>)->Name("cgalCircle")->Arg(10)->Arg(1000)->Arg(100000);
BENCHMARK(volume<cgalBox>)->Name("cgalBox")->Arg(10)->Arg(1000)->Arg(100000);

#endif

} // namespace

BENCHMARK_MAIN();
