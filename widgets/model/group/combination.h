#pragma once

#include <trammel/geometry/booleanoperations.h>
#include <trammel/shapeid.h>
#include <trammel/widgets_export.h>

#include <QtCore/QString>

namespace Trammel {

class Document;
struct Shape;

/// The result of combineShapes(): the shapes that replace the others, from the bottom to the top. On failure there are
/// none, the document stays unchanged, and errorString contains the reason.
struct CombinationResult
{
    ShapeIds shapes;
    QString errorString;

    explicit operator bool() const { return errorString.isEmpty(); }
};

/// Replaces shapes by their union, difference, intersection, symmetric difference or division, as one undo step. A
/// difference subtracts all other shapes from the bottom one. Unknown ids and shapes that cannot be combined are
/// skipped. Fails if fewer than two shapes are left, if nothing remains of them, if a division has nothing to
/// divide, and if their outlines cross more than two million times.
///
/// A division gives a shape for each region, with the style of the topmost shape in which the region lies. Any other
/// result is a single shape, which keeps the id, the place in the order, the rotation, the style, the text and the name
/// of the bottom shape for a difference, and otherwise of the topmost shape. Connectors that are bound to this shape
/// stay bound.
///
/// Straight edges give a polygon. Its corners are corners of the shapes and exact crossings, rounded once. If an edge
/// is curved, the result is a path, and its curves are parts of the curves of the shapes, cut where they cross. See
/// Shape::bezierPath() for the accuracy of crossings, and Shape::asPath() for that of ellipses. Rings thinner than 1e-9
/// of their largest coordinate are omitted.
TRAMMEL_WIDGETS_EXPORT CombinationResult combineShapes(Document &document, const ShapeIds &ids,
                                                       BooleanOperation operation);
/// Whether combineShapes() does not skip a shape: it is closed and of a kind that can be filled, and it is neither a
/// text nor of an unknown kind.
TRAMMEL_WIDGETS_EXPORT bool canCombine(const Shape &shape);

} // namespace Trammel
