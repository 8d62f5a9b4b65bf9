#include "widgets/interaction/tools/tool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/frame/selectionframe_p.h"
#include <trammel/selection.h>

#include <cmath>

namespace Trammel {

namespace {

// The distance from the press, in view pixels, at which a drag starts. The platform's distance for drag and drop, 10 by
// default, is too large: shapes would visibly jump by this distance at the start of the drag.
constexpr double DragDistance = 3;

} // namespace

Tool::Tool(ToolContext &context, QObject *parent) : QObject(parent), m_context(context)
{
}

void Tool::deactivate()
{
    cancel();
}

void Tool::doubleClick(const ToolEvent &)
{
}

bool Tool::key(QKeyEvent *)
{
    return false;
}

void Tool::heldKeysChanged(Qt::KeyboardModifiers, bool)
{
}

bool Tool::escape()
{
    if (cancel() || m_context.selection->leaveGroup())
        return true;
    if (m_context.selection->isEmpty())
        return false;
    m_context.selection->clear();
    return true;
}

Overlay::State Tool::restingOverlay() const
{
    Overlay::State state;
    state.enteredFrame = m_groupFrame;
    return state;
}

void Tool::updateGroupFrame()
{
    m_groupFrame = enteredFrame(*m_context.document, m_context.selection->enteredGroup());
}

bool Tool::isDrag(const ToolEvent &press, const ToolEvent &event)
{
    const QPointF way = event.viewPos - press.viewPos;
    return std::hypot(way.x(), way.y()) >= DragDistance;
}

} // namespace Trammel
