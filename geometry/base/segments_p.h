#pragma once

#include "geometry/numbers/simd_p.h"
#include <trammel/geometry/primitives.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <span>

namespace Trammel {

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

inline Aabb2 translated(const Aabb2 &box, QPointF offset)
{
    return box.translated({offset.x(), offset.y()});
}

/// Whether the bounding box of two points overlaps a box. Most are rejected on one axis, after two comparisons.
inline bool overlaps(QPointF a, QPointF b, const Aabb2 &box)
{
    return std::min(a.x(), b.x()) <= box.max[0] && std::max(a.x(), b.x()) >= box.min[0]
        && std::min(a.y(), b.y()) <= box.max[1] && std::max(a.y(), b.y()) >= box.min[1];
}

/// The mean of some points; there must be at least one.
inline QPointF meanOf(std::span<const QPointF> points)
{
    QPointF sum;
    for (QPointF point : points)
        sum += (point - points.front()) / double(points.size());
    return points.front() + sum;
}

/// The vector from the nearest point of a segment to a point, rounded.
inline QPointF vectorFrom(const Segment &segment, QPointF point)
{
    const QPointF along = segment.to - segment.from, offset = point - segment.from;
    const double square = lengthSquared(along);
    return offset - along * (square > 0 ? std::clamp(dot(offset, along) / square, 0.0, 1.0) : 0);
}

// Internal linkage, like the lanes.
namespace {

/// Floating-point filter: 1 if both ends of a segment are on the same side of another segment's line, -1 if they are on
/// opposite sides, 0 if rounding errors could change the result, and for NaN and infinity.
[[maybe_unused]] inline int quickProductOfSides(const Segment &line, const Segment &segment)
{
    const Lanes2 origin = lanesOf(line.from), along = lanesOf(line.to) - origin;
    const Lanes2 from = lanesOf(segment.from) - origin, to = lanesOf(segment.to) - origin;
    const Lanes2 left = Lanes2::firsts(along, along) * Lanes2::seconds(from, to);
    const Lanes2 right = Lanes2::seconds(along, along) * Lanes2::firsts(from, to);
    const Lanes2 determinants = left - right;
    if (!areBeyondError(determinants, left + right)) [[unlikely]]
        return 0;
    const unsigned negative = determinants.negatives();
    return negative == 0 || negative == 3 ? 1 : -1;
}

} // namespace

} // namespace Trammel
