#include "widgets/interaction/presstarget_p.h"

#include "geometry/predicates.h"
#include "widgets/interaction/toolcontext_p.h"
#include "widgets/model/selection.h"

namespace Trammel {

namespace {

ShapeId unfilledAround(const Document &document, QPointF point)
{
    Aabb2 box;
    box.include(point);
    const ShapeIds candidates = document.sorted(document.candidates(box));
    for (auto id = candidates.crbegin(); id != candidates.crend(); ++id) {
        const Shape *shape = document.find(*id);
        if (shape->hidden || shape->locked || shape->isFilled())
            continue;
        if (locate(point, shape->scenePrimitive()) != Location::Outside)
            return *id;
    }
    return {};
}

} // namespace

PressTarget pressTarget(const ToolContext &context, const std::optional<SelectionFrame> &frame, const ToolEvent &event)
{
    PressTarget target;
    if (frame)
        target.handle = handleAt(frame->box, event.scenePos, event.pixel);
    if (target.handle != Handle::None) {
        target.kind = PressTarget::Kind::Handle;
        return target;
    }
    target.shape = context.document->shapeAt(event.scenePos, event.tolerance);
    if (!target.shape.isNull()) {
        target.kind = PressTarget::Kind::Shape;
    } else {
        target.shape = unfilledAround(*context.document, event.scenePos);
        if (!target.shape.isNull())
            target.kind = PressTarget::Kind::Interior;
    }
    target.isSelected = context.selection->contains(target.shape);
    return target;
}

} // namespace Trammel
