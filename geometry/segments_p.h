#pragma once

#include "geometry/orientation_p.h"
#include "geometry/primitives.h"

#include <algorithm>

namespace Trammel {

/// Whether two closed segments with finite ends share a point. Exact, also of segments without length: every
/// point lies on the line through such a one.
inline bool meetClosed(const Segment &a, const Segment &b)
{
    const auto areApart = [](double a0, double a1, double b0, double b1) {
        return (std::max(a0, a1) < std::min(b0, b1)) | (std::max(b0, b1) < std::min(a0, a1));
    };
    if (areApart(a.from.x(), a.to.x(), b.from.x(), b.to.x()) | areApart(a.from.y(), a.to.y(), b.from.y(), b.to.y()))
        return false;
    // Boxes of segments on one line meet just where these do.
    return quickOrientation(a.from, a.to, b.from) * quickOrientation(a.from, a.to, b.to) <= 0
        && quickOrientation(b.from, b.to, a.from) * quickOrientation(b.from, b.to, a.to) <= 0;
}

} // namespace Trammel
