#include "widgets/interaction/tools/tool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/frame/selectionframe_p.h"
#include "widgets/interaction/selecting/clickselection_p.h"
#include "widgets/model/document/asdrawn_p.h"
#include <trammel/selection.h>

#include <QtCore/QPointer>

#include <cmath>
#include <utility>

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

void Tool::clickOn(const PressTarget &target, const ToolEvent &press)
{
    const QPointer<Document> document(m_context.document);
    const ShapeId id = selectByClick(m_context, target, press);
    // A slot may have changed the document, or have removed the shape.
    const auto isThere = [&] { return document && m_context.document == document && document->contains(id); };
    if (!isThere())
        return;
    Q_EMIT shapeClicked(id);
    if (isThere() && m_context.settings.readOnly && press.modifiers == Qt::NoModifier)
        Q_EMIT linkClicked(id);
}

bool Tool::activateShape(ShapeId id)
{
    const QPointer<Document> document(m_context.document);
    const ShapeIds selected = m_context.selection->ids();
    Q_EMIT shapeActivated(id);
    return document && m_context.document == document && document->contains(id)
        && m_context.selection->ids() == selected && m_context.settings.editsOnActivation;
}

void Tool::setHoveredShape(ShapeId id)
{
    if (std::exchange(m_hoveredShape, id) == id)
        return;
    const AsDrawn upToDate(context().document, AsDrawn::Answers::UpToDate);
    Q_EMIT shapeHovered(id);
}

bool Tool::isDrag(const ToolEvent &press, const ToolEvent &event)
{
    const QPointF way = event.viewPos - press.viewPos;
    return std::hypot(way.x(), way.y()) >= DragDistance;
}

} // namespace Trammel
