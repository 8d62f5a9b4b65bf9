#pragma once

#include "geometry/collision/filterprimitive_p.h"
#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/vector.h>

#include <optional>

namespace Trammel {

/// As intersects() with Reading::Closed, if this can be decided without building colliders; otherwise nothing.
TRAMMEL_GEOMETRY_EXPORT std::optional<bool> quickIntersects(const FilterPrimitive &a, const FilterPrimitive &b);

/// As quickIntersects(), for collide().
TRAMMEL_GEOMETRY_EXPORT std::optional<bool> quickCollides(const FilterPrimitive &a, const FilterPrimitive &b,
                                                          double leastDepth);

enum class DiscVerdict : char { Apart, Meeting, Unknown };

/// The result that follows from the discs of two primitives: for a least depth of 0, whether they meet; otherwise,
/// whether they collide. Branchless, for a first pass over many pairs.
inline DiscVerdict discVerdict(const FilterPrimitive &a, const FilterPrimitive &b, double leastDepth)
{
    // The difference of the centers, its square and the sums of the radii have relative errors of a few times
    // 2^-53. The depth that collide() computes has a larger error, relative to the coordinates.
    constexpr double less = 1 - 1e-14, more = 1 + 1e-14, tiny = 1e-140;
    const double square = lengthSquared(b.center() - a.center());
    const double outer = a.outerRadius() + b.outerRadius(), inner = a.innerRadius() + b.innerRadius();
    const auto size = [](QPointF v) { return std::abs(v.x()) + std::abs(v.y()); };
    const double coordinates = leastDepth > 0 ? size(a.center()) + size(b.center()) + outer : 0;
    const double deep = inner - leastDepth - 1e-12 * coordinates;
    const bool areApart = (outer < 0) | (square > outer * outer * more);
    const bool areMeeting = (deep > tiny) & (square < deep * deep * less);
    return areApart ? DiscVerdict::Apart : areMeeting ? DiscVerdict::Meeting : DiscVerdict::Unknown;
}

} // namespace Trammel
