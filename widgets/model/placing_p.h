#pragma once

#include "widgets/model/shape.h"

namespace Trammel {

/// Pure functions of placements.

/// The sum of two angles in [0, 360). A sum that is within rounding of a number with ten digits after the
/// point is that number, so that 30.1 + 90 - 90 is 30.1.
double addedDegrees(double a, double b);

/// The mirror image about a pivot: Qt::Horizontal swaps left and right.
Placement mirrored(const Placement &placement, QPointF pivot, Qt::Orientation direction);
/// Turned about a pivot by quarters, clockwise.
Placement quarterTurned(const Placement &placement, QPointF pivot, int quarters);

/// Whether a shape has no extent in a direction of its frame at any size, as a straight line.
bool isFlat(const Shape &shape, Qt::Orientation direction);

/// Why a shape may not be placed so; empty when it may.
QString placementFault(const Shape &shape, const Placement &placement);

} // namespace Trammel
