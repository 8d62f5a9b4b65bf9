#pragma once

#include <trammel/shape.h>

namespace Trammel {

/// Sets the outline of a shape from rings in scene coordinates, and fits the frame around it. See
/// Shape::setSceneOutline().
void fitOutline(Shape &shape, const Shape::Outline &rings);

} // namespace Trammel
