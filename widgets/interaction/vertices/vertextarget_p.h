#pragma once

#include "widgets/interaction/context/toolevent_p.h"
#include "widgets/interaction/vertices/vertexedit_p.h"

namespace Trammel {

/// The target of a press on an edited outline.
struct VertexTarget
{
    enum class Kind { Outside, Body, Vertex, Midpoint, Edge };

    Kind kind = Kind::Outside;
    /// The number of the vertex or of the edge.
    qsizetype number = -1;

    bool isOnEdge() const { return kind == Kind::Midpoint || kind == Kind::Edge; }

    friend bool operator==(const VertexTarget &, const VertexTarget &) = default;
};

/// The target of a press. Vertices come first, then the marked midpoints of edges, then edges, then the inside of the
/// outline. The nearest one of each kind counts.
VertexTarget vertexTarget(const VertexEdit &edit, const Shape &shape, const ToolEvent &event);

} // namespace Trammel
