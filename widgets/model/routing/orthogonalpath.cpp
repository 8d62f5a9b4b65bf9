#include "widgets/model/routing/orthogonalpath_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace Trammel {

namespace {

constexpr double usualClearance = 16;
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

Aabb2 boundsOfEnds(const PathEnd &from, const PathEnd &to)
{
    Aabb2 box;
    for (const PathEnd *end : {&from, &to}) {
        for (const RoutePort &port : end->ports)
            box.include(port.point);
        if (end->outline)
            box = box.united(end->outline->bounds());
    }
    return box;
}

/// Adds an outline to the obstacles of a request, unless it holds an end in its inside.
void addObstacle(const RouteOutline &outline, const PathEnd &from, const PathEnd &to, RouteRequest &request)
{
    RouteObstacle obstacle{&outline, request.portMargin, &outline == from.outline, &outline == to.outline};
    const double most = 2 * obstacle.clearance;
    for (const PathEnd *end : {&from, &to}) {
        if (&outline == end->outline)
            continue;
        const double there = distanceFromPorts(outline, end->ports, most);
        if (std::isinf(there))
            return;
        obstacle.clearance = std::min(obstacle.clearance, there / 2);
    }
    request.obstacles.push_back(obstacle);
}

} // namespace

OrthogonalPath orthogonalPath(const PathEnd &from, const PathEnd &to, const FindOutlines &find)
{
    const Aabb2 ends = boundsOfEnds(from, to);
    const double size = std::max(ends.size()[0], ends.size()[1]);
    const double nearMargin = 2 * usualClearance, farMargin = std::max(16 * usualClearance, size);
    const struct
    {
        double margin, clearance;
    } attempts[] = {{nearMargin, usualClearance}, {farMargin, usualClearance}, {farMargin, usualClearance / 4}};
    OrthogonalPath path;
    std::vector<const RouteOutline *> outlines;
    for (const auto &[margin, clearance] : attempts) {
        RouteRequest request{from.ports, to.ports, {}, ends.expanded(margin), clearance, usualBendCost};
        path.surroundings = ends.expanded(margin + usualClearance);
        path.clearance = clearance;
        outlines.clear();
        find(path.surroundings, outlines);
        for (const RouteOutline *outline : outlines) {
            if (outline->bounds().overlaps(path.surroundings))
                addObstacle(*outline, from, to, request);
        }
        OrthogonalRoute route = orthogonalRoute(request);
        path.points = std::move(route.points);
        path.isBlocked = route.isBlocked;
        if (!path.isBlocked)
            break;
    }
    return path;
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
        const double reach = std::min({radius, length(back) / 2, length(ahead) / 2});
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
