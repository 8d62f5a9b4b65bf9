// The fields of the fill.
#include "widgets/panels/inspector/shapeinspector_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/retranslation.h>
#include <trammel/shapekind.h>

#include <utility>

namespace Trammel {

namespace {

constexpr std::pair<FillType, const char *> FillTypes[] = {
    {FillType::Solid, QT_TRANSLATE_NOOP("Trammel", "Solid")},
    {FillType::Linear, QT_TRANSLATE_NOOP("Trammel", "Linear Gradient")},
    {FillType::Radial, QT_TRANSLATE_NOOP("Trammel", "Radial Gradient")},
};

/// The second color of a new gradient, which clearly differs from the first one.
QColor counterpart(const QColor &color)
{
    constexpr int light = 200, shade = 170;
    const QColor other = qGray(color.rgb()) > light ? color.darker(shade) : QColor(Qt::white);
    return QColor(other.red(), other.green(), other.blue(), color.alpha());
}

/// The fill with another type. A gradient that was there keeps its colors; a new one runs downward or outward.
Fill withType(const Fill &fill, FillType type)
{
    if (type == typeOf(fill))
        return fill;
    if (type == FillType::Solid)
        return firstColor(fill);
    const QColor first = fill.isValid() ? firstColor(fill) : QColor(ToolSettings().fill);
    Gradient gradient = type == FillType::Linear ? Gradient::linear(first, counterpart(first))
                                                 : Gradient::radial(first, counterpart(first));
    if (type == FillType::Linear)
        gradient.setAngle(90, {});
    if (fill.isGradient())
        gradient.stops = fill.gradient().stops;
    return gradient;
}

} // namespace

void ShapeInspector::Private::buildFill(QGridLayout &grid, int row)
{
    fillType->setObjectName(QStringLiteral("fillType"));
    // The words are shortened in a narrow panel.
    fillType->setMinimumContentsLength(0);
    fillType->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    fillType->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    nameField(fillType, QT_TRANSLATE_NOOP("Trammel", "Type of the fill"));
    for (const auto &[type, words] : FillTypes)
        fillType->addItem(QString(), int(type));
    keepTranslated(fillType, [this] {
        for (int i = 0; i < fillType->count(); ++i)
            fillType->setItemText(i, Text::tr(FillTypes[i].second));
    });
    fillEnd->setObjectName(QStringLiteral("fillEnd"));
    nameField(fillEnd, QT_TRANSLATE_NOOP("Trammel", "Last color of the gradient"));
    grid.addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Type")), row, 0);
    grid.addWidget(fillType, row, 1, 1, 3);
    grid.addWidget(fillEndLabel, row + 1, 0);
    grid.addWidget(fillEnd, row + 1, 1, Qt::AlignLeft);
    addNumber(grid, GradientAngle, row + 1, 2);
    connect(fillType, &QComboBox::activated, &q, [this](int index) {
        const auto type = FillType(fillType->itemData(index).toInt());
        changeFill([type](const Fill &before) { return withType(before, type); });
    });
    connect(fill, &ColorButton::chosen, &q, [this](const QColor &color) {
        changeFill([color](const Fill &before) {
            if (!before.isGradient() || !color.isValid())
                return Fill(color);
            Gradient gradient = before.gradient();
            gradient.stops.first().second = color;
            return Fill(gradient);
        });
    });
    connect(fillEnd, &ColorButton::chosen, &q, [this](const QColor &color) {
        changeFill([color](const Fill &before) {
            if (!before.isGradient())
                return before;
            Gradient gradient = before.gradient();
            gradient.stops.last().second = color;
            return Fill(gradient);
        });
    });
}

void ShapeInspector::Private::refreshFill(const Shown &shown)
{
    const bool isOfNew = shown.isEditable && isOfNext();
    InspectorValues values = shown.values;
    if (isOfNew) {
        const Fill next = editor->shapeFill();
        values.fill = {firstColor(next)};
        values.fillType = {typeOf(next)};
        values.fillEnd = next.isGradient() ? Common<QColor>{lastColor(next)} : Common<QColor>();
    }
    const bool canBeFilled = isOfNew || (shown.isFree && values.canBeFilled);
    const bool hasEnd = values.fillEnd.value || values.fillEnd.isMixed;
    fill->show(values.fill);
    fillType->setCurrentIndex(values.fillType.value ? fillType->findData(int(*values.fillType.value)) : -1);
    fillType->setPlaceholderText(values.fillType.isMixed ? Text::tr("mixed") : QString());
    fillEnd->show(values.fillEnd);
    for (QWidget *widget : std::initializer_list<QWidget *>{fill, fillType, fillEnd})
        widget->setEnabled(canBeFilled);
    fillEnd->setVisible(hasEnd);
    fillEndLabel->setVisible(hasEnd);
}

void ShapeInspector::Private::changeFill(const std::function<Fill(const Fill &)> &set)
{
    if (!editor)
        return;
    if (isOfNext()) {
        editor->setShapeFill(set(editor->shapeFill()));
        return;
    }
    change(Text::tr("Change Fill"), [&set](Shape &shape) {
        if (shape.kind->canBeFilled() && shape.isClosed())
            shape.fill = set(shape.fill);
    });
    passOnFill();
}

void ShapeInspector::Private::passOnFill()
{
    // A slot may have deleted the editor or its document.
    if (!editor || !document)
        return;
    Common<Fill> common;
    for (ShapeId id : chosen().shapes) {
        const Shape *shape = document->find(id);
        if (shape && shape->kind->canBeFilled() && shape->isClosed())
            common.include(shape->fill);
    }
    if (common.value)
        editor->setShapeFill(*common.value);
}

} // namespace Trammel
