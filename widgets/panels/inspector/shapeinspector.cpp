#include <trammel/shapeinspector.h>

#include "widgets/model/shape/text_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include "widgets/panels/inspector/inspectornumbers_p.h"
#include "widgets/panels/inspector/inspectorvalues_p.h"
#include "widgets/panels/inspector/linefields_p.h"
#include <trammel/arrangement.h>
#include <trammel/shapekind.h>

#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <functional>

namespace Trammel {

namespace {

constexpr std::pair<Qt::PenStyle, const char *> LineStyles[] = {
    {Qt::SolidLine, QT_TRANSLATE_NOOP("Trammel", "Solid")},
    {Qt::DashLine, QT_TRANSLATE_NOOP("Trammel", "Dashed")},
    {Qt::DotLine, QT_TRANSLATE_NOOP("Trammel", "Dotted")},
    {Qt::DashDotLine, QT_TRANSLATE_NOOP("Trammel", "Dash and Dot")},
    {Qt::DashDotDotLine, QT_TRANSLATE_NOOP("Trammel", "Dash and Two Dots")},
    {Qt::NoPen, QT_TRANSLATE_NOOP("Trammel", "No Line")},
};

Qt::CheckState stateOf(const Common<bool> &common)
{
    return common.isMixed ? Qt::PartiallyChecked : common.value.value_or(false) ? Qt::Checked : Qt::Unchecked;
}

} // namespace

class ShapeInspector::Private
{
public:
    explicit Private(ShapeInspector &inspector);

    void build();
    void buildNumbers(QGridLayout &grid);
    void buildLooks(QGridLayout &grid);
    void changeForm(const LineFormChange &set, const QString &step);
    void buildWords(QGridLayout &grid);
    void onEditorChanged();
    void refresh();
    void showTitle(const ShapeIds &ids);
    void showError();
    void showError(const QString &errorString);
    ShapeIds shapes() const { return editor ? editor->selection()->ids() : ShapeIds(); }
    /// The group that is selected as a whole and alone; null otherwise.
    GroupId onlyGroup() const;
    /// The shapes to change. Locked shapes that are not in a selected group are left out.
    ChosenShapes chosen() const
    {
        if (!editor)
            return {};
        ChosenShapes chosen(*editor->document(), *editor->selection());
        chosen.pivot = editor->pivot();
        return chosen;
    }
    /// Whether the fill applies to new shapes only: nothing is selected, or a drawing tool is active.
    bool isFillOfNext() const
    {
        const bool isSelecting = editor->tool() == ShapeEditor::Select || editor->tool() == ShapeEditor::Lasso;
        return !isSelecting || shapes().isEmpty();
    }
    void change(const QString &text, const std::function<void(Shape &)> &change);

    ShapeInspector &q;
    QPointer<ShapeEditor> editor;
    QPointer<Document> document;
    /// Combines several signals in a row into one refresh.
    QTimer refreshing;
    QLabel *title = new QLabel;
    QList<QLabel *> numberLabels;
    QList<NumberField *> numbers;
    ColorButton *fill = new ColorButton;
    ColorButton *line = new ColorButton;
    QComboBox *style = new QComboBox;
    LineFields *lines = new LineFields;
    CommitLine *name = new CommitLine;
    CommitText *text = new CommitText;
    QCheckBox *locked = new QCheckBox(Text::tr("Locked"));
    QCheckBox *hidden = new QCheckBox(Text::tr("Hidden"));
    QLabel *message = new QLabel;
};

ShapeInspector::Private::Private(ShapeInspector &inspector) : q(inspector)
{
    refreshing.setSingleShot(true);
    connect(&refreshing, &QTimer::timeout, &q, [this] { refresh(); });
}

void ShapeInspector::Private::build()
{
    auto *grid = new QGridLayout(&q);
    grid->setContentsMargins(8, 8, 8, 8);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    title->setObjectName(QStringLiteral("title"));
    title->setTextFormat(Qt::PlainText);
    title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    grid->addWidget(title, 0, 0, 1, 4);
    message->setObjectName(QStringLiteral("message"));
    message->setWordWrap(true);
    message->setTextFormat(Qt::PlainText);
    QPalette red = message->palette();
    red.setColor(QPalette::WindowText, QColor(0xcf, 0x43, 0x50));
    message->setPalette(red);
    grid->addWidget(message, 1, 0, 1, 4);
    buildNumbers(*grid);
    buildLooks(*grid);
    buildWords(*grid);
    grid->setRowStretch(grid->rowCount(), 1);
}

void ShapeInspector::Private::buildNumbers(QGridLayout &grid)
{
    const QList<ShapeNumber> &all = shapeNumbers();
    for (qsizetype i = 0; i < all.size(); ++i) {
        auto *field = new NumberField;
        field->setObjectName(QLatin1String(all[i].name));
        field->setMinimumWidth(field->fontMetrics().horizontalAdvance(QStringLiteral("00000.00")));
        connect(field, &NumberField::entered, &q, [this, field, i](const NumberInput &input) {
            if (!editor)
                return;
            const QString errorString = changeNumber(*editor->document(), chosen(), shapeNumbers()[i], input);
            refresh();
            field->setError(errorString);
        });
        connect(field, &CommitLine::faultChanged, &q, [this] { showError(); });
        auto *label = new QLabel(Text::tr(all[i].label));
        label->setBuddy(field);
        label->setToolTip(Text::tr(all[i].tip));
        field->setAccessibleName(Text::tr(all[i].tip));
        const int row = 2 + int(i) / 2, column = int(i) % 2 * 2;
        grid.addWidget(label, row, column);
        grid.addWidget(field, row, column + 1);
        numberLabels.append(label);
        numbers.append(field);
    }
}

void ShapeInspector::Private::buildLooks(QGridLayout &grid)
{
    int row = grid.rowCount() - 1;
    style->setObjectName(QStringLiteral("style"));
    style->setMinimumContentsLength(6);
    style->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    style->setAccessibleName(Text::tr("Line style"));
    for (const auto &[pen, words] : LineStyles)
        style->addItem(Text::tr(words), int(pen));
    grid.addWidget(style, row, 2, 1, 2);
    connect(style, &QComboBox::activated, &q, [this](int index) {
        const auto pen = Qt::PenStyle(style->itemData(index).toInt());
        change(Text::tr("Change Line"), [pen](Shape &shape) {
            shape.stroke.style = pen;
            shape.stroke.dashPattern = {};
        });
    });

    ++row;
    fill->setObjectName(QStringLiteral("fill"));
    fill->setAccessibleName(Text::tr("Fill"));
    line->setObjectName(QStringLiteral("line"));
    line->setAccessibleName(Text::tr("Line color"));
    grid.addWidget(new QLabel(Text::tr("Fill")), row, 0);
    grid.addWidget(fill, row, 1);
    grid.addWidget(new QLabel(Text::tr("Stroke")), row, 2);
    grid.addWidget(line, row, 3);
    connect(fill, &ColorButton::chosen, &q, [this](const QColor &color) {
        if (!editor)
            return;
        editor->setFillColor(color);
        // A slot may have deleted the editor.
        if (!editor || isFillOfNext())
            return;
        change(Text::tr("Change Fill"), [color](Shape &shape) { shape.fill = color; });
    });
    connect(line, &ColorButton::chosen, &q, [this](const QColor &color) {
        change(Text::tr("Change Line"), [color](Shape &shape) { shape.stroke.color = color; });
    });

    ++row;
    lines->setObjectName(QStringLiteral("lines"));
    grid.addWidget(lines, row, 0, 1, 4);
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
    if (!editor || isFillOfNext())
        return;
    change(step, [&set](Shape &shape) {
        LineForm form = formOf(shape);
        set(form);
        setForm(shape, form);
    });
}

void ShapeInspector::Private::buildWords(QGridLayout &grid)
{
    int row = grid.rowCount();
    name->setObjectName(QStringLiteral("name"));
    name->setAccessibleName(Text::tr("Name"));
    grid.addWidget(new QLabel(Text::tr("Name")), row, 0);
    grid.addWidget(name, row, 1, 1, 3);
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

    ++row;
    text->setObjectName(QStringLiteral("text"));
    text->setAccessibleName(Text::tr("Text"));
    text->setMinimumHeight(2 * text->fontMetrics().lineSpacing());
    text->setMaximumHeight(4 * text->fontMetrics().lineSpacing());
    grid.addWidget(new QLabel(Text::tr("Text")), row, 0, Qt::AlignTop);
    grid.addWidget(text, row, 1, 1, 3);
    connect(text, &CommitText::committed, &q, [this](const QString &words) {
        change(Text::tr("Change Text"), [&words](Shape &shape) {
            shape.text = words;
            shape = grownToText(shape);
        });
    });

    ++row;
    locked->setObjectName(QStringLiteral("locked"));
    hidden->setObjectName(QStringLiteral("hidden"));
    grid.addWidget(locked, row, 0, 1, 2);
    grid.addWidget(hidden, row, 2, 1, 2);
    connect(locked, &QCheckBox::clicked, &q, [this](bool isOn) {
        if (editor)
            setLocked(*editor->document(), editor->selection()->units(), isOn);
        refresh();
    });
    connect(hidden, &QCheckBox::clicked, &q, [this](bool isOn) {
        if (editor)
            Trammel::setHidden(*editor->document(), editor->selection()->units(), isOn);
        refresh();
    });
}

void ShapeInspector::Private::onEditorChanged()
{
    if (document)
        document->disconnect(&q);
    document = editor ? editor->document() : nullptr;
    // A gesture may change very many shapes at each move, so the panel is refreshed only at intervals, in milliseconds.
    constexpr int pause = 50;
    const auto look = [this] {
        if (!refreshing.isActive())
            refreshing.start(document->gesture() ? pause : 0);
    };
    if (document) {
        connect(document, &Document::shapesChanged, &q, look);
        connect(document, &Document::groupsChanged, &q, look);
        connect(document, &Document::reset, &q, look);
    }
    refresh();
}

GroupId ShapeInspector::Private::onlyGroup() const
{
    const Units units = editor ? editor->selection()->units() : Units();
    return units.size() == 1 ? units.first().group : GroupId();
}

void ShapeInspector::Private::change(const QString &step, const std::function<void(Shape &)> &change)
{
    if (!editor)
        return;
    // A slot may delete the document or the editor.
    const QPointer<Document> changed(editor->document());
    changed->changeShapes(editor->selection()->carried(), change, step);
    refresh();
    showError(changed ? changed->errorString() : QString());
}

void ShapeInspector::Private::showTitle(const ShapeIds &ids)
{
    const Shape *only = ids.size() == 1 && document ? document->find(ids.first()) : nullptr;
    if (only)
        title->setText(only->kind->displayName());
    else if (!onlyGroup().isNull())
        title->setText(Text::tr("Group of %L1 shapes").arg(document->members(onlyGroup()).size()));
    else if (ids.isEmpty())
        title->setText(Text::tr("Nothing is selected"));
    else
        title->setText(Text::tr("%L1 shapes").arg(ids.size()));
}

void ShapeInspector::Private::showError()
{
    QString errorString;
    for (const NumberField *field : std::as_const(numbers)) {
        if (errorString.isEmpty())
            errorString = field->errorString();
    }
    showError(errorString);
}

void ShapeInspector::Private::showError(const QString &errorString)
{
    message->setText(errorString);
    message->setVisible(!errorString.isEmpty());
}

void ShapeInspector::Private::refresh()
{
    refreshing.stop();
    const ShapeIds ids = shapes();
    const InspectorValues summary(document, ids, editor ? editor->selection()->units() : Units());
    const bool isEditable = editor && !editor->isReadOnly();
    const bool isFree = isEditable && summary.isAnyFree;
    showTitle(ids);
    // Locked shapes are shown, too.
    ChosenShapes shown = chosen();
    if (shown.shapes.isEmpty())
        shown.shapes = shown.singles = ids;
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        const Common<double> common = document ? commonNumber(*document, shown, shapeNumbers()[i]) : Common<double>();
        const bool isThere = common.value || common.isMixed;
        numbers[i]->show(common);
        numbers[i]->setEnabled(isFree && isThere);
        numberLabels[i]->setEnabled(isFree && isThere);
    }
    if (isEditable && isFillOfNext()) {
        fill->show({editor->fillColor()});
        fill->setEnabled(true);
    } else {
        fill->show(summary.fill);
        fill->setEnabled(isFree && summary.canBeFilled);
    }
    line->show(summary.line);
    line->setEnabled(isFree);
    style->setCurrentIndex(summary.style.value ? style->findData(int(*summary.style.value)) : -1);
    style->setPlaceholderText(summary.style.isMixed ? Text::tr("mixed") : QString());
    style->setEnabled(isFree);
    if (editor && isFillOfNext())
        lines->show(LineValues(editor->lineForm(), editor->tool() == ShapeEditor::Arrow), isEditable);
    else
        lines->show(LineValues(document, ids), isFree);
    if (const Group *group = document ? document->find(onlyGroup()) : nullptr)
        name->show(group->name, false);
    else
        name->show(summary.name.value.value_or(QString()), summary.name.isMixed);
    name->setEnabled(isFree);
    text->show(summary.text.value.value_or(QString()), summary.text.isMixed);
    text->setEnabled(isFree);
    locked->setCheckState(stateOf(summary.locked));
    hidden->setCheckState(stateOf(summary.hidden));
    locked->setEnabled(isEditable && !ids.isEmpty());
    hidden->setEnabled(isEditable && !ids.isEmpty());
    showError();
}

ShapeInspector::ShapeInspector(QWidget *parent) : EditorPanel(parent), d(std::make_unique<Private>(*this))
{
    d->build();
    d->refresh();
}

ShapeInspector::~ShapeInspector()
{
    // A field that loses the focus because of the destruction must not commit its text.
    for (QWidget *child : findChildren<QWidget *>())
        child->disconnect(this);
}

QString ShapeInspector::errorString() const
{
    return d->message->text();
}

void ShapeInspector::useEditor(ShapeEditor *editor)
{
    if (d->editor) {
        d->editor->disconnect(this);
        d->editor->selection()->disconnect(this);
    }
    d->editor = editor;
    if (editor) {
        // Unfinished input belongs to the shapes that were selected before.
        connect(editor->selection(), &Selection::changed, this, [this] {
            for (NumberField *field : std::as_const(d->numbers))
                field->setModified(false);
            d->name->setModified(false);
            d->text->document()->setModified(false);
            d->refresh();
        });
        // A drag selects the shapes that it grabs, but changed() is emitted only at its end. A preview of few shapes is
        // shown at once; many shapes are shown after changed().
        connect(editor->selection(), &Selection::previewed, this, [this] {
            constexpr qsizetype few = 100;
            // An earlier slot may have deleted the editor.
            if (d->editor && d->editor->selection()->ids().size() <= few && !d->refreshing.isActive())
                d->refreshing.start(0);
        });
        connect(editor, &ShapeEditor::readOnlyChanged, this, [this] { d->refresh(); });
        connect(editor, &ShapeEditor::toolChanged, this, [this] { d->refresh(); });
        connect(editor, &ShapeEditor::fillColorChanged, this, [this] { d->refresh(); });
        connect(editor, &ShapeEditor::lineFormChanged, this, [this] { d->refresh(); });
        connect(editor, &ShapeEditor::documentChanged, this, [this] { d->onEditorChanged(); });
        connect(editor, &QObject::destroyed, this, [this] {
            d->editor.clear();
            d->onEditorChanged();
        });
    }
    d->onEditorChanged();
}

} // namespace Trammel
