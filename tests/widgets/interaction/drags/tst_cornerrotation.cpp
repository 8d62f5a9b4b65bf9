#include "tests/testprogram.h"
#include "tests/widgets/toolbench.h"
#include "widgets/interaction/frame/cursors_p.h"

#include <cmath>

using namespace Trammel;

namespace {

Shape filledBox(QPointF center, QSizeF size, double rotation = 0)
{
    Shape shape = Shape::rectangle(center, size, rotation);
    shape.fill = Qt::yellow;
    return shape;
}

/// A selected box.
struct CornerBench : ToolBench
{
    explicit CornerBench(double zoom = 1, double degrees = 0, double rotation = 0) : ToolBench(zoom, degrees)
    {
        id = document.addShape(filledBox({0, 0}, {200, 100}, rotation));
        selection.set({id});
        axis = axisFromDegrees(rotation);
    }

    const Shape &shape() { return *document.find(id); }
    /// A point of the frame, moved by some pixels of the view.
    QPointF beside(QPointF local, QPointF pixels) { return rotated(local + pixels * event({}).pixel, axis); }

    ShapeId id;
    QPointF axis;
};

} // namespace

/// Tests drags from outside of a corner, which rotate the selection.
class TestCornerRotation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rotates_data();
    void rotates();
    void modifiers();
    void cursorAndPivot();
    void clicksReachTheShapeBelow();
    void escapeCancels();
    void otherDragsStay();
};

void TestCornerRotation::rotates_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("view");
    QTest::addColumn<double>("rotation");
    QTest::newRow("upright") << 1.0 << 0.0 << 0.0;
    QTest::newRow("rotated") << 1.0 << 0.0 << 20.0;
    QTest::newRow("near") << 8.0 << 0.0 << 20.0;
    QTest::newRow("far, rotated view") << 0.4 << 30.0 << 20.0;
}

void TestCornerRotation::rotates()
{
    QFETCH(double, zoom);
    QFETCH(double, view);
    QFETCH(double, rotation);
    for (const QPointF corner : {QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)}) {
        CornerBench bench(zoom, view, rotation);
        const QPointF from = bench.beside({100 * corner.x(), 50 * corner.y()}, corner * 10);
        // The pointer determines the angle, whichever corner it drags.
        bench.drag(from, rotated(from, axisFromDegrees(25)));
        QVERIFY(std::abs(bench.shape().rotation - rotation - 25) < 1e-9);
        QCOMPARE(bench.shape().center, QPointF(0, 0));
        QCOMPARE(bench.shape().size, QSizeF(200, 100));
        QCOMPARE(bench.document.undoStack()->count(), 2);
        QCOMPARE(bench.selection.ids(), ShapeIds{bench.id});
    }
}

void TestCornerRotation::modifiers()
{
    CornerBench bench;
    const QPointF from = bench.beside({100, 50}, {10, 10});
    bench.modifiers = Qt::ShiftModifier;
    bench.drag(from, rotated(from, axisFromDegrees(25)));
    QCOMPARE(bench.shape().rotation, 30.0);
}

void TestCornerRotation::cursorAndPivot()
{
    CornerBench bench;
    bench.move(bench.beside({100, 50}, {10, 10}));
    QCOMPARE(bench.view.lastCursor, rotateCursor(45));
    QVERIFY(bench.tool->hint().contains(QStringLiteral("rotate")));
    // A large shape stays movable by its center: the pivot appears with the round handle only.
    QVERIFY(!bench.overlay.state().pivot);
    bench.move(bench.beside({-100, 50}, {-10, 10}));
    QCOMPARE(bench.view.lastCursor, rotateCursor(135));
    // The square handle resizes, and farther away is empty canvas.
    bench.move(bench.beside({100, 50}, {2, 2}));
    QCOMPARE(bench.view.lastCursor, resizeCursor(45));
    bench.move(bench.beside({100, 50}, {30, 30}));
    QCOMPARE(bench.view.lastCursor.shape(), Qt::ArrowCursor);
    const QPointF from = bench.beside({100, 50}, {10, 10});
    bench.pull(from, rotated(from, axisFromDegrees(90)));
    QCOMPARE(bench.view.lastCursor, rotateCursor(135));
    QVERIFY(bench.overlay.state().pivot);
    bench.release(rotated(from, axisFromDegrees(90)));
    QVERIFY(!bench.overlay.state().pivot);
}

void TestCornerRotation::clicksReachTheShapeBelow()
{
    CornerBench bench;
    const ShapeId near = bench.document.addShape(filledBox({120, 70}, {30, 30}));
    bench.click(bench.beside({100, 50}, {10, 10}));
    QCOMPARE(bench.selection.ids(), ShapeIds{near});
    bench.selection.set({bench.id});
    bench.click(bench.beside({-100, 50}, {-10, 10}));
    QVERIFY(bench.selection.isEmpty());
    bench.selection.set({bench.id});
    bench.modifiers = Qt::ShiftModifier;
    bench.click(bench.beside({100, 50}, {10, 10}));
    QCOMPARE(bench.selection.ids(), (ShapeIds{bench.id, near}));
    QCOMPARE(bench.document.undoStack()->count(), 2);
}

void TestCornerRotation::escapeCancels()
{
    CornerBench bench;
    const DocumentData before = bench.document.data();
    const QPointF from = bench.beside({100, 50}, {10, 10});
    bench.pull(from, rotated(from, axisFromDegrees(40)));
    QVERIFY(bench.shape().rotation != 0);
    QVERIFY(bench.key(Qt::Key_Escape));
    bench.release(from);
    QVERIFY(bench.document.data() == before);
    QCOMPARE(bench.document.undoStack()->count(), 1);
}

void TestCornerRotation::otherDragsStay()
{
    // Next to an edge and away from the corner, a drag is a rubber band.
    CornerBench bench;
    bench.drag({0, 60}, {300, 200});
    QCOMPARE(bench.shape().rotation, 0.0);
    QCOMPARE(bench.document.undoStack()->count(), 1);
    // Without handles, the corners do nothing.
    bench.context.settings.readOnly = true;
    bench.rest();
    bench.selection.set({bench.id});
    const QPointF from = bench.beside({100, 50}, {10, 10});
    bench.drag(from, rotated(from, axisFromDegrees(40)));
    QCOMPARE(bench.shape().rotation, 0.0);
    QCOMPARE(bench.document.undoStack()->count(), 1);
}

TRAMMEL_WIDGET_TEST(TestCornerRotation)
#include "tst_cornerrotation.moc"
