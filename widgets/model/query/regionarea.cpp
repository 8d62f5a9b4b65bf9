#include "widgets/model/query/regionarea_p.h"

#include "widgets/model/shape/outlinemap_p.h"

namespace Trammel {

// A point of the shape in the region shows that the region touches the shape; a point outside shows that it does not
// enclose the shape. Many shapes are decided this way without constructing their primitives.

bool RegionArea::touches(const Shape &shape) const
{
    return anyPoint(shape, false) || intersects(m_region, PrimitiveView(primitiveOf(shape), touchedExtent(shape)));
}

bool RegionArea::encloses(const Shape &shape) const
{
    return !anyPoint(shape, true) && contains(m_region, PrimitiveView(primitiveOf(shape), shape.extent()));
}

bool RegionArea::anyPoint(const Shape &shape, bool outside) const
{
    const auto isThere = [&](QPointF point) { return (m_region.locate(point) == Location::Outside) == outside; };
    if (hasAnchors(shape)) {
        const OutlineMap toScene(shape);
        const QList<QPointF> points = shape.outline.value(0);
        const qsizetype step = anchorStep(shape), middle = points.size() / step / 2 * step;
        return !points.isEmpty() && (isThere(toScene(points.first())) || isThere(toScene(points[middle])));
    }
    const bool hasCenter = shape.kind->form() != ShapeKind::Form::Custom;
    return hasCenter && shape.extent() == Extent::Area && isThere(shape.center);
}

} // namespace Trammel
