#include "widgets/model/solid/pushing_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

std::vector<SolidOverlap> overlapsOf(SolidBody &body, QPointF place, const SolidRules &rules)
{
    std::vector<SolidOverlap> found;
    for (const SweepPair &pair : body.pairsAround(place, 0)) {
        if (overlaps(pair, place, rules))
            found.push_back({pair, {}});
    }
    return found;
}

} // namespace

Leaving::Leaving(SolidBody &body, QPointF place, const SolidRules &rules)
    : Leaving(overlapsOf(body, place, rules), place, rules)
{
}

Leaving::Leaving(std::vector<SolidOverlap> overlaps, QPointF place, const SolidRules &rules)
    : m_rules(rules), m_place(place), m_overlaps(std::move(overlaps))
{
}

bool Leaving::isAhead(QPointF direction) const
{
    return std::any_of(m_overlaps.begin(), m_overlaps.end(), [&](const SolidOverlap &overlap) {
        const auto [x, y] = overlap.pair.moving->bounds().center();
        const auto [otherX, otherY] = overlap.pair.obstacle->bounds().center();
        return dot(QPointF(x - otherX, y - otherY) + m_place - overlap.offset, direction) > 0;
    });
}

std::optional<QPointF> Leaving::translationOut(const SolidOverlap &overlap, QPointF place, bool isExact) const
{
    const Collider &own = *overlap.pair.moving, &obstacle = *overlap.pair.obstacle;
    const QPointF move = place - overlap.offset;
    std::optional<Contact> out;
    if (!isExact)
        out = deepestContact(obstacle, own, move);
    if (!out)
        out = minimumTranslation(obstacle, translated(own, move));
    if (out)
        return out->normal * (out->depth + m_rules.clearance);
    const Collider moved = translated(own, move);
    const std::optional<NearestPoints> near = nearestPoints(viewOf(obstacle), viewOf(moved));
    if (!near || m_rules.clearance == 0)
        return std::nullopt;
    return normalized(near->second - near->first).value_or(QPointF(1, 0))
        * (m_rules.clearance - length(near->second - near->first));
}

std::optional<QPointF> Leaving::byShortTranslations() const
{
    // Translations out of convex pieces take little time, but may not lead out of a concave obstacle.
    constexpr int mostRounds = 16, quickRounds = 8;
    QPointF place = m_place;
    for (int round = 0; round < mostRounds; ++round) {
        bool isFree = true;
        for (const SolidOverlap &overlap : m_overlaps) {
            if (round > 0 && !overlaps(overlap.pair, place - overlap.offset, m_rules))
                continue;
            isFree = false;
            const std::optional<QPointF> out = translationOut(overlap, place, round >= quickRounds);
            if (!out)
                return std::nullopt;
            place += *out;
        }
        if (isFree)
            return place;
        if (round == quickRounds - 1)
            place = m_place;
    }
    return std::nullopt;
}

// Moves the body from beyond the obstacles back toward the place, until it touches an obstacle. The clearance, measured
// along the normal of the touch, is added to the distance.
QPointF Leaving::along(QPointF direction) const
{
    constexpr double leastCosine = 0.3;
    double farthest = 0;
    for (const SolidOverlap &overlap : m_overlaps) {
        const SweepPair pair{overlap.pair.moving, overlap.pair.obstacle};
        const auto [width, height] = pair.moving->bounds().size();
        const auto [otherWidth, otherHeight] = pair.obstacle->bounds().size();
        const double reach = width + height + otherWidth + otherHeight;
        const QPointF start = m_place + direction * reach - overlap.offset;
        const std::optional<Touch> touch =
            sweep({&pair, 1}, start, -direction * reach, leastDepthAt({&pair, 1}, start, m_rules));
        const double free = touch ? reach * (1 - touch->fraction) : 0;
        const double cosine = touch ? std::max(dot(touch->normal, direction), leastCosine) : 1;
        farthest = std::max(farthest, free + m_rules.clearance / cosine);
    }
    return m_place + direction * farthest;
}

SolidMotion::Pushing::Pushing(SolidScene &scene, SolidBody &body, const SolidRules &rules, GroupId scope)
    : m_scene(scene), m_body(body), m_rules(rules), m_scope(scope)
{
}

SolidMotion::Pushing::Neighbor &SolidMotion::Pushing::neighborOf(ShapeId id)
{
    if (const auto found = m_neighbors.find(id.value()); found != m_neighbors.end())
        return *found->second;
    const Document &document = m_scene.document();
    Unit unit = document.unitOf(id, m_scope);
    if (unit.isNull())
        unit = document.unitOf(id);
    auto neighbor = std::make_shared<Neighbor>();
    neighbor->ids = document.withContents(unit.group.isNull() ? ShapeIds{id} : document.members(unit.group));
    neighbor->body = std::make_unique<SolidBody>(m_scene, neighbor->ids, m_rules);
    for (ShapeId own : std::as_const(neighbor->ids)) {
        m_neighbors[own.value()] = neighbor;
        const SolidShape *shape = m_scene.find(own);
        neighbor->isFixed = neighbor->isFixed || m_body.isMoving(own) || (shape && shape->isFixed);
    }
    m_neighbors[id.value()] = neighbor;
    return *neighbor;
}

std::optional<QList<SolidMotion::Push>> SolidMotion::Pushing::pushesAt(QPointF place)
{
    // Each motion continues from where the last one ended.
    if (m_room && same(m_room->offset, place))
        return m_room->pushes;
    std::optional<QList<Push>> pushes = searchedPushesAt(place);
    if (pushes)
        m_room = Way{place, *pushes, true};
    return pushes;
}

std::optional<QList<SolidMotion::Push>> SolidMotion::Pushing::searchedPushesAt(QPointF place, const Aabb2 *region)
{
    std::vector<Wanted> wanted;
    ++m_search;
    m_given.clear();
    m_farthestGiven = 0;
    const auto want = [&](ShapeIds ids, int depth) {
        // The order does not depend on what was pushed before.
        std::sort(ids.begin(), ids.end());
        for (ShapeId id : std::as_const(ids)) {
            Neighbor &neighbor = neighborOf(id);
            if (std::exchange(neighbor.search, m_search) != m_search)
                wanted.push_back({&neighbor, depth});
        }
    };
    want(region ? obstaclesIn(*region, place) : m_body.obstaclesAt(place, SolidBody::Pairs::New), 1);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto [neighbor, depth] = wanted[i];
        const bool isMovable = !neighbor->isFixed && depth <= m_rules.pushDepth;
        const std::optional<Choice> choice = isMovable ? choiceFor(*neighbor, depth, place) : std::nullopt;
        if (!choice) {
            m_blocker = neighbor;
            return std::nullopt;
        }
        neighbor->offset = choice->offset;
        for (ShapeId id : std::as_const(neighbor->ids))
            m_given.insert(id);
        m_farthestGiven = std::max(m_farthestGiven, length(choice->offset));
        want(choice->met, depth + 1);
    }
    QList<Push> pushes;
    if (region)
        return pushes;
    for (const auto &[neighbor, depth] : wanted) {
        m_scene.setDisplaced(neighbor->ids);
        pushes.append({neighbor->ids, neighbor->offset});
    }
    return pushes;
}

ShapeIds SolidMotion::Pushing::obstaclesIn(const Aabb2 &region, QPointF place)
{
    const std::span<const SpatialIndex::Entry> found = m_scene.near(region);
    const std::vector<SpatialIndex::Entry> entries(found.begin(), found.end());
    ShapeIds ids;
    for (const SpatialIndex::Entry &entry : entries) {
        const ShapeId id(entry.id);
        const SolidShape *shape = m_body.isMoving(id) ? nullptr : m_scene.find(id);
        if (!shape)
            continue;
        const Aabb2 box = entry.box.translated({-place.x(), -place.y()}).expanded(m_rules.clearance);
        for (std::size_t number : m_body.partsNear(box)) {
            const SolidBody::Part &part = m_body.parts()[number];
            const SweepPair pair{&part.shape->collider, &shape->collider, m_rules.clearance};
            if (overlaps(pair, place, m_rules) && m_scene.blocking(*part.shape, *shape) == Blocking::Solid
                && !overlaps(pair, {}, m_rules)) {
                ids.append(id);
                break;
            }
        }
    }
    return ids;
}

bool SolidMotion::Pushing::isPromising(QPointF place)
{
    for (std::size_t i = 0; i < m_blockers.size(); ++i) {
        const Aabb2 &box = m_blockers[i]->body->bounds();
        const auto [width, height] = box.size();
        const Aabb2 region = box.expanded(width + height + m_rules.clearance);
        if (!searchedPushesAt(place, &region)) {
            std::rotate(m_blockers.begin(), m_blockers.begin() + std::ptrdiff_t(i),
                        m_blockers.begin() + std::ptrdiff_t(i) + 1);
            return false;
        }
    }
    return true;
}

void SolidMotion::Pushing::appendOverlaps(Neighbor &neighbor, QPointF offset, QPointF place, bool isFirstEnough,
                                          std::vector<SolidOverlap> &overlaps)
{
    const auto isNew = [&](const SweepPair &pair) { return !Trammel::overlaps(pair, {}, m_rules); };
    for (const SolidBody::Part &part : neighbor.body->parts()) {
        const QPointF move = offset - place;
        const Aabb2 box = part.shape->bounds.translated({move.x(), move.y()}).expanded(m_rules.clearance);
        for (std::size_t number : m_body.partsNear(box)) {
            const SolidBody::Part &other = m_body.parts()[number];
            const SweepPair pair{&part.shape->collider, &other.shape->collider, m_rules.clearance};
            if (Trammel::overlaps(pair, move, m_rules) && m_scene.blocking(*part.shape, *other.shape) == Blocking::Solid
                && isNew(pair)) {
                overlaps.push_back({pair, place});
                if (isFirstEnough)
                    return;
            }
        }
    }
    if (m_given.isEmpty())
        return;
    const std::span<const SweepPair> near = neighbor.body->pairsAround(offset, m_farthestGiven);
    for (std::size_t i = 0; i < near.size(); ++i) {
        const ShapeId id = neighbor.body->obstacleOf(i);
        if (!m_given.contains(id))
            continue;
        const QPointF given = neighborOf(id).offset;
        if (Trammel::overlaps(near[i], offset - given, m_rules) && near[i].obstacle == &m_scene.find(id)->collider
            && isNew(near[i])) {
            overlaps.push_back({near[i], given});
            if (isFirstEnough)
                return;
        }
    }
}

std::optional<ShapeIds> SolidMotion::Pushing::metBy(Neighbor &neighbor, QPointF offset, int depth)
{
    const bool mayPush = depth < m_rules.pushDepth;
    ShapeIds met = neighbor.body->leftRooms(offset);
    if (!met.isEmpty() && !mayPush)
        return std::nullopt;
    const std::span<const SweepPair> near = neighbor.body->pairsAround(offset, 0);
    for (std::size_t i = 0; i < near.size(); ++i) {
        const ShapeId id = neighbor.body->obstacleOf(i);
        if (m_body.isMoving(id) || m_given.contains(id) || met.contains(id) || !overlaps(near[i], offset, m_rules)
            || overlaps(near[i], {}, m_rules))
            continue;
        // The places of shapes that give way have been considered, or will be.
        const Neighbor &other = neighborOf(id);
        if (other.search == m_search)
            continue;
        if (!mayPush || other.isFixed)
            return std::nullopt;
        met.append(id);
    }
    return met;
}

std::optional<SolidMotion::Pushing::Choice> SolidMotion::Pushing::choiceFor(Neighbor &neighbor, int depth,
                                                                            QPointF place)
{
    std::vector<SolidOverlap> found;
    appendOverlaps(neighbor, {}, place, false, found);
    const Leaving leaving(std::move(found), {}, m_rules);
    // A neighbor moves no farther than the body. Ahead of the body, it moves forward or sideways; it comes back behind
    // the body once that has passed.
    constexpr double mostBackward = 0.7;
    const double farthest = length(place) + m_rules.clearance;
    const bool isAhead = leaving.isAhead(place);
    const auto choiceAt = [&](QPointF offset) -> std::optional<Choice> {
        const double way = length(offset);
        const bool isBackward = isAhead && dot(offset, place) < -mostBackward * way * length(place);
        if (!isFinite(offset) || way > farthest || isBackward)
            return std::nullopt;
        std::vector<SolidOverlap> rest;
        appendOverlaps(neighbor, offset, place, true, rest);
        if (!rest.empty())
            return std::nullopt;
        const std::optional<ShapeIds> met = metBy(neighbor, offset, depth);
        // Nothing is pushed through walls and locked shapes.
        if (!met || neighbor.body->stop({}, offset, SolidBody::Against::Fixed).touch)
            return std::nullopt;
        return Choice{offset, *met};
    };

    const auto continued = [&](Choice choice) {
        constexpr double similar = 0.9, farther = 1.25;
        const std::optional<QPointF> before = normalized(neighbor.last);
        const double way = length(choice.offset);
        if (!before || dot(choice.offset, *before) >= similar * way)
            return choice;
        const QPointF offset = leaving.along(*before);
        return length(offset) <= farther * way ? choiceAt(offset).value_or(choice) : choice;
    };

    if (const std::optional<QPointF> near = leaving.byShortTranslations()) {
        if (const std::optional<Choice> choice = choiceAt(*near))
            return continued(*choice);
    }
    constexpr int directions = 8;
    std::vector<QPointF> offers;
    for (int side = 0; side < directions; ++side)
        offers.push_back(leaving.along(axisFromDegrees(360.0 * side / directions)));
    if (const std::optional<QPointF> forward = normalized(place))
        offers.push_back(leaving.along(*forward));
    std::stable_sort(offers.begin(), offers.end(),
                     [](QPointF a, QPointF b) { return lengthSquared(a) < lengthSquared(b); });
    for (QPointF offset : offers) {
        if (const std::optional<Choice> choice = choiceAt(offset))
            return continued(*choice);
    }
    return std::nullopt;
}

void SolidMotion::Pushing::setLast(const QList<Push> &pushes)
{
    for (Neighbor *neighbor : std::exchange(m_last, {}))
        neighbor->last = {};
    for (const Push &push : pushes) {
        m_last.push_back(&neighborOf(push.ids.first()));
        m_last.back()->last = push.offset;
    }
}

std::optional<Touch> SolidMotion::Pushing::touchWith(const Neighbor &neighbor, QPointF from, QPointF to,
                                                     const QList<Push> &pushes)
{
    QPointF offset;
    for (const Push &push : pushes) {
        if (push.ids == neighbor.ids)
            offset = push.offset;
    }
    std::vector<SweepPair> pairs;
    for (const SolidBody::Part &part : m_body.parts()) {
        for (const SolidBody::Part &other : neighbor.body->parts())
            pairs.push_back({&part.shape->collider, &other.shape->collider, m_rules.clearance});
    }
    std::optional<Touch> touch = sweep(pairs, from - offset, to - from, leastDepthAt(pairs, from - offset, m_rules));
    if (touch)
        touch->point += offset;
    return touch;
}

// Neighbors that could not give way before are tried first, since a search among all neighbors takes long.
SolidMotion::Pushing::Way SolidMotion::Pushing::lastWithPushes(QPointF from, QPointF to)
{
    constexpr int mostSteps = 48;
    constexpr double closeness = 1e-4;
    constexpr std::size_t mostBlockers = 8;
    const auto [width, height] = m_body.bounds().size();
    const double close = closeness * (width + height);
    Way way{from, pushesAt(from).value_or(QList<Push>()), false};
    QPointF promising = from, beyond = to, place = to;
    const auto isLast = [&](QPointF each) { return length(beyond - each) <= close; };
    bool triesBlockers = true;
    for (int i = 0; i < mostSteps; ++i) {
        if (triesBlockers && !isPromising(place)) {
            beyond = place;
        } else if (triesBlockers && i > 0 && !isLast(place)) {
            promising = place;
        } else if (std::optional<QList<Push>> pushes = pushesAt(place)) {
            way = {place, *std::move(pushes), i == 0};
            promising = place;
        } else {
            beyond = place;
            promising = way.offset;
            triesBlockers = std::find(m_blockers.begin(), m_blockers.end(), m_blocker) == m_blockers.end();
            if (triesBlockers)
                m_blockers.insert(m_blockers.begin(), m_blocker);
            m_blockers.resize(std::min(m_blockers.size(), mostBlockers));
        }
        if (isLast(promising) && same(promising, way.offset))
            return way;
        place = isLast(promising) ? promising : (promising + beyond) / 2;
    }
    return way;
}

SolidMotion::Step SolidMotion::Pushing::moved(QPointF from, QPointF to, bool isStraight)
{
    Step step = motionTo(from, to, isStraight);
    setLast(step.pushes);
    return step;
}

SolidMotion::Step SolidMotion::Pushing::motionTo(QPointF from, QPointF to, bool isStraight)
{
    const SolidBody::Way slide = isStraight ? m_body.stop(from, to, SolidBody::Against::Fixed)
                                            : m_body.slide(from, to, SolidBody::Against::Fixed);
    Way way = lastWithPushes(from, slide.offset);
    Step step{way.offset, {}, way.pushes};
    if (slide.touch)
        step.contact = SolidContact{slide.touch->point, slide.touch->normal};
    if (way.isWhole || isStraight)
        return step;
    // The rest of the motion slides along the neighbor that cannot be pushed.
    const Neighbor *blocker = m_blocker;
    if (const std::optional<Touch> touch = touchWith(*blocker, way.offset, slide.offset, way.pushes)) {
        step.contact = SolidContact{touch->point, touch->normal};
        QPointF rest = slide.offset - way.offset;
        rest -= touch->normal * std::min(0.0, dot(rest, touch->normal));
        const SolidBody::Way side = m_body.slide(way.offset, way.offset + rest, SolidBody::Against::Fixed);
        way = lastWithPushes(way.offset, side.offset);
        step.offset = way.offset;
        step.pushes = way.pushes;
    }
    return step;
}

} // namespace Trammel
