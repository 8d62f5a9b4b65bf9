#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"

#include <optional>
#include <span>

namespace Trammel {

/// How two overlapping sets part by the shortest way: moving the second by normal * depth makes them
/// touch and no more. The normal has length one and points from the first to the second. When one set
/// holds the other, the depth is the way out, not the overlap.
struct Contact
{
    QPointF normal{1, 0};
    double depth = 0;
};

/// Separating axes for two convex polygons of either orientation; one or two points, repeated points and
/// collinear runs are allowed. Nothing when they are apart (decided exactly: touching gives depth 0).
/// Two sets with one centre part along (1, 0) when no axis is shorter.
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> contact(std::span<const QPointF> a, std::span<const QPointF> b);

/// The same for two oriented boxes. Four axes.
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> contact(const Obb &a, const Obb &b);

/// Whether two convex polygons meet. Exact, by cross-product axes that are not normalised.
TRAMMEL_GEOMETRY_EXPORT bool intersects(std::span<const QPointF> a, std::span<const QPointF> b,
                                        Reading reading = Reading::Closed);

/// Whether two oriented boxes meet. Exact for the sets that Obb defines.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const Obb &a, const Obb &b, Reading reading = Reading::Closed);

} // namespace Trammel
