#pragma once

#include <QtCore/QHash>
#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QSet>
#include <QtCore/QString>

namespace Trammel {

struct Group;
struct Shape;

/// The approximate memory of one undo step.
struct StepMemory
{
    /// The memory apart from the large blocks.
    qint64 bytes = 0;
    /// The sizes of large blocks by address. Other steps may share them.
    QHash<const void *, qint64> blocks;
};

/// Adds up the memory of one undo step. Implicitly shared data counts once.
class MemoryMeter
{
public:
    void addBytes(qint64 bytes) { m_memory.bytes += bytes; }
    /// Returns whether the list was added, and not before.
    template <typename Value> bool addArray(const QList<Value> &values)
    {
        return addBlock(values.constData(), values.capacity() * qint64(sizeof(Value)), !values.isDetached());
    }
    /// Adds the data that a shape refers to, such as its outline and its text, but not the shape itself. Data that the
    /// other shape shares is left out.
    void addParts(const Shape &shape, const Shape *other = nullptr);
    /// As addParts() above.
    void addParts(const Group &group, const Group *other);

    const StepMemory &memory() const { return m_memory; }

private:
    /// A block that nothing else refers to is added without looking for its address.
    bool addBlock(const void *address, qint64 bytes, bool isShared = true);
    void addText(const QString &text, const QString *other);
    void addJson(const QJsonObject &object, const QJsonObject *other);

    StepMemory m_memory;
    /// The addresses of the blocks that others refer to as well, and of the large ones.
    QSet<const void *> m_seen;
};

/// The memory of all undo steps of a document. A large block that several steps share counts once.
class UndoMemory
{
public:
    qint64 bytes() const { return m_bytes; }
    void add(const StepMemory &step);
    void remove(const StepMemory &step);

private:
    qint64 m_bytes = 0;
    /// The number of steps that contain each large block.
    QHash<const void *, int> m_uses;
};

} // namespace Trammel
