#include "widgets/model/shape/shapeparts_p.h"

#include "widgets/model/path/pressureoutline_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/style/strokestyle_p.h"
#include <trammel/geometry/vector.h>

#include <QtGui/QPolygonF>
#include <QtGui/QTransform>

#include <cmath>

namespace Trammel {

namespace {

// The largest valid coordinate of parts and outlines. A frame of the largest size, anywhere in a drawing, stays within
// it.
constexpr double Farthest = 4 * LargestCoordinate;

bool isNear(double from, double to)
{
    return from >= -Farthest && to <= Farthest;
}

bool isGoodBox(const QRectF &box)
{
    return isNear(box.left(), box.right()) && isNear(box.top(), box.bottom()) && box.isValid();
}

bool isGood(const ShapePart &part)
{
    if (!part.picture.isNull() && !isGoodBox(part.pictureBox))
        return false;
    if (!std::isfinite(part.stroke.width) || part.stroke.width < 0 || part.stroke.width > LargestCoordinate
        || !part.stroke.dashPattern.errorString().isEmpty())
        return false;
    for (int i = 0; i < part.path.elementCount(); ++i) {
        const QPointF point = part.path.elementAt(i);
        if (!isNear(point.x(), point.x()) || !isNear(point.y(), point.y()))
            return false;
    }
    return !(part.path.isEmpty() && part.picture.isNull()) && part.path.elementCount() <= Shape::LargestPointCount;
}

qsizetype pointCount(const Primitive &outline)
{
    if (const auto *line = std::get_if<Polyline>(&outline))
        return line->points.size();
    const auto *polygon = std::get_if<Polygon>(&outline);
    if (!polygon)
        return 0;
    qsizetype count = polygon->outline.size();
    for (const QList<QPointF> &hole : polygon->holes)
        count += hole.size();
    return count;
}

} // namespace

QTransform frameToScene(const Shape &shape)
{
    const QPointF axis = axisFromDegrees(shape.rotation);
    return {axis.x(), axis.y(), -axis.y(), axis.x(), shape.center.x(), shape.center.y()};
}

QTransform gradientToFrame(const Gradient &gradient, const Shape &shape)
{
    const double width = shape.mirroredX ? -shape.size.width() : shape.size.width();
    const double height = shape.mirroredY ? -shape.size.height() : shape.size.height();
    const QPointF start(gradient.start.x() * width, gradient.start.y() * height);
    const QPointF line = gradient.end - gradient.start;
    if (gradient.type == Gradient::Type::Radial) {
        const double radius = length(line);
        return {radius * width, 0, 0, radius * height, start.x(), start.y()};
    }
    const QPointF axis(line.x() * width, line.y() * height);
    return {axis.x(), axis.y(), -axis.y(), axis.x(), start.x(), start.y()};
}

bool isMadeOfParts(const Shape &shape)
{
    return shape.kind->form() == ShapeKind::Form::Custom || hasPressures(shape);
}

QList<ShapePart> partsOf(const Shape &shape)
{
    Shape local = shape;
    local.center = {};
    local.rotation = 0;
    QList<ShapePart> parts;
    if (!hasPressures(shape)) {
        parts = shape.kind->parts(local);
    } else {
        if (shape.isFilled())
            parts.append({shape.kind->path(local), shape.fill, Stroke{QColor()}});
        parts.append({pressureOutline(local), Fill(shape.stroke.color), Stroke{QColor()}});
    }
    parts.removeIf([](const ShapePart &part) { return !isGood(part); });
    return parts;
}

Aabb2 partBounds(const Shape &shape, const QList<ShapePart> &parts)
{
    const QTransform toScene = frameToScene(shape);
    Aabb2 box;
    for (const ShapePart &part : parts) {
        Aabb2 around;
        for (int i = 0; i < part.path.elementCount(); ++i)
            around.include(toScene.map(QPointF(part.path.elementAt(i))));
        box = box.united(part.stroke.color.isValid() ? around.expanded(strokeReach(part.stroke)) : around);
        if (!part.picture.isNull()) {
            for (const QPointF corner : toScene.map(QPolygonF(part.pictureBox)))
                box.include(corner);
        }
    }
    return box;
}

Aabb2 withShadow(const Aabb2 &painted, const Shape &shape)
{
    if (!shape.shadow->isValid() || painted.isEmpty())
        return painted;
    // Three standard deviations, beyond which the shadow is invisible.
    constexpr double reach = 1.5;
    const QPointF offset = shape.shadow->offset;
    Aabb2 box = painted.expanded(reach * shape.shadow->blurRadius);
    box.min = {box.min[0] + offset.x(), box.min[1] + offset.y()};
    box.max = {box.max[0] + offset.x(), box.max[1] + offset.y()};
    return painted.united(box);
}

QString kindError(const Shape &shape)
{
    const QString reason = shape.kind->errorString(shape);
    if (!reason.isEmpty() || shape.kind->form() != ShapeKind::Form::Custom)
        return reason;
    const Primitive outline = shape.scenePrimitive();
    const Aabb2 box = bounds(outline);
    if (box.isEmpty())
        return Text::tr("the outline of \"%1\" has no point, or one that is not a finite number")
            .arg(shape.kind->name());
    if (!isNear(box.min[0], box.max[0]) || !isNear(box.min[1], box.max[1]))
        return Text::tr("the outline of \"%1\" reaches too far").arg(shape.kind->name());
    if (pointCount(outline) > Shape::LargestPointCount)
        return Text::tr("the outline has more than %1 points").arg(Shape::LargestPointCount);
    return {};
}

} // namespace Trammel
