#include "tests/testprogram.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/document.h>
#include <trammel/fragment.h>
#include <trammel/gesture.h>
#include <trammel/selection.h>
#include <trammel/shapekind.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

Shape container(QPointF center, QSizeF size, const char *kind = "swimlane")
{
    return Shape(ShapeKind::named(QLatin1String(kind)), center, size);
}

/// A swimlane from (0, 0) to (200, 300), a box in it and a box next to it.
struct Lane
{
    Lane()
    {
        document.addShapes({Shape::rectangle({100, 100}, {40, 40}), Shape::rectangle({300, 100}, {40, 40}),
                            container({100, 150}, {200, 300})});
        inside = document.ids()[0];
        outside = document.ids()[1];
        lane = document.ids()[2];
        document.undoStack()->clear();
    }
    Aabb2 spot(QPointF point) const
    {
        Aabb2 box;
        box.include(point);
        return box;
    }

    Document document;
    ShapeId inside, outside, lane;
};

FileResult read(const char *groups, const char *shapes)
{
    DocumentData data;
    return fromText(QByteArray("{\"format\":\"trammel\",\"version\":3,\"nextId\":90,\"groups\":[\n") + groups
                        + "\n],\"shapes\":[\n" + shapes + "\n]}",
                    data);
}

} // namespace

class TestContainers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesShapesIntoAContainer();
    void movesShapesOut();
    void shapesAreUnitsOfTheirOwn();
    void refusesWhatCannotBe();
    void isTheLowest();
    void connectorsFollow();
    void groupStaysIfTheContainerIsRemoved();
    void copiesHaveTheirOwnContainer();
    void findsTheTopmostContainer();
    void collapses_data();
    void collapses();
    void connectorsLeadToACollapsedContainer();
    void gestureMovesInAndOut();
    void gestureMovesConnectorsInAndOn_data();
    void gestureMovesConnectorsInAndOn();
    void gestureTurnsGroupsThatMove();
    void addsShapesInOneStep();
    void deepestContainerRefusesShapes();
    void moveIntoAnotherScope();
    void containerBecomesAConnector();
    void fileIsChecked_data();
    void fileIsChecked();
};

void TestContainers::movesShapesIntoAContainer()
{
    Lane lane;
    Document &document = lane.document;
    const DocumentData before = document.data();
    QVERIFY(document.contents(lane.lane).isEmpty());
    QVERIFY(document.moveInto({lane.inside}, lane.lane));
    QCOMPARE(document.contents(lane.lane), ShapeIds{lane.inside});
    QCOMPARE(document.containerOf(lane.inside), lane.lane);
    QVERIFY(document.containerOf(lane.lane).isNull());
    QVERIFY(document.containerOf(lane.outside).isNull());
    // The shape was below the container, and is above it now.
    QCOMPARE(document.ids(), (ShapeIds{lane.outside, lane.lane, lane.inside}));
    QCOMPARE(document.find(lane.inside)->placement(), before.shapes.find(lane.inside)->placement());
    QCOMPARE(document.withContents({lane.lane}), (ShapeIds{lane.lane, lane.inside}));
    QCOMPARE(document.withContents({lane.outside}), ShapeIds{lane.outside});
    QVERIFY(!document.moveInto({lane.inside}, lane.lane));
    QVERIFY(document.errorString().isEmpty());
    const DocumentData after = document.data();
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
    document.undoStack()->redo();
    QVERIFY(document.data() == after);
}

void TestContainers::movesShapesOut()
{
    Lane lane;
    Document &document = lane.document;
    const ShapeId inner = document.addShape(container({100, 200}, {150, 150}));
    QVERIFY(document.moveInto({inner}, lane.lane));
    QVERIFY(document.moveInto({lane.inside}, inner));
    QCOMPARE(document.containerOf(lane.inside), inner);
    QCOMPARE(document.contents(lane.lane), (ShapeIds{inner, lane.inside}));
    QVERIFY(document.moveInto({lane.inside}, lane.lane));
    QCOMPARE(document.containerOf(lane.inside), lane.lane);
    QVERIFY(document.moveInto({inner, lane.inside}, {}));
    QVERIFY(document.contents(lane.lane).isEmpty());
    // They stay above the container that they were in.
    QCOMPARE(document.ids(), (ShapeIds{lane.outside, lane.lane, inner, lane.inside}));
}

void TestContainers::shapesAreUnitsOfTheirOwn()
{
    Lane lane;
    Document &document = lane.document;
    QVERIFY(document.moveInto({lane.inside}, lane.lane));
    const GroupId group = document.groupOfContainer(lane.lane);
    QCOMPARE(document.unitOf(lane.inside), (Unit{{}, lane.inside}));
    QCOMPARE(document.unitOf(lane.lane), (Unit{group, {}}));
    QCOMPARE(document.units({lane.inside}), (Units{{{}, lane.inside}}));
    QCOMPARE(document.units({lane.inside, lane.lane}), (Units{{group, {}}}));
    QCOMPARE(document.carried({lane.lane}), ShapeIds{lane.lane});
    QCOMPARE(document.carried({lane.lane, lane.inside}), (ShapeIds{lane.lane, lane.inside}));
    QCOMPARE(document.unitsWithContents(), (Units{{{}, lane.outside}, {{}, lane.lane}, {{}, lane.inside}}));

    Selection selection;
    selection.setDocument(&document);
    QCOMPARE(selection.unitAround(lane.lane), ShapeIds{lane.lane});
    selection.set({lane.lane});
    QCOMPARE(selection.carried(), ShapeIds{lane.lane});
    QCOMPARE(selection.moved(), (ShapeIds{lane.lane, lane.inside}));

    // A group around the container is selected as a whole.
    const GroupId outer = document.group({lane.lane, lane.outside});
    QVERIFY(!outer.isNull());
    QCOMPARE(document.unitOf(lane.inside), (Unit{outer, {}}));
    QCOMPARE(document.unitOf(lane.inside, outer), (Unit{{}, lane.inside}));
}

void TestContainers::refusesWhatCannotBe()
{
    Lane lane;
    Document &document = lane.document;
    const DocumentData before = document.data();
    const auto isRefused = [&](const ShapeIds &ids, ShapeId into, const QString &reason) {
        return !document.moveInto(ids, into) && document.errorString() == Text::sentence(reason)
            && document.data() == before && document.undoStack()->count() == 0;
    };
    QVERIFY(isRefused({lane.lane}, lane.lane, QStringLiteral("a container cannot be moved into itself")));
    QVERIFY(isRefused({lane.inside}, ShapeId(999), QStringLiteral("the shape 999 does not exist")));
    QVERIFY(isRefused({lane.inside}, lane.outside,
                      QStringLiteral("the shape %1 is no container").arg(lane.outside.value())));
    QVERIFY(!document.moveInto({lane.inside}, {}, GroupId(77)));
    QCOMPARE(document.errorString(), QStringLiteral("The group 77 does not exist"));
    const ShapeId inner = document.addShape(container({100, 200}, {150, 150}));
    QVERIFY(document.moveInto({inner}, lane.lane));
    QVERIFY(!document.moveInto({lane.lane}, inner));
    QCOMPARE(document.errorString(), QStringLiteral("A container cannot be moved into itself"));
}

void TestContainers::isTheLowest()
{
    Lane lane;
    Document &document = lane.document;
    QVERIFY(document.moveInto({lane.inside, lane.outside}, lane.lane));
    const ShapeIds order = document.ids();
    QCOMPARE(order.first(), lane.lane);
    QVERIFY(!document.reorder({order[1]}, Document::Place::Bottom));
    QCOMPARE(document.ids(), order);
    QVERIFY(document.reorder({order[2]}, Document::Place::Bottom));
    QCOMPARE(document.ids(), (ShapeIds{order[0], order[2], order[1]}));
    document.reorderBelow({order[1]}, lane.lane);
    QCOMPARE(document.ids(), order);
    QCOMPARE(document.data().errorString(), QString());
}

void TestContainers::connectorsFollow()
{
    Lane lane;
    Document &document = lane.document;
    const ShapeId second = document.addShape(Shape::rectangle({100, 250}, {40, 40}));
    // Both connectors are below the lane.
    const ShapeId within = document.connect(lane.inside, second), across = document.connect(lane.inside, lane.outside);
    QVERIFY(document.reorder({within, across}, Document::Place::Bottom));
    QVERIFY(document.moveInto({lane.inside}, lane.lane));
    QVERIFY(document.containerOf(within).isNull());
    QVERIFY(document.rank(within) > document.rank(lane.inside));
    QVERIFY(document.rank(across) > document.rank(lane.inside));
    QVERIFY(document.moveInto({second}, lane.lane));
    QCOMPARE(document.containerOf(within), lane.lane);
    QVERIFY(document.rank(within) > document.rank(second));
    QVERIFY(document.containerOf(across).isNull());
    QVERIFY(document.moveInto({second}, {}));
    QVERIFY(document.containerOf(within).isNull());
    document.undoStack()->undo();
    QCOMPARE(document.containerOf(within), lane.lane);
}

void TestContainers::groupStaysIfTheContainerIsRemoved()
{
    Lane lane;
    Document &document = lane.document;
    QVERIFY(document.moveInto({lane.inside, lane.outside}, lane.lane));
    QCOMPARE(document.setCollapsed({lane.lane}, true), 1);
    const DocumentData before = document.data();
    const GroupId group = document.groupOfContainer(lane.lane);
    QCOMPARE(document.removeShapes({lane.lane}), 1);
    QVERIFY(document.find(group)->container.isNull());
    QVERIFY(!document.find(group)->isCollapsed());
    QVERIFY(document.isVisible(lane.inside));
    QCOMPARE(document.unitOf(lane.inside), (Unit{group, {}}));
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
    QVERIFY(!document.isVisible(lane.inside));
    QCOMPARE(document.removeShapes(document.withContents({lane.lane})), 3);
    QVERIFY(document.groups().isEmpty());
}

void TestContainers::copiesHaveTheirOwnContainer()
{
    Lane lane;
    Document &document = lane.document;
    const ShapeId inner = document.addShape(container({100, 200}, {150, 150}, "pool"));
    QVERIFY(document.moveInto({inner}, lane.lane));
    QVERIFY(document.moveInto({lane.inside}, inner));
    const ShapeIds copies = insertDrawing(document, fragmentOf(document, document.withContents({lane.lane})), {500, 0});
    QCOMPARE(copies.size(), 3);
    QCOMPARE(document.containerOf(copies[2]), copies[1]);
    QCOMPARE(document.containerOf(copies[1]), copies[0]);
    QCOMPARE(document.contents(lane.lane), (ShapeIds{inner, lane.inside}));
    const ShapeIds within = insertDrawing(document, fragmentOf(document, {lane.outside}), {}, {}, {}, copies[1]);
    QCOMPARE(document.containerOf(within.value(0)), copies[1]);
    document.undoStack()->undo();
    QCOMPARE(document.contents(copies[1]), ShapeIds{copies[2]});
}

void TestContainers::findsTheTopmostContainer()
{
    Lane lane;
    Document &document = lane.document;
    const ShapeId inner = document.addShape(container({100, 200}, {150, 150}));
    QCOMPARE(document.containerAt(lane.spot({100, 50})), lane.lane);
    QCOMPARE(document.containerAt(lane.spot({100, 200})), inner);
    QVERIFY(document.containerAt(lane.spot({300, 100})).isNull());
    QCOMPARE(document.containerAt(lane.spot({100, 200}), {}, {inner}), lane.lane);
    // The box is only in the lower one.
    QCOMPARE(document.containerAt(Aabb2{{10, 150}, {100, 200}}), lane.lane);
    QVERIFY(document.moveInto({inner}, lane.lane));
    QVERIFY(document.containerAt(lane.spot({100, 200}), {}, {lane.lane}).isNull());
    QVERIFY(document.moveInto({lane.inside}, inner));
    document.changeShapes({inner}, [](Shape &shape) { shape.locked = true; });
    QCOMPARE(document.containerAt(lane.spot({100, 200})), inner);
    document.changeShapes({inner}, [](Shape &shape) { shape.hidden = true; });
    QCOMPARE(document.containerAt(lane.spot({100, 200})), lane.lane);
    // A container in a group is in the scope of the group.
    const GroupId group = document.group({lane.lane, lane.outside});
    QVERIFY(document.containerAt(lane.spot({100, 50})).isNull());
    QCOMPARE(document.containerAt(lane.spot({100, 50}), group), lane.lane);
}

void TestContainers::collapses_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<double>("rotation");
    QTest::addColumn<bool>("isMirrored");
    QTest::addColumn<QSizeF>("collapsed");
    QTest::newRow("swimlane") << QByteArray("swimlane") << 0.0 << false << QSizeF(200, 28);
    QTest::newRow("rotated swimlane") << QByteArray("swimlane") << 30.0 << false << QSizeF(200, 28);
    QTest::newRow("pool") << QByteArray("pool") << 0.0 << false << QSizeF(28, 300);
    QTest::newRow("mirrored pool") << QByteArray("pool") << 75.0 << true << QSizeF(28, 300);
    QTest::newRow("frame") << QByteArray("frame") << 0.0 << false << QSizeF(200, 28);
}

void TestContainers::collapses()
{
    QFETCH(QByteArray, kind);
    QFETCH(double, rotation);
    QFETCH(bool, isMirrored);
    QFETCH(QSizeF, collapsed);
    Document document;
    Shape shape = container({100, 150}, {200, 300}, kind.constData());
    shape.rotation = rotation;
    shape.mirroredX = isMirrored;
    const ShapeId lane = document.addShape(shape);
    const ShapeId box = document.addShapesInto(lane, {Shape::rectangle({100, 150}, {40, 40})}).value(0);
    const DocumentData before = document.data();
    const int steps = document.undoStack()->count();
    QCOMPARE(document.setCollapsed({lane, box}, true), 1);
    QVERIFY(document.isCollapsed(lane));
    QVERIFY(document.isVisible(lane) && !document.isVisible(box));
    const Shape &now = *document.find(lane);
    QCOMPARE(now.size, collapsed);
    const QList<QPointF> corner{{-0.5, -0.5}};
    const QPointF moved = now.toScene(corner).first() - shape.toScene(corner).first();
    QVERIFY2(std::abs(moved.x()) < 1e-12 && std::abs(moved.y()) < 1e-12, "the corner at the title moves");
    QCOMPARE(document.setCollapsed({lane}, true), 0);
    QVERIFY(document.data().errorString().isEmpty());
    QCOMPARE(document.undoStack()->count(), steps + 1);
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
    QVERIFY(document.isVisible(box));
    document.undoStack()->redo();
    QCOMPARE(document.setCollapsed({lane}, false), 1);
    QVERIFY(document.isVisible(box));
    QCOMPARE(document.find(lane)->size, QSizeF(200, 300));
    // A side that collapsing does not change keeps its size.
    const bool isNarrow = collapsed.width() < 200;
    QCOMPARE(document.setCollapsed({lane}, true), 1);
    document.changeShapes({lane}, [](Shape &changed) { changed.size = {500, 400}; });
    QCOMPARE(document.setCollapsed({lane}, false), 1);
    QCOMPARE(document.find(lane)->size, isNarrow ? QSizeF(200, 400) : QSizeF(500, 300));
}

void TestContainers::connectorsLeadToACollapsedContainer()
{
    Lane lane;
    Document &document = lane.document;
    QVERIFY(document.moveInto({lane.inside}, lane.lane));
    ConnectorEnd end(lane.inside);
    const ShapeId connector = document.connect(lane.outside, end);
    const QList<QPointF> before = document.find(connector)->sceneOutline().value(0);
    QCOMPARE(before.last(), QPointF(120, 100));
    QCOMPARE(document.setCollapsed({lane.lane}, true), 1);
    const QList<QPointF> collapsed = document.find(connector)->sceneOutline().value(0);
    // The connector comes from below, and the collapsed lane ends at y = 28.
    QCOMPARE(collapsed.last().y(), 28.0);
    QVERIFY(collapsed.last().x() > 100 && collapsed.last().x() < 200);
    QCOMPARE(document.find(connector)->connector->to.shape, lane.inside);
    document.changeShapes({lane.lane}, [](Shape &shape) { shape.center.ry() += 300; });
    QVERIFY(document.find(connector)->sceneOutline().value(0).last().y() >= 300);
    document.undoStack()->undo();
    QCOMPARE(document.find(connector)->sceneOutline().value(0), collapsed);
    QCOMPARE(document.setCollapsed({lane.lane}, false), 1);
    QCOMPARE(document.find(connector)->sceneOutline().value(0), before);
}

void TestContainers::gestureMovesInAndOut()
{
    Lane lane;
    Document &document = lane.document;
    const DocumentData before = document.data();
    {
        Gesture gesture(document, QStringLiteral("Drag"));
        QVERIFY(gesture.moveInto({lane.inside}, lane.lane));
        QCOMPARE(document.containerOf(lane.inside), lane.lane);
        QVERIFY(gesture.moveInto({lane.inside}, {}));
        QVERIFY(document.containerOf(lane.inside).isNull());
        QCOMPARE(document.ids(), before.order);
        QVERIFY(gesture.moveInto({lane.inside}, lane.lane));
        QVERIFY(!gesture.moveInto({lane.lane}, lane.lane));
        QVERIFY(gesture.moveInto({lane.outside}, lane.lane));
        Placement placement = document.find(lane.outside)->placement();
        placement.center = {100, 200};
        QVERIFY(gesture.place({lane.outside}, {placement}));
    }
    QVERIFY(document.data() == before);
    QCOMPARE(document.undoStack()->count(), 0);

    Gesture gesture(document, QStringLiteral("Drag"));
    Placement placement = document.find(lane.outside)->placement();
    placement.center = {100, 200};
    QVERIFY(gesture.place({lane.outside}, {placement}));
    QVERIFY(gesture.moveInto({lane.outside}, lane.lane));
    QVERIFY(gesture.commit());
    QCOMPARE(document.undoStack()->count(), 1);
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Drag"));
    QCOMPARE(document.contents(lane.lane), ShapeIds{lane.outside});
    QCOMPARE(document.find(lane.outside)->center, QPointF(100, 200));
    const DocumentData after = document.data();
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
    document.undoStack()->redo();
    QVERIFY(document.data() == after);
}

void TestContainers::gestureMovesConnectorsInAndOn_data()
{
    QTest::addColumn<bool>("isDragged");
    QTest::addColumn<bool>("isPinned");
    QTest::newRow("dragged") << true << false;
    QTest::newRow("pinned") << false << true;
    QTest::newRow("dragged and pinned") << true << true;
}

// A gesture also moves the shapes after it has moved them into the container.
void TestContainers::gestureMovesConnectorsInAndOn()
{
    QFETCH(bool, isDragged);
    QFETCH(bool, isPinned);
    Lane lane;
    Document &document = lane.document;
    Shape between = Shape::connectorBetween(lane.inside, lane.outside);
    if (isPinned) {
        between.connector->route = ConnectorRoute::Orthogonal;
        between.connector->pins = {{Qt::Vertical, 200}};
    }
    const ShapeId connector = document.addShape(between);
    QVERIFY2(!connector.isNull(), qPrintable(document.errorString()));
    document.undoStack()->clear();
    const DocumentData before = document.data();
    ShapeIds ids{lane.inside, lane.outside};
    if (isDragged)
        ids.append(connector);
    const auto moved = [&](QPointF offset) {
        QList<Placement> placements;
        for (ShapeId id : ids) {
            placements.append(before.shapes.find(id)->placement());
            placements.last().center += offset;
        }
        return placements;
    };
    {
        Gesture gesture(document, QStringLiteral("Drag"));
        QVERIFY(gesture.place(ids, moved({10, 0})));
        QVERIFY(gesture.moveInto(ids, lane.lane));
        QVERIFY(gesture.place(ids, moved({20, 0})));
        QCOMPARE(document.containerOf(connector), lane.lane);
        QCOMPARE(document.data().errorString(), QString());
        QVERIFY(gesture.moveInto(ids, {}));
        QVERIFY(gesture.place(ids, moved({30, 0})));
        QVERIFY(document.containerOf(connector).isNull());
        QVERIFY(gesture.moveInto(ids, lane.lane));
        QVERIFY(gesture.place(ids, moved({40, 0})));
        gesture.cancel();
        QVERIFY(document.data() == before);
    }
    Gesture gesture(document, QStringLiteral("Drag"));
    QVERIFY(gesture.moveInto(ids, lane.lane));
    QVERIFY(gesture.place(ids, moved({40, 0})));
    QVERIFY(gesture.commit());
    QCOMPARE(document.containerOf(connector), lane.lane);
    QCOMPARE(document.data().errorString(), QString());
    const DocumentData after = document.data();
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
    document.undoStack()->redo();
    QVERIFY(document.data() == after);
}

void TestContainers::gestureTurnsGroupsThatMove()
{
    Lane lane;
    Document &document = lane.document;
    const GroupId group = document.group({lane.inside, lane.outside});
    const ShapeIds ids{lane.inside, lane.outside};
    document.undoStack()->clear();
    const DocumentData before = document.data();
    Gesture gesture(document, QStringLiteral("Drag"));
    QVERIFY(gesture.moveInto(ids, lane.lane));
    QVERIFY(gesture.turnGroups({group}, {45}));
    QVERIFY(gesture.moveInto(ids, {}));
    QCOMPARE(document.find(group)->rotation, 45.0);
    QVERIFY(gesture.moveInto(ids, lane.lane));
    QVERIFY(gesture.turnGroups({group}, {60}));
    QVERIFY(gesture.commit());
    QCOMPARE(document.find(group)->rotation, 60.0);
    QCOMPARE(document.find(group)->parent, document.groupOfContainer(lane.lane));
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
}

void TestContainers::addsShapesInOneStep()
{
    Lane lane;
    Document &document = lane.document;
    const DocumentData before = document.data();
    const ShapeIds added = document.addShapesInto(
        lane.lane, {Shape::rectangle({50, 50}, {10, 10}), Shape::ellipse({80, 50}, {10, 10})}, QStringLiteral("Draw"));
    QCOMPARE(document.contents(lane.lane), added);
    QCOMPARE(document.undoStack()->count(), 1);
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Draw"));
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
    QVERIFY(document.addShapesInto(lane.outside, {Shape::rectangle({50, 50}, {10, 10})}).isEmpty());
    QVERIFY(!document.errorString().isEmpty());
}

void TestContainers::deepestContainerRefusesShapes()
{
    DocumentData data;
    GroupId parent;
    for (int i = 0; i < Group::LargestDepth; ++i) {
        const ShapeId id(data.nextId++);
        const GroupId group(data.nextId++);
        data.groups[group].parent = parent;
        data.groups[group].container = id;
        data.shapes.insert(id, container({0, 0}, {100, 100}));
        data.shapes.edit(id)->group = parent = group;
        data.order.append(id);
    }
    const ShapeId deepest(data.nextId++);
    data.shapes.insert(deepest, container({0, 0}, {100, 100}));
    data.shapes.edit(deepest)->group = parent;
    data.order.append(deepest);
    Document document;
    QVERIFY2(document.setData(data), qPrintable(document.errorString()));
    const Shape box = Shape::rectangle({0, 0}, {10, 10});
    Document other;
    other.group(other.addShapes({box, box}));
    const auto isRefused = [&] {
        return document.errorString().contains(QLatin1String("deeper")) && document.data() == data
            && !document.undoStack()->canUndo();
    };
    QCOMPARE(document.addShapesInto(deepest, {box}), ShapeIds());
    QVERIFY(isRefused());
    QCOMPARE(document.addDrawing(other.data(), {}, {}, deepest), ShapeIds());
    QVERIFY(isRefused());
    // A shape fits in the innermost group with a container, but a group does not.
    const ShapeId inner = document.containerOf(parent);
    QCOMPARE(document.addDrawing(other.data(), {}, {}, inner), ShapeIds());
    QVERIFY(isRefused());
    const ShapeIds added = document.addShapesInto(inner, {box});
    QCOMPARE(document.containerOf(added.value(0)), inner);
    QCOMPARE(document.errorString(), QString());
}

// Shapes outside of the scope move to its top.
void TestContainers::moveIntoAnotherScope()
{
    Document document;
    const ShapeIds ids = document.addShapes(QList<Shape>(7, Shape::rectangle({0, 0}, {10, 10})));
    const GroupId group = document.group({ids[0], ids[1]}), scope = document.group({ids[4], ids[5]});
    QVERIFY2(document.moveInto({ids[0], ids[1], ids[2]}, {}, scope), qPrintable(document.errorString()));
    QCOMPARE(document.ids(), (ShapeIds{ids[3], ids[4], ids[5], ids[0], ids[1], ids[2], ids[6]}));
    QCOMPARE(document.members(scope), document.ids().sliced(1, 5));
    QCOMPARE(document.find(group)->parent, scope);
    QCOMPARE(document.data().errorString(), QString());
}

void TestContainers::containerBecomesAConnector()
{
    Lane lane;
    Document &document = lane.document;
    document.moveInto({lane.inside}, lane.lane);
    const ShapeId connector = document.addShape(Shape::connectorBetween(lane.inside, lane.outside));
    const Shape::Outline path = document.find(connector)->sceneOutline();
    document.setCollapsed({lane.lane}, true);
    QVERIFY(document.find(connector)->sceneOutline() != path);
    QCOMPARE(document.changeShape(lane.lane, Shape::connectorBetween(QPointF(0, 0), QPointF(9, 9))), 1);
    // Connectors do not lead to connectors.
    QVERIFY(document.find(connector)->sceneOutline() == path);
    DocumentData file;
    QVERIFY(fromText(toText(document.data()), file));
    QVERIFY(file == document.data());
}

void TestContainers::fileIsChecked_data()
{
    QTest::addColumn<QByteArray>("groups");
    QTest::addColumn<QByteArray>("shapes");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<int>("line");
    const QByteArray lane(R"({"id":1,"center":[0,0],"group":9,"kind":"swimlane","size":[90,90]})");
    const QByteArray box(R"({"id":2,"center":[0,0],"group":9,"kind":"rectangle","size":[9,9]})");
    const QByteArray both = lane + ",\n" + box;
    QTest::newRow("good") << QByteArray(R"({"id":9,"container":1})") << both << QString() << 0;
    QTest::newRow("collapsed") << QByteArray(R"({"id":9,"container":1,"expandedSize":[90,200]})") << both << QString()
                               << 0;
    QTest::newRow("not the lowest") << QByteArray(R"({"id":9,"container":2})") << both
                                    << QStringLiteral("the container 2 is not the lowest member of the group 9") << 4;
    QTest::newRow("unknown") << QByteArray(R"({"id":9,"container":7})") << both
                             << QStringLiteral("the container 7 is not the lowest member of the group 9") << 4;
    QTest::newRow("in an inner group") << QByteArray("{\"id\":8,\"container\":1},\n{\"id\":9,\"parent\":8}") << both
                                       << QStringLiteral("the container 1 is not the lowest member of the group 8")
                                       << 5;
    QTest::newRow("no id") << QByteArray(R"({"id":9,"container":"x"})") << both
                           << QStringLiteral("the field \"container\" is not the id of a shape") << 2;
    QTest::newRow("size") << QByteArray(R"({"id":9,"container":1,"expandedSize":[90]})") << both
                          << QStringLiteral("the field \"expandedSize\" is not a pair of numbers") << 2;
    QTest::newRow("negative size") << QByteArray(R"({"id":9,"container":1,"expandedSize":[90,-1]})") << both
                                   << QStringLiteral("the height is negative") << 2;
    QTest::newRow("nothing collapsed") << QByteArray(R"({"id":9,"expandedSize":[90,90]})") << both
                                       << QStringLiteral("a group without a container is collapsed") << 2;
}

void TestContainers::fileIsChecked()
{
    QFETCH(QByteArray, groups);
    QFETCH(QByteArray, shapes);
    QFETCH(QString, reason);
    QFETCH(int, line);
    const FileResult result = read(groups.constData(), shapes.constData());
    QCOMPARE(bool(result), reason.isEmpty());
    if (reason.isEmpty())
        return;
    QVERIFY2(result.errorString().contains(reason), qPrintable(result.errorString()));
    QCOMPARE(result.line, line);
}

TRAMMEL_TEST(TestContainers)
#include "tst_containers.moc"
