#include <trammel/recovery.h>

#include "widgets/model/file/snapshotfile_p.h"
#include <trammel/document.h>
#include <trammel/filetask.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QPointer>
#include <QtCore/QStandardPaths>
#include <QtCore/QThread>
#include <QtCore/QTimer>
#include <QtGui/QUndoStack>

#include <algorithm>
#include <atomic>
#include <utility>

namespace Trammel {

struct Recovery::State
{
    QPointer<Document> document;
    QString folder;
    QString fileName{};
    int changeLimit = 200;
    int interval = 10'000;
    QString errorString{};

    /// Active while there are changes without a snapshot.
    QTimer timer{};
    int changeCount = 0;
    /// Whether the next snapshot must follow as soon as the current one is written.
    bool isDue = false;

    /// Used by the thread while it runs, and otherwise by this object.
    std::unique_ptr<SnapshotFile> file{};
    /// The snapshot that is being loaded.
    std::unique_ptr<SnapshotFile> restoring{};
    /// The thread that writes a snapshot. Exists until onWritten() or stopWriting().
    std::unique_ptr<QThread> thread{};
    /// The number of the thread.
    int serial = 0;
    std::atomic<bool> isCanceled{false};
    FileResult result{};
};

bool RecoverySnapshot::isOlderThanFile() const
{
    const QFileInfo info(fileName);
    return !fileName.isEmpty() && info.exists() && info.lastModified() > time;
}

Recovery::Recovery(Document *document, const QString &folder, QObject *parent)
    : QObject(parent), d(new State{document, folder})
{
    d->timer.setSingleShot(true);
    connect(&d->timer, &QTimer::timeout, this, &Recovery::onTimeout);
    if (!document)
        return;
    connect(document->undoStack(), &QUndoStack::indexChanged, this, &Recovery::onChanged);
    connect(document, &Document::modifiedChanged, this, &Recovery::onModifiedChanged);
    connect(document, &Document::reset, this, [this] {
        if (!d->document->isModified())
            remove();
    });
    connect(document, &QObject::destroyed, this, [this] {
        stopWriting();
        remove();
    });
    onChanged();
}

Recovery::~Recovery()
{
    stopWriting();
    remove();
}

Document *Recovery::document() const
{
    return d->document;
}

QString Recovery::folder() const
{
    return d->folder;
}

QString Recovery::defaultFolder()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    constexpr auto location = QStandardPaths::StateLocation;
#else
    constexpr auto location = QStandardPaths::AppLocalDataLocation;
#endif
    return QDir(QStandardPaths::writableLocation(location)).filePath(QStringLiteral("recovery"));
}

QString Recovery::fileName() const
{
    return d->fileName;
}

void Recovery::setFileName(const QString &fileName)
{
    if (std::exchange(d->fileName, fileName) != fileName)
        Q_EMIT fileNameChanged(fileName);
}

int Recovery::changeLimit() const
{
    return d->changeLimit;
}

void Recovery::setChangeLimit(int count)
{
    const int limit = std::max(1, count);
    if (std::exchange(d->changeLimit, limit) != limit)
        Q_EMIT changeLimitChanged(limit);
}

int Recovery::interval() const
{
    return d->interval;
}

void Recovery::setInterval(int milliseconds)
{
    const int interval = std::max(0, milliseconds);
    if (std::exchange(d->interval, interval) == interval)
        return;
    if (d->timer.isActive())
        d->timer.start(interval);
    Q_EMIT intervalChanged(interval);
}

QString Recovery::snapshotFile() const
{
    return d->file && QFileInfo::exists(d->file->fileName()) ? d->file->fileName() : QString();
}

QString Recovery::errorString() const
{
    return d->errorString;
}

void Recovery::onChanged()
{
    if (!d->document || !d->document->isModified())
        return;
    ++d->changeCount;
    if (!d->timer.isActive() && !d->isDue)
        d->timer.start(d->interval);
    if (d->changeCount >= d->changeLimit && !d->isDue)
        onTimeout();
}

void Recovery::onModifiedChanged(bool modified)
{
    if (!modified)
        remove();
    else if (d->changeCount == 0)
        onChanged();
}

void Recovery::onTimeout()
{
    d->isDue = true;
    if (!d->thread)
        write();
}

void Recovery::write()
{
    d->timer.stop();
    d->changeCount = 0;
    d->isDue = false;
    d->isCanceled = false;
    if (!d->file)
        d->file = std::make_unique<SnapshotFile>(d->folder);
    const QString fileName = d->fileName.isEmpty() ? QString() : QFileInfo(d->fileName).absoluteFilePath();
    const RecoverySnapshot snapshot{{}, fileName, QDateTime::currentDateTimeUtc(), QCoreApplication::applicationPid()};
    const int serial = ++d->serial;
    auto work = [this, serial, snapshot, data = FileTask::restingData(*d->document)]() mutable {
        d->result = d->file->write(data, snapshot, [this](double) { return !d->isCanceled; });
        // Freeing a million shapes takes time, so it happens on this thread.
        data = {};
        QMetaObject::invokeMethod(
            this, [this, serial] { onWritten(serial); }, Qt::QueuedConnection);
    };
    d->thread.reset(QThread::create(std::move(work)));
    d->thread->start();
}

void Recovery::onWritten(int serial)
{
    if (!d->thread || serial != d->serial)
        return;
    d->thread->wait();
    d->thread.reset();
    const FileResult result = d->result;
    const bool isObsolete = d->isCanceled;
    if (isObsolete)
        removeFile();
    const QString fileName = d->file ? d->file->fileName() : QString();
    if (d->isDue)
        write();
    else if (!result && !isObsolete)
        d->timer.start(d->interval);
    if (isObsolete)
        return;
    d->errorString = result.errorString();
    if (result)
        Q_EMIT snapshotWritten(fileName);
    else
        Q_EMIT failed(d->errorString);
}

void Recovery::remove()
{
    d->timer.stop();
    d->changeCount = 0;
    d->isDue = false;
    if (d->thread)
        d->isCanceled = true;
    else
        removeFile();
}

void Recovery::removeFile()
{
    if (d->file && d->file->remove())
        d->file.reset();
}

void Recovery::stopWriting()
{
    if (!d->thread)
        return;
    d->isCanceled = true;
    d->thread->wait();
    d->thread.reset();
}

QList<RecoverySnapshot> Recovery::snapshots(const QString &folder)
{
    QList<RecoverySnapshot> found;
    const QStringList ids = SnapshotFile::idsIn(folder);
    for (const QString &id : ids) {
        SnapshotFile file(folder, id);
        if (!file.lock())
            continue;
        file.removeRemnants();
        if (QFileInfo::exists(file.fileName()))
            found.append(file.read());
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.time > b.time; });
    return found;
}

FileTask *Recovery::startRestoring(const RecoverySnapshot &snapshot)
{
    d->errorString.clear();
    auto file = SnapshotFile::of(snapshot.snapshotFile);
    if (!d->document || !file || !file->lock()) {
        d->errorString = tr("the snapshot is in use or cannot be locked");
        return nullptr;
    }
    FileTask *task = d->document->startLoading(file->fileName());
    if (!task) {
        d->errorString = d->document->errorString();
        return nullptr;
    }
    d->restoring = std::move(file);
    connect(task, &FileTask::finished, this,
            [this, fileName = snapshot.fileName](const FileResult &result) { onRestored(result, fileName); });
    return task;
}

void Recovery::onRestored(const FileResult &result, const QString &fileName)
{
    std::unique_ptr<SnapshotFile> file = std::move(d->restoring);
    d->errorString = result.errorString();
    if (!result || !d->document)
        return;
    stopWriting();
    remove();
    d->file = std::move(file);
    setFileName(fileName);
    d->document->undoStack()->resetClean();
    // The snapshot already contains this state.
    d->timer.stop();
    d->changeCount = 0;
}

bool Recovery::discard(const RecoverySnapshot &snapshot)
{
    const auto file = SnapshotFile::of(snapshot.snapshotFile);
    return file && file->lock() && file->remove();
}

} // namespace Trammel
