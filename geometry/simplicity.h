#pragma once

#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/primitives.h>

#include <QtCore/QString>

#include <array>

namespace Trammel {

/// Whether a polygon is simple and, if not, why.
struct Simplicity
{
    /// TooFewPoints: a ring has fewer than three points, with repeated ones counted once.
    enum class Error { None, TooFewPoints, NotFinite, EdgesMeet };

    Error error = Error::None;
    /// For EdgesMeet: the start points of two edges that meet, numbered through the outline and then each hole;
    /// see ringPoint().
    std::array<quint32, 2> edges{};

    explicit operator bool() const { return error == Error::None; }
    /// The reason why the polygon is not simple; empty if it is. Points are counted from 1.
    TRAMMEL_GEOMETRY_EXPORT QString errorString() const;
};

/// Whether no two edges of a polygon meet, except that adjacent edges of a ring share their common end. With
/// Reading::Open, the ends of edges may touch other edges, so that rings may touch themselves and each other, but no
/// point may be inside two edges. Repeated points are ignored. The position of the holes is not checked. Exact; O(n log
/// n). Source: M. I. Shamos and D. Hoey, "Geometric Intersection Problems".
TRAMMEL_GEOMETRY_EXPORT Simplicity isSimple(const Polygon &polygon, Reading reading = Reading::Closed);

} // namespace Trammel
