#pragma once

#include <trammel/drawingfile.h>
#include <trammel/recovery.h>

#include <QtCore/QLockFile>

#include <memory>

namespace Trammel {

/// The file of a snapshot with its lock file. Both have the same base name, a UUID. The functions can be called from
/// any thread, by one thread at a time.
class SnapshotFile
{
public:
    /// A file with a new name.
    explicit SnapshotFile(const QString &folder);
    SnapshotFile(const QString &folder, const QString &id);
    /// Removes the lock file if it is locked.
    ~SnapshotFile();
    Q_DISABLE_COPY_MOVE(SnapshotFile)

    /// The ids of all files in a folder that belong to snapshots.
    static QStringList idsIn(const QString &folder);
    /// The file with a path; null if this is not the path of a snapshot.
    static std::unique_ptr<SnapshotFile> of(const QString &fileName);

    QString fileName() const;
    /// Locks the file unless a running program, including this one, has locked it.
    bool lock();
    /// Creates the folder, locks the file if necessary, and writes the file.
    FileResult write(const DocumentData &data, const RecoverySnapshot &snapshot, const FileProgress &progress);
    /// The snapshot as its first line describes it. A damaged file has the time of its last change and no file name.
    RecoverySnapshot read() const;
    bool remove();
    /// Removes the incomplete files that a killed process has left.
    void removeRemnants();

private:
    QString lockName() const;
    bool isStale() const;
    void unlock();

    QString m_folder;
    QString m_id;
    QLockFile m_lock;
};

} // namespace Trammel
