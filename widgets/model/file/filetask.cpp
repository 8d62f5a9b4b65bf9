#include <trammel/filetask.h>

#include "widgets/model/document/documentstate_p.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>
#include <QtCore/QSemaphore>
#include <QtCore/QThread>

#include <atomic>
#include <utility>

namespace Trammel {

namespace {

/// The approximate share of reading in a load. The rest is building the index.
constexpr double readingPart = 0.85;

} // namespace

struct FileTask::State
{
    Document &document;
    Kind kind;
    QString fileName;
    FileLimits limits;
    /// The data to write; for a load, the document's data at the start.
    DocumentData snapshot;
    quint64 revision = 0;
    /// The data that a load has read; after the load, the data that it has replaced.
    PreparedData fresh{};
    FileResult result{};
    bool isFinished = false;
    std::atomic<bool> isCanceled{false};
    std::atomic<double> progress{0};
    /// The progress that progressChanged() has reported.
    double announced = 0;
    /// Whether a progress signal is queued.
    std::atomic<bool> isTelling{false};
    QSemaphore worked{};
    QSemaphore delivered{};
    std::unique_ptr<QThread> thread{};
};

FileTask::FileTask(Document &document, Kind kind, const QString &fileName, const FileLimits &limits)
    : QObject(&document), d(new State{document, kind, fileName, limits, document.d->atRest(), document.d->revision})
{
    const QCoreApplication *application = QCoreApplication::instance();
    if (application) {
        connect(application, &QCoreApplication::aboutToQuit, this, [this] {
            if (d->kind == Kind::Loading)
                cancel();
            wait();
        });
    }
    d->thread.reset(QThread::create([this] { work(); }));
    connect(d->thread.get(), &QThread::finished, this, &QObject::deleteLater);
    d->thread->start();
}

FileTask::~FileTask()
{
    if (d->kind == Kind::Loading)
        cancel();
    d->delivered.release();
    d->thread->wait();
}

DocumentData FileTask::restingData(const Document &document)
{
    return document.d->atRest();
}

FileTask::Kind FileTask::kind() const
{
    return d->kind;
}

QString FileTask::fileName() const
{
    return d->fileName;
}

double FileTask::progress() const
{
    return d->progress;
}

bool FileTask::isFinished() const
{
    return d->isFinished;
}

void FileTask::cancel()
{
    d->isCanceled = true;
}

FileResult FileTask::wait()
{
    if (d->isFinished)
        return d->result;
    d->worked.acquire();
    const QPointer<FileTask> self(this);
    const FileResult written = d->result;
    deliver();
    return self ? d->result : written;
}

bool FileTask::tell(double progress)
{
    d->progress = progress;
    if (!d->isTelling.exchange(true)) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                d->isTelling = false;
                if (!d->isFinished)
                    announce(d->progress);
            },
            Qt::QueuedConnection);
    }
    return !d->isCanceled;
}

void FileTask::announce(double progress)
{
    d->progress = progress;
    if (std::exchange(d->announced, progress) != progress)
        Q_EMIT progressChanged(progress);
}

void FileTask::work()
{
    if (d->kind == Kind::Saving) {
        d->result = saveFile(d->fileName, d->snapshot, [this](double done) { return tell(done); });
    } else {
        DocumentData data;
        d->result = loadFile(
            d->fileName, data, [this](double done) { return tell(readingPart * done); }, d->limits);
        const auto goesOn = [this](double done) { return tell(readingPart + (1 - readingPart) * done); };
        if (d->result && !d->fresh.prepare(std::move(data), goesOn))
            d->result = FileResult::canceledResult();
    }
    d->worked.release();
    QMetaObject::invokeMethod(this, &FileTask::deliver, Qt::QueuedConnection);
    // Freeing a million shapes takes time, so it happens on this thread.
    d->delivered.acquire();
    d->fresh = {};
    d->snapshot = {};
}

void FileTask::deliver()
{
    if (std::exchange(d->isFinished, true))
        return;
    const QPointer<FileTask> self(this);
    DocumentState &document = *d->document.d;
    // Another task can start from here on.
    document.task = nullptr;
    FileResult result = d->result;
    if (d->kind == Kind::Saving)
        document.endSave(result.ok);
    else if (result)
        result = take();
    // A slot may have deleted the document.
    if (!self)
        return;
    d->result = result;
    d->delivered.release();
    // A short task ends before any other progress is reported.
    if (result)
        announce(1);
    if (self)
        Q_EMIT finished(result);
}

FileResult FileTask::take()
{
    DocumentState &document = *d->document.d;
    if (d->isCanceled)
        return FileResult::canceledResult();
    if (document.revision != d->revision && document.atRest() != d->snapshot)
        return {false, 0, tr("the drawing was changed while the file was read, and the change would be lost")};
    return document.replace(d->fresh) ? FileResult() : FileResult{false, 0, document.errorString};
}

} // namespace Trammel
