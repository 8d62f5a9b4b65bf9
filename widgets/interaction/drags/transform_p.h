#pragma once

#include "widgets/interaction/frame/selectionframe_p.h"
#include <trammel/shape.h>

namespace Trammel {

/// Rotations, as pure functions of the shapes at the start. A rotation by zero gives the same shape bit for bit.

/// Rotates about a pivot, such that a frame at the angle fromDegrees gets the angle toDegrees. Exact at multiples of 90
/// degrees.
Placement turned(const Placement &placement, QPointF pivot, double fromDegrees, double toDegrees);
Shape turned(const Shape &shape, QPointF pivot, double fromDegrees, double toDegrees);
SelectionFrame turned(const SelectionFrame &frame, QPointF pivot, double toDegrees);

/// The angle of a shape or group after such a rotation.
double turnedDegrees(double degrees, double fromDegrees, double toDegrees);

} // namespace Trammel
