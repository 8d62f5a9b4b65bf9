#pragma once

#include <trammel/shape.h>

#include <QtCore/QList>
#include <QtCore/QString>

namespace Trammel {

/// Whether an outline can be broken at its vertices: a polygon, a polyline or a path, but not a connector.
bool isBreakable(const Shape &shape);
/// Whether the ends of a shape can be joined: it is breakable and open.
bool isJoinable(const Shape &shape);

/// The parts of a breakable shape after its rings are broken at some vertices, which are numbered consecutively through
/// all rings. Unknown numbers and the ends of an open outline are skipped; without any other number, there are no
/// parts. The first part is the closed shape of the rings that are not broken, if there are any. Each other part is
/// open, and leads from one of the vertices to the next one. A part of an open outline keeps the head at its free end.
/// The text, the name and the annotation belong to the first part only.
QList<Shape> brokenShape(const Shape &shape, const QList<qsizetype> &vertices);

/// A shape that replaces several joined shapes. On failure, errorString contains the reason.
struct JoinedShape
{
    Shape shape;
    QString errorString;
};

/// Joins open shapes, listed from the bottom to the top, into one. The nearest two ends of different lines are
/// connected first, then the next ones; equal distances are ordered by the list. Ends that coincide become one vertex;
/// other ends are connected by a straight line. A single shape is closed. If the two ends that remain of several shapes
/// coincide, the result is closed, too. It is a polyline or a polygon, or a path if one of the shapes is a path, and
/// has everything else from the topmost shape. An open result keeps the heads at its ends.
JoinedShape joinedShape(const QList<Shape> &shapes);

} // namespace Trammel
