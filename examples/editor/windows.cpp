// Several windows, of the same drawing or of several ones.
#include "mainwindow.h"

#include "files/opendrawing.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSet>
#include <QtGui/QCloseEvent>
#include <QtGui/QDesktopServices>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGraphicsView>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Trammel;

QList<MainWindow *> MainWindow::openWindows()
{
    QList<MainWindow *> windows;
    const QWidgetList widgets = QApplication::topLevelWidgets();
    for (QWidget *widget : widgets) {
        auto *window = qobject_cast<MainWindow *>(widget);
        // A window that is being created may have no drawing yet.
        if (window && window->m_drawing && window->m_drawing->windows().contains(window))
            windows.append(window);
    }
    return windows;
}

OpenDrawing *MainWindow::createDrawing()
{
    QSet<int> taken;
    const QList<MainWindow *> windows = openWindows();
    for (const MainWindow *window : windows)
        taken.insert(window->m_drawing->number());
    int number = 1;
    while (taken.contains(number))
        ++number;
    return new OpenDrawing(number);
}

MainWindow *MainWindow::openWindow(OpenDrawing *drawing)
{
    auto *window = new MainWindow(m_settings, drawing);
    window->setAttribute(Qt::WA_DeleteOnClose);
    if (!drawing && m_drawing->recovery())
        window->startRecovery(m_drawing->recovery()->folder());
    window->setOptions(*m_editor);
    window->restoreState(saveState());
    window->resize(size());
    constexpr QPoint Offset(30, 30);
    window->move(pos() + Offset);
    window->show();
    return window;
}

MainWindow *MainWindow::windowForDrawing()
{
    return m_drawing->isPristine() ? this : openWindow();
}

void MainWindow::showSameDrawing()
{
    MainWindow *window = openWindow(m_drawing);
    window->editor().setZoom(m_editor->zoom());
    window->editor().setViewRotation(m_editor->viewRotation());
    window->editor().centerOn(m_editor->mapToScene(QRectF(m_editor->view()->viewport()->rect()).center()));
}

void MainWindow::bringForward()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
}

bool MainWindow::showOpenFile(const QString &fileName)
{
    const QList<MainWindow *> windows = openWindows();
    for (MainWindow *window : windows) {
        const QString other = window->m_drawing->fileName();
        if (window->m_drawing == m_drawing || other.isEmpty() || QFileInfo(other) != QFileInfo(fileName))
            continue;
        window->bringForward();
        return true;
    }
    return false;
}

void MainWindow::followLink(const QUrl &url)
{
    if (!url.isRelative())
        return;
    // A drawing without a file has no folder. Some systems run programs and scripts when they open them.
    static const QStringList safe{u"pdf"_s, u"png"_s, u"jpg"_s, u"jpeg"_s, u"svg"_s, u"txt"_s, u"md"_s, u"csv"_s};
    const QString folder = QFileInfo(m_drawing->fileName()).absolutePath();
    const QFileInfo file(QDir(folder), url.path());
    const QString suffix = file.suffix().toLower();
    if (m_drawing->fileName().isEmpty() || !file.isFile())
        Q_EMIT m_editor->changeRefused(tr("The file %1 of the link is missing.").arg(url.path()));
    else if (suffix == u"trammel"_s)
        open(file.absoluteFilePath());
    else if (safe.contains(suffix))
        QDesktopServices::openUrl(QUrl::fromLocalFile(file.absoluteFilePath()));
    else
        Q_EMIT m_editor->changeRefused(tr("Files of the type %1 are not opened.").arg(suffix));
}

void MainWindow::updateTitle()
{
    QString name = m_drawing->title();
    if (const qsizetype place = m_drawing->windows().indexOf(this); place > 0)
        name = u"%1:%2"_s.arg(name).arg(place + 1);
    setWindowTitle(tr("%1[*] - Trammel").arg(name));
    setWindowFilePath(m_drawing->fileName());
    setWindowModified(m_editor->document()->isModified());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const bool isLast = m_drawing->windows().size() < 2;
    const bool isBusy = m_editor->document()->fileTask() || !m_waiting.isEmpty();
    const bool isSafe = !isBusy && !(isLast && m_editor->document()->isModified());
    if (!isSafe && !m_isLeft) {
        event->ignore();
        // The calls are queued because a window cannot close again within its close event.
        const auto closeLater = [this] { QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection); };
        if (isLast) {
            leave([this, closeLater] {
                m_isLeft = true;
                closeLater();
            });
        } else {
            afterTask(closeLater);
        }
        return;
    }
    keepSettings();
    m_drawing->close(*this);
    event->accept();
}

void MainWindow::quit(const QList<Left> &decided)
{
    const QList<MainWindow *> windows = openWindows();
    for (MainWindow *window : windows) {
        OpenDrawing *drawing = window->m_drawing;
        // A drawing that was saved may have changed since.
        const auto isDecided = [drawing](const Left &left) {
            return left.drawing == drawing && (left.isDiscarded || !drawing->document().isModified());
        };
        if (std::any_of(decided.begin(), decided.end(), isDecided))
            continue;
        if (drawing->document().isModified())
            window->bringForward();
        window->leave([decided, drawing] { quit(decided + QList{Left{drawing, drawing->document().isModified()}}); });
        return;
    }
    for (MainWindow *window : windows) {
        window->m_isLeft = true;
        QMetaObject::invokeMethod(window, &QWidget::close, Qt::QueuedConnection);
    }
}
