#pragma once

#include <QtCore/QAbstractListModel>
#include <QtCore/QPointer>
#include <QtCore/QSet>
#include <QtGui/QAction>
#include <QtWidgets/QStyledItemDelegate>

namespace Trammel {

/// The actions that match a query, the best matches first. Actions that are deleted leave an empty row.
class CommandList : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Unavailable actions are rows like others, so that the keys can choose them.
    enum Role { PathRole = Qt::UserRole, KeysRole, AvailableRole };

    using QAbstractListModel::QAbstractListModel;

    void clear();
    /// Adds actions, and instead of an action with a menu, those in the menu. Skips separators, invisible actions,
    /// disabled menus, and actions that were added already. The menus of some actions are filled when they open, so
    /// such an action is added itself.
    void add(const QList<QAction *> &actions, const QSet<QAction *> &withOwnMenu, const QString &path = {});
    /// Shows the added actions that match all words. Without words, shows all of them, in their order.
    void setQuery(const QString &query);
    QAction *actionAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Command
    {
        QPointer<QAction> action;
        QString title;
        QString path;
        QString foldedTitle;
        QString foldedPath;
    };

    QList<Command> m_commands;
    QSet<QAction *> m_known;
    /// Indexes of commands.
    QList<qsizetype> m_rows;
};

/// Paints the icon, the title and the path of an action, and its shortcut at the end of the row.
class CommandDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace Trammel
