#include "widgets/interaction/tool_p.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QStyleHints>

namespace Trammel {

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

void Tool::modifiersChanged(Qt::KeyboardModifiers)
{
}

bool Tool::isDrag(const ToolEvent &press, const ToolEvent &event)
{
    return (event.viewPos - press.viewPos).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
}

} // namespace Trammel
