#include "tests/testprogram.h"
#include "tests/widgets/modifierbench.h"

using namespace Trammel;

/// Tests the modifiers of the drawing tools. See tst_modifiers.
class TestDrawModifiers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createSquare_data() { addViews(); }
    void createSquare();
    void createFromTheCenter_data() { addViews(); }
    void createFromTheCenter();
    void createWithoutSnapping_data() { addViews(); }
    void createWithoutSnapping();
    void spaceMovesTheDraft_data() { addViews(); }
    void spaceMovesTheDraft();
    void pathsInSteps_data() { addViews(); }
    void pathsInSteps();
    void spaceMovesPaths_data() { addViews(); }
    void spaceMovesPaths();
};

void TestDrawModifiers::createSquare()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setTool(ShapeEditor::Rectangle);
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

void TestDrawModifiers::createFromTheCenter()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setTool(ShapeEditor::Ellipse);
    const QPointF axis = axisFromDegrees(-rotation);
    const QPointF to = rotated({70, 40}, axis);
    const QPointF way = unrotated(bench.seen(to) - bench.seen({0, 0}), axis);
    // The modifier has the same effect if it is pressed before the drag.
    for (bool isLate : {false, true}) {
        bench.editor->setTool(ShapeEditor::Ellipse);
        bench.hold(isLate ? Qt::KeyboardModifiers() : Alt);
        bench.beginDrag({0, 0}, to);
        bench.hold(Alt);
        bench.release(to);
        bench.hold({});
        const Shape &shape = *bench.document().find(bench.document().ids().last());
        QVERIFY(isNear(shape.center, bench.seen({0, 0})));
        QVERIFY(std::abs(shape.size.width() - 2 * way.x()) < 1e-9);
        QVERIFY(std::abs(shape.size.height() - 2 * way.y()) < 1e-9);
    }
}

void TestDrawModifiers::createWithoutSnapping()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(25);
    const QPointF from = rotated({3, 4}, axisFromDegrees(-rotation));
    const QPointF to = rotated({60, 80}, axisFromDegrees(-rotation));
    for (bool isHeld : {false, true}) {
        bench.editor->setTool(ShapeEditor::Rectangle);
        bench.beginDrag(from, to);
        bench.hold(isHeld ? Ctrl : Qt::KeyboardModifiers());
        bench.release(to);
        const Obb frame = bench.document().find(bench.document().ids().last())->frame();
        for (const auto &[corner, place] : {std::pair(0, from), std::pair(2, to)}) {
            QVERIFY(isOnGrid(frame.corners()[std::size_t(corner)], 25) != isHeld);
            QVERIFY(isNear(frame.corners()[std::size_t(corner)], bench.seen(place)) == isHeld);
        }
    }
}

void TestDrawModifiers::spaceMovesTheDraft()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    for (bool snaps : {false, true}) {
        EditorBench bench(zoom, rotation);
        bench.editor->setSnapToGrid(snaps);
        bench.editor->setGridSize(5);
        bench.editor->setTool(ShapeEditor::Rectangle);
        bench.beginDrag({-60, -40}, {0, 0});
        bench.release({0, 0});
        const Shape plain = *bench.document().find(bench.document().ids().last());
        bench.editor->setTool(ShapeEditor::Rectangle);
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
        QVERIFY(length(moved.center - plain.center - way) < (snaps ? 5 : 1e-9));
    }
}

void TestDrawModifiers::pathsInSteps()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setTool(ShapeEditor::Polyline);
    bench.click({0, 0});
    bench.hold(Shift);
    bench.click({80, 30});
    bench.hold({});
    bench.key(Qt::Key_Return);
    const Shape &shape = *bench.document().find(bench.document().ids().first());
    const QPointF way = shape.sceneOutline().first().last() - shape.sceneOutline().first().first();
    QVERIFY(std::abs(degreesFromAxis(way) - 15) < 1e-9);
}

void TestDrawModifiers::spaceMovesPaths()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setTool(ShapeEditor::Polygon);
    bench.click({0, 0});
    bench.click({80, 0});
    // Space is pressed while the button is down. Without a button, Space pans.
    bench.press({80, 60});
    bench.hold({}, true);
    bench.move({60, 90});
    bench.move({50, 100});
    bench.hold({});
    bench.release({50, 100});
    bench.key(Qt::Key_Return);
    const Shape &shape = *bench.document().find(bench.document().ids().first());
    const QList<QPointF> outline = shape.sceneOutline().first();
    const QPointF way = bench.seen({50, 100}) - bench.seen({80, 60});
    const QList<QPointF> places{{0, 0}, {80, 0}, {80, 60}};
    QCOMPARE(outline.size(), places.size());
    for (qsizetype i = 0; i < places.size(); ++i)
        QVERIFY(isNear(outline[i], bench.seen(places[i]) + way));
}

TRAMMEL_WIDGET_TEST(TestDrawModifiers)
#include "tst_drawmodifiers.moc"
