#include "tests/testprogram.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/document.h>
#include <trammel/fragment.h>
#include <trammel/gesture.h>

#include <QtCore/QSet>
#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

/// A document with squares of 10 x 10 in a row, 20 apart.
class Row
{
public:
    explicit Row(int count)
    {
        QList<Shape> shapes;
        for (int i = 0; i < count; ++i)
            shapes.append(Shape::rectangle(QPointF(20 * i, 0), {10, 10}));
        ids = document.addShapes(shapes);
        document.undoStack()->clear();
    }

    ShapeIds at(std::initializer_list<int> places) const
    {
        ShapeIds chosen;
        for (int place : places)
            chosen.append(ids[place]);
        return chosen;
    }
    /// The stacking order as indices in the row, for at most ten shapes.
    QByteArray order() const
    {
        QByteArray text;
        for (ShapeId id : document.ids())
            text += char('0' + ids.indexOf(id));
        return text;
    }
    GroupId group(std::initializer_list<int> places, GroupId scope = {}) { return document.group(at(places), scope); }
    void undoAll() { document.undoStack()->setIndex(0); }

    Document document;
    ShapeIds ids;
};

Unit unit(GroupId group)
{
    return {group, {}};
}

Unit unit(ShapeId shape)
{
    return {{}, shape};
}

} // namespace

class TestGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void membersGatherAtTheTopmost();
    void groupsNest();
    void onlyWholeUnitsCountAsOne();
    void ungroupingChangesNothingElse();
    void theLastMemberTakesItsGroupsAlong();
    void newShapesGoOnTopInTheirGroup();
    void membershipIsNotAValueToChange();
    void lockAndHideReachAllMembers();
    void lockedMembersAreCarriedWithTheirGroup();
    void unitsMoveAmongTheirSiblings();
    void unitsMoveBesideOthers();
    void partsAreCopiedWithTheirGroups();
    void gesturesTurnGroups();
    void aFrameTakesTheAngleOfItsMembers();
    void badCallsAreRefused();
    void badDataIsRefused_data();
    void badDataIsRefused();
    void deepGroupsAreRefused();
    void signalsComeOnceAfterwards();
};

void TestGroups::membersGatherAtTheTopmost()
{
    Row row(6);
    const DocumentData first = row.document.data();
    const GroupId id = row.group({0, 2, 4});
    QVERIFY(!id.isNull());
    QCOMPARE(row.order(), QByteArray("130245"));
    QCOMPARE(row.document.members(id), row.at({0, 2, 4}));
    QVERIFY(row.document.find(id)->parent.isNull());
    QCOMPARE(row.document.find(row.ids[2])->group, id);
    QCOMPARE(row.document.find(row.ids[2])->center, QPointF(40, 0));
    QCOMPARE(row.document.undoStack()->count(), 1);
    const DocumentData grouped = row.document.data();
    row.undoAll();
    QVERIFY(row.document.data() == first);
    row.document.undoStack()->redo();
    QVERIFY(row.document.data() == grouped);
    // Ids are never reused.
    QVERIFY(row.document.addShape(Shape()).value() > id.value());
}

void TestGroups::groupsNest()
{
    Row row(7);
    const GroupId inner = row.group({1, 2});
    const GroupId outer = row.group({0, 1, 2, 4});
    QCOMPARE(row.document.find(inner)->parent, outer);
    QCOMPARE(row.order(), QByteArray("3012456"));
    // Within the outer group, the new group is in the deepest group that contains both shapes.
    const GroupId beside = row.group({0, 4}, outer);
    QCOMPARE(row.document.find(beside)->parent, outer);
    QCOMPARE(row.order(), QByteArray("3120456"));
    QCOMPARE(row.document.units(outer), Units({unit(inner), unit(beside)}));
    QCOMPARE(row.document.units(), Units({unit(row.ids[3]), unit(outer), unit(row.ids[5]), unit(row.ids[6])}));
    // A group of a member and a shape outside is a top-level group of the drawing.
    const GroupId mixed = row.group({0, 6}, beside);
    QVERIFY(row.document.find(mixed)->parent.isNull());
    QCOMPARE(row.document.members(beside), row.at({4}));
    QVERIFY(row.document.isWithin(row.ids[1], outer) && !row.document.isWithin(row.ids[0], outer));
    QVERIFY(row.document.isWithin(inner, outer) && row.document.isWithin(inner, GroupId()));
    QVERIFY(!row.document.isWithin(outer, inner) && !row.document.isWithin(outer, outer));
    const DocumentData last = row.document.data();
    QCOMPARE(last.errorString(), QString());
    row.undoAll();
    QVERIFY(row.document.groups().isEmpty());
    row.document.undoStack()->setIndex(row.document.undoStack()->count());
    QVERIFY(row.document.data() == last);
}

void TestGroups::onlyWholeUnitsCountAsOne()
{
    Row row(5);
    const GroupId inner = row.group({0, 1});
    const GroupId outer = row.group({0, 1, 2});
    const Document &document = row.document;
    QCOMPARE(document.units(row.at({0, 1, 2})), Units({unit(outer)}));
    QCOMPARE(document.units(row.at({2, 1, 0, 4}), outer), Units({unit(inner), unit(row.ids[2]), unit(row.ids[4])}));
    QCOMPARE(document.units(row.at({0, 1}), inner), Units({unit(row.ids[0]), unit(row.ids[1])}));
    QCOMPARE(document.units(row.at({0, 1})), Units({unit(inner)}));
    QCOMPARE(document.units(row.at({0, 2})), Units({unit(row.ids[0]), unit(row.ids[2])}));
    QCOMPARE(document.unitOf(row.ids[0]), unit(outer));
    QCOMPARE(document.unitOf(row.ids[0], outer), unit(inner));
    QCOMPARE(document.unitOf(row.ids[0], inner), unit(row.ids[0]));
    QVERIFY(document.unitOf(row.ids[2], inner).isNull());
    QCOMPARE(document.unitOf(row.ids[3]), unit(row.ids[3]));
    QVERIFY(document.unitOf(ShapeId(99)).isNull());
    QCOMPARE(document.wholeGroups(row.at({0, 1, 3})), GroupIds({inner}));
    QCOMPARE(document.wholeGroups(row.at({0, 1, 2})), GroupIds({outer, inner}));
}

void TestGroups::ungroupingChangesNothingElse()
{
    Row row(5);
    const GroupId inner = row.group({0, 1});
    const GroupId outer = row.group({0, 1, 2});
    const DocumentData grouped = row.document.data();
    QCOMPARE(row.document.ungroup({outer, GroupId(99)}), 1);
    QVERIFY(!row.document.contains(outer));
    QVERIFY(row.document.find(inner)->parent.isNull());
    QVERIFY(row.document.find(row.ids[2])->group.isNull());
    QCOMPARE(row.order(), QByteArray("01234"));
    row.document.undoStack()->undo();
    QVERIFY(row.document.data() == grouped);
    QCOMPARE(row.document.ungroup({inner, outer}), 2);
    QVERIFY(row.document.groups().isEmpty());
    row.document.undoStack()->undo();
    QVERIFY(row.document.data() == grouped);
    QCOMPARE(row.document.ungroup({inner}), 1);
    QCOMPARE(row.document.find(row.ids[0])->group, outer);
}

void TestGroups::theLastMemberTakesItsGroupsAlong()
{
    Row row(4);
    const GroupId inner = row.group({0, 1});
    const GroupId outer = row.group({0, 1, 2});
    const DocumentData grouped = row.document.data();
    row.document.removeShapes(row.at({0, 2}));
    QVERIFY(row.document.contains(inner) && row.document.contains(outer));
    row.document.removeShapes(row.at({1}));
    QVERIFY(row.document.groups().isEmpty());
    row.document.undoStack()->undo();
    QVERIFY(row.document.contains(inner) && row.document.contains(outer));
    row.document.undoStack()->undo();
    QVERIFY(row.document.data() == grouped);
}

void TestGroups::newShapesGoOnTopInTheirGroup()
{
    Row row(4);
    const GroupId inner = row.group({0, 1});
    const GroupId outer = row.group({0, 1, 2});
    Shape in, out, above;
    in.group = inner;
    out.group = outer;
    const DocumentData before = row.document.data();
    const ShapeIds added = row.document.addShapes({above, out, in, out});
    const ShapeIds expected = row.at({0, 1}) + ShapeIds{added.value(2)} + row.at({2})
        + ShapeIds{added.value(1), added.value(3)} + row.at({3}) + ShapeIds{added.value(0)};
    QCOMPARE(row.document.ids(), expected);
    QCOMPARE(row.document.data().errorString(), QString());
    row.document.undoStack()->undo();
    QVERIFY(row.document.data() == before);
    // Both groups end at the same position in the stacking order.
    row.document.removeShapes(row.at({2, 3}));
    const ShapeIds again = row.document.addShapes({above, out, in});
    const ShapeIds nested = row.at({0, 1}) + ShapeIds{again.value(2), again.value(1), again.value(0)};
    QCOMPARE(row.document.ids(), nested);
    QCOMPARE(row.document.data().errorString(), QString());
    in.group = GroupId(99);
    QVERIFY(row.document.addShapes({out, in}).isEmpty());
    QCOMPARE(row.document.errorString(), QStringLiteral("The group 99 does not exist"));
}

void TestGroups::membershipIsNotAValueToChange()
{
    Row row(3);
    const GroupId id = row.group({0, 1});
    const auto leave = [](Shape &shape) {
        shape.group = {};
        shape.text = QStringLiteral("x");
    };
    QCOMPARE(row.document.changeShapes(row.ids, leave), 3);
    QCOMPARE(row.document.find(row.ids[0])->group, id);
    Shape shape = *row.document.find(row.ids[2]);
    shape.group = id;
    Gesture gesture(row.document, QStringLiteral("Drag"));
    QVERIFY(gesture.change({row.ids[2]}, {shape}));
    QVERIFY(row.document.find(row.ids[2])->group.isNull());
    QVERIFY(!gesture.commit());
    Group group = *row.document.find(id);
    group.parent = id;
    QVERIFY(!row.document.changeGroup(id, group));
}

void TestGroups::lockAndHideReachAllMembers()
{
    Row row(4);
    const GroupId inner = row.group({0, 1});
    const GroupId outer = row.group({0, 1, 2});
    const QSignalSpy changed(&row.document, &Document::shapesChanged);
    Group group = *row.document.find(outer);
    group.locked = true;
    QVERIFY(row.document.changeGroup(outer, group));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(row.document.selectableIds(), row.at({3}));
    QVERIFY(row.document.isVisible(row.ids[0]) && !row.document.isSelectable(inner));
    group.hidden = true;
    QVERIFY(row.document.changeGroup(outer, group));
    QVERIFY(!row.document.isVisible(row.ids[0]) && !row.document.isVisible(inner));
    QVERIFY(row.document.shapesAt({0, 0}, 1, true).isEmpty());
    // A shape that is changed, added or restored stays hidden.
    row.document.changeShapes({row.ids[0]}, [](Shape &shape) { shape.text = QStringLiteral("x"); });
    Shape shape;
    shape.group = inner;
    const ShapeId added = row.document.addShape(shape);
    row.document.removeShapes({row.ids[0]});
    row.document.undoStack()->undo();
    QVERIFY(!row.document.isVisible(row.ids[0]) && !row.document.isVisible(added));
    row.document.ungroup({outer});
    QCOMPARE(row.document.selectableIds().size(), 5);
    row.document.undoStack()->undo();
    QCOMPARE(row.document.selectableIds(), row.at({3}));
    Document copy;
    QVERIFY(copy.setData(row.document.data()));
    QCOMPARE(copy.selectableIds(), row.at({3}));
    row.undoAll();
    QCOMPARE(row.document.selectableIds(), row.ids);
}

void TestGroups::lockedMembersAreCarriedWithTheirGroup()
{
    Row row(6);
    const GroupId id = row.group({0, 1, 2});
    row.document.changeShapes(row.at({1, 3}), [](Shape &shape) { shape.locked = true; });
    row.document.changeShapes(row.at({2}), [](Shape &shape) { shape.hidden = true; });
    // Only the first member of the group is selectable.
    QCOMPARE(row.document.units(row.at({0})), Units({unit(id)}));
    QCOMPARE(row.document.carried(row.at({0, 3, 4})), row.at({0, 1, 2, 4}));
    QCOMPARE(row.document.carried(row.at({0, 1, 3, 4}), id), row.at({0, 4}));
    Group group = *row.document.find(id);
    group.locked = true;
    row.document.changeGroup(id, group);
    QVERIFY(row.document.carried(row.ids).size() == 2);
    QVERIFY(row.document.units(row.at({0})) == Units({unit(row.ids[0])}));
    QVERIFY(row.document.units(row.at({0, 1, 2})) == Units({unit(id)}));
}

void TestGroups::unitsMoveAmongTheirSiblings()
{
    using Place = Document::Place;
    Row row(7);
    const GroupId inner = row.group({1, 2});
    const GroupId outer = row.group({0, 1, 2, 3});
    QCOMPARE(row.order(), QByteArray("0123456"));
    QVERIFY(row.document.reorder(row.at({1, 2}), Place::Top, outer));
    QCOMPARE(row.order(), QByteArray("0312456"));
    QVERIFY(row.document.reorder(row.at({1}), Place::Top, inner));
    QCOMPARE(row.order(), QByteArray("0321456"));
    QVERIFY(!row.document.reorder(row.at({0, 1, 2, 3}), Place::Bottom));
    QVERIFY(row.document.reorder(row.at({0, 1, 2, 3, 5}), Place::Top));
    QCOMPARE(row.order(), QByteArray("4603215"));
    // Each shape moves to the bottom within its own group, or within the drawing.
    QVERIFY(row.document.reorder(row.at({0, 2, 6}), Place::Bottom, inner));
    QCOMPARE(row.order(), QByteArray("6403215"));
    // Up moves past a sibling group as a whole.
    row.document.changeShapes(row.at({4}), [](Shape &shape) { shape.center = {20, 0}; });
    QVERIFY(row.document.reorder(row.at({4}), Place::Up));
    QCOMPARE(row.order(), QByteArray("6032145"));
    QVERIFY(row.document.reorder(row.at({0, 1, 2, 3}), Place::Up));
    QCOMPARE(row.order(), QByteArray("6403215"));
    QCOMPARE(row.document.data().errorString(), QString());
    row.undoAll();
    QCOMPARE(row.order(), QByteArray("0123456"));
}

void TestGroups::unitsMoveBesideOthers()
{
    Row row(6);
    const GroupId inner = row.group({1, 2});
    const GroupId outer = row.group({0, 1, 2});
    // Moves shapes into a group, a group as a whole, and shapes out of a group. An empty group is removed.
    QVERIFY(row.document.reorderBelow(row.at({3, 5}), row.ids[2]));
    QCOMPARE(row.order(), QByteArray("013524"));
    QCOMPARE(row.document.find(row.ids[5])->group, inner);
    QVERIFY(row.document.reorderAbove(row.document.members(inner), unit(row.ids[4]), outer));
    QCOMPARE(row.order(), QByteArray("041352"));
    QVERIFY(row.document.find(inner)->parent.isNull());
    QVERIFY(row.document.reorderAbove(row.at({0, 4}), unit(inner), outer));
    QCOMPARE(row.order(), QByteArray("135204"));
    QVERIFY(!row.document.contains(outer));
    // The reference shape may be among the moved shapes.
    QVERIFY(row.document.reorderBelow(row.at({4, 0}), row.ids[0]));
    QCOMPARE(row.order(), QByteArray("135240"));
    const int steps = row.document.undoStack()->count();
    QVERIFY(!row.document.reorderBelow(row.at({4, 0}), row.ids[0]));
    QVERIFY(!row.document.reorderAbove(row.document.members(inner), row.ids[3]));
    QVERIFY(!row.document.errorString().isEmpty());
    QVERIFY(!row.document.reorderAbove(row.at({4}), ShapeId(77)));
    QCOMPARE(row.document.undoStack()->count(), steps);
    row.undoAll();
    QCOMPARE(row.order(), QByteArray("012345"));
}

void TestGroups::partsAreCopiedWithTheirGroups()
{
    Row row(6);
    const GroupId inner = row.group({1, 2});
    const GroupId outer = row.group({0, 1, 2});
    const DocumentData before = row.document.data();
    // The outer group is not completely in the fragment.
    const DocumentData part = fragmentOf(row.document, row.at({5, 2, 1}));
    QCOMPARE(part.errorString(), QString());
    QCOMPARE(part.order, row.at({1, 2, 5}));
    QCOMPARE(part.groups.keys(), GroupIds({inner}));
    QVERIFY(part.groups.first().parent.isNull());
    QVERIFY(part.shapes.find(row.ids[5])->group.isNull());
    const ShapeIds added = row.document.addDrawing(part, outer);
    QCOMPARE(added.size(), 3);
    QCOMPARE(row.document.data().errorString(), QString());
    QCOMPARE(row.document.members(outer), row.at({0, 1, 2}) + added);
    const GroupId copy = row.document.find(added[0])->group;
    QVERIFY(copy != inner);
    QCOMPARE(row.document.members(copy), added.first(2));
    QCOMPARE(row.document.find(copy)->parent, outer);
    QCOMPARE(row.document.find(added[2])->group, outer);
    row.document.undoStack()->undo();
    QVERIFY(row.document.data() == before);
    // Adds the fragment on top of the drawing, and the drawing to another document.
    const ShapeIds onTop = row.document.addDrawing(part);
    QCOMPARE(onTop, row.document.ids().last(3));
    Document other;
    QCOMPARE(other.addDrawing(row.document.data()).size(), row.document.count());
    QCOMPARE(other.groups().size(), row.document.groups().size());
    QVERIFY(row.document.addDrawing(part, GroupId(99)).isEmpty());
    DocumentData bad = part;
    bad.groups.clear();
    QVERIFY(row.document.addDrawing(bad).isEmpty());
    QVERIFY(!row.document.errorString().isEmpty());
    QVERIFY(row.document.addDrawing({}).isEmpty());
}

void TestGroups::gesturesTurnGroups()
{
    Row row(2);
    const GroupId id = row.group({0, 1});
    const DocumentData before = row.document.data();
    {
        Gesture gesture(row.document, QStringLiteral("Rotate"));
        QVERIFY(gesture.turnGroups({id, GroupId(77)}, {-30, 5}));
        QCOMPARE(row.document.find(id)->rotation, 330.0);
        QVERIFY(!gesture.turnGroups({id}, {qQNaN()}));
        QVERIFY(!row.document.errorString().isEmpty());
    }
    QVERIFY(row.document.data() == before);
    Gesture gesture(row.document, QStringLiteral("Rotate"));
    gesture.turnGroups({id}, {10});
    gesture.turnGroups({id}, {20});
    QVERIFY(gesture.commit());
    QCOMPARE(row.document.find(id)->rotation, 20.0);
    row.document.undoStack()->undo();
    QVERIFY(row.document.data() == before);
    row.document.undoStack()->redo();
    QCOMPARE(row.document.find(id)->rotation, 20.0);
}

void TestGroups::aFrameTakesTheAngleOfItsMembers()
{
    Row row(4);
    row.document.changeShapes(row.at({0, 1}), [](Shape &shape) { shape.rotation = 30; });
    const GroupId tilted = row.group({0, 1});
    QCOMPARE(row.document.find(tilted)->rotation, 30.0);
    QCOMPARE(row.document.find(row.group({0, 1, 2}))->rotation, 0.0);
}

void TestGroups::badCallsAreRefused()
{
    Row row(3);
    const GroupId id = row.group({0, 1});
    const int steps = row.document.undoStack()->count();
    QVERIFY(row.document.group({}).isNull());
    QVERIFY(row.document.group(row.at({0, 1})).isNull());
    QVERIFY(!row.document.errorString().isEmpty());
    QVERIFY(row.document.group({ShapeId(77), row.ids[2]}).isNull());
    QCOMPARE(row.document.ungroup({}), 0);
    QCOMPARE(row.document.ungroup({GroupId(77), GroupId()}), 0);
    QVERIFY(!row.document.changeGroup(GroupId(77), {}));
    QVERIFY(!row.document.changeGroup({}, {}));
    Group bad = *row.document.find(id);
    bad.rotation = qInf();
    QVERIFY(!row.document.changeGroup(id, bad));
    QVERIFY(!row.document.errorString().isEmpty());
    QVERIFY(!row.document.find(GroupId()) && !row.document.find(GroupId(0xffffffff)));
    QVERIFY(row.document.members(GroupId(77)).isEmpty());
    QVERIFY(row.document.units(GroupId(0xfffffff0)).isEmpty());
    QCOMPARE(row.document.undoStack()->count(), steps);
}

void TestGroups::badDataIsRefused_data()
{
    QTest::addColumn<DocumentData>("data");
    QTest::addColumn<QString>("fault");
    Row row(4);
    const GroupId inner = row.group({0, 1}), outer = row.group({0, 1, 2});
    const DocumentData good = row.document.data();
    QTest::newRow("good") << good << QString();
    const auto add = [&](const char *name, const QString &fault, const std::function<void(DocumentData &)> &change) {
        DocumentData data = good;
        change(data);
        QTest::newRow(name) << data << fault;
    };
    const QString in = QString::number(inner.value()), out = QString::number(outer.value());
    add("unknown group", QStringLiteral("the group 99 does not exist"),
        [&](DocumentData &data) { data.shapes.edit(row.ids[3])->group = GroupId(99); });
    add("unknown parent", QStringLiteral("the group 99 does not exist"),
        [&](DocumentData &data) { data.groups[inner].parent = GroupId(99); });
    add("in itself", QStringLiteral("the group %1 is in itself").arg(in),
        [&](DocumentData &data) { data.groups[outer].parent = inner; });
    add("apart", QStringLiteral("the shapes of the group %1 do not stand next to each other").arg(out),
        [&](DocumentData &data) { data.order.swapItemsAt(2, 3); });
    add("empty", QStringLiteral("the group 8 has no shapes"), [&](DocumentData &data) {
        data.groups.insert(GroupId(8), Group());
        data.nextId = 9;
    });
    add("next id", QStringLiteral("the next id is in use already"),
        [&](DocumentData &data) { data.nextId = outer.value(); });
    add("id twice", QStringLiteral("the id 3 is there twice"), [&](DocumentData &data) {
        data.groups.insert(GroupId(3), Group());
        data.shapes.edit(row.ids[3])->group = GroupId(3);
    });
    add("angle", QStringLiteral("the rotation is not a finite number"),
        [&](DocumentData &data) { data.groups[outer].rotation = qQNaN(); });
}

void TestGroups::badDataIsRefused()
{
    QFETCH(DocumentData, data);
    QFETCH(QString, fault);
    QCOMPARE(data.errorString(), fault);
    Document document;
    QCOMPARE(document.setData(data), fault.isEmpty());
}

void TestGroups::deepGroupsAreRefused()
{
    Row row(Group::LargestDepth + 1);
    DocumentData data = row.document.data();
    // Each shape is in a group that is nested in the group of the shape above it.
    GroupId group;
    for (int i = Group::LargestDepth - 1; i >= 0; --i) {
        Group nested;
        nested.parent = group;
        group = GroupId(data.nextId++);
        data.groups.insert(group, nested);
        data.shapes.edit(row.ids[i])->group = group;
    }
    QVERIFY(row.document.setData(data));
    const GroupId outermost = row.document.unitOf(row.ids[0]).group, innermost = row.document.find(row.ids[0])->group;
    QCOMPARE(row.document.units(), Units({unit(outermost), unit(row.ids.last())}));
    QCOMPARE(row.document.unitOf(row.ids[0], innermost), unit(row.ids[0]));
    QCOMPARE(row.document.members(outermost).size(), Group::LargestDepth);
    const QString tooDeep = QStringLiteral("groups are nested deeper than 1000");
    QVERIFY(row.document.group(row.ids).isNull());
    QCOMPARE(row.document.errorString(), Text::sentence(tooDeep));
    QVERIFY(row.document.addDrawing(fragmentOf(row.document, row.document.members(outermost)), outermost).isEmpty());
    QCOMPARE(row.document.errorString(), Text::sentence(tooDeep));
    QCOMPARE(row.document.ungroup(row.document.groups().keys()), Group::LargestDepth);
    QCOMPARE(row.document.ids(), row.ids);
    row.document.undoStack()->undo();
    QVERIFY(row.document.data() == data);
}

void TestGroups::signalsComeOnceAfterwards()
{
    Row row(4);
    QSignalSpy groups(&row.document, &Document::groupsChanged);
    const QSignalSpy changed(&row.document, &Document::shapesChanged), order(&row.document, &Document::orderChanged);
    const QSignalSpy regions(&row.document, &Document::regionChanged);
    const GroupId id = row.group({0, 1});
    QCOMPARE(groups.takeFirst().at(0).value<GroupIds>(), GroupIds({id}));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(order.count(), 0);
    QCOMPARE(regions.count(), 0);
    Group named = *row.document.find(id);
    named.name = QStringLiteral("Legs");
    QVERIFY(row.document.changeGroup(id, named));
    QVERIFY(!row.document.changeGroup(id, named));
    QCOMPARE(groups.count(), 1);
    QCOMPARE(changed.count(), 1);
    // A slot may change the document again.
    connect(&row.document, &Document::groupsChanged, this, [&] {
        if (row.document.contains(id))
            row.document.ungroup({id});
    });
    row.document.undoStack()->undo();
    QVERIFY(row.document.groups().isEmpty());
}

TRAMMEL_TEST(TestGroups)
#include "tst_groups.moc"
