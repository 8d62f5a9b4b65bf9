#include <trammel/geometry/overlappingpairs.h>
#include <trammel/geometry/sat.h>

#include "tests/benchmarks/geometry/convexfamilies.h"

#ifdef TRAMMEL_HAS_CGAL
#include "tests/benchmarks/geometry/cgal.h"
#endif

#include <benchmark/benchmark.h>

#include <boost/function_output_iterator.hpp>
#include <boost/geometry/index/rtree.hpp>

#include <atomic>

// All intersecting pairs of many rotated boxes, distributed uniformly or in clusters. Each side finds the overlapping
// pairs of axis-aligned bounds its own way, then applies the same exact test to the boxes. The time covers everything
// from the boxes to the number of pairs; nothing is cached.

using namespace Trammel;

namespace {

enum Spread { Uniform, Clustered };

std::vector<Obb> spreadBoxes(benchmark::State &state)
{
    const auto count = std::size_t(state.range(0));
    std::mt19937 engine(1);
    std::uniform_real_distribution<double> half(0.5, 4), degrees(0, 360);
    const double side = 10 * std::sqrt(double(count));
    std::uniform_real_distribution<double> anywhere(0, side);
    std::normal_distribution<double> near(0, side / 60);
    std::vector<QPointF> middles(64);
    for (QPointF &middle : middles)
        middle = {anywhere(engine), anywhere(engine)};
    std::vector<Obb> boxes;
    for (std::size_t i = 0; i < count; ++i) {
        QPointF center(anywhere(engine), anywhere(engine));
        if (state.range(1) == Clustered)
            center = middles[i % middles.size()] + QPointF(near(engine), near(engine));
        const double width = half(engine), height = half(engine);
        boxes.push_back({center, width, height, axisFromDegrees(degrees(engine))});
    }
    return boxes;
}

std::vector<Aabb2> boundsOf(const std::vector<Obb> &boxes)
{
    std::vector<Aabb2> all;
    all.reserve(boxes.size());
    for (const Obb &box : boxes)
        all.push_back(bounds(box));
    return all;
}

template <class Find> void countPairs(benchmark::State &state, const Find &find)
{
    const std::vector<Obb> boxes = spreadBoxes(state);
    std::size_t count = 0;
    for (auto _ : state) {
        const std::vector<Aabb2> all = boundsOf(boxes);
        const std::vector<SatBox> kept(boxes.begin(), boxes.end());
        count = 0;
        find(all, [&](std::size_t a, std::size_t b) { count += intersects(kept[a], kept[b]); });
    }
    state.counters["pairs"] = double(count);
}

void trammelPairs(benchmark::State &state)
{
    countPairs(state, [](std::span<const Aabb2> boxes, const auto &visit) {
        visitOverlappingPairs(boxes, [&](std::span<const IndexPair> pairs) {
            for (IndexPair pair : pairs)
                visit(pair.first, pair.second);
            return true;
        });
    });
}

/// A packed R-tree, queried once per box.
void boostRtree(benchmark::State &state)
{
    using BoostBox = boost::geometry::model::box<BoostPoint>;
    using Value = std::pair<BoostBox, std::size_t>;
    countPairs(state, [](std::span<const Aabb2> boxes, const auto &visit) {
        std::vector<Value> values;
        for (const Aabb2 &box : boxes)
            values.push_back({{{box.min[0], box.min[1]}, {box.max[0], box.max[1]}}, values.size()});
        const boost::geometry::index::rtree<Value, boost::geometry::index::rstar<16>> tree(values);
        for (const Value &own : values) {
            tree.query(boost::geometry::index::intersects(own.first),
                       boost::make_function_output_iterator([&](const Value &other) {
                           if (own.second < other.second)
                               visit(own.second, other.second);
                       }));
        }
    });
}

void manyEach(benchmark::internal::Benchmark *job)
{
    job->ArgNames({"", "clustered"})->Args({100000, Uniform})->Args({100000, Clustered});
    // Wall-clock time, as several threads take part.
    job->UseRealTime()->Unit(benchmark::kMillisecond);
}

BENCHMARK(trammelPairs)->Apply(manyEach);
BENCHMARK(boostRtree)->Apply(manyEach);

#ifdef TRAMMEL_HAS_CGAL

void cgalSegmentTree(benchmark::State &state)
{
    countPairs(state, [](std::span<const Aabb2> boxes, const auto &visit) { cgalVisitPairs(boxes, visit); });
}

BENCHMARK(cgalSegmentTree)->Apply(manyEach);

#endif

} // namespace

BENCHMARK_MAIN();
