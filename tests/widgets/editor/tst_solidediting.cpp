#include "tests/testprogram.h"
#include "tests/widgets/roombench.h"
#include <trammel/fragment.h>
#include <trammel/geometry/collision.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtGui/QAction>
#include <QtWidgets/QLabel>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

bool isAbout(QPointF a, QPointF b)
{
    return length(a - b) < 0.01;
}

} // namespace

/// Drags, keys, numbers and commands in an editor whose shapes may not overlap.
class TestSolidEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dragsInEachMode_data();
    void dragsInEachMode();
    void escapeRestoresPushedShapes();
    void spaceAllowsOverlaps();
    void shiftStays();
    void dragsSnapToTouching();
    void wedgedShapesDoNotSnap();
    void hops();
    void copiesTakeFreePlaces();
    void rotates();
    void resizes();
    void arrowKeys();
    void rotatesAndResizesByKeys();
    void pastesAndDuplicatesIntoFreePlaces();
    void numbersAreRefused();
    void numbersMoveToFreePlaces();
    void labelsStopAtShapes();
    void constraintsLimitPlaces();
    void modesCycle();
    void solidityActions();
    void refusedModesAndDistances();
};

void TestSolidEditing::dragsInEachMode_data()
{
    QTest::addColumn<OverlapMode>("mode");
    QTest::addColumn<QPointF>("boxAt");
    QTest::addColumn<QPointF>("cabinetAt");
    // The pointer moves by (70, 10).
    QTest::newRow("allow") << ShapeEditor::AllowOverlap << QPointF(170, 110) << QPointF(180, 100);
    QTest::newRow("stop") << ShapeEditor::StopAtTouch << QPointF(140, 100 + 40 * 10 / 70.0) << QPointF(180, 100);
    QTest::newRow("slide") << ShapeEditor::SlideAlong << QPointF(140, 110) << QPointF(180, 100);
    QTest::newRow("push") << ShapeEditor::PushNeighbors << QPointF(170, 110) << QPointF(210, 100);
}

void TestSolidEditing::dragsInEachMode()
{
    QFETCH(OverlapMode, mode);
    QFETCH(QPointF, boxAt);
    QFETCH(QPointF, cabinetAt);
    RoomBench bench(mode);
    bench.editor->setSnapTolerance(1);
    const DocumentData before = bench.document().data();
    bench.drag({100, 100}, {170, 110});
    QVERIFY2(
        isAbout(bench.centerOf(bench.box), boxAt),
        qPrintable(QStringLiteral("%1, %2").arg(bench.centerOf(bench.box).x()).arg(bench.centerOf(bench.box).y())));
    QVERIFY2(isAbout(bench.centerOf(bench.cabinet), cabinetAt), QByteArray::number(bench.centerOf(bench.cabinet).x()));
    QCOMPARE(bench.overlap(), mode == ShapeEditor::AllowOverlap);
    QCOMPARE(bench.newSteps(), 1);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.box});
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
    bench.document().undoStack()->redo();
    QVERIFY(isAbout(bench.centerOf(bench.cabinet), cabinetAt));
}

void TestSolidEditing::escapeRestoresPushedShapes()
{
    RoomBench bench(ShapeEditor::PushNeighbors);
    const DocumentData before = bench.document().data();
    bench.beginDrag({100, 100}, {170, 100});
    QVERIFY(bench.centerOf(bench.cabinet) != QPointF(180, 100));
    // The neighbor comes back when the pointer leaves.
    bench.move({120, 100});
    QCOMPARE(bench.centerOf(bench.cabinet), QPointF(180, 100));
    bench.move({170, 100});
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.document().data() == before);
    bench.release({170, 100});
    QVERIFY(bench.document().data() == before);
    QCOMPARE(bench.newSteps(), 0);
}

void TestSolidEditing::spaceAllowsOverlaps()
{
    RoomBench bench;
    bench.beginDrag({100, 100}, {160, 100});
    QVERIFY(!bench.overlap());
    bench.hold({}, true);
    bench.move({161, 100});
    QVERIFY(bench.overlap());
    // The shape can be moved out again.
    bench.hold({}, false);
    bench.move({110, 100});
    QVERIFY(!bench.overlap());
    QVERIFY(isAbout(bench.centerOf(bench.box), {110, 100}));
    bench.release({110, 100});
}

void TestSolidEditing::shiftStays()
{
    RoomBench bench;
    bench.drag({100, 100}, {170, 120}, Qt::ShiftModifier);
    QVERIFY(isAbout(bench.centerOf(bench.box), {140, 100}));
}

void TestSolidEditing::dragsSnapToTouching()
{
    RoomBench bench;
    bench.drag({100, 100}, {136, 100});
    QVERIFY(isAbout(bench.centerOf(bench.box), {140, 100}));
    bench.drag({140, 100}, {134, 100}, Qt::ControlModifier);
    QVERIFY(isAbout(bench.centerOf(bench.box), {134, 100}));
    // A turned edge is touched as well.
    bench.document().changeShapes({bench.cabinet}, [](Shape &shape) {
        shape.rotation = 30;
        shape.center = {200, 100};
    });
    bench.document().changeShapes({bench.box}, [](Shape &shape) { shape.center = {100, 100}; });
    bench.beginDrag({100, 100}, {140, 100});
    const auto gap = [&] {
        return distance(bench.document().find(bench.box)->scenePrimitive(),
                        bench.document().find(bench.cabinet)->scenePrimitive());
    };
    // The pointer comes nearer until the shapes are within the snap distance.
    for (int x = 140; gap() > 0 && x < 200; ++x) {
        const double before = gap();
        bench.move({double(x), 100});
        QVERIFY2(gap() < 1e-6 || gap() > bench.editor->snapTolerance() - 1.5, QByteArray::number(gap()));
        QVERIFY(gap() <= before);
    }
    QVERIFY(gap() < 1e-6);
    bench.release({150, 100});
}

// Between two walls, a ball neither moves nor snaps while the pointer goes on, also if it would align with others
// nearby.
void TestSolidEditing::wedgedShapesDoNotSnap()
{
    RoomBench bench;
    bench.editor->setSnapToShapes(true);
    bench.document().removeShapes(bench.document().ids());
    Shape ball = Shape::ellipse({0, 0}, {40, 40});
    ball.fill = Qt::yellow;
    Shape left = namedBox({-85, 100}, {200, 20}, QStringLiteral("left"));
    left.rotation = 25;
    Shape right = namedBox({85, 100}, {200, 20}, QStringLiteral("right"));
    right.rotation = 335;
    const ShapeId id = bench.document().addShape(ball);
    bench.document().addShapes({left, right});
    for (int i = 1; i < 8; ++i)
        bench.document().addShape(namedBox({-200, 60 + 14.0 * i}, {10, 4}, QStringLiteral("beside")));
    bench.editor->centerOn({0, 50});
    bench.select({id});
    bench.beginDrag({0, 0}, {0, 100});
    bench.move({2, 200});
    const QPointF wedged = bench.centerOf(id);
    for (int x = -30; x < 60; x += 7) {
        bench.move({double(x), 220 + x / 2.0});
        QVERIFY2(isAbout(bench.centerOf(id), wedged), QByteArray::number(length(bench.centerOf(id) - wedged)));
    }
    bench.release({60, 220});
}

void TestSolidEditing::hops()
{
    RoomBench bench;
    bench.editor->setHopsOverObstacles(true);
    bench.document().changeShapes({bench.wall}, [](Shape &shape) { shape.center.rx() += 200; });
    bench.beginDrag({100, 100}, {155, 100});
    QVERIFY(isAbout(bench.centerOf(bench.box), {140, 100}));
    // Beyond the cabinet is a free place. A locked wall is never crossed.
    bench.move({230, 100});
    QVERIFY(isAbout(bench.centerOf(bench.box), {230, 100}));
    bench.move({600, 100});
    QVERIFY(bench.centerOf(bench.box).x() < 430);
    bench.release({600, 100});
    QCOMPARE(bench.document().find(bench.box)->size, QSizeF(40, 40));
}

void TestSolidEditing::copiesTakeFreePlaces()
{
    RoomBench bench;
    bench.drag({100, 100}, {150, 110}, Qt::AltModifier);
    QCOMPARE(bench.document().count(), 4);
    QVERIFY(!bench.overlap());
    const QPointF copy = bench.centerOf(bench.document().ids().last());
    QVERIFY2(length(copy - QPointF(150, 110)) < 60, QByteArray::number(length(copy - QPointF(150, 110))));
    QCOMPARE(bench.centerOf(bench.box), QPointF(100, 100));
}

void TestSolidEditing::rotates()
{
    RoomBench bench;
    bench.document().changeShapes({bench.box}, [](Shape &shape) {
        shape.size = {100, 20};
        shape.center = {109.5, 100};
    });
    bench.editor->setSnapToAngles(false);
    // The box is half a unit away from the cabinet, so that it can turn a little.
    bench.select({bench.box});
    const QPointF handle = bench.editor->mapToScene(bench.editor->mapFromScene({109.5, 90}) - QPointF(0, 24));
    bench.beginDrag(handle, handle + QPointF(80, 80));
    const double degrees = bench.document().find(bench.box)->rotation;
    QVERIFY2(degrees > 0 && degrees < 45, QByteArray::number(degrees));
    QVERIFY(!bench.overlap());
    bench.release(handle + QPointF(80, 80));
    QVERIFY(bench.newSteps() >= 1);
}

void TestSolidEditing::resizes()
{
    RoomBench bench;
    const QPointF grip(120, 120);
    bench.beginDrag(grip, {190, 150});
    QVERIFY(!bench.overlap());
    const Shape &shape = *bench.document().find(bench.box);
    QVERIFY2(std::abs(shape.center.x() + shape.size.width() / 2 - 160) < 0.01,
             QByteArray::number(shape.center.x() + shape.size.width() / 2));
    bench.move({130, 150});
    QVERIFY(isAbout({bench.document().find(bench.box)->size.width(), 0}, {50, 0}));
    bench.release({130, 150});
    QCOMPARE(bench.newSteps(), 1);
}

void TestSolidEditing::arrowKeys()
{
    RoomBench bench;
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(15);
    for (int i = 0; i < 5; ++i)
        bench.key(Qt::Key_Right);
    QVERIFY(isAbout(bench.centerOf(bench.box), {140, 100}));
    QCOMPARE(bench.newSteps(), 1);
    bench.key(Qt::Key_Down);
    QVERIFY(isAbout(bench.centerOf(bench.box), {140, 115}));
    bench.editor->setOverlapMode(ShapeEditor::PushNeighbors);
    bench.key(Qt::Key_Right);
    QVERIFY(isAbout(bench.centerOf(bench.box), {155, 115}));
    QVERIFY(isAbout(bench.centerOf(bench.cabinet), {195, 100}));
    bench.document().undoStack()->undo();
    QVERIFY(isAbout(bench.centerOf(bench.cabinet), {180, 100}));
}

void TestSolidEditing::rotatesAndResizesByKeys()
{
    RoomBench bench;
    bench.document().changeShapes({bench.box}, [](Shape &shape) {
        shape.size = {100, 20};
        shape.center = {109.5, 100};
    });
    bench.select({bench.box});
    bench.key(Qt::Key_Period);
    QVERIFY(!bench.overlap());
    const double degrees = bench.document().find(bench.box)->rotation;
    QVERIFY2(degrees > 0.1 && degrees < 15, QByteArray::number(degrees));
    bench.document().changeShapes({bench.box}, [](Shape &shape) { shape.rotation = 0; });
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(15);
    bench.key(Qt::Key_Right, Qt::ControlModifier);
    QVERIFY2(std::abs(bench.document().find(bench.box)->size.width() - 100.5) < 0.01,
             QByteArray::number(bench.document().find(bench.box)->size.width()));
}

void TestSolidEditing::pastesAndDuplicatesIntoFreePlaces()
{
    RoomBench bench;
    // A cabinet does not block a copy that lies inside it.
    bench.document().changeShapes({bench.cabinet}, [](Shape &shape) { shape.size = {30, 60}; });
    bench.trigger(Action::Copy);
    bench.trigger(Action::Paste);
    bench.trigger(Action::PasteInPlace);
    bench.trigger(Action::Duplicate);
    bench.trigger(Action::Duplicate);
    QCOMPARE(bench.document().count(), 7);
    QVERIFY(!bench.overlap());
    QCOMPARE(bench.newSteps(), 5);
}

void TestSolidEditing::numbersAreRefused()
{
    RoomBench bench;
    const DocumentData before = bench.document().data();
    for (const char *number : {"x", "width"}) {
        bench.type(number, QStringLiteral("150"));
        QVERIFY(bench.document().data() == before);
        QVERIFY2(bench.field(number).toolTip().contains(QStringLiteral("cabinet")),
                 qPrintable(bench.field(number).toolTip()));
        QTest::keyClick(&bench.field(number), Qt::Key_Escape);
    }
    bench.type("x", QStringLiteral("90"));
    QVERIFY(isAbout(bench.centerOf(bench.box), {110, 100}));
    bench.editor->setOverlapMode(ShapeEditor::AllowOverlap);
    bench.type("x", QStringLiteral("150"));
    QVERIFY(isAbout(bench.centerOf(bench.box), {170, 100}));
    // A shape that overlaps already may go on doing so.
    bench.editor->setOverlapMode(ShapeEditor::StopAtTouch);
    bench.type("x", QStringLiteral("155"));
    QVERIFY(isAbout(bench.centerOf(bench.box), {175, 100}));
}

void TestSolidEditing::numbersMoveToFreePlaces()
{
    RoomBench bench;
    bench.type("x", QStringLiteral("130"));
    QVERIFY(isAbout(bench.centerOf(bench.box), {100, 100}));
    QTest::keyClick(&bench.field("x"), Qt::Key_Return);
    QVERIFY2(isAbout(bench.centerOf(bench.box), {140, 100}), QByteArray::number(bench.centerOf(bench.box).x()));
    QCOMPARE(bench.newSteps(), 1);
}

void TestSolidEditing::labelsStopAtShapes()
{
    RoomBench bench;
    bench.activate();
    QLabel *label = nullptr;
    for (QLabel *found : bench.inspector.findChildren<QLabel *>()) {
        if (found->buddy() == &bench.field("x"))
            label = found;
    }
    QVERIFY(label);
    const auto mouse = [label](QEvent::Type type, int x) {
        const QPoint pos(x, 5);
        const bool isMove = type == QEvent::MouseMove;
        QMouseEvent event(type, pos, label->mapToGlobal(pos), isMove ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
        QCoreApplication::sendEvent(label, &event);
    };
    mouse(QEvent::MouseButtonPress, 5);
    for (int x = 5; x <= 65; x += 5)
        mouse(QEvent::MouseMove, x);
    // The last place at which the box overlaps nothing.
    const double reached = bench.centerOf(bench.box).x();
    QVERIFY2(reached > 130 && reached <= 140, QByteArray::number(reached));
    mouse(QEvent::MouseButtonRelease, 65);
    QCOMPARE(bench.centerOf(bench.box).x(), reached);
    QCOMPARE(bench.newSteps(), 1);
}

/// The box stays on a level rail, in each mode, by drag, by key and by number.
void TestSolidEditing::constraintsLimitPlaces()
{
    for (OverlapMode mode : {ShapeEditor::AllowOverlap, ShapeEditor::StopAtTouch, ShapeEditor::SlideAlong}) {
        RoomBench bench(mode);
        bench.editor->setPlacementConstraint([&bench](ShapeId id, const Shape &shape, const Placement &wanted) {
            Placement allowed = wanted;
            if (id == bench.box)
                allowed.center.setY(100);
            allowed.rotation = shape.rotation;
            return allowed;
        });
        const QPointF end(mode == ShapeEditor::AllowOverlap ? 150 : 140, 100);
        bench.drag({100, 100}, {150, 130}, Qt::ControlModifier);
        QVERIFY2(isAbout(bench.centerOf(bench.box), end), QByteArray::number(bench.centerOf(bench.box).x()));
        bench.key(Qt::Key_Down);
        QVERIFY(isAbout(bench.centerOf(bench.box), end));
        bench.key(Qt::Key_Left);
        QVERIFY(bench.centerOf(bench.box).x() < end.x());
        const DocumentData before = bench.document().data();
        bench.type("y", QStringLiteral("5"));
        QVERIFY(bench.document().data() == before);
        QVERIFY(!bench.field("y").toolTip().isEmpty());
        QTest::keyClick(&bench.field("y"), Qt::Key_Escape);
        bench.type("angle", QStringLiteral("30"));
        QVERIFY(bench.document().data() == before);
        QTest::keyClick(&bench.field("angle"), Qt::Key_Escape);
        bench.editor->setPlacementConstraint({});
        bench.editor->activateWindow();
        bench.drag(bench.centerOf(bench.box), bench.centerOf(bench.box) + QPointF(-20, 30), Qt::ControlModifier);
        QVERIFY(bench.centerOf(bench.box).y() > 110);
    }
}

void TestSolidEditing::modesCycle()
{
    RoomBench bench(ShapeEditor::AllowOverlap);
    const QList<std::pair<OverlapMode, Action>> modes{{ShapeEditor::StopAtTouch, Action::StopAtTouch},
                                                      {ShapeEditor::SlideAlong, Action::SlideAlong},
                                                      {ShapeEditor::PushNeighbors, Action::PushNeighbors},
                                                      {ShapeEditor::AllowOverlap, Action::AllowOverlap}};
    for (const auto &[mode, action] : modes) {
        bench.key(Qt::Key_K, Qt::ShiftModifier);
        QCOMPARE(bench.editor->overlapMode(), mode);
        QVERIFY(bench.editor->action(action)->isChecked());
    }
    bench.trigger(Action::SlideAlong);
    QCOMPARE(bench.editor->overlapMode(), ShapeEditor::SlideAlong);
}

void TestSolidEditing::solidityActions()
{
    RoomBench bench;
    QVERIFY(bench.editor->action(Action::Solid)->isChecked());
    bench.trigger(Action::Solid);
    QCOMPARE(bench.document().find(bench.box)->solidity, Solidity::None);
    QVERIFY(!bench.editor->action(Action::Solid)->isChecked());
    bench.drag({100, 100}, {170, 100});
    QVERIFY(bench.overlap());
    bench.document().undoStack()->undo();
    // A curve is solid on request.
    bench.document().changeShapes({bench.box}, [](Shape &shape) {
        shape.solidity = Solidity::Automatic;
        shape.fill = QColor();
    });
    QVERIFY(!bench.editor->action(Action::Solid)->isChecked());
    bench.trigger(Action::Solid);
    QVERIFY(bench.editor->action(Action::Solid)->isChecked());
    bench.trigger(Action::Holding);
    QCOMPARE(bench.document().find(bench.box)->solidity, Solidity::Holding);
    QVERIFY(bench.editor->action(Action::Solid)->isChecked());
    bench.trigger(Action::Holding);
    QCOMPARE(bench.document().find(bench.box)->solidity, Solidity::Solid);
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.editor->action(Action::Solid)->isEnabled());
}

void TestSolidEditing::refusedModesAndDistances()
{
    RoomBench bench;
    bench.editor->setOverlapMode(OverlapMode(4));
    bench.editor->setOverlapMode(OverlapMode(-1));
    QCOMPARE(bench.editor->overlapMode(), ShapeEditor::SlideAlong);
    bench.editor->setClearance(std::nan(""));
    QCOMPARE(bench.editor->clearance(), 0.0);
    bench.editor->setClearance(-3);
    QCOMPARE(bench.editor->clearance(), 0.0);
    bench.editor->setClearance(HUGE_VAL);
    QCOMPARE(bench.editor->clearance(), 1e6);
    // With a clearance larger than the drawing, shapes cannot move.
    bench.drag({100, 100}, {120, 100});
    QVERIFY(isAbout(bench.centerOf(bench.box), {100, 100}));
    bench.editor->setPushDepth(0);
    QCOMPARE(bench.editor->pushDepth(), 1);
    bench.editor->setPushDepth(100);
    QCOMPARE(bench.editor->pushDepth(), 8);
}

TRAMMEL_WIDGET_TEST(TestSolidEditing)
#include "tst_solidediting.moc"
