#include "widgets/interaction/collisiontracker_p.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace Trammel {

CollisionTracker::CollisionTracker(QObject *parent) : QObject(parent)
{
}

void CollisionTracker::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_watched.clear();
    m_document = document;
    if (document) {
        connect(document, &Document::shapesAdded, this, &CollisionTracker::follow);
        connect(document, &Document::shapesChanged, this, &CollisionTracker::follow);
        connect(document, &Document::shapesRemoved, this, &CollisionTracker::forget);
        connect(document, &Document::reset, this, &CollisionTracker::rebuild);
    }
    rebuild();
}

void CollisionTracker::setLeastDepth(double depth)
{
    const double valid = std::isfinite(depth) ? std::max(0.0, depth) : 0.0;
    if (valid == m_leastDepth)
        return;
    m_leastDepth = valid;
    rebuild();
}

double CollisionTracker::leastDepth() const
{
    return m_leastDepth;
}

void CollisionTracker::setWatchingAll(bool watching)
{
    if (watching == m_isWatchingAll)
        return;
    m_isWatchingAll = watching;
    rebuild();
}

bool CollisionTracker::isWatchingAll() const
{
    return m_isWatchingAll;
}

void CollisionTracker::watch(const ShapeIds &ids)
{
    m_watched = QSet<ShapeId>(ids.begin(), ids.end());
    if (!m_isWatchingAll)
        rebuild();
}

bool CollisionTracker::isColliding(ShapeId id) const
{
    return m_partners.contains(id);
}

bool CollisionTracker::isWatched(ShapeId id) const
{
    return m_watched.contains(id);
}

ShapeIds CollisionTracker::collidingWith(ShapeId id) const
{
    const QSet<ShapeId> partners = m_partners.value(id);
    return {partners.begin(), partners.end()};
}

ShapeIds CollisionTracker::colliding() const
{
    return m_partners.keys();
}

int CollisionTracker::pairCount() const
{
    return m_pairCount;
}

void CollisionTracker::clear()
{
    m_partners.clear();
    m_colliders.clear();
    m_pairCount = 0;
}

void CollisionTracker::rebuild()
{
    const ShapeIds before = colliding();
    const int countBefore = m_pairCount;
    clear();
    if (m_document && isActive()) {
        const ShapeIds ids = m_isWatchingAll ? m_document->ids() : ShapeIds(m_watched.begin(), m_watched.end());
        const QSet<ShapeId> all(ids.begin(), ids.end());
        for (ShapeId id : ids)
            findPartners(id, all);
    }
    const ShapeIds after = colliding();
    announce({before.begin(), before.end()}, {after.begin(), after.end()}, countBefore);
}

void CollisionTracker::follow(const ShapeIds &ids)
{
    if (!isActive())
        return;
    const QSet<ShapeId> before = withPartners(ids);
    const int countBefore = m_pairCount;
    for (ShapeId id : ids) {
        m_colliders.remove(id);
        unpair(id);
    }
    const QSet<ShapeId> changed(ids.begin(), ids.end());
    for (ShapeId id : ids)
        findPartners(id, changed);
    announce(before, withPartners(ids), countBefore);
}

void CollisionTracker::forget(const ShapeIds &ids)
{
    if (!isActive())
        return;
    const QSet<ShapeId> before = withPartners(ids);
    const int countBefore = m_pairCount;
    for (ShapeId id : ids) {
        m_colliders.remove(id);
        unpair(id);
        m_watched.remove(id);
    }
    announce(before, {}, countBefore);
}

void CollisionTracker::pair(ShapeId a, ShapeId b)
{
    m_partners[a].insert(b);
    m_partners[b].insert(a);
    ++m_pairCount;
}

void CollisionTracker::unpair(ShapeId id)
{
    const QSet<ShapeId> partners = m_partners.take(id);
    for (ShapeId partner : partners) {
        auto entry = m_partners.find(partner);
        entry->remove(id);
        if (entry->isEmpty())
            m_partners.erase(entry);
        --m_pairCount;
    }
}

// Of two shapes that both changed, the one with the larger id asks.
void CollisionTracker::findPartners(ShapeId id, const QSet<ShapeId> &alsoChanged)
{
    const Shape *shape = m_document->find(id);
    if (!shape || shape->hidden)
        return;
    const Collider collider = colliderOf(id, *shape);
    const bool isOwn = m_isWatchingAll || m_watched.contains(id);
    for (ShapeId other : m_document->candidates(collider.bounds())) {
        if (other == id || (other > id && alsoChanged.contains(other)))
            continue;
        if (!isOwn && !m_watched.contains(other))
            continue;
        const Shape *otherShape = m_document->find(other);
        if (otherShape->hidden)
            continue;
        if (collide(collider, colliderOf(other, *otherShape), m_leastDepth))
            pair(id, other);
    }
}

const Collider &CollisionTracker::colliderOf(ShapeId id, const Shape &shape)
{
    auto entry = m_colliders.find(id);
    if (entry == m_colliders.end())
        entry = m_colliders.insert(id, Collider(shape.scenePrimitive(), shape.extent()));
    return *entry;
}

// The colliding ones among the shapes, and all that they collide with.
QSet<ShapeId> CollisionTracker::withPartners(const ShapeIds &ids) const
{
    QSet<ShapeId> shapes;
    for (ShapeId id : ids) {
        const auto entry = m_partners.constFind(id);
        if (entry == m_partners.constEnd())
            continue;
        shapes.insert(id);
        shapes.unite(*entry);
    }
    return shapes;
}

void CollisionTracker::announce(const QSet<ShapeId> &before, const QSet<ShapeId> &after, int countBefore)
{
    if (before == after && m_pairCount == countBefore)
        return;
    Aabb2 region;
    const auto include = [&](const QSet<ShapeId> &shapes, const QSet<ShapeId> &others) {
        for (ShapeId id : shapes) {
            const Shape *shape = m_document ? m_document->find(id) : nullptr;
            if (shape && !others.contains(id))
                region = region.united(shape->paintedBounds());
        }
    };
    include(before, after);
    include(after, before);
    Q_EMIT changed(toRect(region));
}

} // namespace Trammel
