#pragma once

#include "widgets/interaction/frame/selectionframe_p.h"

namespace Trammel {

class Nudge;
struct ToolContext;

/// Changes of the selected shapes and their frame by keys. turnByKey() and resizeByKey() merge each burst of keys into
/// one undo step, and return the new frame around the shapes, or nothing if no shape has changed.

/// Rotates the shapes clockwise about the frame's pivot, or about the center if the frame has no pivot, as far as solid
/// shapes allow.
std::optional<SelectionFrame> turnByKey(const ToolContext &context, Nudge &nudge, const ShapeIds &ids,
                                        const SelectionFrame &frame, double degrees);

/// Moves one side of the frame outward by a length in scene units, or inward if the length is negative. The direction,
/// in the scene, selects the side. The opposite side stays fixed. Nothing changes if the new size would be zero or
/// negative. Solid shapes limit the size.
std::optional<SelectionFrame> resizeByKey(const ToolContext &context, Nudge &nudge, const ShapeIds &ids,
                                          const SelectionFrame &frame, QPointF outwards, double length);

/// Returns the pivot moved by half the frame's size, along the axis of the frame nearest to a direction in the scene.
/// Repeated moves visit the center, all corners and the midpoints of all sides.
QPointF pivotByKey(const SelectionFrame &frame, QPointF direction);

/// The next or previous position of the pivot in a cycle: the center, then the corners and side midpoints clockwise
/// from the top left corner. The result nullopt stands for the center. A pivot at any other position is treated as if
/// it were at the center.
std::optional<QPointF> pivotAround(const SelectionFrame &frame, bool isForward);

} // namespace Trammel
