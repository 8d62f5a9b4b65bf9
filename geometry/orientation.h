#pragma once

#include <trammel/geometry/geometry_export.h>

#include <QtCore/QPointF>

#include <cfloat>
#include <cmath>

namespace Trammel {

/// The factor in the error bound of orientation().
constexpr double OrientationError = (3 + 8 * DBL_EPSILON) * (DBL_EPSILON / 2);

/// As orientation() below, without its inline filter, for points close to the line.
TRAMMEL_GEOMETRY_EXPORT int orientationCloseToLine(QPointF a, QPointF b, QPointF c);

/// The side of the directed line a -> b on which c lies: +1 clockwise of it on screen (a positive cross
/// product), -1 counterclockwise, 0 on the line. Exact for all finite doubles; 0 if a coordinate is NaN or
/// infinite. An inline error bound decides most cases at little more than the naive cost. Source: J. R.
/// Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates".
inline int orientation(QPointF a, QPointF b, QPointF c)
{
#ifndef __FAST_MATH__
    const double left = (a.x() - c.x()) * (b.y() - c.y());
    const double right = (a.y() - c.y()) * (b.x() - c.x());
    const double determinant = left - right;
    // Shewchuk's bound. If the signs of the products differ, the determinant has the sign of the first one, and is
    // greater than the bound. DBL_MIN covers underflow. An overflow or a NaN fails the
    // comparison.
    const double bound = OrientationError * std::abs(left + right) + DBL_MIN;
    // The sign is computed without a branch, because it is unpredictable.
    if (std::abs(determinant) > bound) [[likely]]
        return 1 - 2 * int(std::signbit(determinant));
#endif
    return orientationCloseToLine(a, b, c);
}

} // namespace Trammel
