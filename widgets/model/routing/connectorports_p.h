#pragma once

#include "widgets/model/routing/orthogonalroute_p.h"
#include "widgets/model/shape/connectorpath_p.h"

#include <optional>
#include <vector>

namespace Trammel {

/// The ports of a shape at an end without a fixed point: one on the outline on each of the four sides, toward the aim.
std::vector<RoutePort> sidePorts(const ConnectorTarget &target);

/// The point at which a line against a heading first meets the outline of a shape; nothing if there is none before the
/// line passes the aim. The level is the coordinate of the line: y for horizontal headings.
std::optional<QPointF> pointOfSide(const ConnectorTarget &target, Heading heading, double level);

/// The levels at which lines reach a side of a shape.
struct SideRange
{
    double least = 0;
    double most = 0;
};
/// The range around a port of sidePorts() in which the outline is inclined by at most 45 degrees, or as steep as at the
/// port. It is symmetric to the port, and ends before the corners of the side, and at an eighth of the extent from the
/// bounds of the shape.
SideRange sideRange(const ConnectorTarget &target, const RoutePort &port);

/// The shape at an end of a connector, with its sidePorts(). Both are null for a free end. An end with a fixed point
/// does not use the ports.
struct PortShape
{
    const ConnectorTarget *target = nullptr;
    const std::vector<RoutePort> *sides = nullptr;
    /// The direction of the port that the end stays at, in the scene; null for other ends.
    QPointF direction;
};

/// The ports of both ends of a connector. An end at a port of the kind has one port with the heading that is nearest to
/// its direction, or two that are equally near. A free end can be left in all directions. An end without a fixed point
/// has the sidePorts() of its shape. If both ends are almost level with each other, they also have ports that are
/// exactly level, so that a straight line joins them. With pins, they have ports on the line of the nearest pin
/// instead, so that the end of a line slides along the outline. A fixed point has the headings that lead away from the
/// outline there; inside the shape, all headings.
struct ConnectorPorts
{
    std::vector<RoutePort> from;
    std::vector<RoutePort> to;

    ConnectorPorts(const Connector &connector, const PortShape &fromShape, const PortShape &toShape);
};

} // namespace Trammel
