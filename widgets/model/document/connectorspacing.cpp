#include "widgets/model/document/connectorrouting_p.h"

#include <trammel/geometry/vector.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

// Moves the segments of connectors apart.

namespace Trammel {

namespace {

/// Whether the distance of an outline from a box is at least a clearance, by the sides of the box: their distances are
/// cheaper.
bool isClear(const Aabb2 &box, const RouteOutline &outline, double clearance)
{
    // An outline between the sides.
    if (box.contains(outline.bounds()))
        return false;
    const QPointF a(box.min[0], box.min[1]), b(box.max[0], box.min[1]), c(box.max[0], box.max[1]),
        d(box.min[0], box.max[1]);
    const std::array sides{Segment{a, b}, Segment{b, c}, Segment{c, d}, Segment{d, a}};
    return std::all_of(sides.begin(), sides.end(),
                       [&](const Segment &side) { return outline.isClear(side, clearance, 0); });
}

} // namespace

SpacedRoute spacedRoute(const Shape &shape)
{
    if (!shape.connector)
        return {};
    const Connector &connector = *shape.connector;
    const auto isLoose = [](const ConnectorEnd &end) { return end.isBound() && !end.isFixed(); };
    return {connector.ownCorners, connector.spacing,
            connector.ownCorners.isEmpty() ? QList<ConnectorPin>() : connector.pins, isLoose(connector.from),
            isLoose(connector.to)};
}

ShapeIds spaceRoutes(ShapeStore &shapes, RouteSpacing &spacing, ConnectorRouter &router, ShapeIdSet ids)
{
    SpacingLimits limits;
    limits.reach = [&](quint32 id, qsizetype index, const Aabb2 &segment, int axis, double distance) {
        return router.reach(*shapes.find(ShapeId(id)), index, segment, axis, distance);
    };
    limits.end = [&](quint32 id, bool isLast, int axis, double place) {
        return router.endAt(*shapes.find(ShapeId(id)), isLast, axis, place);
    };
    for (quint32 id : spacing.update(limits))
        ids.insert(ShapeId(id));
    ShapeIds changed;
    ids.forEach([&](ShapeId id) {
        const Shape *known = shapes.find(id);
        if (!known || !known->connector)
            return;
        Shape connector = *known;
        if (!router.setCorners(connector, spacing.corners(id.value())))
            return;
        shapes.insert(id, std::move(connector));
        changed.append(id);
    });
    return changed;
}

bool ConnectorRouter::setCorners(Shape &connector, const QList<QPointF> &spaced)
{
    const Connector &known = *std::as_const(connector).connector;
    const QList<QPointF> &corners = spaced.isEmpty() ? known.ownCorners : spaced;
    if (corners.isEmpty() || areSame(corners, known.corners))
        return false;
    connector.connector->corners = corners;
    return setRoundPath(connector);
}

void ConnectorRouter::findObstacles(qsizetype routes)
{
    // Many of the boxes near a route are those of other connectors. Finding them takes as long as adding so many
    // shapes.
    constexpr qsizetype shapesPerRoute = 512;
    m_routedCount += routes;
    const SpatialIndex &all = m_drawing.index;
    if (m_drawing.isOfObstacles || m_obstacles || m_routedCount * shapesPerRoute < all.size())
        return;
    std::vector<SpatialIndex::Entry> boxes;
    all.visit(all.bounds(), [&](quint32 id, const Aabb2 &box) {
        const Shape *shape = m_drawing.shapes.find(ShapeId(id));
        if (shape && !shape->connector)
            boxes.push_back({id, box});
    });
    m_obstacles.emplace().build(boxes);
}

void ConnectorRouter::updateObstacles(const ShapeIds &changed)
{
    if (!m_obstacles)
        return;
    std::vector<SpatialIndex::Entry> boxes;
    for (ShapeId id : changed) {
        const Shape *shape = m_drawing.shapes.find(id);
        if (shape && !shape->connector)
            boxes.push_back({id.value(), m_drawing.index.box(id.value())});
        else
            m_obstacles->remove(id.value());
    }
    m_obstacles->update(boxes);
}

ConnectorRouter::Side *ConnectorRouter::sideAt(const Connector &connector, bool isLast)
{
    const ConnectorEnd shown(m_drawing.shown((isLast ? connector.to : connector.from).shape));
    const QList<QPointF> &corners = connector.ownCorners;
    const QPointF way = isLast ? corners[corners.size() - 2] - corners.last() : corners[1] - corners.first();
    const Heading heading = std::abs(way.x()) > std::abs(way.y()) ? (way.x() > 0 ? Heading::Right : Heading::Left)
                                                                  : (way.y() > 0 ? Heading::Down : Heading::Up);
    std::optional<Side> &side = m_ranges[shown.shape.value()][std::size_t(heading)];
    if (!side) {
        const PortShape shape = portShapeOf(shown);
        if (!shape.sides)
            return nullptr;
        side = {shape.target, heading, sideRange(*shape.target, (*shape.sides)[std::size_t(heading)]), {}};
    }
    return &*side;
}

std::optional<QPointF> ConnectorRouter::endAt(const Shape &connector, bool isLast, int axis, double place)
{
    constexpr double rounding = 1e-6;
    constexpr std::size_t mostPoints = 256;
    Side *const side = sideAt(*connector.connector, isLast);
    if (!side || isHorizontal(side->heading) != (axis == 1) || place < side->range.least - rounding
        || place > side->range.most + rounding)
        return std::nullopt;
    if (side->points.size() >= mostPoints)
        side->points.clear();
    const auto [known, isNew] = side->points.try_emplace(place);
    if (isNew)
        known->second = pointOfSide(*side->target, side->heading, place);
    return known->second;
}

double ConnectorRouter::reach(const Shape &connector, qsizetype index, const Aabb2 &segment, int axis, double distance)
{
    constexpr double slack = 1e-3;
    const auto along = std::size_t(axis), across = 1 - along;
    const Connector &known = *connector.connector;
    const auto endOf = [this](const ConnectorEnd &end, QPointF point) {
        return PathEnd{{{point, Heading::Right}}, outlineOf(m_drawing.shown(end.shape))};
    };
    const PathEnd from = endOf(known.from, known.ownCorners.first()), to = endOf(known.to, known.ownCorners.last());
    const bool isFirst = index == 0, isLast = index + 2 == known.ownCorners.size();
    double most = std::abs(distance);
    // The segment at both places.
    Aabb2 whole = segment;
    for (bool isTo : {false, true}) {
        if (!(isTo ? isLast : isFirst))
            continue;
        const Side *const side = sideAt(known, isTo);
        if (!side)
            return 0;
        const double room =
            distance < 0 ? segment.min[along] - side->range.least : side->range.most - segment.max[along];
        most = std::clamp(room, 0.0, most);
    }
    for (bool isTo : {false, true}) {
        if (!(isTo ? isLast : isFirst))
            continue;
        const std::optional<QPointF> end =
            endAt(connector, isTo, axis, segment.min[along] + std::copysign(most, distance));
        if (!end)
            return 0;
        whole.min[across] = std::min(whole.min[across], coordinate(*end, 1 - axis));
        whole.max[across] = std::max(whole.max[across], coordinate(*end, 1 - axis));
    }
    const auto moved = [&](const Aabb2 &box, double offset) {
        Aabb2 swept = box;
        (offset < 0 ? swept.min : swept.max)[along] += offset;
        return swept;
    };
    const double wanted = std::copysign(most, distance);
    const Aabb2 swept = moved(whole, wanted);
    obstacles().visit(swept.expanded(known.clearance), [&](quint32 value, const Aabb2 &) {
        const RouteOutline *outline = m_drawing.visible.contains(ShapeId(value)) ? outlineOf(ShapeId(value)) : nullptr;
        if (!outline || most == 0 || !outline->bounds().expanded(known.clearance).overlaps(swept))
            return;
        const bool holdsFrom = isFirst && outline == from.outline, holdsTo = isLast && outline == to.outline;
        if (holdsFrom && holdsTo)
            return;
        Aabb2 box = whole;
        if (holdsFrom || holdsTo) {
            if (isFirst && isLast)
                return;
            // The corner moves along the shape that holds the end.
            const QPointF corner = holdsFrom ? known.ownCorners[1] : known.ownCorners[index];
            const QPointF end = holdsFrom ? known.ownCorners.first() : known.ownCorners.last();
            const bool isAhead = coordinate(corner, 1 - axis) > coordinate(end, 1 - axis);
            box = segment;
            (isAhead ? box.min : box.max)[across] = (isAhead ? box.max : box.min)[across];
        }
        const auto freeBefore = [&](const Aabb2 &bounds) {
            return std::max(0.0, wanted < 0 ? box.min[along] - bounds.max[along] : bounds.min[along] - box.max[along]);
        };
        if (freeBefore(outline->bounds().expanded(known.clearance)) >= most)
            return;
        const std::optional<RouteObstacle> obstacle = obstacleBeside(*outline, from, to, known.clearance);
        if (!obstacle || !outline->bounds().expanded(obstacle->clearance - slack).overlaps(moved(box, wanted)))
            return;
        double free = freeBefore(outline->bounds().expanded(obstacle->clearance));
        for (double share : {1.0, 0.75, 0.5, 0.25}) {
            const double offset = share * std::abs(wanted);
            if (offset <= free)
                break;
            if (isClear(moved(box, std::copysign(offset, distance)), *outline, obstacle->clearance - slack)) {
                free = offset;
                break;
            }
        }
        most = std::min(most, free);
    });
    return std::copysign(most, distance);
}

} // namespace Trammel
