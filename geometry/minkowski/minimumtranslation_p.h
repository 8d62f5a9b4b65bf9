#pragma once

#include "geometry/minkowski/contour_p.h"
#include <trammel/geometry/sat.h>

#include <optional>

namespace Trammel {

/// A shape as convex parts, and their outline. All parts have an area.
struct Outlined
{
    std::span<const Convex> parts;
    const Contour &contour;
};

/// The vector from the first center to the second; zero if they coincide up to rounding.
QPointF fromCenterToCenter(const Outlined &a, const Outlined &b);

/// The minimum translation of two shapes made of polygons, whose interiors meet.
Contact straightTranslation(const Outlined &a, const Outlined &b);

/// The minimum translation if at least one of the shapes is round. A round shape is a single part.
Contact roundTranslation(const Outlined &a, const Outlined &b);

} // namespace Trammel
