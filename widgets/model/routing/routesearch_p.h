#pragma once

#include "widgets/model/routing/routegrid_p.h"

namespace Trammel {

/// The grid points at which the best route on a grid begins, bends and ends, see orthogonalRoute(); empty if there is
/// no route. A route that ignores obstacles exists on each grid.
QList<QPointF> findRoute(const RouteRequest &request, RouteGrid &grid, bool ignoresObstacles);

} // namespace Trammel
