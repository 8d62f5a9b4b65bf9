#pragma once

#include "widgets/model/path/cubic_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shape.h>
#include <trammel/shapekind.h>

#include <algorithm>

namespace Trammel {

/// Maps the points of a shape's outline to scene coordinates. The mapping is defined only here.
class OutlineMap
{
public:
    explicit OutlineMap(const Shape &shape)
        : m_center(shape.center), m_axis(axisFromDegrees(shape.rotation)),
          m_width(shape.mirroredX ? -shape.size.width() : shape.size.width()),
          m_height(shape.mirroredY ? -shape.size.height() : shape.size.height())
    {
    }

    QPointF operator()(QPointF unit) const { return m_center + offset(unit); }
    /// A scene point relative to the center of the shape, without the rotation.
    QPointF inFrame(QPointF scenePoint) const { return unrotated(scenePoint - m_center, m_axis); }
    /// The vector from the center of the shape to a point.
    QPointF offset(QPointF unit) const { return rotated({unit.x() * m_width, unit.y() * m_height}, m_axis); }

    QList<QPointF> operator()(const QList<QPointF> &units) const
    {
        QList<QPointF> points(units.size());
        std::transform(units.begin(), units.end(), points.begin(), *this);
        return points;
    }

    Cubic operator()(const Cubic &units) const
    {
        return {(*this)(units.from), (*this)(units.control1), (*this)(units.control2), (*this)(units.to)};
    }

private:
    QPointF m_center;
    QPointF m_axis;
    double m_width;
    double m_height;
};

/// Whether the shape's primitive consists of the points of its outline, as for a polygon or a polyline.
inline bool isMadeOfPoints(const Shape &shape)
{
    const ShapeKind::Form form = shape.kind->form();
    return form == ShapeKind::Form::Polygon || form == ShapeKind::Form::Polyline;
}

inline bool isConnector(const Shape &shape)
{
    return shape.kind == &ShapeKind::connector();
}

/// Whether the outline of a shape lists points of its primitive: those of a polygon or a polyline, or the anchors of a
/// path.
inline bool hasAnchors(const Shape &shape)
{
    return isMadeOfPoints(shape) || shape.kind->form() == ShapeKind::Form::Path;
}

/// The distance between two such points in a ring of the outline.
inline qsizetype anchorStep(const Shape &shape)
{
    return shape.kind->form() == ShapeKind::Form::Path ? 3 : 1;
}

} // namespace Trammel
