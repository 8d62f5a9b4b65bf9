#pragma once

#include "widgets/model/shapekind.h"

namespace Trammel {

/// What is seen of a shape of an application's own kind, as far as it can be painted.
QList<ShapePart> partsOf(const Shape &shape);

/// Bounds of the parts of a shape with their lines, in scene coordinates; of a line the control points count.
Aabb2 partBounds(const Shape &shape, const QList<ShapePart> &parts);

/// From the frame of a shape, its centre at the origin, to the scene.
QTransform frameToScene(const Shape &shape);

/// The reason why a shape of an application's own kind cannot be a part of a drawing; empty for a good one, and
/// for other kinds.
QString ownKindFault(const Shape &shape);

} // namespace Trammel
