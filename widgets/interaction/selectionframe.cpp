#include "widgets/interaction/selectionframe_p.h"

#include "geometry/vector.h"

#include <cmath>

namespace Trammel {

namespace {

QList<const Shape *> shapesOf(const Document &document, const ShapeIds &ids)
{
    QList<const Shape *> shapes;
    shapes.reserve(ids.size());
    for (ShapeId id : ids) {
        if (const Shape *shape = document.find(id))
            shapes.append(shape);
    }
    return shapes;
}

// The angle that all shapes have in common: their own, or at least that of their sides.
std::optional<double> commonDegrees(const QList<const Shape *> &shapes)
{
    const double first = shapes.first()->rotation;
    bool areEqual = true;
    for (const Shape *shape : shapes) {
        if (!areParallel(shape->rotation, first))
            return std::nullopt;
        areEqual = areEqual && shape->rotation == first;
    }
    return areEqual ? first : std::fmod(first, 90);
}

SelectionFrame frameOf(const Aabb2 &box, QPointF origin, double degrees)
{
    const QPointF axis = axisFromDegrees(degrees);
    const auto centre = box.centre();
    const auto size = box.size();
    return {{origin + rotated({centre[0], centre[1]}, axis), size[0] / 2, size[1] / 2, axis}, degrees};
}

// Parallel shapes fill their frames, whose corners are nearer to the truth than any outline's bounds.
SelectionFrame frameOfParallel(const QList<const Shape *> &shapes, double degrees)
{
    const QPointF axis = axisFromDegrees(degrees);
    const QPointF origin = degrees == 0 ? QPointF() : shapes.first()->centre;
    Aabb2 box;
    for (const Shape *shape : shapes) {
        for (QPointF corner : shape->frame().corners())
            box.include(unrotated(corner - origin, axis));
    }
    return frameOf(box, origin, degrees);
}

} // namespace

bool areParallel(double degreesA, double degreesB)
{
    return std::abs(std::remainder(degreesA - degreesB, 90)) <= 1e-9;
}

std::optional<SelectionFrame> frameAround(const Document &document, const ShapeIds &ids)
{
    const QList<const Shape *> shapes = shapesOf(document, ids);
    if (shapes.isEmpty())
        return std::nullopt;
    if (shapes.size() == 1)
        return SelectionFrame{shapes.first()->frame(), shapes.first()->rotation};
    if (const std::optional<double> degrees = commonDegrees(shapes))
        return frameOfParallel(shapes, *degrees);
    Aabb2 box;
    for (const Shape *shape : shapes)
        box = box.united(shape->sceneBounds());
    return frameOf(box, {}, 0);
}

ShapeIds changeableOf(const Document &document, const ShapeIds &ids)
{
    ShapeIds changeable;
    changeable.reserve(ids.size());
    for (ShapeId id : ids) {
        const Shape *shape = document.find(id);
        if (shape && !shape->locked)
            changeable.append(id);
    }
    return changeable;
}

} // namespace Trammel
