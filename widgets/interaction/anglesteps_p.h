#pragma once

#include <QtCore/QPointF>

namespace Trammel {

/// The steps that Shift holds angles to, in degrees.
inline constexpr double AngleStep = 15;

/// The point nearest to a place on one of the rays that leave another point in whole steps.
QPointF onAngleStep(QPointF from, QPointF place);

} // namespace Trammel
