#pragma once

#include "widgets/model/routing/routeobstacle_p.h"
#include <trammel/connector.h>

#include <QtCore/QList>
#include <QtCore/QPointF>

#include <vector>

namespace Trammel {

/// The direction of a segment of an orthogonal route.
enum class Heading : quint8 { Right, Down, Left, Up };

constexpr Heading opposite(Heading heading)
{
    return Heading((int(heading) + 2) % 4);
}

constexpr bool isHorizontal(Heading heading)
{
    return int(heading) % 2 == 0;
}

/// The unit vector of a heading.
QPointF vectorOf(Heading heading);

/// The x or the y coordinate of a point.
inline double coordinate(QPointF point, int axis)
{
    return axis == 0 ? point.x() : point.y();
}

/// A point at which a route may begin or end, with the heading in which the route leaves its end there. At the last
/// point of a route, the heading points away from the end as well: the route arrives against it.
struct RoutePort
{
    QPointF point;
    Heading heading = Heading::Right;
};

/// The input of orthogonalRoute(), in scene coordinates.
struct RouteRequest
{
    /// The ports of the two ends, of which the route uses one each.
    std::vector<RoutePort> from;
    std::vector<RoutePort> to;
    std::vector<RouteObstacle> obstacles;
    /// The lines that the route runs along, in this order; at most Connector::LargestPinCount.
    QList<ConnectorPin> pins;
    /// The search only uses grid lines within this box, apart from the pins and those next to the ports. Obstacles may
    /// extend beyond it.
    Aabb2 window;
    /// The distance of the grid lines that run around the ports.
    double portMargin = 0;
    /// The length of a detour that is as undesirable as one bend. Not negative.
    double bendCost = 0;
};

/// The result of orthogonalRoute().
struct OrthogonalRoute
{
    /// From one port to the other, without collinear points. Every segment is horizontal or vertical.
    QList<QPointF> points;
    /// Whether no free route was found. The points are then those of a route that ignores the obstacles.
    bool isBlocked = false;
};

/// The lines of the grid on which a request is routed, from the left to the right and from the top to the bottom:
/// through the ports, next to them and along the pins, halfway between ports that face each other, around the bounds of
/// each obstacle at the distance of its clearance, and halfway between obstacles that follow each other from the left
/// to the right or from the top to the bottom, by their centers; obstacles with equal centers count as one. There are
/// at most about 256 in each direction. If there would be more, the obstacles farthest from the line between the
/// centers of the ports get none.
struct RouteLines
{
    std::vector<double> xs;
    std::vector<double> ys;
};
RouteLines routeLines(const RouteRequest &request);

/// A box that is not empty, extended to the lines of pins.
Aabb2 withPins(Aabb2 box, const QList<ConnectorPin> &pins);

/// The rounding of the coordinates of a request, see RouteOutline::isClear().
double routeSlack(const RouteRequest &request);

/// The cost of a route: its length plus RouteRequest::bendCost for each bend.
double routeCost(const QList<QPointF> &points, double bendCost);

/// Finds a route of horizontal and vertical segments that is clear of all obstacles (see RouteObstacle::isClear()). The
/// segment at an end may be near the obstacles that hold the end. Among all routes on routeLines(), it has the least
/// cost (see routeCost()); among those of the same cost, the least number of bends; then the least number of segments
/// that run next to an obstacle rather than halfway between ports. Any remaining tie is decided by the position on the
/// grid. The result is therefore independent of the order of the obstacles and of the ports. Costs are compared in
/// steps of 1e-12 times the size of the window, so that rounding does not decide.
///
/// A route with pins runs along each of them for at least one edge of the grid. The line of a pin is free where
/// obstacles are in the way, so that a segment stays where it has been placed. Among the routes with the least cost,
/// the one that runs along the pins for the greatest length is chosen.
///
/// The search is the A* algorithm over grid points, headings and the number of pins that the route has run along. It
/// tests each edge of the grid once, when it first reaches it. The work is bounded by the number of lines: among
/// thousands of obstacles, the route is clear of all of them, but may be longer than necessary or count as blocked.
/// Without ports or a window, and for numbers that are negative, not finite or beyond 1e50, the result has no points.
/// If the ends have a port at the same point and there is no pin, the route is that point, twice; the first such point
/// from the left, then from the top.
OrthogonalRoute orthogonalRoute(const RouteRequest &request);

} // namespace Trammel
