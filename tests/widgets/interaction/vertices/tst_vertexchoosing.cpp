#include "tests/widgets/vertexbench.h"

#include <trammel/geometry/vector.h>

#include "tests/testprogram.h"

#include <QtGui/QAction>

using namespace Trammel;

/// Tests the selection of vertices, and the keys and actions that apply to it.
class TestVertexChoosing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clicksChoose();
    void bandsChoose_data() { addViews(); }
    void bandsChoose();
    void keysWork();
    void nudgesAreOneStep();
    void actionsAreAboutVertices();
};

void TestVertexChoosing::clicksChoose()
{
    VertexBench bench;
    const auto selected = [&] {
        const QList<QPointF> before = bench.points();
        bench.key(Qt::Key_Right);
        QList<int> moved;
        for (int i = 0; i < before.size(); ++i) {
            if (!same(before[i], bench.points()[i]))
                moved << i;
        }
        if (!moved.isEmpty())
            bench.document().undoStack()->undo();
        return moved;
    };
    QCOMPARE(selected(), QList<int>());
    bench.click(bench.vertex(1));
    QCOMPARE(selected(), QList<int>{1});
    bench.click(bench.vertex(3), Shift);
    QCOMPARE(selected(), (QList<int>{1, 3}));
    bench.click(bench.vertex(1), Ctrl);
    QCOMPARE(selected(), QList<int>{3});
    // A click on an edge selects its two ends.
    bench.click(bench.vertex(0) + QPointF(60, 0));
    QCOMPARE(selected(), (QList<int>{0, 1}));
    bench.click(bench.vertex(0) + QPointF(0, 30), Shift);
    QCOMPARE(selected(), (QList<int>{0, 1, 4}));
    // A click on empty canvas with Shift keeps the selection. A click inside the outline without Shift clears it.
    bench.click({300, 200}, Shift);
    QVERIFY(bench.isEditing());
    bench.click({-60, 30}, Shift);
    QCOMPARE(selected(), (QList<int>{0, 1, 4}));
    bench.click({-60, 30});
    QCOMPARE(selected(), QList<int>());
    QVERIFY(bench.isEditing());
}

void TestVertexChoosing::bandsChoose()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    VertexBench bench(zoom, rotation);
    const QList<QPointF> points = bench.points();
    const auto isMoved = [&](int i) { return !isNear(bench.vertex(i), points[i]); };
    // Drags a band along the axes of the view around two vertices, with a margin.
    const double pixel = 1 / zoom;
    const QPointF across = unrotated({1, 0}, axisFromDegrees(rotation)), down = perpendicular(across);
    const auto band = [&](QPointF a, QPointF b, Qt::KeyboardModifiers modifiers) {
        const QPointF first = dot(a, across) < dot(b, across) ? a : b, second = same(first, a) ? b : a;
        const double sign = dot(second - first, down) < 0 ? -1 : 1;
        const QPointF margin = 12 * pixel * (across + sign * down);
        bench.drag(first - margin, second + margin, modifiers);
    };
    band(points[0], points[4], {});
    bench.key(Qt::Key_Right);
    QVERIFY(isMoved(0) && isMoved(4) && !isMoved(1) && !isMoved(2) && !isMoved(3));
    bench.document().undoStack()->undo();
    band(points[2], points[2], Shift);
    band(points[0], points[0], Ctrl);
    bench.key(Qt::Key_Right);
    QVERIFY(!isMoved(0) && isMoved(4) && !isMoved(1) && isMoved(2) && !isMoved(3));
    bench.document().undoStack()->undo();
    band(points[2], points[2], Ctrl | Shift);
    bench.key(Qt::Key_Right);
    QVERIFY(isMoved(4) && !isMoved(2));
    bench.document().undoStack()->undo();
    // Escape restores the selection.
    bench.beginDrag({300, 200}, {-120, -80});
    bench.key(Qt::Key_Escape);
    bench.release({-120, -80});
    bench.key(Qt::Key_Right);
    QVERIFY(isMoved(4) && !isMoved(1));
    bench.document().undoStack()->undo();
    QVERIFY(bench.isEditing());
    QCOMPARE(bench.points(), points);
}

void TestVertexChoosing::keysWork()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    bench.key(Qt::Key_Tab);
    bench.key(Qt::Key_Tab);
    bench.key(Qt::Key_Down);
    QVERIFY(isNear(bench.vertex(1), points[1] + QPointF(0, 1)));
    bench.key(Qt::Key_Backtab, Shift);
    bench.key(Qt::Key_Backtab, Shift);
    bench.key(Qt::Key_Up, Shift);
    QVERIFY(isNear(bench.vertex(4), points[4] - QPointF(0, 10)));
    bench.key(Qt::Key_Insert);
    QCOMPARE(bench.points().size(), 6);
    QVERIFY(isNear(bench.vertex(5), (bench.vertex(4) + bench.vertex(0)) / 2));
    bench.key(Qt::Key_Backspace);
    QCOMPARE(bench.points().size(), 5);
    QVERIFY(bench.editor->hasFocus());
    // Without a selection, nothing is deleted, and the hint gives the reason.
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.points().size(), 5);
    QVERIFY(bench.editor->hint().startsWith(QStringLiteral("Select the vertices")));
    QCOMPARE(bench.document().count(), 1);
    // During a drag, keys have no effect.
    bench.beginDrag(bench.vertex(0), {-120, -90});
    for (Qt::Key key : {Qt::Key_Delete, Qt::Key_Tab, Qt::Key_Return, Qt::Key_Left})
        bench.key(key);
    bench.release({-120, -90});
    QVERIFY(isNear(bench.vertex(0), {-120, -90}));
    QCOMPARE(bench.points().size(), 5);
}

void TestVertexChoosing::nudgesAreOneStep()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    const int before = bench.steps();
    bench.click(points[2]);
    for (int i = 0; i < 5; ++i)
        bench.key(Qt::Key_Right);
    QVERIFY(isNear(bench.vertex(2), points[2] + QPointF(5, 0)));
    QCOMPARE(bench.steps(), before + 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Move Vertex"));
    // Nudging another vertex starts a new undo step.
    bench.click(points[0]);
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.steps(), before + 2);
    bench.document().undoStack()->undo();
    bench.document().undoStack()->undo();
    QCOMPARE(bench.points(), points);
}

void TestVertexChoosing::actionsAreAboutVertices()
{
    using Action = ShapeEditor::Action;
    VertexBench bench;
    const ShapeId other = bench.document().addShape(Shape::rectangle({300, 0}, {20, 20}));
    const QList<QPointF> points = bench.points();
    bench.key(Qt::Key_A, Ctrl);
    QVERIFY(bench.isEditing());
    bench.key(Qt::Key_Right);
    for (int i = 0; i < 5; ++i)
        QVERIFY(isNear(bench.vertex(i), points[i] + QPointF(1, 0)));
    bench.editor->action(Action::Delete)->trigger();
    QCOMPARE(bench.points().size(), 5);
    QVERIFY(bench.editor->hint().contains(QStringLiteral("three")));
    bench.editor->action(Action::SelectNone)->trigger();
    bench.click(bench.vertex(1));
    bench.click(bench.vertex(2), Shift);
    bench.click(bench.vertex(3), Shift);
    bench.editor->action(Action::SelectInverse)->trigger();
    bench.editor->action(Action::Delete)->trigger();
    QCOMPARE(bench.points().size(), 3);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Delete Vertices"));
    QVERIFY(bench.document().contains(other));
    bench.key(Qt::Key_Escape);
    bench.key(Qt::Key_A, Ctrl);
    QCOMPARE(bench.editor->selection()->count(), 2);
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.document().count(), 0);
}

TRAMMEL_WIDGET_TEST(TestVertexChoosing)
#include "tst_vertexchoosing.moc"
