#include "widgets/panels/list/shapelistmodel_p.h"

#include "widgets/actions/icons_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/panels/shapelabel_p.h"
#include <trammel/arrangement.h>
#include <trammel/shapeeditor.h>
#include <trammel/shapelist.h>

#include <QtGui/QGuiApplication>
#include <QtGui/QPalette>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

QIcon iconOf(bool isHidden, bool isLocked, ShapeListModel::Column column)
{
    if (column == ShapeListModel::VisibleColumn)
        return iconFor(isHidden ? Action::Hide : Action::ShowAll);
    return iconFor(isLocked ? Action::Lock : Action::UnlockAll);
}

} // namespace

QModelIndex ShapeListModel::indexIn(GroupId parent, int row, int column) const
{
    return createIndex(row, column, quintptr(parent.value()));
}

QModelIndex ShapeListModel::indexOfGroup(GroupId id) const
{
    return id.isNull() ? QModelIndex() : indexOf({id, {}});
}

QModelIndex ShapeListModel::indexOf(const Unit &unit) const
{
    const std::optional<GroupId> parent = unit.isNull() ? std::nullopt : toldParent(unit);
    const auto family = parent ? m_families.constFind(*parent) : m_families.constEnd();
    if (family == m_families.constEnd())
        return {};
    // In a drawing without groups whose changes are all announced, the index of a shape in its family is its rank.
    const qsizetype rank = m_document && !unit.shape.isNull() ? m_document->rank(unit.shape) : -1;
    const bool isKnown = rank >= 0 && rank < family->children.size() && family->children[rank] == unit;
    const qsizetype place = isKnown ? rank : family->children.indexOf(unit);
    return place < 0 ? QModelIndex() : indexIn(*parent, int(family->children.size() - 1 - place), NameColumn);
}

Unit ShapeListModel::unitAt(const QModelIndex &index) const
{
    const auto family =
        index.isValid() ? m_families.constFind(GroupId(quint32(index.internalId()))) : m_families.cend();
    if (family == m_families.cend() || index.row() >= family->children.size())
        return {};
    return family->children[family->children.size() - 1 - index.row()];
}

ShapeIds ShapeListModel::shapesIn(const Unit &unit) const
{
    if (!m_document || unit.isNull())
        return {};
    return unit.group.isNull() ? ShapeIds{unit.shape} : m_document->members(unit.group);
}

ShapeIds ShapeListModel::selectableIn(const Unit &unit) const
{
    return m_document && !unit.isNull() ? Trammel::selectableIn(*m_document, unit) : ShapeIds();
}

void ShapeListModel::toggle(const Unit &unit, const Units &others, Column column)
{
    if (!m_document || m_isReadOnly || unit.isNull())
        return;
    const Group *group = m_document->find(unit.group);
    const Shape *shape = shapeOf(unit);
    if (!group && !shape)
        return;
    if (column == VisibleColumn)
        setHidden(*m_document, Units{unit} + others, !(group ? group->hidden : shape->hidden));
    else
        setLocked(*m_document, Units{unit} + others, !(shape ? shape->locked : group->locked));
}

ShapeId ShapeListModel::shapeIdOf(const Unit &unit) const
{
    const ShapeId container = m_document ? m_document->containerOf(unit.group) : ShapeId();
    return container.isNull() ? unit.shape : container;
}

const Shape *ShapeListModel::shapeOf(const Unit &unit) const
{
    return m_document ? m_document->find(shapeIdOf(unit)) : nullptr;
}

QModelIndex ShapeListModel::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? indexIn(unitAt(parent).group, row, column) : QModelIndex();
}

QModelIndex ShapeListModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOfGroup(GroupId(quint32(child.internalId()))) : QModelIndex();
}

int ShapeListModel::rowCount(const QModelIndex &parent) const
{
    const GroupId group = unitAt(parent).group;
    if (parent.isValid() && (group.isNull() || parent.column() != NameColumn))
        return 0;
    const auto family = m_families.constFind(group);
    return family == m_families.cend() ? 0 : int(family->children.size());
}

int ShapeListModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant ShapeListModel::data(const QModelIndex &index, int role) const
{
    const Unit unit = unitAt(index);
    const Shape *shape = shapeOf(unit);
    const Group *group = m_document ? m_document->find(unit.group) : nullptr;
    if (!shape && !group)
        return {};
    if (role == ShapeList::ShapeIdRole)
        return QVariant::fromValue(shape ? shapeIdOf(unit) : ShapeId());
    if (role == ShapeList::GroupIdRole)
        return QVariant::fromValue(unit.group);
    const auto column = Column(index.column());
    if (column == NameColumn) {
        const QPalette palette = QGuiApplication::palette();
        const bool isVisible = group ? m_document->isVisible(unit.group) : m_document->isVisible(unit.shape);
        switch (role) {
        case Qt::DisplayRole:
            return shape ? titleOf(*shape) : group->name.isEmpty() ? Text::tr("Group", "noun") : group->name;
        case Qt::EditRole:
            return shape ? shape->name : group->name;
        case Qt::DecorationRole:
            return shape ? pictureOf(*shape, palette) : iconFor(ShapeEditor::Action::Group);
        case Qt::ForegroundRole:
            return isVisible ? QVariant() : palette.brush(QPalette::Disabled, QPalette::Text);
        default:
            return {};
        }
    }
    const bool isHidden = group ? group->hidden : shape->hidden, isLocked = shape ? shape->locked : group->locked;
    switch (role) {
    case Qt::DecorationRole:
        return iconOf(isHidden, isLocked, column);
    case Qt::UserRole:
        // True for the state that is not the default: hidden or locked.
        return column == VisibleColumn ? isHidden : isLocked;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        if (column == VisibleColumn)
            return isHidden ? Text::tr("Hidden: click to show") : Text::tr("Visible: click to hide");
        return isLocked ? Text::tr("Locked: click to unlock") : Text::tr("Not locked: click to lock");
    default:
        return {};
    }
}

bool ShapeListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !m_document || m_isReadOnly || index.column() != NameColumn)
        return false;
    const QString name = value.toString().trimmed();
    const Unit unit = unitAt(index);
    const ShapeId container = m_document->containerOf(unit.group);
    if (const Group *found = m_document->find(unit.group); found && container.isNull()) {
        Group group = *found;
        group.name = name;
        return m_document->changeGroup(unit.group, group, Text::tr("Rename"));
    }
    return m_document->changeShapes(
               {container.isNull() ? unit.shape : container}, [&name](Shape &shape) { shape.name = name; },
               Text::tr("Rename"))
        > 0;
}

Qt::ItemFlags ShapeListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    flags.setFlag(Qt::ItemNeverHasChildren, unitAt(index).group.isNull() || index.column() != NameColumn);
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
