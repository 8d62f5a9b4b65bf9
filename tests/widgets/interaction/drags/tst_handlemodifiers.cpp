#include "tests/testprogram.h"
#include "tests/widgets/modifierbench.h"

using namespace Trammel;

/// Tests the modifiers at handles. See tst_modifiers.
class TestHandleModifiers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resizeKeepsTheRatio_data() { addViews(); }
    void resizeKeepsTheRatio();
    void resizeFromTheCenter_data() { addViews(); }
    void resizeFromTheCenter();
    void resizeWithoutSnapping_data() { addViews(); }
    void resizeWithoutSnapping();
    void rotateInSteps_data() { addViews(); }
    void rotateInSteps();
    void rotateEachAboutItsOwn_data() { addViews(); }
    void rotateEachAboutItsOwn();
};

void TestHandleModifiers::resizeKeepsTheRatio()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    HandleBench bench(zoom, rotation, 20);
    const QPointF from = bench.handle(ShapeEditor::Handle::BottomRight);
    const QPointF to = from + rotated({60, 10}, bench.axis);
    const QPointF way = bench.wayTo(to, from);
    const QPointF fixed = bench.shape().frame().corners()[0];
    bench.beginDrag(from, to);
    QVERIFY(std::abs(bench.shape().size.width() - 120 - way.x()) < 1e-9);
    bench.hold(Shift);
    const double scale = (120 + way.x()) / 120;
    QVERIFY(std::abs(bench.shape().size.width() - 120 * scale) < 1e-9);
    QVERIFY(std::abs(bench.shape().size.height() - 80 * scale) < 1e-9);
    QVERIFY(isNear(bench.shape().frame().corners()[0], fixed));
    bench.hold(Shift | Ctrl);
    QVERIFY(std::abs(bench.shape().size.height() - 80 * scale) < 1e-9);
    bench.hold({});
    QVERIFY(std::abs(bench.shape().size.height() - 80 - way.y()) < 1e-9);
    bench.release(to);
    QCOMPARE(bench.steps(), 2);
}

void TestHandleModifiers::resizeFromTheCenter()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    HandleBench bench(zoom, rotation, 20);
    const QPointF from = bench.handle(ShapeEditor::Handle::Right);
    const QPointF to = from + rotated({30, 0}, bench.axis);
    const QPointF way = bench.wayTo(to, from);
    bench.beginDrag(from, to);
    QVERIFY(!isNear(bench.shape().center, {0, 0}));
    bench.hold(Alt);
    QVERIFY(isNear(bench.shape().center, {0, 0}));
    QVERIFY(std::abs(bench.shape().size.width() - 120 - 2 * way.x()) < 1e-9);
    bench.hold(Alt | Shift);
    QVERIFY(std::abs(bench.shape().size.height() / bench.shape().size.width() - 80.0 / 120) < 1e-9);
    bench.hold(Alt);
    bench.release(to);
    QVERIFY(isNear(bench.shape().center, {0, 0}));
    QCOMPARE(bench.steps(), 2);
}

void TestHandleModifiers::resizeWithoutSnapping()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    HandleBench bench(zoom, rotation);
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(25);
    const QPointF from = bench.handle(ShapeEditor::Handle::BottomRight);
    const QPointF to = from + QPointF(33, 13);
    const QPointF way = bench.wayTo(to, from);
    bench.beginDrag(from, to);
    QVERIFY(isOnGrid(bench.shape().frame().corners()[2], 25));
    bench.hold(Ctrl);
    QVERIFY(isNear(bench.shape().frame().corners()[2], QPointF(60, 40) + way));
    bench.hold({});
    QVERIFY(isOnGrid(bench.shape().frame().corners()[2], 25));
    bench.release(to);
}

void TestHandleModifiers::rotateInSteps()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    HandleBench bench(zoom, rotation, 7);
    const QPointF from = bench.handle(ShapeEditor::Handle::Rotate);
    const QPointF to = rotated(from, axisFromDegrees(50));
    bench.beginDrag(from, to);
    QVERIFY(std::abs(bench.shape().rotation - 57) < 1);
    QVERIFY(bench.shape().rotation != 60);
    bench.hold(Shift);
    QCOMPARE(bench.shape().rotation, 60.0);
    bench.hold(Shift | Ctrl);
    QCOMPARE(bench.shape().rotation, 60.0);
    bench.release(to);
    QCOMPARE(bench.shape().rotation, 60.0);
    QCOMPARE(bench.steps(), 2);
}

void TestHandleModifiers::rotateEachAboutItsOwn()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    StackBench bench(zoom, rotation);
    const QList<QPointF> centers{bench.shape(1).center, bench.shape(4).center};
    bench.editor->selection()->set({bench.ids[0], bench.ids[3]});
    const QPointF pivot(55, 0);
    const QPointF from = bench.editor->mapToScene(*bench.editor->handlePosition(ShapeEditor::Handle::Rotate));
    const QPointF to = pivot + rotated(from - pivot, axisFromDegrees(40));
    bench.beginDrag(from, to);
    QVERIFY(length(bench.shape(4).center - centers[1]) > 20);
    const double degrees = bench.shape(4).rotation;
    bench.hold(Alt);
    QVERIFY(isNear(bench.shape(1).center, centers[0]) && isNear(bench.shape(4).center, centers[1]));
    QCOMPARE(bench.shape(4).rotation, degrees);
    bench.hold(Alt | Shift);
    QCOMPARE(bench.shape(1).rotation, 45.0);
    bench.hold({});
    QVERIFY(length(bench.shape(4).center - centers[1]) > 20);
    bench.hold(Alt);
    bench.release(to);
    QVERIFY(isNear(bench.shape(1).center, centers[0]) && isNear(bench.shape(4).center, centers[1]));
    QCOMPARE(bench.steps(), 5);
}

TRAMMEL_WIDGET_TEST(TestHandleModifiers)
#include "tst_handlemodifiers.moc"
