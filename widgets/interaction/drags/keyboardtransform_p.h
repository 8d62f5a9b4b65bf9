#pragma once

#include "widgets/interaction/frame/selectionframe_p.h"

namespace Trammel {

class Nudge;

/// Changes of the selected shapes and their frame by keys. Each burst of keys is one undo step. The functions return
/// the new frame around the shapes, or nothing if no shape has changed.

/// Rotates the shapes clockwise about the frame's pivot, or about the center if the frame has no pivot.
std::optional<SelectionFrame> turnByKey(Document &document, Nudge &nudge, const ShapeIds &ids,
                                        const SelectionFrame &frame, double degrees);

/// Moves one side of the frame outward by a length, or inward if the length is negative. The side is the one nearest to
/// an outward direction in the scene. The opposite side stays fixed; a change that would reach it is not made.
std::optional<SelectionFrame> resizeByKey(Document &document, Nudge &nudge, const ShapeIds &ids,
                                          const SelectionFrame &frame, QPointF outwards, double length);

/// The pivot after a move by half the frame's size along the axis of the frame nearest to a direction in the scene.
/// Repeated moves reach the center, all corners and the midpoints of all sides.
QPointF pivotByKey(const SelectionFrame &frame, QPointF direction);

/// The next or previous pivot on a tour of the frame: from the center to a corner, then along the corners and side
/// midpoints, and back to the center. Nothing stands for the center.
std::optional<QPointF> pivotAround(const SelectionFrame &frame, bool isForward);

} // namespace Trammel
