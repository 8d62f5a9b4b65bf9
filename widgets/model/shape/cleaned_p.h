#pragma once

#include <QtCore/QPointF>

#include <cmath>

namespace Trammel {

/// Smaller magnitudes have no meaning in a drawing, and their products would underflow in exact predicates.
inline constexpr double SmallestMagnitude = 1e-60;

/// The number as a document stores it: -0 and tiny magnitudes become 0.
inline double cleaned(double value)
{
    return std::abs(value) < SmallestMagnitude ? 0.0 : value;
}

inline QPointF cleaned(QPointF point)
{
    return {cleaned(point.x()), cleaned(point.y())};
}

} // namespace Trammel
