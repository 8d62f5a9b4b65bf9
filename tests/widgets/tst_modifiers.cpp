#include "tests/widgets/editorbench.h"

#include "geometry/vector.h"

#include <QtTest/QSignalSpy>

using namespace Trammel;

namespace {

const Qt::KeyboardModifiers Shift = Qt::ShiftModifier, Ctrl = Qt::ControlModifier, Alt = Qt::AltModifier;

Shape filledBox(QPointF centre, QSizeF size, double rotation = 0)
{
    Shape shape = Shape::rectangle(centre, size, rotation);
    shape.fill = Qt::yellow;
    return shape;
}

/// Three boxes upon each other around the origin, the largest at the bottom, and one beside them.
struct StackBench : EditorBench
{
    StackBench(double zoom = 1, double rotation = 0) : EditorBench(zoom, rotation)
    {
        for (double side : {120.0, 80.0, 40.0})
            ids << document().addShape(filledBox({0, 0}, {side, side}));
        ids << document().addShape(filledBox({150, 0}, {40, 40}));
    }

    QList<int> selected()
    {
        QList<int> numbers;
        for (ShapeId id : editor->selection()->ids())
            numbers << int(ids.indexOf(id)) + 1;
        std::sort(numbers.begin(), numbers.end());
        return numbers;
    }
    const Shape &shape(int number) { return *document().find(ids[number - 1]); }

    ShapeIds ids;
};

/// One box, selected, whose handles are pulled in its own axes.
struct HandleBench : EditorBench
{
    HandleBench(double zoom, double rotation, double turned = 0)
        : EditorBench(zoom, rotation), axis(axisFromDegrees(turned))
    {
        id = document().addShape(filledBox({0, 0}, {120, 80}, turned));
        editor->selection()->set({id});
    }

    QPointF handle(ShapeEditor::Handle which) { return editor->mapToScene(*editor->handlePosition(which)); }
    /// The pointer moves by whole pixels: how far it really goes, in the box's axes.
    QPointF wayTo(QPointF to, QPointF from) { return unrotated(seen(to) - seen(from), axis); }
    const Shape &shape() { return *document().find(id); }

    QPointF axis;
    ShapeId id;
};

bool isNear(QPointF a, QPointF b)
{
    return length(a - b) < 1e-9;
}

} // namespace

/// Each cell of the table of modifiers in the README; those of bands and lassos are in tst_areaselecting.
class ModifiersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clicks_data();
    void clicks();
    void clicksActOnRelease();
    void altClicksGoDownAndAround();
    void heldAtThePressCountOnlyForClicks_data();
    void heldAtThePressCountOnlyForClicks();
    void moveKeepsToOneAxis_data() { addViews(); }
    void moveKeepsToOneAxis();
    void moveWithoutSnapping();
    void moveCopies_data() { addViews(); }
    void moveCopies();
    void dragsTellOfTheSelectionOnce();
    void moveIsPlainWhenAltIsLetGo();
    void copyBackToTheStartIsNothing();
    void resizeKeepsTheRatio_data() { addViews(); }
    void resizeKeepsTheRatio();
    void resizeFromTheCentre_data() { addViews(); }
    void resizeFromTheCentre();
    void resizeWithoutSnapping();
    void rotateInSteps_data() { addViews(); }
    void rotateInSteps();
    void rotateEachAboutItsOwn_data() { addViews(); }
    void rotateEachAboutItsOwn();
    void createSquare_data() { addViews(); }
    void createSquare();
    void createFromTheCentre_data() { addViews(); }
    void createFromTheCentre();
    void createWithoutSnapping();
    void spaceMovesTheDraft_data() { addViews(); }
    void spaceMovesTheDraft();
    void pathsInSteps();
    void spaceMovesPaths();
    void spaceBeforeThePressPans();
    void modifiersLetGoOutside();
};

void ModifiersTest::clicks_data()
{
    QTest::addColumn<QList<int>>("before");
    QTest::addColumn<QPointF>("place");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QList<int>>("after");
    using Numbers = QList<int>;
    const QPointF stack(0, 0), beside(150, 0), open(150, 90);
    QTest::newRow("plain takes one") << Numbers{1, 4} << stack << Qt::KeyboardModifiers() << Numbers{3};
    QTest::newRow("plain in the open clears") << Numbers{1, 4} << open << Qt::KeyboardModifiers() << Numbers{};
    QTest::newRow("Shift adds") << Numbers{3} << beside << Shift << Numbers{3, 4};
    QTest::newRow("Shift takes off") << Numbers{3, 4} << beside << Shift << Numbers{3};
    QTest::newRow("Shift in the open keeps") << Numbers{3, 4} << open << Shift << Numbers{3, 4};
    QTest::newRow("Ctrl adds") << Numbers{3} << beside << Ctrl << Numbers{3, 4};
    QTest::newRow("Ctrl takes off") << Numbers{3, 4} << beside << Ctrl << Numbers{3};
    QTest::newRow("Ctrl+Shift as Ctrl") << Numbers{3} << beside << (Ctrl | Shift) << Numbers{3, 4};
    QTest::newRow("Alt begins at the top") << Numbers{4} << stack << Alt << Numbers{3};
    QTest::newRow("Alt goes below") << Numbers{3, 4} << stack << Alt << Numbers{2};
    QTest::newRow("Alt goes around") << Numbers{1} << stack << Alt << Numbers{3};
    QTest::newRow("Alt in the open clears") << Numbers{1} << open << Alt << Numbers{};
}

void ModifiersTest::clicks()
{
    QFETCH(QList<int>, before);
    QFETCH(QPointF, place);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QList<int>, after);
    for (double rotation : {0.0, 30.0}) {
        StackBench bench(1, rotation);
        ShapeIds chosen;
        for (int number : before)
            chosen << bench.ids[number - 1];
        bench.editor->selection()->set(chosen);
        bench.hold(modifiers);
        bench.click(place);
        bench.hold({});
        QCOMPARE(bench.selected(), after);
        QCOMPARE(bench.steps(), 4);
    }
}

void ModifiersTest::clicksActOnRelease()
{
    StackBench bench;
    bench.editor->selection()->set({bench.ids[3]});
    bench.press({0, 0});
    QCOMPARE(bench.selected(), QList<int>{4});
    bench.move({1, 1});
    // What is held later does not count: it was a plain click when it began.
    bench.hold(Shift);
    bench.release({1, 1});
    bench.hold({});
    QCOMPARE(bench.selected(), QList<int>{3});
    bench.press({150, 0});
    bench.key(Qt::Key_Escape);
    bench.release({150, 0});
    QCOMPARE(bench.selected(), QList<int>{3});
}

void ModifiersTest::altClicksGoDownAndAround()
{
    StackBench bench;
    Shape ring = Shape::ellipse({0, 0}, {300, 300});
    bench.ids << bench.document().addShape(ring);
    bench.hold(Alt);
    QList<int> seen;
    for (int i = 0; i < 5; ++i) {
        bench.click({0, 0});
        seen << bench.selected();
    }
    // The inside of the unfilled ring comes last, though it lies on top.
    QCOMPARE(seen, (QList<int>{3, 2, 1, 5, 3}));
}

void ModifiersTest::heldAtThePressCountOnlyForClicks_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("Shift") << Shift;
    QTest::newRow("Ctrl") << Ctrl;
    QTest::newRow("Ctrl+Shift") << (Ctrl | Shift);
    QTest::newRow("Alt") << Alt;
}

// The press takes hold of what lies there, and the drag is a plain one when nothing is held any more.
void ModifiersTest::heldAtThePressCountOnlyForClicks()
{
    QFETCH(Qt::KeyboardModifiers, modifiers);
    StackBench bench;
    bench.editor->selection()->set({bench.ids[0]});
    bench.hold(modifiers);
    bench.press({150, 0});
    bench.hold({});
    bench.move({170, 10});
    bench.move({200, 30});
    bench.release({200, 30});
    QCOMPARE(bench.selected(), QList<int>{4});
    QCOMPARE(bench.shape(4).centre, QPointF(200, 30));
    QCOMPARE(bench.document().count(), 4);
    QCOMPARE(bench.steps(), 5);
}

void ModifiersTest::moveKeepsToOneAxis()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    StackBench bench(zoom, rotation);
    const QPointF way = bench.seen({70, 20}) - bench.seen({0, 0});
    bench.beginDrag({0, 0}, {70, 20});
    QVERIFY(isNear(bench.shape(3).centre, way));
    bench.hold(Shift);
    QVERIFY(isNear(bench.shape(3).centre, {way.x(), 0}));
    bench.hold(Shift | Ctrl);
    QVERIFY(isNear(bench.shape(3).centre, {way.x(), 0}));
    bench.hold({});
    QVERIFY(isNear(bench.shape(3).centre, way));
    bench.hold(Shift);
    bench.release({70, 20});
    QVERIFY(isNear(bench.shape(3).centre, {way.x(), 0}));
    QCOMPARE(bench.steps(), 5);
}

void ModifiersTest::moveWithoutSnapping()
{
    StackBench bench;
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(25);
    bench.beginDrag({150, 0}, {193, 61});
    // Its corner is on the grid.
    QCOMPARE(bench.shape(4).centre, QPointF(195, 70));
    bench.hold(Ctrl);
    QCOMPARE(bench.shape(4).centre, QPointF(193, 61));
    bench.hold(Ctrl | Shift);
    QCOMPARE(bench.shape(4).centre, QPointF(150, 61));
    bench.hold({});
    QCOMPARE(bench.shape(4).centre, QPointF(195, 70));
    bench.release({193, 61});
}

void ModifiersTest::moveCopies()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    StackBench bench(zoom, rotation);
    bench.editor->selection()->set({bench.ids[2], bench.ids[3]});
    const DocumentData before = bench.document().data();
    const QPointF way = bench.seen({-90, 70}) - bench.seen({0, 0});
    bench.beginDrag({0, 0}, {-90, 70});
    const QImage moved = bench.picture();
    bench.hold(Alt);
    // The shapes are back, and copies are shown where they would be.
    QVERIFY(bench.document().data() == before);
    const QImage copied = bench.picture();
    QCOMPARE(bench.colourAt(copied, QPointF(150, 0)), QColor(Qt::yellow));
    QCOMPARE(bench.colourAt(copied, QPointF(150, 0) + way + QPointF(5, 5)), QColor(Qt::yellow));
    QVERIFY(copied != moved);
    QCOMPARE(bench.viewport().cursor().shape(), Qt::DragCopyCursor);
    bench.release({-90, 70});
    bench.hold({});

    QCOMPARE(bench.document().count(), 6);
    QCOMPARE(bench.steps(), 5);
    const ShapeIds copies = bench.document().ids().mid(4);
    QCOMPARE(bench.editor->selection()->ids(), copies);
    for (int i : {0, 1}) {
        Shape expected = bench.shape(3 + i);
        expected.centre += way;
        QVERIFY(isNear(bench.document().find(copies[i])->centre, expected.centre));
        expected.centre = bench.document().find(copies[i])->centre;
        QVERIFY(*bench.document().find(copies[i]) == expected);
    }
    const DocumentData after = bench.document().data();
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data().shapes.count() == before.shapes.count());
    QCOMPARE(bench.document().data().order, before.order);
    bench.document().undoStack()->redo();
    QVERIFY(bench.document().data() == after);
}

// Of what is taken hold of, or of its copies; also when the drag is given up, and when a program ends it.
void ModifiersTest::dragsTellOfTheSelectionOnce()
{
    for (int way = 0; way < 5; ++way) {
        StackBench bench;
        bench.editor->selection()->set({bench.ids[0]});
        QSignalSpy told(bench.editor.get(), &ShapeEditor::selectionChanged);
        bench.beginDrag({150, 0}, {190, 60});
        QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.ids[3]});
        QCOMPARE(told.count(), 0);
        if (way == 1)
            bench.hold(Alt);
        else if (way == 2)
            bench.key(Qt::Key_Escape);
        else if (way == 3)
            bench.document().addShape(filledBox({0, 300}, {20, 20}));
        else if (way == 4)
            bench.editor->setTool(ShapeEditor::Ellipse);
        bench.release({190, 60});
        bench.hold({});
        QCOMPARE(told.count(), 1);
        QCOMPARE(bench.document().count(), way == 1 || way == 3 ? 5 : 4);
        const ShapeIds chosen = way == 1 ? ShapeIds{bench.document().ids().last()} : ShapeIds{bench.ids[3]};
        QCOMPARE(bench.editor->selection()->ids(), chosen);
        // The next gesture tells by itself.
        bench.editor->setTool(ShapeEditor::Select);
        bench.click({0, 0});
        QCOMPARE(told.count(), 2);
    }
}

void ModifiersTest::moveIsPlainWhenAltIsLetGo()
{
    StackBench bench;
    bench.hold(Alt);
    bench.beginDrag({150, 0}, {200, 40});
    bench.hold({});
    QCOMPARE(bench.shape(4).centre, QPointF(200, 40));
    bench.release({200, 40});
    QCOMPARE(bench.shape(4).centre, QPointF(200, 40));
    QCOMPARE(bench.document().count(), 4);
    QCOMPARE(bench.steps(), 5);
    // Escape ends it as every drag.
    bench.hold(Alt);
    bench.beginDrag({200, 40}, {150, 40});
    bench.key(Qt::Key_Escape);
    bench.release({150, 40});
    QCOMPARE(bench.document().count(), 4);
    QCOMPARE(bench.steps(), 5);
}

void ModifiersTest::copyBackToTheStartIsNothing()
{
    StackBench bench;
    bench.beginDrag({150, 0}, {200, 40});
    bench.hold(Alt);
    bench.move({150, 0});
    bench.release({150, 0});
    QCOMPARE(bench.document().count(), 4);
    QCOMPARE(bench.steps(), 4);
    QCOMPARE(bench.selected(), QList<int>{4});
}

void ModifiersTest::resizeKeepsTheRatio()
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

void ModifiersTest::resizeFromTheCentre()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    HandleBench bench(zoom, rotation, 20);
    const QPointF from = bench.handle(ShapeEditor::Handle::Right);
    const QPointF to = from + rotated({30, 0}, bench.axis);
    const QPointF way = bench.wayTo(to, from);
    bench.beginDrag(from, to);
    QVERIFY(!isNear(bench.shape().centre, {0, 0}));
    bench.hold(Alt);
    QVERIFY(isNear(bench.shape().centre, {0, 0}));
    QVERIFY(std::abs(bench.shape().size.width() - 120 - 2 * way.x()) < 1e-9);
    bench.hold(Alt | Shift);
    QVERIFY(std::abs(bench.shape().size.height() / bench.shape().size.width() - 80.0 / 120) < 1e-9);
    bench.hold(Alt);
    bench.release(to);
    QVERIFY(isNear(bench.shape().centre, {0, 0}));
    QCOMPARE(bench.steps(), 2);
}

void ModifiersTest::resizeWithoutSnapping()
{
    HandleBench bench(1, 0);
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(25);
    const QPointF from = bench.handle(ShapeEditor::Handle::BottomRight);
    const QPointF to = from + QPointF(33, 13);
    const QPointF way = bench.wayTo(to, from);
    bench.beginDrag(from, to);
    QCOMPARE(bench.shape().frame().corners()[2], QPointF(100, 50));
    bench.hold(Ctrl);
    QVERIFY(isNear(bench.shape().frame().corners()[2], QPointF(60, 40) + way));
    bench.hold({});
    QCOMPARE(bench.shape().frame().corners()[2], QPointF(100, 50));
    bench.release(to);
}

void ModifiersTest::rotateInSteps()
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

void ModifiersTest::rotateEachAboutItsOwn()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    StackBench bench(zoom, rotation);
    const QList<QPointF> centres{bench.shape(1).centre, bench.shape(4).centre};
    bench.editor->selection()->set({bench.ids[0], bench.ids[3]});
    const QPointF pivot(55, 0);
    const QPointF from = bench.editor->mapToScene(*bench.editor->handlePosition(ShapeEditor::Handle::Rotate));
    const QPointF to = pivot + rotated(from - pivot, axisFromDegrees(40));
    bench.beginDrag(from, to);
    QVERIFY(length(bench.shape(4).centre - centres[1]) > 20);
    const double degrees = bench.shape(4).rotation;
    bench.hold(Alt);
    QVERIFY(isNear(bench.shape(1).centre, centres[0]) && isNear(bench.shape(4).centre, centres[1]));
    QCOMPARE(bench.shape(4).rotation, degrees);
    bench.hold(Alt | Shift);
    QCOMPARE(bench.shape(1).rotation, 45.0);
    bench.hold({});
    QVERIFY(length(bench.shape(4).centre - centres[1]) > 20);
    bench.hold(Alt);
    bench.release(to);
    QVERIFY(isNear(bench.shape(1).centre, centres[0]) && isNear(bench.shape(4).centre, centres[1]));
    QCOMPARE(bench.steps(), 5);
}

void ModifiersTest::createSquare()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setTool(ShapeEditor::Tool::Rectangle);
    const QPointF axis = axisFromDegrees(-rotation);
    const QPointF to = rotated({70, 40}, axis);
    const QPointF way = unrotated(bench.seen(to) - bench.seen({0, 0}), axis);
    bench.beginDrag({0, 0}, to);
    bench.hold(Shift);
    bench.release(to);
    const Shape &shape = *bench.document().find(bench.document().ids().first());
    QVERIFY(std::abs(shape.size.width() - way.x()) < 1e-9 && std::abs(shape.size.height() - way.x()) < 1e-9);
    QVERIFY(isNear(shape.frame().corners()[0], bench.seen({0, 0})));
}

void ModifiersTest::createFromTheCentre()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setTool(ShapeEditor::Tool::Ellipse);
    const QPointF axis = axisFromDegrees(-rotation);
    const QPointF to = rotated({70, 40}, axis);
    const QPointF way = unrotated(bench.seen(to) - bench.seen({0, 0}), axis);
    // Held from before the press on it says the same.
    for (bool isLate : {false, true}) {
        bench.editor->setTool(ShapeEditor::Tool::Ellipse);
        bench.hold(isLate ? Qt::KeyboardModifiers() : Alt);
        bench.beginDrag({0, 0}, to);
        bench.hold(Alt);
        bench.release(to);
        bench.hold({});
        const Shape &shape = *bench.document().find(bench.document().ids().last());
        QVERIFY(isNear(shape.centre, bench.seen({0, 0})));
        QVERIFY(std::abs(shape.size.width() - 2 * way.x()) < 1e-9);
        QVERIFY(std::abs(shape.size.height() - 2 * way.y()) < 1e-9);
    }
}

void ModifiersTest::createWithoutSnapping()
{
    EditorBench bench;
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(25);
    for (bool isHeld : {false, true}) {
        bench.editor->setTool(ShapeEditor::Tool::Rectangle);
        bench.beginDrag({3, 4}, {60, 80});
        bench.hold(isHeld ? Ctrl : Qt::KeyboardModifiers());
        bench.release({60, 80});
        const Obb frame = bench.document().find(bench.document().ids().last())->frame();
        QCOMPARE(frame.corners()[0], isHeld ? QPointF(3, 4) : QPointF(0, 0));
        QCOMPARE(frame.corners()[2], isHeld ? QPointF(60, 80) : QPointF(50, 75));
    }
}

void ModifiersTest::spaceMovesTheDraft()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    for (bool snaps : {false, true}) {
        EditorBench bench(zoom, rotation);
        bench.editor->setSnapToGrid(snaps);
        bench.editor->setGridSize(5);
        bench.editor->setTool(ShapeEditor::Tool::Rectangle);
        bench.beginDrag({-60, -40}, {0, 0});
        bench.release({0, 0});
        const Shape plain = *bench.document().find(bench.document().ids().last());
        bench.editor->setTool(ShapeEditor::Tool::Rectangle);
        bench.beginDrag({-60, -40}, {0, 0});
        bench.hold({}, true);
        bench.move({30, 10});
        bench.move({63, 41});
        bench.release({63, 41});
        bench.hold({});
        const Shape moved = *bench.document().find(bench.document().ids().last());
        QCOMPARE(bench.document().count(), 2);
        QVERIFY(length(QPointF(moved.size.width() - plain.size.width(), moved.size.height() - plain.size.height()))
                < 1e-9);
        const QPointF way = bench.seen({63, 41}) - bench.seen({0, 0});
        QVERIFY(length(moved.centre - plain.centre - way) < (snaps ? 5 : 1e-9));
    }
}

void ModifiersTest::pathsInSteps()
{
    EditorBench bench;
    bench.editor->setTool(ShapeEditor::Tool::Polyline);
    bench.click({0, 0});
    bench.hold(Shift);
    bench.click({80, 30});
    bench.hold({});
    bench.key(Qt::Key_Return);
    const Shape &shape = *bench.document().find(bench.document().ids().first());
    const QPointF way = shape.sceneOutline().first().last() - shape.sceneOutline().first().first();
    QVERIFY(std::abs(degreesFromAxis(way) - 15) < 1e-9);
}

void ModifiersTest::spaceMovesPaths()
{
    EditorBench bench;
    bench.editor->setTool(ShapeEditor::Tool::Polygon);
    bench.click({0, 0});
    bench.click({80, 0});
    // While the button is held: with the button up, Space pans.
    bench.press({80, 60});
    bench.hold({}, true);
    bench.move({60, 90});
    bench.move({50, 100});
    bench.hold({});
    bench.release({50, 100});
    bench.key(Qt::Key_Return);
    const Shape &shape = *bench.document().find(bench.document().ids().first());
    QCOMPARE(shape.sceneOutline().first(), (QList<QPointF>{{-30, 40}, {50, 40}, {50, 100}}));
}

void ModifiersTest::spaceBeforeThePressPans()
{
    for (ShapeEditor::Tool tool :
         {ShapeEditor::Select, ShapeEditor::Lasso, ShapeEditor::Rectangle, ShapeEditor::Polygon}) {
        StackBench bench;
        bench.editor->setTool(tool);
        const QPointF origin = bench.editor->mapFromScene({0, 0});
        bench.hold({}, true);
        QTest::mousePress(&bench.viewport(), Qt::LeftButton, {}, {400, 300});
        QTest::mouseMove(&bench.viewport(), {440, 320});
        QTest::mouseRelease(&bench.viewport(), Qt::LeftButton, {}, {440, 320});
        bench.hold({});
        QCOMPARE(bench.editor->mapFromScene({0, 0}), origin + QPointF(40, 20));
        QVERIFY(bench.editor->selection()->isEmpty());
        QCOMPARE(bench.steps(), 4);
    }
}

// Nobody tells of the key that goes up elsewhere: the next event of the mouse does.
void ModifiersTest::modifiersLetGoOutside()
{
    StackBench bench;
    bench.hold(Alt);
    bench.beginDrag({150, 0}, {180, 20});
    bench.held = {};
    bench.move({200, 40});
    QCOMPARE(bench.shape(4).centre, QPointF(200, 40));
    bench.release({200, 40});
    QCOMPARE(bench.document().count(), 4);
    QCOMPARE(bench.shape(4).centre, QPointF(200, 40));
}

QTEST_MAIN(ModifiersTest)
#include "tst_modifiers.moc"
