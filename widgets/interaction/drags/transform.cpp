#include "widgets/interaction/drags/transform_p.h"

#include <trammel/geometry/vector.h>

namespace Trammel {

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
