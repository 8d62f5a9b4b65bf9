#pragma once

#include "widgets/model/shape/shapeports_p.h"
#include <trammel/document.h>

namespace Trammel {

/// The ports of a shape that have room for one more end of a connector: see ShapePort::capacity. The other end of this
/// connector takes room, too. The ends that the connector has in the document take none, since they are replaced. A
/// null id stands for a new connector.
QList<ScenePort> openPorts(const Document &document, ShapeId shape, ShapeId connector = {},
                           const ConnectorEnd &other = {});

} // namespace Trammel
