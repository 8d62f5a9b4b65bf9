#include "tests/testprogram.h"
#include "tests/widgets/editormonkey.h"
#include "tests/widgets/shownpixels.h"

using namespace Trammel;

/// Compares the window after each change with a complete repaint of it, pixel by pixel, with everything above the
/// drawing.
class TestRepaints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setCursorFlashTime(0); }
    void seesRemnants();
    void smallLineIsDrawnAndDeselected();
    void smallTriangleIsRotated();
    void marks_data();
    void marks();
    void everyStepOfTheMonkey_data();
    void everyStepOfTheMonkey();
};

namespace {

QByteArray described(const QRect &area)
{
    return QStringLiteral("stale: %1,%2 %3 x %4")
        .arg(area.x())
        .arg(area.y())
        .arg(area.width())
        .arg(area.height())
        .toLatin1();
}

} // namespace

#define VERIFY_FRESH(bench)                                                                                            \
    do {                                                                                                               \
        const QRect stale = staleArea(bench);                                                                          \
        QVERIFY2(stale.isEmpty(), described(stale).constData());                                                       \
    } while (false)

// The comparison finds pixels that no update covers.
void TestRepaints::seesRemnants()
{
    EditorBench bench;
    VERIFY_FRESH(bench);
    bench.document().addShape(Shape::rectangle({0, 0}, {100, 50}));
    VERIFY_FRESH(bench);
    bench.viewport().setUpdatesEnabled(false);
    bench.document().addShape(Shape::rectangle({50, 50}, {100, 50}));
    const QImage before = shownPixels(bench);
    bench.viewport().setUpdatesEnabled(true);
    QVERIFY(before != shownPixels(bench));
}

void TestRepaints::smallLineIsDrawnAndDeselected()
{
    EditorBench bench;
    bench.key(Qt::Key_L);
    bench.click({0, 0});
    VERIFY_FRESH(bench);
    bench.move({0, 20});
    bench.click({0, 20});
    VERIFY_FRESH(bench);
    bench.key(Qt::Key_Return);
    VERIFY_FRESH(bench);
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.editor->selection()->isEmpty());
    VERIFY_FRESH(bench);
}

void TestRepaints::smallTriangleIsRotated()
{
    EditorBench bench;
    Shape triangle = Shape::polygon({{0, 0}, {10, 0}, {5, 9}});
    triangle.fill = Qt::yellow;
    const ShapeId id = bench.document().addShape(triangle);
    bench.editor->selection()->set({id});
    VERIFY_FRESH(bench);
    const QPointF handle = bench.editor->mapToScene(*bench.editor->handlePosition(ShapeEditor::Handle::Rotate));
    bench.press(handle);
    for (int i = 1; i <= 12; ++i) {
        bench.move(triangle.center + rotated(handle - triangle.center, axisFromDegrees(25 * i)));
        VERIFY_FRESH(bench);
    }
    bench.release(handle);
    VERIFY_FRESH(bench);
    bench.key(Qt::Key_Escape);
    VERIFY_FRESH(bench);
}

void TestRepaints::marks_data()
{
    addViews();
}

// Guides, labels, bands, pivots and frames of groups, small and at the edge of the view.
void TestRepaints::marks()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setSnapToShapes(true);
    bench.editor->setSnapToSpacing(true);
    QList<Shape> shapes;
    for (int i = 0; i < 4; ++i) {
        shapes << Shape::rectangle({i * 60.0 - 90, 3.0 * i}, {4.0 + 12 * i, 30}, 10 * i);
        shapes.last().fill = Qt::yellow;
    }
    const ShapeIds ids = bench.document().addShapes(shapes);
    bench.document().group(ids.first(2));
    for (const auto &[from, to] : {std::pair(QPointF(-90, 0), QPointF(-60, 40)),
                                   {QPointF(90, 9), QPointF(390, 200)},
                                   {QPointF(-200, -90), QPointF(200, 90)}}) {
        bench.press(from);
        for (int i = 1; i <= 4; ++i) {
            bench.move(from + (to - from) * i / 4);
            VERIFY_FRESH(bench);
        }
        bench.release(to);
        VERIFY_FRESH(bench);
        bench.move(from);
        VERIFY_FRESH(bench);
        bench.key(Qt::Key_Escape);
        VERIFY_FRESH(bench);
    }
}

void TestRepaints::everyStepOfTheMonkey_data()
{
    QTest::addColumn<quint32>("number");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("rotation");
    QTest::newRow("1:1") << 1u << 1.0 << 0.0;
    QTest::newRow("zoomed out") << 2u << 0.4 << 0.0;
    QTest::newRow("turned") << 3u << 1.0 << 30.0;
    QTest::newRow("zoomed in and turned") << 4u << 3.0 << 217.0;
}

void TestRepaints::everyStepOfTheMonkey()
{
    QFETCH(quint32, number);
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    constexpr int steps = 120;
    const quint32 seed = testSeed(9);
    EditorMonkey monkey(zoom, rotation, 4 * seed + number);
    for (int step = 0; step < steps; ++step) {
        const QString fault = monkey.step(step);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        const QRect stale = staleArea(monkey);
        if (!stale.isEmpty())
            qInfo("step %d: %s", step, qPrintable(monkey.did));
        QVERIFY2(stale.isEmpty(), described(stale).constData());
    }
}

TRAMMEL_WIDGET_TEST(TestRepaints)
#include "tst_repaints.moc"
