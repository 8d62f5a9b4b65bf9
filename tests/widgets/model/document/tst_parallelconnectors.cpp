#include "tests/testprogram.h"
#include "tests/widgets/orthogonalscenes.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/document.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace Trammel;

namespace {

/// See Connector::lane.
constexpr double laneDistance = 16;

Shape connector(ConnectorRoute route, const ConnectorEnd &from, const ConnectorEnd &to)
{
    Shape shape = Shape::connectorBetween(from, to);
    shape.connector->route = route;
    return shape;
}

double distanceToOutline(const Document &document, QPointF point, ShapeId shape)
{
    return distance(point, asCurve(document.find(shape)->scenePrimitive()));
}

} // namespace

/// Tests that connectors between the same shapes do not coincide.
class TestParallelConnectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void areSideBySide_data();
    void areSideBySide();
    void directionsDoNotMatter();
    void removingOneMovesTheOthers();
    void fixedPointsAndPinsStay();
    void staysOnSmallShapes();
    void yieldsToObstacles();
    void loopsAreNested();
    void manyCoincide();
    void neverCoincide();

private:
    ShapeId add(ConnectorRoute route, ShapeId from, ShapeId to)
    {
        return m_document->addShape(connector(route, from, to));
    }
    double distanceOf(ShapeId a, ShapeId b) const
    {
        return distance(m_document->find(a)->scenePrimitive(), m_document->find(b)->scenePrimitive());
    }

    std::unique_ptr<Document> m_document;
    ShapeId m_left;
    ShapeId m_right;
};

void TestParallelConnectors::init()
{
    m_document = std::make_unique<Document>();
    m_left = m_document->addShape(box(0, 0, 100));
    m_right = m_document->addShape(box(400, 150, 100));
}

void TestParallelConnectors::areSideBySide_data()
{
    QTest::addColumn<int>("route");
    QTest::newRow("straight") << int(ConnectorRoute::Straight);
    QTest::newRow("orthogonal") << int(ConnectorRoute::Orthogonal);
    QTest::newRow("curved") << int(ConnectorRoute::Curved);
}

void TestParallelConnectors::areSideBySide()
{
    QFETCH(int, route);
    const ShapeId first = add(ConnectorRoute(route), m_left, m_right);
    const QList<QPointF> alone = path(*m_document, first);
    const ShapeId second = add(ConnectorRoute(route), m_left, m_right);
    const double two = distanceOf(first, second);
    QVERIFY2(std::abs(two - laneDistance) < 1, qPrintable(QString::number(two)));
    const ShapeId third = add(ConnectorRoute(route), m_left, m_right);
    QCOMPARE(path(*m_document, second), alone);
    QVERIFY(std::abs(distanceOf(first, second) - laneDistance) < 1);
    QVERIFY(std::abs(distanceOf(second, third) - laneDistance) < 1);
    for (ShapeId id : {first, second, third}) {
        QVERIFY(distanceToOutline(*m_document, path(*m_document, id).first(), m_left) < 1e-9);
        QVERIFY(distanceToOutline(*m_document, path(*m_document, id).last(), m_right) < 1e-9);
    }
    QVERIFY(isPathOfData(*m_document));
}

void TestParallelConnectors::directionsDoNotMatter()
{
    for (ConnectorRoute route : {ConnectorRoute::Straight, ConnectorRoute::Orthogonal}) {
        const ShapeId forth = add(route, m_left, m_right), back = add(route, m_right, m_left);
        QVERIFY(std::abs(distanceOf(forth, back) - laneDistance) < 1e-9);
        QVERIFY(distanceToOutline(*m_document, path(*m_document, back).first(), m_right) < 1e-9);
        m_document->removeShapes({forth, back});
    }
}

void TestParallelConnectors::removingOneMovesTheOthers()
{
    const ShapeId first = add(ConnectorRoute::Straight, m_left, m_right);
    const QList<QPointF> alone = path(*m_document, first);
    const ShapeId second = add(ConnectorRoute::Straight, m_left, m_right);
    const QList<QPointF> beside = path(*m_document, first);
    QVERIFY(beside != alone);
    m_document->removeShapes({second});
    QCOMPARE(path(*m_document, first), alone);
    m_document->undoStack()->undo();
    QCOMPARE(path(*m_document, first), beside);
    // Likewise if it is bound to another shape.
    const ShapeId other = m_document->addShape(box(0, 500));
    m_document->changeShapes({second}, [&](Shape &shape) { shape.connector->to = other; });
    QCOMPARE(path(*m_document, first), alone);
    m_document->undoStack()->setIndex(0);
    m_document->undoStack()->setIndex(m_document->undoStack()->count());
    QCOMPARE(path(*m_document, first), alone);
}

void TestParallelConnectors::fixedPointsAndPinsStay()
{
    const ShapeId first = add(ConnectorRoute::Orthogonal, m_left, m_right);
    const QList<QPointF> alone = path(*m_document, first);
    m_document->addShape(connector(ConnectorRoute::Orthogonal, {m_left, QPointF(0.5, 0)}, m_right));
    Shape pinned = connector(ConnectorRoute::Orthogonal, m_left, m_right);
    pinned.connector->pins = {{Qt::Vertical, 200}};
    m_document->addShape(pinned);
    QCOMPARE(path(*m_document, first), alone);
}

void TestParallelConnectors::staysOnSmallShapes()
{
    const ShapeId small = m_document->addShape(box(0, 500, 20));
    ShapeIds ids;
    for (int i = 0; i < 6; ++i)
        ids.append(add(ConnectorRoute::Straight, small, m_right));
    for (qsizetype i = 0; i < ids.size(); ++i) {
        QVERIFY(distanceToOutline(*m_document, path(*m_document, ids[i]).first(), small) < 1e-9);
        if (i > 0)
            QVERIFY(distanceOf(ids[i - 1], ids[i]) > 2);
    }
}

void TestParallelConnectors::yieldsToObstacles()
{
    m_document->changeShape(m_right, box(400, 0, 100));
    const ShapeId first = add(ConnectorRoute::Orthogonal, m_left, m_right);
    const ShapeId second = add(ConnectorRoute::Orthogonal, m_left, m_right);
    QVERIFY(std::abs(distanceOf(first, second) - laneDistance) < 1e-9);
    // A narrow passage for the common path.
    const ShapeId above = m_document->addShape(box(200, -67, 100)), below = m_document->addShape(box(200, 67, 100));
    QCOMPARE(path(*m_document, first).size(), 2);
    const double narrow = distanceOf(first, second);
    QVERIFY2(narrow > 1 && narrow <= laneDistance, qPrintable(QString::number(narrow)));
    for (ShapeId id : {above, below})
        QVERIFY(std::min(distanceOf(first, id), distanceOf(second, id)) >= 8 - 1e-9);
    QVERIFY(isPathOfData(*m_document));
    m_document->removeShapes({above, below});
    QVERIFY(std::abs(distanceOf(first, second) - laneDistance) < 1e-9);
}

void TestParallelConnectors::loopsAreNested()
{
    for (ConnectorRoute route : {ConnectorRoute::Straight, ConnectorRoute::Curved}) {
        const ShapeId inner = add(route, m_left, m_left), outer = add(route, m_left, m_left);
        QVERIFY(distanceOf(inner, outer) > 4);
        for (ShapeId id : {inner, outer}) {
            QVERIFY(distanceToOutline(*m_document, path(*m_document, id).first(), m_left) < 1e-9);
            QVERIFY(distanceToOutline(*m_document, path(*m_document, id).last(), m_left) < 1e-9);
        }
        m_document->removeShapes({inner, outer});
    }
}

void TestParallelConnectors::manyCoincide()
{
    QList<Shape> shapes(64, connector(ConnectorRoute::Straight, m_left, m_right));
    const ShapeIds ids = m_document->addShapes(shapes);
    QCOMPARE(ids.size(), 64);
    QVERIFY(path(*m_document, ids[0]) != path(*m_document, ids[1]));
    const ShapeId last = add(ConnectorRoute::Straight, m_left, m_right);
    for (ShapeId id : ids)
        QCOMPARE(path(*m_document, id), path(*m_document, last));
    QVERIFY(isPathOfData(*m_document));
    m_document->removeShapes({last});
    QVERIFY(path(*m_document, ids[0]) != path(*m_document, ids[1]));
    QVERIFY(isPathOfData(*m_document));
}

void TestParallelConnectors::neverCoincide()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 300);
    int pairs = 0, spread = 0;
    for (int round = 0; round < 60; ++round) {
        Document document;
        ShapeIds shapes;
        while (shapes.size() < 4) {
            const ShapeId id = document.addShape(random.shape());
            if (!id.isNull())
                shapes.append(id);
        }
        for (int step = 0; step < 25; ++step) {
            QUndoStack &stack = *document.undoStack();
            const auto any = [&] { return shapes[random.upTo(int(shapes.size()) - 1)]; };
            switch (random.upTo(7)) {
            case 0:
                document.removeShapes({document.ids().value(4 + random.upTo(20))});
                break;
            case 1:
                stack.setIndex(std::max(4, random.upTo(stack.count())));
                break;
            case 2:
                document.changeShapes({any()}, [&](Shape &shape) { shape.center = random.point(); });
                break;
            default:
                document.addShape(connector(ConnectorRoute(random.upTo(2)), any(), any()));
            }
            QVERIFY2(isPathOfData(document), qPrintable(QStringLiteral("round %1, step %2").arg(round).arg(step)));
        }
        const ShapeIds ids = document.ids();
        for (ShapeId a : ids) {
            for (ShapeId b : ids) {
                const Shape &one = *document.find(a), &other = *document.find(b);
                if (!(a < b) || !one.connector || !other.connector || one.connector->route != other.connector->route)
                    continue;
                if (std::minmax(one.connector->from.shape, one.connector->to.shape)
                    != std::minmax(other.connector->from.shape, other.connector->to.shape))
                    continue;
                ++pairs;
                QList<QPointF> first = path(document, a), second = path(document, b);
                if (one.connector->from.shape != other.connector->from.shape)
                    std::reverse(second.begin(), second.end());
                spread += first != second;
            }
        }
    }
    // Shapes that overlap can leave no room.
    QVERIFY2(pairs > 20 && spread >= pairs * 8 / 10, qPrintable(QStringLiteral("%1 of %2").arg(spread).arg(pairs)));
}

TRAMMEL_TEST(TestParallelConnectors)
#include "tst_parallelconnectors.moc"
