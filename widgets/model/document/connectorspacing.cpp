#include "widgets/model/document/connectorrouting_p.h"

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
    return {connector.ownCorners, connector.spacing,
            connector.ownCorners.isEmpty() ? QList<ConnectorPin>() : connector.pins};
}

ShapeIds spaceRoutes(ShapeStore &shapes, RouteSpacing &spacing, ConnectorRouter &router, ShapeIdSet ids)
{
    const FindReach find = [&](quint32 id, const Aabb2 &segment, int axis, double distance) {
        return router.reach(*shapes.find(ShapeId(id)), segment, axis, distance);
    };
    for (quint32 id : spacing.update(find))
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

double ConnectorRouter::reach(const Shape &connector, const Aabb2 &segment, int axis, double distance)
{
    constexpr double slack = 1e-3;
    const auto along = std::size_t(axis);
    const Connector &known = *connector.connector;
    const auto endOf = [this](const ConnectorEnd &end, QPointF point) {
        return PathEnd{{{point, Heading::Right}}, outlineOf(m_drawing.shown(end.shape))};
    };
    const PathEnd from = endOf(known.from, known.ownCorners.first()), to = endOf(known.to, known.ownCorners.last());
    const auto moved = [&](double offset) {
        Aabb2 box = segment;
        (offset < 0 ? box.min : box.max)[along] += offset;
        return box;
    };
    const Aabb2 swept = moved(distance);
    double most = std::abs(distance);
    obstacles().visit(swept.expanded(known.clearance), [&](quint32 value, const Aabb2 &) {
        const RouteOutline *outline = m_drawing.visible.contains(ShapeId(value)) ? outlineOf(ShapeId(value)) : nullptr;
        if (!outline || most == 0 || !outline->bounds().expanded(known.clearance).overlaps(swept))
            return;
        const auto freeBefore = [&](const Aabb2 &box) {
            return std::max(0.0,
                            distance < 0 ? segment.min[along] - box.max[along] : box.min[along] - segment.max[along]);
        };
        if (freeBefore(outline->bounds().expanded(known.clearance)) >= most)
            return;
        const std::optional<RouteObstacle> obstacle = obstacleBeside(*outline, from, to, known.clearance);
        if (!obstacle || !outline->bounds().expanded(obstacle->clearance - slack).overlaps(swept))
            return;
        double free = freeBefore(outline->bounds().expanded(obstacle->clearance));
        for (double share : {1.0, 0.75, 0.5, 0.25}) {
            const double offset = share * std::abs(distance);
            if (offset <= free)
                break;
            if (isClear(moved(std::copysign(offset, distance)), *outline, obstacle->clearance - slack)) {
                free = offset;
                break;
            }
        }
        most = std::min(most, free);
    });
    return std::copysign(most, distance);
}

} // namespace Trammel
