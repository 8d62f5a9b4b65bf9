#pragma once

#include "geometry/contour_p.h"
#include "geometry/sat.h"

#include <optional>

namespace Trammel {

/// A shape as convex parts and what of them bounds it; all parts have an area.
struct Outlined
{
    std::span<const ConvexPart> parts;
    const Contour &contour;
};

/// None where the two are one but for rounding.
QPointF fromCentreToCentre(const Outlined &a, const Outlined &b);

/// The shortest way out of each other of two shapes made of polygons, whose interiors meet.
Contact straightTranslation(const Outlined &a, const Outlined &b);

/// The same where at least one of them is round; that one is a single part.
Contact roundTranslation(const Outlined &a, const Outlined &b);

} // namespace Trammel
