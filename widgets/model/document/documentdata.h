#pragma once

#include <trammel/group.h>
#include <trammel/shape.h>
#include <trammel/shapeid.h>
#include <trammel/widgets_export.h>

#include <QtCore/QJsonObject>
#include <QtCore/QSharedData>
#include <QtCore/QSharedDataPointer>

namespace Trammel {

/// Stores shapes by id in small, implicitly shared chunks. Copying the store takes constant time; a later change copies
/// one chunk and the pointers that lead to it. Ids that are far apart take one chunk each.
class TRAMMEL_WIDGETS_EXPORT ShapeStore
{
public:
    ShapeStore();
    ShapeStore(const ShapeStore &);
    ShapeStore(ShapeStore &&) noexcept;
    ShapeStore &operator=(const ShapeStore &);
    ShapeStore &operator=(ShapeStore &&) noexcept;
    ~ShapeStore();

    qsizetype count() const { return m_count; }
    /// The approximate size in bytes, without the data that the shapes refer to.
    qint64 memory() const;
    bool contains(ShapeId id) const { return find(id) != nullptr; }
    /// Null for an unknown id. Valid until the store changes.
    const Shape *find(ShapeId id) const;
    /// Returns a shape to change in place; null for an unknown id. Valid until the store is copied, or a shape is added
    /// or removed.
    Shape *edit(ShapeId id);
    /// Adds or replaces a shape. Refuses ids that are null or too large.
    bool insert(ShapeId id, Shape shape);
    /// Returns whether the id existed.
    bool remove(ShapeId id);
    /// Adds the shapes of another store, which must not have ids of this one. Chunks that only one of them has are not
    /// copied.
    void merge(ShapeStore other);
    /// Removes shapes, and returns them in a store. Unknown ids are skipped. Chunks that are removed as a whole are not
    /// copied.
    ShapeStore take(const ShapeIds &ids);

private:
    struct Chunk;
    struct Section;
    const Section *section(ShapeId id) const;
    QSharedDataPointer<Section> &growTo(quint32 place);
    void takeChunk(ShapeId id, quint32 slots, ShapeStore &taken);
    /// The sections from the first one that has ever had a shape.
    QList<QSharedDataPointer<Section>> m_sections;
    quint32 m_first = 0;
    qsizetype m_count = 0;
};

/// The complete contents of a drawing, as a value. It is cheap to copy, for snapshots, files and other threads.
struct TRAMMEL_WIDGETS_EXPORT DocumentData
{
    ShapeStore shapes;
    /// Each shape once, from the bottom to the top.
    ShapeIds order;
    Groups groups;
    /// The next id for a new shape or group.
    quint32 nextId = 1;
    /// The values of an application. See Shape::data.
    QJsonObject data;
    /// The fields of the file's head that this version does not know. See Shape::extra.
    QJsonObject extra;

    /// The reason why a document refuses this data; empty for valid data.
    QString errorString() const;
    /// As errorString(), for the fields outside of shapes and groups.
    QString headErrorString() const;
    /// The data as a document stores it, with normalized shapes and groups.
    DocumentData normalized() const;

    /// Compares exactly, value by value. The next id is ignored, since it only grows, even after undo.
    friend TRAMMEL_WIDGETS_EXPORT bool operator==(const DocumentData &a, const DocumentData &b);
};

} // namespace Trammel
