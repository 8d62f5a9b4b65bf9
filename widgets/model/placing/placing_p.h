#pragma once

#include <trammel/document.h>
#include <trammel/placingresult.h>

#include <QtCore/QPointF>
#include <QtCore/QString>

#include <vector>

namespace Trammel {

/// The reason why a clearance is refused; empty if it is not.
QString clearanceError(double clearance);

/// A rotation about a pivot, in degrees, and then an offset.
struct UnitMove
{
    ShapeIds ids;
    QPointF offset;
    double degrees = 0;
    QPointF pivot;
};

/// New placements of shapes, the angles of the frames of the groups that rotate with them, and the shapes that move
/// into a container.
struct PlacingChange
{
    ShapeIds ids;
    QList<Placement> placements;
    GroupIds groups;
    QList<double> rotations;
    ShapeIds joining;
    ShapeId container;
};

/// Applies a change as one undo step.
PlacingResult apply(Document &document, const PlacingChange &change, const QString &text);
/// Moves all shapes of units, as one undo step. Unless the container is null or no container, units that are not in it
/// are moved into it.
PlacingResult place(Document &document, const std::vector<UnitMove> &moves, const QString &text,
                    ShapeId container = {});

} // namespace Trammel
