#include "widgets/interaction/drags/pivotdrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/frame/labels_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace Trammel {

namespace {

/// The corners of a frame, the middles of its sides, and its center.
std::array<QPointF, 9> placesOf(const Obb &frame)
{
    const QPointF along = frame.halfWidth * frame.axis, across = frame.halfHeight * perpendicular(frame.axis);
    std::array<QPointF, 9> places;
    std::size_t next = 0;
    for (int row = -1; row <= 1; ++row) {
        for (int column = -1; column <= 1; ++column)
            places[next++] = frame.center + column * along + row * across;
    }
    return places;
}

/// Describes the box of a frame by the axis closest to another axis: rotates the axis by quarter turns and swaps the
/// sides accordingly.
Obb namedAs(Obb frame, QPointF axis)
{
    const double along = dot(frame.axis, axis), across = cross(frame.axis, axis);
    if (std::abs(across) > std::abs(along)) {
        std::swap(frame.halfWidth, frame.halfHeight);
        frame.axis = across > 0 ? perpendicular(frame.axis) : -perpendicular(frame.axis);
    } else if (along < 0) {
        frame.axis = -frame.axis;
    }
    return frame;
}

} // namespace

PivotDrag::PivotDrag(ToolContext &context, const ToolEvent &press, const SelectionFrame &frame)
    : Drag(context), m_press(press), m_start(frame.turningPoint()), m_frame(frame), m_snapping(context)
{
}

Snap PivotDrag::snapFor(const ToolEvent &event) const
{
    const QPointF place = m_start + (event.scenePos - m_press.scenePos);
    if (event.modifiers.testFlag(Qt::ControlModifier))
        return {place, {}};
    const std::array<QPointF, 9> places = placesOf(m_frame.box);
    const auto nearest = std::min_element(places.begin(), places.end(), [place](QPointF a, QPointF b) {
        return lengthSquared(a - place) < lengthSquared(b - place);
    });
    if (length(*nearest - place) <= context().settings.snapTolerance * event.pixel)
        return {*nearest, {}};
    return m_snapping.snapped(place, event);
}

void PivotDrag::update(const ToolEvent &event)
{
    m_pointer = event.scenePos;
    const Snap snap = snapFor(event);
    m_frame.pivot = snap.offset;
    m_guides = snap.guides;
}

void PivotDrag::show(Overlay::State &state) const
{
    state.frame = m_frame.box;
    state.pivot = m_frame.turningPoint();
    state.hoveredHandle = Handle::Pivot;
    state.guides = m_guides;
    const QPointF offset = m_frame.turningPoint() - m_frame.box.center;
    state.label = Overlay::Label{m_pointer, offsetLabel(offset, pixelSize(*context().viewPort))};
}

QString PivotDrag::hint() const
{
    return QCoreApplication::translate("Trammel", "Ctrl: no snapping. Double click: back to the center. Esc: cancel.");
}

QPointF pivotIn(const Obb &frame, QPointF pivot, const Obb &frameBefore, FrameOf owner)
{
    const Obb before = owner == FrameOf::Several ? namedAs(frameBefore, frame.axis) : frameBefore;
    const QPointF local = unrotated(pivot - before.center, before.axis);
    const auto scaled = [](double place, double from, double to) { return from > 0 ? place * (to / from) : place; };
    const QPointF there = frame.center
        + rotated({scaled(local.x(), before.halfWidth, frame.halfWidth),
                   scaled(local.y(), before.halfHeight, frame.halfHeight)},
                  frame.axis);
    // A rotation about the pivot moves the pivot by rounding errors only, which are dropped.
    const double extent = std::max({std::abs(pivot.x()), std::abs(pivot.y()), frame.halfWidth, frame.halfHeight});
    return length(there - pivot) <= 1e-12 * extent ? pivot : there;
}

} // namespace Trammel
