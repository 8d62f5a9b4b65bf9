#include "tests/benchmarks/editor/exactly.h"

#include <trammel/geometry/predicates.h>

using namespace Trammel;

namespace {

Aabb2 grown(Aabb2 box, double by)
{
    for (std::size_t axis = 0; axis < 2; ++axis) {
        box.min[axis] -= by;
        box.max[axis] += by;
    }
    return box;
}

} // namespace

Exact exactlyIn(const Stage &stage, const Aabb2 &band, bool enclosing, bool isPenInShape)
{
    Exact exact;
    for (int place = 0; place < stage.count(); ++place) {
        const Shape &shape = stage.shape(place);
        const Primitive primitive = shape.scenePrimitive();
        const double pen = isPenInShape ? shape.stroke.width / 2 : 0;
        if (enclosing) {
            exact.must.push_back(contains(Quad::fromBox(grown(band, -pen)), primitive));
            exact.may.push_back(contains(Quad::fromBox(band), primitive));
        } else {
            exact.must.push_back(intersects(Quad::fromBox(band), PrimitiveView(primitive, shape.extent())));
            exact.may.push_back(intersects(Quad::fromBox(grown(band, pen)), PrimitiveView(primitive, shape.extent())));
        }
    }
    return exact;
}

Verdict judge(const QString &question, const Bench &bench, const Side &side, const Exact &exact)
{
    Verdict verdict{.question = question, .size = bench.size(), .who = side.who()};
    const std::vector<bool> selected = side.selected();
    for (std::size_t i = 0; i < selected.size(); ++i) {
        verdict.expected += exact.must[i];
        verdict.missed += exact.must[i] && !selected[i];
        verdict.surplus += selected[i] && !exact.may[i];
    }
    return verdict;
}
