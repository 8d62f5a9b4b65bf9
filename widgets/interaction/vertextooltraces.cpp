// What is seen of the vertex tool: in the overlay, by the cursor, and in the status bar.
#include "widgets/interaction/vertextool_p.h"

#include "widgets/interaction/drag_p.h"
#include "widgets/interaction/overlay_p.h"
#include "widgets/interaction/toolcontext_p.h"
#include "widgets/interaction/viewport_p.h"

#include <QtGui/QCursor>

#include <utility>

namespace Trammel {

bool VertexTool::hover()
{
    if (m_state != State::Idle)
        return false;
    const VertexTarget now = m_last ? vertexTarget(m_edit, *m_document->find(m_edit.shape), *m_last) : VertexTarget();
    if (std::exchange(m_target, now) == now)
        return false;
    Q_EMIT hintChanged();
    return true;
}

void VertexTool::showOverlay()
{
    Overlay::State state;
    state.vertices = Overlay::Vertices{m_edit, m_target, m_crossings};
    if (m_drag)
        m_drag->show(state);
    if (const std::optional<QCursor> drags = m_drag ? m_drag->cursor() : std::nullopt)
        context().viewPort->setCursor(*drags);
    else if (m_state == State::Idle && m_last)
        context().viewPort->setCursor(cursor());
    context().overlay->setState(state);
}

QCursor VertexTool::cursor() const
{
    switch (m_target.kind) {
    case VertexTarget::Kind::Vertex:
    case VertexTarget::Kind::Edge:
        return QCursor(Qt::SizeAllCursor);
    case VertexTarget::Kind::Midpoint:
        return QCursor(Qt::CrossCursor);
    case VertexTarget::Kind::Body:
    case VertexTarget::Kind::Outside:
        break;
    }
    return QCursor(Qt::ArrowCursor);
}

QString VertexTool::hint() const
{
    if (!m_refusal.isEmpty())
        return m_refusal;
    if (m_drag)
        return m_drag->hint();
    switch (m_target.kind) {
    case VertexTarget::Kind::Vertex:
        return tr("Drag to move. Click to select, with Shift further ones. Alt+click or double click: delete.");
    case VertexTarget::Kind::Midpoint:
        return tr("Drag to insert a vertex here.");
    case VertexTarget::Kind::Edge:
        return tr("Drag to move the edge. Double click: insert a vertex.");
    case VertexTarget::Kind::Body:
    case VertexTarget::Kind::Outside:
        break;
    }
    return tr("Drag vertices, or the middle of an edge for a new one. Drag around vertices to select them. "
              "Esc or Enter: done.");
}

} // namespace Trammel
