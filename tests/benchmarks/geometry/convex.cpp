#include <trammel/geometry/convexpolygon.h>

#include "tests/benchmarks/geometry/convexfamilies.h"

#include <benchmark/benchmark.h>

#ifdef TRAMMEL_HAS_BOX2D
#include <box2d/b2_distance.h>
#include <box2d/box2d.h>
#endif

// Two convex polygons by their number of vertices: the contact with depth and axis, and peers that only answer yes or
// no.

using namespace Trammel;

namespace {

constexpr std::size_t Count = 1024;

template <class Test> void overPairs(benchmark::State &state, const Test &test)
{
    std::size_t i = 0;
    double met = 0;
    for (auto _ : state) {
        met += test(i, i + 1);
        i = (i + 2) % Count;
    }
    state.counters["met"] = met / double(state.iterations());
}

std::vector<ConvexPolygon> keptPolygons(int corners)
{
    std::vector<ConvexPolygon> polygons;
    for (const auto &points : someConvex(corners, Count))
        polygons.emplace_back(points);
    return polygons;
}

void calipers(benchmark::State &state)
{
    const std::vector<ConvexPolygon> polygons = keptPolygons(int(state.range(0)));
    overPairs(state, [&](std::size_t a, std::size_t b) {
        const std::optional<Contact> found = contact(polygons[a], polygons[b]);
        benchmark::DoNotOptimize(found);
        return found.has_value();
    });
}

void calipersYesOrNo(benchmark::State &state)
{
    const std::vector<ConvexPolygon> polygons = keptPolygons(int(state.range(0)));
    overPairs(state, [&](std::size_t a, std::size_t b) { return intersects(polygons[a], polygons[b]); });
}

void boostYesOrNo(benchmark::State &state)
{
    std::vector<BoostPolygon> polygons;
    for (const auto &points : someConvex(int(state.range(0)), Count))
        polygons.push_back(boostPolygon(points));
    overPairs(state,
              [&](std::size_t a, std::size_t b) { return boost::geometry::intersects(polygons[a], polygons[b]); });
}

void painterPathYesOrNo(benchmark::State &state)
{
    std::vector<QPainterPath> polygons;
    for (const auto &points : someConvex(int(state.range(0)), Count))
        polygons.push_back(painterPath(points));
    overPairs(state, [&](std::size_t a, std::size_t b) { return polygons[a].intersects(polygons[b]); });
}

BENCHMARK(calipers)->Arg(4)->Arg(8)->Arg(26);
BENCHMARK(calipersYesOrNo)->Arg(4)->Arg(8)->Arg(26);
BENCHMARK(boostYesOrNo)->Arg(4)->Arg(8)->Arg(26);
BENCHMARK(painterPathYesOrNo)->Arg(4)->Arg(8)->Arg(26);

#ifdef TRAMMEL_HAS_BOX2D

/// Computes depth and axis; limited to eight vertices.
void box2dSeparatingAxes(benchmark::State &state)
{
    std::vector<b2PolygonShape> polygons;
    for (const auto &points : someConvex(int(state.range(0)), Count)) {
        std::vector<b2Vec2> corners;
        for (QPointF point : points)
            corners.emplace_back(float(point.x()), float(point.y()));
        polygons.emplace_back().Set(corners.data(), int(corners.size()));
    }
    b2Transform place;
    place.SetIdentity();
    overPairs(state, [&](std::size_t a, std::size_t b) {
        b2Manifold manifold;
        b2CollidePolygons(&manifold, &polygons[a], place, &polygons[b], place);
        return manifold.pointCount > 0;
    });
}

/// The distance by the algorithm of Gilbert, Johnson and Keerthi (GJK), which has no limit on the number of vertices.
void box2dDistance(benchmark::State &state)
{
    std::vector<std::vector<b2Vec2>> polygons;
    for (const auto &points : someConvex(int(state.range(0)), Count)) {
        std::vector<b2Vec2> &corners = polygons.emplace_back();
        for (QPointF point : points)
            corners.emplace_back(float(point.x()), float(point.y()));
    }
    overPairs(state, [&](std::size_t a, std::size_t b) {
        b2DistanceInput input;
        input.proxyA.Set(polygons[a].data(), int(polygons[a].size()), 0);
        input.proxyB.Set(polygons[b].data(), int(polygons[b].size()), 0);
        input.transformA.SetIdentity();
        input.transformB.SetIdentity();
        input.useRadii = false;
        b2SimplexCache cache;
        cache.count = 0;
        b2DistanceOutput output;
        b2Distance(&output, &cache, &input);
        return output.distance < 1e-5F;
    });
}

BENCHMARK(box2dSeparatingAxes)->Arg(4)->Arg(8);
BENCHMARK(box2dDistance)->Arg(4)->Arg(8)->Arg(26);

#endif

} // namespace

BENCHMARK_MAIN();
