#include "widgets/interaction/drags/banddrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/model/query/bandcover_p.h"
#include "widgets/model/query/quadarea_p.h"

#include <QtCore/QCoreApplication>

namespace Trammel {

BandDrag::BandDrag(ToolContext &context, const ToolEvent &press)
    : Drag(context), m_press(press.scenePos), m_selection(context)
{
}

void BandDrag::update(const ToolEvent &event)
{
    const QPointF anchor = m_press + m_shift.update(event);
    const Quad quad = viewRectangle(context().viewPort->sceneToView(), anchor, event.viewPos);
    const RubberBandMode mode = modeOf(context().settings.rubberBandMode,
                                       wayBetween(*context().viewPort, anchor, event.scenePos), event.modifiers);
    const QuadArea area(quad);
    if (m_band)
        m_selection.update(area, mode, event.modifiers, coverOfDifference(m_band->quad, quad));
    else
        m_selection.update(area, mode, event.modifiers);
    m_band = {quad, mode};
}

void BandDrag::commit()
{
    m_selection.commit();
}

void BandDrag::cancel()
{
    m_selection.cancel();
}

void BandDrag::show(Overlay::State &state) const
{
    state.band = m_band;
}

QString BandDrag::hint() const
{
    return QCoreApplication::translate("Trammel",
                                       "Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. "
                                       "Alt: switch touch/enclose. Space: move the band. Esc: cancel.");
}

} // namespace Trammel
