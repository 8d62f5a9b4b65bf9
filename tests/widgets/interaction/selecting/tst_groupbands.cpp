#include "tests/widgets/toolbench.h"

#include <trammel/geometry/predicates.h>

#include "tests/testprogram.h"

#include <algorithm>
#include <array>

using namespace Trammel;

namespace {

void switchOn(Document &document, GroupId id, bool Group::*flag)
{
    Group group = *document.find(id);
    group.*flag = true;
    document.changeGroup(id, group);
}

/// The expected selection after a band that hits the given shapes, determined unit by unit.
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

/// Creates random groups and nested groups.
void groupAtRandom(Document &document, RandomInput &random, int count)
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
            switchOn(document, id, random.chance(0.5) ? &Group::locked : &Group::hidden);
    }
}

} // namespace

/// Compares the selection of groups by bands with a test of every unit.
class TestGroupBands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bandsEqualBruteForce_data();
    void bandsEqualBruteForce();
};

void TestGroupBands::bandsEqualBruteForce_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("degrees");
    QTest::newRow("1:1") << 1.0 << 0.0;
    QTest::newRow("zoomed out and turned") << 0.2 << 290.0;
}

// One band grows and shrinks over nested groups, while modifiers change and the program edits the document.
void TestGroupBands::bandsEqualBruteForce()
{
    QFETCH(double, zoom);
    QFETCH(double, degrees);
    RandomInput random(87);
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
        bench.context.settings.rubberBandMode = round % 2 ? RubberBandMode::Touch : RubberBandMode::Enclose;
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
                          band.mode == RubberBandMode::Touch
                              ? intersects(band.quad, PrimitiveView(primitive, shape.extent()))
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
                // A shape of the initial selection is not changed, because locking it would remove it from that
                // selection.
                if (startSet.contains(id))
                    continue;
                bench.document.changeShapes({id}, [&](Shape &shape) {
                    shape.center += random.way(5, 100);
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

TRAMMEL_WIDGET_TEST(TestGroupBands)
#include "tst_groupbands.moc"
