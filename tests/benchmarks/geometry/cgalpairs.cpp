#include "tests/benchmarks/geometry/cgal.h"

#include <CGAL/box_intersection_d.h>

void cgalVisitPairs(std::span<const Trammel::Aabb<2>> boxes,
                    const std::function<void(std::size_t first, std::size_t second)> &visit)
{
    using Box = CGAL::Box_intersection_d::Box_with_handle_d<double, 2, const Trammel::Aabb<2> *>;
    std::vector<Box> handles;
    handles.reserve(boxes.size());
    for (const Trammel::Aabb<2> &box : boxes)
        handles.emplace_back(CGAL::Bbox_2(box.min[0], box.min[1], box.max[0], box.max[1]), &box);
    CGAL::box_self_intersection_d(handles.begin(), handles.end(), [&](const Box &a, const Box &b) {
        visit(std::size_t(a.handle() - boxes.data()), std::size_t(b.handle() - boxes.data()));
    });
}
