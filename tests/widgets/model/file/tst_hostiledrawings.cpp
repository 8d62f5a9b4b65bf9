#include "tests/benchmarks/memory.h"
#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QElapsedTimer>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>

#include <cmath>

using namespace Trammel;
using namespace Qt::StringLiterals;

/// Opens, paints, selects by bands, drags and undoes extreme drawings. The results are correct, memory is bounded, and
/// every step ends. The time of each step is printed. TRAMMEL_HOSTILE makes the drawings larger.
class TestHostileDrawings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void survives_data();
    void survives();
    void refusesMorePointsThanItCanShow();
    void spendsLittleOnThinlySpreadIds();
};

namespace {

bool isLarge()
{
    return qEnvironmentVariableIsSet("TRAMMEL_HOSTILE");
}

Shape filled(Shape shape)
{
    shape.fill = QColor(0xdc, 0xe6, 0xf5);
    return shape;
}

// A filled ring with many small teeth.
Shape toothed(qsizetype count)
{
    QList<QPointF> points;
    points.reserve(count);
    for (qsizetype i = 0; i < count; ++i)
        points.append(axisFromDegrees(360.0 * double(i) / double(count)) * (i % 2 == 0 ? 300 : 299.5));
    return filled(Shape::polygon(points));
}

QList<Shape> manyPoints()
{
    return {toothed(isLarge() ? Shape::LargestPointCount : 100'000), filled(Shape::ellipse({0, 0}, {50, 50}))};
}

QList<Shape> oneSpot()
{
    QList<Shape> shapes;
    const int count = isLarge() ? 10'000 : 1000;
    for (int i = 0; i < count; ++i)
        shapes.append(filled(i % 2 == 0 ? Shape::rectangle({10, 20}, {80, 40}, i % 360)
                                        : Shape::ellipse({10, 20}, {80, 40}, i % 360)));
    return shapes;
}

QList<Shape> manyMagnitudes()
{
    QList<Shape> shapes;
    for (int power = -9; power <= 8; ++power) {
        const double size = std::pow(10, power);
        shapes.append(filled(Shape::rectangle({size, size}, {size, size / 2}, 30)));
        shapes.append(Shape::ellipse({-size, size}, {size / 3, size}, 60));
        shapes.append(filled(Shape::polygon({{0, -size}, {size, -size}, {size / 4, -size / 4}})));
    }
    shapes.append(Shape::polyline({{-LargestCoordinate / 2, 0}, {LargestCoordinate / 2, 1}}));
    return shapes;
}

QList<Shape> crossings()
{
    // The step and the number of points have no common divisor, so that the polygon closes only after the last point.
    // Every edge crosses nearly all others.
    const int count = isLarge() ? 20'001 : 5001;
    QList<QPointF> points;
    for (int i = 0; i < count; ++i)
        points.append(axisFromDegrees(360.0 * (qint64(i) * (count / 2) % count) / count) * 250);
    return {filled(Shape::polygon(points)), filled(Shape::rectangle({0, 0}, {20, 20}))};
}

QList<Shape> longDashes()
{
    Shape line = Shape::polyline({{-LargestCoordinate / 2, -3}, {LargestCoordinate / 2, 3}});
    line.stroke.style = Qt::DashLine;
    Shape ring = Shape::ellipse({0, 0}, {LargestCoordinate, LargestCoordinate});
    ring.stroke.style = Qt::DotLine;
    Shape thin = Shape::polyline({{-LargestCoordinate / 2, 40}, {LargestCoordinate / 2, 40}});
    thin.stroke.style = Qt::DashDotDotLine;
    thin.stroke.width = 1e-9;
    return {line, ring, thin};
}

QList<Shape> longText()
{
    Shape shape = filled(Shape::rectangle({0, 0}, {300, 200}, 20));
    const int length = isLarge() ? 20'000'000 : 1'000'000;
    shape.text = u"word and "_s.repeated(length / 9);
    Shape unbroken = filled(Shape::rectangle({400, 0}, {300, 200}));
    unbroken.text = QString(length, u'm');
    return {shape, unbroken};
}

// Connectors from the first shape to itself and to some others around it.
QList<Shape> connectorsOfOneShape()
{
    constexpr int around = 40;
    QList<Shape> shapes{filled(Shape::ellipse({0, 0}, {80, 60}))};
    for (int i = 0; i < around; ++i)
        shapes.append(filled(Shape::rectangle(axisFromDegrees(360.0 * i / around) * 500, {40, 30}, 10 * i)));
    const int count = isLarge() ? 20'000 : 500;
    for (int i = 0; i < count; ++i) {
        Shape connector = Shape::connectorBetween(ShapeId(1), ShapeId(quint32(1 + i % (around + 1))));
        connector.connector->route = ConnectorRoute(i / (around + 1) % 4);
        if (i % 10 == 0)
            connector.connector->jumps = ConnectorJumps::ArcJumps;
        shapes.append(connector);
    }
    return shapes;
}

/// Prints the time of each step.
class Stopwatch
{
public:
    void lap(const char *step)
    {
        qInfo("%-32s %8.1f ms", step, double(m_timer.nsecsElapsed()) * 1e-6);
        m_timer.start();
    }

private:
    QElapsedTimer m_timer = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
};

Quad bandBetween(EditorBench &bench, QPoint from, QPoint to)
{
    Aabb2 box;
    box.include(bench.editor->mapToScene(from));
    box.include(bench.editor->mapToScene(to));
    return Quad::fromBox(box);
}

ShapeIds bruteForce(const Document &document, const Quad &band, bool enclosing)
{
    ShapeIds found;
    const ShapeIds ids = document.ids();
    for (ShapeId id : ids) {
        const Shape &shape = *document.find(id);
        const Primitive primitive = shape.scenePrimitive();
        if (enclosing ? contains(band, primitive) : intersects(band, PrimitiveView(primitive, shape.extent())))
            found.append(id);
    }
    return found;
}

void bandSelects(EditorBench &bench, bool enclosing)
{
    bench.editor->setRubberBandMode(enclosing ? ShapeEditor::Enclose : ShapeEditor::Touch);
    const QPoint from(40, 60);
    const QPoint to(760, 560);
    QVERIFY(bench.document().shapeAt(bench.editor->mapToScene(from), 4 / bench.editor->zoom()).isNull());
    QTest::mousePress(&bench.viewport(), Qt::LeftButton, {}, from);
    for (int part = 1; part <= 8; ++part) {
        const QPoint pos = from + (to - from) * part / 8;
        bench.move(bench.editor->mapToScene(pos));
        QCoreApplication::processEvents();
    }
    bench.move(bench.editor->mapToScene(to));
    QTest::mouseRelease(&bench.viewport(), Qt::LeftButton, {}, to);
    QCOMPARE(bench.editor->selection()->ids(), bruteForce(bench.document(), bandBetween(bench, from, to), enclosing));
}

void dragSelected(EditorBench &bench, QPointF grip)
{
    bench.press(grip);
    const QPointF pixel = bench.editor->mapToScene({1, 0}) - bench.editor->mapToScene({0, 0});
    for (int step = 2; step <= 12; step += 2) {
        bench.move(grip + pixel * step * 4);
        QCoreApplication::processEvents();
    }
}

} // namespace

void TestHostileDrawings::survives_data()
{
    QTest::addColumn<QList<Shape>>("shapes");
    /// A point on an outline that is visible when the whole drawing is shown.
    QTest::addColumn<QPointF>("grip");

    QTest::newRow("one polygon of very many points") << manyPoints() << QPointF(0, 0);
    QTest::newRow("very many shapes on one spot") << oneSpot() << QPointF(10, 20);
    QTest::newRow("magnitudes from 1e-9 to 1e9") << manyMagnitudes() << QPointF(1e6, 1e6);
    QTest::newRow("a polygon of crossings") << crossings() << QPointF(0, 0);
    QTest::newRow("dashes 1e9 long") << longDashes() << QPointF(0, 0);
    QTest::newRow("texts of a million letters") << longText() << QPointF(0, 0);
    QTest::newRow("very many connectors of one shape") << connectorsOfOneShape() << QPointF(0, 0);
}

void TestHostileDrawings::survives()
{
    QFETCH(const QList<Shape>, shapes);
    QFETCH(const QPointF, grip);
    EditorBench bench;
    Stopwatch watch;

    const QTemporaryDir folder;
    const QString path = folder.filePath(u"hostile.trammel"_s);
    {
        Document drawn;
        QCOMPARE(drawn.addShapes(shapes).size(), shapes.size());
        watch.lap("add");
        QVERIFY2(drawn.save(path), qPrintable(drawn.errorString()));
        watch.lap("save");
        QVERIFY(bench.document().load(path));
        watch.lap("open");
        QCOMPARE(bench.document().data(), drawn.data());
    }
    const DocumentData before = bench.document().data();

    bench.editor->zoomToFit();
    QCoreApplication::processEvents();
    watch.lap("first sight");
    QVERIFY(!bench.picture().isNull());
    watch.lap("picture");

    for (bool enclosing : {false, true}) {
        bandSelects(bench, enclosing);
        watch.lap(enclosing ? "band that encloses" : "band that touches");
    }

    bench.key(Qt::Key_A, Qt::ControlModifier);
    QCoreApplication::processEvents();
    watch.lap("select all");
    QCOMPARE(bench.editor->selection()->count(), shapes.size());
    dragSelected(bench, grip);
    QVERIFY(!(bench.document().data() == before));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.document().data(), before);
    watch.lap("drag and Escape");
    bench.release(grip);
    dragSelected(bench, grip);
    bench.release(grip + QPointF(50, 0) / bench.editor->zoom());
    QVERIFY(!(bench.document().data() == before));
    watch.lap("drag");
    bench.document().undoStack()->undo();
    QCOMPARE(bench.document().data(), before);
    QCoreApplication::processEvents();
    watch.lap("undo");

    bench.editor->setShowCollisions(ShapeEditor::CollisionsAlways);
    QCoreApplication::processEvents();
    bench.editor->setShowCollisions(ShapeEditor::CollisionsWhileDragging);
    watch.lap("collisions");
    for (double zoom : {1e2, 1.0, 1e-2, ShapeEditor::SmallestZoom, ShapeEditor::LargestZoom}) {
        bench.editor->setZoom(zoom);
        bench.editor->setViewRotation(bench.editor->viewRotation() + 20);
        QCoreApplication::processEvents();
    }
    watch.lap("zooms");
    QVERIFY(!bench.picture().isNull());
    watch.lap("picture of the largest zoom");
    bench.document().removeShapes(bench.document().ids());
    bench.document().undoStack()->undo();
    QCOMPARE(bench.document().data(), before);
    watch.lap("delete and undo");
}

void TestHostileDrawings::refusesMorePointsThanItCanShow()
{
    Document document;
    QVERIFY(document.addShape(toothed(Shape::LargestPointCount + 1)).isNull());
    QVERIFY2(document.errorString().contains(u"points"_s), qPrintable(document.errorString()));
    QCOMPARE(document.count(), 0);
}

void TestHostileDrawings::spendsLittleOnThinlySpreadIds()
{
    const int count = isLarge() ? 10'000 : 1000;
    const quint32 step = ShapeId::Largest / quint32(count);
    const std::optional<std::int64_t> start = bytesInUse();
    DocumentData data;
    for (int i = 1; i <= count; ++i) {
        const ShapeId id(quint32(i) * step);
        QVERIFY(data.shapes.insert(id, filled(Shape::rectangle({i % 100 * 20.0, i / 100 * 20.0}, {15, 10}))));
        data.order.append(id);
    }
    data.nextId = ShapeId::Largest;
    EditorBench bench;
    QVERIFY(bench.document().setData(data));
    bench.editor->zoomToFit();
    bench.key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(bench.editor->selection()->count(), count);
    bench.editor->setShowCollisions(ShapeEditor::CollisionsAlways);
    QVERIFY(!bench.picture().isNull());
    const QPointF grip = bench.document().find(data.order.last())->center;
    dragSelected(bench, grip);
    bench.release(grip);
    if (const std::optional<std::int64_t> end = bytesInUse(); start && end) {
        const double each = double(*end - *start) / count;
        qInfo("%.0f bytes a shape", each);
        QVERIFY(each < 60'000);
    }
}

TRAMMEL_WIDGET_TEST(TestHostileDrawings)
#include "tst_hostiledrawings.moc"
