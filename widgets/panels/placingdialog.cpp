#include <trammel/placingdialog.h>

#include "widgets/actions/numberbox_p.h"
#include "widgets/editor/shapeeditor_p.h"
#include "widgets/model/placing/placingtask_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/view/painting/colors_p.h"
#include <trammel/packing.h>
#include <trammel/pathdistribution.h>
#include <trammel/separation.h>
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QRegularExpression>
#include <QtCore/QTimer>
#include <QtGui/QStandardItemModel>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace Trammel {

namespace {

/// The maximum number of shapes in the preview, which then contains only some of them.
constexpr qsizetype MostPreviewed = 2000;
/// In milliseconds.
constexpr int LongTime = 200;

enum class Target { Container, Block, Row };

QVariantMap &settings()
{
    static QVariantMap map;
    return map;
}

double areaOf(const Document &document, const ShapeIds &ids)
{
    const auto [width, height] = document.bounds(ids).size();
    return width * height;
}

Units chosenUnits(const ShapeEditor &editor, Permissions needed = Permissions::none())
{
    const Selection &selection = *editor.selection();
    return editor.document()->units(selection.moved(needed), selection.enteredGroup());
}

/// Whether a unit is a shape, or the group of a container that is the shape.
bool isUnitOf(const Document &document, const Unit &unit, ShapeId id)
{
    return unit.shape == id || (!unit.group.isNull() && document.containerOf(unit.group) == id);
}

/// The shape that was selected last, if it is a container or has room for the other units; otherwise null.
ShapeId chosenContainer(const ShapeEditor &editor, const Units &units)
{
    const Document &document = *editor.document();
    const ShapeIds selected = editor.selection()->ids();
    const ShapeId last = selected.isEmpty() ? ShapeId() : selected.last();
    const Shape *shape = document.find(last);
    const bool isUnit =
        std::any_of(units.begin(), units.end(), [&](const Unit &unit) { return isUnitOf(document, unit, last); });
    if (!shape || !isUnit || !shape->isClosed() || shape->connector)
        return {};
    if (shape->kind->isContainer())
        return last;
    double area = 0;
    for (const ShapeIds &ids : shapesOfEach(document, units))
        area += ids.contains(last) ? 0 : areaOf(document, ids);
    return areaOf(document, {last}) >= area ? last : ShapeId();
}

/// The only line or open path among units; null if there are none or several.
ShapeId chosenPath(const Document &document, const Units &units)
{
    ShapeIds paths;
    for (const Unit &unit : units) {
        const Shape *shape = document.find(unit.shape);
        if (shape && !shape->isClosed() && !shape->connector && shape->kind != &ShapeKind::text())
            paths.append(unit.shape);
    }
    return paths.size() == 1 ? paths.first() : ShapeId();
}

} // namespace

class PlacingDialog::Private
{
public:
    Private(PlacingDialog &dialog, ShapeEditor &shapeEditor, Task what);

    void addField(QWidget *field, const char *name);
    NumberBox *addNumber(const char *name);
    QComboBox *addChoice(const char *name, int count);
    void retranslate();
    void restoreSettings();
    void storeSettings() const;
    QString title() const;
    /// The angles in the field; nothing if they cannot be read.
    std::optional<QList<double>> anglesInField() const;
    /// The computation; empty, with the reason in an error, if there is nothing to compute.
    PlacingTask::Command command(QString &error);
    /// Shows the fields that the settings need, and computes the places again, when control returns to the event loop.
    void refresh();
    void showFields();
    void compute();
    void onFinished();
    void showPreview();
    void showMessage(const QString &text, bool isError);
    void apply();
    /// Ends a computation. The thread may go on for a while.
    void dropJob();

    PlacingDialog &q;
    ShapeEditor &editor;
    const Task task;
    QPointer<Overlay> overlay;
    QWidget *fields = new QWidget;
    QFormLayout *form = new QFormLayout(fields);
    QComboBox *target = nullptr;
    NumberBox *width = nullptr;
    QComboBox *turning = nullptr;
    QLineEdit *angles = nullptr;
    NumberBox *clearance = nullptr;
    QComboBox *spacing = nullptr;
    QCheckBox *following = nullptr;
    QLabel *message = new QLabel;
    QProgressBar *bar = new QProgressBar;
    QPushButton *accepting = nullptr;
    /// Combines several changes in a row into one computation.
    QTimer refreshing;
    /// Shows the progress of a computation that takes longer.
    QTimer waiting;
    std::unique_ptr<PlacingTask> job;
    /// Whether the places of the job, if it is finished, are those for the current settings and drawing.
    bool isCurrent = false;
    bool isRunning = false;
    /// Whether the result is to be applied as soon as it is there.
    bool isAccepted = false;
    ShapeId container;
};

PlacingDialog::Private::Private(PlacingDialog &dialog, ShapeEditor &shapeEditor, Task what)
    : q(dialog), editor(shapeEditor), task(what), overlay(&shapeEditor.d->overlay)
{
    form->setContentsMargins(0, 0, 0, 0);
    if (task == Pack) {
        target = addChoice("target", 3);
        width = addNumber("width");
        turning = addChoice("turning", 3);
        angles = new QLineEdit(QStringLiteral("0 90 180 270"));
        QObject::connect(angles, &QLineEdit::textChanged, &q, [this] { refresh(); });
        addField(angles, "angles");
    }
    if (task == DistributeAlongPath) {
        spacing = addChoice("spacing", 2);
        following = new QCheckBox;
        QObject::connect(following, &QCheckBox::toggled, &q, [this] { refresh(); });
        addField(following, "following");
    } else {
        clearance = addNumber("clearance");
    }
    message->setObjectName(QStringLiteral("message"));
    message->setTextFormat(Qt::PlainText);
    message->setWordWrap(true);
    message->setMinimumHeight(2 * q.fontMetrics().lineSpacing());
    bar->setObjectName(QStringLiteral("progress"));
    QSizePolicy kept = bar->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    bar->setSizePolicy(kept);
    bar->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    // A button box sets the texts of its standard buttons when the language changes.
    accepting = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    accepting->setObjectName(QStringLiteral("accept"));
    QObject::connect(buttons, &QDialogButtonBox::accepted, &q, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &q, &QDialog::reject);
    auto *layout = new QVBoxLayout(&q);
    layout->addWidget(fields);
    layout->addWidget(message);
    layout->addWidget(bar);
    layout->addWidget(buttons);
    refreshing.setSingleShot(true);
    waiting.setSingleShot(true);
    QObject::connect(&waiting, &QTimer::timeout, bar, &QWidget::show);
    QObject::connect(&refreshing, &QTimer::timeout, &q, [this] {
        showFields();
        compute();
    });
}

void PlacingDialog::Private::addField(QWidget *field, const char *name)
{
    field->setObjectName(QString::fromLatin1(name));
    if (qobject_cast<QCheckBox *>(field)) {
        form->addRow(field);
        return;
    }
    auto *label = new QLabel;
    label->setBuddy(field);
    form->addRow(label, field);
}

NumberBox *PlacingDialog::Private::addNumber(const char *name)
{
    auto *box = new NumberBox;
    constexpr int decimals = 6;
    box->setDecimals(decimals);
    box->setRange(0, LargestCoordinate);
    QObject::connect(box, &QDoubleSpinBox::valueChanged, &q, [this] { refresh(); });
    addField(box, name);
    return box;
}

QComboBox *PlacingDialog::Private::addChoice(const char *name, int count)
{
    auto *box = new QComboBox;
    for (int i = 0; i < count; ++i)
        box->addItem(QString());
    QObject::connect(box, &QComboBox::currentIndexChanged, &q, [this] { refresh(); });
    addField(box, name);
    return box;
}

QString PlacingDialog::Private::title() const
{
    return task == Separate ? tr("Separate") : task == Pack ? tr("Pack") : tr("Distribute Along Path");
}

void PlacingDialog::Private::retranslate()
{
    const auto label = [this](QWidget *field, const QString &text) {
        static_cast<QLabel *>(form->labelForField(field))->setText(text);
    };
    const auto choices = [](QComboBox *box, const QStringList &texts) {
        for (int i = 0; i < texts.size(); ++i)
            box->setItemText(i, texts[i]);
    };
    q.setWindowTitle(title());
    bar->setAccessibleName(tr("Progress"));
    if (task == Pack) {
        label(target, tr("&Into:"));
        choices(target, {tr("The shape selected last"), tr("A compact block"), tr("Rows of a given width")});
        label(width, tr("&Width:"));
        label(turning, tr("&Rotate shapes:"));
        choices(turning, {tr("Not at all"), tr("By these angles"), tr("By any angle")});
        label(angles, tr("&Angles:"));
        angles->setToolTip(tr("Degrees, clockwise, separated by spaces"));
    }
    if (clearance)
        label(clearance, tr("&Clearance:"));
    if (task == DistributeAlongPath) {
        label(spacing, tr("&Equal:"));
        choices(spacing, {tr("Gaps between the shapes"), tr("Distances of the centers")});
        following->setText(tr("&Rotate the shapes to the path"));
    }
    accepting->setText(task == Separate ? tr("&Separate") : task == Pack ? tr("&Pack") : tr("&Distribute"));
}

void PlacingDialog::Private::restoreSettings()
{
    for (QWidget *field : fields->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        const QVariant value = settings().value(field->objectName());
        if (!value.isValid())
            continue;
        if (auto *box = qobject_cast<QDoubleSpinBox *>(field); box && qIsFinite(value.toDouble()))
            box->setValue(value.toDouble());
        else if (auto *choice = qobject_cast<QComboBox *>(field); choice && value.toInt() < choice->count())
            choice->setCurrentIndex(std::max(0, value.toInt()));
        else if (auto *check = qobject_cast<QCheckBox *>(field))
            check->setChecked(value.toBool());
        else if (auto *line = qobject_cast<QLineEdit *>(field))
            line->setText(value.toString());
    }
    if (!target)
        return;
    if (!chosenContainer(editor, chosenUnits(editor)).isNull())
        target->setCurrentIndex(int(Target::Container));
    if (width->value() == 0) {
        const ShapeIds ids = editor.selection()->moved();
        const Aabb2 box = editor.document()->bounds(ids);
        width->setValue(box.isEmpty() ? 0 : box.size()[0]);
    }
}

void PlacingDialog::Private::storeSettings() const
{
    QVariantMap &map = settings();
    for (const QDoubleSpinBox *box : {width, clearance}) {
        if (box)
            map.insert(box->objectName(), box->value());
    }
    for (const QComboBox *box : {target, turning, spacing}) {
        if (box)
            map.insert(box->objectName(), box->currentIndex());
    }
    if (following)
        map.insert(following->objectName(), following->isChecked());
    if (angles)
        map.insert(angles->objectName(), angles->text());
}

std::optional<QList<double>> PlacingDialog::Private::anglesInField() const
{
    static const QRegularExpression separators(QStringLiteral("[\\s;]+"));
    QList<double> all;
    for (const QString &word : angles->text().split(separators, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        all.append(q.locale().toDouble(word, &isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return all.isEmpty() ? std::nullopt : std::optional(all);
}

PlacingTask::Command PlacingDialog::Private::command(QString &error)
{
    const Document &document = *editor.document();
    const GroupId scope = editor.selection()->enteredGroup();
    Units units = chosenUnits(editor);
    container = {};
    if (editor.isReadOnly()) {
        error = tr("The drawing is read-only.");
        return {};
    }
    if (task == Separate) {
        if (units.size() < 2)
            units = document.units(document.selectableIds(scope), scope);
        return [shapes = shapesOfEach(document, units), least = clearance->value()](
                   Document &copy, const PlacingProgress &progress) { return separate(copy, shapes, least, progress); };
    }
    if (units.size() < 2) {
        error = tr("Select at least two shapes.");
        return {};
    }
    if (task == DistributeAlongPath) {
        const ShapeId path = chosenPath(document, units);
        if (path.isNull()) {
            error = tr("Select the shapes together with one line or open path.");
            return {};
        }
        const Units movable = chosenUnits(
            editor, following->isChecked() ? Permission::Move | Permission::Rotate : Permissions(Permission::Move));
        units.removeIf([&](const Unit &unit) { return unit.shape == path || !movable.contains(unit); });
        const PathDistribution distribution{spacing->currentIndex() == 0 ? Spacing::Gaps : Spacing::Centers,
                                            following->isChecked()};
        return [shapes = shapesOfEach(document, units), path, distribution](Document &copy,
                                                                            const PlacingProgress &progress) {
            return distributeAlong(copy, shapes, path, distribution, progress);
        };
    }
    Packing packing;
    packing.clearance = clearance->value();
    packing.turning = Packing::Turning(turning->currentIndex());
    if (packing.turning == Packing::Turning::ByAngles) {
        const std::optional<QList<double>> chosen = anglesInField();
        if (!chosen) {
            error = tr("The angles must be numbers that are separated by spaces.");
            return {};
        }
        packing.angles = *chosen;
    }
    if (target->currentIndex() == int(Target::Container))
        container = chosenContainer(editor, units);
    packing.container = container;
    const bool turns = packing.turning != Packing::Turning::None;
    const Units movable =
        chosenUnits(editor, turns ? Permission::Move | Permission::Rotate : Permissions(Permission::Move));
    units.removeIf([&](const Unit &unit) {
        return (!container.isNull() && isUnitOf(document, unit, container)) || !movable.contains(unit);
    });
    if (target->currentIndex() == int(Target::Row)) {
        packing.width = width->value();
        if (packing.width == 0) {
            error = tr("The width must be greater than 0.");
            return {};
        }
    }
    return [shapes = shapesOfEach(document, units), packing](Document &copy, const PlacingProgress &progress) {
        return pack(copy, shapes, packing, progress);
    };
}

void PlacingDialog::Private::refresh()
{
    if (!q.isVisible())
        return;
    isCurrent = false;
    if (job)
        job->cancel();
    refreshing.start(0);
}

void PlacingDialog::Private::showFields()
{
    if (!target)
        return;
    const Shape *last = editor.document()->find(chosenContainer(editor, chosenUnits(editor)));
    auto *items = static_cast<QStandardItemModel *>(target->model());
    items->item(int(Target::Container))->setEnabled(last);
    const QSignalBlocker blocker(target);
    target->setItemText(int(Target::Container),
                        last ? tr("\"%1\", selected last").arg(Text::shortened(titleOf(*last)))
                             : tr("The shape selected last"));
    if (!last && target->currentIndex() == int(Target::Container))
        target->setCurrentIndex(int(Target::Block));
    form->setRowVisible(width, target->currentIndex() == int(Target::Row));
    form->setRowVisible(angles, turning->currentIndex() == int(Packing::Turning::ByAngles));
}

// A canceled job is waited for, so that at most one thread computes.
void PlacingDialog::Private::compute()
{
    if (isRunning)
        return;
    QString error;
    PlacingTask::Command next = command(error);
    job.reset();
    accepting->setEnabled(error.isEmpty() && !isAccepted);
    if (!next) {
        isAccepted = false;
        fields->setEnabled(true);
        showMessage(error, true);
        showPreview();
        return;
    }
    isRunning = isCurrent = true;
    // Until the first progress is known, the bar only shows that the program is busy.
    bar->setRange(0, 0);
    waiting.start(LongTime);
    showMessage(tr("Computing the positions..."), false);
    job = std::make_unique<PlacingTask>(*editor.document(), std::move(next), container);
    QObject::connect(job.get(), &PlacingTask::progressChanged, &q, [this](double done) {
        if (done > 0)
            bar->setRange(0, 100);
        bar->setValue(int(100 * done));
    });
    QObject::connect(job.get(), &PlacingTask::finished, &q, [this] { onFinished(); });
}

void PlacingDialog::Private::onFinished()
{
    isRunning = false;
    waiting.stop();
    bar->hide();
    if (!isCurrent) {
        refreshing.start(0);
        return;
    }
    const PlacingResult &result = job->result();
    accepting->setEnabled(bool(result));
    if (!result)
        showMessage(result.errorString, true);
    else if (!result.shapes.isEmpty())
        showMessage(tr("Shapes that move: %L1").arg(result.shapes.size()), false);
    else
        showMessage(task == Separate ? tr("No shapes overlap.") : tr("No shape needs to move."), false);
    showPreview();
    if (std::exchange(isAccepted, false)) {
        fields->setEnabled(true);
        if (result)
            apply();
    }
}

void PlacingDialog::Private::showPreview()
{
    if (!overlay)
        return;
    QList<Shape> preview;
    constexpr float faint = 0.5F;
    if (job && isCurrent && !isRunning) {
        for (const Shape &shape : job->shapes()) {
            if (shape.hidden || preview.size() == MostPreviewed)
                continue;
            preview.append(shape);
            preview.last().opacity *= faint;
        }
    }
    overlay->setPreview(preview);
}

void PlacingDialog::Private::showMessage(const QString &text, bool isError)
{
    QPalette colors = q.palette();
    if (isError)
        colors.setColor(QPalette::WindowText, warningColor(colors));
    message->setPalette(colors);
    message->setText(text);
    message->setAccessibleName(text);
    // Two lines may be higher than those of the font if another font provides the letters.
    if (message->isVisible())
        message->setMinimumHeight(std::max(message->minimumHeight(), message->heightForWidth(message->width())));
}

void PlacingDialog::Private::apply()
{
    const QPointer<PlacingDialog> self(&q);
    const QPointer<ShapeEditor> shown(&editor);
    storeSettings();
    const PlacingChange change = job->change();
    const PlacingResult result = Trammel::apply(*editor.document(), change, title());
    // A slot may have deleted the editor, which owns the dialog.
    if (!self)
        return;
    if (!result) {
        showMessage(result.errorString, true);
        return;
    }
    q.done(QDialog::Accepted);
    if (shown && !result.shapes.isEmpty())
        Q_EMIT shown->announced(tr("Shapes moved: %L1").arg(result.shapes.size()));
}

void PlacingDialog::Private::dropJob()
{
    refreshing.stop();
    waiting.stop();
    bar->hide();
    isCurrent = isAccepted = false;
    if (overlay)
        overlay->setPreview({});
    if (!job)
        return;
    job->disconnect(&q);
    job->cancel();
    // The job may be emitting a signal.
    PlacingTask *last = job.release();
    if (!std::exchange(isRunning, false))
        return last->deleteLater();
    // The end of the program waits for the thread.
    last->setParent(QCoreApplication::instance());
    QObject::connect(last, &PlacingTask::finished, last, &QObject::deleteLater);
}

PlacingDialog::PlacingDialog(ShapeEditor &editor, Task task)
    : QDialog(&editor), d(std::make_unique<Private>(*this, editor, task))
{
    const auto refresh = [this] { d->refresh(); };
    connect(&editor, &ShapeEditor::selectionChanged, this, refresh);
    connect(&editor, &ShapeEditor::drawingChanged, this, refresh);
    connect(&editor, &ShapeEditor::documentChanged, this, refresh);
    connect(&editor, &ShapeEditor::readOnlyChanged, this, refresh);
    d->retranslate();
    d->restoreSettings();
    d->showFields();
}

PlacingDialog::~PlacingDialog()
{
    d->dropJob();
}

void PlacingDialog::open(ShapeEditor &editor, Task task)
{
    PlacingDialog *found = nullptr;
    const QList<PlacingDialog *> dialogs = editor.findChildren<PlacingDialog *>();
    for (PlacingDialog *dialog : dialogs) {
        if (dialog->task() == task && dialog->isVisible())
            found = dialog;
        else
            dialog->close();
    }
    if (!found) {
        found = new PlacingDialog(editor, task);
        found->setAttribute(Qt::WA_DeleteOnClose);
        // In a corner of the canvas, the dialog hides little of the preview.
        constexpr int margin = 8;
        found->adjustSize();
        const int left = std::max(margin, editor.width() - found->frameGeometry().width() - margin);
        found->move(editor.mapToGlobal(QPoint(left, margin)));
    }
    found->show();
    found->raise();
    found->activateWindow();
}

PlacingDialog::Task PlacingDialog::task() const
{
    return d->task;
}

bool PlacingDialog::isComputing() const
{
    return d->isRunning || d->refreshing.isActive();
}

QVariantMap PlacingDialog::lastSettings()
{
    return settings();
}

void PlacingDialog::setLastSettings(const QVariantMap &map)
{
    settings() = map;
}

void PlacingDialog::accept()
{
    if (d->isCurrent && !d->isRunning && d->job) {
        if (d->job->result())
            d->apply();
        return;
    }
    if (!d->accepting->isEnabled())
        return;
    d->isAccepted = true;
    d->fields->setEnabled(false);
    d->accepting->setEnabled(false);
}

void PlacingDialog::done(int result)
{
    d->dropJob();
    QDialog::done(result);
}

void PlacingDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    if (d->task == Separate)
        d->clearance->selectAll();
    d->refresh();
}

void PlacingDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        d->retranslate();
        d->refresh();
    }
}

} // namespace Trammel
