#include "widgets/interaction/pointdrags/gradientdrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/anglesteps_p.h"
#include "widgets/interaction/frame/labels_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

namespace Trammel {

GradientDrag::GradientDrag(ToolContext &context, const ToolEvent &press, const GradientHandles &handles,
                           GradientHandles::Part part)
    : GestureDrag(context), m_press(press), m_start(handles), m_now(handles), m_part(part), m_partNow(part),
      m_snapping(context)
{
    open(QCoreApplication::translate("Trammel", "Change Fill"));
}

Snap GradientDrag::snapFor(const ToolEvent &event) const
{
    const QPointF place = m_start.place(m_part) + event.scenePos - m_press.scenePos;
    if (m_part >= GradientHandles::FirstStop)
        return {place, {}};
    const QPointF other = m_part == GradientHandles::Start ? m_start.end() : m_start.start();
    const bool isCenter = m_part == GradientHandles::Start && m_start.gradient.type == Gradient::Type::Radial;
    if (isCenter || !event.modifiers.testFlag(Qt::ShiftModifier))
        return m_snapping.snapped(place, event, {}, isCenter ? QList<QPointF>() : QList<QPointF>{other});
    const QPointF step = onAngleStep(other, place);
    return m_snapping.snapped(step, event, normalized(step - other), {other});
}

void GradientDrag::update(const ToolEvent &event)
{
    m_pointer = event.scenePos;
    const Shape *found = context().document->find(m_start.shape);
    if (!found)
        return;
    const Snap snap = snapFor(event);
    GradientHandles moved = m_start;
    const GradientHandles::Part part = moved.move(m_part, snap.offset);
    Shape shape = *found;
    shape.fill = moved.gradient;
    if (!gesture().change({m_start.shape}, {shape}))
        return;
    m_now = moved;
    m_partNow = part;
    m_guides = snap.guides;
}

void GradientDrag::show(Overlay::State &state) const
{
    state.gradient = m_now;
    state.hoveredGradient = m_partNow;
    state.guides = m_guides;
    const bool isStop = m_partNow >= GradientHandles::FirstStop;
    const QString text = isStop
        ? QCoreApplication::translate("Trammel", "%1 %")
              .arg(QLocale().toString(m_now.gradient.stops[m_partNow - GradientHandles::FirstStop].first * 100))
        : stretchLabel(m_now.end() - m_now.start(), pixelSize(*context().viewPort));
    state.label = Overlay::Label{m_pointer, text};
}

std::optional<QCursor> GradientDrag::cursor() const
{
    return QCursor(Qt::SizeAllCursor);
}

QString GradientDrag::hint() const
{
    return m_part >= GradientHandles::FirstStop
        ? QCoreApplication::translate("Trammel", "Drag along the line. Esc: cancel.")
        : QCoreApplication::translate("Trammel", "Shift: steps of 15\u00b0. Ctrl: no snapping. Esc: cancel.");
}

} // namespace Trammel
