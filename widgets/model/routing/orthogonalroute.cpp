#include "widgets/model/routing/orthogonalroute_p.h"

#include "widgets/model/routing/routegrid_p.h"
#include "widgets/model/routing/routesearch_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace Trammel {

namespace {

/// Products of larger numbers could overflow.
constexpr double largestNumber = 1e50;

bool isValid(const RouteRequest &request)
{
    const auto isNear = [](double number) { return std::abs(number) <= largestNumber; };
    const auto areNear = [&](const std::vector<RoutePort> &ports) {
        return !ports.empty() && std::all_of(ports.begin(), ports.end(), [&](const RoutePort &port) {
            return isNear(port.point.x()) && isNear(port.point.y());
        });
    };
    const auto isGood = [&](double number) { return isNear(number) && number >= 0; };
    const Aabb2 &window = request.window;
    const auto isPinNear = [&](const ConnectorPin &pin) { return isNear(pin.position); };
    return areNear(request.from) && areNear(request.to) && !window.isEmpty()
        && request.pins.size() <= Connector::LargestPinCount
        && std::all_of(request.pins.begin(), request.pins.end(), isPinNear)
        && std::all_of(window.min.begin(), window.min.end(), isNear)
        && std::all_of(window.max.begin(), window.max.end(), isNear) && isGood(request.portMargin)
        && isGood(request.bendCost)
        && std::all_of(request.obstacles.begin(), request.obstacles.end(),
                       [&](const RouteObstacle &obstacle) { return isGood(obstacle.clearance); });
}

/// A point at which both ends have a port; the first one from the left, then from the top.
std::optional<QPointF> commonPoint(const RouteRequest &request)
{
    std::optional<QPointF> common;
    for (const RoutePort &first : request.from) {
        const auto isCommon = [&](const RoutePort &last) { return same(first.point, last.point); };
        const auto isBefore = [](QPointF a, QPointF b) { return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y()); };
        if (std::any_of(request.to.begin(), request.to.end(), isCommon) && !(common && isBefore(*common, first.point)))
            common = first.point;
    }
    return common;
}

} // namespace

QPointF vectorOf(Heading heading)
{
    switch (heading) {
    case Heading::Right:
        return {1, 0};
    case Heading::Down:
        return {0, 1};
    case Heading::Left:
        return {-1, 0};
    case Heading::Up:
        return {0, -1};
    }
    return {};
}

Aabb2 withPins(Aabb2 box, const QList<ConnectorPin> &pins)
{
    const auto [x, y] = box.center();
    for (const ConnectorPin &pin : pins)
        box.include(pin.orientation == Qt::Horizontal ? QPointF(x, pin.position) : QPointF(pin.position, y));
    return box;
}

RouteLines routeLines(const RouteRequest &request)
{
    if (!isValid(request))
        return {};
    const RouteGrid grid(request);
    RouteLines lines;
    for (const RouteLine &line : grid.xs())
        lines.xs.push_back(line.value);
    for (const RouteLine &line : grid.ys())
        lines.ys.push_back(line.value);
    return lines;
}

double routeCost(const QList<QPointF> &points, double bendCost)
{
    double cost = double(std::max<qsizetype>(0, points.size() - 2)) * bendCost;
    for (qsizetype i = 1; i < points.size(); ++i)
        cost += length(points[i] - points[i - 1]);
    return cost;
}

OrthogonalRoute orthogonalRoute(const RouteRequest &request)
{
    if (!isValid(request))
        return {};
    if (const std::optional<QPointF> common = request.pins.isEmpty() ? commonPoint(request) : std::nullopt)
        return {{*common, *common}, false};
    RouteGrid grid(request);
    OrthogonalRoute route;
    route.points = findRoute(request, grid, false);
    if (route.points.isEmpty()) {
        route.isBlocked = true;
        route.points = findRoute(request, grid, true);
    }
    return route;
}

} // namespace Trammel
