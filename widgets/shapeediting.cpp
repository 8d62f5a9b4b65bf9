// How an editor lets the user edit what is in a shape: its vertices, and its text.
#include "widgets/shapeeditor_p.h"

namespace Trammel {

void ShapeEditor::Private::rest()
{
    const Uses::Use use(&uses);
    if (textField)
        textField->settle();
    textTool.keep();
    currentTool().deactivate();
}

void ShapeEditor::Private::resume()
{
    const Uses::Use use(&uses);
    canvas->setTool(&currentTool());
    currentTool().activate();
    // A slot may have deleted the editor.
    if (!isGone)
        followText();
    if (!isGone && editedShape != vertexTool.shape()) {
        editedShape = vertexTool.shape();
        Q_EMIT q.editedShapeChanged(editedShape);
    }
    if (!isGone)
        followHint();
}

template <class EditingTool> void ShapeEditor::Private::edit(EditingTool &tool, ShapeId id)
{
    const Uses::Use use(&uses);
    const QPointer<Document> document(context.document);
    // A slot may delete the shape, the document or the editor, or have something else in mind.
    const auto canEdit = [&] {
        return !isGone && document && context.document == document && EditingTool::canEdit(context, id);
    };
    // A band that is open would take back what is selected now.
    currentTool().cancel();
    if (!canEdit())
        return;
    selection.enterGroup(document->find(id)->group);
    if (canEdit())
        selection.set({id});
    if (!canEdit() || selection.ids() != ShapeIds{id})
        return;
    rest();
    if (canEdit() && selection.ids() == ShapeIds{id})
        tool.setShape(id);
    if (!isGone)
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
    if (shapes)
        shapes->setTextHidden(editedText);
    if (isEditingText()) {
        textField = new TextField(textTool.text());
        scene.addItem(textField);
        placeTextField();
        connect(textField, &TextField::edited, &textTool, &TextTool::setText);
        connect(textField, &TextField::paused, &textTool, &TextTool::keep);
        connect(textField, &TextField::left, &q, [this] { q.editText({}); });
        canvas->setFocus();
        // Who loses the focus may end it all.
        if (textField)
            textField->setFocus();
    }
    if (!isGone)
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
    Private &parts = *d;
    const Uses::Use use(&parts.uses);
    setTool(Tool::Select);
    if (!id.isNull() && !parts.isGone)
        parts.edit(parts.vertexTool, id);
}

ShapeId ShapeEditor::editedText() const
{
    return d->editedText;
}

void ShapeEditor::editText(ShapeId id)
{
    if (id == d->textTool.shape() || (!id.isNull() && !TextTool::canEdit(d->context, id)))
        return;
    Private &parts = *d;
    const Uses::Use use(&parts.uses);
    setTool(Tool::Select);
    if (!id.isNull() && !parts.isGone)
        parts.edit(parts.textTool, id);
}

} // namespace Trammel
