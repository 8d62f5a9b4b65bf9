#include "tests/testprogram.h"
#include "tests/widgets/routescenes.h"
#include "widgets/model/routing/polylineroute_p.h"
#include <trammel/geometry/convexpolygon.h>

#include <QtTest/QTest>

#include <deque>
#include <queue>

#if __has_include(<graphviz/pathgeom.h>)
#include <graphviz/pathgeom.h>

// The header that declares these functions is not installed.
extern "C" {
vconfig_t *Pobsopen(Ppoly_t **obstacles, int count);
int Pobspath(vconfig_t *config, Ppoint_t from, int fromPolygon, Ppoint_t to, int toPolygon, Ppolyline_t *route);
void Pobsclose(vconfig_t *config);
}
#endif

using namespace Trammel;

namespace {

double lengthOf(const QList<QPointF> &points)
{
    double sum = 0;
    for (qsizetype i = 1; i < points.size(); ++i)
        sum += length(points[i] - points[i - 1]);
    return sum;
}

/// A request together with the outlines and areas that it refers to.
struct Scene
{
    std::deque<RouteOutline> outlines;
    std::deque<RouteArea> areas;
    PolylineRequest request;

    const RouteArea &add(const Primitive &primitive, double clearance)
    {
        outlines.emplace_back(primitive);
        areas.emplace_back(primitive, clearance);
        request.obstacles.push_back({&outlines.back(), &areas.back()});
        return areas.back();
    }
};

/// A random primitive of about 20 to 100 units in size.
Primitive primitive(RandomShapes &random)
{
    const QPointF center(random.real(-150, 150), random.real(-150, 150));
    const QSizeF size(random.real(10, 100), random.real(10, 100));
    const double degrees = random.chance(40) ? 45.0 * random.upTo(7) : random.real(0, 360);
    switch (random.upTo(8)) {
    case 0:
        return Circle{center, size.width() / 2};
    case 1:
        return Ellipse{center, size.width() / 2, size.height() / 2, axisFromDegrees(degrees)};
    case 2:
        return RoundedBox{Obb::fromSize(center, size, degrees), random.real(0, 20)};
    case 3:
        return shifted({{-50, -50}, {50, -50}, {50, 50}, {20, 50}, {20, -20}, {-20, -20}, {-20, 50}, {-50, 50}}, center,
                       degrees);
    case 4: {
        Polygon ring = shifted({{-50, -50}, {50, -50}, {50, 50}, {-50, 50}}, center, degrees);
        ring.holes.append(shifted({{-30, -30}, {30, -30}, {30, 30}, {-30, 30}}, center, degrees).outline);
        return ring;
    }
    case 5:
        return shifted(random.star(20, 70), center, degrees);
    case 6:
        return Polyline{
            {center, center + QPointF(random.real(-80, 80), 40), center + QPointF(60, random.real(-80, 80))}};
    default:
        return Obb::fromSize(center, size, degrees);
    }
}

/// Whether an end lies within an area.
bool isAnyHeld(const PolylineRequest &request)
{
    using Effect = PolylineObstacle::Effect;
    return std::any_of(request.obstacles.begin(), request.obstacles.end(), [](const PolylineObstacle &obstacle) {
        return obstacle.atFrom != Effect::Avoided || obstacle.atTo != Effect::Avoided;
    });
}

/// The least length of a free route, by Dijkstra's algorithm over all pairs of corners, also of concave ones.
double exhaustiveLength(const PolylineRequest &request)
{
    // A route that begins within an area could bend at any point of its outline.
    const bool areAllAvoided = !isAnyHeld(request);
    std::vector<QPointF> points{request.from, request.to};
    for (const PolylineObstacle &obstacle : request.obstacles) {
        for (const RouteArea::Corner &corner : obstacle.area->corners()) {
            points.push_back(corner.point);
            if (areAllAvoided)
                points.insert(points.end(), {corner.before, corner.after});
        }
    }
    std::vector<double> lengths(points.size(), unreachable);
    std::vector<bool> isDone(points.size());
    lengths[0] = 0;
    for (;;) {
        std::size_t nearest = points.size();
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (!isDone[i] && lengths[i] < unreachable && (nearest == points.size() || lengths[i] < lengths[nearest]))
                nearest = i;
        }
        if (nearest == points.size() || nearest == 1)
            return lengths[1];
        isDone[nearest] = true;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const double sum = lengths[nearest] + length(points[i] - points[nearest]);
            if (sum < lengths[i] && isFree(request, {points[nearest], points[i]}, nearest == 0, i == 1))
                lengths[i] = sum;
        }
    }
}

} // namespace

/// Tests the areas around obstacles and the shortest routes around them.
class TestPolylineRoutes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areasKeepTheClearance();
    void cornersAreMitered();
    void largeOutlinesAreSimplified();
    void goesAroundABox();
    void entersANotch();
    void isAsShortAsAnExhaustiveSearch();
    void isAsShortAsThatOfPathplan();
    void ignoresTheOrderOfTheInput();
    void reportsBlockedEnds();
    void holdsAtLargeAndSmallScales();
    void hostileOutlinesTakeNoLongTime();
};

void TestPolylineRoutes::areasKeepTheClearance()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    int corners = 0;
    for (int round = 0; round < 3000; ++round) {
        const Primitive shape = primitive(random);
        const double clearance = random.chance(30) ? 16 : random.real(0.1, 30);
        const RouteArea area(shape, clearance);
        for (const RouteArea::Corner &corner : area.corners()) {
            ++corners;
            QVERIFY(!area.isInside(corner.point));
            const double away = distance(corner.point, shape);
            const QByteArray name = QByteArray::number(round) + ": " + QByteArray::number(away / clearance);
            QVERIFY2(away >= clearance * (1 - 1e-9) && away <= 1.5 * clearance, name);
            // The outline between two corners is clear as well.
            const double beside = distance(Segment{corner.point, corner.after}, shape);
            QVERIFY2(beside >= clearance * (1 - 1e-9),
                     name + " beside " + QByteArray::number(beside / clearance, 'g', 15));
        }
        // A point within the clearance is inside.
        const QPointF point(random.real(-250, 250), random.real(-250, 250));
        const double away = distance(point, shape);
        QVERIFY(away >= clearance || area.isInside(point));
        QVERIFY(away <= 1.5 * clearance || !area.isInside(point));
    }
    QVERIFY(corners > 10000);
}

void TestPolylineRoutes::cornersAreMitered()
{
    const RouteArea area(Obb::fromSize({0, 0}, {40, 20}), 10);
    QCOMPARE(area.corners().size(), std::size_t(4));
    for (const RouteArea::Corner &corner : area.corners())
        QVERIFY(length(QPointF(std::abs(corner.point.x()), std::abs(corner.point.y())) - QPointF(30, 20)) < 1e-6);
    // The acute corners of a triangle are cut off.
    QCOMPARE(RouteArea(shifted({{0, 0}, {100, -10}, {100, 10}}, {}), 10).corners().size(), std::size_t(6));
}

void TestPolylineRoutes::largeOutlinesAreSimplified()
{
    for (int count : {100, 1000, 100'000}) {
        QList<QPointF> ring;
        for (int i = 0; i < count; ++i)
            ring.append(axisFromDegrees(360.0 * i / count) * 100);
        const RouteArea area(Polygon{ring, {}}, 16);
        QVERIFY2(area.corners().size() < 40, QByteArray::number(int(area.corners().size())));
        for (const RouteArea::Corner &corner : area.corners()) {
            const double away = length(corner.point) - 100;
            QVERIFY(away >= 16 - 0.01 && away <= 1.5 * 1.42 * 16);
            QVERIFY(distance(QPointF(), Segment{corner.point, corner.after}) >= 116 - 0.1);
        }
    }
}

void TestPolylineRoutes::goesAroundABox()
{
    Scene scene;
    scene.request.from = {-100, 5};
    scene.request.to = {100, 5};
    scene.add(Obb::fromSize({0, 0}, {40, 40}), 10);
    const PolylineRoute route = polylineRoute(scene.request);
    QVERIFY(!route.isBlocked);
    QCOMPARE(route.points.size(), 4);
    QVERIFY(length(route.points[1] - QPointF(-30, 30)) < 1e-6);
    QVERIFY(length(route.points[2] - QPointF(30, 30)) < 1e-6);
    // Along the area, a line is straight.
    scene.request.from.setY(route.points[1].y());
    scene.request.to.setY(route.points[1].y());
    QCOMPARE(polylineRoute(scene.request).points, QList<QPointF>({scene.request.from, scene.request.to}));
}

void TestPolylineRoutes::entersANotch()
{
    Scene scene;
    scene.request.from = {0, 0};
    scene.request.to = {0, -100};
    scene.add(shifted({{-50, -50}, {50, -50}, {50, 50}, {20, 50}, {20, -20}, {-20, -20}, {-20, 50}, {-50, 50}}, {}),
              10);
    const PolylineRoute route = polylineRoute(scene.request);
    QVERIFY(!route.isBlocked);
    QCOMPARE(route.points.size(), 5);
    QCOMPARE(exhaustiveLength(scene.request), lengthOf(route.points));
}

void TestPolylineRoutes::isAsShortAsAnExhaustiveSearch()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    int bends = 0, blocked = 0, longer = 0;
    for (int round = 0; round < 600; ++round) {
        Scene scene;
        scene.request.from = {random.real(-220, 220), random.real(-220, 220)};
        scene.request.to = {random.real(-220, 220), random.real(-220, 220)};
        for (int i = random.upTo(4); i > 0; --i)
            scene.add(primitive(random), random.real(1, 20));
        using Effect = PolylineObstacle::Effect;
        for (PolylineObstacle &obstacle : scene.request.obstacles) {
            if (obstacle.area->isInside(scene.request.from))
                obstacle.atFrom = random.chance(50) ? Effect::Cut : Effect::Left;
            if (obstacle.area->isInside(scene.request.to))
                obstacle.atTo = random.chance(50) ? Effect::Cut : Effect::Left;
        }
        const PolylineRoute route = polylineRoute(scene.request);
        const double least = exhaustiveLength(scene.request);
        const QByteArray name = QByteArray::number(round);
        QVERIFY2(route.isBlocked == (least == unreachable), name);
        if (route.isBlocked) {
            ++blocked;
            continue;
        }
        bends += int(route.points.size()) - 2;
        // Within an area, the direction of a bend counts for the search alone.
        const double slack = 1e-9 * (1 + least);
        QVERIFY2(lengthOf(route.points) >= least - slack, name);
        if (lengthOf(route.points) > least + slack) {
            QVERIFY2(isAnyHeld(scene.request), name);
            ++longer;
        }
        for (qsizetype i = 1; i < route.points.size(); ++i)
            QVERIFY2(
                isFree(scene.request, {route.points[i - 1], route.points[i]}, i == 1, i + 1 == route.points.size()),
                name);
    }
    QVERIFY(bends > 200);
    QVERIFY(blocked < 100);
    QVERIFY(longer < 10);
}

void TestPolylineRoutes::isAsShortAsThatOfPathplan()
{
#if __has_include(<graphviz/pathgeom.h>)
    // Its polygons must not overlap, and have no holes.
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    int bends = 0;
    for (int round = 0; round < 400; ++round) {
        Scene scene;
        std::vector<std::vector<Ppoint_t>> rings;
        std::vector<Aabb2> boxes;
        for (int i = 0; i < 12; ++i) {
            const Primitive shape = primitive(random);
            const RouteArea area(shape, 8);
            const std::vector<Polygon> found = area.polygons();
            const bool isApart =
                std::none_of(boxes.begin(), boxes.end(), [&](const Aabb2 &box) { return box.overlaps(area.bounds()); });
            if (!isApart || found.size() != 1 || !found.front().holes.isEmpty())
                continue;
            boxes.push_back(area.bounds());
            rings.emplace_back();
            for (QPointF point : found.front().outline)
                rings.back().push_back({point.x(), point.y()});
            // Its polygons run the other way.
            std::reverse(rings.back().begin(), rings.back().end());
            scene.add(shape, 8);
        }
        const auto freePoint = [&] {
            for (;;) {
                const QPointF point(random.real(-250, 250), random.real(-250, 250));
                if (std::none_of(scene.areas.begin(), scene.areas.end(),
                                 [&](const RouteArea &area) { return area.isInside(point); }))
                    return point;
            }
        };
        scene.request.from = freePoint();
        scene.request.to = freePoint();
        std::vector<Ppoly_t> polygons;
        for (std::vector<Ppoint_t> &ring : rings)
            polygons.push_back({ring.data(), int(ring.size())});
        std::vector<Ppoly_t *> pointers;
        for (Ppoly_t &polygon : polygons)
            pointers.push_back(&polygon);
        constexpr int noPolygon = -1111;
        vconfig_t *config = Pobsopen(pointers.data(), int(pointers.size()));
        Ppolyline_t line{};
        Pobspath(config, {scene.request.from.x(), scene.request.from.y()}, noPolygon,
                 {scene.request.to.x(), scene.request.to.y()}, noPolygon, &line);
        QList<QPointF> theirs;
        for (int i = 0; i < line.pn; ++i)
            theirs.append({line.ps[i].x, line.ps[i].y});
        std::free(line.ps);
        Pobsclose(config);
        const PolylineRoute route = polylineRoute(scene.request);
        QVERIFY(!route.isBlocked);
        bends += int(route.points.size()) - 2;
        QVERIFY2(std::abs(lengthOf(route.points) - lengthOf(theirs)) <= 1e-6 * (1 + lengthOf(theirs)),
                 qPrintable(QStringLiteral("round %1: %2, pathplan %3")
                                .arg(round)
                                .arg(lengthOf(route.points))
                                .arg(lengthOf(theirs))));
    }
    QVERIFY(bends > 300);
#else
    // tests/run installs the library, so that this only happens in a build on another system. The exhaustive search in
    // this class is an oracle that needs no library.
    QSKIP("libpathplan is not installed (Debian: libgraphviz-dev).");
#endif
}

void TestPolylineRoutes::ignoresTheOrderOfTheInput()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int round = 0; round < 300; ++round) {
        Scene scene;
        // Symmetric scenes have several shortest routes.
        const double x = 10 * random.upTo(10);
        scene.request.from = {x, -200};
        scene.request.to = {x, 200};
        for (int i = 0; i < 4; ++i)
            scene.add(Obb::fromSize({x, i * 60 - 90.0}, {20.0 * (1 + random.upTo(2)), 20}), 10);
        const PolylineRoute route = polylineRoute(scene.request);
        QVERIFY(!route.isBlocked);
        std::shuffle(scene.request.obstacles.begin(), scene.request.obstacles.end(), engine);
        const QList<QPointF> other = polylineRoute(scene.request).points;
        QVERIFY(std::equal(other.begin(), other.end(), route.points.begin(), route.points.end(), same));
    }
}

void TestPolylineRoutes::reportsBlockedEnds()
{
    Scene scene;
    scene.request.from = {0, 0};
    scene.request.to = {200, 0};
    Polygon ring = shifted({{-50, -50}, {50, -50}, {50, 50}, {-50, 50}}, {});
    ring.holes.append(shifted({{-30, -30}, {30, -30}, {30, 30}, {-30, 30}}, {}).outline);
    scene.add(ring, 10);
    const PolylineRoute route = polylineRoute(scene.request);
    QVERIFY(route.isBlocked);
    QCOMPARE(route.points, QList<QPointF>({scene.request.from, scene.request.to}));
    scene.request.to = {std::numeric_limits<double>::quiet_NaN(), 0};
    QVERIFY(polylineRoute(scene.request).points.isEmpty());
}

void TestPolylineRoutes::holdsAtLargeAndSmallScales()
{
    for (double scale : {1e-9, 1e-3, 1.0, 1e6, 1e7}) {
        Scene scene;
        scene.request.from = QPointF(-100, 5) * scale;
        scene.request.to = QPointF(100, 5) * scale;
        scene.add(Obb::fromSize({0, 0}, QSizeF(40, 40) * scale), 10 * scale);
        const PolylineRoute route = polylineRoute(scene.request);
        QCOMPARE(route.points.size(), 4);
        QVERIFY(std::abs(lengthOf(route.points) / scale - (2 * std::hypot(70, 25) + 60)) < 1e-5);
    }
    // Beside a very large circle, the polygon has few corners.
    const RouteArea area(Circle{{0, 0}, 1e8}, 1);
    QVERIFY(area.corners().size() <= 128);
    QVERIFY(RouteArea(Polyline{}, 1).corners().empty());
    QVERIFY(!RouteArea(Circle{{5, 5}, 0}, 1).corners().empty());
    QVERIFY(!RouteArea(Polyline{{{5, 5}}}, 1).corners().empty());
    QVERIFY(!RouteArea(Obb::fromSize({5, 5}, {0, 10}), 1).corners().empty());
}

void TestPolylineRoutes::hostileOutlinesTakeNoLongTime()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    QList<QPointF> zigzag;
    for (int i = 0; i < 100'000; ++i)
        zigzag.append({random.real(-100, 100), random.real(-100, 100)});
    Scene scene;
    scene.request.from = {-300, 0};
    scene.request.to = {300, 0};
    scene.add(Polygon{zigzag, {}}, 1);
    QVERIFY(!polylineRoute(scene.request).isBlocked);
}

TRAMMEL_TEST(TestPolylineRoutes)
#include "tst_polylineroutes.moc"
