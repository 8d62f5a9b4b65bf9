#pragma once

#include <trammel/geometry/primitives.h>

#include <cmath>
#include <vector>

namespace Trammel {

/// A part of the scene: the part of a box between two parallel lines. It consists of the points p of the box for which
/// dot(across, p) is from least to most. If across is null, the part is the whole box.
struct CoverPart
{
    Aabb<2> box;
    QPointF across{0, 0};
    double least = 0;
    double most = 0;

    /// Whether another box meets both the box and the strip between the lines. May be true for a box that misses the
    /// strip by a rounding error.
    bool meets(const Aabb<2> &other) const
    {
        if (!other.overlaps(box))
            return false;
        const auto center = other.center(), size = other.size();
        const double x = across.x() * center[0], y = across.y() * center[1];
        // About 500 times the rounding error. Comparisons with NaN count as meeting.
        const double slack = 0x1p-44 * (std::abs(x) + std::abs(y) + size[0] + size[1]);
        const double reach = (std::abs(across.x()) * size[0] + std::abs(across.y()) * size[1]) / 2 + slack;
        return !(x + y + reach < least) && !(x + y - reach > most);
    }
};

/// Parts that cover the symmetric difference of two quads: a few for axis-aligned quads; for rotated ones several dozen
/// along thin strips, so that their total area is little more than that of the difference. A quad that is not finite
/// counts as empty. If a quad has no area or is not convex, there is one part, the bounding box of both.
std::vector<CoverPart> coverOfDifference(const Quad &a, const Quad &b);

} // namespace Trammel
