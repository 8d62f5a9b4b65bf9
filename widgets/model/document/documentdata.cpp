#include <trammel/documentdata.h>

#include "widgets/model/document/documentstate_p.h"
#include "widgets/model/group/grouptree_p.h"
#include "widgets/model/shape/freefields_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/shapeidset.h>

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <utility>

namespace Trammel {

namespace {

constexpr quint32 chunkSize = 8;
constexpr quint32 sectionChunks = 64;
constexpr quint32 sectionSize = chunkSize * sectionChunks;

} // namespace

struct ShapeStore::Chunk : QSharedData
{
    Chunk() = default;
    Chunk(const Chunk &other) : QSharedData(other), used(other.used)
    {
        forEachUsed([&](quint32 i) { std::construct_at(&slots[i].shape, other.slots[i].shape); });
    }
    Chunk &operator=(const Chunk &) = delete;
    ~Chunk()
    {
        forEachUsed([this](quint32 i) { std::destroy_at(&slots[i].shape); });
    }

    static quint32 bit(ShapeId id) { return 1u << id.value() % chunkSize; }
    bool contains(ShapeId id) const { return (used & bit(id)) != 0; }
    const Shape &shape(ShapeId id) const { return slots[id.value() % chunkSize].shape; }
    Shape &shape(ShapeId id) { return slots[id.value() % chunkSize].shape; }

    template <typename Use> void forEachUsed(const Use &use) const
    {
        for (quint32 i = 0; i < chunkSize; ++i) {
            if ((used >> i & 1) != 0)
                use(i);
        }
    }

    /// A shape, or nothing.
    union Slot {
        Slot() { }
        ~Slot() { }
        Shape shape;
    };
    std::array<Slot, chunkSize> slots;
    /// A bit for each slot with a shape.
    quint32 used = 0;
};

struct ShapeStore::Section : QSharedData
{
    std::array<QSharedDataPointer<Chunk>, sectionChunks> chunks;
    quint32 count = 0;
};

ShapeStore::ShapeStore() = default;
ShapeStore::ShapeStore(const ShapeStore &) = default;
ShapeStore::ShapeStore(ShapeStore &&) noexcept = default;
ShapeStore &ShapeStore::operator=(const ShapeStore &) = default;
ShapeStore &ShapeStore::operator=(ShapeStore &&) noexcept = default;
ShapeStore::~ShapeStore() = default;

qint64 ShapeStore::memory() const
{
    qint64 bytes = m_sections.size() * qint64(sizeof(Section *));
    for (const QSharedDataPointer<Section> &each : m_sections)
        bytes += each ? qint64(sizeof(Section)) + each->count * qint64(sizeof(Chunk)) : 0;
    return bytes;
}

const ShapeStore::Section *ShapeStore::section(ShapeId id) const
{
    // A place before the first section wraps around to a large number.
    const quint32 place = id.value() / sectionSize - m_first;
    return place < quint32(m_sections.size()) ? m_sections.at(place).constData() : nullptr;
}

QSharedDataPointer<ShapeStore::Section> &ShapeStore::growTo(quint32 place)
{
    if (m_sections.isEmpty())
        m_first = place;
    if (place < m_first)
        m_sections.insert(0, qsizetype(m_first - place), {});
    m_first = std::min(m_first, place);
    m_sections.resize(std::max(m_sections.size(), qsizetype(place - m_first) + 1));
    return m_sections[place - m_first];
}

const Shape *ShapeStore::find(ShapeId id) const
{
    const Section *found = section(id);
    if (!found)
        return nullptr;
    const Chunk *chunk = found->chunks[id.value() % sectionSize / chunkSize].constData();
    return chunk && chunk->contains(id) ? &chunk->shape(id) : nullptr;
}

Shape *ShapeStore::edit(ShapeId id)
{
    if (!contains(id))
        return nullptr;
    QSharedDataPointer<Section> &section = m_sections[id.value() / sectionSize - m_first];
    QSharedDataPointer<Chunk> &chunk = section->chunks[id.value() % sectionSize / chunkSize];
    return &chunk->shape(id);
}

bool ShapeStore::insert(ShapeId id, Shape shape)
{
    if (id.isNull() || id.value() > ShapeId::Largest)
        return false;
    QSharedDataPointer<Section> &section = growTo(id.value() / sectionSize);
    if (!section)
        section = new Section;
    QSharedDataPointer<Chunk> &chunk = section->chunks[id.value() % sectionSize / chunkSize];
    if (!chunk) {
        chunk = new Chunk;
        ++section->count;
    }
    if (chunk->contains(id)) {
        chunk->shape(id) = std::move(shape);
        return true;
    }
    std::construct_at(&chunk->shape(id), std::move(shape));
    chunk->used |= Chunk::bit(id);
    ++m_count;
    return true;
}

bool ShapeStore::remove(ShapeId id)
{
    return take({id}).count() > 0;
}

void ShapeStore::merge(ShapeStore other)
{
    m_count += other.m_count;
    for (qsizetype place = 0; place < other.m_sections.size(); ++place) {
        QSharedDataPointer<Section> &from = other.m_sections[place];
        if (!from)
            continue;
        QSharedDataPointer<Section> &to = growTo(other.m_first + quint32(place));
        if (!to) {
            to.swap(from);
            continue;
        }
        for (quint32 i = 0; i < sectionChunks; ++i) {
            if (!from.constData()->chunks[i])
                continue;
            QSharedDataPointer<Chunk> &chunk = from->chunks[i], &into = to->chunks[i];
            if (!into) {
                into.swap(chunk);
                ++to->count;
                continue;
            }
            Chunk &source = *chunk, &target = *into;
            Q_ASSERT((source.used & target.used) == 0);
            source.forEachUsed([&](quint32 slot) {
                std::construct_at(&target.slots[slot].shape, std::move(source.slots[slot].shape));
            });
            target.used |= source.used;
        }
    }
}

ShapeStore ShapeStore::take(const ShapeIds &ids)
{
    ShapeStore taken;
    ShapeId last;
    quint32 slots = 0;
    const auto add = [&](ShapeId id) {
        if (id.value() / chunkSize != last.value() / chunkSize) {
            takeChunk(last, slots, taken);
            slots = 0;
        }
        last = id;
        slots |= Chunk::bit(id);
    };
    // The ids of a chunk follow each other.
    if (ids.size() > 1)
        ShapeIdSet(ids).forEach(add);
    else
        std::for_each(ids.begin(), ids.end(), add);
    takeChunk(last, slots, taken);
    return taken;
}

void ShapeStore::takeChunk(ShapeId id, quint32 slots, ShapeStore &taken)
{
    const Section *found = section(id);
    const quint32 i = id.value() % sectionSize / chunkSize;
    if (found)
        slots &= found->chunks[i] ? found->chunks[i]->used : 0;
    if (!found || slots == 0)
        return;
    const quint32 place = id.value() / sectionSize;
    QSharedDataPointer<Section> &from = m_sections[place - m_first], &to = taken.growTo(place);
    if (!to)
        to = new Section;
    QSharedDataPointer<Chunk> &chunk = from->chunks[i], &into = to->chunks[i];
    m_count -= std::popcount(slots);
    taken.m_count += std::popcount(slots);
    ++to->count;
    if (slots == chunk.constData()->used) {
        into.swap(chunk);
        if (--from->count == 0)
            from.reset();
        return;
    }
    Chunk &source = *chunk, &target = *(into = new Chunk);
    source.forEachUsed([&](quint32 slot) {
        if ((slots >> slot & 1) == 0)
            return;
        std::construct_at(&target.slots[slot].shape, std::move(source.slots[slot].shape));
        std::destroy_at(&source.slots[slot].shape);
    });
    target.used = slots;
    source.used &= ~slots;
}

QString DocumentData::headErrorString() const
{
    using Name = QLatin1StringView;
    constexpr Name names[] = {Name("format"), Name("version"), Name("nextId"),  Name("groups"),
                              Name("shapes"), Name("data"),    Name("recovery")};
    // Each field of the head is parsed as a separate value, so the braces of the file do not count as a nesting level.
    const QString reason = freeFieldsError({extra, data, names, 0});
    if (!reason.isEmpty() || (nextId >= 1 && nextId <= ShapeId::Largest + 1))
        return reason;
    return Text::tr("the next id is not from 1 to %1").arg(ShapeId::Largest + 1);
}

QString DocumentData::errorString() const
{
    return errorOf(*this, {});
}

QString errorOf(const DocumentData &data, const ShapeStore &known)
{
    const ShapeStore &shapes = data.shapes;
    const QString reasonOfHead = data.headErrorString();
    if (!reasonOfHead.isEmpty())
        return reasonOfHead;
    if (data.order.size() != shapes.count())
        return Text::tr("the order does not name each shape once");
    ShapeIdSet seen;
    for (ShapeId id : data.order) {
        const Shape *shape = shapes.find(id);
        if (!shape || !seen.insert(id))
            return Text::tr("the order does not name each shape once");
        if (id.value() >= data.nextId)
            return Text::tr("the next id is in use already");
        QString reason = shape == known.find(id) ? QString() : shape->errorString();
        if (reason.isEmpty())
            reason = endsError(*shape, shapes);
        if (!reason.isEmpty())
            return reason;
    }
    for (auto group = data.groups.constBegin(); group != data.groups.constEnd(); ++group) {
        const quint32 id = group.key().value();
        if (id == 0 || id > ShapeId::Largest)
            return Text::tr("the id of a group is not from 1 to %1").arg(ShapeId::Largest);
        if (id >= data.nextId)
            return Text::tr("the next id is in use already");
        if (shapes.contains(ShapeId(id)))
            return Text::tr("the id %1 is there twice").arg(id);
        const QString reason = group->errorString();
        if (!reason.isEmpty())
            return reason;
    }
    const std::optional<GroupTree::Error> misfit = GroupTree().build(data);
    return misfit ? misfit->errorString : QString();
}

DocumentData DocumentData::normalized() const
{
    DocumentData result = *this;
    for (ShapeId id : order) {
        const Shape *shape = shapes.find(id);
        if (!shape)
            continue;
        Shape clean = shape->normalized();
        if (clean != *shape)
            result.shapes.insert(id, std::move(clean));
    }
    for (auto group = groups.constBegin(); group != groups.constEnd(); ++group) {
        const Group clean = group->normalized();
        if (clean != *group)
            result.groups.insert(group.key(), clean);
    }
    return result;
}

bool operator==(const DocumentData &a, const DocumentData &b)
{
    if (a.order != b.order || a.shapes.count() != b.shapes.count() || a.groups != b.groups
        || !isSameFields(a.data, b.data) || !isSameFields(a.extra, b.extra))
        return false;
    for (ShapeId id : a.order) {
        const Shape *left = a.shapes.find(id), *right = b.shapes.find(id);
        if (left != right && (!left || !right || *left != *right))
            return false;
    }
    return true;
}

} // namespace Trammel
