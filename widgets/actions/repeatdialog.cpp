#include "widgets/actions/repeatdialog_p.h"

#include "widgets/actions/numberbox_p.h"
#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/view/painting/colors_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>
#include <trammel/shapeeditor.h>

#include <QtCore/QEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace Trammel {

namespace {

using Form = Repetition::Form;

/// The maximum number of shapes in the preview, which then contains the first copies only.
constexpr int MostPreviewed = 2000;

} // namespace

void RepeatDialog::open(ShapeEditor &editor, ToolContext &tools)
{
    auto *dialog = editor.findChild<RepeatDialog *>();
    if (!dialog)
        dialog = new RepeatDialog(editor, tools);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

RepeatDialog::RepeatDialog(ShapeEditor &editor, ToolContext &tools)
    : QDialog(&editor), m_editor(editor), m_tools(tools), m_overlay(tools.overlay), m_form(new QFormLayout),
      m_kind(new QComboBox)
{
    setAttribute(Qt::WA_DeleteOnClose);
    for (int i = 0; i <= int(Form::Circle); ++i)
        m_kind->addItem(QString());
    connect(m_kind, &QComboBox::currentIndexChanged, this, &RepeatDialog::refresh);
    addField(m_kind, "form");
    m_count = addCount("count");
    m_columns = addCount("columns");
    m_rows = addCount("rows");
    m_across = addNumber("across");
    m_down = addNumber("down");
    m_columnStep = addNumber("columnStep");
    m_rowStep = addNumber("rowStep");
    m_isFullTurn = addCheck("fullTurn");
    m_angle = addNumber("angle");
    m_pivotX = addNumber("pivotX");
    m_pivotY = addNumber("pivotY");
    m_isRotating = addCheck("rotating");

    m_message = new QLabel;
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setFixedHeight(2 * fontMetrics().lineSpacing());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    // A button box sets the texts of its standard buttons when the language changes.
    m_accept = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("accept"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(m_form);
    layout->addWidget(m_message);
    layout->addWidget(buttons);

    connect(&editor, &ShapeEditor::selectionChanged, this, &RepeatDialog::refresh);
    connect(&editor, &ShapeEditor::drawingChanged, this, &RepeatDialog::refresh);
    connect(&editor, &ShapeEditor::documentChanged, this, &RepeatDialog::refresh);
    connect(&editor, &ShapeEditor::readOnlyChanged, this, &RepeatDialog::refresh);
    retranslate();
    fillIn();
    refresh();
}

RepeatDialog::~RepeatDialog()
{
    if (m_overlay)
        m_overlay->setPreview({});
}

void RepeatDialog::addField(QWidget *field, const char *name)
{
    field->setObjectName(QString::fromLatin1(name));
    if (qobject_cast<QCheckBox *>(field)) {
        m_form->addRow(field);
        return;
    }
    auto *label = new QLabel;
    label->setBuddy(field);
    m_form->addRow(label, field);
}

QSpinBox *RepeatDialog::addCount(const char *name)
{
    auto *box = new QSpinBox;
    box->setRange(1, Repetition::MostCopies + 1);
    connect(box, &QSpinBox::valueChanged, this, &RepeatDialog::refresh);
    addField(box, name);
    return box;
}

QDoubleSpinBox *RepeatDialog::addNumber(const char *name)
{
    auto *box = new NumberBox;
    constexpr int Decimals = 6;
    box->setDecimals(Decimals);
    box->setRange(-LargestCoordinate, LargestCoordinate);
    connect(box, &QDoubleSpinBox::valueChanged, this, &RepeatDialog::refresh);
    addField(box, name);
    return box;
}

QCheckBox *RepeatDialog::addCheck(const char *name)
{
    auto *box = new QCheckBox;
    box->setChecked(true);
    connect(box, &QCheckBox::toggled, this, &RepeatDialog::refresh);
    addField(box, name);
    return box;
}

void RepeatDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

void RepeatDialog::retranslate()
{
    setWindowTitle(tr("Repeat"));
    const auto label = [this](QWidget *field, const QString &text) {
        static_cast<QLabel *>(m_form->labelForField(field))->setText(text);
    };
    const QStringList forms{tr("In a row"), tr("In a grid"), tr("Around a point")};
    for (int i = 0; i < forms.size(); ++i)
        m_kind->setItemText(i, forms[i]);
    label(m_kind, tr("&Arrange:"));
    label(m_count, tr("&Copies:"));
    label(m_columns, tr("Colu&mns:"));
    label(m_rows, tr("&Rows:"));
    label(m_across, tr("&Horizontal distance:"));
    label(m_down, tr("&Vertical distance:"));
    label(m_columnStep, tr("Column &distance:"));
    label(m_rowStep, tr("Row d&istance:"));
    label(m_angle, tr("A&ngle between copies:"));
    label(m_pivotX, tr("Center &X:"));
    label(m_pivotY, tr("Center &Y:"));
    m_isFullTurn->setText(tr("&Full circle"));
    m_isRotating->setText(tr("R&otate the copies"));
    m_angle->setSuffix(QChar(0x00b0));
    m_accept->setText(tr("Re&peat"));
}

void RepeatDialog::fillIn()
{
    const Document &document = *m_editor.document();
    const ShapeIds ids = document.sorted(chosen());
    if (ids.isEmpty())
        return;
    const Aabb2 box = document.bounds(ids);
    const auto size = box.size(), center = box.center();
    const double gap = m_editor.gridSize();
    QPointF offset(size[0] + gap, 0);
    const Duplication &last = m_tools.duplication;
    if (ids == document.sorted(last.copies) && !same(document.find(ids.first())->center, last.source))
        offset = document.find(ids.first())->center - last.source;
    m_count->setValue(5);
    m_columns->setValue(3);
    m_rows->setValue(2);
    m_across->setValue(offset.x());
    m_down->setValue(offset.y());
    m_columnStep->setValue(size[0] + gap);
    m_rowStep->setValue(size[1] + gap);
    m_angle->setValue(Repetition::fullTurn(m_count->value()));
    const QPointF pivot =
        m_editor.pivot().value_or(QPointF(center[0], center[1] + 1.5 * std::max(size[0], size[1]) + gap));
    m_pivotX->setValue(pivot.x());
    m_pivotY->setValue(pivot.y());
}

Repetition RepeatDialog::repetition() const
{
    Repetition repetition;
    repetition.form = Form(m_kind->currentIndex());
    repetition.count = m_count->value();
    repetition.columns = m_columns->value();
    repetition.rows = m_rows->value();
    repetition.offset = repetition.form == Form::Grid ? QPointF(m_columnStep->value(), m_rowStep->value())
                                                      : QPointF(m_across->value(), m_down->value());
    repetition.pivot = {m_pivotX->value(), m_pivotY->value()};
    repetition.angle = m_isFullTurn->isChecked() ? Repetition::fullTurn(repetition.count) : m_angle->value();
    repetition.isRotating = m_isRotating->isChecked();
    return repetition;
}

ShapeIds RepeatDialog::chosen() const
{
    return m_editor.isReadOnly() ? ShapeIds() : m_editor.selection()->moved();
}

void RepeatDialog::refresh()
{
    const auto form = Form(m_kind->currentIndex());
    m_form->setRowVisible(m_count, form != Form::Grid);
    for (QWidget *field : QWidgetList{m_across, m_down})
        m_form->setRowVisible(field, form == Form::Row);
    for (QWidget *field : QWidgetList{m_columns, m_rows, m_columnStep, m_rowStep})
        m_form->setRowVisible(field, form == Form::Grid);
    for (QWidget *field : QWidgetList{m_isFullTurn, m_angle, m_pivotX, m_pivotY, m_isRotating})
        m_form->setRowVisible(field, form == Form::Circle);
    m_angle->setEnabled(!m_isFullTurn->isChecked());
    if (m_isFullTurn->isChecked()) {
        const QSignalBlocker quiet(m_angle);
        m_angle->setValue(Repetition::fullTurn(m_count->value()));
    }

    const Document &document = *m_editor.document();
    const ShapeIds ids = chosen();
    const Repetition repetition = this->repetition();
    const QString error = repetitionError(document, ids, repetition);
    m_accept->setEnabled(error.isEmpty());
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, warningColor(colors));
    m_message->setPalette(colors);
    m_message->setText(error);
    if (!m_overlay)
        return;
    const int most = ids.isEmpty() ? 0 : int(MostPreviewed / ids.size());
    const DocumentData copies = repeatedCopies(document, ids, repetition, most);
    QList<Shape> preview;
    for (ShapeId id : copies.order) {
        if (!copies.shapes.find(id)->hidden)
            preview.append(*copies.shapes.find(id));
    }
    m_overlay->setPreview(preview);
}

void RepeatDialog::keepOffset(const ShapeIds &ids, const ShapeIds &copies)
{
    const Document &document = *m_editor.document();
    const ShapeIds before = ids.size() == copies.size() ? ids : copies.mid(copies.size() - 2 * ids.size(), ids.size());
    m_tools.duplication = {copies.last(ids.size()), document.find(before.first())->center};
}

void RepeatDialog::accept()
{
    const QPointer<RepeatDialog> self(this);
    const QPointer<Document> document(m_editor.document());
    const ShapeIds ids = document->sorted(chosen());
    const Repetition repetition = this->repetition();
    const RepetitionResult result = repeatShapes(*document, ids, repetition, m_editor.selection()->enteredGroup());
    // A slot may have deleted the editor, which owns the dialog, or have set another document.
    if (!self || !document || m_editor.document() != document)
        return;
    if (!result) {
        m_message->setText(result.errorString);
        return;
    }
    const auto exists = [&document](ShapeId id) { return document->contains(id); };
    if (repetition.form == Form::Row && std::all_of(ids.begin(), ids.end(), exists)
        && std::all_of(result.copies.begin(), result.copies.end(), exists))
        keepOffset(ids, result.copies);
    m_editor.selection()->set(ids + result.copies);
    if (self)
        QDialog::accept();
}

} // namespace Trammel
