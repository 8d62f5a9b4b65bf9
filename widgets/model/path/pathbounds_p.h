#pragma once

#include <trammel/geometry/aabb.h>

namespace Trammel {

struct Shape;

/// The bounding box of a path in scene coordinates: of its curves, and of the rounded points of its chords. Sides at an
/// anchor are exact, the others are rounded outward. Empty if a coordinate is not finite.
///
/// The box around the center does not depend on the center, and is kept for the next call until many other paths have
/// been measured: moving a path costs no more than moving a box. Thread-safe.
Aabb2 pathBounds(const Shape &path);

} // namespace Trammel
