#pragma once

#include <trammel/placingresult.h>

#include <QtCore/QPointF>
#include <QtCore/QString>

#include <vector>

namespace Trammel {

class Document;

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

/// Moves all shapes of units, as one undo step.
PlacingResult place(Document &document, const std::vector<UnitMove> &moves, const QString &text);

} // namespace Trammel
