#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/sweep.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <limits>
#include <vector>

using namespace Trammel;

Q_DECLARE_METATYPE(Trammel::Collider)

namespace {

Obb box(double left, double top, double right, double bottom)
{
    return {{(left + right) / 2, (top + bottom) / 2}, (right - left) / 2, (bottom - top) / 2, {1, 0}};
}

Collider area(const Primitive &primitive)
{
    return {primitive, Extent::Area};
}

Collider curve(const Primitive &primitive)
{
    return {primitive, Extent::Curve};
}

Polyline line(double fromX, double fromY, double toX, double toY)
{
    return {{{fromX, fromY}, {toX, toY}}};
}

Collider moved(const Collider &collider, QPointF offset)
{
    return {transformed(collider.primitive(), {offset, {1, 0}}), collider.extent()};
}

const Polygon shapeU{{{0, 0}, {30, 0}, {30, 20}, {20, 20}, {20, 10}, {10, 10}, {10, 20}, {0, 20}}, {}};
const Circle disc{{0, 0}, 10};
const Ellipse ellipse{{0, 0}, 10, 5, {1, 0}};

Polygon star(Random &random, QPointF center, int count, double least, double most)
{
    Polygon polygon;
    do {
        polygon.outline.clear();
        for (int i = 0; i < count; ++i)
            polygon.outline.append(center + axisFromDegrees(360.0 * i / count) * random.real(least, most));
    } while (triangulate(polygon).error != Triangulation::Error::None);
    return polygon;
}

Collider randomShape(Random &random, QPointF center)
{
    const QPointF axis = axisFromDegrees(random.real(0, 360));
    const Extent extent = random.integer(0, 3) == 0 ? Extent::Curve : Extent::Area;
    switch (random.integer(0, 6)) {
    case 0:
        return {Obb{center, random.real(0.5, 4), random.real(0.5, 4), axis}, extent};
    case 1:
        return {Circle{center, random.real(0.5, 4)}, extent};
    case 2:
        return {Ellipse{center, random.real(0.5, 5), random.real(0.5, 3), axis}, extent};
    case 3:
        return {RoundedBox{{center, random.real(0, 3), random.real(0, 3), axis}, random.real(0.2, 2)}, extent};
    case 4:
        return {Polyline{{center, center + random.point(4), center + random.point(4)}}, extent};
    default:
        return {star(random, center, random.integer(3, 9), 0.5, 5), extent};
    }
}

/// Whether two shapes overlap by more than a depth that is well above rounding errors.
bool overlapClearly(const Collider &a, const Collider &b)
{
    return collide(a, b, 1e-9);
}

} // namespace

class TestSweep : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namedCases_data();
    void namedCases();
    void slidesAlong_data();
    void slidesAlong();
    void equalsFineSteps();
    void exactOnTheGrid();
    void slidingNeverOverlaps();
    void keepsTheClearance();
    void bodiesSlideWithClearance();
    void hugeShapesMeetSmallOnes();
    void touchingCornersOfCurvesDoNotOverlap();
    void badInputMeetsNothing();
};

void TestSweep::namedCases_data()
{
    QTest::addColumn<Collider>("moving");
    QTest::addColumn<QPointF>("motion");
    QTest::addColumn<Collider>("obstacle");
    QTest::addColumn<double>("fraction");
    QTest::addColumn<QPointF>("point");
    QTest::addColumn<QPointF>("normal");
    const auto row = [](const char *name, const Collider &moving, QPointF motion, const Collider &obstacle,
                        double fraction, QPointF point, QPointF normal) {
        QTest::newRow(name) << moving << motion << obstacle << fraction << point << normal;
    };
    const auto none = [&row](const char *name, const Collider &moving, QPointF motion, const Collider &obstacle) {
        row(name, moving, motion, obstacle, -1, {}, {});
    };
    row("box onto a box", area(box(0, 0, 10, 10)), {40, 0}, area(box(20, 2, 30, 6)), 0.25, {20, 4}, {-1, 0});
    row("thin wall, far away", area(box(0, 0, 1, 1)), {1e6, 0}, area(box(1000, -5, 1000.001, 5)), 999e-6, {1000, 0.5},
        {-1, 0});
    none("box falls short", area(box(0, 0, 10, 10)), {9, 0}, area(box(20, 2, 30, 6)));
    none("box just reaches", area(box(0, 0, 10, 10)), {10, 0}, area(box(20, 2, 30, 6)));
    none("box grazes", area(box(0, 0, 10, 10)), {40, 0}, area(box(20, 10, 30, 16)));
    none("corners graze", area(box(0, 0, 10, 10)), {20, -20}, area(box(20, 0, 30, 10)));
    none("away from what it touches", area(box(0, 0, 10, 10)), {-5, 0}, area(box(10, 0, 20, 10)));
    none("along what it touches", area(box(0, 0, 10, 10)), {0, 50}, area(box(10, 0, 20, 10)));
    row("into what it touches", area(box(0, 0, 10, 10)), {5, 5}, area(box(10, 0, 20, 10)), 0, {10, 5}, {-1, 0});
    row("from an overlap", area(box(0, 0, 10, 10)), {5, 5}, area(box(8, 0, 20, 10)), 0, {}, {-1, 0});
    row("within", area(box(4, 4, 5, 5)), {50, 5}, area(box(0, 0, 20, 10)), 0, {}, {});
    none("into a slot that fits", area(box(10, 30, 20, 40)), {0, -20}, area(shapeU));
    row("to the ground of a slot", area(box(10, 30, 20, 40)), {0, -40}, area(shapeU), 0.5, {15, 10}, {0, 1});
    row("line to the ground of a slot", curve(line(10, 30, 20, 30)), {0, -40}, area(shapeU), 0.5, {15, 10}, {0, 1});
    row("outline to the ground of a slot", curve(box(10, 30, 20, 40)), {0, -40}, area(shapeU), 0.5, {15, 10}, {0, 1});
    row("beside the slot", area(box(9, 30, 19, 40)), {0, -40}, area(shapeU), 0.25, {9.5, 20}, {0, 1});
    row("corner onto a side", area(Polygon{{{0, 0}, {5, 5}, {0, 10}}, {}}), {20, 0}, area(box(15, 0, 20, 10)), 0.5,
        {15, 5}, {-1, 0});

    row("discs", area(disc), {40, 0}, area(Circle{{40, 0}, 10}), 0.5, {30, 0}, {-1, 0});
    row("discs aslant, 3-4-5", area(Circle{{0, 0}, 4}), {20, 0}, area(Circle{{13, 3}, 1}), 0.45, {12.2, 2.4},
        {-0.8, -0.6});
    none("disc grazes", area(disc), {0, 100}, area(box(10, 20, 30, 40)));
    none("disc along a wall that it touches", area(disc), {0, 100}, area(box(10, -20, 30, 140)));
    row("disc at a corner", area(Circle{{0, 0}, 5}), {20, 0}, area(box(10, 3, 30, 40)), 0.3, {10, 3}, {-0.8, -0.6});
    row("round box", area(RoundedBox{{{0, 0}, 3, 3, {1, 0}}, 2}), {20, 0}, area(box(10, -1, 12, 1)), 0.25, {10, 0},
        {-1, 0});
    row("ellipse onto a box", area(ellipse), {20, 0}, area(box(15, -20, 20, 20)), 0.25, {15, 0}, {-1, 0});
    row("ellipses", area(ellipse), {0, 20}, area(Ellipse{{0, 15}, 10, 5, {1, 0}}), 0.25, {0, 10}, {0, -1});
    row("ellipse onto a disc", area(ellipse), {40, 0}, area(Circle{{40, 0}, 10}), 0.5, {30, 0}, {-1, 0});

    row("line across a line", curve(line(0, 0, 0, 10)), {20, 0}, curve(line(10, 5, 30, 5)), 0.5, {10, 5}, {-1, 0});
    row("line broadside onto a line", curve(line(0, 0, 0, 10)), {20, 0}, curve(line(10, 5, 10, 25)), 0.5, {10, 7.5},
        {-1, 0});
    none("line past the end of a line", curve(line(0, 0, 0, 10)), {20, 0}, curve(line(10, 10, 10, 25)));
    none("line along a line", curve(line(0, 0, 10, 0)), {20, 0}, curve(line(5, 0, 50, 0)));
    row("line tip first onto a corner", curve(line(0, 0, 10, 0)), {20, 0},
        curve(Polyline{{{20, -5}, {20, 0}, {25, 5}}}), 0.5, {20, 0}, {-1, 0});
    none("line tip first past a corner", curve(line(0, 0, 10, 0)), {20, 0},
         curve(Polyline{{{20, 5}, {22, 0}, {25, 5}}}));
    none("line tip first past a corner on the other side", curve(line(0, 0, 10, 0)), {20, 0},
         curve(Polyline{{{20, -5}, {22, 0}, {25, -5}}}));
    none("line off a line on which it lies", curve(line(0, 0, 0, 10)), {20, 0}, curve(line(0, 5, 0, 25)));
    row("line into an area along its diagonal", curve(line(-10, -10, -5, -5)), {10, 10},
        area(Polygon{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, {}}), 0.5, {0, 0}, {});
    row("point onto a line", area(Circle{{0, 5}, 0}), {20, 0}, curve(line(10, 0, 10, 10)), 0.5, {10, 5}, {-1, 0});
    row("disc within a ring", area(Circle{{0, 0}, 2}), {20, 0}, curve(disc), 0.4, {10, 0}, {-1, 0});
    row("disc onto a ring", area(Circle{{-20, 0}, 2}), {20, 0}, curve(disc), 0.4, {-10, 0}, {-1, 0});
    row("ring about a disc", curve(disc), {20, 0}, area(Circle{{0, 0}, 2}), 0.4, {-2, 0}, {-1, 0});
    row("box within an ellipse's outline", area(box(-1, -1, 1, 1)), {0, 10}, curve(Ellipse{{0, 0}, 10, 5, {1, 0}}),
        (5 * std::sqrt(0.99) - 1) / 10, {}, {});
    row("box within a box's outline", area(box(-1, -1, 1, 1)), {10, 0}, curve(box(-5, -5, 5, 5)), 0.4, {5, 0}, {-1, 0});
    none("no motion", area(box(0, 0, 10, 10)), {0, 0}, area(box(10, 0, 20, 10)));
    row("huge", area(box(-1e9, -1e9, 0, 1e9)), {1e9, 0}, area(box(5e8, -1e9, 1e9, 1e9)), 0.5, {5e8, 0}, {-1, 0});
    row("tiny", area(box(0, 0, 1e-9, 1e-9)), {4e-9, 0}, area(box(2e-9, 0, 3e-9, 1e-9)), 0.25, {2e-9, 0.5e-9}, {-1, 0});
}

void TestSweep::namedCases()
{
    QFETCH(Collider, moving);
    QFETCH(QPointF, motion);
    QFETCH(Collider, obstacle);
    QFETCH(double, fraction);
    QFETCH(QPointF, point);
    QFETCH(QPointF, normal);
    const std::optional<Touch> touch = sweep(moving, motion, obstacle);
    QCOMPARE(touch.has_value(), fraction >= 0);
    if (!touch)
        return;
    QVERIFY2(std::abs(touch->fraction - fraction) <= 1e-11 * fraction, QByteArray::number(touch->fraction, 'g', 17));
    const auto seen = [](QPointF v) {
        return QByteArray::number(v.x(), 'g', 17) + ' ' + QByteArray::number(v.y(), 'g', 17);
    };
    if (!same(normal, {}))
        QVERIFY2(length(touch->normal - normal) < 1e-6, seen(touch->normal));
    if (!same(point, {}) || fraction > 0)
        QVERIFY2(same(point, {}) || length(touch->point - point) <= 1e-6 * (1e-6 + length(point)), seen(touch->point));
}

void TestSweep::slidesAlong_data()
{
    QTest::addColumn<Collider>("moving");
    QTest::addColumn<QPointF>("motion");
    QTest::addColumn<QList<Collider>>("obstacles");
    QTest::addColumn<QPointF>("way");
    const auto row = [](const char *name, const Collider &moving, QPointF motion, const QList<Collider> &obstacles,
                        QPointF way) { QTest::newRow(name) << moving << motion << obstacles << way; };
    const Collider unit = area(box(0, 0, 1, 1));
    row("free", unit, {5, 5}, {}, {5, 5});
    row("along a wall", unit, {5, 5}, {area(box(3, -50, 4, 50))}, {2, 5});
    row("along a wall that it touches", unit, {5, 5}, {area(box(1, -50, 4, 50))}, {0, 5});
    row("straight into a wall", unit, {5, 0}, {area(box(3, -50, 4, 50))}, {2, 0});
    row("into a corner", unit, {5, 5}, {area(box(3, -50, 4, 50)), area(box(-50, 4, 50, 5))}, {2, 3});
    row("past the end of a wall", unit, {5, 10}, {area(box(3, -50, 4, 6))}, {2, 10});
    row("past the corner of a wall", unit, {5, 10}, {area(box(3, -50, 4, 4))}, {5, 10});
    row("into a wedge of one shape", unit, {20, 0},
        {area(Polygon{{{10, -10}, {20, -10}, {20, 11}, {10, 11}, {15, 0.5}}, {}})}, {14 - 0.5 * 5 / 10.5, 0});
    row("along a slope, 45 degrees", unit, {8, 0}, {area(Polygon{{{3, 10}, {3, 1}, {12, 10}}, {}})}, {8, 0});
    row("up a slope, 45 degrees", area(box(0, 0, 1, 1)), {6, 0}, {area(Polygon{{{1, 1}, {20, 1}, {20, -18}}, {}})},
        {3, -3});
    row("disc about a corner", area(Circle{{0, 0}, 1}), {4, 0}, {area(box(2, 0.6, 10, 10))}, {});
    row("out of an overlap", unit, {-5, 0}, {area(box(0.5, -5, 10, 5))}, {-5, 0});
    row("along lines in a row", curve(box(0, 0, 1, 1)), {10, 3}, {curve(Polyline{{{-5, 2}, {3, 2}, {5, 2}, {50, 2}}})},
        {10, 1});
}

void TestSweep::slidesAlong()
{
    QFETCH(Collider, moving);
    QFETCH(QPointF, motion);
    QFETCH(QList<Collider>, obstacles);
    QFETCH(QPointF, way);
    const QPointF found = slide(moving, motion, obstacles);
    if (!same(way, {}))
        QVERIFY2(length(found - way) < 1e-9,
                 QByteArray::number(found.x(), 'g', 17) + ' ' + QByteArray::number(found.y(), 'g', 17));
    for (const Collider &obstacle : obstacles)
        QVERIFY(!collide(moved(moving, found), obstacle, 1e-9) || collide(moving, obstacle));
}

void TestSweep::equalsFineSteps()
{
    Random random;
    int touches = 0, frees = 0;
    for (int round = 0; round < 500; ++round) {
        const Collider moving = randomShape(random, {}), obstacle = randomShape(random, random.point(14));
        const QPointF motion = random.point(25);
        const std::optional<Touch> touch = sweep(moving, motion, obstacle);
        const QByteArray seen = QByteArray::number(round);
        if (touch && touch->startsOverlapping) {
            QVERIFY2(touch->fraction == 0 && collide(moving, obstacle), seen);
            continue;
        }
        const double free = touch ? touch->fraction : 1;
        for (int i = 0; i <= 100; ++i) {
            const Collider there = moved(moving, motion * (free * i / 100));
            QVERIFY2(!overlapClearly(there, obstacle), seen + ' ' + QByteArray::number(free, 'g', 17));
        }
        if (!touch) {
            ++frees;
            continue;
        }
        ++touches;
        // The shapes touch there, not earlier. A grazing overlap ends soon, so a smaller step is tested, too.
        const auto doMeet = [&](double later) { return collide(moved(moving, motion * (free + later)), obstacle); };
        QVERIFY2(doMeet(1e-5) || doMeet(1e-7), seen + ' ' + QByteArray::number(free, 'g', 17));
        const Collider there = moved(moving, motion * free);
        for (const Collider *shape : {&there, &obstacle})
            QVERIFY2(distance(touch->point, asCurve(shape->primitive())) < 1e-7, seen);
        QVERIFY2(dot(touch->normal, motion) < 1e-9, seen);
        QVERIFY(std::abs(length(touch->normal) - 1) < 1e-12);
        // Moved slightly along the normal, the shapes are apart.
        QVERIFY2(!overlapClearly(moved(there, touch->normal * 1e-7), obstacle), seen);
    }
    QVERIFY(touches > 20);
    QVERIFY(frees > 20);
}

/// Integers produce degenerate cases: grazing, slots that fit exactly, corners on corners. At samples of the motion,
/// the result is compared with collide(), which is exact.
void TestSweep::exactOnTheGrid()
{
    Random random;
    int touches = 0, grazes = 0;
    for (int round = 0; round < 1500; ++round) {
        const auto gridBox = [&random](QPointF center) {
            return box(center.x() - random.integer(1, 3), center.y() - random.integer(1, 3),
                       center.x() + random.integer(1, 3), center.y() + random.integer(1, 3));
        };
        const auto shape = [&](QPointF center) {
            Polygon polygon;
            if (random.coin())
                return area(gridBox(center));
            do {
                polygon.outline.clear();
                for (int i = random.integer(3, 6); i > 0; --i)
                    polygon.outline.append(center + random.gridPoint(4));
            } while (triangulate(polygon).error != Triangulation::Error::None);
            return area(polygon);
        };
        const Collider moving = shape({}), obstacle = shape(random.gridPoint(9));
        const QPointF motion = random.gridPoint(4) * 4;
        const std::optional<Touch> touch = sweep(moving, motion, obstacle);
        const QByteArray seen = QByteArray::number(round);
        QCOMPARE(collide(moving, obstacle), touch && touch->startsOverlapping);
        if (touch && touch->startsOverlapping)
            continue;
        bool isMet = false;
        // Multiples of 1/64 of a short integer motion are exact.
        for (int i = 0; i <= 64; ++i) {
            const double share = i / 64.0;
            const bool isOverlapping = collide(moved(moving, motion * share), obstacle);
            QVERIFY2(!isOverlapping || (touch && share > touch->fraction), seen);
            isMet = isMet || isOverlapping;
            grazes += !isOverlapping && intersects(moved(moving, motion * share), obstacle);
        }
        touches += isMet;
        if (touch)
            QVERIFY2(collide(moved(moving, motion * (touch->fraction + 1e-9)), obstacle), seen);
    }
    QVERIFY(touches > 100);
    QVERIFY(grazes > 100);
}

void TestSweep::slidingNeverOverlaps()
{
    Random random;
    int held = 0;
    for (int round = 0; round < 60; ++round) {
        std::vector<Collider> obstacles;
        for (int i = 0; i < 8; ++i)
            obstacles.push_back(randomShape(random, random.point(20)));
        Collider moving = randomShape(random, {});
        obstacles.erase(std::remove_if(obstacles.begin(), obstacles.end(),
                                       [&](const Collider &obstacle) { return collide(moving, obstacle); }),
                        obstacles.end());
        for (int step = 0; step < 6; ++step) {
            const QPointF motion = random.point(15), way = slide(moving, motion, obstacles);
            QVERIFY(length(way) <= length(motion) * (1 + 1e-9));
            held += length(way - motion) > 1e-6;
            moving = moved(moving, way);
            for (const Collider &obstacle : obstacles)
                QVERIFY2(!collide(moving, obstacle, 1e-8), QByteArray::number(round) + ' ' + QByteArray::number(step));
        }
    }
    QVERIFY(held > 50);
}

/// The distance of the shapes never falls below the clearance before the touch, and is the clearance there.
void TestSweep::keepsTheClearance()
{
    Random random;
    int touches = 0, frees = 0;
    for (int round = 0; round < 1500; ++round) {
        const Collider moving = randomShape(random, {}), obstacle = randomShape(random, random.point(16));
        const double clearance = random.real(0.01, 3);
        const QPointF start = random.point(3), motion = random.point(25);
        const auto gapAt = [&](double share) { return distance(moved(moving, start + motion * share), obstacle); };
        const SweepPair pair{&moving, &obstacle, clearance};
        const std::optional<Touch> touch = sweep({&pair, 1}, start, motion);
        const QByteArray seen = QByteArray::number(round);
        if (gapAt(0) < clearance) {
            const bool isLeaving = !touch || touch->startsOverlapping || touch->fraction == 0;
            QVERIFY2(isLeaving || gapAt(0) > clearance - 1e-9, seen);
            continue;
        }
        const double free = touch ? touch->fraction : 1;
        for (int i = 0; i <= 60; ++i)
            QVERIFY2(gapAt(free * i / 60) > clearance - 1e-9, seen + ' ' + QByteArray::number(i));
        touch ? ++touches : ++frees;
        if (!touch)
            continue;
        QVERIFY2(std::abs(gapAt(free) - clearance) < 1e-9, seen);
        QVERIFY2(gapAt(free + 1e-5) < clearance || gapAt(free + 1e-7) < clearance, seen);
        QVERIFY2(dot(touch->normal, motion) < 1e-9, seen);
    }
    QVERIFY(touches > 100);
    QVERIFY(frees > 100);
}

/// Several shapes that move together, step by step, from the place where the last step ended.
void TestSweep::bodiesSlideWithClearance()
{
    Random random;
    int held = 0;
    for (int round = 0; round < 60; ++round) {
        std::vector<Collider> obstacles, body;
        for (int i = 0; i < 8; ++i)
            obstacles.push_back(randomShape(random, random.point(24)));
        for (int i = 0; i < 3; ++i)
            body.push_back(randomShape(random, random.point(3)));
        const double clearance = random.integer(0, 1) * random.real(0, 2);
        std::vector<SweepPair> pairs;
        for (const Collider &part : body) {
            for (const Collider &obstacle : obstacles) {
                if (!collide(part, obstacle) && distance(part, obstacle) >= clearance)
                    pairs.push_back({&part, &obstacle, clearance});
            }
        }
        QPointF place;
        for (int step = 0; step < 6; ++step) {
            const QPointF motion = random.point(15);
            const Slide result = slide(pairs, place, motion);
            QVERIFY(length(result.way) <= length(motion) * (1 + 1e-9));
            QVERIFY(result.touch || same(result.way, motion));
            held += result.touch.has_value();
            place += result.way;
            for (const SweepPair &pair : pairs) {
                const Collider there = moved(*pair.moving, place);
                const QByteArray seen = QByteArray::number(round) + ' ' + QByteArray::number(step);
                QVERIFY2(!collide(there, *pair.obstacle, 1e-8), seen);
                QVERIFY2(distance(there, *pair.obstacle) > clearance - 1e-8, seen);
            }
        }
    }
    QVERIFY(held > 100);
}

// Products of the coordinates overflow.
void TestSweep::hugeShapesMeetSmallOnes()
{
    const Collider corner = area(Polygon{{{125, 125}, {125, 107}, {107, 107}}, {}});
    const Collider huge =
        curve(Polygon{{{2.8e209, 2.8e209}, {3.006e296, 3.013e296}, {3.013e296, 5.4e92}, {1.9e-322, 0}, {0, 0}}, {}});
    const Collider line = curve(Polyline{{{0, 0}, {3e296, 3e296}}});
    for (const Collider &obstacle : {huge, line}) {
        for (QPointF motion : {QPointF(7, 3), QPointF(-7, -3), QPointF(1e290, 3), QPointF(1e-200, -1e-200)}) {
            for (const std::optional<Touch> &touch :
                 {sweep(corner, motion, obstacle), sweep(obstacle, motion, corner)}) {
                QVERIFY(!touch || (touch->fraction >= 0 && touch->fraction <= 1));
                QVERIFY(!touch || std::abs(length(touch->normal) - 1) < 1e-12);
            }
        }
    }
    // A tiny shape crosses a line at a third of its motion.
    const std::optional<Touch> touch = sweep(curve(Polyline{{{-1e-200, 0}, {-1e-200, 2e-200}}}), {3e-200, 0},
                                             curve(Polyline{{{0, 1e-200}, {0, 4e-200}}}));
    QVERIFY(touch && std::abs(touch->fraction - 1.0 / 3) < 1e-15);
    QVERIFY(touch->normal == QPointF(-1, 0));
}

/// The sides of an outline run along the touch with a line, up to the least depth.
void TestSweep::touchingCornersOfCurvesDoNotOverlap()
{
    const Collider outline(Obb{{0, 0}, 50, 30, {1, 0}}, Extent::Curve);
    const Collider line(Polyline{{{70, 5}, {50, 30}, {40, 40}}}, Extent::Curve);
    const SweepPair pair{&outline, &line};
    for (const double leastDepth : {0.0, 1e-9, 1e-6, 1e-3})
        QVERIFY2(!overlaps(pair, {}, leastDepth), QByteArray::number(leastDepth));
    QVERIFY(overlaps(pair, {0.01, 0.01}, 1e-3));
    QVERIFY(sweep({&pair, 1}, {}, {10, 1}, 1e-6));
}

void TestSweep::badInputMeetsNothing()
{
    const Collider unit = area(box(0, 0, 1, 1)), wall = area(box(3, -50, 4, 50));
    for (double bad : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
        QVERIFY(!sweep(unit, {bad, 0}, wall));
        QVERIFY(!sweep(area(Circle{{bad, 0}, 1}), {5, 0}, wall));
        QVERIFY(!sweep(unit, {5, 0}, curve(Polyline{{{0, 0}, {bad, 1}}})));
        QVERIFY(same(slide(unit, {bad, 0}, {&wall, 1}), {}));
    }
    QVERIFY(!sweep(unit, {5, 0}, wall, std::nan("")));
    QVERIFY(!sweep(unit, {5, 0}, wall, -1));
    const SweepPair negative{&unit, &wall, -1}, unclear{&unit, &wall, std::nan("")};
    QVERIFY(!sweep({&negative, 1}, {}, {5, 0}) && !sweep({&unclear, 1}, {}, {5, 0}));
    const SweepPair huge{&unit, &wall, 1e300};
    QVERIFY(sweep({&huge, 1}, {}, {5, 0})->startsOverlapping);
    QVERIFY(!sweep(unit, {5, 0}, Collider()));
    QVERIFY(!sweep(Collider(), {5, 0}, wall));
}

TRAMMEL_TEST(TestSweep)
#include "tst_sweep.moc"
