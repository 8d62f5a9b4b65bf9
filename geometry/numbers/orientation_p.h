#pragma once

#include "geometry/numbers/exact_p.h"
#include <trammel/geometry/orientation.h>

namespace Trammel {

/// Lexicographic order: from left to right, then downwards.
inline bool isBefore(QPointF a, QPointF b)
{
    return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y();
}

/// orientation() with its error bound inlined, for inner loops: only points close to the line cause a call.
inline int quickOrientation(QPointF a, QPointF b, QPointF c)
{
    const double left = (a.x() - c.x()) * (b.y() - c.y());
    const double right = (a.y() - c.y()) * (b.x() - c.x());
    const double determinant = left - right;
    // Shewchuk's bound, (3 + 8 * 2^-52) * 2^-53. DBL_MIN covers underflow. An overflow or a NaN fails both
    // comparisons.
    const double bound = (3 + 8 * DBL_EPSILON) * (DBL_EPSILON / 2) * (std::abs(left) + std::abs(right)) + DBL_MIN;
    // Branchless, because the side is unpredictable.
    const int side = (determinant > bound) - (determinant < -bound);
    return side != 0 ? side : orientation(a, b, c);
}

} // namespace Trammel
