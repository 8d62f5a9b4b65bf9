// How an editor lets the user edit what is in a shape: its vertices, and its text.
#include "widgets/shapeeditor_p.h"

namespace Trammel {

void ShapeEditor::Private::rest()
{
    if (textField)
        textField->settle();
    textTool.keep();
    currentTool().deactivate();
}

void ShapeEditor::Private::resume()
{
    canvas->setTool(&currentTool());
    currentTool().activate();
    followText();
    if (editedShape != vertexTool.shape()) {
        editedShape = vertexTool.shape();
        Q_EMIT q.editedShapeChanged(editedShape);
    }
    followHint();
}

template <class EditingTool> void ShapeEditor::Private::edit(EditingTool &tool, ShapeId id)
{
    // A band that is open would take back what is selected now.
    currentTool().cancel();
    if (!EditingTool::canEdit(context, id))
        return;
    selection.enterGroup(context.document->find(id)->group);
    selection.set({id});
    // Whoever is told of that may have something else in mind.
    if (!EditingTool::canEdit(context, id) || selection.ids() != ShapeIds{id})
        return;
    rest();
    tool.setShape(id);
    resume();
}

void ShapeEditor::Private::followText()
{
    if (editedText == textTool.shape())
        return;
    editedText = textTool.shape();
    if (textField)
        textField->dismiss();
    textField.clear();
    shapes->setTextHidden(editedText);
    if (isEditingText()) {
        textField = new TextField(textTool.text());
        scene.addItem(textField);
        placeTextField();
        connect(textField, &TextField::edited, &textTool, &TextTool::setText);
        connect(textField, &TextField::paused, &textTool, &TextTool::keep);
        connect(textField, &TextField::left, &q, [this] { q.editText({}); });
        canvas->setFocus();
        textField->setFocus();
    }
    Q_EMIT q.editedTextChanged(editedText);
}

void ShapeEditor::Private::placeTextField()
{
    const Shape *shape = context.document ? context.document->find(textTool.shape()) : nullptr;
    if (textField && shape)
        textField->place(*shape, canvas->camera().zoom());
}

ShapeId ShapeEditor::editedShape() const
{
    return d->editedShape;
}

void ShapeEditor::editVertices(ShapeId id)
{
    if (id == d->vertexTool.shape() || (!id.isNull() && !VertexTool::canEdit(d->context, id)))
        return;
    setTool(Tool::Select);
    if (!id.isNull())
        d->edit(d->vertexTool, id);
}

ShapeId ShapeEditor::editedText() const
{
    return d->editedText;
}

void ShapeEditor::editText(ShapeId id)
{
    if (id == d->textTool.shape() || (!id.isNull() && !TextTool::canEdit(d->context, id)))
        return;
    setTool(Tool::Select);
    if (!id.isNull())
        d->edit(d->textTool, id);
}

} // namespace Trammel
