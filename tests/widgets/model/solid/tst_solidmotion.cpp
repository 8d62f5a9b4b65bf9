#include "tests/testprogram.h"
#include "widgets/model/shape/placement_p.h"
#include "widgets/model/solid/solidmotion_p.h"
#include "widgets/model/solid/solidtransform_p.h"
#include <trammel/document.h>
#include <trammel/geometry/collision.h>
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtCore/QRandomGenerator>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <cmath>

using namespace Trammel;

namespace {

constexpr SolidRules stopping{EditorEnums::StopAtTouch, 1, 0, false, 1e-6};
constexpr SolidRules sliding{EditorEnums::SlideAlong, 1, 0, false, 1e-6};
constexpr SolidRules pushing{EditorEnums::PushNeighbors, 1, 0, false, 1e-6};

SolidRules hopping(SolidRules rules)
{
    rules.hops = true;
    return rules;
}

SolidRules withClearance(SolidRules rules, double clearance)
{
    rules.clearance = clearance;
    return rules;
}

Shape box(double left, double top, double right, double bottom)
{
    Shape shape = Shape::rectangle({(left + right) / 2, (top + bottom) / 2}, {right - left, bottom - top});
    shape.fill = QColor(Qt::gray);
    return shape;
}

Shape locked(Shape shape)
{
    shape.locked = true;
    return shape;
}

Shape with(Shape shape, Solidity solidity)
{
    shape.solidity = solidity;
    return shape;
}

bool isNear(QPointF a, QPointF b)
{
    return length(a - b) < 1e-5;
}

} // namespace

/// The motion of single shapes among others. The first shape of each drawing moves.
class TestSolidMotion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moves_data();
    void moves();
    void slidesEndAtTheNearestPlace_data();
    void slidesEndAtTheNearestPlace();
    void pushes_data();
    void pushes();
    void pushedShapesComeBack();
    void pushedShapesKeepTheirDirection();
    void groupsArePushedAsOne();
    void contactsAreReported();
    void contactsOfRotationsAndResizesAreReported_data();
    void contactsOfRotationsAndResizesAreReported();
    void overlappingShapesMoveOut();
    void nearestFreePlaces();
    void heapsFindFreePlaces();
    void nearestTouches();
    void copiesAreBlockedByTheirOriginals();
    void changedShapesReplaceOthers();
    void badPlacesChangeNothing();
    void rotationsAtWallsStayInside_data();
    void rotationsAtWallsStayInside();
    void rotationsPastCornersEndFree();
};

void TestSolidMotion::moves_data()
{
    QTest::addColumn<SolidRules>("rules");
    QTest::addColumn<QList<Shape>>("shapes");
    QTest::addColumn<QList<QPointF>>("wanted");
    QTest::addColumn<QPointF>("reached");
    const Shape mover = box(0, 0, 10, 10), wall = box(30, -50, 40, 50);
    const auto row = [](const char *name, const SolidRules &rules, const QList<Shape> &shapes,
                        const QList<QPointF> &wanted,
                        QPointF reached) { QTest::newRow(name) << rules << shapes << wanted << reached; };
    row("allowed to overlap", {}, {mover, wall}, {{30, 0}}, {30, 0});
    row("nothing in the way", sliding, {mover}, {{30, 7}}, {30, 7});
    row("stops at a wall", stopping, {mover, wall}, {{60, 30}}, {20, 10});
    row("slides along a wall", sliding, {mover, wall}, {{60, 30}}, {20, 30});
    row("slides back", sliding, {mover, wall}, {{60, 30}, {5, 5}}, {5, 5});
    row("slides around the end of a wall", sliding, {mover, wall}, {{60, 60}, {70, 60}, {70, 0}}, {70, 0});
    const Shape line = Shape::polyline({{30, -50}, {30, 50}});
    row("no tunnel through a solid line", sliding, {mover, with(line, Solidity::Solid)}, {{1e6, 0}}, {20, 0});
    Shape outline = with(box(-20, 0, -10, 10), Solidity::Solid);
    outline.fill = Fill();
    row("no tunnel from a corner of an outline on that of a line", stopping,
        {outline, with(Shape::polyline({{30, -15}, {10, 10}, {3, 17}}), Solidity::Solid)}, {{20, 0}, {60, 0}}, {20, 0});
    row("over a line", sliding, {mover, line}, {{35, 0}}, {35, 0});
    row("keeps the clearance", withClearance(sliding, 5), {mover, wall}, {{60, 30}}, {15, 30});
    row("nearer than the clearance", withClearance(sliding, 25), {mover, wall}, {{60, 0}}, {0, 0});
    row("away from nearer than the clearance", withClearance(sliding, 25), {mover, wall}, {{-9, 0}}, {-9, 0});
    row("a clearance beyond the drawing", withClearance(sliding, 1e6), {mover, wall}, {{60, 30}, {-100, 0}}, {-100, 0});
    row("not solid", sliding, {with(mover, Solidity::None), wall}, {{30, 0}}, {30, 0});
    row("an obstacle that is not solid", sliding, {mover, with(wall, Solidity::None)}, {{30, 0}}, {30, 0});
    Shape hidden = wall;
    hidden.hidden = true;
    row("a hidden obstacle", sliding, {mover, hidden}, {{30, 0}}, {30, 0});
    row("a locked wall", sliding, {mover, locked(wall)}, {{60, 0}}, {20, 0});
    row("on a floor", sliding, {mover, box(-50, -50, 50, 50)}, {{80, 0}}, {80, 0});
    row("from outside onto a floor", sliding, {mover, box(20, -50, 120, 50)}, {{60, 0}}, {10, 0});
    row("in a room", sliding, {mover, with(box(-50, -50, 50, 50), Solidity::Holding)}, {{80, 20}}, {40, 20});
    row("in a frame that holds", sliding,
        {mover, with(Shape(ShapeKind::named(QStringLiteral("frame")), {0, 0}, {100, 100}), Solidity::Holding)},
        {{80, 20}}, {40, 20});
    row("into a frame", sliding, {mover, Shape(ShapeKind::named(QStringLiteral("frame")), {100, 0}, {100, 100})},
        {{80, 0}}, {80, 0});
    const Shape hall =
        with(Shape::polygon({{-20, -20}, {100, -20}, {100, 100}, {70, 100}, {70, 20}, {-20, 20}}), Solidity::Holding);
    row("around the corner of a hall", sliding, {mover, hall}, {{80, 60}, {80, 80}}, {80, 80});
    row("into the corner of a hall", sliding, {mover, hall}, {{0, 60}}, {0, 10});
    row("hops over a wall", hopping(sliding), {mover, wall}, {{60, 0}}, {60, 0});
    row("does not hop yet", hopping(sliding), {mover, wall}, {{24, 0}}, {20, 0});
    row("never hops into a wall", hopping(sliding), {mover, wall}, {{32, 0}}, {20, 0});
    row("never hops over a locked wall", hopping(sliding), {mover, locked(wall)}, {{60, 0}}, {20, 0});
    const Shape farWall = locked(box(3000, -50, 3010, 50));
    row("never hops over a far locked wall", hopping(sliding), {mover, wall, farWall}, {{6000, 0}}, {20, 0});
    row("hops over a wall far away", hopping(sliding), {mover, wall, farWall}, {{2000, 0}}, {2000, 0});
    row("stops at a near wall after a far one", hopping(sliding), {mover, wall, farWall}, {{6000, 0}, {24, 0}},
        {20, 0});
    row("pushes nothing through a far locked wall", pushing, {mover, farWall}, {{6000, 0}}, {2990, 0});
    Shape bound = box(3000, -50, 3010, 50);
    bound.permissions.setFlag(Permission::Move, false);
    row("never hops over a far shape that may not move", hopping(sliding), {mover, wall, bound}, {{6000, 0}}, {20, 0});
    row("pushes nothing through a far shape that may not move", pushing, {mover, bound}, {{6000, 0}}, {2990, 0});
    row("never hops out of a large room", hopping(sliding),
        {mover, wall, with(box(-3000, -3000, 3000, 3000), Solidity::Holding)}, {{6000, 0}}, {20, 0});
    row("continues at the end of an edge", sliding, {mover, box(20, -50, 30, 3)}, {{60, 10}}, {60, 10});
    row("never hops out of a room", hopping(sliding), {mover, with(box(-50, -50, 50, 50), Solidity::Holding)},
        {{80, 0}}, {40, 0});
    row("never hops onto a solid shape", hopping(sliding), {mover, box(20, -50, 120, 50)}, {{60, 0}}, {10, 0});
}

void TestSolidMotion::moves()
{
    QFETCH(SolidRules, rules);
    QFETCH(QList<Shape>, shapes);
    QFETCH(QList<QPointF>, wanted);
    QFETCH(QPointF, reached);
    Document document;
    const ShapeIds ids = document.addShapes(shapes);
    SolidMotion motion(document, {ids.first()}, rules);
    QPointF last;
    for (QPointF place : wanted)
        last = motion.moveTo(place).offset;
    QVERIFY2(isNear(last, reached), qPrintable(QStringLiteral("%1, %2").arg(last.x()).arg(last.y())));
    QCOMPARE(motion.place(), last);
    QVERIFY(document.undoStack()->count() == 1);
}

void TestSolidMotion::slidesEndAtTheNearestPlace_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("second");
    QTest::newRow("acute") << 20.0 << 130.0;
    QTest::newRow("right") << 10.0 << 100.0;
    QTest::newRow("obtuse") << 7.0 << 67.0;
}

// A ball lies in the corner of two walls, and the wanted place moves around it. The normals of the walls are given.
void TestSolidMotion::slidesEndAtTheNearestPlace()
{
    QFETCH(double, first);
    QFETCH(double, second);
    const auto wall = [](double degrees) {
        Shape shape = Shape::rectangle(axisFromDegrees(degrees) * -50, {80, 4000}, degrees);
        shape.fill = QColor(Qt::gray);
        return locked(shape);
    };
    Shape ball = Shape::ellipse({200, 300}, {20, 20});
    ball.fill = QColor(Qt::gray);
    Document document;
    const ShapeIds ids = document.addShapes({ball, wall(first), wall(second)});
    const QPointF normals[] = {axisFromDegrees(first), axisFromDegrees(second)};
    const QPointF corner = QPointF(0, 0) - ball.center;
    for (int degrees = 0; degrees < 360; ++degrees) {
        SolidMotion motion(document, ids.first(1), sliding);
        motion.moveTo(corner - (normals[0] + normals[1]) * 100);
        QVERIFY(isNear(motion.place(), corner));
        const QPointF wanted = axisFromDegrees(degrees) * 100;
        // The nearest place is the wanted one, one on a wall, or the corner.
        QPointF nearest;
        for (QPointF candidate :
             {wanted, wanted - normals[0] * dot(wanted, normals[0]), wanted - normals[1] * dot(wanted, normals[1])}) {
            const bool isFree = dot(candidate, normals[0]) > -1e-9 && dot(candidate, normals[1]) > -1e-9;
            if (isFree && length(wanted - candidate) < length(wanted - nearest))
                nearest = candidate;
        }
        const QPointF reached = motion.moveTo(corner + wanted).offset - corner;
        // The ball is round, so that its place along a wall depends on the depth of the touch.
        QVERIFY2(length(reached - nearest) < 1e-3,
                 qPrintable(QStringLiteral("%1: %2, %3").arg(degrees).arg(reached.x()).arg(reached.y())));
        QVERIFY(length(motion.moveTo(corner + wanted).offset - corner - reached) < 1e-3);
    }
}

void TestSolidMotion::pushes_data()
{
    QTest::addColumn<SolidRules>("rules");
    QTest::addColumn<QList<Shape>>("shapes");
    QTest::addColumn<QPointF>("wanted");
    QTest::addColumn<QList<QPointF>>("reached");
    SolidRules two = pushing;
    two.pushDepth = 2;
    const Shape mover = box(0, 0, 10, 10), next = box(20, 0, 30, 10), third = box(35, 0, 45, 10);
    QTest::newRow("pushes a neighbor") << pushing << QList<Shape>{mover, next} << QPointF(15, 0)
                                       << QList<QPointF>{{15, 0}, {5, 0}};
    QTest::newRow("up to the next one") << pushing << QList<Shape>{mover, next, third} << QPointF(15, 0)
                                        << QList<QPointF>{{15, 0}, {5, 0}, {0, 0}};
    QTest::newRow("two in a row") << two << QList<Shape>{mover, next, third} << QPointF(19, 0)
                                  << QList<QPointF>{{19, 0}, {9, 0}, {4, 0}};
    QTest::newRow("stops where it cannot give way")
        << pushing << QList<Shape>{mover, box(20, -100, 30, 110), locked(box(35, -100, 45, 110))} << QPointF(19, 0)
        << QList<QPointF>{{15, 0}, {5, 0}};
    QTest::newRow("slides along a locked wall") << pushing << QList<Shape>{mover, locked(box(20, -100, 30, 110))}
                                                << QPointF(19, 8) << QList<QPointF>{{10, 8}, {0, 0}};
    QTest::newRow("a smaller neighbor") << pushing << QList<Shape>{box(0, 0, 100, 100), box(110, 40, 120, 50)}
                                        << QPointF(40, 0) << QList<QPointF>{{40, 0}, {30, 0}};
    QTest::newRow("with clearance") << withClearance(pushing, 2) << QList<Shape>{mover, next} << QPointF(15, 0)
                                    << QList<QPointF>{{15, 0}, {7, 0}};
    QTest::newRow("leaves sideways") << pushing << QList<Shape>{mover, next, locked(box(32, -100, 33, 110))}
                                     << QPointF(15, 8) << QList<QPointF>{{15, 8}, {0, -2}};
    QTest::newRow("not out of a room") << pushing
                                       << QList<Shape>{mover, next, with(box(-5, -5, 34, 15), Solidity::Holding)}
                                       << QPointF(16, 0) << QList<QPointF>{{14, 0}, {4, 0}, {0, 0}};
}

void TestSolidMotion::pushes()
{
    QFETCH(SolidRules, rules);
    QFETCH(QList<Shape>, shapes);
    QFETCH(QPointF, wanted);
    QFETCH(QList<QPointF>, reached);
    Document document;
    const ShapeIds ids = document.addShapes(shapes);
    SolidMotion motion(document, {ids.first()}, rules);
    SolidMotion::Step step;
    step = motion.moveTo(wanted);
    // A stop at a shape that cannot be pushed is found by bisection.
    constexpr double closeness = 5e-3;
    const auto isNear = [](QPointF a, QPointF b) { return length(a - b) < closeness; };
    QVERIFY2(isNear(step.offset, reached[0]),
             qPrintable(QStringLiteral("%1, %2").arg(step.offset.x()).arg(step.offset.y())));
    for (qsizetype i = 1; i < reached.size(); ++i) {
        QPointF offset;
        for (const SolidMotion::Push &push : step.pushes) {
            if (push.ids.contains(ids[i]))
                offset = push.offset;
        }
        QVERIFY2(isNear(offset, reached[i]),
                 qPrintable(QStringLiteral("shape %1: %2, %3").arg(i).arg(offset.x()).arg(offset.y())));
    }
}

void TestSolidMotion::pushedShapesComeBack()
{
    Document document;
    const ShapeIds ids = document.addShapes({box(0, 0, 10, 10), box(20, 0, 30, 10)});
    SolidMotion motion(document, {ids.first()}, pushing);
    QCOMPARE(motion.moveTo({15, 0}).pushes.size(), 1);
    // The document shows the push, as during a drag.
    document.changeShapes({ids.last()}, [](Shape &shape) { shape.center += QPointF(5, 0); });
    QVERIFY(motion.moveTo({5, 0}).pushes.isEmpty());
    const SolidMotion::Step beyond = motion.moveTo({26, 0});
    QCOMPARE(beyond.pushes.size(), 1);
    QVERIFY(isNear(beyond.pushes.first().offset, {-4, 0}));
    QVERIFY(motion.moveTo({40, 0}).pushes.isEmpty());
}

void TestSolidMotion::pushedShapesKeepTheirDirection()
{
    Document document;
    const ShapeIds ids = document.addShapes({box(0, 0, 10, 10), box(20, 0, 30, 10)});
    SolidMotion motion(document, {ids.first()}, pushing);
    const auto pushed = [&motion](QPointF place) {
        const QList<SolidMotion::Push> pushes = motion.moveTo(place).pushes;
        return pushes.isEmpty() ? QPointF() : pushes.first().offset;
    };
    // The way to the right is 5 long, the way up 4.9 or 5.1.
    for (double y : {4.9, 5.1, 4.9, 5.1})
        QVERIFY(isNear(pushed({15, y}), {5, 0}));
    QVERIFY(isNear(pushed({15, 7}), {0, -3}));
    for (double y : {5.1, 4.9, 5.1})
        QVERIFY(isNear(pushed({15, y}), {0, y - 10}));
    // After it has come back, the shape gives way by the shortest way again.
    QVERIFY(isNear(pushed({0, 4.9}), {}));
    QVERIFY(isNear(pushed({15, 4.9}), {5, 0}));
}

void TestSolidMotion::groupsArePushedAsOne()
{
    Document document;
    const ShapeIds ids = document.addShapes({box(0, 0, 10, 10), box(20, 0, 30, 10), box(20, 60, 30, 70)});
    document.group({ids[1], ids[2]});
    SolidMotion motion(document, {ids.first()}, pushing);
    const SolidMotion::Step step = motion.moveTo({15, 0});
    QCOMPARE(step.pushes.size(), 1);
    QCOMPARE(document.sorted(step.pushes.first().ids), (ShapeIds{ids[1], ids[2]}));
    QVERIFY(isNear(step.pushes.first().offset, {5, 0}));
    // A group with a locked member cannot be pushed, even if only its other member is in the way.
    document.changeShapes({ids[2]}, [](Shape &shape) { shape.locked = true; });
    SolidMotion held(document, {ids.first()}, pushing);
    held.moveTo({15, 0});
    QVERIFY2(length(held.place() - QPointF(10, 0)) < 5e-3, QByteArray::number(held.place().x(), 'g', 17));
}

void TestSolidMotion::contactsAreReported()
{
    Document document;
    const ShapeIds ids = document.addShapes({box(0, 0, 10, 10), box(30, -50, 40, 50)});
    SolidMotion motion(document, {ids.first()}, sliding);
    QVERIFY(!motion.moveTo({15, 0}).contact);
    const SolidMotion::Step step = motion.moveTo({25, 0});
    QVERIFY(step.contact && isNear(step.contact->normal, {-1, 0}) && std::abs(step.contact->point.x() - 30) < 1e-5);
}

void TestSolidMotion::contactsOfRotationsAndResizesAreReported_data()
{
    QTest::addColumn<double>("clearance");
    QTest::addColumn<Solidity>("solidity");
    QTest::newRow("solid") << 0.0 << Solidity::Solid;
    QTest::newRow("solid, clearance") << 3.0 << Solidity::Solid;
    QTest::newRow("wall") << 0.0 << Solidity::Holding;
}

/// A long box meets the corner of a shape on its right, or of a notch in the wall around it, when it rotates, and the
/// side when it gets wider. A change that begins at the obstacle reports the same contact.
void TestSolidMotion::contactsOfRotationsAndResizesAreReported()
{
    QFETCH(double, clearance);
    QFETCH(Solidity, solidity);
    Shape obstacle = box(30, -30, 90, 30);
    if (solidity == Solidity::Holding)
        obstacle =
            Shape::polygon({{-99, -99}, {99, -99}, {99, -30}, {30, -30}, {30, 30}, {99, 30}, {99, 99}, {-99, 99}});
    obstacle.fill = QColor(Qt::white);
    Document document;
    const ShapeIds ids = document.addShapes({box(-10, -50, 10, 50), locked(with(obstacle, solidity))});
    const Placement start = document.find(ids.first())->placement();
    const auto turnedBy = [&](double degrees) {
        return [&start, degrees](qsizetype, double share) { return turned(start, {}, 0, share * degrees); };
    };
    SolidTransform transform(document, {ids.first()}, withClearance(stopping, clearance));
    QCOMPARE(transform.freeShare(turnedBy(5)), 1.0);
    QVERIFY(!transform.contact());
    const double share = transform.freeShare(turnedBy(90));
    QVERIFY(share < 1 && transform.contact());
    QVERIFY(isNear(transform.contact()->point, {30, -30}));
    QVERIFY(isNear(transform.contact()->normal, -axisFromDegrees(90 * share)));
    document.placeShapes({ids.first()}, {turnedBy(90)(0, share)});
    SolidTransform further(document, {ids.first()}, withClearance(stopping, clearance));
    const Placement now = document.find(ids.first())->placement();
    const auto turnedFurther = [&](qsizetype, double part) { return turned(now, {}, 0, part * 20); };
    QVERIFY(further.freeShare(turnedFurther) < 1e-6);
    QVERIFY(further.contact() && isNear(further.contact()->point, {30, -30}));
    const auto widened = [&](qsizetype, double part) {
        Placement placement = start;
        placement.size.rwidth() += part * 60;
        return placement;
    };
    document.placeShapes({ids.first()}, {start});
    SolidTransform wider(document, {ids.first()}, withClearance(stopping, clearance));
    QVERIFY(wider.freeShare(widened) < 1 && wider.contact());
    QVERIFY(isNear(wider.contact()->normal, {-1, 0}));
    QVERIFY(std::abs(wider.contact()->point.x() - 30) < 1e-6);
}

void TestSolidMotion::overlappingShapesMoveOut()
{
    for (const SolidRules &rules : {stopping, sliding, pushing, withClearance(sliding, 3)}) {
        Document document;
        const ShapeIds ids = document.addShapes({box(0, 0, 10, 10), box(5, -50, 40, 50), box(-40, -50, -10, 50)});
        SolidMotion motion(document, {ids.first()}, rules);
        QVERIFY(isNear(motion.moveTo({2, 30}).offset, {2, 30}));
        QVERIFY(isNear(motion.moveTo({-6, 0}).offset, {-6, 0}));
        // Once it is out, it stays out.
        motion.moveTo({9, 0});
        QVERIFY2(motion.place().x() <= -5 + 1e-5 || rules.mode == OverlapMode::PushNeighbors,
                 QByteArray::number(motion.place().x()));
        QVERIFY(motion.moveTo({-30, 0}).offset.x() >= -10 - 1e-5 || rules.mode == OverlapMode::PushNeighbors);
    }
}

void TestSolidMotion::nearestFreePlaces()
{
    Document document;
    const ShapeIds ids = document.addShapes(
        {box(0, 0, 10, 10), box(100, 100, 140, 140), box(141, 100, 181, 140), box(100, 141, 181, 181)});
    SolidMotion motion(document, {ids.first()}, sliding);
    QVERIFY(isNear(motion.nearestFree({50, 50}), {50, 50}));
    QVERIFY(isNear(motion.nearestFree({115, 92}), {115, 90}));
    // The slot between the first two is too narrow.
    QVERIFY(isNear(motion.nearestFree({135, 92}), {135, 90}));
    SolidMotion apart(document, {ids.first()}, withClearance(sliding, 4));
    QVERIFY(isNear(apart.nearestFree({115, 92}), {115, 86}));
    // Deep in a heap.
    Document heap;
    QList<Shape> shapes{box(0, 0, 10, 10)};
    for (int i = 0; i < 300; ++i)
        shapes.append(box(-20 + i % 7, -20 + i % 11, 30 + i % 5, 30 + i % 3));
    const ShapeIds heaped = heap.addShapes(shapes);
    SolidMotion inHeap(heap, {heaped.first()}, sliding);
    const QPointF place = inHeap.nearestFree({1, 2});
    QVERIFY(inHeap.isFree(place));
    QVERIFY2(length(place) < 45, QByteArray::number(length(place)));
}

// A search among all pairs of shapes in each direction would take long.
void TestSolidMotion::heapsFindFreePlaces()
{
    constexpr int count = 200;
    QList<Shape> heap;
    for (int i = 0; i < count; ++i) {
        heap.append(box(i % 25, i / 25, i % 25 + 30, i / 25 + 20));
        heap.last().rotation = i % 90;
    }
    Document document;
    document.addShapes(heap);
    for (double clearance : {0.0, 5.0, 1e6}) {
        SolidMotion copies(document, heap, withClearance(sliding, clearance));
        const QPointF place = copies.nearestFree({10, 0});
        QVERIFY(!isNear(place, {10, 0}));
        QVERIFY(copies.isFree(place));
    }
}

void TestSolidMotion::nearestTouches()
{
    Document document;
    Shape slope = box(30, -50, 40, 50);
    slope.rotation = 30;
    const ShapeIds ids = document.addShapes({box(0, 0, 10, 10), slope, box(-60, 14, 0, 20)});
    SolidMotion motion(document, {ids.first()}, sliding);
    QVERIFY(!motion.nearestTouch({}, 3));
    const std::optional<SolidMotion::Step> below = motion.nearestTouch({-20, 0}, 6);
    QVERIFY(below && isNear(below->offset, {-20, 4}));
    QVERIFY(isNear(below->contact->normal, {0, -1}));
    // A turned edge is touched at a corner, by the shortest way.
    QPointF beside(15, -10);
    const std::optional<SolidMotion::Step> turned = motion.nearestTouch(beside, 30);
    QVERIFY(turned && motion.isFree(turned->offset));
    QVERIFY(std::abs(dot(turned->contact->normal, axisFromDegrees(30)) + 1) < 1e-9);
    // Neighbors that are pushed aside make room for the touch.
    Document room;
    const ShapeIds pushed = room.addShapes({box(0, 0, 10, 10), box(20, 0, 30, 10), box(-40, -20, 60, -7)});
    SolidMotion motionInRoom(room, {pushed.first()}, pushing);
    QCOMPARE(motionInRoom.moveTo({15, -4}).pushes.size(), 1);
    const std::optional<SolidMotion::Step> above = motionInRoom.nearestTouch({15, -4}, 5);
    QVERIFY(above && isNear(above->offset, {15, -7}));
    QCOMPARE(above->pushes.size(), 1);
    QVERIFY(isNear(above->pushes.first().offset, {0, 3}));
}

void TestSolidMotion::copiesAreBlockedByTheirOriginals()
{
    Document document;
    const ShapeIds ids = document.addShapes({box(0, 0, 10, 10)});
    SolidMotion copies(document, QList<Shape>{*document.find(ids.first())}, sliding);
    QVERIFY(!copies.isFree({5, 0}));
    QVERIFY(isNear(copies.nearestFree({7, 0}), {10, 0}));
    // A copy in the same place overlaps its original, but one on a larger shape stays on it.
    QVERIFY(!copies.isFree({0, 0}));
    document.addShape(box(100, 100, 200, 200));
    SolidMotion onFloor(document, QList<Shape>{*document.find(ids.first())}, sliding);
    QVERIFY(isNear(onFloor.nearestFree({140, 150}), {140, 150}));
    SolidMotion atTheEdge(document, QList<Shape>{*document.find(ids.first())}, sliding);
    QVERIFY(isNear(atTheEdge.nearestFree({192, 150}), {200, 150}));
}

void TestSolidMotion::changedShapesReplaceOthers()
{
    Document document;
    const ShapeIds ids =
        document.addShapes({box(0, 0, 10, 10), box(30, 0, 40, 10), with(box(-50, -50, 60, 50), Solidity::Holding)});
    Shape larger = box(0, 0, 35, 10);
    SolidMotion grown(document, QList<Shape>{larger}, sliding, {ids.first()});
    QCOMPARE(grown.obstaclesAt({}), ShapeIds{ids[1]});
    QVERIFY(isNear(grown.nearestFree({}), {-5, 0}));
    // A holding shape keeps inside what is in it.
    SolidMotion away(document, QList<Shape>{box(1000, 0, 1010, 10)}, sliding, {ids.first()});
    QCOMPARE(away.obstaclesAt({}), ShapeIds{ids[2]});
    SolidMotion aside(document, QList<Shape>{box(0, 20, 10, 30)}, sliding, {ids.first()});
    QVERIFY(aside.obstaclesAt({}).isEmpty());
}

void TestSolidMotion::badPlacesChangeNothing()
{
    Document document;
    const ShapeIds ids = document.addShapes({box(0, 0, 10, 10), box(30, -50, 40, 50)});
    for (const SolidRules &rules : {SolidRules(), stopping, sliding, pushing}) {
        SolidMotion motion(document, ids.first(1), rules);
        motion.moveTo({3, 4});
        for (double bad : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
            QVERIFY(isNear(motion.moveTo({bad, 0}).offset, {3, 4}));
            QVERIFY(isNear(motion.moveTo({0, bad}).offset, {3, 4}));
        }
    }
    // Nothing, unknown shapes and shapes that do not count move freely.
    SolidMotion none(document, ShapeIds(), sliding), unknown(document, {ShapeId(77)}, pushing);
    QVERIFY(isNear(none.moveTo({100, 0}).offset, {100, 0}));
    QVERIFY(isNear(unknown.moveTo({100, 0}).offset, {100, 0}));
    QVERIFY(isNear(none.nearestFree({5, 5}), {5, 5}));
}

void TestSolidMotion::rotationsAtWallsStayInside_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QPointF>("pivot");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("further");
    QTest::newRow("back") << Shape::rectangle({25, 21}, {48, 18}) << QPointF(25, 21) << 28.0 << -67.0;
    QTest::newRow("on") << Shape::rectangle({25, 104}, {47, 29}) << QPointF(24, 110) << 24.0 << 116.0;
    QTest::newRow("about another point") << Shape::rectangle({23, 90}, {36, 16}) << QPointF(17, 81) << 21.0 << 38.0;
}

/// A rotation up to a wall, and a further one, by a new drag. Rounding leaves the shapes a little deeper in the wall
/// than the least depth.
void TestSolidMotion::rotationsAtWallsStayInside()
{
    QFETCH(Shape, shape);
    QFETCH(QPointF, pivot);
    QFETCH(double, first);
    QFETCH(double, further);
    Shape room = Shape::polygon({{0, 0}, {160, 0}, {160, 60}, {70, 60}, {70, 140}, {0, 140}});
    room.fill = QColor(Qt::white);
    shape.fill = QColor(Qt::gray);
    Document document;
    const ShapeIds ids = document.addShapes({shape, locked(with(room, Solidity::Holding))});
    const Collider wall(document.find(ids.last())->scenePrimitive(), Extent::Curve);
    for (const double degrees : {first, further}) {
        SolidTransform transform(document, {ids.first()}, stopping);
        const Placement start = document.find(ids.first())->placement();
        const auto placementAt = [&](qsizetype, double share) { return turned(start, pivot, 0, share * degrees); };
        const double share = transform.freeShare(placementAt);
        document.placeShapes({ids.first()}, {placementAt(0, share)});
        const Collider moved(document.find(ids.first())->scenePrimitive(), Extent::Area);
        QVERIFY2(share < 1 && !collide(moved, wall, 1.2e-6), QByteArray::number(share));
    }
}

/// A corner of a long box enters a wall slightly for less than a fifth of a degree, which the search may skip. A disc
/// stops the box within this angle.
void TestSolidMotion::rotationsPastCornersEndFree()
{
    const QPointF corner(100, 10);
    QRandomGenerator random(5);
    const auto from = [&random](double least, double most) { return least + (most - least) * random.generateDouble(); };
    for (int i = 0; i < 200; ++i) {
        const double wallDegrees = from(30, 90);
        const double stop = wallDegrees - degreesFromAxis(corner) + from(-0.07, 0.07);
        Shape wall =
            Shape::rectangle(axisFromDegrees(wallDegrees) * (length(corner) - 1e-4 + 5), {10, 40}, wallDegrees);
        Shape disc = Shape::ellipse(rotated({-60, -11}, axisFromDegrees(stop)), {2, 2});
        wall.fill = disc.fill = QColor(Qt::gray);
        Document document;
        ShapeIds ids = document.addShapes({box(-100, -10, 100, 10), wall, disc});
        SolidTransform transform(document, {ids.first()}, stopping);
        const Placement start = document.find(ids.first())->placement();
        const auto placementAt = [&](qsizetype, double share) { return turned(start, {}, 0, share * 120); };
        const double share = transform.freeShare(placementAt);
        QVERIFY2(std::abs(120 * share - stop) < 0.3, QByteArray::number(120 * share - stop));
        document.placeShapes({ids.first()}, {placementAt(0, share)});
        const auto colliderOf = [&](ShapeId id) { return Collider(document.find(id)->scenePrimitive(), Extent::Area); };
        const Collider moved = colliderOf(ids.takeFirst());
        for (ShapeId other : std::as_const(ids))
            QVERIFY2(!collide(moved, colliderOf(other), 1.2e-6), QByteArray::number(i));
    }
}

TRAMMEL_TEST(TestSolidMotion)
#include "tst_solidmotion.moc"
