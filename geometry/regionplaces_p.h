#pragma once

#include "geometry/edgegrid_p.h"

namespace Trammel {

// Whether some place of a primitive is filled, or some place is not, those on edges left out. That some
// place in the relative interior is not filled is the same as that the closed region does not hold the
// primitive: what a closed region leaves out is open, so it is not the boundary alone. Every number is
// finite, and the grid has edges.

inline bool hasPoint(const EdgeGrid &grid, QPointF point, bool filled)
{
    return grid.locate(point) == (filled ? Location::Inside : Location::Outside);
}

bool hasPlace(const EdgeGrid &grid, const Obb &box, Extent extent, bool filled);
bool hasPlace(const EdgeGrid &grid, const Circle &circle, Extent extent, bool filled);
bool hasPlace(const EdgeGrid &grid, const Ellipse &ellipse, Extent extent, bool filled);
bool hasPlace(const EdgeGrid &grid, const RoundedBox &box, Extent extent, bool filled);
bool hasPlace(const EdgeGrid &grid, const Polyline &polyline, Extent extent, bool filled);
bool hasPlace(const EdgeGrid &grid, const Polygon &polygon, Extent extent, bool filled);

/// The same of curves alone. An ellipse has area; a rounded box has a radius, half sizes that are not negative, and an
/// axis.
bool roundCurveHasPlace(const EdgeGrid &grid, const Ellipse &ellipse, bool filled);
bool roundCurveHasPlace(const EdgeGrid &grid, const RoundedBox &box, bool filled);

/// Whether the region is filled on the curve of a shape that has area, where no edge meets the curve.
bool isFilledOnCurve(const EdgeGrid &grid, const Obb &box);
bool isFilledOnCurve(const EdgeGrid &grid, const Circle &circle);
bool isFilledOnCurve(const EdgeGrid &grid, const Ellipse &ellipse);
bool isFilledOnCurve(const EdgeGrid &grid, const RoundedBox &box);

} // namespace Trammel
