// Updates the rows of the list after changes of the document.
#include "widgets/panels/list/shapelistmodel_p.h"

#include <QtCore/QTimerEvent>

#include <algorithm>
#include <utility>
#include <vector>

namespace Trammel {

namespace {

/// The largest number of runs of rows that are added or removed one by one; for more, the model is reset.
constexpr int MostPieces = 32;
/// The largest number of changed shapes that are announced one by one.
constexpr qsizetype MostChanges = 32;
/// The pause in milliseconds after the last change of shapes, before they are searched again.
constexpr int ChangePause = 300;

/// Shapes and groups share one counter of ids.
quint32 idOf(const Unit &unit)
{
    return unit.group.isNull() ? unit.shape.value() : unit.group.value();
}

/// Calls a function with the first and the last index of each run of units for which a predicate holds, from the last
/// run to the first. Stops and returns false when the function returns false.
template <typename IsTaken, typename Function>
bool forEachRun(const Units &units, const IsTaken &isTaken, const Function &function)
{
    for (qsizetype end = units.size(); end > 0;) {
        if (!isTaken(units[end - 1])) {
            --end;
            continue;
        }
        qsizetype first = end - 1;
        while (first > 0 && isTaken(units[first - 1]))
            --first;
        if (!function(int(first), int(end - 1)))
            return false;
        end = first;
    }
    return true;
}

} // namespace

void ShapeListModel::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &Document::shapesAdded, this, &ShapeListModel::sync);
        connect(document, &Document::shapesRemoved, this, &ShapeListModel::sync);
        connect(document, &Document::orderChanged, this, &ShapeListModel::sync);
        connect(document, &Document::shapesChanged, this, &ShapeListModel::change);
        connect(document, &Document::groupsChanged, this, [this](const GroupIds &ids) {
            sync();
            for (GroupId id : ids)
                tell({id, {}});
        });
        connect(document, &Document::reset, this, &ShapeListModel::resetAll);
    }
    resetAll();
}

void ShapeListModel::setSearch(const ShapeSearch &search)
{
    m_search = search;
    m_searchPause.stop();
    resetAll();
}

bool ShapeListModel::isMatch(const Unit &unit) const
{
    const Shape *shape = shapeOf(unit);
    const Group *group = m_document ? m_document->find(unit.group) : nullptr;
    return shape ? m_search.matches(*shape) : group && m_search.matches(*group);
}

void ShapeListModel::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_searchPause.timerId())
        return QAbstractItemModel::timerEvent(event);
    m_searchPause.stop();
    sync();
}

ShapeListModel::Families ShapeListModel::read()
{
    Families families;
    families.insert({}, {{}, m_document ? m_document->units() : Units()});
    if (!m_document)
        return families;
    const Groups &groups = m_document->groups();
    for (auto group = groups.cbegin(); group != groups.cend(); ++group) {
        Units children = m_document->units(group.key());
        // The row of the group stands for its container, which is the lowest.
        if (!group->container.isNull())
            children.removeFirst();
        families.insert(group.key(), {group->parent, children});
    }
    m_found.clear();
    m_opened.clear();
    if (isSearching())
        filter({}, families);
    return families;
}

bool ShapeListModel::filter(GroupId group, Families &families)
{
    const Units children = families.value(group).children;
    Units kept;
    for (const Unit &child : children) {
        const bool containsMatches = !child.group.isNull() && filter(child.group, families);
        if (!containsMatches && !isMatch(child))
            continue;
        kept.append(child);
        if (containsMatches) {
            m_opened.insert(child.group);
            m_found.insert(idOf(child));
        } else {
            findAll(child, families);
        }
    }
    if (!kept.isEmpty() || group.isNull())
        families[group].children = kept;
    return !kept.isEmpty();
}

void ShapeListModel::findAll(const Unit &unit, const Families &families)
{
    m_found.insert(idOf(unit));
    const Units children = unit.group.isNull() ? Units() : families.value(unit.group).children;
    for (const Unit &child : children)
        findAll(child, families);
}

void ShapeListModel::adopt(GroupId group, const Families &now)
{
    const Family &family = m_families.insert(group, now.value(group)).value();
    const Units children = family.children;
    for (const Unit &child : children) {
        m_parents.at(idOf(child)) = group.value() + 1;
        if (!child.group.isNull())
            adopt(child.group, now);
    }
}

void ShapeListModel::forget(const Unit &unit)
{
    m_parents.at(idOf(unit)) = 0;
    if (unit.group.isNull())
        return;
    const Family family = m_families.take(unit.group);
    for (const Unit &child : family.children)
        forget(child);
}

std::optional<GroupId> ShapeListModel::toldParent(const Unit &unit) const
{
    const quint32 parent = m_parents[idOf(unit)];
    return parent == 0 ? std::nullopt : std::optional(GroupId(parent - 1));
}

std::optional<GroupId> ShapeListModel::parentNow(const Unit &unit) const
{
    if (isSearching() && !m_found.contains(idOf(unit)))
        return {};
    if (const Group *group = m_document->find(unit.group))
        return group->parent;
    const Shape *shape = m_document->find(unit.shape);
    return shape ? std::optional(shape->group) : std::nullopt;
}

void ShapeListModel::resetAll()
{
    beginResetModel();
    m_families.clear();
    m_parents = {};
    adopt({}, read());
    endResetModel();
}

void ShapeListModel::sync()
{
    if (!m_document)
        return;
    // The document may already contain later changes that are not announced yet. They are announced together with this
    // change.
    const Families now = read();
    int pieces = 0;
    if (!removeRowsGone({}, pieces))
        return resetAll();
    reorderRows(now);
    if (!insertNewRows({}, now, pieces))
        resetAll();
}

bool ShapeListModel::removeRowsGone(GroupId group, int &pieces)
{
    const auto isGone = [this, group](const Unit &unit) { return parentNow(unit) != group; };
    const bool isGood = forEachRun(m_families[group].children, isGone, [&](int first, int last) {
        if (++pieces > MostPieces)
            return false;
        Units &children = m_families[group].children;
        const int row = int(children.size()) - 1 - last;
        beginRemoveRows(indexOfGroup(group), row, row + last - first);
        const Units gone = children.sliced(first, last - first + 1);
        children.remove(first, last - first + 1);
        for (const Unit &unit : gone)
            forget(unit);
        endRemoveRows();
        return true;
    });
    if (!isGood)
        return false;
    const Units left = m_families[group].children;
    return std::all_of(left.begin(), left.end(),
                       [&](const Unit &unit) { return unit.group.isNull() || removeRowsGone(unit.group, pieces); });
}

void ShapeListModel::reorderRows(const Families &now)
{
    Families wanted;
    for (auto family = m_families.cbegin(); family != m_families.cend(); ++family) {
        Units children = now.value(family.key()).children;
        if (children == family->children)
            continue;
        // insertNewRows() announces the units that have no row in this family yet.
        children.removeIf([&](const Unit &unit) { return toldParent(unit) != family.key(); });
        if (children != family->children)
            wanted.insert(family.key(), {family->parent, children});
    }
    if (wanted.isEmpty())
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    Units units;
    for (const QModelIndex &index : before)
        units.append(unitAt(index));
    for (auto family = wanted.cbegin(); family != wanted.cend(); ++family)
        m_families[family.key()].children = family->children;
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after.append(indexOf(units[i]).siblingAtColumn(before[i].column()));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

bool ShapeListModel::insertNewRows(GroupId group, const Families &now, int &pieces)
{
    const Units wanted = now.value(group).children;
    const auto isNew = [this, group](const Unit &unit) { return toldParent(unit) != group; };
    // The runs are inserted from the bottom up, so that the indexes of all units below a run are final.
    std::vector<std::pair<int, int>> runs;
    forEachRun(wanted, isNew, [&](int first, int last) {
        runs.emplace_back(first, last);
        return true;
    });
    std::reverse(runs.begin(), runs.end());
    for (const auto &[first, last] : runs) {
        if (++pieces > MostPieces)
            return false;
        Units &children = m_families[group].children;
        const int row = int(children.size()) - first;
        beginInsertRows(indexOfGroup(group), row, row + last - first);
        children = children.first(first) + wanted.sliced(first, last - first + 1) + children.sliced(first);
        for (const Unit &unit : wanted.sliced(first, last - first + 1)) {
            m_parents.at(idOf(unit)) = group.value() + 1;
            if (!unit.group.isNull())
                adopt(unit.group, now);
        }
        endInsertRows();
    }
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const Unit &unit) { return unit.group.isNull() || insertNewRows(unit.group, now, pieces); });
}

void ShapeListModel::change(const ShapeIds &ids)
{
    if (isSearching())
        m_searchPause.start(ChangePause, this);
    const auto isElsewhere = [this](ShapeId id) {
        const Unit unit{{}, id};
        const std::optional<GroupId> told = toldParent(unit);
        return told && told != parentNow(unit);
    };
    if (m_document->groups().size() + m_families.size() > 1 && std::any_of(ids.begin(), ids.end(), isElsewhere))
        sync();
    if (ids.size() > MostChanges) {
        // The views query only the rows that they show.
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    for (ShapeId id : ids) {
        const GroupId group = m_document->groupOfContainer(id);
        tell(group.isNull() ? Unit{{}, id} : Unit{group, {}});
    }
}

void ShapeListModel::tell(const Unit &unit)
{
    const QModelIndex first = indexOf(unit);
    if (first.isValid())
        Q_EMIT dataChanged(first, first.siblingAtColumn(ColumnCount - 1));
}

} // namespace Trammel
