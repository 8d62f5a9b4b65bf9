#include "widgets/model/solid/solidmotion_p.h"

#include "widgets/model/solid/pushing_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <queue>

namespace Trammel {

SolidMotion::SolidMotion(const Document &document, const ShapeIds &ids, const SolidRules &rules, GroupId scope)
    : m_scene(document, rules.leastDepth), m_body(m_scene, ids, rules), m_rules(rules)
{
    if (rules.mode == OverlapMode::PushNeighbors && rules.pushDepth > 0)
        m_pushing = std::make_unique<Pushing>(m_scene, m_body, rules, scope);
}

SolidMotion::SolidMotion(const Document &document, const QList<Shape> &shapes, const SolidRules &rules,
                         const ShapeIds &replaced)
    : m_scene(document, rules.leastDepth), m_body(m_scene, m_scene.add(shapes, replaced), rules, replaced),
      m_rules(rules), m_isNew(replaced.isEmpty())
{
}

SolidMotion::~SolidMotion() = default;

void SolidMotion::setPlace(QPointF place)
{
    m_place = place;
    m_body.setOrigin(place);
}

// A hop never crosses a wall or a locked shape.
bool SolidMotion::mayHopTo(QPointF wanted)
{
    const QPointF way = wanted - m_place;
    const std::optional<QPointF> direction = normalized(way);
    if (!m_rules.hops || !direction)
        return false;
    const auto [width, height] = m_body.bounds().size();
    const double extent = std::abs(direction->x()) * width + std::abs(direction->y()) * height;
    return length(way) >= extent / 2 && m_body.isFree(wanted)
        && !m_body.stop(m_place, wanted, SolidBody::Against::Fixed).touch;
}

SolidMotion::Step SolidMotion::moveTo(QPointF wanted, bool isStraight)
{
    if (m_rules.mode == OverlapMode::AllowOverlap || !isFinite(wanted)) {
        m_place = isFinite(wanted) ? wanted : m_place;
        return {m_place, {}, {}};
    }
    Step step{wanted, {}, {}};
    if (m_pushing) {
        step = m_pushing->moved(m_place, wanted, isStraight);
    } else {
        const bool stops = isStraight || m_rules.mode == OverlapMode::StopAtTouch;
        const SolidBody::Way way = stops ? m_body.stop(m_place, wanted) : m_body.slide(m_place, wanted);
        step.offset = way.offset;
        if (way.touch)
            step.contact = SolidContact{way.touch->point, way.touch->normal};
    }
    m_place = step.offset;
    if (step.contact && mayHopTo(wanted)) {
        m_place = wanted;
        return {wanted, {}, {}};
    }
    return step;
}

// A best-first search. Each place that is not free leads to the places at which the body leaves what it overlaps there,
// in several directions.
QPointF SolidMotion::nearestFree(QPointF wanted)
{
    struct Place
    {
        double distance;
        QPointF offset;
        bool operator>(const Place &other) const { return distance > other.distance; }
    };
    if (m_isNew)
        m_body.standAt(wanted);
    // Limits the time, since a drag of copies searches at each move. In a heap, only a coarse search is fast enough.
    constexpr std::size_t mostSweeps = 6000, mostPairs = 10'000, mostCoarsePairs = 10'000'000;
    std::size_t sweeps = 0;
    constexpr int mostPlaces = 400;
    constexpr int directions = 16;
    std::priority_queue<Place, std::vector<Place>, std::greater<>> places;
    places.push({0, wanted});
    for (int i = 0; i < mostPlaces && sweeps < mostSweeps && !places.empty(); ++i) {
        const QPointF offset = places.top().offset;
        places.pop();
        if (m_body.pairsAround(offset, 0).size() > mostPairs) {
            if (m_body.isFree(offset))
                return offset;
            break;
        }
        const Leaving leaving(m_body, offset, m_rules);
        if (leaving.isFree())
            return offset;
        sweeps += leaving.overlapCount() * (directions + 1);
        const auto add = [&](std::optional<QPointF> place) {
            if (place && isFinite(*place))
                places.push({lengthSquared(*place - wanted), *place});
        };
        add(leaving.byShortTranslations());
        for (int side = 0; side < directions; ++side)
            add(leaving.along(axisFromDegrees(360.0 * side / directions)));
    }
    // A coarse search on circles around the wanted place.
    constexpr int circles = 40;
    const auto [width, height] = m_body.bounds().size();
    std::size_t pairs = 0;
    for (int circle = 1; circle <= circles; ++circle) {
        for (int side = 0; side < directions && pairs < mostCoarsePairs; ++side) {
            const QPointF way = axisFromDegrees(360.0 * side / directions) * (circle * (width + height) / 4);
            pairs += m_body.pairsAround(wanted + way, 0).size();
            if (m_body.isFree(wanted + way))
                return wanted + way;
        }
    }
    // To the right of the drawing, everything is free.
    const Aabb2 drawing = m_scene.document().bounds();
    const double right = drawing.max[0] + m_rules.clearance + 1;
    return {std::max(wanted.x(), right - m_body.bounds().min[0]), wanted.y()};
}

std::optional<SolidMotion::Step> SolidMotion::nearestTouch(QPointF place, double reach)
{
    std::optional<NearestPoints> nearest;
    double least = reach + m_rules.clearance;
    for (const SweepPair &pair : m_body.pairsAround(place, reach)) {
        const Collider moved = translated(*pair.moving, place);
        const std::optional<NearestPoints> points = nearestPoints(viewOf(moved), viewOf(*pair.obstacle));
        if (points && length(points->second - points->first) < least) {
            least = length(points->second - points->first);
            nearest = points;
        }
    }
    if (!nearest)
        return std::nullopt;
    const std::optional<QPointF> direction = normalized(nearest->second - nearest->first);
    if (!direction || least <= m_rules.clearance)
        return std::nullopt;
    // Neighbors that are pushed aside do not block the way to the touch.
    const SolidBody::Against against = m_pushing ? SolidBody::Against::Fixed : SolidBody::Against::All;
    const SolidBody::Way way = m_body.stop(place, place + *direction * (least - m_rules.clearance), against);
    Step step{way.offset, SolidContact{nearest->second, -*direction}, {}};
    // In a corner, the body touches a second edge.
    std::optional<QPointF> further;
    for (const QPointF along : {perpendicular(*direction), -perpendicular(*direction)}) {
        const SolidBody::Way side = m_body.stop(step.offset, step.offset + along * reach, against);
        if (side.touch && (!further || length(side.offset - step.offset) < length(*further - step.offset)))
            further = side.offset;
    }
    if (further)
        step.offset = *further;
    if (m_pushing) {
        const Step pushed = m_pushing->moved(place, step.offset, true);
        if (!same(pushed.offset, step.offset))
            return std::nullopt;
        step.pushes = pushed.pushes;
    }
    return step;
}

} // namespace Trammel
