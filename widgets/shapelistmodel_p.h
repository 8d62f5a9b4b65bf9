#pragma once

#include "geometry/pagedarray_p.h"
#include "widgets/model/document.h"

#include <QtCore/QAbstractItemModel>
#include <QtCore/QHash>
#include <QtCore/QPointer>

#include <optional>

namespace Trammel {

/// A document's shapes and groups as a tree, the topmost in the first row of each. Follows what is added, removed,
/// moved and changed row by row; in one piece only when all is new, or when so many separate pieces come or go that
/// each by itself would take longer.
class ShapeListModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, VisibleColumn, LockColumn, ColumnCount };

    explicit ShapeListModel(QObject *parent) : QAbstractItemModel(parent) { }

    void setDocument(Document *document);
    Document *document() const { return m_document; }
    /// The user may not change anything.
    void setReadOnly(bool readOnly) { m_isReadOnly = readOnly; }
    bool isReadOnly() const { return m_isReadOnly; }

    /// Null for an index that is none.
    Unit unitAt(const QModelIndex &index) const;
    QModelIndex indexOf(const Unit &unit) const;
    /// All shapes in a row, and those that it selects.
    ShapeIds shapesIn(const Unit &unit) const;
    ShapeIds selectableIn(const Unit &unit) const;
    /// Turns the eye or the lock of a row over, and gives other rows the same.
    void toggle(const Unit &unit, const Units &others, Column column);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// What is directly in a group, or in the drawing, from the bottom to the top.
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

    Families read() const;
    void adopt(GroupId group, const Families &now);
    void forget(const Unit &unit);
    /// The group that a row was told to be in; nothing for what has no row.
    std::optional<GroupId> toldParent(const Unit &unit) const;
    std::optional<GroupId> parentNow(const Unit &unit) const;
    QModelIndex indexOfGroup(GroupId id) const;
    QModelIndex indexIn(GroupId parent, int row, int column) const;

    QPointer<Document> m_document;
    /// As told so far; that of the drawing under the null id.
    Families m_families;
    /// The group that each row is in, by the id of its shape or group, counted from 1; 0 for what has no row.
    PagedArray<quint32> m_parents;
    bool m_isReadOnly = false;
};

} // namespace Trammel
