#pragma once

namespace Trammel {

struct Shape;

enum class PathVerdict { Apart, Colliding, Unknown };

/// Decides most pairs of two shapes, at least one of them a path: Apart if they do not even touch, Colliding if
/// collide() is true for the least depth. Only the chords near the common part of both bounding boxes are tested, which
/// takes about as long as for polygons of the anchors. Unknown for other shapes.
PathVerdict pathVerdict(const Shape &a, const Shape &b, double leastDepth);

} // namespace Trammel
