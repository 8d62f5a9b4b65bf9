#pragma once

#include "widgets/model/document.h"

#include <QtCore/QAbstractItemModel>
#include <QtCore/QPointer>
#include <QtGui/QPalette>

namespace Trammel {

/// A document's shapes, the topmost in the first row. Follows what is added, removed and changed row by row; in one
/// piece only when all is new, or when so many separate pieces come or go that each by itself would take longer.
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
    ShapeId shapeAt(const QModelIndex &index) const;
    QModelIndex indexOf(ShapeId id) const;
    /// The shapes in the rows between two, both included.
    ShapeIds shapesBetween(int row, int otherRow) const;
    /// Turns the eye or the lock of shapes over, as it is for the first.
    void toggle(const ShapeIds &ids, Column column);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void add(const ShapeIds &ids);
    void remove(const ShapeIds &ids);
    void change(const ShapeIds &ids);
    void reorder();
    void resetAll();
    int rowOf(ShapeId id) const;
    ShapeId shapeIn(int row) const { return m_order[m_order.size() - 1 - row]; }

    QPointer<Document> m_document;
    /// As told so far: from the bottom to the top.
    ShapeIds m_order;
    bool m_isReadOnly = false;
};

} // namespace Trammel
