#include "widgets/interaction/vertices/vertextarget_p.h"

#include "widgets/interaction/vertices/vertexmarks_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

namespace Trammel {

VertexTarget vertexTarget(const VertexEdit &edit, const Shape &shape, const ToolEvent &event)
{
    using Kind = VertexTarget::Kind;
    const double reach = VertexReach * event.pixel;
    if (const std::optional<qsizetype> vertex = edit.outline.vertexNear(event.scenePos, reach))
        return {Kind::Vertex, *vertex};
    VertexTarget nearest;
    double least = reach;
    for (const CurveHandle &handle : edit.handles()) {
        const double away = length(edit.outline.handle(handle.vertex, handle.side) - event.scenePos);
        if (away <= least) {
            nearest = {Kind::ControlPoint, handle.vertex, handle.side};
            least = away;
        }
    }
    if (nearest.kind == Kind::ControlPoint)
        return nearest;
    if (const std::optional<qsizetype> edge = edit.outline.edgeNear(event.scenePos, reach)) {
        if (hasMidpoint(edit.outline, *edge, event.pixel)
            && length(edit.outline.middle(*edge) - event.scenePos) <= reach)
            return {Kind::Midpoint, *edge};
        if (edit.outline.distanceTo(*edge, event.scenePos) <= event.tolerance)
            return {Kind::Edge, *edge};
    }
    const bool isWithin = locate(event.scenePos, shape.scenePrimitive()) != Location::Outside;
    return {isWithin ? Kind::Body : Kind::Outside, -1};
}

} // namespace Trammel
