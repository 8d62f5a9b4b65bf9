#include "widgets/shapelistmodel_p.h"

#include "widgets/icons_p.h"
#include "widgets/model/arrangement.h"
#include "widgets/model/shapeidset.h"
#include "widgets/model/text_p.h"
#include "widgets/shapelook_p.h"

#include <QtGui/QGuiApplication>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

/// Of rows that come or go at once.
constexpr std::size_t MostPieces = 32;
/// Of shapes that change at once, told one by one.
constexpr qsizetype MostChanges = 64;

/// Neighbours in an order, from the first to the last place.
using Piece = std::pair<int, int>;

std::vector<Piece> piecesOf(const ShapeIds &order, const ShapeIdSet &ids)
{
    std::vector<Piece> pieces;
    for (int place = 0; place < order.size(); ++place) {
        if (!ids.contains(order[place]))
            continue;
        if (!pieces.empty() && pieces.back().second == place - 1)
            pieces.back().second = place;
        else
            pieces.emplace_back(place, place);
    }
    return pieces;
}

QIcon iconOf(const Shape &shape, ShapeListModel::Column column)
{
    if (column == ShapeListModel::VisibleColumn)
        return iconFor(shape.hidden ? ShapeEditor::Action::Hide : ShapeEditor::Action::ShowAll);
    return iconFor(shape.locked ? ShapeEditor::Action::Lock : ShapeEditor::Action::UnlockAll);
}

} // namespace

void ShapeListModel::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &Document::shapesAdded, this, &ShapeListModel::add);
        connect(document, &Document::shapesRemoved, this, &ShapeListModel::remove);
        connect(document, &Document::shapesChanged, this, &ShapeListModel::change);
        connect(document, &Document::orderChanged, this, &ShapeListModel::reorder);
        connect(document, &Document::reset, this, &ShapeListModel::resetAll);
    }
    resetAll();
}

void ShapeListModel::resetAll()
{
    beginResetModel();
    m_order = m_document ? m_document->ids() : ShapeIds();
    endResetModel();
}

void ShapeListModel::add(const ShapeIds &ids)
{
    const ShapeIds now = m_document->ids();
    const std::vector<Piece> pieces = piecesOf(now, ShapeIdSet(ids));
    // A slot that was told first may have changed more already: that is told later, of all at once now.
    if (pieces.size() > MostPieces || now.size() != m_order.size() + ids.size())
        return resetAll();
    for (const auto &[first, last] : pieces) {
        const int row = int(m_order.size()) - first;
        beginInsertRows({}, row, row + last - first);
        m_order = m_order.first(first) + now.sliced(first, last - first + 1) + m_order.sliced(first);
        endInsertRows();
    }
}

void ShapeListModel::remove(const ShapeIds &ids)
{
    std::vector<Piece> pieces = piecesOf(m_order, ShapeIdSet(ids));
    if (pieces.size() > MostPieces)
        return resetAll();
    std::reverse(pieces.begin(), pieces.end());
    for (const auto &[first, last] : pieces) {
        const int row = int(m_order.size()) - 1 - last;
        beginRemoveRows({}, row, row + last - first);
        m_order.remove(first, last - first + 1);
        endRemoveRows();
    }
}

void ShapeListModel::change(const ShapeIds &ids)
{
    if (m_order.isEmpty())
        return;
    if (ids.size() > MostChanges) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    for (ShapeId id : ids) {
        if (const int row = rowOf(id); row >= 0)
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

void ShapeListModel::reorder()
{
    const ShapeIds now = m_document->ids();
    if (now.size() != m_order.size())
        return resetAll();
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    ShapeIds shapes;
    for (const QModelIndex &index : before)
        shapes.append(shapeAt(index));
    m_order = now;
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after.append(indexOf(shapes[i]).siblingAtColumn(before[i].column()));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

int ShapeListModel::rowOf(ShapeId id) const
{
    const int place = m_document ? m_document->rank(id) : -1;
    if (place >= 0 && place < m_order.size() && m_order[place] == id)
        return int(m_order.size()) - 1 - place;
    // The document is further than what it has told.
    const qsizetype told = m_order.indexOf(id);
    return told < 0 ? -1 : int(m_order.size() - 1 - told);
}

ShapeId ShapeListModel::shapeAt(const QModelIndex &index) const
{
    return index.isValid() && index.row() < m_order.size() ? shapeIn(index.row()) : ShapeId();
}

QModelIndex ShapeListModel::indexOf(ShapeId id) const
{
    const int row = rowOf(id);
    return row < 0 ? QModelIndex() : index(row, NameColumn);
}

ShapeIds ShapeListModel::shapesBetween(int row, int otherRow) const
{
    ShapeIds ids;
    for (int i = std::min(row, otherRow); i <= std::max(row, otherRow); ++i)
        ids.append(shapeIn(i));
    return ids;
}

void ShapeListModel::toggle(const ShapeIds &ids, Column column)
{
    const Shape *first = m_document && !ids.isEmpty() ? m_document->find(ids.first()) : nullptr;
    if (!first || m_isReadOnly)
        return;
    if (column == VisibleColumn)
        setHidden(*m_document, ids, !first->hidden);
    else
        setLocked(*m_document, ids, !first->locked);
}

QModelIndex ShapeListModel::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

QModelIndex ShapeListModel::parent(const QModelIndex &) const
{
    return {};
}

int ShapeListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_order.size());
}

int ShapeListModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant ShapeListModel::data(const QModelIndex &index, int role) const
{
    const Shape *shape = m_document ? m_document->find(shapeAt(index)) : nullptr;
    if (!shape)
        return {};
    const auto column = Column(index.column());
    if (column == NameColumn) {
        switch (role) {
        case Qt::DisplayRole:
            return titleOf(*shape);
        case Qt::EditRole:
            return shape->name;
        case Qt::DecorationRole:
            return pictureOf(*shape, QGuiApplication::palette());
        case Qt::ForegroundRole:
            return shape->hidden ? QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text) : QVariant();
        default:
            return {};
        }
    }
    const bool isOn = column == VisibleColumn ? !shape->hidden : shape->locked;
    switch (role) {
    case Qt::DecorationRole:
        return iconOf(*shape, column);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        if (column == VisibleColumn)
            return isOn ? Text::tr("Visible: click to hide") : Text::tr("Hidden: click to show");
        return isOn ? Text::tr("Locked: click to unlock") : Text::tr("Not locked: click to lock");
    default:
        return {};
    }
}

bool ShapeListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !m_document || m_isReadOnly || index.column() != NameColumn)
        return false;
    const QString name = value.toString().trimmed();
    return m_document->changeShapes(
               {shapeAt(index)}, [&name](Shape &shape) { shape.name = name; }, Text::tr("Rename"))
        > 0;
}

Qt::ItemFlags ShapeListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    Qt::ItemFlags flags = QAbstractItemModel::flags(index) | Qt::ItemNeverHasChildren;
    flags.setFlag(Qt::ItemIsEditable, index.column() == NameColumn && !m_isReadOnly);
    return flags;
}

QVariant ShapeListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const char *const names[] = {QT_TRANSLATE_NOOP("Trammel", "Name"), QT_TRANSLATE_NOOP("Trammel", "Visible"),
                                 QT_TRANSLATE_NOOP("Trammel", "Locked")};
    return section >= 0 && section < ColumnCount ? Text::tr(names[section]) : QVariant();
}

} // namespace Trammel
