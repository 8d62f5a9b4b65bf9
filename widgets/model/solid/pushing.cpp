#include "widgets/model/solid/pushing_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

PrimitiveView viewOf(const Collider &collider)
{
    return collider.extent() == Extent::Curve ? asCurve(collider.primitive()) : PrimitiveView(collider.primitive());
}

std::vector<SweepPair> toVector(std::span<const SweepPair> pairs)
{
    return {pairs.begin(), pairs.end()};
}

} // namespace

Leaving::Leaving(SolidBody &body, QPointF place, const SolidRules &rules)
    : Leaving(toVector(body.pairsAround(place, 0)), {}, place, rules)
{
}

Leaving::Leaving(std::vector<SweepPair> pairs, std::vector<QPointF> offsets, QPointF place, const SolidRules &rules)
    : m_rules(rules), m_place(place), m_pairs(std::move(pairs)), m_offsets(std::move(offsets))
{
    m_offsets.resize(m_pairs.size());
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
        m_pairs[i].clearance = rules.clearance;
        if (overlapsAt(i, place))
            m_overlapping.push_back(i);
    }
}

bool Leaving::overlapsAt(std::size_t pair, QPointF place) const
{
    return overlaps(m_pairs[pair], place - m_offsets[pair], m_rules.leastDepth);
}

bool Leaving::isFreeAt(QPointF place) const
{
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
        if (overlapsAt(i, place))
            return false;
    }
    return true;
}

bool Leaving::isAhead(QPointF direction) const
{
    return std::any_of(m_overlapping.begin(), m_overlapping.end(), [&](std::size_t i) {
        const auto [x, y] = m_pairs[i].moving->bounds().center();
        const auto [otherX, otherY] = m_pairs[i].obstacle->bounds().center();
        return dot(QPointF(x - otherX, y - otherY) + m_place - m_offsets[i], direction) > 0;
    });
}

std::optional<QPointF> Leaving::byMinimumTranslation() const
{
    constexpr int mostRounds = 8;
    QPointF place = m_place;
    for (int round = 0; round < mostRounds; ++round) {
        bool isFree = true;
        for (std::size_t i : m_overlapping) {
            if (!overlapsAt(i, place))
                continue;
            isFree = false;
            const Collider &obstacle = *m_pairs[i].obstacle;
            const Collider moved = translated(*m_pairs[i].moving, place - m_offsets[i]);
            if (const std::optional<Contact> out = minimumTranslation(obstacle, moved))
                place += out->normal * (out->depth + m_rules.clearance);
            else if (const std::optional<NearestPoints> near = nearestPoints(viewOf(obstacle), viewOf(moved)))
                place += normalized(near->second - near->first).value_or(QPointF(1, 0))
                    * (m_rules.clearance - length(near->second - near->first));
            else
                return std::nullopt;
        }
        if (isFree)
            return place;
    }
    return std::nullopt;
}

// The body comes back from beyond the obstacles. It stops farther out by the clearance, measured along the normal of
// the touch.
QPointF Leaving::along(QPointF direction) const
{
    constexpr double leastCosine = 0.3;
    double farthest = 0;
    for (std::size_t i : m_overlapping) {
        const auto [width, height] = m_pairs[i].moving->bounds().size();
        const auto [otherWidth, otherHeight] = m_pairs[i].obstacle->bounds().size();
        const double reach = width + height + otherWidth + otherHeight;
        const SweepPair pair{m_pairs[i].moving, m_pairs[i].obstacle};
        const QPointF start = m_place + direction * reach - m_offsets[i];
        const std::optional<Touch> touch = sweep({&pair, 1}, start, -direction * reach, m_rules.leastDepth);
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

std::optional<QList<SolidMotion::Push>> SolidMotion::Pushing::searchedPushesAt(QPointF place)
{
    Given given;
    std::vector<Wanted> wanted;
    ++m_search;
    const auto want = [&](ShapeIds ids, int depth) {
        // The order does not depend on what was pushed before.
        std::sort(ids.begin(), ids.end());
        for (ShapeId id : std::as_const(ids)) {
            Neighbor &neighbor = neighborOf(id);
            if (std::exchange(neighbor.search, m_search) != m_search)
                wanted.push_back({&neighbor, depth});
        }
    };
    const auto choiceOf = [&](const Wanted &each) {
        const bool isMovable = !each.neighbor->isFixed && each.depth <= m_rules.pushDepth;
        return isMovable ? choiceFor(*each.neighbor, each.depth, place, given) : std::nullopt;
    };
    want(m_body.obstaclesAt(place, SolidBody::Pairs::New), 1);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto [neighbor, depth] = wanted[i];
        const std::optional<Choice> choice = choiceOf(wanted[i]);
        if (!choice) {
            m_blocker = neighbor;
            return std::nullopt;
        }
        const auto [x, y] = choice->offset;
        given.boxes.insert(quint32(given.neighbors.size()), neighbor->body->bounds().translated({x, y}));
        given.neighbors.emplace_back(neighbor, choice->offset);
        want(choice->met, depth + 1);
    }
    QList<Push> pushes;
    for (const auto &[neighbor, offset] : given.neighbors) {
        m_scene.setDisplaced(neighbor->ids);
        pushes.append({neighbor->ids, offset});
    }
    return pushes;
}

std::optional<SolidMotion::Pushing::Choice> SolidMotion::Pushing::choiceFor(Neighbor &neighbor, int depth,
                                                                            QPointF place, const Given &given)
{
    std::vector<SweepPair> pairs;
    std::vector<QPointF> offsets;
    const double farthest = length(place) + m_rules.clearance;
    const auto addPairs = [&](SolidBody &pusher, QPointF offset) {
        for (const SolidBody::Part &part : neighbor.body->parts()) {
            const Aabb2 reach = part.shape->bounds.translated({-offset.x(), -offset.y()}).expanded(farthest);
            for (std::size_t number : pusher.partsNear(reach)) {
                const SolidBody::Part &other = pusher.parts()[number];
                const SweepPair pair{&part.shape->collider, &other.shape->collider, m_rules.clearance};
                // Shapes that overlap at the start may do so later.
                if (m_scene.blocking(part.id, other.id) == Blocking::Solid && !overlaps(pair, {}, m_rules.leastDepth)) {
                    pairs.push_back(pair);
                    offsets.push_back(offset);
                }
            }
        }
    };
    addPairs(m_body, place);
    std::vector<quint32> near = given.boxes.query(neighbor.body->bounds().expanded(farthest));
    std::sort(near.begin(), near.end());
    for (quint32 number : near)
        addPairs(*given.neighbors[number].first->body, given.neighbors[number].second);

    const Leaving leaving(std::move(pairs), std::move(offsets), {}, m_rules);
    // A neighbor moves no farther than the body. Ahead of the body, it moves forward or sideways; it comes back behind
    // the body once that has passed.
    constexpr double mostBackward = 0.7;
    const bool isAhead = leaving.isAhead(place);
    const auto mayTake = [&](QPointF offset) {
        const double way = length(offset);
        const bool isBackward = isAhead && dot(offset, place) < -mostBackward * way * length(place);
        return isFinite(offset) && way <= farthest && !isBackward && leaving.isFreeAt(offset);
    };
    const auto choiceAt = [&](QPointF offset) -> std::optional<Choice> {
        // Nothing is pushed through walls and locked shapes.
        if (!mayTake(offset) || neighbor.body->stop({}, offset, SolidBody::Against::Fixed).touch)
            return std::nullopt;
        ShapeIds met = neighbor.body->obstaclesAt(offset, SolidBody::Pairs::New);
        // The places of shapes that give way have been considered, or will be.
        met.removeIf([&](ShapeId id) { return m_body.isMoving(id) || neighborOf(id).search == m_search; });
        const bool isGood = std::all_of(
            met.begin(), met.end(), [&](ShapeId id) { return depth < m_rules.pushDepth && !neighborOf(id).isFixed; });
        return isGood ? std::optional(Choice{offset, met}) : std::nullopt;
    };

    // No other place is nearer than the minimum translation.
    if (const std::optional<QPointF> least = leaving.byMinimumTranslation()) {
        if (std::optional<Choice> choice = choiceAt(*least))
            return choice;
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
        if (std::optional<Choice> choice = choiceAt(offset))
            return choice;
    }
    return std::nullopt;
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
    std::optional<Touch> touch = sweep(pairs, from - offset, to - from, m_rules.leastDepth);
    if (touch)
        touch->point += offset;
    return touch;
}

SolidMotion::Pushing::Way SolidMotion::Pushing::lastWithPushes(QPointF from, QPointF to)
{
    if (std::optional<QList<Push>> pushes = pushesAt(to))
        return {to, *std::move(pushes), true};
    constexpr int mostSteps = 24;
    constexpr double closeness = 1e-4;
    const auto [width, height] = m_body.bounds().size();
    Way way{from, pushesAt(from).value_or(QList<Push>()), false};
    QPointF beyond = to;
    for (int i = 0; i < mostSteps && length(beyond - way.offset) > closeness * (width + height); ++i) {
        const QPointF between = (way.offset + beyond) / 2;
        if (std::optional<QList<Push>> pushes = pushesAt(between))
            way = {between, *std::move(pushes), false};
        else
            beyond = between;
    }
    return way;
}

SolidMotion::Step SolidMotion::Pushing::moved(QPointF from, QPointF to, bool isStraight)
{
    const SolidBody::Way slide = isStraight ? m_body.stop(from, to, SolidBody::Against::Fixed)
                                            : m_body.slide(from, to, SolidBody::Against::Fixed);
    Way way = lastWithPushes(from, slide.offset);
    Step step{way.offset, {}, way.pushes};
    if (slide.touch)
        step.contact = SolidContact{slide.touch->point, slide.touch->normal};
    if (way.isWhole || isStraight)
        return step;
    // The rest of the motion slides along the neighbor that cannot give way.
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
