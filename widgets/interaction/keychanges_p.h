#pragma once

#include "widgets/interaction/selectionframe_p.h"

namespace Trammel {

class Nudge;

/// What keys do to selected shapes and their frame, in bursts that are one step of undo each. They return the frame
/// around the shapes then, or nothing where they are as before.

/// Turned about the frame's pivot, or else its centre, clockwise.
std::optional<SelectionFrame> turnByKey(Document &document, Nudge &nudge, const ShapeIds &ids,
                                        const SelectionFrame &frame, double degrees);

/// The side that an outward direction of the scene meets first is pulled by a length, or pushed in (negative), but not
/// through the opposite one, which stays.
std::optional<SelectionFrame> resizeByKey(Document &document, Nudge &nudge, const ShapeIds &ids,
                                          const SelectionFrame &frame, QPointF outwards, double length);

/// Where a pivot goes in a direction of the scene: by half of the frame, so that nine strokes of a key reach all its
/// corners and the middles of its sides.
QPointF pivotByKey(const SelectionFrame &frame, QPointF direction);

/// Where it goes around: from the centre to a corner, then from place to place along the frame, and back to the centre,
/// which is nothing.
std::optional<QPointF> pivotAround(const SelectionFrame &frame, bool isForward);

} // namespace Trammel
