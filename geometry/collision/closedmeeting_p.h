#pragma once

#include "geometry/collision/filterprimitive_p.h"

#include <QtCore/QVarLengthArray>

#include <optional>

namespace Trammel {

/// Whether two primitives share a point, computed without splitting them into convex pieces. Exact for two polygons
/// or polylines, also where rings cross. For other pairs, as clearMeeting().
std::optional<bool> closedMeeting(const FilterPrimitive &a, const FilterPrimitive &b);

/// Sufficient test for collide() with a least depth above zero, for two polygons or polylines: an edge of one crosses
/// an edge of the other, and the ends of each are farther than the least depth from the line of the other. The convex
/// pieces with these edges must then be moved at least that far to separate. False means undecided.
bool crossDeeply(const FilterPrimitive &a, const FilterPrimitive &b, double leastDepth);

/// Whether two polygons or polylines with finite points share a point. Exact.
bool chainsMeet(const Chain &a, Extent extentOfA, const Chain &b, Extent extentOfB);

/// Whether a segment of one list meets a segment of the other; with Reading::Open, whether their relative
/// interiors do.
bool anyMeet(const QVarLengthArray<Segment, 64> &a, const QVarLengthArray<Segment, 64> &b, Reading reading);

} // namespace Trammel
