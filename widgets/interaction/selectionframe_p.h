#pragma once

#include "geometry/primitives.h"
#include "widgets/model/document.h"

#include <optional>

namespace Trammel {

/// The frame around some shapes, with its angle as users know it.
struct SelectionFrame
{
    Obb box;
    double degrees = 0;
    /// What it turns about, where somebody has put that elsewhere than to the centre.
    std::optional<QPointF> pivot = std::nullopt;

    QPointF turningPoint() const { return pivot.value_or(box.centre); }
};

/// Whether two angles differ by a multiple of 90 degrees, up to the rounding of adding angles.
bool areParallel(double degreesA, double degreesB);

/// The frame around shapes: a single one's own, and that of a single group, which has the group's angle and
/// touches the true outlines in it; of several an upright one, or a turned one when all are parallel.
/// Nothing for no shapes; unknown ids are skipped, and hidden shapes where others are visible.
std::optional<SelectionFrame> frameAround(const Document &document, const ShapeIds &ids, GroupId scope = {});

/// The frame of the group that somebody works in; none for the null one, and for one that is not there.
std::optional<Obb> enteredFrame(const Document &document, GroupId entered);

/// The frame of a group that exists.
SelectionFrame frameAround(const Document &document, GroupId group);

} // namespace Trammel
