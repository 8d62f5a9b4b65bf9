// The protection of unsaved changes against crashes.
#include "mainwindow.h"

#include "recoverydialog.h"
#include <trammel/filetask.h>
#include <trammel/recovery.h>

#include <QtWidgets/QStatusBar>

using namespace Trammel;

void MainWindow::startRecovery(const QString &folder)
{
    m_recovery = new Recovery(m_editor->document(), folder, this);
    m_recovery->setFileName(m_fileName);
    connect(m_recovery, &Recovery::failed, this, [this](const QString &reason) {
        statusBar()->showMessage(tr("Unsaved changes are not protected against a crash: %1").arg(reason));
    });
}

void MainWindow::offerSnapshots()
{
    const QList<RecoverySnapshot> snapshots = Recovery::snapshots(m_recovery->folder());
    if (snapshots.isEmpty())
        return;
    auto *dialog = new RecoveryDialog(snapshots, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::restoreRequested, this, &MainWindow::restore);
    dialog->open();
}

void MainWindow::restore(const RecoverySnapshot &snapshot)
{
    const Document &document = *m_editor->document();
    const bool hasDrawing = !m_fileName.isEmpty() || document.isModified() || document.count() > 0;
    if (hasDrawing || document.fileTask()) {
        auto *window = new MainWindow(m_settings);
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->startRecovery(m_recovery->folder());
        constexpr QPoint Offset(30, 30);
        window->move(pos() + Offset);
        window->show();
        window->restore(snapshot);
        return;
    }
    const QString headline = tr("The changes could not be restored.");
    FileTask *task = m_recovery->startRestoring(snapshot);
    if (!task) {
        report({false, 0, m_recovery->errorString()}, headline, snapshot.fileName);
        return;
    }
    connect(task, &FileTask::finished, this, [this, snapshot, headline](const FileResult &result) {
        if (!report(result, headline, snapshot.snapshotFile))
            return;
        // Without a stamp, saving asks before it overwrites a file that is newer than the snapshot.
        m_stamp = snapshot.isOlderThanFile() ? FileStamp() : FileStamp(snapshot.fileName);
        setFileName(snapshot.fileName);
        m_editor->zoomToFit();
        statusBar()->showMessage(tr("The changes are restored. Save the drawing to keep them."));
    });
    watch(*task);
}
