#include "files/opendrawing.h"

#include "mainwindow.h"

#include <QtCore/QFileInfo>

using namespace Trammel;

QString OpenDrawing::title() const
{
    if (!m_fileName.isEmpty())
        return QFileInfo(m_fileName).fileName();
    return m_number < 2 ? tr("untitled") : tr("untitled %1").arg(m_number);
}

void OpenDrawing::add(MainWindow &window)
{
    m_windows.append(&window);
    m_users.append(&window);
    if (!parent())
        setParent(&window);
    Q_EMIT windowsChanged();
}

void OpenDrawing::close(const MainWindow &window)
{
    m_windows.removeIf([&window](const MainWindow *each) { return each == &window; });
    // The changes are saved or discarded.
    if (m_windows.isEmpty())
        delete m_recovery;
    Q_EMIT windowsChanged();
}

void OpenDrawing::remove(MainWindow &window)
{
    m_windows.removeOne(&window);
    m_users.removeOne(&window);
    // As the last child of its last window, the drawing is deleted after the widgets that use it.
    if (m_users.isEmpty()) {
        setParent(nullptr);
        setParent(&window);
        return;
    }
    if (parent() == &window)
        setParent(m_users.first());
    Q_EMIT windowsChanged();
}

void OpenDrawing::setFile(const QString &fileName, const FileStamp &stamp)
{
    m_fileName = fileName.isEmpty() ? QString() : QFileInfo(fileName).absoluteFilePath();
    m_stamp = stamp;
    if (m_recovery)
        m_recovery->setFileName(m_fileName);
    Q_EMIT fileSet(m_fileName);
}

bool OpenDrawing::isPristine() const
{
    return m_fileName.isEmpty() && !m_document.isModified() && m_document.count() == 0 && !m_document.fileTask();
}

Recovery *OpenDrawing::startRecovery(const QString &folder)
{
    m_recovery = new Recovery(&m_document, folder, this);
    m_recovery->setFileName(m_fileName);
    return m_recovery;
}
