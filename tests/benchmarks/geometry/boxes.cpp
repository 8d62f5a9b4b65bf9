#include <trammel/geometry/sat.h>
#include <trammel/geometry/satbatch.h>

#include "tests/benchmarks/geometry/convexfamilies.h"

#include <benchmark/benchmark.h>

#ifdef TRAMMEL_HAS_BOX2D
#include <box2d/box2d.h>
#endif

// Intersection tests of two oriented boxes, by the spread of the boxes.

using namespace Trammel;

namespace {

constexpr std::size_t Count = 4096;

/// Runs a test over pairs that are adjacent in the list, and counts the intersecting ones.
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

void keptAxes(benchmark::State &state)
{
    std::vector<SatBox> boxes;
    for (const Obb &box : someBoxes(Count, double(state.range(0))))
        boxes.emplace_back(box);
    overPairs(state, [&](std::size_t a, std::size_t b) { return intersects(boxes[a], boxes[b]); });
}

void plainBoxes(benchmark::State &state)
{
    const std::vector<Obb> boxes = someBoxes(Count, double(state.range(0)));
    overPairs(state, [&](std::size_t a, std::size_t b) { return intersects(boxes[a], boxes[b]); });
}

void batch(benchmark::State &state)
{
    const std::vector<Obb> boxes = someBoxes(Count, double(state.range(0)));
    const ObbBatch many(boxes);
    std::vector<unsigned char> verdicts(boxes.size());
    std::size_t i = 0;
    for (auto _ : state) {
        many.intersects(boxes[i], verdicts);
        i = (i + 1) % Count;
        benchmark::DoNotOptimize(verdicts.data());
    }
    state.counters["a box"] =
        benchmark::Counter(double(Count), benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void contactOfBoxes(benchmark::State &state)
{
    const std::vector<Obb> boxes = someBoxes(Count, double(state.range(0)));
    overPairs(state, [&](std::size_t a, std::size_t b) { return contact(boxes[a], boxes[b]).has_value(); });
}

void boostPolygons(benchmark::State &state)
{
    std::vector<BoostPolygon> boxes;
    for (const Obb &box : someBoxes(Count, double(state.range(0))))
        boxes.push_back(boostPolygon(box.corners()));
    overPairs(state, [&](std::size_t a, std::size_t b) { return boost::geometry::intersects(boxes[a], boxes[b]); });
}

void painterPaths(benchmark::State &state)
{
    std::vector<QPainterPath> boxes;
    for (const Obb &box : someBoxes(Count, double(state.range(0))))
        boxes.push_back(painterPath(box.corners()));
    overPairs(state, [&](std::size_t a, std::size_t b) { return boxes[a].intersects(boxes[b]); });
}

BENCHMARK(keptAxes)->Arg(20)->Arg(100);
BENCHMARK(plainBoxes)->Arg(20)->Arg(100);
BENCHMARK(batch)->Arg(20)->Arg(100);
BENCHMARK(contactOfBoxes)->Arg(20)->Arg(100);
BENCHMARK(boostPolygons)->Arg(20)->Arg(100);
BENCHMARK(painterPaths)->Arg(20)->Arg(100);

#ifdef TRAMMEL_HAS_BOX2D

struct Box2dBoxes
{
    explicit Box2dBoxes(double spread)
    {
        for (const Obb &box : someBoxes(Count, spread)) {
            shapes.emplace_back().SetAsBox(float(box.halfWidth), float(box.halfHeight));
            b2Transform &place = places.emplace_back();
            place.p.Set(float(box.center.x()), float(box.center.y()));
            place.q.c = float(box.axis.x());
            place.q.s = float(box.axis.y());
        }
    }

    std::vector<b2PolygonShape> shapes;
    std::vector<b2Transform> places;
};

void box2dOverlap(benchmark::State &state)
{
    const Box2dBoxes boxes(double(state.range(0)));
    overPairs(state, [&](std::size_t a, std::size_t b) {
        return b2TestOverlap(&boxes.shapes[a], 0, &boxes.shapes[b], 0, boxes.places[a], boxes.places[b]);
    });
}

void box2dSeparatingAxes(benchmark::State &state)
{
    const Box2dBoxes boxes(double(state.range(0)));
    overPairs(state, [&](std::size_t a, std::size_t b) {
        b2Manifold manifold;
        b2CollidePolygons(&manifold, &boxes.shapes[a], boxes.places[a], &boxes.shapes[b], boxes.places[b]);
        return manifold.pointCount > 0;
    });
}

BENCHMARK(box2dOverlap)->Arg(20)->Arg(100);
BENCHMARK(box2dSeparatingAxes)->Arg(20)->Arg(100);

#endif

} // namespace

BENCHMARK_MAIN();
