#include "widgets/actions/actiontable_p.h"
#include "widgets/interaction/tools/texttool_p.h"
#include "widgets/model/document/documentstate_p.h"
#include "widgets/model/shape/compartments_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

#include <algorithm>
#include <optional>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

bool canStyle(const ActionState &state)
{
    return state.isEditable;
}

bool canAlign(const ActionState &state)
{
    return state.isEditable && (state.hasSelection || state.isTyping);
}

void change(const ActionContext &context, const char *step, const std::function<void(TextStyle &)> &change)
{
    const QString text = QCoreApplication::translate("Trammel", step);
    if (context.textTool.isEditing())
        return context.textTool.changeStyle(change, text);
    // Shapes that shared a style share the changed one.
    std::optional<RareValue<TextStyle>> before, after;
    context.editor.document()->changeShapes(
        context.editor.selection()->carried(),
        [&](Shape &shape) {
            if (!before || &**before != &*shape.textStyle) {
                before = after = shape.textStyle;
                after->edit(change);
            }
            shape.textStyle = *after;
            if (growsWithText(shape))
                shape = grownToText(shape);
        },
        text);
}

/// As change(), and for the text of new shapes.
void changeFont(const ActionContext &context, const std::function<void(TextStyle &)> &setFont)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    const bool isOfNext = editor->stylesNewShapes();
    TextStyle next = editor->textStyle();
    setFont(next);
    editor->setTextStyle(next);
    // A slot may have deleted the editor.
    if (editor && !isOfNext)
        change(context, QT_TRANSLATE_NOOP("Trammel", "Change Text Style"), setFont);
}

/// Whether a part of the style is set in all selected shapes, or in the new text that is being typed.
template <auto isSet> bool isEverywhere(const ActionContext &context)
{
    if (context.editor.selection()->isEmpty()) {
        const std::optional<Shape> typed = context.textTool.shownShape();
        return typed && isSet(*typed->textStyle);
    }
    return context.textStyles.all(*context.editor.document(), isSet);
}

/// As isEverywhere(), or for the text of new shapes.
template <auto isSet> bool isFont(const ActionContext &context)
{
    const ShapeEditor &editor = context.editor;
    return editor.stylesNewShapes() ? isSet(editor.textStyle()) : isEverywhere<isSet>(context);
}

template <bool TextStyle::*part> bool isPart(const TextStyle &style)
{
    return style.*part;
}

template <bool TextStyle::*part> void setPart(const ActionContext &context, bool isOn)
{
    changeFont(context, [isOn](TextStyle &style) { style.*part = isOn; });
}

bool isBold(const TextStyle &style)
{
    return style.isBold();
}

void setBold(const ActionContext &context, bool isOn)
{
    changeFont(context, [isOn](TextStyle &style) { style.setBold(isOn); });
}

template <auto member, auto value> bool isAligned(const TextStyle &style)
{
    return style.*member == value;
}

template <auto member, auto value> void align(const ActionContext &context, bool)
{
    change(context, QT_TRANSLATE_NOOP("Trammel", "Align Text"), [](TextStyle &style) { style.*member = value; });
}

bool canAddCompartment(const ActionState &state)
{
    return state.isEditable && state.hasCompartments;
}

bool canRemoveCompartment(const ActionState &state)
{
    return state.isEditable && state.hasFurtherCompartments;
}

/// Changes the compartments of the selected shapes as one undo step. The function gets the index of the compartment
/// that is being edited, or of the last one. Afterwards, the compartment that it returns is edited.
void changeCompartments(const ActionContext &context, const QString &step,
                        const std::function<qsizetype(QStringList &, qsizetype)> &change, bool isEditedAfterwards)
{
    const QPointer<ShapeEditor> editor(&context.editor);
    const QPointer<TextTool> textTool(&context.textTool);
    const bool isTyping = !textTool->shape().isNull();
    const qsizetype typed = textTool->index();
    editor->editText({});
    // A slot may have deleted the editor.
    const QPointer<Document> document(editor ? editor->document() : nullptr);
    if (!document)
        return;
    const ShapeIds ids = editor->selection()->carried(Permission::EditText);
    qsizetype next = 0;
    document->changeShapes(
        ids,
        [&](Shape &shape) {
            if (!shape.kind->hasCompartments())
                return;
            QStringList texts = compartmentsOf(shape.text);
            next = change(texts, isTyping ? std::min(typed, texts.size() - 1) : texts.size() - 1);
            shape = grownToText(withCompartments(shape, texts));
        },
        step);
    if (!editor || !document)
        return;
    if (!document->errorString().isEmpty())
        Q_EMIT editor->changeRefused(document->errorString());
    else if (textTool && ids.size() == 1 && (isTyping || isEditedAfterwards))
        textTool->edit({ids.first(), next});
}

void addCompartment(const ActionContext &context, bool)
{
    const auto change = [](QStringList &texts, qsizetype index) {
        texts.insert(index + 1, QString());
        return index + 1;
    };
    changeCompartments(context, QCoreApplication::translate("Trammel", "Add Compartment"), change, true);
}

void removeCompartment(const ActionContext &context, bool)
{
    const auto change = [](QStringList &texts, qsizetype index) {
        if (texts.size() > 1)
            texts.removeAt(index);
        return std::max<qsizetype>(index - 1, 0);
    };
    changeCompartments(context, QCoreApplication::translate("Trammel", "Remove Compartment"), change, false);
}

ActionRow compartmentRow(Action action, const ActionIcon &icon, const char *text,
                         bool (*isEnabled)(const ActionState &), void (*run)(const ActionContext &, bool))
{
    return {action, icon, text, {}, isEnabled, run, nullptr, ActionRow::Group::None, false};
}

ActionRow fontRow(Action action, const ActionIcon &icon, const char *text, const QList<QKeySequence> &shortcuts,
                  void (*run)(const ActionContext &, bool), bool (*isChecked)(const ActionContext &))
{
    return {action, icon, text, shortcuts, canStyle, run, isChecked, ActionRow::Group::None, false};
}

template <auto member, auto value> ActionRow alignRow(Action action, const ActionIcon &icon, const char *text)
{
    return {action,
            icon,
            text,
            {},
            canAlign,
            align<member, value>,
            isEverywhere<isAligned<member, value>>,
            ActionRow::Group::None,
            false};
}

} // namespace

void SelectedTextStyles::update(const DocumentState &document, const ShapeIds &ids)
{
    // A list that shares its data with the last one has not changed.
    if (m_revision == document.revision && m_ids.constData() == ids.constData() && m_ids.size() == ids.size())
        return;
    m_revision = document.revision;
    m_ids = ids;
    m_styles.emplace();
    constexpr qsizetype most = 8;
    const RareValue<TextStyle> usual;
    const TextStyle *last = nullptr;
    // Most shapes have the default style, and need not be read. If all have it, none is examined by itself: for the
    // benchmark row "lasso of 200 vertices over 26 %: event".
    if (document.textStyled.isEmpty() && document.visible.contains(ids)) {
        if (!ids.isEmpty())
            m_styles->append(*usual);
        return;
    }
    for (ShapeId id : ids) {
        const bool isUsual = document.visible.contains(id) && !document.textStyled.contains(id);
        const Shape *shape = isUsual ? nullptr : document.data.shapes.find(id);
        const TextStyle *style = isUsual ? &*usual : shape ? &*shape->textStyle : nullptr;
        if (style && (style == last || m_styles->contains(*style))) {
            last = style;
            continue;
        }
        if (!style || m_styles->size() == most) {
            m_styles.reset();
            return;
        }
        last = style;
        m_styles->append(*style);
    }
}

bool SelectedTextStyles::all(const Document &document, bool (*isSet)(const TextStyle &)) const
{
    if (m_styles)
        return std::all_of(m_styles->begin(), m_styles->end(), isSet);
    return std::all_of(m_ids.begin(), m_ids.end(), [&](ShapeId id) {
        const Shape *shape = document.find(id);
        return shape && isSet(*shape->textStyle);
    });
}

QList<ActionRow> textRows()
{
    using Horizontal = TextStyle::Horizontal;
    using Vertical = TextStyle::Vertical;
    constexpr auto across = &TextStyle::horizontal;
    constexpr auto down = &TextStyle::vertical;
    return {
        fontRow(Action::Bold,
                {"M 7.5 4.5 L 7.5 19.5 L 13 19.5 C 18.5 19.5 18.5 11.5 13 11.5 L 7.5 11.5 M 7.5 4.5 L 12 4.5 "
                 "C 17 4.5 17 11.5 12 11.5 M 9 4.5 L 9 19.5"},
                QT_TRANSLATE_NOOP("Trammel", "Bold"), {Qt::CTRL | Qt::Key_B}, setBold, isFont<isBold>),
        fontRow(Action::Italic, {"M 10 4.5 L 17 4.5 M 7 19.5 L 14 19.5 M 13.5 4.5 L 10.5 19.5"},
                QT_TRANSLATE_NOOP("Trammel", "Italic"), {Qt::CTRL | Qt::Key_I}, setPart<&TextStyle::italic>,
                isFont<isPart<&TextStyle::italic>>),
        fontRow(Action::Underline, {"M 7 4 L 7 11 C 7 18 17 18 17 11 L 17 4 M 6 20 L 18 20"},
                QT_TRANSLATE_NOOP("Trammel", "Underline"), {Qt::CTRL | Qt::Key_U}, setPart<&TextStyle::underline>,
                isFont<isPart<&TextStyle::underline>>),
        fontRow(
            Action::StrikeOut,
            {"M 16.5 7.5 C 15.5 3.5 7.5 3.5 7.5 8 C 7.5 12 16.5 11 16.5 15.5 C 16.5 20.5 8 20.5 7 16 M 4 12 L 20 12"},
            QT_TRANSLATE_NOOP("Trammel", "Strikethrough"), {}, setPart<&TextStyle::strikeOut>,
            isFont<isPart<&TextStyle::strikeOut>>),
        alignRow<across, Horizontal::Left>(Action::AlignTextLeft,
                                           {"M 4 6 L 20 6 M 4 10 L 14 10 M 4 14 L 20 14 M 4 18 L 12 18"},
                                           QT_TRANSLATE_NOOP("Trammel", "Align Text Left")),
        alignRow<across, Horizontal::Center>(Action::AlignTextCenter,
                                             {"M 4 6 L 20 6 M 7 10 L 17 10 M 4 14 L 20 14 M 8 18 L 16 18"},
                                             QT_TRANSLATE_NOOP("Trammel", "Center Text")),
        alignRow<across, Horizontal::Right>(Action::AlignTextRight,
                                            {"M 4 6 L 20 6 M 10 10 L 20 10 M 4 14 L 20 14 M 12 18 L 20 18"},
                                            QT_TRANSLATE_NOOP("Trammel", "Align Text Right")),
        alignRow<down, Vertical::Top>(Action::AlignTextTop, {"M 4 4 L 20 4 M 7 8 L 17 8 M 7 12 L 17 12"},
                                      QT_TRANSLATE_NOOP("Trammel", "Align Text to the Top")),
        alignRow<down, Vertical::Middle>(Action::AlignTextMiddle,
                                         {"M 4 12 L 6 12 M 18 12 L 20 12 M 8 10 L 16 10 M 8 14 L 16 14"},
                                         QT_TRANSLATE_NOOP("Trammel", "Align Text in the Middle")),
        alignRow<down, Vertical::Bottom>(Action::AlignTextBottom, {"M 4 20 L 20 20 M 7 12 L 17 12 M 7 16 L 17 16"},
                                         QT_TRANSLATE_NOOP("Trammel", "Align Text to the Bottom")),
        compartmentRow(Action::AddCompartment, {"R 4 3 16 12 M 4 8 L 20 8 M 12 17 L 12 23 M 9 20 L 15 20"},
                       QT_TRANSLATE_NOOP("Trammel", "Add Compartment"), canAddCompartment, addCompartment),
        compartmentRow(Action::RemoveCompartment, {"R 4 3 16 12 M 4 8 L 20 8 M 9 20 L 15 20"},
                       QT_TRANSLATE_NOOP("Trammel", "Remove Compartment"), canRemoveCompartment, removeCompartment),
    };
}

} // namespace Trammel
