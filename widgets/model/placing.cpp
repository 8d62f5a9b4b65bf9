#include "widgets/model/placing_p.h"

#include "geometry/vector.h"
#include "widgets/model/shapekind.h"

#include <algorithm>
#include <cmath>

namespace Trammel {

double addedDegrees(double a, double b)
{
    constexpr double decimals = 1e10;
    constexpr double unitInLastPlace = 0x1p-44;
    const double sum = normalizedDegrees(a + b);
    // The double nearest to a decimal number, which a user gave or will read.
    const double decimal = std::round(sum * decimals) / decimals;
    return std::abs(decimal - sum) <= unitInLastPlace ? normalizedDegrees(decimal) : sum;
}

Placement mirrored(const Placement &placement, QPointF pivot, Qt::Orientation direction)
{
    const bool isHorizontal = direction == Qt::Horizontal;
    Placement result = placement;
    if (isHorizontal)
        result.centre.setX(2 * pivot.x() - placement.centre.x());
    else
        result.centre.setY(2 * pivot.y() - placement.centre.y());
    // A frame that stands upright stays as it is, and what lies across it is its other direction.
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
    QPointF away = placement.centre - pivot;
    for (int i = 0; i < count; ++i)
        away = perpendicular(away);
    if (count != 0)
        result.centre = pivot + away;
    result.rotation = addedDegrees(placement.rotation, 90 * count);
    return result;
}

bool isFlat(const Shape &shape, Qt::Orientation direction)
{
    const bool isAcross = direction == Qt::Horizontal;
    if (!shape.kind->hasOutline() || (isAcross ? shape.size.width() : shape.size.height()) != 0)
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

QString placementFault(const Shape &shape, const Placement &placement)
{
    if (const QString fault = placement.fault(); !fault.isEmpty())
        return fault;
    // The other kinds take any placement.
    if (!shape.kind->isOwn())
        return {};
    Shape placed = shape;
    placed.setPlacement(placement.normalized());
    return placed.fault();
}

} // namespace Trammel
