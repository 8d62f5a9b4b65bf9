#pragma once

#include "widgets/interaction/handles_p.h"
#include "widgets/interaction/selectionframe_p.h"
#include "widgets/model/shapekind.h"

namespace Trammel {

/// What drags do to shapes, as pure functions of the shapes at the start. A change of nothing gives the
/// same shape bit for bit, and everything comes back as it was when the pointer does.

/// Turned about a pivot, so that the frame, whose angle was fromDegrees, has toDegrees; exact at
/// multiples of 90.
Placement turned(const Placement &placement, QPointF pivot, double fromDegrees, double toDegrees);
Shape turned(const Shape &shape, QPointF pivot, double fromDegrees, double toDegrees);
SelectionFrame turned(const SelectionFrame &frame, QPointF pivot, double toDegrees);

/// The angle of something turned or mirrored so.
double turnedDegrees(double degrees, double fromDegrees, double toDegrees);

/// A frame pulled to another size by one of its handles. A negative width or height means that it was
/// pulled through zero and is mirrored.
struct Stretch
{
    Handle handle = Handle::None;
    double width = 0;
    double height = 0;
    /// The centre stays in place, instead of the opposite handle.
    bool fromCentre = false;
};

/// The stretch of a frame whose handle is moved by an offset in the frame's own axes. With the ratio
/// kept, both directions take the larger of the two scales.
Stretch stretchOf(const Obb &frame, Handle handle, QPointF offset, bool keepRatio, bool fromCentre);

/// The stretch nearest to it that a rule allows; it may be mirrored all the same.
Stretch allowed(const Stretch &stretch, const SizeRule &rule);

/// The frame after it.
SelectionFrame stretched(const SelectionFrame &frame, const Stretch &stretch);
/// A shape whose own frame is stretched. An outline that is flat in one direction stays flat.
Shape stretched(const Shape &shape, const Stretch &stretch);
/// One of several shapes in a common frame. The shape must be parallel to the frame, or else both
/// scales be alike: a shape is never sheared.
Placement stretchedWith(const Placement &placement, const SelectionFrame &frame, const Stretch &stretch);
Shape stretchedWith(const Shape &shape, const SelectionFrame &frame, const Stretch &stretch);
/// The angle that a frame within it has then: a mirror image of something turned is turned the other way,
/// but what is parallel stays as it is.
double stretchedDegrees(double degrees, const SelectionFrame &frame, const Stretch &stretch);

} // namespace Trammel
