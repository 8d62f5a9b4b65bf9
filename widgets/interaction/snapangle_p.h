#pragma once

#include "widgets/interaction/guide_p.h"
#include "widgets/interaction/snapfeatures_p.h"

#include <optional>
#include <span>

namespace Trammel {

/// A direction that attracts what is turned, and where it is seen.
struct SnapAngle
{
    double degrees = 0;
    Segment shown;
};

/// The directions of a shape's sides: its rotation, and those of the edges of a plain polygon or polyline. None of a
/// circle or an intricate outline.
std::vector<SnapAngle> snapAngles(const Shape &shape);

/// The angle that is nearest to another up to quarter turns, within a tolerance; of angles as near, the first.
/// Nothing without one. The result has the quarter turn of the angle given.
struct AngleMatch
{
    double degrees = 0;
    std::size_t index = 0;
};
std::optional<AngleMatch> nearestAngle(double degrees, std::span<const SnapAngle> angles, double tolerance);

} // namespace Trammel
