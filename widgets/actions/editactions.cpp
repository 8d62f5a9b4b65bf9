#include "widgets/actions/actiontable_p.h"
#include "widgets/actions/clipboardactions_p.h"
#include "widgets/actions/repeatdialog_p.h"
#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/interaction/tools/texttool_p.h"
#include "widgets/interaction/tools/vertextool_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>
#include <QtGui/QUndoStack>

#include <algorithm>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

QList<QKeySequence> standard(QKeySequence::StandardKey key)
{
    return QKeySequence::keyBindings(key);
}

bool canPaste(const ActionState &state)
{
    return state.isEditable && state.canPaste;
}

void undo(const ActionContext &context, bool)
{
    context.editor.selection()->activate();
    context.editor.document()->undoStack()->undo();
}

void redo(const ActionContext &context, bool)
{
    context.editor.selection()->activate();
    context.editor.document()->undoStack()->redo();
}

/// Removes the selected shapes or, while vertices are edited, the selected vertices.
void removeSelected(const ActionContext &context, bool)
{
    if (!context.editor.editedShape().isNull())
        context.vertexTool.removeSelected();
    else
        context.editor.document()->removeShapes(context.editor.selection()->moved(Permission::Delete));
}

void group(const ActionContext &context, bool)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    const QPointer<Document> document(editor->document());
    const GroupId id = document->group(editor->selection()->carried(), editor->selection()->enteredGroup());
    // The group contains what is in its containers, too. A slot may have deleted the editor or the document.
    if (!id.isNull() && editor && document && document == editor->document())
        editor->selection()->add(document->selectableIds(id));
    if (id.isNull() && editor && document && !document->errorString().isEmpty())
        Q_EMIT editor->changeRefused(document->errorString());
}

void ungroup(const ActionContext &context, bool)
{
    context.editor.document()->ungroup(selectedGroups(*context.editor.selection()));
}

ShapeIds selectedContainers(const Document &document, const ShapeIds &shapes)
{
    ShapeIds containers;
    for (ShapeId id : shapes) {
        if (!document.groupOfContainer(id).isNull())
            containers.append(id);
    }
    return containers;
}

void collapse(const ActionContext &context, bool)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    const QPointer<Document> document(editor->document());
    const ShapeIds containers = selectedContainers(*document, editor->selection()->carried(Permission::Resize));
    const bool areCollapsed =
        std::all_of(containers.begin(), containers.end(), [&](ShapeId id) { return document->isCollapsed(id); });
    document->setCollapsed(containers, !areCollapsed);
    // A slot may have deleted the editor or the document.
    if (editor && document && !document->errorString().isEmpty())
        Q_EMIT editor->changeRefused(document->errorString());
}

/// Connects each selected shape with the one that was selected next, as one undo step.
void connectShapes(const ActionContext &context, bool)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    const QPointer<Document> document(editor->document());
    ShapeIds ids = editor->selection()->ids();
    ids.removeIf([&](ShapeId id) { return document->find(id)->connector; });
    QList<Shape> connectors;
    for (qsizetype i = 1; i < ids.size(); ++i) {
        connectors.append(newConnector(context.tools.settings, {ids[i - 1], ids[i]}));
        connectors.last().group = document->commonGroup({ids[i - 1], ids[i]});
    }
    const QString message = ids.size() == 2
        ? Text::tr("Connected %1 with %2.").arg(titleOf(*document->find(ids[0])), titleOf(*document->find(ids[1])))
        : Text::tr("Connected %n shapes.", nullptr, int(ids.size()));
    document->addShapes(connectors, QCoreApplication::translate("Trammel", "Connect"));
    // A slot may have deleted the editor or the document.
    if (editor && document && !document->errorString().isEmpty())
        Q_EMIT editor->changeRefused(document->errorString());
    else if (editor && document)
        Q_EMIT editor->announced(message);
}

/// The kind of shape that the current tool draws in a box; null for other tools.
const ShapeKind *kindOfTool(const ShapeEditor &editor)
{
    switch (editor.tool()) {
    case ToolKind::Rectangle:
        return &ShapeKind::rectangle();
    case ToolKind::RoundedRectangle:
        return &ShapeKind::roundedRectangle();
    case ToolKind::Ellipse:
        return &ShapeKind::ellipse();
    case ToolKind::OwnKind:
        return &ShapeKind::named(editor.ownKind());
    default:
        return nullptr;
    }
}

void addConnectedAt(const ActionContext &context, Handle side)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    const ShapeId source = editor->selection()->carried().value(0);
    // The action ends the typing of a text first, and a slot may have removed the shape then.
    if (!editor->document()->contains(source))
        return;
    const bool isLabeled = hasText(*editor->document()->find(source));
    const ShapeKind *kind = kindOfTool(*editor);
    const ShapeId added = addConnectedBeside(context.tools, source, side, kind);
    if (editor && kind)
        editor->setTool(ToolKind::Select);
    // A slot may have deleted the editor.
    if (!editor)
        return;
    if (added.isNull())
        Q_EMIT editor->changeRefused(editor->document()->errorString());
    else if (isLabeled)
        editor->editText(added);
}

void addConnected(const ActionContext &context, bool)
{
    const ShapeId source = context.editor.selection()->carried().value(0);
    if (context.editor.document()->contains(source))
        addConnectedAt(context, sideAhead(*context.editor.document(), source));
}

template <Handle side> void addConnectedBeside(const ActionContext &context, bool)
{
    addConnectedAt(context, side);
}

bool canAddConnected(const ActionState &state)
{
    return state.isEditable && state.canAddConnected;
}

template <Handle side> void goToConnected(const ActionContext &context, bool)
{
    const Document &document = *context.editor.document();
    const ShapeId source = context.editor.selection()->carried().value(0);
    const ShapeId next = document.contains(source) ? connectedAt(document, source, side) : ShapeId();
    if (next.isNull()) {
        const bool canAdd = document.contains(source) && !document.find(source)->connector;
        if (canAdd && !context.editor.isReadOnly())
            addConnectedAt(context, side);
        return;
    }
    const Aabb2 bounds = document.find(next)->sceneBounds();
    const QPointer<ShapeEditor> editor(&context.editor);
    editor->selection()->set({next});
    if (editor)
        context.tools.viewPort->reveal(bounds);
}

bool canGo(const ActionState &state)
{
    return state.canGo;
}

void convertToPath(const ActionContext &context, bool)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    const QPointer<Document> document(editor->document());
    const auto convert = [](Shape &shape) {
        if (!keepsKind(*shape.kind))
            shape = shape.asPath().value_or(shape);
    };
    const int changed = document->changeShapes(editor->selection()->carried(Permission::Resize), convert,
                                               QCoreApplication::translate("Trammel", "Convert to Path"));
    // A slot may have deleted the editor or the document.
    if (changed == 0 && editor && document && !document->errorString().isEmpty())
        Q_EMIT editor->changeRefused(document->errorString());
}

template <VertexOutline::Type type> void setVertexType(const ActionContext &context, bool)
{
    context.vertexTool.setSelectedType(type);
}

bool hasCurves(const ActionState &state)
{
    return state.isEditable && state.hasCurves;
}

template <void (ClipboardActions::*job)()> void onClipboard(const ActionContext &context, bool)
{
    (context.clipboard.*job)();
}

} // namespace

ShapeId shapeWithVertices(const ActionContext &context)
{
    const ShapeIds &ids = context.editor.selection()->ids();
    return ids.size() == 1 && VertexTool::canEdit(context.tools, ids.first()) ? ids.first() : ShapeId();
}

ShapeId shapeWithText(const ActionContext &context)
{
    const ShapeIds &ids = context.editor.selection()->ids();
    return ids.size() == 1 && TextTool::canEdit(context.tools, ids.first()) ? ids.first() : ShapeId();
}

bool canConvertToPath(const ActionContext &context, const ShapeIds &shapes)
{
    constexpr qsizetype most = 1000;
    const Document &document = *context.editor.document();
    return std::any_of(shapes.begin(), shapes.begin() + std::min(shapes.size(), most), [&](ShapeId id) {
        const Shape &shape = *document.find(id);
        const ShapeKind &kind = *shape.kind;
        const bool hasHead = shape.startHead != LineHead::None || shape.endHead != LineHead::None;
        return kind.isKnown() && !keepsKind(kind) && &kind != &ShapeKind::text() && !shape.connector && !hasHead
            && kind.form() != ShapeKind::Form::Path && kind.form() != ShapeKind::Form::Custom;
    });
}

bool canCollapse(const Document &document, const ShapeIds &shapes)
{
    constexpr qsizetype most = 1000;
    return !document.groups().isEmpty()
        && !selectedContainers(document, shapes.first(std::min(shapes.size(), most))).isEmpty();
}

GroupIds selectedGroups(const Selection &selection)
{
    const Document &document = *selection.document();
    GroupIds groups;
    if (document.groups().isEmpty())
        return groups;
    for (const Unit &unit : selection.units()) {
        if (document.isSelectable(unit.group) && document.containerOf(unit.group).isNull())
            groups.append(unit.group);
    }
    return groups;
}

QList<ActionRow> editRows()
{
    return {
        {Action::Undo,
         {"M 9 4.5 L 4.5 9 L 9 13.5 M 4.5 9 L 14 9 C 21.5 9 21.5 19 14 19 L 9 19"},
         QT_TRANSLATE_NOOP("Trammel", "Undo"),
         standard(QKeySequence::Undo),
         [](const ActionState &state) { return state.isEditable && state.canUndo; },
         undo},
        {Action::Redo,
         {"M 15 4.5 L 19.5 9 L 15 13.5 M 19.5 9 L 10 9 C 2.5 9 2.5 19 10 19 L 15 19"},
         QT_TRANSLATE_NOOP("Trammel", "Redo"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
         [](const ActionState &state) { return state.isEditable && state.canRedo; },
         redo},
        {Action::Delete,
         {"M 4.5 6.5 L 19.5 6.5 M 9 6.5 L 9 4 L 15 4 L 15 6.5 M 6.5 6.5 L 7.3 20 L 16.7 20 L 17.5 6.5 "
          "M 10.3 10 L 10.3 16.5 M 13.7 10 L 13.7 16.5"},
         QT_TRANSLATE_NOOP("Trammel", "Delete"),
         {Qt::Key_Delete, Qt::Key_Backspace},
         canDelete,
         removeSelected},
        {Action::Cut,
         {"E 6.5 17.5 2.8 2.8 E 17.5 17.5 2.8 2.8 M 8 15 L 17 3.5 M 16 15 L 7 3.5"},
         QT_TRANSLATE_NOOP("Trammel", "Cut"),
         standard(QKeySequence::Cut),
         canDelete,
         onClipboard<&ClipboardActions::cut>},
        {Action::Copy,
         {"R 8.5 8.5 11.5 12 1.5 M 5.5 15.5 L 4 15.5 L 4 3.5 L 15.5 3.5 L 15.5 5.5"},
         QT_TRANSLATE_NOOP("Trammel", "Copy"),
         standard(QKeySequence::Copy),
         hasSelection,
         onClipboard<&ClipboardActions::copy>},
        {Action::CopyAsSvg,
         {"R 8.5 8.5 11.5 12 1.5 M 5.5 15.5 L 4 15.5 L 4 3.5 L 15.5 3.5 L 15.5 5.5 M 11 17.5 C 11 12 17.5 17 17.5 "
          "11.5"},
         QT_TRANSLATE_NOOP("Trammel", "Copy as SVG"),
         {},
         hasSelection,
         onClipboard<&ClipboardActions::copyAsSvg>},
        {Action::CopyAsPicture,
         {"R 8.5 8.5 11.5 12 1.5 M 5.5 15.5 L 4 15.5 L 4 3.5 L 15.5 3.5 L 15.5 5.5",
          "M 10 19 L 13.5 13.5 L 15.5 16.5 L 16.5 15 L 18.5 19 Z"},
         QT_TRANSLATE_NOOP("Trammel", "Copy as Picture"),
         {},
         hasSelection,
         onClipboard<&ClipboardActions::copyAsPicture>},
        {Action::Paste,
         {"R 5 5 14 15.5 1.5", "R 9 3 6 4 1"},
         QT_TRANSLATE_NOOP("Trammel", "Paste"),
         standard(QKeySequence::Paste),
         canPaste,
         onClipboard<&ClipboardActions::paste>},
        {Action::PasteInPlace,
         {"R 5 5 14 15.5 1.5 M 12 10 L 12 17 M 8.5 13.5 L 15.5 13.5", "R 9 3 6 4 1"},
         QT_TRANSLATE_NOOP("Trammel", "Paste in Place"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_B},
         canPaste,
         onClipboard<&ClipboardActions::pasteInPlace>},
        {Action::Duplicate,
         {"R 4 4 11 11 1.5", "R 9.5 9.5 11 11 1.5"},
         QT_TRANSLATE_NOOP("Trammel", "Duplicate"),
         {Qt::CTRL | Qt::Key_D},
         canChangeSelection,
         [](const ActionContext &context, bool) { context.clipboard.duplicate(context.tools.duplication); }},
        {Action::Repeat,
         {"R 3 8 6 8 1", "R 11 8 4.5 8 1 R 17.5 8 4.5 8 1"},
         QT_TRANSLATE_NOOP("Trammel", "Repeat..."),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_D},
         canChangeSelection,
         [](const ActionContext &context, bool) { RepeatDialog::open(context.editor, context.tools); }},
        {Action::Group,
         {"R 7 7 6 6 1 E 14.5 14.5 3 3", "", "R 3.5 3.5 17 17 0"},
         QT_TRANSLATE_NOOP("Trammel", "Group"),
         {Qt::CTRL | Qt::Key_G},
         [](const ActionState &state) { return state.isEditable && state.unitCount >= 2; },
         group},
        {Action::Ungroup,
         {"R 4 4 7 7 1 E 16.5 16.5 4 4"},
         QT_TRANSLATE_NOOP("Trammel", "Ungroup"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_G},
         [](const ActionState &state) { return state.isEditable && state.hasSelectedGroups; },
         ungroup},
        {Action::Collapse,
         {"R 3.5 3.5 17 17 1 M 3.5 8.5 L 20.5 8.5", "M 8.5 16.5 L 12 13 L 15.5 16.5"},
         QT_TRANSLATE_NOOP("Trammel", "Collapse or Expand"),
         {Qt::ALT | Qt::SHIFT | Qt::Key_C},
         [](const ActionState &state) { return state.isEditable && state.canCollapse; },
         collapse},
        {Action::ConnectShapes,
         {"M 9 6 L 15 6 L 15 15.5 M 12.2 13 L 15 15.8 L 17.8 13", "R 3 3 6 6 1 R 12 16 6 5 1"},
         QT_TRANSLATE_NOOP("Trammel", "Connect"),
         {Qt::SHIFT | Qt::Key_C},
         [](const ActionState &state) { return state.isEditable && state.canConnect; },
         connectShapes},
        // Insert does the same. It is a key of the tool, since it inserts a vertex while vertices are edited.
        {Action::AddConnected,
         {"M 8.5 7 L 15.5 7 L 15.5 11 M 18.5 14 L 18.5 20 M 15.5 17 L 21.5 17", "R 3 4 6 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Add Connected Shape"),
         {},
         canAddConnected,
         addConnected},
        {Action::AddConnectedRight,
         {"M 9 12 L 16 12 M 13 9 L 16 12 L 13 15 M 20 9 L 20 15 M 17 12 L 23 12", "R 2 9 6 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Add Connected Shape on the Right"),
         {},
         canAddConnected,
         addConnectedBeside<Handle::Right>},
        {Action::AddConnectedBelow,
         {"M 12 9 L 12 16 M 9 13 L 12 16 L 15 13 M 9 20 L 15 20 M 12 17 L 12 23", "R 9 2 6 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Add Connected Shape Below"),
         {},
         canAddConnected,
         addConnectedBeside<Handle::Bottom>},
        {Action::AddConnectedLeft,
         {"M 15 12 L 8 12 M 11 9 L 8 12 L 11 15 M 4 9 L 4 15 M 1 12 L 7 12", "R 16 9 6 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Add Connected Shape on the Left"),
         {},
         canAddConnected,
         addConnectedBeside<Handle::Left>},
        {Action::AddConnectedAbove,
         {"M 12 15 L 12 8 M 9 11 L 12 8 L 15 11 M 9 4 L 15 4 M 12 1 L 12 7", "R 9 16 6 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Add Connected Shape Above"),
         {},
         canAddConnected,
         addConnectedBeside<Handle::Top>},
        {Action::GoRight,
         {"M 9 12 L 15 12 M 12 9 L 15 12 L 12 15", "R 2 9 6 6 1 R 16 9 6 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Go to Shape on the Right"),
         {Qt::ALT | Qt::Key_Right},
         canGo,
         goToConnected<Handle::Right>},
        {Action::GoDown,
         {"M 12 9 L 12 15 M 9 12 L 12 15 L 15 12", "R 9 2 6 6 1 R 9 16 6 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Go to Shape Below"),
         {Qt::ALT | Qt::Key_Down},
         canGo,
         goToConnected<Handle::Bottom>},
        {Action::GoLeft,
         {"M 15 12 L 9 12 M 12 9 L 9 12 L 12 15", "R 2 9 6 6 1 R 16 9 6 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Go to Shape on the Left"),
         {Qt::ALT | Qt::Key_Left},
         canGo,
         goToConnected<Handle::Left>},
        {Action::GoUp,
         {"M 12 15 L 12 9 M 9 12 L 12 9 L 15 12", "R 9 2 6 6 1 R 9 16 6 6 1"},
         QT_TRANSLATE_NOOP("Trammel", "Go to Shape Above"),
         {Qt::ALT | Qt::Key_Up},
         canGo,
         goToConnected<Handle::Top>},
        // Return starts vertex editing, too. It is a key of the tool and not a shortcut, since hosts have other uses
        // for it.
        {Action::EditVertices,
         {"M 5 18 L 8 6 L 18.5 8.5 L 17 19 Z", "R 3 16 4 4 0 R 6 4 4 4 0 R 16.5 6.5 4 4 0 R 15 17 4 4 0"},
         QT_TRANSLATE_NOOP("Trammel", "Edit Vertices"),
         {},
         [](const ActionState &state) { return state.canEditVertices; },
         [](const ActionContext &context, bool) {
             const bool isEditing = !context.editor.editedShape().isNull();
             context.editor.editVertices(isEditing ? ShapeId() : shapeWithVertices(context));
         },
         [](const ActionContext &context) { return !context.editor.editedShape().isNull(); }},
        {.action = Action::EditText,
         .icon = {"M 4.5 8 L 4.5 5 L 15.5 5 L 15.5 8 M 10 5 L 10 19 M 7.5 19 L 12.5 19 M 19 12 L 19 21 "
                  "M 17.5 12 L 20.5 12 M 17.5 21 L 20.5 21"},
         .text = QT_TRANSLATE_NOOP("Trammel", "Edit Text"),
         .shortcuts = {Qt::Key_F2},
         .isEnabled = [](const ActionState &state) { return state.canEditText; },
         .run =
             [](const ActionContext &context, bool) {
                 const bool isEditing = !context.editor.editedText().isNull();
                 context.editor.editText(isEditing ? ShapeId() : shapeWithText(context));
             },
         .isChecked = [](const ActionContext &context) { return !context.editor.editedText().isNull(); },
         .endsTyping = false},
        {.action = Action::OpenLink,
         .icon = {"M 10 14 C 7.5 11.5 11 8 13 6.5 C 16.5 3 21 7.5 17.5 11 L 15.5 13 M 14 10 C 16.5 12.5 13 16 11 17.5 "
                  "C 7.5 21 3 16.5 6.5 13 L 8.5 11"},
         .text = QT_TRANSLATE_NOOP("Trammel", "Open Link"),
         .shortcuts = {Qt::CTRL | Qt::SHIFT | Qt::Key_O},
         .isEnabled = [](const ActionState &state) { return state.hasLink; },
         .run =
             [](const ActionContext &context, bool) {
                 const ShapeIds &ids = context.editor.selection()->ids();
                 context.editor.openLink(ids.size() == 1 ? ids.first() : ShapeId());
             },
         .isChecked = nullptr,
         .endsTyping = false},
        {Action::ConvertToPath,
         {"M 4.5 17 C 7 3 17 21 19.5 7 M 4.5 17 L 8 7 M 19.5 7 L 16 17",
          "R 3 15.5 3 3 0 R 18 5.5 3 3 0 E 8 7 1.6 1.6 E 16 17 1.6 1.6"},
         QT_TRANSLATE_NOOP("Trammel", "Convert to Path"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_P},
         [](const ActionState &state) { return state.isEditable && state.canConvertToPath; },
         convertToPath},
        {Action::MakeCorner,
         {"M 3.5 19 L 12 6 L 20.5 19", "R 10 4 4 4 0"},
         QT_TRANSLATE_NOOP("Trammel", "Corner"),
         {Qt::SHIFT | Qt::Key_N},
         hasCurves,
         setVertexType<VertexOutline::Type::Corner>},
        {Action::MakeSmooth,
         {"M 3.5 19 C 5 8 8 7 12 7 C 17 7 19 12 20.5 19 M 7 7 L 19 7", "R 10 5 4 4 0 E 7 7 1.6 1.6 E 19 7 1.6 1.6"},
         QT_TRANSLATE_NOOP("Trammel", "Smooth Point"),
         {Qt::SHIFT | Qt::Key_S},
         hasCurves,
         setVertexType<VertexOutline::Type::Smooth>},
        {Action::MakeSymmetric,
         {"M 3.5 19 C 5 8 8 7 12 7 C 16 7 19 8 20.5 19 M 5 7 L 19 7", "R 10 5 4 4 0 E 5 7 1.6 1.6 E 19 7 1.6 1.6"},
         QT_TRANSLATE_NOOP("Trammel", "Symmetric Point"),
         {Qt::SHIFT | Qt::Key_Y},
         hasCurves,
         setVertexType<VertexOutline::Type::Symmetric>},
    };
}

} // namespace Trammel
