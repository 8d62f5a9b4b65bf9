#include "recentfiles.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace {

constexpr qsizetype Most = 10;

}

RecentFiles::RecentFiles(QWidget *parent) : QMenu(tr("Open &Recent"), parent)
{
    setToolTipsVisible(true);
    fill();
}

void RecentFiles::setFileNames(const QStringList &fileNames)
{
    m_fileNames = fileNames.mid(0, Most);
    fill();
}

void RecentFiles::add(const QString &fileName)
{
    const QString path = QFileInfo(fileName).absoluteFilePath();
    QStringList fileNames = m_fileNames;
    fileNames.removeAll(path);
    fileNames.prepend(path);
    setFileNames(fileNames);
}

void RecentFiles::remove(const QString &fileName)
{
    m_fileNames.removeAll(QFileInfo(fileName).absoluteFilePath());
    fill();
}

void RecentFiles::fill()
{
    clear();
    setEnabled(!m_fileNames.isEmpty());
    for (const QString &fileName : std::as_const(m_fileNames)) {
        // A single ampersand would mark a mnemonic.
        QString text = QFileInfo(fileName).fileName();
        text.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction *action = addAction(text, this, [this, fileName] { Q_EMIT chosen(fileName); });
        action->setToolTip(QDir::toNativeSeparators(fileName));
    }
    addSeparator();
    addAction(tr("&Clear List"), this, [this] { setFileNames({}); });
    Q_EMIT changed();
}
