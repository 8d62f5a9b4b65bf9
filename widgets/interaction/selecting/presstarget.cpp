#include "widgets/interaction/selecting/presstarget_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/vertices/vertexmarks_p.h"
#include "widgets/model/shape/shapeparts_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/selection.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// Calls a function for each selectable unfilled shape around a point, from the top to the bottom, until it returns
/// false.
template <typename Visit> void visitUnfilledAround(const Document &document, QPointF point, const Visit &visit)
{
    Aabb2 box;
    box.include(point);
    const ShapeIds candidates = document.sorted(document.candidates(box));
    for (auto id = candidates.crbegin(); id != candidates.crend(); ++id) {
        const Shape *shape = document.find(*id);
        if (!document.isSelectable(*id) || shape->extent() == Extent::Area)
            continue;
        if (locate(point, shape->scenePrimitive()) != Location::Outside && !visit(*id))
            return;
    }
}

ShapeId unfilledAround(const Document &document, QPointF point)
{
    ShapeId found;
    visitUnfilledAround(document, point, [&](ShapeId id) {
        found = id;
        return false;
    });
    return found;
}

/// Whether a point in a shape is in a container, away from its outline and its title.
bool isInBody(const Shape &shape, QPointF point, double tolerance)
{
    if (!shape.kind->isContainer())
        return false;
    const TextBox title = shape.kind->textBox(shape);
    const QSizeF size = title.isTurned ? title.size.transposed() : title.size;
    const QPointF inTitle = frameToScene(shape).inverted().map(point) - title.center;
    const bool isTitle = std::abs(inTitle.x()) <= size.width() / 2 && std::abs(inTitle.y()) <= size.height() / 2;
    return !isTitle && distance(point, asCurve(shape.scenePrimitive())) > tolerance;
}

} // namespace

PressTarget pressTarget(const ToolContext &context, const std::optional<SelectionFrame> &frame, const ToolEvent &event,
                        const std::optional<LinePoints> &line)
{
    PressTarget target;
    if (line)
        target.point = line->pointNear(event.scenePos, VertexReach * event.pixel);
    if (line && !target.point)
        target.segment = line->handleNear(event.scenePos, VertexReach * event.pixel, event.pixel);
    if (target.point || target.segment) {
        target.kind = target.point ? PressTarget::Kind::LinePoint : PressTarget::Kind::LineSegment;
        target.shape = line->shape;
        target.isSelected = true;
        return target;
    }
    if (frame)
        target.handle = handleAt(
            frame->box, event.scenePos, event.pixel, frame->pivot,
            rotateSide(frame->box, context.viewPort->sceneToView(), context.viewPort->visibleRect()), frame->use);
    if (frame && frame->use.rotates && target.handle == Handle::None) {
        target.corner = cornerAt(frame->box, event.scenePos, event.pixel);
        if (target.corner != Handle::None)
            target.handle = Handle::Rotate;
    }
    if (target.handle != Handle::None) {
        target.kind = PressTarget::Kind::FrameHandle;
        return target;
    }
    target.shape = context.document->shapeAt(event.scenePos, event.tolerance);
    if (!target.shape.isNull()) {
        const bool isBody = isInBody(*context.document->find(target.shape), event.scenePos, event.tolerance);
        target.kind = isBody ? PressTarget::Kind::Interior : PressTarget::Kind::Shape;
    } else {
        target.shape = unfilledAround(*context.document, event.scenePos);
        if (!target.shape.isNull())
            target.kind = PressTarget::Kind::Interior;
    }
    target.isSelected = context.selection->contains(target.shape);
    return target;
}

ShapeIds shapesUnder(const Document &document, QPointF scenePos, double tolerance)
{
    ShapeIds ids;
    visitShapesUnder(document, scenePos, tolerance, [&ids](ShapeId id) {
        ids.append(id);
        return true;
    });
    return ids;
}

void visitShapesUnder(const Document &document, QPointF scenePos, double tolerance,
                      const std::function<bool(ShapeId id)> &visit)
{
    const ShapeId first = document.shapeAt(scenePos, tolerance);
    if (!first.isNull() && !visit(first))
        return;
    const ShapeIds hit = document.shapesAt(scenePos, tolerance);
    for (auto id = hit.crbegin(); id != hit.crend(); ++id) {
        if (*id != first && !visit(*id))
            return;
    }
    visitUnfilledAround(document, scenePos, [&](ShapeId id) { return id == first || hit.contains(id) || visit(id); });
}

} // namespace Trammel
