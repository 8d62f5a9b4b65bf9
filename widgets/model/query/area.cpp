#include "widgets/model/query/area_p.h"

#include "widgets/model/path/coarsechords_p.h"

namespace Trammel {

Primitive Area::primitiveOf(const Shape &shape) const
{
    if (shape.kind->form() != ShapeKind::Form::Path || shape.outline.isEmpty() || isFilledNonZero(shape))
        return shape.scenePrimitive();
    return coarsePrimitive(shape, [this](const Aabb2 &box) { return locate(box) != Location::Boundary; });
}

} // namespace Trammel
