#include "widgets/interaction/drags/resizedrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/frame/labels_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>

#include <cmath>

namespace Trammel {

ResizeDrag::ResizeDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame,
                       Handle handle)
    : TransformDrag(context, press, ids, frame, QCoreApplication::translate("Trammel", "Resize")), m_handle(handle),
      m_held(handle), m_stretching(shapes(), frame), m_stretched(frame), m_snapping(context, ids),
      m_ruler(m_snapping.rulerFor(frame.degrees)),
      m_lastStretch(stretchOf(frame.box, handle, {}, m_stretching.mustKeepRatio(), false)), m_notice(context)
{
    if (context.settings.solid.mode != OverlapMode::AllowOverlap)
        m_solid.emplace(*context.document, this->ids(), context.settings.solid);
}

// The dragged handle snaps, not the pointer. A corner handle moves along the diagonal if the ratio is kept; a side
// handle moves perpendicular to its side. In a rotated frame, the line along which a side handle moves contains no grid
// points in general, so the handle does not snap to the grid.
SnapMove ResizeDrag::gripMove(const ToolEvent &event, bool keepRatio, bool fromCenter) const
{
    const Obb &box = frame().box;
    const QPointF direction = handleDirection(m_handle);
    const QPointF half(direction.x() * box.halfWidth, direction.y() * box.halfHeight);
    const bool isCorner = direction.x() != 0 && direction.y() != 0;
    QPointF way = unrotated(event.scenePos - press().scenePos, box.axis);
    SnapMove move;
    move.isWhole = false;
    const double growth = fromCenter ? 2 : 1;
    move.sizing = {box.axis, {2 * box.halfWidth, 2 * box.halfHeight}, {growth * direction.x(), growth * direction.y()}};
    move.moving = pulledFeatures(box, direction, m_ruler);
    if (!isCorner) {
        way = {direction.x() != 0 ? way.x() : 0, direction.y() != 0 ? way.y() : 0};
        move.along = rotated(direction, box.axis);
    } else if (keepRatio && box.halfWidth > 0 && box.halfHeight > 0) {
        const Stretch stretch = stretchOf(box, m_handle, way, true, fromCenter);
        const double share = fromCenter ? 2 : 1;
        way = {direction.x() * (stretch.width - 2 * box.halfWidth) / share,
               direction.y() * (stretch.height - 2 * box.halfHeight) / share};
        // Beyond the opposite side, the handle moves along the other diagonal.
        move.along = normalized(rotated({std::copysign(half.x(), direction.x() * stretch.width),
                                         std::copysign(half.y(), direction.y() * stretch.height)},
                                        box.axis));
    }
    const QPointF reach = fromCenter ? half : 2 * half;
    move.extent = SnapExtent{rotated(-reach, box.axis), true};
    move.offset = move.along ? rotated(way, box.axis) : event.scenePos - press().scenePos;
    if (isCorner || areParallel(frame().degrees, 0))
        move.gridPoint = box.center + rotated(half, box.axis);
    return move;
}

Stretch ResizeDrag::freeStretch(const Stretch &wanted)
{
    // A change from resizing one side to resizing from the center begins at the start again.
    if (wanted.fromCenter != m_lastStretch.fromCenter)
        m_lastStretch = stretchOf(frame().box, m_handle, {}, false, wanted.fromCenter);
    const auto stretchAt = [&](double share) {
        Stretch stretch = wanted;
        stretch.width = m_lastStretch.width + share * (wanted.width - m_lastStretch.width);
        stretch.height = m_lastStretch.height + share * (wanted.height - m_lastStretch.height);
        return share == 1 ? wanted : m_stretching.allowed(stretch);
    };
    const auto placementAt = [&](qsizetype index, double share) {
        return constrained(index, m_stretching.placed(shapes()[index], stretchAt(share)));
    };
    const double share = m_solid->freeShare(placementAt);
    if (share < 1) {
        const auto wantedAt = [&](qsizetype i) { return placementAt(i, 1); };
        m_notice.kept(ids(), shapes(), wantedAt);
        m_ghosts = ghosts(wantedAt);
        m_contact = m_solid->contact();
    }
    return stretchAt(share);
}

void ResizeDrag::update(const ToolEvent &event)
{
    m_pointer = event.scenePos;
    m_ghosts.clear();
    m_contact.reset();
    const bool keepRatio = m_stretching.mustKeepRatio() || event.modifiers.testFlag(Qt::ShiftModifier);
    const bool fromCenter = event.modifiers.testFlag(Qt::AltModifier);
    const Snap snap = m_snapping.snapped(gripMove(event, keepRatio, fromCenter), m_ruler, event);
    const QPointF offset = unrotated(snap.offset, frame().box.axis);
    const Stretch wanted = stretchOf(frame().box, m_handle, offset, keepRatio, fromCenter);
    Stretch stretch = m_stretching.allowed(wanted);
    if (m_solid && !event.isSpaceHeld)
        stretch = freeStretch(stretch);
    if (!apply([&](const Shape &shape) { return m_stretching.placed(shape, stretch); }))
        return;
    m_lastStretch = stretch;
    turnGroups([&](double rotation) { return stretchedDegrees(rotation, frame(), stretch); });
    const QPointF direction = handleDirection(m_handle);
    m_held = handleToward({std::copysign(direction.x(), direction.x() * stretch.width),
                           std::copysign(direction.y(), direction.y() * stretch.height)});
    // Guides are shown only if the handle is at the snapped position, and not if a size rule has moved it.
    const bool isFree = stretch.width == wanted.width && stretch.height == wanted.height;
    m_guides = isFree ? snap.guides : QList<Guide>();
    m_stretched = stretched(frame(), stretch);
    if (m_stretching.isSingle()) {
        Shape shape = shapes().first();
        shape.setPlacement(m_stretching.placed(shape, stretch));
        m_stretched.box = shape.frame();
    }
}

void ResizeDrag::commit()
{
    ShapeIds changed;
    QList<Shape> after;
    for (qsizetype i = 0; i < ids().size(); ++i) {
        const Shape *shape = context().document->find(ids()[i]);
        // The ends of a connector have been moved already.
        if (!shape || shape->connector)
            continue;
        const Shape finished = m_stretching.finished(shapes()[i], shape->placement());
        if (finished == *shape)
            continue;
        changed.append(ids()[i]);
        after.append(finished);
    }
    if (!changed.isEmpty())
        assign(changed, after);
    TransformDrag::commit();
}

void ResizeDrag::show(Overlay::State &state) const
{
    state.frame = m_stretched.box;
    state.hoveredHandle = m_held;
    state.guides = m_guides;
    state.copies = m_ghosts;
    state.contact = m_contact;
    const QSizeF size(2 * m_stretched.box.halfWidth, 2 * m_stretched.box.halfHeight);
    state.label = Overlay::Label{m_pointer, sizeLabel(size, pixelSize(*context().viewPort))};
}

std::optional<QCursor> ResizeDrag::cursor() const
{
    return handleCursor(m_stretched.box, m_held, viewDegrees(*context().viewPort));
}

QString ResizeDrag::hint() const
{
    if (m_solid)
        return QCoreApplication::translate("Trammel",
                                           "Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. "
                                           "Space: allow overlaps. Esc: cancel.");
    return QCoreApplication::translate("Trammel",
                                       "Shift: keep the ratio. Alt: from the center. Ctrl: no snapping. "
                                       "Esc: cancel.");
}

} // namespace Trammel
