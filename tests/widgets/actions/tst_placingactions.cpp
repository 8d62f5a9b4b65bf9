#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/placingscenes.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QMenu>

#include <algorithm>
#include <memory>

using namespace Trammel;

using Action = ShapeEditor::Action;

namespace {

/// Three boxes, of which the first two overlap.
ShapeIds addSolids(EditorBench &bench)
{
    return bench.document().addShapes({solid(Shape::rectangle({0, 0}, {40, 40})),
                                       solid(Shape::rectangle({30, 0}, {40, 40})),
                                       solid(Shape::rectangle({200, 0}, {40, 40}))});
}

} // namespace

class TestPlacingActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void separatesTheSelectedOrAll();
    void packsIntoTheLastSelected();
    void packsIntoABlock();
    void distributesAlongTheOnlyPath_data();
    void distributesAlongTheOnlyPath();
    void saysWhyNothingChanges();
    void isInTheContextMenu();
};

void TestPlacingActions::separatesTheSelectedOrAll()
{
    EditorBench bench;
    const ShapeIds ids = addSolids(bench);
    const DocumentData before = bench.document().data();
    // Those that are selected do not overlap others.
    const int steps = bench.steps();
    bench.editor->selection()->set({ids[0], ids[2]});
    bench.editor->action(Action::Separate)->trigger();
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(bench.document().find(ids[1])->center, QPointF(30, 0));
    QVERIFY(overlapsOf(bench.document(), ids).isEmpty());
    bench.editor->undo();
    QVERIFY(bench.document().data() == before);
    // All of them.
    bench.editor->selection()->set({ids[2]});
    bench.editor->action(Action::Separate)->trigger();
    QVERIFY(overlapsOf(bench.document(), ids).isEmpty());
    QVERIFY(bench.document().find(ids[1])->center.x() > 34);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{ids[2]});
    // Nothing to do is no step.
    const int after = bench.steps();
    bench.editor->action(Action::Separate)->trigger();
    QCOMPARE(bench.steps(), after);
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.editor->action(Action::Separate)->isEnabled());
    QVERIFY(!bench.editor->action(Action::Pack)->isEnabled());
    QVERIFY(!bench.editor->action(Action::DistributeAlongPath)->isEnabled());
}

void TestPlacingActions::packsIntoTheLastSelected()
{
    EditorBench bench;
    const ShapeIds ids = addSolids(bench);
    const ShapeId room = bench.document().addShape(Shape::rectangle({500, 500}, {130, 100}));
    bench.editor->selection()->set(ids + ShapeIds{room});
    bench.editor->action(Action::Pack)->trigger();
    QCOMPARE(bench.document().find(room)->center, QPointF(500, 500));
    for (ShapeId id : ids)
        QVERIFY(bench.document().find(room)->sceneBounds().expanded(1e-6).contains(
            bench.document().find(id)->sceneBounds()));
    QVERIFY(overlapsOf(bench.document(), ids).isEmpty());
}

void TestPlacingActions::packsIntoABlock()
{
    EditorBench bench;
    const ShapeIds ids = addSolids(bench);
    bench.editor->selection()->set(ids);
    bench.editor->action(Action::Pack)->trigger();
    const auto [width, height] = bench.document().bounds().size();
    QVERIFY(width <= 81 && height <= 81);
    QVERIFY(overlapsOf(bench.document(), ids).isEmpty());
    bench.editor->selection()->set({ids[0]});
    QVERIFY(!bench.editor->action(Action::Pack)->isEnabled());
}

void TestPlacingActions::distributesAlongTheOnlyPath_data()
{
    QTest::addColumn<bool>("isFollowing");
    QTest::newRow("upright") << false;
    QTest::newRow("following") << true;
}

void TestPlacingActions::distributesAlongTheOnlyPath()
{
    QFETCH(const bool, isFollowing);
    EditorBench bench;
    const ShapeIds ids = addSolids(bench);
    const ShapeId line = bench.document().addShape(Shape::polyline({{0, 300}, {0, 600}}));
    bench.editor->selection()->set(ShapeIds{line} + ids);
    const int steps = bench.steps();
    bench.editor->action(isFollowing ? Action::DistributeFollowingPath : Action::DistributeAlongPath)->trigger();
    QCOMPARE(bench.steps(), steps + 1);
    for (int i = 0; i < 3; ++i) {
        const Shape &shape = *bench.document().find(ids[i]);
        QVERIFY(length(shape.center - QPointF(0, 320 + 130 * i)) < 1e-9);
        QCOMPARE(shape.rotation, isFollowing ? 90.0 : 0.0);
    }
}

void TestPlacingActions::saysWhyNothingChanges()
{
    EditorBench bench;
    const ShapeIds ids = addSolids(bench);
    bench.editor->selection()->set(ids);
    const int steps = bench.steps();
    QSignalSpy refusals(bench.editor.get(), &ShapeEditor::changeRefused);
    bench.editor->action(Action::DistributeAlongPath)->trigger();
    QCOMPARE(refusals.size(), 1);
    QCOMPARE(refusals.first().first().toString(),
             QStringLiteral("Select the shapes together with one line or open path."));
    // The boxes do not fit side by side, although their areas do.
    const ShapeId room = bench.document().addShape(Shape::rectangle({500, 500}, {300, 39}));
    bench.editor->selection()->set(ids + ShapeIds{room});
    bench.editor->action(Action::Pack)->trigger();
    QCOMPARE(refusals.size(), 2);
    QVERIFY(refusals.last().first().toString().contains(QStringLiteral("3 of 3")));
    QCOMPARE(bench.steps(), steps + 1);
}

void TestPlacingActions::isInTheContextMenu()
{
    EditorBench bench;
    const ShapeIds ids = addSolids(bench);
    bench.editor->selection()->set(ids);
    const std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(bench.editor->mapFromScene({20, 0})));
    const QList<QMenu *> menus = menu->findChildren<QMenu *>();
    for (Action action :
         {Action::Separate, Action::Pack, Action::DistributeAlongPath, Action::DistributeFollowingPath}) {
        QVERIFY(std::any_of(menus.begin(), menus.end(),
                            [&](const QMenu *each) { return each->actions().contains(bench.editor->action(action)); }));
    }
}

TRAMMEL_WIDGET_TEST(TestPlacingActions)
#include "tst_placingactions.moc"
