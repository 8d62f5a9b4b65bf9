#include "widgets/interaction/drags/transform_p.h"

#include <trammel/geometry/vector.h>

namespace Trammel {

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

Shape turned(const Shape &shape, QPointF pivot, double fromDegrees, double toDegrees)
{
    Shape result = shape;
    result.setPlacement(turned(shape.placement(), pivot, fromDegrees, toDegrees));
    return result;
}

SelectionFrame turned(const SelectionFrame &frame, QPointF pivot, double toDegrees)
{
    SelectionFrame result = frame;
    const QPointF turn = axisFromDegrees(toDegrees - frame.degrees);
    result.box.center = pivot + rotated(frame.box.center - pivot, turn);
    result.degrees = normalizedDegrees(toDegrees);
    result.box.axis = axisFromDegrees(result.degrees);
    return result;
}

} // namespace Trammel
