#pragma once

#include <trammel/geometry/booleanoperations.h>
#include <trammel/shapeid.h>
#include <trammel/widgets_export.h>

#include <QtCore/QString>

namespace Trammel {

class Document;
struct Shape;

/// The result of combining, joining or breaking shapes: the shapes that replace the others, from the bottom to the top.
/// On failure there are none, the document stays unchanged, and errorString contains the reason.
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

/// The maximum number of shapes that can be joined at once.
inline constexpr qsizetype MostJoinedShapes = 1000;

/// Joins polylines and open paths into one shape, as one undo step. A single shape is closed by a straight line between
/// its ends. Otherwise, the nearest two ends of different shapes are connected first, then the next ones, until all
/// shapes form one line, which is closed if its ends coincide. Ends that differ by at most 1e-9 of their larger
/// coordinate, or of one scene unit, coincide: they become one vertex. Other ends are connected by a straight line. The
/// result is a polyline or a polygon, or a path if one of the shapes is a path. It keeps the id, the place in the
/// order, the rotation, the style, the text, the name and the direction of the topmost shape, and the heads at its
/// ends.
///
/// Unknown ids and shapes that cannot be joined are skipped. Fails if no shape is left, if there are more than
/// MostJoinedShapes, if a closed polyline would have fewer than three vertices, and if a line with a head would become
/// a path.
TRAMMEL_WIDGETS_EXPORT CombinationResult joinShapes(Document &document, const ShapeIds &ids);
/// Whether joinShapes() does not skip a shape: it is a polyline or an open path.
TRAMMEL_WIDGETS_EXPORT bool canJoin(const Shape &shape);

/// Breaks the outline of a polygon, a polyline or a path at some of its vertices, as one undo step. The vertices are
/// numbered consecutively through all rings; unknown numbers and the ends of a line are skipped. A closed ring becomes
/// a line from a vertex to itself, or a line between each two vertices. An open line becomes several lines. Rings that
/// are not broken remain one closed shape. That shape, or the first line, keeps the id, the text, the name and the
/// connectors; the other lines are placed above it and have its style. Joining the lines again gives the former
/// outline, except for rounding errors: see Shape::setSceneOutline().
///
/// Fails if the shape is unknown or of another kind, and if no vertex is left.
TRAMMEL_WIDGETS_EXPORT CombinationResult breakShape(Document &document, ShapeId id, const QList<qsizetype> &vertices);
/// Whether breakShape() accepts a shape: it is a polygon, a polyline or a path.
TRAMMEL_WIDGETS_EXPORT bool canBreak(const Shape &shape);

} // namespace Trammel
