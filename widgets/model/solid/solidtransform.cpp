#include "widgets/model/solid/solidtransform_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <array>

namespace Trammel {

namespace {

/// The places of a change that are examined to estimate its speed and its region.
constexpr int samples = 16;
constexpr double leastStep = 1.0 / 512;

} // namespace

SolidTransform::SolidTransform(const Document &document, const ShapeIds &ids, const SolidRules &rules)
    : m_scene(document, rules.leastDepth), m_rules(rules), m_moving(ids)
{
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const SolidShape *solid = m_scene.find(ids[i]);
        if (solid && solid->isSolid)
            m_parts.push_back({i, *document.find(ids[i]), ids[i]});
    }
}

Collider SolidTransform::colliderAt(const Part &part, const PlacementAt &placementAt, double share) const
{
    Shape shape = part.shape;
    shape.setPlacement(placementAt(part.index, share));
    return {shape.scenePrimitive(), shape.extent()};
}

double SolidTransform::freeShare(const PlacementAt &placementAt)
{
    m_contact.reset();
    if (m_rules.mode == OverlapMode::AllowOverlap)
        return 1;
    const std::vector<Meeting> meetings = meetingsOf(placementAt);
    double most = 1;
    const Meeting *stopping = nullptr;
    for (const Meeting &meeting : meetings) {
        const double share = freeShare(meeting, placementAt, most);
        if (share == most)
            continue;
        most = share;
        stopping = &meeting;
    }
    // A step may pass over shares at which the shape cuts off a corner of its obstacle. Another obstacle may stop the
    // change at such a share.
    for (bool isSettled = false; !isSettled && stopping;) {
        isSettled = true;
        for (const Meeting &meeting : meetings) {
            if (isFree(meeting, placementAt, most))
                continue;
            const double share = lastFree(meeting, placementAt, 0, most);
            isSettled = isSettled && share == most;
            most = share;
            stopping = &meeting;
        }
    }
    if (stopping)
        m_contact = contactAt(*stopping, placementAt, most);
    return most;
}

std::vector<SolidTransform::Meeting> SolidTransform::meetingsOf(const PlacementAt &placementAt)
{
    std::vector<Meeting> meetings;
    for (const Part &part : m_parts) {
        // No point of the frame moves faster than one of its corners.
        double speed = 0;
        Aabb2 region;
        std::array<QPointF, 4> before;
        for (int i = 0; i <= samples; ++i) {
            Shape shape = part.shape;
            shape.setPlacement(placementAt(part.index, double(i) / samples));
            const std::array<QPointF, 4> corners = shape.frame().corners();
            for (std::size_t corner = 0; i > 0 && corner < 4; ++corner)
                speed = std::max(speed, length(corners[corner] - before[corner]) * samples);
            before = corners;
            region = region.united(shape.sceneBounds());
        }
        // An arc is longer than its chord.
        constexpr double arcs = 1.1;
        speed *= arcs;
        const double reach = m_rules.clearance + speed / samples;
        const Collider start = colliderAt(part, placementAt, 0);
        for (const SpatialIndex::Entry &entry : m_scene.near(region.expanded(reach))) {
            const ShapeId id(entry.id);
            const Blocking blocking = m_moving.contains(id) ? Blocking::None : m_scene.blocking(part.id, id);
            if (blocking == Blocking::None)
                continue;
            const SolidShape &obstacle = *m_scene.find(id);
            const Collider &collider = blocking == Blocking::Wall ? obstacle.wall : obstacle.collider;
            Meeting meeting{&part, &collider, m_rules.clearance, speed};
            // A change ends at the least depth, and rounding may place the shape a little deeper. It is still blocked
            // then.
            const SweepPair pair{&start, &collider, meeting.clearance};
            if (overlaps(pair, {}, 2 * leastDepthAt({&pair, 1}, {}, m_rules))) {
                // A shape that is nearer than the clearance already must not come nearer still.
                meeting.clearance = distance(start, collider);
                if (meeting.clearance == 0 || overlaps({&start, &collider, meeting.clearance}, {}, m_rules))
                    continue;
            }
            meetings.push_back(meeting);
        }
    }
    return meetings;
}

bool SolidTransform::isFree(const Meeting &meeting, const PlacementAt &placementAt, double share) const
{
    const Collider moved = colliderAt(*meeting.part, placementAt, share);
    return !overlaps({&moved, meeting.obstacle, meeting.clearance}, {}, m_rules);
}

double SolidTransform::lastFree(const Meeting &meeting, const PlacementAt &placementAt, double free,
                                double blocked) const
{
    constexpr int bisections = 40;
    for (int i = 0; i < bisections; ++i) {
        const double between = (free + blocked) / 2;
        (isFree(meeting, placementAt, between) ? free : blocked) = between;
    }
    // A change that stays within the least depth counts as no change.
    return free * meeting.speed <= 2 * m_rules.leastDepth ? 0 : free;
}

double SolidTransform::freeShare(const Meeting &meeting, const PlacementAt &placementAt, double most) const
{
    double share = 0;
    while (share < most) {
        const double gap =
            distance(colliderAt(*meeting.part, placementAt, share), *meeting.obstacle) - meeting.clearance;
        const double next = std::min(most, share + std::max(meeting.speed > 0 ? gap / meeting.speed : 1, leastStep));
        if (!isFree(meeting, placementAt, next))
            return lastFree(meeting, placementAt, share, next);
        share = next;
    }
    return most;
}

// At the touch itself, the shapes may overlap by the least depth. The nearest points are therefore those of the shape
// slightly before the touch.
std::optional<SolidContact> SolidTransform::contactAt(const Meeting &meeting, const PlacementAt &placementAt,
                                                      double share) const
{
    if (!(meeting.speed > 0))
        return std::nullopt;
    const Part &part = *meeting.part;
    const Collider &obstacle = *meeting.obstacle;
    const auto [width, height] = obstacle.bounds().size();
    const auto [ownWidth, ownHeight] = part.shape.sceneBounds().size();
    const double size = std::max(width + height + ownWidth + ownHeight, m_rules.leastDepth);
    const double least = std::max(4 * m_rules.leastDepth, 1e-9 * size);
    for (double back : {0.0, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2}) {
        const Collider own = colliderAt(part, placementAt, share - back * size / meeting.speed);
        const std::optional<NearestPoints> near = nearestPoints(viewOf(obstacle), viewOf(own));
        if (!near || length(near->second - near->first) < least)
            continue;
        if (const std::optional<QPointF> normal = normalized(near->second - near->first))
            return SolidContact{near->first, *normal};
    }
    return std::nullopt;
}

} // namespace Trammel
