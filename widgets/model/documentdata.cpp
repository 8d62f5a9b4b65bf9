#include "widgets/model/documentdata.h"

#include "widgets/model/text_p.h"

#include <QtCore/QSet>

#include <array>
#include <optional>

namespace Trammel {

namespace {

// Large enough for short lists, small enough that a change after a snapshot copies little.
constexpr quint32 chunkSize = 128;

} // namespace

struct ShapeStore::Chunk : QSharedData
{
    std::array<std::optional<Shape>, chunkSize> shapes;
    quint32 count = 0;
};

ShapeStore::ShapeStore() = default;
ShapeStore::ShapeStore(const ShapeStore &) = default;
ShapeStore::ShapeStore(ShapeStore &&) noexcept = default;
ShapeStore &ShapeStore::operator=(const ShapeStore &) = default;
ShapeStore &ShapeStore::operator=(ShapeStore &&) noexcept = default;
ShapeStore::~ShapeStore() = default;

const Shape *ShapeStore::find(ShapeId id) const
{
    const quint32 place = id.value() / chunkSize;
    if (place >= quint32(m_chunks.size()))
        return nullptr;
    const Chunk *chunk = m_chunks[place].constData();
    if (!chunk)
        return nullptr;
    const std::optional<Shape> &shape = chunk->shapes[id.value() % chunkSize];
    return shape ? &*shape : nullptr;
}

Shape *ShapeStore::edit(ShapeId id)
{
    return contains(id) ? &*m_chunks[id.value() / chunkSize]->shapes[id.value() % chunkSize] : nullptr;
}

bool ShapeStore::insert(ShapeId id, const Shape &shape)
{
    if (id.isNull() || id.value() > ShapeId::Largest)
        return false;
    const quint32 place = id.value() / chunkSize;
    if (place >= quint32(m_chunks.size()))
        m_chunks.resize(place + 1);
    QSharedDataPointer<Chunk> &chunk = m_chunks[place];
    if (!chunk)
        chunk = new Chunk;
    std::optional<Shape> &slot = chunk->shapes[id.value() % chunkSize];
    if (!slot) {
        ++chunk->count;
        ++m_count;
    }
    slot = shape;
    return true;
}

bool ShapeStore::remove(ShapeId id)
{
    if (!contains(id))
        return false;
    QSharedDataPointer<Chunk> &chunk = m_chunks[id.value() / chunkSize];
    --m_count;
    if (chunk.constData()->count == 1) {
        chunk.reset();
        return true;
    }
    chunk->shapes[id.value() % chunkSize].reset();
    --chunk->count;
    return true;
}

QString DocumentData::fault() const
{
    if (order.size() != shapes.count())
        return Text::tr("the order does not name each shape once");
    QSet<ShapeId> seen;
    seen.reserve(order.size());
    for (ShapeId id : order) {
        const Shape *shape = shapes.find(id);
        if (!shape || seen.contains(id))
            return Text::tr("the order does not name each shape once");
        if (id.value() >= nextId)
            return Text::tr("the next id is in use already");
        seen.insert(id);
        const QString reason = shape->fault();
        if (!reason.isEmpty())
            return reason;
    }
    return {};
}

bool operator==(const DocumentData &a, const DocumentData &b)
{
    if (a.order != b.order || a.shapes.count() != b.shapes.count() || a.extra != b.extra)
        return false;
    for (ShapeId id : a.order) {
        const Shape *left = a.shapes.find(id), *right = b.shapes.find(id);
        if (left != right && (!left || !right || *left != *right))
            return false;
    }
    return true;
}

} // namespace Trammel
