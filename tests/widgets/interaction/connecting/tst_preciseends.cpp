#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/endscene.h"

#include "widgets/interaction/connecting/enddrag_p.h"

using namespace Trammel;

namespace {

/// Two boxes. The larger one has connection points.
struct PreciseScene : EndScene
{
    explicit PreciseScene(ToolKind tool = ToolKind::Connector) : EndScene(ShapeKind::rectangle(), tool) { }
    std::optional<QPointF> boundPoint() const { return shown().boundPoint; }
};

} // namespace

/// Tests ends of connectors that are bound to points of shapes, by the mouse and by keys.
class TestPreciseEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsAreBoundToWholeShapes();
    void connectionPointsAttractEnds();
    void connectionPointsLieOnTheOutline();
    void aWaitGivesThePointUnderThePointer();
    void aLargeShapeGivesThePoint();
    void ctrlBindsNothing();
    void tabTakesTheShapeBelow();
    void endsAreDraggedToPoints();
    void handlesOfShapesDoTheSame();
    void smallAndOpenShapesHaveNoPoints();
    void theCanvasNoticesAWait();
};

void TestPreciseEnds::endsAreBoundToWholeShapes()
{
    PreciseScene scene;
    scene.bench.press({0, 0});
    scene.bench.move({200, 0});
    scene.bench.move({370, 20});
    QCOMPARE(scene.shown().connectionPoints.size(), 4);
    QVERIFY(!scene.boundPoint());
    scene.bench.release({370, 20});
    QVERIFY(scene.drawn().from == ConnectorEnd(scene.small));
    QVERIFY(scene.drawn().to == ConnectorEnd(scene.target));
}

void TestPreciseEnds::connectionPointsAttractEnds()
{
    struct Case
    {
        QPointF pointer;
        QPointF at;
    };
    // The tolerance is 4.
    for (const Case &each :
         {Case{{302, 2}, {-0.5, 0}}, {{401, -48}, {0, -0.5}}, {{498, -3}, {0.5, 0}}, {{400, 46.5}, {0, 0.5}}}) {
        PreciseScene scene;
        scene.bench.pull({0, 0}, each.pointer);
        QVERIFY(scene.boundPoint());
        scene.bench.release(each.pointer);
        QVERIFY(scene.drawn().to == ConnectorEnd(scene.target, each.at));
    }
    PreciseScene scene;
    scene.bench.drag({0, 0}, {305, 5});
    QVERIFY(scene.drawn().to == ConnectorEnd(scene.target));
}

void TestPreciseEnds::connectionPointsLieOnTheOutline()
{
    RandomInput random(193);
    for (int i = 0; i < 500; ++i) {
        Shape shape = filled(random.shape(100, 200));
        if (!shape.isClosed())
            continue;
        const QList<QPointF> points = connectionPoints(shape, 0.01);
        QCOMPARE(points.size(), 4);
        for (QPointF point : points)
            QVERIFY(distance(point, asCurve(shape.scenePrimitive())) < 1e-9 * 300);
    }
    // They are rotated with the shape.
    const Shape turned = box(0, 0, 100, 90);
    QVERIFY(length(connectionPoint(turned, Handle::Top) - QPointF(50, 0)) < 1e-9);
    QVERIFY(length(connectionPoint(turned, Handle::Left) - QPointF(0, -50)) < 1e-9);
}

void TestPreciseEnds::aWaitGivesThePointUnderThePointer()
{
    PreciseScene scene;
    scene.bench.pull({0, 0}, {370, 20});
    QVERIFY(!scene.boundPoint());
    scene.rest({370, 20});
    QVERIFY(same(scene.boundPoint().value_or(QPointF()), {370, 20}));
    // The shape stays precise until the pointer leaves it.
    scene.bench.move({420, -25});
    QVERIFY(same(scene.boundPoint().value_or(QPointF()), {420, -25}));
    scene.bench.move({420, 120});
    scene.bench.move({420, 25});
    QVERIFY(!scene.boundPoint());
    scene.rest({420, 25});
    scene.bench.release({420, 25});
    QVERIFY(scene.drawn().to == ConnectorEnd(scene.target, {0.1, 0.25}));
    // Resting before the press is no request.
    PreciseScene other;
    other.rest({0, 5});
    other.bench.drag({0, 5}, {200, 100});
    QVERIFY(other.drawn().from == ConnectorEnd(other.small));
}

void TestPreciseEnds::aLargeShapeGivesThePoint()
{
    PreciseScene scene;
    Shape huge = box(400, 0);
    huge.size = {600, 500};
    scene.document.changeShape(scene.target, huge);
    scene.bench.drag({0, 0}, {460, 100});
    QVERIFY(scene.drawn().to == ConnectorEnd(scene.target, {0.1, 0.2}));
    // So does a large zoom.
    ToolBench zoomed(16, 0, ToolKind::Connector);
    const ShapeId id = zoomed.document.addShape(box(0, 0));
    zoomed.drag({-60, 0}, {8, 4});
    const ShapeId drawn = zoomed.document.ids().last();
    QVERIFY(std::as_const(*zoomed.document.find(drawn)).connector->to == ConnectorEnd(id, {0.2, 0.1}));
}

void TestPreciseEnds::ctrlBindsNothing()
{
    PreciseScene scene;
    scene.bench.pull({0, 0}, {302, 0});
    scene.bench.hold(Qt::ControlModifier);
    QVERIFY(!scene.boundPoint());
    QVERIFY(scene.shown().connectionPoints.isEmpty());
    scene.bench.release({302, 0});
    QVERIFY(!scene.drawn().to.isBound());
}

void TestPreciseEnds::tabTakesTheShapeBelow()
{
    PreciseScene scene;
    const ShapeId above = scene.document.addShape(box(400, 0, 60));
    const auto lit = [&] { return scene.shown().hovered->shapes; };
    scene.bench.pull({0, 0}, {410, 5});
    QCOMPARE(lit(), ShapeIds{above});
    QVERIFY(scene.bench.key(Qt::Key_Tab));
    QCOMPARE(lit(), ShapeIds{scene.target});
    // After the last one comes the first one.
    scene.bench.key(Qt::Key_Tab);
    QCOMPARE(lit(), ShapeIds{above});
    scene.bench.key(Qt::Key_Backtab);
    QCOMPARE(lit(), ShapeIds{scene.target});
    // A hand is never quite still.
    scene.bench.move({413, 7});
    QCOMPARE(lit(), ShapeIds{scene.target});
    scene.bench.release({413, 7});
    QVERIFY(scene.drawn().to == ConnectorEnd(scene.target));
    scene.bench.pull({0, 0}, {410, 5});
    scene.bench.key(Qt::Key_Tab);
    scene.bench.move({390, -5});
    QCOMPARE(lit(), ShapeIds{above});
    scene.bench.key(Qt::Key_Escape);
}

void TestPreciseEnds::endsAreDraggedToPoints()
{
    PreciseScene scene(ToolKind::Select);
    const ShapeId above = scene.document.addShape(box(400, 0, 60));
    const ShapeId line = scene.document.connect(scene.small, ConnectorEnd(QPointF(200, 0)));
    scene.bench.selection.set({line});
    const auto to = [&] { return scene.connector(line).to; };
    scene.bench.pull({200, 0}, {410, 5});
    QVERIFY(to() == ConnectorEnd(above));
    scene.bench.key(Qt::Key_Tab);
    QVERIFY(to() == ConnectorEnd(scene.target));
    scene.rest({410, 5});
    QVERIFY(to() == ConnectorEnd(scene.target, {0.05, 0.05}));
    scene.bench.move({302, 1});
    QVERIFY(to() == ConnectorEnd(scene.target, {-0.5, 0}));
    scene.bench.release({302, 1});
    // The other end stays as it is, and the whole drag is one step.
    QVERIFY(scene.connector(line).from == ConnectorEnd(scene.small));
    scene.document.undoStack()->undo();
    QVERIFY(!to().isBound());
}

void TestPreciseEnds::handlesOfShapesDoTheSame()
{
    PreciseScene scene(ToolKind::Select);
    scene.bench.selection.set({scene.small});
    scene.bench.move({0, 0});
    QVERIFY(scene.shown().connectHandles);
    const QPointF handle = scene.shown().connectHandles->position(Handle::Right, 1);
    scene.bench.pull(handle, {370, 20});
    scene.rest({370, 20});
    QVERIFY(scene.boundPoint());
    scene.bench.release({370, 20});
    QVERIFY(scene.drawn().to == ConnectorEnd(scene.target, {-0.15, 0.2}));
}

void TestPreciseEnds::smallAndOpenShapesHaveNoPoints()
{
    QCOMPARE(connectionPoints(box(0, 0, 40), 1).size(), 4);
    QVERIFY(connectionPoints(box(0, 0, 39), 1).isEmpty());
    QCOMPARE(connectionPoints(box(0, 0, 39), 0.5).size(), 4);
    QVERIFY(connectionPoints(Shape::polyline({{0, 0}, {100, 100}, {200, 0}}), 1).isEmpty());
    QList<QPointF> circle;
    for (int i = 0; i < 2000; ++i)
        circle.append(axisFromDegrees(i * 0.18) * 500);
    QVERIFY(connectionPoints(Shape::polygon(circle), 1).isEmpty());
}

void TestPreciseEnds::theCanvasNoticesAWait()
{
    EditorBench bench;
    const ShapeId left = bench.document().addShape(box(-200, 0));
    Shape wide = box(100, 0);
    wide.size = {200, 100};
    const ShapeId right = bench.document().addShape(wide);
    const auto drag = [&](bool isWaiting) {
        bench.editor->setTool(ShapeEditor::Connector);
        bench.beginDrag({-200, 0}, {120, 25});
        // Without a wait, no timer can fire.
        if (isWaiting)
            QTest::qWait(700);
        bench.release({120, 25});
        return std::as_const(*bench.document().find(bench.document().ids().last())).connector->to;
    };
    QVERIFY(drag(false) == ConnectorEnd(right));
    const ConnectorEnd precise = drag(true);
    QCOMPARE(precise.shape, right);
    QVERIFY(precise.at && length(*precise.at - QPointF(0.1, 0.25)) < 0.02);
    QVERIFY(bench.document().contains(left));
}

TRAMMEL_WIDGET_TEST(TestPreciseEnds)
#include "tst_preciseends.moc"
