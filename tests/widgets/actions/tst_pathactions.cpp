#include "tests/widgets/editorbench.h"

#include "tests/testprogram.h"

#include <QtGui/QAction>
#include <QtWidgets/QMenu>

using namespace Trammel;
using Action = ShapeEditor::Action;

/// Tests the action that converts shapes to paths.
class TestPathActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void convertsTheSelection();
    void isEnabledForShapesThatCanChange();
    void isInTheContextMenu();
};

void TestPathActions::convertsTheSelection()
{
    EditorBench bench;
    Shape locked = Shape::rectangle({300, 0}, {40, 40});
    locked.locked = true;
    const ShapeIds ids = bench.document().addShapes(
        {Shape::ellipse({0, 0}, {80, 40}, 30), Shape::polyline({{0, 90}, {40, 80}, {90, 120}}),
         Shape::bezierPath({{{0, 0}, {0, 40}, {60, 40}, {60, 0}}}), locked});
    const DocumentData before = bench.document().data();
    bench.editor->selection()->set(ids);
    const int steps = bench.steps();
    bench.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Convert to Path"));
    const auto kind = [&](int i) { return bench.document().find(ids[i])->kind; };
    for (int i : {0, 1, 2})
        QCOMPARE(kind(i), &ShapeKind::bezierPath());
    QCOMPARE(kind(3), &ShapeKind::rectangle());
    QVERIFY(*bench.document().find(ids[0]) == *before.shapes.find(ids[0])->asPath());
    QVERIFY(*bench.document().find(ids[2]) == *before.shapes.find(ids[2]));
    QCOMPARE(bench.editor->selection()->ids(), ids);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(bench.document().data() == before);
}

void TestPathActions::isEnabledForShapesThatCanChange()
{
    EditorBench bench;
    const QAction *action = bench.editor->action(Action::ConvertToPath);
    QVERIFY(!action->isEnabled());
    const ShapeIds ids = bench.document().addShapes(
        {Shape::rectangle({0, 0}, {80, 40}), Shape::bezierPath({{{0, 0}, {0, 40}, {60, 40}, {60, 0}}}),
         Shape(ShapeKind::named(QStringLiteral("test.unknown")), {}, {9, 9})});
    bench.editor->selection()->set({ids[0]});
    QVERIFY(action->isEnabled());
    bench.editor->selection()->set({ids[1]});
    QVERIFY(!action->isEnabled());
    bench.editor->selection()->set({ids[2]});
    QVERIFY(!action->isEnabled());
    bench.editor->selection()->set(ids);
    QVERIFY(action->isEnabled());
    bench.editor->setReadOnly(true);
    QVERIFY(!action->isEnabled());
}

void TestPathActions::isInTheContextMenu()
{
    EditorBench bench;
    QAction *action = bench.editor->action(Action::ConvertToPath);
    const ShapeId id = bench.document().addShape(Shape::rectangle({0, 0}, {80, 40}));
    bench.editor->selection()->set({id});
    std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(bench.editor->mapFromScene({40, 0})));
    QVERIFY(menu->actions().contains(action));
    action->trigger();
    menu.reset(bench.editor->createContextMenu(bench.editor->mapFromScene({40, 0})));
    QVERIFY(!menu->actions().contains(action));
}

TRAMMEL_WIDGET_TEST(TestPathActions)
#include "tst_pathactions.moc"
