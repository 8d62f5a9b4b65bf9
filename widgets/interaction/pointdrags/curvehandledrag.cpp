#include "widgets/interaction/pointdrags/curvehandledrag_p.h"

#include "widgets/interaction/collisions/collisiontracker_p.h"
#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/anglesteps_p.h"
#include "widgets/interaction/frame/labels_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>

namespace Trammel {

CurveHandleDrag::CurveHandleDrag(ToolContext &context, const ToolEvent &press, VertexEdit &edit, CurveHandle handle,
                                 bool isPulled)
    : GestureDrag(context), m_press(press), m_edit(edit), m_outline(edit.outline),
      m_shape(*context.document->find(edit.shape)), m_handle(handle),
      m_type(isPulled ? VertexOutline::Type::Symmetric : edit.outline.type(handle.vertex)), m_isPulled(isPulled),
      m_snapping(context, {edit.shape}), m_place(edit.outline.handle(handle.vertex, handle.side))
{
    open(QCoreApplication::translate("Trammel", "Bend Curve"));
    context.collisions->watch({edit.shape});
}

CurveHandleDrag::~CurveHandleDrag()
{
    context().collisions->watch({});
}

Snap CurveHandleDrag::snapFor(const ToolEvent &event) const
{
    const QPointF vertex = m_outline.point(m_handle.vertex);
    const QPointF start = m_isPulled ? vertex : m_outline.handle(m_handle.vertex, m_handle.side);
    const QPointF place = start + event.scenePos - m_press.scenePos;
    if (!event.modifiers.testFlag(Qt::ShiftModifier))
        return m_snapping.snapped(place, event, {}, {vertex});
    const QPointF step = onAngleStep(vertex, place);
    return m_snapping.snapped(step, event, normalized(step - vertex), {vertex});
}

void CurveHandleDrag::update(const ToolEvent &event)
{
    m_pointer = event.scenePos;
    const Snap snap = snapFor(event);
    // Alt that was held at the press pulls the handles out; only Alt that is pressed later separates them.
    const bool isAlone = event.modifiers.testFlag(Qt::AltModifier) && !m_isPulled;
    VertexOutline outline = m_outline;
    outline.placeHandle(m_handle.vertex, m_handle.side, snap.offset, isAlone ? VertexOutline::Type::Corner : m_type);
    Shape shape = m_shape;
    shape.setSceneOutline(outline.rings());
    // If the document refuses the change, the handle keeps its position of the previous move.
    if (!gesture().change({m_edit.shape}, {shape}))
        return;
    m_edit.outline = outline;
    m_place = snap.offset;
    m_guides = snap.guides;
}

void CurveHandleDrag::show(Overlay::State &state) const
{
    state.guides = m_guides;
    state.label = Overlay::Label{
        m_pointer, stretchLabel(m_place - m_outline.point(m_handle.vertex), pixelSize(*context().viewPort))};
}

std::optional<QCursor> CurveHandleDrag::cursor() const
{
    return QCursor(Qt::SizeAllCursor);
}

QString CurveHandleDrag::hint() const
{
    return m_isPulled
        ? QCoreApplication::translate("Trammel", "Shift: steps of 15\u00b0. Ctrl: no snapping. Esc: cancel.")
        : QCoreApplication::translate("Trammel",
                                      "Shift: steps of 15\u00b0. Alt: this handle alone. Ctrl: no snapping. "
                                      "Esc: cancel.");
}

} // namespace Trammel
