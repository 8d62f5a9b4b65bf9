#include "tests/testprogram.h"
#include "tests/widgets/connectorwalk.h"
#include "tests/widgets/filetext.h"
#include "tests/widgets/orthogonalscenes.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/model/shape/textextent_p.h"
#include <trammel/document.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>
#include <trammel/gesture.h>

#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace Trammel;

namespace {

/// The distance that paths keep where no end is nearer. See Connector::route.
constexpr double usualDistance = 16;

bool isBlocked(const Document &document, ShapeId id)
{
    return document.find(id)->connector->isBlocked;
}

bool isOrthogonal(const QList<QPointF> &points)
{
    for (qsizetype i = 1; i < points.size(); ++i) {
        const QPointF step = points[i] - points[i - 1];
        if (std::min(std::abs(step.x()), std::abs(step.y())) > 1e-9)
            return false;
    }
    return points.size() >= 2;
}

double distanceTo(const Document &document, ShapeId connector, ShapeId shape)
{
    return distance(document.find(connector)->scenePrimitive(), document.find(shape)->scenePrimitive());
}

} // namespace

/// Tests connectors with an orthogonal route in a document without a window.
class TestOrthogonalConnectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void runsAroundTheTrueOutline();
    void segmentsLieInTheMiddleOfTheirRoom();
    void endsLieOnTheOutlines();
    void nearlyLevelEndsAreJoinedByAStraightLine();
    void fixedPointsAreLeftAwayFromTheShape();
    void followsChangesOfObstacles();
    void onlyVisibleShapesAreObstacles();
    void shapesThatContainAnEndAreNoObstacles();
    void closeShapesAreJoined();
    void tellsThatItIsBlocked();
    void roundsItsBends();
    void textsAreHalfwayAlongThePath();
    void changingTheRouteIsOneStep();
    void filesKeepTheRoute();
    void refusesBadRoutes();
    void copiesKeepTheRoute();
    void dependsOnTheDrawingAlone();
    void aGestureRoutesOnlyWhatIsNear();
    void eachStepOfAGestureRoutesAroundAllShapes();

private:
    std::unique_ptr<Document> m_document;
    ShapeId m_left;
    ShapeId m_right;
    ShapeId m_connector;
};

void TestOrthogonalConnectors::init()
{
    m_document = std::make_unique<Document>();
    m_left = m_document->addShape(box(0, 0));
    m_right = m_document->addShape(box(300, 0));
    m_connector = m_document->addShape(orthogonal(m_left, m_right));
    m_document->undoStack()->clear();
}

void TestOrthogonalConnectors::runsAroundTheTrueOutline()
{
    const QList<QPointF> direct{{20, 0}, {280, 0}};
    QCOMPARE(path(*m_document, m_connector), direct);
    for (const double degrees : {0.0, 30.0, 45.0}) {
        const ShapeId obstacle = m_document->addShape(box(150, 5, 60, degrees));
        const QList<QPointF> points = path(*m_document, m_connector);
        QVERIFY(isOrthogonal(points));
        QVERIFY(points.size() > 2);
        QVERIFY(!isBlocked(*m_document, m_connector));
        QVERIFY(distanceTo(*m_document, m_connector, obstacle) >= usualDistance - 1e-9);
        m_document->undoStack()->undo();
        QCOMPARE(path(*m_document, m_connector), direct);
    }
    // The line passes below the corner of a rotated shape whose bounds are in its way.
    const ShapeId diamond = m_document->addShape(box(150, -60, 60, 45));
    QCOMPARE(path(*m_document, m_connector), direct);
    QVERIFY(distanceTo(*m_document, m_connector, diamond) > usualDistance);
    m_document->changeShape(diamond, box(150, -60, 100));
    QVERIFY(path(*m_document, m_connector).size() > 2);
}

void TestOrthogonalConnectors::segmentsLieInTheMiddleOfTheirRoom()
{
    m_document->changeShape(m_right, box(600, 0));
    m_document->changeShapes({m_connector}, [this](Shape &shape) {
        shape.connector->from = {m_left, QPointF(0.5, 0)};
        shape.connector->to = {m_right, QPointF(-0.5, 0)};
    });
    const ShapeId obstacle = m_document->addShape(box(150, 5, 60));
    // The line runs above the obstacle. Both vertical lines are in the middle between the shapes.
    const auto corners = [this] { return m_document->find(m_connector)->connector->corners; };
    QCOMPARE(corners(), QList<QPointF>({{20, 0}, {70, 0}, {70, -41}, {380, -41}, {380, 0}, {580, 0}}));
    // Another shape next to the second one makes the free space smaller, wherever it is in that space.
    const ShapeId further = m_document->addShape(box(480, -70, 80));
    QCOMPARE(corners()[3], QPointF(310, -41));
    QVERIFY(isPathOfData(*m_document));
    for (const double x : {500.0, 520.0, 430.0, 300.0, 900.0}) {
        m_document->changeShape(further, box(x, -70, 80));
        QVERIFY(isPathOfData(*m_document));
        QVERIFY(distanceTo(*m_document, m_connector, obstacle) >= usualDistance - 1e-9);
        QVERIFY(x == 300 || distanceTo(*m_document, m_connector, further) >= usualDistance - 1e-9);
    }
    QCOMPARE(corners()[3], QPointF(380, -41));
    // A pinned line stays.
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.connector->pins = {{Qt::Vertical, 210}}; });
    QCOMPARE(corners()[3].x(), 210.0);
}

void TestOrthogonalConnectors::endsLieOnTheOutlines()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 300);
    for (int round = 0; round < 500; ++round) {
        Document document;
        Shape from = random.shape(), to = random.shape();
        from.center = random.point();
        to.center = random.point();
        const ShapeId first = document.addShape(from), last = document.addShape(to);
        const ShapeId id = document.addShape(orthogonal(first, last));
        if (first.isNull() || last.isNull() || id.isNull())
            continue;
        const QList<QPointF> points = path(document, id);
        QVERIFY(points.size() >= 2);
        for (const auto &[point, shape] : {std::pair(points.first(), first), std::pair(points.last(), last)}) {
            const double largest = std::max({1.0, std::abs(point.x()), std::abs(point.y())});
            QVERIFY(distance(point, asCurve(document.find(shape)->scenePrimitive())) <= 1e-9 * largest);
        }
    }
}

void TestOrthogonalConnectors::nearlyLevelEndsAreJoinedByAStraightLine()
{
    m_document->changeShape(m_right, box(300, 8));
    const QList<QPointF> level{{20, 4}, {280, 4}};
    QCOMPARE(path(*m_document, m_connector), level);
    m_document->changeShape(m_right, box(300, 15));
    QCOMPARE(path(*m_document, m_connector).size(), 2);
    m_document->changeShape(m_right, box(300, 17));
    QCOMPARE(path(*m_document, m_connector).size(), 4);
}

void TestOrthogonalConnectors::fixedPointsAreLeftAwayFromTheShape()
{
    // From the upper side to the lower side, around both shapes.
    const ShapeId id = m_document->addShape(orthogonal({m_left, {0, -0.5}}, {m_right, {0, 0.5}}));
    const QList<QPointF> points = path(*m_document, id);
    QVERIFY(isOrthogonal(points));
    QVERIFY(same(points.first(), {0, -20}) && same(points.last(), {300, 20}));
    QVERIFY(points[1].y() < -20 && points[points.size() - 2].y() > 20);
    // A point inside is left in any direction.
    const ShapeId inner = m_document->addShape(orthogonal({m_left, {0, 0}}, {m_right, {0, 0}}));
    const QList<QPointF> direct{{0, 0}, {300, 0}};
    QCOMPARE(path(*m_document, inner), direct);
}

void TestOrthogonalConnectors::followsChangesOfObstacles()
{
    const QList<QPointF> direct = path(*m_document, m_connector);
    const ShapeId obstacle = m_document->addShape(box(150, 200));
    QCOMPARE(path(*m_document, m_connector), direct);
    m_document->undoStack()->clear();

    Placement across = m_document->find(obstacle)->placement();
    across.center = {150, 0};
    m_document->placeShapes({obstacle}, {across});
    const QList<QPointF> around = path(*m_document, m_connector);
    QVERIFY(around.size() > 2);
    m_document->undoStack()->undo();
    QCOMPARE(path(*m_document, m_connector), direct);
    m_document->undoStack()->redo();
    QCOMPARE(path(*m_document, m_connector), around);

    m_document->changeShapes({obstacle}, [](Shape &shape) { shape.hidden = true; });
    QCOMPARE(path(*m_document, m_connector), direct);
    m_document->undoStack()->undo();
    QCOMPARE(path(*m_document, m_connector), around);

    const GroupId group = m_document->group({obstacle, m_document->addShape(box(150, 500))});
    Group hidden = *m_document->find(group);
    hidden.hidden = true;
    m_document->changeGroup(group, hidden);
    QCOMPARE(path(*m_document, m_connector), direct);
    m_document->undoStack()->undo();
    QCOMPARE(path(*m_document, m_connector), around);

    QSignalSpy changes(m_document.get(), &Document::shapesChanged);
    m_document->removeShapes({obstacle});
    QCOMPARE(path(*m_document, m_connector), direct);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(changes[0][0].value<ShapeIds>(), ShapeIds{m_connector});
    m_document->undoStack()->undo();
    QCOMPARE(path(*m_document, m_connector), around);

    Gesture gesture(*m_document, QStringLiteral("Move"));
    Placement away = across;
    away.center = {150, 300};
    gesture.place({obstacle}, {away});
    QCOMPARE(path(*m_document, m_connector), direct);
    gesture.cancel();
    QCOMPARE(path(*m_document, m_connector), around);
}

void TestOrthogonalConnectors::onlyVisibleShapesAreObstacles()
{
    const QList<QPointF> direct = path(*m_document, m_connector);
    Shape hidden = box(150, 0);
    hidden.hidden = true;
    m_document->addShape(hidden);
    m_document->addShape(Shape::connectorBetween(QPointF(150, -100), QPointF(150, 100)));
    Shape text(ShapeKind::text(), {150, 0}, {60, 20});
    text.text = QStringLiteral("a label");
    const ShapeId label = m_document->addShape(text);
    QVERIFY(!label.isNull());
    QCOMPARE(path(*m_document, m_connector), direct);
    m_document->changeShapes({label}, [](Shape &shape) { shape.fill = Qt::white; });
    QVERIFY(path(*m_document, m_connector).size() > 2);
    m_document->undoStack()->undo();
    Shape unfilled = box(150, 0);
    unfilled.fill = QColor();
    m_document->addShape(unfilled);
    QVERIFY(path(*m_document, m_connector).size() > 2);
}

void TestOrthogonalConnectors::shapesThatContainAnEndAreNoObstacles()
{
    const QList<QPointF> direct = path(*m_document, m_connector);
    m_document->addShape(box(0, 0, 120));
    QCOMPARE(path(*m_document, m_connector), direct);
    m_document->addShape(box(150, 0, 600));
    QCOMPARE(path(*m_document, m_connector), direct);
    // A free end in the same shape.
    const ShapeId free = m_document->addShape(orthogonal(QPointF(-40, -40), m_right));
    QVERIFY(!isBlocked(*m_document, free));
}

void TestOrthogonalConnectors::closeShapesAreJoined()
{
    // The shapes are nearer than the clearance, and the line bends between them.
    m_document->changeShape(m_right, box(60, 30));
    const QList<QPointF> points = path(*m_document, m_connector);
    QVERIFY(!isBlocked(*m_document, m_connector));
    QVERIFY(isOrthogonal(points));
    // Another shape close to the end does not block it either.
    m_document->changeShape(m_right, box(300, 0));
    m_document->addShape(box(50, 0));
    QVERIFY(!isBlocked(*m_document, m_connector));
    QVERIFY(path(*m_document, m_connector).size() > 2);
}

void TestOrthogonalConnectors::tellsThatItIsBlocked()
{
    const auto addWall = [&](QPointF center, QSizeF size) {
        Shape wall = Shape::rectangle(center, size);
        wall.fill = Qt::gray;
        return m_document->addShape(wall);
    };
    addWall({0, -60}, {160, 10});
    addWall({0, 60}, {160, 10});
    addWall({-75, 0}, {10, 120});
    QVERIFY(!isBlocked(*m_document, m_connector));
    const ShapeId last = addWall({75, 0}, {10, 130});
    QVERIFY(isBlocked(*m_document, m_connector));
    QVERIFY(isOrthogonal(path(*m_document, m_connector)));
    QVERIFY(isPathOfData(*m_document));
    m_document->removeShapes({last});
    QVERIFY(!isBlocked(*m_document, m_connector));
}

void TestOrthogonalConnectors::roundsItsBends()
{
    m_document->changeShape(m_right, box(300, 100));
    const QList<QPointF> sharp = path(*m_document, m_connector);
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.cornerRadius = 10; });
    const QList<QPointF> round = path(*m_document, m_connector);
    QVERIFY(round.size() > sharp.size());
    QCOMPARE(round.first(), sharp.first());
    QCOMPARE(round.last(), sharp.last());
    for (qsizetype i = 1; i + 1 < sharp.size(); ++i) {
        const double cut = distance(sharp[i], Polyline{round});
        QVERIFY(std::abs(cut - 10 * (std::sqrt(2) - 1)) < 0.1);
    }
    // However large the radius, the line runs around the obstacle.
    m_document->changeShape(m_right, box(300, 0));
    const ShapeId obstacle = m_document->addShape(box(150, 0, 60));
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.cornerRadius = 1000; });
    QVERIFY(distanceTo(*m_document, m_connector, obstacle) > 0);
    QVERIFY(isPathOfData(*m_document));
}

void TestOrthogonalConnectors::textsAreHalfwayAlongThePath()
{
    const auto middle = [this] { return textToScene(*m_document->find(m_connector)).map(QPointF()); };
    m_document->addShape(box(150, 0, 60));
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.text = QStringLiteral("on the way"); });
    const QList<QPointF> points = path(*m_document, m_connector);
    QVERIFY(points.size() > 2);
    const Shape &shape = *m_document->find(m_connector);
    QVERIFY(distance(shape.center, Polyline{points}) > 1);
    QVERIFY(distance(middle(), Polyline{points}) < 1e-9);
    double before = 0, total = 0;
    for (qsizetype i = 1; i < points.size(); ++i) {
        total += length(points[i] - points[i - 1]);
        if (distance(middle(), Segment{points[i - 1], points[i]}) < 1e-9)
            before = total - length(points[i] - middle());
    }
    QVERIFY(std::abs(before - total / 2) < 1e-9);
    QVERIFY(shape.paintedBounds().contains(middle() + QPointF(10, -8)));
}

void TestOrthogonalConnectors::changingTheRouteIsOneStep()
{
    m_document->changeShape(m_right, box(300, 100));
    const DocumentData before = m_document->data();
    const QList<QPointF> bent = path(*m_document, m_connector);
    const int index = m_document->undoStack()->index();
    const auto straighten = [](Shape &shape) { shape.connector->route = ConnectorRoute::Straight; };
    QCOMPARE(m_document->changeShapes({m_connector}, straighten), 1);
    QCOMPARE(path(*m_document, m_connector).size(), 2);
    QCOMPARE(m_document->undoStack()->index(), index + 1);
    QCOMPARE(m_document->changeShapes({m_connector}, straighten), 0);
    // Obstacles have no influence any more.
    const QList<QPointF> straight = path(*m_document, m_connector);
    m_document->addShape(box(150, 50));
    QCOMPARE(path(*m_document, m_connector), straight);
    m_document->undoStack()->setIndex(index);
    QCOMPARE(path(*m_document, m_connector), bent);
    QVERIFY(*m_document->find(m_connector) == *before.shapes.find(m_connector));
}

void TestOrthogonalConnectors::filesKeepTheRoute()
{
    m_document->addShape(box(150, 0));
    const QByteArray text = written(m_document->data());
    QVERIFY(text.contains("\"route\":\"orthogonal\""));
    DocumentData read;
    QVERIFY(readFrom(text, read));
    QCOMPARE(written(read), text);
    QVERIFY(isPathOfData(*m_document));
    QByteArray straight = text;
    straight.replace("\"route\":\"orthogonal\"", "\"route\":\"straight\"");
    QVERIFY(readFrom(straight, read));
    QVERIFY(!written(read).contains("route"));
    // Another kind keeps the field unchanged.
    QByteArray foreign = text;
    foreign.replace("\"kind\":\"rectangle\"", "\"kind\":\"rectangle\",\"route\":[1,2]");
    QVERIFY(readFrom(foreign, read));
    QCOMPARE(written(read).count("\"route\":[1,2]"), 3);
}

void TestOrthogonalConnectors::refusesBadRoutes()
{
    const QByteArray text = written(m_document->data());
    for (const char *route : {"\"wavy\"", "1", "null", "\"Orthogonal\""}) {
        QByteArray bad = text;
        bad.replace("\"orthogonal\"", route);
        DocumentData read;
        QVERIFY(!readFrom(bad, read));
    }
    const auto change = [](Shape &shape) { shape.connector->route = ConnectorRoute(7); };
    QCOMPARE(m_document->changeShapes({m_connector}, change), 0);
    QVERIFY(m_document->errorString().contains(QStringLiteral("route")));
}

void TestOrthogonalConnectors::copiesKeepTheRoute()
{
    m_document->changeShape(m_right, box(300, 100));
    const ShapeIds added = m_document->addDrawing(m_document->data());
    QCOMPARE(added.size(), 3);
    QCOMPARE(m_document->find(added[2])->connector->route, ConnectorRoute::Orthogonal);
    // An end that becomes free keeps the route as well.
    m_document->removeShapes({m_right});
    QCOMPARE(m_document->find(m_connector)->connector->route, ConnectorRoute::Orthogonal);
    QVERIFY(isOrthogonal(path(*m_document, m_connector)));
}

void TestOrthogonalConnectors::dependsOnTheDrawingAlone()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 300);
    ConnectorWalk walk(random, 25);
    for (int step = 0; step < 250; ++step) {
        walk.step([&] {
            Shape connector = orthogonal(walk.anyEnd(), walk.anyEnd(), random.chance(50) ? 8 : 0);
            if (random.chance(50))
                connector.connector->route = ConnectorRoute::Curved;
            return connector;
        });
        QVERIFY2(isPathOfData(walk.document), qPrintable(QStringLiteral("step %1").arg(step)));
    }
}

void TestOrthogonalConnectors::aGestureRoutesOnlyWhatIsNear()
{
    // Two pairs that are far apart. A change near one of them leaves the other one alone.
    const ShapeId left = m_document->addShape(box(0, 5000)), right = m_document->addShape(box(300, 5000));
    const ShapeId far = m_document->addShape(orthogonal(left, right));
    const ShapeId obstacle = m_document->addShape(box(150, 300));
    QSignalSpy changes(m_document.get(), &Document::shapesChanged);
    Gesture gesture(*m_document, QStringLiteral("Move"));
    Placement placement = m_document->find(obstacle)->placement();
    for (const double y : {100.0, 0.0, -30.0}) {
        placement.center = {150, y};
        gesture.place({obstacle}, {placement});
    }
    gesture.commit();
    QVERIFY(path(*m_document, m_connector).size() > 2);
    for (const QList<QVariant> &change : changes)
        QVERIFY(!change[0].value<ShapeIds>().contains(far));
}

void TestOrthogonalConnectors::eachStepOfAGestureRoutesAroundAllShapes()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 400);
    Document document;
    ShapeIds shapes;
    for (int i = 0; i < 30; ++i) {
        const QPointF center = random.point();
        shapes.append(document.addShape(i % 3 == 0 ? Shape::ellipse(center, {60, 30}, random.upTo(359))
                                                   : box(center.x(), center.y(), 40, random.upTo(359))));
    }
    // So many that they are routed in parallel.
    for (int i = 0; i < 40; ++i) {
        const ShapeId from = shapes[random.upTo(29)], to = shapes[random.upTo(29)];
        document.addShape(orthogonal(random.chance(80) ? ConnectorEnd(from) : ConnectorEnd(from, QPointF(0.5, 0)), to));
    }
    Gesture gesture(document, QStringLiteral("Move"));
    int changed = 0;
    for (int step = 0; step < 40; ++step) {
        const DocumentData before = document.data();
        const ShapeIds moved = shapes.mid(random.upTo(29), 1 + random.upTo(3));
        if (random.chance(70)) {
            QList<Placement> placements;
            for (ShapeId id : moved) {
                placements.append(document.find(id)->placement());
                placements.last().center = random.point();
            }
            QVERIFY(gesture.place(moved, placements));
        } else {
            QList<Shape> others;
            for (ShapeId id : moved) {
                others.append(*document.find(id));
                others.last().hidden = !others.last().hidden;
            }
            QVERIFY(gesture.change(moved, others));
        }
        QVERIFY2(isPathOfData(document), qPrintable(QStringLiteral("step %1").arg(step)));
        for (ShapeId id : document.ids()) {
            const Shape &shape = *document.find(id);
            changed += shape.connector && !isSamePath(shape, *before.shapes.find(id)) ? 1 : 0;
        }
    }
    QVERIFY(changed > 200);
}

TRAMMEL_TEST(TestOrthogonalConnectors)
#include "tst_orthogonalconnectors.moc"
