#include "tests/widgets/editorbench.h"

#include <trammel/geometry/vector.h>

#include "tests/testprogram.h"

#include <QtTest/QSignalSpy>

using namespace Trammel;

class TestShapeEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void draws_data() { addViews(); }
    void draws();
    void selectsByBand_data() { addViews(); }
    void selectsByBand();
    void bandTellsOnce();
    void moves_data() { addViews(); }
    void moves();
    void turnsByTheHandle_data() { addViews(); }
    void turnsByTheHandle();
    void turnsByTheHandleAtTheEdgeOfTheView();
    void resizes_data() { addViews(); }
    void resizes();
    void escapeGivesEverythingBack_data() { addViews(); }
    void escapeGivesEverythingBack();
    void undoesAndDeletesByKeys();
    void spaceAndMiddleButtonPan();
    void wheelKeepsThePointUnderTheCursor_data() { addViews(); }
    void wheelKeepsThePointUnderTheCursor();
    void wheelWithShiftScrollsSideways();
    void bandBeyondTheEdgeScrolls();
    void losingTheFocusEndsADrag();
    void viewStaysWhenShapesAreAdded();
    void applicationItemsAboveGetTheMouse();
};

void TestShapeEditor::draws()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    QSignalSpy tools(bench.editor.get(), &ShapeEditor::toolChanged);
    bench.editor->setTool(ShapeEditor::Rectangle);
    const QPointF from = bench.seen({-40, -30}), to = bench.seen({60, 45});
    bench.drag({-40, -30}, {60, 45});

    QCOMPARE(bench.document().count(), 1);
    const ShapeId id = bench.document().ids().first();
    const Shape &shape = *bench.document().find(id);
    QCOMPARE(shape.kind, &ShapeKind::rectangle());
    QVERIFY(length(shape.center - (from + to) / 2) < 1e-9);
    QVERIFY(std::abs(std::hypot(shape.size.width(), shape.size.height()) - length(to - from)) < 1e-9);
    QCOMPARE(shape.rotation, normalizedDegrees(-rotation));
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{id});
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QCOMPARE(tools.count(), 2);
    QCOMPARE(bench.steps(), 1);
}

void TestShapeEditor::selectsByBand()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    const ShapeId inside = bench.document().addShape(Shape::ellipse({0, 0}, {30, 20}, 45));
    const ShapeId crossing = bench.document().addShape(Shape::rectangle({60, 0}, {80, 10}, 20));
    bench.document().addShape(Shape::rectangle({-100, -80}, {20, 20}));

    // The corners of a band that is upright on the screen.
    const QPointF axis = axisFromDegrees(-rotation);
    const QPointF from = rotated({-30, -30}, axis), to = rotated({50, 30}, axis);
    bench.drag(from, to);
    QCOMPARE(bench.editor->selection()->ids(), (ShapeIds{inside, crossing}));
    bench.editor->setRubberBandMode(ShapeEditor::Enclose);
    // A press just outside a corner of the selected shapes rotates them.
    bench.drag(rotated({-60, -60}, axis), to);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{inside});
    QCOMPARE(bench.steps(), 3);
}

void TestShapeEditor::bandTellsOnce()
{
    EditorBench bench;
    for (int i = 0; i < 5; ++i)
        bench.document().addShape(Shape::rectangle({-60.0 + 30 * i, 0}, {20, 20}));
    QSignalSpy changes(bench.editor.get(), &ShapeEditor::selectionChanged);
    bench.press({-90, -40});
    for (int x = -80; x <= 90; x += 10)
        bench.move({double(x), 40});
    QCOMPARE(bench.editor->selection()->count(), 5);
    QCOMPARE(changes.count(), 0);
    bench.release({90, 40});
    QCOMPARE(changes.count(), 1);
}

void TestShapeEditor::moves()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    Shape shape = Shape::rectangle({10, 5}, {60, 40}, 25);
    shape.fill = Qt::blue;
    const ShapeId id = bench.document().addShape(shape);
    const QPointF offset = bench.seen({73, -41}) - bench.seen({12, 6});
    bench.drag({12, 6}, {73, -41});
    shape.center += offset;
    QVERIFY(length(bench.document().find(id)->center - shape.center) < 1e-9);
    QCOMPARE(bench.document().find(id)->size, shape.size);
    QCOMPARE(bench.document().find(id)->rotation, 25.0);
    QCOMPARE(bench.steps(), 2);
    bench.document().undoStack()->undo();
    QVERIFY(same(bench.document().find(id)->center, {10, 5}));
}

void TestShapeEditor::turnsByTheHandleAtTheEdgeOfTheView()
{
    EditorBench bench;
    const QPointF top = bench.editor->mapToScene({400, 0});
    const ShapeId id = bench.document().addShape(Shape::rectangle(top + QPointF(0, 30), {80, 60}));
    bench.editor->selection()->set({id});
    const QPointF center = bench.document().find(id)->center;
    const auto handle = [&] {
        return bench.editor->mapToScene(bench.editor->handlePosition(ShapeEditor::Handle::Rotate).value_or(QPointF()));
    };
    QVERIFY(bench.viewport().rect().contains(bench.at(handle())));
    QVERIFY(handle().y() > center.y() + 30);
    // The shape follows the pointer, and the handle stays under it.
    const QPointF from = handle(), to = center + QPointF(-54, 0);
    bench.beginDrag(from, to);
    QVERIFY(std::abs(bench.document().find(id)->rotation - 90) < 2);
    QVERIFY(length(handle() - to) < 3);
    bench.release(to);
    bench.document().undoStack()->undo();
    QCOMPARE(bench.document().find(id)->rotation, 0.0);
    bench.editor->centerOn(center);
    QVERIFY(handle().y() < center.y() - 30);
}

void TestShapeEditor::turnsByTheHandle()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    const ShapeId id = bench.document().addShape(Shape::rectangle({0, 0}, {80, 60}, 10));
    bench.editor->selection()->set({id});
    const auto handle = bench.editor->handlePosition(ShapeEditor::Handle::Rotate);
    QVERIFY(handle);
    const QPointF from = bench.editor->mapToScene(*handle);
    // The drag rotates by a quarter turn clockwise about the center. With Shift, the angle is a multiple of 15 degrees.
    const QPointF to = perpendicular(from);
    bench.drag(from, to);
    const double turned = normalizedDegrees(degreesFromAxis(bench.seen(to)) - degreesFromAxis(bench.seen(from)));
    QVERIFY(std::abs(bench.document().find(id)->rotation - (10 + turned)) < 1);
    QVERIFY(length(bench.document().find(id)->center) < 1e-9);
    QCOMPARE(bench.steps(), 2);
    bench.document().undoStack()->undo();
    bench.drag(from, to, Qt::ShiftModifier);
    QCOMPARE(std::fmod(bench.document().find(id)->rotation, 15), 0.0);
}

void TestShapeEditor::resizes()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    const ShapeId id = bench.document().addShape(Shape::rectangle({0, 0}, {90, 70}, 35));
    bench.editor->selection()->set({id});
    const QPointF fixed = bench.document().find(id)->frame().corners()[0];
    const auto handle = bench.editor->handlePosition(ShapeEditor::Handle::BottomRight);
    QVERIFY(handle);
    const QPointF from = bench.editor->mapToScene(*handle);
    bench.drag(from, from + QPointF(30, 25));
    const Shape &shape = *bench.document().find(id);
    QVERIFY(length(shape.frame().corners()[0] - fixed) < 1e-9);
    QCOMPARE(shape.rotation, 35.0);
    const QPointF growth = unrotated(bench.seen(from + QPointF(30, 25)) - bench.seen(from), axisFromDegrees(35));
    QVERIFY(std::abs(shape.size.width() - (90 + growth.x())) < 1e-9);
    QVERIFY(std::abs(shape.size.height() - (70 + growth.y())) < 1e-9);
}

void TestShapeEditor::escapeGivesEverythingBack()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    Shape shape = Shape::ellipse({0, 0}, {60, 40}, 15);
    shape.fill = Qt::green;
    const ShapeId id = bench.document().addShape(shape);
    bench.document().addShape(Shape::rectangle({200, 0}, {10, 10}));
    bench.document().undoStack()->undo();
    const DocumentData before = bench.document().data();

    bench.beginDrag({0, 0}, {50, 30});
    QVERIFY(!(bench.document().data() == before));
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.document().data() == before);
    bench.move({70, 30});
    bench.release({70, 30});
    QVERIFY(bench.document().data() == before);
    QVERIFY(bench.document().undoStack()->canRedo());

    bench.editor->selection()->set({id});
    bench.beginDrag({-80, -70}, {-60, -60});
    QVERIFY(bench.editor->selection()->isEmpty());
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{id});
    bench.release({-60, -60});
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{id});
}

void TestShapeEditor::undoesAndDeletesByKeys()
{
    EditorBench bench;
    Shape shape = Shape::rectangle({0, 0}, {60, 40});
    shape.fill = Qt::yellow;
    bench.document().addShape(shape);
    bench.click({0, 0});
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.document().count(), 0);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.document().count(), 1);
    QCOMPARE(bench.editor->selection()->count(), 1);
    bench.key(Qt::Key_Right);
    QVERIFY(bench.document().find(bench.document().ids().first())->center.x() > 0);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(bench.document().find(bench.document().ids().first())->center.x() > 0);
    bench.key(Qt::Key_R);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Rectangle);
    bench.key(Qt::Key_V);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
}

void TestShapeEditor::spaceAndMiddleButtonPan()
{
    EditorBench bench(1.5);
    Shape shape = Shape::rectangle({0, 0}, {60, 40});
    shape.fill = Qt::yellow;
    bench.document().addShape(shape);
    const DocumentData before = bench.document().data();
    const QPointF origin = bench.editor->mapFromScene({0, 0});
    const QPoint start(400, 300), end(430, 280);

    QTest::keyPress(&bench.canvas(), Qt::Key_Space);
    QCOMPARE(bench.viewport().cursor().shape(), Qt::OpenHandCursor);
    QTest::mousePress(&bench.viewport(), Qt::LeftButton, {}, start);
    QCOMPARE(bench.viewport().cursor().shape(), Qt::ClosedHandCursor);
    QTest::mouseMove(&bench.viewport(), end);
    QTest::mouseRelease(&bench.viewport(), Qt::LeftButton, {}, end);
    QTest::keyRelease(&bench.canvas(), Qt::Key_Space);
    QCOMPARE(bench.viewport().cursor().shape(), Qt::ArrowCursor);
    QCOMPARE(bench.editor->mapFromScene({0, 0}), origin + QPointF(30, -20));

    QTest::mousePress(&bench.viewport(), Qt::MiddleButton, {}, start);
    QTest::mouseMove(&bench.viewport(), end);
    QTest::mouseRelease(&bench.viewport(), Qt::MiddleButton, {}, end);
    QCOMPARE(bench.editor->mapFromScene({0, 0}), origin + QPointF(60, -40));
    QVERIFY(bench.document().data() == before);
    QVERIFY(bench.editor->selection()->isEmpty());
    QCOMPARE(bench.steps(), 1);
}

void TestShapeEditor::wheelKeepsThePointUnderTheCursor()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    for (const QPoint pos : {QPoint(3, 5), QPoint(400, 300), QPoint(790, 120)}) {
        const QPointF below = bench.editor->mapToScene(pos);
        const auto drift = [&] { return length(bench.editor->mapFromScene(below) - pos); };
        for (int i = 0; i < 12; ++i) {
            bench.wheel(pos, 120);
            QVERIFY(drift() < 0.01);
        }
        QVERIFY(bench.editor->zoom() > 5 * zoom);
        for (int i = 0; i < 24; ++i) {
            bench.wheel(pos, -60);
            QVERIFY(drift() < 0.01);
        }
        QVERIFY(std::abs(bench.editor->zoom() - zoom) < 1e-9);
    }
    for (int i = 0; i < 200; ++i)
        bench.wheel({10, 10}, 120);
    QCOMPARE(bench.editor->zoom(), ShapeEditor::LargestZoom);
    for (int i = 0; i < 400; ++i)
        bench.wheel({10, 10}, -120);
    QCOMPARE(bench.editor->zoom(), ShapeEditor::SmallestZoom);
}

void TestShapeEditor::wheelWithShiftScrollsSideways()
{
    EditorBench bench;
    const QPointF origin = bench.editor->mapFromScene({0, 0});
    bench.wheel({100, 100}, 120, Qt::ShiftModifier);
    QVERIFY(bench.editor->mapFromScene({0, 0}).x() > origin.x());
    QCOMPARE(bench.editor->mapFromScene({0, 0}).y(), origin.y());
    QCOMPARE(bench.editor->zoom(), 1.0);
}

void TestShapeEditor::bandBeyondTheEdgeScrolls()
{
    EditorBench bench;
    const ShapeId far = bench.document().addShape(Shape::rectangle({480, 0}, {20, 20}));
    const QPointF anchor = bench.seen({0, -50});
    QVERIFY(bench.at({480, 0}).x() > bench.viewport().width());
    QTest::mousePress(&bench.viewport(), Qt::LeftButton, {}, bench.at(anchor));
    QTest::mouseMove(&bench.viewport(), {700, 350});
    QTest::mouseMove(&bench.viewport(), {860, 350});
    QTRY_COMPARE(bench.editor->selection()->ids(), ShapeIds{far});
    QTest::mouseRelease(&bench.viewport(), Qt::LeftButton, {}, {860, 350});
    QVERIFY(bench.at({480, 0}).x() < bench.viewport().width() + 100);
}

void TestShapeEditor::losingTheFocusEndsADrag()
{
    EditorBench bench;
    Shape shape = Shape::rectangle({0, 0}, {60, 40});
    shape.fill = Qt::yellow;
    bench.document().addShape(shape);
    const DocumentData before = bench.document().data();
    bench.beginDrag({0, 0}, {50, 30});
    bench.canvas().clearFocus();
    QVERIFY(bench.document().data() == before);
    bench.move({70, 30});
    bench.release({70, 30});
    QVERIFY(bench.document().data() == before);
    QCOMPARE(bench.steps(), 1);
}

void TestShapeEditor::viewStaysWhenShapesAreAdded()
{
    EditorBench bench(1.3, 20);
    const QPointF corner = bench.editor->mapToScene({0, 0});
    bench.document().addShape(Shape::rectangle({1e8, -1e8}, {1e6, 1e6}));
    bench.document().addShape(Shape::rectangle({-1e9, 1e9}, {5, 5}));
    QCoreApplication::processEvents();
    QVERIFY(same(bench.editor->mapToScene({0, 0}), corner));
    bench.editor->zoomTo(QRectF(-1e9 - 0.01, 1e9 - 0.01, 0.02, 0.02));
    QVERIFY(length(bench.editor->mapToScene({400, 300}) - QPointF(-1e9, 1e9)) < 1e-3);
}

void TestShapeEditor::applicationItemsAboveGetTheMouse()
{
    EditorBench bench;
    auto *item = bench.editor->scene()->addRect(0, 0, 50, 50);
    item->setZValue(2000);
    item->setFlag(QGraphicsItem::ItemIsMovable);
    bench.drag({20, 20}, {60, 40});
    QCOMPARE(item->pos(), QPointF(40, 20));
    item->setFlag(QGraphicsItem::ItemIsMovable, false);
    bench.editor->setTool(ShapeEditor::Rectangle);
    bench.drag({50, 30}, {150, 130});
    QCOMPARE(bench.document().count(), 1);
}

TRAMMEL_WIDGET_TEST(TestShapeEditor)
#include "tst_shapeeditor.moc"
