#pragma once

#include "widgets/panels/inspector/inspectorfields_p.h"
#include <trammel/document.h>

#include <QtCore/QAbstractTableModel>
#include <QtCore/QJsonObject>
#include <QtWidgets/QTableView>

#include <functional>

namespace Trammel {

/// A value as the text that a user edits: a string without quotes, unless it could then be mistaken for another value,
/// and everything else as JSON.
QString dataText(const QJsonValue &value);
/// The value of a text that a user has typed: a number, true, false, null, a list, an object or a quoted string as
/// JSON, and any other text as a string. This is the inverse of dataText().
QJsonValue dataValue(const QString &text);

/// The entries of the data of some shapes, in the order of their keys: one row for each key that a shape has. A value
/// is mixed if the shapes differ.
class DataModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Key, Value, ColumnCount };
    /// The maximum numbers of shapes and of their keys. Otherwise, there are no rows.
    static constexpr qsizetype LargestShapeCount = 1000;
    static constexpr qsizetype LargestKeyCount = 1000;

    using QAbstractTableModel::QAbstractTableModel;

    void show(const Document *document, const ShapeIds &ids, bool isEditable);
    QString key(int row) const { return row >= 0 && row < m_rows.size() ? m_rows[row].key : QString(); }
    int rowOf(const QString &key) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Emits a signal. The shapes that are shown next determine the text.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void renamed(const QString &key, const QString &next);
    void valueEntered(const QString &key, const QJsonValue &value);

private:
    struct Row
    {
        QString key;
        Common<QString> text;

        friend bool operator==(const Row &a, const Row &b)
        {
            return a.key == b.key && a.text.value == b.text.value && a.text.isMixed == b.text.isMixed;
        }
    };

    /// Moves the row whose key has become another one to its new place. Returns false if more than that has changed.
    bool renameRow(const QList<Row> &rows);

    QList<Row> m_rows;
    bool m_isEditable = false;
};

/// A table of the data of the selected shapes, with buttons that add and remove entries. Without entries, the table is
/// hidden.
class DataFields : public QWidget
{
    Q_OBJECT

public:
    explicit DataFields(QWidget *parent = nullptr);

    void show(const Document *document, const ShapeIds &ids, bool isEditable);
    /// Starts to edit the key of an entry.
    void editKey(const QString &key);
    /// Closes the editor of an entry without a change.
    void discard() { m_table->reset(); }

Q_SIGNALS:
    /// The user has changed the data. The function is to be applied to the data of each shape.
    void changed(const std::function<void(QJsonObject &)> &change, const QString &step);
    void refused(const QString &reason);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addEntry();
    void removeEntry();
    void rename(const QString &key, const QString &next);
    void fitTable();

    DataModel m_model;
    QTableView *m_table = new QTableView;
    QToolButton *m_add = new QToolButton;
    QToolButton *m_remove = new QToolButton;
};

} // namespace Trammel
