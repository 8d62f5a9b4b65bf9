#pragma once

#include "geometry/geometry_export.h"
#include "geometry/quickprimitive_p.h"
#include "geometry/vector.h"

#include <optional>

namespace Trammel {

/// What intersects() says of two primitives, closed, as far as it can be told without making colliders.
TRAMMEL_GEOMETRY_EXPORT std::optional<bool> quickIntersects(const QuickPrimitive &a, const QuickPrimitive &b);

/// The same of collide().
TRAMMEL_GEOMETRY_EXPORT std::optional<bool> quickCollides(const QuickPrimitive &a, const QuickPrimitive &b,
                                                          double leastDepth);

enum class DiscVerdict : char { Apart, Meeting, Unknown };

/// What the discs around two primitives tell for certain of either question, where 0 stands for the first.
/// Without branches, for a first look at many pairs.
inline DiscVerdict discVerdict(const QuickPrimitive &a, const QuickPrimitive &b, double leastDepth)
{
    // The difference of the centres, its square and the sums of the radii are off by a few parts in 2^53 of
    // themselves, and the depth that collide() works out by some more of the coordinates.
    constexpr double less = 1 - 1e-14, more = 1 + 1e-14, tiny = 1e-140;
    const double square = lengthSquared(b.centre() - a.centre());
    const double outer = a.outerRadius() + b.outerRadius(), inner = a.innerRadius() + b.innerRadius();
    const auto size = [](QPointF v) { return std::abs(v.x()) + std::abs(v.y()); };
    const double coordinates = leastDepth > 0 ? size(a.centre()) + size(b.centre()) + outer : 0;
    const double deep = inner - leastDepth - 1e-12 * coordinates;
    const bool areApart = (outer < 0) | (square > outer * outer * more);
    const bool areMeeting = (deep > tiny) & (square < deep * deep * less);
    return areApart ? DiscVerdict::Apart : areMeeting ? DiscVerdict::Meeting : DiscVerdict::Unknown;
}

} // namespace Trammel
