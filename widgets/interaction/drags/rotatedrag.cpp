#include "widgets/interaction/drags/rotatedrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/anglesteps_p.h"
#include "widgets/interaction/drags/transform_p.h"
#include "widgets/interaction/frame/labels_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QHash>

#include <cmath>

namespace Trammel {

RotateDrag::RotateDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame)
    : TransformDrag(context, press, ids, frame, QCoreApplication::translate("Trammel", "Rotate")), m_turned(frame),
      m_side(rotateSide(frame.box, context.viewPort->sceneToView(), context.viewPort->visibleRect())),
      m_corner(cornerAt(frame.box, press.scenePos, press.pixel)), m_snapping(context, ids), m_notice(context)
{
    if (context.settings.solid.mode != OverlapMode::AllowOverlap)
        m_solid.emplace(*context.document, this->ids(), context.settings.solid);
    m_hasSeveral = shapes().size() > 1;
    if (context.document->groups().isEmpty())
        return;
    // With Alt, a group rotates as a whole about its own center.
    const Units units = context.document->units(this->ids(), context.selection->enteredGroup());
    m_hasSeveral = units.size() > 1;
    QHash<ShapeId, QPointF> pivots;
    for (const Unit &unit : units) {
        const bool isShape = unit.group.isNull();
        const QPointF pivot = isShape ? context.document->find(unit.shape)->center
                                      : frameAround(*context.document, unit.group).box.center;
        for (ShapeId id : isShape ? ShapeIds{unit.shape} : context.document->members(unit.group))
            pivots.insert(id, pivot);
    }
    for (ShapeId id : this->ids())
        m_pivots.append(pivots.value(id));
}

// The steps with Shift must be exact, so they do not snap.
Snapping::Angle RotateDrag::angleFor(const ToolEvent &event) const
{
    const QPointF pivot = frame().turningPoint();
    const double way = degreesFromAxis(event.scenePos - pivot) - degreesFromAxis(press().scenePos - pivot);
    const double degrees = frame().degrees + way;
    if (event.modifiers.testFlag(Qt::ShiftModifier))
        return {std::round(degrees / AngleStep) * AngleStep, {}};
    return m_snapping.snapped(degrees, frame(), event);
}

Placement RotateDrag::turnedBy(qsizetype index, double degrees, bool isEachByItself) const
{
    const Shape &shape = shapes()[index];
    const QPointF own = m_pivots.isEmpty() ? shape.center : m_pivots.at(index);
    return constrained(
        index, turned(shape.placement(), isEachByItself ? own : frame().turningPoint(), frame().degrees, degrees));
}

double RotateDrag::freeAngle(double degrees, bool isEachByItself)
{
    const double from = m_turned.degrees, way = std::remainder(degrees - from, 360);
    const auto placementAt = [&](qsizetype index, double share) {
        return turnedBy(index, share == 1 ? degrees : from + share * way, isEachByItself);
    };
    const double share = m_solid->freeShare(placementAt);
    return share == 1 ? degrees : from + share * way;
}

void RotateDrag::update(const ToolEvent &event)
{
    m_pointer = event.scenePos;
    m_ghosts.clear();
    m_contact.reset();
    Snapping::Angle angle = angleFor(event);
    const bool isEachByItself = event.modifiers.testFlag(Qt::AltModifier) && m_hasSeveral;
    if (m_solid && !event.isSpaceHeld) {
        // A change from rotating about one center to rotating about several begins at the start again.
        if (isEachByItself != m_isEachByItself)
            m_turned = frame();
        const double degrees = freeAngle(angle.degrees, isEachByItself);
        if (degrees != angle.degrees) {
            const auto wanted = [&](qsizetype i) { return turnedBy(i, angle.degrees, isEachByItself); };
            m_notice.kept(ids(), shapes(), wanted);
            m_ghosts = ghosts(wanted);
            m_contact = m_solid->contact();
            angle = {degrees, {}};
        }
    }
    qsizetype next = 0;
    const bool isDone = apply([&](const Shape &) { return turnedBy(next++, angle.degrees, isEachByItself); });
    if (!isDone)
        return;
    turnGroups([&](double rotation) { return turnedDegrees(rotation, frame().degrees, angle.degrees); });
    m_turned = turned(frame(), frame().turningPoint(), angle.degrees);
    m_guides = angle.guides;
    m_isEachByItself = isEachByItself;
}

std::optional<SelectionFrame> RotateDrag::keptFrame() const
{
    return m_isEachByItself || context().settings.constraint ? std::nullopt : std::optional(m_turned);
}

void RotateDrag::show(Overlay::State &state) const
{
    // Shapes that rotate about their own centers have no common frame.
    if (!m_isEachByItself)
        state.frame = m_turned.box;
    if (!m_isEachByItself)
        state.pivot = m_turned.turningPoint();
    state.hoveredHandle = Handle::Rotate;
    state.rotateSide = m_side;
    state.guides = m_guides;
    state.copies = m_ghosts;
    state.contact = m_contact;
    state.label = Overlay::Label{m_pointer, angleLabel(m_turned.degrees)};
}

std::optional<QCursor> RotateDrag::cursor() const
{
    if (m_corner != Handle::None)
        return cornerCursor(m_turned.box, m_corner, viewDegrees(*context().viewPort));
    return handleCursor(m_turned.box, Handle::Rotate, viewDegrees(*context().viewPort), m_side);
}

QString RotateDrag::hint() const
{
    if (m_solid)
        return QCoreApplication::translate(
            "Trammel",
            "Shift: steps of 15\u00b0. Alt: each about its own center. Ctrl: no snapping. "
            "Space: allow overlaps. Esc: cancel.");
    return QCoreApplication::translate("Trammel",
                                       "Shift: steps of 15\u00b0. Alt: each about its own center. Ctrl: no snapping. "
                                       "Esc: cancel.");
}

} // namespace Trammel
