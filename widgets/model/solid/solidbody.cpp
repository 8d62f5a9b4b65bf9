#include "widgets/model/solid/solidbody_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <utility>

namespace Trammel {

SolidBody::SolidBody(SolidScene &scene, const ShapeIds &ids, const SolidRules &rules, const ShapeIds &replaced)
    : m_scene(scene), m_moving(ids + replaced), m_rules(rules)
{
    for (ShapeId id : ids) {
        const SolidShape *shape = scene.find(id);
        if (!shape || !shape->isSolid)
            continue;
        m_parts.push_back({id, shape});
        m_bounds = m_bounds.united(shape->bounds);
    }
}

void SolidBody::lookAround(QPointF from, double reach)
{
    // The boxes cover several further motions, but are limited so that few other shapes lie within them.
    constexpr double steps = 8;
    double sides = 0;
    for (const Part &part : m_parts)
        sides += std::max(part.shape->bounds.size()[0], part.shape->bounds.size()[1]);
    const double side = sides / double(m_parts.size());
    m_knownPlace = from;
    m_knownReach = reach + std::clamp(steps * reach, side / 4, side);
    m_pairs.clear();
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const Part &part = m_parts[i];
        const Aabb2 known =
            part.shape->bounds.translated({from.x(), from.y()}).expanded(m_knownReach + m_rules.clearance);
        for (ShapeId id : m_scene.near(known)) {
            if (m_moving.contains(id))
                continue;
            const Blocking blocking = m_scene.blocking(part.id, id);
            if (blocking == Blocking::None)
                continue;
            const SolidShape &obstacle = *m_scene.find(id);
            const bool isWall = blocking == Blocking::Wall;
            m_pairs.push_back({i, id, isWall ? &obstacle.wall : &obstacle.collider, isWall || obstacle.isFixed});
        }
    }
}

const std::vector<SweepPair> &SolidBody::pairsNear(QPointF from, QPointF to, Against against)
{
    m_near.clear();
    m_nearObstacles.clear();
    if (m_parts.empty())
        return m_near;
    const double reach = length(to - from);
    if (!(length(from - m_knownPlace) + reach <= m_knownReach))
        lookAround(from, reach);
    for (const Pair &pair : m_pairs) {
        if (against == Against::Fixed && !pair.isFixed)
            continue;
        const SolidShape &shape = *m_parts[pair.part].shape;
        const Aabb2 box = shape.bounds.translated({from.x(), from.y()}).expanded(reach + m_rules.clearance);
        if (!box.overlaps(pair.collider->bounds()))
            continue;
        SweepPair near{&shape.collider, pair.collider, m_rules.clearance};
        // A shape that is nearer than the clearance already must not come nearer still.
        if (m_rules.clearance > 0 && overlaps(near, from, m_rules.leastDepth))
            near.clearance = distance(translated(shape.collider, from), *pair.collider);
        m_near.push_back(near);
        m_nearObstacles.push_back(pair.obstacle);
    }
    return m_near;
}

SolidBody::Way SolidBody::moved(QPointF from, QPointF to, Against against, bool slides)
{
    std::vector<SweepPair> pairs = pairsNear(from, to, against);
    Way way{to, {}, {}};
    if (slides) {
        const Slide slide = Trammel::slide(pairs, from, to - from, m_rules.leastDepth);
        way.touch = slide.touch;
        if (way.touch)
            way.offset = from + slide.way;
    } else {
        // Shapes that overlap can be moved out. A pair without a moving shape's parts meets nothing.
        const Collider nothing;
        for (SweepPair &pair : pairs) {
            if (overlaps(pair, from, m_rules.leastDepth))
                pair.obstacle = &nothing;
        }
        way.touch = sweep(pairs, from, to - from, m_rules.leastDepth);
        if (way.touch)
            way.offset = from + (to - from) * way.touch->fraction;
    }
    if (way.touch)
        way.obstacle = m_nearObstacles[way.touch->obstacle];
    return way;
}

SolidBody::Way SolidBody::stop(QPointF from, QPointF to, Against against)
{
    return moved(from, to, against, false);
}

SolidBody::Way SolidBody::slide(QPointF from, QPointF to, Against against)
{
    return moved(from, to, against, true);
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
    for (ShapeId id : m_scene.near(m_bounds.translated({place.x(), place.y()}))) {
        if (std::all_of(m_parts.begin(), m_parts.end(),
                        [&](const Part &part) { return m_scene.isOn(part.id, place, id); }))
            m_moving.insert(id);
    }
    m_knownReach = -1;
}

bool SolidBody::isFree(QPointF place, Against against)
{
    if (!leftRooms(place).isEmpty())
        return false;
    const std::vector<SweepPair> &pairs = pairsNear(place, place, against);
    return std::none_of(pairs.begin(), pairs.end(), [&](SweepPair pair) {
        pair.clearance = m_rules.clearance;
        return overlaps(pair, place, m_rules.leastDepth);
    });
}

ShapeIds SolidBody::obstaclesAt(QPointF place, Pairs which)
{
    const std::vector<SweepPair> &pairs = pairsNear(place, place);
    ShapeIds ids = leftRooms(place);
    ShapeIdSet seen(ids);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        SweepPair pair = pairs[i];
        pair.clearance = m_rules.clearance;
        if (!seen.contains(m_nearObstacles[i]) && overlaps(pair, place, m_rules.leastDepth)
            && (which == Pairs::All || !overlaps(pair, {}, m_rules.leastDepth))) {
            seen.insert(m_nearObstacles[i]);
            ids.append(m_nearObstacles[i]);
        }
    }
    return ids;
}

} // namespace Trammel
