#pragma once

#include <trammel/geometry/booleanoperations.h>
#include <trammel/shape.h>

#include <QtCore/QString>

namespace Trammel {

/// Whether a shape can be an operand of a set operation: it is closed and can be filled, and it is neither a text nor
/// of an unknown kind. Filled or not, it counts as an area.
bool isCombinable(const Shape &shape);

/// The result of a set operation on shapes. On failure there are no shapes, and errorString contains the reason.
struct CombinedShapes
{
    QList<Shape> shapes;
    /// The index of the operand from which each shape has everything but its kind and outline.
    QList<int> sources;
    QString errorString;
};

/// Combines shapes, listed from the bottom to the top. The result of a difference has the style of the bottom shape;
/// each part of a division has that of the topmost shape in which it lies; any other result has that of the topmost
/// shape. A division has a shape for each region. Any other operation has a single shape, which may consist of several
/// regions.
///
/// Straight edges give polygons, with the accuracy of combined(). Otherwise the result is a path. Its curves are parts
/// of the curves of the operands, cut where they cross. Crossings are found on chords that deviate from the curves by
/// at most 1/10,000 of the smallest operand and at most 1/100 of a scene unit, or by more if that takes more than a
/// million chords. They are then moved to the curves. Rings whose mean width is less than 1e-9 of the largest
/// coordinate are omitted: they are rounding errors of edges that are equal in the drawing.
CombinedShapes combinedShapes(const QList<Shape> &operands, BooleanOperation operation);

} // namespace Trammel
