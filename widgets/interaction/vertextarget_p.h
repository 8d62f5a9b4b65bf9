#pragma once

#include "widgets/interaction/toolevent_p.h"
#include "widgets/interaction/vertexedit_p.h"

namespace Trammel {

/// What a press would take of an outline that is edited.
struct VertexTarget
{
    enum class Kind { Outside, Body, Vertex, Midpoint, Edge };

    Kind kind = Kind::Outside;
    /// The number of the vertex or of the edge.
    qsizetype number = -1;

    bool isOnEdge() const { return kind == Kind::Midpoint || kind == Kind::Edge; }

    friend bool operator==(const VertexTarget &, const VertexTarget &) = default;
};

/// Vertices come first, then the middles of edges, where these are marked, then edges; then what is within the
/// outline. The nearest of each.
VertexTarget vertexTarget(const VertexEdit &edit, const Shape &shape, const ToolEvent &event);

} // namespace Trammel
