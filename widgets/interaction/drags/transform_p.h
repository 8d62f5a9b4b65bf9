#pragma once

#include "widgets/interaction/frame/selectionframe_p.h"
#include "widgets/model/shape/placement_p.h"
#include <trammel/shape.h>

namespace Trammel {

/// Rotations, as pure functions of the shapes at the start. A rotation by zero gives the same shape bit for bit.

/// Rotates about a pivot, such that a frame at the angle fromDegrees gets the angle toDegrees. Exact at multiples of 90
/// degrees.
Shape turned(const Shape &shape, QPointF pivot, double fromDegrees, double toDegrees);
SelectionFrame turned(const SelectionFrame &frame, QPointF pivot, double toDegrees);

} // namespace Trammel
