#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/toolbench.h"
#include "widgets/interaction/tools/penciltool_p.h"
#include "widgets/model/path/cubic_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/primitiveview.h>

#include <QtGui/QPaintEvent>
#include <QtTest/QSignalSpy>

#include <cmath>

using namespace Trammel;

namespace {

QList<QPointF> wave(double scale)
{
    QList<QPointF> points;
    for (int i = 0; i <= 120; ++i)
        points.append(QPointF(2 * i, 30 * std::sin(i / 10.0)) * scale);
    return points;
}

QList<QPointF> circle(double scale, int degrees)
{
    QList<QPointF> points;
    for (int i = 0; i <= degrees; i += 5)
        points.append(axisFromDegrees(i) * 60 * scale);
    return points;
}

void draw(ToolBench &bench, const QList<QPointF> &points)
{
    bench.press(points.first());
    for (QPointF point : points)
        bench.move(point);
    bench.release(points.last());
}

} // namespace

class TestPencilTool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsWithinTheTolerance_data();
    void drawsWithinTheTolerance();
    void closesALineThatEndsAtItsStart();
    void showsTheLineWhileItIsDrawn();
    void escapeCancels();
    void clicksDrawNothing();
    void staysActive();
    void keepsTheLineOfARefusedShape();
    void paintsOnlyWhatIsNew();
    void drawsWithTheRealMouse();
};

void TestPencilTool::drawsWithinTheTolerance_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("degrees");
    QTest::newRow("actual size") << 1.0 << 0.0;
    QTest::newRow("zoomed in") << 20.0 << 0.0;
    QTest::newRow("zoomed out and turned") << 0.05 << 77.0;
}

void TestPencilTool::drawsWithinTheTolerance()
{
    QFETCH(double, zoom);
    QFETCH(double, degrees);
    ToolBench bench(zoom, degrees, ToolKind::Pencil);
    bench.context.settings.stroke = {QColor(1, 2, 3), 5, Qt::DashLine};
    const QList<QPointF> points = wave(1 / zoom);
    draw(bench, points);
    QCOMPARE(bench.document.count(), 1);
    QCOMPARE(bench.stack().count(), 1);
    QCOMPARE(bench.stack().undoText(), QStringLiteral("Draw Path"));
    const Shape &shape = bench.shape(ShapeId(1));
    QCOMPARE(shape.kind, &ShapeKind::bezierPath());
    QVERIFY(!shape.isClosed() && !shape.fill.isValid());
    QCOMPARE(shape.stroke, bench.context.settings.stroke);
    QCOMPARE(bench.selection.ids(), ShapeIds{ShapeId(1)});
    const Primitive line = shape.scenePrimitive();
    for (QPointF point : points)
        QVERIFY(distance(point, asCurve(line)) <= (PencilTool::PencilTolerance + 0.05) / zoom);
    // Two waves need about eight curves, and look the same at every zoom.
    QVERIFY2(shape.outline.first().size() <= 3 * 12 + 1, qPrintable(QString::number(shape.outline.first().size())));
    bench.stack().undo();
    QCOMPARE(bench.document.count(), 0);
}

void TestPencilTool::closesALineThatEndsAtItsStart()
{
    ToolBench bench(2, 0, ToolKind::Pencil);
    draw(bench, circle(0.5, 355));
    QVERIFY(bench.shape(ShapeId(1)).isClosed());
    QCOMPARE(bench.shape(ShapeId(1)).fill, bench.context.settings.fill);
    draw(bench, circle(0.5, 340));
    QVERIFY(!bench.shape(ShapeId(2)).isClosed());
    // A short line is not closed, although its ends are near each other.
    draw(bench, {{0, 0}, {4, 1}, {5, 3}, {1, 2}});
    QVERIFY(!bench.shape(ShapeId(3)).isClosed());
}

void TestPencilTool::showsTheLineWhileItIsDrawn()
{
    ToolBench bench(1, 0, ToolKind::Pencil);
    bench.press({0, 0});
    QVERIFY(bench.tool->isBusy());
    QVERIFY(!bench.overlay.state().ink);
    bench.move({10, 5});
    // Steps below a pixel add no points.
    bench.move({10.5, 5});
    bench.move({20, 5});
    QCOMPARE(bench.overlay.state().ink->points, (QList<QPointF>{{0, 0}, {10, 5}, {20, 5}}));
    QCOMPARE(bench.document.count(), 0);
    bench.release({20, 5});
    QVERIFY(!bench.overlay.state().ink);
    QVERIFY(!bench.tool->isBusy());
    // A release without an event ends the line at the next move.
    bench.press({0, 50});
    bench.move({30, 60});
    bench.isDown = false;
    bench.move({90, 90});
    QCOMPARE(bench.document.count(), 2);
}

void TestPencilTool::escapeCancels()
{
    ToolBench bench(1, 0, ToolKind::Pencil);
    draw(bench, wave(1));
    bench.stack().undo();
    QSignalSpy finished(bench.tool.get(), &Tool::finished);
    bench.press({0, 0});
    bench.move({10, 5});
    QVERIFY(bench.key(Qt::Key_Delete));
    QVERIFY(bench.key(Qt::Key_Escape));
    QVERIFY(!bench.overlay.state().ink && !bench.tool->isBusy());
    bench.move({50, 5});
    bench.release({50, 5});
    QCOMPARE(bench.document.count(), 0);
    QVERIFY(bench.stack().canRedo());
    QCOMPARE(finished.count(), 0);
    QVERIFY(bench.key(Qt::Key_Escape));
    QCOMPARE(finished.count(), 1);
}

void TestPencilTool::clicksDrawNothing()
{
    ToolBench bench(1, 0, ToolKind::Pencil);
    bench.click({0, 0});
    bench.doubleClick({5, 5});
    QCOMPARE(bench.stack().count(), 0);
    bench.context.settings.readOnly = true;
    draw(bench, wave(1));
    QVERIFY(!bench.key(Qt::Key_Return));
    QCOMPARE(bench.document.count(), 0);
    bench.context.settings.readOnly = false;
    // A second line that begins so soon that its press is a double click.
    bench.click({0, 0});
    bench.isDown = true;
    ToolEvent press = bench.event({0, 0});
    press.button = Qt::LeftButton;
    bench.tool->doubleClick(press);
    bench.move({50, 40});
    bench.release({50, 40});
    QCOMPARE(bench.document.count(), 1);
    QVERIFY(bench.key(Qt::Key_Return));
    QCOMPARE(bench.document.count(), 2);
}

void TestPencilTool::staysActive()
{
    ToolBench bench(1, 0, ToolKind::Pencil);
    QSignalSpy finished(bench.tool.get(), &Tool::finished);
    draw(bench, wave(1));
    draw(bench, wave(0.5));
    QCOMPARE(bench.document.count(), 2);
    QCOMPARE(bench.stack().count(), 2);
    QCOMPARE(finished.count(), 0);
}

void TestPencilTool::keepsTheLineOfARefusedShape()
{
    ToolBench bench(1e-8, 0, ToolKind::Pencil);
    draw(bench, {{0, 0}, {2e9, 1e9}, {5e9, 0}});
    QCOMPARE(bench.document.count(), 0);
    QVERIFY(!bench.context.refusal.isEmpty());
    QVERIFY(bench.overlay.state().ink);
    bench.press({0, 0});
    QVERIFY(!bench.overlay.state().ink);
    bench.release({0, 0});
}

// Each move repaints the surroundings of the new piece of the line, also when the line is long.
void TestPencilTool::paintsOnlyWhatIsNew()
{
    EditorBench bench;
    bench.editor->setTool(ShapeEditor::Pencil);
    bench.press({-300, -200});
    for (int i = 0; i < 60; ++i)
        bench.move({-300.0 + 10 * i, i % 2 == 0 ? 200.0 : -200.0});
    bench.picture();
    QCoreApplication::processEvents();
    struct Watcher : QObject
    {
        bool eventFilter(QObject *, QEvent *event) override
        {
            if (event->type() == QEvent::Paint)
                region |= static_cast<QPaintEvent *>(event)->region();
            return false;
        }
        QRegion region;
    } watcher;
    bench.viewport().installEventFilter(&watcher);
    bench.move({300, -195});
    bench.move({310, -190});
    QTRY_VERIFY(!watcher.region.isEmpty());
    QVERIFY2(watcher.region.boundingRect().height() < 60,
             qPrintable(QString::number(watcher.region.boundingRect().height())));
    const QImage image = bench.picture();
    QVERIFY(bench.colorAt(image, {305, -192.5}).lightness() < 200);
    bench.release({310, -190});
}

void TestPencilTool::drawsWithTheRealMouse()
{
    EditorBench bench;
    bench.key(Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Pencil);
    bench.press({-100, 0});
    for (int i = -100; i <= 100; i += 5)
        bench.move({double(i), 40 * std::sin(i / 20.0)});
    bench.release({100, 40 * std::sin(5.0)});
    QCOMPARE(bench.document().count(), 1);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Pencil);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
}

TRAMMEL_WIDGET_TEST(TestPencilTool)
#include "tst_penciltool.moc"
