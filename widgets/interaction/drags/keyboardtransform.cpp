#include "widgets/interaction/drags/keyboardtransform_p.h"

#include "widgets/interaction/drags/nudge_p.h"
#include "widgets/interaction/drags/resize_p.h"
#include "widgets/interaction/drags/stopnotice_p.h"
#include "widgets/interaction/drags/transform_p.h"
#include "widgets/model/shape/placement_p.h"
#include "widgets/model/solid/solidtransform_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>

#include <array>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

/// Shapes at the start, their new placements, and the groups whose shapes are all among them.
struct Change
{
    Change(Document &document, const ShapeIds &chosen)
        : ids(document.sorted(chosen)), groups(document.wholeGroups(chosen))
    {
        for (ShapeId id : std::as_const(ids))
            shapes.append(*document.find(id));
        for (GroupId id : std::as_const(groups))
            rotations.append(document.find(id)->rotation);
    }

    ShapeIds ids;
    QList<Shape> shapes;
    QList<Placement> placements;
    GroupIds groups;
    QList<double> rotations;
};

/// The share of a change that solid shapes allow. Announces what stops it.
double freeShare(const ToolContext &context, const Change &change, const SolidTransform::PlacementAt &placementAt)
{
    SolidTransform solid(*context.document, change.ids, context.settings.solid);
    const double share = solid.freeShare(placementAt);
    if (share < 1)
        StopNotice(context).kept(change.ids, change.shapes, [&](qsizetype i) { return placementAt(i, 1); });
    return share;
}

/// The direction of a side of a frame that is nearest to a direction in the scene, as a unit vector along an axis of
/// the frame's own coordinates.
QPointF nearestSide(const Obb &frame, QPointF direction)
{
    const QPointF local = unrotated(direction, frame.axis);
    if (std::abs(local.x()) >= std::abs(local.y()))
        return {std::copysign(1.0, local.x()), 0};
    return {0, std::copysign(1.0, local.y())};
}

} // namespace

std::optional<SelectionFrame> turnByKey(const ToolContext &context, Nudge &nudge, const ShapeIds &ids,
                                        const SelectionFrame &frame, double degrees)
{
    Document &document = *context.document;
    const QPointF pivot = frame.turningPoint();
    Change change(document, ids);
    const auto angleAt = [&](double share) { return addedDegrees(frame.degrees, share * degrees); };
    const auto placementAt = [&](qsizetype i, double share) {
        return turned(change.shapes[i].placement(), pivot, frame.degrees, angleAt(share));
    };
    const double to = angleAt(freeShare(context, change, placementAt));
    for (const Shape &shape : std::as_const(change.shapes))
        change.placements.append(turned(shape.placement(), pivot, frame.degrees, to));
    for (double &rotation : change.rotations)
        rotation = turnedDegrees(rotation, frame.degrees, to);
    if (!nudge.place(document, change.ids, change.placements, change.groups, change.rotations,
                     QCoreApplication::translate("Trammel", "Rotate")))
        return std::nullopt;
    SelectionFrame result = turned(frame, pivot, to);
    result.pivot = frame.pivot;
    return result;
}

std::optional<SelectionFrame> resizeByKey(const ToolContext &context, Nudge &nudge, const ShapeIds &ids,
                                          const SelectionFrame &frame, QPointF outwards, double length)
{
    Document &document = *context.document;
    const QPointF side = nearestSide(frame.box, outwards);
    Change change(document, ids);
    const Resize stretching(change.shapes, frame);
    const auto stretchAt = [&](double share) {
        const QPointF offset = share * length * side;
        return stretching.allowed(stretchOf(frame.box, handleToward(side), offset, stretching.mustKeepRatio(), false));
    };
    const auto placementAt = [&](qsizetype i, double share) {
        return stretching.placed(change.shapes[i], stretchAt(share));
    };
    const Stretch stretch = stretchAt(freeShare(context, change, placementAt));
    if ((side.x() != 0 ? stretch.width : stretch.height) <= 0)
        return std::nullopt;
    for (const Shape &shape : std::as_const(change.shapes))
        change.placements.append(stretching.finished(shape, stretching.placed(shape, stretch)).placement());
    for (double &rotation : change.rotations)
        rotation = stretchedDegrees(rotation, frame, stretch);
    if (!nudge.place(document, change.ids, change.placements, change.groups, change.rotations,
                     QCoreApplication::translate("Trammel", "Resize")))
        return std::nullopt;
    return stretched(frame, stretch);
}

QPointF pivotByKey(const SelectionFrame &frame, QPointF direction)
{
    const QPointF side = nearestSide(frame.box, direction);
    const QPointF way(side.x() * frame.box.halfWidth, side.y() * frame.box.halfHeight);
    return frame.turningPoint() + rotated(way, frame.box.axis);
}

std::optional<QPointF> pivotAround(const SelectionFrame &frame, bool isForward)
{
    constexpr std::array<Handle, 8> round{Handle::TopLeft,     Handle::Top,    Handle::TopRight,   Handle::Right,
                                          Handle::BottomRight, Handle::Bottom, Handle::BottomLeft, Handle::Left};
    const auto placeOf = [&frame](Handle handle) {
        const QPointF direction = handleDirection(handle);
        return frame.box.center
            + rotated({direction.x() * frame.box.halfWidth, direction.y() * frame.box.halfHeight}, frame.box.axis);
    };
    const double slack = 1e-9 * (frame.box.halfWidth + frame.box.halfHeight);
    // -1 stands for the center and for a pivot at none of these positions. It precedes the first position.
    int now = -1;
    for (int i = 0; i < int(round.size()); ++i) {
        if (frame.pivot && length(placeOf(round[std::size_t(i)]) - *frame.pivot) <= slack)
            now = i;
    }
    const int count = int(round.size()) + 1;
    const int next = (now + 1 + (isForward ? 1 : count - 1)) % count - 1;
    return next < 0 ? std::nullopt : std::optional(placeOf(round[std::size_t(next)]));
}

} // namespace Trammel
