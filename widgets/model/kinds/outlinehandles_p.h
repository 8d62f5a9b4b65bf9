#pragma once

#include <trammel/shape.h>

namespace Trammel {

/// The places of the handles that vary the outline of a shape, such as its corner radius, in scene coordinates. Shapes
/// without extent have none.
QList<QPointF> outlineHandles(const Shape &shape);
/// Moves a handle to a place, or to the nearest one that it can have.
void moveOutlineHandle(Shape &shape, qsizetype handle, QPointF scenePos);

} // namespace Trammel
