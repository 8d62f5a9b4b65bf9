#include "widgets/interaction/frame/connecthandles_p.h"

#include "widgets/interaction/frame/selectionframe_p.h"
#include "widgets/model/style/linehead_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// In view pixels: the distance of a handle from the frame, the distance from its center within which a press hits it,
// and the least side of a frame with handles.
constexpr double Distance = 18;
constexpr double HitDistance = 8;
constexpr double LeastShapeSide = 24;

Handle sideOf(RotateSide side)
{
    switch (side) {
    case RotateSide::Bottom:
        return Handle::Bottom;
    case RotateSide::Right:
        return Handle::Right;
    case RotateSide::Left:
        return Handle::Left;
    default:
        return Handle::Top;
    }
}

} // namespace

QPointF outwardOf(const Obb &frame, Handle side)
{
    return rotated(handleDirection(side), frame.axis);
}

QPointF ConnectHandles::position(Handle side, double pixel) const
{
    const bool isBeyond = rotateSide && sideOf(*rotateSide) == side;
    const double away = (isBeyond ? RotateHandleDistance + Distance : Distance) * pixel;
    const QPointF direction = handleDirection(side);
    const QPointF local(direction.x() * (frame.halfWidth + away), direction.y() * (frame.halfHeight + away));
    return frame.center + rotated(local, frame.axis);
}

Handle ConnectHandles::handleAt(QPointF scenePos, double pixel) const
{
    for (Handle side : sides) {
        if (length(position(side, pixel) - scenePos) <= HitDistance * pixel)
            return side;
    }
    return Handle::None;
}

bool ConnectHandles::isNear(QPointF scenePos, double pixel) const
{
    const QPointF local = unrotated(scenePos - frame.center, frame.axis);
    const double reach = ((rotateSide ? RotateHandleDistance : 0) + Distance + HitDistance) * pixel;
    return std::abs(local.x()) <= frame.halfWidth + reach && std::abs(local.y()) <= frame.halfHeight + reach;
}

std::optional<ConnectHandles> connectHandlesOf(const Document &document, ShapeId id, double pixel)
{
    const Shape *shape = document.find(id);
    if (!shape || canHaveHeads(*shape->kind) || !document.isSelectable(id))
        return std::nullopt;
    Obb frame = Obb::fromSize(shape->center, shape->size, shape->rotation);
    if (2 * std::min(frame.halfWidth, frame.halfHeight) < LeastShapeSide * pixel)
        return std::nullopt;
    // The handles are next to the painted line.
    if (shape->stroke.color.isValid() && shape->stroke.style != Qt::NoPen) {
        frame.halfWidth += shape->stroke.width / 2;
        frame.halfHeight += shape->stroke.width / 2;
    }
    return ConnectHandles{id, frame, {}};
}

} // namespace Trammel
