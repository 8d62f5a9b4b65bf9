#include "widgets/interaction/drags/anglesteps_p.h"

#include <trammel/geometry/vector.h>

#include <cmath>

namespace Trammel {

QPointF onAngleStep(QPointF from, QPointF place)
{
    const QPointF way = place - from;
    const QPointF axis = axisFromDegrees(std::round(degreesFromAxis(way) / AngleStep) * AngleStep);
    return from + dot(way, axis) * axis;
}

} // namespace Trammel
