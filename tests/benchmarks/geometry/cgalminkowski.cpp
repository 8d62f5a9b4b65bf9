#include "tests/benchmarks/geometry/cgal.h"

#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/minkowski_sum_2.h>

void cgalMinkowskiSum(benchmark::State &state, const std::vector<Trammel::Polygon> &polygons)
{
    using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
    using Ring = CGAL::Polygon_2<Kernel>;
    // The second polygon of each pair is negated, which turns the sum into a difference.
    std::vector<Ring> rings;
    for (std::size_t i = 0; i < polygons.size(); ++i) {
        const double sign = i % 2 == 0 ? 1 : -1;
        Ring &ring = rings.emplace_back();
        for (QPointF point : polygons[i].outline)
            ring.push_back({sign * point.x(), sign * point.y()});
    }
    std::size_t i = 0;
    for (auto _ : state) {
        const auto sum = CGAL::minkowski_sum_by_reduced_convolution_2(rings[i], rings[i + 1]);
        benchmark::DoNotOptimize(sum.outer_boundary().size());
        i = (i + 2) % rings.size();
    }
}
