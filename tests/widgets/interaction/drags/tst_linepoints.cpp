#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/randomshapes.h"
#include "tests/widgets/toolbench.h"

#include "widgets/interaction/tools/selecttool_p.h"

#include <QtTest/QSignalSpy>

using namespace Trammel;

namespace {

QList<QPointF> pointsOf(const Document &document, ShapeId id)
{
    return document.find(id)->sceneOutline().first();
}

bool areNear(const QList<QPointF> &a, const QList<QPointF> &b, double reach = 1e-9)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](QPointF p, QPointF q) { return length(p - q) <= reach; });
}

} // namespace

/// Tests the ends and bends of a selected line: what is shown, and dragging them.
class TestLinePoints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoPointLineShowsItsEndsOnly();
    void polylineShowsItsPointsBesideTheFrame();
    void otherSelectionsShowNoPoints();
    void manyBendsAreNotShown();
    void dragMovesAnEnd_data() { addViews(); }
    void dragMovesAnEnd();
    void dragMovesABend();
    void endsComeBeforeHandles();
    void pressOnAnEndKeepsTheRest();
    void shiftMovesInSteps();
    void endsSnap();
    void escapeRestoresTheLine();
    void doubleClickEditsVertices();
    void readOnlyShowsNoPoints();
    void lineIsStillMovedByItsBody();
    void keysStillTransformTheLine();
    void randomDragsAreUndone();
};

void TestLinePoints::twoPointLineShowsItsEndsOnly()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(Shape::polyline({{0, 0}, {100, 60}}));
    bench.click({50, 30});
    QCOMPARE(bench.selection.ids(), ShapeIds{id});
    const Overlay::State &state = bench.overlay.state();
    QVERIFY(!state.frame);
    QVERIFY(state.line && areNear(state.line->points, {{0, 0}, {100, 60}}));
    bench.move({1, 1});
    QCOMPARE(bench.overlay.state().hoveredPoint, std::optional<qsizetype>(0));
    bench.move({100, 58});
    QCOMPARE(bench.overlay.state().hoveredPoint, std::optional<qsizetype>(1));
    bench.move({50, 30});
    QVERIFY(!bench.overlay.state().hoveredPoint);
    // No handle is hidden in the line either: a press next to it starts a rubber band.
    bench.drag({100, 0}, {120, 10});
    QVERIFY(areNear(pointsOf(bench.document, id), {{0, 0}, {100, 60}}));
    QCOMPARE(bench.stack().count(), 1);
}

void TestLinePoints::polylineShowsItsPointsBesideTheFrame()
{
    ToolBench bench;
    bench.document.addShape(Shape::polyline({{0, 0}, {50, 60}, {100, 0}}));
    bench.click({25, 30});
    QVERIFY(bench.overlay.state().frame && bench.overlay.state().handlesVisible);
    QVERIFY(areNear(bench.overlay.state().line->points, {{0, 0}, {50, 60}, {100, 0}}));
}

void TestLinePoints::otherSelectionsShowNoPoints()
{
    ToolBench bench;
    const ShapeId line = bench.document.addShape(Shape::polyline({{0, 0}, {100, 60}}));
    const ShapeId box = bench.document.addShape(Shape::rectangle({200, 0}, {50, 50}));
    const ShapeId triangle = bench.document.addShape(Shape::polygon({{0, 200}, {50, 200}, {0, 250}}));
    for (const ShapeIds &ids : {ShapeIds{}, ShapeIds{box}, ShapeIds{triangle}, ShapeIds{line, box}}) {
        bench.selection.set(ids);
        QVERIFY(!bench.overlay.state().line);
        QCOMPARE(bench.overlay.state().frame.has_value(), !ids.isEmpty());
    }
    bench.selection.set({line});
    QVERIFY(bench.overlay.state().line);
    bench.document.changeShapes({line}, [](Shape &shape) { shape.locked = true; });
    QVERIFY(!bench.overlay.state().line);
}

void TestLinePoints::manyBendsAreNotShown()
{
    ToolBench bench;
    QList<QPointF> points;
    for (int i = 0; i < 500; ++i)
        points.append(QPointF(i * 2, i % 2 * 80));
    const ShapeId id = bench.document.addShape(Shape::polyline(points));
    bench.selection.set({id});
    QVERIFY(areNear(bench.overlay.state().line->points, {points.first(), points.last()}));
    bench.drag(points.last(), {1200, 300});
    points.last() = {1200, 300};
    QVERIFY(areNear(pointsOf(bench.document, id), points, 1e-6));
}

void TestLinePoints::dragMovesAnEnd()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    const double unit = 1 / zoom;
    Shape line = Shape::polyline({QPointF(-100, 20) * unit, QPointF(100, -30) * unit});
    line.endHead = LineHead::Arrow;
    const ShapeId id = bench.document().addShape(line);
    bench.editor->selection()->set({id});
    const QList<QPointF> before = pointsOf(bench.document(), id);
    const QPointF from = bench.seen(before[1]), to = bench.seen(QPointF(60, 110) * unit);
    bench.drag(from, to);
    const QList<QPointF> after = pointsOf(bench.document(), id);
    QVERIFY(length(after[0] - before[0]) < 1e-6 * unit);
    QVERIFY(length(after[1] - (before[1] + to - from)) < 1e-6 * unit);
    QVERIFY(bench.document().find(id)->endHead == LineHead::Arrow);
    QCOMPARE(bench.steps(), 2);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Move End"));
    bench.editor->undo();
    QVERIFY(*bench.document().find(id) == line.normalized());
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{id});
}

void TestLinePoints::dragMovesABend()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(Shape::polyline({{0, 0}, {50, 60}, {100, 0}, {150, 60}}));
    bench.selection.set({id});
    bench.pull({50, 60}, {40, 90});
    // The points follow while one of them is dragged.
    QVERIFY(areNear(bench.overlay.state().line->points, {{0, 0}, {40, 90}, {100, 0}, {150, 60}}));
    QCOMPARE(bench.overlay.state().hoveredPoint, std::optional<qsizetype>(1));
    bench.release({40, 90});
    QVERIFY(areNear(pointsOf(bench.document, id), {{0, 0}, {40, 90}, {100, 0}, {150, 60}}));
    QCOMPARE(bench.stack().count(), 2);
}

// The end lies at a corner of the frame, where there is also a handle.
void TestLinePoints::endsComeBeforeHandles()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(Shape::polyline({{0, 0}, {50, 60}, {100, 30}}));
    bench.selection.set({id});
    bench.drag({0, 0}, {-20, -10});
    QVERIFY(areNear(pointsOf(bench.document, id), {{-20, -10}, {50, 60}, {100, 30}}));
    // The other handles resize.
    bench.drag({100, 60}, {220, 60});
    QVERIFY(areNear(pointsOf(bench.document, id), {{-20, -10}, {120, 60}, {220, 30}}));
}

void TestLinePoints::pressOnAnEndKeepsTheRest()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(Shape::polyline({{0, 0}, {100, 60}}));
    bench.click({50, 30});
    bench.click({100, 60});
    QCOMPARE(bench.selection.ids(), ShapeIds{id});
    QCOMPARE(bench.stack().count(), 1);
    // A click with Shift takes the line off, as on its body.
    bench.modifiers = Qt::ShiftModifier;
    bench.click({100, 60});
    QVERIFY(bench.selection.isEmpty());
}

void TestLinePoints::shiftMovesInSteps()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(Shape::polyline({{0, 0}, {100, 60}}));
    bench.selection.set({id});
    bench.pull({100, 60}, {100, 30});
    bench.hold(Qt::ShiftModifier);
    bench.release({100, 30});
    const QPointF end = pointsOf(bench.document, id)[1];
    QVERIFY2(std::abs(degreesFromAxis(end) - 15) < 1e-9, qPrintable(QString::number(degreesFromAxis(end))));
}

void TestLinePoints::endsSnap()
{
    ToolBench bench;
    bench.context.settings.snapToShapes = true;
    bench.document.addShape(Shape::rectangle({300, 100}, {100, 100}));
    const ShapeId id = bench.document.addShape(Shape::polyline({{0, 0}, {100, 60}}));
    bench.selection.set({id});
    bench.pull({100, 60}, {252, 52});
    QVERIFY(!bench.overlay.state().guides.isEmpty());
    bench.release({252, 52});
    QVERIFY(areNear(pointsOf(bench.document, id), {{0, 0}, {250, 50}}));
    bench.context.settings.snapToGrid = true;
    bench.context.settings.snapToShapes = false;
    bench.drag({0, 0}, {-38, 42});
    QVERIFY(areNear(pointsOf(bench.document, id), {{-40, 40}, {250, 50}}));
}

void TestLinePoints::escapeRestoresTheLine()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(Shape::polyline({{0, 0}, {100, 60}}));
    const Shape before = *bench.document.find(id);
    bench.selection.set({id});
    bench.pull({100, 60}, {252, 52});
    QVERIFY(*bench.document.find(id) != before);
    QVERIFY(bench.key(Qt::Key_Escape));
    QVERIFY(*bench.document.find(id) == before);
    bench.release({252, 52});
    QVERIFY(*bench.document.find(id) == before);
    QCOMPARE(bench.stack().count(), 1);
    QVERIFY(areNear(bench.overlay.state().line->points, {{0, 0}, {100, 60}}));
}

void TestLinePoints::doubleClickEditsVertices()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(Shape::polyline({{0, 0}, {100, 60}}));
    bench.selection.set({id});
    for (QPointF place : {QPointF(50, 30), QPointF(100, 60)}) {
        QSignalSpy wanted(static_cast<SelectTool *>(bench.tool.get()), &SelectTool::verticesWanted);
        bench.doubleClick(place);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().first().value<ShapeId>(), id);
    }
}

void TestLinePoints::readOnlyShowsNoPoints()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(Shape::polyline({{0, 0}, {100, 60}}));
    bench.context.settings.readOnly = true;
    bench.selection.set({id});
    QVERIFY(!bench.overlay.state().line);
    bench.drag({100, 60}, {200, 60});
    QVERIFY(areNear(pointsOf(bench.document, id), {{0, 0}, {100, 60}}));
}

void TestLinePoints::lineIsStillMovedByItsBody()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(Shape::polyline({{0, 0}, {100, 60}}));
    bench.drag({50, 30}, {70, 130});
    QVERIFY(areNear(pointsOf(bench.document, id), {{20, 100}, {120, 160}}));
    QCOMPARE(bench.stack().count(), 2);
}

void TestLinePoints::keysStillTransformTheLine()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(Shape::polyline({{0, 0}, {100, 0}}));
    bench.selection.set({id});
    for (int i = 0; i < 6; ++i)
        QVERIFY(bench.key(Qt::Key_Period));
    QVERIFY(areNear(pointsOf(bench.document, id), {{50, -50}, {50, 50}}));
    QVERIFY(bench.key(Qt::Key_Right));
    QVERIFY(pointsOf(bench.document, id)[0].x() > 50);
    // The points follow.
    QVERIFY(areNear(bench.overlay.state().line->points, pointsOf(bench.document, id)));
}

void TestLinePoints::randomDragsAreUndone()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 300);
    ToolBench bench;
    const ShapeId id = bench.document.addShape(
        Shape::polyline({random.point(), random.point(), random.point(), random.point()}).normalized());
    bench.document.changeShapes({id}, [&](Shape &shape) {
        shape.rotation = random.real(0, 360);
        shape.mirroredX = true;
    });
    bench.selection.set({id});
    QList<Shape> before;
    for (int i = 0; i < 100; ++i) {
        before.append(*bench.document.find(id));
        const QList<QPointF> points = pointsOf(bench.document, id);
        const qsizetype grip = random.upTo(int(points.size()) - 1);
        const QPointF to = random.point();
        bench.hold(random.chance(20) ? Qt::ShiftModifier : Qt::NoModifier);
        bench.drag(points[grip], to);
        const QList<QPointF> after = pointsOf(bench.document, id);
        int moved = 0;
        for (qsizetype k = 0; k < points.size(); ++k)
            moved += length(after[k] - points[k]) > 1e-6;
        QVERIFY2(moved <= 1, qPrintable(QString::number(moved)));
    }
    while (!before.isEmpty()) {
        if (*bench.document.find(id) != before.last())
            bench.stack().undo();
        QVERIFY(*bench.document.find(id) == before.takeLast());
    }
}

TRAMMEL_WIDGET_TEST(TestLinePoints)
#include "tst_linepoints.moc"
