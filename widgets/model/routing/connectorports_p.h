#pragma once

#include "widgets/model/routing/orthogonalroute_p.h"
#include "widgets/model/shape/connectorpath_p.h"

#include <vector>

namespace Trammel {

/// The ports of both ends of a connector. The target of a free end is null. A free end can be left in all directions.
/// An end without a fixed point has a port on the outline of its shape on each of the four sides, toward the aim. If
/// both ends are almost level with each other, they also have ports that are exactly level, so that a straight line
/// joins them. A fixed point has the headings that lead away from the outline there; inside the shape, all headings.
struct ConnectorPorts
{
    std::vector<RoutePort> from;
    std::vector<RoutePort> to;

    ConnectorPorts(const Connector &connector, const ConnectorTarget *fromTarget, const ConnectorTarget *toTarget);
};

} // namespace Trammel
