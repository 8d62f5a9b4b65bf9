#pragma once

#include "geometry/base/chain_p.h"
#include "geometry/convex/convex_p.h"
#include "geometry/region/edgegrid_p.h"
#include <trammel/geometry/primitiveview.h>

namespace Trammel {

// As intersects() and contains() for a Region of the polygon, for a single query. The time is about linear in the
// number of the polygon's edges; usually, only the edges near the primitive are examined more than once. The polygon
// and the primitive must be finite and have points.

bool regionMeets(const Chain &polygon, const PrimitiveView &view, Reading reading);
bool regionHolds(const Chain &polygon, const PrimitiveView &view, Reading reading);

// hasPlace() returns whether some point of a primitive is inside the region (filled is true) or outside it (filled is
// false). Points on edges of the region are neither. Some point in the relative interior is outside if and only if
// the closed region does not contain the primitive: the complement of a closed region is open, so it cannot meet only
// the boundary of the primitive. All numbers must be finite, and the grid must have edges.

inline bool hasPoint(const EdgeGrid &grid, QPointF point, bool filled)
{
    return grid.locate(point) == (filled ? Location::Inside : Location::Outside);
}

bool hasPlace(const EdgeGrid &grid, const Convex &set, bool filled);
bool hasPlace(const EdgeGrid &grid, const Chain &chain, bool isArea, bool filled);

/// As hasPlace() above, for outlines. The ellipse must have an area. The rounded box must have half sizes that are
/// not negative, and a radius and an axis that are not zero.
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
