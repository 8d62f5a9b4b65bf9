#include "play/stage.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

QString Stage::resolved(const QString &path) const
{
    if (path.startsWith(OutputPrefix))
        return QDir(output).filePath(path.mid(OutputPrefix.size()));
    return QDir::cleanPath(QFileInfo(playFile).dir().filePath(path));
}
