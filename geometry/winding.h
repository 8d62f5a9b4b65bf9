#pragma once

#include "geometry/predicates.h"

#include <optional>

namespace Trammel {

/// Which points are inside rings: those that a ray to the outside leaves through an odd number of edges, or
/// those that the rings go around, all told, other than zero times.
enum class FillRule { EvenOdd, NonZero };

/// How often a ring goes around a point, clockwise on screen; nothing for a point on an edge, and for NaN and
/// infinity. Exact; linear in the points. Source: D. Sunday, "Inclusion of a Point in a Polygon".
TRAMMEL_GEOMETRY_EXPORT std::optional<int> windingNumber(QPointF point, std::span<const QPointF> ring);

/// Where a point lies in a polygon, over all rings, or in a ring; every edge is a boundary. Exact; linear in the
/// points. Outside for NaN and infinity, and without points.
TRAMMEL_GEOMETRY_EXPORT Location locate(QPointF point, const Polygon &polygon, FillRule rule);
TRAMMEL_GEOMETRY_EXPORT Location locate(QPointF point, std::span<const QPointF> ring, FillRule rule);

} // namespace Trammel
