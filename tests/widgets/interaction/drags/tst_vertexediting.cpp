#include "tests/seed.h"
#include "tests/testprogram.h"
#include "tests/widgets/vertexbench.h"

#include <QtCore/QRandomGenerator>
#include <QtTest/QSignalSpy>

using namespace Trammel;

/// Tests how dragging, inserting and deleting vertices changes the outline and its display.
class TestVertexEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dragMovesOneVertex_data();
    void dragMovesOneVertex();
    void escapeGivesAllBack();
    void canceledFromWithin();
    void middlesInsert_data() { addViews(); }
    void middlesInsert();
    void edgesMoveWithBothEnds();
    void doubleClickDeletesAndInserts();
    void altClickDeletes();
    void enoughIsKept();
    void holes();
    void endsOfALine();
    void snapsToTheGridAndToShapes();
    void shiftHoldsToSteps();
    void severalMoveTogether();
    void vertexIsSeen();
    void crossingIsSeen();
    void refusedFarOut();
    void undoOfEverythingIsTheStart();
};

void TestVertexEditing::dragMovesOneVertex_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("rotation");
    QTest::addColumn<double>("turned");
    QTest::addColumn<bool>("mirrored");
    for (double zoom : {0.2, 1.0, 8.0}) {
        for (double rotation : {0.0, 30.0}) {
            QTest::addRow("zoom %g, view turned by %g", zoom, rotation) << zoom << rotation << 0.0 << false;
            QTest::addRow("zoom %g, view turned by %g, mirrored", zoom, rotation) << zoom << rotation << 0.0 << true;
            QTest::addRow("zoom %g, view turned by %g, turned", zoom, rotation) << zoom << rotation << 25.0 << true;
        }
    }
}

void TestVertexEditing::dragMovesOneVertex()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    QFETCH(double, turned);
    QFETCH(bool, mirrored);
    VertexBench bench(zoom, rotation, turned, mirrored);
    QSignalSpy changed(bench.document().undoStack(), &QUndoStack::indexChanged);
    const DocumentData before = bench.document().data();
    const QList<QPointF> points = bench.points();
    // The middle vertex is visible at every zoom.
    const QPointF from = points[2], to = from + QPointF(30, -22) / std::min(zoom, 1.0);
    bench.drag(from, to);
    const QPointF way = bench.seen(to) - bench.seen(from);
    for (int i = 0; i < 5; ++i)
        QVERIFY2(isNear(bench.vertex(i), i == 2 ? points[i] + way : points[i], 1e-12 * 400),
                 qPrintable(QString::number(i)));
    QCOMPARE(bench.shape().rotation, turned);
    QCOMPARE(bench.shape().mirroredX, mirrored);
    QVERIFY(bench.isEditing());
    QCOMPARE(bench.steps(), 2);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Move Vertex"));
    bench.key(Qt::Key_Z, Ctrl);
    QVERIFY(bench.document().data() == before);
    QVERIFY(bench.isEditing());
}

void TestVertexEditing::escapeGivesAllBack()
{
    VertexBench bench(1, 0, 33);
    bench.drag(bench.vertex(0), bench.vertex(0) + QPointF(-20, 5));
    bench.key(Qt::Key_Z, Ctrl);
    const DocumentData before = bench.document().data();
    QVERIFY(bench.document().undoStack()->canRedo());
    bench.beginDrag(bench.vertex(0), {-150, -90});
    QVERIFY(bench.document().data() != before);
    bench.key(Qt::Key_Escape);
    bench.release({-150, -90});
    QVERIFY(bench.document().data() == before);
    QVERIFY(bench.document().undoStack()->canRedo());
    QVERIFY(bench.isEditing());
    // An inserted vertex is removed, too.
    bench.beginDrag(bench.middle(0), {0, -150});
    QCOMPARE(bench.points().size(), 6);
    bench.key(Qt::Key_Escape);
    bench.release({0, -150});
    QVERIFY(bench.document().data() == before);
    bench.key(Qt::Key_Escape);
    QVERIFY(!bench.isEditing());
}

// A slot of shapesChanged() cancels the drag. The edited outline is restored, too.
void TestVertexEditing::canceledFromWithin()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    const QMetaObject::Connection escape =
        QObject::connect(&bench.document(), &Document::shapesChanged, [&bench] { bench.key(Qt::Key_Escape); });
    bench.beginDrag(bench.middle(0), {0, -150});
    QObject::disconnect(escape);
    bench.release({0, -150});
    QCOMPARE(bench.points(), points);
    QVERIFY(bench.isEditing());
    const QPointF to = bench.vertex(1) + QPointF(20, 30);
    bench.drag(bench.vertex(1), to);
    QCOMPARE(bench.points().size(), 5);
    QVERIFY(isNear(bench.vertex(1), to));
    QVERIFY(isNear(bench.vertex(2), points[2]));
    QCOMPARE(bench.steps(), 2);
}

void TestVertexEditing::middlesInsert()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    VertexBench bench(zoom, rotation, 20, true);
    const DocumentData before = bench.document().data();
    const QList<QPointF> points = bench.points();
    const QPointF from = bench.middle(0), to = from + QPointF(10, -40);
    bench.drag(from, to);
    QCOMPARE(bench.points().size(), 6);
    QVERIFY(isNear(bench.vertex(1), from + bench.seen(to) - bench.seen(from)));
    for (int i = 0; i < 5; ++i)
        QVERIFY(isNear(bench.vertex(i < 1 ? i : i + 1), points[i]));
    QCOMPARE(bench.steps(), 2);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Insert Vertex"));
    // The inserted vertex is selected.
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.points().size(), 5);
    bench.document().undoStack()->undo();
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
}

void TestVertexEditing::edgesMoveWithBothEnds()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    const QPointF from = points[4] + (points[0] - points[4]) * 0.25;
    bench.drag(from, from + QPointF(-30, 10));
    for (int i = 0; i < 5; ++i)
        QVERIFY(isNear(bench.vertex(i), i == 4 || i == 0 ? points[i] + QPointF(-30, 10) : points[i]));
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Move Vertices"));
}

void TestVertexEditing::doubleClickDeletesAndInserts()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    bench.doubleClick(points[2]);
    QCOMPARE(bench.points(), (QList<QPointF>{points[0], points[1], points[3], points[4]}));
    QCOMPARE(bench.steps(), 2);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Delete Vertex"));
    // The vertex is inserted at the click, on the edge.
    bench.doubleClick(points[0] + QPointF(50, 1));
    QCOMPARE(bench.points().size(), 5);
    QVERIFY(isNear(bench.vertex(1), points[0] + QPointF(50, 0)));
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Insert Vertex"));
    // A double click on the middle of an edge inserts a vertex there.
    bench.doubleClick(bench.middle(4));
    QCOMPARE(bench.points().size(), 6);
    // A double click within the outline has no effect.
    bench.doubleClick({-60, 30});
    QCOMPARE(bench.steps(), 4);
    QVERIFY(bench.isEditing());
}

void TestVertexEditing::altClickDeletes()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    bench.click(points[4]);
    bench.click(points[1], Alt);
    QCOMPARE(bench.points(), (QList<QPointF>{points[0], points[2], points[3], points[4]}));
    // The selected vertex stays selected.
    bench.key(Qt::Key_Left);
    QVERIFY(isNear(bench.vertex(3), points[4] - QPointF(1, 0)));
}

void TestVertexEditing::enoughIsKept()
{
    VertexBench bench;
    bench.doubleClick(bench.vertex(2));
    bench.doubleClick(bench.vertex(2));
    QCOMPARE(bench.points().size(), 3);
    const int steps = bench.steps();
    bench.doubleClick(bench.vertex(0));
    bench.click(bench.vertex(1), Alt);
    QCOMPARE(bench.points().size(), 3);
    QCOMPARE(bench.steps(), steps);
    QVERIFY(bench.isEditing());
}

void TestVertexEditing::holes()
{
    VertexBench bench;
    const QList<QPointF> ring{{-100, -100}, {100, -100}, {100, 100}, {-100, 100}};
    const QList<QPointF> hole{{-40, -40}, {40, -40}, {0, 40}};
    Shape shape = Shape::polygon(ring, {hole});
    shape.fill = Qt::yellow;
    const ShapeId id = bench.document().addShape(shape);
    bench.editor->editVertices(id);
    const auto rings = [&] { return bench.document().find(id)->sceneOutline(); };
    bench.drag(hole[2], {10, 60});
    QCOMPARE(rings(), (Shape::Outline{ring, {hole[0], hole[1], {10, 60}}}));
    bench.drag((hole[0] + hole[1]) / 2, {0, -70});
    QCOMPARE(rings()[1], (QList<QPointF>{hole[0], {0, -70}, hole[1], {10, 60}}));
    bench.doubleClick(hole[0]);
    QCOMPARE(rings()[1].size(), 3);
    bench.doubleClick(hole[1]);
    QCOMPARE(rings(), Shape::Outline{ring});
    // Undo restores the hole, which can be edited again.
    bench.key(Qt::Key_Z, Ctrl);
    QCOMPARE(rings().size(), 2);
    bench.drag(QPointF(10, 60), {0, 50});
    QCOMPARE(rings()[1].last(), QPointF(0, 50));
}

void TestVertexEditing::endsOfALine()
{
    VertexBench bench;
    const QList<QPointF> points{{-200, 150}, {-100, 200}, {0, 150}};
    const ShapeId id = bench.document().addShape(Shape::polyline(points));
    bench.editor->editVertices(id);
    const auto now = [&] { return bench.document().find(id)->sceneOutline().first(); };
    bench.drag(points[2], {50, 180});
    QCOMPARE(now(), (QList<QPointF>{points[0], points[1], {50, 180}}));
    // A polyline has no edge from its last point to its first one, so that the click is on empty canvas.
    bench.click({-75, 165});
    QVERIFY(bench.editor->editedShape().isNull());
    bench.editor->editVertices(id);
    bench.click(now().last());
    bench.key(Qt::Key_Insert);
    QCOMPARE(now().size(), 3);
    bench.doubleClick(points[0]);
    QCOMPARE(now().size(), 2);
    bench.doubleClick(points[1]);
    QCOMPARE(now().size(), 2);
    QVERIFY(bench.document().errorString().isEmpty());
}

void TestVertexEditing::snapsToTheGridAndToShapes()
{
    VertexBench bench;
    bench.document().addShape(Shape::rectangle({200, -150}, {40, 40}));
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(25);
    bench.beginDrag(bench.vertex(1), {136, -111});
    QCOMPARE(bench.vertex(1), QPointF(125, -100));
    bench.hold(Ctrl);
    QCOMPARE(bench.vertex(1), QPointF(136, -111));
    bench.hold({});
    bench.editor->setSnapToGrid(false);
    bench.editor->setSnapToShapes(true);
    // The vertex snaps to a corner of the box.
    bench.move({183, -128});
    QCOMPARE(bench.vertex(1), QPointF(180, -130));
    // The vertex aligns with another vertex of its own shape that is not its neighbor.
    bench.move({63, -97});
    QCOMPARE(bench.vertex(1), QPointF(60, -97));
    bench.release({63, -97});
    QCOMPARE(bench.vertex(1), QPointF(60, -97));
}

void TestVertexEditing::shiftHoldsToSteps()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    bench.beginDrag(points[4], {-75, 120}, Shift);
    for (QPointF neighbor : {points[3], points[0]}) {
        const double degrees = degreesFromAxis(bench.vertex(4) - neighbor);
        if (std::abs(std::remainder(degrees, 15)) < 1e-9)
            return;
    }
    QFAIL("It is on no ray of a neighbor.");
}

void TestVertexEditing::severalMoveTogether()
{
    VertexBench bench(1, 0, 40, true);
    const QList<QPointF> points = bench.points();
    bench.click(points[0]);
    bench.click(points[3], Shift);
    bench.beginDrag(points[3], points[3] + QPointF(25, 8));
    const QPointF way = bench.seen(points[3] + QPointF(25, 8)) - bench.seen(points[3]);
    for (int i = 0; i < 5; ++i)
        QVERIFY(isNear(bench.vertex(i), i == 0 || i == 3 ? points[i] + way : points[i]));
    bench.hold(Shift);
    QVERIFY(isNear(bench.vertex(0), points[0] + QPointF(way.x(), 0)));
    bench.hold({});
    bench.release(points[3] + QPointF(25, 8));
    QVERIFY(isNear(bench.vertex(0), points[0] + way));
    QCOMPARE(bench.steps(), 2);
}

void TestVertexEditing::vertexIsSeen()
{
    VertexBench bench;
    bench.move({300, 200});
    const QImage plain = bench.picture();
    const QPointF corner = bench.vertex(0);
    QCOMPARE(bench.colorAt(plain, corner), QColor(Qt::white));
    const auto move = [&](QPointF scenePos) {
        QMouseEvent event(QEvent::MouseMove, bench.at(scenePos), bench.viewport().mapToGlobal(bench.at(scenePos)),
                          Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&bench.viewport(), &event);
    };
    move(corner);
    QCOMPARE(bench.viewport().cursor().shape(), Qt::SizeAllCursor);
    QVERIFY(bench.editor->hint().contains(QStringLiteral("delete")));
    move(bench.middle(0));
    QCOMPARE(bench.viewport().cursor().shape(), Qt::CrossCursor);
    QVERIFY(bench.picture() != plain);
    move({-60, 30});
    QCOMPARE(bench.viewport().cursor().shape(), Qt::ArrowCursor);
    bench.click(corner);
    QVERIFY(bench.colorAt(bench.picture(), corner) != QColor(Qt::white));
}

void TestVertexEditing::crossingIsSeen()
{
    VertexBench bench;
    const QImage before = bench.picture();
    bench.drag(bench.vertex(2), {-160, 20});
    // A ring marks the crossing, in a color that the picture contains nowhere else.
    const auto isWarning = [](QColor color) { return color.red() > 190 && color.green() < 110 && color.blue() < 110; };
    const auto warnings = [&](const QImage &image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += isWarning(image.pixelColor(x, y));
        }
        return count;
    };
    QCOMPARE(warnings(before), 0);
    bench.move({300, 200});
    QVERIFY(warnings(bench.picture()) > 100);
    bench.key(Qt::Key_Z, Ctrl);
    QCOMPARE(warnings(bench.picture()), 0);
}

void TestVertexEditing::refusedFarOut()
{
    VertexBench bench;
    bench.editor->editVertices({});
    const ShapeId id = bench.document().addShape(Shape::polygon({{0, 0}, {9.99e8, 0}, {0, 9.99e8}}));
    bench.editor->editVertices(id);
    bench.editor->setZoom(1e-4);
    bench.editor->centerOn({9.99e8, 0});
    const DocumentData before = bench.document().data();
    bench.drag({9.99e8, 0}, {9.99e8 + 3e6, 0});
    // The width stays within the limit of 1e9.
    QVERIFY(bench.document().find(id)->size.width() <= 1e9);
    while (bench.steps() > 2 && bench.document().undoStack()->canUndo())
        bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before || bench.document().count() < 2);
}

void TestVertexEditing::undoOfEverythingIsTheStart()
{
    QRandomGenerator generator(testSeed(21));
    for (int round = 0; round < 12; ++round) {
        VertexBench bench(std::array{0.4, 1.0, 3.0}[round % 3], round % 2 ? 25 : 0, round * 17, round % 4 == 1);
        const DocumentData start = bench.document().data();
        const auto place = [&] {
            return QPointF(generator.bounded(-180, 180), generator.bounded(-130, 130)) / bench.editor->zoom();
        };
        const auto vertex = [&] { return bench.vertex(int(generator.bounded(int(bench.points().size())))); };
        for (int step = 0; step < 60; ++step) {
            if (!bench.isEditing())
                bench.editor->editVertices(bench.id);
            const std::array modifiers{Qt::KeyboardModifiers(), Shift, Ctrl, Alt, Shift | Ctrl};
            const Qt::KeyboardModifiers held = modifiers[generator.bounded(5u)];
            switch (generator.bounded(10)) {
            case 0:
                bench.drag(vertex(), place(), held);
                break;
            case 1:
                bench.drag(bench.middle(int(generator.bounded(int(bench.points().size())))), place(), held);
                break;
            case 2:
                bench.doubleClick(vertex());
                break;
            case 3:
                bench.click(vertex(), held);
                break;
            case 4:
                bench.drag(place(), place(), held);
                break;
            case 5:
                bench.key(std::array{Qt::Key_Delete, Qt::Key_Insert, Qt::Key_Tab, Qt::Key_Left}[generator.bounded(4u)]);
                break;
            case 6:
                bench.beginDrag(vertex(), place());
                bench.key(Qt::Key_Escape);
                bench.release(place());
                break;
            case 7:
                bench.key(Qt::Key_Z, Ctrl);
                break;
            case 8:
                bench.key(Qt::Key_Z, Ctrl | Shift);
                break;
            default:
                bench.doubleClick(bench.middle(int(generator.bounded(int(bench.points().size())))));
            }
            QVERIFY(!bench.document().gesture());
            if (!bench.document().contains(bench.id))
                bench.document().undoStack()->redo();
        }
        while (bench.steps() > 0 && bench.document().undoStack()->index() > 1)
            bench.document().undoStack()->undo();
        QVERIFY(bench.document().data() == start);
    }
}

TRAMMEL_WIDGET_TEST(TestVertexEditing)
#include "tst_vertexediting.moc"
