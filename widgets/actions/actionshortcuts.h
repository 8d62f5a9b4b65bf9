#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtGui/QKeySequence>

QT_BEGIN_NAMESPACE
class QAction;
class QSettings;
QT_END_NAMESPACE

namespace Trammel {

/// The shortcuts of actions, for users who change them: the defaults, conflicts, and settings. An action is identified
/// by its object name, which must not be translated. The actions of a ShapeEditor have the names of
/// ShapeEditor::Action, with a lower-case first letter, such as "selectTool". PreferencesDialog shows the shortcuts.
class TRAMMEL_WIDGETS_EXPORT ActionShortcuts : public QObject
{
    Q_OBJECT

public:
    explicit ActionShortcuts(QObject *parent = nullptr);

    /// Adds actions and the actions in their menus. The present shortcuts of each action become its defaults. Actions
    /// without an object name, and those with a name that has been added before, are skipped. The actions are borrowed,
    /// and may be deleted later.
    void addActions(const QList<QAction *> &actions);
    /// The actions in the order in which they were added.
    QList<QAction *> actions() const;
    /// Empty for an unknown action.
    QList<QKeySequence> defaultShortcuts(const QAction *action) const;
    /// Whether an action has its default shortcuts. True for an unknown action.
    bool isDefault(const QAction *action) const;
    /// The reason why keys cannot be a shortcut; empty if they can. A shortcut is one key with or without modifiers. It
    /// is no key that the canvas needs, such as an arrow key. Ctrl+Alt is refused, since it types characters on many
    /// keyboards, and since window managers use it.
    static QString errorString(const QKeySequence &keys);
    /// The action with a shortcut; null for none.
    QAction *actionWith(const QKeySequence &keys) const;
    /// Replaces the shortcuts of an action, and removes them from all others. Returns false, without a change, for an
    /// unknown action and if errorString() refuses any of the shortcuts.
    bool setShortcuts(QAction *action, const QList<QKeySequence> &shortcuts);
    /// Restores the default shortcuts of an action, except for those that another action has. Returns whether the
    /// action has its defaults afterward.
    bool reset(QAction *action);
    void resetAll();

    /// Writes the shortcuts that differ from the defaults into the group "shortcuts" of the settings, one string for
    /// each action. Entries of unknown actions stay unchanged.
    void save(QSettings &settings) const;
    /// Sets the shortcuts that save() has written. Actions without an entry get their defaults. An entry that contains
    /// anything but valid shortcuts counts as missing. Among entries with the same shortcut, the action that was added
    /// first gets it, and defaults yield to entries, so that no two actions share a shortcut.
    void restore(QSettings &settings);

Q_SIGNALS:
    /// The shortcuts of an action have been changed by one of these functions. Emitted once per call.
    void changed();

private:
    /// Sets the shortcuts of the named actions. A slot may delete this object.
    void assign(const QHash<QString, QList<QKeySequence>> &shortcuts);

    struct Entry
    {
        QString name;
        QPointer<QAction> action;
        QList<QKeySequence> defaults;
    };
    const Entry *find(const QAction *action) const;
    QList<Entry> m_entries;
};

} // namespace Trammel
