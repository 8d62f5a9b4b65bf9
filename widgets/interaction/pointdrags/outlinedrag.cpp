#include "widgets/interaction/pointdrags/outlinedrag_p.h"

#include "widgets/model/kinds/outlinehandles_p.h"
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

namespace Trammel {

OutlineDrag::OutlineDrag(ToolContext &context, const ToolEvent &press, ShapeId id, qsizetype handle)
    : PointDrag(context, press, id, outlineHandles(*context.document->find(id)).value(handle)), m_handle(handle)
{
    start(QCoreApplication::translate("Trammel", "Change Outline"));
}

void OutlineDrag::update(const ToolEvent &event)
{
    const QList<QPointF> handles = outlineHandles(shape());
    if (m_handle >= handles.size())
        return;
    Shape changed = shape();
    const Snap snap{handles[m_handle] + way(event), {}};
    moveOutlineHandle(changed, m_handle, snap.offset);
    if (place(event, changed, snap) && changed.kind->form() == ShapeKind::Form::RoundedBox)
        m_radius = changed.cornerRadius;
}

void OutlineDrag::show(Overlay::State &state) const
{
    PointDrag::show(state);
    if (m_radius)
        state.label = Overlay::Label{pointer(), QLocale().toString(*m_radius)};
}

QString OutlineDrag::hint() const
{
    return QCoreApplication::translate("Trammel", "Esc: cancel.");
}

} // namespace Trammel
