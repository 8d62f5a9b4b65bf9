#include "widgets/editoractions_p.h"

#include "widgets/icons_p.h"
#include "widgets/interaction/uses_p.h"
#include "widgets/model/shapekind.h"
#include "widgets/shapelook_p.h"
#include "widgets/view/canvas_p.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QAction>
#include <QtGui/QActionGroup>
#include <QtGui/QKeyEvent>
#include <QtGui/QUndoStack>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

constexpr double ZoomStep = 1.25;

using Behaviour = ActionBehaviour;

QList<QKeySequence> standard(QKeySequence::StandardKey key)
{
    return QKeySequence::keyBindings(key);
}

QList<ActionDescription> descriptions()
{
    return {
        {Action::Undo, Behaviour::Plain, QT_TRANSLATE_NOOP("Trammel", "Undo"), standard(QKeySequence::Undo)},
        {Action::Redo,
         Behaviour::Plain,
         QT_TRANSLATE_NOOP("Trammel", "Redo"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}},
        {Action::Delete, Behaviour::Plain, QT_TRANSLATE_NOOP("Trammel", "Delete"), {Qt::Key_Delete, Qt::Key_Backspace}},
        {Action::Group, Behaviour::Plain, QT_TRANSLATE_NOOP("Trammel", "Group"), {Qt::CTRL | Qt::Key_G}},
        {Action::Ungroup,
         Behaviour::Plain,
         QT_TRANSLATE_NOOP("Trammel", "Ungroup"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_G}},
        {Action::BringToFront,
         Behaviour::Plain,
         QT_TRANSLATE_NOOP("Trammel", "Bring to Front"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_BracketRight}},
        {Action::BringForward,
         Behaviour::Plain,
         QT_TRANSLATE_NOOP("Trammel", "Bring Forward"),
         {Qt::CTRL | Qt::Key_BracketRight}},
        {Action::SendBackward,
         Behaviour::Plain,
         QT_TRANSLATE_NOOP("Trammel", "Send Backward"),
         {Qt::CTRL | Qt::Key_BracketLeft}},
        {Action::SendToBack,
         Behaviour::Plain,
         QT_TRANSLATE_NOOP("Trammel", "Send to Back"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft}},
        {Action::ZoomIn,
         Behaviour::Plain,
         QT_TRANSLATE_NOOP("Trammel", "Zoom In"),
         {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}},
        {Action::ZoomOut, Behaviour::Plain, QT_TRANSLATE_NOOP("Trammel", "Zoom Out"), {Qt::CTRL | Qt::Key_Minus}},
        {Action::ZoomToActualSize,
         Behaviour::Plain,
         QT_TRANSLATE_NOOP("Trammel", "Actual Size"),
         {Qt::CTRL | Qt::Key_0}},
        {Action::ZoomToFit, Behaviour::Plain, QT_TRANSLATE_NOOP("Trammel", "Zoom to Fit"), {Qt::SHIFT | Qt::Key_1}},
        {Action::ZoomToSelection,
         Behaviour::Plain,
         QT_TRANSLATE_NOOP("Trammel", "Zoom to Selection"),
         {Qt::SHIFT | Qt::Key_2}},
        {Action::PlaceAbove, Behaviour::Menu, QT_TRANSLATE_NOOP("Trammel", "Place Above"), {}},
        {Action::PlaceBelow, Behaviour::Menu, QT_TRANSLATE_NOOP("Trammel", "Place Below"), {}},
    };
}

QList<ActionDescription> allDescriptions()
{
    return SettingActions::descriptions() + descriptions() + SelectActions::descriptions()
        + VertexActions::descriptions() + TextActions::descriptions() + ArrangeActions::descriptions()
        + ClipboardActions::descriptions();
}

constexpr Qt::KeyboardModifiers CommandModifiers = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

/// Those of the sequences that an editor with such shortcuts has.
QList<QKeySequence> chosen(QList<QKeySequence> all, ShapeEditor::Shortcuts shortcuts)
{
    all.removeIf([shortcuts](const QKeySequence &keys) {
        return shortcuts == ShapeEditor::NoShortcuts
            || (shortcuts == ShapeEditor::CanvasShortcuts && keys[0].keyboardModifiers() & CommandModifiers);
    });
    return all;
}

void setShortcuts(QAction &action, const QList<QKeySequence> &shortcuts)
{
    action.setShortcuts(shortcuts);
    // Qt's own again, which is the text, where there are none.
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(keys.isEmpty() ? QString() : QStringLiteral("%1 (%2)").arg(action.text(), keys));
}

/// What a key event may stand for in a shortcut: keyboards need Shift for some symbols, and have digits twice.
QList<QKeySequence> sequencesFor(const QKeyEvent &event)
{
    const int key = event.key();
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    QList<QKeySequence> sequences{QKeyCombination(modifiers, Qt::Key(key))};
    const bool isSymbol = key > Qt::Key_Space && key < Qt::Key_AsciiTilde && !QChar(key).isLetterOrNumber();
    if (isSymbol && modifiers.testFlag(Qt::ShiftModifier))
        sequences.append(QKeyCombination(modifiers & ~Qt::KeyboardModifiers(Qt::ShiftModifier), Qt::Key(key)));
    return sequences;
}

} // namespace

EditorActions::EditorActions(ShapeEditor &editor, Uses &uses)
    : m_editor(editor), m_uses(uses), m_settings(editor), m_arranging(editor), m_clipboard(editor), m_selecting(editor),
      m_vertices(editor), m_text(editor)
{
    auto *tools = new QActionGroup(this);
    auto *bands = new QActionGroup(this);
    for (const ActionDescription &description : allDescriptions()) {
        auto *action =
            new QAction(iconFor(description.action), QCoreApplication::translate("Trammel", description.text), &editor);
        setShortcuts(*action, description.shortcuts);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setCheckable(description.behaviour != Behaviour::Plain && description.behaviour != Behaviour::Menu);
        if (description.behaviour == Behaviour::Tool)
            tools->addAction(action);
        else if (description.behaviour == Behaviour::Band)
            bands->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, which = description.action](bool isOn) { trigger(which, isOn); });
        m_actions.insert(description.action, action);
        editor.addAction(action);
    }

    m_placeMenus = {std::make_unique<PlaceMenu>(editor, PlaceMenu::Side::Above),
                    std::make_unique<PlaceMenu>(editor, PlaceMenu::Side::Below)};
    action(Action::PlaceAbove)->setMenu(m_placeMenus[0].get());
    action(Action::PlaceBelow)->setMenu(m_placeMenus[1].get());

    const auto follow = [this] { update(); };
    connect(&m_clipboard, &ClipboardActions::changed, this, follow);
    connect(&editor, &ShapeEditor::toolChanged, this, follow);
    connect(&editor, &ShapeEditor::ownKindChanged, this, &EditorActions::followOwnKind);
    connect(&editor, &ShapeEditor::editedShapeChanged, this, follow);
    connect(&editor, &ShapeEditor::editedTextChanged, this, follow);
    connect(&editor, &ShapeEditor::rubberBandModeChanged, this, follow);
    connect(&editor, &ShapeEditor::gridVisibleChanged, this, follow);
    connect(&editor, &ShapeEditor::snapToGridChanged, this, follow);
    connect(&editor, &ShapeEditor::snapToShapesChanged, this, follow);
    connect(&editor, &ShapeEditor::snapToSpacingChanged, this, follow);
    connect(&editor, &ShapeEditor::snapToAnglesChanged, this, follow);
    connect(&editor, &ShapeEditor::showCollisionsChanged, this, follow);
    connect(&editor, &ShapeEditor::readOnlyChanged, this, follow);
    connect(&editor, &ShapeEditor::selectionChanged, this, follow);
    connect(editor.selection(), &Selection::enteredGroupChanged, this, follow);
    connect(&editor, &ShapeEditor::documentChanged, this, &EditorActions::followDocument);
    followDocument();
}

QAction *EditorActions::actionFor(const QKeyEvent &event) const
{
    for (const QKeySequence &sequence : sequencesFor(event)) {
        QAction *found = nullptr;
        for (QAction *action : m_actions) {
            if (!action->isEnabled() || !action->shortcuts().contains(sequence))
                continue;
            if (found)
                return nullptr;
            found = action;
        }
        if (found)
            return found;
    }
    return nullptr;
}

void EditorActions::changeShortcuts(ShapeEditor::Shortcuts before, ShapeEditor::Shortcuts after)
{
    const QPointer<ShapeEditor> editor(&m_editor);
    for (const ActionDescription &description : allDescriptions()) {
        // An action tells of it.
        if (!editor)
            return;
        QAction &action = *m_actions.value(description.action);
        if (action.shortcuts() == chosen(description.shortcuts, before))
            setShortcuts(action, chosen(description.shortcuts, after));
    }
}

void EditorActions::followOwnKind(const QString &name)
{
    QAction &action = *m_actions.value(Action::OwnKindTool);
    if (name.isEmpty()) {
        action.setIcon(iconFor(Action::OwnKindTool));
        action.setText(QCoreApplication::translate("Trammel", "Own Kind"));
    } else {
        const ShapeKind &kind = ShapeKind::named(name);
        action.setIcon(pictureOf(kind, m_editor.palette()));
        action.setText(kind.displayName());
    }
    update();
}

void EditorActions::retire()
{
    leaveDocument();
    m_document.clear();
    m_editor.disconnect(this);
    m_editor.selection()->disconnect(this);
    m_clipboard.disconnect(this);
    m_placeMenus = {};
}

void EditorActions::leaveDocument()
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->undoStack()->disconnect(this);
    }
}

void EditorActions::followDocument()
{
    leaveDocument();
    m_document = m_editor.document();
    const auto follow = [this] { update(); };
    connect(m_document, &Document::shapesAdded, this, follow);
    connect(m_document, &Document::shapesRemoved, this, follow);
    connect(m_document, &Document::groupsChanged, this, [this] {
        // A drag that turns groups tells at every move, and changes nothing that counts here.
        if (m_document && !m_document->gesture())
            update();
    });
    connect(m_document, &Document::reset, this, follow);
    connect(m_document->undoStack(), &QUndoStack::indexChanged, this, follow);
    connect(m_document->undoStack(), &QUndoStack::canUndoChanged, this, follow);
    connect(m_document->undoStack(), &QUndoStack::canRedoChanged, this, follow);
    update();
}

void EditorActions::update()
{
    // It has gone, and the editor is about to tell which one it shows now.
    if (!m_document)
        return;
    const QUndoStack &stack = *m_document->undoStack();
    const bool isEditable = !m_editor.isReadOnly();
    const bool hasSelection = !m_editor.selection()->isEmpty();
    const bool hasShapes = m_document->count() > 0;
    QHash<Action, State> states;
    const auto enable = [&states](std::initializer_list<Action> actions, bool isEnabled) {
        for (Action action : actions)
            states[action].isEnabled = isEnabled;
    };
    enable({Action::Undo}, isEditable && stack.canUndo());
    enable({Action::Redo}, isEditable && stack.canRedo());
    enable({Action::Delete, Action::BringToFront, Action::BringForward, Action::SendBackward, Action::SendToBack,
            Action::PlaceAbove, Action::PlaceBelow},
           isEditable && hasSelection);
    enable({Action::Group}, isEditable && hasSeveralUnits());
    enable({Action::Ungroup}, isEditable && !selectedGroups().isEmpty());
    enable({Action::ZoomToSelection}, hasSelection);
    enable({Action::ZoomToFit}, hasShapes);

    m_arranging.update();
    for (auto action = m_actions.cbegin(); action != m_actions.cend(); ++action) {
        State &state = states[action.key()];
        state.isChecked = m_settings.isChecked(action.key());
        std::optional<bool> isEnabled = m_settings.isEnabled(action.key());
        if (!isEnabled)
            isEnabled = m_arranging.isEnabled(action.key());
        if (!isEnabled)
            isEnabled = m_clipboard.isEnabled(action.key());
        if (!isEnabled)
            isEnabled = m_selecting.isEnabled(action.key());
        if (!isEnabled)
            isEnabled = m_vertices.isEnabled(action.key());
        if (!isEnabled)
            isEnabled = m_text.isEnabled(action.key());
        if (isEnabled)
            state.isEnabled = isEnabled;
    }
    states[Action::EditVertices].isChecked = m_vertices.isEditing();
    states[Action::EditText].isChecked = m_text.isEditing();

    const auto withStep = [](const QString &text, const QString &step) {
        return step.isEmpty() ? text : text + QLatin1Char(' ') + step;
    };
    states[Action::Undo].text = withStep(QCoreApplication::translate("Trammel", "Undo"), stack.undoText());
    states[Action::Redo].text = withStep(QCoreApplication::translate("Trammel", "Redo"), stack.redoText());
    show(states);
}

// A slot of an action's signals may change something, or delete the editor or its document.
void EditorActions::show(const QHash<Action, State> &states)
{
    const Uses::Use use(&m_uses);
    const QPointer<ShapeEditor> editor(&m_editor);
    const int round = ++m_updateCount;
    for (auto state = states.cbegin(); state != states.cend(); ++state) {
        const auto apply = [&](const auto &value, auto set) {
            if (value && editor && round == m_updateCount)
                (m_actions.value(state.key())->*set)(*value);
        };
        apply(state->text, &QAction::setText);
        apply(state->isChecked, &QAction::setChecked);
        apply(state->isEnabled, &QAction::setEnabled);
    }
}

void EditorActions::trigger(Action action, bool isOn)
{
    const Uses::Use use(&m_uses);
    const QPointer<ShapeEditor> editor(&m_editor);
    // What ends the editing of a text may end the editor, too.
    if (m_settings.trigger(action, isOn) || m_text.trigger(action) || !editor || m_vertices.trigger(action)
        || m_arranging.trigger(action) || m_clipboard.trigger(action) || m_selecting.trigger(action))
        return;
    Document &document = *m_editor.document();
    const auto reorder = [&](Document::Place place) {
        document.reorder(m_editor.selection()->ids(), place, m_editor.selection()->enteredGroup());
    };
    switch (action) {
    case Action::Undo:
        m_editor.selection()->activate();
        return document.undoStack()->undo();
    case Action::Redo:
        m_editor.selection()->activate();
        return document.undoStack()->redo();
    case Action::Delete:
        return removeSelected();
    case Action::Group:
        document.group(m_editor.selection()->carried(), m_editor.selection()->enteredGroup());
        return;
    case Action::Ungroup:
        document.ungroup(selectedGroups());
        return;
    case Action::BringToFront:
        return reorder(Document::Place::Top);
    case Action::BringForward:
        return reorder(Document::Place::Up);
    case Action::SendBackward:
        return reorder(Document::Place::Down);
    case Action::SendToBack:
        return reorder(Document::Place::Bottom);
    case Action::ZoomIn:
        return zoomTo(canvas().destination().zoom() * ZoomStep);
    case Action::ZoomOut:
        return zoomTo(canvas().destination().zoom() / ZoomStep);
    case Action::ZoomToActualSize:
        return zoomTo(1);
    case Action::ZoomToFit:
        return canvas().glideToFit(toRect(document.bounds()));
    case Action::ZoomToSelection:
        return canvas().glideToFit(toRect(document.bounds(m_editor.selection()->ids())));
    default:
        return;
    }
}

GroupIds EditorActions::selectedGroups() const
{
    GroupIds groups;
    if (m_document->groups().isEmpty())
        return groups;
    for (const Unit &unit : m_editor.selection()->units()) {
        if (m_document->isSelectable(unit.group))
            groups.append(unit.group);
    }
    return groups;
}

bool EditorActions::hasSeveralUnits() const
{
    const Selection &selection = *m_editor.selection();
    const ShapeIds ids = selection.carried();
    return ids.size() > 1
        && (m_document->groups().isEmpty() || m_document->units(ids, selection.enteredGroup()).size() > 1);
}

Canvas &EditorActions::canvas() const
{
    return *static_cast<Canvas *>(m_editor.view());
}

// What people do is seen on its way; what the program does is done at once.
void EditorActions::zoomTo(double zoom)
{
    Camera camera = canvas().destination();
    camera.zoomAt(zoom, canvas().centre());
    canvas().glideTo(camera);
}

void EditorActions::removeSelected()
{
    m_editor.document()->removeShapes(m_editor.selection()->carried());
}

} // namespace Trammel
