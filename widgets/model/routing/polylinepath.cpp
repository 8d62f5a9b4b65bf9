#include "widgets/model/routing/polylinepath_p.h"

#include "widgets/model/routing/polylineroute_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <memory>
#include <unordered_map>

namespace Trammel {

namespace {

/// A part of a path between two ends or waypoints.
struct Leg
{
    PathEnd from;
    PathEnd to;
    bool isFromCut = false;
    bool isToCut = false;
};

/// The search for a leg with one clearance.
class LegSearch
{
public:
    LegSearch(const Leg &leg, double clearance, const FindOutlines &find);

    /// Routes around those obstacles that earlier routes have met, until a route meets no other one.
    PolylineRoute run(QList<Aabb2> &boxes);

private:
    using Effect = PolylineObstacle::Effect;

    struct Area
    {
        PolylineObstacle obstacle;
        /// The area of an obstacle near an end, whose clearance is smaller than that of others.
        std::optional<RouteArea> own = std::nullopt;
        bool isAdded = false;
    };

    /// The area around an outline; null if it is no obstacle.
    Area *areaOf(const RouteOutline &outline);
    /// Adds the obstacles that a route meets. Returns whether there are any that were not known.
    bool addObstaclesOf(const QList<QPointF> &points, QList<Aabb2> &boxes);

    const Leg &m_leg;
    double m_clearance;
    const FindOutlines &m_find;
    PolylineRequest m_request;
    std::unordered_map<const RouteOutline *, std::unique_ptr<Area>> m_areas;
};

LegSearch::LegSearch(const Leg &leg, double clearance, const FindOutlines &find)
    : m_leg(leg), m_clearance(clearance), m_find(find)
{
    m_request.from = leg.from.ports.front().point;
    m_request.to = leg.to.ports.front().point;
    Aabb2 box;
    box.include(m_request.from);
    box.include(m_request.to);
    for (const PathEnd *end : {&leg.from, &leg.to}) {
        if (end->outline)
            box = box.united(end->outline->bounds());
    }
    m_request.window = box.expanded(std::max({16 * UsualClearance, box.size()[0], box.size()[1]}));
}

PolylineRoute LegSearch::run(QList<Aabb2> &boxes)
{
    constexpr int mostRounds = 60;
    PolylineRoute route;
    for (int round = 0; round < mostRounds; ++round) {
        route = polylineRoute(m_request);
        if (route.isBlocked || !addObstaclesOf(route.points, boxes))
            return route;
    }
    route.isBlocked = true;
    return route;
}

LegSearch::Area *LegSearch::areaOf(const RouteOutline &outline)
{
    const auto [found, isNew] = m_areas.try_emplace(&outline);
    if (!isNew)
        return found->second.get();
    const std::optional<RouteObstacle> obstacle = obstacleBeside(outline, m_leg.from, m_leg.to, m_clearance);
    if (!obstacle)
        return nullptr;
    found->second = std::make_unique<Area>();
    Area &area = *found->second;
    const RouteArea *around = nullptr;
    if (obstacle->clearance == m_clearance)
        around = &outline.area(m_clearance);
    else
        around = &area.own.emplace(outline.primitive(), obstacle->clearance);
    const auto effect = [&](QPointF point, bool holds, bool isCut) {
        return holds && isCut ? Effect::Cut : holds || around->isInside(point) ? Effect::Left : Effect::Avoided;
    };
    area.obstacle = {&outline, around, effect(m_request.from, obstacle->holdsFrom, m_leg.isFromCut),
                     effect(m_request.to, obstacle->holdsTo, m_leg.isToCut)};
    return &area;
}

bool LegSearch::addObstaclesOf(const QList<QPointF> &points, QList<Aabb2> &boxes)
{
    // Areas extend beyond their outlines by less than this multiple of the clearance.
    constexpr double reach = 3;
    bool isAnyNew = false;
    std::vector<const RouteOutline *> outlines;
    for (qsizetype i = 1; i < points.size(); ++i) {
        const Segment segment{points[i - 1], points[i]};
        const Aabb2 box = bounds(segment).expanded(reach * m_clearance);
        boxes.append(box);
        outlines.clear();
        m_find(box, outlines);
        for (const RouteOutline *outline : outlines) {
            Area *area = outline->bounds().overlaps(box) ? areaOf(*outline) : nullptr;
            if (!area || area->isAdded)
                continue;
            const PolylineRequest alone{m_request.from, m_request.to, {area->obstacle}, {}};
            if (isFree(alone, segment, i == 1, i + 1 == points.size()))
                continue;
            area->isAdded = isAnyNew = true;
            m_request.obstacles.push_back(area->obstacle);
        }
    }
    return isAnyNew;
}

/// Whether a path keeps a part of the clearance, apart from the ends of its first and last segment.
bool isClear(const QList<QPointF> &points, const PolylinePathRequest &request, double clearance,
             const FindOutlines &find, QList<Aabb2> &boxes)
{
    std::vector<const RouteOutline *> outlines;
    for (qsizetype i = 1; i < points.size(); ++i) {
        const Segment segment{points[i - 1], points[i]};
        const Aabb2 box = bounds(segment).expanded(clearance);
        boxes.append(box);
        outlines.clear();
        find(box, outlines);
        for (const RouteOutline *outline : outlines) {
            const std::optional<RouteObstacle> obstacle = outline->bounds().overlaps(box)
                ? obstacleBeside(*outline, request.from, request.to, clearance)
                : std::nullopt;
            if (!obstacle || (i == 1 && obstacle->holdsFrom) || (i + 1 == points.size() && obstacle->holdsTo))
                continue;
            if (!outline->isClear(segment, obstacle->clearance, 0))
                return false;
        }
    }
    return true;
}

/// Whether a waypoint lies in a shape that is an obstacle.
bool isCovered(QPointF waypoint, const PolylinePathRequest &request, const FindOutlines &find, QList<Aabb2> &boxes)
{
    Aabb2 box;
    box.include(waypoint);
    boxes.append(box);
    std::vector<const RouteOutline *> outlines;
    find(box, outlines);
    return std::any_of(outlines.begin(), outlines.end(), [&](const RouteOutline *outline) {
        return outline != request.from.outline && outline != request.to.outline && outline->bounds().contains(waypoint)
            && locate(waypoint, outline->primitive()) == Location::Inside
            && obstacleBeside(*outline, request.from, request.to, UsualClearance);
    });
}

/// Cuts a path at the shapes that hold its ends, and removes points that follow an equal one.
void cut(QList<QPointF> &points, const PolylinePathRequest &request)
{
    if (points.size() < 2)
        return;
    const QPointF second = points[1], secondLast = points[points.size() - 2];
    if (request.fromCut)
        points.first() = request.fromCut->arrival(second);
    if (request.toCut)
        points.last() = request.toCut->arrival(secondLast);
    for (qsizetype i = points.size() - 2; i > 0; --i) {
        if (same(points[i], points[i + 1]) || same(points[i], points[i - 1]))
            points.removeAt(i);
    }
}

} // namespace

OrthogonalPath polylinePath(const PolylinePathRequest &request, const FindOutlines &find)
{
    OrthogonalPath path;
    path.clearance = UsualClearance;
    PathEnd start = request.from;
    bool isFirst = true;
    for (qsizetype i = 0; i <= request.waypoints.size(); ++i) {
        const bool isLast = i == request.waypoints.size();
        const PathEnd end = isLast ? request.to : PathEnd{{{request.waypoints[i], Heading::Right}}};
        const Leg leg{start, end, isFirst && request.fromCut, isLast && request.toCut};
        PolylineRoute route;
        for (double clearance : {UsualClearance, UsualClearance / 4}) {
            route = LegSearch(leg, clearance, find).run(path.surroundings);
            path.clearance = std::min(path.clearance, clearance);
            if (!route.isBlocked)
                break;
        }
        path.isBlocked = path.isBlocked || route.isBlocked
            || (!isLast && isCovered(request.waypoints[i], request, find, path.surroundings));
        if (!isFirst && !route.points.isEmpty())
            route.points.removeFirst();
        path.points += route.points;
        start = end;
        isFirst = false;
    }
    cut(path.points, request);
    if (request.preferred && path.points.size() >= 2) {
        for (const QList<QPointF> &points : request.preferred(path.points)) {
            if (!path.isBlocked && !isClear(points, request, path.clearance / 2, find, path.surroundings))
                continue;
            path.points = points;
            break;
        }
    }
    return path;
}

} // namespace Trammel
