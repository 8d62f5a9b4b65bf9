#pragma once

#include <trammel/shape.h>

#include <functional>

namespace Trammel {

/// Returns the placement that an application allows for a shape, given the one that a user asks for: on a rail, on a
/// grid, in a region. The second argument is the shape before the change. The function is called at every move of a
/// drag. It must return an allowed placement unchanged, and must not change the document. An empty function allows
/// everything. See ShapeEditor::setPlacementConstraint().
using PlacementConstraint = std::function<Placement(ShapeId id, const Shape &shape, const Placement &wanted)>;

} // namespace Trammel
