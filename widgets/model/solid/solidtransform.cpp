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
    double most = 1, stoppedSpeed = 0;
    const Part *stopped = nullptr;
    const Collider *stopping = nullptr;
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
        for (const SpatialIndex::Entry &entry : m_scene.near(region.expanded(reach))) {
            const ShapeId id(entry.id);
            const Blocking blocking = m_moving.contains(id) ? Blocking::None : m_scene.blocking(part.id, id);
            if (blocking == Blocking::None)
                continue;
            const SolidShape &obstacle = *m_scene.find(id);
            const Collider &collider = blocking == Blocking::Wall ? obstacle.wall : obstacle.collider;
            const double share = freeShare(part, {nullptr, &collider, m_rules.clearance}, placementAt, speed, most);
            if (share == most)
                continue;
            most = share;
            stopped = &part;
            stopping = &collider;
            stoppedSpeed = speed;
        }
    }
    if (stopped)
        m_contact = contactAt(*stopped, *stopping, placementAt, stoppedSpeed, most);
    return most;
}

double SolidTransform::freeShare(const Part &part, const SweepPair &pair, const PlacementAt &placementAt, double speed,
                                 double most) const
{
    SweepPair examined = pair;
    const Collider start = colliderAt(part, placementAt, 0);
    examined.moving = &start;
    // A change ends at the least depth, and rounding may place the shape a little deeper. It is still blocked then.
    if (overlaps(examined, {}, 2 * m_rules.leastDepth)) {
        // A shape that is nearer than the clearance already must not come nearer still.
        examined.clearance = distance(start, *pair.obstacle);
        if (examined.clearance == 0 || overlaps(examined, {}, m_rules.leastDepth))
            return most;
    }
    const auto isFree = [&](double share) {
        const Collider moved = colliderAt(part, placementAt, share);
        examined.moving = &moved;
        return !overlaps(examined, {}, m_rules.leastDepth);
    };
    double share = 0;
    while (share < most) {
        const double gap = distance(colliderAt(part, placementAt, share), *pair.obstacle) - examined.clearance;
        const double next = std::min(most, share + std::max(speed > 0 ? gap / speed : 1, leastStep));
        if (!isFree(next)) {
            double beyond = next;
            constexpr int bisections = 40;
            for (int i = 0; i < bisections; ++i) {
                const double between = (share + beyond) / 2;
                (isFree(between) ? share : beyond) = between;
            }
            // A change that stays within the least depth counts as no change.
            return share * speed <= 2 * m_rules.leastDepth ? 0 : share;
        }
        share = next;
    }
    return most;
}

// At the touch itself, the shapes may overlap by the least depth. The nearest points are therefore those of the shape
// slightly before the touch.
std::optional<SolidContact> SolidTransform::contactAt(const Part &part, const Collider &obstacle,
                                                      const PlacementAt &placementAt, double speed, double share) const
{
    if (!(speed > 0))
        return std::nullopt;
    const auto [width, height] = obstacle.bounds().size();
    const auto [ownWidth, ownHeight] = part.shape.sceneBounds().size();
    const double size = std::max(width + height + ownWidth + ownHeight, m_rules.leastDepth);
    const double least = std::max(4 * m_rules.leastDepth, 1e-9 * size);
    for (double back : {0.0, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2}) {
        const Collider own = colliderAt(part, placementAt, share - back * size / speed);
        const std::optional<NearestPoints> near = nearestPoints(viewOf(obstacle), viewOf(own));
        if (!near || length(near->second - near->first) < least)
            continue;
        if (const std::optional<QPointF> normal = normalized(near->second - near->first))
            return SolidContact{near->first, *normal};
    }
    return std::nullopt;
}

} // namespace Trammel
