#pragma once

#include "widgets/interaction/vertices/vertexedit_p.h"
#include <trammel/toolevent.h>

namespace Trammel {

/// The target of a press on an edited outline.
struct VertexTarget
{
    enum class Kind { Outside, Body, Vertex, ControlPoint, Midpoint, Edge };

    Kind kind = Kind::Outside;
    /// The number of the vertex or of the edge; -1 for Outside and Body.
    qsizetype number = -1;
    /// The side of the vertex at which the control point, its handle, is.
    VertexOutline::Side side = VertexOutline::Side::Before;

    bool isOnEdge() const { return kind == Kind::Midpoint || kind == Kind::Edge; }

    friend bool operator==(const VertexTarget &, const VertexTarget &) = default;
};

/// The target of a press. Vertices come first, then the handles that are shown, then the midpoint mark of the nearest
/// edge, then that edge, then the inside of the outline. A vertex, a handle or a midpoint is hit within VertexReach, an
/// edge within VertexReach and the tolerance of the event.
VertexTarget vertexTarget(const VertexEdit &edit, const Shape &shape, const ToolEvent &event);

} // namespace Trammel
