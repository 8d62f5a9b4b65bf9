#pragma once

#include "widgets/interaction/frame/handles_p.h"
#include <trammel/document.h>
#include <trammel/geometry/primitives.h>

#include <optional>

namespace Trammel {

/// The frame around shapes in scene coordinates, with the angle that users see.
struct SelectionFrame
{
    Obb box;
    double degrees = 0;
    /// The pivot, if the user has moved it away from the center.
    std::optional<QPointF> pivot = std::nullopt;
    /// The handles that can be grabbed.
    HandleUse use = {};

    QPointF turningPoint() const { return pivot.value_or(box.center); }
};

/// Whether two angles differ by a multiple of 90 degrees, up to 1e-9 degrees for the rounding of sums.
bool areParallel(double degreesA, double degreesB);

/// The frame around shapes. A single shape has its own frame. A single group has a frame at the angle of the group that
/// touches the true outlines of its shapes. Several shapes have an upright frame, or a rotated one if all are parallel.
/// Unknown ids are skipped. Hidden shapes are skipped if other shapes are visible. Returns nullopt if no shape is left.
/// For the scope see Document::units().
std::optional<SelectionFrame> frameAround(const Document &document, const ShapeIds &ids, GroupId scope = {});

/// The frame of the entered group; nothing for a null or unknown group.
std::optional<Obb> enteredFrame(const Document &document, GroupId entered);

/// The frame of a group. The group must exist.
SelectionFrame frameAround(const Document &document, GroupId group);

} // namespace Trammel
