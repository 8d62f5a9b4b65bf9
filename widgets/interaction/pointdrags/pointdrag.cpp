#include "widgets/interaction/pointdrags/pointdrag_p.h"

#include "widgets/interaction/collisions/collisiontracker_p.h"
#include "widgets/interaction/context/toolcontext_p.h"

#include <QtCore/QCoreApplication>

namespace Trammel {

PointDrag::PointDrag(ToolContext &context, const ToolEvent &press, ShapeId id, QPointF place)
    : GestureDrag(context), m_press(press), m_id(id), m_shape(*context.document->find(id)), m_snapping(context, {id}),
      m_place(place)
{
}

PointDrag::~PointDrag()
{
    context().collisions->watch({});
}

void PointDrag::start(const QString &text)
{
    open(text);
    context().collisions->watch({m_id});
}

bool PointDrag::place(const ToolEvent &event, const Shape &shape, const Snap &snap)
{
    m_pointer = event.scenePos;
    if (!gesture().change({m_id}, {shape}))
        return false;
    m_place = snap.offset;
    m_guides = snap.guides;
    return true;
}

void PointDrag::show(Overlay::State &state) const
{
    state.guides = m_guides;
}

std::optional<QCursor> PointDrag::cursor() const
{
    return QCursor(Qt::SizeAllCursor);
}

QString PointDrag::hint() const
{
    return QCoreApplication::translate("Trammel", "Shift: steps of 15\u00b0. Ctrl: no snapping. Esc: cancel.");
}

} // namespace Trammel
