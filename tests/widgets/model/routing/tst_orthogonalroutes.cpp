#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/model/routing/orthogonalroute_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <queue>

using namespace Trammel;

namespace {

constexpr double unreachable = std::numeric_limits<double>::infinity();

Polygon shifted(const QList<QPointF> &points, QPointF offset, double degrees = 0)
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
double boundsDistance(const Aabb2 &a, const Aabb2 &b)
{
    const double dx = std::max({0.0, a.min[0] - b.max[0], b.min[0] - a.max[0]});
    const double dy = std::max({0.0, a.min[1] - b.max[1], b.min[1] - a.max[1]});
    return std::hypot(dx, dy);
}

/// Whether a segment is clear of an obstacle, directly from the definition.
bool isClear(const Segment &segment, const RouteObstacle &obstacle)
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
bool isOnPortLine(const Segment &segment, const std::vector<RoutePort> &ports)
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

bool isClear(const Segment &segment, const RouteRequest &request)
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

/// Whether a route runs along all pins in their order.
bool runsAlong(const QList<QPointF> &points, const QList<ConnectorPin> &pins)
{
    qsizetype next = 0;
    for (qsizetype i = 1; i < points.size(); ++i) {
        const bool isHorizontal = points[i].y() == points[i - 1].y();
        const auto isOn = [&](const ConnectorPin &pin) {
            return isHorizontal == (pin.orientation == Qt::Horizontal)
                && std::abs(pin.position - (isHorizontal ? points[i].y() : points[i].x())) < 1e-6;
        };
        while (next < pins.size() && isOn(pins[next]))
            ++next;
    }
    return next == pins.size();
}

/// Whether the points lead from a port to a port in horizontal and vertical segments that bend at each inner point.
bool isOrthogonal(const QList<QPointF> &points, const RouteRequest &request)
{
    const auto leaves = [](const std::vector<RoutePort> &ports, QPointF point, QPointF next) {
        return std::any_of(ports.begin(), ports.end(), [&](const RoutePort &port) {
            return length(port.point - point) < 1e-9 && dot(vectorOf(port.heading), next - point) > 0;
        });
    };
    if (points.size() < 2 || !leaves(request.from, points[0], points[1])
        || !leaves(request.to, points.last(), points[points.size() - 2]))
        return false;
    for (qsizetype i = 1; i < points.size(); ++i) {
        const QPointF step = points[i] - points[i - 1];
        if ((step.x() == 0) == (step.y() == 0))
            return false;
        if (i > 1 && dot(step, points[i - 1] - points[i - 2]) != 0)
            return false;
    }
    return true;
}

} // namespace

/// Tests the search for orthogonal routes without a document.
class TestOrthogonalRoutes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheObviousRoute_data();
    void findsTheObviousRoute();
    void isAsShortAsAnExhaustiveSearch();
    void runsAlongPins_data();
    void runsAlongPins();
    void isAsShortAsAnExhaustiveSearchWithPins();
    void ignoresTheOrderOfTheInput();
    void mirroredScenesHaveMirroredCosts();
    void passesBesideTrueOutlines();
    void entersANotch();
    void goesThroughAGapThatFitsExactly();
    void bendsHalfwayBetweenPorts();
    void reportsBlockedEnds();
    void overlappingEndsGiveAPoint();
    void linesMayRunAlongObstaclesWithoutClearance();
    void refusesBadNumbers();
    void holdsAtLargeAndSmallScales();
    void staysClearOfThousandsOfObstacles();
};

void TestOrthogonalRoutes::findsTheObviousRoute_data()
{
    using Points = QList<QPointF>;
    QTest::addColumn<RoutePort>("from");
    QTest::addColumn<RoutePort>("to");
    QTest::addColumn<QList<QRectF>>("boxes");
    QTest::addColumn<Points>("points");
    const QList<QRectF> none;
    const RoutePort right{{0, 0}, Heading::Right};

    QTest::newRow("straight") << right << RoutePort{{100, 0}, Heading::Left} << none << Points{{0, 0}, {100, 0}};
    QTest::newRow("one bend") << right << RoutePort{{100, 50}, Heading::Up} << none
                              << Points{{0, 0}, {100, 0}, {100, 50}};
    QTest::newRow("two bends, halfway") << right << RoutePort{{100, 50}, Heading::Left} << none
                                        << Points{{0, 0}, {50, 0}, {50, 50}, {100, 50}};
    QTest::newRow("around the same side")
        << right << RoutePort{{30, 60}, Heading::Right} << none << Points{{0, 0}, {40, 0}, {40, 60}, {30, 60}};
    QTest::newRow("above a box") << right << RoutePort{{100, 0}, Heading::Left} << QList<QRectF>{{40, -10, 20, 50}}
                                 << Points{{0, 0}, {30, 0}, {30, -20}, {70, -20}, {70, 0}, {100, 0}};
    QTest::newRow("below a box") << right << RoutePort{{100, 0}, Heading::Left} << QList<QRectF>{{40, -50, 20, 60}}
                                 << Points{{0, 0}, {30, 0}, {30, 20}, {70, 20}, {70, 0}, {100, 0}};
}

void TestOrthogonalRoutes::findsTheObviousRoute()
{
    QFETCH(RoutePort, from);
    QFETCH(RoutePort, to);
    QFETCH(QList<QRectF>, boxes);
    QFETCH(QList<QPointF>, points);
    RouteScene scene;
    scene.request.from = {from};
    scene.request.to = {to};
    for (const QRectF &box : boxes)
        scene.addBox(box.left(), box.top(), box.right(), box.bottom());
    const OrthogonalRoute route = orthogonalRoute(scene.request);
    QVERIFY(!route.isBlocked);
    if (points.size() == 6) {
        // The vertical segments can be anywhere between the ports and the box.
        QCOMPARE(routeCost(route.points, 10), routeCost(points, 10));
        QCOMPARE(route.points[2].y(), points[2].y());
    } else {
        QCOMPARE(route.points, points);
    }
}

void TestOrthogonalRoutes::isAsShortAsAnExhaustiveSearch()
{
    std::mt19937 engine = seededEngine();
    RandomScenes random(engine);
    int free = 0, blocked = 0, bent = 0;
    for (int round = 0; round < 3000; ++round) {
        RouteScene scene;
        random.fill(scene);
        const OrthogonalRoute route = orthogonalRoute(scene.request);
        QVERIFY(route.points.size() >= 2);
        if (same(route.points[0], route.points[1]))
            continue;
        QVERIFY2(isOrthogonal(route.points, scene.request), qPrintable(QStringLiteral("round %1").arg(round)));
        const double least = ExhaustiveSearch(scene.request).leastCost();
        QVERIFY2(route.isBlocked == (least == unreachable), qPrintable(QStringLiteral("round %1").arg(round)));
        if (route.isBlocked) {
            ++blocked;
            continue;
        }
        ++free;
        bent += route.points.size() > 4 ? 1 : 0;
        const double cost = routeCost(route.points, scene.request.bendCost);
        QVERIFY2(std::abs(cost - least) <= 1e-9 * least,
                 qPrintable(QStringLiteral("round %1: %2 rather than %3").arg(round).arg(cost).arg(least)));
        // Except at its ends, the route keeps its clearance as a whole.
        for (qsizetype i = 2; i + 1 < route.points.size(); ++i) {
            const Segment segment{route.points[i - 1], route.points[i]};
            for (const RouteObstacle &obstacle : scene.request.obstacles) {
                if (!obstacle.holdsFrom && !obstacle.holdsTo)
                    QVERIFY2(isClear(segment, obstacle), qPrintable(QStringLiteral("round %1").arg(round)));
            }
        }
    }
    QVERIFY(free > 1500);
    QVERIFY(blocked > 100);
    QVERIFY(bent > 300);
}

void TestOrthogonalRoutes::runsAlongPins_data()
{
    using Pins = QList<ConnectorPin>;
    using Points = QList<QPointF>;
    QTest::addColumn<RoutePort>("from");
    QTest::addColumn<RoutePort>("to");
    QTest::addColumn<Pins>("pins");
    QTest::addColumn<Points>("points");
    const RoutePort right{{0, 0}, Heading::Right}, left{{100, 50}, Heading::Left};
    const ConnectorPin x30{Qt::Vertical, 30}, x120{Qt::Vertical, 120}, y30{Qt::Horizontal, 30}, y80{Qt::Horizontal, 80};

    QTest::newRow("between the ports") << right << left << Pins{x30} << Points{{0, 0}, {30, 0}, {30, 50}, {100, 50}};
    // The pinned segment is as long as possible.
    QTest::newRow("across the direction")
        << right << left << Pins{y30} << Points{{0, 0}, {10, 0}, {10, 30}, {90, 30}, {90, 50}, {100, 50}};
    QTest::newRow("two") << right << left << Pins{x30, y30}
                         << Points{{0, 0}, {30, 0}, {30, 30}, {90, 30}, {90, 50}, {100, 50}};
    QTest::newRow("beyond an end") << right << RoutePort{{100, 0}, Heading::Left} << Pins{y80}
                                   << Points{{0, 0}, {10, 0}, {10, 80}, {90, 80}, {90, 0}, {100, 0}};
    QTest::newRow("on the way") << right << RoutePort{{100, 0}, Heading::Left} << Pins{{Qt::Horizontal, 0}}
                                << Points{{0, 0}, {100, 0}};
    QTest::newRow("twice") << right << left << Pins{x30, x30} << Points{{0, 0}, {30, 0}, {30, 50}, {100, 50}};
    QTest::newRow("behind the last port") << right << RoutePort{{100, 50}, Heading::Right} << Pins{x120}
                                          << Points{{0, 0}, {120, 0}, {120, 50}, {100, 50}};
}

void TestOrthogonalRoutes::runsAlongPins()
{
    QFETCH(RoutePort, from);
    QFETCH(RoutePort, to);
    QFETCH(QList<ConnectorPin>, pins);
    QFETCH(QList<QPointF>, points);
    RouteScene scene;
    scene.request.from = {from};
    scene.request.to = {to};
    scene.request.pins = pins;
    const OrthogonalRoute route = orthogonalRoute(scene.request);
    QVERIFY(!route.isBlocked);
    QCOMPARE(route.points, points);
}

void TestOrthogonalRoutes::isAsShortAsAnExhaustiveSearchWithPins()
{
    std::mt19937 engine = seededEngine();
    RandomScenes random(engine);
    int free = 0, several = 0;
    for (int round = 0; round < 3000; ++round) {
        RouteScene scene;
        random.fill(scene);
        const int count = 1 + random.upTo(3);
        for (int i = 0; i < count; ++i) {
            const double position = random.chance(80) ? 10 * (random.upTo(50) - 25) : random.real(-250, 250);
            scene.request.pins.append({random.chance(50) ? Qt::Horizontal : Qt::Vertical, position});
        }
        const OrthogonalRoute route = orthogonalRoute(scene.request);
        const QByteArray name = QByteArray::number(round);
        QVERIFY2(isOrthogonal(route.points, scene.request), name);
        QVERIFY2(runsAlong(route.points, scene.request.pins), name);
        const double least = ExhaustiveSearch(scene.request).leastCost();
        QVERIFY2(route.isBlocked == (least == unreachable), name);
        if (route.isBlocked)
            continue;
        ++free;
        several += count > 1 ? 1 : 0;
        const double cost = routeCost(route.points, scene.request.bendCost);
        QVERIFY2(std::abs(cost - least) <= 1e-9 * least,
                 qPrintable(QStringLiteral("round %1: %2 rather than %3").arg(round).arg(cost).arg(least)));
    }
    QVERIFY(free > 1500);
    QVERIFY(several > 500);
}

void TestOrthogonalRoutes::ignoresTheOrderOfTheInput()
{
    std::mt19937 engine = seededEngine();
    RandomScenes random(engine);
    for (int round = 0; round < 500; ++round) {
        RouteScene scene;
        random.fill(scene);
        const OrthogonalRoute route = orthogonalRoute(scene.request);
        RouteRequest shuffled = scene.request;
        std::shuffle(shuffled.obstacles.begin(), shuffled.obstacles.end(), engine);
        std::shuffle(shuffled.from.begin(), shuffled.from.end(), engine);
        std::shuffle(shuffled.to.begin(), shuffled.to.end(), engine);
        const OrthogonalRoute other = orthogonalRoute(shuffled);
        QCOMPARE(other.isBlocked, route.isBlocked);
        QVERIFY(std::equal(other.points.begin(), other.points.end(), route.points.begin(), route.points.end(), same));
    }
}

void TestOrthogonalRoutes::mirroredScenesHaveMirroredCosts()
{
    // Exchanging the ends must not change the cost, and neither must exchanging left and right.
    std::mt19937 engine = seededEngine();
    for (int round = 0; round < 300; ++round) {
        RandomShapes random(engine);
        RouteScene scene, mirrored, reversed;
        for (int i = 0; i < 4; ++i) {
            const QPointF center(random.upTo(20) * 10 - 100, random.upTo(20) * 10 - 100);
            const QSizeF size(10 + 10 * random.upTo(6), 10 + 10 * random.upTo(6));
            const double degrees = random.chance(50) ? 0 : random.upTo(359);
            scene.add(Obb::fromSize(center, size, degrees), 10);
            reversed.add(Obb::fromSize(center, size, degrees), 10);
            mirrored.add(Obb::fromSize({-center.x(), center.y()}, size, -degrees), 10);
        }
        const QPointF a(-150, 10 * random.upTo(10)), b(150, 10 * random.upTo(10) - 100);
        scene.from(a, Heading::Right);
        scene.to(b, Heading::Left);
        reversed.from(b, Heading::Left);
        reversed.to(a, Heading::Right);
        mirrored.from({-a.x(), a.y()}, Heading::Left);
        mirrored.to({-b.x(), b.y()}, Heading::Right);
        const OrthogonalRoute route = orthogonalRoute(scene.request);
        for (const RouteScene *other : {&mirrored, &reversed}) {
            const OrthogonalRoute same = orthogonalRoute(other->request);
            QCOMPARE(same.isBlocked, route.isBlocked);
            QVERIFY(std::abs(routeCost(same.points, 10) - routeCost(route.points, 10)) < 1e-6);
        }
    }
}

void TestOrthogonalRoutes::passesBesideTrueOutlines()
{
    // The bounds of the diamonds overlap, and with the clearance they close the way. The outlines leave one.
    RouteScene scene;
    scene.add(Obb::fromSize({-35, -35}, {60, 60}, 45), 5);
    scene.add(Obb::fromSize({35, 35}, {60, 60}, 45), 5);
    scene.addBox(-200, -200, -85, -30, 0);
    scene.addBox(85, 30, 200, 200, 0);
    scene.from({-150, 60}, Heading::Right);
    scene.to({150, -60}, Heading::Left);
    const OrthogonalRoute route = orthogonalRoute(scene.request);
    QVERIFY(!route.isBlocked);
    QCOMPARE(routeCost(route.points, 10), 300.0 + 120 + 4 * 10);
    // The bounds alone would need a detour.
    RouteScene boxes;
    boxes.request = scene.request;
    for (RouteObstacle &obstacle : boxes.request.obstacles) {
        const Aabb2 box = obstacle.outline->bounds();
        boxes.outlines.emplace_back(Obb::fromSize({box.center()[0], box.center()[1]}, {box.size()[0], box.size()[1]}));
        obstacle.outline = &boxes.outlines.back();
    }
    QVERIFY(routeCost(orthogonalRoute(boxes.request).points, 10) > 300.0 + 120 + 4 * 10);
}

void TestOrthogonalRoutes::entersANotch()
{
    RouteScene scene;
    scene.add(shifted({{-50, -50}, {50, -50}, {50, 50}, {20, 50}, {20, -20}, {-20, -20}, {-20, 50}, {-50, 50}}, {}), 5);
    scene.fromAnywhere({0, 0});
    scene.toAnywhere({0, -100});
    const OrthogonalRoute route = orthogonalRoute(scene.request);
    QVERIFY(!route.isBlocked);
    // Down and out, to one side, up, and back.
    QCOMPARE(routeCost(route.points, 10), 55.0 + 55 + 155 + 55 + 3 * 10);
}

void TestOrthogonalRoutes::goesThroughAGapThatFitsExactly()
{
    for (const double gap : {20.0, 19.99}) {
        RouteScene scene;
        scene.addBox(-10, -300, 10, 0);
        scene.addBox(-10, gap, 10, 300);
        scene.from({-100, 10}, Heading::Right);
        scene.to({100, 10}, Heading::Left);
        QCOMPARE(orthogonalRoute(scene.request).isBlocked, gap < 20);
    }
}

void TestOrthogonalRoutes::bendsHalfwayBetweenPorts()
{
    RouteScene scene;
    scene.addBox(-50, -50, 0, 0).holdsFrom = true;
    scene.addBox(100, 60, 150, 110).holdsTo = true;
    scene.from({0, -25}, Heading::Right);
    scene.to({100, 85}, Heading::Left);
    const QList<QPointF> expected{{0, -25}, {50, -25}, {50, 85}, {100, 85}};
    QCOMPARE(orthogonalRoute(scene.request).points, expected);
}

void TestOrthogonalRoutes::reportsBlockedEnds()
{
    RouteScene scene;
    scene.addBox(-20, -20, 20, 20);
    scene.fromAnywhere({0, 0});
    scene.toAnywhere({100, 0});
    const OrthogonalRoute inside = orthogonalRoute(scene.request);
    QVERIFY(inside.isBlocked);
    const QList<QPointF> direct{{0, 0}, {100, 0}};
    QCOMPARE(inside.points, direct);

    // The shape that holds the end does not block it.
    scene.request.obstacles[0].holdsFrom = true;
    QVERIFY(!orthogonalRoute(scene.request).isBlocked);

    // A ring around the end without a gap, and with one.
    RouteScene ring;
    ring.addBox(-60, -60, 60, -40);
    ring.addBox(-60, 40, 60, 60);
    ring.addBox(-60, -60, -40, 60);
    ring.fromAnywhere({0, 0});
    ring.toAnywhere({-150, 0});
    QVERIFY(!orthogonalRoute(ring.request).isBlocked);
    ring.addBox(40, -60, 60, 60);
    QVERIFY(orthogonalRoute(ring.request).isBlocked);
    // The way out is on the far side of the window.
    RouteScene wall;
    wall.addBox(-10, -1000, 10, 1000);
    wall.from({-50, 0}, Heading::Right);
    wall.to({50, 0}, Heading::Left);
    QVERIFY(orthogonalRoute(wall.request).isBlocked);
    wall.request.window = wall.request.window.expanded(2000);
    QVERIFY(!orthogonalRoute(wall.request).isBlocked);
}

void TestOrthogonalRoutes::overlappingEndsGiveAPoint()
{
    RouteScene scene;
    scene.addBox(-20, -20, 20, 20);
    scene.fromAnywhere({5, 5});
    scene.toAnywhere({5, 5});
    const OrthogonalRoute route = orthogonalRoute(scene.request);
    const QList<QPointF> point{{5, 5}, {5, 5}};
    QCOMPARE(route.points, point);
    QVERIFY(!route.isBlocked);

    // Ends that face away from each other on the same line need a detour.
    RouteScene away;
    away.from({0, 0}, Heading::Left);
    away.to({50, 0}, Heading::Right);
    QCOMPARE(routeCost(orthogonalRoute(away.request).points, 10), 10.0 + 10 + 70 + 10 + 10 + 4 * 10);
}

void TestOrthogonalRoutes::linesMayRunAlongObstaclesWithoutClearance()
{
    RouteScene scene;
    scene.addBox(-50, 0, 50, 40, 0);
    scene.addBox(-50, -40, 50, 0, 0);
    scene.from({-100, 0}, Heading::Right);
    scene.to({100, 0}, Heading::Left);
    QCOMPARE(orthogonalRoute(scene.request).points.size(), 2);
    scene.addBox(-5, -5, 5, 5, 0);
    QCOMPARE(orthogonalRoute(scene.request).isBlocked, false);
    QVERIFY(orthogonalRoute(scene.request).points.size() > 2);
    // A line has no inside and must not be touched.
    RouteScene line;
    line.add(Polyline{{{0, -1000}, {0, 1000}}}, 0);
    line.from({-100, 0}, Heading::Right);
    line.to({100, 0}, Heading::Left);
    QVERIFY(orthogonalRoute(line.request).isBlocked);
}

void TestOrthogonalRoutes::refusesBadNumbers()
{
    const auto isRefused = [](const auto &change) {
        RouteScene scene;
        scene.addBox(-10, -10, 10, 10);
        scene.from({-100, 0}, Heading::Right);
        scene.to({100, 0}, Heading::Left);
        if (orthogonalRoute(scene.request).points.isEmpty())
            return false;
        change(scene.request);
        return orthogonalRoute(scene.request).points.isEmpty() && routeLines(scene.request).xs.empty();
    };
    for (const double bad : {qQNaN(), qInf(), -qInf(), 1e300}) {
        QVERIFY(isRefused([&](RouteRequest &request) { request.from[0].point.setX(bad); }));
        QVERIFY(isRefused([&](RouteRequest &request) { request.to[0].point.setY(bad); }));
        QVERIFY(isRefused([&](RouteRequest &request) { request.bendCost = bad; }));
        QVERIFY(isRefused([&](RouteRequest &request) { request.portMargin = bad; }));
        QVERIFY(isRefused([&](RouteRequest &request) { request.window.max[1] = bad; }));
        QVERIFY(isRefused([&](RouteRequest &request) { request.obstacles[0].clearance = bad; }));
        QVERIFY(isRefused([&](RouteRequest &request) { request.pins = {{Qt::Horizontal, bad}}; }));
    }
    QVERIFY(isRefused([](RouteRequest &request) { request.bendCost = -1; }));
    QVERIFY(isRefused([](RouteRequest &request) { request.obstacles[0].clearance = -1; }));
    QVERIFY(isRefused([](RouteRequest &request) { request.window = {}; }));
    QVERIFY(isRefused([](RouteRequest &request) { request.pins.resize(Connector::LargestPinCount + 1); }));
    QVERIFY(isRefused([](RouteRequest &request) { request.from.clear(); }));
    QVERIFY(isRefused([](RouteRequest &request) { request.to.clear(); }));
    // An obstacle that is not finite obstructs nothing.
    RouteScene scene;
    scene.add(Circle{{qQNaN(), 0}, 10}, 10);
    scene.add(Polygon{}, 10);
    scene.from({-100, 0}, Heading::Right);
    scene.to({100, 0}, Heading::Left);
    QCOMPARE(orthogonalRoute(scene.request).points.size(), 2);
    QVERIFY(!orthogonalRoute(scene.request).isBlocked);
}

void TestOrthogonalRoutes::holdsAtLargeAndSmallScales()
{
    for (const double scale : {1e-9, 1.0, 1e7}) {
        for (const QPointF offset : {QPointF(), QPointF(100, -100)}) {
            RouteScene scene;
            const auto at = [&](double x, double y) { return (QPointF(x, y) + offset) * scale; };
            scene.request.window = {};
            scene.request.window.include(at(-200, -200));
            scene.request.window.include(at(200, 200));
            scene.request.portMargin = scene.request.bendCost = 10 * scale;
            scene.add(Obb::fromSize(at(0, 0), QSizeF(40, 40) * scale, 45), 10 * scale);
            scene.from(at(-100, 0), Heading::Right);
            scene.to(at(100, 0), Heading::Left);
            const OrthogonalRoute route = orthogonalRoute(scene.request);
            QVERIFY(!route.isBlocked);
            const double height = 20 * std::sqrt(2) + 10;
            QVERIFY(std::abs(routeCost(route.points, 10 * scale) / scale - (200 + 2 * height + 40)) < 1e-5);
        }
    }
    // A small scene far away.
    RouteScene far;
    const QPointF corner(9e8, -9e8);
    far.request.window = {};
    far.request.window.include(corner - QPointF(100, 100));
    far.request.window.include(corner + QPointF(100, 100));
    far.add(Obb::fromSize(corner, {40, 40}), 10);
    far.from(corner - QPointF(80, 0), Heading::Right);
    far.to(corner + QPointF(80, 0), Heading::Left);
    const OrthogonalRoute route = orthogonalRoute(far.request);
    QVERIFY(!route.isBlocked);
    QCOMPARE(routeCost(route.points, 10), 160.0 + 60 + 40);
}

void TestOrthogonalRoutes::staysClearOfThousandsOfObstacles()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    RouteScene scene;
    scene.request.window = Aabb2();
    scene.request.window.include(QPointF(-2000, -2000));
    scene.request.window.include(QPointF(2000, 2000));
    for (int i = 0; i < 5000; ++i) {
        const QPointF center(random.real(-2000, 2000), random.real(-2000, 2000));
        if (std::abs(center.x()) < 1850)
            scene.add(Obb::fromSize(center, {random.real(1, 25), random.real(1, 25)}, random.real(0, 90)), 3);
    }
    scene.from({-1900, 0}, Heading::Right);
    scene.to({1900, 0}, Heading::Left);
    const RouteLines lines = routeLines(scene.request);
    QVERIFY(lines.xs.size() <= 256 && lines.ys.size() <= 256);
    const OrthogonalRoute route = orthogonalRoute(scene.request);
    QVERIFY(route.points.size() >= 2);
    for (qsizetype i = 1; i < route.points.size() && !route.isBlocked; ++i)
        QVERIFY(isClear({route.points[i - 1], route.points[i]}, scene.request));
}

TRAMMEL_TEST(TestOrthogonalRoutes)
#include "tst_orthogonalroutes.moc"
