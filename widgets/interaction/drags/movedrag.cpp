#include "widgets/interaction/drags/movedrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/frame/labels_p.h"
#include <trammel/fragment.h>
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

#include <cmath>

namespace Trammel {

MoveDrag::MoveDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame)
    : TransformDrag(context, press, context.document->withContents(ids), frame,
                    QCoreApplication::translate("Trammel", "Move")),
      m_chosen(ids), m_startContainer(context.document->containerOf(ids.value(0))), m_snapping(context, this->ids()),
      m_copySnapping(context), m_ruler(m_snapping.rulerFor(frame.degrees)), m_moving(movingFeatures()),
      m_rules(context.settings.solid), m_notice(context)
{
}

// A single shape snaps by its own outline; several shapes snap by their frame and by the shape under the pointer.
SnapFeatures MoveDrag::movingFeatures() const
{
    if (shapes().size() == 1)
        return snapFeatures(shapes().first(), m_ruler);
    SnapFeatures features = snapFeatures(frame().box, m_ruler);
    const ShapeId held = context().document->shapeAt(press().scenePos, press().tolerance);
    if (const qsizetype i = ids().indexOf(held); i >= 0) {
        const SnapFeatures own = snapFeatures(shapes()[i], m_ruler);
        features.points.insert(features.points.end(), own.points.begin(), own.points.end());
        features.corners = own.corners;
    }
    return features;
}

SnapMove MoveDrag::pointerMove(const ToolEvent &event) const
{
    const QPointF offset = event.scenePos - press().scenePos;
    SnapMove move{m_moving, offset, {}, frame().box.corners().front()};
    if (event.modifiers.testFlag(Qt::ShiftModifier)) {
        const bool isAcross = std::abs(offset.x()) >= std::abs(offset.y());
        move.along = isAcross ? QPointF(1, 0) : QPointF(0, 1);
        move.offset = isAcross ? QPointF(offset.x(), 0) : QPointF(0, offset.y());
    }
    return move;
}

Snap MoveDrag::snapFor(const SnapMove &move, const ToolEvent &event) const
{
    return (m_copies ? m_copySnapping : m_snapping).snapped(move, m_ruler, event);
}

bool MoveDrag::place(const SolidMotion::Step &step)
{
    QHash<ShapeId, QPointF> ways;
    for (const SolidMotion::Push &push : step.pushes) {
        for (ShapeId id : push.ids) {
            const Shape *shape = context().document->find(id);
            if (!shape)
                continue;
            ways.insert(id, push.offset);
            if (!m_pushedFrom.contains(id)) {
                m_pushed.append(id);
                m_pushedFrom.insert(id, shape->placement());
            }
        }
    }
    QList<Placement> pushed;
    for (ShapeId id : std::as_const(m_pushed)) {
        pushed.append(m_pushedFrom.value(id));
        pushed.last().center += ways.value(id);
    }
    const auto moved = [&step](const Shape &shape) {
        Placement placement = shape.placement();
        placement.center += step.offset;
        return placement;
    };
    return apply(moved, m_pushed, pushed);
}

QList<Shape> MoveDrag::shapesAt(QPointF offset) const
{
    QList<Shape> moved;
    for (qsizetype i = 0; i < shapes().size(); ++i) {
        if (!context().document->isVisible(ids()[i]))
            continue;
        moved.append(shapes()[i]);
        moved.last().center += offset;
    }
    return moved;
}

SolidMotion *MoveDrag::motion()
{
    if (m_rules.mode == OverlapMode::AllowOverlap)
        return nullptr;
    const Document &document = *context().document;
    if (!m_motion)
        m_motion = std::make_unique<SolidMotion>(document, ids(), m_rules, context().selection->enteredGroup());
    if (m_copies && !m_motionOfCopies)
        m_motionOfCopies = std::make_unique<SolidMotion>(document, shapesAt({}), m_rules);
    return m_copies ? m_motionOfCopies.get() : m_motion.get();
}

SolidMotion::Step MoveDrag::freeStep(const ToolEvent &event)
{
    const Snap snap = snapFor(pointerMove(event), event);
    m_guides = snap.guides;
    return {snap.offset, {}, {}};
}

QPointF MoveDrag::allowedOffset(QPointF wanted) const
{
    if (!context().settings.constraint || shapes().isEmpty())
        return wanted;
    Placement placement = shapes().first().placement();
    placement.center += wanted;
    return constrained(0, placement).center - shapes().first().center;
}

bool MoveDrag::isAllowed(const SolidMotion::Step &step) const
{
    const PlacementConstraint &constraint = context().settings.constraint;
    if (!constraint)
        return true;
    constexpr double slack = 1e-6;
    const auto isKept = [&](ShapeId id, const Shape &shape, const Placement &start, QPointF offset) {
        Placement placement = start;
        placement.center += offset;
        return length(constraint(id, shape, placement).center - placement.center) <= slack;
    };
    for (qsizetype i = 0; i < shapes().size(); ++i) {
        if (!isKept(ids()[i], shapes()[i], shapes()[i].placement(), step.offset))
            return false;
    }
    for (const SolidMotion::Push &push : step.pushes) {
        for (ShapeId id : push.ids) {
            const Shape &shape = *context().document->find(id);
            if (!isKept(id, shape, m_pushedFrom.value(id, shape.placement()), push.offset))
                return false;
        }
    }
    return true;
}

SolidMotion::Step MoveDrag::solidStep(SolidMotion &motion, const ToolEvent &event)
{
    const QPointF last = motion.place();
    const SolidMotion::Step step = snappedStep(motion, event);
    if (isAllowed(step))
        return step;
    // On a straight rail, a motion that does not slide stays on the rail.
    motion.setFreePlace(last);
    const SolidMotion::Step straight = motion.moveTo(allowedOffset(pointerMove(event).offset), true);
    if (isAllowed(straight))
        return straight;
    motion.setFreePlace(last);
    return motion.moveTo(last, true);
}

SolidMotion::Step MoveDrag::snappedStep(SolidMotion &motion, const ToolEvent &event)
{
    SnapMove move = pointerMove(event);
    move.offset = allowedOffset(move.offset);
    const SolidMotion::Step free = motion.moveTo(move.offset, move.along.has_value());
    m_guides.clear();
    m_blocked = move.offset;
    if (event.modifiers.testFlag(Qt::ControlModifier) || (free.contact && move.along))
        return free;
    const double reach = context().settings.snapTolerance * event.pixel;
    // Shapes that slide along an obstacle snap along it, unless something stops them on the way: they would jump to and
    // fro in a corner.
    if (free.contact) {
        move.along = perpendicular(free.contact->normal);
        if (std::abs(dot(move.offset - free.offset, *move.along)) > reach)
            return free;
    }
    move.offset = free.offset;
    const Snap snap = snapFor(move, event);
    if (!same(snap.offset, free.offset)) {
        SolidMotion::Step snapped = motion.moveTo(snap.offset, true);
        if (same(snapped.offset, snap.offset)) {
            m_guides = snap.guides;
            snapped.contact = free.contact;
            return snapped;
        }
        motion.setFreePlace(free.offset);
    }
    if (free.contact || move.along)
        return free;
    const std::optional<SolidMotion::Step> touch = motion.nearestTouch(free.offset, reach);
    if (!touch)
        return free;
    motion.setFreePlace(touch->offset);
    // A snap keeps the shapes from nothing.
    m_blocked = touch->offset;
    return *touch;
}

void MoveDrag::update(const ToolEvent &event)
{
    m_pointer = event.scenePos;
    const bool isFirstCopy = !m_copies && event.modifiers.testFlag(Qt::AltModifier);
    m_copies = event.modifiers.testFlag(Qt::AltModifier);
    if (isFirstCopy)
        place({});
    const QList<Guide> guides = m_guides;
    SolidMotion *motion = this->motion();
    SolidMotion::Step step;
    if (motion && !m_copies && !event.isSpaceHeld) {
        step = solidStep(*motion, event);
    } else {
        step = freeStep(event);
        if (motion && !event.isSpaceHeld)
            step.offset = motion->nearestFree(step.offset);
        if (motion)
            motion->setPlace(step.offset);
    }
    // If the document refuses the placements, the shapes and copies keep the offset of the previous move.
    if (place(step)) {
        m_offset = step.offset;
        m_contact = step.contact;
        announce(step);
    } else {
        m_guides = guides;
    }
    if (m_copies)
        place({});
    updateContainer(event);
}

void MoveDrag::announce(const SolidMotion::Step &step)
{
    if (isKept())
        m_notice.stopped(*m_contact, ids(), m_rules.mode == OverlapMode::SlideAlong);
    else
        m_notice.pushed(step.pushes);
}

// The shapes move into the container under the pointer, as they will when they are dropped. If an obstacle keeps the
// shapes from the pointer, the point of the shapes that was pressed counts.
void MoveDrag::updateContainer(const ToolEvent &event)
{
    const GroupId scope = context().selection->enteredGroup();
    Aabb2 spot;
    spot.include(m_contact ? press().scenePos + m_offset : event.scenePos);
    const ShapeId container = context().document->containerAt(spot, scope, m_copies ? ShapeIds() : ids());
    if (m_container == container && m_copies == m_movesCopies)
        return;
    m_container = container;
    m_movesCopies = m_copies;
    moveInto(m_copies ? ShapeIds() : m_chosen, container, scope);
}

void MoveDrag::commit()
{
    if (!m_copies || !isOpen())
        return TransformDrag::commit();
    const QPointer<Document> document(context().document);
    TransformDrag::cancel();
    // A slot may have deleted the document, or have set another document in the editor.
    if (same(m_offset, {}) || !document || document != context().document)
        return;
    // The copy includes the groups that are copied completely. It is inserted into the entered group.
    Selection &selection = *context().selection;
    const DocumentData originals = fragmentOf(*document, ids());
    const ShapeIds added = insertDrawing(*document, originals, m_offset, QCoreApplication::translate("Trammel", "Copy"),
                                         selection.enteredGroup(), m_container.value_or(ShapeId()));
    if (!document || document != context().document)
        return;
    if (added.isEmpty()) {
        context().refusal = document->errorString();
        return;
    }
    context().duplication = {added, originals.shapes.find(originals.order.first())->center};
    selection.set(document->withoutContents(added, selection.enteredGroup()));
}

void MoveDrag::show(Overlay::State &state) const
{
    if (m_copies) {
        state.copies = shapesAt(m_offset);
    } else if (isKept()) {
        state.copies = ghosts([this](qsizetype i) {
            Placement placement = shapes()[i].placement();
            placement.center += m_blocked;
            return placement;
        });
    }
    state.contact = m_contact;
    state.guides = m_guides;
    if (m_container && !m_container->isNull() && *m_container != m_startContainer)
        state.hovered = Overlay::Hovered{{*m_container}, {}};
    state.label = Overlay::Label{m_pointer, offsetLabel(m_offset, pixelSize(*context().viewPort))};
}

std::optional<SelectionFrame> MoveDrag::keptFrame() const
{
    SelectionFrame moved = frame();
    moved.box.center += m_offset;
    if (moved.pivot)
        *moved.pivot += m_offset;
    return moved;
}

std::optional<QCursor> MoveDrag::cursor() const
{
    return QCursor(m_copies ? Qt::DragCopyCursor : Qt::SizeAllCursor);
}

QString MoveDrag::hint() const
{
    if (m_rules.mode != OverlapMode::AllowOverlap)
        return QCoreApplication::translate(
            "Trammel", "Shift: one axis. Ctrl: no snapping. Alt: copy. Space: allow overlaps. Esc: cancel.");
    return QCoreApplication::translate("Trammel", "Shift: one axis. Ctrl: no snapping. Alt: copy. Esc: cancel.");
}

} // namespace Trammel
