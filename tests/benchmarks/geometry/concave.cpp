#include <trammel/geometry/collision.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include "tests/benchmarks/geometry/convexfamilies.h"

#ifdef TRAMMEL_HAS_CGAL
#include "tests/benchmarks/geometry/cgal.h"
#endif
#ifdef TRAMMEL_HAS_GEOS
#include "tests/benchmarks/geometry/geos.h"
#endif

#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>

// Two concave polygons (random stars) by their number of vertices: the minimum translation for centers about half a
// radius apart, and intersection tests for a larger spread.

using namespace Trammel;

namespace {

std::vector<Polygon> someStars(int corners, std::size_t count, double spread = 500)
{
    std::mt19937 engine(7);
    const auto real = [&engine](double least, double most) {
        return std::uniform_real_distribution<double>(least, most)(engine);
    };
    std::vector<Polygon> stars(count);
    for (Polygon &star : stars) {
        const QPointF center(real(-spread, spread), real(-spread, spread));
        for (int i = 0; i < corners; ++i)
            star.outline.append(center + axisFromDegrees(360.0 * i / corners) * real(300, 1000));
    }
    return stars;
}

constexpr std::size_t Count = 256;

/// Reuses the colliders: their convex pieces are computed before the measurement.
void minimumTranslation(benchmark::State &state)
{
    std::vector<Collider> stars;
    for (const Polygon &star : someStars(int(state.range(0)), Count))
        stars.emplace_back(star, Extent::Area);
    for (std::size_t i = 0; i + 1 < Count; i += 2)
        Trammel::minimumTranslation(stars[i], stars[i + 1]);
    std::size_t i = 0;
    double depth = 0;
    for (auto _ : state) {
        const std::optional<Contact> found = Trammel::minimumTranslation(stars[i], stars[i + 1]);
        depth += found ? found->depth : 0;
        i = (i + 2) % Count;
    }
    state.counters["depth"] = depth / double(state.iterations());
}

void minimumTranslationAfresh(benchmark::State &state)
{
    const std::vector<Polygon> stars = someStars(int(state.range(0)), Count);
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(Trammel::minimumTranslation({stars[i], Extent::Area}, {stars[i + 1], Extent::Area}));
        i = (i + 2) % Count;
    }
}

/// About three in four pairs intersect.
std::vector<Polygon> apartStars(benchmark::State &state)
{
    return someStars(int(state.range(0)), Count, 1000);
}

template <class Kept, class Make, class Ask> void yesOrNo(benchmark::State &state, const Make &make, const Ask &ask)
{
    std::vector<Kept> kept;
    for (const Polygon &star : apartStars(state))
        kept.push_back(make(star));
    std::size_t i = 0;
    double met = 0;
    for (auto _ : state) {
        met += ask(kept[i], kept[i + 1]);
        i = (i + 2) % Count;
    }
    state.counters["met"] = met / double(state.iterations());
}

void meet(benchmark::State &state)
{
    yesOrNo<Collider>(
        state, [](const Polygon &star) { return Collider(star, Extent::Area); },
        [](const Collider &a, const Collider &b) { return intersects(a, b); });
}

void meetAfresh(benchmark::State &state)
{
    yesOrNo<Polygon>(
        state, [](const Polygon &star) { return star; },
        [](const Polygon &a, const Polygon &b) { return intersects(a, b); });
}

void boostMeet(benchmark::State &state)
{
    yesOrNo<BoostPolygon>(
        state, [](const Polygon &star) { return boostPolygon(star.outline); },
        [](const BoostPolygon &a, const BoostPolygon &b) { return boost::geometry::intersects(a, b); });
}

void painterPathMeet(benchmark::State &state)
{
    yesOrNo<QPainterPath>(
        state, [](const Polygon &star) { return painterPath(star.outline); },
        [](const QPainterPath &a, const QPainterPath &b) { return a.intersects(b); });
}

BENCHMARK(meet)->Arg(10)->Arg(40)->Arg(160);
BENCHMARK(meetAfresh)->Arg(10)->Arg(40)->Arg(160);
BENCHMARK(boostMeet)->Arg(10)->Arg(40)->Arg(160);
BENCHMARK(painterPathMeet)->Arg(10)->Arg(40)->Arg(160);

#ifdef TRAMMEL_HAS_GEOS

void geosPreparedMeet(benchmark::State &state)
{
    std::vector<GeosGeometry> stars;
    std::vector<GeosPrepared> prepared;
    for (const Polygon &star : apartStars(state)) {
        stars.push_back(geosPolygon(star));
        prepared.emplace_back(GEOSPrepare(stars.back().get()));
    }
    std::size_t i = 0;
    double met = 0;
    for (auto _ : state) {
        met += GEOSPreparedIntersects(prepared[i].get(), stars[i + 1].get());
        i = (i + 2) % Count;
    }
    state.counters["met"] = met / double(state.iterations());
}

BENCHMARK(geosPreparedMeet)->Arg(10)->Arg(40)->Arg(160);

#endif

BENCHMARK(minimumTranslation)->Arg(10)->Arg(40)->Arg(160);
BENCHMARK(minimumTranslationAfresh)->Arg(10)->Arg(40)->Arg(160);

#ifdef TRAMMEL_HAS_CGAL

void cgalReducedConvolution(benchmark::State &state)
{
    cgalMinkowskiSum(state, someStars(int(state.range(0)), Count));
}

BENCHMARK(cgalReducedConvolution)->Arg(10)->Arg(40);

#endif

} // namespace

BENCHMARK_MAIN();
