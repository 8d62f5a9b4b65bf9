#pragma once

#include "geometry/vector.h"
#include "widgets/model/shape.h"
#include "widgets/model/shapekind.h"

#include <algorithm>

namespace Trammel {

/// Where the points of a shape's outline are in the scene: the one place that says so.
class OutlineMap
{
public:
    explicit OutlineMap(const Shape &shape)
        : m_centre(shape.centre), m_axis(axisFromDegrees(shape.rotation)),
          m_width(shape.mirroredX ? -shape.size.width() : shape.size.width()),
          m_height(shape.mirroredY ? -shape.size.height() : shape.size.height())
    {
    }

    QPointF operator()(QPointF unit) const
    {
        return m_centre + rotated({unit.x() * m_width, unit.y() * m_height}, m_axis);
    }

    QList<QPointF> operator()(const QList<QPointF> &units) const
    {
        QList<QPointF> points(units.size());
        std::transform(units.begin(), units.end(), points.begin(), *this);
        return points;
    }

private:
    QPointF m_centre;
    QPointF m_axis;
    double m_width;
    double m_height;
};

/// Whether the shape's primitive is made of the points of its outline: a polygon's or a polyline's.
inline bool isMadeOfPoints(const Shape &shape)
{
    return shape.kind == &ShapeKind::polygon() || shape.kind == &ShapeKind::polyline();
}

} // namespace Trammel
