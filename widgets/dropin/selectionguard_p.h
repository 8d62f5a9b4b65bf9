#pragma once

#include <QtCore/QPointer>
#include <QtGui/QCursor>
#include <QtWidgets/QGraphicsView>

namespace Trammel {

/// Prevents a press that hits no item from clearing the selection of the scene. While the guard exists, the view has
/// the drag mode ScrollHandDrag, in which a scene keeps its selection. The view itself handles no event in this mode.
class SelectionGuard
{
public:
    explicit SelectionGuard(QGraphicsView &view);
    ~SelectionGuard();

    Q_DISABLE_COPY_MOVE(SelectionGuard)

private:
    void restoreCursor();

    QPointer<QGraphicsView> m_view;
    QGraphicsView::DragMode m_mode;
    QCursor m_cursor;
    bool m_hasCursor;
};

} // namespace Trammel
