#pragma once

#include "geometry/primitives.h"

#include <optional>

namespace Trammel {

/// One side of the question whether two primitives meet.
struct Asked
{
    const Primitive &primitive;
    Extent extent;
    const Aabb2 &bounds;
};

/// Whether two primitives whose bounds meet share a point, found without splitting them into pieces:
/// exactly for polygons and polylines, also where rings cross; where a box, a circle or an ellipse takes
/// part, only as far as clearMeeting() tells.
std::optional<bool> closedMeeting(const Asked &a, const Asked &b);

} // namespace Trammel
