#pragma once

#include "geometry/orientation_p.h"
#include "geometry/primitives.h"
#include "geometry/vector.h"

#include <algorithm>

namespace Trammel {

inline bool areFinite(const Segment &a, const Segment &b)
{
    return isFinite(a.from) && isFinite(a.to) && isFinite(b.from) && isFinite(b.to);
}

/// Whether two closed segments share a point. Exact, also of segments without length: every point lies on the
/// line through such a one. False for NaN and infinity.
inline bool meetClosed(const Segment &a, const Segment &b)
{
    // Without a branch for each of its two sides: on which one it is nothing foretells, only that it is apart.
    const auto areApart = [](double a0, double a1, double b0, double b1) {
        return (int(std::max(a0, a1) < std::min(b0, b1)) | int(std::max(b0, b1) < std::min(a0, a1))) != 0;
    };
    if (areApart(a.from.x(), a.to.x(), b.from.x(), b.to.x()) || areApart(a.from.y(), a.to.y(), b.from.y(), b.to.y()))
        return false;
    const int from = quickOrientation(a.from, a.to, b.from), to = quickOrientation(a.from, a.to, b.to);
    if (from * to > 0)
        return false;
    const int otherFrom = quickOrientation(b.from, b.to, a.from), otherTo = quickOrientation(b.from, b.to, a.to);
    if (otherFrom * otherTo > 0)
        return false;
    // Each has the other's line between its ends: they meet where the lines do, or lie on one line, where segments
    // meet just where their boxes do. NaN and infinity are on no side.
    return (from & to & otherFrom & otherTo) != 0 || areFinite(a, b);
}

} // namespace Trammel
