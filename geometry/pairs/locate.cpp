#include "geometry/base/chain_p.h"
#include "geometry/convex/pointside_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>
#include <trammel/geometry/winding.h>

// Point location: inside, on the boundary or outside of a primitive.

namespace Trammel {

namespace {

Location fromSide(int side)
{
    return side < 0 ? Location::Inside : side == 0 ? Location::Boundary : Location::Outside;
}

Location locateIn(QPointF point, const Obb &box)
{
    return fromSide(sideOf(fixed(point), withDirection(box)));
}

Location locateIn(QPointF point, const Circle &circle)
{
    return fromSide(sideOf(fixed(point), circle));
}

Location locateIn(QPointF point, const Ellipse &ellipse)
{
    return hasArea(ellipse) ? fromSide(sideOf(fixed(point), ellipse)) : locateIn(point, asSegment(ellipse));
}

Location locateIn(QPointF point, const RoundedBox &box)
{
    if (box.radius == 0)
        return locateIn(point, box.core);
    return fromSide(sideOf(fixed(point), RoundedBox{withDirection(box.core), box.radius}));
}

Location locateIn(QPointF point, const Polyline &polyline)
{
    const auto isOn = [point](QPointF from, QPointF to) {
        return intersects(Segment{from, to}, Segment{point, point});
    };
    return Chain(polyline).anyEdge(isOn) ? Location::Boundary : Location::Outside;
}

Location locateIn(QPointF point, const Polygon &polygon)
{
    return locate(point, polygon, FillRule::EvenOdd);
}

} // namespace

Location locate(QPointF point, const Primitive &primitive)
{
    if (!isFinite(point) || !isFinite(primitive))
        return Location::Outside;
    return std::visit([&](const auto &shape) { return locateIn(point, shape); }, primitive);
}

Location locate(QPointF point, std::span<const QPointF> ring)
{
    return locate(point, ring, FillRule::EvenOdd);
}

} // namespace Trammel
