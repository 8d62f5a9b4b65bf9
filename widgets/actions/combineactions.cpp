#include "widgets/actions/actiontable_p.h"

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

template <BooleanOperation operation> void combine(const ActionContext &context, bool)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    // The selection notifies only once, unless a drag is going on, which will notify at its end.
    const bool isOpen = editor->selection()->isOpen();
    editor->selection()->begin();
    const CombinationResult result = combineShapes(*editor->document(), combinedShapes(*editor), operation);
    // A slot may have deleted the editor.
    if (editor && result)
        editor->selection()->set(result.shapes);
    if (editor && !isOpen)
        editor->selection()->end();
    if (editor && !result)
        Q_EMIT editor->changeRefused(result.errorString);
}

bool canCombineSelected(const ActionState &state)
{
    return state.isEditable && state.canCombine;
}

} // namespace

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
    };
}

} // namespace Trammel
