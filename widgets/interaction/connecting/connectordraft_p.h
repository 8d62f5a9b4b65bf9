#pragma once

#include "widgets/model/document/connectorrouting_p.h"
#include <trammel/document.h>

#include <utility>

namespace Trammel {

/// Computes the path of a connector that is being drawn, among the shapes that a document has at the construction. It
/// is the path that the connector will have in the document: beside the connectors between the same two shapes, and
/// with jumps over the connectors that it crosses. The connectors beside it make room only in the document.
class ConnectorDraft
{
public:
    /// The document is borrowed, and must not change.
    ConnectorDraft(const Document &document, bool isOrthogonal);

    /// Adds a shape that is being drawn, too, or replaces it. The connector can end at it.
    ShapeId place(const Shape &shape);
    /// The connector can replace one of the document.
    void route(Shape &connector, ShapeId replaced = {});

private:
    void setLane(Shape &connector, ShapeId replaced);

    const Document &m_document;
    /// The connectors between these shapes.
    ParallelConnectors m_parallel;
    std::pair<ShapeId, ShapeId> m_pair;
    DocumentData m_data;
    ObstacleIndex m_obstacles;
    GroupFlags m_flags;
    ConnectorRouter m_router;
};

} // namespace Trammel
