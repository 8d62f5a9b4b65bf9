#include "widgets/model/routing/orthogonalpath_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QSet>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <tuple>
#include <utility>

namespace Trammel {

namespace {

constexpr double usualBendCost = 32;

/// The distance of an obstacle from the nearest port that it does not touch; infinite if it touches all of them.
double distanceFromPorts(const RouteOutline &outline, const std::vector<RoutePort> &ports, double most)
{
    double least = std::numeric_limits<double>::infinity();
    const Aabb2 near = outline.bounds().expanded(most);
    for (const RoutePort &port : ports) {
        const double there =
            near.contains(port.point) ? distance(port.point, PrimitiveView(outline.primitive())) : most;
        if (there > 0)
            least = std::min(least, there);
    }
    return least;
}

/// The box of the ends and of the pins.
Aabb2 boxOf(const PathRequest &request)
{
    Aabb2 box;
    for (const PathEnd *end : {&request.from, &request.to}) {
        for (const RoutePort &port : end->ports)
            box.include(port.point);
        if (end->outline)
            box = box.united(end->outline->bounds());
    }
    return box.isEmpty() ? box : withPins(box, request.pins);
}

/// A quadratic Bézier curve that replaces a bend. The bend is its control point.
struct BendCurve
{
    QPointF from;
    QPointF bend;
    QPointF to;

    BendCurve scaled(double factor) const { return {bend + (from - bend) * factor, bend, bend + (to - bend) * factor}; }
    /// Appends points of the curve, from its start to its end.
    void appendTo(QList<QPointF> &points) const;
};

void BendCurve::appendTo(QList<QPointF> &points) const
{
    // The largest deviation of a chord is a quarter of the second difference, divided by the squared number of chords.
    constexpr double tolerance = 0.02;
    constexpr int mostChords = 53;
    const double difference = length(from - 2 * bend + to);
    const int chords = int(std::clamp(std::ceil(std::sqrt(difference / (4 * tolerance))), 1.0, double(mostChords)));
    const auto append = [&](QPointF point) {
        if (points.isEmpty() || !same(point, points.last()))
            points.append(point);
    };
    append(from);
    for (int k = 1; k < chords; ++k) {
        const double t = double(k) / chords;
        append(bend + (from - bend) * ((1 - t) * (1 - t)) + (to - bend) * (t * t));
    }
    append(to);
}

/// The largest curve at a bend of a path.
BendCurve curveAt(const QList<QPointF> &points, qsizetype bend)
{
    // The first and the last segment keep a straight part, which heads need.
    constexpr double straightLength = 12, leastShare = 0.25, mostShare = 0.75;
    const auto reach = [&](QPointF side, bool isOuter) {
        const double whole = length(side);
        return isOuter ? whole - std::clamp(straightLength, leastShare * whole, mostShare * whole) : whole / 2;
    };
    const QPointF corner = points[bend], back = points[bend - 1] - corner, ahead = points[bend + 1] - corner;
    return {corner + back * (reach(back, bend == 1) / length(back)), corner,
            corner + ahead * (reach(ahead, bend + 2 == points.size()) / length(ahead))};
}

bool areSame(const std::vector<RoutePort> &a, const std::vector<RoutePort> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const RoutePort &first, const RoutePort &second) {
        return same(first.point, second.point) && first.heading == second.heading;
    });
}

bool isSame(const RouteRequest &a, const RouteRequest &b)
{
    return a.obstacles == b.obstacles && areSame(a.from, b.from) && areSame(a.to, b.to) && a.pins == b.pins
        && a.window == b.window && a.portMargin == b.portMargin && a.bendCost == b.bendCost;
}

/// The search for a path with one clearance.
class PathSearch
{
public:
    PathSearch(const PathRequest &ends, double clearance, const FindOutlines &find);

    /// Routes around those obstacles that earlier routes have met, until a route meets no other one. Takes routes from
    /// those of an earlier search, and adds all routes to those of this one.
    void run(OrthogonalPath &path, const KnownRoutes &earlier, KnownRoutes *found);
    /// Whether a path crosses a known obstacle, apart from those at its ends.
    bool isCrossing(const QList<QPointF> &points) const;
    /// Moves each segment between parallel neighbors to the middle of the free space, which changes neither the length
    /// nor the number of bends. Segments on pins stay.
    void center(QList<QPointF> &points, QList<Aabb2> &boxes) const;
    /// Whether a path, apart from the ends of its first and last segment, keeps half of the clearance.
    bool isClear(const QList<QPointF> &points, QList<Aabb2> &boxes) const;
    /// Replaces the bends of a path by curves that keep a part of the clearance.
    QList<QPointF> curved(const OrthogonalPath &path, QList<Aabb2> &boxes) const;

private:
    /// An outline with the clearance that its distance from the ports allows; nothing if it contains an end.
    std::optional<RouteObstacle> obstacleOf(const RouteOutline &outline) const;
    /// The middle of the free space around a segment, as a coordinate along the axis; nothing if there is none.
    std::optional<double> middleFor(const Segment &segment, int axis, double first, double last,
                                    QList<Aabb2> &boxes) const;
    /// The obstacles near points, with half of their clearance.
    std::vector<RouteObstacle> obstaclesNear(const QList<QPointF> &points, QList<Aabb2> &boxes) const;
    /// Adds an outline to the obstacles if a segment violates its clearance, or without a segment. Returns whether it
    /// was added.
    bool add(const RouteOutline &outline, const std::optional<Segment> &segment);
    /// Adds the obstacles that a route meets and those next to them, or all obstacles in its bounding box. Returns
    /// whether there are any that were not known, and notes the boxes that were searched.
    bool addObstaclesOf(const QList<QPointF> &points, bool areAll, QList<Aabb2> &boxes);
    /// Adds the obstacles so near to those from an index on that no route fits between them: around a cluster, each
    /// route would meet the next of its obstacles.
    void addNeighbors(std::size_t first, QList<Aabb2> &boxes);

    const PathEnd &m_from;
    const PathEnd &m_to;
    const FindOutlines &m_find;
    RouteRequest m_request;
    double m_slack;
    QSet<const RouteOutline *> m_known;
};

PathSearch::PathSearch(const PathRequest &ends, double clearance, const FindOutlines &find)
    : m_from(ends.from), m_to(ends.to), m_find(find)
{
    const Aabb2 box = boxOf(ends);
    const double margin = std::max({16 * UsualClearance, box.size()[0], box.size()[1]});
    m_request = {m_from.ports, m_to.ports, {}, ends.pins, box.expanded(margin), clearance, usualBendCost};
    m_slack = routeSlack(m_request);
    for (const PathEnd *end : {&m_from, &m_to}) {
        if (end->outline)
            add(*end->outline, std::nullopt);
    }
}

void PathSearch::run(OrthogonalPath &path, const KnownRoutes &earlier, KnownRoutes *found)
{
    // A route among many obstacles meets only a few of them at a time, so later rounds add all obstacles of an area.
    constexpr int narrowRounds = 8, mostRounds = 40;
    for (int round = 1;; ++round) {
        const auto known = std::find_if(earlier.begin(), earlier.end(),
                                        [this](const KnownRoute &each) { return isSame(each.request, m_request); });
        const OrthogonalRoute route = known == earlier.end() ? orthogonalRoute(m_request) : known->route;
        if (found)
            found->push_back({m_request, route});
        path.points = route.points;
        path.isBlocked = route.isBlocked || path.points.size() < 2;
        if (path.isBlocked || !addObstaclesOf(path.points, round > narrowRounds, path.surroundings))
            return;
        path.isBlocked = round == mostRounds;
        if (path.isBlocked)
            return;
    }
}

bool PathSearch::isCrossing(const QList<QPointF> &points) const
{
    for (qsizetype i = 1; i < points.size(); ++i) {
        const bool isFirst = i == 1, isLast = i + 1 == points.size();
        for (const RouteObstacle &obstacle : m_request.obstacles) {
            if ((isFirst && obstacle.holdsFrom) || (isLast && obstacle.holdsTo))
                continue;
            if (!obstacle.outline->isClear({points[i - 1], points[i]}, 0, m_slack))
                return true;
        }
    }
    return false;
}

void PathSearch::addNeighbors(std::size_t first, QList<Aabb2> &boxes)
{
    std::vector<Aabb2> around;
    for (std::size_t i = first; i < m_request.obstacles.size(); ++i) {
        const RouteObstacle &obstacle = m_request.obstacles[i];
        around.push_back(obstacle.outline->bounds().expanded(obstacle.clearance + m_request.portMargin));
    }
    // The order in which outlines are found has no influence.
    std::sort(around.begin(), around.end(),
              [](const Aabb2 &a, const Aabb2 &b) { return std::tie(a.min, a.max) < std::tie(b.min, b.max); });
    const auto areaOf = [](const Aabb2 &box) { return box.size()[0] * box.size()[1]; };
    std::vector<const RouteOutline *> outlines;
    for (std::size_t i = 0; i < around.size();) {
        // Boxes that lie close together are searched at once.
        constexpr double mostWaste = 2;
        Aabb2 whole;
        double area = 0;
        std::size_t end = i;
        for (; end < around.size(); ++end) {
            const Aabb2 united = whole.united(around[end]);
            area += areaOf(around[end]);
            if (areaOf(united) > mostWaste * area)
                break;
            whole = united;
        }
        outlines.clear();
        m_find(whole, outlines);
        for (; i < end; ++i) {
            boxes.append(around[i]);
            for (const RouteOutline *outline : outlines) {
                if (outline->bounds().overlaps(around[i]))
                    add(*outline, std::nullopt);
            }
        }
    }
}

bool PathSearch::addObstaclesOf(const QList<QPointF> &points, bool areAll, QList<Aabb2> &boxes)
{
    std::vector<const RouteOutline *> outlines;
    std::size_t first = m_request.obstacles.size();
    bool isAnyNew = false;
    const auto addIn = [&](const Aabb2 &bounds, const std::optional<Segment> &segment) {
        const Aabb2 box = bounds.expanded(m_request.portMargin);
        boxes.append(box);
        outlines.clear();
        m_find(box, outlines);
        for (const RouteOutline *outline : outlines) {
            if (outline->bounds().overlaps(box) && add(*outline, segment))
                isAnyNew = true;
        }
    };
    if (areAll) {
        addIn(boundsOf(points), std::nullopt);
        return isAnyNew;
    }
    for (qsizetype i = 1; i < points.size(); ++i) {
        const Segment segment{points[i - 1], points[i]};
        addIn(bounds(segment), segment);
    }
    // Whole levels, so that the order in which outlines are found has no influence.
    constexpr int levels = 2;
    for (int level = 0; level < levels; ++level) {
        const std::size_t end = m_request.obstacles.size();
        addNeighbors(first, boxes);
        first = end;
    }
    return isAnyNew;
}

QList<QPointF> PathSearch::curved(const OrthogonalPath &path, QList<Aabb2> &boxes) const
{
    constexpr double shrinking = 0.8, leastFactor = 0.05;
    const QList<QPointF> &points = path.points;
    QList<QPointF> curve{points.first()};
    for (qsizetype i = 1; i + 1 < points.size(); ++i) {
        const BendCurve whole = curveAt(points, i);
        const bool isFirst = i == 1, isLast = i + 2 == points.size();
        std::vector<RouteObstacle> obstacles;
        if (!path.isBlocked)
            obstacles = obstaclesNear({whole.from, whole.bend, whole.to}, boxes);
        for (RouteObstacle &obstacle : obstacles) {
            if ((isFirst && obstacle.holdsFrom) || (isLast && obstacle.holdsTo))
                obstacle.clearance = 0;
        }
        const auto areClear = [&](const QList<QPointF> &chords) {
            for (qsizetype k = 1; k < chords.size(); ++k) {
                for (const RouteObstacle &obstacle : obstacles) {
                    if (!obstacle.outline->isClear({chords[k - 1], chords[k]}, obstacle.clearance, m_slack))
                        return false;
                }
            }
            return true;
        };
        // Without a curve that is clear, the bend stays.
        QList<QPointF> chords;
        for (double factor = 1; factor > leastFactor; factor *= shrinking) {
            chords.clear();
            whole.scaled(factor).appendTo(chords);
            if (areClear(chords))
                break;
            chords = {points[i]};
        }
        if (same(curve.last(), chords.first()))
            chords.removeFirst();
        curve += chords;
    }
    if (!same(curve.last(), points.last()))
        curve.append(points.last());
    return curve;
}

void PathSearch::center(QList<QPointF> &points, QList<Aabb2> &boxes) const
{
    for (qsizetype i = 1; i + 2 < points.size(); ++i) {
        const int axis = points[i].x() == points[i + 1].x() ? 0 : 1;
        const double first = coordinate(points[i - 1], axis), last = coordinate(points[i + 2], axis);
        const double here = coordinate(points[i], axis);
        const auto isPin = [&](const ConnectorPin &pin) {
            return (pin.orientation == Qt::Vertical) == (axis == 0) && pin.position == here;
        };
        const bool isBetween = (first < here && here < last) || (last < here && here < first);
        if (!isBetween || std::any_of(m_request.pins.begin(), m_request.pins.end(), isPin))
            continue;
        const std::optional<double> middle = middleFor({points[i], points[i + 1]}, axis, first, last, boxes);
        if (!middle)
            continue;
        for (qsizetype k : {i, i + 1})
            axis == 0 ? points[k].setX(*middle) : points[k].setY(*middle);
    }
}

std::optional<double> PathSearch::middleFor(const Segment &segment, int axis, double first, double last,
                                            QList<Aabb2> &boxes) const
{
    // A shift of less than that is not worthwhile.
    constexpr double leastShift = 1;
    const std::size_t along = std::size_t(axis), across = 1 - along;
    const Aabb2 line = bounds(segment);
    const double here = line.min[along], span = std::abs(last - first);
    const double margin = std::min(m_request.portMargin, span / 4);
    double least = std::min(first, last) + margin, most = std::max(first, last) - margin;
    if (std::abs(least / 2 + most / 2 - here) < leastShift)
        return std::nullopt;
    Aabb2 room = line;
    room.min[along] = std::min(first, last);
    room.max[along] = std::max(first, last);
    std::vector<const RouteOutline *> outlines;
    m_find(room.expanded(m_request.portMargin), outlines);
    for (const RouteOutline *outline : outlines) {
        const auto isInRoom = [&](const Aabb2 &box) {
            return box.max[across] > line.min[across] && box.min[across] < line.max[across] && box.max[along] > least
                && box.min[along] < most;
        };
        if (!isInRoom(outline->bounds().expanded(m_request.portMargin)))
            continue;
        const std::optional<RouteObstacle> obstacle = obstacleOf(*outline);
        if (!obstacle)
            continue;
        const Aabb2 box = outline->bounds().expanded(obstacle->clearance - m_slack);
        if (!isInRoom(box))
            continue;
        if (box.max[along] <= here)
            least = box.max[along];
        else if (box.min[along] >= here)
            most = box.min[along];
        else
            return std::nullopt;
    }
    // Shapes beyond those that bound the free space have no influence.
    room.min[along] = std::min(least, here);
    room.max[along] = std::max(most, here);
    boxes.append(room.expanded(m_request.portMargin));
    const double middle = least / 2 + most / 2, whole = std::round(middle);
    if (!(least <= middle && middle <= most) || std::abs(middle - here) < leastShift)
        return std::nullopt;
    return least <= whole && whole <= most ? whole : middle;
}

bool PathSearch::isClear(const QList<QPointF> &points, QList<Aabb2> &boxes) const
{
    for (qsizetype i = 1; i < points.size(); ++i) {
        const bool isFirst = i == 1, isLast = i + 1 == points.size();
        for (const RouteObstacle &obstacle : obstaclesNear({points[i - 1], points[i]}, boxes)) {
            if ((isFirst && obstacle.holdsFrom) || (isLast && obstacle.holdsTo))
                continue;
            if (!obstacle.outline->isClear({points[i - 1], points[i]}, obstacle.clearance, m_slack))
                return false;
        }
    }
    return true;
}

std::vector<RouteObstacle> PathSearch::obstaclesNear(const QList<QPointF> &points, QList<Aabb2> &boxes) const
{
    const Aabb2 box = boundsOf(points).expanded(m_request.portMargin);
    boxes.append(box);
    std::vector<const RouteOutline *> outlines;
    m_find(box, outlines);
    std::vector<RouteObstacle> obstacles;
    for (const RouteOutline *outline : outlines) {
        std::optional<RouteObstacle> obstacle = outline->bounds().overlaps(box) ? obstacleOf(*outline) : std::nullopt;
        if (!obstacle)
            continue;
        obstacle->clearance /= 2;
        obstacles.push_back(*obstacle);
    }
    return obstacles;
}

std::optional<RouteObstacle> PathSearch::obstacleOf(const RouteOutline &outline) const
{
    return obstacleBeside(outline, m_from, m_to, m_request.portMargin);
}

bool PathSearch::add(const RouteOutline &outline, const std::optional<Segment> &segment)
{
    if (m_known.contains(&outline))
        return false;
    const std::optional<RouteObstacle> obstacle = obstacleOf(outline);
    if (!obstacle || (segment && outline.isClear(*segment, obstacle->clearance, m_slack)))
        return false;
    m_known.insert(&outline);
    m_request.obstacles.push_back(*obstacle);
    return true;
}

} // namespace

std::optional<RouteObstacle> obstacleBeside(const RouteOutline &outline, const PathEnd &from, const PathEnd &to,
                                            double clearance)
{
    RouteObstacle obstacle{&outline, clearance, &outline == from.outline, &outline == to.outline};
    const double most = 2 * obstacle.clearance;
    for (const PathEnd *end : {&from, &to}) {
        if (&outline == end->outline)
            continue;
        const double there = distanceFromPorts(outline, end->ports, most);
        // It contains the end.
        if (std::isinf(there))
            return std::nullopt;
        obstacle.clearance = std::min(obstacle.clearance, there / 2);
    }
    return obstacle;
}

OrthogonalPath orthogonalPath(const PathRequest &request, const FindOutlines &find)
{
    OrthogonalPath path;
    const KnownRoutes earlier = request.known ? std::exchange(*request.known, {}) : KnownRoutes();
    for (double clearance : {UsualClearance, UsualClearance / 4}) {
        path.clearance = clearance;
        PathSearch search(request, clearance, find);
        search.run(path, earlier, request.known);
        // A pin can lead across shapes.
        const bool isFree = !path.isBlocked;
        if (isFree)
            path.isBlocked = !request.pins.isEmpty() && search.isCrossing(path.points);
        if (!path.isBlocked)
            search.center(path.points, path.surroundings);
        if (request.preferred && path.points.size() >= 2) {
            const QList<QList<QPointF>> preferred = request.preferred(path.points);
            const auto found = std::find_if(preferred.begin(), preferred.end(), [&](const QList<QPointF> &points) {
                return path.isBlocked || search.isClear(points, path.surroundings);
            });
            if (found != preferred.end())
                path.points = *found;
        }
        if (request.isCurved && path.points.size() >= 2)
            path.curve = search.curved(path, path.surroundings);
        if (isFree)
            break;
    }
    return path;
}

QList<QPointF> withCurvedBends(const QList<QPointF> &points)
{
    QList<QPointF> curve = points.first(std::min<qsizetype>(points.size(), 1));
    for (qsizetype i = 1; i + 1 < points.size(); ++i)
        curveAt(points, i).appendTo(curve);
    if (points.size() > 1 && !same(curve.last(), points.last()))
        curve.append(points.last());
    return curve;
}

QList<QPointF> withRoundBends(const QList<QPointF> &points, double radius)
{
    // The chords deviate from an arc by 0.2 % of its radius.
    constexpr int chords = 12;
    if (!(radius > 0) || points.size() < 3)
        return points;
    QList<QPointF> rounded{points.first()};
    for (qsizetype i = 1; i + 1 < points.size(); ++i) {
        const QPointF back = points[i - 1] - points[i], ahead = points[i + 1] - points[i];
        // The first and the last segment stay long enough for heads.
        const double before = i == 1 ? 0.25 : 0.5, after = i + 2 == points.size() ? 0.25 : 0.5;
        const double reach = std::min({radius, length(back) * before, length(ahead) * after});
        const QPointF toStart = back * (reach / length(back)), toEnd = ahead * (reach / length(ahead));
        const QPointF center = points[i] + toStart + toEnd;
        for (int k = 0; k <= chords; ++k) {
            const double angle = k * std::numbers::pi / 2 / chords;
            const QPointF point = k == 0 ? points[i] + toStart
                : k == chords            ? points[i] + toEnd
                                         : center - toEnd * std::cos(angle) - toStart * std::sin(angle);
            if (!same(point, rounded.last()))
                rounded.append(point);
        }
    }
    if (!same(points.last(), rounded.last()))
        rounded.append(points.last());
    return rounded;
}

} // namespace Trammel
