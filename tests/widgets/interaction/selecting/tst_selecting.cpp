#include "tests/testprogram.h"
#include "tests/widgets/toolbench.h"
#include "widgets/interaction/frame/cursors_p.h"
#include "widgets/interaction/selecting/presstarget_p.h"

#include <QtTest/QSignalSpy>

using namespace Trammel;

class TestSelecting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clicks_data();
    void clicks();
    void lockedAndHiddenAreLeftAlone();
    void unfilledInsideIsSoft();
    void twoQuickClicksAreTwo();
    void releaseReducesAndDragsTakeHold();
    void oneSignalAGesture();
    void keys();
    void nudges();
    void nudgeFollowsTheView();
    void tabWalks();
    void liesUnderThePointer();
    void hovering();
    void readOnly();
    void documentChangesDuringAGesture();

private:
    const ShapeId m_a{1};
    const ShapeId m_b{2};
    const ShapeId m_c{3};
};

void TestSelecting::clicks_data()
{
    QTest::addColumn<QList<quint32>>("before");
    QTest::addColumn<QPointF>("place");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QList<quint32>>("after");
    using Ids = QList<quint32>;
    const QPointF first(0, 0);
    const QPointF open(50, 90);
    QTest::newRow("takes one") << Ids{} << first << 0 << Ids{1};
    QTest::newRow("takes another") << Ids{2} << first << 0 << Ids{1};
    QTest::newRow("reduces to one") << Ids{1, 2, 3} << first << 0 << Ids{1};
    QTest::newRow("clears in the open") << Ids{1, 2} << open << 0 << Ids{};
    QTest::newRow("Shift adds") << Ids{2} << first << int(Qt::ShiftModifier) << Ids{1, 2};
    QTest::newRow("Shift takes off") << Ids{1, 2} << first << int(Qt::ShiftModifier) << Ids{2};
    QTest::newRow("Shift in the open keeps") << Ids{1, 2} << open << int(Qt::ShiftModifier) << Ids{1, 2};
    QTest::newRow("Ctrl adds") << Ids{2} << first << int(Qt::ControlModifier) << Ids{1, 2};
    QTest::newRow("Ctrl takes off") << Ids{1, 2} << first << int(Qt::ControlModifier) << Ids{2};
    QTest::newRow("Ctrl in the open keeps") << Ids{1} << open << int(Qt::ControlModifier) << Ids{1};
    QTest::newRow("within the tolerance") << Ids{} << QPointF(23, 0) << 0 << Ids{1};
    QTest::newRow("beyond the tolerance") << Ids{1} << QPointF(50, 0) << 0 << Ids{};
}

void TestSelecting::clicks()
{
    QFETCH(QList<quint32>, before);
    QFETCH(QPointF, place);
    QFETCH(int, modifiers);
    QFETCH(QList<quint32>, after);
    ToolBench bench;
    threeSquares(bench);
    ShapeIds selected;
    for (quint32 value : before)
        selected << ShapeId(value);
    bench.selection.set(selected);
    const int index = bench.stack().index();
    bench.modifiers = Qt::KeyboardModifiers(modifiers);
    bench.click(place);
    QCOMPARE(values(bench.selection.ids()), after);
    QCOMPARE(bench.stack().index(), index);
}

void TestSelecting::lockedAndHiddenAreLeftAlone()
{
    ToolBench bench;
    threeSquares(bench);
    bench.document.changeShapes({m_a}, [](Shape &shape) { shape.locked = true; });
    bench.document.changeShapes({m_b}, [](Shape &shape) { shape.hidden = true; });
    bench.click({0, 0});
    QVERIFY(bench.selection.isEmpty());
    bench.click({100, 0});
    QVERIFY(bench.selection.isEmpty());
    bench.drag({-60, -60}, {260, 60});
    QCOMPARE(values(bench.selection.ids()), QList<quint32>{3});

    bench.selection.set({m_a, m_c});
    const Shape locked = bench.shape(m_a);
    bench.drag({200, 0}, {230, 50});
    QVERIFY(bench.shape(m_a) == locked);
    QCOMPARE(bench.shape(m_c).center, QPointF(230, 50));
}

void TestSelecting::unfilledInsideIsSoft()
{
    ToolBench bench;
    const ShapeId room = bench.document.addShape(Shape::rectangle({0, 0}, {400, 400}));
    const ShapeId table = bench.document.addShape(filled(Shape::rectangle({50, 50}, {20, 20})));
    bench.drag({20, 20}, {90, 90});
    QCOMPARE(bench.selection.ids(), ShapeIds{table});
    bench.click({-50, -50});
    QCOMPARE(bench.selection.ids(), ShapeIds{room});
    bench.drag({-50, -50}, {-40, -20});
    QCOMPARE(bench.shape(room).center, QPointF(10, 30));
}

void TestSelecting::twoQuickClicksAreTwo()
{
    ToolBench bench;
    threeSquares(bench);
    bench.modifiers = Qt::ShiftModifier;
    bench.doubleClick({0, 0});
    QVERIFY(bench.selection.isEmpty());
    bench.doubleClick({0, 0});
    bench.click({0, 0});
    QCOMPARE(bench.selection.ids(), ShapeIds{m_a});
}

void TestSelecting::releaseReducesAndDragsTakeHold()
{
    ToolBench bench;
    threeSquares(bench);
    bench.press({0, 0});
    QVERIFY(bench.selection.isEmpty());
    bench.move({2, 2});
    QVERIFY(bench.selection.isEmpty());
    bench.move({5, 5});
    QCOMPARE(bench.selection.ids(), ShapeIds{m_a});
    bench.move({0, 0});
    bench.release({0, 0});
    bench.selection.set({m_a, m_b});
    bench.press({100, 0});
    QCOMPARE(bench.selection.count(), 2);
    bench.move({102, 2});
    QCOMPARE(bench.shape(m_b).center, QPointF(100, 0));
    bench.release({102, 2});
    QCOMPARE(bench.selection.ids(), ShapeIds{m_b});
}

void TestSelecting::oneSignalAGesture()
{
    ToolBench bench;
    threeSquares(bench);
    QSignalSpy spy(&bench.selection, &Selection::changed);
    bench.press({-30, -40});
    for (int x = -30; x <= 260; x += 5)
        bench.move({double(x), 40});
    QCOMPARE(spy.count(), 0);
    bench.release({260, 40});
    QCOMPARE(spy.count(), 1);
    bench.click({100, 0});
    QCOMPARE(spy.count(), 2);
    bench.click({100, 0});
    QCOMPARE(spy.count(), 2);
}

void TestSelecting::keys()
{
    ToolBench bench;
    threeSquares(bench);
    const DocumentData all = bench.document.data();
    QVERIFY(!bench.key(Qt::Key_Delete));
    QVERIFY(!bench.key(Qt::Key_Escape));
    QVERIFY(!bench.key(Qt::Key_Left));
    bench.selection.set({m_a, m_c});
    QVERIFY(!bench.key(Qt::Key_Left, Qt::MetaModifier));
    QVERIFY(!bench.key(Qt::Key_A));
    const int index = bench.stack().index();
    QVERIFY(bench.key(Qt::Key_Delete));
    QCOMPARE(bench.document.ids(), ShapeIds{m_b});
    QCOMPARE(bench.stack().index(), index + 1);
    QVERIFY(!bench.overlay.state().frame);
    bench.stack().undo();
    QVERIFY(bench.document.data() == all);
    bench.selection.set({m_b});
    QVERIFY(bench.key(Qt::Key_Backspace));
    QCOMPARE(bench.document.ids(), (ShapeIds{m_a, m_c}));
    bench.selection.set({m_a});
    QVERIFY(bench.key(Qt::Key_Escape));
    QVERIFY(bench.selection.isEmpty());
    QVERIFY(!bench.key(Qt::Key_Escape));
}

void TestSelecting::nudges()
{
    ToolBench bench;
    threeSquares(bench);
    const DocumentData before = bench.document.data();
    const int index = bench.stack().index();
    bench.selection.set({m_a, m_b});
    QVERIFY(bench.key(Qt::Key_Right));
    QVERIFY(bench.key(Qt::Key_Right));
    QVERIFY(bench.key(Qt::Key_Down, Qt::ShiftModifier));
    QCOMPARE(bench.shape(m_a).center, QPointF(2, 10));
    QCOMPARE(bench.shape(m_b).center, QPointF(102, 10));
    QCOMPARE(bench.stack().index(), index + 1);
    QCOMPARE(bench.overlay.state().frame->center, QPointF(52, 10));

    bench.selection.set({m_c});
    bench.context.settings.snapToGrid = true;
    bench.context.settings.gridSize = 25;
    QVERIFY(bench.key(Qt::Key_Up));
    QVERIFY(bench.key(Qt::Key_Left, Qt::KeypadModifier));
    QCOMPARE(bench.shape(m_c).center, QPointF(175, -25));
    QCOMPARE(bench.stack().index(), index + 2);
    bench.stack().undo();
    bench.stack().undo();
    QVERIFY(bench.document.data() == before);

    // A nudge is not merged with an undone one.
    bench.selection.set({m_c});
    bench.key(Qt::Key_Up);
    QCOMPARE(bench.stack().index(), index + 1);

    // A nudge does not continue a burst after another change.
    bench.document.changeShapes({m_a}, [](Shape &shape) { shape.rotation = 30; });
    bench.stack().undo();
    bench.selection.set({m_c});
    bench.key(Qt::Key_Up);
    QCOMPARE(bench.stack().index(), index + 2);
    bench.stack().setIndex(index);
    QVERIFY(bench.document.data() == before);
}

void TestSelecting::nudgeFollowsTheView()
{
    const auto nudged = [&](double zoom, double degrees, int key) {
        ToolBench bench(zoom, degrees);
        threeSquares(bench);
        bench.selection.set({m_a});
        bench.key(key);
        return bench.shape(m_a).center;
    };
    QCOMPARE(nudged(1, 90, Qt::Key_Right), QPointF(0, -1));
    QCOMPARE(nudged(1, 180, Qt::Key_Right), QPointF(-1, 0));
    QCOMPARE(nudged(1, 20, Qt::Key_Down), QPointF(0, 1));
    QCOMPARE(nudged(2, 0, Qt::Key_Right), QPointF(0.5, 0));
    QCOMPARE(nudged(0.3, 0, Qt::Key_Right), QPointF(5, 0));
    QCOMPARE(nudged(1.4, 0, Qt::Key_Right), QPointF(1, 0));
    QCOMPARE(nudged(0.01, 0, Qt::Key_Right), QPointF(100, 0));
}

void TestSelecting::tabWalks()
{
    ToolBench bench;
    threeSquares(bench);
    const ShapeId locked = bench.document.addShape(filled(Shape::rectangle({300, 0}, {40, 40})));
    bench.document.changeShapes({locked}, [](Shape &shape) { shape.locked = true; });
    // Without a selection, Tab moves the focus to the next widget.
    QVERIFY(!bench.key(Qt::Key_Tab));
    bench.selection.set({m_a});
    QVERIFY(bench.key(Qt::Key_Tab));
    QCOMPARE(bench.selection.ids(), ShapeIds{m_b});
    QVERIFY(bench.view.revealed.contains(QPointF(100, 0)));
    QVERIFY(bench.key(Qt::Key_Tab));
    QCOMPARE(bench.selection.ids(), ShapeIds{m_c});
    QVERIFY(!bench.key(Qt::Key_Tab));
    QCOMPARE(bench.selection.ids(), ShapeIds{m_c});
    QVERIFY(bench.key(Qt::Key_Backtab, Qt::ShiftModifier));
    QVERIFY(bench.key(Qt::Key_Backtab, Qt::ShiftModifier));
    QCOMPARE(bench.selection.ids(), ShapeIds{m_a});
    QVERIFY(!bench.key(Qt::Key_Backtab, Qt::ShiftModifier));
    // With several shapes selected, Tab first selects the lowest of them, and Backtab the topmost.
    bench.selection.set({m_c, m_b});
    QVERIFY(bench.key(Qt::Key_Tab));
    QCOMPARE(bench.selection.ids(), ShapeIds{m_b});
    bench.selection.set({m_b, m_a});
    QVERIFY(bench.key(Qt::Key_Backtab, Qt::ShiftModifier));
    QCOMPARE(bench.selection.ids(), ShapeIds{m_b});
    // The program can select locked shapes.
    bench.selection.set({locked});
    QVERIFY(!bench.key(Qt::Key_Tab));
    // Tab does not move the focus in the middle of a drag.
    bench.pull({0, 0}, {50, 50});
    QVERIFY(bench.key(Qt::Key_Tab));
    QCOMPARE(bench.selection.ids(), ShapeIds{m_a});
    bench.release({50, 50});
}

void TestSelecting::liesUnderThePointer()
{
    ToolBench bench;
    const ShapeId low = bench.document.addShape(filled(Shape::rectangle({0, 0}, {100, 100})));
    const ShapeId hidden = bench.document.addShape(filled(Shape::rectangle({0, 0}, {90, 90})));
    const ShapeId high = bench.document.addShape(filled(Shape::rectangle({0, 0}, {80, 80})));
    const ShapeId ring = bench.document.addShape(Shape::ellipse({0, 0}, {60, 60}));
    bench.document.changeShapes({hidden}, [](Shape &shape) { shape.hidden = true; });
    const auto under = [&](QPointF point) { return shapesUnder(bench.document, point, 3); };
    QCOMPARE(under({0, 0}), (ShapeIds{high, low, ring}));
    QCOMPARE(under({29, 0}), (ShapeIds{ring, high, low}));
    QCOMPARE(under({49, 0}), (ShapeIds{low}));
    QCOMPARE(under({60, 0}), ShapeIds());
    // A near outline comes before shapes that contain the point. The others follow from the top to the bottom.
    QCOMPARE(under({39, 0}), (ShapeIds{high, low}));
}

void TestSelecting::hovering()
{
    ToolBench bench;
    threeSquares(bench);
    bench.move({0, 0});
    QCOMPARE(bench.overlay.state().hovered->shapes, ShapeIds{m_a});
    QCOMPARE(bench.view.lastCursor.shape(), Qt::ArrowCursor);
    bench.move({50, 0});
    QVERIFY(!bench.overlay.state().hovered);
    bench.selection.set({m_a});
    bench.move({0, 0});
    QVERIFY(!bench.overlay.state().hovered);
    QCOMPARE(bench.view.lastCursor.shape(), Qt::SizeAllCursor);
    bench.move(bench.handle(Handle::TopLeft));
    QCOMPARE(bench.overlay.state().hoveredHandle, Handle::TopLeft);
    QCOMPARE(bench.view.lastCursor, resizeCursor(45));
    bench.move(bench.handle(Handle::Rotate));
    QCOMPARE(bench.view.lastCursor, rotateCursor(270));
    bench.move({100, 0});
    QCOMPARE(bench.overlay.state().hovered->shapes, ShapeIds{m_b});
    bench.document.removeShapes({m_b});
    QVERIFY(!bench.overlay.state().hovered);
    bench.move({0, 0});
    bench.tool->leave();
    QVERIFY(!bench.overlay.state().hovered);
}

void TestSelecting::readOnly()
{
    ToolBench bench;
    threeSquares(bench);
    const DocumentData before = bench.document.data();
    const int index = bench.stack().index();
    bench.context.settings.readOnly = true;
    bench.drag({0, 0}, {50, 50});
    QCOMPARE(bench.selection.ids(), ShapeIds{m_a});
    QVERIFY(!bench.overlay.state().handlesVisible);
    bench.drag(bench.handle(Handle::BottomRight), {100, 100});
    bench.selection.set({m_a});
    QVERIFY(!bench.key(Qt::Key_Delete));
    QVERIFY(!bench.key(Qt::Key_Right));
    bench.drag({-60, -60}, {260, 60});
    QCOMPARE(bench.selection.count(), 3);
    QVERIFY(bench.document.data() == before);
    QCOMPARE(bench.stack().index(), index);

    // Setting readOnly during a drag undoes the drag.
    bench.context.settings.readOnly = false;
    bench.pull({0, 0}, {50, 50});
    bench.context.settings.readOnly = true;
    bench.move({70, 70});
    bench.release({70, 70});
    QVERIFY(bench.document.data() == before);
}

void TestSelecting::documentChangesDuringAGesture()
{
    ToolBench bench;
    threeSquares(bench);
    bench.selection.set({m_a, m_b});

    bench.press({100, 0});
    bench.document.removeShapes({m_a, m_b});
    bench.move({150, 50});
    bench.release({150, 50});
    QCOMPARE(bench.document.ids(), ShapeIds{m_c});
    bench.stack().undo();

    bench.selection.set({m_a, m_b});
    bench.pull({100, 0}, {150, 50});
    bench.document.removeShapes({m_b});
    QVERIFY(!bench.tool->isBusy());
    QCOMPARE(bench.shape(m_a).center, QPointF(0, 0));
    bench.move({170, 50});
    bench.release({170, 50});
    QCOMPARE(bench.shape(m_a).center, QPointF(0, 0));
    bench.stack().undo();

    bench.selection.set({m_b});
    bench.pull(bench.handle(Handle::Right), {180, 0});
    bench.document.clear();
    QVERIFY(!bench.tool->isBusy());
    QVERIFY(!bench.overlay.state().frame);
    bench.move({190, 0});
    bench.release({190, 0});
    QCOMPARE(bench.document.count(), 0);

    threeSquares(bench);
    bench.pull({-60, -60}, {150, 50});
    bench.document.removeShapes({m_a});
    bench.move({260, 50});
    bench.release({260, 50});
    QCOMPARE(bench.selection.count(), 2);
}

TRAMMEL_WIDGET_TEST(TestSelecting)
#include "tst_selecting.moc"
