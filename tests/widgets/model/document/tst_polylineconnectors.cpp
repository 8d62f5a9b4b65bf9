#include "tests/testprogram.h"
#include "tests/widgets/connectorwalk.h"
#include "tests/widgets/orthogonalscenes.h"
#include "tests/widgets/samplegear.h"
#include <trammel/fragment.h>
#include <trammel/gesture.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <limits>

using namespace Trammel;

namespace {

Shape polyline(const ConnectorEnd &from, const ConnectorEnd &to)
{
    Shape shape = Shape::connectorBetween(from, to);
    shape.connector->route = ConnectorRoute::Polyline;
    return shape;
}

} // namespace

/// Tests polyline connectors in a document without a window.
class TestPolylineConnectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aFreeWayIsStraight();
    void runsAroundTrueOutlines();
    void pathsKeepTheClearance();
    void fixedPointsAreLeftAwayFromTheShape();
    void runsThroughWaypoints();
    void waypointsMoveWithBothEnds();
    void waypointsMoveWithTheConnector();
    void aWaypointInAShapeBlocks();
    void tellsThatItIsBlocked();
    void narrowWaysAreFound();
    void parallelConnectorsAreSpread();
    void loopsRunAroundTheShape();
    void containersAreNoObstacles();
    void filesKeepTheRoute();
    void refusesBadWaypoints();
    void dependsOnTheDrawingAlone();

private:
    const Connector &connector() const { return *std::as_const(*m_document->find(m_connector)).connector; }
    QList<QPointF> points() const { return path(*m_document, m_connector); }

    std::unique_ptr<Document> m_document;
    /// Two boxes, one right of the other, and the connector between them.
    ShapeId m_left;
    ShapeId m_right;
    ShapeId m_connector;
};

void TestPolylineConnectors::init()
{
    m_document = std::make_unique<Document>();
    m_left = m_document->addShape(box(0, 0));
    m_right = m_document->addShape(box(300, 0));
    m_connector = m_document->addShape(polyline(m_left, m_right));
}

void TestPolylineConnectors::aFreeWayIsStraight()
{
    for (const QPointF center : {QPointF(300, 0), QPointF(120, 250), QPointF(-70, -30), QPointF(30, 30)}) {
        m_document->changeShape(m_right, box(center.x(), center.y(), 40, 20));
        const QList<QPointF> found = points();
        m_document->changeShapes({m_connector},
                                 [](Shape &shape) { shape.connector->route = ConnectorRoute::Straight; });
        QCOMPARE(found, points());
        m_document->undoStack()->undo();
        QVERIFY(!connector().isBlocked);
    }
}

void TestPolylineConnectors::runsAroundTrueOutlines()
{
    const ShapeId obstacle = m_document->addShape(box(150, 5));
    // The corners of the box, 16 units away. The line leads from the middle of one box to that of the other.
    const QList<QPointF> found = points();
    QCOMPARE(found.size(), 4);
    QVERIFY(length(found[1] - QPointF(114, -31)) < 1e-6 && length(found[2] - QPointF(186, -31)) < 1e-6);
    QVERIFY(distance(found.first(), asCurve(m_document->find(m_left)->scenePrimitive())) < 1e-9);
    QCOMPARE(connector().corners, found);
    QVERIFY(isPathOfData(*m_document));
    // A line that crosses the bounds of a triangle, but stays away from its outline, is straight.
    m_document->changeShape(m_right, box(300, 200));
    const QList<QPointF> triangle{{140, 20}, {320, 20}, {320, 130}};
    m_document->changeShape(obstacle, Shape::polygon(triangle));
    QCOMPARE(points().size(), 2);
    m_document->changeShape(obstacle, Shape::rectangle({230, 75}, {180, 110}));
    QVERIFY(points().size() > 2);
    m_document->removeShapes({obstacle});
    QCOMPARE(points().size(), 2);
}

void TestPolylineConnectors::pathsKeepTheClearance()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 400);
    int bends = 0, blocked = 0;
    for (int round = 0; round < 60; ++round) {
        Document document;
        for (int i = 0; i < 20; ++i)
            document.addShape(random.shape());
        const ShapeIds obstacles = document.ids();
        const ShapeId id = document.addShape(polyline(random.point() * 1.5, random.point() * 1.5));
        const Connector &found = *std::as_const(*document.find(id)).connector;
        const QList<QPointF> points = path(document, id);
        blocked += found.isBlocked;
        bends += int(points.size()) - 2;
        for (ShapeId obstacle : obstacles) {
            const Primitive outline = document.find(obstacle)->scenePrimitive();
            // A shape at an end is no obstacle, or keeps half of its distance.
            const double most = std::min(distance(found.from.point, outline), distance(found.to.point, outline)) / 2;
            const double clearance = std::min(most, 4.0) * (1 - 1e-9);
            for (qsizetype i = 1; i < points.size() && !found.isBlocked && most > 0; ++i)
                QVERIFY2(distance(Segment{points[i - 1], points[i]}, outline) >= clearance,
                         qPrintable(QStringLiteral("round %1").arg(round)));
        }
    }
    QVERIFY(bends > 60);
    QVERIFY(blocked < 30);
}

void TestPolylineConnectors::fixedPointsAreLeftAwayFromTheShape()
{
    // From the left side, the line runs around its own box, 16 units away.
    m_document->changeShapes({m_connector}, [&](Shape &shape) { shape.connector->from = {m_left, {-0.5, 0}}; });
    const QList<QPointF> found = points();
    QCOMPARE(found.first(), QPointF(-20, 0));
    QVERIFY(found.size() >= 4);
    QVERIFY(!connector().isBlocked);
    QVERIFY(distance(Segment{found[1], found[2]}, m_document->find(m_left)->scenePrimitive()) >= 16 - 1e-9);
    // From the inside, it may cross its outline.
    m_document->changeShapes({m_connector}, [&](Shape &shape) { shape.connector->from = {m_left, {-0.1, 0}}; });
    QCOMPARE(points().size(), 2);
    // From the left side to the right side of one shape.
    m_document->changeShapes({m_connector}, [&](Shape &shape) {
        shape.connector->from = {m_left, {-0.5, 0}};
        shape.connector->to = {m_left, {0.5, 0}};
    });
    QCOMPARE(points().size(), 4);
    QVERIFY(!connector().isBlocked);
    for (double degrees = 0; degrees < 360; degrees += 7) {
        m_document->changeShapes({m_left}, [&](Shape &shape) { shape.rotation = degrees; });
        QCOMPARE(points().size(), 4);
        QVERIFY(!connector().isBlocked);
    }
}

void TestPolylineConnectors::runsThroughWaypoints()
{
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.connector->waypoints = {{100, 80}, {200, 80}}; });
    const QList<QPointF> found = points();
    QCOMPARE(found.size(), 4);
    QCOMPARE(found[1], QPointF(100, 80));
    QCOMPARE(found[2], QPointF(200, 80));
    m_document->addShape(box(150, 80, 20));
    QVERIFY(points().size() > 4);
    QVERIFY(points().contains(QPointF(100, 80)) && points().contains(QPointF(200, 80)));
    QVERIFY(isPathOfData(*m_document));
    // Other routes keep them.
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.connector->route = ConnectorRoute::Straight; });
    QCOMPARE(points().size(), 2);
    QCOMPARE(connector().waypoints.size(), 2);
    // A loop with waypoints.
    m_document->changeShapes({m_connector}, [&](Shape &shape) {
        shape.connector->route = ConnectorRoute::Polyline;
        shape.connector->to = m_left;
        shape.connector->waypoints = {{0, 100}, {100, 100}};
    });
    QVERIFY(points().contains(QPointF(0, 100)) && points().contains(QPointF(100, 100)));
    // Waypoints at the ends, and equal ones.
    m_document->changeShapes({m_connector}, [&](Shape &shape) {
        shape.connector->from = QPointF(0, 200);
        shape.connector->to = QPointF(100, 200);
        shape.connector->waypoints = {{0, 200}, {50, 250}, {50, 250}, {100, 200}};
    });
    QCOMPARE(points(), QList<QPointF>({{0, 200}, {50, 250}, {100, 200}}));
}

void TestPolylineConnectors::waypointsMoveWithBothEnds()
{
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.connector->waypoints = {{100, 80}}; });
    const QList<Placement> before{m_document->find(m_left)->placement(), m_document->find(m_right)->placement()};
    QList<Placement> after = before;
    for (Placement &placement : after)
        placement.center += QPointF(30, 50);
    m_document->placeShapes({m_left, m_right}, after);
    QCOMPARE(connector().waypoints, QList<QPointF>({{130, 130}}));
    m_document->undoStack()->undo();
    QCOMPARE(connector().waypoints, QList<QPointF>({{100, 80}}));
    Gesture gesture(*m_document, QStringLiteral("Move"));
    gesture.place({m_left, m_right}, after);
    QCOMPARE(connector().waypoints, QList<QPointF>({{130, 130}}));
    gesture.cancel();
    QCOMPARE(connector().waypoints, QList<QPointF>({{100, 80}}));
    m_document->placeShapes({m_left}, {after[0]});
    QCOMPARE(connector().waypoints, QList<QPointF>({{100, 80}}));
}

void TestPolylineConnectors::waypointsMoveWithTheConnector()
{
    const ShapeId id = m_document->addShape(polyline(QPointF(0, 400), QPointF(100, 400)));
    m_document->changeShapes({id}, [](Shape &shape) { shape.connector->waypoints = {{50, 450}}; });
    Placement placement = m_document->find(id)->placement();
    placement.center += QPointF(7, 5);
    m_document->placeShapes({id}, {placement});
    QCOMPARE(path(*m_document, id), QList<QPointF>({{7, 405}, {57, 455}, {107, 405}}));
    placement = m_document->find(id)->placement();
    placement.rotation = 90;
    m_document->placeShapes({id}, {placement});
    QCOMPARE(path(*m_document, id), QList<QPointF>({{82, 380}, {32, 430}, {82, 480}}));
}

void TestPolylineConnectors::aWaypointInAShapeBlocks()
{
    m_document->addShape(box(150, 100));
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.connector->waypoints = {{150, 100}}; });
    QVERIFY(connector().isBlocked);
    QCOMPARE(points().size(), 3);
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.connector->waypoints = {{150, 70}}; });
    QVERIFY(!connector().isBlocked);
    // In a shape that holds an end, it is free.
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.connector->waypoints = {{5, 5}}; });
    QVERIFY(!connector().isBlocked);
}

void TestPolylineConnectors::tellsThatItIsBlocked()
{
    const QList<QPointF> outer{{200, -100}, {400, -100}, {400, 100}, {200, 100}};
    const QList<QPointF> inner{{220, -80}, {380, -80}, {380, 80}, {220, 80}};
    const ShapeId ring = m_document->addShape(Shape::polygon(outer, {inner}));
    QVERIFY(connector().isBlocked);
    QCOMPARE(points(), QList<QPointF>({{20, 0}, {280, 0}}));
    m_document->changeShapes({ring}, [](Shape &shape) { shape.hidden = true; });
    QVERIFY(!connector().isBlocked);
}

void TestPolylineConnectors::narrowWaysAreFound()
{
    // A wall with a gap of 12 units.
    m_document->addShape(Shape::rectangle({150, -1006}, {20, 2000}));
    m_document->addShape(Shape::rectangle({150, 1006}, {20, 2000}));
    QVERIFY(!connector().isBlocked);
    QCOMPARE(points().size(), 2);
}

void TestPolylineConnectors::parallelConnectorsAreSpread()
{
    m_document->addShape(box(150, 5));
    const ShapeId second = m_document->addShape(polyline(m_right, m_left));
    const QList<QPointF> one = points(), other = path(*m_document, second);
    QCOMPARE(one.size(), other.size());
    for (qsizetype i = 1; i + 1 < one.size(); ++i)
        QVERIFY(length(one[i] - other[other.size() - 1 - i]) > 10);
    QVERIFY(isPathOfData(*m_document));
}

void TestPolylineConnectors::loopsRunAroundTheShape()
{
    const ShapeId loop = m_document->addShape(polyline(m_left, m_left));
    QCOMPARE(path(*m_document, loop).size(), 5);
    const ShapeId gear = m_document->addShape(SampleGear::gear({-300, 0}, 100));
    QCOMPARE(path(*m_document, m_document->addShape(polyline(gear, m_left))).size(), 2);
}

void TestPolylineConnectors::containersAreNoObstacles()
{
    Shape around = box(0, 0, 120);
    around.kind = &ShapeKind::ellipse();
    m_document->addShape(around);
    QVERIFY(!connector().isBlocked);
    QCOMPARE(points().size(), 2);
}

void TestPolylineConnectors::filesKeepTheRoute()
{
    m_document->changeShapes({m_connector}, [](Shape &shape) {
        shape.connector->waypoints = {{100, 80.5}, {-0.0, 7}};
    });
    const QByteArray text = written(m_document->data());
    QVERIFY(text.contains("\"route\":\"polyline\""));
    QVERIFY(text.contains("\"waypoints\":[[100,80.5],[0,7]]"));
    DocumentData data;
    QVERIFY(readFrom(text, data));
    QVERIFY(data == m_document->data());
    QCOMPARE(written(data), text);
    const ShapeIds added = m_document->addDrawing(m_document->data());
    QCOMPARE(m_document->find(added[2])->connector->waypoints, connector().waypoints);
}

void TestPolylineConnectors::refusesBadWaypoints()
{
    const QByteArray text = written(m_document->data());
    for (const char *bad : {"[1,2]", "[[1,2,3]]", "[[1]]", "7", "null", "[[1,\"x\"]]", "{}", "[[1e10,0]]"}) {
        QByteArray other = text;
        other.replace("\"route\":\"polyline\"", "\"route\":\"polyline\",\"waypoints\":" + QByteArray(bad));
        DocumentData data;
        const FileResult result = readFrom(other, data);
        QVERIFY2(!result, bad);
        QVERIFY2(result.errorString().startsWith(QStringLiteral("Line 4: ")), qPrintable(result.errorString()));
    }
    const double infinity = std::numeric_limits<double>::infinity();
    for (const QList<QPointF> &bad :
         {QList<QPointF>{{infinity, 0}}, QList<QPointF>{{0, 2e9}}, QList<QPointF>(17, QPointF(1, 1))}) {
        QCOMPARE(m_document->changeShapes({m_connector}, [&](Shape &shape) { shape.connector->waypoints = bad; }), 0);
        QVERIFY(m_document->errorString().contains(QStringLiteral("waypoint")));
    }
    QCOMPARE(m_document->changeShapes(
                 {m_connector}, [&](Shape &shape) { shape.connector->waypoints = QList<QPointF>(16, QPointF(1, 1)); }),
             1);
}

void TestPolylineConnectors::dependsOnTheDrawingAlone()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 300);
    ConnectorWalk walk(random, 15);
    const auto end = [&] {
        return random.chance(20) ? ConnectorEnd(walk.anyShape(), {random.real(-0.5, 0.5), 0.5}) : walk.anyEnd();
    };
    for (int step = 0; step < 60; ++step) {
        walk.step([&] {
            Shape connector = polyline(end(), end());
            for (int i = random.chance(30) ? random.upTo(3) : 0; i > 0; --i)
                connector.connector->waypoints.append(random.point());
            return connector;
        });
        QVERIFY2(isPathOfData(walk.document), qPrintable(QStringLiteral("step %1").arg(step)));
    }
}

TRAMMEL_TEST(TestPolylineConnectors)
#include "tst_polylineconnectors.moc"
