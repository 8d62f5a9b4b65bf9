#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/model/routing/orthogonalpath_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <deque>

using namespace Trammel;

namespace {

constexpr double Clearance = 16, BendCost = 32;

Obb boxAt(QPointF center, QSizeF size)
{
    return Obb::fromSize(center, size);
}

/// Some outlines, of which two hold the ends.
struct PathScene
{
    std::deque<RouteOutline> outlines;
    PathEnd from;
    PathEnd to;
    QList<ConnectorPin> pins;
    /// The number of outlines that a search has found so far.
    mutable int found = 0;

    void addEnds(const Obb &first, const Obb &last)
    {
        from = endAt(first);
        to = endAt(last);
    }

    void add(const Obb &box) { outlines.emplace_back(box); }

    OrthogonalPath path(KnownRoutes *known = nullptr) const
    {
        return orthogonalPath({from, to, pins, false, {}, known},
                              [this](const Aabb2 &box, std::vector<const RouteOutline *> &near) {
                                  for (const RouteOutline &outline : outlines) {
                                      if (outline.bounds().overlaps(box)) {
                                          near.push_back(&outline);
                                          ++found;
                                      }
                                  }
                              });
    }

    /// The request that a search among all outlines at once makes.
    RouteRequest request() const
    {
        RouteRequest request{from.ports, to.ports, {}, pins, {}, Clearance, BendCost};
        for (const RouteOutline &outline : outlines) {
            RouteObstacle obstacle{&outline, Clearance, &outline == from.outline, &outline == to.outline};
            for (const PathEnd *end : {&from, &to}) {
                for (const RoutePort &port : end->ports) {
                    if (&outline != end->outline)
                        obstacle.clearance =
                            std::min(obstacle.clearance, distance(port.point, outline.primitive()) / 2);
                }
            }
            request.obstacles.push_back(obstacle);
            request.window = request.window.united(outline.bounds());
        }
        request.window = request.window.expanded(100);
        return request;
    }

private:
    PathEnd endAt(const Obb &box)
    {
        outlines.emplace_back(box);
        PathEnd end;
        end.outline = &outlines.back();
        for (Heading heading : {Heading::Right, Heading::Down, Heading::Left, Heading::Up}) {
            const QPointF ahead = vectorOf(heading);
            end.ports.push_back({box.center + QPointF(ahead.x() * box.halfWidth, ahead.y() * box.halfHeight), heading});
        }
        return end;
    }
};

bool areSame(const OrthogonalPath &a, const OrthogonalPath &b)
{
    return a.isBlocked == b.isBlocked && a.surroundings == b.surroundings
        && std::equal(a.points.begin(), a.points.end(), b.points.begin(), b.points.end(), same);
}

Obb randomBox(RandomShapes &random)
{
    return Obb::fromSize(random.point(), {10.0 + random.upTo(60), 10.0 + random.upTo(60)}, random.upTo(359));
}

/// Adds two ends and twelve obstacles.
void fill(PathScene &scene, RandomShapes &random)
{
    scene.addEnds(boxAt(random.point(), {40, 40}), boxAt(random.point(), {40, 40}));
    for (int i = 0; i < 12; ++i)
        scene.add(randomBox(random));
}

} // namespace

/// Tests how the path of a connector is searched among few obstacles at a time.
class TestOrthogonalPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fewObstaclesGiveTheBestPathAmongAll();
    void onlyItsSurroundingsInfluenceAPath();
    void aDirectPathDependsOnItsNeighborhoodAlone();
    void knownRoutesGiveTheSamePaths();
    void equalRequestsAreSearchedOnce();
    void findsAWayThroughACrowd();
    void roundBendsLeaveRoomForHeads();
};

void TestOrthogonalPaths::fewObstaclesGiveTheBestPathAmongAll()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    int detours = 0;
    for (int round = 0; round < 400; ++round) {
        PathScene scene;
        // The boxes are in cells, so that they keep a distance of more than twice the clearance.
        QList<QPointF> cells;
        for (int i = 0; i < 36; ++i)
            cells.append(QPointF(i % 6 * 120, double(i / 6) * 120)); // NOLINT
        std::shuffle(cells.begin(), cells.end(), engine);
        const auto box = [&](int i) {
            const QPointF shift(random.upTo(10) - 5, random.upTo(10) - 5);
            return boxAt(cells[i] + shift, {30.0 + random.upTo(40), 30.0 + random.upTo(40)});
        };
        scene.addEnds(box(0), box(1));
        const int count = 2 + random.upTo(20);
        for (int i = 2; i < count; ++i)
            scene.add(box(i));
        const OrthogonalPath path = scene.path();
        const OrthogonalRoute all = orthogonalRoute(scene.request());
        QVERIFY(!path.isBlocked && !all.isBlocked);
        const double cost = routeCost(path.points, BendCost), least = routeCost(all.points, BendCost);
        QVERIFY2(std::abs(cost - least) <= 1e-9 * least,
                 qPrintable(QStringLiteral("round %1: %2 rather than %3").arg(round).arg(cost).arg(least)));
        // The first route alone has a box for each segment.
        detours += path.surroundings.size() > path.points.size() - 1 ? 1 : 0;
    }
    QVERIFY(detours > 100);
}

void TestOrthogonalPaths::onlyItsSurroundingsInfluenceAPath()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 250);
    int influenced = 0;
    for (int round = 0; round < 300; ++round) {
        PathScene scene;
        fill(scene, random);
        const OrthogonalPath path = scene.path();
        for (int i = 0; i < 10; ++i) {
            scene.add(randomBox(random));
            const Aabb2 bounds = scene.outlines.back().bounds();
            const bool isNear = std::any_of(path.surroundings.begin(), path.surroundings.end(),
                                            [&](const Aabb2 &near) { return near.overlaps(bounds); });
            const OrthogonalPath other = scene.path();
            if (!isNear)
                QVERIFY(areSame(path, other));
            influenced += areSame(path, other) ? 0 : 1;
            scene.outlines.pop_back();
        }
    }
    QVERIFY(influenced > 100);
}

void TestOrthogonalPaths::aDirectPathDependsOnItsNeighborhoodAlone()
{
    PathScene scene;
    scene.addEnds(boxAt({0, 0}, {40, 40}), boxAt({1000, 800}, {40, 40}));
    const OrthogonalPath path = scene.path();
    QCOMPARE(path.points.size(), 3);
    // Two thin boxes along the two segments: nothing inside the bend is near.
    double area = 0;
    for (const Aabb2 &box : path.surroundings)
        area += box.size()[0] * box.size()[1];
    QVERIFY(area < 2000 * 3 * Clearance);
    scene.add(boxAt(path.points[1].x() > 500 ? QPointF(400, 400) : QPointF(600, 300), {500, 300}));
    QVERIFY(areSame(path, scene.path()));
}

void TestOrthogonalPaths::knownRoutesGiveTheSamePaths()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 250);
    int differences = 0;
    for (int round = 0; round < 60; ++round) {
        PathScene scene;
        fill(scene, random);
        KnownRoutes known;
        const OrthogonalPath before = scene.path(&known);
        // The list stays valid while other outlines are added, and if the ends or the pins differ.
        for (int i = 0; i < 6; ++i) {
            if (i == 4)
                scene.pins = {{Qt::Horizontal, random.point().y()}};
            else if (i == 5)
                scene.from.ports.pop_back();
            else
                scene.add(randomBox(random));
            const OrthogonalPath path = scene.path();
            QVERIFY(areSame(scene.path(&known), path));
            QVERIFY(areSame(scene.path(&known), path));
            differences += areSame(path, before) ? 0 : 1;
        }
    }
    QVERIFY(differences > 60);
}

void TestOrthogonalPaths::equalRequestsAreSearchedOnce()
{
    PathScene scene;
    scene.addEnds(boxAt({0, 0}, {40, 40}), boxAt({300, 0}, {40, 40}));
    scene.add(boxAt({150, 0}, {40, 100}));
    KnownRoutes known;
    const OrthogonalPath path = scene.path(&known);
    // The direct route, and the one around the obstacle.
    QCOMPARE(known.size(), std::size_t(2));
    QVERIFY(std::equal(path.points.begin(), path.points.end(), known[1].route.points.begin(),
                       known[1].route.points.end(), same));
    // A list with another route for the same request shows that it is used.
    const QList<QPointF> other{{0, 20}, {0, 200}, {300, 200}, {300, 20}};
    known[1].route.points = other;
    const QList<QPointF> points = scene.path(&known).points;
    QVERIFY(std::equal(points.begin(), points.end(), other.begin(), other.end(), same));
    known[1].request.portMargin += 1;
    QVERIFY(areSame(scene.path(&known), path));
}

void TestOrthogonalPaths::findsAWayThroughACrowd()
{
    // Each row of boxes has one gap, far from that of the row before.
    PathScene scene;
    scene.addEnds(boxAt({500, -100}, {40, 40}), boxAt({500, 900}, {40, 40}));
    for (int row = 0; row < 5; ++row) {
        for (int column = 0; column < 12; ++column) {
            if (column != (row % 2 == 0 ? 3 : 8))
                scene.add(boxAt({column * 100.0, row * 150.0}, {90, 40}));
        }
    }
    const OrthogonalPath path = scene.path();
    QVERIFY(!path.isBlocked);
    for (const RouteOutline &outline : scene.outlines) {
        if (&outline != scene.from.outline && &outline != scene.to.outline)
            QVERIFY(distance(Polyline{path.points}, outline.primitive()) >= Clearance / 4 - 1e-9);
    }
}

void TestOrthogonalPaths::roundBendsLeaveRoomForHeads()
{
    const QList<QPointF> sharp{{0, 0}, {16, 0}, {16, 20}, {60, 20}, {60, 100}};
    QCOMPARE(withRoundBends(sharp, 0), sharp);
    const QList<QPointF> round = withRoundBends(sharp, 1000);
    // A quarter of the outer segments, and half of the inner ones.
    QCOMPARE(round.value(0), sharp.first());
    QCOMPARE(round.value(1), QPointF(12, 0));
    QVERIFY(round.contains(QPointF(16, 4)));
    QVERIFY(round.contains(QPointF(16, 10)));
    QVERIFY(round.contains(QPointF(26, 20)));
    QVERIFY(round.contains(QPointF(40, 20)));
    QCOMPARE(round.value(round.size() - 2), QPointF(60, 40));
    QCOMPARE(round.last(), sharp.last());
}

TRAMMEL_TEST(TestOrthogonalPaths)
#include "tst_orthogonalpaths.moc"
