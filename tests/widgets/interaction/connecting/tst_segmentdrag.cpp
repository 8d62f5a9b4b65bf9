#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/orthogonalscenes.h"
#include "tests/widgets/toolbench.h"

#include "widgets/interaction/tools/selecttool_p.h"

using namespace Trammel;

namespace {

using Pins = QList<ConnectorPin>;

const Connector &draggedConnector(const Document &document, ShapeId id)
{
    return *document.find(id)->connector;
}

/// Two boxes, one right of and below the other, with a selected connector that has its middle segment at x = 100.
template <typename Bench> struct SegmentScene
{
    Bench bench;
    Document &document;
    ShapeId left;
    ShapeId right;
    ShapeId connector;

    template <typename... Arguments>
    explicit SegmentScene(Document &(*documentOf)(Bench &), Arguments... arguments)
        : bench(arguments...), document(documentOf(bench))
    {
        left = document.addShape(box(0, 0));
        right = document.addShape(box(200, 100));
        Shape line = orthogonal(left, right);
        line.connector->pins = {{Qt::Vertical, 100}};
        connector = document.addShape(line);
    }

    Pins pins() const { return draggedConnector(document, connector).pins; }
    QList<QPointF> corners() const { return draggedConnector(document, connector).corners; }
};

struct ToolScene : SegmentScene<ToolBench>
{
    ToolScene() : SegmentScene([](ToolBench &tools) -> Document & { return tools.document; })
    {
        bench.context.settings.snapToShapes = true;
        bench.selection.set({connector});
    }
};

struct EditorScene : SegmentScene<EditorBench>
{
    EditorScene(double zoom = 1, double rotation = 0)
        : SegmentScene([](EditorBench &window) -> Document & { return window.document(); }, zoom, rotation)
    {
        bench.editor->selection()->set({connector});
    }
};

} // namespace

/// Tests dragging the segments of a selected orthogonal connector.
class TestSegmentDrag : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void handlesAreShownForOrthogonalConnectors();
    void dragMovesASegment_data() { addViews(); }
    void dragMovesASegment();
    void theWholeLineIsAHandle();
    void aFreeConnectorIsMovedByItsLine();
    void theFirstSegmentTakesItsEndAlong();
    void segmentsUnite();
    void segmentsSnap();
    void escapeRestoresTheRoute();
    void clicksChangeNothing();
    void doubleClickRemovesAPin();
    void doubleClickElsewhereEditsTheText();
    void readOnlyShowsNoHandles();
    void otherShapesAreNoObstacleForTheHand();
    void routesAreReset();
    void arrowKeysMovePins();
    void polylinesGetWaypoints();
};

void TestSegmentDrag::handlesAreShownForOrthogonalConnectors()
{
    ToolScene scene;
    const std::optional<LinePoints> line = scene.bench.overlay.state().line;
    QVERIFY(line);
    QCOMPARE(line->segments.size(), 3);
    QCOMPARE(line->points.size(), 2);
    QVERIFY(!line->segments[0].isPinned && line->segments[1].isPinned && !line->segments[2].isPinned);
    scene.bench.move({100, 52});
    QCOMPARE(scene.bench.overlay.state().hoveredSegment, std::optional<qsizetype>(1));
    QVERIFY(scene.bench.tool->hint().contains(QStringLiteral("segment")));
    scene.bench.move({100, 90});
    QVERIFY(!scene.bench.overlay.state().hoveredSegment);
    // A short segment has no handle.
    scene.document.changeShapes({scene.connector}, [](Shape &shape) { shape.connector->pins[0].position = 40; });
    scene.bench.move({30, 0});
    QVERIFY(!scene.bench.overlay.state().hoveredSegment);
    scene.document.changeShapes({scene.connector},
                                [](Shape &shape) { shape.connector->route = ConnectorRoute::Straight; });
    QVERIFY(scene.bench.overlay.state().line->segments.isEmpty());
}

void TestSegmentDrag::dragMovesASegment()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorScene scene(zoom, rotation);
    scene.document.changeShapes(scene.document.ids(), [&](Shape &shape) {
        shape.center = (shape.center - QPointF(100, 50)) / zoom;
        shape.size /= zoom;
    });
    scene.document.changeShapes({scene.connector}, [](Shape &shape) { shape.connector->pins = {{Qt::Vertical, 0}}; });
    const int steps = scene.bench.steps();
    scene.bench.editor->setSnapToShapes(false);
    const QPointF from = scene.bench.seen({0, 0}), to = scene.bench.seen(QPointF(30, 4) / zoom);
    scene.bench.drag(from, to);
    QCOMPARE(scene.pins().size(), 1);
    QVERIFY(std::abs(scene.pins()[0].position - (to - from).x()) < 1e-6 / zoom);
    QCOMPARE(scene.corners().size(), 4);
    QCOMPARE(scene.bench.steps(), steps + 1);
    QCOMPARE(scene.document.undoStack()->undoText(), QStringLiteral("Move Segment"));
    scene.bench.editor->undo();
    QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, 0}}));
    QCOMPARE(scene.bench.editor->selection()->ids(), ShapeIds{scene.connector});
}

void TestSegmentDrag::theWholeLineIsAHandle()
{
    ToolScene scene;
    scene.bench.drag({100, 85}, {127, 85});
    QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, 127}}));
    // Not before it is selected.
    scene.bench.selection.clear();
    scene.bench.drag({127, 85}, {140, 85});
    QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, 127}}));
}

void TestSegmentDrag::aFreeConnectorIsMovedByItsLine()
{
    ToolScene scene;
    scene.document.removeShapes({scene.right});
    scene.bench.selection.set({scene.connector});
    const QPointF end = scene.corners().last();
    scene.bench.drag({100, 85}, {127, 95});
    QCOMPARE(scene.corners().last(), end + QPointF(27, 10));
    QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, 127}}));
    // The handle moves the segment alone.
    const QPointF middle = (scene.corners()[1] + scene.corners()[2]) / 2;
    scene.bench.drag(middle, middle - QPointF(20, 0));
    QCOMPARE(scene.corners().last(), end + QPointF(27, 10));
    QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, 107}}));
}

void TestSegmentDrag::theFirstSegmentTakesItsEndAlong()
{
    ToolScene scene;
    scene.bench.hold(Qt::ControlModifier);
    scene.bench.drag({60, 0}, {60, 13});
    QCOMPARE(scene.pins(), (Pins{{Qt::Horizontal, 13}, {Qt::Vertical, 100}}));
    QCOMPARE(scene.corners().first(), QPointF(20, 13));
    QCOMPARE(scene.corners().size(), 4);
    // Beyond the side, the line leaves the box below it.
    scene.bench.drag({60, 13}, {60, 50});
    QCOMPARE(scene.corners().first(), QPointF(0, 20));
    QCOMPARE(scene.corners().size(), 5);
}

void TestSegmentDrag::segmentsUnite()
{
    ToolScene scene;
    scene.document.changeShapes({scene.connector}, [](Shape &shape) {
        shape.connector->pins = {{Qt::Vertical, 60}, {Qt::Horizontal, 60}, {Qt::Vertical, 140}};
    });
    QCOMPARE(scene.corners().size(), 6);
    // The segment snaps to the position of its neighbor.
    scene.bench.pull({60, 30}, {138, 30});
    QVERIFY(!scene.bench.overlay.state().guides.isEmpty());
    QVERIFY(scene.bench.overlay.state().hoveredSegment);
    scene.bench.release({138, 30});
    QCOMPARE(scene.pins()[0], (ConnectorPin{Qt::Vertical, 140}));
    QVERIFY(scene.corners().size() >= 4);
}

void TestSegmentDrag::segmentsSnap()
{
    ToolScene scene;
    scene.document.addShape(box(140, 300));
    scene.bench.drag({100, 50}, {137, 50});
    QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, 140}}));
    scene.bench.hold(Qt::ControlModifier);
    scene.bench.drag({140, 50}, {123, 50});
    QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, 123}}));
}

void TestSegmentDrag::escapeRestoresTheRoute()
{
    EditorScene scene;
    const Shape before = *scene.document.find(scene.connector);
    const int steps = scene.bench.steps();
    scene.bench.beginDrag({100, 50}, {133, 50});
    QVERIFY(scene.pins() != before.connector->pins);
    scene.bench.key(Qt::Key_Escape);
    scene.bench.release({133, 50});
    QVERIFY(*scene.document.find(scene.connector) == before);
    QCOMPARE(scene.bench.steps(), steps);
}

void TestSegmentDrag::clicksChangeNothing()
{
    ToolScene scene;
    const int count = scene.bench.stack().count();
    scene.bench.click({100, 50});
    scene.bench.click({100, 90});
    scene.bench.drag({100, 50}, {100, 53});
    QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, 100}}));
    QCOMPARE(scene.bench.stack().count(), count);
    QCOMPARE(scene.bench.selection.ids(), ShapeIds{scene.connector});
}

void TestSegmentDrag::doubleClickRemovesAPin()
{
    ToolScene scene;
    scene.bench.doubleClick({100, 50});
    QVERIFY(scene.pins().isEmpty());
    QCOMPARE(scene.document.undoStack()->undoText(), QStringLiteral("Reset Segment"));
    QCOMPARE(scene.corners().size(), 3);
    scene.bench.stack().undo();
    QCOMPARE(scene.pins().size(), 1);
}

void TestSegmentDrag::doubleClickElsewhereEditsTheText()
{
    EditorScene scene;
    scene.bench.editor->selection()->set({scene.connector});
    const QPoint place = scene.bench.at({60, 0});
    QTest::mouseClick(&scene.bench.viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(&scene.bench.viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(scene.bench.editor->editedText(), scene.connector);
}

void TestSegmentDrag::readOnlyShowsNoHandles()
{
    EditorScene scene;
    scene.bench.editor->setReadOnly(true);
    scene.bench.drag({100, 50}, {133, 50});
    QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, 100}}));
}

void TestSegmentDrag::otherShapesAreNoObstacleForTheHand()
{
    ToolScene scene;
    scene.document.addShape(box(130, 50, 20));
    scene.bench.hold(Qt::ControlModifier);
    for (double x : {105.0, 115.0, 121.0, 130.0, 139.0, 150.0}) {
        scene.bench.drag({scene.pins()[0].position, 50}, {x, 50});
        QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, x}}));
        QCOMPARE(draggedConnector(scene.document, scene.connector).isBlocked, std::abs(x - 130) < 10);
    }
}

void TestSegmentDrag::routesAreReset()
{
    EditorScene scene;
    QAction &reset = *scene.bench.editor->action(ShapeEditor::Action::ResetRoute);
    QVERIFY(reset.isEnabled());
    const int steps = scene.bench.steps();
    reset.trigger();
    QVERIFY(scene.pins().isEmpty());
    QCOMPARE(scene.bench.steps(), steps + 1);
    QVERIFY(!reset.isEnabled());
    scene.bench.editor->undo();
    QVERIFY(reset.isEnabled());
    scene.bench.editor->selection()->set({scene.left});
    QVERIFY(!reset.isEnabled());
    scene.bench.editor->selection()->set({scene.left, scene.connector});
    QVERIFY(reset.isEnabled());
    scene.bench.editor->setReadOnly(true);
    QVERIFY(!reset.isEnabled());
}

void TestSegmentDrag::arrowKeysMovePins()
{
    EditorScene scene;
    scene.bench.key(Qt::Key_Right);
    QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, 101}}));
    // The shapes take the pins along.
    scene.bench.editor->selection()->set({scene.left, scene.right});
    scene.bench.key(Qt::Key_Right);
    QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, 102}}));
    scene.bench.editor->undo();
    scene.bench.editor->undo();
    QCOMPARE(scene.pins(), (Pins{{Qt::Vertical, 100}}));
}

void TestSegmentDrag::polylinesGetWaypoints()
{
    ToolScene scene;
    scene.document.changeShapes({scene.connector}, [](Shape &shape) {
        shape.connector->pins.clear();
        shape.connector->route = ConnectorRoute::Polyline;
    });
    const auto waypoints = [&] { return std::as_const(*scene.document.find(scene.connector)).connector->waypoints; };
    const QPointF middle = (scene.corners().first() + scene.corners().last()) / 2;
    QCOMPARE(scene.corners().size(), 2);
    scene.bench.hold(Qt::ControlModifier);
    scene.bench.drag(middle, middle + QPointF(20, -30));
    QCOMPARE(waypoints(), QList<QPointF>{middle + QPointF(20, -30)});
    QCOMPARE(scene.document.undoStack()->undoText(), QStringLiteral("Move Segment"));
    QCOMPARE(scene.corners().size(), 3);
    // Another one, on the segment before it, is inserted before it; a waypoint is moved by its handle.
    const QPointF between = (scene.corners()[0] + scene.corners()[1]) / 2;
    scene.bench.drag(between, between + QPointF(-5, 40));
    QCOMPARE(waypoints(), QList<QPointF>({between + QPointF(-5, 40), middle + QPointF(20, -30)}));
    scene.bench.move(waypoints()[0]);
    const std::optional<qsizetype> hovered = scene.bench.overlay.state().hoveredSegment;
    QVERIFY(hovered && scene.bench.overlay.state().line->segments[*hovered].isAtWaypoint());
    scene.bench.drag(waypoints()[0], waypoints()[0] + QPointF(3, 4));
    QCOMPARE(waypoints(), QList<QPointF>({between + QPointF(-2, 44), middle + QPointF(20, -30)}));
    scene.bench.hold(Qt::NoModifier);
    scene.bench.doubleClick(waypoints()[1]);
    QCOMPARE(waypoints(), QList<QPointF>{between + QPointF(-2, 44)});
    scene.bench.stack().undo();
    QCOMPARE(waypoints().size(), 2);
    // Escape restores the route.
    scene.bench.pull(waypoints()[0], {500, 500});
    scene.bench.key(Qt::Key_Escape);
    scene.bench.release({500, 500});
    QCOMPARE(waypoints(), QList<QPointF>({between + QPointF(-2, 44), middle + QPointF(20, -30)}));
}

TRAMMEL_WIDGET_TEST(TestSegmentDrag)
#include "tst_segmentdrag.moc"
