#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/fragment.h>
#include <trammel/gesture.h>
#include <trammel/shapekind.h>

#include <QtCore/QSet>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <algorithm>
#include <map>

using namespace Trammel;

namespace {

/// Answers questions about a document's groups by testing each shape and each group.
class BruteForce
{
public:
    explicit BruteForce(const Document &document) : m_document(document) { }

    /// The groups around a shape, from its own group outward.
    GroupIds groupsAround(ShapeId id) const
    {
        GroupIds around;
        for (GroupId up = m_document.find(id)->group; !up.isNull(); up = m_document.find(up)->parent)
            around.append(up);
        return around;
    }

    bool isSelectable(ShapeId id, bool withLocked = false) const
    {
        const Shape &shape = *m_document.find(id);
        bool isFree = !shape.hidden && (withLocked || !shape.locked);
        for (GroupId group : groupsAround(id)) {
            const Group &record = *m_document.find(group);
            isFree = isFree && !record.hidden && (withLocked || !record.locked)
                && (!record.isCollapsed() || record.container == id);
        }
        return isFree;
    }

    ShapeIds members(GroupId group) const
    {
        ShapeIds members;
        for (ShapeId id : m_document.ids()) {
            if (groupsAround(id).contains(group))
                members.append(id);
        }
        return members;
    }

    bool isChosen(GroupId group, const ShapeIdSet &chosen) const
    {
        if (const ShapeId container = m_document.find(group)->container; !container.isNull())
            return chosen.contains(container);
        const ShapeIds all = members(group);
        ShapeIds wanted;
        std::copy_if(all.begin(), all.end(), std::back_inserter(wanted), [&](ShapeId id) { return isSelectable(id); });
        if (wanted.isEmpty())
            wanted = all;
        return std::all_of(wanted.begin(), wanted.end(), [&](ShapeId id) { return chosen.contains(id); });
    }

    Units units(const ShapeIds &ids, GroupId scope) const
    {
        GroupIds outside;
        for (GroupId up = scope; m_document.contains(up); up = m_document.find(up)->parent)
            outside.append(up);
        const ShapeIdSet chosen(ids);
        Units units;
        for (ShapeId id : m_document.sorted(ids)) {
            Unit unit{{}, id};
            for (GroupId group : groupsAround(id)) {
                if (!outside.contains(group) && isChosen(group, chosen))
                    unit = {group, {}};
            }
            if (!units.contains(unit))
                units.append(unit);
        }
        return units;
    }

    ShapeIds containersAround(ShapeId id) const
    {
        ShapeIds containers;
        for (GroupId group : groupsAround(id)) {
            const ShapeId container = m_document.find(group)->container;
            if (!container.isNull() && container != id)
                containers.append(container);
        }
        return containers;
    }

    Unit unitOf(ShapeId id, GroupId scope) const
    {
        Unit unit{{}, id};
        bool isInScope = scope.isNull();
        for (GroupId group : groupsAround(id)) {
            if (group == scope) {
                isInScope = true;
                break;
            }
            const ShapeId container = m_document.find(group)->container;
            if (container.isNull() || container == id)
                unit = {group, {}};
        }
        return isInScope ? unit : Unit();
    }

    ShapeIds withContents(const ShapeIds &ids) const
    {
        ShapeIds all = m_document.ids();
        all.removeIf([&](ShapeId id) {
            const ShapeIds around = containersAround(id);
            return !ids.contains(id)
                && std::none_of(around.begin(), around.end(), [&](ShapeId each) { return ids.contains(each); });
        });
        return all;
    }

    ShapeIds withoutContents(const ShapeIds &ids, GroupId scope) const
    {
        ShapeIds outside = ids;
        outside.removeIf([&](ShapeId id) {
            const GroupId group = unitOf(id, scope).group;
            const ShapeIds around = containersAround(id);
            return std::any_of(around.begin(), around.end(), [&](ShapeId each) {
                return ids.contains(each) && (group.isNull() || !groupsAround(each).contains(group));
            });
        });
        return outside;
    }

private:
    const Document &m_document;
};

class Walk
{
public:
    Walk(Document &document, std::mt19937 &engine) : m_document(document), m_random(engine) { }

    GroupId someGroup()
    {
        const GroupIds ids = m_document.groups().keys();
        return ids.isEmpty() || m_random.chance(10) ? GroupId() : ids[m_random.upTo(int(ids.size()) - 1)];
    }

    ShapeId someContainer()
    {
        ShapeIds ids = m_document.ids();
        ids.removeIf([this](ShapeId id) { return !m_document.find(id)->kind->isContainer(); });
        return ids.isEmpty() ? ShapeId() : ids[m_random.upTo(int(ids.size()) - 1)];
    }

    /// Random shapes, often with all members of a group, and one id that does not exist.
    ShapeIds some(int most)
    {
        const ShapeIds all = m_document.ids();
        ShapeIds ids{ShapeId(9999999)};
        for (int i = m_random.upTo(most); i >= 0 && !all.isEmpty(); --i)
            ids.append(all[m_random.upTo(int(all.size()) - 1)]);
        if (const GroupId group = someGroup(); m_random.chance(50) && !group.isNull())
            ids += m_random.chance(50) ? m_document.members(group) : m_document.selectableIds(group);
        return ids;
    }

    void step()
    {
        const int action = m_random.upTo(99);
        if (action < 15 || m_document.count() < 10)
            add();
        else if (action < 19)
            m_document.moveInto(some(3), m_random.chance(80) ? someContainer() : ShapeId(), someGroup());
        else if (action < 21)
            m_document.setCollapsed({someContainer(), someContainer()}, m_random.chance(50));
        else if (action < 27)
            m_document.removeShapes(some(m_document.count() > 60 ? 30 : 2));
        else if (action < 40)
            m_document.group(some(4), someGroup());
        else if (action < 45)
            m_document.ungroup({someGroup(), someGroup()});
        else if (action < 60)
            changeGroup();
        else if (action < 70)
            changeShapes();
        else if (action < 82)
            m_document.reorder(some(4), Document::Place(m_random.upTo(3)), someGroup());
        else if (action < 90)
            gesture();
        else
            stepThroughHistory();
    }

private:
    void add()
    {
        QList<Shape> shapes;
        for (int i = m_random.upTo(3); i >= 0; --i) {
            shapes.append(m_random.shape());
            shapes.last().group = someGroup();
            if (m_random.chance(30))
                shapes.last() = Shape(ShapeKind::named(QStringLiteral("swimlane")), m_random.point(), {80, 120});
        }
        // Connectors between the new shapes and old ones.
        for (int i = m_random.upTo(1); i >= 0 && !m_document.ids().isEmpty(); --i) {
            const ShapeIds ids = m_document.ids();
            const ShapeId from = ids[m_random.upTo(int(ids.size()) - 1)], to(m_document.data().nextId);
            if (!m_document.find(from)->connector && !shapes.first().connector)
                shapes.append(Shape::connectorBetween(from, to));
        }
        if (m_random.chance(30))
            m_document.addShapesInto(someContainer(), shapes);
        else
            m_document.addShapes(shapes);
    }

    void changeGroup()
    {
        const GroupId id = someGroup();
        Group group = m_document.groups().value(id);
        group.parent = someGroup();
        group.rotation += m_random.real(-400, 400);
        if (m_random.chance(50))
            group.hidden = !group.hidden && m_random.chance(50);
        if (m_random.chance(50))
            group.locked = !group.locked && m_random.chance(50);
        m_document.changeGroup(id, group);
    }

    void changeShapes()
    {
        m_document.changeShapes(some(3), [this](Shape &shape) {
            shape.group = someGroup();
            shape.locked = m_random.chance(30);
            shape.hidden = m_random.chance(20);
            shape.center += m_random.point() / 10;
        });
    }

    void gesture()
    {
        Gesture gesture(m_document, QStringLiteral("Drag"));
        const ShapeIds ids = m_document.sorted(some(3));
        QList<Shape> shapes;
        for (ShapeId id : ids) {
            shapes.append(*m_document.find(id));
            shapes.last().rotation += 30;
            shapes.last().hidden = m_random.chance(20);
        }
        gesture.change(ids, shapes);
        for (int i = m_random.upTo(2); i > 0; --i)
            gesture.moveInto(some(3), m_random.chance(70) ? someContainer() : ShapeId(), someGroup());
        const GroupIds groups = m_document.wholeGroups(ids);
        gesture.turnGroups(groups, QList<double>(groups.size(), m_random.real(0, 360)));
        if (m_random.chance(60))
            gesture.commit();
        else if (m_random.chance(30))
            m_document.undoStack()->undo();
    }

    void stepThroughHistory()
    {
        QUndoStack &stack = *m_document.undoStack();
        stack.setIndex(std::clamp(stack.index() + m_random.upTo(8) - 5, 0, stack.count()));
    }

    Document &m_document;
    RandomShapes m_random;
};

} // namespace

class TestGroupWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingHoldsAndIsUndone();
};

void TestGroupWalk::everythingHoldsAndIsUndone()
{
    std::mt19937 engine = seededEngine();
    Document document;
    RandomShapes random(engine);
    QList<Shape> shapes;
    for (int i = 0; i < 30; ++i)
        shapes.append(random.shape());
    document.addShapes(shapes);
    document.undoStack()->clear();
    const DocumentData first = document.data();

    const BruteForce bruteForce(document);
    Walk walk(document, engine);
    std::map<int, DocumentData> snapshots;
    qsizetype mostGroups = 0, mostContents = 0;
    for (int step = 0; step < 2500; ++step) {
        const int before = document.undoStack()->index();
        walk.step();
        snapshots.erase(snapshots.upper_bound(std::min(before, document.undoStack()->index())), snapshots.end());
        mostGroups = std::max(mostGroups, document.groups().size());
        if (step % 5 != 0)
            continue;
        snapshots[document.undoStack()->index()] = document.data();
        QCOMPARE(document.data().errorString(), QString());
        ShapeIds selectable;
        for (ShapeId id : document.ids()) {
            QCOMPARE(document.isVisible(id), bruteForce.isSelectable(id, true));
            QCOMPARE(document.isSelectable(id), bruteForce.isSelectable(id));
            if (document.isSelectable(id))
                selectable.append(id);
        }
        QCOMPARE(document.selectableIds(), selectable);
        const GroupId scope = walk.someGroup();
        QCOMPARE(document.members(scope), scope.isNull() ? document.ids() : bruteForce.members(scope));
        const ShapeIds chosen = walk.some(6);
        QCOMPARE(document.units(chosen, scope), bruteForce.units(chosen, scope));
        for (ShapeId id : document.ids()) {
            QCOMPARE(document.containerOf(id), bruteForce.containersAround(id).value(0));
            QCOMPARE(document.unitOf(id, scope), bruteForce.unitOf(id, scope));
        }
        const ShapeIds existing = document.sorted(chosen);
        QCOMPARE(document.sorted(document.withContents(chosen)), bruteForce.withContents(existing));
        QCOMPARE(document.withoutContents(existing, scope), bruteForce.withoutContents(existing, scope));
        ShapeIds inUnits;
        for (const Unit &unit : document.units(scope))
            inUnits += unit.group.isNull() ? ShapeIds{unit.shape} : document.members(unit.group);
        QCOMPARE(inUnits, document.members(scope));
        if (step % 100 == 0) {
            // The paths of connectors follow from the drawing, and the file restores everything.
            DocumentData read;
            QVERIFY(fromText(toText(document.data()), read));
            QVERIFY(read == document.data());
        }
        mostContents = std::max(mostContents, document.contents(walk.someContainer()).size());
    }
    QVERIFY(mostGroups > 8);
    QVERIFY(mostContents > 3);
    const DocumentData last = document.data();
    const int end = document.undoStack()->index();
    QVERIFY(end > 200);
    for (auto snapshot = snapshots.rbegin(); snapshot != snapshots.rend(); ++snapshot) {
        document.undoStack()->setIndex(snapshot->first);
        QVERIFY(document.data() == snapshot->second);
    }
    document.undoStack()->setIndex(0);
    QVERIFY(document.data() == first);
    document.undoStack()->setIndex(end);
    QVERIFY(document.data() == last);
}

TRAMMEL_TEST(TestGroupWalk)
#include "tst_groupwalk.moc"
