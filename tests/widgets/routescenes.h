#pragma once

#include "tests/widgets/randomshapes.h"
#include "widgets/model/routing/orthogonalroute_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

/// Scenes for tests of orthogonal routes, and an exhaustive search for the least cost of a route.

namespace Trammel {

inline constexpr double unreachable = std::numeric_limits<double>::infinity();

inline Polygon shifted(const QList<QPointF> &points, QPointF offset, double degrees = 0)
{
    Polygon polygon;
    for (QPointF point : points)
        polygon.outline.append(offset + rotated(point, axisFromDegrees(degrees)));
    return polygon;
}

/// A request together with the outlines that it refers to.
struct RouteScene
{
    std::deque<RouteOutline> outlines;
    RouteRequest request;

    RouteScene()
    {
        request.window.include(QPointF(-200, -200));
        request.window.include(QPointF(200, 200));
        request.portMargin = 10;
        request.bendCost = 10;
    }

    RouteObstacle &add(Primitive primitive, double clearance)
    {
        outlines.emplace_back(std::move(primitive));
        return request.obstacles.emplace_back(RouteObstacle{&outlines.back(), clearance});
    }

    RouteObstacle &addBox(double left, double top, double right, double bottom, double clearance = 10)
    {
        return add(Obb::fromSize({(left + right) / 2, (top + bottom) / 2}, {right - left, bottom - top}), clearance);
    }

    void from(QPointF point, Heading heading) { request.from.push_back({point, heading}); }
    void to(QPointF point, Heading heading) { request.to.push_back({point, heading}); }
    void fromAnywhere(QPointF point) { addAll(request.from, point); }
    void toAnywhere(QPointF point) { addAll(request.to, point); }

    static void addAll(std::vector<RoutePort> &ports, QPointF point)
    {
        for (Heading heading : {Heading::Right, Heading::Down, Heading::Left, Heading::Up})
            ports.push_back({point, heading});
    }
};

/// Random scenes with many coinciding coordinates, so that there are many routes of the same cost.
class RandomScenes : public RandomShapes
{
public:
    using RandomShapes::RandomShapes;

    void fill(RouteScene &scene)
    {
        const double clearances[] = {0, 5, 10, 10, 10, 13.7};
        scene.request.bendCost = 10 * upTo(3);
        const int count = upTo(5);
        for (int i = 0; i < count; ++i)
            scene.add(obstacle(), clearances[upTo(5)]);
        addEnd(scene, scene.request.from, true);
        addEnd(scene, scene.request.to, false);
    }

private:
    QPointF gridPoint() { return QPointF(upTo(30) - 15, upTo(30) - 15) * 10; }

    Primitive obstacle()
    {
        const QPointF center = chance(70) ? gridPoint() : QPointF(real(-150, 150), real(-150, 150));
        const QSizeF size(10 * (1 + upTo(10)), 10 * (1 + upTo(10)));
        const double degrees = chance(40) ? 0 : chance(50) ? 45 : real(0, 360);
        switch (upTo(8)) {
        case 0:
            return Circle{center, size.width() / 2};
        case 1:
            return Ellipse{center, size.width() / 2, size.height() / 2, axisFromDegrees(degrees)};
        case 2:
            return RoundedBox{Obb::fromSize(center, size, degrees), double(upTo(10))};
        case 3:
            return shifted({{-50, -50}, {50, -50}, {50, 50}, {20, 50}, {20, -20}, {-20, -20}, {-20, 50}, {-50, 50}},
                           center, chance(50) ? 90 * upTo(3) : degrees);
        case 4:
            return shifted({{-40, -40}, {-20, -40}, {-20, 20}, {60, 20}, {60, 40}, {-40, 40}}, center,
                           chance(50) ? 90 * upTo(3) : degrees);
        case 5:
            return shifted(star(20, 70), center, degrees);
        case 6:
            return Polyline{{center, center + gridPoint(), center + gridPoint()}};
        default:
            return Obb::fromSize(center, size, degrees);
        }
    }

    void addEnd(RouteScene &scene, std::vector<RoutePort> &ports, bool isFrom)
    {
        const QPointF point = gridPoint();
        if (chance(30)) {
            RouteScene::addAll(ports, point);
            return;
        }
        if (chance(30)) {
            ports.push_back({point, Heading(upTo(3))});
            return;
        }
        const double half = 10 * (1 + upTo(2));
        RouteObstacle &holder = scene.addBox(point.x() - half, point.y() - half, point.x() + half, point.y() + half);
        (isFrom ? holder.holdsFrom : holder.holdsTo) = true;
        for (Heading heading : {Heading::Right, Heading::Down, Heading::Left, Heading::Up})
            ports.push_back({point + vectorOf(heading) * half, heading});
    }
};

/// The distance of the bounds; never more than that of the shapes.
inline double boundsDistance(const Aabb2 &a, const Aabb2 &b)
{
    const double dx = std::max({0.0, a.min[0] - b.max[0], b.min[0] - a.max[0]});
    const double dy = std::max({0.0, a.min[1] - b.max[1], b.min[1] - a.max[1]});
    return std::hypot(dx, dy);
}

/// Whether a segment is clear of an obstacle, directly from the definition.
inline bool isClear(const Segment &segment, const RouteObstacle &obstacle)
{
    const Primitive &primitive = obstacle.outline->primitive();
    if (obstacle.clearance > 0) {
        Aabb2 box;
        box.include(segment.from);
        box.include(segment.to);
        return boundsDistance(box, bounds(primitive)) >= obstacle.clearance
            || distance(segment, primitive) >= obstacle.clearance - 1e-9;
    }
    const bool isLine = std::holds_alternative<Polyline>(primitive);
    return !intersects(segment, primitive, isLine ? Reading::Closed : Reading::Open);
}

/// Whether a segment is on the line that leaves a port.
inline bool isOnPortLine(const Segment &segment, const std::vector<RoutePort> &ports)
{
    return std::any_of(ports.begin(), ports.end(), [&](const RoutePort &port) {
        const QPointF ahead = vectorOf(port.heading);
        const auto isAhead = [&](QPointF point) {
            const QPointF offset = point - port.point;
            return std::abs(cross(ahead, offset)) < 1e-9 && dot(ahead, offset) > -1e-9;
        };
        return isAhead(segment.from) && isAhead(segment.to);
    });
}

inline bool isClear(const Segment &segment, const RouteRequest &request)
{
    return std::all_of(request.obstacles.begin(), request.obstacles.end(), [&](const RouteObstacle &obstacle) {
        return (obstacle.holdsFrom && isOnPortLine(segment, request.from))
            || (obstacle.holdsTo && isOnPortLine(segment, request.to)) || isClear(segment, obstacle);
    });
}

/// The least cost of a free route on the grid, by Dijkstra's algorithm, with each edge tested in advance.
class ExhaustiveSearch
{
public:
    explicit ExhaustiveSearch(const RouteRequest &request) : m_request(request), m_lines(routeLines(request))
    {
        m_columns = int(m_lines.xs.size());
        m_rows = int(m_lines.ys.size());
        for (const ConnectorPin &pin : request.pins) {
            const bool isHorizontal = pin.orientation == Qt::Horizontal;
            m_pins.push_back({isHorizontal, nearest(isHorizontal ? m_lines.ys : m_lines.xs, pin.position)});
        }
        for (int y = 0; y < m_rows; ++y) {
            for (int x = 0; x < m_columns; ++x) {
                m_right.push_back(x + 1 < m_columns
                                  && (isPinned(true, y) || isClear({at(x, y), at(x + 1, y)}, request)));
                m_down.push_back(y + 1 < m_rows && (isPinned(false, x) || isClear({at(x, y), at(x, y + 1)}, request)));
            }
        }
    }

    double leastCost() const
    {
        constexpr int steps[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
        const int layerSize = m_columns * m_rows * 4, lastLayer = int(m_pins.size()) * layerSize;
        std::vector<double> costs(std::size_t(lastLayer + layerSize), unreachable);
        std::vector<bool> areStarts(costs.size());
        using Entry = std::pair<double, int>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
        for (const RoutePort &port : m_request.from) {
            const int start = nodeOf(port.point) * 4 + int(port.heading);
            costs[std::size_t(start)] = 0;
            areStarts[std::size_t(start)] = true;
            queue.push({0, start});
        }
        while (!queue.empty()) {
            const auto [cost, state] = queue.top();
            queue.pop();
            if (cost > costs[std::size_t(state)])
                continue;
            const int x = state / 4 % m_columns, y = state / 4 / m_columns % m_rows, heading = state % 4;
            for (int to = 0; to < 4; ++to) {
                if (to != heading && (to == (heading + 2) % 4 || areStarts[std::size_t(state)]))
                    continue;
                const int nextX = x + steps[to][0], nextY = y + steps[to][1];
                if (nextX < 0 || nextX >= m_columns || nextY < 0 || nextY >= m_rows)
                    continue;
                const auto edge = std::size_t(std::min(y, nextY) * m_columns + std::min(x, nextX));
                if (!(to % 2 == 0 ? m_right[edge] : m_down[edge]))
                    continue;
                const double sum =
                    cost + length(at(nextX, nextY) - at(x, y)) + (to == heading ? 0 : m_request.bendCost);
                int next = state / layerSize * layerSize + (nextY * m_columns + nextX) * 4 + to;
                while (next / layerSize < int(m_pins.size())
                       && m_pins[std::size_t(next / layerSize)] == std::pair(to % 2 == 0, to % 2 == 0 ? y : x))
                    next += layerSize;
                if (sum < costs[std::size_t(next)]) {
                    costs[std::size_t(next)] = sum;
                    queue.push({sum, next});
                }
            }
        }
        double least = unreachable;
        for (const RoutePort &port : m_request.to)
            least =
                std::min(least, costs[std::size_t(lastLayer + nodeOf(port.point) * 4 + (int(port.heading) + 2) % 4)]);
        return least;
    }

private:
    QPointF at(int x, int y) const { return {m_lines.xs[std::size_t(x)], m_lines.ys[std::size_t(y)]}; }
    int nodeOf(QPointF point) const
    {
        return nearest(m_lines.ys, point.y()) * m_columns + nearest(m_lines.xs, point.x());
    }
    bool isPinned(bool isHorizontal, int line) const
    {
        return std::find(m_pins.begin(), m_pins.end(), std::pair(isHorizontal, line)) != m_pins.end();
    }
    static int nearest(const std::vector<double> &lines, double value)
    {
        const auto isNearer = [&](double a, double b) { return std::abs(a - value) < std::abs(b - value); };
        return int(std::min_element(lines.begin(), lines.end(), isNearer) - lines.begin());
    }

    const RouteRequest &m_request;
    RouteLines m_lines;
    int m_columns = 0;
    int m_rows = 0;
    std::vector<bool> m_right;
    std::vector<bool> m_down;
    /// The pins: whether each one is horizontal, and the number of its line.
    std::vector<std::pair<bool, int>> m_pins;
};

/// Whether a path runs along all pins in their order.
inline bool runsAlong(const QList<QPointF> &points, const QList<ConnectorPin> &pins)
{
    qsizetype next = 0;
    for (qsizetype i = 1; i < points.size() && next < pins.size(); ++i) {
        const auto isOn = [&](const ConnectorPin &pin) {
            const auto across = [&](QPointF point) {
                return std::abs((pin.orientation == Qt::Horizontal ? point.y() : point.x()) - pin.position);
            };
            return across(points[i - 1]) < 1e-6 && across(points[i]) < 1e-6;
        };
        while (next < pins.size() && isOn(pins[next]))
            ++next;
    }
    return next == pins.size();
}

} // namespace Trammel
