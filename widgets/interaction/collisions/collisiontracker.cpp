#include "widgets/interaction/collisions/collisiontracker_p.h"

#include "widgets/model/document/asdrawn_p.h"
#include "widgets/model/query/pairsearch_p.h"
#include "widgets/model/query/pathcollision_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include <trammel/geometry/collision.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace Trammel {

namespace {

/// The number of partners from which a shape counts as crowded. Pairs of two crowded shapes are left out.
constexpr std::size_t manyPartners = 32;
/// The maximum number of neighbors examined after one change of the document. This takes some tens of milliseconds.
constexpr int mostLooks = 1 << 21;
/// The number of neighbors from which shapes share a list of them.
constexpr int manyNeighbors = 1000;
/// The number of overlapping neighbors of a shape that cost one look each, and the cost of every further one.
constexpr int usualOverlaps = 32, costOfOverlap = 100;

} // namespace

CollisionTracker::CollisionTracker(QObject *parent) : QObject(parent)
{
    connect(&m_large, &LargeShapes::known, this, &CollisionTracker::onLargeShapesKnown);
}

void CollisionTracker::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_watched.clear();
    m_colliders.clear();
    m_large.clear();
    m_document = document;
    if (document) {
        connect(document, &Document::shapesAdded, this, &CollisionTracker::onShapesChanged);
        connect(document, &Document::shapesChanged, this, &CollisionTracker::onShapesChanged);
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

void CollisionTracker::setMode(CollisionMode mode)
{
    if (std::exchange(m_mode, mode) != mode)
        rebuild();
}

void CollisionTracker::setRule(const PairRule &rule)
{
    if (std::exchange(m_rule, rule) != rule)
        rebuild();
}

void CollisionTracker::watch(const ShapeIds &ids)
{
    m_watched = ShapeIdSet(ids);
    m_isWaiting = false;
    m_colliders.clear();
    m_large.release();
    if (!isWatchingAll())
        rebuild();
}

// The row "shapes on one spot: begin of a drag" of the benchmark needs this.
void CollisionTracker::watchFromNextChange(const ShapeIds &ids)
{
    watch({});
    m_watched = ShapeIdSet(ids);
    m_isWaiting = isActive() && !isWatchingAll();
}

bool CollisionTracker::isColliding(ShapeId id) const
{
    return m_colliding.contains(id);
}

bool CollisionTracker::isWatched(ShapeId id) const
{
    return m_watched.contains(id);
}

ShapeIds CollisionTracker::collidingWith(ShapeId id) const
{
    const std::vector<ShapeId> &partners = m_partners[id.value()];
    return {partners.begin(), partners.end()};
}

ShapeIds CollisionTracker::colliding() const
{
    ShapeIds ids;
    ids.reserve(m_colliding.count());
    m_colliding.forEach([&ids](ShapeId id) { ids.append(id); });
    return ids;
}

void CollisionTracker::clear()
{
    m_partners = {};
    m_colliding.clear();
    m_crowded.clear();
    m_colliders.clear();
    m_large.clear();
    m_pairCount = 0;
    m_countsAll = true;
    m_isWaiting = false;
    m_motion.clear();
}

void CollisionTracker::rebuild()
{
    const ShapeIdSet before = std::exchange(m_colliding, {});
    const int countBefore = m_pairCount;
    clear();
    if (m_document && isWatchingAll()) {
        findAll();
    } else if (m_document && isActive()) {
        Search search(m_watched.count());
        m_watched.forEach([&](ShapeId id) { findPartners(id, m_watched, search); });
    }
    m_come.clear();
    announce(before, m_colliding, countBefore != m_pairCount);
}

void CollisionTracker::findAll()
{
    ShapeIds ids = m_document->ids(), large;
    ids.removeIf([this, &large](ShapeId id) {
        if (!m_rule.counts(*m_document, id))
            return true;
        const bool isLarge = LargeShapes::isLarge(*m_document->find(id));
        if (isLarge)
            large.append(id);
        return isLarge;
    });
    const auto isWanted = [&](IndexPair pair) { return !isCrowded(ids[pair.first], ids[pair.second]); };
    const auto found = [&](IndexPair place) {
        // Earlier pairs of the same batch may have made both shapes crowded since isWanted() was called.
        if (isWanted(place) && m_rule.countsTogether(*m_document, ids[place.first], ids[place.second]))
            pair(ids[place.first], ids[place.second]);
        return true;
    };
    const bool isAll = PairSearch(*m_document, ids, m_leastDepth).run(isWanted, found);
    m_countsAll = m_countsAll && isAll;
    const ShapeIdSet largeSet(large);
    Search search(large.size());
    for (ShapeId id : std::as_const(large))
        findPartners(id, largeSet, search);
}

void CollisionTracker::onShapesChanged(const ShapeIds &ids)
{
    if (!isActive())
        return;
    // Connectors do not collide.
    const AsDrawn drawn(m_document);
    for (ShapeId id : ids)
        m_large.change(id);
    if (m_isWaiting) {
        const QPointer<CollisionTracker> self(this);
        rebuild();
        // A slot may have deleted the tracker or the document.
        if (self && m_document && mayMoveTogether(ids))
            m_motion.step(*m_document, m_rule, ids);
        return;
    }
    if (!mayMoveTogether(ids)) {
        m_motion.clear();
        updateOneByOne(ids);
        return;
    }
    const RigidMotion::Step step = m_motion.step(*m_document, m_rule, ids);
    if (step == RigidMotion::Step::Further) {
        updateMoved();
        return;
    }
    const QPointer<CollisionTracker> self(this);
    updateOneByOne(ids);
    // A slot may have deleted the tracker or the document.
    if (!self || !m_document || step != RigidMotion::Step::Second || !m_countsAll)
        return;
    // The known collider of a large shape does not move along.
    const auto isLarge = [this](ShapeId id) {
        const Shape *shape = m_document->find(id);
        return shape && LargeShapes::isLarge(*shape);
    };
    if (std::any_of(ids.begin(), ids.end(), isLarge))
        return;
    m_motion.prepare(*m_document, m_rule, m_leastDepth, [this](ShapeId id) { return colliderOf(id); });
    // Colliders of moving shapes are created on demand and not cached.
    for (ShapeId id : ids)
        m_colliders.remove(id);
}

bool CollisionTracker::mayMoveTogether(const ShapeIds &ids) const
{
    // The motion cache requires that all pairs are known. If pairs were left out, every change searches for pairs
    // again.
    return m_countsAll
        && (isWatchingAll() || std::all_of(ids.begin(), ids.end(), [this](ShapeId id) { return isWatched(id); }));
}

/// All pairs are known for the previous position, so only pairs that may differ are tested.
void CollisionTracker::updateMoved()
{
    ShapeIdSet different, before, after;
    if (!m_motion.isNear(*m_document)) {
        // These pairs are tested once more before they are replaced, because their shapes may have separated.
        askAgain(m_motion.outer(), different, before);
        m_motion.lookAround(*m_document, m_rule);
    }
    askAgain(m_motion.outer(), different, before);
    askAgain(m_motion.inner(), different, before);
    different.forEach([&](ShapeId id) { after.set(id, isColliding(id)); });
    announce(before, after, havePairsChanged());
}

void CollisionTracker::askAgain(const RigidMotion::Pairs &pairs, ShapeIdSet &different, ShapeIdSet &before)
{
    for (const auto &[own, other] : pairs) {
        const bool werePaired = arePaired(own, other);
        const bool mayCollide = m_document->paintedBounds(own).overlaps(m_document->paintedBounds(other))
            && (werePaired || !isCrowded(own, other));
        if (werePaired == (mayCollide && doCollide(own, other) && m_rule.countsTogether(*m_document, own, other)))
            continue;
        for (ShapeId id : {own, other}) {
            if (different.insert(id))
                before.set(id, isColliding(id));
        }
        werePaired ? part(own, other) : pair(own, other);
    }
    for (const auto &[own, other] : pairs) {
        m_colliders.remove(own);
        if (m_motion.isMoving(other))
            m_colliders.remove(other);
    }
}

void CollisionTracker::updateOneByOne(const ShapeIds &ids)
{
    const ShapeIdSet changed(ids);
    ShapeIdSet before, after;
    includeColliding(ids, before);
    for (ShapeId id : ids) {
        m_colliders.remove(id);
        unpairIfKnown(id);
    }
    Search search(ids.size());
    for (ShapeId id : ids)
        findPartners(id, changed, search);
    // A crowded shape that has lost its last partner is searched again, because some of its pairs were left out.
    Search again(before.count());
    before.forEach([&](ShapeId id) {
        if (m_crowded.contains(id) && !isColliding(id) && !changed.contains(id))
            findPartners(id, {}, again);
    });
    includeColliding(ids, after);
    before.forEach([&](ShapeId id) { after.set(id, isColliding(id)); });
    announce(before, after, havePairsChanged());
}

void CollisionTracker::onLargeShapesKnown(const ShapeIds &ids)
{
    if (!m_document || !isActive())
        return;
    const AsDrawn drawn(m_document);
    const QPointer<CollisionTracker> self(this);
    updateOneByOne(ids);
    if (self && m_watched.isEmpty() && !m_large.isLate())
        m_large.release();
}

void CollisionTracker::forget(const ShapeIds &ids)
{
    for (ShapeId id : ids)
        m_large.remove(id);
    if (!isActive())
        return;
    m_motion.clear();
    ShapeIdSet before;
    includeColliding(ids, before);
    for (ShapeId id : ids) {
        m_colliders.remove(id);
        unpair(id);
        m_watched.remove(id);
        m_crowded.remove(id);
    }
    ShapeIdSet after;
    Search search(before.count());
    before.forEach([&](ShapeId id) {
        if (m_crowded.contains(id) && !isColliding(id))
            findPartners(id, {}, search);
        after.set(id, isColliding(id));
    });
    announce(before, after, havePairsChanged());
}

void CollisionTracker::pair(ShapeId a, ShapeId b)
{
    for (const auto &[own, other] : {std::pair(a, b), std::pair(b, a)}) {
        m_partners.at(own.value()).push_back(other);
        m_colliding.insert(own);
    }
    ++m_pairCount;
    m_come.push_back(std::minmax(a, b));
}

void CollisionTracker::unpair(ShapeId id)
{
    for (ShapeId other : std::exchange(m_partners.at(id.value()), {})) {
        removePartner(other, id);
        notePart(id, other);
    }
    m_colliding.remove(id);
}

void CollisionTracker::unpairIfKnown(ShapeId id)
{
    if (!m_large.isUsed()) {
        unpair(id);
        return;
    }
    // The pairs of a large shape stay as they are until its collider is known.
    const auto isKnown = [this](ShapeId each) {
        // The signal of the removal may still follow.
        const Shape *shape = m_document->find(each);
        return !shape || !LargeShapes::isLarge(*shape) || m_large.collider(each, *shape);
    };
    if (!isKnown(id))
        return;
    for (ShapeId other : collidingWith(id)) {
        if (isKnown(other))
            part(id, other);
    }
}

void CollisionTracker::part(ShapeId a, ShapeId b)
{
    removePartner(a, b);
    removePartner(b, a);
    notePart(a, b);
}

void CollisionTracker::removePartner(ShapeId id, ShapeId partner)
{
    std::vector<ShapeId> &partners = m_partners.at(id.value());
    *std::find(partners.begin(), partners.end(), partner) = partners.back();
    partners.pop_back();
    if (partners.empty())
        m_colliding.remove(id);
}

void CollisionTracker::notePart(ShapeId a, ShapeId b)
{
    --m_pairCount;
    m_gone.push_back(std::minmax(a, b));
}

bool CollisionTracker::arePaired(ShapeId a, ShapeId b) const
{
    const std::vector<ShapeId> &partners = m_partners[a.value()];
    return std::find(partners.begin(), partners.end(), b) != partners.end();
}

bool CollisionTracker::havePairsChanged()
{
    Pairs gone = std::exchange(m_gone, {}), come = std::exchange(m_come, {});
    if (gone.size() != come.size())
        return true;
    std::sort(gone.begin(), gone.end());
    std::sort(come.begin(), come.end());
    return gone != come;
}

/// Whether a pair is left out because both shapes are crowded. This makes the number of pairs of n overlapping shapes
/// linear in n instead of quadratic. Each shape is still reported as colliding, because a crowded shape has known
/// partners.
bool CollisionTracker::isCrowded(ShapeId a, ShapeId b)
{
    if (m_partners[a.value()].size() < manyPartners || m_partners[b.value()].size() < manyPartners)
        return false;
    for (ShapeId id : {a, b}) {
        if (!m_crowded.contains(id))
            m_crowded.insert(id);
    }
    m_countsAll = false;
    return true;
}

CollisionTracker::Search::Search(qsizetype shapeCount) : looksLeft(mostLooks), shapesLeft(shapeCount)
{
}

ShapeIds CollisionTracker::nearby(const Aabb2 &box, Search &search) const
{
    if (search.region.contains(box))
        return search.near;
    const ShapeIds near = m_document->candidates(box);
    if (near.size() < manyNeighbors)
        return near;
    search.region = box.expanded(std::max(box.size()[0], box.size()[1]));
    search.near = m_document->candidates(search.region);
    return search.near;
}

bool CollisionTracker::counts(ShapeId id, Search &search) const
{
    if (search.counted.contains(id))
        return true;
    if (search.left.contains(id))
        return false;
    const bool isCounted = m_rule.counts(*m_document, id);
    (isCounted ? search.counted : search.left).insert(id);
    return isCounted;
}

// If both shapes of a pair have changed, only the one with the larger id tests the pair. Each shape gets an equal share
// of the looks for its unusual overlaps, so that every shape finds some partners where very many shapes overlap.
void CollisionTracker::findPartners(ShapeId id, const ShapeIdSet &alsoChanged, Search &search)
{
    const qsizetype shapesLeft = search.shapesLeft--;
    if (!m_rule.counts(*m_document, id))
        return;
    if (search.looksLeft <= 0) {
        m_countsAll = false;
        return;
    }
    const Shape &shape = *m_document->find(id);
    const Aabb2 bounds = shape.sceneBounds();
    const bool isLarge = LargeShapes::isLarge(shape);
    if (isLarge && !m_large.collider(id, shape))
        return;
    // The collider of a path has many corners.
    const std::optional<Collider> collider =
        isLarge || hasAnchors(shape) ? std::nullopt : std::optional(colliderOf(id));
    const bool isOwn = isWatchingAll() || m_watched.contains(id);
    const ShapeIds near = nearby(bounds, search);
    const qsizetype kept = search.looksLeft - search.looksLeft / shapesLeft;
    int overlaps = 0;
    for (ShapeId other : near) {
        --search.looksLeft;
        if (other == id || (other > id && alsoChanged.contains(other)))
            continue;
        if (!m_document->paintedBounds(other).overlaps(bounds))
            continue;
        if ((!isOwn && !m_watched.contains(other)) || !counts(other, search) || isCrowded(id, other))
            continue;
        // A pair of a large shape whose collider is not known has been kept.
        if (m_large.isUsed() && arePaired(id, other))
            continue;
        const Shape &there = *m_document->find(other);
        if (!(collider && !hasAnchors(there) && !LargeShapes::isLarge(there)
                  ? collide(*collider, colliderOf(other), m_leastDepth)
                  : doCollide(id, other)))
            continue;
        if (m_rule.countsTogether(shape, bounds, there, boundsOf(other)))
            pair(id, other);
        if (++overlaps < usualOverlaps)
            continue;
        if (search.looksLeft < kept + costOfOverlap) {
            m_crowded.insert(id);
            m_countsAll = false;
            return;
        }
        search.looksLeft -= costOfOverlap;
    }
}

bool CollisionTracker::doCollide(ShapeId a, ShapeId b)
{
    const Shape &first = *m_document->find(a), &second = *m_document->find(b);
    const bool isFirstLarge = LargeShapes::isLarge(first), isSecondLarge = LargeShapes::isLarge(second);
    if (isFirstLarge && isSecondLarge)
        return m_large.areColliding(a, first, b, second, m_leastDepth);
    if (isFirstLarge || isSecondLarge) {
        const Collider *large = isFirstLarge ? m_large.collider(a, first) : m_large.collider(b, second);
        return large && collide(*large, colliderOf(isFirstLarge ? b : a), m_leastDepth);
    }
    // The collider of a path has many corners.
    const PathVerdict verdict = pathVerdict(first, second, m_leastDepth);
    if (verdict != PathVerdict::Unknown)
        return verdict == PathVerdict::Colliding;
    return collide(colliderOf(a), colliderOf(b), m_leastDepth);
}

Aabb2 CollisionTracker::boundsOf(ShapeId id) const
{
    const auto known = m_colliders.constFind(id);
    return known != m_colliders.constEnd() ? known->bounds() : m_document->find(id)->sceneBounds();
}

Collider CollisionTracker::colliderOf(ShapeId id)
{
    auto entry = m_colliders.find(id);
    if (entry == m_colliders.end()) {
        const Shape &shape = *m_document->find(id);
        entry = m_colliders.insert(id, Collider(shape.scenePrimitive(), shape.extent()));
    }
    return *entry;
}

/// Adds the colliding shapes of a list and all their partners to a set.
void CollisionTracker::includeColliding(const ShapeIds &ids, ShapeIdSet &colliding) const
{
    for (ShapeId id : ids) {
        if (!isColliding(id))
            continue;
        colliding.insert(id);
        for (ShapeId partner : m_partners[id.value()])
            colliding.insert(partner);
    }
}

void CollisionTracker::announce(const ShapeIdSet &before, const ShapeIdSet &after, bool isDifferent)
{
    Aabb2 region;
    const auto include = [&](const ShapeIdSet &shapes, const ShapeIdSet &others) {
        shapes.forEach([&](ShapeId id) {
            if (others.contains(id))
                return;
            isDifferent = true;
            if (m_document)
                region = region.united(m_document->paintedBounds(id));
        });
    };
    include(before, after);
    include(after, before);
    if (std::exchange(m_announcedAll, countsAllPairs()) != countsAllPairs())
        isDifferent = true;
    const AsDrawn upToDate(m_document, AsDrawn::Answers::UpToDate);
    if (isDifferent)
        Q_EMIT changed(toRect(region));
}

} // namespace Trammel
