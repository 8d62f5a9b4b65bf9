#pragma once

#include "widgets/shapeeditor.h"
#include "widgets/shapelistmodel_p.h"

#include <QtCore/QBasicTimer>
#include <QtWidgets/QTreeView>

namespace Trammel {

/// Shows the rows, and the selection of an editor as theirs. That is asked row by row when they are painted, so that
/// the number of shapes selected costs nothing.
class ShapeListView : public QTreeView
{
    Q_OBJECT

public:
    explicit ShapeListView(ShapeListModel &model, QWidget *parent = nullptr);

    void setEditor(ShapeEditor *editor);
    /// It is gone.
    void forgetEditor();
    bool isSelected(const QModelIndex &index) const;
    /// Brings what is selected into sight.
    void followSelection();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    void select(const QModelIndex &index, Qt::KeyboardModifiers modifiers);
    void selectAlone(ShapeId id);
    void dragTo(QPoint pos);
    void endDrag();
    void drop();

    ShapeListModel &m_model;
    QPointer<ShapeEditor> m_editor;
    /// Where a range by Shift begins.
    ShapeId m_anchor;
    ShapeId m_pressed;
    QPoint m_pressPos;
    QPoint m_pointer;
    /// One of many was pressed: released without a drag, it is selected alone.
    bool m_isAloneOnRelease = false;
    /// While rows are dragged: they go above the row of that number.
    int m_gap = -1;
    QBasicTimer m_scroll;
    bool m_isSelecting = false;
};

} // namespace Trammel
