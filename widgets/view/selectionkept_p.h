#pragma once

#include <QtCore/QPointer>
#include <QtGui/QCursor>
#include <QtWidgets/QGraphicsView>

namespace Trammel {

/// While it lives, a press beside all items does not deselect them: a scene keeps its selection in the drag mode that
/// this gives the view. The view itself never sees it.
class SelectionKept
{
public:
    explicit SelectionKept(QGraphicsView &view);
    ~SelectionKept();

    Q_DISABLE_COPY_MOVE(SelectionKept)

private:
    void restoreCursor();

    QPointer<QGraphicsView> m_view;
    QGraphicsView::DragMode m_mode;
    QCursor m_cursor;
    bool m_hasCursor;
};

} // namespace Trammel
