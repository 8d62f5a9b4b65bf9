#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"

#include <cmath>
#include <vector>

namespace Trammel {

/// A part of the scene: what of a box lies between two parallel lines, given by a vector across them and
/// the least and the most that points between them have as its dot product. Without a vector the whole box.
struct CoverPart
{
    Aabb<2> box;
    QPointF across{0, 0};
    double least = 0;
    double most = 0;

    /// Whether a box meets both the box and the strip between the lines; one that nearly does may count.
    bool meets(const Aabb<2> &other) const
    {
        if (!other.overlaps(box))
            return false;
        const auto centre = other.centre(), size = other.size();
        const double x = across.x() * centre[0], y = across.y() * centre[1];
        // Some hundred times the rounding: what has no answer counts as a meeting.
        const double slack = 0x1p-44 * (std::abs(x) + std::abs(y) + size[0] + size[1]);
        const double reach = (std::abs(across.x()) * size[0] + std::abs(across.y()) * size[1]) / 2 + slack;
        return !(x + y + reach < least) && !(x + y - reach > most);
    }
};

/// Parts that cover every point which is in one of two quads and not in the other: a few for upright
/// quads, some dozens along thin strips for turned ones, so that all of them together have little more
/// area than the difference. A quad that is not finite counts as empty. When one quad has no area or is
/// no convex outline it is the box around both.
TRAMMEL_GEOMETRY_EXPORT std::vector<CoverPart> coverOfDifference(const Quad &a, const Quad &b);

} // namespace Trammel
