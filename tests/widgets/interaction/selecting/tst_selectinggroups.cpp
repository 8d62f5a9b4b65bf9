#include "tests/testprogram.h"
#include "tests/widgets/nestedbench.h"

#include <QtTest/QSignalSpy>

#include <array>

using namespace Trammel;

class TestSelectingGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClickTakesTheGroup();
    void doubleClicksGoDeeper();
    void ctrlTakesTheMember();
    void hoveringShowsWhatAClickTakes();
    void hoveringALargeGroupShowsItsFrame();
    void shiftTogglesTheGroup();
    void escapeLeavesLevelByLevel();
    void choosingOutsideLeaves();
    void theEnteredGroupStaysValid();
    void aGroupIsNotHitBetweenItsMembers();
    void hiddenAndLockedMembersGoAlong();
};

void TestSelectingGroups::aClickTakesTheGroup()
{
    Nested bench;
    const QSignalSpy changed(&bench.selection, &Selection::changed);
    bench.click(bench.at(1));
    QCOMPARE(bench.chosen(), QList<int>({0, 1, 2}));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(bench.overlay.state().frame->center, QPointF(100, 0));
    QCOMPARE(bench.selection.units(), Units({{bench.outer, {}}}));
    bench.drag(bench.at(0), bench.at(0) + QPointF(0, 70));
    for (int i = 0; i < 3; ++i)
        QCOMPARE(bench.shape(bench.ids[i]).center, bench.at(i) + QPointF(0, 70));
    QCOMPARE(bench.stack().count(), 1);
    // One drag selects and moves the group.
    bench.stack().undo();
    bench.selection.clear();
    bench.drag(bench.at(2), bench.at(2) + QPointF(0, 70));
    QCOMPARE(bench.shape(bench.ids[0]).center, bench.at(0) + QPointF(0, 70));
    bench.click(bench.at(3));
    QCOMPARE(bench.chosen(), QList<int>({3}));
}

void TestSelectingGroups::doubleClicksGoDeeper()
{
    Nested bench;
    const QSignalSpy entered(&bench.selection, &Selection::enteredGroupChanged);
    bench.doubleClick(bench.at(1));
    QCOMPARE(bench.selection.enteredGroup(), bench.outer);
    QCOMPARE(bench.chosen(), QList<int>({0, 1}));
    bench.doubleClick(bench.at(1));
    QCOMPARE(bench.selection.enteredGroup(), bench.inner);
    QCOMPARE(bench.chosen(), QList<int>({1}));
    QCOMPARE(entered.count(), 2);
    // There is no deeper group.
    bench.doubleClick(bench.at(1));
    QCOMPARE(bench.chosen(), QList<int>({1}));
    QCOMPARE(entered.count(), 2);
    bench.drag(bench.at(1), bench.at(1) + QPointF(0, 50));
    QCOMPARE(bench.shape(bench.ids[1]).center, bench.at(1) + QPointF(0, 50));
    QCOMPARE(bench.shape(bench.ids[0]).center, bench.at(0));
    // A click outside the innermost group selects the clicked unit of the group around it.
    bench.click(bench.at(2));
    QCOMPARE(bench.selection.enteredGroup(), bench.outer);
    QCOMPARE(bench.chosen(), QList<int>({2}));
}

void TestSelectingGroups::ctrlTakesTheMember()
{
    Nested bench;
    bench.hold(Qt::ControlModifier);
    bench.click(bench.at(1));
    QCOMPARE(bench.chosen(), QList<int>({1}));
    QCOMPARE(bench.selection.enteredGroup(), bench.inner);
    bench.click(bench.at(2));
    QCOMPARE(bench.chosen(), QList<int>({1, 2}));
    QCOMPARE(bench.selection.enteredGroup(), bench.outer);
    bench.click(bench.at(4));
    QCOMPARE(bench.chosen(), QList<int>({1, 2, 4}));
    QVERIFY(bench.selection.enteredGroup().isNull());
    bench.click(bench.at(1));
    QCOMPARE(bench.chosen(), QList<int>({2, 4}));
    // Ctrl removes a member from a group that is selected as a whole.
    bench.hold(Qt::NoModifier);
    bench.click({300, 300});
    bench.click(bench.at(0));
    bench.hold(Qt::ControlModifier);
    bench.click(bench.at(2));
    QCOMPARE(bench.chosen(), QList<int>({0, 1}));
    QCOMPARE(bench.selection.units(), Units({{bench.inner, {}}}));
}

// Hovering highlights what a click selects, with each entered group and each modifier.
void TestSelectingGroups::hoveringShowsWhatAClickTakes()
{
    Nested bench;
    bench.document.changeShapes({bench.ids[4]}, [](Shape &shape) { shape.center = Nested::at(0) + QPointF(10, 0); });
    bench.document.reorder({bench.ids[4]}, Document::Place::Bottom);
    const std::array<Qt::KeyboardModifiers, 4> held{Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier,
                                                    Qt::AltModifier};
    for (GroupId scope : {GroupId(), bench.outer, bench.inner}) {
        for (int place : {0, 2, 3}) {
            for (Qt::KeyboardModifiers modifiers : held) {
                bench.selection.clear();
                bench.selection.enterGroup(scope);
                bench.hold(Qt::NoModifier);
                bench.move(bench.at(place));
                // The highlight follows the modifiers immediately, even if the mouse does not move.
                bench.hold(modifiers);
                QVERIFY(bench.overlay.state().hovered.has_value());
                const Overlay::Hovered hovered = *bench.overlay.state().hovered;
                bench.click(bench.at(place));
                QCOMPARE(values(hovered.shapes), values(bench.selection.ids()));
                const bool isGroup = bench.selection.units().first().shape.isNull();
                QCOMPARE(hovered.frame.has_value(), isGroup);
                if (isGroup)
                    QCOMPARE(bounds(*hovered.frame), bench.document.bounds(hovered.shapes));
            }
        }
    }
    bench.hold(Qt::AltModifier);
    bench.selection.enterGroup({});
    bench.selection.set(bench.document.members(bench.outer));
    bench.move(bench.at(0));
    QCOMPARE(bench.overlay.state().hovered->shapes, ShapeIds{bench.ids[4]});
    bench.move({50, 0});
    QVERIFY(!bench.overlay.state().hovered);
    bench.hold(Qt::NoModifier);
}

void TestSelectingGroups::hoveringALargeGroupShowsItsFrame()
{
    ToolBench bench;
    QList<Shape> shapes;
    for (int i = 0; i < 1000; ++i)
        shapes << filled(Shape::rectangle({10.0 * i, 0}, {8, 8}));
    const ShapeIds ids = bench.document.addShapes(shapes);
    bench.document.group(ids);
    bench.move({0, 0});
    QVERIFY(bench.overlay.state().hovered->shapes.isEmpty());
    QCOMPARE(bounds(*bench.overlay.state().hovered->frame), bench.document.bounds());
    bench.document.removeShapes(ids.mid(20));
    QCOMPARE(bench.overlay.state().hovered->shapes, ids.mid(0, 20));
    bench.document.removeShapes(ids);
    QVERIFY(!bench.overlay.state().hovered);
}

void TestSelectingGroups::shiftTogglesTheGroup()
{
    Nested bench;
    bench.click(bench.at(3));
    bench.hold(Qt::ShiftModifier);
    bench.click(bench.at(0));
    QCOMPARE(bench.chosen(), QList<int>({0, 1, 2, 3}));
    bench.click(bench.at(1));
    QCOMPARE(bench.chosen(), QList<int>({3}));
    // A click on a partly selected group adds the rest of it.
    bench.selection.add({bench.ids[2]});
    bench.click(bench.at(1));
    QCOMPARE(bench.chosen(), QList<int>({0, 1, 2, 3}));
}

void TestSelectingGroups::escapeLeavesLevelByLevel()
{
    Nested bench;
    bench.doubleClick(bench.at(0));
    bench.doubleClick(bench.at(0));
    bench.pull(bench.at(0), bench.at(0) + QPointF(0, 50));
    QVERIFY(bench.key(Qt::Key_Escape));
    bench.release(bench.at(0));
    QCOMPARE(bench.selection.enteredGroup(), bench.inner);
    QVERIFY(bench.key(Qt::Key_Escape));
    QCOMPARE(bench.selection.enteredGroup(), bench.outer);
    QCOMPARE(bench.chosen(), QList<int>({0, 1}));
    QVERIFY(bench.key(Qt::Key_Escape));
    QCOMPARE(bench.chosen(), QList<int>({0, 1, 2}));
    QVERIFY(bench.key(Qt::Key_Escape));
    QVERIFY(bench.selection.isEmpty());
    QVERIFY(!bench.key(Qt::Key_Escape));
    QCOMPARE(bench.stack().count(), 0);
}

void TestSelectingGroups::choosingOutsideLeaves()
{
    Nested bench;
    bench.selection.enterGroup(bench.inner);
    bench.selection.set({bench.ids[0], bench.ids[2]});
    QCOMPARE(bench.selection.enteredGroup(), bench.outer);
    bench.selection.add({bench.ids[4]});
    QVERIFY(bench.selection.enteredGroup().isNull());
    bench.selection.enterGroup(bench.outer);
    QCOMPARE(bench.chosen(), QList<int>({0, 2}));
    bench.click({300, 300});
    QVERIFY(bench.selection.enteredGroup().isNull() && bench.selection.isEmpty());
    bench.selection.enterGroup(GroupId(77));
    QVERIFY(bench.selection.enteredGroup().isNull());
    // Canceling a band restores the entered group.
    bench.selection.enterGroup(bench.inner);
    bench.selection.set({bench.ids[0]});
    bench.selection.begin();
    bench.selection.set({bench.ids[4]});
    QVERIFY(bench.selection.enteredGroup().isNull());
    bench.selection.cancel();
    QCOMPARE(bench.selection.enteredGroup(), bench.inner);
    QCOMPARE(bench.chosen(), QList<int>({0}));
}

void TestSelectingGroups::theEnteredGroupStaysValid()
{
    Nested bench;
    bench.selection.enterGroup(bench.inner);
    bench.document.removeShapes({bench.ids[0], bench.ids[1]});
    QCOMPARE(bench.selection.enteredGroup(), bench.outer);
    bench.document.undoStack()->undo();
    bench.selection.enterGroup(bench.inner);
    bench.document.ungroup({bench.inner, bench.outer});
    QVERIFY(bench.selection.enteredGroup().isNull());
    bench.document.undoStack()->undo();
    for (bool Group::*flag : {&Group::hidden, &Group::locked}) {
        bench.selection.enterGroup(bench.inner);
        setFlag(bench.document, bench.outer, flag);
        QVERIFY(bench.selection.enteredGroup().isNull());
        bench.selection.enterGroup(bench.inner);
        QVERIFY(bench.selection.enteredGroup().isNull());
        bench.document.undoStack()->undo();
    }
    bench.selection.enterGroup(bench.inner);
    bench.document.clear();
    QVERIFY(bench.selection.enteredGroup().isNull());
    Nested other;
    bench.selection.setDocument(&other.document);
    bench.selection.enterGroup(other.inner);
    QCOMPARE(bench.selection.enteredGroup(), other.inner);
    bench.selection.setDocument(&bench.document);
    QVERIFY(bench.selection.enteredGroup().isNull());
}

void TestSelectingGroups::aGroupIsNotHitBetweenItsMembers()
{
    Nested bench;
    bench.click({50, 0});
    QVERIFY(bench.selection.isEmpty());
    // A press between the members starts a band, even while the group is selected.
    bench.click(bench.at(0));
    bench.drag({150, 12}, {155, 60});
    QVERIFY(bench.selection.isEmpty());
    QCOMPARE(bench.stack().count(), 0);
}

void TestSelectingGroups::hiddenAndLockedMembersGoAlong()
{
    Nested bench;
    bench.document.changeShapes({bench.ids[1]}, [](Shape &shape) { shape.locked = true; });
    bench.document.changeShapes({bench.ids[2]}, [](Shape &shape) { shape.hidden = true; });
    bench.stack().clear();
    const DocumentData before = bench.document.data();
    bench.click(bench.at(0));
    QCOMPARE(bench.chosen(), QList<int>({0}));
    // The frame encloses the visible members.
    QCOMPARE(bench.overlay.state().frame->halfWidth, 70.0);
    bench.drag(bench.at(0), bench.at(0) + QPointF(0, 50));
    QCOMPARE(bench.shape(bench.ids[1]).center, bench.at(1) + QPointF(0, 50));
    QCOMPARE(bench.shape(bench.ids[2]).center, bench.at(2) + QPointF(0, 50));
    QVERIFY(bench.key(Qt::Key_Up));
    QCOMPARE(bench.shape(bench.ids[2]).center, bench.at(2) + QPointF(0, 49));
    QVERIFY(bench.key(Qt::Key_Delete));
    QCOMPARE(bench.document.count(), 2);
    QVERIFY(bench.document.groups().isEmpty());
    while (bench.stack().canUndo())
        bench.stack().undo();
    QVERIFY(bench.document.data() == before);
    // In the entered group, a drag of one member does not move hidden and locked members.
    bench.doubleClick(bench.at(0));
    bench.doubleClick(bench.at(0));
    QCOMPARE(bench.selection.enteredGroup(), bench.inner);
    bench.drag(bench.at(0), bench.at(0) + QPointF(0, 50));
    QCOMPARE(bench.shape(bench.ids[1]).center, bench.at(1));
}

TRAMMEL_WIDGET_TEST(TestSelectingGroups)
#include "tst_selectinggroups.moc"
