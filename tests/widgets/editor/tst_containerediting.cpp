#include "tests/testprogram.h"
#include "tests/widgets/inspectorbench.h"
#include <trammel/fragment.h>
#include <trammel/picture.h>
#include <trammel/shapelist.h>

#include <QtGui/QAction>
#include <QtTest/QAbstractItemModelTester>
#include <QtWidgets/QTreeView>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

Shape namedBox(QPointF center, const QString &name)
{
    Shape shape = Shape::rectangle(center, {40, 40});
    shape.fill = Qt::yellow;
    shape.name = name;
    return shape;
}

/// A swimlane from (0, 0) to (200, 300) with a namedBox in it, and a namedBox next to it.
struct LaneBench : InspectorBench
{
    LaneBench()
    {
        document().removeShapes(ids);
        Shape shape(ShapeKind::named(QStringLiteral("swimlane")), {100, 150}, {200, 300});
        shape.fill = Qt::white;
        shape.name = QStringLiteral("lane");
        lane = document().addShape(shape);
        inside = document().addShapesInto(lane, {namedBox({100, 100}, QStringLiteral("inside"))}).value(0);
        outside = document().addShape(namedBox({300, 100}, QStringLiteral("outside")));
        select({lane});
    }
    void select(const ShapeIds &shapes)
    {
        editor->selection()->set(shapes);
        QCoreApplication::processEvents();
    }
    void trigger(Action action)
    {
        QVERIFY(editor->action(action)->isEnabled());
        editor->action(action)->trigger();
        QCoreApplication::processEvents();
    }
    QPointF centerOf(ShapeId id) { return document().find(id)->center; }

    ShapeId lane, inside, outside;
};

} // namespace

class TestContainerEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inspectorMovesTheContents();
    void styleAffectsOnlyTheContainer();
    void copiesAndCutsContents();
    void pastedShapesJoin();
    void lockLeavesTheContentsFree();
    void hideHidesEverything();
    void arrangingCarriesTheContents();
    void containersAreNotUngrouped();
    void actionCollapses();
    void listShowsTheContainerAsOneRow();
    void titleIsExported();
};

void TestContainerEditing::inspectorMovesTheContents()
{
    LaneBench bench;
    bench.type("x", QStringLiteral("50"));
    QCOMPARE(bench.centerOf(bench.lane), QPointF(150, 150));
    QCOMPARE(bench.centerOf(bench.inside), QPointF(150, 100));
    bench.type("angle", QStringLiteral("90"));
    QCOMPARE(bench.document().find(bench.inside)->rotation, 90.0);
    QCOMPARE(bench.centerOf(bench.inside), QPointF(200, 150));
    const QPointF before = bench.centerOf(bench.inside);
    bench.type("width", QStringLiteral("400"));
    QCOMPARE(bench.document().find(bench.lane)->size.width(), 400.0);
    QCOMPARE(bench.centerOf(bench.inside), before);
    QCOMPARE(bench.document().find(bench.inside)->size, QSizeF(40, 40));
}

void TestContainerEditing::styleAffectsOnlyTheContainer()
{
    LaneBench bench;
    bench.trigger(Action::Bold);
    QVERIFY(bench.document().find(bench.lane)->textStyle->isBold());
    QVERIFY(!bench.document().find(bench.inside)->textStyle->isBold());
}

void TestContainerEditing::copiesAndCutsContents()
{
    LaneBench bench;
    bench.trigger(Action::Copy);
    bench.trigger(Action::Paste);
    QCOMPARE(bench.document().count(), 5);
    QCOMPARE(bench.editor->selection()->count(), 1);
    const ShapeIds contents = bench.document().contents(bench.editor->selection()->ids().first());
    QCOMPARE(contents.size(), 1);
    QCOMPARE(bench.document().find(contents.first())->name, QStringLiteral("inside"));
    bench.trigger(Action::Undo);
    bench.select({bench.lane});
    bench.trigger(Action::Duplicate);
    QCOMPARE(bench.document().count(), 5);
    bench.trigger(Action::Undo);
    bench.select({bench.lane});
    bench.trigger(Action::Cut);
    QCOMPARE(bench.document().ids(), ShapeIds{bench.outside});
    QVERIFY(bench.document().groups().isEmpty());
    bench.trigger(Action::Paste);
    QCOMPARE(bench.document().count(), 3);
    bench.trigger(Action::Undo);
    bench.trigger(Action::Undo);
    QCOMPARE(bench.document().contents(bench.lane), ShapeIds{bench.inside});
    bench.select({bench.lane});
    bench.trigger(Action::Delete);
    QCOMPARE(bench.document().ids(), ShapeIds{bench.outside});
}

void TestContainerEditing::pastedShapesJoin()
{
    LaneBench bench;
    bench.select({bench.inside});
    bench.trigger(Action::Duplicate);
    QCOMPARE(bench.document().contents(bench.lane).size(), 2);
    bench.select({bench.outside});
    bench.trigger(Action::Duplicate);
    QCOMPARE(bench.document().contents(bench.lane).size(), 2);
}

void TestContainerEditing::lockLeavesTheContentsFree()
{
    LaneBench bench;
    bench.trigger(Action::Lock);
    QVERIFY(bench.document().find(bench.lane)->locked);
    QVERIFY(!bench.document().isSelectable(bench.lane));
    QVERIFY(bench.document().isSelectable(bench.inside));
    bench.trigger(Action::UnlockAll);
    QVERIFY(bench.document().isSelectable(bench.lane));
}

void TestContainerEditing::hideHidesEverything()
{
    LaneBench bench;
    bench.trigger(Action::Hide);
    QVERIFY(!bench.document().isVisible(bench.lane));
    QVERIFY(!bench.document().isVisible(bench.inside));
    bench.trigger(Action::ShowAll);
    QVERIFY(bench.document().isVisible(bench.inside));
}

void TestContainerEditing::arrangingCarriesTheContents()
{
    LaneBench bench;
    bench.select({bench.lane, bench.outside});
    bench.trigger(Action::AlignTop);
    QCOMPARE(bench.centerOf(bench.outside).y(), 20.0);
    bench.select({bench.lane});
    bench.trigger(Action::TurnRight);
    QCOMPARE(bench.document().find(bench.inside)->rotation, 90.0);
    bench.trigger(Action::FlipHorizontally);
    QCOMPARE(bench.document().find(bench.inside)->mirroredY, bench.document().find(bench.lane)->mirroredY);
    QVERIFY(bench.document().find(bench.inside)->mirroredX != bench.document().find(bench.inside)->mirroredY);
    bench.trigger(Action::BringToFront);
    QCOMPARE(bench.document().ids(), (ShapeIds{bench.outside, bench.lane, bench.inside}));
}

void TestContainerEditing::containersAreNotUngrouped()
{
    LaneBench bench;
    QVERIFY(!bench.editor->action(Action::Ungroup)->isEnabled());
    QVERIFY(!bench.editor->action(Action::Group)->isEnabled());
    bench.select({bench.lane, bench.outside});
    bench.trigger(Action::Group);
    QVERIFY(bench.editor->action(Action::Ungroup)->isEnabled());
    bench.trigger(Action::Ungroup);
    QCOMPARE(bench.document().contents(bench.lane), ShapeIds{bench.inside});
}

void TestContainerEditing::actionCollapses()
{
    LaneBench bench;
    bench.select({bench.outside});
    QVERIFY(!bench.editor->action(Action::Collapse)->isEnabled());
    bench.select({bench.lane});
    bench.trigger(Action::Collapse);
    QVERIFY(bench.document().isCollapsed(bench.lane));
    QVERIFY(!bench.document().isVisible(bench.inside));
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.lane});
    bench.trigger(Action::Collapse);
    QVERIFY(bench.document().isVisible(bench.inside));
}

void TestContainerEditing::listShowsTheContainerAsOneRow()
{
    LaneBench bench;
    ShapeList list;
    list.resize(220, 400);
    list.setEditor(bench.editor.get());
    list.show();
    const QAbstractItemModel &model = *list.model();
    const QAbstractItemModelTester tester(list.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex row = model.index(1, 0);
    QCOMPARE(row.data().toString(), QStringLiteral("lane"));
    QCOMPARE(model.rowCount(row), 1);
    QCOMPARE(model.index(0, 0, row).data().toString(), QStringLiteral("inside"));
    auto &view = *list.findChild<QTreeView *>();
    bench.select({});
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(row).center());
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.lane});
    view.expand(row);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(model.index(0, 0, row)).center());
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.inside});
    QVERIFY(bench.editor->selection()->enteredGroup().isNull());
    QVERIFY(list.model()->setData(row, QStringLiteral("path")));
    QCOMPARE(bench.document().find(bench.lane)->name, QStringLiteral("path"));
    QVERIFY(bench.document().moveInto({bench.outside}, bench.lane));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.rowCount(model.index(0, 0)), 2);
    QVERIFY(bench.document().moveInto({bench.outside, bench.inside}, {}));
    QCOMPARE(model.rowCount(), 3);
}

void TestContainerEditing::titleIsExported()
{
    Document document;
    Shape pool(ShapeKind::named(QStringLiteral("pool")), {200, 100}, {400, 200});
    pool.text = QStringLiteral("Title");
    document.addShape(pool);
    const QByteArray svg = toSvg(document.data());
    // The title is centered in the strip at the left, 28 wide, and reads from the bottom to the top.
    QVERIFY2(svg.contains("translate(14 100) rotate(-90)"), svg.constData());
    QVERIFY(document.changeShapes({document.ids().first()}, [](Shape &shape) {
        shape.textStyle.edit([](TextStyle &style) { style.upright = true; });
    }));
    QVERIFY(!toSvg(document.data()).contains("rotate"));
}

TRAMMEL_WIDGET_TEST(TestContainerEditing)
#include "tst_containerediting.moc"
