#include "files/filestamp.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

namespace {

/// Reading and hashing this many bytes takes a few hundredths of a second.
constexpr qint64 MostHashed = 16 << 20;
/// The coarsest resolution of times in common file systems.
constexpr qint64 TimeResolution = 2000;

QByteArray hashOf(const QString &fileName)
{
    QFile file(fileName);
    if (file.size() > MostHashed || !file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha1);
    return hash.addData(&file) ? hash.result() : QByteArray();
}

} // namespace

FileStamp::FileStamp(const QString &fileName)
{
    const QFileInfo info(fileName);
    m_exists = info.exists();
    m_size = info.size();
    m_modified = info.lastModified();
    m_isRecent = m_modified.msecsTo(QDateTime::currentDateTime()) < TimeResolution;
    m_hash = m_exists ? hashOf(fileName) : QByteArray();
}

FileStamp::Change FileStamp::changeOf(const QString &fileName) const
{
    const QFileInfo info(fileName);
    if (!info.exists())
        return m_exists ? Change::Removed : Change::None;
    if (!m_exists || info.size() != m_size)
        return Change::Changed;
    const bool isSameTime = info.lastModified() == m_modified;
    if (isSameTime && !m_isRecent)
        return Change::None;
    const bool isSame = m_hash.isEmpty() ? isSameTime : hashOf(fileName) == m_hash;
    return isSame ? Change::None : Change::Changed;
}
