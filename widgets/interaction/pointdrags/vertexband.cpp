#include "widgets/interaction/pointdrags/vertexband_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <iterator>

namespace Trammel {

VertexBand::VertexBand(ToolContext &context, const ToolEvent &press, VertexEdit &edit)
    : Drag(context), m_press(press.scenePos), m_edit(edit), m_before(edit.selected)
{
}

void VertexBand::update(const ToolEvent &event)
{
    const QPointF anchor = m_press + m_shift.update(event);
    m_band = viewRectangle(context().viewPort->sceneToView(), anchor, event.viewPos);
    const Vertices within = m_edit.outline.verticesIn(*m_band);
    const bool adds = event.modifiers.testFlag(Qt::ShiftModifier);
    const bool toggles = event.modifiers.testFlag(Qt::ControlModifier);
    Vertices chosen;
    const auto into = std::back_inserter(chosen);
    const auto from = m_before.begin(), end = m_before.end();
    if (adds && toggles)
        std::set_difference(from, end, within.begin(), within.end(), into);
    else if (adds)
        std::set_union(from, end, within.begin(), within.end(), into);
    else if (toggles)
        std::set_symmetric_difference(from, end, within.begin(), within.end(), into);
    else
        chosen = within;
    m_edit.selected = chosen;
}

void VertexBand::commit()
{
    m_isOpen = false;
}

void VertexBand::cancel()
{
    m_edit.selected = m_before;
    m_isOpen = false;
}

void VertexBand::show(Overlay::State &state) const
{
    if (m_band)
        state.band = Overlay::Band{*m_band, RubberBandMode::Enclose};
}

QString VertexBand::hint() const
{
    return QCoreApplication::translate("Trammel",
                                       "Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Space: move the band. "
                                       "Esc: cancel.");
}

} // namespace Trammel
