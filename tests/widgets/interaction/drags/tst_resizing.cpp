#include "tests/testprogram.h"
#include "tests/widgets/toolbench.h"

using namespace Trammel;

namespace {

const QList<Handle> Grips{Handle::TopLeft,     Handle::Top,    Handle::TopRight,   Handle::Right,
                          Handle::BottomRight, Handle::Bottom, Handle::BottomLeft, Handle::Left};

} // namespace

class TestResizing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resizeKeepsTheOppositeHandle();
    void resizeThroughZeroAndBack();
    void resizeSnapsTheGrip();
    void severalScale();
    void modifiersActAtRest();
    void manyGesturesDoNotDrift();
    void manyTurnsAndPullsDoNotDrift();
    void severalTurnAndAreScaledAboutOnePlace();
};

void TestResizing::resizeKeepsTheOppositeHandle()
{
    RandomInput random(91);
    for (Handle handle : Grips) {
        for (double rotation : {0.0, 30.0, 90.0, 137.0, 200.0, 351.5}) {
            for (int variant = 0; variant < 8; ++variant) {
                ToolBench bench(random.real(0.3, 3), random.real(0, 360));
                Shape shape = filled(Shape::rectangle(random.point(500), {400, 300}, rotation));
                shape.mirroredX = variant & 1;
                shape.mirroredY = variant & 2;
                const ShapeId id = bench.document.addShape(shape);
                bench.selection.set({id});
                bench.modifiers = variant & 4 ? Qt::ShiftModifier : Qt::NoModifier;
                const QPointF direction = handleDirection(handle);
                const QPointF own(direction.x() * (shape.mirroredX ? -1 : 1),
                                  direction.y() * (shape.mirroredY ? -1 : 1));
                const QPointF from = bench.handle(handle);
                bench.drag(from, from + random.way(60, 800));
                const Shape &result = bench.shape(id);
                QVERIFY(!(result == shape.normalized()));
                QVERIFY(length(framePoint(result, -own) - framePoint(shape, -own)) < 1e-9);
                QCOMPARE(result.rotation, rotation);

                if (!handlesOf(result.frame(), pixelSize(bench.view)).contains(handle))
                    continue;
                bench.modifiers |= Qt::AltModifier;
                const QPointF center = result.center;
                const QPointF again = bench.handle(handle);
                bench.drag(again, again + random.way(60, 300));
                QVERIFY(same(bench.shape(id).center, center));
            }
        }
    }
}

void TestResizing::resizeThroughZeroAndBack()
{
    ToolBench bench;
    const Shape shape = filled(Shape::polygon({{0, 0}, {200, 20}, {180, 150}, {40, 90}}));
    const ShapeId id = bench.document.addShape(shape);
    const Shape before = bench.shape(id);
    bench.selection.set({id});
    const QPointF from = bench.handle(Handle::Right);
    bench.pull(from, from - QPointF(300, 0));
    QVERIFY(bench.shape(id).mirroredX);
    QVERIFY(!bench.shape(id).mirroredY);
    QCOMPARE(bench.shape(id).size, QSizeF(100, 150));
    QCOMPARE(bench.shape(id).sceneOutline().first()[1], QPointF(-100, 20));
    bench.move(from - QPointF(200, 0));
    QCOMPARE(bench.shape(id).size, QSizeF(0, 150));
    bench.move(from);
    QVERIFY(bench.shape(id) == before);
    bench.move(from - QPointF(400, 0));
    bench.release(from - QPointF(400, 0));
    QCOMPARE(bench.shape(id).size, QSizeF(200, 150));
    const QPointF left = bench.handle(Handle::Left);
    bench.drag(left, left + QPointF(400, 0));
    QVERIFY(bench.shape(id) == before);
}

void TestResizing::resizeSnapsTheGrip()
{
    ToolBench bench;
    bench.context.settings.snapToGrid = true;
    bench.context.settings.gridSize = 10;
    const ShapeId id = bench.document.addShape(filled(Shape::rectangle({53, 52}, {100, 100})));
    bench.selection.set({id});
    const QPointF from = bench.handle(Handle::BottomRight);
    bench.pull(from, from + QPointF(30, 41));
    QCOMPARE(framePoint(bench.shape(id), {1, 1}), QPointF(130, 140));
    QCOMPARE(framePoint(bench.shape(id), {-1, -1}), QPointF(3, 2));
    bench.hold(Qt::ControlModifier);
    QCOMPARE(framePoint(bench.shape(id), {1, 1}), QPointF(133, 143));
    bench.hold(Qt::NoModifier);
    bench.release(from + QPointF(30, 41));

    const ShapeId turned = bench.document.addShape(filled(Shape::rectangle({400, 400}, {100, 100}, 33)));
    bench.selection.set({turned});
    const QPointF corner = bench.handle(Handle::TopRight);
    bench.drag(corner, corner + QPointF(37, -22));
    const QPointF place = framePoint(bench.shape(turned), {1, -1}) / 10;
    QVERIFY(length(place - QPointF(std::round(place.x()), std::round(place.y()))) < 1e-9);
}

void TestResizing::severalScale()
{
    ToolBench bench;
    const ShapeId a = bench.document.addShape(filled(Shape::rectangle({50, 50}, {100, 100})));
    const ShapeId b = bench.document.addShape(filled(Shape::rectangle({250, 50}, {100, 50}, 90)));
    bench.selection.set({a, b});
    QCOMPARE(bench.overlay.state().frame->halfWidth, 137.5);
    QPointF from = bench.handle(Handle::Right);
    bench.drag(from, from + QPointF(275, 0));
    QCOMPARE(bench.shape(a).size, QSizeF(200, 100));
    QCOMPARE(bench.shape(b).size, QSizeF(100, 100));
    QCOMPARE(bench.shape(b).center, QPointF(500, 50));
    from = bench.handle(Handle::Right);
    bench.drag(from, from - QPointF(550 + 275, 0));
    QVERIFY(bench.shape(a).mirroredX);
    QVERIFY(bench.shape(b).mirroredY);
    QCOMPARE(bench.shape(a).center, QPointF(-50, 50));
    QCOMPARE(bench.shape(a).size, QSizeF(100, 100));
    QCOMPARE(bench.shape(b).size, QSizeF(100, 50));

    // If a shape is not parallel to the frame, all shapes scale uniformly.
    const ShapeId c = bench.document.addShape(filled(Shape::rectangle({0, 300}, {80, 40}, 30)));
    bench.selection.set({a, b, c});
    const double width = 2 * bench.overlay.state().frame->halfWidth;
    from = bench.handle(Handle::Right);
    bench.drag(from, from + QPointF(width, 0));
    QCOMPARE(bench.shape(a).size, QSizeF(200, 200));
    QCOMPARE(bench.shape(c).size, QSizeF(160, 80));
    QCOMPARE(bench.shape(c).rotation, 30.0);
    from = bench.handle(Handle::Right);
    bench.drag(from, from - QPointF(4 * width, 0));
    QCOMPARE(bench.shape(c).size, QSizeF(160, 80));
    QCOMPARE(bench.shape(c).rotation, 330.0);
}

void TestResizing::modifiersActAtRest()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(filled(Shape::rectangle({0, 0}, {200, 100})));
    bench.selection.set({id});
    const QPointF from = bench.handle(Handle::BottomRight);
    bench.pull(from, from + QPointF(100, 0));
    QCOMPARE(bench.shape(id).size, QSizeF(300, 100));
    bench.hold(Qt::ShiftModifier);
    QCOMPARE(bench.shape(id).size, QSizeF(300, 150));
    bench.hold(Qt::ShiftModifier | Qt::AltModifier);
    QCOMPARE(bench.shape(id).size, QSizeF(400, 200));
    QCOMPARE(bench.shape(id).center, QPointF(0, 0));
    bench.hold(Qt::NoModifier);
    QCOMPARE(bench.shape(id).size, QSizeF(300, 100));
    bench.release(from + QPointF(100, 0));
}

void TestResizing::manyGesturesDoNotDrift()
{
    RandomInput random(92);
    ToolBench bench(1, 20);
    const ShapeId id = bench.document.addShape(filled(Shape::rectangle({0, 0}, {200, 120}, 30)));
    const DocumentData first = bench.document.data();
    const int index = bench.stack().index();
    bench.selection.set({id});
    // One corner is the anchor of all gestures, whichever handle is dragged.
    const QPointF anchor = framePoint(bench.shape(id), {-1, -1});
    for (int i = 0; i < 10000; ++i) {
        const Shape &shape = bench.shape(id);
        const QPointF target = QPointF(200, 160) + random.point(100);
        const QList<QPointF> directions{{1, 1}, {1, 0}, {0, 1}};
        const QPointF direction = directions[random.integer(3)];
        const Handle handle = direction.x() == 0 ? Handle::Bottom
            : direction.y() == 0                 ? Handle::Right
                                                 : Handle::BottomRight;
        const QPointF from = bench.handle(handle);
        const QPointF to = framePoint(shape, {-1, -1}) + rotated(target, axisFromDegrees(shape.rotation));
        bench.press(from);
        bench.move(to);
        bench.release(to);
        QVERIFY(!bench.shape(id).mirroredX && !bench.shape(id).mirroredY);
    }
    QVERIFY(length(framePoint(bench.shape(id), {-1, -1}) - anchor) < 1e-9 * 300);
    while (bench.stack().index() > index)
        bench.stack().undo();
    QVERIFY(bench.document.data() == first);
}

// One corner is the pivot of all rotations and the anchor of all resizing.
void TestResizing::manyTurnsAndPullsDoNotDrift()
{
    RandomInput random(93);
    ToolBench bench(1, 20);
    const ShapeId id = bench.document.addShape(filled(Shape::rectangle({0, 0}, {100, 60}, 15)));
    bench.selection.set({id});
    bench.move(bench.handle(Handle::Rotate));
    const QPointF corner = bench.handle(Handle::TopLeft);
    bench.drag(bench.overlay.state().frame->center, corner);
    const QPointF anchor = framePoint(bench.shape(id), {-1, -1});
    QVERIFY(same(bench.overlay.state().pivot.value_or(QPointF()), anchor));
    for (int i = 0; i < 10000; ++i) {
        const Handle handle = std::array{Handle::Bottom, Handle::Right, Handle::BottomRight, Handle::Rotate,
                                         Handle::Rotate}[std::size_t(random.integer(5))];
        const QPointF from = bench.handle(handle);
        const QPointF axis = bench.overlay.state().frame->axis;
        const QPointF to = handle == Handle::Rotate
            ? anchor + rotated(from - anchor, axisFromDegrees(random.real(-170, 170)))
            : anchor + rotated(QPointF(250, 200) + random.point(100), axis);
        bench.press(from);
        bench.move(to);
        bench.release(to);
        const double drift = length(framePoint(bench.shape(id), {-1, -1}) - anchor);
        QVERIFY2(drift < 1e-9 * 300,
                 qPrintable(QStringLiteral("%1 after %2, handle %3").arg(drift).arg(i).arg(int(handle))));
    }
    QVERIFY(bench.stack().index() > 9000);
    QVERIFY(length(bench.overlay.state().pivot.value_or(QPointF()) - anchor) < 1e-9 * 300);
    QVERIFY(!bench.shape(id).mirroredX && !bench.shape(id).mirroredY);
}

void TestResizing::severalTurnAndAreScaledAboutOnePlace()
{
    RandomInput random(94);
    ToolBench bench(1, 20);
    // The rotations of the shapes differ by quarter turns, so that their frame is parallel to their sides.
    const ShapeIds ids = bench.document.addShapes({filled(Shape::rectangle({0, 0}, {100, 60})),
                                                   filled(Shape::ellipse({90, 40}, {60, 40}, 90)),
                                                   filled(Shape::roundedRectangle({60, 90}, {80, 50}, 8, 180))});
    bench.selection.set(ids);
    bench.move(bench.handle(Handle::Rotate));
    const QPointF anchor = bench.handle(Handle::TopLeft);
    bench.drag(bench.overlay.state().frame->center, anchor);
    const auto pivot = [&bench] { return bench.overlay.state().pivot.value_or(QPointF()); };
    const std::array corners{Handle::TopLeft, Handle::TopRight, Handle::BottomRight, Handle::BottomLeft};
    for (int i = 0; i < 500; ++i) {
        const QPointF grip = bench.handle(Handle::Rotate);
        bench.drag(grip, anchor + rotated(grip - anchor, axisFromDegrees(random.real(-170, 170))));
        QVERIFY2(length(pivot() - anchor) < 1e-9 * 300, qPrintable(QString::number(i)));
        // The corner opposite the anchor. Its handle depends on the rotations so far.
        const auto farthest = std::max_element(corners.begin(), corners.end(), [&](Handle a, Handle b) {
            return length(bench.handle(a) - anchor) < length(bench.handle(b) - anchor);
        });
        const QPointF corner = bench.handle(*farthest);
        const double size = random.real(150, 300);
        bench.drag(corner, anchor + (corner - anchor) * (size / length(corner - anchor)));
        QVERIFY2(length(pivot() - anchor) < 1e-9 * 300, qPrintable(QString::number(i)));
    }
    QVERIFY(bench.stack().index() > 900);
}

TRAMMEL_WIDGET_TEST(TestResizing)
#include "tst_resizing.moc"
