#include "widgets/actions/actiontable_p.h"
#include "widgets/actions/clipboardactions_p.h"
#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/model/style/linehead_p.h"
#include "widgets/model/style/shapestyle_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

/// Gives new shapes a style. Each property has a signal of its own, and a slot may delete the editor.
void setDefaultStyle(ShapeEditor &owner, const Fill &fill, const Stroke &stroke, const LineForm &form, double opacity,
                     const Shadow &shadow, const TextStyle &textStyle, ConnectorLine line, ConnectorJumps jumps)
{
    const QPointer<ShapeEditor> editor(&owner);
    const std::function<void()> steps[] = {
        [&] { editor->setShapeFill(fill); },
        [&] { editor->setStrokeColor(stroke.color); },
        [&] { editor->setStrokeWidth(stroke.width); },
        [&] { editor->setStrokeStyle(stroke.style); },
        [&] { editor->setLineForm(form); },
        [&] { editor->setShapeOpacity(opacity); },
        [&] { editor->setShapeShadow(shadow); },
        [&] { editor->setTextStyle(textStyle); },
        [&] { editor->setConnectorLine(line); },
        [&] { editor->setConnectorJumps(jumps); },
    };
    for (const std::function<void()> &step : steps) {
        if (editor)
            step();
    }
}

/// Gives new shapes the style of a shape, as far as it has one.
void setDefaultStyle(const ActionContext &context, const Shape &shape)
{
    ShapeEditor &editor = context.editor;
    LineForm form = editor.lineForm();
    form.cap = shape.stroke.cap;
    form.join = shape.stroke.join;
    form.dashPattern = shape.stroke.dashPattern;
    if (canHaveHeads(*shape.kind)) {
        form.startHead = shape.startHead;
        form.endHead = shape.endHead;
    }
    const bool isText = shape.kind == &ShapeKind::text();
    Stroke stroke = shape.stroke;
    if (isText) {
        // A text without a stroke would make all new shapes invisible.
        stroke = {editor.strokeColor(), editor.strokeWidth(), editor.strokeStyle()};
        form = editor.lineForm();
    }
    Shadow shadow = editor.shapeShadow();
    if (shape.isClosed() && !isText && shape.shadow->isValid())
        shadow = *shape.shadow;
    else if (shape.isClosed() && !isText)
        shadow.color = QColor();
    setDefaultStyle(editor, shape.isClosed() && !isText ? shape.fill : editor.shapeFill(), stroke, form,
                    shape.opacity > 0 ? double(shape.opacity) : editor.shapeOpacity(), shadow, *shape.textStyle,
                    shape.connector ? connectorLineOf(shape) : editor.connectorLine(),
                    shape.connector ? shape.connector->jumps : editor.connectorJumps());
}

void pasteStyle(const ActionContext &context, bool)
{
    const QList<Shape> sources = context.clipboard.copiedShapes();
    if (sources.isEmpty())
        return;
    const QPointer<ShapeEditor> editor(&context.editor);
    const QPointer<Document> document(editor->document());
    const bool isOfNew = editor->stylesNewShapes();
    const ShapeIds ids = editor->selection()->carried();
    setDefaultStyle(context, sources.last());
    // A slot may have deleted the editor or the document.
    if (isOfNew || !editor || !document || editor->document() != document)
        return;
    const auto change = [&](Shape &shape) {
        setStyle(shape, bestStyleFor(shape, sources));
        shape = grownToText(shape);
    };
    const int changed = document->changeShapes(ids, change, QCoreApplication::translate("Trammel", "Paste Style"));
    if (changed == 0 && editor && document && !document->errorString().isEmpty())
        Q_EMIT editor->changeRefused(document->errorString());
}

void setAsDefault(const ActionContext &context, bool)
{
    const ShapeIds ids = context.editor.selection()->carried();
    if (const Shape *shape = ids.isEmpty() ? nullptr : context.editor.document()->find(ids.first()))
        setDefaultStyle(context, Shape(*shape));
}

void resetDefault(const ActionContext &context, bool)
{
    const ToolSettings fresh;
    const LineForm form{.startHead = fresh.arrowStart, .endHead = fresh.arrowEnd};
    setDefaultStyle(context.editor, fresh.fill, fresh.stroke, form, double(fresh.opacity), fresh.shadow,
                    *fresh.textStyle, fresh.connectorLine, fresh.connectorJumps);
}

} // namespace

QList<ActionRow> styleRows()
{
    return {
        {Action::PasteStyle,
         {"M 4 13 L 12 5 L 19 12 L 11 20 Z M 9 8 L 16 15", "M 19.5 15 L 22 19 L 17 19 Z"},
         QT_TRANSLATE_NOOP("Trammel", "Paste Style"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_V},
         [](const ActionState &state) { return state.isEditable && state.canPaste; },
         pasteStyle},
        {Action::SetDefaultStyle,
         {"R 4 4 12 12 1.5 M 19 11 L 19 19 M 15 15 L 23 15"},
         QT_TRANSLATE_NOOP("Trammel", "Set as Default Style"),
         {},
         [](const ActionState &state) { return state.isEditable && state.hasSelection; },
         setAsDefault},
        {Action::ResetDefaultStyle,
         {"R 4 4 12 12 1.5 M 20 13 C 22 18 17 22 13.5 19.5 M 20.5 17 L 20 13 L 16.5 14.5"},
         QT_TRANSLATE_NOOP("Trammel", "Reset Default Style"),
         {},
         nullptr,
         resetDefault},
    };
}

} // namespace Trammel
