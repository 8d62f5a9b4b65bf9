#include "widgets/panels/inspector/shapeinspector_p.h"

#include "widgets/model/shape/text_p.h"
#include <trammel/shapekind.h>

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace Trammel {

ShapeInspector::Private::Private(ShapeInspector &inspector) : q(inspector)
{
    refreshing.setSingleShot(true);
    connect(&refreshing, &QTimer::timeout, &q, [this] { refresh(); });
}

void ShapeInspector::Private::build()
{
    constexpr int spacing = 6;
    auto *column = new QVBoxLayout(&q);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(spacing + 4);
    title->setObjectName(QStringLiteral("title"));
    title->setTextFormat(Qt::PlainText);
    title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    looksTitle->setFont(bold);
    column->addWidget(title);
    message->setObjectName(QStringLiteral("message"));
    for (const Section &section : sections()) {
        auto *widget = new QWidget;
        widget->setObjectName(QLatin1String(section.name));
        auto *grid = new QGridLayout(widget);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setHorizontalSpacing(spacing);
        grid->setVerticalSpacing(spacing);
        grid->setColumnStretch(1, 1);
        grid->setColumnStretch(3, 1);
        (this->*section.build)(*grid);
        column->addWidget(widget);
        sectionWidgets.append(widget);
    }
    column->addStretch(1);
    alignColumns();
}

// The columns of labels of all sections are equally wide, so that the fields of all sections are aligned.
void ShapeInspector::Private::alignColumns()
{
    const auto eachGrid = [this](const auto &use) {
        for (const QWidget *widget : std::as_const(sectionWidgets))
            use(*static_cast<QGridLayout *>(widget->layout()));
        use(*static_cast<QGridLayout *>(lines->layout()));
    };
    for (int column : {0, 2}) {
        int width = 0;
        eachGrid([&](QGridLayout &grid) {
            for (int row = 0; row < grid.rowCount(); ++row) {
                const QLayoutItem *item = grid.itemAtPosition(row, column);
                const auto *label = item ? qobject_cast<QLabel *>(item->widget()) : nullptr;
                if (label && label != looksTitle)
                    width = std::max(width, label->sizeHint().width());
            }
        });
        eachGrid([&](QGridLayout &grid) { grid.setColumnMinimumWidth(column, width); });
    }
}

void ShapeInspector::Private::onEditorChanged()
{
    drag.reset();
    if (document)
        document->disconnect(&q);
    document = editor ? editor->document() : nullptr;
    // A gesture may change very many shapes at each move, so the panel is refreshed only at intervals, in milliseconds.
    // The intervals are longer for very many shapes.
    const auto look = [this] {
        constexpr int pause = 50, shapesPerMillisecond = 1000;
        if (!refreshing.isActive())
            refreshing.start(document->gesture() ? pause + editor->selection()->count() / shapesPerMillisecond : 0);
    };
    if (document) {
        connect(document, &Document::shapesChanged, &q, look);
        connect(document, &Document::shapesAdded, &q, look);
        connect(document, &Document::shapesRemoved, &q, look);
        connect(document, &Document::groupsChanged, &q, look);
        connect(document, &Document::reset, &q, look);
    }
    for (const auto &[button, action] : std::as_const(actionButtons)) {
        button->setDefaultAction(editor ? editor->action(action) : nullptr);
        if (!editor)
            button->setEnabled(false);
    }
    refresh();
}

GroupId ShapeInspector::Private::onlyGroup() const
{
    const Units units = editor ? editor->selection()->units() : Units();
    const GroupId group = units.size() == 1 ? units.first().group : GroupId();
    // A container is shown as a shape.
    return editor && editor->document()->containerOf(group).isNull() ? group : GroupId();
}

ChosenShapes ShapeInspector::Private::chosen() const
{
    if (!editor)
        return {};
    ChosenShapes chosen(*editor->document(), *editor->selection());
    chosen.pivot = editor->pivot();
    return chosen;
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
    else if (!ids.isEmpty())
        title->setText(Text::tr("%L1 shapes").arg(ids.size()));
    else if (document)
        title->setText(Text::tr("Drawing of %Ln shapes", nullptr, int(document->count())));
    else
        title->setText(Text::tr("No drawing"));
}

void ShapeInspector::Private::showNumber(qsizetype number, const Common<double> &common, bool isEnabled)
{
    numbers[number]->show(common);
    numbers[number]->setEnabled(isEnabled);
    numberLabels[number]->setEnabled(isEnabled);
}

void ShapeInspector::Private::showError()
{
    QString errorString = gridSize->errorString();
    if (errorString.isEmpty())
        errorString = stopOffset->errorString();
    if (errorString.isEmpty())
        errorString = family->errorString();
    if (errorString.isEmpty())
        errorString = link->errorString();
    for (const NumberField *field : std::as_const(numbers)) {
        if (errorString.isEmpty())
            errorString = field->errorString();
    }
    showError(errorString);
}

void ShapeInspector::Private::showError(const QString &errorString)
{
    message->showText(errorString);
}

void ShapeInspector::Private::returnToCanvas()
{
    // The editor may be in another window if this panel floats.
    editor->activateWindow();
    editor->setFocus(Qt::OtherFocusReason);
}

void ShapeInspector::Private::refresh()
{
    refreshing.stop();
    const ShapeIds ids = shapes();
    Shown shown{ids, chosen(), InspectorValues(document, ids, editor ? editor->selection()->units() : Units()),
                editor && !editor->isReadOnly(), false};
    shown.isFree = shown.isEditable && shown.values.isAnyFree;
    // Locked shapes are shown, too.
    if (shown.chosen.shapes.isEmpty())
        shown.chosen.shapes = shown.chosen.singles = ids;
    showTitle(ids);
    qsizetype place = 0;
    for (const Section &section : sections()) {
        (this->*section.refresh)(shown);
        sectionWidgets[place++]->setVisible((this->*section.isShown)());
    }
    // Without this, the panel is first laid out with the previous heights of the sections, and its fields jump.
    lines->layout()->activate();
    for (const QWidget *widget : std::as_const(sectionWidgets))
        widget->layout()->activate();
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

bool ShapeInspector::arePermissionsVisible() const
{
    return d->arePermissionsVisible;
}

void ShapeInspector::setPermissionsVisible(bool visible)
{
    if (visible == d->arePermissionsVisible)
        return;
    d->arePermissionsVisible = visible;
    d->refresh();
    Q_EMIT permissionsVisibleChanged(visible);
}

void ShapeInspector::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (!d->editor || (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Escape))
        return EditorPanel::keyPressEvent(event);
    d->returnToCanvas();
}

bool ShapeInspector::event(QEvent *event)
{
    const bool isHandled = EditorPanel::event(event);
    // The labels have their new texts now.
    if (event->type() == QEvent::LanguageChange) {
        d->alignColumns();
        d->refresh();
    }
    return isHandled;
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
            d->stopOffset->setModified(false);
            d->name->setModified(false);
            d->family->discard();
            d->text->document()->setModified(false);
            d->toolTip->document()->setModified(false);
            d->link->setModified(false);
            d->data->discard();
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
        const auto refresh = [this] { d->refresh(); };
        connect(editor, &ShapeEditor::readOnlyChanged, this, refresh);
        connect(editor, &ShapeEditor::toolChanged, this, refresh);
        connect(editor, &ShapeEditor::editedTextChanged, this, refresh);
        connect(editor, &ShapeEditor::shapeFillChanged, this, refresh);
        connect(editor, &ShapeEditor::lineFormChanged, this, refresh);
        connect(editor, &ShapeEditor::textStyleChanged, this, refresh);
        connect(editor, &ShapeEditor::strokeColorChanged, this, refresh);
        connect(editor, &ShapeEditor::strokeWidthChanged, this, refresh);
        connect(editor, &ShapeEditor::strokeStyleChanged, this, refresh);
        connect(editor, &ShapeEditor::shapeOpacityChanged, this, refresh);
        connect(editor, &ShapeEditor::shadowColorChanged, this, refresh);
        connect(editor, &ShapeEditor::shadowOffsetChanged, this, refresh);
        connect(editor, &ShapeEditor::shadowBlurRadiusChanged, this, refresh);
        connect(editor, &ShapeEditor::gridSizeChanged, this, refresh);
        connect(editor, &ShapeEditor::overlapModeChanged, this, refresh);
        connect(editor, &ShapeEditor::clearanceChanged, this, refresh);
        connect(editor, &ShapeEditor::pushDepthChanged, this, refresh);
        connect(editor, &ShapeEditor::hopsOverObstaclesChanged, this, refresh);
        connect(editor, &ShapeEditor::documentChanged, this, [this] { d->onEditorChanged(); });
        connect(editor, &QObject::destroyed, this, [this] {
            d->editor.clear();
            d->onEditorChanged();
        });
    }
    d->onEditorChanged();
}

} // namespace Trammel
