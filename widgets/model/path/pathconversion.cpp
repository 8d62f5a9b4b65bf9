#include "widgets/model/path/pathconversion_p.h"

#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace Trammel {

namespace {

/// The share of the way to the corner at which the control points of a quarter of an ellipse lie.
constexpr double QuarterHandle = 0.5522847498307936;

QList<QPointF> straightRing(const QList<QPointF> &points, bool isClosed)
{
    QList<QPointF> ring;
    ring.reserve(3 * points.size());
    for (qsizetype i = 0; i < points.size(); ++i) {
        const bool isLast = i + 1 == points.size();
        ring.append(points[i]);
        if (!isLast || isClosed)
            ring.append({points[i], points[isLast ? 0 : i + 1]});
    }
    return ring;
}

/// The frame with corners rounded by quarters of an ellipse with these radii, in unit coordinates.
QList<QPointF> roundRing(double radiusX, double radiusY)
{
    const std::array<QPointF, 4> corners{QPointF(-0.5, -0.5), QPointF(0.5, -0.5), QPointF(0.5, 0.5),
                                         QPointF(-0.5, 0.5)};
    QList<QPointF> ring;
    for (QPointF corner : corners) {
        const QPointF inX(corner.x() - std::copysign(radiusX, corner.x()), corner.y());
        const QPointF inY(corner.x(), corner.y() - std::copysign(radiusY, corner.y()));
        const bool startsAbove = corner.x() * corner.y() > 0;
        const QPointF from = startsAbove ? inY : inX, to = startsAbove ? inX : inY;
        // The straight side before this corner, which vanishes in an ellipse.
        if (!ring.isEmpty() && same(ring.last(), from))
            ring.removeLast();
        else if (!ring.isEmpty())
            ring.append({ring.last(), from});
        ring.append({from, from + QuarterHandle * (corner - from), to + QuarterHandle * (corner - to), to});
    }
    if (same(ring.last(), ring.first()))
        ring.removeLast();
    else
        ring.append({ring.last(), ring.first()});
    return ring;
}

Shape::Outline curvesOf(const Shape &shape)
{
    const double width = shape.size.width(), height = shape.size.height();
    const double radius = std::min({shape.cornerRadius, width / 2, height / 2});
    Shape::Outline rings;
    switch (shape.kind->form()) {
    case ShapeKind::Form::RoundedBox:
        if (radius > 0)
            return {roundRing(radius / width, radius / height)};
        [[fallthrough]];
    case ShapeKind::Form::Box:
        return {straightRing({{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}, true)};
    case ShapeKind::Form::Ellipse:
        return {roundRing(0.5, 0.5)};
    case ShapeKind::Form::Polygon:
    case ShapeKind::Form::Polyline:
        for (const QList<QPointF> &ring : shape.outline)
            rings.append(straightRing(ring, shape.isClosed()));
        return rings;
    case ShapeKind::Form::Path:
    case ShapeKind::Form::Custom:
        break;
    }
    return rings;
}

} // namespace

std::optional<Shape> pathOf(const Shape &shape)
{
    Shape path = shape;
    path.kind = &ShapeKind::bezierPath();
    path.outline = curvesOf(shape);
    path.cornerRadius = 0;
    const bool hasHead = shape.startHead != LineHead::None || shape.endHead != LineHead::None;
    const bool isConvertible =
        shape.kind->isKnown() && shape.kind != &ShapeKind::text() && !shape.connector && !hasHead;
    return isConvertible && !path.outline.isEmpty() ? std::optional(path) : std::nullopt;
}

} // namespace Trammel
