#include "widgets/model/regionarea_p.h"

#include "widgets/model/outlinemap_p.h"

namespace Trammel {

// A point of the shape that is in the region makes a touch, and one that is not keeps the shape from being
// enclosed: that decides many without their primitives.

bool RegionArea::touches(const Shape &shape) const
{
    return anyPoint(shape, false) || intersects(m_region, shape.scenePrimitive(), shape.extent());
}

bool RegionArea::encloses(const Shape &shape) const
{
    return !anyPoint(shape, true) && contains(m_region, shape.scenePrimitive(), shape.extent());
}

bool RegionArea::anyPoint(const Shape &shape, bool outside) const
{
    const auto isThere = [&](QPointF point) { return (m_region.locate(point) == Location::Outside) == outside; };
    if (isMadeOfPoints(shape)) {
        const OutlineMap toScene(shape);
        const QList<QPointF> points = shape.outline.value(0);
        return !points.isEmpty() && (isThere(toScene(points.first())) || isThere(toScene(points[points.size() / 2])));
    }
    const ShapeKind *kind = shape.kind;
    const bool hasCentre =
        kind == &ShapeKind::rectangle() || kind == &ShapeKind::roundedRectangle() || kind == &ShapeKind::ellipse();
    return hasCentre && shape.isFilled() && isThere(shape.centre);
}

} // namespace Trammel
