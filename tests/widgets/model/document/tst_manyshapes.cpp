#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/interaction/collisions/collisiontracker_p.h"
#include <trammel/fragment.h>
#include <trammel/gesture.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <set>

using namespace Trammel;

// Tests pairs of overlapping shapes, and gestures and collisions of many shapes.

namespace {

using Pairs = QList<std::pair<ShapeId, ShapeId>>;
using Test = std::function<bool(const Collider &, const Collider &)>;

Pairs byBruteForce(const Document &document, const Test &test)
{
    Pairs pairs;
    const ShapeIds ids = document.ids();
    QList<Collider> colliders;
    for (ShapeId id : ids)
        colliders.append(Collider(document.find(id)->scenePrimitive(), document.find(id)->extent()));
    for (qsizetype i = 0; i < ids.size(); ++i) {
        for (qsizetype j = i + 1; j < ids.size(); ++j) {
            if (document.isVisible(ids[i]) && document.isVisible(ids[j]) && test(colliders[i], colliders[j]))
                pairs.append({ids[i], ids[j]});
        }
    }
    return pairs;
}

std::set<std::pair<ShapeId, ShapeId>> tracked(const CollisionTracker &tracker)
{
    std::set<std::pair<ShapeId, ShapeId>> pairs;
    for (ShapeId a : tracker.colliding()) {
        for (ShapeId b : tracker.collidingWith(a))
            pairs.insert(std::minmax(a, b));
    }
    return pairs;
}

std::set<std::pair<ShapeId, ShapeId>> inAnyOrder(const Pairs &pairs)
{
    std::set<std::pair<ShapeId, ShapeId>> sorted;
    for (const auto &[a, b] : pairs)
        sorted.insert(std::minmax(a, b));
    return sorted;
}

QList<Placement> placements(const Document &document, const ShapeIds &ids)
{
    QList<Placement> all;
    for (ShapeId id : ids)
        all.append(document.find(id)->placement());
    return all;
}

} // namespace

class TestManyShapes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void overlappingPairs();
    void overlappingPairsStopAtTheMost();
    void dragOfManyWithCollisions();
    void crowdOnOneSpot();
    void crowdKeepsItsColors();
    void gestureIsUndoneBitForBit();
    void gestureRefusesBadPlacements();
    void copiesOfManyShapesAreLikeThoseOfFew();
};

void TestManyShapes::overlappingPairs()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 700);
    for (int round = 0; round < 3; ++round) {
        Document document;
        QList<Shape> shapes;
        for (int i = 0; i < 250; ++i) {
            shapes.append(random.shape());
            shapes.last().hidden = random.chance(10);
            shapes.last().locked = random.chance(10);
        }
        document.addShapes(shapes);
        document.reorder(document.ids().first(20), Document::Place::Top);
        const ShapePairs found = document.overlappingPairs();
        QVERIFY(found.isComplete);
        QCOMPARE(found.pairs,
                 byBruteForce(document, [](const Collider &a, const Collider &b) { return intersects(a, b); }));
        QVERIFY(found.pairs.size() > 50);
        QCOMPARE(document.overlappingPairs().pairs, found.pairs);
    }
}

void TestManyShapes::overlappingPairsStopAtTheMost()
{
    Document document;
    QVERIFY(document.overlappingPairs().pairs.isEmpty());
    document.addShapes(QList<Shape>(60, Shape::rectangle({5, 5}, {10, 20}, 30)));
    QCOMPARE(document.overlappingPairs().pairs.size(), 60 * 59 / 2);
    QVERIFY(document.overlappingPairs(60 * 59 / 2).isComplete);
    const ShapePairs some = document.overlappingPairs(100);
    QVERIFY(!some.isComplete);
    QCOMPARE(some.pairs.size(), 100);
    QVERIFY(document.overlappingPairs(-1).pairs.isEmpty());
}

void TestManyShapes::dragOfManyWithCollisions()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 500);
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 160; ++i)
        shapes.append(random.shape());
    document.addShapes(shapes);
    CollisionTracker all;
    all.setDocument(&document);
    all.setMode(CollisionMode::CollisionsAlways);
    all.setRule({.locked = true, .inner = true, .textOnly = true});
    const auto collides = [](const Collider &a, const Collider &b) { return collide(a, b, 1e-6); };
    for (int drag = 0; drag < 3; ++drag) {
        const ShapeIds ids = document.ids().sliced(random.upTo(60), 50);
        const QList<Placement> start = placements(document, ids);
        Gesture gesture(document, QStringLiteral("Move"));
        all.watch(ids);
        for (int move = 0; move < 4; ++move) {
            const QPointF offset = random.point() / 10;
            QList<Placement> moved = start;
            for (Placement &placement : moved) {
                placement.center += offset;
                placement.rotation += 7 * move;
            }
            QVERIFY(gesture.place(ids, moved));
            QCOMPARE(tracked(all), inAnyOrder(byBruteForce(document, collides)));
            QCOMPARE(all.pairCount(), int(tracked(all).size()));
            QVERIFY(all.countsAllPairs());
        }
        if (drag == 1)
            document.removeShapes(ids.first(5));
        else if (drag == 2)
            document.undoStack()->undo();
        else
            QVERIFY(gesture.commit());
        all.watch({});
        QCOMPARE(tracked(all), inAnyOrder(byBruteForce(document, collides)));
    }
}

void TestManyShapes::crowdOnOneSpot()
{
    Shape shape = Shape::rectangle({5, 5}, {10, 20}, 30);
    shape.fill = Qt::yellow;
    Document document;
    const ShapeIds ids = document.addShapes(QList<Shape>(900, shape));
    CollisionTracker all;
    all.setDocument(&document);
    all.setMode(CollisionMode::CollisionsAlways);
    QVERIFY(!all.countsAllPairs());
    QCOMPARE(all.colliding().size(), 900);
    QVERIFY(all.pairCount() >= 900 && all.pairCount() < 100 * 900);
    // All but ten shapes move away together. All shapes still collide.
    document.changeShapes(ids.first(890), [](Shape &moved) { moved.center += QPointF(1000, 0); });
    for (ShapeId id : ids)
        QVERIFY(all.isColliding(id));
    document.removeShapes(ids.sliced(891));
    QVERIFY(!all.isColliding(ids[890]));
}

void TestManyShapes::crowdKeepsItsColors()
{
    // A large shape covers many small ones, and each of them collides.
    Shape small = Shape::rectangle({0, 0}, {5, 5}), large = Shape::ellipse({500, 500}, {3000, 3000});
    small.fill = large.fill = Qt::yellow;
    QList<Shape> shapes{large};
    for (int i = 0; i < 900; ++i) {
        shapes.append(small);
        shapes.last().center = {i % 30 * 20.0, i / 30 * 20.0};
    }
    Document document;
    document.addShapes(shapes);
    CollisionTracker tracker;
    tracker.setDocument(&document);
    tracker.setRule({.inner = true});
    tracker.watch({ShapeId(1)});
    QCOMPARE(tracker.pairCount(), 900);
    QVERIFY(tracker.countsAllPairs());
    QCOMPARE(tracker.colliding().size(), 901);
    document.changeShapes({ShapeId(1)}, [](Shape &shape) { shape.center.rx() += 1e6; });
    QCOMPARE(tracker.pairCount(), 0);
    QVERIFY(tracker.colliding().isEmpty());
}

void TestManyShapes::gestureIsUndoneBitForBit()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 300; ++i)
        shapes.append(random.shape());
    const ShapeIds ids = document.addShapes(shapes);
    const DocumentData before = document.data();
    for (bool isMixed : {false, true}) {
        Gesture gesture(document, QStringLiteral("Move"));
        QList<Placement> moved = placements(document, ids);
        for (int step = 0; step < 3; ++step) {
            for (Placement &placement : moved) {
                placement.center += random.point() / 3;
                placement.size *= random.real(0.5, 2);
                placement.rotation += random.real(-400, 400);
                placement.mirroredX = !placement.mirroredX;
            }
            QVERIFY(gesture.place(ids, moved));
        }
        if (isMixed) {
            Shape named = *document.find(ids[3]);
            named.name = QStringLiteral("other");
            QVERIFY(gesture.change({ids[3], ShapeId(12345)}, {named, named}));
        }
        for (qsizetype i = 0; i < ids.size(); ++i)
            QVERIFY(document.find(ids[i])->placement() == moved[i].normalized());
        const DocumentData after = document.data();
        QVERIFY(gesture.commit());
        QVERIFY(document.data() == after);
        document.undoStack()->undo();
        QVERIFY(document.data() == before);
        document.undoStack()->redo();
        QVERIFY(document.data() == after);
        document.undoStack()->undo();
    }
    Gesture gesture(document, QStringLiteral("Move"));
    QVERIFY(gesture.place(ids.first(2), {Placement(), Placement()}));
    gesture.cancel();
    QVERIFY(document.data() == before);
    QVERIFY(document.undoStack()->canRedo());
}

void TestManyShapes::copiesOfManyShapesAreLikeThoseOfFew()
{
    // Enough for several threads. The first new id is not the first one of a page of the store.
    constexpr int count = 20000;
    constexpr QPointF offset(0.1, -7);
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i)
        shapes.append(random.shape());
    Document document;
    const ShapeIds ids = document.addShapes(shapes);
    QCOMPARE(ids.size(), count);
    const DocumentData before = document.data();
    const ShapeIds copies = insertDrawing(document, before, offset);
    QCOMPARE(document.ids(), ids + copies);
    for (int i = 0; i < count; ++i) {
        Shape moved = *document.find(ids[i]);
        moved.center += offset;
        QVERIFY(*document.find(copies[i]) == moved.normalized());
        QVERIFY(document.paintedBounds(copies[i]) == document.find(copies[i])->paintedBounds());
    }
    document.undoStack()->undo();
    QCOMPARE(document.ids(), ids);
    // A shape in the middle would leave the range of coordinates.
    Shape far = *document.find(ids[count / 2]);
    far.center = {1e9, 0};
    document.changeShape(ids[count / 2], far);
    const DocumentData changed = document.data();
    QCOMPARE(insertDrawing(document, changed, offset), ShapeIds());
    QCOMPARE(document.errorString(), QStringLiteral("The center's x is larger than 1e9"));
    QVERIFY(document.data() == changed);
}

void TestManyShapes::gestureRefusesBadPlacements()
{
    Document document;
    const ShapeIds ids = document.addShapes({Shape::rectangle({0, 0}, {1, 1}), Shape::ellipse({5, 5}, {1, 1})});
    const DocumentData before = document.data();
    Gesture gesture(document, QStringLiteral("Move"));
    Placement good = document.find(ids[0])->placement();
    good.center.rx() += 1;
    for (int fault = 0; fault < 4; ++fault) {
        Placement bad = good;
        if (fault == 0)
            bad.center.rx() = std::nan("");
        else if (fault == 1)
            bad.size.rwidth() = -1;
        else if (fault == 2)
            bad.center.ry() = 2e9;
        else
            bad.rotation = HUGE_VAL;
        QVERIFY(!gesture.place(ids, {good, bad}));
        QVERIFY(!document.errorString().isEmpty());
        QVERIFY(document.data() == before);
    }
    QVERIFY(!gesture.place(ids, {good}));
    QVERIFY(gesture.place({ids[0], ShapeId(999)}, {good, good}));
    QCOMPARE(document.find(ids[0])->center, QPointF(1, 0));
}

TRAMMEL_WIDGET_TEST(TestManyShapes)
#include "tst_manyshapes.moc"
