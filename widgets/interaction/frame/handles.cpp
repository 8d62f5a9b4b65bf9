#include "widgets/interaction/frame/handles_p.h"

#include "widgets/interaction/frame/cursors_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace Trammel {

namespace {

// In view pixels. LeastSide is the least distance of two corner handles with a handle between them. LeastHalf is half
// the least side of the rectangle on which handles are placed. Reach is the distance from the center of a handle within
// which a press hits it.
constexpr double LeastSide = 4 * HandleSize;
constexpr double LeastHalf = 1.25 * HandleSize;
constexpr double Reach = 0.75 * HandleSize;
// The distance from a corner within which a press outside of it rotates.
constexpr double CornerReach = 2.5 * HandleSize;
// Half the side of the smallest frame that can show the pivot inside, in view pixels.
constexpr double LeastPivotHalf = 3 * HandleSize;

// Half a side of the rectangle on which the handles are placed, given half the side of the frame. A small frame has its
// handles outside, so that they do not cover it; a larger frame has them on its border.
double grownHalf(double half, double pixel)
{
    return std::max({half, LeastHalf * pixel, std::min(half + Reach * pixel, LeastSide / 2 * pixel)});
}

/// The direction of a side from the center, in the frame.
QPointF directionOf(RotateSide side)
{
    switch (side) {
    case RotateSide::Bottom:
        return {0, 1};
    case RotateSide::Right:
        return {1, 0};
    case RotateSide::Left:
        return {-1, 0};
    default:
        return {0, -1};
    }
}

Obb handleFrame(const Obb &frame, double pixel)
{
    Obb grown = frame;
    grown.halfWidth = grownHalf(frame.halfWidth, pixel);
    grown.halfHeight = grownHalf(frame.halfHeight, pixel);
    return grown;
}

} // namespace

QPointF handleDirection(Handle handle)
{
    switch (handle) {
    case Handle::TopLeft:
        return {-1, -1};
    case Handle::Top:
        return {0, -1};
    case Handle::TopRight:
        return {1, -1};
    case Handle::Right:
        return {1, 0};
    case Handle::BottomRight:
        return {1, 1};
    case Handle::Bottom:
        return {0, 1};
    case Handle::BottomLeft:
        return {-1, 1};
    case Handle::Left:
        return {-1, 0};
    case Handle::None:
    case Handle::Rotate:
    case Handle::Pivot:
        break;
    }
    return {0, 0};
}

Handle handleToward(QPointF direction)
{
    constexpr std::array resizing{Handle::TopLeft,     Handle::Top,    Handle::TopRight,   Handle::Right,
                                  Handle::BottomRight, Handle::Bottom, Handle::BottomLeft, Handle::Left};
    const auto found = std::find_if(resizing.begin(), resizing.end(),
                                    [direction](Handle handle) { return same(handleDirection(handle), direction); });
    return found == resizing.end() ? Handle::None : *found;
}

QList<Handle> handlesOf(const Obb &frame, double pixel, HandleUse use)
{
    if (!use.resizes)
        return use.rotates ? QList{Handle::Rotate} : QList<Handle>();
    const Obb placed = handleFrame(frame, pixel);
    const double least = LeastSide / 2 * pixel;
    QList<Handle> handles{Handle::TopLeft, Handle::TopRight, Handle::BottomRight, Handle::BottomLeft};
    if (placed.halfWidth >= least && 2 * frame.halfHeight >= HandleSize * pixel)
        handles << Handle::Top << Handle::Bottom;
    if (placed.halfHeight >= least && 2 * frame.halfWidth >= HandleSize * pixel)
        handles << Handle::Right << Handle::Left;
    if (use.rotates)
        handles << Handle::Rotate;
    return handles;
}

bool hasPivotRoom(const Obb &frame, QPointF pivot, double pixel)
{
    if (std::min(frame.halfWidth, frame.halfHeight) >= LeastPivotHalf * pixel)
        return true;
    const QPointF local = unrotated(pivot - frame.center, frame.axis);
    return std::abs(local.x()) > frame.halfWidth || std::abs(local.y()) > frame.halfHeight;
}

RotateSide rotateSide(const Obb &frame, const QTransform &sceneToView, const QRectF &view)
{
    const double pixel = 1 / std::sqrt(std::abs(sceneToView.determinant()));
    constexpr double half = HandleSize / 2;
    const QRectF visible = view.adjusted(half, half, -half, -half);
    for (RotateSide side : {RotateSide::Top, RotateSide::Bottom, RotateSide::Right, RotateSide::Left}) {
        if (visible.contains(sceneToView.map(handlePosition(frame, Handle::Rotate, pixel, side))))
            return side;
    }
    return RotateSide::Top;
}

QPointF handlePosition(const Obb &frame, Handle handle, double pixel, RotateSide side)
{
    const Obb grown = handleFrame(frame, pixel);
    QPointF local;
    if (handle == Handle::Rotate) {
        const QPointF direction = directionOf(side);
        const double away = RotateHandleDistance * pixel;
        local = {direction.x() * (grown.halfWidth + away), direction.y() * (grown.halfHeight + away)};
    } else {
        const QPointF direction = handleDirection(handle);
        local = {direction.x() * grown.halfWidth, direction.y() * grown.halfHeight};
    }
    return frame.center + rotated(local, frame.axis);
}

Handle handleAt(const Obb &frame, QPointF scenePos, double pixel, std::optional<QPointF> pivot, RotateSide side,
                HandleUse use)
{
    // The pivot comes first, so that it can be grabbed wherever the user has put it.
    if (pivot && length(scenePos - *pivot) <= Reach * pixel)
        return Handle::Pivot;
    Handle nearest = Handle::None;
    double least = Reach * pixel;
    for (Handle handle : handlesOf(frame, pixel, use)) {
        const QPointF local = unrotated(scenePos - handlePosition(frame, handle, pixel, side), frame.axis);
        const double away = std::max(std::abs(local.x()), std::abs(local.y()));
        if (away <= least && (nearest == Handle::None || away < least)) {
            nearest = handle;
            least = away;
        }
    }
    return nearest;
}

Handle cornerAt(const Obb &frame, QPointF scenePos, double pixel)
{
    const Obb grown = handleFrame(frame, pixel);
    const QPointF local = unrotated(scenePos - frame.center, frame.axis);
    const QPointF beyond(std::abs(local.x()) - grown.halfWidth, std::abs(local.y()) - grown.halfHeight);
    const double reach = Reach * pixel;
    const bool isOnHandle = beyond.x() <= reach && beyond.y() <= reach;
    if (beyond.x() < 0 || beyond.y() < 0 || isOnHandle || length(beyond) > CornerReach * pixel)
        return Handle::None;
    return handleToward({local.x() < 0 ? -1.0 : 1.0, local.y() < 0 ? -1.0 : 1.0});
}

QCursor handleCursor(const Obb &frame, Handle handle, double viewDegrees, RotateSide side)
{
    if (handle == Handle::None)
        return QCursor(Qt::ArrowCursor);
    if (handle == Handle::Pivot)
        return QCursor(Qt::SizeAllCursor);
    const QPointF direction = handle == Handle::Rotate ? directionOf(side) : handleDirection(handle);
    const double degrees = degreesFromAxis(rotated(direction, frame.axis)) + viewDegrees;
    return handle == Handle::Rotate ? rotateCursor(degrees) : resizeCursor(degrees);
}

QCursor cornerCursor(const Obb &frame, Handle corner, double viewDegrees)
{
    return rotateCursor(degreesFromAxis(rotated(handleDirection(corner), frame.axis)) + viewDegrees);
}

} // namespace Trammel
