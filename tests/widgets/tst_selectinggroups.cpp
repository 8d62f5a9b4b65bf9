#include "tests/widgets/toolbench.h"

#include "geometry/predicates.h"
#include "widgets/interaction/selectionframe_p.h"

#include <QtTest/QSignalSpy>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Trammel;

namespace {

/// Squares of 40 x 40 at 0, 100, 200 ... : 0 and 1 are in a group, which is with 2 in another one.
class Nested : public ToolBench
{
public:
    explicit Nested(double zoom = 1, double degrees = 0) : ToolBench(zoom, degrees)
    {
        QList<Shape> shapes;
        for (int i = 0; i < 5; ++i)
            shapes << filled(Shape::rectangle(at(i), {40, 40}));
        ids = document.addShapes(shapes);
        inner = document.group({ids[0], ids[1]});
        outer = document.group({ids[0], ids[1], ids[2]});
        stack().clear();
    }

    static QPointF at(int place) { return {100.0 * place, 0}; }
    QList<int> chosen() const
    {
        QList<int> places;
        for (ShapeId id : selection.ids())
            places << int(ids.indexOf(id));
        std::sort(places.begin(), places.end());
        return places;
    }

    ShapeIds ids;
    GroupId inner;
    GroupId outer;
};

void set(Document &document, GroupId id, bool Group::*flag)
{
    Group group = *document.find(id);
    group.*flag = true;
    document.changeGroup(id, group);
}

/// What must be selected after a band that took these shapes, asked of every unit one by one.
ShapeIdSet expectedOf(const Document &document, GroupId scope, const ShapeIdSet &start, const ShapeIdSet &taken,
                      RubberBandMode mode, Qt::KeyboardModifiers modifiers)
{
    const bool adds = modifiers.testFlag(Qt::ShiftModifier), toggles = modifiers.testFlag(Qt::ControlModifier);
    const auto combined = [&](bool was, bool hit) {
        return adds && toggles ? was && !hit : adds ? was || hit : toggles ? was != hit : hit;
    };
    ShapeIdSet expected;
    start.forEach([&](ShapeId id) {
        if (adds || toggles)
            expected.insert(id);
    });
    for (const Unit &unit : document.units(scope)) {
        ShapeIds members = unit.group.isNull() ? ShapeIds{unit.shape} : document.members(unit.group);
        members.removeIf([&](ShapeId id) { return !document.isSelectable(id); });
        const auto isTaken = [&](ShapeId id) { return taken.contains(id); };
        const bool isHit = !members.isEmpty()
            && (mode == RubberBandMode::Touch ? std::any_of(members.begin(), members.end(), isTaken)
                                              : std::all_of(members.begin(), members.end(), isTaken));
        const bool was = std::all_of(members.begin(), members.end(), [&](ShapeId id) { return start.contains(id); });
        for (ShapeId id : members)
            expected.set(id, isHit ? combined(was, true) : combined(start.contains(id), false));
    }
    return expected;
}

/// Groups, and groups in them, of shapes at random.
void groupAtRandom(Document &document, Random &random, int count)
{
    for (int i = 0; i < count; ++i) {
        const Units all = document.units();
        ShapeIds chosen;
        for (int j = 1 + random.integer(4); j >= 0; --j) {
            const Unit &unit = all[random.integer(int(all.size()))];
            chosen += unit.group.isNull() ? ShapeIds{unit.shape} : document.members(unit.group);
        }
        document.group(chosen);
    }
    for (GroupId id : document.groups().keys()) {
        if (random.chance(0.08))
            set(document, id, random.chance(0.5) ? &Group::locked : &Group::hidden);
    }
}

} // namespace

class TestSelectingGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyToolShowsTheGroup();
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
    void theFrameTouchesTheTrueOutlines();
    void rotatingTurnsTheFrame();
    void resizingGoesAlongTheFrame();
    void bandsEqualBruteForce_data();
    void bandsEqualBruteForce();
};

void TestSelectingGroups::everyToolShowsTheGroup()
{
    for (ToolKind kind : {ToolKind::Lasso, ToolKind::Rectangle, ToolKind::Polygon}) {
        Nested bench;
        bench.selection.enterGroup(bench.outer);
        const Obb frame = *bench.overlay.state().enteredFrame;
        bench.use(kind);
        QVERIFY(bench.overlay.state().enteredFrame);
        bench.press({-50, 70});
        bench.move({20, 120});
        QVERIFY(bench.overlay.state().enteredFrame);
        QCOMPARE(bench.overlay.state().enteredFrame->centre, frame.centre);
        bench.tool->cancel();
        bench.release({20, 120});
        QVERIFY(bench.overlay.state().enteredFrame);
        if (kind != ToolKind::Lasso)
            continue;
        bench.selection.leaveGroup();
        QVERIFY(!bench.overlay.state().enteredFrame);
    }
}

void TestSelectingGroups::aClickTakesTheGroup()
{
    Nested bench;
    const QSignalSpy changed(&bench.selection, &Selection::changed);
    bench.click(bench.at(1));
    QCOMPARE(bench.chosen(), QList<int>({0, 1, 2}));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(bench.overlay.state().frame->centre, QPointF(100, 0));
    QCOMPARE(bench.selection.units(), Units({{bench.outer, {}}}));
    bench.drag(bench.at(0), bench.at(0) + QPointF(0, 70));
    for (int i = 0; i < 3; ++i)
        QCOMPARE(bench.shape(bench.ids[i]).centre, bench.at(i) + QPointF(0, 70));
    QCOMPARE(bench.stack().count(), 1);
    // Taken hold of and moved at once.
    bench.stack().undo();
    bench.selection.clear();
    bench.drag(bench.at(2), bench.at(2) + QPointF(0, 70));
    QCOMPARE(bench.shape(bench.ids[0]).centre, bench.at(0) + QPointF(0, 70));
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
    // There is nothing deeper.
    bench.doubleClick(bench.at(1));
    QCOMPARE(bench.chosen(), QList<int>({1}));
    QCOMPARE(entered.count(), 2);
    bench.drag(bench.at(1), bench.at(1) + QPointF(0, 50));
    QCOMPARE(bench.shape(bench.ids[1]).centre, bench.at(1) + QPointF(0, 50));
    QCOMPARE(bench.shape(bench.ids[0]).centre, bench.at(0));
    // What was clicked outside the innermost group is taken as it lies around that.
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
    // Out of a group that is chosen whole.
    bench.hold(Qt::NoModifier);
    bench.click({300, 300});
    bench.click(bench.at(0));
    bench.hold(Qt::ControlModifier);
    bench.click(bench.at(2));
    QCOMPARE(bench.chosen(), QList<int>({0, 1}));
    QCOMPARE(bench.selection.units(), Units({{bench.inner, {}}}));
}

// What is highlighted is what a click takes, in each scope and with each modifier.
void TestSelectingGroups::hoveringShowsWhatAClickTakes()
{
    Nested bench;
    bench.document.changeShapes({bench.ids[4]}, [](Shape &shape) { shape.centre = Nested::at(0) + QPointF(10, 0); });
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
                // At once, while the mouse rests.
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
    // Of a group that is chosen in part the rest is added.
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
    // A band that is cancelled puts it back.
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
        set(bench.document, bench.outer, flag);
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
    // A press there begins a band, even with the group selected.
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
    // Around what can be seen of it.
    QCOMPARE(bench.overlay.state().frame->halfWidth, 70.0);
    bench.drag(bench.at(0), bench.at(0) + QPointF(0, 50));
    QCOMPARE(bench.shape(bench.ids[1]).centre, bench.at(1) + QPointF(0, 50));
    QCOMPARE(bench.shape(bench.ids[2]).centre, bench.at(2) + QPointF(0, 50));
    QVERIFY(bench.key(Qt::Key_Up));
    QCOMPARE(bench.shape(bench.ids[2]).centre, bench.at(2) + QPointF(0, 49));
    QVERIFY(bench.key(Qt::Key_Delete));
    QCOMPARE(bench.document.count(), 2);
    QVERIFY(bench.document.groups().isEmpty());
    while (bench.stack().canUndo())
        bench.stack().undo();
    QVERIFY(bench.document.data() == before);
    // Inside they are skipped as everywhere.
    bench.doubleClick(bench.at(0));
    bench.doubleClick(bench.at(0));
    QCOMPARE(bench.selection.enteredGroup(), bench.inner);
    bench.drag(bench.at(0), bench.at(0) + QPointF(0, 50));
    QCOMPARE(bench.shape(bench.ids[1]).centre, bench.at(1));
}

void TestSelectingGroups::theFrameTouchesTheTrueOutlines()
{
    ToolBench bench;
    const ShapeIds ids = bench.document.addShapes({filled(Shape::ellipse({0, 0}, {100, 40}, 20)),
                                                   filled(Shape::rectangle({200, 0}, {60, 60}, 10)),
                                                   filled(Shape::ellipse({500, 300}, {30, 30}))});
    const GroupId id = bench.document.group(ids);
    bench.document.changeShapes({ids[2]}, [](Shape &shape) { shape.hidden = true; });
    Group group = *bench.document.find(id);
    group.rotation = 35;
    bench.document.changeGroup(id, group);
    bench.click({0, 0});
    const Obb frame = *bench.overlay.state().frame;
    QCOMPARE(frame.axis, axisFromDegrees(35));
    for (QPointF axis : {frame.axis, perpendicular(frame.axis)}) {
        double least = 1e9, most = -1e9;
        for (ShapeId shape : {ids[0], ids[1]}) {
            // Finely sampled, the outline is within a hair of its true extent.
            const Obb own = bench.shape(shape).frame();
            for (int i = 0; i < 36000; ++i) {
                const QPointF round = axisFromDegrees(i / 100.0);
                const QPointF unit =
                    shape == ids[0] ? round : round / std::max(std::abs(round.x()), std::abs(round.y()));
                const QPointF point =
                    own.centre + rotated({unit.x() * own.halfWidth, unit.y() * own.halfHeight}, own.axis);
                least = std::min(least, dot(point, axis));
                most = std::max(most, dot(point, axis));
            }
        }
        const double half = same(axis, frame.axis) ? frame.halfWidth : frame.halfHeight;
        QVERIFY(std::abs(dot(frame.centre, axis) - (least + most) / 2) < 1e-3);
        QVERIFY(std::abs(half - (most - least) / 2) < 1e-3);
        QVERIFY(half >= (most - least) / 2 - 1e-9);
    }
}

void TestSelectingGroups::rotatingTurnsTheFrame()
{
    Nested bench;
    const DocumentData before = bench.document.data();
    bench.click(bench.at(0));
    bench.hold(Qt::ShiftModifier);
    const QPointF pivot = bench.overlay.state().frame->centre;
    const QPointF grip = bench.handle(Handle::Rotate);
    bench.pull(grip, pivot + rotated(grip - pivot, axisFromDegrees(45)));
    QCOMPARE(bench.document.find(bench.outer)->rotation, 45.0);
    bench.release(pivot + rotated(grip - pivot, axisFromDegrees(45)));
    bench.hold(Qt::NoModifier);
    QCOMPARE(bench.document.find(bench.outer)->rotation, 45.0);
    QCOMPARE(bench.document.find(bench.inner)->rotation, 45.0);
    QCOMPARE(bench.stack().count(), 1);
    // It is the group's own, also when it is chosen anew.
    bench.click({1000, 1000});
    bench.click(bench.shape(bench.ids[0]).centre);
    QCOMPARE(bench.overlay.state().frame->axis, axisFromDegrees(45));
    QVERIFY(std::abs(bench.overlay.state().frame->halfWidth - 120) < 1e-9);
    QVERIFY(std::abs(bench.overlay.state().frame->halfHeight - 20) < 1e-9);
    bench.stack().undo();
    QVERIFY(bench.document.data() == before);
    bench.stack().redo();
    QCOMPARE(bench.document.find(bench.inner)->rotation, 45.0);
    // Cancelled, nothing is turned.
    bench.pull(bench.handle(Handle::Rotate), {500, 500});
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.document.find(bench.outer)->rotation, 45.0);
}

void TestSelectingGroups::resizingGoesAlongTheFrame()
{
    Nested bench;
    bench.document.changeShapes(bench.ids, [](Shape &shape) {
        shape.centre = rotated(shape.centre, axisFromDegrees(30));
        shape.rotation = 30;
    });
    Group group = *bench.document.find(bench.outer);
    group.rotation = 30;
    bench.document.changeGroup(bench.outer, group);
    bench.click(bench.shape(bench.ids[0]).centre);
    const QPointF along = axisFromDegrees(30);
    // Freely, as all are parallel to it, and the opposite side stays.
    const QPointF grip = bench.handle(Handle::Right);
    bench.drag(grip, grip + along * 120);
    QVERIFY(std::abs(bench.shape(bench.ids[0]).size.width() - 60) < 1e-9);
    QVERIFY(std::abs(bench.shape(bench.ids[0]).size.height() - 40) < 1e-9);
    QVERIFY(std::abs(bench.shape(bench.ids[1]).size.width() - 60) < 1e-9);
    QCOMPARE(bench.document.find(bench.outer)->rotation, 30.0);
    QVERIFY(std::abs(dot(bench.overlay.state().frame->corners()[0], along) + 20) < 1e-9);
    bench.stack().undo();
    // One that is not: alike in both directions.
    bench.document.changeShapes({bench.ids[2]}, [](Shape &shape) { shape.rotation = 50; });
    bench.click({1000, 1000});
    bench.click(bench.shape(bench.ids[0]).centre);
    const QPointF side = bench.handle(Handle::Right);
    bench.drag(side, side + along * 100);
    const QSizeF size = bench.shape(bench.ids[2]).size;
    QVERIFY(size.width() > 41 && std::abs(size.width() - size.height()) < 1e-9);
    // Pulled through zero, the angles of the groups in it are mirrored.
    Group inner = *bench.document.find(bench.inner);
    inner.rotation = 40;
    bench.document.changeGroup(bench.inner, inner);
    const Obb frame = *bench.overlay.state().frame;
    const QPointF left = bench.handle(Handle::Right);
    bench.drag(left, left - along * (4 * frame.halfWidth));
    QVERIFY(std::abs(bench.document.find(bench.inner)->rotation - 20) < 1e-9);
    QVERIFY(std::abs(bench.shape(bench.ids[2]).rotation - 10) < 1e-9);
    QCOMPARE(bench.document.find(bench.outer)->rotation, 30.0);
}

void TestSelectingGroups::bandsEqualBruteForce_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("degrees");
    QTest::newRow("1:1") << 1.0 << 0.0;
    QTest::newRow("zoomed out and turned") << 0.2 << 290.0;
}

// One band that grows and shrinks over groups in groups, while modifiers change and others edit.
void TestSelectingGroups::bandsEqualBruteForce()
{
    QFETCH(double, zoom);
    QFETCH(double, degrees);
    Random random(87);
    constexpr std::array<Qt::KeyboardModifiers, 4> held{Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier,
                                                        Qt::ShiftModifier | Qt::ControlModifier};
    for (int round = 0; round < 24; ++round) {
        ToolBench bench(zoom, degrees);
        QList<Shape> shapes;
        for (int i = 0; i < 70; ++i) {
            shapes << random.shape(700, 120);
            shapes.last().locked = random.chance(0.05);
            shapes.last().hidden = random.chance(0.05);
        }
        bench.document.addShapes(shapes);
        groupAtRandom(bench.document, random, 16);
        const GroupIds groups = bench.document.groups().keys();
        if (random.chance(0.4))
            bench.selection.enterGroup(groups[random.integer(int(groups.size()))]);
        const GroupId scope = bench.selection.enteredGroup();
        ShapeIds start;
        for (ShapeId id : bench.document.selectableIds(scope)) {
            if (random.chance(0.3))
                start << id;
        }
        bench.selection.set(start);
        QCOMPARE(bench.selection.enteredGroup(), scope);
        ShapeIdSet startSet(bench.selection.ids());
        bench.context.settings.bandPolicy = round % 2 ? BandPolicy::Touch : BandPolicy::Enclose;
        QPointF from = random.point(900);
        while (!bench.document.shapeAt(from, bench.event(from).tolerance).isNull())
            from = random.point(900);
        bench.hold(held[std::size_t(random.integer(4))]);
        bench.press(from);
        QPointF to = from + random.way(100, 300);
        for (int step = 0; step < 25; ++step) {
            bench.move(to);
            if (!bench.overlay.state().band)
                break;
            const Overlay::Band band = *bench.overlay.state().band;
            ShapeIdSet taken;
            for (ShapeId id : bench.document.selectableIds()) {
                const Shape &shape = bench.shape(id);
                const Primitive primitive = shape.scenePrimitive();
                taken.set(id,
                          band.mode == RubberBandMode::Touch ? intersects(band.quad, primitive, shape.extent())
                                                             : contains(band.quad, primitive));
            }
            const ShapeIdSet expected = expectedOf(bench.document, scope, startSet, taken, band.mode, bench.modifiers);
            ShapeIds ids;
            expected.forEach([&](ShapeId id) { ids << id; });
            QCOMPARE(values(bench.selection.ids()), values(ids));
            to += random.way(1, random.chance(0.2) ? 900 : 60);
            if (random.chance(0.2))
                bench.hold(held[std::size_t(random.integer(4))]);
            if (random.chance(0.05)) {
                const ShapeIds all = bench.document.ids();
                const ShapeId id = all[random.integer(int(all.size()))];
                // What leaves the selection for good does not come back.
                if (startSet.contains(id))
                    continue;
                bench.document.changeShapes({id}, [&](Shape &shape) {
                    shape.centre += random.way(5, 100);
                    shape.locked = random.chance(0.3);
                });
            }
            if (random.chance(0.05))
                bench.document.reorder(bench.document.units().first().group.isNull()
                                           ? ShapeIds{bench.document.ids().first()}
                                           : bench.document.members(bench.document.units().first().group),
                                       Document::Place::Top);
        }
        bench.release(to);
    }
}

QTEST_MAIN(TestSelectingGroups)
#include "tst_selectinggroups.moc"
