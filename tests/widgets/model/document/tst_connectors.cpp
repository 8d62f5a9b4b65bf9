#include "tests/testprogram.h"
#include "tests/widgets/orthogonalscenes.h"
#include "tests/widgets/samplegear.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/arrangement.h>
#include <trammel/fragment.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/sweep.h>
#include <trammel/gesture.h>

#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

constexpr double exactness = 1e-9;

Shape square(double x, double y, double side = 20)
{
    Shape shape = Shape::rectangle({x, y}, {side, side});
    shape.fill = Qt::white;
    return shape;
}

/// The distance of a point from the outline of a shape, in units of the largest coordinate.
double offOutline(QPointF point, const Shape &shape)
{
    const double largest = std::max({1.0, std::abs(point.x()), std::abs(point.y())});
    return distance(point, asCurve(shape.scenePrimitive())) / largest;
}

/// Random shapes of all kinds, convex and concave, with holes, of an application's own kind, and of many sizes.
class Ends : public RandomShapes
{
public:
    using RandomShapes::RandomShapes;

    Shape end()
    {
        switch (upTo(9)) {
        case 0:
            return turned(SampleGear::gear(point(), real(20, 400), 0, 3 + upTo(20)));
        case 1:
            return turned(
                ring({{-40, -30}, {50, -30}, {50, -20}, {-25, -20}, {-25, 25}, {50, 25}, {50, 40}, {-40, 40}}));
        case 2:
            return turned(ring({{-40, -30}, {40, -30}, {40, -20}, {-30, -20}, {-30, 30}, {-40, 30}}));
        case 3:
            return turned(Shape::polygon(star(60, 90), {star(20, 40), star(5, 10)}));
        default:
            return shape();
        }
    }

    ConnectorEnd boundTo(ShapeId id)
    {
        return chance(30) ? ConnectorEnd(id, {real(-0.5, 0.5), real(-0.5, 0.5)}) : ConnectorEnd(id);
    }

private:
    Shape ring(const QList<QPointF> &points) { return Shape::polygon(points); }

    Shape turned(Shape shape)
    {
        shape.center = point();
        shape.size *= std::pow(10, real(-3, 3));
        shape.rotation = chance(30) ? 45.0 * upTo(7) : real(0, 360);
        shape.mirroredX = chance(50);
        shape.mirroredY = chance(50);
        if (chance(70))
            shape.fill = Qt::white;
        if (shape.kind->form() == ShapeKind::Form::Custom)
            shape.size = {60, 60};
        return shape;
    }
};

} // namespace

/// Tests connectors in a document without a window.
class TestConnectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void endsLieOnTheTrueOutline();
    void manyConnectorsMeetALargeOutline();
    void manyConnectorsMeetManyRings();
    void leadsTowardAPointInside_data();
    void leadsTowardAPointInside();
    void fixedPointsFollowTheFrame();
    void connectsAShapeWithItself();
    void connectsShapesThatOverlap();
    void knowsTheNeighbors();
    void joinsTheGroupOfBothEnds();

    void refusesBadEnds_data();
    void refusesBadEnds();
    void refusesAConnectorAsAnEnd();
    void followsEveryEdit();
    void dependsOnTheDrawingAlone();
    void movesOnlyFreeEnds();
    void gesturesTakeConnectorsAlong();
    void mergesNudges();
    void distributingLeavesConnectorsOut();
    void removingAShapeFreesItsEnds();
    void removingAShapeCanRemoveItsConnectors();
    void equalityIncludesThePath();
    void neverCollides();

    void copiesBindToCopies();

private:
    std::unique_ptr<Document> m_document;
    ShapeId m_left;
    ShapeId m_right;
    ShapeId m_connector;
};

void TestConnectors::init()
{
    m_document = std::make_unique<Document>();
    m_left = m_document->addShape(square(0, 0));
    m_right = m_document->addShape(square(100, 0));
    m_connector = m_document->connect(m_left, m_right);
    m_document->undoStack()->clear();
}

void TestConnectors::endsLieOnTheTrueOutline()
{
    const int count = testRounds(100'000);
    std::mt19937 engine = seededEngine();
    for (double extent : {500.0, 1e6, 1e9 / 2}) {
        Ends random(engine, extent);
        QList<Shape> shapes;
        for (int i = 0; i < count / 3; ++i)
            shapes.append(random.end());
        Document document;
        const ShapeIds ids = document.addShapes(shapes);
        QCOMPARE(ids.size(), shapes.size());
        QList<Shape> connectors;
        for (qsizetype i = 1; i < ids.size(); i += 2)
            connectors.append(Shape::connectorBetween(ids[i - 1], ids[i]));
        for (ShapeId id : document.addShapes(connectors)) {
            const Connector &ends = *document.find(id)->connector;
            const QList<QPointF> points = path(document, id);
            const double first = offOutline(points.first(), *document.find(ends.from.shape));
            const double last = offOutline(points.last(), *document.find(ends.to.shape));
            QVERIFY2(first <= exactness && last <= exactness,
                     qPrintable(QStringLiteral("%1 %2: %3, %4").arg(extent).arg(id.value()).arg(first).arg(last)));
        }
    }
}

void TestConnectors::manyConnectorsMeetALargeOutline()
{
    // Examining every edge for every connector would take minutes.
    constexpr int pointCount = 50'000, connectorCount = 10'000;
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    QList<QPointF> points;
    for (int i = 0; i < pointCount; ++i)
        points.append(axisFromDegrees(360.0 * i / pointCount) * random.real(200, 210));
    const ShapeId id = m_document->addShape(Shape::polygon(points));
    const Shape &shape = *m_document->find(id);
    QList<Shape> connectors;
    for (int i = 0; i < connectorCount; ++i)
        connectors.append(Shape::connectorBetween(random.point(), id));
    const ShapeIds ids = m_document->addShapes(connectors);
    for (int i = 0; i < connectorCount; i += 200) {
        const QList<QPointF> line = path(*m_document, ids[i]);
        QVERIFY(offOutline(line.last(), shape) <= exactness);
        // The line ends at the first crossing.
        const auto touch = raycast(Segment{line.first(), shape.center}, asCurve(shape.scenePrimitive()));
        QVERIFY(!touch || length(touch->point - line.last()) <= 1e-6);
    }
}

void TestConnectors::manyConnectorsMeetManyRings()
{
    // Examining every ring for every connector would take minutes.
    const int ringCount = testRounds(200'000), connectorCount = testRounds(20'000);
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    QList<QList<QPointF>> rings;
    for (int i = 0; i < ringCount; ++i) {
        const QPointF corner = random.point();
        rings.append({corner, corner + QPointF(1, 0), corner + QPointF(0, 1)});
    }
    const Shape shape = Shape::polygon(rings[0], rings.mid(1));
    DocumentData data;
    data.shapes.insert(m_left, shape);
    data.order.append(m_left);
    for (int i = 1; i <= connectorCount; ++i) {
        const ShapeId id(m_left.value() + quint32(i));
        data.shapes.insert(id, Shape::connectorBetween(random.point(), m_left).normalized());
        data.order.append(id);
    }
    data.nextId = data.order.last().value() + 1;
    QVERIFY(m_document->setData(data));
    const Primitive outline = shape.scenePrimitive();
    for (int i = 1; i <= connectorCount; i += connectorCount / 50) {
        const QList<QPointF> line = path(*m_document, data.order[i]);
        QVERIFY(offOutline(line.last(), shape) <= exactness);
        const QPointF direction = line.last() - line.first();
        // No ring is met before the end.
        const auto touch = raycast(Segment{line.first(), line.first() + direction * 2}, asCurve(outline));
        QVERIFY(touch && length(touch->point - line.last()) <= 1e-6);
    }
}

void TestConnectors::leadsTowardAPointInside_data()
{
    QTest::addColumn<Shape>("shape");
    const QList<QPointF> bracket{{0, 0}, {100, 0}, {100, 10}, {10, 10}, {10, 90}, {100, 90}, {100, 100}, {0, 100}};
    const QList<QPointF> corner{{0, 0}, {100, 0}, {100, 50}, {50, 50}, {50, 100}, {0, 100}};
    const QList<QPointF> round{{0, 0}, {100, 0}, {100, 100}, {0, 100}}, hole{{20, 20}, {80, 20}, {80, 80}, {20, 80}};
    QTest::newRow("bracket") << Shape::polygon(bracket);
    QTest::newRow("corner") << Shape::polygon(corner);
    QTest::newRow("ring") << Shape::polygon(round, {hole});
    QTest::newRow("gear") << SampleGear::gear({50, 50}, 100);
}

void TestConnectors::leadsTowardAPointInside()
{
    QFETCH(Shape, shape);
    for (int turn = 0; turn < 72; ++turn) {
        shape.rotation = 5 * turn;
        shape.mirroredX = turn % 2 == 0;
        const ShapeId id = m_document->addShape(shape);
        // Seen from four sides, the lines lead to one point, which lies inside.
        QList<Segment> lines;
        for (QPointF far : {QPointF(-4000, 37), QPointF(4100, -11), QPointF(5, -3900), QPointF(-13, 4000)}) {
            const QList<QPointF> points = path(*m_document, m_document->connect(far, id));
            const QPointF direction = points.last() - points.first();
            lines.append({points.first(), points.first() + direction * (8000 / length(direction))});
        }
        const QPointF a = lines[0].to - lines[0].from, b = lines[1].from - lines[0].from;
        Q_UNUSED(b);
        const QPointF other = lines[2].to - lines[2].from;
        const double at = cross(lines[2].from - lines[0].from, other) / cross(a, other);
        const QPointF aim = lines[0].from + a * at;
        QCOMPARE(locate(aim, shape.scenePrimitive()), Location::Inside);
        for (const Segment &line : lines)
            QVERIFY(distance(aim, line) < 1e-6);
        // Rotation takes the point along.
        const QPointF local = unrotated(aim - shape.center, axisFromDegrees(shape.rotation));
        static QPointF first;
        const QPointF unmirrored(shape.mirroredX ? -local.x() : local.x(), local.y());
        if (turn == 0)
            first = unmirrored;
        QVERIFY(length(unmirrored - first) < 1e-6);
    }
}

void TestConnectors::fixedPointsFollowTheFrame()
{
    std::mt19937 engine = seededEngine();
    Ends random(engine);
    const QPointF at(0.5, -0.25);
    const ShapeId id = m_document->connect({m_left, at}, m_right);
    m_document->undoStack()->clear();
    for (int step = 0; step < 10'000; ++step) {
        if (random.chance(30) && m_document->undoStack()->canUndo()) {
            m_document->undoStack()->undo();
        } else {
            m_document->changeShape(m_left, [&] {
                Shape shape = *m_document->find(m_left);
                shape.setPlacement(random.end().placement());
                return shape;
            }());
        }
        const Shape &shape = *m_document->find(m_left);
        const QPointF wanted = shape.toScene({at}).first(), found = path(*m_document, id).first();
        QVERIFY(length(wanted - found) <= exactness * std::max({1.0, std::abs(wanted.x()), std::abs(wanted.y())}));
    }
    while (m_document->undoStack()->canUndo())
        m_document->undoStack()->undo();
    QCOMPARE(path(*m_document, id).first(), QPointF(10, -5));
}

void TestConnectors::connectsAShapeWithItself()
{
    const QList<QPointF> points = path(*m_document, m_document->connect(m_left, m_left));
    QCOMPARE(points, QList<QPointF>({{10, 0}, {30, 0}, {30, -30}, {0, -30}, {0, -10}}));
    QCOMPARE(m_document->neighbors(m_left), ShapeIds({m_left, m_right}));
}

void TestConnectors::connectsShapesThatOverlap()
{
    const ShapeId room = m_document->addShape(square(0, 0, 300));
    for (const ConnectorEnd &inside : {ConnectorEnd(m_right), ConnectorEnd(QPointF(70, 60)), ConnectorEnd(QPointF())}) {
        const QList<QPointF> points = path(*m_document, m_document->connect(room, inside));
        QCOMPARE(offOutline(points.first(), *m_document->find(room)), 0.0);
    }
    const ShapeId twin = m_document->addShape(square(0, 0));
    const QList<QPointF> points = path(*m_document, m_document->connect(m_left, twin));
    QCOMPARE(offOutline(points.first(), square(0, 0)), 0.0);
    QCOMPARE(offOutline(points.last(), square(0, 0)), 0.0);
}

void TestConnectors::knowsTheNeighbors()
{
    const ShapeId third = m_document->addShape(square(0, 100));
    const ShapeId back = m_document->connect(third, m_left), half = m_document->connect(m_left, QPointF(5, 5));
    m_document->connect(m_right, m_left);
    QCOMPARE(m_document->connectorsOf(m_left).size(), 4);
    QCOMPARE(m_document->connectorsOf(third), ShapeIds({back}));
    QCOMPARE(m_document->neighbors(m_left), ShapeIds({m_right, third}));
    QCOMPARE(m_document->neighbors(third), ShapeIds({m_left}));
    QVERIFY(m_document->neighbors(half).isEmpty());
    QVERIFY(m_document->connectorsOf(ShapeId(77)).isEmpty());
    m_document->changeShapes({back}, [&](Shape &shape) { shape.connector->from = m_right; });
    QCOMPARE(m_document->neighbors(m_left), ShapeIds({m_right}));
    QVERIFY(m_document->connectorsOf(third).isEmpty());
    m_document->undoStack()->undo();
    QCOMPARE(m_document->connectorsOf(third), ShapeIds({back}));
    m_document->removeShapes({back});
    QVERIFY(m_document->connectorsOf(third).isEmpty());
}

void TestConnectors::joinsTheGroupOfBothEnds()
{
    const ShapeId third = m_document->addShape(square(0, 100));
    const GroupId group = m_document->group({m_left, m_right});
    QCOMPARE(m_document->find(m_document->connect(m_left, m_right))->group, group);
    QCOMPARE(m_document->find(m_document->connect(m_left, third))->group, GroupId());
    QCOMPARE(m_document->find(m_document->connect(m_left, QPointF()))->group, GroupId());
}

void TestConnectors::refusesBadEnds_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<int>("shape");
    QTest::addColumn<QString>("reason");
    const double infinity = std::numeric_limits<double>::infinity();
    QTest::newRow("unknown") << 0.0 << 77
                             << QStringLiteral(
                                    "an end of the connector is bound to the shape 77, which does not exist");
    QTest::newRow("outside") << 0.75 << 1
                             << QStringLiteral("an end of the connector lies outside the frame of its shape");
    QTest::newRow("not a number") << std::nan("") << 1
                                  << QStringLiteral("an end of the connector is not a finite point");
    QTest::newRow("infinite") << infinity << 0 << QStringLiteral("an end of the connector is not a finite point");
    QTest::newRow("far away") << 2e9 << 0 << QStringLiteral("an end of the connector is farther away than 1e9");
    QTest::newRow("connector") << 0.0 << 3
                               << QStringLiteral(
                                      "an end of the connector is bound to the shape 3, which is a connector");
}

void TestConnectors::refusesBadEnds()
{
    QFETCH(double, x);
    QFETCH(int, shape);
    QFETCH(QString, reason);
    const ConnectorEnd bad = shape == 0 ? ConnectorEnd(QPointF(x, 0)) : ConnectorEnd(ShapeId(quint32(shape)), {x, 0});
    const DocumentData before = m_document->data();
    QVERIFY(m_document->connect(bad, m_left).isNull());
    QCOMPARE(m_document->errorString(), Text::sentence(reason));
    QVERIFY(m_document->connect(m_left, bad).isNull());
    QCOMPARE(m_document->errorString(), Text::sentence(reason));
    QCOMPARE(m_document->changeShapes({m_connector}, [&](Shape &changed) { changed.connector->to = bad; }), 0);
    QCOMPARE(m_document->errorString(), Text::sentence(reason));
    Gesture gesture(*m_document, QString());
    Shape changed = *m_document->find(m_connector);
    changed.connector->to = bad;
    QVERIFY(!gesture.change({m_connector}, {changed}));
    QCOMPARE(m_document->errorString(), Text::sentence(reason));
    gesture.cancel();
    DocumentData data = before;
    data.shapes.edit(m_connector)->connector->to = bad;
    QCOMPARE(data.errorString(), reason);
    QVERIFY(m_document->data() == before);
}

void TestConnectors::refusesAConnectorAsAnEnd()
{
    const auto becomeConnector = [&](Shape &shape) { shape = Shape::connectorBetween(QPointF(), QPointF(1, 1)); };
    QCOMPARE(m_document->changeShapes({m_left}, becomeConnector), 0);
    QCOMPARE(m_document->errorString(),
             QStringLiteral("An end of the connector is bound to the shape 1, which is a connector"));
    Shape none(ShapeKind::connector(), {}, {10, 10});
    QVERIFY(m_document->addShape(none).isNull());
    QCOMPARE(m_document->errorString(), QStringLiteral("The connector has no ends"));
    const ShapeId third = m_document->addShape(square(0, 100));
    QCOMPARE(m_document->changeShapes({third}, becomeConnector), 1);
    QCOMPARE(path(*m_document, third), QList<QPointF>({{0, 0}, {1, 1}}));
}

void TestConnectors::followsEveryEdit()
{
    QCOMPARE(path(*m_document, m_connector), QList<QPointF>({{10, 0}, {90, 0}}));
    QSignalSpy changed(m_document.get(), &Document::shapesChanged);
    m_document->changeShapes({m_right}, [](Shape &shape) { shape.center = {0, 100}; });
    QCOMPARE(path(*m_document, m_connector), QList<QPointF>({{0, 10}, {0, 90}}));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].value<ShapeIds>(), ShapeIds({m_right, m_connector}));
    QCOMPARE(m_document->shapeAt({0, 50}, 1), m_connector);
    QVERIFY(m_document->shapeAt({50, 0}, 1).isNull());
    m_document->placeShapes({m_left}, {{{0, 0}, {40, 40}, 45}});
    QCOMPARE(path(*m_document, m_connector).first(), QPointF(0, std::sqrt(800)));
    m_document->changeShapes({m_left}, [](Shape &shape) { shape.kind = &ShapeKind::ellipse(); });
    QCOMPARE(path(*m_document, m_connector).first(), QPointF(0, 20));
    QSignalSpy stepped(m_document.get(), &Document::historyStepped);
    for (int step = 0; step < 3; ++step)
        m_document->undoStack()->undo();
    QCOMPARE(path(*m_document, m_connector), QList<QPointF>({{10, 0}, {90, 0}}));
    QCOMPARE(stepped.last()[0].value<ShapeIds>(), ShapeIds({m_right}));
    QCOMPARE(m_document->shapeAt({50, 0}, 1), m_connector);
}

void TestConnectors::dependsOnTheDrawingAlone()
{
    std::mt19937 engine = seededEngine();
    Ends random(engine);
    Document document;
    ShapeIds shapes;
    for (int i = 0; i < 40; ++i)
        shapes.append(document.addShape(random.end()));
    document.undoStack()->clear();
    const auto any = [&] { return shapes[random.upTo(int(shapes.size()) - 1)]; };
    const auto isExact = [&](const DocumentData &data) {
        Document fresh;
        DocumentData again;
        const bool isRead = fresh.setData(data) && readFrom(written(data), again);
        return isRead && std::all_of(data.order.begin(), data.order.end(), [&](ShapeId id) {
                   const Shape &shape = *data.shapes.find(id);
                   const auto isEqual = [&](const Shape &other) {
                       return shape.placement() == other.placement() && shape.outline.size() == other.outline.size()
                           && std::equal(shape.outline.begin(), shape.outline.end(), other.outline.begin(),
                                         [](const QList<QPointF> &a, const QList<QPointF> &b) {
                                             return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
                                         });
                   };
                   return isEqual(*fresh.find(id)) && isEqual(*again.shapes.find(id))
                       && (!shape.connector || document.paintedBounds(id).min == fresh.paintedBounds(id).min);
               });
    };
    for (int step = 0; step < 600; ++step) {
        QUndoStack &stack = *document.undoStack();
        switch (random.upTo(6)) {
        case 0:
            document.connect(random.boundTo(any()), random.chance(80) ? random.boundTo(any()) : random.point());
            break;
        case 1:
            document.removeShapes({document.ids().value(random.upTo(document.count()))});
            break;
        case 2:
            stack.setIndex(random.upTo(stack.count()));
            break;
        default:
            document.changeShapes({any(), any()}, [&](Shape &shape) { shape.setPlacement(random.end().placement()); });
        }
        QVERIFY(step % 10 != 0 || isExact(document.data()));
    }
}

void TestConnectors::movesOnlyFreeEnds()
{
    const ShapeId half = m_document->connect(m_left, QPointF(60, 0)),
                  free = m_document->connect(QPointF(), QPointF(8, 4));
    const auto move = [](Shape &shape) { shape.center += QPointF(0, 30); };
    QCOMPARE(m_document->changeShapes({m_connector}, move), 0);
    QCOMPARE(m_document->changeShapes({half}, move), 1);
    QCOMPARE(path(*m_document, half), QList<QPointF>({{10, 5}, {60, 30}}));
    const Shape before = *m_document->find(free);
    QCOMPARE(m_document->placeShapes({m_connector, free},
                                     {m_document->find(m_left)->placement(), {{10, 10}, {16, 4}, 90, true}}),
             1);
    QCOMPARE(path(*m_document, free), QList<QPointF>({{12, 18}, {8, 2}}));
    QCOMPARE(m_document->find(free)->rotation, 0.0);
    m_document->undoStack()->undo();
    QVERIFY(*m_document->find(free) == before);
    QCOMPARE(path(*m_document, free), QList<QPointF>({{0, 0}, {8, 4}}));
}

void TestConnectors::gesturesTakeConnectorsAlong()
{
    const ShapeId half = m_document->connect(m_left, QPointF(0, 60));
    m_document->undoStack()->clear();
    const DocumentData before = m_document->data();
    const auto dragged = [&](Gesture &gesture, QPointF offset) {
        QList<Placement> placements;
        for (ShapeId id : {m_left, half}) {
            placements.append(before.shapes.find(id)->placement());
            placements.last().center += offset;
        }
        return gesture.place({m_left, half}, placements);
    };
    {
        Gesture gesture(*m_document, QStringLiteral("Move"));
        for (int step = 1; step <= 4; ++step)
            QVERIFY(dragged(gesture, QPointF(0, 10 * step)));
        QCOMPARE(path(*m_document, half), QList<QPointF>({{0, 50}, {0, 100}}));
        QVERIFY(path(*m_document, m_connector) != QList<QPointF>({{10, 0}, {90, 0}}));
        gesture.cancel();
    }
    QVERIFY(m_document->data() == before);
    QCOMPARE(path(*m_document, half), QList<QPointF>({{0, 10}, {0, 60}}));
    QCOMPARE(path(*m_document, m_connector), QList<QPointF>({{10, 0}, {90, 0}}));
    QCOMPARE(m_document->undoStack()->count(), 0);
    Gesture gesture(*m_document, QStringLiteral("Move"));
    QVERIFY(dragged(gesture, QPointF(0, 40)));
    QVERIFY(gesture.commit());
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QVERIFY(m_document->data() == before);
    QCOMPARE(path(*m_document, m_connector), QList<QPointF>({{10, 0}, {90, 0}}));
    m_document->undoStack()->redo();
    QCOMPARE(path(*m_document, half), QList<QPointF>({{0, 50}, {0, 100}}));
}

void TestConnectors::mergesNudges()
{
    const ShapeId half = m_document->connect(m_left, QPointF(0, 60));
    m_document->undoStack()->clear();
    for (int step = 0; step < 5; ++step)
        m_document->changeShapes(
            {m_left, half}, [](Shape &shape) { shape.center += QPointF(1, 0); }, QString(), 7);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(path(*m_document, half), QList<QPointF>({{5, 10}, {5, 60}}));
    m_document->undoStack()->undo();
    QCOMPARE(path(*m_document, half), QList<QPointF>({{0, 10}, {0, 60}}));
}

void TestConnectors::distributingLeavesConnectorsOut()
{
    const ShapeId third = m_document->addShape(square(30, 0));
    m_document->connect(third, m_right);
    ShapeUnits units;
    for (ShapeId id : m_document->ids())
        units.append({id});
    QCOMPARE(distribute(*m_document, units, Spacing::Gaps, Qt::Horizontal), 1);
    QCOMPARE(m_document->find(third)->center, QPointF(50, 0));
    QCOMPARE(path(*m_document, m_connector), QList<QPointF>({{10, 0}, {90, 0}}));
}

void TestConnectors::removingAShapeFreesItsEnds()
{
    const DocumentData before = m_document->data();
    QCOMPARE(m_document->removeShapes({m_left}), 1);
    QVERIFY(m_document->contains(m_connector));
    QCOMPARE(path(*m_document, m_connector), QList<QPointF>({{10, 0}, {90, 0}}));
    QVERIFY(!m_document->find(m_connector)->connector->from.isBound());
    QCOMPARE(m_document->find(m_connector)->connector->to, ConnectorEnd(m_right));
    QVERIFY(m_document->neighbors(m_right).isEmpty() || m_document->neighbors(m_right) == ShapeIds());
    QCOMPARE(m_document->undoStack()->count(), 1);
    const DocumentData after = m_document->data();
    QSignalSpy stepped(m_document.get(), &Document::historyStepped);
    m_document->undoStack()->undo();
    QVERIFY(m_document->data() == before);
    QCOMPARE(stepped.last()[0].value<ShapeIds>(), ShapeIds({m_left}));
    QCOMPARE(m_document->neighbors(m_right), ShapeIds({m_left}));
    m_document->undoStack()->redo();
    QVERIFY(m_document->data() == after);
    m_document->undoStack()->undo();
    // A connector that is removed with its shape comes back bound.
    m_document->removeShapes({m_left, m_connector});
    QCOMPARE(m_document->ids(), ShapeIds({m_right}));
    m_document->undoStack()->undo();
    QVERIFY(m_document->data() == before);
}

void TestConnectors::removingAShapeCanRemoveItsConnectors()
{
    QSignalSpy changed(m_document.get(), &Document::whenEndRemovedChanged);
    QCOMPARE(m_document->whenEndRemoved(), Document::WhenEndRemoved::FreeEnd);
    m_document->setWhenEndRemoved(Document::WhenEndRemoved::RemoveConnector);
    QCOMPARE(changed.size(), 1);
    const DocumentData before = m_document->data();
    QCOMPARE(m_document->removeShapes({m_left}), 2);
    QCOMPARE(m_document->ids(), ShapeIds({m_right}));
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QVERIFY(m_document->data() == before);
    QCOMPARE(m_document->connectorsOf(m_left), ShapeIds({m_connector}));
    m_document->undoStack()->redo();
    QCOMPARE(m_document->ids(), ShapeIds({m_right}));
}

void TestConnectors::equalityIncludesThePath()
{
    const Shape &routed = *m_document->find(m_connector);
    Shape other = routed;
    QVERIFY(other == routed);
    other.outline = {{{-0.5, 0}, {0.5, 0.25}}};
    QVERIFY(!(other == routed));
    other = routed;
    other.size.rwidth() += 1;
    QVERIFY(!(other == routed));
    DocumentData data = m_document->data();
    data.shapes.insert(m_connector, other);
    QVERIFY(!(data == m_document->data()));
    // A change of the path alone is no step.
    QCOMPARE(m_document->changeShapes({m_connector}, [&](Shape &shape) { shape.outline = {{{0, 0}, {0.5, 0.5}}}; }), 0);
    QVERIFY(m_document->setData(data));
    QVERIFY(*m_document->find(m_connector) != other);
}

void TestConnectors::neverCollides()
{
    m_document->addShape(square(50, 0));
    m_document->connect(m_right, m_left);
    QVERIFY(m_document->overlappingPairs().pairs.isEmpty());
}

void TestConnectors::copiesBindToCopies()
{
    const ShapeIds all = insertDrawing(*m_document, fragmentOf(*m_document, m_document->ids()), {0, 50});
    QCOMPARE(all.size(), 3);
    QCOMPARE(path(*m_document, all[2]), QList<QPointF>({{10, 50}, {90, 50}}));
    QCOMPARE(m_document->neighbors(all[0]), ShapeIds({all[1]}));
    QCOMPARE(m_document->neighbors(m_left), ShapeIds({m_right}));
    const ShapeIds half = insertDrawing(*m_document, fragmentOf(*m_document, {m_left, m_connector}), {0, 80});
    QCOMPARE(path(*m_document, half[1]), QList<QPointF>({{10, 80}, {90, 80}}));
    QVERIFY(m_document->neighbors(half[0]).isEmpty());
    QCOMPARE(m_document->connectorsOf(half[0]), ShapeIds({half[1]}));
    QVERIFY(!m_document->find(half[1])->connector->to.isBound());
    QCOMPARE(m_document->neighbors(m_left), ShapeIds({m_right}));
}

TRAMMEL_TEST(TestConnectors)
#include "tst_connectors.moc"
