#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/nearpoints.h"
#include "tests/widgets/toolbench.h"
#include "widgets/interaction/vertices/vertexoutline_p.h"

#include <QtTest/QSignalSpy>

using namespace Trammel;

namespace {

VertexOutline outlineOf(const ToolBench &bench, quint32 id = 1)
{
    return VertexOutline(bench.shape(ShapeId(id)));
}

} // namespace

class TestPenTool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clicksSetCornersAndDragsSmoothPoints();
    void closesOnTheFirstPoint();
    void backspaceAndEscape();
    void doubleClickEnds();
    void shiftSteps();
    void onePointIsNoPath();
    void anotherToolKeepsWhatIsDrawn();
    void showsTheDraft();
    void drawsWithTheRealMouse();
};

void TestPenTool::clicksSetCornersAndDragsSmoothPoints()
{
    ToolBench bench(1, 0, ToolKind::Pen);
    QSignalSpy finished(bench.tool.get(), &Tool::finished);
    bench.click({0, 0});
    bench.drag({100, 0}, {140, 30});
    bench.click({200, 100});
    QCOMPARE(bench.document.count(), 0);
    QVERIFY(bench.key(Qt::Key_Return));
    QCOMPARE(bench.document.count(), 1);
    QCOMPARE(bench.stack().count(), 1);
    QCOMPARE(finished.count(), 1);
    const VertexOutline outline = outlineOf(bench);
    QVERIFY(!outline.isClosed());
    QCOMPARE(outline.count(), 3);
    QVERIFY(isNear(outline.point(1), {100, 0}));
    QVERIFY(isNear(outline.handle(1, VertexOutline::Side::After), {140, 30}));
    QVERIFY(isNear(outline.handle(1, VertexOutline::Side::Before), {60, -30}));
    QVERIFY(isNear(outline.handle(0, VertexOutline::Side::After), {0, 0}));
    QCOMPARE(outline.type(1), VertexOutline::Type::Symmetric);
    QVERIFY(!bench.shape(ShapeId(1)).fill.isValid());
}

void TestPenTool::closesOnTheFirstPoint()
{
    ToolBench bench(1, 0, ToolKind::Pen);
    bench.click({0, 0});
    bench.click({100, 0});
    bench.click({50, 80});
    bench.drag({1, 1}, {30, -20});
    QCOMPARE(bench.document.count(), 1);
    const VertexOutline outline = outlineOf(bench);
    QVERIFY(outline.isClosed());
    QCOMPARE(outline.count(), 3);
    QVERIFY(isNear(outline.point(0), {0, 0}));
    QVERIFY(isNear(outline.handle(0, VertexOutline::Side::After), {30, -20}));
    QVERIFY(isNear(outline.handle(0, VertexOutline::Side::Before), {-30, 20}));
    QCOMPARE(bench.shape(ShapeId(1)).fill, bench.context.settings.fill);
    // Two points with handles enclose an area, too.
    bench.drag({0, 0}, {0, 40});
    bench.drag({100, 0}, {100, -40});
    bench.click({0, 0});
    QVERIFY(outlineOf(bench, 2).isClosed());
    QCOMPARE(outlineOf(bench, 2).count(), 2);
}

void TestPenTool::backspaceAndEscape()
{
    ToolBench bench(1, 0, ToolKind::Pen);
    bench.click({0, 0});
    bench.click({100, 0});
    bench.click({100, 100});
    QVERIFY(bench.key(Qt::Key_Backspace));
    bench.click({200, 0});
    QVERIFY(bench.key(Qt::Key_Return));
    QCOMPARE(outlineOf(bench).count(), 3);
    QVERIFY(isNear(outlineOf(bench).point(2), {200, 0}));
    bench.stack().undo();
    bench.click({0, 0});
    bench.press({100, 0});
    bench.move({150, 0});
    QVERIFY(bench.key(Qt::Key_Escape));
    QVERIFY(!bench.tool->isBusy());
    bench.release({150, 0});
    QCOMPARE(bench.document.count(), 0);
    QVERIFY(bench.stack().canRedo());
    QSignalSpy finished(bench.tool.get(), &Tool::finished);
    QVERIFY(bench.key(Qt::Key_Escape));
    QCOMPARE(finished.count(), 1);
}

void TestPenTool::doubleClickEnds()
{
    ToolBench bench(1, 0, ToolKind::Pen);
    bench.click({0, 0});
    bench.click({100, 0});
    bench.doubleClick({100, 100});
    QCOMPARE(bench.document.count(), 1);
    QCOMPARE(outlineOf(bench).count(), 3);
    QVERIFY(!bench.tool->isBusy());
}

void TestPenTool::shiftSteps()
{
    ToolBench bench(1, 0, ToolKind::Pen);
    bench.click({0, 0});
    bench.modifiers = Qt::ShiftModifier;
    bench.drag({100, 3}, {140, 4});
    bench.modifiers = {};
    bench.key(Qt::Key_Return);
    const VertexOutline outline = outlineOf(bench);
    QVERIFY(std::abs(outline.point(1).y()) < 1e-9);
    QVERIFY(std::abs(outline.handle(1, VertexOutline::Side::Before).y()) < 1e-9);
}

void TestPenTool::onePointIsNoPath()
{
    ToolBench bench(1, 0, ToolKind::Pen);
    bench.click({0, 0});
    QVERIFY(bench.key(Qt::Key_Return));
    // The point stays, and the reason is shown.
    QVERIFY(bench.tool->isBusy());
    QVERIFY(!bench.context.refusal.isEmpty());
    QCOMPARE(bench.stack().count(), 0);
    QVERIFY(bench.key(Qt::Key_Escape));
    QVERIFY(!bench.tool->isBusy());
    bench.context.settings.readOnly = true;
    bench.click({0, 0});
    QVERIFY(!bench.tool->isBusy());
    bench.context.settings.readOnly = false;
    // Without the mouse.
    QVERIFY(bench.key(Qt::Key_Return));
    QCOMPARE(bench.document.count(), 1);
    QVERIFY(bench.shape(ShapeId(1)).size.height() > 10);
}

void TestPenTool::anotherToolKeepsWhatIsDrawn()
{
    EditorBench bench;
    bench.editor->setTool(ShapeEditor::Pen);
    bench.click({0, 0});
    bench.click({100, 0});
    bench.click({100, 100});
    bench.move({300, 300});
    bench.editor->action(ShapeEditor::Action::SelectTool)->trigger();
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QCOMPARE(bench.document().count(), 1);
    QCOMPARE(VertexOutline(*bench.document().find(bench.document().ids().first())).count(), 3);
    QCOMPARE(bench.editor->selection()->ids(), bench.document().ids());
    // A single point is no path.
    bench.editor->setTool(ShapeEditor::Pen);
    bench.click({-100, 0});
    bench.editor->setTool(ShapeEditor::Select);
    QCOMPARE(bench.document().count(), 1);
    // An editor that becomes read-only keeps it, too.
    bench.editor->setTool(ShapeEditor::Pen);
    bench.click({-100, 0});
    bench.click({-100, 100});
    bench.editor->setReadOnly(true);
    QCOMPARE(bench.document().count(), 2);
}

void TestPenTool::showsTheDraft()
{
    ToolBench bench(1, 0, ToolKind::Pen);
    bench.pull({0, 0}, {20, 20});
    QCOMPARE(bench.overlay.state().vertices->edit.handles().size(), 2);
    bench.key(Qt::Key_Escape);
    bench.release({20, 20});
    bench.click({0, 0});
    bench.move({50, 50});
    QVERIFY(bench.overlay.state().draft);
    QCOMPARE(bench.overlay.state().draft->outline.first().size(), 4);
    bench.press({100, 0});
    bench.move({130, 20});
    // The handles of the point that is being set, without marks in the middle of edges.
    QVERIFY(bench.overlay.state().vertices);
    QCOMPARE(bench.overlay.state().vertices->edit.handles().size(), 2);
    QVERIFY(!bench.overlay.state().vertices->showsMidpoints);
    bench.release({130, 20});
    bench.key(Qt::Key_Escape);
    QVERIFY(!bench.overlay.state().draft && !bench.overlay.state().vertices);
}

void TestPenTool::drawsWithTheRealMouse()
{
    EditorBench bench;
    bench.key(Qt::Key_B);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Pen);
    bench.click({-100, 0});
    bench.drag({0, -50}, {60, -50});
    bench.picture();
    bench.drag({100, 40}, {100, 90});
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.document().count(), 1);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
}

TRAMMEL_WIDGET_TEST(TestPenTool)
#include "tst_pentool.moc"
