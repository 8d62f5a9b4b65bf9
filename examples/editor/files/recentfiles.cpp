#include "files/recentfiles.h"

#include <trammel/retranslation.h>

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

#include <utility>

namespace {

constexpr qsizetype Most = 10;

}

RecentFiles::RecentFiles(QWidget *parent) : QMenu(parent)
{
    setToolTipsVisible(true);
    Trammel::keepTranslated(this, [this] {
        setTitle(tr("Open &Recent"));
        fill();
    });
}

void RecentFiles::setFileNames(const QStringList &fileNames)
{
    const QStringList kept = fileNames.mid(0, Most);
    if (std::exchange(m_fileNames, kept) != kept)
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
    QStringList fileNames = m_fileNames;
    fileNames.removeAll(QFileInfo(fileName).absoluteFilePath());
    setFileNames(fileNames);
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
