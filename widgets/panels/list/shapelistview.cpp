#include "widgets/panels/list/shapelistview_p.h"

#include "widgets/view/painting/colors_p.h"
#include <trammel/shapeeditor.h>

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
#include <utility>

namespace Trammel {

namespace {

constexpr int IconColumnWidth = 26;
constexpr int IndentWidth = 16;
constexpr int ScrollInterval = 40;
/// The largest number of groups that a search expands.
constexpr int MostExpanded = 500;

QIcon faded(const QIcon &icon, QSize size, const QWidget &widget)
{
    constexpr double ink = 0.3;
    QPixmap pixmap(size * widget.devicePixelRatioF());
    pixmap.setDevicePixelRatio(widget.devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setOpacity(ink);
    icon.paint(&painter, QRect(QPoint(), size));
    return pixmap;
}

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
        if (index.column() == ShapeListModel::NameColumn)
            return;
        option->decorationAlignment = Qt::AlignCenter;
        // The icon of a default state (visible, not locked) is faded, unless the row is selected or under the pointer.
        const bool isMarked = index.data(Qt::UserRole).toBool() || option->state.testFlag(QStyle::State_MouseOver);
        if (!isMarked && !option->state.testFlag(QStyle::State_Selected))
            option->icon = faded(option->icon, option->decorationSize, *option->widget);
    }
};

} // namespace

ShapeListView::ShapeListView(ShapeListModel &model, QWidget *parent) : QTreeView(parent), m_model(model)
{
    setModel(&model);
    setItemDelegate(new RowDelegate(this));
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        int left = MostExpanded;
        if (m_model.hasInnerMatches())
            expandMatches({}, left);
    });
    setUniformRowHeights(true);
    setIndentation(IndentWidth);
    setMouseTracking(true);
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
        connect(editor->selection(), &Selection::changed, this, &ShapeListView::onSelectionChanged);
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
    if (!m_editor)
        return false;
    const Unit unit = m_model.unitAt(index);
    const Selection &selection = *m_editor->selection();
    if (unit.group.isNull())
        return selection.contains(unit.shape);
    if (selection.isEmpty())
        return false;
    const ShapeIds ids = m_model.selectableIn(unit);
    return !ids.isEmpty() && std::all_of(ids.begin(), ids.end(), [&](ShapeId id) { return selection.contains(id); });
}

Units ShapeListView::selectedUnits() const
{
    return m_editor ? m_editor->selection()->units() : Units();
}

void ShapeListView::onSelectionChanged()
{
    if (m_isSelecting || !m_editor || m_editor->selection()->isEmpty())
        return;
    // Units are in order from the bottom to the top, so that the last one is the topmost.
    const Units units = selectedUnits();
    const Unit unit = units.isEmpty() ? Unit() : units.last();
    const QModelIndex index = m_model.indexOf(unit);
    m_anchor = unit;
    setCurrentIndex(index);
    scrollTo(index);
}

void ShapeListView::chooseAlone(const Unit &unit)
{
    m_anchor = unit;
    selectAlone(*m_editor->selection(), unit);
}

void ShapeListView::search(const ShapeSearch &search)
{
    endDrag();
    if (!m_model.isSearching() && m_model.document()) {
        m_expanded.clear();
        if (!m_model.document()->groups().isEmpty())
            noteExpanded({});
    }
    m_model.setSearch(search);
    if (!m_model.isSearching()) {
        for (GroupId group : std::exchange(m_expanded, {}))
            setExpanded(m_model.indexOf({group, {}}), true);
        onSelectionChanged();
        return;
    }
    setCurrentIndex(firstMatch({}));
    scrollToTop();
}

void ShapeListView::noteExpanded(const QModelIndex &parent)
{
    for (int row = 0; row < m_model.rowCount(parent); ++row) {
        const QModelIndex index = m_model.index(row, 0, parent);
        if (isExpanded(index)) {
            m_expanded.append(m_model.unitAt(index).group);
            noteExpanded(index);
        }
    }
}

void ShapeListView::expandMatches(const QModelIndex &parent, int &left)
{
    for (int row = 0; row < m_model.rowCount(parent) && left > 0; ++row) {
        const QModelIndex index = m_model.index(row, 0, parent);
        if (!m_model.containsMatches(m_model.unitAt(index).group))
            continue;
        --left;
        setExpanded(index, true);
        expandMatches(index, left);
    }
}

QModelIndex ShapeListView::firstMatch(const QModelIndex &parent) const
{
    const QModelIndex first = m_model.index(0, 0, parent);
    const Unit unit = m_model.unitAt(first);
    return m_model.isMatch(unit) || !m_model.containsMatches(unit.group) ? first : firstMatch(first);
}

void ShapeListView::stepCurrent(int step)
{
    const QModelIndex now = currentIndex();
    const QModelIndex next = !now.isValid() ? m_model.index(0, 0) : step > 0 ? indexBelow(now) : indexAbove(now);
    if (next.isValid())
        setCurrentIndex(next.siblingAtColumn(0));
}

void ShapeListView::chooseCurrent()
{
    const Unit unit = m_model.unitAt(currentIndex());
    if (!m_editor || unit.isNull())
        return;
    {
        const QScopedValueRollback selecting(m_isSelecting, true);
        chooseAlone(unit);
    }
    // A slot may have deleted the editor or the document.
    if (m_editor && m_model.document() && m_model.document() == m_editor->document())
        bringIntoView(*m_editor, unit);
}

void ShapeListView::chooseRange(const QModelIndex &from, const QModelIndex &to, bool isAdded)
{
    const bool isDown = visualRect(from).top() <= visualRect(to).top();
    ShapeIds ids;
    for (QModelIndex index = isDown ? from : to; index.isValid(); index = indexBelow(index)) {
        ids += m_model.selectableIn(m_model.unitAt(index));
        if (index.siblingAtColumn(0) == (isDown ? to : from).siblingAtColumn(0))
            break;
    }
    if (isAdded)
        m_editor->selection()->add(ids);
    else
        m_editor->selection()->set(ids);
}

void ShapeListView::choose(const QModelIndex &index, Qt::KeyboardModifiers modifiers)
{
    const QScopedValueRollback selecting(m_isSelecting, true);
    const Unit unit = m_model.unitAt(index);
    const QModelIndex anchor = m_model.indexOf(m_anchor);
    if (modifiers.testFlag(Qt::ShiftModifier) && anchor.isValid()) {
        chooseRange(anchor, index.siblingAtColumn(0), modifiers.testFlag(Qt::ControlModifier));
    } else if (modifiers.testFlag(Qt::ControlModifier)) {
        m_anchor = unit;
        if (!unit.group.isNull() && isSelected(index))
            m_editor->selection()->remove(m_model.selectableIn(unit));
        else if (!unit.group.isNull())
            m_editor->selection()->add(m_model.selectableIn(unit));
        else if (!m_model.selectableIn(unit).isEmpty())
            m_editor->selection()->toggleMember(unit.shape);
    } else {
        chooseAlone(unit);
    }
}

void ShapeListView::mousePressEvent(QMouseEvent *event)
{
    endDrag();
    const QPoint pos = event->position().toPoint();
    const QModelIndex index = indexAt(pos);
    if (!m_editor || event->button() != Qt::LeftButton)
        return;
    if (!index.isValid()) {
        m_editor->selection()->clear();
        return;
    }
    const Unit unit = m_model.unitAt(index);
    if (index.column() != ShapeListModel::NameColumn) {
        // If the clicked row is selected, all selected rows get its new state.
        m_model.toggle(unit, isSelected(index) ? selectedUnits() : Units(), ShapeListModel::Column(index.column()));
        return;
    }
    if (pos.x() < visualRect(index).left()) {
        if (m_model.hasChildren(index))
            setExpanded(index, !isExpanded(index));
        return;
    }
    setCurrentIndex(index);
    m_pressed = unit;
    m_pressPos = pos;
    m_isAloneOnRelease = isSelected(index) && event->modifiers() == Qt::NoModifier;
    if (!m_isAloneOnRelease)
        choose(index, event->modifiers());
}

void ShapeListView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint pos = event->position().toPoint();
    if (m_pressed.isNull()) {
        QTreeView::mouseMoveEvent(event);
        return;
    }
    if (!m_editor || m_editor->isReadOnly())
        return;
    if (!m_isDragging && (pos - m_pressPos).manhattanLength() < QApplication::startDragDistance())
        return;
    m_isDragging = true;
    m_scroll.start(ScrollInterval, this);
    dragTo(pos);
}

void ShapeListView::dragTo(QPoint pos)
{
    m_pointer = pos;
    const int y = std::clamp(pos.y(), 0, viewport()->height() - 1);
    QModelIndex index = indexAt(QPoint(viewport()->width() / 2, y)).siblingAtColumn(0);
    m_isAboveTarget = index.isValid() && y <= visualRect(index).center().y();
    if (!index.isValid())
        index = m_model.index(m_model.rowCount() - 1, 0);
    // A drop below the row of an expanded group moves the rows above the first row in the group.
    if (!m_isAboveTarget && isExpanded(index) && m_model.hasChildren(index) && pos.y() < visualRect(index).bottom()) {
        index = m_model.index(0, 0, index);
        m_isAboveTarget = true;
    }
    m_target = m_model.unitAt(index);
    viewport()->update();
}

void ShapeListView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (m_isDragging) {
        drop();
    } else if (m_isAloneOnRelease && m_editor && !m_pressed.isNull()) {
        const QScopedValueRollback selecting(m_isSelecting, true);
        chooseAlone(m_pressed);
    }
    endDrag();
}

void ShapeListView::endDrag()
{
    m_pressed = {};
    m_isAloneOnRelease = false;
    m_isDragging = false;
    m_target = {};
    m_scroll.stop();
    viewport()->update();
}

void ShapeListView::drop()
{
    Document *document = m_model.document();
    const QModelIndex target = m_model.indexOf(m_target);
    if (!m_editor || !document || !target.isValid())
        return;
    const Selection &selection = *m_editor->selection();
    // Selected rows move together. A hidden shape cannot be selected, and therefore moves alone.
    const bool isAmongSelected = isSelected(m_model.indexOf(m_pressed));
    const ShapeIds moved = isAmongSelected ? selection.ids() : m_model.shapesIn(m_pressed);
    const GroupId scope = isAmongSelected ? selection.enteredGroup() : GroupId();
    // A drop on one of the dragged units moves nothing.
    if (document->units(moved, scope).contains(m_target))
        return;
    if (m_isAboveTarget)
        document->reorderAbove(moved, m_target, scope);
    else
        document->reorderBelow(moved, m_target, scope);
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
    if (event->key() == Qt::Key_Escape && m_isDragging) {
        endDrag();
        return;
    }
    if (!m_editor)
        return QTreeView::keyPressEvent(event);
    if (event->key() == Qt::Key_Space && currentIndex().isValid()) {
        choose(currentIndex(), Qt::ControlModifier);
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        m_editor->selection()->set(m_editor->document()->selectableIds());
        return;
    }
    const QModelIndex before = currentIndex();
    QTreeView::keyPressEvent(event);
    const QModelIndex now = currentIndex();
    const bool isOther = now.isValid() && now.siblingAtColumn(0) != before.siblingAtColumn(0);
    if (isOther && event->modifiers() != Qt::ControlModifier)
        choose(now, event->modifiers() & Qt::ShiftModifier);
}

void ShapeListView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_scroll.timerId())
        return QTreeView::timerEvent(event);
    const int beyond = m_pointer.y() < 0 ? -1 : m_pointer.y() >= viewport()->height() ? 1 : 0;
    if (m_isDragging && beyond != 0) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() + beyond * verticalScrollBar()->singleStep());
        dragTo(m_pointer);
    }
}

// The frame around the current row spans all columns, so the whole viewport is repainted.
void ShapeListView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    viewport()->update();
}

void ShapeListView::paintEvent(QPaintEvent *event)
{
    QTreeView::paintEvent(event);
    // The current row, from which the keys navigate, need not be selected.
    if ((hasFocus() || m_model.isSearching()) && currentIndex().isValid()) {
        const QRect row = visualRect(currentIndex().siblingAtColumn(0));
        QPainter painter(viewport());
        painter.setPen(selectionColor(palette()));
        painter.drawRect(row.left(), row.top(), viewport()->width() - row.left() - 1, row.height() - 1);
    }
    const QModelIndex target = m_model.indexOf(m_target);
    if (!m_isDragging || !target.isValid())
        return;
    const QRect row = visualRect(target);
    const int y = m_isAboveTarget ? row.top() : row.bottom() + 1;
    QPainter painter(viewport());
    painter.fillRect(QRect(row.left(), y - 1, viewport()->width() - row.left(), 2), selectionColor(palette()));
}

} // namespace Trammel
