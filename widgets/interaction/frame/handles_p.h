#pragma once

#include <trammel/editorenums.h>
#include <trammel/geometry/primitives.h>

#include <QtCore/QList>
#include <QtGui/QCursor>

#include <optional>

namespace Trammel {

using Handle = EditorEnums::Handle;

/// Sizes on the screen, in device-independent pixels.
inline constexpr double HandleSize = 8;
inline constexpr double RotateHandleDistance = 24;

/// The handles for which a frame has room. Handles in the middle of a side are left out if the side is shorter than a
/// few handles or the frame is thinner than one handle, so that they never cover a small shape. The pixel is the size
/// of one view pixel in scene units.
QList<Handle> handlesOf(const Obb &frame, double pixel);
/// Whether there is room for the pivot, so that it does not cover a small shape.
bool hasPivotRoom(const Obb &frame, QPointF pivot, double pixel);
/// The center of a handle in scene coordinates. It lies on the frame, or outside if the frame is smaller than a few
/// handles.
QPointF handlePosition(const Obb &frame, Handle handle, double pixel);
/// The handle under a point, or None. Pass the pivot if it is shown.
Handle handleAt(const Obb &frame, QPointF scenePos, double pixel, std::optional<QPointF> pivot = {});
/// The direction of a handle from the center, in units of half the frame: (-1, -1) for TopLeft, (0, -1)
/// for Top, (0, 0) for None, Rotate and Pivot.
QPointF handleDirection(Handle handle);
/// The handle in a direction as returned by handleDirection(); None for (0, 0).
Handle handleToward(QPointF direction);
/// The cursor of a handle, rotated with the frame and the view (degrees from scene to view).
QCursor handleCursor(const Obb &frame, Handle handle, double viewDegrees);

} // namespace Trammel
