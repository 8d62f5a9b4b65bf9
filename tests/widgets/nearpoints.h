#pragma once

#include <trammel/geometry/vector.h>

namespace Trammel {

/// Whether two points have at most the given distance.
inline bool isNear(QPointF a, QPointF b, double tolerance = 1e-9)
{
    return length(a - b) <= tolerance;
}

} // namespace Trammel
