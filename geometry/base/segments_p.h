#pragma once

#include "geometry/numbers/orientation_p.h"
#include <trammel/geometry/primitives.h>
#include <trammel/geometry/vector.h>

#include <algorithm>

namespace Trammel {

inline bool areFinite(const Segment &a, const Segment &b)
{
    return isFinite(a.from) && isFinite(a.to) && isFinite(b.from) && isFinite(b.to);
}

/// The order of a sweep from left to right. Points with equal x are ordered by y.
inline bool isBefore(QPointF a, QPointF b)
{
    return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
}

/// The bounding box of two points.
inline Aabb2 boxOf(QPointF a, QPointF b)
{
    return {{std::min(a.x(), b.x()), std::min(a.y(), b.y())}, {std::max(a.x(), b.x()), std::max(a.y(), b.y())}};
}

inline Aabb2 boxOf(const Segment &segment)
{
    return boxOf(segment.from, segment.to);
}

/// Whether the bounding box of two points overlaps a box. Most are rejected on one axis, after two comparisons.
inline bool overlaps(QPointF a, QPointF b, const Aabb2 &box)
{
    return std::min(a.x(), b.x()) <= box.max[0] && std::max(a.x(), b.x()) >= box.min[0]
        && std::min(a.y(), b.y()) <= box.max[1] && std::max(a.y(), b.y()) >= box.min[1];
}

/// Whether two closed segments share a point. Exact, also for a segment without length: its line is taken to pass
/// through every point. False for NaN and infinity.
inline bool meetClosed(const Segment &a, const Segment &b)
{
    // Avoids a branch per side: branch prediction works for whether the segments are apart, but not for the side on
    // which they are apart.
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
    // Each segment's ends are on both sides of the other's line, or on it. The segments meet where the lines
    // cross, or they are collinear; collinear segments meet exactly if their boxes do. The orientation of NaN
    // and infinity is 0.
    return (from & to & otherFrom & otherTo) != 0 || areFinite(a, b);
}

} // namespace Trammel
