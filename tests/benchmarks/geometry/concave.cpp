#include "geometry/collision.h"
#include "geometry/vector.h"

#ifdef TRAMMEL_HAS_CGAL
#include "tests/benchmarks/geometry/cgal.h"
#endif

#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>

// The shortest way out of each other of two concave polygons, by the number of corners of each: random stars
// whose middles are about half a radius apart.

using namespace Trammel;

namespace {

std::vector<Polygon> someStars(int corners, std::size_t count)
{
    std::mt19937 engine(7);
    const auto real = [&engine](double least, double most) {
        return std::uniform_real_distribution<double>(least, most)(engine);
    };
    std::vector<Polygon> stars(count);
    for (Polygon &star : stars) {
        const QPointF centre(real(-500, 500), real(-500, 500));
        for (int i = 0; i < corners; ++i)
            star.outline.append(centre + axisFromDegrees(360.0 * i / corners) * real(300, 1000));
    }
    return stars;
}

constexpr std::size_t Count = 256;

/// Of shapes that are kept: their pieces are made before.
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
