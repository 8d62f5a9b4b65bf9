// The visual feedback of the vertex tool: overlay, cursor and status bar.
#include "widgets/interaction/tools/vertextool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/drag_p.h"
#include "widgets/interaction/frame/overlay_p.h"

#include <QtGui/QCursor>

#include <utility>

namespace Trammel {

bool VertexTool::hover()
{
    if (!isIdle())
        return false;
    const VertexTarget now = last() ? vertexTarget(m_edit, *document()->find(m_edit.shape), *last()) : VertexTarget();
    if (std::exchange(m_target, now) == now)
        return false;
    Q_EMIT hintChanged();
    return true;
}

void VertexTool::showOverlay()
{
    Overlay::State state = restingOverlay();
    if (drag() && drag()->changesDocument())
        state.enteredFrame.reset();
    state.vertices = Overlay::Vertices{m_edit, m_target, m_crossings};
    if (drag())
        drag()->show(state);
    showCursor();
    context().overlay->setState(state);
}

QCursor VertexTool::cursor() const
{
    switch (m_target.kind) {
    case VertexTarget::Kind::Vertex:
    case VertexTarget::Kind::ControlPoint:
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
    if (drag())
        return drag()->hint();
    switch (m_target.kind) {
    case VertexTarget::Kind::Vertex:
        return m_edit.outline.isPath()
            ? tr("Drag to move, with Alt to pull out handles. Click to select, with Shift further ones. Alt+click or "
                 "double click: delete.")
            : tr("Drag to move. Click to select, with Shift further ones. Alt+click or double click: delete.");
    case VertexTarget::Kind::ControlPoint:
        return tr("Drag to bend the curve, with Alt this handle alone.");
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
