#pragma once

#include <trammel/geometry/primitives.h>

namespace Trammel {

// Copies of shapes, mapped by a similarity: an object with the functions point(), axis() and length().

template <class Map> QList<QPointF> mappedShape(QList<QPointF> points, const Map &map)
{
    for (QPointF &point : points)
        point = map.point(point);
    return points;
}

template <class Map> Obb mappedShape(const Obb &box, const Map &map)
{
    return {map.point(box.center), map.length(box.halfWidth), map.length(box.halfHeight), map.axis(box.axis)};
}

template <class Map> Circle mappedShape(const Circle &circle, const Map &map)
{
    return {map.point(circle.center), map.length(circle.radius)};
}

template <class Map> Ellipse mappedShape(const Ellipse &ellipse, const Map &map)
{
    return {map.point(ellipse.center), map.length(ellipse.radiusX), map.length(ellipse.radiusY),
            map.axis(ellipse.axis)};
}

template <class Map> RoundedBox mappedShape(const RoundedBox &box, const Map &map)
{
    return {mappedShape(box.core, map), map.length(box.radius)};
}

template <class Map> Polyline mappedShape(const Polyline &polyline, const Map &map)
{
    return {mappedShape(polyline.points, map)};
}

template <class Map> Polygon mappedShape(const Polygon &polygon, const Map &map)
{
    Polygon result{mappedShape(polygon.outline, map), {}};
    for (const QList<QPointF> &hole : polygon.holes)
        result.holes.append(mappedShape(hole, map));
    return result;
}

} // namespace Trammel
