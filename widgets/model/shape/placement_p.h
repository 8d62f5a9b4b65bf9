#pragma once

#include <trammel/shape.h>

namespace Trammel {

/// Pure functions of placements.

/// The sum of two angles in degrees, in [0, 360). A sum that is within rounding error of a number with ten digits after
/// the decimal point is rounded to that number, so that 30.1 + 90 - 90 is 30.1.
double addedDegrees(double a, double b);

/// The mirror image about a pivot. Qt::Horizontal swaps left and right.
Placement mirrored(const Placement &placement, QPointF pivot, Qt::Orientation direction);
/// The placement rotated about a pivot by quarter turns, clockwise.
Placement quarterTurned(const Placement &placement, QPointF pivot, int quarters);

/// The placement rotated about a pivot, such that a frame at the angle fromDegrees gets the angle toDegrees. Exact at
/// multiples of 90 degrees. A rotation by zero gives the same placement bit for bit.
Placement turned(const Placement &placement, QPointF pivot, double fromDegrees, double toDegrees);
/// The angle of a shape or group after such a rotation.
double turnedDegrees(double degrees, double fromDegrees, double toDegrees);

/// Whether a shape has no extent along an axis of its frame, whatever its size, like a straight line. Qt::Horizontal is
/// the axis of the width.
bool isFlat(const Shape &shape, Qt::Orientation direction);

/// The reason why a shape cannot have a placement; empty if it can.
QString placementError(const Shape &shape, const Placement &placement);

} // namespace Trammel
