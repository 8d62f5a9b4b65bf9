#include "widgets/shapelistview_p.h"

#include "widgets/shapeeditor.h"
#include "widgets/view/colours_p.h"

#include <QtCore/QScopedValueRollback>
#include <QtCore/QTimerEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStyledItemDelegate>

#include <algorithm>

namespace Trammel {

namespace {

constexpr int IconColumnWidth = 26;
constexpr int ScrollInterval = 40;

class RowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state.setFlag(QStyle::State_Selected, static_cast<const ShapeListView *>(parent())->isSelected(index));
        option->state.setFlag(QStyle::State_HasFocus, false);
        if (index.column() != ShapeListModel::NameColumn)
            option->decorationAlignment = Qt::AlignCenter;
    }
};

} // namespace

ShapeListView::ShapeListView(ShapeListModel &model, QWidget *parent) : QTreeView(parent), m_model(model)
{
    setModel(&model);
    setItemDelegate(new RowDelegate(this));
    setUniformRowHeights(true);
    setRootIsDecorated(false);
    setHeaderHidden(true);
    setSelectionMode(NoSelection);
    setEditTriggers(EditKeyPressed);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(IconColumnWidth);
    header()->setSectionResizeMode(ShapeListModel::NameColumn, QHeaderView::Stretch);
    for (int column : {ShapeListModel::VisibleColumn, ShapeListModel::LockColumn}) {
        header()->setSectionResizeMode(column, QHeaderView::Fixed);
        header()->resizeSection(column, IconColumnWidth);
    }
}

void ShapeListView::setEditor(ShapeEditor *editor)
{
    if (m_editor)
        m_editor->selection()->disconnect(this);
    endDrag();
    m_editor = editor;
    m_anchor = {};
    if (editor) {
        connect(editor->selection(), &Selection::previewed, this, [this] { viewport()->update(); });
        connect(editor->selection(), &Selection::changed, this, &ShapeListView::followSelection);
    }
    viewport()->update();
}

void ShapeListView::forgetEditor()
{
    m_editor.clear();
    endDrag();
}

bool ShapeListView::isSelected(const QModelIndex &index) const
{
    return m_editor && m_editor->selection()->contains(m_model.shapeAt(index));
}

void ShapeListView::followSelection()
{
    if (m_isSelecting || m_editor->selection()->isEmpty())
        return;
    const QModelIndex last = m_model.indexOf(m_editor->selection()->ids().last());
    m_anchor = m_model.shapeAt(last);
    setCurrentIndex(last);
    scrollTo(last);
}

void ShapeListView::selectAlone(ShapeId id)
{
    m_anchor = id;
    m_editor->selection()->set({id});
}

void ShapeListView::select(const QModelIndex &index, Qt::KeyboardModifiers modifiers)
{
    const QScopedValueRollback selecting(m_isSelecting, true);
    const ShapeId id = m_model.shapeAt(index);
    const QModelIndex anchor = m_model.indexOf(m_anchor);
    if (modifiers.testFlag(Qt::ShiftModifier) && anchor.isValid()) {
        const ShapeIds range = m_model.shapesBetween(anchor.row(), index.row());
        if (modifiers.testFlag(Qt::ControlModifier))
            m_editor->selection()->add(range);
        else
            m_editor->selection()->set(range);
    } else if (modifiers.testFlag(Qt::ControlModifier)) {
        m_anchor = id;
        m_editor->selection()->toggle({id});
    } else {
        selectAlone(id);
    }
}

void ShapeListView::mousePressEvent(QMouseEvent *event)
{
    endDrag();
    const QModelIndex index = indexAt(event->position().toPoint());
    if (!m_editor || event->button() != Qt::LeftButton)
        return;
    if (!index.isValid()) {
        m_editor->selection()->clear();
        return;
    }
    const ShapeId id = m_model.shapeAt(index);
    if (index.column() != ShapeListModel::NameColumn) {
        // Of many that are selected all become as the one that was clicked.
        ShapeIds ids{id};
        if (isSelected(index))
            ids += m_editor->selection()->ids();
        m_model.toggle(ids, ShapeListModel::Column(index.column()));
        return;
    }
    setCurrentIndex(index);
    m_pressed = id;
    m_pressPos = event->position().toPoint();
    m_isAloneOnRelease = isSelected(index) && event->modifiers() == Qt::NoModifier;
    if (!m_isAloneOnRelease)
        select(index, event->modifiers());
}

void ShapeListView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint pos = event->position().toPoint();
    if (m_pressed.isNull() || !m_editor || m_editor->isReadOnly())
        return;
    if (m_gap < 0 && (pos - m_pressPos).manhattanLength() < QApplication::startDragDistance())
        return;
    m_scroll.start(ScrollInterval, this);
    dragTo(pos);
}

void ShapeListView::dragTo(QPoint pos)
{
    m_pointer = pos;
    const int y = std::clamp(pos.y(), 0, viewport()->height() - 1);
    const QModelIndex index = indexAt(QPoint(1, y));
    if (index.isValid())
        m_gap = index.row() + (y > visualRect(index).center().y() ? 1 : 0);
    else
        m_gap = m_model.rowCount();
    viewport()->update();
}

void ShapeListView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (m_gap >= 0) {
        drop();
    } else if (m_isAloneOnRelease && m_editor && !m_pressed.isNull()) {
        const QScopedValueRollback selecting(m_isSelecting, true);
        selectAlone(m_pressed);
    }
    endDrag();
}

void ShapeListView::endDrag()
{
    m_pressed = {};
    m_isAloneOnRelease = false;
    m_gap = -1;
    m_scroll.stop();
    viewport()->update();
}

void ShapeListView::drop()
{
    Document *document = m_model.document();
    if (!m_editor || !document)
        return;
    // What is hidden is never selected.
    const ShapeIds moved =
        m_editor->selection()->contains(m_pressed) ? m_editor->selection()->ids() : ShapeIds{m_pressed};
    const ShapeIdSet isMoved(moved);
    int above = m_gap - 1;
    while (above >= 0 && isMoved.contains(m_model.shapeAt(m_model.index(above, 0))))
        --above;
    if (above < 0)
        document->reorder(moved, Document::Place::Top);
    else
        document->reorderBelow(moved, m_model.shapeAt(m_model.index(above, 0)));
}

void ShapeListView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (index.flags().testFlag(Qt::ItemIsEditable) && event->modifiers() == Qt::NoModifier) {
        endDrag();
        setCurrentIndex(index);
        edit(index);
    } else {
        mousePressEvent(event);
    }
}

void ShapeListView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_gap >= 0) {
        endDrag();
        return;
    }
    if (!m_editor)
        return QTreeView::keyPressEvent(event);
    if (event->key() == Qt::Key_Space && currentIndex().isValid()) {
        select(currentIndex(), Qt::ControlModifier);
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        m_editor->selection()->set(m_editor->document()->selectableIds());
        return;
    }
    const QModelIndex before = currentIndex();
    QTreeView::keyPressEvent(event);
    const QModelIndex now = currentIndex();
    if (now.isValid() && now.row() != before.row() && event->modifiers() != Qt::ControlModifier)
        select(now, event->modifiers() & Qt::ShiftModifier);
}

void ShapeListView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_scroll.timerId())
        return QTreeView::timerEvent(event);
    const int beyond = m_pointer.y() < 0 ? -1 : m_pointer.y() >= viewport()->height() ? 1 : 0;
    if (m_gap >= 0 && beyond != 0) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() + beyond * verticalScrollBar()->singleStep());
        dragTo(m_pointer);
    }
}

void ShapeListView::paintEvent(QPaintEvent *event)
{
    QTreeView::paintEvent(event);
    if (m_gap < 0)
        return;
    const QRect last = visualRect(m_model.index(m_model.rowCount() - 1, 0));
    const int y = m_gap < m_model.rowCount() ? visualRect(m_model.index(m_gap, 0)).top() : last.bottom() + 1;
    QPainter painter(viewport());
    painter.fillRect(QRect(0, y - 1, viewport()->width(), 2), selectionColour(palette()));
}

} // namespace Trammel
