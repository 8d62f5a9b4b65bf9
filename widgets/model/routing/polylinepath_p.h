#pragma once

#include "widgets/model/routing/orthogonalpath_p.h"
#include "widgets/model/shape/connectorpath_p.h"

namespace Trammel {

/// The ends of a polyline path and the points that it runs through.
struct PolylinePathRequest
{
    PathEnd from;
    PathEnd to;
    /// The shape at whose outline the path is cut, on the way to the point inside it. Null for a path that ends at the
    /// point, away from the outline.
    const ConnectorTarget *fromCut = nullptr;
    const ConnectorTarget *toCut = nullptr;
    QList<QPointF> waypoints;
    /// If given, the path is replaced by the first of these paths that keeps half of the clearance.
    FindPreferred preferred = {};
};

/// Finds the path of a polyline connector with the distances that Connector::route states: the shortest line from each
/// end or waypoint to the next one. Obstacles near an end or a waypoint are treated as those near a port
/// of an orthogonalPath(), which are examined in the same way.
OrthogonalPath polylinePath(const PolylinePathRequest &request, const FindOutlines &find);

} // namespace Trammel
