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
#include <numbers>

using namespace Trammel;

namespace {

/// The deviation of chords from a curve. See Connector::route.
constexpr double tolerance = 0.02;

Shape curved(const ConnectorEnd &from, const ConnectorEnd &to)
{
    Shape shape = Shape::connectorBetween(from, to);
    shape.connector->route = ConnectorRoute::Curved;
    return shape;
}

/// The largest change of direction between consecutive lines of a path, in radians.
double largestTurn(const QList<QPointF> &points)
{
    double largest = 0;
    for (qsizetype i = 1; i + 1 < points.size(); ++i) {
        const QPointF before = points[i] - points[i - 1], after = points[i + 1] - points[i];
        largest = std::max(largest, std::abs(std::atan2(cross(before, after), dot(before, after))));
    }
    return largest;
}

} // namespace

/// Tests connectors with a curved route in a document without a window.
class TestCurvedConnectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void curvesReplaceTheBends();
    void curvesAreSmooth();
    void chordsFollowTheCurve();
    void obstaclesMakeCurvesSmaller();
    void keepsAwayFromShapes();
    void loopsAreCurved();
    void runsAlongPins();
    void blockedPathsAreCurvedToo();
    void filesKeepTheRoute();

private:
    QList<QPointF> points() const { return path(*m_document, m_connector); }
    QList<QPointF> corners() const { return m_document->find(m_connector)->connector->corners; }

    std::unique_ptr<Document> m_document;
    /// Two boxes, one right of and below the other, and the connector between them, which has two bends.
    ShapeId m_left;
    ShapeId m_right;
    ShapeId m_connector;
};

void TestCurvedConnectors::init()
{
    m_document = std::make_unique<Document>();
    m_left = m_document->addShape(box(0, 0));
    m_right = m_document->addShape(box(60, 200));
    Shape connector = curved(m_left, m_right);
    connector.connector->pins = {{Qt::Horizontal, 100}};
    m_connector = m_document->addShape(connector);
    QCOMPARE(corners(), QList<QPointF>({{0, 20}, {0, 100}, {60, 100}, {60, 180}}));
}

void TestCurvedConnectors::curvesReplaceTheBends()
{
    const QList<QPointF> curve = points();
    QCOMPARE(curve.first(), corners().first());
    QCOMPARE(curve.last(), corners().last());
    // The curves meet in the middle of the middle line, and are symmetric around it.
    QVERIFY(distance({30, 100}, Polyline{curve}) < 1e-9);
    for (QPointF point : curve)
        QVERIFY(distance(QPointF(60, 200) - point, Polyline{curve}) < 1e-9);
    // The middle of a quadratic curve is halfway between its control point and the middle of its ends. The first line
    // stays straight for a quarter of its length.
    const QPointF start(0, 40), bend(0, 100), end(30, 100);
    const QPointF middle = (start + 2 * bend + end) / 4;
    QVERIFY(distance(middle, Polyline{curve}) < tolerance);
    QVERIFY(distance(start, Polyline{curve}) < 1e-9);
}

void TestCurvedConnectors::curvesAreSmooth()
{
    QVERIFY(largestTurn(points()) < 0.2);
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.connector->route = ConnectorRoute::Orthogonal; });
    QVERIFY(std::abs(largestTurn(points()) - std::numbers::pi / 2) < 1e-9);
}

void TestCurvedConnectors::chordsFollowTheCurve()
{
    const QList<QPointF> curve = points();
    const QPointF from(0, 40), bend(0, 100), to(30, 100);
    for (int i = 0; i <= 1000; ++i) {
        const double t = i / 1000.0;
        const QPointF point = from * ((1 - t) * (1 - t)) + bend * (2 * t * (1 - t)) + to * (t * t);
        QVERIFY(distance(point, Polyline{curve}) <= tolerance);
    }
}

void TestCurvedConnectors::obstaclesMakeCurvesSmaller()
{
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.connector->pins.clear(); });
    m_document->changeShape(m_right, box(300, 300));
    QCOMPARE(corners().size(), 3);
    const QList<QPointF> large = points();
    const QPointF bend = corners()[1];
    // A small box on the curve, on the inner side of the bend. The middle of the curve is 52.5 units away from both
    // lines.
    const QPointF inward = QPointF(150, 150) - bend;
    const double offset = 55;
    const QPointF place = bend + QPointF(std::copysign(offset, inward.x()), std::copysign(offset, inward.y()));
    const ShapeId obstacle = m_document->addShape(box(place.x(), place.y(), 10));
    QCOMPARE(corners()[1], bend);
    const QList<QPointF> small = points();
    QVERIFY(distance(bend, Polyline{small}) < distance(bend, Polyline{large}));
    const double gap = distance(Polyline{small}, m_document->find(obstacle)->scenePrimitive());
    QVERIFY2(gap >= 8 - 1e-9 && gap < 12, qPrintable(QString::number(gap)));
    QVERIFY(isPathOfData(*m_document));
    // The curve grows again when the obstacle leaves.
    Shape moved = *m_document->find(obstacle);
    moved.center = {1000, 0};
    m_document->changeShape(obstacle, moved);
    QCOMPARE(points(), large);
    m_document->undoStack()->undo();
    QCOMPARE(points(), small);
}

void TestCurvedConnectors::keepsAwayFromShapes()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 250);
    int curves = 0;
    for (int round = 0; round < 300; ++round) {
        Document document;
        ShapeIds ids;
        for (int i = 0; i < 8; ++i) {
            Shape shape = random.shape();
            shape.size = {random.real(10, 90), random.real(10, 90)};
            shape.center = random.point();
            ids.append(document.addShape(shape));
        }
        ids.removeAll(ShapeId());
        if (ids.size() < 2)
            continue;
        const ShapeId id = document.addShape(curved(ids[0], ids[1]));
        const Connector &connector = *document.find(id)->connector;
        const QList<QPointF> points = path(document, id);
        if (connector.isBlocked || points.size() == connector.corners.size())
            continue;
        ++curves;
        const QList<QPointF> sharp = connector.corners;
        for (ShapeId other : std::as_const(ids)) {
            const Shape &shape = *document.find(other);
            // Shapes that contain an end, those without a fill that are texts, and the held ones are no obstacles.
            if (other == ids[0] || other == ids[1] || shape.kind == &ShapeKind::text())
                continue;
            const Primitive outline = shape.scenePrimitive();
            if (!(distance(Polyline{sharp}, outline) > 0))
                continue;
            QVERIFY2(distance(Polyline{points}, outline) > 0, qPrintable(QStringLiteral("round %1").arg(round)));
        }
    }
    QVERIFY2(curves > 100, qPrintable(QString::number(curves)));
}

void TestCurvedConnectors::loopsAreCurved()
{
    const ShapeId loop = m_document->addShape(curved(m_left, m_left));
    const QList<QPointF> curve = path(*m_document, loop);
    QVERIFY(curve.size() > 10);
    QVERIFY(largestTurn(curve) < 0.2);
    QVERIFY(isPathOfData(*m_document));
}

void TestCurvedConnectors::runsAlongPins()
{
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.connector->pins = {{Qt::Horizontal, 70}}; });
    QCOMPARE(corners()[1].y(), 70.0);
    QVERIFY(distance({30, 70}, Polyline{points()}) < 1e-9);
    QVERIFY(isPathOfData(*m_document));
}

void TestCurvedConnectors::blockedPathsAreCurvedToo()
{
    // A wall around the right box.
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.connector->pins.clear(); });
    Shape wall =
        Shape::polygon({{0, 140}, {120, 140}, {120, 260}, {0, 260}}, {{{10, 150}, {110, 150}, {110, 250}, {10, 250}}});
    wall.fill = Qt::gray;
    m_document->addShape(wall);
    QVERIFY(m_document->find(m_connector)->connector->isBlocked);
    QVERIFY(corners().size() < 3 || points().size() > corners().size());
    QVERIFY(isPathOfData(*m_document));
}

void TestCurvedConnectors::filesKeepTheRoute()
{
    const QByteArray text = written(m_document->data());
    QVERIFY(text.contains("\"route\":\"curved\""));
    DocumentData read;
    QVERIFY(readFrom(text, read));
    QVERIFY(*read.shapes.find(m_connector) == *m_document->find(m_connector));
    QVERIFY(isPathOfData(*m_document));
}

TRAMMEL_TEST(TestCurvedConnectors)
#include "tst_curvedconnectors.moc"
