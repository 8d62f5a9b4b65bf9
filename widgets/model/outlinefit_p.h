#pragma once

#include "widgets/model/shape.h"

namespace Trammel {

/// Gives a shape an outline by rings in scene coordinates, with the frame around it: see
/// Shape::setSceneOutline().
void fitOutline(Shape &shape, const Shape::Outline &rings);

} // namespace Trammel
