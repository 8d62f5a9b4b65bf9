#pragma once

#include "widgets/model/routing/orthogonalroute_p.h"

#include <functional>
#include <optional>
#include <vector>

namespace Trammel {

/// The distance that a path keeps from outlines if there is room.
inline constexpr double UsualClearance = 16;

/// One end of an orthogonal path, or of a polyline path, which has one port.
struct PathEnd
{
    std::vector<RoutePort> ports;
    /// The outline of the shape that holds the end; null for a free end.
    const RouteOutline *outline = nullptr;
};

/// Returns paths to prefer to a path, the most preferred one first.
using FindPreferred = std::function<QList<QList<QPointF>>(const QList<QPointF> &points)>;

/// A route that has been found, and its request.
struct KnownRoute
{
    RouteRequest request;
    OrthogonalRoute route;
};
using KnownRoutes = std::vector<KnownRoute>;

/// The ends of a path, the pins that it runs along, and whether its bends are curves.
struct PathRequest
{
    PathEnd from;
    PathEnd to;
    QList<ConnectorPin> pins;
    bool isCurved = false;
    /// If given, the path is replaced by the first of these paths that keeps half of the clearance.
    FindPreferred preferred = {};
    /// If given, routes for equal requests are taken from it, and it becomes the list of the routes of this path. The
    /// outlines must still exist.
    KnownRoutes *known = nullptr;
};

/// Appends the outlines of all shapes that may obstruct a path in a box. It may append others.
using FindOutlines = std::function<void(const Aabb2 &box, std::vector<const RouteOutline *> &found)>;

struct OrthogonalPath
{
    QList<QPointF> points;
    /// The path with a curve at each bend; only if it is requested. See Connector::route.
    QList<QPointF> curve;
    /// See Connector::isBlocked.
    bool isBlocked = false;
    /// The path depends on the obstacles in these boxes alone.
    QList<Aabb2> surroundings;
    /// The clearance of the path where no obstacle is near its ends.
    double clearance = 0;
};

/// An outline with the clearance that its distance from the ports allows, at most the given one: half of the distance
/// of obstacles near a port. Nothing for an outline that contains all ports of an end, or touches all of them.
std::optional<RouteObstacle> obstacleBeside(const RouteOutline &outline, const PathEnd &from, const PathEnd &to,
                                            double clearance);

/// Finds the path of an orthogonal or curved connector with the distances that Connector::route states. Obstacles near
/// a port have a clearance of half their distance from it. An outline that contains all ports of an end, or touches all
/// of them, is no obstacle. If there is no free path, searches with a quarter of the clearance. No points if the ports
/// are not finite.
///
/// The first route goes around the outlines at its ends alone. While a route meets other obstacles, the next one goes
/// around these as well, and around those next to them. Since more obstacles never make a route shorter, the last route
/// is the best one among all obstacles, although only those near the routes have been examined. The obstacles elsewhere
/// have no influence.
OrthogonalPath orthogonalPath(const PathRequest &request, const FindOutlines &find);

/// Replaces each bend of a path by an arc of at most the given radius, made of short lines. The radius is at most half
/// of either segment, and at most a quarter of the first and the last one, which heads need.
QList<QPointF> withRoundBends(const QList<QPointF> &points, double radius);

/// Replaces each bend of a path by a curve, as Connector::route describes, without obstacles.
QList<QPointF> withCurvedBends(const QList<QPointF> &points);

} // namespace Trammel
