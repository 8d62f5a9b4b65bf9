#include "widgets/interaction/pointdrags/curvehandledrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/anglesteps_p.h"
#include "widgets/interaction/frame/labels_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>

namespace Trammel {

CurveHandleDrag::CurveHandleDrag(ToolContext &context, const ToolEvent &press, VertexEdit &edit, CurveHandle handle,
                                 bool isPulled)
    : PointDrag(context, press, edit.shape, edit.outline.handle(handle.vertex, handle.side)), m_edit(edit),
      m_outline(edit.outline), m_handle(handle),
      m_type(isPulled ? VertexOutline::Type::Symmetric : edit.outline.type(handle.vertex)), m_isPulled(isPulled)
{
    start(QCoreApplication::translate("Trammel", "Bend Curve"));
}

Snap CurveHandleDrag::snapFor(const ToolEvent &event) const
{
    const QPointF vertex = m_outline.point(m_handle.vertex);
    const QPointF begin = m_isPulled ? vertex : m_outline.handle(m_handle.vertex, m_handle.side);
    const QPointF place = begin + way(event);
    if (!event.modifiers.testFlag(Qt::ShiftModifier))
        return snapping().snapped(place, event, {}, {vertex});
    const QPointF step = onAngleStep(vertex, place);
    return snapping().snapped(step, event, normalized(step - vertex), {vertex});
}

void CurveHandleDrag::update(const ToolEvent &event)
{
    const Snap snap = snapFor(event);
    // Alt that was held at the press pulls the handles out; only Alt that is pressed later separates them.
    const bool isAlone = event.modifiers.testFlag(Qt::AltModifier) && !m_isPulled;
    VertexOutline outline = m_outline;
    outline.placeHandle(m_handle.vertex, m_handle.side, snap.offset, isAlone ? VertexOutline::Type::Corner : m_type);
    Shape changed = shape();
    changed.setSceneOutline(outline.rings());
    if (place(event, changed, snap))
        m_edit.outline = outline;
}

void CurveHandleDrag::show(Overlay::State &state) const
{
    PointDrag::show(state);
    state.label = Overlay::Label{
        pointer(), stretchLabel(placeNow() - m_outline.point(m_handle.vertex), pixelSize(*context().viewPort))};
}

QString CurveHandleDrag::hint() const
{
    return m_isPulled
        ? PointDrag::hint()
        : QCoreApplication::translate("Trammel",
                                      "Shift: steps of 15\u00b0. Alt: this handle alone. Ctrl: no snapping. "
                                      "Esc: cancel.");
}

} // namespace Trammel
