#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>

namespace Trammel {

class Document;
class FileTask;
struct FileResult;

/// A snapshot of unsaved changes. Its file is a drawing that loadFile() reads.
struct TRAMMEL_WIDGETS_EXPORT RecoverySnapshot
{
    /// The path of the snapshot.
    QString snapshotFile;
    /// The path of the document's own file; empty if it was never saved.
    QString fileName;
    /// The time at which the document was in this state, in UTC.
    QDateTime time;
    /// The id of the process that wrote the snapshot; 0 if unknown.
    qint64 process = 0;

    /// Whether the document's own file was written after the snapshot. It may then have newer contents.
    bool isOlderThanFile() const;
};

/// Protects the unsaved changes of a document against a crash. It writes snapshots on another thread into a folder, one
/// file per document, and removes the file when the document is saved or closed. After a crash, snapshots() lists the
/// files that are left, and startRestoring() loads one. It needs no window, but an event loop. Several programs can
/// share a folder: a lock file marks the snapshots of running programs. The changes of an open gesture are not written.
/// Slots must not delete the document or the Recovery, except by deleteLater().
class TRAMMEL_WIDGETS_EXPORT Recovery : public QObject
{
    Q_OBJECT
    /// The path of the document's own file, which snapshots record; empty for none. Default: empty. Set it when the
    /// document is loaded or saved.
    Q_PROPERTY(QString fileName READ fileName WRITE setFileName NOTIFY fileNameChanged)
    /// The number of changes after which a snapshot is written. Values below 1 are set to 1. Default: 200.
    Q_PROPERTY(int changeLimit READ changeLimit WRITE setChangeLimit NOTIFY changeLimitChanged)
    /// The time in milliseconds after the first change without a snapshot at which one is written. Negative values are
    /// set to 0. Default: 10000.
    Q_PROPERTY(int interval READ interval WRITE setInterval NOTIFY intervalChanged)

public:
    /// Watches a document, which is borrowed. The folder is created with the first snapshot.
    explicit Recovery(Document *document, const QString &folder = defaultFolder(), QObject *parent = nullptr);
    /// Removes the snapshot: the application has saved the changes, or the user has discarded them.
    ~Recovery() override;

    Document *document() const;
    QString folder() const;
    /// The folder "recovery" in the location for the state of the application.
    static QString defaultFolder();
    QString fileName() const;
    void setFileName(const QString &fileName);
    int changeLimit() const;
    void setChangeLimit(int count);
    int interval() const;
    void setInterval(int milliseconds);
    /// The path of the current snapshot; empty if there is none.
    QString snapshotFile() const;
    /// The reason why the last snapshot could not be written or restored; empty after a success.
    QString errorString() const;

    /// The snapshots that earlier processes left in a folder, the latest first. Damaged files are included: they cannot
    /// be restored, only discarded. Files of running programs are not included. Removes incomplete files.
    static QList<RecoverySnapshot> snapshots(const QString &folder = defaultFolder());
    /// Loads a snapshot on another thread, as Document::startLoading() does. Afterwards, the document is modified,
    /// fileName() is the path in the snapshot, and the snapshot belongs to the document: it is removed when the
    /// document is saved or closed. On failure, the document and the snapshot stay unchanged. Returns null if another
    /// program uses the snapshot or another task is running, with the reason in errorString().
    FileTask *startRestoring(const RecoverySnapshot &snapshot);
    /// Removes a snapshot. Returns false if a running program uses it, or if it cannot be removed.
    static bool discard(const RecoverySnapshot &snapshot);

Q_SIGNALS:
    /// Emitted when a snapshot is written.
    void snapshotWritten(const QString &snapshotFile);
    /// Emitted when a snapshot cannot be written. An older snapshot stays. The next attempt follows after the interval.
    void failed(const QString &reason);
    void fileNameChanged(const QString &fileName);
    void changeLimitChanged(int count);
    void intervalChanged(int milliseconds);

private:
    void onChanged();
    void onModifiedChanged(bool modified);
    void onTimeout();
    void write();
    void onWritten(int serial);
    void onRestored(const FileResult &result, const QString &fileName);
    /// Removes the snapshot, after the end of the thread that writes it.
    void remove();
    void removeFile();
    void stopWriting();

    struct State;
    std::unique_ptr<State> d;
};

} // namespace Trammel
