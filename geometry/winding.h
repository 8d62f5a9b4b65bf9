#pragma once

#include <trammel/geometry/predicates.h>

#include <optional>

namespace Trammel {

/// Which points are inside rings. EvenOdd: those from which a ray to infinity crosses an odd number of edges. NonZero:
/// those whose winding numbers, summed over all rings, are not zero.
enum class FillRule { EvenOdd, NonZero };

/// The number of times that a ring winds around a point, clockwise on screen; nothing for a point on an edge,
/// and for NaN and infinity. Exact; linear in the points. Source: D. Sunday, "Inclusion of a Point in a
/// Polygon".
TRAMMEL_GEOMETRY_EXPORT std::optional<int> windingNumber(QPointF point, std::span<const QPointF> ring);

/// The location of a point relative to a polygon, over all rings, or to a ring; every edge is a boundary.
/// Exact; linear in the points. Outside for NaN and infinity, and without points.
TRAMMEL_GEOMETRY_EXPORT Location locate(QPointF point, const Polygon &polygon, FillRule rule);
TRAMMEL_GEOMETRY_EXPORT Location locate(QPointF point, std::span<const QPointF> ring, FillRule rule);

} // namespace Trammel
