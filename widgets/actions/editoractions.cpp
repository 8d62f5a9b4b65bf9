#include "widgets/actions/editoractions_p.h"

#include "widgets/actions/actionshortcuts_p.h"
#include "widgets/actions/drawingmime_p.h"
#include "widgets/actions/icons_p.h"
#include "widgets/editor/shapeeditor_p.h"
#include "widgets/interaction/context/lifetime_p.h"
#include "widgets/model/document/documentstate_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/style/linehead_p.h"
#include "widgets/panels/shapelabel_p.h"
#include "widgets/view/canvas/canvas_p.h"
#include <trammel/retranslation.h>
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QMetaEnum>
#include <QtGui/QAction>
#include <QtGui/QActionGroup>
#include <QtGui/QKeyEvent>
#include <QtGui/QUndoStack>

#include <algorithm>
#include <array>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

constexpr Qt::KeyboardModifiers CommandModifiers = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

/// The key sequences that a shortcut setting allows.
QList<QKeySequence> chosen(QList<QKeySequence> all, ShapeEditor::Shortcuts shortcuts)
{
    all.removeIf([shortcuts](const QKeySequence &keys) {
        return shortcuts == ShapeEditor::NoShortcuts
            || (shortcuts == ShapeEditor::CanvasShortcuts && keys[0].keyboardModifiers() & CommandModifiers);
    });
    return all;
}

/// A name that stays the same in all languages and versions.
QString nameOf(Action action)
{
    QString name = QString::fromLatin1(QMetaEnum::fromType<Action>().valueToKey(int(action)));
    name[0] = name[0].toLower();
    return name;
}

/// The key sequences that a key event may match. A symbol matches with and without Shift, which some keyboards need for
/// it. Keys of the keypad match like those of the main keyboard.
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

EditorActions::EditorActions(ShapeEditor &editor, Lifetime &lifetime)
    : m_editor(editor), m_lifetime(lifetime), m_clipboard(editor)
{
    // Indexed by ActionRow::Group.
    const auto newGroup = [this] { return new QActionGroup(this); };
    const std::array groups{
        static_cast<QActionGroup *>(nullptr), newGroup(), newGroup(), newGroup(), newGroup(), newGroup(), newGroup()};
    static_assert(groups.size() == std::size_t(ActionRow::Group::OverlapModes) + 1);
    for (const ActionRow &row : actionTable()) {
        auto *action = new QAction(iconFor(row.action), QString(), &editor);
        action->setObjectName(nameOf(row.action));
        action->setShortcuts(row.shortcuts);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setCheckable(row.isChecked != nullptr);
        if (row.group != ActionRow::Group::None)
            action->setActionGroup(groups.at(std::size_t(row.group)));
        connect(action, &QAction::triggered, this, [this, &row](bool isOn) { trigger(row, isOn); });
        m_actions.insert(row.action, action);
        editor.addAction(action);
    }

    m_placeMenus = {std::make_unique<OrderMenu>(editor, OrderMenu::Side::Above),
                    std::make_unique<OrderMenu>(editor, OrderMenu::Side::Below)};
    action(Action::PlaceAbove)->setMenu(m_placeMenus[0].get());
    action(Action::PlaceBelow)->setMenu(m_placeMenus[1].get());

    const auto refresh = [this] { update(); };
    connect(&m_clipboard, &ClipboardActions::changed, this, refresh);
    connect(&m_layout, &GraphLayout::finished, this, [this](bool isArranged) {
        if (!isArranged)
            Q_EMIT m_editor.changeRefused(m_layout.errorString());
    });
    Canvas &canvas = *editor.d->canvas;
    canvas.setDropFilter(
        [&editor](const QMimeData &data) { return !editor.isReadOnly() && data.hasFormat(DrawingMimeType); });
    connect(&canvas, &Canvas::dropped, &m_clipboard, &ClipboardActions::drop);
    connect(&editor, &ShapeEditor::toolChanged, this, refresh);
    connect(&editor, &ShapeEditor::ownKindChanged, this, &EditorActions::onOwnKindChanged);
    connect(&editor, &ShapeEditor::editedShapeChanged, this, refresh);
    connect(&editor, &ShapeEditor::editedTextChanged, this, refresh);
    connect(&editor, &ShapeEditor::rubberBandModeChanged, this, refresh);
    connect(&editor, &ShapeEditor::gridVisibleChanged, this, refresh);
    connect(&editor, &ShapeEditor::snapToGridChanged, this, refresh);
    connect(&editor, &ShapeEditor::snapToShapesChanged, this, refresh);
    connect(&editor, &ShapeEditor::snapToSpacingChanged, this, refresh);
    connect(&editor, &ShapeEditor::snapToAnglesChanged, this, refresh);
    connect(&editor, &ShapeEditor::snapToRoundNumbersChanged, this, refresh);
    connect(&editor, &ShapeEditor::showCollisionsChanged, this, refresh);
    connect(&editor, &ShapeEditor::overlapModeChanged, this, refresh);
    connect(&editor, &ShapeEditor::readOnlyChanged, this, [this](bool isReadOnly) {
        if (isReadOnly)
            m_layout.cancel();
        update();
    });
    connect(&editor, &ShapeEditor::textStyleChanged, this, refresh);
    connect(&editor, &ShapeEditor::connectorLineChanged, this, refresh);
    connect(&editor, &ShapeEditor::connectorJumpsChanged, this, refresh);
    connect(&editor, &ShapeEditor::selectionChanged, this, refresh);
    connect(editor.selection(), &Selection::enteredGroupChanged, this, refresh);
    connect(&editor, &ShapeEditor::documentChanged, this, &EditorActions::onDocumentChanged);
    keepTranslated(&editor, [this] { translate(); });
    onDocumentChanged();
}

void EditorActions::translate()
{
    for (const ActionRow &row : actionTable()) {
        QAction &action = *m_actions.value(row.action);
        const QString text = QCoreApplication::translate("Trammel", row.text);
        // A text that the host has set stays.
        if (action.text() == m_texts.value(row.action))
            action.setText(text);
        m_texts.insert(row.action, text);
        action.setToolTip(QString());
        giveShortcuts(action, action.shortcuts());
    }
    onOwnKindChanged(m_editor.ownKind());
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
    for (const ActionRow &row : actionTable()) {
        // A slot of the action may delete the editor.
        if (!editor)
            return;
        QAction &action = *m_actions.value(row.action);
        if (action.shortcuts() == chosen(row.shortcuts, before))
            giveShortcuts(action, chosen(row.shortcuts, after));
    }
}

void EditorActions::onOwnKindChanged(const QString &name)
{
    QAction &action = *m_actions.value(Action::OwnKindTool);
    if (name.isEmpty()) {
        action.setIcon(iconFor(Action::OwnKindTool));
        action.setText(QCoreApplication::translate("Trammel", "Custom Kind"));
    } else {
        const ShapeKind &kind = ShapeKind::named(name);
        action.setIcon(pictureOf(kind, m_editor.palette()));
        action.setText(kind.displayName());
    }
    m_texts.insert(Action::OwnKindTool, action.text());
    update();
}

void EditorActions::retire()
{
    leaveDocument();
    m_document.clear();
    m_editor.disconnect(this);
    m_editor.selection()->disconnect(this);
    m_clipboard.disconnect(this);
    m_layout.cancel();
    m_placeMenus = {};
}

void EditorActions::leaveDocument()
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->undoStack()->disconnect(this);
    }
}

void EditorActions::onDocumentChanged()
{
    leaveDocument();
    m_layout.cancel();
    m_document = m_editor.document();
    m_textStyles = {};
    const auto refresh = [this] { update(); };
    connect(m_document, &Document::shapesAdded, this, refresh);
    connect(m_document, &Document::shapesRemoved, this, refresh);
    connect(m_document, &Document::groupsChanged, this, [this] {
        // A drag that rotates groups emits this signal at every move, and changes nothing that matters here.
        if (m_document && !m_document->gesture())
            update();
    });
    connect(m_document, &Document::reset, this, refresh);
    connect(m_document->undoStack(), &QUndoStack::indexChanged, this, refresh);
    connect(m_document->undoStack(), &QUndoStack::canUndoChanged, this, refresh);
    connect(m_document->undoStack(), &QUndoStack::canRedoChanged, this, refresh);
    update();
}

void EditorActions::update()
{
    // If the document has been or is being deleted, the editor is about to announce its new document.
    if (!m_document || m_document->d->isGone)
        return;
    // A slot may delete the document while its undo stack is active.
    const DocumentState::Guard guard(*m_document->d);
    const QUndoStack &stack = *m_document->undoStack();
    const ActionState now = state();
    m_textStyles.update(*m_document->d, m_editor.selection()->ids());
    const ActionContext parts = context();
    QHash<Action, Look> looks;
    for (const ActionRow &row : actionTable()) {
        Look &look = looks[row.action];
        if (row.isEnabled)
            look.isEnabled = row.isEnabled(now);
        if (row.isChecked)
            look.isChecked = row.isChecked(parts);
    }

    const auto withStep = [](const QString &text, const QString &step) {
        return step.isEmpty() ? text : text + QLatin1Char(' ') + step;
    };
    looks[Action::Undo].text = withStep(QCoreApplication::translate("Trammel", "Undo"), stack.undoText());
    looks[Action::Redo].text = withStep(QCoreApplication::translate("Trammel", "Redo"), stack.redoText());
    show(looks);
}

// A slot connected to an action may change something, or delete the editor or its document.
void EditorActions::show(const QHash<Action, Look> &looks)
{
    const Lifetime::Guard guard(&m_lifetime);
    const QPointer<ShapeEditor> editor(&m_editor);
    const int round = ++m_updateCount;
    for (auto look = looks.cbegin(); look != looks.cend(); ++look) {
        const auto apply = [&](const auto &value, auto set) {
            if (value && editor && round == m_updateCount)
                (m_actions.value(look.key())->*set)(*value);
        };
        apply(look->text, &QAction::setText);
        if (look->text)
            m_texts.insert(look.key(), *look->text);
        apply(look->isChecked, &QAction::setChecked);
        apply(look->isEnabled, &QAction::setEnabled);
    }
}

void EditorActions::trigger(const ActionRow &row, bool isOn)
{
    const Lifetime::Guard guard(&m_lifetime);
    const QPointer<ShapeEditor> editor(&m_editor);
    if (row.endsTyping)
        m_editor.editText({});
    // A slot may have deleted the editor.
    if (editor && row.run)
        row.run(context(), isOn);
    // A choice that was made already stays checked.
    if (editor && row.isChecked)
        update();
}

ActionContext EditorActions::context()
{
    ShapeEditor::Private &parts = *m_editor.d;
    return {m_editor,       parts.context, *parts.canvas, parts.vertexTool,
            parts.textTool, m_clipboard,   m_layout,      m_textStyles};
}

namespace {

struct UnitCounts
{
    int units = 0;
    /// The units that are single shapes or containers.
    int shapes = 0;
};

UnitCounts unitCounts(const Document &document, const ShapeIds &ids, GroupId scope)
{
    if (document.groups().isEmpty())
        return {int(ids.size()), int(ids.size())};
    const Units units = document.units(ids, scope);
    const auto shapes = std::count_if(units.begin(), units.end(), [&](const Unit &unit) {
        return unit.group.isNull() || !document.containerOf(unit.group).isNull();
    });
    return {int(units.size()), int(shapes)};
}

} // namespace

ActionState EditorActions::state()
{
    const Document &document = *m_document;
    const Selection &selection = *m_editor.selection();
    const QUndoStack &stack = *document.undoStack();
    const ActionContext parts = context();
    ActionState state;
    state.isEditable = !m_editor.isReadOnly();
    state.hasShapes = document.count() > 0;
    state.hasSelection = !selection.isEmpty();
    const ShapeIds shapes = selection.carried();
    const UnitCounts all = unitCounts(document, shapes, selection.enteredGroup());
    state.unitCount = all.units;
    state.shapeCount = all.shapes;
    const auto unitsFor = [&](Permissions needed) {
        const ShapeIds permitted = selection.carried(needed);
        return permitted.size() == shapes.size() ? all : unitCounts(document, permitted, selection.enteredGroup());
    };
    state.movableUnits = unitsFor(Permission::Move).units;
    state.rotatableUnits = unitsFor(permissionsToRotate(selection.carried(Permission::Rotate).size())).units;
    state.resizableShapes = unitsFor(Permission::Resize).shapes;
    const bool isAllKept = !shapes.isEmpty() && selection.carried(Permission::Delete).isEmpty();
    state.canDelete = state.hasSelection && !isAllKept;
    state.hasSelectedGroups = !selectedGroups(selection).isEmpty();
    int endCount = 0;
    for (auto id = shapes.begin(); id != shapes.end() && endCount < 2; ++id)
        endCount += document.find(*id)->connector ? 0 : 1;
    state.canConnect = endCount == 2;
    state.canAddConnected = shapes.size() == 1 && !canHaveHeads(*document.find(shapes.first())->kind);
    state.canGo = state.canAddConnected || (shapes.size() == 1 && document.find(shapes.first())->connector);
    constexpr qsizetype most = 1000;
    for (ShapeId id : shapes.first(std::min(shapes.size(), most))) {
        const Shape &shape = *document.find(id);
        state.hasPins = state.hasPins || (shape.connector && shape.connector->hasPins());
        state.hasLabels = state.hasLabels || (shape.connector && hasText(shape));
        if (shape.kind->hasCompartments()) {
            state.hasCompartments = true;
            state.hasFurtherCompartments = state.hasFurtherCompartments || textCount(shape) > 1;
        }
    }
    state.hasLocked = document.hasLocked();
    state.hasHidden = document.hasHidden();
    state.canUndo = stack.canUndo();
    state.canRedo = stack.canRedo();
    state.canPaste = m_clipboard.canPaste();
    state.canEditVertices = !m_editor.editedShape().isNull() || !shapeWithVertices(parts).isNull();
    state.canEditText = !m_editor.editedText().isNull() || !shapeWithText(parts).isNull();
    state.isTyping = m_editor.d->isEditingText();
    state.isEditingVertices = !m_editor.editedShape().isNull();
    state.hasCurves = state.isEditingVertices && parts.vertexTool.edit().outline.isPath();
    state.canConvertToPath = canConvertToPath(parts, selection.carried(Permission::Resize));
    state.canCombine =
        canCombineShapes(document, document.permitted(selection.ids(), Permission::Delete, selection.enteredGroup()));
    state.canJoin = canJoinShapes(document, joinableShapes(m_editor));
    state.canCollapse = canCollapse(document, shapes);
    const ShapeIds &selected = selection.ids();
    // A shape that was just removed may still be selected.
    const Shape *only = selected.size() == 1 ? document.find(selected.first()) : nullptr;
    state.hasLink = only && only->annotation->hasLink();
    state.hasOwnKind = !m_editor.ownKind().isEmpty();
    return state;
}

} // namespace Trammel
