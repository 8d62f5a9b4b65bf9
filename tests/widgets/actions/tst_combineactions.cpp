#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"

#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QMenu>

#include <algorithm>
#include <memory>

using namespace Trammel;

using Action = ShapeEditor::Action;

namespace {

const QList<Action> CombineActions{Action::Unite, Action::Subtract, Action::Intersect, Action::Exclude, Action::Divide};

/// Two boxes that overlap.
ShapeIds addBoxes(EditorBench &bench)
{
    return bench.document().addShapes({Shape::rectangle({0, 0}, {40, 40}), Shape::rectangle({20, 20}, {40, 40})});
}

} // namespace

class TestCombineActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void combinesTheSelectedShapes_data();
    void combinesTheSelectedShapes();
    void undoSelectsWhatWasSelected();
    void isEnabledForTwoClosedShapes();
    void saysWhyNothingChanges();
    void isInTheContextMenu();
};

void TestCombineActions::combinesTheSelectedShapes_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");

    QTest::newRow("unite") << Qt::Key_U << QStringLiteral("Unite") << 1;
    QTest::newRow("subtract") << Qt::Key_M << QStringLiteral("Subtract") << 1;
    QTest::newRow("intersect") << Qt::Key_I << QStringLiteral("Intersect") << 1;
    QTest::newRow("exclude") << Qt::Key_X << QStringLiteral("Exclude") << 1;
    QTest::newRow("divide") << Qt::Key_D << QStringLiteral("Divide") << 3;
}

void TestCombineActions::combinesTheSelectedShapes()
{
    QFETCH(Qt::Key, key);
    QFETCH(int, count);
    EditorBench bench;
    const ShapeIds ids = addBoxes(bench);
    bench.editor->selection()->set(ids);
    const DocumentData before = bench.document().data();
    const int steps = bench.steps();
    bench.key(key, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(bench.steps(), steps + 1);
    QTEST(bench.document().undoStack()->undoText(), "text");
    QCOMPARE(bench.document().count(), count);
    QCOMPARE(bench.editor->selection()->ids().size(), qsizetype(count));
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(bench.document().data() == before);
    QCOMPARE(bench.document().sorted(bench.editor->selection()->ids()), ids);
    bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.document().count(), count);
    QCOMPARE(bench.editor->selection()->ids().size(), qsizetype(count));
}

// Shapes that are not combined stay selected, too.
void TestCombineActions::undoSelectsWhatWasSelected()
{
    EditorBench bench;
    const ShapeIds boxes = addBoxes(bench);
    const ShapeId line = bench.document().addShape(Shape::polyline({{0, 0}, {50, 50}}));
    const ShapeIds before{boxes[1], line, boxes[0]};
    bench.editor->selection()->set(before);
    bench.editor->action(Action::Unite)->trigger();
    const ShapeIds after = bench.editor->selection()->ids();
    QCOMPARE(after.size(), 1);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.editor->selection()->ids(), before);
    bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.editor->selection()->ids(), after);
    // A later step of a single change has a selection of its own.
    bench.editor->selection()->set({line});
    bench.key(Qt::Key_Right);
    bench.editor->selection()->set(after);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{line});
}

void TestCombineActions::isEnabledForTwoClosedShapes()
{
    EditorBench bench;
    const ShapeIds ids = addBoxes(bench);
    const ShapeId line = bench.document().addShape(Shape::polyline({{0, 0}, {50, 50}}));
    const auto areEnabled = [&] {
        return std::all_of(CombineActions.begin(), CombineActions.end(),
                           [&](Action action) { return bench.editor->action(action)->isEnabled(); });
    };
    bench.editor->selection()->set({ids[0]});
    QVERIFY(!areEnabled());
    bench.editor->selection()->set({ids[0], line});
    QVERIFY(!areEnabled());
    bench.editor->selection()->set({ids[0], ids[1], line});
    QVERIFY(areEnabled());
    bench.editor->setReadOnly(true);
    QVERIFY(!areEnabled());
    bench.editor->setReadOnly(false);
    // The actions are updated while the selection still contains the removed shapes.
    bench.editor->selection()->set(ids);
    bench.key(Qt::Key_Delete);
    QVERIFY(!areEnabled());
}

void TestCombineActions::saysWhyNothingChanges()
{
    EditorBench bench;
    const ShapeIds ids =
        bench.document().addShapes({Shape::rectangle({0, 0}, {10, 10}), Shape::rectangle({50, 0}, {10, 10})});
    bench.editor->selection()->set(ids);
    const int steps = bench.steps();
    QSignalSpy refusals(bench.editor.get(), &ShapeEditor::changeRefused);
    bench.editor->action(Action::Intersect)->trigger();
    QCOMPARE(refusals.size(), 1);
    QCOMPARE(refusals.first().first().toString(), QStringLiteral("Nothing would remain of the shapes."));
    QCOMPARE(bench.steps(), steps);
    QCOMPARE(bench.editor->selection()->ids(), ids);
}

void TestCombineActions::isInTheContextMenu()
{
    EditorBench bench;
    const ShapeIds ids = addBoxes(bench);
    const auto hasAction = [&] {
        const std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(bench.editor->mapFromScene({20, 0})));
        const QList<QMenu *> menus = menu->findChildren<QMenu *>();
        return std::any_of(menus.begin(), menus.end(), [&](const QMenu *each) {
            return each->actions().contains(bench.editor->action(Action::Divide));
        });
    };
    bench.editor->selection()->set({ids[0]});
    QVERIFY(!hasAction());
    bench.editor->selection()->set(ids);
    QVERIFY(hasAction());
}

TRAMMEL_WIDGET_TEST(TestCombineActions)
#include "tst_combineactions.moc"
