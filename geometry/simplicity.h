#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"

#include <array>

namespace Trammel {

/// Whether a polygon is simple; if not, why.
struct Simplicity
{
    /// TooFewPoints: a ring has fewer than three points, repeated ones counted once.
    enum class Fault { None, TooFewPoints, NotFinite, EdgesMeet };

    Fault fault = Fault::None;
    /// For EdgesMeet: the first points of two edges that do, numbered through the outline and then each hole.
    std::array<quint32, 2> edges{};

    explicit operator bool() const { return fault == Fault::None; }
};

/// Whether no two edges of a polygon meet, but for neighbours around a ring at their common point. With
/// Reading::Open edges may touch with their ends, so that rings may touch themselves and each other; no point
/// may be in the midst of two edges. Repeated points are passed over. It is not asked where holes lie. Exact;
/// O(n log n). Source: M. I. Shamos and D. Hoey, "Geometric Intersection Problems".
TRAMMEL_GEOMETRY_EXPORT Simplicity isSimple(const Polygon &polygon, Reading reading = Reading::Closed);

} // namespace Trammel
