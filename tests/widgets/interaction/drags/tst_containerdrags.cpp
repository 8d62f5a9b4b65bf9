#include "tests/testprogram.h"
#include "tests/widgets/toolbench.h"
#include "widgets/interaction/selecting/presstarget_p.h"
#include "widgets/interaction/tools/selecttool_p.h"

using namespace Trammel;

namespace {

/// A swimlane from (0, 0) to (200, 300) with a box in it, and a box next to it.
struct LaneBench : ToolBench
{
    LaneBench()
    {
        Shape shape(ShapeKind::named(QStringLiteral("swimlane")), {100, 150}, {200, 300});
        shape.fill = Qt::white;
        lane = document.addShape(shape);
        inside = document.addShapesInto(lane, {box({100, 100})}).value(0);
        outside = document.addShape(box({300, 100}));
        stack().clear();
    }
    static Shape box(QPointF center)
    {
        Shape shape = Shape::rectangle(center, {40, 40});
        shape.fill = Qt::yellow;
        return shape;
    }

    ShapeId lane, inside, outside;
};

} // namespace

class TestContainerDrags : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dropMovesIn();
    void dropMovesOut();
    void escapeRestoresEverything();
    void containerCarriesItsContents();
    void resizingLeavesTheContents();
    void rotatingTurnsTheContents();
    void keysMoveTheContents();
    void copyIsDroppedIn();
    void memberOfAGroupStays();
    void connectorFollowsItsEnd();
    void drawnShapesJoin();
    void drawnContainerEncloses();
    void pressTellsTitleFromBody();
    void bandStartsInTheBody();
    void doubleClickEditsTheTitle();
    void walkVisitsTheContents();
};

void TestContainerDrags::dropMovesIn()
{
    LaneBench bench;
    bench.pull({300, 100}, {100, 200});
    // The box is in the container during the drag, so that the container does not hide it.
    QCOMPARE(bench.document.containerOf(bench.outside), bench.lane);
    QVERIFY(bench.overlay.state().hovered);
    QCOMPARE(bench.overlay.state().hovered->shapes, ShapeIds{bench.lane});
    bench.release({100, 200});
    QCOMPARE(bench.document.contents(bench.lane), (ShapeIds{bench.inside, bench.outside}));
    QCOMPARE(bench.shape(bench.outside).center, QPointF(100, 200));
    QCOMPARE(bench.stack().count(), 1);
    QCOMPARE(bench.selection.ids(), ShapeIds{bench.outside});
    bench.stack().undo();
    QVERIFY(bench.document.containerOf(bench.outside).isNull());
    QCOMPARE(bench.shape(bench.outside).center, QPointF(300, 100));
}

void TestContainerDrags::dropMovesOut()
{
    LaneBench bench;
    bench.drag({100, 100}, {150, 100});
    QCOMPARE(bench.document.containerOf(bench.inside), bench.lane);
    bench.drag({150, 100}, {300, 250});
    QVERIFY(bench.document.containerOf(bench.inside).isNull());
    QVERIFY(bench.document.contents(bench.lane).isEmpty());
    bench.stack().undo();
    QCOMPARE(bench.document.contents(bench.lane), ShapeIds{bench.inside});
}

void TestContainerDrags::escapeRestoresEverything()
{
    LaneBench bench;
    const DocumentData before = bench.document.data();
    bench.pull({300, 100}, {100, 200});
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.document.data() == before);
    QCOMPARE(bench.stack().count(), 0);
    bench.release({100, 200});
    QVERIFY(bench.document.data() == before);
}

void TestContainerDrags::containerCarriesItsContents()
{
    LaneBench bench;
    bench.drag({30, 10}, {530, 60});
    QCOMPARE(bench.shape(bench.lane).center, QPointF(600, 200));
    QCOMPARE(bench.shape(bench.inside).center, QPointF(600, 150));
    QCOMPARE(bench.shape(bench.outside).center, QPointF(300, 100));
    QCOMPARE(bench.selection.ids(), ShapeIds{bench.lane});
    QCOMPARE(bench.stack().count(), 1);
    // The frame is that of the container.
    QCOMPARE(bench.overlay.state().frame->center, QPointF(600, 200));
    QCOMPARE(bench.overlay.state().frame->halfHeight, 150.0);
}

void TestContainerDrags::resizingLeavesTheContents()
{
    LaneBench bench;
    bench.click({30, 10});
    bench.drag(bench.handle(Handle::BottomRight), bench.handle(Handle::BottomRight) + QPointF(100, 50));
    QCOMPARE(bench.shape(bench.lane).size, QSizeF(300, 350));
    QCOMPARE(bench.shape(bench.inside).center, QPointF(100, 100));
}

void TestContainerDrags::rotatingTurnsTheContents()
{
    LaneBench bench;
    bench.click({30, 10});
    bench.hold(Qt::ShiftModifier);
    const QPointF handle = bench.handle(Handle::Rotate);
    bench.drag(handle, QPointF(100, 150) + QPointF(150 - handle.y(), 0));
    QCOMPARE(bench.shape(bench.lane).rotation, 90.0);
    QCOMPARE(bench.shape(bench.inside).rotation, 90.0);
    QCOMPARE(bench.shape(bench.inside).center, QPointF(150, 150));
}

void TestContainerDrags::keysMoveTheContents()
{
    LaneBench bench;
    bench.click({30, 10});
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.shape(bench.inside).center.x() - 100, bench.shape(bench.lane).center.x() - 100);
    QVERIFY(bench.shape(bench.inside).center.x() > 100);
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.document.ids(), ShapeIds{bench.outside});
    bench.stack().undo();
    QCOMPARE(bench.document.contents(bench.lane), ShapeIds{bench.inside});
}

void TestContainerDrags::copyIsDroppedIn()
{
    LaneBench bench;
    bench.hold(Qt::AltModifier);
    bench.pull({300, 100}, {100, 200});
    QVERIFY(bench.document.containerOf(bench.outside).isNull());
    bench.release({100, 200});
    QVERIFY(bench.document.containerOf(bench.outside).isNull());
    QCOMPARE(bench.document.contents(bench.lane).size(), 2);
    QCOMPARE(bench.stack().count(), 1);
}

void TestContainerDrags::memberOfAGroupStays()
{
    LaneBench bench;
    const ShapeId other = bench.document.addShape(LaneBench::box({400, 100}));
    const GroupId group = bench.document.group({bench.outside, other});
    bench.selection.enterGroup(group);
    bench.drag({300, 100}, {100, 200});
    QCOMPARE(bench.shape(bench.outside).group, group);
    bench.selection.enterGroup({});
    bench.drag({400, 100}, {120, 250});
    QCOMPARE(bench.document.find(group)->parent, bench.document.groupOfContainer(bench.lane));
}

// A connector below the lane would be hidden if its end were only bound to a shape in it.
void TestContainerDrags::connectorFollowsItsEnd()
{
    LaneBench bench;
    const ShapeId second = bench.document.addShapesInto(bench.lane, {LaneBench::box({100, 250})}).value(0);
    const ShapeId other = bench.document.addShape(LaneBench::box({400, 300}));
    const ShapeId connector = bench.document.connect(bench.outside, other);
    QVERIFY(bench.document.reorder({connector}, Document::Place::Bottom));
    bench.stack().clear();
    const DocumentData before = bench.document.data();
    bench.selection.set({connector});
    const QPointF end = bench.shape(connector).sceneOutline().first().last();
    bench.drag(end, {100, 250});
    QCOMPARE(bench.shape(connector).connector->to.shape, second);
    QVERIFY(bench.document.containerOf(connector).isNull());
    QVERIFY(bench.document.rank(connector) > bench.document.rank(second));
    const QPointF start = bench.shape(connector).sceneOutline().first().first();
    bench.drag(start, {100, 100});
    QCOMPARE(bench.document.containerOf(connector), bench.lane);
    QCOMPARE(bench.stack().count(), 2);
    bench.stack().undo();
    bench.stack().undo();
    QVERIFY(bench.document.data() == before);
}

void TestContainerDrags::drawnShapesJoin()
{
    LaneBench bench;
    bench.use(ToolKind::Rectangle);
    bench.drag({40, 200}, {90, 240});
    QCOMPARE(bench.document.contents(bench.lane).size(), 2);
    bench.drag({150, 200}, {250, 240});
    QCOMPARE(bench.document.contents(bench.lane).size(), 2);
    QCOMPARE(bench.stack().count(), 2);
}

void TestContainerDrags::drawnContainerEncloses()
{
    LaneBench bench;
    bench.context.settings.ownKind = &ShapeKind::named(QStringLiteral("frame"));
    bench.use(ToolKind::OwnKind);
    bench.drag({-50, -50}, {400, 400});
    const ShapeId frame = bench.selection.ids().value(0);
    QCOMPARE(bench.document.contents(frame), (ShapeIds{bench.lane, bench.inside, bench.outside}));
    QCOMPARE(bench.document.containerOf(bench.inside), bench.lane);
    QCOMPARE(bench.stack().count(), 1);
    bench.stack().undo();
    QCOMPARE(bench.document.count(), 3);
}

void TestContainerDrags::pressTellsTitleFromBody()
{
    LaneBench bench;
    const auto kindAt = [&](QPointF point) {
        return pressTarget(bench.context, std::nullopt, bench.event(point)).kind;
    };
    QCOMPARE(kindAt({30, 14}), PressTarget::Kind::Shape);
    QCOMPARE(kindAt({1, 200}), PressTarget::Kind::Shape);
    QCOMPARE(kindAt({30, 200}), PressTarget::Kind::Interior);
    QCOMPARE(kindAt({100, 100}), PressTarget::Kind::Shape);
    bench.click({30, 200});
    QCOMPARE(bench.selection.ids(), ShapeIds{bench.lane});
}

void TestContainerDrags::bandStartsInTheBody()
{
    LaneBench bench;
    bench.drag({30, 60}, {150, 150});
    QCOMPARE(bench.selection.ids(), ShapeIds{bench.inside});
    bench.drag({30, 60}, {-20, 80});
    QCOMPARE(bench.selection.ids(), ShapeIds{bench.lane});
}

void TestContainerDrags::doubleClickEditsTheTitle()
{
    LaneBench bench;
    ShapeIds edited;
    QObject::connect(static_cast<SelectTool *>(bench.tool.get()), &SelectTool::textWanted, bench.tool.get(),
                     [&](ShapeId id) { edited.append(id); });
    bench.doubleClick({30, 14});
    QCOMPARE(edited, ShapeIds{bench.lane});
    QVERIFY(bench.selection.enteredGroup().isNull());
}

void TestContainerDrags::walkVisitsTheContents()
{
    LaneBench bench;
    bench.key(Qt::Key_Home);
    QCOMPARE(bench.selection.ids(), ShapeIds{bench.lane});
    bench.key(Qt::Key_Tab);
    QCOMPARE(bench.selection.ids(), ShapeIds{bench.inside});
    bench.key(Qt::Key_Tab);
    QCOMPARE(bench.selection.ids(), ShapeIds{bench.outside});
}

TRAMMEL_WIDGET_TEST(TestContainerDrags)
#include "tst_containerdrags.moc"
