#include "tests/widgets/editorbench.h"

#include "tests/testprogram.h"
#include "tests/widgets/modifierkeys.h"
#include "tests/widgets/nearpoints.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapeinspector.h>

#include <QtGui/QAction>
#include <QtWidgets/QLineEdit>

using namespace Trammel;

namespace {

using Grip = ShapeEditor::Handle;

/// A selected filled box with a visible pivot.
struct PivotBench : EditorBench
{
    PivotBench(double zoom = 1, double rotation = 0, double turned = 0) : EditorBench(zoom, rotation)
    {
        Shape shape = Shape::rectangle({0, 0}, {160, 100}, turned);
        shape.fill = Qt::yellow;
        id = document().addShape(shape);
        editor->selection()->set({id});
        hover(place(Grip::Rotate));
    }

    const Shape &shape() { return *document().find(id); }
    QPointF place(Grip grip) { return editor->mapToScene(editor->handlePosition(grip).value_or(QPointF(-9e3, -9e3))); }
    bool isShown() { return editor->handlePosition(Grip::Pivot).has_value(); }
    void hover(QPointF scenePos)
    {
        QMouseEvent event(QEvent::MouseMove, at(scenePos), viewport().mapToGlobal(at(scenePos)), Qt::NoButton,
                          Qt::NoButton, held);
        QCoreApplication::sendEvent(&viewport(), &event);
    }
    void putPivot(QPointF to, Qt::KeyboardModifiers modifiers = {}) { drag(place(Grip::Pivot), to, modifiers); }

    ShapeId id;
};

} // namespace

/// Tests the pivot of a selection.
class TestPivot : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesWithTheHandleThatTurns();
    void coversNoSmallBody();
    void snapsToTheFrame_data() { addViews(); }
    void snapsToTheFrame();
    void snapsToShapes();
    void turnsAbout_data() { addViews(); }
    void turnsAbout();
    void altTurnsEachAboutItsOwn();
    void goesAlong();
    void isForgotten();
    void doubleClickPutsItBack();
    void escapeGivesItBack();
    void severalTurnThereAndBack();
    void staysThroughManyTurns();
    void quartersTurnAboutIt();
    void inspectorTurnsAboutIt();
};

void TestPivot::comesWithTheHandleThatTurns()
{
    PivotBench bench;
    QVERIFY(bench.isShown());
    QCOMPARE(bench.place(Grip::Pivot), QPointF(0, 0));
    // The pivot is hidden until the pointer hovers over the rotate handle, so that a drag at the center moves the
    // shape.
    bench.hover({300, 200});
    bench.editor->selection()->clear();
    bench.editor->selection()->set({bench.id});
    QVERIFY(!bench.isShown());
    bench.drag({0, 0}, {30, 20});
    QCOMPARE(bench.shape().center, QPointF(30, 20));
    QVERIFY(!bench.isShown());
    bench.hover(bench.place(Grip::Rotate));
    QVERIFY(bench.isShown());
    QVERIFY(bench.editor->hint().contains(QStringLiteral("pivot")));
    bench.hover(bench.place(Grip::Pivot));
    QCOMPARE(bench.viewport().cursor().shape(), Qt::SizeAllCursor);
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.isShown());
}

void TestPivot::coversNoSmallBody()
{
    PivotBench bench(0.2);
    QVERIFY(!bench.isShown());
    bench.drag({0, 0}, {100, 50});
    QCOMPARE(bench.shape().center, QPointF(100, 50));
    bench.editor->setZoom(1);
    bench.hover(bench.place(Grip::Rotate));
    QVERIFY(bench.isShown());
    // A pivot outside of the shape covers no part of it and stays visible.
    bench.putPivot({300, 50});
    bench.editor->setZoom(0.2);
    QVERIFY(bench.isShown());
}

void TestPivot::snapsToTheFrame()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    PivotBench bench(zoom, rotation, 20);
    const QPointF axis = axisFromDegrees(20), along = 80 * axis, across = 50 * perpendicular(axis);
    for (const QPointF place : {along + across, -along, across - along, QPointF()}) {
        bench.putPivot(place + QPointF(4, -3) / zoom);
        QVERIFY(isNear(bench.place(Grip::Pivot), place));
        bench.putPivot(place + QPointF(4, -3) / zoom, Ctrl);
        QVERIFY(!isNear(bench.place(Grip::Pivot), place, 1 / zoom));
    }
    QCOMPARE(bench.steps(), 1);
}

void TestPivot::snapsToShapes()
{
    PivotBench bench;
    bench.document().addShape(Shape::rectangle({200, 150}, {40, 40}));
    bench.putPivot({183, 128});
    QVERIFY(isNear(bench.place(Grip::Pivot), {183, 128}));
    bench.editor->setSnapToShapes(true);
    bench.putPivot({220, 60});
    bench.putPivot({184, 128});
    QVERIFY(isNear(bench.place(Grip::Pivot), {180, 130}));
}

void TestPivot::turnsAbout()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    PivotBench bench(zoom, rotation, 20);
    const QPointF corner = bench.shape().frame().corners()[0];
    bench.putPivot(corner);
    const DocumentData before = bench.document().data();
    const QPointF from = bench.place(Grip::Rotate);
    const QPointF to = corner + rotated(from - corner, axisFromDegrees(35));
    bench.drag(from, to);
    const double turned = bench.shape().rotation - 20;
    QVERIFY(std::abs(turned - 35) < 2);
    QVERIFY(isNear(bench.shape().center, corner + rotated(-corner, axisFromDegrees(turned))));
    QVERIFY(isNear(bench.shape().frame().corners()[0], corner));
    QVERIFY(isNear(bench.place(Grip::Pivot), corner));
    bench.key(Qt::Key_Z, Ctrl);
    QVERIFY(bench.document().data() == before);
    QVERIFY(isNear(bench.place(Grip::Pivot), corner));
    // With Shift, the angle of the frame is a multiple of 15 degrees, instead of the angle of the drag.
    bench.drag(from, to, Shift);
    QCOMPARE(bench.shape().rotation, 60.0);
    QVERIFY(isNear(bench.shape().frame().corners()[0], corner));
}

void TestPivot::altTurnsEachAboutItsOwn()
{
    PivotBench bench;
    const ShapeId other = bench.document().addShape(Shape::rectangle({0, 200}, {40, 40}));
    bench.editor->selection()->set({bench.id, other});
    bench.hover(bench.place(Grip::Rotate));
    bench.putPivot({-200, 0});
    const QPointF from = bench.place(Grip::Rotate);
    bench.beginDrag(from, from + QPointF(80, 90));
    QVERIFY(!isNear(bench.shape().center, {0, 0}));
    bench.hold(Alt);
    QCOMPARE(bench.shape().center, QPointF(0, 0));
    QVERIFY(bench.shape().rotation > 0);
    bench.hold({});
    QVERIFY(!isNear(bench.shape().center, {0, 0}));
    bench.release(from + QPointF(80, 90));
}

void TestPivot::goesAlong()
{
    PivotBench bench;
    bench.putPivot({-80, -50});
    bench.drag({30, 30}, {50, 70});
    QVERIFY(isNear(bench.place(Grip::Pivot), {-60, -10}));
    bench.key(Qt::Key_Right);
    QVERIFY(isNear(bench.place(Grip::Pivot), {-59, -10}));
    // The pivot also follows changes by the program and by undo.
    bench.document().changeShapes({bench.id}, [](Shape &shape) { shape.center += QPointF(100, 0); });
    QVERIFY(isNear(bench.place(Grip::Pivot), {41, -10}));
    bench.document().undoStack()->undo();
    QVERIFY(isNear(bench.place(Grip::Pivot), {-59, -10}));
    // A pivot on a corner stays on it when another handle is dragged.
    const QPointF corner = bench.place(Grip::BottomRight);
    bench.drag(corner, corner + QPointF(40, 30));
    QVERIFY(isNear(bench.place(Grip::Pivot), bench.place(Grip::TopLeft)));
    const QPointF first = bench.place(Grip::TopLeft) + QPointF(0, 30);
    bench.drag(bench.place(Grip::Left), first);
    QVERIFY(isNear(bench.place(Grip::Pivot), bench.place(Grip::TopLeft)));
}

void TestPivot::isForgotten()
{
    PivotBench bench;
    const ShapeId other = bench.document().addShape(Shape::rectangle({250, 0}, {100, 100}));
    bench.putPivot({-80, -50});
    bench.editor->selection()->set({other});
    QVERIFY(!bench.isShown());
    bench.editor->selection()->set({bench.id});
    QVERIFY(!bench.isShown());
    bench.hover(bench.place(Grip::Rotate));
    QCOMPARE(bench.place(Grip::Pivot), QPointF(0, 0));
    // A dragged copy has its pivot at its center.
    bench.putPivot({-80, -50});
    bench.drag({30, 30}, {30, 200}, Alt);
    QCOMPARE(bench.document().count(), 3);
    bench.hover(bench.place(Grip::Rotate));
    QVERIFY(isNear(bench.place(Grip::Pivot), {0, 170}));
    // A shape of another document does not take over the pivot, although its id is equal.
    Document another;
    another.addShape(bench.shape());
    bench.editor->setDocument(&another);
    bench.editor->selection()->set({another.ids().first()});
    QVERIFY(!bench.isShown());
}

void TestPivot::doubleClickPutsItBack()
{
    PivotBench bench;
    bench.putPivot({-80, -50});
    bench.click({-80, -50});
    QTest::mouseDClick(&bench.viewport(), Qt::LeftButton, {}, bench.at({-80, -50}));
    QCOMPARE(bench.place(Grip::Pivot), QPointF(0, 0));
    QVERIFY(bench.editor->editedShape().isNull());
    QCOMPARE(bench.steps(), 1);
}

void TestPivot::escapeGivesItBack()
{
    PivotBench bench;
    bench.putPivot({-80, -50});
    bench.beginDrag({-80, -50}, {100, 100});
    QCOMPARE(bench.editor->mapToScene(*bench.editor->handlePosition(Grip::Pivot)), QPointF(100, 100));
    bench.key(Qt::Key_Escape);
    bench.release({100, 100});
    QVERIFY(isNear(bench.place(Grip::Pivot), {-80, -50}));
    QCOMPARE(bench.editor->selection()->count(), 1);
    // The shape is removed during the drag of the pivot.
    bench.beginDrag({-80, -50}, {100, 100});
    bench.document().removeShapes({bench.id});
    bench.move({120, 100});
    bench.release({120, 100});
    QVERIFY(!bench.isShown());
    QCOMPARE(bench.document().count(), 0);
}

void TestPivot::severalTurnThereAndBack()
{
    PivotBench bench;
    const ShapeId other = bench.document().addShape(Shape::rectangle({250, 0}, {100, 60}, 30));
    bench.editor->selection()->set({bench.id, other});
    bench.hover(bench.place(Grip::Rotate));
    bench.putPivot({-80, 120});
    const QPointF from = bench.place(Grip::Rotate), pivot = bench.place(Grip::Pivot);
    const QPointF to = pivot + rotated(from - pivot, axisFromDegrees(50));
    bench.drag(from, to);
    QVERIFY(isNear(bench.place(Grip::Pivot), pivot));
    const QPointF now = bench.place(Grip::Rotate);
    bench.drag(now, pivot + rotated(now - pivot, axisFromDegrees(-50)));
    QVERIFY(isNear(bench.shape().center, {0, 0}, 3));
    QVERIFY(isNear(bench.place(Grip::Pivot), pivot));
}

void TestPivot::staysThroughManyTurns()
{
    PivotBench bench(1, 0, 10);
    bench.putPivot({31, 17}, Ctrl);
    const QPointF pivot = bench.place(Grip::Pivot);
    const double away = length(bench.shape().center - pivot);
    for (int round = 0; round < 200; ++round) {
        const QPointF from = bench.place(Grip::Rotate);
        bench.drag(from, pivot + rotated(from - pivot, axisFromDegrees(7)));
    }
    QVERIFY(isNear(bench.place(Grip::Pivot), pivot, 1e-10));
    QVERIFY(std::abs(length(bench.shape().center - pivot) - away) < 1e-10);
}

void TestPivot::quartersTurnAboutIt()
{
    PivotBench bench;
    bench.putPivot({-80, -50});
    bench.editor->action(ShapeEditor::Action::TurnRight)->trigger();
    QVERIFY(isNear(bench.shape().center, {-130, 30}));
    QCOMPARE(bench.shape().rotation, 90.0);
    QVERIFY(isNear(bench.place(Grip::Pivot), {-80, -50}));
    bench.editor->action(ShapeEditor::Action::TurnLeft)->trigger();
    QCOMPARE(bench.shape().center, QPointF(0, 0));
}

void TestPivot::inspectorTurnsAboutIt()
{
    PivotBench bench;
    ShapeInspector inspector;
    inspector.setEditor(bench.editor.get());
    auto *angle = inspector.findChild<QLineEdit *>(QStringLiteral("angle"));
    QVERIFY(angle);
    const auto type = [&](const QString &text) {
        angle->setText(text);
        angle->setModified(true);
        QTest::keyClick(angle, Qt::Key_Return);
    };
    type(QStringLiteral("30"));
    QCOMPARE(bench.shape().center, QPointF(0, 0));
    QCOMPARE(bench.shape().rotation, 30.0);
    const QPointF corner = bench.shape().frame().corners()[2];
    bench.hover(bench.place(Grip::Rotate));
    bench.putPivot(corner);
    type(QStringLiteral("+45"));
    QCOMPARE(bench.shape().rotation, 75.0);
    QVERIFY(isNear(bench.shape().frame().corners()[2], corner));
    QVERIFY(isNear(*bench.editor->pivot(), corner));
    QCOMPARE(bench.steps(), 3);
}

TRAMMEL_WIDGET_TEST(TestPivot)
#include "tst_pivot.moc"
