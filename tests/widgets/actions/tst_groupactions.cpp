#include "tests/widgets/editorbench.h"

#include <trammel/arrangement.h>

#include "tests/testprogram.h"

#include <QtGui/QAction>

#include <cmath>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

/// Four filled squares of 40 x 40 in a row, with their centers 100 apart.
struct Squares : EditorBench
{
    Squares()
    {
        QList<Shape> shapes;
        for (int i = 0; i < 4; ++i) {
            shapes.append(Shape::rectangle(at(i), {40, 40}));
            shapes.last().fill = Qt::red;
            shapes.last().stroke.color = QColor();
        }
        ids = document().addShapes(shapes);
        document().undoStack()->clear();
    }

    static QPointF at(int place) { return {-150 + 100.0 * place, 0}; }
    void select(std::initializer_list<int> places)
    {
        ShapeIds chosen;
        for (int place : places)
            chosen.append(ids[place]);
        editor->selection()->set(chosen);
    }
    bool isEnabled(Action action) const { return editor->action(action)->isEnabled(); }
    Selection &selection() { return *editor->selection(); }
    const Shape &shape(int place) { return *document().find(ids[place]); }
    QColor color(int place) { return viewport().grab().toImage().pixelColor(EditorBench::at(at(place))); }

    ShapeIds ids;
};

} // namespace

class TestGroupActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysGroupAndUngroup();
    void clicksEnterAndLeave();
    void canBeUsedWhenThereAreGroups();
    void groupsAreArrangedAsOne();
    void flippingAndTurningTakesTheFrameAlong();
    void allIsUnlockedAndShown();
    void copiesAreGroupsOfTheirOwn();
};

void TestGroupActions::keysGroupAndUngroup()
{
    Squares bench;
    bench.select({0, 2});
    bench.key(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(bench.document().groups().size(), 1);
    QCOMPARE(bench.steps(), 1);
    bench.click({300, 200});
    bench.click(bench.at(2));
    QCOMPARE(bench.selection().count(), 2);
    // Groups can be members of groups.
    bench.click(bench.at(3), Qt::ShiftModifier);
    bench.key(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(bench.document().groups().size(), 2);
    QCOMPARE(bench.selection().units().size(), 1);
    bench.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.document().groups().size(), 1);
    QCOMPARE(bench.selection().count(), 3);
    bench.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(bench.document().groups().isEmpty());
    QCOMPARE(bench.selection().count(), 3);
    QCOMPARE(bench.steps(), 4);
}

void TestGroupActions::clicksEnterAndLeave()
{
    Squares bench;
    bench.select({0, 1});
    bench.editor->action(Action::Group)->trigger();
    bench.selection().clear();
    bench.click(bench.at(0));
    QTest::mouseDClick(&bench.viewport(), Qt::LeftButton, {}, bench.EditorBench::at(bench.at(0)));
    QVERIFY(!bench.selection().enteredGroup().isNull());
    QCOMPARE(bench.selection().ids(), ShapeIds{bench.ids[0]});
    // Select All selects all shapes in the entered group.
    bench.editor->action(Action::SelectAll)->trigger();
    QCOMPARE(bench.selection().count(), 2);
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.selection().enteredGroup().isNull());
    QCOMPARE(bench.selection().count(), 2);
    bench.click(bench.at(1), Qt::ControlModifier);
    QCOMPARE(bench.selection().ids(), ShapeIds{bench.ids[0]});
    bench.editor->action(Action::Delete)->trigger();
    QCOMPARE(bench.document().count(), 3);
    QCOMPARE(bench.document().groups().size(), 1);
}

void TestGroupActions::canBeUsedWhenThereAreGroups()
{
    Squares bench;
    QVERIFY(!bench.isEnabled(Action::Group) && !bench.isEnabled(Action::Ungroup));
    bench.select({0});
    QVERIFY(!bench.isEnabled(Action::Group) && !bench.isEnabled(Action::Ungroup));
    bench.select({0, 1});
    QVERIFY(bench.isEnabled(Action::Group) && !bench.isEnabled(Action::Ungroup));
    bench.editor->action(Action::Group)->trigger();
    QVERIFY(!bench.isEnabled(Action::Group) && bench.isEnabled(Action::Ungroup));
    // A single group cannot be aligned, but its members can.
    QVERIFY(!bench.isEnabled(Action::AlignLeft));
    bench.selection().enterGroup(bench.document().groups().firstKey());
    QVERIFY(bench.isEnabled(Action::AlignLeft) && bench.isEnabled(Action::Group) && !bench.isEnabled(Action::Ungroup));
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.isEnabled(Action::Group));
}

void TestGroupActions::groupsAreArrangedAsOne()
{
    Squares bench;
    bench.select({0, 1});
    bench.editor->action(Action::Group)->trigger();
    bench.document().changeShapes({bench.ids[3]}, [](Shape &shape) { shape.center.setY(200); });
    bench.select({0, 1, 3});
    bench.editor->action(Action::AlignRight)->trigger();
    QCOMPARE(bench.shape(1).center, bench.at(3));
    QCOMPARE(bench.shape(0).center, bench.at(2));
    bench.editor->action(Action::BringToFront)->trigger();
    QCOMPARE(bench.document().ids(), ShapeIds({bench.ids[2], bench.ids[0], bench.ids[1], bench.ids[3]}));
}

void TestGroupActions::flippingAndTurningTakesTheFrameAlong()
{
    Squares bench;
    bench.document().changeShapes({bench.ids[0], bench.ids[1]}, [](Shape &shape) { shape.rotation = 30; });
    bench.select({0, 1});
    bench.editor->action(Action::Group)->trigger();
    const GroupId id = bench.document().groups().firstKey();
    QCOMPARE(bench.document().find(id)->rotation, 30.0);
    const DocumentData before = bench.document().data();
    bench.editor->action(Action::TurnRight)->trigger();
    QCOMPARE(bench.document().find(id)->rotation, 120.0);
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
    bench.editor->action(Action::FlipHorizontally)->trigger();
    QCOMPARE(std::fmod(bench.document().find(id)->rotation, 180), 150.0);
    QCOMPARE(std::fmod(bench.shape(0).rotation, 180), 150.0);
}

void TestGroupActions::allIsUnlockedAndShown()
{
    Squares bench;
    bench.select({0, 1});
    bench.editor->action(Action::Group)->trigger();
    const GroupId id = bench.document().groups().firstKey();
    Group group = *bench.document().find(id);
    QCOMPARE(bench.color(0), QColor(Qt::red));
    group.hidden = true;
    bench.document().changeGroup(id, group);
    QVERIFY(bench.selection().isEmpty());
    QVERIFY(bench.color(0) != QColor(Qt::red) && bench.color(2) == QColor(Qt::red));
    QVERIFY(bench.isEnabled(Action::ShowAll));
    const int steps = bench.steps();
    bench.editor->action(Action::ShowAll)->trigger();
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(bench.color(0), QColor(Qt::red));
    group.hidden = false;
    group.locked = true;
    bench.document().changeGroup(id, group);
    bench.click(bench.at(0));
    QVERIFY(bench.selection().isEmpty());
    bench.editor->action(Action::UnlockAll)->trigger();
    bench.click(bench.at(0));
    QCOMPARE(bench.selection().count(), 2);
}

void TestGroupActions::copiesAreGroupsOfTheirOwn()
{
    Squares bench;
    bench.select({0, 1});
    bench.editor->action(Action::Group)->trigger();
    const DocumentData before = bench.document().data();
    const int steps = bench.steps();
    bench.editor->action(Action::Copy)->trigger();
    bench.editor->action(Action::Paste)->trigger();
    QCOMPARE(bench.document().groups().size(), 2);
    QCOMPARE(bench.selection().units(), Units({{bench.document().groups().lastKey(), {}}}));
    QCOMPARE(bench.steps(), steps + 1);
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
    // Alt drags a copy.
    bench.click({300, 200});
    bench.hold(Qt::AltModifier);
    bench.drag(bench.at(0), bench.at(0) + QPointF(0, 100));
    bench.hold(Qt::NoModifier);
    QCOMPARE(bench.document().groups().size(), 2);
    QCOMPARE(bench.document().count(), 6);
    QCOMPARE(bench.shape(0).center, bench.at(0));
    QCOMPARE(bench.document().data().errorString(), QString());
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
}

TRAMMEL_WIDGET_TEST(TestGroupActions)
#include "tst_groupactions.moc"
