#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/filetext.h"
#include "tests/widgets/toolbench.h"
#include "widgets/model/path/pressureoutline_p.h"
#include <trammel/combination.h>
#include <trammel/picture.h>

#include <QtGui/QPainterPath>
#include <QtGui/QPointingDevice>
#include <QtGui/QTabletEvent>

#include <cmath>
#include <limits>

using namespace Trammel;

namespace {

/// The pen of a tablet over the view of an editor.
struct Pen
{
    explicit Pen(EditorBench &given) : bench(given) { }

    bool send(QEvent::Type type, QPointF scenePos, double pressure)
    {
        const QPointF pos = bench.editor->mapFromScene(scenePos);
        const bool isMove = type == QEvent::TabletMove, isRelease = type == QEvent::TabletRelease;
        QTabletEvent event(type, QPointingDevice::primaryPointingDevice(), pos, bench.viewport().mapToGlobal(pos),
                           pressure, 0, 0, 0, 0, 0, {}, isMove ? Qt::NoButton : Qt::LeftButton,
                           isRelease ? Qt::NoButton : Qt::LeftButton);
        event.ignore();
        QCoreApplication::sendEvent(&bench.viewport(), &event);
        return event.isAccepted();
    }
    /// Draws from (-100, 0) to (100, 0) with a pressure for each x.
    bool draw(const std::function<double(double)> &pressureAt)
    {
        bool isTaken = send(QEvent::TabletPress, {-100, 0}, pressureAt(-100));
        for (int x = -98; x < 100; x += 2)
            isTaken = send(QEvent::TabletMove, {double(x), 0}, pressureAt(x)) && isTaken;
        return send(QEvent::TabletRelease, {100, 0}, 0) && isTaken;
    }

    EditorBench &bench;
};

/// The number of dark pixels in a column of an image.
int darkIn(const QImage &image, int x)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        count += image.pixelColor(x, y).lightness() < 128 ? 1 : 0;
    return count;
}

/// A straight line of 200 units whose width grows from 0 to 20.
Shape wedge()
{
    Shape shape = *Shape::polyline({{-100, 0}, {100, 0}}).asPath();
    shape.stroke = {Qt::black, 20};
    shape.path = PathDetails{FillRule::EvenOdd, {{0, 0}, {1, 1}}};
    return shape;
}

} // namespace

/// Tests that the pencil records the pressure of the pen of a tablet, and that lines are painted with it.
class TestPenPressure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePencilRecordsThePressure();
    void aMouseHasNone();
    void constantPressureIsOneEntry();
    void otherToolsGetMouseEvents();
    void escapeCancels();
    void theLineIsShownWithItsWidth();
    void undoAndFilesKeepThePressure();
    void badPressureCounts_data();
    void badPressureCounts();
    void simplifiesWithinAHundredth();
    void theOutlineHasTheWidth();
    void overlappingPiecesStayFilled();
    void tightCurvesStayFilled();
    void isSmoothInSmallPictures();
    void isPainted_data();
    void isPainted();
    void isInSvg();
    void combiningDropsThePressure();
};

void TestPenPressure::thePencilRecordsThePressure()
{
    EditorBench bench;
    bench.editor->centerOn({0, 0});
    bench.editor->setTool(ShapeEditor::Pencil);
    QVERIFY(Pen(bench).draw([](double x) { return 0.5 + x / 250; }));
    QCOMPARE(bench.document().count(), 1);
    QCOMPARE(bench.steps(), 1);
    const Shape &shape = *bench.document().find(bench.document().ids().first());
    const PathDetails &details = *shape.path;
    QCOMPARE(details.errorString(), QString());
    // The pressure grows evenly from 0.1 to 0.9 along a straight line.
    QCOMPARE(details.pressures.size(), 2);
    for (double share : {0.0, 0.25, 0.5, 0.75, 0.98})
        QVERIFY2(std::abs(details.pressureAt(share) - (0.1 + 0.8 * share)) < 0.02, qPrintable(QString::number(share)));
    // The tool stays ready for the next line.
    QVERIFY(Pen(bench).draw([](double x) { return x < 0 ? 0.2 : 0.8; }));
    QCOMPARE(bench.document().count(), 2);
    const PathDetails &second = *bench.document().find(bench.document().ids().last())->path;
    QVERIFY(second.pressures.size() >= 4 && second.pressures.size() <= 6);
    QVERIFY(std::abs(second.pressureAt(0.3) - 0.2) < 0.02 && std::abs(second.pressureAt(0.7) - 0.8) < 0.02);
}

void TestPenPressure::aMouseHasNone()
{
    EditorBench bench;
    bench.editor->setTool(ShapeEditor::Pencil);
    bench.drag({-100, 0}, {100, 0});
    QCOMPARE(bench.document().count(), 1);
    QVERIFY(bench.document().find(bench.document().ids().first())->path.isDefault());
    // A pen with full pressure draws the same line.
    QVERIFY(Pen(bench).draw([](double) { return 1; }));
    QVERIFY(bench.document().find(bench.document().ids().last())->path.isDefault());
}

void TestPenPressure::constantPressureIsOneEntry()
{
    EditorBench bench;
    bench.editor->setTool(ShapeEditor::Pencil);
    QVERIFY(Pen(bench).draw([](double) { return 0.25; }));
    const PathDetails &details = *bench.document().find(bench.document().ids().first())->path;
    QCOMPARE(details.pressures, (QList<QPointF>{{0, 0.25}, {1, 0.25}}));
}

// Qt then sends mouse events, which can be double clicks.
void TestPenPressure::otherToolsGetMouseEvents()
{
    EditorBench bench;
    for (ToolKind tool : {ShapeEditor::Select, ShapeEditor::Rectangle, ShapeEditor::Pen}) {
        bench.editor->setTool(tool);
        QVERIFY(!Pen(bench).draw([](double) { return 0.5; }));
    }
    QCOMPARE(bench.document().count(), 0);
    // Hovering is left to Qt, too.
    bench.editor->setTool(ShapeEditor::Pencil);
    QVERIFY(!Pen(bench).send(QEvent::TabletMove, {0, 0}, 0));
}

void TestPenPressure::escapeCancels()
{
    EditorBench bench;
    bench.editor->setTool(ShapeEditor::Pencil);
    Pen pen(bench);
    pen.send(QEvent::TabletPress, {-100, 0}, 0.5);
    pen.send(QEvent::TabletMove, {0, 0}, 0.5);
    bench.key(Qt::Key_Escape);
    pen.send(QEvent::TabletMove, {50, 0}, 0.5);
    pen.send(QEvent::TabletRelease, {100, 0}, 0);
    QCOMPARE(bench.document().count(), 0);
    // The next line by a mouse has no rest of the pressure.
    bench.drag({-100, 0}, {100, 0});
    QVERIFY(bench.document().find(bench.document().ids().first())->path.isDefault());
}

void TestPenPressure::theLineIsShownWithItsWidth()
{
    EditorBench bench;
    bench.editor->centerOn({0, 0});
    bench.editor->setGridVisible(false);
    bench.editor->setTool(ShapeEditor::Pencil);
    bench.editor->setStrokeWidth(40);
    Pen pen(bench);
    const auto pressureAt = [](double x) { return 0.5 + x / 250; };
    pen.send(QEvent::TabletPress, {-100, 0}, pressureAt(-100));
    for (int x = -98; x <= 100; x += 2)
        pen.send(QEvent::TabletMove, {double(x), 0}, pressureAt(x));
    const QImage drawn = bench.picture();
    pen.send(QEvent::TabletRelease, {100, 0}, 0);
    bench.editor->selection()->clear();
    bench.editor->setTool(ShapeEditor::Select);
    const QImage done = bench.picture();
    for (double x : {-60.0, 0.0, 60.0}) {
        const int column = bench.at({x, 0}).x();
        const double wanted = 40 * pressureAt(x);
        QVERIFY2(std::abs(darkIn(drawn, column) - wanted) <= 3, qPrintable(QString::number(darkIn(drawn, column))));
        QVERIFY2(std::abs(darkIn(done, column) - wanted) <= 3, qPrintable(QString::number(darkIn(done, column))));
    }
}

void TestPenPressure::undoAndFilesKeepThePressure()
{
    EditorBench bench;
    bench.editor->setTool(ShapeEditor::Pencil);
    Pen(bench).draw([](double x) { return 0.5 + 0.4 * std::sin(x / 20); });
    const DocumentData drawn = bench.document().data();
    QVERIFY(drawn.shapes.find(drawn.order.first())->path->pressures.size() > 10);
    bench.document().undoStack()->undo();
    QCOMPARE(bench.document().count(), 0);
    bench.document().undoStack()->redo();
    QVERIFY(bench.document().data() == drawn);
    DocumentData back;
    QVERIFY(readFrom(written(drawn), back));
    QVERIFY(back == drawn);
    bench.editor->selection()->set(bench.document().ids());
    bench.editor->copy();
    bench.editor->paste();
    QCOMPARE(bench.document().count(), 2);
    QVERIFY(bench.document().find(bench.document().ids().last())->path
            == bench.document().find(bench.document().ids().first())->path);
}

void TestPenPressure::badPressureCounts_data()
{
    QTest::addColumn<double>("pressure");
    QTest::addColumn<double>("recorded");
    QTest::newRow("NaN") << std::numeric_limits<double>::quiet_NaN() << 1.0;
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << 1.0;
    QTest::newRow("negative") << -0.5 << 1.0;
    QTest::newRow("too large") << 7.0 << 1.0;
    QTest::newRow("none") << 0.0 << 0.0;
}

void TestPenPressure::badPressureCounts()
{
    QFETCH(double, pressure);
    QFETCH(double, recorded);
    ToolBench bench(1, 0, ToolKind::Pencil);
    bench.press({0, 0});
    ToolEvent event = bench.event({50, 0});
    event.pressure = pressure;
    bench.tool->move(event);
    bench.move({100, 0});
    bench.release({100, 0});
    QVERIFY2(bench.document.count() == 1, qPrintable(bench.context.refusal));
    QVERIFY(std::abs(bench.shape(ShapeId(1)).path->pressureAt(0.5) - recorded) < 1e-9);
}

void TestPenPressure::simplifiesWithinAHundredth()
{
    QList<QPointF> all;
    QRandomGenerator random(quint32(testSeed(20240607u)));
    double pressure = 0.5;
    for (int i = 0; i <= 5000; ++i) {
        pressure = std::clamp(pressure + 0.02 * (random.generateDouble() - 0.5), 0.0, 1.0);
        all.append({i / 5000.0, pressure});
    }
    const PathDetails few{FillRule::EvenOdd, simplifiedPressures(all)};
    QVERIFY(few.pressures.size() < 1500 && few.errorString().isEmpty());
    QCOMPARE(few.pressures.first(), all.first());
    QCOMPARE(few.pressures.last(), all.last());
    for (QPointF each : all)
        QVERIFY(std::abs(few.pressureAt(each.x()) - each.y()) <= 0.01 + 1e-12);
    // So much noise does not fit into a path within a hundredth.
    QList<QPointF> noise;
    for (int i = 0; i <= 40'000; ++i)
        noise.append({i / 40'000.0, random.generateDouble()});
    QVERIFY(simplifiedPressures(noise).size() <= PathDetails::LargestPressureCount);
    QCOMPARE(simplifiedPressures({}), QList<QPointF>());
    QCOMPARE(simplifiedPressures({{0, 0.5}}), (QList<QPointF>{{0, 0.5}}));
}

void TestPenPressure::theOutlineHasTheWidth()
{
    const QPainterPath path = pressureOutline(wedge());
    QCOMPARE(path.fillRule(), Qt::WindingFill);
    for (double x : {-90.0, -50.0, 0.0, 50.0, 90.0}) {
        const double half = 10 * (x + 100) / 200;
        QVERIFY(path.contains(QPointF(x, 0.98 * half)) && path.contains(QPointF(x, -0.98 * half)));
        QVERIFY(!path.contains(QPointF(x, 1.05 * half)) && !path.contains(QPointF(x, -1.05 * half)));
    }
    // The end is round.
    QVERIFY(path.contains(QPointF(109.5, 0)) && !path.contains(QPointF(108, 8)));
    QVERIFY(wedge().paintedBounds().contains(Aabb2{{-100, -10}, {110, 10}}));
    Shape point = wedge();
    point.size = {0, 0};
    QVERIFY(pressureOutline(point).boundingRect().width() <= 20);
}

// A line that turns sharply or crosses itself has no holes, also in a mirrored shape.
void TestPenPressure::overlappingPiecesStayFilled()
{
    QList<QPointF> points;
    for (int i = 0; i <= 400; ++i)
        points.append({100 * std::sin(i / 20.0), 100 * std::sin(i / 13.0)});
    for (bool isMirrored : {false, true}) {
        Shape shape = *Shape::polyline(points).asPath();
        shape.stroke.width = 30;
        shape.path = PathDetails{FillRule::EvenOdd, {{0, 0.5}, {0.5, 1}, {1, 0.2}}};
        shape.mirroredX = isMirrored;
        const QPainterPath path = pressureOutline(shape);
        for (qsizetype i = 0; i < points.size(); ++i) {
            // Beside the point, where several pieces only touch.
            const QPointF point = points[i] - shape.center + QPointF(0.013, 0.007);
            const double x = isMirrored ? -point.x() : point.x();
            QVERIFY2(path.contains(QPointF(x, point.y())), qPrintable(QString::number(i)));
        }
    }
}

// A curve with a radius below the width of the line would have a hole if its inner side ran backward.
void TestPenPressure::tightCurvesStayFilled()
{
    for (double radius : {1.0, 5.0, 9.0, 15.0, 30.0}) {
        QList<QPointF> points;
        for (int degrees = 0; degrees <= 300; degrees += 3)
            points.append(axisFromDegrees(degrees) * radius);
        const PathDetails details{FillRule::EvenOdd, {{0, 0.8}, {1, 1}}};
        for (bool isClosed : {false, true}) {
            const QPainterPath path = pressureOutline(points, isClosed, 20, details);
            for (int degrees = 0; degrees <= 300; degrees += 7) {
                for (double apart : {-7.0, -4.0, 0.5, 4.0, 7.0}) {
                    const QPointF point = axisFromDegrees(degrees + 0.5) * (radius + apart);
                    QVERIFY2(path.contains(point), qPrintable(QStringLiteral("%1 %2").arg(radius).arg(apart)));
                }
            }
        }
    }
}

// Small pictures leave out details that are smaller than a pixel, but no part of the line.
void TestPenPressure::isSmoothInSmallPictures()
{
    QList<QPointF> points;
    for (int i = 0; i <= 400; ++i)
        points.append({double(i), 60 * std::sin(i / 60.0)});
    Document document;
    Shape shape = *Shape::polyline(points).asPath();
    shape.stroke = {Qt::black, 30};
    shape.path = PathDetails{FillRule::EvenOdd, {{0, 0.4}, {0.5, 1}, {1, 0.4}}};
    document.addShape(shape);
    for (double scale : {0.1, 0.25, 1.0, 3.0}) {
        const PictureOptions options{.scale = scale, .area = {-20, -100, 440, 200}, .background = Qt::white};
        const QImage image = toImage(document.data(), options);
        // Each column has a single dark run, without faint lines in its middle.
        for (int x = int(25 * scale); x < int(415 * scale); ++x) {
            int darkest = 255, runs = 0;
            bool wasDark = false;
            for (int y = 0; y < image.height(); ++y) {
                const int value = image.pixelColor(x, y).lightness();
                darkest = std::min(darkest, value);
                runs += value < 128 && !wasDark ? 1 : 0;
                wasDark = value < 128;
            }
            QVERIFY2(darkest < 100 && runs == 1, qPrintable(QStringLiteral("%1 %2").arg(scale).arg(x)));
            const int middle = int((100 + 60 * std::sin((x / scale - 20) / 60)) * scale);
            if (scale >= 1)
                QVERIFY2(image.pixelColor(x, middle).lightness() == 0, qPrintable(QString::number(x)));
        }
    }
}

void TestPenPressure::isPainted_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<float>("opacity");
    QTest::newRow("small") << 0.5 << 1.0f;
    QTest::newRow("middle") << 2.0 << 1.0f;
    QTest::newRow("large") << 20.0 << 1.0f;
    QTest::newRow("translucent") << 2.0 << 0.9f;
}

void TestPenPressure::isPainted()
{
    QFETCH(double, scale);
    QFETCH(float, opacity);
    Document document;
    Shape shape = wedge();
    shape.opacity = opacity;
    document.addShape(shape);
    const QRectF area(-110, -15, 220, 30);
    const QImage image =
        toImage(document.data(), PictureOptions{.scale = scale, .area = area, .background = Qt::white});
    for (double x : {-60.0, 0.0, 60.0}) {
        const double wanted = 20 * scale * (x + 100) / 200;
        const int count = darkIn(image, int((x + 110) * scale));
        QVERIFY2(std::abs(count - wanted) <= 1.5 + 0.02 * wanted, qPrintable(QString::number(count)));
    }
}

void TestPenPressure::isInSvg()
{
    Document document;
    document.addShape(wedge());
    const QByteArray svg = toSvg(document.data());
    QCOMPARE(svg.count("<path"), 1);
    QVERIFY(svg.contains("fill=\"#000000\"") && !svg.contains("stroke-width"));
    document.changeShapes(document.ids(), [](Shape &shape) { shape.path = PathDetails(); });
    QVERIFY(toSvg(document.data()).contains("stroke-width=\"20\""));
}

void TestPenPressure::combiningDropsThePressure()
{
    Document document;
    Shape shape = *Shape::rectangle({0, 0}, {100, 100}).asPath();
    shape.fill = Qt::red;
    shape.path = PathDetails{FillRule::NonZero, {{0, 0.5}}};
    Shape other = Shape::rectangle({50, 50}, {100, 100});
    other.fill = Qt::red;
    const ShapeIds ids = document.addShapes({shape, other});
    QVERIFY(combineShapes(document, {ids[1], ids[0]}, BooleanOperation::Difference).errorString.isEmpty());
    QVERIFY(document.find(document.ids().first())->path.isDefault());
}

TRAMMEL_WIDGET_TEST(TestPenPressure)
#include "tst_penpressure.moc"
