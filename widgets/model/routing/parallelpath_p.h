#pragma once

#include "widgets/model/shape/connectorpath_p.h"
#include <trammel/connector.h>

#include <QtCore/QList>
#include <QtCore/QPointF>

namespace Trammel {

/// The paths of a connector next to a common path, the preferred one first. The connectors between the same two shapes
/// are spread over the width that both shapes have, or over a part of it. The common path has right angles or no bends,
/// and leads from the shape with the smaller id to the other one. The ends are on the outlines. Paths that do not reach
/// both outlines, or whose lines would become much shorter, are left out; the connector in the middle has none.
QList<QList<QPointF>> pathsBeside(const QList<QPointF> &common, const Connector &connector,
                                  const ConnectorTarget &first, const ConnectorTarget &last);

/// Whether the common path leads against the direction of a connector.
inline bool isReversed(const Connector &connector)
{
    return connector.laneCount > 1 && connector.to.shape < connector.from.shape;
}

} // namespace Trammel
