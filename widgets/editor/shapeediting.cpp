// The part of an editor that lets the user edit the contents of a shape: its vertices and its text.
#include "widgets/editor/shapeeditor_p.h"

#include <utility>

namespace Trammel {

void ShapeEditor::Private::rest()
{
    const Lifetime::Guard guard(&lifetime);
    context.refusal.clear();
    if (textField)
        textField->settle();
    // If a text was refused, the reason stays visible.
    textTool.conclude();
    currentTool().deactivate();
}

void ShapeEditor::Private::resume()
{
    const Lifetime::Guard guard(&lifetime);
    canvas->setTool(&currentTool());
    currentTool().activate();
    // A slot may have deleted the editor.
    if (!isGone)
        updateTextField();
    if (!isGone && editedShape != vertexTool.shape()) {
        editedShape = vertexTool.shape();
        Q_EMIT q.editedShapeChanged(editedShape);
    }
    if (!isGone)
        onToolHintChanged();
}

template <class EditingTool>
void ShapeEditor::Private::edit(EditingTool &, ShapeId id, const std::function<void()> &prepare)
{
    const Lifetime::Guard guard(&lifetime);
    const QPointer<Document> document(context.document);
    // A slot may delete the shape, the document or the editor, or change the selection or the document.
    const auto canEdit = [&] {
        return !isGone && document && context.document == document && EditingTool::canEdit(context, id);
    };
    // Canceling an open rubber band later would revert this selection.
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
        prepare();
    if (!isGone)
        resume();
}

void ShapeEditor::Private::typeNewText(const Shape &shape)
{
    const Lifetime::Guard guard(&lifetime);
    const QPointer<Document> document(context.document);
    q.setTool(Select);
    if (!isGone)
        selection.set({});
    // A slot may have deleted the editor or the document, or have started something else.
    if (isGone || !document || context.document != document || !selection.isEmpty() || context.settings.readOnly)
        return;
    rest();
    if (!isGone && selection.isEmpty())
        textTool.setNewShape(shape);
    if (!isGone)
        resume();
}

void ShapeEditor::Private::onTextAdded()
{
    const Lifetime::Guard guard(&lifetime);
    editedText = textTool.shape();
    if (shapes)
        shapes->setTextHidden(editedText, textTool.index());
    Q_EMIT q.editedTextChanged(editedText);
}

void ShapeEditor::Private::updateTextField()
{
    if (editedText == textTool.shape() && !textField.isNull() == isEditingText())
        return;
    const bool isOther = std::exchange(editedText, textTool.shape()) != textTool.shape();
    if (textField)
        textField->dismiss();
    textField.clear();
    if (shapes)
        shapes->setTextHidden(editedText, textTool.index());
    if (isEditingText()) {
        textField = new TextField(textTool.text());
        scene.addItem(textField);
        placeTextField();
        connect(textField, &TextField::edited, &textTool, &TextTool::setText);
        connect(textField, &TextField::paused, &textTool, &TextTool::keep);
        // The connection is queued, because a slot may delete the editor, which still handles a key.
        connect(textField, &TextField::pasteRefused, &q, &ShapeEditor::changeRefused, Qt::QueuedConnection);
        connect(textField, &TextField::left, &q, [this] { q.editText({}); });
        canvas->setFocus();
        // The widget that loses the focus may end the editing, or delete the editor.
        if (textField)
            textField->setFocus();
    }
    if (!isGone && isOther)
        Q_EMIT q.editedTextChanged(editedText);
    else if (!isGone && actions)
        actions->update();
}

void ShapeEditor::Private::placeTextField()
{
    const std::optional<Shape> shape = textTool.shownShape();
    if (textField && shape)
        textField->place(*shape, textTool.index(), canvas->camera().zoom());
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
    const Lifetime::Guard guard(&parts.lifetime);
    setTool(Select);
    if (!id.isNull() && !parts.isGone)
        parts.edit(parts.vertexTool, id, [&parts, id] { parts.vertexTool.setShape(id); });
}

ShapeId ShapeEditor::editedText() const
{
    return d->editedText;
}

void ShapeEditor::editText(ShapeId id)
{
    d->editText({id});
}

void ShapeEditor::Private::editText(const TextTarget &target)
{
    const ShapeId id = target.shape;
    const bool isSame = id == textTool.shape() && target.index == textTool.index() && !id.isNull() == isEditingText();
    if (isSame || (!id.isNull() && !TextTool::canEdit(context, id)))
        return;
    const Lifetime::Guard guard(&lifetime);
    q.setTool(Select);
    if (!id.isNull() && !isGone)
        edit(textTool, id, [this, target] { textTool.setTarget(target); });
}

} // namespace Trammel
