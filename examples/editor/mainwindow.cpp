#include "mainwindow.h"

#include "files/opendrawing.h"
#include "files/recentfiles.h"
#include "startpage.h"
#include "statusbar.h"
#include "taskprogress.h"
#include <trammel/commandpalette.h>
#include <trammel/filetask.h>
#include <trammel/picture.h>
#include <trammel/retranslation.h>
#include <trammel/shapepalette.h>

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QMimeData>
#include <QtCore/QStandardPaths>
#include <QtGui/QDropEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QMessageBox>

#include <utility>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr auto Suffix = "trammel"_L1;

/// The dragged local file; empty for anything else, and for several files.
QString draggedFile(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.first().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(QSettings *settings, OpenDrawing *drawing)
    : m_settings(settings), m_drawing(drawing), m_editor(new ShapeEditor)
{
    if (!m_drawing)
        m_drawing = createDrawing();
    m_editor->setDocument(&m_drawing->document());
    setWindowIcon(QIcon(u":/icons/trammel.svg"_s));
    setCentralWidget(m_editor);
    setAcceptDrops(true);
    createPanels();
    createFileMenu();
    createEditMenu();
    createDrawMenu();
    createTextMenu();
    createArrangeMenu();
    createViewMenu();
    createHelpMenu();
    createToolBar();
    setStatusBar(new StatusBar(*m_editor));
    m_progress = new TaskProgress;
    // The index places it right after the hint.
    statusBar()->insertPermanentWidget(1, m_progress);
    m_commands->addActions(menuBar()->actions());
    createShortcuts();
    auto *startPage = new StartPage(*m_editor, *m_recentFiles, this);
    connect(startPage, &StartPage::templateChosen, this, &MainWindow::startFrom);
    connect(m_editor->document(), &Document::modifiedChanged, this, &MainWindow::setWindowModified);
    connect(m_recentFiles, &RecentFiles::chosen, this, &MainWindow::open);
    m_editor->setOpensLinks(true);
    connect(m_editor, &ShapeEditor::linkActivated, this, [this](ShapeId, const QUrl &url) { followLink(url); });
    connect(m_drawing, &OpenDrawing::windowsChanged, this, &MainWindow::updateTitle);
    connect(m_drawing, &OpenDrawing::fileSet, this, &MainWindow::onFileSet);

    constexpr QSize Usual(1280, 800);
    constexpr QSize Least(480, 320);
    setMinimumSize(Least);
    const QSize available = screen()->availableSize();
    resize(Usual.boundedTo(available * 0.9));
    restoreSettings();
    m_drawing->add(*this);
    keepTranslated(this, [this] { updateTitle(); });
    m_editor->setFocus();
}

MainWindow::~MainWindow()
{
    m_drawing->remove(*this);
}

void MainWindow::onFileSet(const QString &fileName)
{
    updateTitle();
    if (!fileName.isEmpty())
        m_recentFiles->add(fileName);
}

void MainWindow::zoomAllToFit()
{
    for (MainWindow *window : m_drawing->windows())
        window->m_editor->zoomToFit();
}

void MainWindow::startNew()
{
    m_editor->document()->clear();
    m_editor->setZoom(1);
    m_editor->zoomToFit();
    m_drawing->setFile({}, {});
}

FileResult MainWindow::load(const QString &fileName)
{
    FileTask *task = startLoading(fileName);
    return task ? task->wait() : FileResult{false, 0, m_editor->document()->errorString()};
}

FileResult MainWindow::save(const QString &fileName)
{
    FileTask *task = startSaving(fileName);
    return task ? task->wait() : FileResult{false, 0, m_editor->document()->errorString()};
}

FileTask *MainWindow::startLoading(const QString &fileName)
{
    // The stamp precedes the reading, so that it cannot hide a later change.
    const FileStamp stamp(fileName);
    FileTask *task = m_editor->document()->startLoading(fileName);
    if (!task)
        return nullptr;
    connect(task, &FileTask::finished, this, [this, fileName, stamp](const FileResult &result) {
        if (!result)
            return;
        m_drawing->setFile(fileName, stamp);
        zoomAllToFit();
    });
    watch(*task);
    return task;
}

FileTask *MainWindow::startSaving(const QString &fileName)
{
    FileTask *task = m_editor->document()->startSaving(fileName);
    if (!task)
        return nullptr;
    connect(task, &FileTask::finished, this, [this, fileName](const FileResult &result) {
        if (!result)
            return;
        m_drawing->setFile(fileName, FileStamp(fileName));
        if (!result.warning.isEmpty())
            statusBar()->showMessage(result.warning);
    });
    watch(*task);
    return task;
}

void MainWindow::watch(FileTask &task)
{
    for (MainWindow *window : m_drawing->windows())
        window->watchHere(task);
}

void MainWindow::watchHere(FileTask &task)
{
    m_progress->watch(task);
    // While a file is being loaded, the current drawing is about to be replaced and cannot be saved.
    for (QAction *action : std::as_const(m_saveActions))
        action->setEnabled(task.kind() == FileTask::Kind::Saving);
    // The connection is queued, so that this slot runs after all others of this signal.
    connect(&task, &FileTask::finished, this, &MainWindow::taskFinished, Qt::QueuedConnection);
}

void MainWindow::taskFinished()
{
    for (QAction *action : std::as_const(m_saveActions))
        action->setEnabled(true);
    while (!m_waiting.isEmpty() && !m_editor->document()->fileTask())
        m_waiting.takeFirst()();
}

void MainWindow::afterTask(const Next &next)
{
    m_waiting.append(next);
    if (!m_editor->document()->fileTask())
        taskFinished();
}

void MainWindow::leave(const Next &next)
{
    FileTask *task = m_editor->document()->fileTask();
    if (task && task->kind() == FileTask::Kind::Loading)
        task->cancel();
    afterTask([this, next] {
        if (!m_editor->document()->isModified()) {
            next();
            return;
        }
        QMessageBox box(QMessageBox::Warning, tr("Unsaved Changes"),
                        tr("The drawing \"%1\" has been changed.").arg(m_drawing->title()),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
        box.setInformativeText(tr("Do you want to save the changes?"));
        box.button(QMessageBox::Discard)->setText(tr("&Discard"));
        box.setDefaultButton(QMessageBox::Save);
        box.setWindowModality(Qt::WindowModal);
        const int answer = box.exec();
        // The drawing may change while it is being saved, so leave() checks it again.
        if (answer == QMessageBox::Save)
            saveOrAsk([this, next] { leave(next); });
        else if (answer == QMessageBox::Discard)
            next();
    });
}

void MainWindow::open(const QString &fileName)
{
    if (!showOpenFile(fileName))
        leave([this, fileName] { openNow(fileName); });
}

void MainWindow::openNow(const QString &fileName)
{
    FileTask *task = startLoading(fileName);
    if (!task)
        return;
    connect(task, &FileTask::finished, this, [this, fileName](const FileResult &result) {
        if (!report(result, tr("The file could not be opened."), fileName))
            m_recentFiles->remove(fileName);
    });
}

QString MainWindow::folder() const
{
    const QString latest =
        m_drawing->fileName().isEmpty() ? m_recentFiles->fileNames().value(0) : m_drawing->fileName();
    const QString folder = latest.isEmpty() ? QString() : QFileInfo(latest).absolutePath();
    return !folder.isEmpty() && QFileInfo::exists(folder)
        ? folder
        : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void MainWindow::askAndOpen()
{
    leave([this] {
        const QString fileName = QFileDialog::getOpenFileName(this, tr("Open a Drawing"), folder(),
                                                              tr("Trammel drawings (*.%1);;All files (*)").arg(Suffix));
        if (!fileName.isEmpty() && !showOpenFile(fileName))
            openNow(fileName);
    });
}

void MainWindow::saveOrAsk(const Next &next)
{
    if (m_drawing->fileName().isEmpty()) {
        askAndSave(next);
        return;
    }
    // A save that is running changes the file and its stamp.
    afterTask([this, next] {
        const FileStamp::Change change = m_drawing->stamp().changeOf(m_drawing->fileName());
        if (change == FileStamp::Change::None)
            saveNow(m_drawing->fileName(), next);
        else
            askAboutChange(change, next);
    });
}

void MainWindow::askAndSave(const Next &next)
{
    QFileDialog dialog(this, tr("Save the Drawing"), folder(), tr("Trammel drawings (*.%1)").arg(Suffix));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(Suffix);
    // The dialog adds the suffix.
    dialog.selectFile(m_drawing->title());
    if (dialog.exec() == QDialog::Accepted)
        saveTo(dialog.selectedFiles().value(0), next);
}

void MainWindow::saveTo(const QString &fileName, const Next &next)
{
    afterTask([this, fileName, next] { saveNow(fileName, next); });
}

void MainWindow::saveNow(const QString &fileName, const Next &next)
{
    FileTask *task = startSaving(fileName);
    if (!task)
        return;
    connect(task, &FileTask::finished, this, [this, fileName, next](const FileResult &result) {
        if (report(result, tr("The drawing could not be saved."), fileName) && next)
            next();
    });
}

void MainWindow::askAndExport()
{
    QFileDialog dialog(this, tr("Export a Picture"), folder());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({tr("PNG pictures (*.png)"), tr("SVG drawings (*.svg)")});
    const auto onFilterSelected = [&dialog](const QString &filter) {
        dialog.setDefaultSuffix(filter.contains("svg"_L1) ? u"svg"_s : u"png"_s);
    };
    connect(&dialog, &QFileDialog::filterSelected, &dialog, onFilterSelected);
    onFilterSelected(dialog.selectedNameFilter());
    const QString title = m_drawing->title();
    dialog.selectFile(m_drawing->fileName().isEmpty() ? title : QFileInfo(title).completeBaseName());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString fileName = dialog.selectedFiles().value(0);
    report(savePicture(fileName, m_editor->document()->data()), tr("The picture could not be written."), fileName);
}

void MainWindow::askAndOpenStencils()
{
    const QString fileName = QFileDialog::getOpenFileName(this, tr("Open Stencils"), folder(),
                                                          tr("Trammel drawings (*.%1);;All files (*)").arg(Suffix));
    if (!fileName.isEmpty())
        report(m_palette->loadStencils(fileName), tr("The stencils could not be opened."), fileName);
}

void MainWindow::askAndSaveStencils()
{
    QFileDialog dialog(this, tr("Save the Stencils"), folder(), tr("Trammel drawings (*.%1)").arg(Suffix));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(Suffix);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString fileName = dialog.selectedFiles().value(0);
    report(m_palette->saveStencils(fileName), tr("The stencils could not be saved."), fileName);
}

bool MainWindow::report(const FileResult &result, const QString &headline, const QString &fileName)
{
    if (result || result.canceled)
        return result.ok;
    QMessageBox box(QMessageBox::Critical, tr("Trammel"), headline, QMessageBox::Ok, this);
    box.setInformativeText(u"%1\n\n%2"_s.arg(QDir::toNativeSeparators(fileName), result.errorString()));
    box.setTextInteractionFlags(Qt::TextSelectableByMouse);
    box.exec();
    return false;
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (draggedFile(event->mimeData()).endsWith(Suffix, Qt::CaseInsensitive))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    // The call is queued because dialogs must not block the program from which the file is dragged.
    const QString fileName = draggedFile(event->mimeData());
    QMetaObject::invokeMethod(
        this, [this, fileName] { open(fileName); }, Qt::QueuedConnection);
}
