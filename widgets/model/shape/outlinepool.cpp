#include "widgets/model/shape/outlinepool_p.h"

#include <QtCore/QHashFunctions>

#include <algorithm>
#include <cstring>

namespace Trammel {

namespace {

std::size_t byteCount(const QList<QPointF> &ring)
{
    return std::size_t(ring.size()) * sizeof(QPointF);
}

size_t hashOf(const Shape::Outline &outline)
{
    size_t hash = 0;
    for (const QList<QPointF> &ring : outline)
        hash = qHashBits(ring.constData(), byteCount(ring), hash);
    return hash;
}

bool hasSameBytes(const QList<QPointF> &a, const QList<QPointF> &b)
{
    return a.size() == b.size() && (a.isEmpty() || std::memcmp(a.constData(), b.constData(), byteCount(a)) == 0);
}

} // namespace

bool OutlinePool::Entry::operator==(const Entry &other) const
{
    const Shape::Outline &mine = outline, &others = other.outline;
    return hash == other.hash
        && (mine.constData() == others.constData()
            || std::equal(mine.begin(), mine.end(), others.begin(), others.end(), hasSameBytes));
}

Shape::Outline OutlinePool::shared(const Shape::Outline &outline)
{
    if (outline.isEmpty())
        return outline;
    return m_entries.insert({outline, hashOf(outline)})->outline;
}

} // namespace Trammel
