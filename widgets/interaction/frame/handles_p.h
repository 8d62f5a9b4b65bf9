#pragma once

#include <trammel/editorenums.h>
#include <trammel/geometry/primitives.h>

#include <QtCore/QList>
#include <QtCore/QRectF>
#include <QtGui/QCursor>
#include <QtGui/QTransform>

#include <optional>

namespace Trammel {

using Handle = EditorEnums::Handle;

/// Sizes on the screen, in device-independent pixels.
inline constexpr double HandleSize = 8;
inline constexpr double RotateHandleDistance = 24;

/// The operations that the handles of a frame perform. Other handles are not shown.
struct HandleUse
{
    bool resizes = true;
    bool rotates = true;

    friend bool operator==(const HandleUse &, const HandleUse &) = default;
};

/// The handles for which a frame has room. The handle at the midpoint of a side is left out if the corner handles of
/// this side are closer than four times HandleSize or the adjacent sides are shorter than HandleSize, so that handles
/// never cover a small shape. A text of one line has all handles. The pivot is not included. The pixel is the size of
/// one view pixel in scene units.
QList<Handle> handlesOf(const Obb &frame, double pixel, HandleUse use = {});
/// Whether the pivot can be shown without covering a small shape: it lies outside of the frame, or both sides of the
/// frame are at least six times HandleSize long.
bool hasPivotRoom(const Obb &frame, QPointF pivot, double pixel);
/// The side of the frame at which the rotation handle is.
enum class RotateSide { Top, Bottom, Right, Left };
/// The first side, in the order of the enumeration, at which the whole rotation handle is visible in a view; the top if
/// there is none.
RotateSide rotateSide(const Obb &frame, const QTransform &sceneToView, const QRectF &view);
/// The center of a handle in scene coordinates. It lies on the frame, or outside if the frame is smaller than a few
/// handles.
QPointF handlePosition(const Obb &frame, Handle handle, double pixel, RotateSide side = RotateSide::Top);
/// The handle nearest to a point within the hit distance, or None. The pivot takes precedence; pass it only if it is
/// shown.
Handle handleAt(const Obb &frame, QPointF scenePos, double pixel, std::optional<QPointF> pivot = {},
                RotateSide side = RotateSide::Top, HandleUse use = {});
/// The corner outside of which a point lies, within 20 pixels of it; None elsewhere, and on the handle of the corner. A
/// drag from there rotates the frame.
Handle cornerAt(const Obb &frame, QPointF scenePos, double pixel);
/// The direction of a handle from the center, in units of half the frame: (-1, -1) for TopLeft, (0, -1)
/// for Top, (0, 0) for None, Rotate and Pivot.
QPointF handleDirection(Handle handle);
/// The handle in a direction as returned by handleDirection(); None for (0, 0).
Handle handleToward(QPointF direction);
/// The cursor of a handle, rotated with the frame and the view. For viewDegrees see the function of that name.
QCursor handleCursor(const Obb &frame, Handle handle, double viewDegrees, RotateSide side = RotateSide::Top);
/// The cursor for rotating the frame from a corner.
QCursor cornerCursor(const Obb &frame, Handle corner, double viewDegrees);

} // namespace Trammel
