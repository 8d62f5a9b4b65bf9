// The fields of the fill.
#include "widgets/panels/inspector/shapeinspector_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/retranslation.h>
#include <trammel/shapekind.h>

#include <QtWidgets/QHBoxLayout>

#include <cmath>
#include <utility>

namespace Trammel {

namespace {

constexpr std::pair<FillType, const char *> FillTypes[] = {
    {FillType::Solid, QT_TRANSLATE_NOOP("Trammel", "Solid Color")},
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
    grid.addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Type")), row, 0);
    grid.addWidget(fillType, row, 1, 1, 3);
    buildStops(grid, row + 1);
    addNumber(grid, GradientAngle, row + 3, 0);
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
}

void ShapeInspector::Private::buildStops(QGridLayout &grid, int row)
{
    stops->setObjectName(QStringLiteral("stops"));
    stopColor->setObjectName(QStringLiteral("stopColor"));
    stopOffset->setObjectName(QStringLiteral("stopOffset"));
    nameField(stopColor, QT_TRANSLATE_NOOP("Trammel", "The color that is marked in the gradient"));
    nameField(stopOffset, QT_TRANSLATE_NOOP("Trammel", "Its position in percent"));
    auto *buttons = new QWidget;
    auto *across = new QHBoxLayout(buttons);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    const auto addButton = [&](QToolButton *button, const char *words, const char *tip, void (GradientBar::*act)()) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        nameField(button, tip);
        keepTranslated(button, [button, words, tip] {
            button->setText(Text::tr(words));
            button->setToolTip(Text::tr(tip));
        });
        connect(button, &QToolButton::clicked, stops, act);
        across->addWidget(button);
    };
    addButton(addStop, QT_TRANSLATE_NOOP("Trammel", "+"), QT_TRANSLATE_NOOP("Trammel", "Add a color"),
              &GradientBar::add);
    addButton(removeStop, QT_TRANSLATE_NOOP("Trammel", "-"), QT_TRANSLATE_NOOP("Trammel", "Remove the marked color"),
              &GradientBar::remove);
    addButton(reverseStops, QT_TRANSLATE_NOOP("Trammel", "Reverse"),
              QT_TRANSLATE_NOOP("Trammel", "Reverse the order of the colors"), &GradientBar::reverse);
    across->addStretch();
    QLabel *colors = newLabel(QT_TRANSLATE_NOOP("Trammel", "Colors"));
    QLabel *color = newLabel(QT_TRANSLATE_NOOP("Trammel", "Color"));
    QLabel *at = newLabel(QT_TRANSLATE_NOOP("Trammel", "At %"));
    grid.addWidget(colors, row, 0);
    grid.addWidget(stops, row, 1, 1, 3);
    grid.addWidget(color, row + 1, 0);
    grid.addWidget(stopColor, row + 1, 1, Qt::AlignLeft);
    grid.addWidget(at, row + 1, 2);
    grid.addWidget(stopOffset, row + 1, 3);
    grid.addWidget(buttons, row + 2, 2, 1, 2);
    stopWidgets = {colors, stops, color, stopColor, at, stopOffset, buttons};
    connect(stops, &GradientBar::entered, &q, [this] {
        if (editor)
            editor->showGradientHandles(true);
    });
    connect(stops, &GradientBar::currentChanged, &q, [this] { showStop(); });
    connect(stops, &GradientBar::edited, &q, [this](const QGradientStops &changed) { changeStops(changed); });
    connect(stops, &GradientBar::finished, &q, [this](bool isAccepted) { finishStops(isAccepted); });
    connect(stopColor, &ColorButton::chosen, stops, &GradientBar::setColor);
    connect(stopOffset, &NumberField::entered, &q, [this](const NumberInput &input) {
        if (stops->current() < 0)
            return;
        const double percent = input.applied(stops->stops()[stops->current()].first * 100);
        if (percent >= 0 && percent <= 100)
            stops->setOffset(percent / 100);
        else
            stopOffset->setError(Text::tr("the position of a color must be from 0 to 100"));
    });
    connect(stopOffset, &CommitLine::faultChanged, &q, [this] { showError(); });
}

void ShapeInspector::Private::showStop()
{
    const bool isThere = stops->current() >= 0;
    const QGradientStop stop = isThere ? stops->stops()[stops->current()] : QGradientStop();
    // The rounding removes the errors of the conversion to percents.
    constexpr double digits = 1e9;
    stopColor->show(isThere ? Common<QColor>{stop.second} : Common<QColor>());
    stopOffset->show(isThere ? Common<double>{std::round(stop.first * 100 * digits) / digits} : Common<double>());
    for (QWidget *widget : std::initializer_list<QWidget *>{stopColor, stopOffset, reverseStops})
        widget->setEnabled(isThere && stops->isEnabled());
    addStop->setEnabled(stops->canAdd());
    removeStop->setEnabled(stops->canRemove());
}

void ShapeInspector::Private::changeStops(const QGradientStops &changed)
{
    if (!editor || !document)
        return;
    const auto withStops = [&changed](const Fill &before) {
        Gradient gradient = before.gradient();
        gradient.stops = changed;
        return Fill(gradient);
    };
    if (isOfNext()) {
        if (!fillAtPress)
            fillAtPress = editor->shapeFill();
        if (fillAtPress->isGradient())
            editor->setShapeFill(withStops(*fillAtPress));
        return;
    }
    if (!drag || !drag->isOpen())
        drag.emplace(*document, Text::tr("Change Fill"));
    ShapeIds ids;
    QList<Shape> shapes;
    for (ShapeId id : editor->selection()->carried()) {
        const Shape *shape = document->find(id);
        if (!shape || !shape->fill.isGradient() || !shape->kind->canBeFilled() || !shape->isClosed())
            continue;
        ids.append(id);
        shapes.append(*shape);
        shapes.last().fill = withStops(shape->fill);
    }
    drag->change(ids, shapes);
}

void ShapeInspector::Private::finishStops(bool isAccepted)
{
    const std::optional<Fill> before = std::exchange(fillAtPress, {});
    if (before && !isAccepted && editor)
        editor->setShapeFill(*before);
    const bool isDrag = drag.has_value();
    if (isDrag && isAccepted)
        drag->commit();
    drag.reset();
    if (isDrag && isAccepted)
        passOnFill();
    refresh();
}

void ShapeInspector::Private::refreshFill(const Shown &shown)
{
    const bool isOfNew = shown.isEditable && isOfNext();
    InspectorValues values = shown.values;
    if (isOfNew) {
        const Fill next = editor->shapeFill();
        values.fill = {firstColor(next)};
        values.fillType = {typeOf(next)};
        values.stops = next.isGradient() ? Common<QGradientStops>{next.gradient().stops} : Common<QGradientStops>();
    }
    const bool canBeFilled = isOfNew || (shown.isFree && values.canBeFilled);
    fill->show(values.fill);
    fillType->setCurrentIndex(values.fillType.value ? fillType->findData(int(*values.fillType.value)) : -1);
    fillType->setPlaceholderText(values.fillType.isMixed ? Text::tr("mixed") : QString());
    for (QWidget *widget : std::initializer_list<QWidget *>{fill, fillType})
        widget->setEnabled(canBeFilled);
    stops->show(values.stops);
    if (!canBeFilled)
        stops->setEnabled(false);
    for (QWidget *widget : std::as_const(stopWidgets))
        widget->setVisible(values.stops.value || values.stops.isMixed);
    showStop();
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
