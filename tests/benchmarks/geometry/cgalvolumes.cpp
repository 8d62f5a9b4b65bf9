#include "tests/benchmarks/geometry/cgalvolumes.h"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Min_sphere_of_points_d_traits_2.h>
#include <CGAL/Min_sphere_of_spheres_d.h>
#include <CGAL/Polygon_2.h>
#include <CGAL/convex_hull_2.h>
#include <CGAL/min_quadrilateral_2.h>

namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Point = Kernel::Point_2;

std::vector<Point> hullOf(std::span<const QPointF> points)
{
    std::vector<Point> given, hull;
    for (QPointF point : points)
        given.emplace_back(point.x(), point.y());
    CGAL::convex_hull_2(given.begin(), given.end(), std::back_inserter(hull));
    return hull;
}

} // namespace

std::size_t cgalHull(std::span<const QPointF> points)
{
    return hullOf(points).size();
}

double cgalCircle(std::span<const QPointF> points)
{
    using Traits = CGAL::Min_sphere_of_points_d_traits_2<Kernel, double>;
    std::vector<Point> given;
    for (QPointF point : points)
        given.emplace_back(point.x(), point.y());
    return CGAL::Min_sphere_of_spheres_d<Traits>(given.begin(), given.end()).radius();
}

double cgalBox(std::span<const QPointF> points)
{
    const std::vector<Point> hull = hullOf(points);
    CGAL::Polygon_2<Kernel> box;
    CGAL::min_rectangle_2(hull.begin(), hull.end(), std::back_inserter(box));
    return box.area();
}
