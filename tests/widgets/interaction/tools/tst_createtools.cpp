#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/toolbench.h"
#include <trammel/shapekind.h>

#include <QtGui/QAction>
#include <QtTest/QSignalSpy>

using namespace Trammel;

class TestCreateTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boxes_data();
    void boxes();
    void boxModifiers();
    void boxByClick();
    void boxSnaps();
    void boxInATurnedView();
    void boxIsCanceled();
    void paths_data();
    void paths();
    void pathEnds();
    void pathTakesBack();
    void pathSteps();
    void pathIsCanceled();
    void tooFewPointsStayADraft();
    void dragDrawsALine_data();
    void dragDrawsALine();
    void dragWithShiftDrawsInSteps();
    void dragsDrawSegments();
    void spaceMovesALineWhileItIsDrawn();
    void enterKeepsWhatIsVisible();
    void anotherToolKeepsWhatIsDrawn();
    void arrowsHaveHeads();
    void readOnly();
};

void TestCreateTools::boxes_data()
{
    QTest::addColumn<int>("tool");
    QTest::addColumn<QString>("kind");
    QTest::newRow("rectangle") << int(ToolKind::Rectangle) << ShapeKind::rectangle().name();
    QTest::newRow("rounded") << int(ToolKind::RoundedRectangle) << ShapeKind::roundedRectangle().name();
    QTest::newRow("ellipse") << int(ToolKind::Ellipse) << ShapeKind::ellipse().name();
}

void TestCreateTools::boxes()
{
    QFETCH(int, tool);
    QFETCH(QString, kind);
    ToolBench bench(2, 0, ToolKind(tool));
    bench.context.settings.fill = Qt::green;
    QSignalSpy finished(bench.tool.get(), &Tool::finished);
    bench.pull({110, 90}, {10, 20});
    QVERIFY(bench.overlay.state().draft);
    QCOMPARE(bench.document.count(), 0);
    bench.release({10, 20});
    QVERIFY(!bench.overlay.state().draft);
    QCOMPARE(finished.count(), 1);
    QCOMPARE(bench.document.count(), 1);
    const Shape &shape = bench.shape(bench.document.ids().first());
    QCOMPARE(shape.kind->name(), kind);
    QCOMPARE(shape.center, QPointF(60, 55));
    QCOMPARE(shape.size, QSizeF(100, 70));
    QCOMPARE(shape.fill, QColor(Qt::green));
    QCOMPARE(bench.selection.ids(), bench.document.ids());
    QCOMPARE(bench.stack().index(), 1);
    bench.stack().undo();
    QCOMPARE(bench.document.count(), 0);
    bench.stack().redo();
    QCOMPARE(bench.document.count(), 1);
}

void TestCreateTools::boxModifiers()
{
    ToolBench bench(1, 0, ToolKind::Ellipse);
    bench.pull({100, 100}, {40, 180});
    bench.hold(Qt::ShiftModifier);
    QCOMPARE(bench.overlay.state().draft->size, QSizeF(80, 80));
    QCOMPARE(bench.overlay.state().draft->center, QPointF(60, 140));
    bench.hold(Qt::AltModifier);
    QCOMPARE(bench.overlay.state().draft->size, QSizeF(120, 160));
    QCOMPARE(bench.overlay.state().draft->center, QPointF(100, 100));
    bench.hold(Qt::NoModifier);
    QCOMPARE(bench.overlay.state().draft->size, QSizeF(60, 80));
    bench.release({40, 180});
}

void TestCreateTools::boxByClick()
{
    for (double zoom : {0.01, 1.0, 50.0}) {
        ToolBench bench(zoom, 0, ToolKind::Rectangle);
        bench.click({30, 40});
        const Shape &shape = bench.shape(bench.document.ids().first());
        QCOMPARE(shape.size, QSizeF(100 / zoom, 100 / zoom));
        QVERIFY(length(framePoint(shape, {-1, -1}) - QPointF(30, 40)) < 1e-9 / zoom);
    }
}

void TestCreateTools::boxSnaps()
{
    ToolBench bench(1, 0, ToolKind::Rectangle);
    bench.context.settings.snapToGrid = true;
    bench.context.settings.gridSize = 20;
    bench.drag({3, 4}, {52, 108});
    QCOMPARE(bench.shape(bench.document.ids().last()).size, QSizeF(60, 100));
    QCOMPARE(bench.shape(bench.document.ids().last()).center, QPointF(30, 50));
    bench.click({213, 4});
    QCOMPARE(bench.shape(bench.document.ids().last()).size, QSizeF(100, 100));
    bench.drag({0, 0}, {11, 70});
    QCOMPARE(bench.shape(bench.document.ids().last()).size, QSizeF(20, 80));
}

void TestCreateTools::boxInATurnedView()
{
    ToolBench bench(1.5, 30, ToolKind::Rectangle);
    const QPointF from(10, 20);
    const QPointF to(150, 60);
    bench.drag(from, to);
    const Shape &shape = bench.shape(bench.document.ids().first());
    QCOMPARE(shape.rotation, 330.0);
    const QPointF inView = bench.view.transform.map(to) - bench.view.transform.map(from);
    QVERIFY(std::abs(shape.size.width() - std::abs(inView.x()) / 1.5) < 1e-9);
    QVERIFY(std::abs(shape.size.height() - std::abs(inView.y()) / 1.5) < 1e-9);
    QVERIFY(length(shape.center - (from + to) / 2) < 1e-9);
}

void TestCreateTools::boxIsCanceled()
{
    ToolBench bench(1, 0, ToolKind::Rectangle);
    QSignalSpy finished(bench.tool.get(), &Tool::finished);
    bench.pull({0, 0}, {100, 100});
    QVERIFY(bench.tool->isBusy());
    QVERIFY(bench.key(Qt::Key_Escape));
    QVERIFY(!bench.overlay.state().draft);
    bench.release({100, 100});
    QCOMPARE(bench.document.count(), 0);
    QCOMPARE(finished.count(), 0);
    // Escape leaves the tool if no shape has been started.
    QVERIFY(bench.key(Qt::Key_Escape));
    QCOMPARE(finished.count(), 1);
    bench.pull({0, 0}, {100, 100});
    bench.use(ToolKind::Select);
    QCOMPARE(bench.document.count(), 0);
    QVERIFY(!bench.overlay.state().draft);
}

void TestCreateTools::paths_data()
{
    QTest::addColumn<int>("tool");
    QTest::addColumn<QString>("end");
    QTest::addColumn<int>("points");
    const int polygon = int(ToolKind::Polygon);
    const int polyline = int(ToolKind::Polyline);
    QTest::newRow("polygon by Enter") << polygon << QStringLiteral("enter") << 4;
    QTest::newRow("polygon by double click") << polygon << QStringLiteral("double") << 4;
    QTest::newRow("polygon on the first point") << polygon << QStringLiteral("first") << 4;
    QTest::newRow("polyline by Enter") << polyline << QStringLiteral("enter") << 4;
    QTest::newRow("polyline by double click") << polyline << QStringLiteral("double") << 4;
    QTest::newRow("polyline on the first point closes") << polyline << QStringLiteral("first") << 5;
}

void TestCreateTools::paths()
{
    QFETCH(int, tool);
    QFETCH(QString, end);
    QFETCH(int, points);
    ToolBench bench(1, 0, ToolKind(tool));
    QSignalSpy finished(bench.tool.get(), &Tool::finished);
    bench.click({0, 0});
    bench.click({100, 10});
    // A second click at nearly the same position adds no point.
    bench.click({101, 11});
    bench.move({80, 80});
    QVERIFY(bench.overlay.state().draft);
    QCOMPARE(bench.overlay.state().draft->sceneOutline().first().size(), 3);
    bench.click({120, 90});
    if (end == QStringLiteral("double")) {
        bench.doubleClick({20, 110});
    } else {
        bench.click({20, 110});
        if (end == QStringLiteral("enter"))
            QVERIFY(bench.key(Qt::Key_Return));
        else
            bench.click({1, 2});
    }
    QCOMPARE(finished.count(), 1);
    QVERIFY(!bench.tool->isBusy());
    QVERIFY(!bench.overlay.state().draft);
    QCOMPARE(bench.document.count(), 1);
    QCOMPARE(bench.stack().index(), 1);
    const Shape &shape = bench.shape(bench.document.ids().first());
    QCOMPARE(shape.sceneOutline().first().size(), points);
    QCOMPARE(shape.sceneOutline().first()[2], QPointF(120, 90));
    QCOMPARE(shape.isFilled(), tool == int(ToolKind::Polygon));
    QCOMPARE(bench.selection.ids(), bench.document.ids());
}

void TestCreateTools::pathEnds()
{
    ToolBench bench(1, 0, ToolKind::Polygon);
    bench.context.settings.snapToGrid = true;
    bench.context.settings.gridSize = 50;
    for (QPointF place : {QPointF(3, 4), QPointF(110, 8), QPointF(90, 120)})
        bench.click(place);
    // The click snaps to the grid point of the first corner, which ends the polygon.
    bench.click({18, 15});
    QCOMPARE(bench.document.count(), 1);
    QCOMPARE(bench.shape(bench.document.ids().first()).sceneOutline().first(),
             (QList<QPointF>{{0, 0}, {100, 0}, {100, 100}}));
}

void TestCreateTools::pathTakesBack()
{
    ToolBench bench(1, 0, ToolKind::Polyline);
    QVERIFY(!bench.key(Qt::Key_Backspace));
    for (QPointF place : {QPointF(0, 0), QPointF(100, 0), QPointF(100, 100)})
        bench.click(place);
    QVERIFY(bench.key(Qt::Key_Backspace));
    bench.click({50, 50});
    QVERIFY(bench.key(Qt::Key_Enter));
    const QList<QPointF> chain = bench.shape(bench.document.ids().first()).sceneOutline().first();
    QCOMPARE(chain, (QList<QPointF>{{0, 0}, {100, 0}, {50, 50}}));
    bench.click({0, 0});
    QVERIFY(bench.key(Qt::Key_Backspace));
    QVERIFY(!bench.tool->isBusy());
    QVERIFY(!bench.overlay.state().draft);
}

void TestCreateTools::pathSteps()
{
    ToolBench bench(1, 0, ToolKind::Polyline);
    bench.click({0, 0});
    bench.modifiers = Qt::ShiftModifier;
    bench.click({100, 3});
    bench.click({103, 80});
    bench.click({50, 130});
    bench.key(Qt::Key_Return);
    const QList<QPointF> chain = bench.shape(bench.document.ids().first()).sceneOutline().first();
    QCOMPARE(chain[1], QPointF(100, 0));
    QCOMPARE(chain[2], QPointF(100, 80));
    QVERIFY(length(chain[3] - QPointF(50, 130)) < 1e-9);
}

void TestCreateTools::pathIsCanceled()
{
    ToolBench bench(1, 0, ToolKind::Polygon);
    for (QPointF place : {QPointF(0, 0), QPointF(100, 0), QPointF(100, 100)})
        bench.click(place);
    QVERIFY(bench.key(Qt::Key_Escape));
    QVERIFY(!bench.tool->isBusy());
    QSignalSpy finished(bench.tool.get(), &Tool::finished);
    QVERIFY(bench.key(Qt::Key_Escape));
    QCOMPARE(finished.count(), 1);
    QCOMPARE(bench.document.count(), 0);
    QCOMPARE(bench.stack().count(), 0);
}

void TestCreateTools::tooFewPointsStayADraft()
{
    for (ToolKind kind : {ToolKind::Polygon, ToolKind::Polyline}) {
        ToolBench bench(1, 0, kind);
        QSignalSpy finished(bench.tool.get(), &Tool::finished);
        bench.doubleClick({0, 0});
        QVERIFY(bench.tool->isBusy());
        QVERIFY(!bench.context.refusal.isEmpty());
        if (kind == ToolKind::Polygon)
            bench.click({100, 0});
        bench.context.refusal.clear();
        QVERIFY(bench.key(Qt::Key_Return));
        QCOMPARE(bench.document.count(), 0);
        QCOMPARE(finished.count(), 0);
        QVERIFY(bench.tool->isBusy());
        QVERIFY(bench.overlay.state().draft);
        QVERIFY(!bench.context.refusal.isEmpty());
        // The missing point completes the shape.
        bench.click({40, 40});
        QVERIFY(bench.key(Qt::Key_Return));
        QCOMPARE(bench.document.count(), 1);
        QCOMPARE(finished.count(), 1);
    }
}

void TestCreateTools::dragDrawsALine_data()
{
    QTest::addColumn<int>("tool");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("degrees");
    for (ToolKind tool : {ToolKind::Polyline, ToolKind::Arrow}) {
        for (double zoom : {0.1, 1.0, 20.0}) {
            for (double degrees : {0.0, 37.0})
                QTest::addRow("%d, %g, %g", int(tool), zoom, degrees) << int(tool) << zoom << degrees;
        }
    }
}

void TestCreateTools::dragDrawsALine()
{
    QFETCH(int, tool);
    QFETCH(double, zoom);
    QFETCH(double, degrees);
    ToolBench bench(zoom, degrees, ToolKind(tool));
    QSignalSpy finished(bench.tool.get(), &Tool::finished);
    const QPointF from(10, 20), to = from + QPointF(120, 50) / zoom;
    bench.pull(from, to);
    QCOMPARE(bench.document.count(), 0);
    const QList<QPointF> draft = bench.overlay.state().draft->sceneOutline().first();
    QVERIFY(draft.size() == 2 && length(draft[1] - to) < 1e-9);
    bench.release(to);
    QCOMPARE(finished.count(), 1);
    QCOMPARE(bench.document.count(), 1);
    QCOMPARE(bench.stack().index(), 1);
    QVERIFY(!bench.tool->isBusy());
    QVERIFY(!bench.overlay.state().draft);
    const QList<QPointF> line = bench.shape(bench.document.ids().first()).sceneOutline().first();
    QCOMPARE(line.size(), 2);
    QVERIFY(length(line[0] - from) < 1e-9 && length(line[1] - to) < 1e-9);
    QCOMPARE(bench.selection.ids(), bench.document.ids());
    bench.stack().undo();
    QCOMPARE(bench.document.count(), 0);
    // A drag of a few pixels is a click, which sets the first point.
    bench.press(from);
    bench.move(from + QPointF(1, 1) / zoom);
    bench.release(from + QPointF(1, 1) / zoom);
    QVERIFY(bench.tool->isBusy());
    QCOMPARE(bench.document.count(), 0);
    QVERIFY(bench.key(Qt::Key_Escape));
    QCOMPARE(bench.document.count(), 0);
    // After Escape during the drag, nothing is added, even by the release.
    bench.pull(from, to);
    QVERIFY(bench.key(Qt::Key_Escape));
    bench.release(to);
    QCOMPARE(bench.document.count(), 0);
    QVERIFY(!bench.tool->isBusy());
}

void TestCreateTools::dragWithShiftDrawsInSteps()
{
    ToolBench bench(1, 0, ToolKind::Polyline);
    bench.pull({0, 0}, {100, 20});
    bench.hold(Qt::ShiftModifier);
    bench.release({100, 20});
    const QList<QPointF> line = bench.shape(bench.document.ids().first()).sceneOutline().first();
    const QPointF way = line[1] - line[0];
    QVERIFY(std::abs(degreesFromAxis(way) - 15) < 1e-9);
}

// A drag after the first click, and every drag of a polygon, draws a segment, and the drawing continues.
void TestCreateTools::dragsDrawSegments()
{
    for (ToolKind kind : {ToolKind::Polyline, ToolKind::Polygon}) {
        ToolBench bench(1, 0, kind);
        if (kind == ToolKind::Polyline)
            bench.click({0, 0});
        else
            bench.drag({0, 0}, {50, 0});
        bench.drag({100, 0}, {100, 100});
        QVERIFY(bench.tool->isBusy());
        QCOMPARE(bench.document.count(), 0);
        QVERIFY(bench.key(Qt::Key_Return));
        const QList<QPointF> points = bench.shape(bench.document.ids().first()).sceneOutline().first();
        const QList<QPointF> last{{100, 0}, {100, 100}};
        QCOMPARE(points.sliced(points.size() - 2), last);
        QCOMPARE(points.size(), kind == ToolKind::Polyline ? 3 : 4);
    }
}

void TestCreateTools::spaceMovesALineWhileItIsDrawn()
{
    ToolBench bench(1, 30, ToolKind::Polyline);
    bench.pull({0, 0}, {80, 0});
    bench.hold(Qt::NoModifier, true);
    bench.move({80, 50});
    bench.hold(Qt::NoModifier, false);
    bench.release({80, 50});
    const QList<QPointF> line = bench.shape(bench.document.ids().first()).sceneOutline().first();
    QVERIFY(length(line[0] - QPointF(0, 50)) < 1e-9 && length(line[1] - QPointF(80, 50)) < 1e-9);
    // A press that only moves the point draws nothing.
    bench.press({200, 0});
    bench.hold(Qt::NoModifier, true);
    bench.move({200, 90});
    bench.hold(Qt::NoModifier, false);
    bench.release({200, 90});
    QCOMPARE(bench.document.count(), 1);
    QVERIFY(bench.tool->isBusy());
}

void TestCreateTools::enterKeepsWhatIsVisible()
{
    ToolBench bench(1, 0, ToolKind::Polyline);
    bench.click({0, 0});
    bench.move({70, 0});
    const QList<QPointF> seen = bench.overlay.state().draft->sceneOutline().first();
    QVERIFY(bench.key(Qt::Key_Return));
    QCOMPARE(bench.shape(bench.document.ids().last()).sceneOutline().first(), seen);
    QCOMPARE(seen, (QList<QPointF>{{0, 0}, {70, 0}}));
    // The pointer at the last point adds none, even if Shift would move it.
    bench.click({0, 100});
    bench.hold(Qt::ShiftModifier);
    bench.click({100, 120});
    QVERIFY(bench.key(Qt::Key_Return));
    QCOMPARE(bench.shape(bench.document.ids().last()).sceneOutline().first().size(), 2);
}

void TestCreateTools::anotherToolKeepsWhatIsDrawn()
{
    ToolBench bench(1, 0, ToolKind::Polyline);
    for (QPointF place : {QPointF(0, 0), QPointF(100, 0), QPointF(100, 100)})
        bench.click(place);
    bench.move({300, 300});
    bench.tool->settle();
    bench.use(ToolKind::Select);
    QCOMPARE(bench.document.count(), 1);
    QCOMPARE(bench.shape(bench.document.ids().first()).sceneOutline().first().size(), 3);
    QCOMPARE(bench.stack().index(), 1);

    EditorBench editor;
    editor.editor->setTool(ShapeEditor::Polyline);
    editor.click({0, 0});
    editor.click({100, 0});
    editor.editor->action(ShapeEditor::Action::SelectTool)->trigger();
    QCOMPARE(editor.editor->tool(), ShapeEditor::Select);
    QCOMPARE(editor.document().count(), 1);
    QCOMPARE(editor.editor->selection()->ids(), editor.document().ids());
    // Escape still discards the line.
    editor.editor->setTool(ShapeEditor::Polyline);
    editor.click({0, 50});
    editor.click({100, 50});
    editor.key(Qt::Key_Escape);
    editor.editor->action(ShapeEditor::Action::SelectTool)->trigger();
    QCOMPARE(editor.document().count(), 1);
}

void TestCreateTools::arrowsHaveHeads()
{
    EditorBench bench;
    bench.key(Qt::Key_A);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Arrow);
    bench.drag({0, 0}, {100, 0});
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    const auto last = [&] { return *bench.document().find(bench.document().ids().last()); };
    QVERIFY(last().startHead == LineHead::None && last().endHead == LineHead::Arrow);

    LineForm form;
    form.cap = LineCap::Flat;
    form.dashPattern = DashPattern({2, 1});
    form.startHead = LineHead::One;
    form.endHead = LineHead::Many;
    QSignalSpy changed(bench.editor.get(), &ShapeEditor::lineFormChanged);
    bench.editor->setLineForm(form);
    bench.editor->setLineForm(form);
    QCOMPARE(changed.count(), 1);
    QVERIFY(bench.editor->lineForm() == form);
    bench.key(Qt::Key_A);
    bench.drag({0, 50}, {100, 50});
    QVERIFY(last().startHead == LineHead::One && last().endHead == LineHead::Many);
    QVERIFY(last().stroke.cap == LineCap::Flat && last().stroke.dashPattern == form.dashPattern);
    // A line has no heads.
    bench.key(Qt::Key_L);
    bench.drag({0, 100}, {100, 100});
    QVERIFY(last().startHead == LineHead::None && last().endHead == LineHead::None);
    // A form that a document refuses is ignored.
    form.dashPattern = DashPattern({1});
    bench.editor->setLineForm(form);
    QCOMPARE(changed.count(), 1);
}

void TestCreateTools::readOnly()
{
    for (ToolKind kind : {ToolKind::Rectangle, ToolKind::Polygon, ToolKind::Polyline}) {
        ToolBench bench(1, 0, kind);
        bench.context.settings.readOnly = true;
        bench.drag({0, 0}, {100, 100});
        bench.click({200, 0});
        bench.doubleClick({300, 300});
        QCOMPARE(bench.document.count(), 0);
        QVERIFY(!bench.tool->isBusy());
    }
}

TRAMMEL_WIDGET_TEST(TestCreateTools)
#include "tst_createtools.moc"
