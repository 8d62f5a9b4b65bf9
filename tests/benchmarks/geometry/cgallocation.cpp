#include "tests/benchmarks/geometry/cgal.h"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Polygon_2_algorithms.h>

void cgalLocate(benchmark::State &state, std::span<const QPointF> ring, std::span<const QPointF> points)
{
    using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
    std::vector<Kernel::Point_2> corners, asked;
    for (QPointF point : ring)
        corners.emplace_back(point.x(), point.y());
    for (QPointF point : points)
        asked.emplace_back(point.x(), point.y());
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(CGAL::bounded_side_2(corners.begin(), corners.end(), asked[i], Kernel()));
        i = (i + 1) % asked.size();
    }
}
