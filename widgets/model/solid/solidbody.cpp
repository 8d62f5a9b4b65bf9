#include "widgets/model/solid/solidbody_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QScopeGuard>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

double largestCoordinate(const Aabb2 &box)
{
    return std::max({std::abs(box.min[0]), std::abs(box.min[1]), std::abs(box.max[0]), std::abs(box.max[1])});
}

} // namespace

double leastDepthAt(std::span<const SweepPair> pairs, QPointF place, const SolidRules &rules)
{
    double size = 0;
    for (const SweepPair &pair : pairs)
        size = std::max({size, largestCoordinate(pair.moving->bounds().translated({place.x(), place.y()})),
                         largestCoordinate(pair.obstacle->bounds())});
    return std::max(rules.leastDepth, touchRounding * size);
}

bool overlaps(const SweepPair &pair, QPointF place, const SolidRules &rules)
{
    return overlaps(pair, place, leastDepthAt({&pair, 1}, place, rules));
}

SolidBody::SolidBody(SolidScene &scene, const ShapeIds &ids, const SolidRules &rules, const ShapeIds &replaced)
    : m_scene(scene), m_moving(ids + replaced), m_rules(rules)
{
    for (ShapeId id : ids) {
        const SolidShape *shape = scene.find(id);
        if (!shape || !shape->isSolid)
            continue;
        m_parts.push_back({id, shape});
        m_bounds = m_bounds.united(shape->bounds);
        m_side += std::max(shape->bounds.size()[0], shape->bounds.size()[1]);
    }
    m_side /= double(std::max<std::size_t>(m_parts.size(), 1));
    std::vector<SpatialIndex::Entry> boxes;
    boxes.reserve(m_parts.size());
    for (const Part &part : m_parts)
        boxes.push_back({quint32(boxes.size()), part.shape->bounds});
    m_partBoxes.build(boxes);
}

void SolidBody::setOrigin(QPointF place)
{
    m_origin = place;
}

std::span<const std::size_t> SolidBody::partsNear(const Aabb2 &box)
{
    m_partsNear.clear();
    m_partBoxes.visit(box, [this](quint32 part, const Aabb2 &) { m_partsNear.push_back(part); });
    std::sort(m_partsNear.begin(), m_partsNear.end());
    return m_partsNear;
}

void SolidBody::lookAround(QPointF place, double reach)
{
    // The boxes cover several further motions, but are limited so that few other shapes lie within them.
    constexpr double steps = 8;
    m_knownPlace = place;
    m_knownReach = reach + std::clamp(steps * reach, m_side / 4, m_side);
    m_pairs.clear();
    m_places.clear();
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const Aabb2 &own = m_parts[i].shape->bounds;
        const Aabb2 known = own.translated({place.x(), place.y()}).expanded(m_knownReach + m_rules.clearance);
        for (const SpatialIndex::Entry &entry : m_isAmongFixed ? m_scene.fixedNear(known) : m_scene.near(known))
            addPair(i, entry);
    }
}

void SolidBody::addPair(std::size_t part, const SpatialIndex::Entry &entry)
{
    if (m_moving.contains(ShapeId(entry.id)))
        return;
    const auto &[min, max] = entry.box;
    const Aabb2 &own = m_parts[part].shape->bounds;
    const Aabb2 places{{min[0] - own.max[0], min[1] - own.max[1]}, {max[0] - own.min[0], max[1] - own.min[1]}};
    const double slack = touchRounding * std::max(largestCoordinate(entry.box), largestCoordinate(own));
    m_pairs.push_back({part, ShapeId(entry.id)});
    m_places.push_back(places.expanded(m_rules.clearance + slack));
}

void SolidBody::decide(Pair &pair)
{
    pair.isDecided = true;
    const ShapeId own = m_parts[pair.part].id;
    const SolidShape *shape = m_scene.find(pair.id);
    const Blocking blocking = shape ? m_scene.blocking(own, pair.id) : Blocking::None;
    if (blocking == Blocking::None)
        return;
    const bool isWall = blocking == Blocking::Wall;
    pair.obstacle = isWall ? &shape->wall : &shape->collider;
    pair.isFixed = isWall || shape->isFixed;
}

void SolidBody::findNear(const Aabb2 &places, Against against)
{
    m_found.clear();
    m_near.clear();
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (!m_places[i].overlaps(places))
            continue;
        Pair &pair = m_pairs[i];
        if (!pair.isDecided)
            decide(pair);
        if (!pair.obstacle || (against == Against::Fixed && !pair.isFixed))
            continue;
        m_found.push_back(i);
        m_near.push_back({&m_parts[pair.part].shape->collider, pair.obstacle, m_rules.clearance});
    }
}

std::span<const SweepPair> SolidBody::pairsAlong(QPointF from, QPointF to, Against against)
{
    const double reach = length(to - from);
    if (!(length(from - m_knownPlace) + reach <= m_knownReach))
        lookAround(from, reach);
    Aabb2 places;
    places.include(from);
    places.include(to);
    findNear(places, against);
    return m_near;
}

std::span<const SweepPair> SolidBody::pairsAround(QPointF place, double distance)
{
    if (!(length(place - m_knownPlace) + distance <= m_knownReach))
        lookAround(place, distance);
    Aabb2 places;
    places.include(place);
    findNear(places.expanded(distance), Against::All);
    return m_near;
}

// Shapes that overlap can be moved out. A shape that is nearer than the clearance already must not come nearer still.
double SolidBody::keptClearance(Pair &pair, QPointF start, double leastDepth)
{
    if (pair.kept && same(pair.start, start))
        return *pair.kept;
    const Collider &own = m_parts[pair.part].shape->collider;
    SweepPair near{&own, pair.obstacle, m_rules.clearance};
    if (near.clearance > 0 && overlaps(near, start, leastDepth))
        near.clearance = distance(translated(own, start), *pair.obstacle);
    // An overlap that a motion leaves behind is a rounding error.
    const bool canLeave =
        overlaps(near, start, leastDepth) && (same(start, m_origin) || overlaps(near, m_origin, leastDepth));
    pair.start = start;
    pair.kept = canLeave ? -1 : near.clearance;
    return *pair.kept;
}

std::optional<Touch> SolidBody::firstTouch(QPointF start, QPointF from, QPointF way, Against against)
{
    // Near obstacles stop most motions, so that farther ones need not be examined. Fixed ones are rare. A stage is
    // limited, since the number of pairs grows with the square of its length.
    constexpr double longest = 8, mostStages = 1024;
    const double whole = length(way);
    const double most = std::max(longest * m_side, whole / mostStages);
    double stage = against == Against::All ? std::max(m_side, whole / mostStages) : most;
    // The index of all shapes would take long on a long way.
    m_isAmongFixed = against == Against::Fixed && whole > most;
    const auto forgetPairs = [this] { m_knownReach = m_isAmongFixed ? -1 : m_knownReach; };
    forgetPairs();
    const auto leave = qScopeGuard([&] {
        forgetPairs();
        m_isAmongFixed = false;
    });
    for (double begin = 0; begin < 1; stage = std::min(2 * stage, most)) {
        const double end = whole * (1 - begin) > stage ? begin + stage / whole : 1;
        pairsAlong(from + way * begin, from + way * end, against);
        double size = largestCoordinate(m_bounds.translated({start.x(), start.y()}));
        for (const SweepPair &pair : m_near)
            size = std::max(size, largestCoordinate(pair.obstacle->bounds()));
        const double leastDepth = std::max(m_rules.leastDepth, touchRounding * size);
        for (std::size_t i = 0; i < m_near.size(); ++i)
            m_near[i].clearance = keptClearance(m_pairs[m_found[i]], start, leastDepth);
        std::optional<Touch> touch = sweep(m_near, from, way, leastDepth);
        // Shapes that a touch has left a little deeper must not get stuck.
        if (touch && touch->startsOverlapping)
            touch = sweep(m_near, from, way, leastDepth + 10 * touchRounding * size);
        if (touch && touch->fraction <= end)
            return touch;
        begin = end;
    }
    return std::nullopt;
}

double SolidBody::leastDepth(QPointF place) const
{
    return std::max(m_rules.leastDepth, touchRounding * largestCoordinate(m_bounds.translated({place.x(), place.y()})));
}

SolidBody::Way SolidBody::stop(QPointF from, QPointF to, Against against)
{
    const std::optional<Touch> touch = firstTouch(from, from, to - from, against);
    return {touch ? from + (to - from) * touch->fraction : to, touch};
}

// In a corner, a slide may end beyond the place that is nearest to the wanted one, since it follows one obstacle after
// the other. At the end of an edge, it may end before that place. Further slides continue toward it.
SolidBody::Way SolidBody::slide(QPointF from, QPointF to, Against against)
{
    constexpr int mostSlides = 4;
    const double depth = leastDepth(from);
    struct Stop
    {
        QPointF place;
        QPointF normal;
        SweepPair pair;
    };
    std::optional<Stop> last, previous;
    const auto firstTouch = [&](QPointF place, QPointF way) {
        std::optional<Touch> touch = this->firstTouch(from, place, way, against);
        if (touch)
            previous = std::exchange(last, Stop{place + way * touch->fraction, touch->normal, m_near[touch->obstacle]});
        return touch;
    };
    const auto stops = [&](const Stop &stop, QPointF place) {
        if (length(stop.place - place) <= depth)
            return true;
        const std::span<const SweepPair> pairs(&stop.pair, 1);
        const std::optional<Touch> touch = sweep(pairs, place, to - place, leastDepthAt(pairs, place, m_rules));
        return touch && touch->fraction * length(to - place) <= depth;
    };
    // Whether the nearest place along one obstacle is here, or beyond the other one.
    const auto isNearest = [&](QPointF rest, const Stop &stop, const Stop *other) {
        const QPointF along = perpendicular(stop.normal) * dot(rest, perpendicular(stop.normal));
        return length(along) <= depth || (other && dot(along, other->normal) < 0);
    };
    Way end{from, {}};
    for (int i = 0; i < mostSlides; ++i) {
        const Slide slide = Trammel::slide(firstTouch, end.offset, to - end.offset, depth);
        if (!slide.touch)
            return {to, {}};
        const QPointF place = end.offset + slide.way, rest = to - place;
        if (i > 0 && !(length(rest) < length(to - end.offset) - depth))
            return end;
        end = {place, slide.touch};
        const Stop *other = previous && length(previous->place - place) <= depth ? &*previous : nullptr;
        if (isNearest(rest, *last, other) && (!other || isNearest(rest, *other, &*last)) && stops(*last, place))
            return end;
    }
    return end;
}

ShapeIds SolidBody::leftRooms(QPointF place)
{
    if (!m_rooms) {
        m_rooms.emplace();
        for (const Part &part : m_parts) {
            m_rooms->push_back(m_scene.roomsOf(part.id));
            m_rooms->back().removeIf([this](ShapeId room) { return m_moving.contains(room); });
        }
    }
    ShapeIds left;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        for (ShapeId room : std::as_const((*m_rooms)[i])) {
            if (!left.contains(room) && !m_scene.isHeld(m_parts[i].id, place, room))
                left.append(room);
        }
    }
    return left;
}

void SolidBody::standAt(QPointF place)
{
    if (m_parts.empty())
        return;
    for (const SpatialIndex::Entry &entry : m_scene.near(m_bounds.translated({place.x(), place.y()}))) {
        const ShapeId id(entry.id);
        if (std::all_of(m_parts.begin(), m_parts.end(),
                        [&](const Part &part) { return m_scene.isOn(part.id, place, id); }))
            m_moving.insert(id);
    }
    m_knownReach = -1;
}

bool SolidBody::isFree(QPointF place)
{
    if (!leftRooms(place).isEmpty())
        return false;
    const std::span<const SweepPair> pairs = pairsAround(place, 0);
    return std::none_of(pairs.begin(), pairs.end(),
                        [&](const SweepPair &pair) { return overlaps(pair, place, m_rules); });
}

ShapeIds SolidBody::obstaclesAt(QPointF place, Pairs which)
{
    const std::span<const SweepPair> pairs = pairsAround(place, 0);
    ShapeIds ids = leftRooms(place);
    ShapeIdSet seen(ids);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const ShapeId id = m_pairs[m_found[i]].id;
        if (!seen.contains(id) && overlaps(pairs[i], place, m_rules)
            && (which == Pairs::All || !overlaps(pairs[i], {}, m_rules))) {
            seen.insert(id);
            ids.append(id);
        }
    }
    return ids;
}

} // namespace Trammel
