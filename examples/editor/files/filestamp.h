#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QString>

/// The state of a file at some time, to find out later whether another program has changed it. A stamp that was
/// constructed without a file stands for a file that does not exist.
class FileStamp
{
public:
    enum class Change { None, Changed, Removed };

    FileStamp() = default;
    explicit FileStamp(const QString &fileName);

    /// The difference between the stamp and the file now. A new time alone is no change if the contents are the same.
    /// If size and time are the same, the contents are compared if the file was written so shortly before the stamp
    /// that a later change may have the same time. Contents above 16 MB are not compared: the time decides.
    Change changeOf(const QString &fileName) const;

private:
    bool m_exists = false;
    qint64 m_size = 0;
    QDateTime m_modified;
    /// Whether a later change may have the same time.
    bool m_isRecent = false;
    /// Empty for a file that is too large or cannot be read.
    QByteArray m_hash;
};
