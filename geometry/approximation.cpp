#include "geometry/approximation.h"

#include "geometry/vector.h"

#include <algorithm>

namespace Trammel {

Polygon polygonOf(const Circle &circle, int corners)
{
    return polygonOf(Ellipse{circle.centre, circle.radius, circle.radius, QPointF(1, 0)}, corners);
}

Polygon polygonOf(const Ellipse &ellipse, int corners)
{
    const QPointF along = ellipse.axis * std::abs(ellipse.radiusX);
    const QPointF across = perpendicular(ellipse.axis) * std::abs(ellipse.radiusY);
    if (!isFinite(Primitive(ellipse)) || !isFinite(ellipse.centre + along + across)
        || !isFinite(ellipse.centre - along - across))
        return {};
    if (same(along, {}) && same(across, {}))
        return {{ellipse.centre}, {}};
    if (same(along, {}) || same(across, {}))
        return {{ellipse.centre + along + across, ellipse.centre - along - across}, {}};
    const int count = (std::clamp(corners, 4, 1'000'000) + 1) / 2 * 2;
    Polygon polygon;
    polygon.outline.reserve(count);
    for (int i = 0; i < count; ++i) {
        const QPointF turn = axisFromDegrees(360.0 * i / count);
        polygon.outline.append(ellipse.centre + along * turn.x() + across * turn.y());
    }
    return polygon;
}

} // namespace Trammel
