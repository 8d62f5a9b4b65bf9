#include "widgets/actions/actiontable_p.h"
#include "widgets/interaction/tools/vertextool_p.h"

#include <trammel/combination.h>
#include <trammel/document.h>

#include <QtCore/QPointer>

#include <algorithm>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

/// Combining replaces the shapes.
ShapeIds combinedShapes(const ShapeEditor &editor)
{
    const Selection &selection = *editor.selection();
    return editor.document()->permitted(selection.ids(), Permission::Delete, selection.enteredGroup());
}

/// Replaces the selected shapes, and selects the result.
template <typename Function> void replaceSelected(const ActionContext &context, const Function &function)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    // The selection notifies only once, unless a drag is going on, which will notify at its end.
    const bool isOpen = editor->selection()->isOpen();
    editor->selection()->begin();
    const CombinationResult result = function(*editor);
    // A slot may have deleted the editor.
    if (editor && result)
        editor->selection()->set(result.shapes);
    if (editor && !isOpen)
        editor->selection()->end();
    if (editor && !result)
        Q_EMIT editor->changeRefused(result.errorString);
}

template <BooleanOperation operation> void combine(const ActionContext &context, bool)
{
    replaceSelected(context, [](ShapeEditor &editor) {
        return combineShapes(*editor.document(), combinedShapes(editor), operation);
    });
}

void joinEnds(const ActionContext &context, bool)
{
    replaceSelected(context,
                    [](ShapeEditor &editor) { return joinShapes(*editor.document(), joinableShapes(editor)); });
}

void breakAtVertices(const ActionContext &context, bool)
{
    context.vertexTool.breakAtSelected();
}

bool canCombineSelected(const ActionState &state)
{
    return state.isEditable && state.canCombine;
}

} // namespace

// Closing a single line removes nothing.
ShapeIds joinableShapes(const ShapeEditor &editor)
{
    const Selection &selection = *editor.selection();
    const Permissions needed =
        selection.count() == 1 ? Permissions(Permission::Resize) : Permission::Resize | Permission::Delete;
    return editor.document()->permitted(selection.ids(), needed, selection.enteredGroup());
}

bool canJoinShapes(const Document &document, const ShapeIds &shapes)
{
    constexpr qsizetype most = 1000;
    return std::any_of(shapes.begin(), shapes.begin() + std::min(shapes.size(), most), [&](ShapeId id) {
        const Shape *shape = document.find(id);
        return shape && canJoin(*shape);
    });
}

bool canCombineShapes(const Document &document, const ShapeIds &shapes)
{
    constexpr qsizetype most = 1000;
    const auto end = shapes.begin() + std::min(shapes.size(), most);
    const auto canBeCombined = [&](ShapeId id) {
        const Shape *shape = document.find(id);
        return shape && canCombine(*shape);
    };
    return std::count_if(shapes.begin(), end, canBeCombined) >= 2;
}

QList<ActionRow> combineRows()
{
    return {
        {Action::Unite,
         {"", "M 4 4 L 14 4 L 14 10 L 20 10 L 20 20 L 10 20 L 10 14 L 4 14 Z"},
         QT_TRANSLATE_NOOP("Trammel", "Unite"),
         {Qt::ALT | Qt::SHIFT | Qt::Key_U},
         canCombineSelected,
         combine<BooleanOperation::Union>},
        {Action::Subtract,
         {"", "M 4 4 L 14 4 L 14 10 L 10 10 L 10 14 L 4 14 Z", "R 10 10 10 10 0"},
         QT_TRANSLATE_NOOP("Trammel", "Subtract"),
         {Qt::ALT | Qt::SHIFT | Qt::Key_M},
         canCombineSelected,
         combine<BooleanOperation::Difference>},
        {Action::Intersect,
         {"", "R 10 10 4 4 0", "R 4 4 10 10 0 R 10 10 10 10 0"},
         QT_TRANSLATE_NOOP("Trammel", "Intersect"),
         {Qt::ALT | Qt::SHIFT | Qt::Key_I},
         canCombineSelected,
         combine<BooleanOperation::Intersection>},
        {Action::Exclude,
         {"", "M 4 4 L 14 4 L 14 10 L 10 10 L 10 14 L 4 14 Z M 20 20 L 10 20 L 10 14 L 14 14 L 14 10 L 20 10 Z"},
         QT_TRANSLATE_NOOP("Trammel", "Exclude"),
         {Qt::ALT | Qt::SHIFT | Qt::Key_X},
         canCombineSelected,
         combine<BooleanOperation::SymmetricDifference>},
        {Action::Divide,
         {"",
          "M 3 3 L 13 3 L 13 9 L 9 9 L 9 13 L 3 13 Z R 10.5 10.5 3 3 0 M 21 21 L 11 21 L 11 15 L 15 15 L 15 11 "
          "L 21 11 Z"},
         QT_TRANSLATE_NOOP("Trammel", "Divide"),
         {Qt::ALT | Qt::SHIFT | Qt::Key_D},
         canCombineSelected,
         combine<BooleanOperation::Division>},
        {Action::JoinEnds,
         {"M 3 5 C 9 5 11 9 11 12 M 21 19 C 15 19 13 15 13 12", "E 12 12 2.4 2.4 R 1.5 3.5 3 3 0 R 19.5 17.5 3 3 0"},
         QT_TRANSLATE_NOOP("Trammel", "Join Ends"),
         {Qt::CTRL | Qt::Key_J},
         [](const ActionState &state) { return state.isEditable && state.canJoin; },
         joinEnds},
        {Action::BreakAtVertices,
         {"M 3 19 L 9 7.5 M 21 19 L 15 7.5", "R 7 4 4 4 0 R 13 4 4 4 0"},
         QT_TRANSLATE_NOOP("Trammel", "Break at Vertices"),
         {Qt::SHIFT | Qt::Key_B},
         [](const ActionState &state) { return state.isEditable && state.isEditingVertices; },
         breakAtVertices},
    };
}

} // namespace Trammel
