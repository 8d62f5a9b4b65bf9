#pragma once

#include "widgets/model/document/connectorrouting_p.h"
#include <trammel/document.h>

namespace Trammel {

/// Computes the path of a connector that is being drawn, among the shapes that a document has at the construction.
class ConnectorDraft
{
public:
    ConnectorDraft(const Document &document, bool isOrthogonal);

    /// Adds a shape that is being drawn, too, or replaces it. The connector can end at it.
    ShapeId place(const Shape &shape);
    void route(Shape &connector) { m_router.route(connector); }

private:
    DocumentData m_data;
    ObstacleIndex m_obstacles;
    GroupFlags m_flags;
    ConnectorRouter m_router;
};

} // namespace Trammel
