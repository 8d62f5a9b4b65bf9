#include "widgets/model/document/connectorrouting_p.h"

#include "geometry/base/parallel_p.h"
#include "widgets/model/group/grouptree_p.h"
#include "widgets/model/routing/linejumps_p.h"
#include "widgets/model/routing/parallelpath_p.h"
#include "widgets/model/routing/polylinepath_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtCore/QElapsedTimer>

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

namespace Trammel {

namespace {

bool isRoutedAround(const Connector &connector)
{
    return connector.isRouted()
        && (!isLoop(connector)
            || !(connector.isOrthogonal() ? connector.pins.isEmpty() : connector.waypoints.isEmpty()));
}

/// The shapes at the ends of a connector; nothing if an end is free.
std::optional<std::pair<ShapeId, ShapeId>> boundPair(const Connector &connector)
{
    const auto [first, last] = std::minmax(connector.from.shape, connector.to.shape);
    return first.isNull() ? std::nullopt : std::optional(std::pair(first, last));
}

} // namespace

bool isRouted(const Shape &shape)
{
    return shape.connector && shape.connector->isRouted();
}

ObstacleIndex::ObstacleIndex(const DocumentData &drawing)
{
    const GroupFlags flags = GroupFlags::of(drawing.groups);
    std::vector<SpatialIndex::Entry> boxes;
    for (ShapeId id : drawing.order) {
        const Shape *shape = drawing.shapes.find(id);
        if (!shape || shape->connector)
            continue;
        boxes.push_back({id.value(), shape->sceneBounds()});
        visible.set(id, flags.isVisible(id, *shape));
    }
    index.build(boxes);
}

void ConnectorMap::add(ShapeId id, const Shape &shape)
{
    if (!shape.connector)
        return;
    ++m_count;
    m_parallel.add(id, shape);
    if (shape.connector->jumps != ConnectorJumps::NoJumps)
        m_jumping.insert(id);
    for (const ConnectorEnd &end : {shape.connector->from, shape.connector->to}) {
        if (end.isBound())
            m_connectors[end.shape].insert(id);
    }
    noteSurroundings(id, *shape.connector);
}

void ConnectorMap::remove(ShapeId id, const Shape &shape)
{
    if (!shape.connector)
        return;
    --m_count;
    m_parallel.remove(id, shape);
    m_spacing.set(id.value(), {});
    m_jumping.remove(id);
    forgetSurroundings(id);
    for (const ConnectorEnd &end : {shape.connector->from, shape.connector->to}) {
        const auto found = m_connectors.find(end.shape);
        if (found == m_connectors.end())
            continue;
        found->remove(id);
        if (found->isEmpty())
            m_connectors.erase(found);
    }
}

const QSet<ShapeId> &ConnectorMap::of(ShapeId shape) const
{
    static const QSet<ShapeId> none;
    const auto found = m_connectors.constFind(shape);
    return found == m_connectors.constEnd() ? none : *found;
}

void ConnectorMap::noteSurroundings(ShapeId id, const Connector &connector)
{
    if (!connector.isRouted() || connector.surroundings.isEmpty()) {
        forgetSurroundings(id);
        return;
    }
    QList<Aabb2> &surroundings = m_surroundings[id];
    if (surroundings == connector.surroundings)
        return;
    surroundings = connector.surroundings;
    Aabb2 bounds;
    for (const Aabb2 &box : std::as_const(surroundings))
        bounds = bounds.united(box);
    m_index.insert(id.value(), bounds);
}

void ConnectorMap::forgetSurroundings(ShapeId id)
{
    if (m_surroundings.remove(id))
        m_index.remove(id.value());
}

void ConnectorMap::takeParallel(ShapeIdSet &ids)
{
    for (ShapeId id : m_parallel.takeChanged())
        ids.insert(id);
}

void ConnectorMap::addAffected(const Aabb2 &box, ShapeIdSet &ids) const
{
    m_index.visit(box, [&](quint32 id, const Aabb2 &) {
        const QList<Aabb2> surroundings = m_surroundings.value(ShapeId(id));
        if (std::any_of(surroundings.begin(), surroundings.end(),
                        [&](const Aabb2 &near) { return near.overlaps(box); }))
            ids.insert(ShapeId(id));
    });
}

QList<QPointF> lineOf(const Shape &connector)
{
    return connector.connector->line.isEmpty() ? connector.sceneOutline().value(0) : connector.connector->line;
}

bool setJumps(Shape &connector, const std::vector<QList<QPointF>> &others)
{
    const Connector &known = *std::as_const(connector).connector;
    const std::vector<LineJump> jumps = jumpsOver(known.line, others);
    QList<QPointF> gaps;
    if (known.jumps == ConnectorJumps::GapJumps) {
        for (const LineJump &jump : jumps)
            gaps += {pointOn(known.line, jump.from), pointOn(known.line, jump.to)};
    }
    const bool hasOtherGaps = !areSame(gaps, known.gaps);
    if (hasOtherGaps)
        connector.connector->gaps = gaps;
    return setConnectorOutline(connector,
                               known.jumps == ConnectorJumps::ArcJumps ? withArcs(known.line, jumps) : known.line)
        || hasOtherGaps;
}

JumpedLines::JumpedLines(const Shape &connector) : m_bounds(boundsOf(lineOf(connector)))
{
}

bool JumpedLines::add(const Shape &other)
{
    const QList<QPointF> line = lineOf(other);
    if (m_bounds.overlaps(boundsOf(line)))
        m_lines.push_back(line);
    return m_lines.size() <= MostJumped;
}

Aabb2 nearJumps(const Aabb2 &box)
{
    constexpr double margin = 1;
    return box.expanded(margin);
}

namespace {

/// Gives all connectors of a drawing their jumps.
void setAllJumps(DocumentData &drawing)
{
    const GroupFlags flags = GroupFlags::of(drawing.groups);
    SpatialIndex below;
    for (ShapeId id : std::as_const(drawing.order)) {
        const Shape *shape = drawing.shapes.find(id);
        if (!shape || !shape->connector)
            continue;
        const bool isVisible = flags.isVisible(id, *shape);
        if (shape->connector->jumps != ConnectorJumps::NoJumps) {
            Shape jumping = *shape;
            JumpedLines others(jumping);
            below.visitWhile(nearJumps(shape->sceneBounds()), [&](quint32 other, const Aabb2 &) {
                return others.add(*drawing.shapes.find(ShapeId(other)));
            });
            if (setJumps(jumping, others.lines()))
                drawing.shapes.insert(id, std::move(jumping));
        }
        if (isVisible)
            below.insert(id.value(), drawing.shapes.find(id)->sceneBounds());
    }
}

} // namespace

ShapeId RoutedDrawing::shown(ShapeId id) const
{
    const Shape *shape = flags.collapsed.isEmpty() ? nullptr : shapes.find(id);
    ShapeId result = id;
    for (GroupId up = shape ? shape->group : GroupId(); !up.isNull(); up = groups.value(up).parent)
        result = flags.collapsed.value(up, result);
    // An application can change a container to a connector, to which no connector leads.
    const Shape *container = result == id ? nullptr : shapes.find(result);
    return container && container->connector ? id : result;
}

std::optional<std::pair<ConnectorEnd, ConnectorEnd>> ConnectorRouter::redirect(Shape &connector)
{
    const Connector &ends = *std::as_const(connector).connector;
    const ShapeId from = m_drawing.shown(ends.from.shape), to = m_drawing.shown(ends.to.shape);
    const bool hasPorts = !ends.from.port.isEmpty() || !ends.to.port.isEmpty();
    if (from == ends.from.shape && to == ends.to.shape && !hasPorts)
        return std::nullopt;
    const std::pair original(ends.from, ends.to);
    // A point of a hidden shape is not a point of the container.
    if (from != original.first.shape)
        connector.connector->from = from;
    if (to != original.second.shape)
        connector.connector->to = to;
    if (hasPorts) {
        resolvePort(connector.connector->from);
        resolvePort(connector.connector->to);
    }
    return original;
}

void ConnectorRouter::resolvePort(ConnectorEnd &end)
{
    if (end.port.isEmpty())
        return;
    auto found = m_ports.find(end.shape.value());
    if (found == m_ports.end()) {
        const Shape *shape = m_drawing.shapes.find(end.shape);
        found = m_ports.try_emplace(end.shape.value(), shape ? scenePorts(*shape) : QList<ScenePort>()).first;
    }
    if (const ScenePort *port = portNamed(found->second, end.port))
        end.at = port->at;
    else
        end.port.clear();
}

bool ConnectorRouter::route(Shape &connector)
{
    const auto original = redirect(connector);
    const bool isChanged = routeRedirected(connector);
    if (original)
        std::tie(connector.connector->from, connector.connector->to) = *original;
    return isChanged;
}

bool ConnectorRouter::routeRedirected(Shape &connector)
{
    const bool hasOtherBounds = setEndBounds(connector);
    return setPath(connector) || hasOtherBounds;
}

bool ConnectorRouter::setEndBounds(Shape &connector)
{
    const Connector &ends = *std::as_const(connector).connector;
    QList<Aabb2> boxes;
    if (hasText(connector)) {
        for (const ConnectorEnd &end : {ends.from, ends.to}) {
            if (const ConnectorTarget *target = targetOf(end.shape))
                boxes.append(target->bounds());
        }
    }
    if (boxes == ends.endBounds)
        return false;
    connector.connector->endBounds = boxes;
    return true;
}

bool ConnectorRouter::setPath(Shape &connector)
{
    const Connector &ends = *std::as_const(connector).connector;
    if (isRoutedAround(ends))
        return routeAround(connector, false).value_or(false);
    if (ends.isBlocked || !ends.surroundings.isEmpty() || !ends.corners.isEmpty()) {
        connector.connector->isBlocked = false;
        connector.connector->surroundings = {};
        connector.connector->corners = {};
        connector.connector->ownCorners = {};
        connector.connector->clearance = 0;
    }
    const ConnectorTarget *from = targetOf(ends.from.shape), *to = targetOf(ends.to.shape);
    QList<QPointF> path;
    if (ends.laneCount > 1 && from && to) {
        const bool isBackward = isReversed(ends);
        if (isBackward)
            std::swap(from, to);
        path = connectorPath(isBackward ? Connector(ends.to, ends.from) : ends, from, to);
        const QList<QList<QPointF>> beside = pathsBeside(path, ends, *from, *to);
        path = beside.value(0, path);
        if (isBackward)
            std::reverse(path.begin(), path.end());
    } else {
        path = connectorPath(ends, from, to);
    }
    return setConnectorPath(connector, ends.route == ConnectorRoute::Curved ? withCurvedBends(path) : path);
}

void ConnectorRouter::route(std::vector<Routed> &connectors)
{
    constexpr std::size_t leastParallel = 8, mostKnown = 256;
    if (m_known.size() >= mostKnown)
        m_known.clear();
    findObstacles(qsizetype(connectors.size()));
    std::vector<Routed *> rest;
    std::vector<std::pair<Routed *, std::pair<ConnectorEnd, ConnectorEnd>>> redirected;
    for (Routed &each : connectors) {
        if (const auto original = redirect(each.connector))
            redirected.push_back({&each, *original});
        const Connector &ends = *std::as_const(each.connector).connector;
        if (isRoutedAround(ends))
            rest.push_back(&each);
        else
            each.isChanged = routeRedirected(each.connector);
    }
    if (rest.size() >= leastParallel) {
        findEnds(rest);
        findOutlines(rest);
        for (Routed *each : rest)
            each->isChanged = setEndBounds(each->connector);
        // Those between the same shapes come after each other, since they share the known routes.
        const auto pairOf = [](const Routed *each) { return boundPair(*each->connector.connector); };
        std::stable_sort(rest.begin(), rest.end(),
                         [&](const Routed *a, const Routed *b) { return pairOf(a) < pairOf(b); });
        struct Part
        {
            std::size_t first;
            std::size_t end;
            /// The sum of the distances between the ends.
            double length;
        };
        std::vector<Part> parts;
        for (std::size_t i = 0; i < rest.size(); ++i) {
            const std::optional pair = pairOf(rest[i]);
            if (i == 0 || !pair || pair != pairOf(rest[i - 1]))
                parts.push_back({i, i, 0});
            const Connector &ends = *std::as_const(rest[i]->connector).connector;
            const QPointF from = placeOf(ends.from, targetOf(ends.from.shape)),
                          to = placeOf(ends.to, targetOf(ends.to.shape));
            parts.back().end = i + 1;
            parts.back().length += length(to - from);
            if (pair && m_known.size() < mostKnown)
                m_known.try_emplace(*pair);
        }
        // The threads finish at about the same time if the short routes are the last ones.
        std::sort(parts.begin(), parts.end(), [](const Part &a, const Part &b) {
            return a.length != b.length ? a.length > b.length : a.first < b.first;
        });
        inParallel(parts.size(), 1, [&](std::size_t part, std::size_t) {
            for (std::size_t i = parts[part].first; i < parts[part].end; ++i) {
                const std::optional<bool> isChanged = routeAround(rest[i]->connector, true);
                if (!isChanged)
                    continue;
                rest[i]->isChanged = *isChanged || rest[i]->isChanged;
                rest[i] = nullptr;
            }
        });
    }
    for (Routed *each : rest) {
        if (each)
            each->isChanged = routeRedirected(each->connector) || each->isChanged;
    }
    for (const auto &[each, original] : redirected)
        std::tie(each->connector.connector->from, each->connector.connector->to) = original;
}

void ConnectorRouter::findEnds(const std::vector<Routed *> &connectors)
{
    std::vector<std::pair<const ConnectorTarget *, std::vector<RoutePort> *>> sides;
    for (const Routed *each : connectors) {
        const Connector &ends = *std::as_const(each->connector).connector;
        for (const ConnectorEnd &end : {ends.from, ends.to}) {
            // The geometry of shapes is computed on this thread, since kinds of an application may depend on that.
            const ConnectorTarget *target = targetOf(end.shape);
            outlineOf(end.shape);
            if (!target || end.at || !end.port.isEmpty())
                continue;
            const auto [found, isNew] = m_sides.try_emplace(end.shape.value());
            if (isNew)
                sides.push_back({target, &found->second});
        }
    }
    constexpr std::size_t shapesPerPart = 4;
    inParallel(sides.size(), shapesPerPart, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i)
            *sides[i].second = sidePorts(*sides[i].first);
    });
}

void ConnectorRouter::findOutlines(const std::vector<Routed *> &connectors)
{
    constexpr double margin = 4 * UsualClearance;
    for (const Routed *each : connectors) {
        const QList<Aabb2> &surroundings = std::as_const(each->connector).connector->surroundings;
        Aabb2 bounds;
        for (const Aabb2 &box : surroundings)
            bounds = bounds.united(box);
        Aabb2 &known = m_outlined[each->id.value()];
        if (known.contains(bounds))
            continue;
        known = bounds.expanded(margin);
        for (const Aabb2 &box : surroundings) {
            obstacles().visit(box.expanded(margin), [this](quint32 value, const Aabb2 &) {
                if (m_drawing.visible.contains(ShapeId(value)))
                    outlineOf(ShapeId(value));
            });
        }
    }
}

std::optional<bool> ConnectorRouter::routeAround(Shape &connector, bool knowsOutlines)
{
    const Connector &ends = *std::as_const(connector).connector;
    // Parallel connectors have a common path, whatever their directions.
    const bool isBackward = isReversed(ends);
    const ConnectorEnd &first = isBackward ? ends.to : ends.from, &last = isBackward ? ends.from : ends.to;
    const PortShape from = portShapeOf(first), to = portShapeOf(last);
    bool isKnown = true;
    const auto find = [&](const Aabb2 &box, std::vector<const RouteOutline *> &found) {
        obstacles().visit(box, [&](quint32 value, const Aabb2 &) {
            const ShapeId id(value);
            if (!m_drawing.visible.contains(id))
                return;
            const auto known = m_outlines.find(value);
            if (knowsOutlines && known == m_outlines.end())
                isKnown = false;
            else if (const RouteOutline *outline = known == m_outlines.end() ? outlineOf(id) : outlineIn(*known))
                found.push_back(outline);
        });
    };
    const bool isCurved = ends.route == ConnectorRoute::Curved;
    FindPreferred beside;
    if (ends.laneCount > 1 && from.target && to.target)
        beside = [&](const QList<QPointF> &common) { return pathsBeside(common, ends, *from.target, *to.target); };
    OrthogonalPath path;
    if (ends.isOrthogonal()) {
        const ConnectorPorts ports(isBackward ? Connector(first, last) : ends, from, to);
        const std::optional pair = boundPair(ends);
        const auto known = pair ? m_known.find(*pair) : m_known.end();
        path = orthogonalPath({{ports.from, outlineOf(first.shape)},
                               {ports.to, outlineOf(last.shape)},
                               ends.pins,
                               isCurved,
                               beside,
                               known == m_known.end() ? nullptr : &known->second},
                              find);
    } else {
        const auto endOf = [this](const ConnectorEnd &end, const ConnectorTarget *target) {
            return PathEnd{{{placeOf(end, target), Heading::Right}}, outlineOf(end.shape)};
        };
        path = polylinePath({endOf(first, from.target), endOf(last, to.target), first.at ? nullptr : from.target,
                             last.at ? nullptr : to.target, ends.waypoints, beside},
                            find);
    }
    if (isBackward) {
        std::reverse(path.points.begin(), path.points.end());
        std::reverse(path.curve.begin(), path.curve.end());
    }
    if (!isKnown)
        return std::nullopt;
    const bool hasPath = path.points.size() >= 2;
    const bool isBlocked = path.isBlocked || !hasPath;
    const bool isSpaced = ends.route == ConnectorRoute::Orthogonal && ends.spacing > 0 && !isBlocked;
    const QList<QPointF> own = isSpaced ? path.points : QList<QPointF>();
    // The place among the other routes is still right if they have not changed.
    if (isSpaced && areSame(ends.ownCorners, own) && ends.corners.size() == own.size())
        path.points = ends.corners;
    if (ends.isBlocked != isBlocked || ends.surroundings != path.surroundings || !areSame(ends.corners, path.points)
        || !areSame(ends.ownCorners, own) || ends.clearance != path.clearance) {
        connector.connector->isBlocked = isBlocked;
        connector.connector->surroundings = path.surroundings;
        connector.connector->corners = path.points;
        connector.connector->ownCorners = own;
        connector.connector->clearance = path.clearance;
    }
    if (!hasPath)
        return setConnectorPath(
            connector,
            connectorPath(*std::as_const(connector).connector, targetOf(ends.from.shape), targetOf(ends.to.shape)));
    if (isCurved)
        return setConnectorPath(connector, path.curve);
    if (!ends.isOrthogonal())
        return setConnectorPath(connector, path.points);
    return setRoundPath(connector);
}

bool ConnectorRouter::setRoundPath(Shape &connector)
{
    // A larger radius could lead the line through the corners that it runs around.
    const Connector &known = *std::as_const(connector).connector;
    const double radius = std::min(connector.cornerRadius, 2 * known.clearance);
    return setConnectorPath(connector, withRoundBends(known.corners, radius));
}

void ConnectorRouter::forget(const ShapeIds &changed)
{
    QSet<const RouteOutline *> gone;
    for (ShapeId id : changed) {
        if (m_targets.empty() && m_outlines.empty())
            break;
        if (const auto found = m_outlines.find(id.value()); found != m_outlines.end())
            gone.insert(outlineIn(*found));
        m_ports.erase(id.value());
        m_targets.erase(id.value());
        m_sides.erase(id.value());
        m_ranges.erase(id.value());
        m_outlines.erase(id.value());
    }
    updateObstacles(changed);
    const auto isGone = [&gone](const RouteObstacle &obstacle) { return gone.contains(obstacle.outline); };
    for (auto &[pair, routes] : m_known) {
        std::erase_if(routes, [&](const KnownRoute &each) {
            const std::vector<RouteObstacle> &obstacles = each.request.obstacles;
            return std::any_of(obstacles.begin(), obstacles.end(), isGone);
        });
    }
}

const RouteOutline *ConnectorRouter::outlineOf(ShapeId id)
{
    auto found = m_outlines.find(id.value());
    if (found == m_outlines.end()) {
        found = m_outlines.try_emplace(id.value()).first;
        const Shape *shape = m_drawing.shapes.find(id);
        if (shape && !shape->connector && (shape->kind != &ShapeKind::text() || shape->isFilled()))
            found->second.emplace(shape->scenePrimitive());
    }
    return outlineIn(*found);
}

const ConnectorTarget *ConnectorRouter::targetOf(ShapeId id)
{
    const auto found = m_targets.find(id.value());
    if (found != m_targets.end())
        return &found->second;
    const Shape *shape = m_drawing.shapes.find(id);
    if (!shape || shape->connector)
        return nullptr;
    return &m_targets.try_emplace(id.value(), *shape).first->second;
}

PortShape ConnectorRouter::portShapeOf(const ConnectorEnd &end)
{
    const ConnectorTarget *target = targetOf(end.shape);
    if (target && !end.port.isEmpty()) {
        const auto ports = m_ports.find(end.shape.value());
        const ScenePort *port = ports == m_ports.end() ? nullptr : portNamed(ports->second, end.port);
        return {target, nullptr, port ? port->direction : QPointF()};
    }
    if (!target || end.at)
        return {target, nullptr, {}};
    auto found = m_sides.find(end.shape.value());
    if (found == m_sides.end())
        found = m_sides.try_emplace(end.shape.value(), sidePorts(*target)).first;
    return {target, &found->second, {}};
}

void ConnectorRouter::prepare(const ShapeIds &ids)
{
    for (ShapeId id : ids)
        outlineOf(id);
}

bool routeConnectors(DocumentData &drawing, const FileProgress &progress)
{
    // In milliseconds. A single path takes many if all edges of a large outline are equally near.
    constexpr qint64 pause = 20;
    constexpr qsizetype leastParallel = 16, step = 64;
    QElapsedTimer timer;
    timer.start();
    ShapeIds ids;
    ParallelConnectors parallel;
    bool hasRouted = false, hasJumps = false;
    for (ShapeId id : std::as_const(drawing.order)) {
        const Shape *shape = drawing.shapes.find(id);
        if (!shape || !shape->connector)
            continue;
        ids.append(id);
        parallel.add(id, *shape);
        hasRouted = hasRouted || isRouted(*shape);
        hasJumps = hasJumps || shape->connector->jumps != ConnectorJumps::NoJumps;
    }
    const ObstacleIndex obstacles(hasRouted ? drawing : DocumentData());
    const GroupFlags flags = GroupFlags::of(drawing.groups);
    ConnectorRouter router({drawing.shapes, obstacles.index, obstacles.visible, drawing.groups, flags, true});
    const bool isParallel = hasRouted && ids.size() >= leastParallel;
    const qsizetype batch = isParallel ? step : 1;
    if (isParallel)
        router.prepare(drawing.order);
    std::vector<ConnectorRouter::Routed> connectors;
    for (qsizetype first = 0; first < ids.size(); first += batch) {
        if (progress && (first % step == 0 || timer.hasExpired(pause))) {
            timer.start();
            if (!progress(double(first) / double(ids.size())))
                return false;
        }
        connectors.clear();
        for (ShapeId id : std::as_const(ids).mid(first, batch)) {
            connectors.push_back({id, *drawing.shapes.find(id)});
            parallel.setLane(id, connectors.back().connector);
        }
        router.route(connectors);
        for (ConnectorRouter::Routed &each : connectors) {
            // The surroundings of a path can change even if the path stays the same.
            if (each.isChanged || isRouted(each.connector))
                drawing.shapes.insert(each.id, std::move(each.connector));
        }
    }
    RouteSpacing spacing;
    ShapeIdSet spaced;
    for (ShapeId id : std::as_const(ids)) {
        const Shape *shape = hasRouted ? drawing.shapes.find(id) : nullptr;
        if (!shape || shape->connector->ownCorners.isEmpty())
            continue;
        if (flags.isVisible(id, *shape))
            spacing.set(id.value(), spacedRoute(*shape));
        spaced.insert(id);
    }
    spaceRoutes(drawing.shapes, spacing, router, std::move(spaced));
    if (hasJumps)
        setAllJumps(drawing);
    return true;
}

Shape withFreeEnds(const Shape &connector, const std::function<bool(ShapeId)> &isFreed)
{
    const Shape::Outline path = connector.sceneOutline();
    Connector ends = *connector.connector;
    if (ends.from.isBound() && isFreed(ends.from.shape))
        ends.from = ConnectorEnd(path.value(0).value(0)).normalized();
    if (ends.to.isBound() && isFreed(ends.to.shape))
        ends.to = ConnectorEnd(path.isEmpty() || path[0].isEmpty() ? QPointF() : path[0].last()).normalized();
    Shape freed = connector;
    if (ends != *connector.connector)
        freed.connector = new Connector(ends);
    return freed;
}

QList<Shape> withMovedPins(const std::vector<PinnedConnector> &connectors, const ShapeStore &start,
                           const std::function<QPointF(qsizetype)> &offset)
{
    // Shapes that are moved together differ by rounding.
    constexpr double relative = 1e-9;
    QList<Shape> moved;
    for (const PinnedConnector &each : connectors) {
        const Shape &connector = *start.find(each.id);
        Shape &after = moved.emplace_back(connector);
        const QPointF first = offset(each.from), last = offset(each.to);
        const double size = std::max({1.0, std::abs(connector.center.x()), std::abs(connector.center.y())});
        if (!first.isNull() && length(first - last) <= relative * std::max(size, length(first)))
            movePins(*after.connector, first);
        if (!after.errorString().isEmpty())
            after = connector;
    }
    return moved;
}

QString endsError(const Shape &connector, const ShapeStore &shapes)
{
    if (!connector.connector)
        return {};
    for (const ConnectorEnd &end : {connector.connector->from, connector.connector->to}) {
        if (!end.isBound())
            continue;
        const Shape *shape = shapes.find(end.shape);
        if (!shape)
            return Text::tr("an end of the connector is bound to the shape %1, which does not exist")
                .arg(end.shape.value());
        if (shape->connector)
            return Text::tr("an end of the connector is bound to the shape %1, which is a connector")
                .arg(end.shape.value());
    }
    return {};
}

} // namespace Trammel
