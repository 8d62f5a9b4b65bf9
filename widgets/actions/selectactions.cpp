#include "widgets/actions/actiontable_p.h"
#include "widgets/interaction/tools/vertextool_p.h"
#include "widgets/model/query/similarshapes_p.h"

#include <QtCore/QCoreApplication>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

/// Selects shapes or, while vertices are edited, vertices, with one function for each.
template <auto vertices, auto shapes> void select(const ActionContext &context, bool)
{
    const Document &document = *context.editor.document();
    Selection &selection = *context.editor.selection();
    if (!context.editor.editedShape().isNull())
        vertices(context.vertexTool);
    else
        selection.set(shapes(document, selection.ids(), selection.enteredGroup()));
}

template <auto shapes> void selectShapes(const ActionContext &context, bool)
{
    Selection &selection = *context.editor.selection();
    selection.set(shapes(*context.editor.document(), selection.ids(), selection.enteredGroup()));
}

void selectAllVertices(VertexTool &tool)
{
    tool.select(tool.edit().outline.all());
}

ShapeIds allShapes(const Document &document, const ShapeIds &, GroupId scope)
{
    return document.selectableIds(scope);
}

void selectNoVertices(VertexTool &tool)
{
    tool.select({});
}

ShapeIds noShapes(const Document &, const ShapeIds &, GroupId)
{
    return {};
}

void selectOtherVertices(VertexTool &tool)
{
    tool.selectInverse();
}

} // namespace

QList<ActionRow> selectRows()
{
    return {
        {Action::SelectAll,
         {"", "R 8 8 8 8 1", "R 4 4 16 16 0"},
         QT_TRANSLATE_NOOP("Trammel", "Select All"),
         QKeySequence::keyBindings(QKeySequence::SelectAll),
         hasShapes,
         select<selectAllVertices, allShapes>},
        {Action::SelectNone,
         {"", "", "R 4 4 16 16 0"},
         QT_TRANSLATE_NOOP("Trammel", "Select None"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_A},
         hasSelection,
         select<selectNoVertices, noShapes>},
        {Action::SelectInverse,
         {"", "M 4 4 L 20 4 L 20 20 L 4 20 Z M 8 8 L 8 16 L 16 16 L 16 8 Z"},
         QT_TRANSLATE_NOOP("Trammel", "Select Inverse"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_I},
         hasShapes,
         select<selectOtherVertices, allBut>},
        {Action::SelectSameKind,
         {"E 7 7.5 3.5 3.5 E 17 16.5 3.5 3.5", "", "R 13.5 4 7 7 0 R 3.5 13 7 7 0"},
         QT_TRANSLATE_NOOP("Trammel", "Select Same Kind"),
         {Qt::ALT | Qt::Key_K},
         hasSelection,
         selectShapes<shapesOfSameKind>},
        {Action::SelectSameStyle,
         {"R 13.5 4 7 7 0 E 7 16.5 3.5 3.5", "E 7 7.5 4 4 R 13 13 8 8 0"},
         QT_TRANSLATE_NOOP("Trammel", "Select Same Style"),
         {Qt::ALT | Qt::Key_Y},
         hasSelection,
         selectShapes<shapesOfSameStyle>},
    };
}

} // namespace Trammel
