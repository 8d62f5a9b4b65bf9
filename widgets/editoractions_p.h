#pragma once

#include "widgets/arrangeactions_p.h"
#include "widgets/clipboardactions_p.h"
#include "widgets/placemenu_p.h"
#include "widgets/selectactions_p.h"
#include "widgets/settingactions_p.h"
#include "widgets/textactions_p.h"
#include "widgets/vertexactions_p.h"

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

class Canvas;
class Uses;

/// The actions of an editor: what they do, and when they can be used.
class EditorActions : public QObject
{
    Q_OBJECT

public:
    /// The actions belong to the editor, and their shortcuts to it and its children. The uses are borrowed.
    EditorActions(ShapeEditor &editor, Uses &uses);
    /// Follows the editor no more, which is about to be deleted with its actions.
    void retire();

    QAction *action(ShapeEditor::Action action) const { return m_actions.value(action); }
    /// The enabled action whose shortcut a key event is; null for none, or for several.
    QAction *actionFor(const QKeyEvent &event) const;
    void changeShortcuts(ShapeEditor::Shortcuts before, ShapeEditor::Shortcuts after);

private:
    void trigger(ShapeEditor::Action action, bool isOn);
    GroupIds selectedGroups() const;
    bool hasSeveralUnits() const;
    void removeSelected();
    Canvas &canvas() const;
    void zoomTo(double zoom);
    void leaveDocument();
    void followDocument();
    void followOwnKind(const QString &name);
    void update();
    /// What is nothing stays as it is.
    struct State
    {
        std::optional<QString> text;
        std::optional<bool> isChecked;
        std::optional<bool> isEnabled;
    };
    void show(const QHash<ShapeEditor::Action, State> &states);

    ShapeEditor &m_editor;
    Uses &m_uses;
    SettingActions m_settings;
    ArrangeActions m_arranging;
    ClipboardActions m_clipboard;
    SelectActions m_selecting;
    VertexActions m_vertices;
    TextActions m_text;
    QHash<ShapeEditor::Action, QAction *> m_actions;
    std::array<std::unique_ptr<PlaceMenu>, 2> m_placeMenus;
    QPointer<Document> m_document;
    /// Counts the updates: one that comes in the middle of another leaves nothing to it.
    int m_updateCount = 0;
};

} // namespace Trammel
