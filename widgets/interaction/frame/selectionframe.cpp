#include "widgets/interaction/frame/selectionframe_p.h"

#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// An unchanged list stays shared instead of being copied.
template <typename IsUnfit> ShapeIds without(ShapeIds ids, const IsUnfit &isUnfit)
{
    if (std::any_of(ids.cbegin(), ids.cend(), isUnfit))
        ids.removeIf(isUnfit);
    return ids;
}

// The common angle of shapes in degrees: their rotation if it is equal, otherwise the angle of their sides in [0, 90).
// Nothing if the shapes are not parallel.
std::optional<double> commonDegrees(const Document &document, const ShapeIds &ids)
{
    const double first = document.find(ids.first())->rotation;
    bool areEqual = true;
    for (ShapeId id : ids) {
        const double degrees = document.find(id)->rotation;
        if (!areParallel(degrees, first))
            return std::nullopt;
        areEqual = areEqual && degrees == first;
    }
    return areEqual ? first : std::fmod(first, 90);
}

GroupId onlyGroup(const Document &document, const ShapeIds &ids, GroupId scope)
{
    const Units units = document.units(ids, scope);
    return units.size() == 1 ? units.first().group : GroupId();
}

/// The visible shapes, or all existing shapes if all are hidden.
ShapeIds visibleOf(const Document &document, const ShapeIds &ids)
{
    const ShapeIds visible = without(ids, [&](ShapeId id) { return !document.isVisible(id); });
    return visible.isEmpty() ? without(ids, [&](ShapeId id) { return !document.contains(id); }) : visible;
}

SelectionFrame frameOf(const Aabb2 &box, QPointF origin, double degrees)
{
    const QPointF axis = axisFromDegrees(degrees);
    const auto center = box.center();
    const auto size = box.size();
    return {{origin + rotated({center[0], center[1]}, axis), size[0] / 2, size[1] / 2, axis}, degrees};
}

// A shape touches all sides of its own frame. The bounds of parallel shapes therefore follow from the corners of their
// frames, which are more accurate than the bounds of the outlines.
SelectionFrame frameOfParallel(const Document &document, const ShapeIds &ids, double degrees)
{
    const QPointF axis = axisFromDegrees(degrees);
    const QPointF origin = degrees == 0 ? QPointF() : document.find(ids.first())->center;
    Aabb2 box;
    for (ShapeId id : ids) {
        for (QPointF corner : document.find(id)->frame().corners())
            box.include(unrotated(corner - origin, axis));
    }
    return frameOf(box, origin, degrees);
}

/// The frame of shapes at a given angle: at 0 degrees by Document::bounds(), otherwise by the bounds of the primitives
/// along the axes of the frame.
SelectionFrame frameAlong(const Document &document, const ShapeIds &ids, double degrees)
{
    if (degrees == 0)
        return frameOf(document.bounds(ids), {}, 0);
    const QPointF axis = axisFromDegrees(degrees);
    const QPointF origin = document.find(ids.first())->center;
    Aabb2 box;
    for (ShapeId id : ids) {
        Shape shape = *document.find(id);
        // A rotation near the origin loses the least precision.
        shape.center -= origin;
        box = box.united(bounds(transformed(shape.scenePrimitive(), {{}, {axis.x(), -axis.y()}})));
    }
    return frameOf(box, origin, degrees);
}

} // namespace

bool areParallel(double degreesA, double degreesB)
{
    return std::abs(std::remainder(degreesA - degreesB, 90)) <= 1e-9;
}

std::optional<SelectionFrame> frameAround(const Document &document, const ShapeIds &ids, GroupId scope)
{
    const ShapeIds seen = visibleOf(document, ids);
    if (seen.isEmpty())
        return std::nullopt;
    const GroupId group = document.groups().isEmpty() ? GroupId() : onlyGroup(document, ids, scope);
    if (!group.isNull())
        return frameAround(document, group);
    if (seen.size() == 1) {
        const Shape &shape = *document.find(seen.first());
        return SelectionFrame{shape.frame(), shape.rotation};
    }
    if (const std::optional<double> degrees = commonDegrees(document, seen))
        return frameOfParallel(document, seen, *degrees);
    return frameOf(document.bounds(seen), {}, 0);
}

SelectionFrame frameAround(const Document &document, GroupId group)
{
    if (const Shape *container = document.find(document.containerOf(group)))
        return {container->frame(), container->rotation};
    return frameAlong(document, visibleOf(document, document.members(group)), document.find(group)->rotation);
}

std::optional<Obb> enteredFrame(const Document &document, GroupId entered)
{
    return document.contains(entered) ? std::optional(frameAround(document, entered).box) : std::nullopt;
}

} // namespace Trammel
