#pragma once

#include "geometry/quickprimitive_p.h"

#include <QtCore/QVarLengthArray>

#include <optional>

namespace Trammel {

/// Whether two primitives share a point, found without splitting them into pieces: exactly for polygons and
/// polylines, also where rings cross; where a box, a circle or an ellipse takes part, only as far as
/// clearMeeting() tells.
std::optional<bool> closedMeeting(const QuickPrimitive &a, const QuickPrimitive &b);

/// Whether two polygons or polylines surely collide, as collide() says it for a least depth above zero: an
/// edge of each cross, with all their ends farther than that from the other's line. The convex pieces that have
/// these edges must then be moved as far to part. False says nothing.
bool crossDeeply(const QuickPrimitive &a, const QuickPrimitive &b, double leastDepth);

/// Whether two polygons or polylines with finite points share a point. Exact.
bool chainsMeet(const Chain &a, Extent extentOfA, const Chain &b, Extent extentOfB);

/// Whether a segment of one list meets one of another; with Reading::Open, whether relative interiors do.
bool anyMeet(const QVarLengthArray<Segment, 64> &a, const QVarLengthArray<Segment, 64> &b, Reading reading);

} // namespace Trammel
