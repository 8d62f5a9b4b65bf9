#include "tests/benchmarks/geometry/cgal.h"

#include <CGAL/Constrained_Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>

using namespace Trammel;

void cgal(benchmark::State &state, const Polygon &polygon)
{
    using Triangulator =
        CGAL::Constrained_Delaunay_triangulation_2<CGAL::Exact_predicates_inexact_constructions_kernel>;
    std::vector<std::vector<Triangulator::Point>> rings;
    const auto add = [&rings](const QList<QPointF> &points) {
        rings.emplace_back();
        for (QPointF point : points)
            rings.back().emplace_back(point.x(), point.y());
    };
    add(polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        add(hole);
    std::size_t count = 0;
    for (auto _ : state) {
        Triangulator triangulator;
        for (const auto &ring : rings)
            triangulator.insert_constraint(ring.begin(), ring.end(), true);
        count = triangulator.number_of_faces();
        benchmark::DoNotOptimize(count);
    }
    state.counters["triangles"] = double(count);
}
