#include "mainwindow.h"

#include "exportpicture.h"
#include "recentfiles.h"
#include "statusbar.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QMimeData>
#include <QtCore/QSettings>
#include <QtGui/QCloseEvent>
#include <QtGui/QDropEvent>
#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QInputDialog>
#include <QtWidgets/QMessageBox>

#include <array>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr auto Suffix = "trammel"_L1;
/// What of the editor is as the user left it when the program starts again.
constexpr std::array KeptProperties{"rubberBandMode", "gridSize", "gridVisible", "snapToGrid", "showCollisions"};

/// The local file that is dragged, or nothing when it is something else or several.
QString draggedFile(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.first().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(QSettings *settings) : m_settings(settings), m_editor(new ShapeEditor)
{
    setWindowIcon(QIcon(u":/icons/trammel.svg"_s));
    setCentralWidget(m_editor);
    setAcceptDrops(true);
    // Else the canvas would take files that are dragged over it for itself.
    m_editor->view()->setAcceptDrops(false);
    createHistory();
    createFileMenu();
    createEditMenu();
    createDrawMenu();
    createArrangeMenu();
    createViewMenu();
    createHelpMenu();
    createToolBar();
    setStatusBar(new StatusBar(*m_editor));
    connect(m_editor->document(), &Document::modifiedChanged, this, &MainWindow::setWindowModified);
    connect(m_recentFiles, &RecentFiles::chosen, this, &MainWindow::open);

    constexpr QSize Usual(1280, 800);
    constexpr QSize Least(480, 320);
    setMinimumSize(Least);
    const QSize available = screen()->availableSize();
    resize(Usual.boundedTo(available * 0.9));
    setFileName({});
    restoreSettings();
    m_editor->setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::startNew()
{
    m_editor->document()->clear();
    m_editor->setZoom(1);
    m_editor->zoomToFit();
    setFileName({});
}

FileResult MainWindow::load(const QString &fileName)
{
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const FileResult result = m_editor->document()->load(fileName);
    QGuiApplication::restoreOverrideCursor();
    if (!result)
        return result;
    setFileName(fileName);
    m_recentFiles->add(fileName);
    m_editor->zoomToFit();
    return result;
}

FileResult MainWindow::save(const QString &fileName)
{
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const FileResult result = m_editor->document()->save(fileName);
    QGuiApplication::restoreOverrideCursor();
    if (!result)
        return result;
    setFileName(fileName);
    m_recentFiles->add(fileName);
    return result;
}

void MainWindow::open(const QString &fileName)
{
    if (!mayBeLeft())
        return;
    if (!report(load(fileName), tr("The file could not be opened."), fileName))
        m_recentFiles->remove(fileName);
}

void MainWindow::askAndStartNew()
{
    if (mayBeLeft())
        startNew();
}

void MainWindow::askAndOpen()
{
    if (!mayBeLeft())
        return;
    const QString fileName = QFileDialog::getOpenFileName(this, tr("Open a Drawing"), QFileInfo(m_fileName).path(),
                                                          tr("Trammel drawings (*.%1);;All files (*)").arg(Suffix));
    if (!fileName.isEmpty())
        report(load(fileName), tr("The file could not be opened."), fileName);
}

bool MainWindow::saveOrAsk()
{
    return m_fileName.isEmpty() ? askAndSave()
                                : report(save(m_fileName), tr("The drawing could not be saved."), m_fileName);
}

bool MainWindow::askAndSave()
{
    QFileDialog dialog(this, tr("Save the Drawing"), QFileInfo(m_fileName).path(),
                       tr("Trammel drawings (*.%1)").arg(Suffix));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(Suffix);
    dialog.selectFile(m_fileName.isEmpty() ? tr("untitled.%1").arg(Suffix) : QFileInfo(m_fileName).fileName());
    if (dialog.exec() != QDialog::Accepted)
        return false;
    const QString fileName = dialog.selectedFiles().value(0);
    return report(save(fileName), tr("The drawing could not be saved."), fileName);
}

void MainWindow::askAndExport()
{
    QFileDialog dialog(this, tr("Export a Picture"), QFileInfo(m_fileName).path());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({tr("PNG pictures (*.png)"), tr("SVG drawings (*.svg)")});
    const auto followFilter = [&dialog](const QString &filter) {
        dialog.setDefaultSuffix(filter.contains("svg"_L1) ? u"svg"_s : u"png"_s);
    };
    connect(&dialog, &QFileDialog::filterSelected, &dialog, followFilter);
    followFilter(dialog.selectedNameFilter());
    dialog.selectFile(m_fileName.isEmpty() ? tr("untitled") : QFileInfo(m_fileName).completeBaseName());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString fileName = dialog.selectedFiles().value(0);
    const QString fault = exportPicture(*m_editor, fileName);
    report({fault.isEmpty(), 0, fault}, tr("The picture could not be written."), fileName);
}

void MainWindow::askForGridSize()
{
    constexpr double Least = 0.001;
    constexpr double Most = 1e6;
    bool accepted = false;
    const double size = QInputDialog::getDouble(this, tr("Grid Spacing"), tr("Distance of the grid's lines:"),
                                                m_editor->gridSize(), Least, Most, 3, &accepted);
    if (accepted)
        m_editor->setGridSize(size);
}

bool MainWindow::mayBeLeft()
{
    if (!m_editor->document()->isModified())
        return true;
    const QString name = m_fileName.isEmpty() ? tr("The drawing") : QFileInfo(m_fileName).fileName();
    QMessageBox box(QMessageBox::Warning, tr("Unsaved Changes"), tr("%1 has been changed.").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setInformativeText(tr("Do you want to save the changes?"));
    box.setDefaultButton(QMessageBox::Save);
    box.setWindowModality(Qt::WindowModal);
    const int answer = box.exec();
    return answer == QMessageBox::Save ? saveOrAsk() : answer == QMessageBox::Discard;
}

bool MainWindow::report(const FileResult &result, const QString &headline, const QString &fileName)
{
    if (result)
        return true;
    QMessageBox box(QMessageBox::Critical, tr("Trammel"), headline, QMessageBox::Ok, this);
    box.setInformativeText(u"%1\n\n%2"_s.arg(QDir::toNativeSeparators(fileName), result.message()));
    box.setTextInteractionFlags(Qt::TextSelectableByMouse);
    box.exec();
    return false;
}

void MainWindow::setFileName(const QString &fileName)
{
    m_fileName = fileName.isEmpty() ? QString() : QFileInfo(fileName).absoluteFilePath();
    const QString name = m_fileName.isEmpty() ? tr("untitled") : QFileInfo(m_fileName).fileName();
    setWindowTitle(tr("%1[*] - Trammel").arg(name));
    setWindowFilePath(m_fileName);
    setWindowModified(m_editor->document()->isModified());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayBeLeft()) {
        event->ignore();
        return;
    }
    keepSettings();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (draggedFile(event->mimeData()).endsWith(Suffix, Qt::CaseInsensitive))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    // Questions and messages must not hold up the program that the file comes from.
    const QString fileName = draggedFile(event->mimeData());
    QMetaObject::invokeMethod(
        this, [this, fileName] { open(fileName); }, Qt::QueuedConnection);
}

void MainWindow::restoreSettings()
{
    if (!m_settings)
        return;
    restoreGeometry(m_settings->value("window/geometry"_L1).toByteArray());
    restoreState(m_settings->value("window/state"_L1).toByteArray());
    m_recentFiles->setFileNames(m_settings->value("recentFiles"_L1).toStringList());
    for (const char *name : KeptProperties) {
        const QVariant value = m_settings->value(QLatin1StringView("editor/") + QLatin1StringView(name));
        if (value.isValid())
            m_editor->setProperty(name, value);
    }
}

void MainWindow::keepSettings()
{
    if (!m_settings)
        return;
    m_settings->setValue("window/geometry"_L1, saveGeometry());
    m_settings->setValue("window/state"_L1, saveState());
    m_settings->setValue("recentFiles"_L1, m_recentFiles->fileNames());
    for (const char *name : KeptProperties) {
        const QVariant value = m_editor->property(name);
        m_settings->setValue(QLatin1StringView("editor/") + QLatin1StringView(name), value.toString());
    }
}
