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
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    void choose(const QModelIndex &index, Qt::KeyboardModifiers modifiers);
    void chooseAlone(const Unit &unit);
    void chooseRange(const QModelIndex &from, const QModelIndex &to, bool isAdded);
    /// The units that are selected, as rows.
    Units selectedUnits() const;
    void dragTo(QPoint pos);
    void endDrag();
    void drop();

    ShapeListModel &m_model;
    QPointer<ShapeEditor> m_editor;
    /// Where a range by Shift begins.
    Unit m_anchor;
    Unit m_pressed;
    QPoint m_pressPos;
    QPoint m_pointer;
    /// One of many was pressed: released without a drag, it is selected alone.
    bool m_isAloneOnRelease = false;
    /// While rows are dragged: they go above or below this one.
    bool m_isDragging = false;
    Unit m_target;
    bool m_isAboveTarget = false;
    QBasicTimer m_scroll;
    bool m_isSelecting = false;
};

} // namespace Trammel
