#pragma once

#include "geometry/convex/convex_p.h"
#include "geometry/region/edgegrid_p.h"

namespace Trammel {

// Whether some point of a primitive is filled, or some point is not filled; points on edges do not count. Some
// point in the relative interior is not filled if and only if the closed region does not contain the primitive:
// the complement of a closed region is open, so that it does not meet the boundary alone. All numbers must be
// finite, and the grid must have edges.

inline bool hasPoint(const EdgeGrid &grid, QPointF point, bool filled)
{
    return grid.locate(point) == (filled ? Location::Inside : Location::Outside);
}

bool hasPlace(const EdgeGrid &grid, const Convex &set, bool filled);
bool hasPlace(const EdgeGrid &grid, const Polyline &polyline, bool filled);
bool hasPlace(const EdgeGrid &grid, const Polygon &polygon, Extent extent, bool filled);

/// As hasPlace() above, for outlines. The ellipse must have an area; the rounded box must have a radius, half
/// sizes that are not negative, and an axis.
bool roundCurveHasPlace(const EdgeGrid &grid, const Ellipse &ellipse, bool filled);
bool roundCurveHasPlace(const EdgeGrid &grid, const RoundedBox &box, bool filled);

/// Whether the region is filled on the outline of a set with an area. No edge may meet the outline.
bool isFilledOnCurve(const EdgeGrid &grid, const Convex &set);
bool isFilledOnCurve(const EdgeGrid &grid, const Ellipse &ellipse);
bool isFilledOnCurve(const EdgeGrid &grid, const RoundedBox &box);

using CrossingEdges = QVarLengthArray<Segment, 16>;

/// The edges that meet the interior of a set, directed by inOrder().
CrossingEdges edgesThrough(const Vicinity &vicinity, const Convex &set);

} // namespace Trammel
