#pragma once

#include <QtCore/QPointF>

namespace Trammel {

/// The angle step while Shift is held, in degrees.
inline constexpr double AngleStep = 15;

/// The point nearest to a position on the nearest of the rays that leave another point at multiples of AngleStep.
QPointF onAngleStep(QPointF from, QPointF place);

} // namespace Trammel
