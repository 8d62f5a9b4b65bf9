#pragma once

#include "widgets/actions/actiontable_p.h"
#include "widgets/actions/clipboardactions_p.h"
#include "widgets/actions/ordermenu_p.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <array>
#include <memory>

QT_BEGIN_NAMESPACE
class QKeyEvent;
class QUndoStack;
QT_END_NAMESPACE

namespace Trammel {

class Lifetime;

/// Creates the actions of an editor from the table, and keeps their state up to date.
class EditorActions : public QObject
{
    Q_OBJECT

public:
    /// The editor owns the actions. Their shortcuts work in the editor and its children. The lifetime is borrowed.
    EditorActions(ShapeEditor &editor, Lifetime &lifetime);
    /// Disconnects from the editor, which is about to be deleted with its actions.
    void retire();

    QAction *action(ShapeEditor::Action action) const { return m_actions.value(action); }
    /// The enabled action whose shortcut matches a key event; null if none or several match.
    QAction *actionFor(const QKeyEvent &event) const;
    void changeShortcuts(ShapeEditor::Shortcuts before, ShapeEditor::Shortcuts after);
    /// Updates the state of all actions. Must be called when the typing of a new text begins or ends, which no signal
    /// of the editor reports.
    void update();

private:
    void trigger(const ActionRow &row, bool isOn);
    ActionContext context();
    ActionState state();
    void leaveDocument();
    void onDocumentChanged();
    void onOwnKindChanged(const QString &name);
    /// Sets all texts in the language of the application.
    void translate();
    /// The new state of an action. Members without a value leave it unchanged.
    struct Look
    {
        std::optional<QString> text;
        std::optional<bool> isChecked;
        std::optional<bool> isEnabled;
    };
    void show(const QHash<ShapeEditor::Action, Look> &looks);

    ShapeEditor &m_editor;
    Lifetime &m_lifetime;
    ClipboardActions m_clipboard;
    GraphLayout m_layout;
    QHash<ShapeEditor::Action, QAction *> m_actions;
    /// The texts that this class has set.
    QHash<ShapeEditor::Action, QString> m_texts;
    std::array<std::unique_ptr<OrderMenu>, 2> m_placeMenus;
    QPointer<Document> m_document;
    SelectedTextStyles m_textStyles;
    /// The number of updates so far. If a slot causes an update during another one, the rest of the outer update is
    /// skipped.
    int m_updateCount = 0;
};

} // namespace Trammel
