#include "tests/seed.h"
#include "tests/testprogram.h"
#include "tests/widgets/routescenes.h"
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
    void detoursAreAsShortAsAnExhaustiveSearch();
    void runsAlongPins_data();
    void runsAlongPins();
    void isAsShortAsAnExhaustiveSearchWithPins();
    void ignoresTheOrderOfTheInput();
    void coincidingObstaclesHaveTheLinesOfOne();
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
    for (int round = 0; round < testRounds(3000); ++round) {
        RouteScene scene;
        random.fill(scene);
        // Some ends have several ports in each direction, so that different ones are the nearest.
        if (random.chance(20)) {
            for (std::vector<RoutePort> *ports : {&scene.request.from, &scene.request.to}) {
                for (int i = random.upTo(6); i > 0; --i)
                    ports->push_back(
                        {10 * QPointF(random.upTo(30) - 15, random.upTo(30) - 15), Heading(random.upTo(3))});
            }
        }
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
    QVERIFY(free > testRounds(1500));
    QVERIFY(blocked > testRounds(100));
    QVERIFY(bent > testRounds(300));
}

void TestOrthogonalRoutes::detoursAreAsShortAsAnExhaustiveSearch()
{
    // The lines to the goal are blocked, and the route has more bends than the search expects at first.
    std::mt19937 engine(testSeed(8));
    RandomScenes random(engine);
    int detours = 0;
    for (int round = 0; round < testRounds(3000); ++round) {
        const int walls = round < 100 ? 24 : 80, extent = round < 100 ? 40 : 80;
        RouteScene scene;
        scene.request.bendCost = 20;
        for (int i = 0; i < walls; ++i) {
            const QPointF corner(10 * random.upTo(extent) - 200, 10 * random.upTo(extent) - 200);
            const double length = 40 + 10 * random.upTo(16);
            const bool isWide = random.chance(50);
            scene.addBox(corner.x(), corner.y(), corner.x() + (isWide ? length : 10),
                         corner.y() + (isWide ? 10 : length));
        }
        for (std::vector<RoutePort> *ports : {&scene.request.from, &scene.request.to}) {
            const QPointF point(10 * random.upTo(extent) - 203, 10 * random.upTo(extent) - 203);
            if (random.chance(50))
                RouteScene::addAll(*ports, point);
            else
                ports->push_back({point, Heading(random.upTo(3))});
        }
        const OrthogonalRoute route = orthogonalRoute(scene.request);
        const double cost = routeCost(route.points, scene.request.bendCost);
        RouteRequest reversed = scene.request;
        std::swap(reversed.from, reversed.to);
        // Larger scenes are compared with the search in the other direction.
        const OrthogonalRoute back = orthogonalRoute(reversed);
        const double least = round < 100 ? ExhaustiveSearch(scene.request).leastCost()
            : back.isBlocked             ? unreachable
                                         : routeCost(back.points, scene.request.bendCost);
        QVERIFY2(route.isBlocked == (least == unreachable), qPrintable(QStringLiteral("round %1").arg(round)));
        if (route.isBlocked)
            continue;
        detours += route.points.size() > 5 ? 1 : 0;
        QVERIFY2(std::abs(cost - least) <= 1e-9 * least,
                 qPrintable(QStringLiteral("round %1: %2 rather than %3").arg(round).arg(cost).arg(least)));
    }
    QVERIFY2(detours > testRounds(150), qPrintable(QString::number(detours)));
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
    for (int round = 0; round < testRounds(3000); ++round) {
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
    QVERIFY(free > testRounds(1500));
    QVERIFY(several > testRounds(500));
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

void TestOrthogonalRoutes::coincidingObstaclesHaveTheLinesOfOne()
{
    std::mt19937 engine = seededEngine();
    RandomScenes random(engine);
    for (int round = 0; round < 200; ++round) {
        RouteScene scene;
        random.fill(scene);
        const RouteLines lines = routeLines(scene.request);
        // So many that there could be too many lines.
        const std::vector<RouteObstacle> obstacles = scene.request.obstacles;
        for (int i = 0; i < 100; ++i)
            scene.request.obstacles.insert(scene.request.obstacles.end(), obstacles.begin(), obstacles.end());
        std::shuffle(scene.request.obstacles.begin(), scene.request.obstacles.end(), engine);
        const RouteLines other = routeLines(scene.request);
        QVERIFY(other.xs == lines.xs && other.ys == lines.ys);
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
