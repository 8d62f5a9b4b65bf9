#include "tests/geometry/boxes.h"
#include "tests/geometry/exactoracle.h"
#include "tests/geometry/random.h"

#include "tests/testprogram.h"
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/primitives.h>
#include <trammel/geometry/primitiveview.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QtTest>

using namespace Trammel;
using Oracle::Rational;

class TestPrimitives : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boxesFromSizes();
    void ringPoints();
    void boundsOfEveryKind();
    void boundsOfNamedShapes_data();
    void boundsOfNamedShapes();
    void boundsHoldEveryPointAndAreTight();
    void badNumbersHaveNoBounds();
    void cornersInOrder();
    void posesMoveAndTurn();
    void mappedBoxes();
};

Q_DECLARE_METATYPE(Trammel::Primitive)
Q_DECLARE_METATYPE(Trammel::Aabb2)

void TestPrimitives::boundsOfNamedShapes_data()
{
    QTest::addColumn<Primitive>("primitive");
    QTest::addColumn<Aabb2>("expected");
    const auto row = [](const char *name, const Primitive &primitive, const Aabb2 &expected) {
        QTest::newRow(name) << primitive << expected;
    };
    row("upright box", Obb{{5, 5}, 2, 3}, box(3, 2, 7, 8));
    row("box by a quarter", Obb{{5, 5}, 2, 3, {0, 1}}, box(2, 3, 8, 7));
    row("negative half size", Obb{{5, 5}, -2, 3}, box(3, 2, 7, 8));
    row("box without a direction", Obb{{5, 5}, 2, 3, {0, 0}}, box(5, 5, 5, 5));
    row("point", Obb{{1e9, -1e9}}, box(1e9, -1e9, 1e9, -1e9));
    row("circle", Circle{{1, 1}, 4}, box(-3, -3, 5, 5));
    row("ellipse", Ellipse{{1, 1}, 4, 2}, box(-3, -1, 5, 3));
    row("ellipse by a quarter", Ellipse{{1, 1}, 4, 2, {0, -1}}, box(-1, -3, 3, 5));
    row("capsule", RoundedBox{{{0, 0}, 3, 0}, 1}, box(-4, -1, 4, 1));
    row("polyline", Polyline{{{0, 0}, {3, -2}, {1, 7}}}, box(0, -2, 3, 7));
    row("polygon", Polygon{{{0, 0}, {9, 0}, {9, 9}}, {{{20, 20}, {21, 20}, {21, 21}}}}, box(0, 0, 21, 21));
    row("no points", Polygon{}, Aabb2());
    row("nothing in a polyline", Polyline{}, Aabb2());
}

void TestPrimitives::boundsOfNamedShapes()
{
    QFETCH(Primitive, primitive);
    QFETCH(Aabb2, expected);
    QCOMPARE(bounds(primitive), expected);
}

void TestPrimitives::boundsHoldEveryPointAndAreTight()
{
    Random random;
    for (int i = 0; i < 1000; ++i) {
        const double reach = std::pow(10, random.integer(-9, 9));
        const Obb shape{random.point(reach), random.real(0, reach), random.real(0, reach) * random.integer(0, 2),
                        axisFromDegrees(random.real(0, 360))};
        const Aabb2 holds = bounds(shape);
        Rational least = 0, most = 0;
        const Oracle::Points corners = Oracle::corners(shape);
        for (const Oracle::Point &corner : corners) {
            QVERIFY(Rational(holds.min[0]) <= corner.x && corner.x <= Rational(holds.max[0]));
            QVERIFY(Rational(holds.min[1]) <= corner.y && corner.y <= Rational(holds.max[1]));
        }
        QVERIFY(std::any_of(corners.begin(), corners.end(), [&](const Oracle::Point &corner) {
            return Rational(holds.max[0]) - corner.x <= Rational(reach * 1e-15);
        }));

        // An ellipse reaches sqrt((rx ux)² + (ry uy)²) to the right of its center.
        const Ellipse round{shape.center, shape.halfWidth, shape.halfHeight, shape.axis};
        const Rational x = Rational(round.radiusX) * Rational(round.axis.x());
        const Rational y = Rational(round.radiusY) * Rational(round.axis.y());
        const double right = bounds(round).max[0];
        const Rational reached = Rational(right) - Rational(round.center.x());
        QVERIFY(reached * reached >= x * x + y * y);
        const Rational tight = reached - Rational(reach * 4e-15);
        QVERIFY(tight * tight <= x * x + y * y || tight.sign() < 0);
    }
}

void TestPrimitives::badNumbersHaveNoBounds()
{
    for (double bad : {qQNaN(), qInf()}) {
        QVERIFY(bounds(Primitive(Circle{{0, 0}, bad})).isEmpty());
        QVERIFY(bounds(Obb{{bad, 0}, 1, 1}).isEmpty());
        QVERIFY(bounds(Obb{{0, 0}, 1, 1, {1, bad}}).isEmpty());
        QVERIFY(bounds(Ellipse{{0, 0}, bad, 1}).isEmpty());
        QVERIFY(bounds(Primitive(RoundedBox{{{0, 0}, 1, 1}, bad})).isEmpty());
        QVERIFY(bounds(Primitive(Polyline{{{0, 0}, {1, bad}}})).isEmpty());
        QVERIFY(bounds(Primitive(Polygon{{{0, 0}}, {{{bad, 0}}}})).isEmpty());
        QVERIFY(bounds(Quad{{QPointF(0, 0), QPointF(1, 0), QPointF(bad, 1), QPointF(0, 1)}}).isEmpty());
        QVERIFY(!isFinite(Primitive(Circle{{0, 0}, bad})));
        QVERIFY(mapped(box(0, 0, 1, 1), AffineMap{bad}).isEmpty());
    }
}

void TestPrimitives::cornersInOrder()
{
    const auto corners = Obb{{10, 10}, 3, 1, {0, 1}}.corners();
    QVERIFY(same(corners[0], {11, 7}) && same(corners[1], {11, 13}));
    QVERIFY(same(corners[2], {9, 13}) && same(corners[3], {9, 7}));
    const Quad quad = Quad::fromBox(box(0, 1, 4, 5));
    QVERIFY(same(quad.corners[0], {0, 1}) && same(quad.corners[1], {4, 1}));
    QVERIFY(same(quad.corners[2], {4, 5}) && same(quad.corners[3], {0, 5}));
}

void TestPrimitives::posesMoveAndTurn()
{
    const Pose quarter{{100, 0}, {0, 1}};
    const auto turned = std::get<Obb>(transformed(Obb{{1, 2}, 3, 4, {1, 0}}, quarter));
    QVERIFY(same(turned.center, {98, 1}) && same(turned.axis, {0, 1}));
    QCOMPARE(turned.halfWidth, 3.0);
    const auto rounded = std::get<RoundedBox>(transformed(RoundedBox{{{1, 2}, 3, 4}, 5}, quarter));
    QVERIFY(same(rounded.core.center, {98, 1}) && rounded.radius == 5);
    QVERIFY(same(std::get<Circle>(transformed(Circle{{1, 2}, 3}, quarter)).center, {98, 1}));
    QVERIFY(same(std::get<Ellipse>(transformed(Ellipse{{1, 2}, 3, 4}, quarter)).axis, {0, 1}));
    QVERIFY(same(std::get<Polyline>(transformed(Polyline{{{1, 2}}}, quarter)).points[0], {98, 1}));
    const auto polygon = std::get<Polygon>(transformed(Polygon{{{1, 2}}, {{{1, 2}}}}, quarter));
    QVERIFY(same(polygon.outline[0], {98, 1}) && same(polygon.holes[0][0], {98, 1}));
}

void TestPrimitives::mappedBoxes()
{
    QCOMPARE(mapped(box(1, 2, 3, 4), AffineMap{2, 0, 0, -1, 10, 0}), box(12, -4, 16, -2));
    QCOMPARE(mapped(box(1, 2, 3, 4), AffineMap{0, 1, -1, 0, 0, 0}), box(-4, 1, -2, 3));
    QVERIFY(mapped(Aabb2(), AffineMap{}).isEmpty());
    Random random;
    for (int i = 0; i < 500; ++i) {
        Aabb2 source;
        source.include(random.point(1000));
        source.include(random.point(1000));
        const AffineMap map{random.real(-2, 2), random.real(-2, 2), random.real(-2, 2),
                            random.real(-2, 2), random.real(-9, 9), random.real(-9, 9)};
        const Aabb2 image = mapped(source, map);
        const Oracle::Point byX = Oracle::Point(QPointF(map.xx, map.xy)), byY = Oracle::Point(QPointF(map.yx, map.yy));
        Aabb2 rounded;
        for (QPointF corner : Quad::fromBox(source).corners) {
            const Oracle::Point place =
                byX * Rational(corner.x()) + byY * Rational(corner.y()) + Oracle::Point(QPointF(map.dx, map.dy));
            QVERIFY(Rational(image.min[0]) <= place.x && place.x <= Rational(image.max[0]));
            QVERIFY(Rational(image.min[1]) <= place.y && place.y <= Rational(image.max[1]));
            rounded.include(map.map(corner));
        }
        QVERIFY(rounded.expanded(1e-11).contains(image));
    }
}

void TestPrimitives::boxesFromSizes()
{
    const Obb box = Obb::fromSize({10, 20}, {6, 4}, 90);
    QVERIFY(same(box.center, {10, 20}) && same(box.axis, {0, 1}));
    QCOMPARE(box.halfWidth, 3.0);
    QCOMPARE(box.halfHeight, 2.0);
    const Aabb2 expected{{8, 17}, {12, 23}};
    QVERIFY(bounds(box).contains(expected) && expected.expanded(1e-14).contains(bounds(box)));
    QVERIFY(same(Obb::fromSize({}, {2, 2}).axis, {1, 0}));
    QVERIFY(same(Obb::fromSize({}, {2, 2}, qQNaN()).axis, {1, 0}));
}

void TestPrimitives::ringPoints()
{
    const Polygon polygon{{{0, 0}, {9, 0}, {9, 9}}, {{}, {{1, 1}, {2, 2}}}};
    const auto at = [&](quint32 number) { return ringPoint(polygon, number); };
    QVERIFY(at(0) && at(0)->ring == 0 && at(0)->index == 0);
    QVERIFY(at(2) && at(2)->ring == 0 && at(2)->index == 2);
    QVERIFY(at(3) && at(3)->ring == 2 && at(3)->index == 0);
    QVERIFY(at(4) && at(4)->ring == 2 && at(4)->index == 1);
    QVERIFY(!at(5) && !at(quint32(-1)) && !ringPoint(Polygon(), 0));
}

void TestPrimitives::boundsOfEveryKind()
{
    const Aabb2 expected{{1, 2}, {3, 4}};
    const std::array corners{QPointF(1, 2), QPointF(3, 2), QPointF(3, 4), QPointF(1, 4)};
    const auto isBounded = [&](const auto &kind) {
        return bounds(kind).contains(expected) && expected.expanded(1e-14).contains(bounds(kind));
    };
    QVERIFY(isBounded(Segment{{3, 2}, {1, 4}}));
    QVERIFY(isBounded(expected));
    QVERIFY(isBounded(Quad{corners}));
    QVERIFY(isBounded(ConvexPolygon(corners)));
    QVERIFY(isBounded(Circle{{2, 3}, -1}));
    QVERIFY(isBounded(Ellipse{{2, 3}, 1, 1, {0, 1}}));
    QVERIFY(isBounded(RoundedBox{{{2, 3}, 0.5, 0.5}, 0.5}));
    QVERIFY(isBounded(Polyline{{corners[0], corners[2]}}));
    QVERIFY(isBounded(asCurve(Polygon{QList<QPointF>(corners.begin(), corners.end()), {}})));
    QVERIFY(bounds(QPointF(1, 2)).contains(QPointF(1, 2)) && bounds(QPointF(qQNaN(), 2)).isEmpty());
    QVERIFY(bounds(Segment{{qInf(), 0}, {}}).isEmpty() && bounds(ConvexPolygon()).isEmpty());
}

TRAMMEL_TEST(TestPrimitives)
#include "tst_primitives.moc"
