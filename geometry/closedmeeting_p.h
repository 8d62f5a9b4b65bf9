#pragma once

#include "geometry/quickprimitive_p.h"

#include <optional>

namespace Trammel {

/// Whether two primitives share a point, found without splitting them into pieces: exactly for polygons and
/// polylines, also where rings cross; where a box, a circle or an ellipse takes part, only as far as
/// clearMeeting() tells.
std::optional<bool> closedMeeting(const QuickPrimitive &a, const QuickPrimitive &b);

} // namespace Trammel
