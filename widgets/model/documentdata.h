#pragma once

#include "widgets/model/group.h"
#include "widgets/model/shape.h"
#include "widgets/model/shapeid.h"
#include "widgets/widgets_export.h"

#include <QtCore/QJsonObject>
#include <QtCore/QSharedData>
#include <QtCore/QSharedDataPointer>

namespace Trammel {

/// Shapes by id, in shared chunks of a few: a copy costs nothing, and a change after it copies one chunk
/// and the pointers on the way to it. Ids that lie far apart cost a chunk each, no more.
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
    bool contains(ShapeId id) const { return find(id) != nullptr; }
    /// Null for an unknown id. Good until the store is changed.
    const Shape *find(ShapeId id) const;
    /// To be changed in place; null for an unknown id. Good until the store is changed or copied.
    Shape *edit(ShapeId id);
    /// Adds or replaces; refuses ids that are null or too large.
    bool insert(ShapeId id, Shape shape);
    /// Returns whether it was there.
    bool remove(ShapeId id);

private:
    struct Chunk;
    struct Section;
    QList<QSharedDataPointer<Section>> m_sections;
    qsizetype m_count = 0;
};

/// Everything that a drawing is: a value that is cheap to copy, for snapshots, files and other threads.
struct TRAMMEL_WIDGETS_EXPORT DocumentData
{
    ShapeStore shapes;
    /// From the bottom to the top; each shape once.
    ShapeIds order;
    Groups groups;
    /// The next id to give out, to a shape or a group.
    quint32 nextId = 1;
    /// What the file's head said that this version does not know.
    QJsonObject extra;

    /// The reason why a document would refuse this; empty for good data.
    QString fault() const;

    /// Exact, value by value. The next id does not count: it only ever grows, also past undo.
    friend TRAMMEL_WIDGETS_EXPORT bool operator==(const DocumentData &a, const DocumentData &b);
};

} // namespace Trammel
