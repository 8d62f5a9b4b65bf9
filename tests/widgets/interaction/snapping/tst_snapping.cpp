#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/randomshapes.h"
#include "tests/widgets/toolbench.h"
#include "widgets/model/query/nearestshapes_p.h"

#include <algorithm>

using namespace Trammel;

namespace {

Shape box(QPointF center, QSizeF size = {40, 40}, double degrees = 0)
{
    Shape shape = Shape::rectangle(center, size, degrees);
    shape.fill = Qt::yellow;
    return shape;
}

// The corners of a shape's frame, and its center.
QList<QPointF> placesOf(const Shape &shape)
{
    const auto corners = shape.frame().corners();
    return QList<QPointF>(corners.begin(), corners.end()) + QList<QPointF>{shape.center};
}

} // namespace

class TestSnapping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void move_data() { addViews(); }
    void move();
    void moveSeveralByTheHeldOne_data() { addViews(); }
    void moveSeveralByTheHeldOne();
    void spacing();
    void controlTurnsItOff();
    void copiesSnapToTheirOriginals();
    void connectorsThatFollowAreNoTargets();
    void shiftKeepsTheAxis();
    void resize_data() { addViews(); }
    void resize();
    void resizeMarksWhatMeets();
    void resizeKeepsTheRatio();
    void resizeTurned();
    void rotate_data() { addViews(); }
    void rotate();
    void boxTool_data() { addViews(); }
    void boxTool();
    void pathTool();
    void smallPathsKeepTheirPoints_data();
    void smallPathsKeepTheirPoints();
    void smallBoxesKeepTheirSides();
    void smallVerticesStayApart();
    void onlyWhatIsSeen();
    void nothingDrifts();
    void roundNumbers_data() { addViews(); }
    void roundNumbers();
    void nearestLikeBruteForce();
};

// The pointer moves by whole pixels, so that the offset differs from the given one. The difference is well within the
// tolerance.
void TestSnapping::move()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setSnapToShapes(true);
    const ShapeId id = bench.document().addShape(box({-100, -80}));
    bench.document().addShape(box({100, 0}, {60, 60}));
    const DocumentData before = bench.document().data();
    const int steps = bench.steps();
    // The right side snaps to the left side at 70, and the top to the top at -30.
    bench.drag({-100, -80}, {50 - 2 / zoom, -10 + 1.5 / zoom});
    const auto moved = [&] { return *bench.document().find(id); };
    QVERIFY2(length(moved().center - QPointF(50, -10)) < 1e-9,
             qPrintable(QStringLiteral("%1, %2").arg(moved().center.x()).arg(moved().center.y())));
    QCOMPARE(bench.steps(), steps + 1);
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
    bench.editor->setSnapToShapes(false);
    bench.drag({-100, -80}, {50 - 2 / zoom, -10 + 1.5 / zoom});
    QVERIFY(length(moved().center - QPointF(50, -10)) > 1 / zoom);
}

void TestSnapping::moveSeveralByTheHeldOne()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setSnapToShapes(true);
    const ShapeId held = bench.document().addShape(box({-100, -80}, {40, 40}, 45));
    const ShapeId other = bench.document().addShape(box({-37, -160}, {33, 21}, 20));
    bench.document().addShape(box({150, 31}, {20, 20}));
    bench.editor->selection()->set({held, other});
    // The right corner of the pressed box, half a diagonal from its center, snaps to the corner at (140, 41).
    const double reach = std::sqrt(800);
    const QPointF goal(140 - reach, 41);
    bench.drag({-100, -80}, goal + QPointF(-2, 2) / zoom);
    const QPointF center = bench.document().find(held)->center;
    QVERIFY2(length(center - goal) < 1e-9, qPrintable(QStringLiteral("%1, %2").arg(center.x()).arg(center.y())));
    QVERIFY(length(bench.document().find(other)->center - center - QPointF(63, -80)) < 1e-9);
}

void TestSnapping::spacing()
{
    for (const double zoom : {1.0, 2.5}) {
        EditorBench bench(zoom);
        bench.editor->setSnapToSpacing(true);
        bench.document().addShape(box({-100, 0}, {30, 30}));
        bench.document().addShape(box({-50, 3}, {30, 30}));
        const ShapeId id = bench.document().addShape(box({70, 90}, {40, 20}));
        bench.drag({70, 90}, {5 - 3 / zoom, -2});
        QVERIFY(std::abs(bench.document().find(id)->center.x() - 5) < 1e-9);
        QVERIFY(std::abs(bench.document().find(id)->center.y() + 2) <= 1 / zoom);
    }
}

void TestSnapping::controlTurnsItOff()
{
    ToolBench bench;
    bench.context.settings.snapToShapes = true;
    const ShapeId id = bench.document.addShape(box({0, 0}));
    bench.document.addShape(box({200, 300}));
    bench.pull({0, 0}, {197, 40});
    QCOMPARE(bench.shape(id).center, QPointF(200, 40));
    QCOMPARE(bench.overlay.state().guides.size(), 3);
    bench.hold(Qt::ControlModifier);
    QCOMPARE(bench.shape(id).center, QPointF(197, 40));
    QVERIFY(bench.overlay.state().guides.isEmpty());
    bench.hold({});
    QCOMPARE(bench.shape(id).center, QPointF(200, 40));
    bench.release({197, 40});
    QVERIFY(bench.overlay.state().guides.isEmpty());
    QCOMPARE(bench.shape(id).center, QPointF(200, 40));
}

void TestSnapping::copiesSnapToTheirOriginals()
{
    ToolBench bench;
    bench.context.settings.snapToShapes = true;
    const ShapeId id = bench.document.addShape(box({0, 0}));
    bench.pull({0, 0}, {90, 3});
    QCOMPARE(bench.shape(id).center, QPointF(90, 3));
    bench.hold(Qt::AltModifier);
    bench.release({90, 3});
    QCOMPARE(bench.document.count(), 2);
    QCOMPARE(bench.shape(id).center, QPointF(0, 0));
    QCOMPARE(bench.shape(bench.selection.ids().first()).center, QPointF(90, 0));
}

// The end of the connector lies where the box was after the event before.
void TestSnapping::connectorsThatFollowAreNoTargets()
{
    ToolBench bench;
    bench.context.settings.snapToShapes = true;
    const ShapeId first = bench.document.addShape(box({0, 0})), id = bench.document.addShape(box({200, 100}));
    bench.document.connect(first, id);
    bench.pull({200, 100}, {230, 140});
    QCOMPARE(bench.shape(id).center, QPointF(230, 140));
    for (const QPointF to : {QPointF(232, 142), QPointF(235, 144), QPointF(233, 147)}) {
        bench.move(to);
        QCOMPARE(bench.shape(id).center, to);
    }
}

void TestSnapping::shiftKeepsTheAxis()
{
    ToolBench bench;
    bench.context.settings.snapToShapes = true;
    const ShapeId id = bench.document.addShape(box({0, 0}));
    bench.document.addShape(box({200, 3}));
    bench.modifiers = Qt::ShiftModifier;
    bench.pull({0, 0}, {158, 30});
    QCOMPARE(bench.shape(id).center, QPointF(160, 0));
    bench.release({158, 30});
}

void TestSnapping::resize()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setSnapToShapes(true);
    const ShapeId id = bench.document().addShape(box({-100, -50}, {80, 60}));
    bench.document().addShape(box({60, 60}));
    const DocumentData before = bench.document().data();
    bench.editor->selection()->set({id});
    // The lower right corner snaps from (-60, -20) to the lines of the left and upper sides, both at 40.
    QPointF grip = bench.editor->mapToScene(*bench.editor->handlePosition(ShapeEditor::Handle::BottomRight));
    bench.drag(grip, grip + QPointF(100, 60) + QPointF(-2, 2) / zoom);
    const auto shape = [&] { return *bench.document().find(id); };
    QVERIFY(length(shape().center - QPointF(-50, -20)) < 1e-9);
    QVERIFY(std::abs(shape().size.width() - 180) < 1e-9 && std::abs(shape().size.height() - 120) < 1e-9);
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
    grip = bench.editor->mapToScene(*bench.editor->handlePosition(ShapeEditor::Handle::Right));
    bench.drag(grip, grip + QPointF(100 + 2 / zoom, 30));
    QVERIFY(length(shape().center - QPointF(-50, -50)) < 1e-9);
    QVERIFY(std::abs(shape().size.width() - 180) < 1e-9 && shape().size.height() == 60);
}

// Each mark of a guide is at a corner or the center of a shape, and the resized shape counts with its current size.
void TestSnapping::resizeMarksWhatMeets()
{
    ToolBench bench;
    bench.context.settings.snapToShapes = true;
    const ShapeId id = bench.document.addShape(box({0, 0}, {80, 60}));
    const ShapeId other = bench.document.addShape(box({140, 100}));
    bench.selection.set({id});
    const QPointF grip = bench.handle(Handle::BottomRight);
    bench.pull(grip, grip + QPointF(78, 52));
    const QList<QPointF> places = placesOf(bench.shape(id)) + placesOf(bench.shape(other));
    QCOMPARE(bench.overlay.state().guides.size(), 2);
    for (const Guide &guide : bench.overlay.state().guides) {
        for (QPointF mark : guide.marks)
            QVERIFY(
                std::any_of(places.begin(), places.end(), [&](QPointF place) { return length(place - mark) < 1e-9; }));
    }
    bench.release(grip + QPointF(78, 52));
}

void TestSnapping::resizeKeepsTheRatio()
{
    ToolBench bench;
    bench.context.settings.snapToShapes = true;
    const ShapeId id = bench.document.addShape(box({0, 0}, {80, 60}));
    bench.document.addShape(box({140, 300}));
    bench.selection.set({id});
    bench.modifiers = Qt::ShiftModifier;
    const QPointF grip = bench.handle(Handle::BottomRight);
    // The right side moves from 40 to 120.
    bench.drag(grip, grip + QPointF(78, 20));
    QVERIFY(std::abs(bench.shape(id).size.width() - 160) < 1e-9);
    QVERIFY(std::abs(bench.shape(id).size.height() - 120) < 1e-9);
    QVERIFY(length(framePoint(bench.shape(id), {-1, -1}) - QPointF(-40, -30)) < 1e-9);
}

void TestSnapping::resizeTurned()
{
    ToolBench bench;
    bench.context.settings.snapToShapes = true;
    const QPointF axis = axisFromDegrees(30);
    const ShapeId id = bench.document.addShape(box({0, 0}, {80, 60}, 30));
    bench.document.addShape(box(rotated({200, 11}, axis), {100, 60}, 30));
    bench.selection.set({id});
    const QPointF grip = bench.handle(Handle::Right);
    bench.drag(grip, grip + rotated({107, 40}, axis));
    QVERIFY(std::abs(bench.shape(id).size.width() - 190) < 1e-9);
    QVERIFY(length(framePoint(bench.shape(id), {-1, 0}) - rotated({-40, 0}, axis)) < 1e-9);
    QCOMPARE(bench.shape(id).size.height(), 60.0);
}

void TestSnapping::rotate()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setSnapToAngles(true);
    const ShapeId id = bench.document().addShape(box({0, 0}, {120, 80}));
    bench.document().addShape(box({130, 0}, {50, 20}, 17));
    const DocumentData before = bench.document().data();
    bench.editor->selection()->set({id});
    const auto degrees = [&] { return bench.document().find(id)->rotation; };
    const QPointF grip = bench.editor->mapToScene(*bench.editor->handlePosition(ShapeEditor::Handle::Rotate));
    bench.drag(grip, rotated(grip, axisFromDegrees(18.5)));
    QCOMPARE(degrees(), 17.0);
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
    bench.drag(grip, rotated(grip, axisFromDegrees(106)));
    QCOMPARE(degrees(), 107.0);
    bench.document().undoStack()->undo();
    bench.drag(grip, rotated(grip, axisFromDegrees(30 - 2)));
    QVERIFY(rotation != 30 ? std::abs(degrees() - 28) < 1 : degrees() != 30);
    bench.document().undoStack()->undo();
    bench.drag(grip, rotated(grip, axisFromDegrees(61)));
    QVERIFY(rotation != 30 ? std::abs(degrees() - 61) < 1 : degrees() == 60);
    bench.document().undoStack()->undo();
    bench.drag(grip, rotated(grip, axisFromDegrees(181)));
    QCOMPARE(degrees(), 180.0);
    bench.document().undoStack()->undo();
    bench.drag(grip, rotated(grip, axisFromDegrees(18.5)), Qt::ControlModifier);
    QVERIFY(degrees() != 17);
}

void TestSnapping::boxTool()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setSnapToShapes(true);
    // The shapes are parallel to the view, as drawn shapes are.
    const QPointF axis = axisFromDegrees(-rotation);
    bench.document().addShape(box(rotated({-120, -90}, axis), {40, 40}, -rotation));
    bench.document().addShape(box(rotated({100, 80}, axis), {40, 40}, -rotation));
    bench.editor->setTool(ShapeEditor::Rectangle);
    bench.drag(rotated(QPointF(-100, -70) + QPointF(2, -2) / zoom, axis),
               rotated(QPointF(80, 60) + QPointF(-2, 1) / zoom, axis));
    const Shape &shape = *bench.document().find(bench.editor->selection()->ids().first());
    QVERIFY(length(shape.center - rotated({-10, -5}, axis)) < 1e-9);
    QVERIFY(std::abs(shape.size.width() - 180) < 1e-9 && std::abs(shape.size.height() - 130) < 1e-9);
}

void TestSnapping::pathTool()
{
    ToolBench bench(1, 0, ToolKind::Polygon);
    bench.context.settings.snapToShapes = true;
    bench.document.addShape(box({100, 100}));
    bench.click({2, 3});
    bench.click({78, 82});
    QCOMPARE(bench.overlay.state().guides.size(), 2);
    // The point is level with the first point and vertically above the second one.
    bench.click({83, 1});
    bench.key(Qt::Key_Return);
    const Shape &shape = bench.shape(bench.selection.ids().first());
    const QList<QPointF> expected{{2, 3}, {80, 80}, {80, 3}};
    for (qsizetype i = 0; i < 3; ++i)
        QVERIFY(length(shape.sceneOutline().first()[i] - expected[i]) < 1e-9);
}

void TestSnapping::smallPathsKeepTheirPoints_data()
{
    QTest::addColumn<double>("zoom");
    QTest::newRow("actual size") << 1.0;
    QTest::newRow("zoomed out") << 0.1;
    QTest::newRow("zoomed in") << 40.0;
}

// The points of the outline are hardly farther apart than the tolerance.
void TestSnapping::smallPathsKeepTheirPoints()
{
    QFETCH(double, zoom);
    ToolBench bench(zoom, 0, ToolKind::Polygon);
    bench.context.settings.snapToShapes = true;
    bench.context.settings.snapTolerance = 10;
    bench.document.addShape(box({100 / zoom, 100 / zoom}, {10 / zoom, 10 / zoom}));
    const QList<QPointF> clicks{{100, 60}, {112, 62}, {108, 74}, {120, 78}, {96, 84}, {96, 70}};
    QList<QPointF> expected;
    for (QPointF click : clicks) {
        bench.click(click / zoom);
        expected.append(click / zoom);
    }
    bench.key(Qt::Key_Return);
    const QList<QPointF> drawn = bench.shape(bench.selection.ids().value(0)).sceneOutline().value(0);
    QCOMPARE(drawn.size(), expected.size());
    for (qsizetype i = 0; i < drawn.size(); ++i) {
        // A point may snap, but by at most a third of a segment in each direction.
        QVERIFY(length(drawn[i] - expected[i]) * zoom < 7);
        for (qsizetype j = 0; j < i; ++j)
            QVERIFY(length(drawn[i] - drawn[j]) * zoom > 4);
    }
}

void TestSnapping::smallBoxesKeepTheirSides()
{
    ToolBench bench(1, 0, ToolKind::Rectangle);
    bench.context.settings.snapToShapes = true;
    bench.context.settings.snapTolerance = 20;
    bench.document.addShape(box({100, 100}));
    // The corners of the box are on the edge that attracts the pointer.
    bench.drag({80, 40}, {92, 49});
    const Shape &shape = bench.shape(bench.selection.ids().value(0));
    QCOMPARE(shape.size, QSizeF(12, 9));
    // A larger box snaps.
    bench.document.removeShapes(bench.selection.ids());
    bench.drag({20, 0}, {78, 77});
    QCOMPARE(bench.shape(bench.selection.ids().value(0)).size, QSizeF(60, 80));
}

void TestSnapping::smallVerticesStayApart()
{
    EditorBench bench;
    bench.editor->setSnapToShapes(true);
    bench.editor->setSnapTolerance(10);
    const ShapeId id = bench.document().addShape(Shape::polyline({{0, 0}, {50, 0}, {50, 60}}));
    bench.editor->editVertices(id);
    // The second point is dragged next to the first one.
    bench.drag({50, 0}, {5, 5});
    const QList<QPointF> points = bench.document().find(id)->sceneOutline().value(0);
    QVERIFY(length(points.value(1) - QPointF(5, 5)) < 1);
    bench.drag({5, 5}, {40, 3});
    QVERIFY(std::abs(bench.document().find(id)->sceneOutline().value(0).value(1).y()) < 1e-9);
}

void TestSnapping::onlyWhatIsSeen()
{
    ToolBench bench;
    bench.context.settings.snapToShapes = true;
    bench.view.transform = {};
    bench.view.rect = {0, 0, 500, 500};
    const ShapeId id = bench.document.addShape(box({100, 100}));
    const ShapeId other = bench.document.addShape(box({403, 700}));
    const auto dragged = [&] {
        bench.pull({100, 100}, {400, 200});
        const QPointF center = bench.shape(id).center;
        bench.key(Qt::Key_Escape);
        bench.release({400, 200});
        return center;
    };
    QCOMPARE(dragged(), QPointF(400, 200));
    bench.view.rect = {0, 0, 800, 800};
    QCOMPARE(dragged(), QPointF(403, 200));
    Shape hidden = bench.shape(other);
    hidden.hidden = true;
    bench.document.changeShape(other, hidden);
    QCOMPARE(dragged(), QPointF(400, 200));
    hidden.hidden = false;
    hidden.locked = true;
    bench.document.changeShape(other, hidden);
    QCOMPARE(dragged(), QPointF(403, 200));
}

// The result of a drag depends only on its end, not on its path.
void TestSnapping::nothingDrifts()
{
    RandomInput random(5);
    ToolBench bench(1.3, 20);
    bench.context.settings.snapToShapes = bench.context.settings.snapToSpacing = true;
    // A press on such a handle would draw a connector.
    bench.context.settings.connectHandles = false;
    ShapeIds ids;
    for (int i = 0; i < 20; ++i)
        ids << bench.document.addShape(random.shape(200, 80));
    for (int i = 0; i < 100; ++i) {
        const ShapeIds chosen{ids[random.integer(20)], ids[random.integer(20)]};
        bench.selection.set(chosen);
        const QPointF from = bench.shape(chosen.first()).center, to = from + random.way(20, 200);
        const DocumentData before = bench.document.data();
        bench.press(from);
        bench.move(to);
        const DocumentData straight = bench.document.data();
        for (int step = 0; step < 5; ++step)
            bench.move(random.point(300));
        bench.move(to);
        QVERIFY(bench.document.data() == straight);
        bench.release(to);
        QVERIFY(bench.document.data() == straight);
        if (bench.stack().canUndo() && !(straight == before)) {
            bench.stack().undo();
            QVERIFY(bench.document.data() == before);
        }
    }
}
// The largest power of ten within a size, and whether a number is a multiple of it.
void TestSnapping::roundNumbers()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    const auto isRound = [](double number, double pixel) {
        const double unit = std::pow(10, std::floor(std::log10(pixel) + 1e-9));
        return std::abs(number / unit - std::round(number / unit)) < 1e-6;
    };
    const double pixel = 1 / zoom;
    EditorBench bench(zoom, rotation);
    bench.editor->setSnapToRoundNumbers(true);
    bench.editor->setTool(ShapeEditor::Rectangle);
    bench.drag({-93.377 / zoom, -71.219 / zoom}, {61.833 / zoom, 47.771 / zoom});
    const ShapeId id = bench.editor->selection()->ids().first();
    const auto shape = [&] { return *bench.document().find(id); };
    QVERIFY(isRound(shape().size.width(), pixel) && isRound(shape().size.height(), pixel));
    const QPointF corner = framePoint(shape(), {-1, -1});
    QVERIFY(rotation != 0 || (isRound(corner.x(), pixel) && isRound(corner.y(), pixel)));

    // A move keeps fractions, and Ctrl turns rounding off.
    const QPointF center = QPointF(1.0 / 7, 1.0 / 3) / zoom, to = QPointF(33.33, -17.77) / zoom;
    bench.document().changeShapes({id}, [&](Shape &each) { each.center = center; });
    bench.drag(center, to);
    const QPointF way = shape().center - center;
    QVERIFY(isRound(way.x(), pixel) && isRound(way.y(), pixel));
    QVERIFY(length(way - (bench.seen(to) - bench.seen(center))) <= pixel);
    bench.document().undoStack()->undo();
    bench.drag(center, to, Qt::ControlModifier);
    QVERIFY(length(shape().center - center - (bench.seen(to) - bench.seen(center))) < 1e-9);

    // A rotated frame has round sizes too, and its opposite corner stays in place.
    bench.document().changeShapes({id}, [&](Shape &each) { each = box(center, QSizeF(120.57, 80.23) / zoom, 17); });
    const QPointF fixed = framePoint(shape(), {-1, -1}), grip = framePoint(shape(), {1, 1});
    bench.drag(grip, grip + QPointF(20.4, 31.7) / zoom);
    QVERIFY(shape().size != QSizeF(120.57, 80.23) / zoom);
    QVERIFY(isRound(shape().size.width(), pixel) && isRound(shape().size.height(), pixel));
    QVERIFY(length(framePoint(shape(), {-1, -1}) - fixed) < 1e-9);

    const QPointF handle = bench.editor->mapToScene(*bench.editor->handlePosition(ShapeEditor::Handle::Rotate));
    const QPointF turned = shape().center + rotated(handle - shape().center, axisFromDegrees(11.3));
    bench.drag(handle, turned);
    const double degree = 180 / (4 * std::atan(1.0) * length(bench.seen(turned) - shape().center)) / zoom;
    QVERIFY(std::abs(shape().rotation - 28.3) < 2 && isRound(shape().rotation, degree));
}

void TestSnapping::nearestLikeBruteForce()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 2000);
    Document document;
    QList<Shape> shapes(1500);
    std::generate(shapes.begin(), shapes.end(), [&] { return random.shape(); });
    const ShapeIds ids = document.addShapes(shapes);
    for (int i = 0; i < 200; ++i) {
        NearestShapes search;
        const QPointF corner = random.point();
        search.around = toBox(QRectF(corner, QSizeF(random.real(0, 600), random.real(0, 600))));
        search.from = {random.real(search.around.min[0], search.around.max[0]),
                       random.real(search.around.min[1], search.around.max[1])};
        search.sceneToView = QTransform().rotate(random.real(0, 360)).scale(0.8, 0.8);
        search.view = {-800, -500, 1600, 1000};
        search.leastSize = random.real(0, 60);
        search.most = 1 + random.upTo(80);
        const ShapeIdSet without(ids.first(random.upTo(900)));
        search.without = &without;
        // Ranks another box. If it overlaps the search box, the rank is the factor, up to 1, to which the search box
        // must shrink toward its point `from` to lose contact, found by bisection. Otherwise it is 1 plus the larger of
        // the distances along both axes.
        const auto remoteness = [&](const Aabb2 &other) {
            if (!search.around.overlaps(other)) {
                double away = 0;
                for (const std::size_t k : {0u, 1u})
                    away = std::max({away, other.min[k] - search.around.max[k], search.around.min[k] - other.max[k]});
                return 1 + away;
            }
            double low = 0, high = 1;
            for (int step = 0; step < 60; ++step) {
                const double middle = (low + high) / 2;
                const QPointF a(search.around.min[0], search.around.min[1]),
                    b(search.around.max[0], search.around.max[1]);
                Aabb2 box;
                box.include(search.from + (a - search.from) * middle);
                box.include(search.from + (b - search.from) * middle);
                (box.overlaps(other) ? high : low) = middle;
            }
            return high;
        };
        std::vector<std::pair<double, ShapeId>> all;
        for (ShapeId id : ids) {
            const Aabb2 painted = document.paintedBounds(id);
            const QRectF shown = search.sceneToView.mapRect(toRect(painted));
            const Aabb2 seen = toBox(search.sceneToView.inverted().mapRect(search.view));
            if (!without.contains(id) && shown.intersects(search.view)
                && std::max(shown.width(), shown.height()) >= search.leastSize && painted.overlaps(seen))
                all.emplace_back(remoteness(painted), id);
        }
        std::stable_sort(all.begin(), all.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        const ShapeIds found = search.in(document);
        QCOMPARE(found.size(), std::min(qsizetype(all.size()), qsizetype(search.most)));
        for (qsizetype k = 0; k < found.size(); ++k)
            QVERIFY(std::abs(remoteness(document.paintedBounds(found[k])) - all[std::size_t(k)].first) < 1e-9);
    }
}

TRAMMEL_WIDGET_TEST(TestSnapping)
#include "tst_snapping.moc"
