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
    if (const std::optional<qsizetype> edge = edit.outline.edgeNear(event.scenePos, reach)) {
        const Segment line = edit.outline.edge(*edge);
        if (hasMidpoint(line, event.pixel) && length(midpoint(line) - event.scenePos) <= reach)
            return {Kind::Midpoint, *edge};
        if (distance(event.scenePos, line) <= event.tolerance)
            return {Kind::Edge, *edge};
    }
    const bool isWithin = locate(event.scenePos, shape.scenePrimitive()) != Location::Outside;
    return {isWithin ? Kind::Body : Kind::Outside, -1};
}

} // namespace Trammel
