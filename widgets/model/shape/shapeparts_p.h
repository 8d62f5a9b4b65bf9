#pragma once

#include <trammel/shapekind.h>

namespace Trammel {

/// Whether a shape is painted as its parts: it is of an application's own kind, or has a line of varying width.
bool isMadeOfParts(const Shape &shape);

/// The visible parts of such a shape, without those that cannot be painted.
QList<ShapePart> partsOf(const Shape &shape);

/// The bounding box of the parts of a shape with their strokes, in scene coordinates. The control points of curves are
/// included.
Aabb2 partBounds(const Shape &shape, const QList<ShapePart> &parts);

/// As Shape::paintedBounds(), for a shape whose sceneBounds() are known.
Aabb2 paintedBoundsOf(const Shape &shape, const Aabb2 &sceneBounds);

/// Painted bounds enlarged by the shadow of a shape.
Aabb2 withShadow(const Aabb2 &painted, const Shape &shape);

/// The transform from the frame of a shape, with the center at the origin, to the scene.
QTransform frameToScene(const Shape &shape);

/// The transform from the space of a gradient to the frame of its shape, with the center at the origin. In that space,
/// a linear gradient runs from (0, 0) to (1, 0), and a radial one from the origin to the unit circle. Not invertible if
/// the frame is flat.
QTransform gradientToFrame(const Gradient &gradient, const Shape &shape);

/// The reason why the kind of a shape refuses it, or why the outline of an application's own kind is invalid; empty for
/// a valid shape.
QString kindError(const Shape &shape);

} // namespace Trammel
