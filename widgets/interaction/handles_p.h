#pragma once

#include "geometry/primitives.h"

#include <QtCore/QList>
#include <QtGui/QCursor>

#include <optional>

namespace Trammel {

/// The grips of a frame, named as they lie in the frame before it is turned. The pivot is what it turns about.
enum class Handle { None, TopLeft, Top, TopRight, Right, BottomRight, Bottom, BottomLeft, Left, Rotate, Pivot };

/// The sizes on screen, in device-independent pixels.
inline constexpr double HandleSize = 8;
inline constexpr double RotateHandleDistance = 24;

/// The handles that a frame has room for: those in the middle of a side are left out where the side is
/// shorter than a few handles or the frame thinner than one, so that they never cover a small shape's
/// body. The pixel is the size of one view pixel in scene units.
QList<Handle> handlesOf(const Obb &frame, double pixel);
/// Whether there is room for the pivot: it covers no small shape's body.
bool hasPivotRoom(const Obb &frame, QPointF pivot, double pixel);
/// Where the middle of a handle is, in scene coordinates: on the frame, or outside of it where the frame
/// is smaller than a few handles.
QPointF handlePosition(const Obb &frame, Handle handle, double pixel);
/// The handle under a point, or None. The pivot counts where it is shown.
Handle handleAt(const Obb &frame, QPointF scenePos, double pixel, std::optional<QPointF> pivot = {});
/// The direction of a handle from the centre, in units of half the frame: (-1, -1) for TopLeft, (0, -1)
/// for Top, (0, 0) for None, Rotate and Pivot.
QPointF handleDirection(Handle handle);
/// The handle that lies in such a direction; None for (0, 0).
Handle handleTowards(QPointF direction);
/// The cursor for a handle, turned with the frame and the view (degrees from scene to view).
QCursor handleCursor(const Obb &frame, Handle handle, double viewDegrees);

} // namespace Trammel
