#pragma once

#include "widgets/model/shape/shapeports_p.h"
#include <trammel/document.h>

namespace Trammel {

/// The ports of a shape that have room for another end: see ShapePort::capacity. The ends of the connector in the
/// document do not count, since one of them is bound anew, but its other end does.
QList<ScenePort> openPorts(const Document &document, ShapeId shape, ShapeId connector = {},
                           const ConnectorEnd &other = {});

} // namespace Trammel
