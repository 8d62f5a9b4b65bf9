#pragma once

#include "widgets/interaction/frame/guide_p.h"
#include "widgets/interaction/snapping/snapfeatures_p.h"

#include <optional>
#include <span>

namespace Trammel {

/// A direction to which rotations snap, and the segment that a guide shows for it.
struct SnapAngle
{
    double degrees = 0;
    Segment shown;
};

/// The directions of the sides of a shape: its rotation, or the directions of the edges of a plain polygon or polyline
/// (see SnapFeatures::isPlain()). Empty for a circle and for a complex outline.
std::vector<SnapAngle> snapAngles(const Shape &shape);

/// The result of nearestAngle(): the matching angle, including the quarter turns that bring it nearest to the given
/// angle, and the index of its direction.
struct AngleMatch
{
    double degrees = 0;
    std::size_t index = 0;
};
/// The direction nearest to an angle, up to quarter turns, within a tolerance in degrees; nothing if there is none.
/// Returns the first of several equally near directions.
std::optional<AngleMatch> nearestAngle(double degrees, std::span<const SnapAngle> angles, double tolerance);

} // namespace Trammel
