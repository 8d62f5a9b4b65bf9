#include "tests/testprogram.h"
#include "tests/widgets/vertexbench.h"
#include "widgets/interaction/vertices/vertexoutline_p.h"

#include <QtGui/QAction>
#include <QtWidgets/QMenu>

using namespace Trammel;
using Action = ShapeEditor::Action;
using Side = VertexOutline::Side;
using Type = VertexOutline::Type;

namespace {

/// A wave of three vertices, the middle one smooth, whose vertices are edited.
struct CurveBench : EditorBench
{
    explicit CurveBench(double zoom = 1, double rotation = 0) : EditorBench(zoom, rotation)
    {
        id = document().addShape(
            Shape::bezierPath({{{-150, 0}, {-150, -100}, {0, -100}, {0, 0}, {0, 60}, {150, 100}, {150, 0}}}));
        editor->editVertices(id);
    }

    VertexOutline outline() { return VertexOutline(*document().find(id)); }
    QPointF handle(qsizetype vertex, Side side) { return outline().handle(vertex, side); }

    ShapeId id;
};

} // namespace

/// Tests editing the vertices and handles of a path with the mouse and the keys.
class TestCurveEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsWithADoubleClick();
    void handlesFollowTheMouse_data();
    void handlesFollowTheMouse();
    void altMovesOneHandle();
    void altPullsHandlesOut();
    void shiftStepsTheAngle();
    void escapeRestoresTheCurve();
    void theMiddleOfACurveInsertsAVertex();
    void doubleClickInsertsWithoutAChange();
    void deletingKeepsTheRest();
    void keysSetTheType();
    void verticesMoveByArrows();
    void clicksOnHandlesChangeNothing();
};

void TestCurveEditing::startsWithADoubleClick()
{
    CurveBench bench;
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.editor->editedShape().isNull());
    const QPointF place = bench.outline().curve(0).at(0.5);
    bench.click(place);
    QTest::mouseDClick(&bench.viewport(), Qt::LeftButton, {}, bench.at(place));
    QCOMPARE(bench.editor->editedShape(), bench.id);
    bench.key(Qt::Key_Return);
    QVERIFY(bench.editor->editedShape().isNull());
}

void TestCurveEditing::handlesFollowTheMouse_data()
{
    addViews();
}

void TestCurveEditing::handlesFollowTheMouse()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    CurveBench bench(zoom, rotation);
    const int steps = bench.steps();
    // The handles are there once their vertex is selected.
    const QPointF after = bench.handle(1, Side::After);
    bench.click({0, 0});
    bench.picture();
    const QPointF from = bench.seen(after), to = bench.seen({60, 60});
    bench.drag(after, {60, 60});
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Bend Curve"));
    QVERIFY(isNear(bench.handle(1, Side::After), after + to - from));
    QCOMPARE(bench.outline().type(1), Type::Smooth);
    QVERIFY(std::abs(length(bench.handle(1, Side::Before)) - 100) < 1e-9);
    bench.key(Qt::Key_Z, Ctrl);
    QVERIFY(isNear(bench.handle(1, Side::After), after));
    QVERIFY(!bench.editor->editedShape().isNull());
}

void TestCurveEditing::altMovesOneHandle()
{
    CurveBench bench;
    bench.click({0, 0});
    const QPointF before = bench.handle(1, Side::Before);
    bench.press({0, 60});
    bench.move({30, 60});
    bench.move({60, 60}, Alt);
    QVERIFY(isNear(bench.handle(1, Side::Before), before));
    // The preview changes as soon as the key is released.
    bench.move({60, 60});
    QVERIFY(!isNear(bench.handle(1, Side::Before), before));
    bench.move({60, 60}, Alt);
    bench.release({60, 60}, Alt);
    QVERIFY(isNear(bench.handle(1, Side::Before), before));
    QCOMPARE(bench.outline().type(1), Type::Corner);
}

void TestCurveEditing::altPullsHandlesOut()
{
    CurveBench bench;
    bench.click({0, 0});
    bench.key(Qt::Key_N, Shift);
    QVERIFY(isNear(bench.handle(1, Side::After), {0, 0}));
    const int steps = bench.steps();
    bench.drag({0, 0}, {40, 50}, Alt);
    QCOMPARE(bench.steps(), steps + 1);
    QVERIFY(isNear(bench.outline().point(1), {0, 0}));
    QVERIFY(isNear(bench.handle(1, Side::After), {40, 50}));
    QVERIFY(isNear(bench.handle(1, Side::Before), {-40, -50}));
}

void TestCurveEditing::shiftStepsTheAngle()
{
    CurveBench bench;
    bench.click({0, 0});
    bench.drag({0, 60}, {50, 2}, Shift);
    QVERIFY(std::abs(bench.handle(1, Side::After).y()) < 1e-9);
    QVERIFY(bench.handle(1, Side::After).x() > 40);
}

void TestCurveEditing::escapeRestoresTheCurve()
{
    CurveBench bench;
    bench.click({0, 0});
    const DocumentData before = bench.document().data();
    const int steps = bench.steps();
    bench.beginDrag({0, 60}, {80, 90});
    QVERIFY(!(bench.document().data() == before));
    bench.key(Qt::Key_Escape);
    bench.release({80, 90});
    QVERIFY(bench.document().data() == before);
    QCOMPARE(bench.steps(), steps);
    QCOMPARE(bench.editor->editedShape(), bench.id);
}

void TestCurveEditing::theMiddleOfACurveInsertsAVertex()
{
    CurveBench bench;
    const QPointF middle = bench.outline().middle(0);
    const QPointF from = bench.seen(middle), to = bench.seen(middle + QPointF(10, 30));
    bench.drag(middle, middle + QPointF(10, 30));
    QCOMPARE(bench.outline().count(), 4);
    QVERIFY(isNear(bench.outline().point(1), middle + to - from));
    QCOMPARE(bench.outline().type(1), Type::Symmetric);
    QVERIFY(isNear(bench.outline().point(2), {0, 0}));
}

void TestCurveEditing::doubleClickInsertsWithoutAChange()
{
    CurveBench bench;
    const VertexOutline before = bench.outline();
    const QPointF place = before.curve(1).at(0.3);
    const int steps = bench.steps();
    bench.click(place);
    QTest::mouseDClick(&bench.viewport(), Qt::LeftButton, {}, bench.at(place));
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(bench.outline().count(), 4);
    for (qsizetype edge : {1, 2}) {
        for (int i = 0; i <= 20; ++i)
            QVERIFY(before.distanceTo(1, bench.outline().curve(edge).at(i / 20.0)) < 1e-4);
    }
    // Deleting the vertex restores the curve nearly.
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.outline().count(), 3);
    for (int i = 0; i <= 20; ++i)
        QVERIFY(before.distanceTo(1, bench.outline().curve(1).at(i / 20.0)) < 0.5);
}

void TestCurveEditing::deletingKeepsTheRest()
{
    CurveBench bench;
    const int steps = bench.steps();
    bench.click({150, 0}, Alt);
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(bench.outline().count(), 2);
    QVERIFY(isNear(bench.handle(1, Side::Before), {0, -100}));
    // A path keeps two vertices.
    bench.click({0, 0}, Alt);
    QCOMPARE(bench.outline().count(), 2);
    QCOMPARE(bench.steps(), steps + 1);
    QVERIFY(bench.editor->hint().contains(QLatin1String("two vertices")));
}

void TestCurveEditing::keysSetTheType()
{
    CurveBench bench;
    QAction *corner = bench.editor->action(Action::MakeCorner);
    QVERIFY(corner->isEnabled());
    const int steps = bench.steps();
    // No vertex is selected yet.
    bench.key(Qt::Key_N, Shift);
    QCOMPARE(bench.steps(), steps);
    bench.click({0, 0});
    bench.key(Qt::Key_Y, Shift);
    QCOMPARE(bench.outline().type(1), Type::Symmetric);
    QVERIFY(isNear(bench.handle(1, Side::After), {0, 80}));
    bench.key(Qt::Key_N, Shift);
    QCOMPARE(bench.outline().type(1), Type::Corner);
    bench.key(Qt::Key_S, Shift);
    QVERIFY(bench.outline().type(1) != Type::Corner);
    QCOMPARE(bench.steps(), steps + 3);
    const std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(bench.editor->mapFromScene({0, 0})));
    bench.key(Qt::Key_Escape);
    QVERIFY(!corner->isEnabled());
    const ShapeId polygon = bench.document().addShape(Shape::polygon({{0, 200}, {90, 200}, {0, 290}}));
    bench.editor->editVertices(polygon);
    QVERIFY(!corner->isEnabled());
}

void TestCurveEditing::verticesMoveByArrows()
{
    CurveBench bench;
    bench.click({0, 0});
    bench.key(Qt::Key_Right);
    const QPointF point = bench.outline().point(1);
    QVERIFY(point.x() > 0.5);
    QVERIFY(isNear(bench.handle(1, Side::After), point + QPointF(0, 60)));
    QVERIFY(isNear(bench.handle(1, Side::Before), point + QPointF(0, -100)));
}

void TestCurveEditing::clicksOnHandlesChangeNothing()
{
    CurveBench bench;
    bench.click({0, 0});
    const DocumentData before = bench.document().data();
    bench.click({0, 60});
    QVERIFY(bench.document().data() == before);
    // The vertex is still selected, so that its handles stay.
    bench.drag({0, 60}, {30, 60});
    QVERIFY(isNear(bench.handle(1, Side::After), {30, 60}));
}

TRAMMEL_WIDGET_TEST(TestCurveEditing)
#include "tst_curveediting.moc"
