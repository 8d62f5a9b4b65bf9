// The section of the inspector for the style of texts.
#include "widgets/panels/inspector/shapeinspector_p.h"

#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include "widgets/view/canvas/textfield_p.h"
#include <trammel/retranslation.h>
#include <trammel/shapekind.h>

#include <algorithm>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;
using Overflow = TextStyle::Overflow;

constexpr std::pair<Overflow, const char *> Overflows[] = {
    {Overflow::Visible, QT_TRANSLATE_NOOP("Trammel", "Visible")},
    {Overflow::Clip, QT_TRANSLATE_NOOP("Trammel", "Clip")},
    {Overflow::Grow, QT_TRANSLATE_NOOP("Trammel", "Grow Shape")},
};

/// The parts of the text style that the selected shapes share.
struct TextValues
{
    void include(const Shape &shape)
    {
        include(*shape.textStyle);
        hasBox = hasBox || !hasTextOnLine(shape);
        isFitted = isFitted || !shape.kind->hasCompartments();
    }
    void include(const TextStyle &style)
    {
        family.include(style.family);
        color.include(style.color);
        overflow.include(style.overflow);
        wrap.include(style.wrap);
        upright.include(style.upright);
    }

    Common<QString> family;
    Common<QColor> color;
    Common<Overflow> overflow;
    Common<bool> wrap;
    Common<bool> upright;
    /// Whether a text lies in the frame of its shape, rather than on a line.
    bool hasBox = false;
    /// Whether the style determines how a text fits into its box. It does not in compartments.
    bool isFitted = false;
};

/// Lines and connectors seldom have a text.
bool isForText(const Shape &shape)
{
    return Trammel::hasText(shape) || shape.isClosed();
}

} // namespace

bool ShapeInspector::Private::hasText() const
{
    if (!editor || isOfNext())
        return editor && !editor->isReadOnly();
    const ShapeIds ids = shapes();
    return editor->editedText() == ids.first() || std::any_of(ids.begin(), ids.end(), [this](ShapeId id) {
               const Shape *shape = document ? document->find(id) : nullptr;
               return shape && isForText(*shape);
           });
}

void ShapeInspector::Private::buildText(QGridLayout &grid)
{
    // The text that is being typed can be styled.
    setKeepsTyping(*grid.parentWidget());
    family->setObjectName(QStringLiteral("textFamily"));
    nameField(family, QT_TRANSLATE_NOOP("Trammel", "Font"));
    keepTranslated(family, [this] {
        family->setToolTip(Text::tr("The font. A font that is missing is replaced for showing, and its name is kept."));
    });
    auto *familyLabel = newLabel(QT_TRANSLATE_NOOP("Trammel", "Font"));
    familyLabel->setBuddy(family);
    grid.addWidget(familyLabel, 0, 0);
    grid.addWidget(family, 0, 1, 1, 3);
    connect(family, &FontBox::faultChanged, &q, [this] { showError(); });
    connect(family, &FontBox::picked, &q, [this] {
        if (editor)
            returnToCanvas();
    });
    connect(family, &FontBox::chosen, &q, [this](const QString &typed) {
        TextStyle probe;
        probe.family = typed;
        if (const QString errorString = probe.errorString(); !errorString.isEmpty())
            family->setError(errorString);
        else
            changeFont([&typed](TextStyle &next) { next.family = typed; });
    });

    addNumber(grid, TextSize, 1, 0);
    textColor->setObjectName(QStringLiteral("textColor"));
    nameField(textColor, QT_TRANSLATE_NOOP("Trammel", "Text color"));
    grid.addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Color")), 1, 2);
    grid.addWidget(textColor, 1, 3, Qt::AlignLeft);
    connect(textColor, &ColorButton::chosen, &q,
            [this](const QColor &color) { changeFont([color](TextStyle &next) { next.color = color; }); });
    addActions(grid, QT_TRANSLATE_NOOP("Trammel", "Style"),
               {{Action::Bold, Action::Italic, Action::Underline, Action::StrikeOut}});
    buildTextBox(grid);
}

void ShapeInspector::Private::buildTextBox(QGridLayout &grid)
{
    for (QWidget *widget : addActions(grid, QT_TRANSLATE_NOOP("Trammel", "Align"),
                                      {{Action::AlignTextLeft, Action::AlignTextCenter, Action::AlignTextRight},
                                       {Action::AlignTextTop, Action::AlignTextMiddle, Action::AlignTextBottom}}))
        textBoxWidgets.append(widget);
    int row = grid.rowCount();
    addNumber(grid, LineSpacing, row, 0);
    addNumber(grid, TextPadding, row++, 2);
    textBoxWidgets.append({numberLabels[TextPadding], numbers[TextPadding]});

    overflow->setObjectName(QStringLiteral("textOverflow"));
    nameField(overflow, QT_TRANSLATE_NOOP("Trammel", "Overflow"));
    keepTranslated(overflow, [this] {
        overflow->setToolTip(
            Text::tr("A text that is larger than its shape is visible, is clipped, or makes the shape grow."));
    });
    overflow->setFocusPolicy(Qt::TabFocus);
    overflow->setMinimumContentsLength(6);
    overflow->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const auto &[value, words] : Overflows)
        overflow->addItem(QString(), int(value));
    keepTranslated(overflow, [this] {
        for (int i = 0; i < overflow->count(); ++i)
            overflow->setItemText(i, Text::tr(Overflows[i].second));
    });
    auto *overflowLabel = newLabel(QT_TRANSLATE_NOOP("Trammel", "Overflow"));
    grid.addWidget(overflowLabel, row, 0);
    grid.addWidget(overflow, row++, 1, 1, 3);
    connect(overflow, &QComboBox::activated, &q, [this](int index) {
        const auto value = Overflow(overflow->itemData(index).toInt());
        changeText([value](TextStyle &next) { next.overflow = value; });
    });

    wrap->setObjectName(QStringLiteral("textWrap"));
    keepTranslated(wrap, [this] { wrap->setText(Text::tr("Wrap")); });
    keepTranslated(wrap, [this] { wrap->setToolTip(Text::tr("Break lines at the width of the shape")); });
    upright->setObjectName(QStringLiteral("textUpright"));
    keepTranslated(upright, [this] { upright->setText(Text::tr("Upright")); });
    keepTranslated(upright, [this] { upright->setToolTip(Text::tr("Keep the text level in a rotated shape")); });
    for (const auto &[box, part] : {std::pair(wrap, &TextStyle::wrap), std::pair(upright, &TextStyle::upright)}) {
        // A click does not take the keyboard from a text that is being typed.
        box->setFocusPolicy(Qt::TabFocus);
        connect(box, &QCheckBox::clicked, &q,
                [this, part = part](bool isOn) { changeText([&](TextStyle &next) { next.*part = isOn; }); });
    }
    grid.addWidget(wrap, row, 0, 1, 2);
    grid.addWidget(upright, row, 2, 1, 2);
    textBoxWidgets.append({overflowLabel, overflow, wrap, upright});
}

void ShapeInspector::Private::refreshText(const Shown &shown)
{
    const bool isOfNew = shown.isEditable && isOfNext();
    const bool isEnabled = isOfNew || shown.isFree;
    TextValues values;
    if (isOfNew) {
        values.include(editor->textStyle());
    } else {
        for (ShapeId id : shown.ids) {
            if (const Shape *shape = document ? document->find(id) : nullptr)
                values.include(*shape);
        }
    }
    family->show(values.family);
    textColor->show(values.color);
    overflow->setCurrentIndex(values.overflow.value ? overflow->findData(int(*values.overflow.value)) : -1);
    overflow->setPlaceholderText(values.overflow.isMixed ? Text::tr("mixed") : QString());
    wrap->setCheckState(stateOf(values.wrap));
    upright->setCheckState(stateOf(values.upright));
    for (QWidget *widget : std::initializer_list<QWidget *>{family, textColor})
        widget->setEnabled(isEnabled);
    for (QWidget *widget : std::initializer_list<QWidget *>{overflow, wrap, upright})
        widget->setEnabled(isEnabled && (isOfNew || values.isFitted));
    for (qsizetype number : {TextSize, LineSpacing, TextPadding}) {
        const ShapeNumber &entry = shapeNumbers()[number];
        const Common<double> common = isOfNew ? Common<double>{entry.read(nextShape())}
            : document                        ? commonNumber(*document, shown.chosen, entry, {})
                                              : Common<double>();
        showNumber(number, common, isEnabled);
    }
    for (QWidget *widget : std::as_const(textBoxWidgets))
        widget->setVisible(!isOfNew && (values.hasBox || widget == wrap));
}

void ShapeInspector::Private::changeText(const std::function<void(TextStyle &)> &set)
{
    if (!editor || isOfNext())
        return;
    change(Text::tr("Change Text Style"), [&set](Shape &shape) {
        shape.textStyle.edit(set);
        shape = grownToText(shape);
    });
}

void ShapeInspector::Private::changeFont(const std::function<void(TextStyle &)> &set)
{
    if (!editor)
        return;
    TextStyle next = editor->textStyle();
    set(next);
    editor->setTextStyle(next);
    changeText(set);
}

void ShapeInspector::Private::passOn(qsizetype number)
{
    if (!editor || !document || number < StrokeWidth || number == TextPadding || number == LabelPosition
        || number == LabelOffset || number == ConnectorSpacing)
        return;
    if (number == GradientAngle)
        return passOnFill();
    const Common<double> common = commonNumber(*document, chosen(), shapeNumbers()[number], {});
    // New shapes do not become invisible.
    if (common.value && (number != Opacity || *common.value > 0))
        setNextNumber(number, *common.value);
}

} // namespace Trammel
