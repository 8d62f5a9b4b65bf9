#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"

#include <vector>

namespace Trammel {

/// Boxes that cover every point which is in one of two quads and not in the other: a few for upright
/// quads, some dozens along thin strips for turned ones, so that all of them together have little more
/// area than the difference. A quad that is not finite counts as empty. When one quad has no area or is
/// no convex outline it is the box around both.
TRAMMEL_GEOMETRY_EXPORT std::vector<Aabb<2>> coverOfDifference(const Quad &a, const Quad &b);

} // namespace Trammel
