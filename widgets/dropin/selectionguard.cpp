#include "widgets/dropin/selectionguard_p.h"

namespace Trammel {

SelectionGuard::SelectionGuard(QGraphicsView &view)
    : m_view(&view), m_mode(view.dragMode()), m_cursor(view.viewport()->cursor()),
      m_hasCursor(view.viewport()->testAttribute(Qt::WA_SetCursor))
{
    view.setDragMode(QGraphicsView::ScrollHandDrag);
    restoreCursor();
}

SelectionGuard::~SelectionGuard()
{
    if (!m_view || m_view->dragMode() != QGraphicsView::ScrollHandDrag)
        return;
    m_cursor = m_view->viewport()->cursor();
    m_hasCursor = m_view->viewport()->testAttribute(Qt::WA_SetCursor);
    m_view->setDragMode(m_mode);
    restoreCursor();
}

// Setting the drag mode has changed the cursor of the viewport to a hand.

void SelectionGuard::restoreCursor()
{
    if (m_hasCursor)
        m_view->viewport()->setCursor(m_cursor);
    else
        m_view->viewport()->unsetCursor();
}

} // namespace Trammel
