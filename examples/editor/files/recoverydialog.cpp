#include "files/recoverydialog.h"

#include <trammel/picture.h>
#include <trammel/retranslation.h>

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtCore/QThread>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr QSize PictureSize(140, 100);
/// Drawing more shapes would delay the dialog.
constexpr qsizetype MostShapes = 20'000;

QString nameOf(const RecoverySnapshot &snapshot)
{
    return snapshot.fileName.isEmpty() ? RecoveryDialog::tr("Untitled drawing")
                                       : QFileInfo(snapshot.fileName).fileName();
}

QLabel *plainLabel()
{
    auto *label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

RecoveryDialog::RecoveryDialog(const QList<RecoverySnapshot> &snapshots, QWidget *parent) : QDialog(parent)
{
    auto *layout = new QVBoxLayout(this);
    auto *headline = plainLabel();
    headline->setWordWrap(true);
    layout->addWidget(headline);

    auto *list = new QWidget;
    auto *rows = new QVBoxLayout(list);
    for (const RecoverySnapshot &snapshot : snapshots)
        rows->addWidget(createRow(snapshot));
    rows->addStretch();
    m_area = new QScrollArea;
    m_area->setWidgetResizable(true);
    m_area->setWidget(list);
    layout->addWidget(m_area);

    auto *buttons = new QDialogButtonBox;
    auto *later = new QPushButton;
    later->setObjectName("later"_L1);
    buttons->addButton(later, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    keepTranslated(this, [this, headline, later] {
        setWindowTitle(tr("Restore Unsaved Changes"));
        headline->setText(tr("The program ended before these changes were saved:"));
        later->setText(tr("&Later"));
        later->setToolTip(tr("Asks again at the next start"));
        for (const Row &row : std::as_const(m_rows))
            setTexts(row);
    });
    if (!m_rows.isEmpty())
        m_rows.first().restore->setDefault(true);
    readDrawings(snapshots);
}

RecoveryDialog::~RecoveryDialog()
{
    m_isClosed = true;
    m_thread->wait();
}

// The widgets have their fonts and styles now.
void RecoveryDialog::showEvent(QShowEvent *event)
{
    constexpr int MostHeight = 420;
    const QWidget &list = *m_area->widget();
    const int frames = 2 * m_area->frameWidth(),
              bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_area);
    const int width = std::max(list.sizeHint().width(), list.minimumSizeHint().width());
    m_area->setMinimumSize(width + bar + frames, std::min(list.sizeHint().height(), MostHeight) + frames);
    layout()->activate();
    resize(size().expandedTo(layout()->totalMinimumSize()));
    QDialog::showEvent(event);
}

QWidget *RecoveryDialog::createRow(const RecoverySnapshot &snapshot)
{
    auto *row = new QWidget;
    auto *layout = new QGridLayout(row);
    auto *picture = plainLabel();
    picture->setObjectName("picture"_L1);
    picture->setFixedSize(PictureSize);
    picture->setFrameShape(QFrame::StyledPanel);
    picture->setAlignment(Qt::AlignCenter);
    picture->setWordWrap(true);
    auto *name = plainLabel();
    name->setObjectName("name"_L1);
    QFont bold = name->font();
    bold.setBold(true);
    name->setFont(bold);
    name->setToolTip(QDir::toNativeSeparators(snapshot.fileName));
    auto *time = plainLabel();
    auto *note = plainLabel();
    note->setObjectName("note"_L1);
    note->setWordWrap(true);
    auto *restore = new QPushButton;
    restore->setObjectName("restore"_L1);
    auto *discardButton = new QPushButton;
    discardButton->setObjectName("discard"_L1);
    discardButton->setAutoDefault(false);

    layout->addWidget(picture, 0, 0, 4, 1);
    layout->addWidget(name, 0, 1, 1, 3);
    layout->addWidget(time, 1, 1, 1, 3);
    layout->addWidget(note, 2, 1, 1, 3);
    layout->addWidget(restore, 3, 1);
    layout->addWidget(discardButton, 3, 2);
    layout->setColumnStretch(3, 1);
    layout->setRowStretch(2, 1);

    connect(restore, &QPushButton::clicked, this, [this, snapshot, row] {
        removeRow(row);
        Q_EMIT restoreRequested(snapshot);
    });
    connect(discardButton, &QPushButton::clicked, this, [this, snapshot, row] { discard(snapshot, row); });
    m_rows.append({snapshot, row, picture, name, time, note, restore, discardButton});
    ++m_rowCount;
    return row;
}

void RecoveryDialog::setTexts(const Row &row)
{
    row.name->setText(nameOf(row.snapshot));
    row.time->setText(QLocale().toString(row.snapshot.time.toLocalTime(), QLocale::ShortFormat));
    row.restore->setText(tr("&Restore"));
    row.discard->setText(tr("&Discard..."));
    if (!row.read)
        row.note->setText(tr("It is damaged. %1").arg(row.read.errorString()));
    else if (row.snapshot.isOlderThanFile())
        row.note->setText(tr("The file was saved after this time."));
    if (row.shapeCount > MostShapes)
        row.picture->setText(tr("%n shapes", nullptr, int(row.shapeCount)));
    else if (row.shapeCount >= 0 && row.picture->pixmap().isNull())
        row.picture->setText(tr("No visible shapes"));
}

void RecoveryDialog::discard(const RecoverySnapshot &snapshot, QWidget *row)
{
    QMessageBox box(QMessageBox::Warning, tr("Discard Changes"),
                    tr("Do you want to discard the unsaved changes of \"%1\"?").arg(nameOf(snapshot)),
                    QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setInformativeText(tr("They cannot be restored later."));
    box.button(QMessageBox::Discard)->setText(tr("&Discard"));
    box.setDefaultButton(QMessageBox::Cancel);
    box.setWindowModality(Qt::WindowModal);
    if (box.exec() != QMessageBox::Discard)
        return;
    Recovery::discard(snapshot);
    removeRow(row);
}

void RecoveryDialog::removeRow(QWidget *row)
{
    row->hide();
    if (--m_rowCount == 0)
        accept();
}

void RecoveryDialog::readDrawings(const QList<RecoverySnapshot> &snapshots)
{
    const auto read = [this, snapshots] {
        for (qsizetype i = 0; i < snapshots.size() && !m_isClosed; ++i) {
            DocumentData drawing;
            const FileResult result =
                loadFile(snapshots[i].snapshotFile, drawing, [this](double) { return !m_isClosed; });
            const qsizetype count = drawing.order.size();
            if (count > MostShapes)
                drawing = {};
            QMetaObject::invokeMethod(
                this,
                [this, i, result, count, drawing] {
                    Row &row = m_rows[i];
                    row.read = result;
                    row.restore->setEnabled(bool(result));
                    if (result) {
                        row.shapeCount = count;
                        if (count <= MostShapes)
                            row.picture->setPixmap(pictureOf(drawing));
                    }
                    setTexts(row);
                },
                Qt::QueuedConnection);
        }
    };
    m_thread.reset(QThread::create(read));
    m_thread->start();
}

QPixmap RecoveryDialog::pictureOf(const DocumentData &drawing) const
{
    Aabb2 bounds;
    for (ShapeId id : drawing.order)
        bounds = bounds.united(drawing.shapes.find(id)->paintedBounds());
    const QSizeF size = QSizeF(PictureSize - QSize(8, 8)) * devicePixelRatioF();
    const QRectF area = toRect(bounds);
    const double scale =
        std::min(size.width() / std::max(1.0, area.width()), size.height() / std::max(1.0, area.height()));
    QImage image = toImage(drawing, std::min(scale, 2.0), Qt::white);
    image.setDevicePixelRatio(devicePixelRatioF());
    return QPixmap::fromImage(image);
}
