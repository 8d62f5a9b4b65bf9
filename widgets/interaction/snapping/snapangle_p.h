#pragma once

#include "widgets/interaction/frame/guide_p.h"
#include "widgets/interaction/snapping/snapfeatures_p.h"

#include <optional>
#include <span>

namespace Trammel {

/// A direction to which rotations snap, and the segment that shows it.
struct SnapAngle
{
    double degrees = 0;
    Segment shown;
};

/// The directions of the sides of a shape: its rotation, or the directions of the edges of a plain polygon or polyline.
/// Empty for a circle and for a complex outline.
std::vector<SnapAngle> snapAngles(const Shape &shape);

/// The angle nearest to a given one, up to quarter turns, within a tolerance. The first one wins among equally near
/// angles. Nothing if no angle is within the tolerance. The result includes the quarter turns that bring it nearest to
/// the given angle.
struct AngleMatch
{
    double degrees = 0;
    std::size_t index = 0;
};
std::optional<AngleMatch> nearestAngle(double degrees, std::span<const SnapAngle> angles, double tolerance);

} // namespace Trammel
