#include "tests/testprogram.h"
#include "tests/widgets/modifierbench.h"

#include <QtTest/QSignalSpy>

using namespace Trammel;

/// Tests each cell of the table of modifiers in widgets/interaction/README.md for clicks and moves. The other cells are
/// tested in tst_areaselecting (bands and lassos), tst_handlemodifiers (handles), tst_drawmodifiers (drawing),
/// tst_vertexchoosing and tst_vertexediting (vertices), and tst_groupmodifiers (groups).
class TestModifiers : public QObject
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
    void moveWithoutSnapping_data() { addViews(); }
    void moveWithoutSnapping();
    void moveCopies_data() { addViews(); }
    void moveCopies();
    void dragsTellOfTheSelectionOnce();
    void moveIsPlainWhenAltIsLetGo();
    void copyBackToTheStartIsNothing();
    void spaceBeforeThePressPans_data() { addViews(); }
    void spaceBeforeThePressPans();
    void modifiersLetGoOutside();
};

void TestModifiers::clicks_data()
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
    QTest::newRow("Shift removes") << Numbers{3, 4} << beside << Shift << Numbers{3};
    QTest::newRow("Shift in the open keeps") << Numbers{3, 4} << open << Shift << Numbers{3, 4};
    QTest::newRow("Ctrl adds") << Numbers{3} << beside << Ctrl << Numbers{3, 4};
    QTest::newRow("Ctrl removes") << Numbers{3, 4} << beside << Ctrl << Numbers{3};
    QTest::newRow("Ctrl+Shift as Ctrl") << Numbers{3} << beside << (Ctrl | Shift) << Numbers{3, 4};
    QTest::newRow("Alt begins at the top") << Numbers{4} << stack << Alt << Numbers{3};
    QTest::newRow("Alt goes below") << Numbers{3, 4} << stack << Alt << Numbers{2};
    QTest::newRow("Alt goes around") << Numbers{1} << stack << Alt << Numbers{3};
    QTest::newRow("Alt in the open clears") << Numbers{1} << open << Alt << Numbers{};
}

void TestModifiers::clicks()
{
    QFETCH(QList<int>, before);
    QFETCH(QPointF, place);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QList<int>, after);
    for (const auto &[zoom, rotation] :
         {std::pair(1.0, 0.0), std::pair(1.0, 30.0), std::pair(1.7, 0.0), std::pair(0.8, 200.0)}) {
        StackBench bench(zoom, rotation);
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

void TestModifiers::clicksActOnRelease()
{
    StackBench bench;
    bench.editor->selection()->set({bench.ids[3]});
    bench.press({0, 0});
    QCOMPARE(bench.selected(), QList<int>{4});
    bench.move({1, 1});
    // A modifier pressed after the mouse button does not affect a click, which began as a plain one.
    bench.hold(Shift);
    bench.release({1, 1});
    bench.hold({});
    QCOMPARE(bench.selected(), QList<int>{3});
    bench.press({150, 0});
    bench.key(Qt::Key_Escape);
    bench.release({150, 0});
    QCOMPARE(bench.selected(), QList<int>{3});
}

void TestModifiers::altClicksGoDownAndAround()
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
    // Alt+click reaches the inside of the unfilled ring last, although the ring is on top.
    QCOMPARE(seen, (QList<int>{3, 2, 1, 5, 3}));
}

void TestModifiers::heldAtThePressCountOnlyForClicks_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("Shift") << Shift;
    QTest::newRow("Ctrl") << Ctrl;
    QTest::newRow("Ctrl+Shift") << (Ctrl | Shift);
    QTest::newRow("Alt") << Alt;
}

// The press grabs the shape under the pointer. Modifiers that are released right after the press do not affect the
// drag.
void TestModifiers::heldAtThePressCountOnlyForClicks()
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
    QCOMPARE(bench.shape(4).center, QPointF(200, 30));
    QCOMPARE(bench.document().count(), 4);
    QCOMPARE(bench.steps(), 5);
}

void TestModifiers::moveKeepsToOneAxis()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    StackBench bench(zoom, rotation);
    const QPointF way = bench.seen({70, 20}) - bench.seen({0, 0});
    bench.beginDrag({0, 0}, {70, 20});
    QVERIFY(isNear(bench.shape(3).center, way));
    bench.hold(Shift);
    QVERIFY(isNear(bench.shape(3).center, {way.x(), 0}));
    bench.hold(Shift | Ctrl);
    QVERIFY(isNear(bench.shape(3).center, {way.x(), 0}));
    bench.hold({});
    QVERIFY(isNear(bench.shape(3).center, way));
    bench.hold(Shift);
    bench.release({70, 20});
    QVERIFY(isNear(bench.shape(3).center, {way.x(), 0}));
    QCOMPARE(bench.steps(), 5);
}

void TestModifiers::moveWithoutSnapping()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    StackBench bench(zoom, rotation);
    const QPointF way = bench.seen({193, 61}) - bench.seen({150, 0});
    const QPointF free = QPointF(150, 0) + way;
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(25);
    bench.beginDrag({150, 0}, {193, 61});
    QVERIFY(isOnGrid(bench.shape(4).frame().corners()[0], 25));
    bench.hold(Ctrl);
    QVERIFY(isNear(bench.shape(4).center, free));
    bench.hold(Ctrl | Shift);
    QVERIFY(isNear(bench.shape(4).center, {150, free.y()}));
    bench.hold({});
    QVERIFY(isOnGrid(bench.shape(4).frame().corners()[0], 25));
    bench.release({193, 61});
}

void TestModifiers::moveCopies()
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
    // The shapes are back at their start, and the copies are shown at their new position.
    QVERIFY(bench.document().data() == before);
    const QImage copied = bench.picture();
    QCOMPARE(bench.colorAt(copied, QPointF(150, 0)), QColor(Qt::yellow));
    QCOMPARE(bench.colorAt(copied, QPointF(150, 0) + way + QPointF(5, 5)), QColor(Qt::yellow));
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
        expected.center += way;
        QVERIFY(isNear(bench.document().find(copies[i])->center, expected.center));
        expected.center = bench.document().find(copies[i])->center;
        QVERIFY(*bench.document().find(copies[i]) == expected);
    }
    const DocumentData after = bench.document().data();
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data().shapes.count() == before.shapes.count());
    QCOMPARE(bench.document().data().order, before.order);
    bench.document().undoStack()->redo();
    QVERIFY(bench.document().data() == after);
}

// The selection notifies once per drag, of the grabbed shape or of its copies, even if the drag is canceled or ended by
// the program.
void TestModifiers::dragsTellOfTheSelectionOnce()
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
        // The next gesture notifies separately.
        bench.editor->setTool(ShapeEditor::Select);
        bench.click({0, 0});
        QCOMPARE(told.count(), 2);
    }
}

void TestModifiers::moveIsPlainWhenAltIsLetGo()
{
    StackBench bench;
    bench.hold(Alt);
    bench.beginDrag({150, 0}, {200, 40});
    bench.hold({});
    QCOMPARE(bench.shape(4).center, QPointF(200, 40));
    bench.release({200, 40});
    QCOMPARE(bench.shape(4).center, QPointF(200, 40));
    QCOMPARE(bench.document().count(), 4);
    QCOMPARE(bench.steps(), 5);
    // Escape cancels it like every drag.
    bench.hold(Alt);
    bench.beginDrag({200, 40}, {150, 40});
    bench.key(Qt::Key_Escape);
    bench.release({150, 40});
    QCOMPARE(bench.document().count(), 4);
    QCOMPARE(bench.steps(), 5);
}

void TestModifiers::copyBackToTheStartIsNothing()
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

void TestModifiers::spaceBeforeThePressPans()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    for (ToolKind tool : {ShapeEditor::Select, ShapeEditor::Lasso, ShapeEditor::Rectangle, ShapeEditor::Polygon}) {
        StackBench bench(zoom, rotation);
        bench.editor->setTool(tool);
        const QPointF origin = bench.editor->mapFromScene({0, 0});
        bench.hold({}, true);
        QTest::mousePress(&bench.viewport(), Qt::LeftButton, {}, {400, 300});
        QTest::mouseMove(&bench.viewport(), {440, 320});
        QTest::mouseRelease(&bench.viewport(), Qt::LeftButton, {}, {440, 320});
        bench.hold({});
        QVERIFY(isNear(bench.editor->mapFromScene({0, 0}), origin + QPointF(40, 20)));
        QVERIFY(bench.editor->selection()->isEmpty());
        QCOMPARE(bench.steps(), 4);
    }
}

// A key released in another window sends no event. The next mouse event carries the new state.
void TestModifiers::modifiersLetGoOutside()
{
    StackBench bench;
    bench.hold(Alt);
    bench.beginDrag({150, 0}, {180, 20});
    bench.held = {};
    bench.move({200, 40});
    QCOMPARE(bench.shape(4).center, QPointF(200, 40));
    bench.release({200, 40});
    QCOMPARE(bench.document().count(), 4);
    QCOMPARE(bench.shape(4).center, QPointF(200, 40));
}

TRAMMEL_WIDGET_TEST(TestModifiers)
#include "tst_modifiers.moc"
