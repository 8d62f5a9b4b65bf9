#include "tests/testprogram.h"
#include "tests/widgets/toolbench.h"
#include <trammel/geometry/predicates.h>
#include <trammel/gesture.h>

#include <QtTest/QSignalSpy>

#include <algorithm>
#include <map>
#include <set>

using namespace Trammel;

namespace {

using Pairs = std::set<std::pair<quint32, quint32>>;

bool isInside(const Collider &inner, const Collider &outer)
{
    if (outer.extent() != Extent::Area)
        return false;
    return inner.extent() == Extent::Area ? contains(outer.primitive(), inner.primitive())
                                          : contains(outer.primitive(), asCurve(inner.primitive()));
}

/// The colliding pairs, found by testing every pair or, if shapes are watched, every pair with a watched shape. A shape
/// does not collide with one that contains it.
Pairs byBruteForce(const Document &document, double leastDepth, const ShapeIds *watched = nullptr)
{
    Pairs pairs;
    const ShapeIds ids = document.ids();
    std::map<ShapeId, Collider> colliders;
    for (ShapeId id : ids)
        colliders[id] = Collider(document.find(id)->scenePrimitive(), document.find(id)->extent());
    for (ShapeId a : ids) {
        for (ShapeId b : ids) {
            if (!(a < b) || document.find(a)->hidden || document.find(b)->hidden)
                continue;
            if (watched && !watched->contains(a) && !watched->contains(b))
                continue;
            if (document.find(a)->locked || document.find(b)->locked)
                continue;
            if (isInside(colliders[a], colliders[b]) != isInside(colliders[b], colliders[a]))
                continue;
            if (collide(colliders[a], colliders[b], leastDepth))
                pairs.insert({a.value(), b.value()});
        }
    }
    return pairs;
}

Pairs tracked(const CollisionTracker &tracker)
{
    Pairs pairs;
    for (ShapeId a : tracker.colliding()) {
        for (ShapeId b : tracker.collidingWith(a))
            pairs.insert({std::min(a, b).value(), std::max(a, b).value()});
    }
    return pairs;
}

/// Moves shapes as a drag does, by successive offsets that are measured from the start.
class Mover
{
public:
    Mover(Document &document, const ShapeIds &ids) : m_ids(ids), m_gesture(document, QStringLiteral("Move"))
    {
        for (ShapeId id : ids)
            m_start.append(document.find(id)->placement());
    }

    bool moveTo(QPointF offset)
    {
        QList<Placement> moved = m_start;
        for (Placement &placement : moved)
            placement.center += offset;
        return m_gesture.place(m_ids, moved);
    }

private:
    ShapeIds m_ids;
    Gesture m_gesture;
    QList<Placement> m_start;
};

/// Many shapes of every kind in a small area. Some lie exactly edge to edge, and some overlap by about the least depth.
QList<Shape> crowdedShapes(RandomInput &random, double leastDepth)
{
    QList<Shape> shapes;
    for (int i = 0; i < 30; ++i)
        shapes << random.shape(130, 50);
    for (int i = 0; i < 20; ++i) {
        const double overlap = i % 3 == 0 ? 0 : leastDepth + random.real(-1e-15, 1e-15);
        shapes << filled(Shape::rectangle({i * (0.1 + 0.7) - 5, i % 2 == 0 ? 0.3 : 0.3 + 1.1 - overlap}, {0.8, 1.1}));
    }
    return shapes;
}

/// A star of very many points.
Shape largeStar(QPointF center, double radius)
{
    const int count = int(LargeShapes::FewestPoints) + 1;
    QList<QPointF> points;
    for (int i = 0; i < count; ++i) {
        const double degrees = 360.0 * i / count;
        const double wave = axisFromDegrees(7 * degrees).x();
        points.append(center + axisFromDegrees(degrees) * (radius * (1 + 0.2 * wave)));
    }
    return filled(Shape::polygon(points));
}

} // namespace

class TestCollisionTracker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neighborsDoNotCollide();
    void leastDepth();
    void rules_data();
    void rules();
    void modes();
    void waitsForTheNextChange();
    void countsAgainAfterAChange();
    void watchesAGesture();
    void watchesAll();
    void equalsBruteForce();
    void movedTogetherEqualsBruteForce();
    void movedTogetherAmongChanges();
    void movedAcrossMany();
    void movedOnACrowdedSpot();
    void dragIsWatched();
    void tellsWhatLooksDifferent();
    void largeShapesAreKnownLater();
    void largeShapesAmongChanges();
};

void TestCollisionTracker::neighborsDoNotCollide()
{
    Document document;
    CollisionTracker tracker;
    tracker.setDocument(&document);
    tracker.setMode(CollisionMode::CollisionsAlways);
    document.addShapes({filled(Shape::rectangle({0, 0}, {10, 10})), filled(Shape::rectangle({10, 0}, {10, 10})),
                        filled(Shape::rectangle({0, 10}, {10, 10}))});
    QCOMPARE(tracker.pairCount(), 0);
    document.changeShapes({ShapeId(2)}, [](Shape &shape) { shape.center.rx() -= 1; });
    QCOMPARE(tracked(tracker), (Pairs{{1, 2}}));
    QVERIFY(tracker.isColliding(ShapeId(1)));
    QVERIFY(!tracker.isColliding(ShapeId(3)));
    document.changeShapes({ShapeId(1)}, [](Shape &shape) { shape.hidden = true; });
    QCOMPARE(tracker.pairCount(), 0);
}

void TestCollisionTracker::leastDepth()
{
    Document document;
    CollisionTracker tracker;
    tracker.setDocument(&document);
    tracker.setMode(CollisionMode::CollisionsAlways);
    document.addShapes({filled(Shape::rectangle({0, 0}, {10, 10})), filled(Shape::rectangle({9, 0}, {10, 10}))});
    QCOMPARE(tracker.pairCount(), 1);
    tracker.setLeastDepth(2);
    QCOMPARE(tracker.pairCount(), 0);
    tracker.setLeastDepth(0.5);
    QCOMPARE(tracker.pairCount(), 1);
    tracker.setLeastDepth(qQNaN());
    QCOMPARE(tracker.leastDepth(), 0.0);
}

void TestCollisionTracker::rules_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<PairRule>("askedFor");
    QTest::addColumn<bool>("counts");
    QTest::addColumn<bool>("countsIfAsked");
    const Shape across = filled(Shape::rectangle({100, 0}, {40, 40}));
    const Shape within = filled(Shape::rectangle({20, 10}, {40, 40}, 30));
    QTest::newRow("across the edge") << across << PairRule{} << true << true;
    QTest::newRow("inside") << within << PairRule{.inner = true} << false << true;
    QTest::newRow("inside, touching the edge")
        << filled(Shape::rectangle({80, 0}, {40, 40})) << PairRule{.inner = true} << false << true;
    QTest::newRow("an open line inside") << Shape::polyline({{0, 0}, {50, 20}}) << PairRule{.inner = true} << false
                                         << true;
    QTest::newRow("equal") << filled(Shape::rectangle({0, 0}, {200, 200})) << PairRule{} << true << true;
    Shape locked = across;
    locked.locked = true;
    QTest::newRow("locked") << locked << PairRule{.locked = true} << false << true;
    Shape text = Shape::rectangle({100, 0}, {40, 40});
    text.text = QStringLiteral("Kitchen");
    text.stroke.color = QColor();
    QTest::newRow("text only") << text << PairRule{.textOnly = true, .open = false} << false << true;
    text.stroke.color = Qt::black;
    QTest::newRow("text with an outline") << text << PairRule{} << false << true;
    text.stroke.color = QColor();
    text.fill = Qt::white;
    QTest::newRow("text with a fill") << text << PairRule{} << true << true;
    QTest::newRow("an unfilled shape") << Shape::rectangle({100, 0}, {40, 40}) << PairRule{} << false << true;
    QTest::newRow("a line") << Shape::polyline({{0, 0}, {150, 20}}) << PairRule{} << false << true;
    Shape rug = across;
    rug.solidity = Solidity::None;
    QTest::newRow("not solid") << rug << PairRule{} << false << true;
    Shape fence = Shape::rectangle({100, 0}, {40, 40});
    fence.solidity = Solidity::Solid;
    QTest::newRow("solid without a fill") << fence << PairRule{} << true << true;
    Shape hidden = across;
    hidden.hidden = true;
    QTest::newRow("hidden") << hidden << PairRule{true, true, true} << false << false;
}

void TestCollisionTracker::rules()
{
    QFETCH(Shape, shape);
    QFETCH(PairRule, askedFor);
    QFETCH(bool, counts);
    QFETCH(bool, countsIfAsked);
    Document document;
    const ShapeIds ids = document.addShapes({filled(Shape::rectangle({0, 0}, {200, 200})), shape});
    CollisionTracker all, moved;
    all.setDocument(&document);
    all.setMode(CollisionMode::CollisionsAlways);
    moved.setDocument(&document);
    moved.watch({ids[0]});
    QCOMPARE(all.pairCount(), int(counts));
    QCOMPARE(moved.pairCount(), int(counts));
    all.setRule(askedFor);
    moved.setRule(askedFor);
    QCOMPARE(all.pairCount(), int(countsIfAsked));
    QCOMPARE(moved.pairCount(), int(countsIfAsked));
    // Pairs are shown if and only if they block each other, except for locked shapes, which block and are hidden.
    const PairRule block = PairRule::forPurpose(PairRule::Purpose::Block);
    const bool isObstacle = block.counts(document, ids[1]) && block.countsTogether(document, ids[0], ids[1]);
    QCOMPARE(isObstacle, counts || (shape.locked && !shape.hidden));
}

void TestCollisionTracker::modes()
{
    Document document;
    const ShapeIds ids =
        document.addShapes({filled(Shape::rectangle({0, 0}, {10, 10})), filled(Shape::rectangle({5, 0}, {10, 10}))});
    CollisionTracker tracker;
    tracker.setDocument(&document);
    QCOMPARE(tracker.mode(), CollisionMode::CollisionsWhileDragging);
    QCOMPARE(tracker.pairCount(), 0);
    tracker.watch({ids[0]});
    QCOMPARE(tracker.pairCount(), 1);
    tracker.setMode(CollisionMode::CollisionsNever);
    QCOMPARE(tracker.pairCount(), 0);
    document.changeShapes({ids[0]}, [](Shape &shape) { shape.center.rx() += 1; });
    tracker.watch({ids[1]});
    QCOMPARE(tracker.pairCount(), 0);
    tracker.setMode(CollisionMode::CollisionsAlways);
    tracker.watch({});
    QCOMPARE(tracker.pairCount(), 1);
}

void TestCollisionTracker::waitsForTheNextChange()
{
    Document document;
    const ShapeIds ids =
        document.addShapes({filled(Shape::rectangle({0, 0}, {10, 10})), filled(Shape::rectangle({5, 0}, {10, 10})),
                            filled(Shape::rectangle({5, 5}, {10, 10}))});
    CollisionTracker tracker;
    tracker.setDocument(&document);
    QSignalSpy changes(&tracker, &CollisionTracker::changed);
    tracker.watchFromNextChange({ids[0]});
    QVERIFY(tracker.isWatched(ids[0]));
    QCOMPARE(tracker.pairCount(), 0);
    document.changeShapes({ids[0]}, [](Shape &shape) { shape.center.rx() += 1; });
    QCOMPARE(tracked(tracker), (Pairs{{1, 2}, {1, 3}}));
    QCOMPARE(changes.count(), 1);
    // Watched shapes that stay in place have their pairs, too.
    tracker.watchFromNextChange({ids[0], ids[1]});
    document.changeShapes({ids[0]}, [](Shape &shape) { shape.center.rx() += 100; });
    QCOMPARE(tracked(tracker), (Pairs{{2, 3}}));
    document.undoStack()->undo();
    QCOMPARE(tracked(tracker), (Pairs{{1, 2}, {1, 3}, {2, 3}}));
    // Another change, or another shape to watch, replaces the one that was waited for.
    tracker.watchFromNextChange({ids[1]});
    QCOMPARE(tracker.pairCount(), 0);
    tracker.watch({ids[2]});
    QCOMPARE(tracked(tracker), (Pairs{{1, 3}, {2, 3}}));
    tracker.watchFromNextChange({ids[1]});
    document.removeShapes({ids[1]});
    document.changeShapes({ids[0]}, [](Shape &shape) { shape.center.rx() += 1; });
    QCOMPARE(tracker.pairCount(), 0);
    tracker.setMode(CollisionMode::CollisionsAlways);
    tracker.watchFromNextChange({ids[0]});
    QCOMPARE(tracked(tracker), (Pairs{{1, 3}}));
}

// The tracker follows a shape that becomes locked, and one that is dragged out of a floor.
void TestCollisionTracker::countsAgainAfterAChange()
{
    Document document;
    const ShapeIds ids =
        document.addShapes({filled(Shape::rectangle({0, 0}, {200, 200})), filled(Shape::rectangle({0, 0}, {20, 20})),
                            filled(Shape::rectangle({50, 0}, {20, 20}))});
    CollisionTracker tracker;
    tracker.setDocument(&document);
    tracker.watch({ids[1], ids[2]});
    QCOMPARE(tracker.pairCount(), 0);
    {
        Mover mover(document, {ids[1], ids[2]});
        // The third shape touches the edge of the floor at 40, crosses it, and touches it from outside at 60.
        for (const auto &[x, pairs] :
             {std::pair(10.0, 0), {20.0, 0}, {40.0, 0}, {41.0, 1}, {59.0, 1}, {60.0, 0}, {91.0, 1}, {40.0, 0}}) {
            QVERIFY(mover.moveTo({x, 0}));
            QCOMPARE(tracker.pairCount(), pairs);
        }
    }
    tracker.setMode(CollisionMode::CollisionsAlways);
    document.changeShapes({ids[2]}, [](Shape &shape) { shape.center = {100, 0}; });
    QCOMPARE(tracker.pairCount(), 1);
    document.changeShapes({ids[0]}, [](Shape &shape) { shape.locked = true; });
    QCOMPARE(tracker.pairCount(), 0);
    document.undoStack()->undo();
    QCOMPARE(tracker.pairCount(), 1);
}

void TestCollisionTracker::watchesAGesture()
{
    Document document;
    CollisionTracker tracker;
    tracker.setDocument(&document);
    document.addShapes({filled(Shape::rectangle({0, 0}, {10, 10})), filled(Shape::rectangle({5, 0}, {10, 10})),
                        filled(Shape::rectangle({50, 0}, {10, 10})), filled(Shape::rectangle({55, 0}, {10, 10}))});
    QCOMPARE(tracker.pairCount(), 0);
    tracker.watch({ShapeId(1)});
    QVERIFY(tracker.isWatched(ShapeId(1)));
    QCOMPARE(tracked(tracker), (Pairs{{1, 2}}));
    document.changeShapes({ShapeId(1)}, [](Shape &shape) { shape.center = {52, 0}; });
    QCOMPARE(tracked(tracker), (Pairs{{1, 3}, {1, 4}}));
    tracker.watch({});
    QCOMPARE(tracker.pairCount(), 0);
    QVERIFY(!tracker.isWatched(ShapeId(1)));
}

void TestCollisionTracker::watchesAll()
{
    Document document;
    document.addShapes({filled(Shape::rectangle({0, 0}, {10, 10})), filled(Shape::rectangle({5, 0}, {10, 10}))});
    CollisionTracker tracker;
    tracker.setMode(CollisionMode::CollisionsAlways);
    tracker.setDocument(&document);
    QCOMPARE(tracker.pairCount(), 1);
    document.removeShapes({ShapeId(1)});
    QCOMPARE(tracker.pairCount(), 0);
    document.undoStack()->undo();
    QCOMPARE(tracker.pairCount(), 1);
    document.clear();
    QCOMPARE(tracker.pairCount(), 0);
    Document other;
    other.addShapes({filled(Shape::rectangle({0, 0}, {10, 10})), filled(Shape::rectangle({5, 0}, {10, 10}))});
    tracker.setDocument(&other);
    QCOMPARE(tracker.pairCount(), 1);
    tracker.setDocument(nullptr);
    QCOMPARE(tracker.pairCount(), 0);
}

void TestCollisionTracker::equalsBruteForce()
{
    RandomInput random(101);
    Document document;
    CollisionTracker all;
    // Lines count as well.
    all.setRule(PairRule{});
    all.setDocument(&document);
    all.setMode(CollisionMode::CollisionsAlways);
    CollisionTracker some;
    some.setRule(PairRule{});
    some.setDocument(&document);
    QList<Shape> shapes;
    for (int i = 0; i < 40; ++i)
        shapes << random.shape(150, 60);
    document.addShapes(shapes);
    // Undo must not remove the watched shapes, because that would end the watching.
    document.undoStack()->clear();
    const ShapeIds watched = document.ids().first(5);
    some.watch(watched);
    for (int i = 0; i < 60; ++i) {
        const ShapeIds ids = document.ids();
        const ShapeId id = ids[random.integer(int(ids.size()))];
        switch (random.integer(7)) {
        case 0:
            document.addShape(random.shape(150, 60));
            break;
        case 1:
            if (!watched.contains(id))
                document.removeShapes({id});
            break;
        case 2:
            document.undoStack()->undo();
            break;
        case 3:
            document.undoStack()->redo();
            break;
        case 4:
            document.changeShapes({id}, [&](Shape &shape) { shape.hidden = !shape.hidden; });
            break;
        default:
            document.changeShapes({id, ids.first(), ids.last()}, [&](Shape &shape) {
                shape.center += random.point(40);
                shape.rotation += random.real(0, 90);
            });
        }
        if (document.count() < 10)
            document.undoStack()->redo();
        if (i % 3 == 0) {
            QCOMPARE(tracked(all), byBruteForce(document, 1e-6));
            QCOMPARE(all.pairCount(), int(tracked(all).size()));
            QCOMPARE(tracked(some), byBruteForce(document, 1e-6, &watched));
        }
    }
}

void TestCollisionTracker::movedTogetherEqualsBruteForce()
{
    RandomInput random(102);
    for (double leastDepth : {0.0, 1e-6, 0.5}) {
        for (double scale : {1.0, 1e-3, 1e5}) {
            Document document;
            QList<Shape> shapes = crowdedShapes(random, leastDepth);
            // Rounding errors grow with the distance from the origin.
            for (Shape &shape : shapes)
                shape.center += QPointF(scale, scale / 3);
            const ShapeIds ids = document.addShapes(shapes);
            CollisionTracker all, some;
            all.setRule(PairRule{});
            some.setRule(PairRule{});
            all.setDocument(&document);
            some.setDocument(&document);
            all.setLeastDepth(leastDepth);
            some.setLeastDepth(leastDepth);
            all.setMode(CollisionMode::CollisionsAlways);
            ShapeIds moving;
            for (ShapeId id : ids) {
                if (random.integer(3) > 0)
                    moving << id;
            }
            random.integer(2) == 0 ? some.watch(moving) : some.watchFromNextChange(moving);
            Mover mover(document, moving);
            QPointF offset;
            for (int i = 0; i < 10; ++i) {
                offset += random.point(i % 5 == 4 ? 200 : 3);
                QVERIFY(mover.moveTo(offset));
                QCOMPARE(tracked(all), byBruteForce(document, leastDepth));
                QCOMPARE(tracked(some), byBruteForce(document, leastDepth, &moving));
                QCOMPARE(all.pairCount(), int(tracked(all).size()));
            }
        }
    }
}

// The tracker follows other changes between two moves of the same shapes.
void TestCollisionTracker::movedTogetherAmongChanges()
{
    RandomInput random(103);
    Document document;
    const ShapeIds ids = document.addShapes(crowdedShapes(random, 1e-6));
    const ShapeIds moving = ids.first(35);
    CollisionTracker all;
    all.setRule(PairRule{});
    all.setDocument(&document);
    all.setMode(CollisionMode::CollisionsAlways);
    for (int i = 0; i < 60; ++i) {
        const QPointF way = random.point(4);
        const bool isAmongMoving = i % 2 == 0;
        const ShapeId one = isAmongMoving ? moving[i % 7] : ids[35 + i % 15];
        QVERIFY(document.changeShapes(moving, [way](Shape &shape) { shape.center += way; }) > 0);
        QCOMPARE(tracked(all), byBruteForce(document, 1e-6));
        if (i % 5 < 4)
            continue;
        switch (i / 5 % 6) {
        case 0:
            document.changeShapes({one}, [](Shape &shape) { shape.hidden = !shape.hidden; });
            break;
        case 1:
            document.changeShapes({one}, [](Shape &shape) { shape.size *= 1.5; });
            break;
        case 2:
            document.changeShapes(
                {one}, [](Shape &shape) { shape.fill = shape.fill.isValid() ? QColor() : QColor(Qt::yellow); });
            break;
        case 3:
            document.undoStack()->undo();
            break;
        case 4:
            document.addShape(random.shape(130, 50));
            break;
        default:
            // Changes the same shapes as a move, but by a different offset for each shape.
            document.changeShapes(moving, [&](Shape &shape) { shape.center += random.point(0.05); });
        }
        QCOMPARE(tracked(all), byBruteForce(document, 1e-6));
    }
}

// Uses more shapes than the initial capacity of the hash of colliders.
void TestCollisionTracker::movedAcrossMany()
{
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 900; ++i)
        shapes << filled(Shape::rectangle({i % 30 * 10.0, i / 30 * 10.0}, {7, 7}, i));
    document.addShapes(shapes);
    const ShapeIds moving = document.addShapes(
        {filled(Shape::ellipse({20, 20}, {120, 90}, 20)), filled(Shape::rectangle({60, 60}, {20, 30}, 33))});
    CollisionTracker tracker;
    tracker.setDocument(&document);
    tracker.watch(moving);
    Mover mover(document, moving);
    for (int step = 1; step <= 40; ++step) {
        QVERIFY(mover.moveTo({step * 4.0, step * 3.0}));
        if (step % 8 == 0)
            QCOMPARE(tracked(tracker), byBruteForce(document, tracker.leastDepth(), &moving));
    }
}

// The limited search must not leave out a moved shape, since its color shows that it collides.
void TestCollisionTracker::movedOnACrowdedSpot()
{
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 4000; ++i)
        shapes << filled(Shape::rectangle({i % 50 * 0.1, i / 50 * 0.1}, {50, 50}, i));
    const ShapeIds moving = document.addShapes(shapes).last(1000);
    CollisionTracker tracker;
    tracker.setDocument(&document);
    tracker.watch(moving);
    Mover mover(document, moving);
    for (int step = 1; step <= 3; ++step) {
        QVERIFY(mover.moveTo({step * 0.7, step * 0.3}));
        QVERIFY(!tracker.countsAllPairs());
        QVERIFY(std::all_of(moving.begin(), moving.end(), [&](ShapeId id) { return tracker.isColliding(id); }));
    }
    QVERIFY(mover.moveTo({500, 0}));
    QVERIFY(mover.moveTo({0, 500}));
    for (ShapeId id : moving)
        QVERIFY(tracker.isColliding(id));
    mover.moveTo({0, 0});
}

void TestCollisionTracker::dragIsWatched()
{
    ToolBench bench;
    const ShapeIds ids = bench.document.addShapes({filled(Shape::rectangle({0, 0}, {40, 40})),
                                                   filled(Shape::rectangle({100, 0}, {40, 40}, 30)),
                                                   filled(Shape::rectangle({110, 0}, {40, 40}, 60))});
    bench.pull({0, 0}, {80, 5});
    QCOMPARE(tracked(bench.collisions), (Pairs{{1, 2}, {1, 3}}));
    bench.move({20, 5});
    QCOMPARE(bench.collisions.pairCount(), 0);
    bench.move({80, 5});
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.collisions.pairCount(), 0);
    bench.release({80, 5});
    bench.drag({0, 0}, {80, 5});
    QCOMPARE(bench.collisions.pairCount(), 0);
    QVERIFY(!bench.collisions.isWatched(ids.first()));
}

void TestCollisionTracker::largeShapesAreKnownLater()
{
    Document document;
    const ShapeId left = document.addShape(largeStar({0, 0}, 100)), right = document.addShape(largeStar({150, 0}, 100));
    const ShapeId box = document.addShape(filled(Shape::rectangle({0, 100}, {60, 60})));
    document.addShape(filled(Shape::rectangle({20, 110}, {60, 60})));
    CollisionTracker tracker;
    tracker.setDocument(&document);
    tracker.setMode(CollisionMode::CollisionsAlways);
    QCOMPARE(tracked(tracker), (Pairs{{3, 4}}));
    QVERIFY(!tracker.countsAllPairs());
    QTRY_VERIFY(tracker.countsAllPairs());
    QCOMPARE(tracked(tracker), (Pairs{{1, 2}, {1, 3}, {1, 4}, {3, 4}}));
    QSignalSpy changed(&tracker, &CollisionTracker::changed);
    const auto moveBy = [&](double x) {
        document.changeShapes({right}, [x](Shape &shape) { shape.center.rx() += x; });
        QVERIFY(!tracker.countsAllPairs());
    };
    // The collisions lag behind, and no pair counts twice meanwhile.
    connect(&tracker, &CollisionTracker::changed, &tracker,
            [&tracker] { QCOMPARE(tracker.pairCount(), int(tracked(tracker).size())); });
    moveBy(100);
    QCOMPARE(tracked(tracker), (Pairs{{1, 2}, {1, 3}, {1, 4}, {3, 4}}));
    QTRY_COMPARE(tracked(tracker), (Pairs{{1, 3}, {1, 4}, {3, 4}}));
    QTRY_VERIFY(tracker.countsAllPairs());
    // The second move comes while the other thread still works on the first one.
    moveBy(-100);
    QCoreApplication::processEvents();
    moveBy(30);
    QTRY_VERIFY(tracker.countsAllPairs());
    QCOMPARE(tracked(tracker), (Pairs{{1, 2}, {1, 3}, {1, 4}, {3, 4}}));
    // A change that follows each answer does not keep the display from following.
    for (int i = 0; i < 200 && tracked(tracker).contains({1, 2}); ++i) {
        moveBy(5);
        QTest::qWait(20);
    }
    QCOMPARE(tracked(tracker), (Pairs{{1, 3}, {1, 4}, {3, 4}}));
    QTRY_VERIFY(tracker.countsAllPairs());
    // The status becomes exact even if the pairs stay the same.
    moveBy(400);
    changed.clear();
    QTRY_VERIFY(tracker.countsAllPairs());
    QVERIFY(changed.count() > 0);
    QCOMPARE(tracked(tracker), (Pairs{{1, 3}, {1, 4}, {3, 4}}));
    // A small shape that moves needs the collider again.
    document.changeShapes({box}, [](Shape &shape) { shape.center = {0, 0}; });
    QTRY_VERIFY(tracker.countsAllPairs());
    QCOMPARE(tracked(tracker), (Pairs{{1, 4}}));
    document.undoStack()->undo();
    // The signals of a macro come at its end, when the changed shape no longer exists.
    document.undoStack()->beginMacro({});
    moveBy(-300);
    document.changeShapes({left}, [](Shape &shape) { shape.center.rx() += 1; });
    document.removeShapes({left});
    document.undoStack()->endMacro();
    QTRY_VERIFY(tracker.countsAllPairs());
    QCOMPARE(tracked(tracker), (Pairs{{3, 4}}));
    document.undoStack()->undo();
    QCoreApplication::processEvents();
    // The tracker and the document are deleted while the other thread works.
    QVERIFY(!tracker.countsAllPairs());
}

void TestCollisionTracker::largeShapesAmongChanges()
{
    RandomInput random(104);
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 24; ++i)
        shapes << (i % 8 == 0 ? largeStar(random.point(120), random.real(40, 90)) : random.shape(150, 60));
    const ShapeIds ids = document.addShapes(shapes);
    const ShapeIds watched{ids[0], ids[1], ids[2], ids[16]};
    CollisionTracker all, some;
    for (CollisionTracker *tracker : {&all, &some}) {
        tracker->setRule(PairRule{});
        tracker->setDocument(&document);
    }
    all.setMode(CollisionMode::CollisionsAlways);
    for (int i = 0; i < 24; ++i) {
        if (i % 6 == 0)
            some.watch(watched);
        const QPointF way = random.point(30);
        // Large shapes, small shapes, and both, which move together several times in a row.
        const ShapeIds moving = i / 4 % 3 == 0 ? ShapeIds{ids[1], ids[2]}
            : i / 4 % 3 == 1                   ? ShapeIds{ids[0], ids[8]}
                                               : watched;
        document.changeShapes(moving, [way](Shape &shape) { shape.center += way; });
        if (i % 3 == 2)
            continue;
        QTRY_VERIFY(all.countsAllPairs() && some.countsAllPairs());
        QCOMPARE(tracked(all), byBruteForce(document, 1e-6));
        QCOMPARE(tracked(some), byBruteForce(document, 1e-6, &watched));
        QCOMPARE(all.pairCount(), int(tracked(all).size()));
    }
}

void TestCollisionTracker::tellsWhatLooksDifferent()
{
    Document document;
    CollisionTracker tracker;
    tracker.setDocument(&document);
    tracker.setMode(CollisionMode::CollisionsAlways);
    document.addShapes({filled(Shape::rectangle({0, 0}, {10, 10})), filled(Shape::rectangle({50, 0}, {10, 10}))});
    QSignalSpy spy(&tracker, &CollisionTracker::changed);
    document.changeShapes({ShapeId(1)}, [](Shape &shape) { shape.center = {20, 0}; });
    QCOMPARE(spy.count(), 0);
    document.changeShapes({ShapeId(1)}, [](Shape &shape) { shape.center = {45, 0}; });
    QCOMPARE(spy.count(), 1);
    QVERIFY(spy.last().first().toRectF().contains(QRectF(40, -5, 15, 10)));
    document.changeShapes({ShapeId(1)}, [](Shape &shape) { shape.name = QStringLiteral("same place"); });
    QCOMPARE(spy.count(), 1);
    document.removeShapes({ShapeId(1)});
    QCOMPARE(spy.count(), 2);
    QVERIFY(spy.last().first().toRectF().contains(QRectF(45, -5, 10, 10)));
}

TRAMMEL_WIDGET_TEST(TestCollisionTracker)
#include "tst_collisiontracker.moc"
