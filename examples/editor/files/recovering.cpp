// The protection of unsaved changes against crashes.
#include "mainwindow.h"

#include "files/opendrawing.h"
#include "files/recoverydialog.h"
#include <trammel/filetask.h>
#include <trammel/recovery.h>

#include <QtWidgets/QStatusBar>

using namespace Trammel;

void MainWindow::startRecovery(const QString &folder)
{
    connect(m_drawing->startRecovery(folder), &Recovery::failed, this, [this](const QString &reason) {
        statusBar()->showMessage(tr("Unsaved changes are not protected against a crash: %1").arg(reason));
    });
}

void MainWindow::offerSnapshots()
{
    const QList<RecoverySnapshot> snapshots = Recovery::snapshots(m_drawing->recovery()->folder());
    if (snapshots.isEmpty())
        return;
    auto *dialog = new RecoveryDialog(snapshots, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::restoreRequested, this, &MainWindow::restore);
    // A restored drawing may have a window of its own, which must not cover the dialog.
    connect(dialog, &RecoveryDialog::restoreRequested, dialog, &QWidget::raise);
    connect(dialog, &RecoveryDialog::restoreRequested, dialog, &QWidget::activateWindow);
    dialog->open();
}

void MainWindow::restore(const RecoverySnapshot &snapshot)
{
    if (!m_drawing->isPristine()) {
        openWindow()->restore(snapshot);
        return;
    }
    const QString headline = tr("The changes could not be restored.");
    FileTask *task = m_drawing->recovery()->startRestoring(snapshot);
    if (!task) {
        report({false, 0, m_drawing->recovery()->errorString()}, headline, snapshot.fileName);
        return;
    }
    connect(task, &FileTask::finished, this, [this, snapshot, headline](const FileResult &result) {
        if (!report(result, headline, snapshot.snapshotFile))
            return;
        // Without a stamp, saving asks before it overwrites a file that is newer than the snapshot.
        const FileStamp stamp = snapshot.isOlderThanFile() ? FileStamp() : FileStamp(snapshot.fileName);
        m_drawing->setFile(snapshot.fileName, stamp);
        m_editor->zoomToFit();
        constexpr int readingTime = 20'000;
        statusBar()->showMessage(tr("The changes are restored. Save the drawing to keep them."), readingTime);
    });
    watch(*task);
}
