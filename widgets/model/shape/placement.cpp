#include "widgets/model/shape/placement_p.h"

#include "widgets/model/shape/outlinemap_p.h"

#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

double addedDegrees(double a, double b)
{
    constexpr double decimals = 1e10;
    constexpr double unitInLastPlace = 0x1p-44;
    const double sum = normalizedDegrees(a + b);
    // A sum that is nearly a decimal number is rounded to it, since a user entered or will read that number.
    const double decimal = std::round(sum * decimals) / decimals;
    return std::abs(decimal - sum) <= unitInLastPlace ? normalizedDegrees(decimal) : sum;
}

Placement mirrored(const Placement &placement, QPointF pivot, Qt::Orientation direction)
{
    const bool isHorizontal = direction == Qt::Horizontal;
    Placement result = placement;
    if (isHorizontal)
        result.center.setX(2 * pivot.x() - placement.center.x());
    else
        result.center.setY(2 * pivot.y() - placement.center.y());
    // A frame at a multiple of 90 degrees keeps its rotation. At 90 and 270 degrees, the flag of its other axis
    // changes.
    const double quarters = placement.rotation / 90;
    const bool isUpright = quarters == std::floor(quarters);
    const bool isAcross = isUpright && std::fmod(quarters, 2) != 0;
    bool &flag = isHorizontal != isAcross ? result.mirroredX : result.mirroredY;
    flag = !flag;
    if (!isUpright)
        result.rotation = addedDegrees(360, -placement.rotation);
    return result;
}

Placement quarterTurned(const Placement &placement, QPointF pivot, int quarters)
{
    Placement result = placement;
    const int count = (quarters % 4 + 4) % 4;
    QPointF away = placement.center - pivot;
    for (int i = 0; i < count; ++i)
        away = perpendicular(away);
    if (count != 0)
        result.center = pivot + away;
    result.rotation = addedDegrees(placement.rotation, 90 * count);
    return result;
}

Placement turned(const Placement &placement, QPointF pivot, double fromDegrees, double toDegrees)
{
    if (fromDegrees == toDegrees)
        return placement;
    Placement result = placement;
    result.center = pivot + rotated(placement.center - pivot, axisFromDegrees(toDegrees - fromDegrees));
    result.rotation = turnedDegrees(placement.rotation, fromDegrees, toDegrees);
    return result;
}

double turnedDegrees(double degrees, double fromDegrees, double toDegrees)
{
    if (fromDegrees == toDegrees)
        return degrees;
    // This order of operations gives a shape at the angle of the frame exactly the new angle of the frame.
    return normalizedDegrees(toDegrees + (degrees - fromDegrees));
}

bool isFlat(const Shape &shape, Qt::Orientation direction)
{
    const bool isAcross = direction == Qt::Horizontal;
    if (!hasAnchors(shape) || (isAcross ? shape.size.width() : shape.size.height()) != 0)
        return false;
    const auto coordinate = [isAcross](QPointF point) { return isAcross ? point.x() : point.y(); };
    for (const QList<QPointF> &ring : shape.outline) {
        for (QPointF point : ring) {
            if (coordinate(point) != coordinate(shape.outline.first().first()))
                return false;
        }
    }
    return true;
}

QString placementError(const Shape &shape, const Placement &placement)
{
    if (const QString errorString = placement.errorString(); !errorString.isEmpty())
        return errorString;
    // The built-in kinds and stand-ins accept any valid placement.
    if (shape.kind->form() != ShapeKind::Form::Custom)
        return {};
    Shape placed = shape;
    placed.setPlacement(placement.normalized());
    return placed.errorString();
}

} // namespace Trammel
