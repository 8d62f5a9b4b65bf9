#include "widgets/model/file/snapshotfile_p.h"

#include "widgets/model/shape/text_p.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QUuid>

namespace Trammel {

namespace {

constexpr QLatin1StringView fieldName("recovery");

QString pathIn(const QString &folder, const QString &id, const char *suffix)
{
    return QDir(folder).filePath(id + QLatin1StringView(suffix));
}

/// The id in the name of a file; empty if the file does not belong to a snapshot.
QString idOf(const QString &name)
{
    const QString id = name.section(QLatin1Char('.'), 0, 0);
    return QUuid::fromString(id).isNull() ? QString() : id;
}

/// The head of a drawing, which is its first line. Empty for a damaged file.
QJsonObject headOf(const QString &fileName)
{
    constexpr qint64 mostBytes = 64 << 20;
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    // The line ends with the beginning of a list.
    return QJsonDocument::fromJson(file.readLine(mostBytes) + "]}").object();
}

} // namespace

SnapshotFile::SnapshotFile(const QString &folder)
    : SnapshotFile(folder, QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

SnapshotFile::SnapshotFile(const QString &folder, const QString &id)
    : m_folder(folder), m_id(id), m_lock(pathIn(folder, id, ".lock"))
{
    // A lock never expires, however long a program runs.
    m_lock.setStaleLockTime(0);
}

SnapshotFile::~SnapshotFile()
{
    unlock();
}

QStringList SnapshotFile::idsIn(const QString &folder)
{
    QStringList ids;
    const QStringList names = QDir(folder).entryList(QDir::Files, QDir::Name);
    for (const QString &name : names) {
        const QString id = idOf(name);
        if (!id.isEmpty() && (ids.isEmpty() || ids.last() != id))
            ids.append(id);
    }
    return ids;
}

std::unique_ptr<SnapshotFile> SnapshotFile::of(const QString &fileName)
{
    const QFileInfo info(fileName);
    const QString id = idOf(info.fileName());
    return id.isEmpty() ? nullptr : std::make_unique<SnapshotFile>(info.path(), id);
}

QString SnapshotFile::fileName() const
{
    return pathIn(m_folder, m_id, ".trammel");
}

QString SnapshotFile::lockName() const
{
    return pathIn(m_folder, m_id, ".lock");
}

bool SnapshotFile::isStale() const
{
    constexpr qint64 creationSeconds = 60;
    qint64 process = 0;
    QString host;
    QString program;
    // A lock file without contents may be about to be locked.
    return m_lock.getLockInfo(&process, &host, &program)
        || QFileInfo(lockName()).lastModified().secsTo(QDateTime::currentDateTime()) > creationSeconds;
}

bool SnapshotFile::lock()
{
    if (m_lock.tryLock(0))
        return true;
    // QLockFile compares process ids, which containers and later processes reuse, and host names, which change. This
    // call fails if the process still has the file open.
    return m_lock.error() == QLockFile::LockFailedError && isStale() && m_lock.removeStaleLockFile()
        && m_lock.tryLock(0);
}

void SnapshotFile::unlock()
{
    // QLockFile prints a warning if its file is missing.
    if (m_lock.isLocked() && !QFile::exists(lockName()) && QDir().mkpath(m_folder))
        static_cast<void>(QFile(lockName()).open(QIODevice::WriteOnly));
    m_lock.unlock();
}

FileResult SnapshotFile::write(const DocumentData &data, const RecoverySnapshot &snapshot, const FileProgress &progress)
{
    if (!QFile::exists(lockName()))
        unlock();
    if (!QDir().mkpath(m_folder) || (!m_lock.isLocked() && !lock())) {
        const QString folder = QDir::toNativeSeparators(m_folder);
        return {false, 0, Text::tr("the folder %1 cannot be written to").arg(folder)};
    }
    DocumentData copy = data;
    copy.extra.insert(fieldName,
                      QJsonObject{{QStringLiteral("file"), snapshot.fileName},
                                  {QStringLiteral("process"), snapshot.process},
                                  {QStringLiteral("time"), snapshot.time.toString(Qt::ISODateWithMs)}});
    return saveFile(fileName(), copy, progress);
}

RecoverySnapshot SnapshotFile::read() const
{
    const QJsonObject fields = headOf(fileName()).value(fieldName).toObject();
    const QDateTime time = QDateTime::fromString(fields.value(QLatin1String("time")).toString(), Qt::ISODateWithMs);
    return {fileName(), fields.value(QLatin1String("file")).toString(),
            time.isValid() ? time : QFileInfo(fileName()).lastModified().toUTC(),
            fields.value(QLatin1String("process")).toInteger()};
}

bool SnapshotFile::remove()
{
    return !QFile::exists(fileName()) || QFile::remove(fileName());
}

void SnapshotFile::removeRemnants()
{
    const QDir folder(m_folder);
    const QStringList names = folder.entryList({m_id + QLatin1StringView(".trammel.*")}, QDir::Files);
    for (const QString &name : names)
        QFile::remove(folder.filePath(name));
}

} // namespace Trammel
