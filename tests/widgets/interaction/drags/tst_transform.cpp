#include "tests/testprogram.h"
#include "tests/widgets/toolbench.h"
#include "widgets/interaction/drags/resize_p.h"
#include "widgets/interaction/drags/transform_p.h"
#include <trammel/shapekind.h>

using namespace Trammel;

namespace {

const QList<Handle> TransformGrips{Handle::TopLeft,     Handle::Top,    Handle::TopRight,   Handle::Right,
                                   Handle::BottomRight, Handle::Bottom, Handle::BottomLeft, Handle::Left};

double away(QPointF a, QPointF b)
{
    return length(a - b);
}

} // namespace

class TestTransform : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oppositeHandleStaysFixed();
    void gripFollowsThePointer();
    void centerStaysFixed();
    void nothingIsNothing();
    void ratioIsKept();
    void zeroSizes_data();
    void zeroSizes();
    void flatOutlinesStayFlat();
    void severalAreNeverSheared();
    void quarterTurnsAreExact();
    void stepsAreExact();
    void framesOfSeveral();
};

void TestTransform::oppositeHandleStaysFixed()
{
    RandomInput random(71);
    for (int i = 0; i < 20000; ++i) {
        Shape shape = random.shape(1000, 200);
        shape.mirroredX = random.chance(0.3);
        shape.mirroredY = random.chance(0.3);
        const Handle handle = TransformGrips[random.integer(8)];
        const QPointF direction = handleDirection(handle);
        const Stretch stretch = stretchOf(shape.frame(), handle, random.point(500), random.chance(0.5), false);
        const Shape result = stretched(shape, stretch);
        const QPointF opposite(direction.x() * (shape.mirroredX ? -1 : 1), direction.y() * (shape.mirroredY ? -1 : 1));
        QVERIFY(away(framePoint(shape, -opposite), framePoint(result, -opposite)) < 1e-9 * 200);
    }
}

void TestTransform::gripFollowsThePointer()
{
    RandomInput random(72);
    for (int i = 0; i < 2000; ++i) {
        const Shape shape = random.shape(1000, 200);
        for (Handle handle : {Handle::TopLeft, Handle::TopRight, Handle::BottomRight, Handle::BottomLeft}) {
            const QPointF way = random.point(300);
            const bool fromCenter = random.chance(0.5);
            const QPointF axis = axisFromDegrees(shape.rotation);
            const Stretch stretch = stretchOf(shape.frame(), handle, unrotated(way, axis), false, fromCenter);
            const QPointF grip = framePoint(shape, handleDirection(handle));
            if (shape.size.width() > 0 && shape.size.height() > 0)
                QVERIFY(away(framePoint(stretched(shape, stretch), handleDirection(handle)), grip + way) < 1e-9);
        }
    }
}

void TestTransform::centerStaysFixed()
{
    RandomInput random(73);
    for (int i = 0; i < 2000; ++i) {
        const Shape shape = random.shape(1000, 200);
        const Handle handle = TransformGrips[random.integer(8)];
        const Stretch stretch = stretchOf(shape.frame(), handle, random.point(500), random.chance(0.5), true);
        QVERIFY(same(stretched(shape, stretch).center, shape.center));
    }
}

void TestTransform::nothingIsNothing()
{
    RandomInput random(74);
    for (int i = 0; i < 2000; ++i) {
        const Shape shape = random.shape(1000, 200);
        const SelectionFrame frame{Obb{random.point(100), 80, 70, axisFromDegrees(31)}, 31};
        for (bool keepRatio : {false, true}) {
            for (bool fromCenter : {false, true}) {
                for (Handle handle : TransformGrips) {
                    QVERIFY(stretched(shape, stretchOf(shape.frame(), handle, {}, keepRatio, fromCenter)) == shape);
                    const Stretch common = stretchOf(frame.box, handle, {}, keepRatio, fromCenter);
                    QVERIFY(stretchedWith(shape, frame, common) == shape);
                }
            }
        }
        QVERIFY(turned(shape, random.point(10), 12.3, 12.3) == shape);
    }
}

void TestTransform::ratioIsKept()
{
    const Shape shape = Shape::rectangle({10, 20}, {30, 60}, 25);
    const Stretch corner = stretchOf(shape.frame(), Handle::BottomRight, {15, 5}, true, false);
    QCOMPARE(corner.width, 45.0);
    QCOMPARE(corner.height, 90.0);
    const Stretch side = stretchOf(shape.frame(), Handle::Right, {-15, 100}, true, false);
    QCOMPARE(side.width, 15.0);
    QCOMPARE(side.height, 30.0);
    const Stretch through = stretchOf(shape.frame(), Handle::BottomRight, {-90, 0}, true, false);
    QCOMPARE(through.width, -60.0);
    QCOMPARE(through.height, 120.0);
}

void TestTransform::zeroSizes_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("handle");
    QTest::addColumn<bool>("keepRatio");
    QTest::addColumn<QSizeF>("expected");
    const QSizeF none(0, 0);
    QTest::newRow("a point grows") << none << int(Handle::BottomRight) << false << QSizeF(10, 20);
    QTest::newRow("a point grows to a square") << none << int(Handle::BottomRight) << true << QSizeF(20, 20);
    QTest::newRow("a point by a side, to a square") << none << int(Handle::Right) << true << QSizeF(10, 10);
    QTest::newRow("a line grows") << QSizeF(40, 0) << int(Handle::BottomRight) << false << QSizeF(50, 20);
    QTest::newRow("a line keeps its ratio") << QSizeF(40, 0) << int(Handle::BottomRight) << true << QSizeF(50, 0);
    QTest::newRow("a line across its ratio") << QSizeF(40, 0) << int(Handle::Bottom) << true << QSizeF(40, 0);
}

void TestTransform::zeroSizes()
{
    QFETCH(QSizeF, size);
    QFETCH(int, handle);
    QFETCH(bool, keepRatio);
    QFETCH(QSizeF, expected);
    const Shape shape = Shape::rectangle({5, 5}, size);
    const Shape result = stretched(shape, stretchOf(shape.frame(), Handle(handle), {10, 20}, keepRatio, false));
    QCOMPARE(result.size, expected);
    QVERIFY(isFinite(result.center));
}

void TestTransform::flatOutlinesStayFlat()
{
    const Shape line = Shape::polyline({{0, 10}, {30, 10}, {50, 10}});
    QCOMPARE(line.size.height(), 0.0);
    const Shape longer = stretched(line, stretchOf(line.frame(), Handle::BottomRight, {25, 80}, false, false));
    QCOMPARE(longer.size, QSizeF(75, 0));
    QCOMPARE(longer.sceneOutline().first().first(), QPointF(0, 10));
    QCOMPARE(longer.sceneOutline().first().last(), QPointF(75, 10));

    const Shape triangle = Shape::polygon({{0, 0}, {40, 0}, {20, 30}});
    const Shape pressed = stretched(triangle, stretchOf(triangle.frame(), Handle::Bottom, {0, -30}, false, false));
    QCOMPARE(pressed.size, QSizeF(40, 0));
    const Shape again = stretched(pressed, stretchOf(pressed.frame(), Handle::Bottom, {0, 30}, false, false));
    QVERIFY(again == triangle);
}

void TestTransform::severalAreNeverSheared()
{
    RandomInput random(75);
    for (int i = 0; i < 5000; ++i) {
        const double degrees = random.real(0, 360);
        const SelectionFrame frame{Obb{random.point(100), 80, 50, axisFromDegrees(degrees)}, degrees};
        const bool isParallel = random.chance(0.5);
        Shape shape = random.shape(100, 60);
        shape.rotation = normalizedDegrees(isParallel ? degrees + 90 * random.integer(4) : random.real(0, 360));
        const Handle handle = TransformGrips[random.integer(8)];
        const Stretch stretch = stretchOf(frame.box, handle, random.point(200), !isParallel, random.chance(0.3));
        const Shape result = stretchedWith(shape, frame, stretch);
        // Each point of the shape keeps its relative position in the stretched frame.
        const QPointF direction = stretch.fromCenter ? QPointF() : handleDirection(handle);
        const QPointF fixed(-direction.x() * 80, -direction.y() * 50);
        for (QPointF part : {QPointF(-1, -1), QPointF(1, -1), QPointF(0.3, 1)}) {
            const QPointF local = unrotated(framePoint(shape, part) - frame.box.center, frame.box.axis) - fixed;
            const QPointF scaled(local.x() * stretch.width / 160, local.y() * stretch.height / 100);
            const QPointF expected = frame.box.center + rotated(fixed + scaled, frame.box.axis);
            QVERIFY(away(framePoint(result, part), expected) < 1e-9);
        }
    }
}

void TestTransform::quarterTurnsAreExact()
{
    const Shape shape = Shape::rectangle({30, 7}, {20, 10}, 15);
    const Shape quarter = turned(shape, {10, 10}, 0, 90);
    QVERIFY(same(quarter.center, {13, 30}));
    QCOMPARE(quarter.rotation, 105.0);
    Shape full = shape;
    for (int i = 0; i < 4; ++i)
        full = turned(full, {10, 10}, 0, 90);
    QVERIFY(full == shape);
}

void TestTransform::stepsAreExact()
{
    const Shape shape = Shape::rectangle({30, 7}, {20, 10}, 33.3);
    for (double target : {0.0, 15.0, 45.0, 90.0, 285.0})
        QVERIFY(turned(shape, shape.center, 33.3, target).rotation == target);
}

void TestTransform::framesOfSeveral()
{
    Document document;
    const ShapeId a = document.addShape(Shape::rectangle({0, 0}, {100, 40}, 30));
    const ShapeId b = document.addShape(Shape::rectangle(rotated({200, 0}, axisFromDegrees(30)), {40, 100}, 120));
    const ShapeId c = document.addShape(Shape::ellipse({500, 500}, {100, 100}, 10));
    QVERIFY(!frameAround(document, ShapeIds()));
    QVERIFY(!frameAround(document, ShapeIds{ShapeId(77)}));
    QCOMPARE(frameAround(document, {a})->degrees, 30.0);

    const SelectionFrame turnedFrame = *frameAround(document, {a, b});
    QVERIFY(areParallel(turnedFrame.degrees, 30));
    QVERIFY(std::abs(turnedFrame.box.halfWidth - 150) < 1e-9);
    QVERIFY(std::abs(turnedFrame.box.halfHeight - 20) < 1e-9);

    const SelectionFrame upright = *frameAround(document, {a, b, c});
    QCOMPARE(upright.degrees, 0.0);
    const QRectF expected = toRect(document.bounds({a, b, c}));
    QCOMPARE(upright.box.center, expected.center());
    QCOMPARE(2 * upright.box.halfWidth, expected.width());
}

TRAMMEL_WIDGET_TEST(TestTransform)
#include "tst_transform.moc"
