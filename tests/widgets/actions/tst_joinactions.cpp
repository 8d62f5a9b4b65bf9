#include "tests/testprogram.h"
#include "tests/widgets/vertexbench.h"
#include "widgets/interaction/vertices/vertexoutline_p.h"

#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QMenu>

using namespace Trammel;
using Action = ShapeEditor::Action;

/// Tests the actions that join the ends of lines and break outlines at vertices.
class TestJoinActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinsTheSelectedLines();
    void closesTheSelectedLine();
    void isEnabledForOpenShapes();
    void obeysPermissions();
    void explainsWhatCannotBeJoined();
    void breaksAtTheSelectedVertex();
    void severalPartsAreSelected();
    void breaksCurves();
    void explainsWhatCannotBeBroken();
    void areInTheContextMenu();
};

void TestJoinActions::joinsTheSelectedLines()
{
    EditorBench bench;
    const ShapeIds ids =
        bench.document().addShapes({Shape::polyline({{-100, 0}, {-10, 0}}), Shape::rectangle({0, 80}, {40, 40}),
                                    Shape::polyline({{0, 0}, {80, 60}})});
    const DocumentData before = bench.document().data();
    bench.editor->selection()->set({ids[2], ids[0], ids[1]});
    const int steps = bench.steps();
    bench.key(Qt::Key_J, Ctrl);
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Join Ends"));
    QCOMPARE(bench.document().count(), 2);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{ids[2]});
    QCOMPARE(bench.document().find(ids[2])->sceneOutline().first().size(), 4);
    bench.key(Qt::Key_Z, Ctrl);
    QVERIFY(bench.document().data() == before);
    QCOMPARE(bench.editor->selection()->ids(), (ShapeIds{ids[2], ids[0], ids[1]}));
}

void TestJoinActions::closesTheSelectedLine()
{
    EditorBench bench;
    const ShapeId id = bench.document().addShape(Shape::polyline({{-80, 0}, {0, 60}, {80, 0}}));
    bench.editor->editVertices(id);
    bench.key(Qt::Key_J, Ctrl);
    QVERIFY(bench.document().find(id)->isClosed());
    // The vertices can still be edited.
    QCOMPARE(bench.editor->editedShape(), id);
    bench.drag({0, 60}, {0, 90});
    QCOMPARE(bench.document().find(id)->sceneOutline().first().at(1), QPointF(0, 90));
}

void TestJoinActions::isEnabledForOpenShapes()
{
    EditorBench bench;
    const QAction *action = bench.editor->action(Action::JoinEnds);
    QVERIFY(!action->isEnabled());
    const ShapeIds ids =
        bench.document().addShapes({Shape::rectangle({0, 0}, {80, 40}), Shape::polyline({{0, 0}, {80, 40}, {90, 0}}),
                                    Shape::polygon({{0, 0}, {80, 40}, {90, 0}})});
    bench.editor->selection()->set({ids[0], ids[2]});
    QVERIFY(!action->isEnabled());
    bench.editor->selection()->set(ids);
    QVERIFY(action->isEnabled());
    bench.editor->setReadOnly(true);
    QVERIFY(!action->isEnabled());
}

// Joining several lines removes all but one. Closing a line removes none.
void TestJoinActions::obeysPermissions()
{
    EditorBench bench;
    Shape kept = Shape::polyline({{-100, 0}, {-10, 0}, {-20, 50}});
    kept.permissions.setFlag(Permission::Delete, false);
    Shape fixed = Shape::polyline({{200, 0}, {210, 0}, {220, 50}});
    fixed.permissions.setFlag(Permission::Resize, false);
    const ShapeIds ids = bench.document().addShapes({kept, Shape::polyline({{0, 0}, {80, 60}}), fixed});
    QAction *action = bench.editor->action(Action::JoinEnds);
    bench.editor->selection()->set({ids[0], ids[2]});
    QVERIFY(!action->isEnabled());
    bench.editor->selection()->set({ids[2]});
    QVERIFY(!action->isEnabled());
    bench.editor->selection()->set({ids[0]});
    action->trigger();
    QVERIFY(bench.document().find(ids[0])->isClosed());
    QCOMPARE(bench.document().count(), 3);
}

void TestJoinActions::explainsWhatCannotBeJoined()
{
    EditorBench bench;
    const ShapeId id = bench.document().addShape(Shape::polyline({{0, 0}, {80, 60}}));
    bench.editor->selection()->set({id});
    QSignalSpy refusals(bench.editor.get(), &ShapeEditor::changeRefused);
    const int steps = bench.steps();
    bench.key(Qt::Key_J, Ctrl);
    QCOMPARE(bench.steps(), steps);
    QCOMPARE(refusals.count(), 1);
    QCOMPARE(refusals[0][0].toString(), QStringLiteral("Closing a line needs at least three points."));
}

void TestJoinActions::breaksAtTheSelectedVertex()
{
    VertexBench bench;
    const DocumentData before = bench.document().data();
    const QList<QPointF> points = bench.points();
    bench.click(points[2]);
    const int steps = bench.steps();
    bench.key(Qt::Key_B, Shift);
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Break at Vertices"));
    QVERIFY(!bench.shape().isClosed());
    QCOMPARE(bench.points().size(), 6);
    QVERIFY(isNear(bench.points().first(), points[2]) && isNear(bench.points().last(), points[2]));
    QCOMPARE(bench.editor->editedShape(), bench.id);
    // The selected end is moved away from the other one.
    bench.key(Qt::Key_Right, Shift);
    QVERIFY(bench.points().first().x() > points[2].x() + 1);
    QVERIFY(isNear(bench.points().last(), points[2]));
    for (int i = 0; i < 2; ++i)
        bench.key(Qt::Key_Z, Ctrl);
    QVERIFY(bench.document().data() == before);
    QCOMPARE(bench.editor->editedShape(), bench.id);
}

void TestJoinActions::severalPartsAreSelected()
{
    VertexBench bench;
    const DocumentData before = bench.document().data();
    bench.click(bench.vertex(1));
    bench.click(bench.vertex(4), Shift);
    bench.key(Qt::Key_B, Shift);
    QVERIFY(bench.editor->editedShape().isNull());
    QCOMPARE(bench.document().count(), 2);
    QCOMPARE(bench.editor->selection()->ids(), bench.document().ids());
    // Ctrl+J joins them again.
    bench.key(Qt::Key_J, Ctrl);
    QCOMPARE(bench.document().count(), 1);
    QVERIFY(bench.document().find(bench.document().ids().first())->isClosed());
    for (int i = 0; i < 2; ++i)
        bench.key(Qt::Key_Z, Ctrl);
    QVERIFY(bench.document().data() == before);
}

void TestJoinActions::breaksCurves()
{
    EditorBench bench;
    const QList<QPointF> wave{{-150, 0}, {-150, -100}, {0, -100}, {0, 0}, {0, 60}, {150, 100}, {150, 0}};
    const ShapeId id = bench.document().addShape(Shape::bezierPath({wave}));
    bench.editor->editVertices(id);
    bench.click({0, 0});
    bench.key(Qt::Key_B, Shift);
    const ShapeIds parts = bench.document().ids();
    QCOMPARE(parts.size(), 2);
    QCOMPARE(bench.document().find(parts[0])->sceneOutline().first(), wave.first(4));
    QCOMPARE(bench.document().find(parts[1])->sceneOutline().first(), wave.mid(3));
}

void TestJoinActions::explainsWhatCannotBeBroken()
{
    EditorBench bench;
    const ShapeId id = bench.document().addShape(Shape::polyline({{-80, 0}, {0, 60}, {80, 0}}));
    QVERIFY(!bench.editor->action(Action::BreakAtVertices)->isEnabled());
    bench.editor->editVertices(id);
    QVERIFY(bench.editor->action(Action::BreakAtVertices)->isEnabled());
    const int steps = bench.steps();
    QSignalSpy hints(bench.editor.get(), &ShapeEditor::hintChanged);
    bench.key(Qt::Key_B, Shift);
    QVERIFY(bench.editor->hint().contains(QStringLiteral("Select the vertices to break")));
    bench.click({-80, 0});
    bench.key(Qt::Key_B, Shift);
    QCOMPARE(bench.editor->hint(), QStringLiteral("The ends of a line cannot be broken."));
    QCOMPARE(bench.steps(), steps);
    QVERIFY(!hints.isEmpty());
}

void TestJoinActions::areInTheContextMenu()
{
    EditorBench bench;
    const ShapeId id = bench.document().addShape(Shape::polyline({{-80, 0}, {0, 60}, {80, 0}}));
    bench.editor->selection()->set({id});
    const auto menuHas = [&](Action action) {
        const std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(bench.editor->mapFromScene({0, 60})));
        return menu->actions().contains(bench.editor->action(action));
    };
    QVERIFY(menuHas(Action::JoinEnds) && !menuHas(Action::BreakAtVertices));
    bench.editor->editVertices(id);
    QVERIFY(menuHas(Action::JoinEnds) && menuHas(Action::BreakAtVertices));
}

TRAMMEL_WIDGET_TEST(TestJoinActions)
#include "tst_joinactions.moc"
