#pragma once

#include <QtCore/QPointF>

namespace Trammel {

/// The angle step while Shift is held, in degrees.
inline constexpr double AngleStep = 15;

/// Projects a position onto the nearest ray from a start point whose angle in the scene is a multiple of AngleStep.
QPointF onAngleStep(QPointF from, QPointF place);

} // namespace Trammel
