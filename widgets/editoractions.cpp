#include "widgets/editoractions_p.h"

#include "widgets/icons_p.h"
#include "widgets/model/shapekind.h"
#include "widgets/shapelook_p.h"
#include "widgets/view/canvas_p.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QAction>
#include <QtGui/QActionGroup>
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
        {Action::SelectTool, Behaviour::Tool, QT_TRANSLATE_NOOP("Trammel", "Select"), {Qt::Key_V}},
        {Action::LassoTool, Behaviour::Tool, QT_TRANSLATE_NOOP("Trammel", "Lasso"), {Qt::Key_Q}},
        {Action::RectangleTool, Behaviour::Tool, QT_TRANSLATE_NOOP("Trammel", "Rectangle"), {Qt::Key_R}},
        {Action::RoundedRectangleTool,
         Behaviour::Tool,
         QT_TRANSLATE_NOOP("Trammel", "Rounded Rectangle"),
         {Qt::SHIFT | Qt::Key_R}},
        {Action::EllipseTool, Behaviour::Tool, QT_TRANSLATE_NOOP("Trammel", "Ellipse"), {Qt::Key_O}},
        {Action::PolygonTool, Behaviour::Tool, QT_TRANSLATE_NOOP("Trammel", "Polygon"), {Qt::Key_P}},
        {Action::PolylineTool, Behaviour::Tool, QT_TRANSLATE_NOOP("Trammel", "Polyline"), {Qt::Key_L}},
        {Action::OwnKindTool, Behaviour::Tool, QT_TRANSLATE_NOOP("Trammel", "Own Kind"), {}},
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
        {Action::ShowGrid,
         Behaviour::Toggle,
         QT_TRANSLATE_NOOP("Trammel", "Show Grid"),
         {Qt::CTRL | Qt::Key_Apostrophe}},
        {Action::SnapToGrid,
         Behaviour::Toggle,
         QT_TRANSLATE_NOOP("Trammel", "Snap to Grid"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Apostrophe}},
        {Action::SnapToShapes, Behaviour::Toggle, QT_TRANSLATE_NOOP("Trammel", "Snap to Shapes"), {}},
        {Action::SnapToSpacing, Behaviour::Toggle, QT_TRANSLATE_NOOP("Trammel", "Snap to Equal Spacing"), {}},
        {Action::SnapToAngles, Behaviour::Toggle, QT_TRANSLATE_NOOP("Trammel", "Snap to Angles"), {}},
        {Action::ShowCollisions, Behaviour::Toggle, QT_TRANSLATE_NOOP("Trammel", "Show Collisions"), {Qt::Key_C}},
        {Action::TouchBand, Behaviour::Band, QT_TRANSLATE_NOOP("Trammel", "Band Selects What It Touches"), {}},
        {Action::EncloseBand, Behaviour::Band, QT_TRANSLATE_NOOP("Trammel", "Band Selects What It Encloses"), {}},
        {Action::BandByDirection,
         Behaviour::Band,
         QT_TRANSLATE_NOOP("Trammel", "Band Encloses to the Right, Touches to the Left"),
         {}},
        {Action::PlaceAbove, Behaviour::Menu, QT_TRANSLATE_NOOP("Trammel", "Place Above"), {}},
        {Action::PlaceBelow, Behaviour::Menu, QT_TRANSLATE_NOOP("Trammel", "Place Below"), {}},
    };
}

QList<ActionDescription> allDescriptions()
{
    return descriptions() + SelectActions::descriptions() + VertexActions::descriptions() + TextActions::descriptions()
        + ArrangeActions::descriptions() + ClipboardActions::descriptions();
}

Action toolAction(ShapeEditor::Tool tool)
{
    switch (tool) {
    case ShapeEditor::Tool::Select:
        return Action::SelectTool;
    case ShapeEditor::Tool::Rectangle:
        return Action::RectangleTool;
    case ShapeEditor::Tool::RoundedRectangle:
        return Action::RoundedRectangleTool;
    case ShapeEditor::Tool::Ellipse:
        return Action::EllipseTool;
    case ShapeEditor::Tool::Polygon:
        return Action::PolygonTool;
    case ShapeEditor::Tool::Polyline:
        return Action::PolylineTool;
    case ShapeEditor::Tool::Lasso:
        return Action::LassoTool;
    case ShapeEditor::Tool::OwnKind:
        return Action::OwnKindTool;
    }
    return Action::SelectTool;
}

Action bandAction(ShapeEditor::RubberBandMode mode)
{
    switch (mode) {
    case ShapeEditor::RubberBandMode::Touch:
        return Action::TouchBand;
    case ShapeEditor::RubberBandMode::Enclose:
        return Action::EncloseBand;
    case ShapeEditor::RubberBandMode::ByDirection:
        return Action::BandByDirection;
    }
    return Action::TouchBand;
}

} // namespace

EditorActions::EditorActions(ShapeEditor &editor)
    : m_editor(editor), m_arranging(editor), m_clipboard(editor), m_selecting(editor), m_vertices(editor),
      m_text(editor)
{
    auto *tools = new QActionGroup(this);
    auto *bands = new QActionGroup(this);
    for (const ActionDescription &description : allDescriptions()) {
        auto *action =
            new QAction(iconFor(description.action), QCoreApplication::translate("Trammel", description.text), &editor);
        action->setShortcuts(description.shortcuts);
        if (!description.shortcuts.isEmpty()) {
            const QString keys = action->shortcut().toString(QKeySequence::NativeText);
            action->setToolTip(QStringLiteral("%1 (%2)").arg(action->text(), keys));
        }
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

void EditorActions::followDocument()
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->undoStack()->disconnect(this);
    }
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
    const auto enable = [this](std::initializer_list<Action> actions, bool isEnabled) {
        for (Action action : actions)
            m_actions.value(action)->setEnabled(isEnabled);
    };
    enable({Action::Undo}, isEditable && stack.canUndo());
    enable({Action::Redo}, isEditable && stack.canRedo());
    enable({Action::RectangleTool, Action::RoundedRectangleTool, Action::EllipseTool, Action::PolygonTool,
            Action::PolylineTool},
           isEditable);
    enable({Action::OwnKindTool}, isEditable && !m_editor.ownKind().isEmpty());
    enable({Action::Delete, Action::BringToFront, Action::BringForward, Action::SendBackward, Action::SendToBack,
            Action::PlaceAbove, Action::PlaceBelow},
           isEditable && hasSelection);
    enable({Action::Group}, isEditable && hasSeveralUnits());
    enable({Action::Ungroup}, isEditable && !selectedGroups().isEmpty());
    enable({Action::ZoomToSelection}, hasSelection);
    enable({Action::ZoomToFit}, hasShapes);

    m_arranging.update();
    for (auto action = m_actions.cbegin(); action != m_actions.cend(); ++action) {
        std::optional<bool> isEnabled = m_arranging.isEnabled(action.key());
        if (!isEnabled)
            isEnabled = m_clipboard.isEnabled(action.key());
        if (!isEnabled)
            isEnabled = m_selecting.isEnabled(action.key());
        if (!isEnabled)
            isEnabled = m_vertices.isEnabled(action.key());
        if (!isEnabled)
            isEnabled = m_text.isEnabled(action.key());
        if (isEnabled)
            action.value()->setEnabled(*isEnabled);
    }

    const auto withStep = [](const QString &text, const QString &step) {
        return step.isEmpty() ? text : text + QLatin1Char(' ') + step;
    };
    m_actions.value(Action::Undo)->setText(withStep(QCoreApplication::translate("Trammel", "Undo"), stack.undoText()));
    m_actions.value(Action::Redo)->setText(withStep(QCoreApplication::translate("Trammel", "Redo"), stack.redoText()));

    m_actions.value(toolAction(m_editor.tool()))->setChecked(true);
    m_actions.value(bandAction(m_editor.rubberBandMode()))->setChecked(true);
    m_actions.value(Action::EditVertices)->setChecked(m_vertices.isEditing());
    m_actions.value(Action::EditText)->setChecked(m_text.isEditing());
    m_actions.value(Action::ShowGrid)->setChecked(m_editor.isGridVisible());
    m_actions.value(Action::SnapToGrid)->setChecked(m_editor.snapsToGrid());
    m_actions.value(Action::SnapToShapes)->setChecked(m_editor.snapsToShapes());
    m_actions.value(Action::SnapToSpacing)->setChecked(m_editor.snapsToSpacing());
    m_actions.value(Action::SnapToAngles)->setChecked(m_editor.snapsToAngles());
    m_actions.value(Action::ShowCollisions)->setChecked(m_editor.showsCollisions());
}

void EditorActions::trigger(Action action, bool isOn)
{
    if (m_text.trigger(action) || m_vertices.trigger(action) || m_arranging.trigger(action)
        || m_clipboard.trigger(action) || m_selecting.trigger(action))
        return;
    Document &document = *m_editor.document();
    const auto reorder = [&](Document::Place place) {
        document.reorder(m_editor.selection()->ids(), place, m_editor.selection()->enteredGroup());
    };
    switch (action) {
    case Action::SelectTool:
        return m_editor.setTool(ShapeEditor::Tool::Select);
    case Action::RectangleTool:
        return m_editor.setTool(ShapeEditor::Tool::Rectangle);
    case Action::RoundedRectangleTool:
        return m_editor.setTool(ShapeEditor::Tool::RoundedRectangle);
    case Action::EllipseTool:
        return m_editor.setTool(ShapeEditor::Tool::Ellipse);
    case Action::PolygonTool:
        return m_editor.setTool(ShapeEditor::Tool::Polygon);
    case Action::PolylineTool:
        return m_editor.setTool(ShapeEditor::Tool::Polyline);
    case Action::LassoTool:
        return m_editor.setTool(ShapeEditor::Tool::Lasso);
    case Action::OwnKindTool:
        return m_editor.setTool(ShapeEditor::Tool::OwnKind);
    case Action::Undo:
        return document.undoStack()->undo();
    case Action::Redo:
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
    case Action::ShowGrid:
        return m_editor.setGridVisible(isOn);
    case Action::SnapToGrid:
        return m_editor.setSnapToGrid(isOn);
    case Action::SnapToShapes:
        return m_editor.setSnapToShapes(isOn);
    case Action::SnapToSpacing:
        return m_editor.setSnapToSpacing(isOn);
    case Action::SnapToAngles:
        return m_editor.setSnapToAngles(isOn);
    case Action::ShowCollisions:
        return m_editor.setShowCollisions(isOn);
    case Action::TouchBand:
        return m_editor.setRubberBandMode(ShapeEditor::RubberBandMode::Touch);
    case Action::EncloseBand:
        return m_editor.setRubberBandMode(ShapeEditor::RubberBandMode::Enclose);
    case Action::BandByDirection:
        return m_editor.setRubberBandMode(ShapeEditor::RubberBandMode::ByDirection);
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
