#pragma once

#include "widgets/panels/list/shapelistmodel_p.h"
#include <trammel/shapeeditor.h>

#include <QtCore/QBasicTimer>
#include <QtWidgets/QTreeView>

namespace Trammel {

/// Shows the rows of the model, with the selection of an editor. The selection is queried during painting for the
/// visible rows only, so that the cost does not depend on the number of selected shapes.
class ShapeListView : public QTreeView
{
    Q_OBJECT

public:
    explicit ShapeListView(ShapeListModel &model, QWidget *parent = nullptr);

    void setEditor(ShapeEditor *editor);
    /// The editor has been deleted.
    void forgetEditor();
    bool isSelected(const QModelIndex &index) const;
    /// Shows only the rows that match, and makes the first match current. Without words, restores the groups that were
    /// expanded before.
    void search(const ShapeSearch &search);
    /// Makes the row above or below the current one current, for -1 or 1, without selecting it.
    void stepCurrent(int step);
    /// Selects the current row alone, and brings it into view.
    void chooseCurrent();
    /// Scrolls to the topmost selected unit and makes it current.
    void onSelectionChanged();

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
    void noteExpanded(const QModelIndex &parent);
    void expandMatches(const QModelIndex &parent, int &left);
    QModelIndex firstMatch(const QModelIndex &parent) const;
    void chooseRange(const QModelIndex &from, const QModelIndex &to, bool isAdded);
    /// The selected units, each of which is a row.
    Units selectedUnits() const;
    void dragTo(QPoint pos);
    void endDrag();
    void drop();

    ShapeListModel &m_model;
    QPointer<ShapeEditor> m_editor;
    /// The unit at which a range selected with Shift begins.
    Unit m_anchor;
    Unit m_pressed;
    QPoint m_pressPos;
    QPoint m_pointer;
    /// A selected row was pressed without modifiers: a release without a drag selects it alone.
    bool m_isAloneOnRelease = false;
    /// Whether rows are being dragged. A drop moves them above or below the target.
    bool m_isDragging = false;
    Unit m_target;
    bool m_isAboveTarget = false;
    QBasicTimer m_scroll;
    bool m_isSelecting = false;
    /// The groups that were expanded before the search.
    GroupIds m_expanded;
};

} // namespace Trammel
