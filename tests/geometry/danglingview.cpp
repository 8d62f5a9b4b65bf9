#include <trammel/geometry/predicates.h>

using namespace Trammel;

// clang must warn about both views: their subjects are destroyed at the ends of their declarations. The test passes if
// this file does not compile for this reason.

bool meetsTemporary(const Obb &box)
{
    const PrimitiveView view = Circle{{0, 0}, 1};
    const PrimitiveView outline = asCurve(Circle{{0, 0}, 1});
    return intersects(view, box) && intersects(outline, box);
}
