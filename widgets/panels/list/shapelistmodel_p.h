#pragma once

#include "geometry/base/pagedarray_p.h"
#include "widgets/panels/search/shapesearch_p.h"
#include <trammel/document.h>

#include <QtCore/QAbstractItemModel>
#include <QtCore/QBasicTimer>
#include <QtCore/QHash>
#include <QtCore/QPointer>
#include <QtCore/QSet>

#include <optional>

namespace Trammel {

/// The shapes and groups of a document as a tree, with the topmost in the first row of each level. The model announces
/// added, removed, moved and changed units row by row. It is reset only when the document or all of its contents are
/// replaced, or when so many separate runs of rows are added or removed that announcing each of them would take longer.
/// A search leaves only the rows of matches, of the groups around them, and of all members of a matching group in which
/// nothing else matches.
class ShapeListModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, VisibleColumn, LockColumn, ColumnCount };

    explicit ShapeListModel(QObject *parent) : QAbstractItemModel(parent) { }

    void setDocument(Document *document);
    Document *document() const { return m_document; }
    /// Disables changes by the user.
    void setReadOnly(bool readOnly) { m_isReadOnly = readOnly; }
    bool isReadOnly() const { return m_isReadOnly; }

    /// Resets the model. Without words, all units have rows. Changed shapes are searched again after a short pause.
    void setSearch(const ShapeSearch &search);
    bool isSearching() const { return !m_search.isEmpty(); }
    /// Whether a unit matches the search, and does not just contain matches or belong to one.
    bool isMatch(const Unit &unit) const;
    /// Whether a group has a row for a match in it.
    bool containsMatches(GroupId group) const { return m_opened.contains(group); }
    bool hasInnerMatches() const { return !m_opened.isEmpty(); }

    /// Null for an invalid index.
    Unit unitAt(const QModelIndex &index) const;
    QModelIndex indexOf(const Unit &unit) const;
    /// All shapes in a row, and those of them that the row selects.
    ShapeIds shapesIn(const Unit &unit) const;
    ShapeIds selectableIn(const Unit &unit) const;
    /// The shape of a row: that of the unit, or the container of the group. Null for other groups.
    ShapeId shapeIdOf(const Unit &unit) const;
    const Shape *shapeOf(const Unit &unit) const;
    /// Toggles the eye or the lock of a row, and gives other rows the same state.
    void toggle(const Unit &unit, const Units &others, Column column);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    /// The units directly in a group, or in the drawing, from the bottom to the top.
    struct Family
    {
        GroupId parent;
        Units children;
    };
    using Families = QHash<GroupId, Family>;

    void resetAll();
    void sync();
    bool removeRowsGone(GroupId group, int &pieces);
    void reorderRows(const Families &now);
    bool insertNewRows(GroupId group, const Families &now, int &pieces);
    void change(const ShapeIds &ids);
    void tell(const Unit &unit);

    Families read();
    /// Removes the units without a row from a family and the families in it. Returns whether it contains matches.
    bool filter(GroupId group, Families &families);
    void findAll(const Unit &unit, const Families &families);
    void adopt(GroupId group, const Families &now);
    void forget(const Unit &unit);
    /// The group in which the row of a unit was announced; none for a unit without a row.
    std::optional<GroupId> toldParent(const Unit &unit) const;
    std::optional<GroupId> parentNow(const Unit &unit) const;
    QModelIndex indexOfGroup(GroupId id) const;
    QModelIndex indexIn(GroupId parent, int row, int column) const;

    QPointer<Document> m_document;
    /// The families as announced so far. The null id stands for the drawing.
    Families m_families;
    /// For each unit with a row, the id of its parent group plus 1; otherwise 0. Indexed by the id of the shape or
    /// group.
    PagedArray<quint32> m_parents;
    bool m_isReadOnly = false;
    ShapeSearch m_search;
    /// During a search, the ids of all units that have rows, and the groups that contain matches.
    QSet<quint32> m_found;
    QSet<GroupId> m_opened;
    QBasicTimer m_searchPause;
};

} // namespace Trammel
