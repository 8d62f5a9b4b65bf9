// The sections of the inspector.
#include "widgets/panels/inspector/shapeinspector_p.h"

#include "widgets/model/shape/text_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include "widgets/model/undo/undomacro_p.h"
#include "widgets/panels/solidsettings_p.h"
#include <trammel/arrangement.h>
#include <trammel/retranslation.h>
#include <trammel/shapekind.h>

#include <QtGui/QUndoStack>
#include <QtWidgets/QHBoxLayout>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

using Action = ShapeEditor::Action;

constexpr std::pair<Qt::PenStyle, const char *> LineStyles[] = {
    {Qt::SolidLine, QT_TRANSLATE_NOOP("Trammel", "Solid Line")},
    {Qt::DashLine, QT_TRANSLATE_NOOP("Trammel", "Dashed")},
    {Qt::DotLine, QT_TRANSLATE_NOOP("Trammel", "Dotted")},
    {Qt::DashDotLine, QT_TRANSLATE_NOOP("Trammel", "Dash and Dot")},
    {Qt::DashDotDotLine, QT_TRANSLATE_NOOP("Trammel", "Dash and Two Dots")},
    {Qt::NoPen, QT_TRANSLATE_NOOP("Trammel", "No Line")},
};

} // namespace

std::initializer_list<ShapeInspector::Private::Section> ShapeInspector::Private::sections()
{
    static const std::initializer_list<Section> all{
        {"placement", &Private::buildPlacement, &Private::refreshPlacement, &Private::hasSelection},
        {"arrangement", &Private::buildArrangement, &Private::refreshActions, &Private::hasSeveral},
        {"drawing", &Private::buildDrawing, &Private::refreshDrawing, &Private::hasNoSelection},
        {"looks", &Private::buildLooks, &Private::refreshLooks, &Private::isAlways},
        {"path", &Private::buildPath, &Private::refreshPath, &Private::hasPaths},
        {"connector", &Private::buildConnector, &Private::refreshConnector, &Private::hasConnectors},
        {"textStyle", &Private::buildText, &Private::refreshText, &Private::hasText},
        {"words", &Private::buildWords, &Private::refreshWords, &Private::hasSelection},
        {"details", &Private::buildDetails, &Private::refreshDetails, &Private::hasSelection},
        {"flags", &Private::buildFlags, &Private::refreshFlags, &Private::hasSelection},
        {"permissions", &Private::buildPermissions, &Private::refreshPermissions, &Private::showsPermissions},
    };
    return all;
}

void ShapeInspector::Private::addNumber(QGridLayout &grid, qsizetype number, int row, int column)
{
    const ShapeNumber &entry = shapeNumbers()[number];
    auto *field = new NumberField;
    field->setObjectName(QLatin1String(entry.name));
    field->setMinimumWidth(field->fontMetrics().horizontalAdvance(QStringLiteral("00000.00")));
    nameField(field, entry.tip);
    field->setUnit(entry.unit);
    connect(field, &NumberField::entered, &q, [this, number](const NumberInput &input) { enterNumber(number, input); });
    connect(field, &CommitLine::faultChanged, &q, [this] { showError(); });
    auto *label = new NumberLabel(*field);
    keepTranslated(label, [label, &entry] {
        label->setText(Text::tr(entry.label));
        label->setToolTip(Text::tr(entry.tip));
    });
    connect(label, &NumberLabel::dragged, &q, [this, number](double change) { dragNumber(number, change); });
    connect(label, &NumberLabel::finished, &q, [this, number](bool isAccepted) { finishDrag(number, isAccepted); });
    grid.addWidget(label, row, column);
    grid.addWidget(field, row, column + 1);
    numberLabels[number] = label;
    numbers[number] = field;
}

std::array<QWidget *, 2> ShapeInspector::Private::addActions(QGridLayout &grid, const char *label,
                                                             const QList<QList<Action>> &groups)
{
    const int row = grid.rowCount();
    QLabel *words = newLabel(label);
    grid.addWidget(words, row, 0);
    auto *widget = new QWidget;
    auto *buttons = new QHBoxLayout(widget);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(0);
    constexpr int gap = 8;
    for (const QList<Action> &group : groups) {
        if (buttons->count() > 0)
            buttons->addSpacing(gap);
        for (Action action : group) {
            auto *button = new QToolButton;
            button->setAutoRaise(true);
            button->setFocusPolicy(Qt::TabFocus);
            button->setEnabled(false);
            buttons->addWidget(button);
            actionButtons.append({button, action});
        }
    }
    buttons->addStretch();
    grid.addWidget(widget, row, 1, 1, 3);
    return {words, widget};
}

void ShapeInspector::Private::buildPlacement(QGridLayout &grid)
{
    for (int i = 0; i < int(PlacementCount); ++i)
        addNumber(grid, i, i / 2, i % 2 * 2);
}

void ShapeInspector::Private::refreshPlacement(const Shown &shown)
{
    const std::optional<UnitFrame> frame = document ? commonFrame(*document, shown.chosen) : std::nullopt;
    for (qsizetype i = 0; i < PlacementCount; ++i) {
        const Common<double> common =
            document ? commonNumber(*document, shown.chosen, shapeNumbers()[i], frame) : Common<double>();
        showNumber(i, common, shown.isFree && (common.value || common.isMixed) && mayChange(i));
    }
}

// Several shapes, whose numbers are those of their common frame, move when they are rotated or resized.
bool ShapeInspector::Private::mayChange(qsizetype number) const
{
    const Selection *selection = editor ? editor->selection() : nullptr;
    if (!selection || number >= PlacementCount)
        return selection;
    const ShapeIds all = selection->carried();
    const bool isAboutPivot = number == Angle && editor->pivot();
    Permissions needed = number < Width ? Permission::Move : number == Angle ? Permission::Rotate : Permission::Resize;
    if (number != Radius && (all.size() > 1 || isAboutPivot))
        needed = needed | Permission::Move;
    return selection->carried(needed).size() == all.size();
}

void ShapeInspector::Private::buildArrangement(QGridLayout &grid)
{
    addActions(grid, QT_TRANSLATE_NOOP("Trammel", "Align"),
               {{Action::AlignLeft, Action::AlignCenter, Action::AlignRight},
                {Action::AlignTop, Action::AlignMiddle, Action::AlignBottom}});
    addActions(grid, QT_TRANSLATE_NOOP("Trammel", "Distribute"),
               {{Action::DistributeGapsAcross, Action::DistributeGapsDown}});
}

void ShapeInspector::Private::buildConnector(QGridLayout &grid)
{
    addActions(grid, QT_TRANSLATE_NOOP("Trammel", "Route"),
               {{Action::StraightConnectors, Action::PolylineConnectors, Action::OrthogonalConnectors,
                 Action::RoundedConnectors, Action::CurvedConnectors, Action::ResetRoute}});
    addActions(grid, QT_TRANSLATE_NOOP("Trammel", "Crossings"),
               {{Action::NoLineJumps, Action::ArcLineJumps, Action::GapLineJumps}});
    addNumber(grid, ConnectorSpacing, grid.rowCount(), 0);
    const int row = grid.rowCount();
    addNumber(grid, LabelPosition, row, 0);
    addNumber(grid, LabelOffset, row, 2);
    for (QWidget *widget : addActions(grid, QT_TRANSLATE_NOOP("Trammel", "Direction"), {{Action::TextAlongConnector}}))
        labelWidgets.append(widget);
    for (qsizetype number : {LabelPosition, LabelOffset})
        labelWidgets.append({numberLabels[number], numbers[number]});
    grid.addWidget(ends, grid.rowCount(), 0, 1, 4);
    connect(ends, &EndFields::chosen, &q, [this](int end, const QString &port) {
        change(Text::tr("Change Port"), [end, &port](Shape &shape) {
            if (!shape.connector)
                return;
            ConnectorEnd &changed = end == 0 ? shape.connector->from : shape.connector->to;
            changed = ConnectorEnd::atPort(changed.shape, port);
        });
    });
}

void ShapeInspector::Private::refreshConnector(const Shown &shown)
{
    const auto showIfThere = [&](qsizetype number) {
        const Common<double> common = document && !isOfNext()
            ? commonNumber(*document, shown.chosen, shapeNumbers()[number], {})
            : Common<double>();
        const bool isAny = common.value || common.isMixed;
        showNumber(number, common, isAny && shown.isFree);
        return isAny;
    };
    showIfThere(LabelPosition);
    const bool isLabelThere = showIfThere(LabelOffset), isSpacingThere = showIfThere(ConnectorSpacing);
    for (QWidget *widget : std::as_const(labelWidgets))
        widget->setVisible(isLabelThere);
    numberLabels[ConnectorSpacing]->setVisible(isSpacingThere);
    numbers[ConnectorSpacing]->setVisible(isSpacingThere);
    ends->show(document, editor && !isOfNext() && shown.ids.size() == 1 ? shown.ids.first() : ShapeId(), shown.isFree);
}

bool ShapeInspector::Private::hasConnectors() const
{
    if (!editor || editor->stylesNewShapes())
        return editor && editor->tool() == ShapeEditor::Connector;
    const ShapeIds ids = shapes();
    return std::any_of(ids.begin(), ids.end(), [&](ShapeId id) {
        const Shape *shape = editor->document()->find(id);
        return shape && shape->connector;
    });
}

void ShapeInspector::Private::buildLooks(QGridLayout &grid)
{
    looksTitle->setObjectName(QStringLiteral("looksTitle"));
    grid.addWidget(looksTitle, 0, 0, 1, 4);
    addNumber(grid, StrokeWidth, 1, 0);
    style->setObjectName(QStringLiteral("style"));
    style->setMinimumContentsLength(6);
    style->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    nameField(style, QT_TRANSLATE_NOOP("Trammel", "Line style"));
    for (const auto &[pen, words] : LineStyles)
        style->addItem(QString(), int(pen));
    keepTranslated(style, [this] {
        for (int i = 0; i < style->count(); ++i)
            style->setItemText(i, Text::tr(LineStyles[i].second));
    });
    grid.addWidget(style, 1, 2, 1, 2);
    connect(style, &QComboBox::activated, &q, [this](int index) {
        const auto pen = Qt::PenStyle(style->itemData(index).toInt());
        changeLine(
            [pen](ShapeEditor &next) {
                const QPointer<ShapeEditor> self(&next);
                next.setStrokeStyle(pen);
                if (!self)
                    return;
                LineForm form = next.lineForm();
                form.dashPattern = {};
                next.setLineForm(form);
            },
            [pen](Shape &shape) {
                shape.stroke.style = pen;
                shape.stroke.dashPattern = {};
            });
    });

    fill->setObjectName(QStringLiteral("fill"));
    nameField(fill, QT_TRANSLATE_NOOP("Trammel", "Fill"));
    line->setObjectName(QStringLiteral("line"));
    nameField(line, QT_TRANSLATE_NOOP("Trammel", "Line color"));
    grid.addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Fill")), 2, 0);
    grid.addWidget(fill, 2, 1, Qt::AlignLeft);
    grid.addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Stroke")), 2, 2);
    grid.addWidget(line, 2, 3, Qt::AlignLeft);
    connect(line, &ColorButton::chosen, &q, [this](const QColor &color) {
        changeLine([color](ShapeEditor &next) { next.setStrokeColor(color); },
                   [color](Shape &shape) { shape.stroke.color = color; });
    });

    lines->setObjectName(QStringLiteral("lines"));
    buildFill(grid, 3);
    addNumber(grid, Opacity, 7, 0);
    buildShadow(grid, 7);
    grid.addWidget(lines, 10, 0, 1, 4);
    connect(lines, &LineFields::chosen, &q,
            [this](const LineFormChange &set, const QString &step) { changeForm(set, step); });
}

void ShapeInspector::Private::changeForm(const LineFormChange &set, const QString &step)
{
    if (!editor)
        return;
    const LineForm before = editor->lineForm();
    LineForm next = before;
    set(next);
    // The arrow tool always draws a head.
    if (next.startHead == LineHead::None && next.endHead == LineHead::None) {
        next.startHead = before.startHead;
        next.endHead = before.endHead;
    }
    editor->setLineForm(next);
    // A slot may have deleted the editor.
    if (!editor || isOfNext())
        return;
    change(step, [&set](Shape &shape) {
        LineForm form = formOf(shape);
        set(form);
        setForm(shape, form);
    });
}

void ShapeInspector::Private::refreshLooks(const Shown &shown)
{
    const bool isOfNew = shown.isEditable && isOfNext();
    looksTitle->setText(isOfNew ? Text::tr("New shapes") : QString());
    looksTitle->setVisible(isOfNew);
    const InspectorValues &values = shown.values;
    refreshFill(shown);
    refreshShadow(shown);
    line->show(isOfNew ? Common<QColor>{editor->strokeColor()} : values.line);
    line->setEnabled(isOfNew || shown.isFree);
    const Common<Qt::PenStyle> pen = isOfNew ? Common<Qt::PenStyle>{editor->strokeStyle()} : values.style;
    style->setCurrentIndex(pen.value ? style->findData(int(*pen.value)) : -1);
    style->setPlaceholderText(pen.isMixed ? Text::tr("mixed") : QString());
    style->setEnabled(isOfNew || shown.isFree);
    const bool drawsHeads =
        editor && (editor->tool() == ShapeEditor::Arrow || editor->tool() == ShapeEditor::Connector);
    if (editor && isOfNext())
        lines->show(LineValues(editor->lineForm(), drawsHeads), shown.isEditable);
    else
        lines->show(LineValues(document, shown.ids), shown.isFree);
    for (const qsizetype number : {StrokeWidth, Opacity, GradientAngle, ShadowX, ShadowY, ShadowBlur}) {
        const ShapeNumber &entry = shapeNumbers()[number];
        Common<double> common;
        if (isOfNew && entry.isThere(nextShape()))
            common.value = entry.read(nextShape());
        else if (!isOfNew && document)
            common = commonNumber(*document, shown.chosen, entry, {});
        const bool isThere = common.value || common.isMixed;
        showNumber(number, common, isThere && (isOfNew || shown.isFree));
        if (number != StrokeWidth && number != Opacity) {
            numbers[number]->setVisible(isThere);
            numberLabels[number]->setVisible(isThere);
        }
    }
}

void ShapeInspector::Private::changeLine(const std::function<void(ShapeEditor &)> &next,
                                         const std::function<void(Shape &)> &selected)
{
    if (!editor)
        return;
    const bool isOfNew = isOfNext();
    next(*editor);
    // A slot may have deleted the editor.
    if (editor && !isOfNew)
        change(Text::tr("Change Line"), selected);
}

void ShapeInspector::Private::enterNumber(qsizetype number, const NumberInput &input)
{
    if (!editor)
        return;
    QString errorString;
    if (number >= StrokeWidth && isOfNext()) {
        errorString = setNextNumber(number, input.applied(shapeNumbers()[number].read(nextShape())));
    } else {
        const PlaceRules rules{solidRules(*editor), editor->placementConstraint(), numbers[number]->isRepeated()};
        errorString = changeNumber(*editor->document(), chosen(), shapeNumbers()[number], input, rules);
        if (errorString.isEmpty())
            passOn(number);
    }
    refresh();
    numbers[number]->setError(errorString);
}

Shape ShapeInspector::Private::nextShape() const
{
    Shape next;
    next.fill = editor->shapeFill();
    next.stroke.width = editor->strokeWidth();
    next.opacity = float(editor->shapeOpacity());
    next.textStyle = editor->textStyle();
    next.shadow = editor->shapeShadow();
    return next;
}

QString ShapeInspector::Private::setNextNumber(qsizetype number, double value)
{
    Shape next = nextShape();
    shapeNumbers()[number].write(next, value);
    if (!(next.stroke.width >= 0 && next.stroke.width <= LargestCoordinate))
        return Text::tr("the width of a line must be from 0 to 1000000000");
    if (const QString errorString = next.textStyle->errorString(); !errorString.isEmpty())
        return errorString;
    if (const QString errorString = next.shadow->errorString(); !errorString.isEmpty())
        return errorString;
    editor->setStrokeWidth(next.stroke.width);
    // A slot may have deleted the editor.
    if (editor)
        editor->setShapeOpacity(double(next.opacity));
    if (editor)
        editor->setTextStyle(*next.textStyle);
    if (editor)
        editor->setShapeShadow(*next.shadow);
    if (editor)
        editor->setShapeFill(next.fill);
    return {};
}

// Each move starts from the state at the press, so that rounding errors do not add up.
void ShapeInspector::Private::dragNumber(qsizetype number, double change)
{
    drag.reset();
    if (!editor || !document || !numbers[number]->isEnabled())
        return;
    const ShapeNumber &entry = shapeNumbers()[number];
    const NumberInput input{{{NumberInput::Kind::Add, change * entry.unit}}};
    if (number >= StrokeWidth && isOfNext()) {
        if (!numberAtPress)
            numberAtPress = entry.read(nextShape());
        showError(setNextNumber(number, input.applied(*numberAtPress)));
        return;
    }
    drag.emplace(*document, Text::tr(entry.step));
    const PlaceRules rules{solidRules(*editor), editor->placementConstraint()};
    const QString errorString = changeNumber(*document, chosen(), entry, input, rules, &*drag);
    // The shapes stay at the last place at which they overlapped nothing.
    if (errorString.isEmpty())
        lastChange = change;
    else if (lastChange)
        changeNumber(*document, chosen(), entry, {{{NumberInput::Kind::Add, *lastChange * entry.unit}}}, {}, &*drag);
    refresh();
    showError(errorString);
}

void ShapeInspector::Private::finishDrag(qsizetype number, bool isAccepted)
{
    const std::optional<double> before = std::exchange(numberAtPress, {});
    if (before && !isAccepted && editor)
        setNextNumber(number, *before);
    if (before)
        refresh();
    lastChange.reset();
    if (!drag)
        return;
    if (isAccepted)
        drag->commit();
    drag.reset();
    if (isAccepted)
        passOn(number);
    refresh();
}

void ShapeInspector::Private::buildWords(QGridLayout &grid)
{
    name->setObjectName(QStringLiteral("name"));
    nameField(name, QT_TRANSLATE_NOOP("Trammel", "Name"));
    grid.addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Name")), 0, 0);
    grid.addWidget(name, 0, 1, 1, 3);
    connect(name, &CommitLine::committed, &q, [this](const QString &words) {
        const Group *found = document ? document->find(onlyGroup()) : nullptr;
        if (!found) {
            change(Text::tr("Rename"), [&words](Shape &shape) { shape.name = words; });
            return;
        }
        Group group = *found;
        group.name = words;
        document->changeGroup(onlyGroup(), group, Text::tr("Rename"));
        refresh();
    });

    text->setObjectName(QStringLiteral("text"));
    nameField(text, QT_TRANSLATE_NOOP("Trammel", "Text"));
    text->setMinimumHeight(2 * text->fontMetrics().lineSpacing());
    text->setMaximumHeight(4 * text->fontMetrics().lineSpacing());
    grid.addWidget(newLabel(QT_TRANSLATE_NOOP("Trammel", "Text")), 1, 0, Qt::AlignTop);
    grid.addWidget(text, 1, 1, 1, 3);
    connect(text, &CommitText::committed, &q, [this](const QString &words) { changeText(words); });
}

// A text that would become invisible is removed.
void ShapeInspector::Private::changeText(const QString &words)
{
    if (!editor)
        return;
    const auto withWords = [&words](const Shape &shape) {
        Shape changed = shape;
        changed.text = words;
        return changed;
    };
    // A slot may delete the document or the editor.
    const QPointer<Document> changed(editor->document());
    ShapeIds kept, emptied;
    for (ShapeId id : editor->selection()->carried(Permission::EditText)) {
        const Shape *shape = changed->find(id);
        const bool isEmptied = shape && isInvisibleText(withWords(*shape)) && shape->allows(Permission::Delete);
        (isEmptied ? emptied : kept).append(id);
    }
    const QString step = kept.isEmpty() ? Text::tr("Delete Text") : Text::tr("Change Text");
    {
        const UndoMacro macro(*changed, step, !kept.isEmpty() && !emptied.isEmpty());
        if (changed)
            changed->changeShapes(
                kept, [&](Shape &shape) { shape = grownToText(withWords(shape)); }, step);
        if (changed && !emptied.isEmpty())
            changed->removeShapes(emptied, step);
    }
    refresh();
    showError(changed ? changed->errorString() : QString());
}

void ShapeInspector::Private::refreshWords(const Shown &shown)
{
    const InspectorValues &values = shown.values;
    if (const Group *group = document ? document->find(onlyGroup()) : nullptr)
        name->show(group->name, false);
    else
        name->show(values.name.value.value_or(QString()), values.name.isMixed);
    name->setEnabled(shown.isFree);
    text->show(values.text.value.value_or(QString()), values.text.isMixed);
    text->setEnabled(shown.isFree && !editor->selection()->carried(Permission::EditText).isEmpty());
    text->setToolTip(values.hasCompartments ? Text::tr("A line \"--\" separates two compartments.") : QString());
}

void ShapeInspector::Private::buildPermissions(QGridLayout &grid)
{
    constexpr std::tuple<Permission, const char *, const char *> all[] = {
        {Permission::Select, "maySelect", QT_TRANSLATE_NOOP("Trammel", "Selectable")},
        {Permission::Move, "mayMove", QT_TRANSLATE_NOOP("Trammel", "Movable")},
        {Permission::Rotate, "mayRotate", QT_TRANSLATE_NOOP("Trammel", "Rotatable")},
        {Permission::Resize, "mayResize", QT_TRANSLATE_NOOP("Trammel", "Resizable")},
        {Permission::Delete, "mayDelete", QT_TRANSLATE_NOOP("Trammel", "Deletable")},
        {Permission::EditText, "mayEditText", QT_TRANSLATE_NOOP("Trammel", "Text editable")},
    };
    for (const auto &[permission, field, label] : all) {
        auto *box = new QCheckBox;
        box->setObjectName(QLatin1String(field));
        keepTranslated(box, [box, words = label] { box->setText(Text::tr(words)); });
        grid.addWidget(box, int(permissions.size()) / 2, int(permissions.size()) % 2 * 2, 1, 2);
        permissions.append({permission, box});
        connect(box, &QCheckBox::clicked, &q, [this, changed = permission](bool isOn) {
            if (editor)
                editor->document()->changeShapes(
                    restrictable(), [=](Shape &shape) { shape.permissions.setFlag(changed, isOn); },
                    Text::tr("Change Permissions"));
            refresh();
        });
    }
}

// A shape that may not be selected counts as locked, and could not be changed otherwise.
ShapeIds ShapeInspector::Private::restrictable() const
{
    const Selection &selection = *editor->selection();
    return editor->document()->sorted(selection.ids() + selection.carried());
}

void ShapeInspector::Private::refreshPermissions(const Shown &shown)
{
    const ShapeIds ids = document && arePermissionsVisible ? restrictable() : ShapeIds();
    for (const auto &[permission, box] : std::as_const(permissions)) {
        Common<bool> common;
        bool isOfShapes = false;
        for (ShapeId id : ids) {
            const Shape &shape = *document->find(id);
            common.include(shape.allows(permission));
            isOfShapes = isOfShapes || shape.kind->permissions().testFlags(permission);
        }
        box->setCheckState(stateOf(common));
        box->setEnabled(shown.isEditable && isOfShapes);
    }
}

} // namespace Trammel
