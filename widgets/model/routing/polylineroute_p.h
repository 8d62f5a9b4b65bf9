#pragma once

#include "widgets/model/routing/routearea_p.h"
#include "widgets/model/routing/routeobstacle_p.h"

#include <QtCore/QList>
#include <QtCore/QPointF>

#include <vector>

namespace Trammel {

/// A shape that a polyline route must not approach. The outline and the area must outlive it.
struct PolylineObstacle
{
    /// The effect on the segment at an end of the route. Avoided: it does not enter the area. Left: the end is in the
    /// area, and the segment leads away from the outline, unless the end lies deep inside. Cut: the segment may cross
    /// the outline, where the route is cut.
    enum class Effect : quint8 { Avoided, Left, Cut };

    const RouteOutline *outline = nullptr;
    const RouteArea *area = nullptr;
    Effect atFrom = Effect::Avoided;
    Effect atTo = Effect::Avoided;
};

/// The input of polylineRoute().
struct PolylineRequest
{
    QPointF from;
    QPointF to;
    std::vector<PolylineObstacle> obstacles;
    /// The route bends only within this box; anywhere if it is empty.
    Aabb2 window;
};

/// The result of polylineRoute().
struct PolylineRoute
{
    QList<QPointF> points;
    /// Whether there is no free route. The points are then the ends.
    bool isBlocked = false;
};

/// Whether a segment between two points of a route is free. The first and the last segment of a route start or end at
/// the ends of the request.
bool isFree(const PolylineRequest &request, const Segment &segment, bool isFirst, bool isLast);

/// Finds the shortest route between two points that enters none of the areas. Among several, it has the least number of
/// bends; any remaining tie is decided by the coordinates of the bends. The result is independent of the order of the
/// obstacles. Lengths are compared in steps of 1e-12 times the extent of the areas, so that rounding does not decide.
///
/// A shortest route bends only at convex corners of the areas, and runs along an area there. A route that begins or
/// ends within an area also bends only at such corners, although it could leave the area elsewhere. The search is the
/// A* algorithm on the graph of these corners. An edge of the graph is tested when the search reaches its end, so that
/// most edges are never tested. Takes O(n² log n) time for n corners, apart from the tests; with more than about 1,000
/// corners, a route may count as blocked. Source: T. Lozano-Pérez and M. A. Wesley, "An Algorithm for Planning
/// Collision-Free Paths Among Polyhedral Obstacles".
PolylineRoute polylineRoute(const PolylineRequest &request);

} // namespace Trammel
