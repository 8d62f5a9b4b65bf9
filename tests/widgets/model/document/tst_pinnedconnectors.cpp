#include "tests/testprogram.h"
#include "tests/widgets/orthogonalscenes.h"
#include "tests/widgets/routescenes.h"
#include "widgets/model/shape/connectorpath_p.h"
#include <trammel/fragment.h>
#include <trammel/gesture.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <limits>

using namespace Trammel;

namespace {

ConnectorPin pinAtX(double x)
{
    return {Qt::Vertical, x};
}

ConnectorPin pinAtY(double y)
{
    return {Qt::Horizontal, y};
}

} // namespace

/// Tests the pinned segments of orthogonal connectors in a document without a window.
class TestPinnedConnectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void staysWhereItIsPinned();
    void endsSlideAlongTheirOutlines();
    void isNotMovedByOtherShapes();
    void crossingAShapeCounts();
    void aStraightRouteIgnoresPins();
    void aLoopCanBePinned();
    void pinsMoveWithBothEnds_data();
    void pinsMoveWithBothEnds();
    void pinsStayIfOneEndMoves();
    void pinsMoveOnceWithTheConnector();
    void turningSwapsTheDirections();
    void copiesHaveTheirOwnPins();
    void filesKeepPins();
    void refusesBadPins();
    void segmentsAreInserted();
    void randomEditsAreUndone();

private:
    QList<ConnectorPin> pins() const { return m_document->find(m_connector)->connector->pins; }
    QList<QPointF> corners() const { return m_document->find(m_connector)->connector->corners; }
    void pin(const QList<ConnectorPin> &pins)
    {
        m_document->changeShapes({m_connector}, [&](Shape &shape) { shape.connector->pins = pins; });
    }

    std::unique_ptr<Document> m_document;
    /// Two boxes, one right of and below the other, and the connector between them.
    ShapeId m_left;
    ShapeId m_right;
    ShapeId m_connector;
};

void TestPinnedConnectors::init()
{
    m_document = std::make_unique<Document>();
    m_left = m_document->addShape(box(0, 0));
    m_right = m_document->addShape(box(300, 200));
    m_connector = m_document->addShape(orthogonal(m_left, m_right));
    QCOMPARE(corners().size(), 3);
}

void TestPinnedConnectors::staysWhereItIsPinned()
{
    pin({pinAtX(100)});
    const QList<QPointF> expected{{20, 0}, {100, 0}, {100, 200}, {280, 200}};
    QCOMPARE(corners(), expected);
    QVERIFY(!m_document->find(m_connector)->connector->isBlocked);
    QVERIFY(isPathOfData(*m_document));
    m_document->changeShape(m_right, box(340, 260));
    QCOMPARE(corners(), (QList<QPointF>{{20, 0}, {100, 0}, {100, 260}, {320, 260}}));
    // Both ends are on the other side of the pin.
    m_document->changeShape(m_left, box(200, 0));
    QVERIFY(runsAlong(corners(), {pinAtX(100)}));
    QVERIFY(isPathOfData(*m_document));
    pin({pinAtX(250), pinAtY(120), pinAtX(280)});
    QVERIFY(runsAlong(corners(), pins()));
    QCOMPARE(m_document->undoStack()->count(), 7);
    m_document->undoStack()->setIndex(4);
    QCOMPARE(corners(), expected);
}

void TestPinnedConnectors::endsSlideAlongTheirOutlines()
{
    m_document->changeShape(m_right, box(300, 0));
    QCOMPARE(corners(), (QList<QPointF>{{20, 0}, {280, 0}}));
    pin({pinAtY(12)});
    QCOMPARE(corners(), (QList<QPointF>{{20, 12}, {280, 12}}));
    // The line meets the circle away from the middle of its left side.
    Shape disc = Shape::ellipse({300, 0}, {40, 40});
    disc.fill = Qt::white;
    m_document->changeShape(m_right, disc);
    const QList<QPointF> line = corners();
    QCOMPARE(line.size(), 2);
    QCOMPARE(line[1].y(), 12.0);
    QVERIFY(std::abs(line[1].x() - (300 - std::sqrt(20.0 * 20 - 12 * 12))) < 1e-9);
    // Beyond both outlines, the ends are at their sides.
    pin({pinAtY(60)});
    QCOMPARE(corners().size(), 4);
    QVERIFY(runsAlong(corners(), pins()));
    QCOMPARE(corners().first(), QPointF(0, 20));
    QCOMPARE(corners().last(), QPointF(300, 20));
}

void TestPinnedConnectors::isNotMovedByOtherShapes()
{
    pin({pinAtX(100)});
    const QList<QPointF> before = corners();
    // Close to the pin, but not in the way.
    m_document->addShape(box(125, 100));
    QCOMPARE(corners(), before);
    QVERIFY(!m_document->find(m_connector)->connector->isBlocked);
    // The segments next to the pin go around a shape.
    m_document->addShape(box(200, 200));
    QVERIFY(runsAlong(corners(), pins()));
    QVERIFY(corners().size() > 4);
    QVERIFY(!m_document->find(m_connector)->connector->isBlocked);
    QVERIFY(isPathOfData(*m_document));
}

void TestPinnedConnectors::crossingAShapeCounts()
{
    pin({pinAtX(100)});
    const QList<QPointF> before = corners();
    const ShapeId obstacle = m_document->addShape(box(100, 100));
    QCOMPARE(corners(), before);
    QVERIFY(m_document->find(m_connector)->connector->isBlocked);
    QVERIFY(isPathOfData(*m_document));
    m_document->changeShape(obstacle, box(160, 100));
    QVERIFY(!m_document->find(m_connector)->connector->isBlocked);
    QCOMPARE(corners(), before);
}

void TestPinnedConnectors::aStraightRouteIgnoresPins()
{
    pin({pinAtX(100)});
    const auto setRoute = [&](ConnectorRoute route) {
        m_document->changeShapes({m_connector}, [&](Shape &shape) { shape.connector->route = route; });
    };
    const QList<QPointF> bent = corners();
    setRoute(ConnectorRoute::Straight);
    QCOMPARE(path(*m_document, m_connector).size(), 2);
    QVERIFY(corners().isEmpty());
    QCOMPARE(pins().size(), 1);
    setRoute(ConnectorRoute::Orthogonal);
    QCOMPARE(corners(), bent);
}

void TestPinnedConnectors::aLoopCanBePinned()
{
    const ShapeId loop = m_document->addShape(orthogonal(m_left, m_left));
    m_document->changeShapes({loop}, [](Shape &shape) { shape.connector->pins = {pinAtX(90)}; });
    QVERIFY(runsAlong(m_document->find(loop)->connector->corners, {pinAtX(90)}));
    QVERIFY(!m_document->find(loop)->connector->isBlocked);
    QVERIFY(isPathOfData(*m_document));
}

void TestPinnedConnectors::pinsMoveWithBothEnds_data()
{
    using Move = std::function<void(Document &, const ShapeIds &, QPointF)>;
    QTest::addColumn<Move>("move");
    QTest::newRow("place") << Move([](Document &document, const ShapeIds &ids, QPointF offset) {
        QList<Placement> placements;
        for (ShapeId id : ids) {
            placements.append(document.find(id)->placement());
            placements.last().center += offset;
        }
        document.placeShapes(ids, placements);
    });
    QTest::newRow("change") << Move([](Document &document, const ShapeIds &ids, QPointF offset) {
        document.changeShapes(ids, [&](Shape &shape) { shape.center += offset; });
    });
    QTest::newRow("gesture") << Move([](Document &document, const ShapeIds &ids, QPointF offset) {
        Gesture gesture(document, QStringLiteral("Move"));
        for (QPointF step : {offset * 3, QPointF(), offset}) {
            QList<Placement> placements;
            for (ShapeId id : ids) {
                placements.append(document.find(id)->placement());
                placements.last().center = QPointF(id.value() == 1 ? QPointF(0, 0) : QPointF(300, 200)) + step;
            }
            gesture.place(ids, placements);
        }
        gesture.commit();
    });
    QTest::newRow("changing gesture") << Move([](Document &document, const ShapeIds &ids, QPointF offset) {
        Gesture gesture(document, QStringLiteral("Move"));
        QList<Shape> shapes;
        for (ShapeId id : ids) {
            shapes.append(*document.find(id));
            shapes.last().center += offset;
        }
        gesture.change(ids, shapes);
        gesture.commit();
    });
}

void TestPinnedConnectors::pinsMoveWithBothEnds()
{
    using Move = std::function<void(Document &, const ShapeIds &, QPointF)>;
    QFETCH(Move, move);
    pin({pinAtX(100), pinAtY(120)});
    const QList<QPointF> before = corners();
    const DocumentData data = m_document->data();
    const int index = m_document->undoStack()->index();
    const QPointF offset(25, -12.5);
    move(*m_document, {m_left, m_right}, offset);
    QCOMPARE(pins(), (QList<ConnectorPin>{pinAtX(125), pinAtY(107.5)}));
    QCOMPARE(corners().size(), before.size());
    for (qsizetype i = 0; i < before.size(); ++i)
        QVERIFY(length(corners()[i] - before[i] - offset) < 1e-9);
    QVERIFY(isPathOfData(*m_document));
    QCOMPARE(m_document->undoStack()->index(), index + 1);
    m_document->undoStack()->undo();
    QCOMPARE(corners(), before);
    QVERIFY(*m_document->find(m_connector) == *data.shapes.find(m_connector));
    m_document->undoStack()->redo();
    QCOMPARE(pins(), (QList<ConnectorPin>{pinAtX(125), pinAtY(107.5)}));
    // The ends move by different offsets.
    m_document->changeShapes({m_left, m_right}, [](Shape &shape) { shape.center *= 2; });
    QCOMPARE(pins(), (QList<ConnectorPin>{pinAtX(125), pinAtY(107.5)}));
}

void TestPinnedConnectors::pinsStayIfOneEndMoves()
{
    pin({pinAtX(100)});
    {
        Gesture gesture(*m_document, QStringLiteral("Move"));
        Placement placement = m_document->find(m_right)->placement();
        placement.center += QPointF(50, 50);
        QVERIFY(gesture.place({m_right}, {placement}));
        QCOMPARE(pins(), QList<ConnectorPin>{pinAtX(100)});
    }
    QCOMPARE(pins(), QList<ConnectorPin>{pinAtX(100)});
    QCOMPARE(corners().last(), QPointF(280, 200));
    // An end that becomes free keeps its pins.
    m_document->removeShapes({m_right});
    QCOMPARE(pins(), QList<ConnectorPin>{pinAtX(100)});
    QVERIFY(runsAlong(corners(), pins()));
}

void TestPinnedConnectors::pinsMoveOnceWithTheConnector()
{
    pin({pinAtX(100)});
    m_document->changeShapes(m_document->ids(), [](Shape &shape) { shape.center += QPointF(10, 0); });
    QCOMPARE(pins(), QList<ConnectorPin>{pinAtX(110)});
    // The pins alone, as the arrow keys do with a selected connector.
    m_document->changeShapes({m_connector}, [](Shape &shape) { shape.center += QPointF(10, 0); });
    QCOMPARE(pins(), QList<ConnectorPin>{pinAtX(120)});
    QVERIFY(isPathOfData(*m_document));
}

void TestPinnedConnectors::turningSwapsTheDirections()
{
    const ShapeId free =
        m_document->addShape(orthogonal(ConnectorEnd(QPointF(500, 0)), ConnectorEnd(QPointF(700, 100))));
    m_document->changeShapes({free}, [](Shape &shape) { shape.connector->pins = {pinAtX(650)}; });
    const QList<QPointF> before = m_document->find(free)->connector->corners;
    QCOMPARE(before, (QList<QPointF>{{500, 0}, {650, 0}, {650, 100}, {700, 100}}));
    m_document->changeShapes({free}, [](Shape &shape) { shape.rotation = 90; });
    const Connector &turned = *m_document->find(free)->connector;
    // The frame is turned about its center (600, 50).
    QCOMPARE(turned.pins.size(), 1);
    QCOMPARE(turned.pins[0].orientation, Qt::Horizontal);
    QVERIFY(std::abs(turned.pins[0].position - 100) < 1e-9);
    QVERIFY(runsAlong(turned.corners, {pinAtY(100)}));
    QCOMPARE(turned.corners.size(), 4);
    m_document->undoStack()->undo();
    m_document->changeShapes({free}, [](Shape &shape) { shape.mirroredX = true; });
    QVERIFY(std::abs(m_document->find(free)->connector->pins[0].position - 550) < 1e-9);
    m_document->undoStack()->undo();
    m_document->changeShapes({free}, [](Shape &shape) { shape.size *= 2; });
    QVERIFY(std::abs(m_document->find(free)->connector->pins[0].position - 700) < 1e-9);
}

void TestPinnedConnectors::copiesHaveTheirOwnPins()
{
    pin({pinAtX(100)});
    const ShapeIds copies = insertDrawing(*m_document, m_document->data(), {1000, 50});
    QCOMPARE(copies.size(), 3);
    QCOMPARE(m_document->find(copies[2])->connector->pins, QList<ConnectorPin>{pinAtX(1100)});
    QVERIFY(runsAlong(m_document->find(copies[2])->connector->corners, {pinAtX(1100)}));
    QCOMPARE(pins(), QList<ConnectorPin>{pinAtX(100)});
}

void TestPinnedConnectors::filesKeepPins()
{
    pin({pinAtX(100), pinAtY(-0.0)});
    const QByteArray text = written(m_document->data());
    QVERIFY(text.contains("\"pins\":[{\"x\":100},{\"y\":0}]"));
    DocumentData read;
    QVERIFY(readFrom(text, read));
    QCOMPARE(written(read), text);
    QCOMPARE(read.shapes.find(m_connector)->connector->pins, pins());
    // Another kind keeps the field unchanged.
    QByteArray foreign = text;
    foreign.replace("\"kind\":\"rectangle\"", "\"kind\":\"rectangle\",\"pins\":[1,2]");
    QVERIFY(readFrom(foreign, read));
    QCOMPARE(written(read).count("\"pins\":[1,2]"), 2);
    QByteArray none = text;
    none.replace("{\"x\":100},{\"y\":0}", "");
    QVERIFY(readFrom(none, read));
    QVERIFY(!written(read).contains("pins"));
}

void TestPinnedConnectors::refusesBadPins()
{
    pin({pinAtX(100)});
    const QByteArray text = written(m_document->data());
    QByteArray many = "[{\"x\":0}";
    for (int i = 1; i <= Connector::LargestPinCount; ++i)
        many += ",{\"x\":" + QByteArray::number(i) + '}';
    many += ']';
    for (const QByteArray &pins : {QByteArray("[{\"z\":1}]"), QByteArray("[{\"x\":1,\"y\":1}]"), QByteArray("[100]"),
                                   QByteArray("{\"x\":100}"), QByteArray("null"), QByteArray("[{}]"),
                                   QByteArray("[{\"x\":\"100\"}]"), QByteArray("[{\"x\":1e10}]"), many}) {
        QByteArray bad = text;
        bad.replace("[{\"x\":100}]", pins);
        QVERIFY(bad != text);
        DocumentData read;
        const FileResult result = readFrom(bad, read);
        QVERIFY2(!result, pins);
        QVERIFY2(result.errorString().contains(QLatin1String("pin")), qPrintable(result.errorString()));
    }
    const auto refused = [&](const QList<ConnectorPin> &pins) {
        pin(pins);
        return m_document->errorString().contains(QStringLiteral("pin"))
            && this->pins() == QList<ConnectorPin>{pinAtX(100)};
    };
    QVERIFY(refused({pinAtX(std::numeric_limits<double>::quiet_NaN())}));
    QVERIFY(refused({pinAtX(-1.1e9)}));
    QVERIFY(refused({{Qt::Orientation(3), 0}}));
    QVERIFY(refused(QList<ConnectorPin>(Connector::LargestPinCount + 1)));
    // Pins that are far away are routed.
    pin({pinAtX(1e9), pinAtY(-1e9)});
    QVERIFY(runsAlong(corners(), pins()));
    // They do not leave the range of coordinates with their shapes.
    m_document->changeShapes({m_left, m_right}, [](Shape &shape) { shape.center += QPointF(10, 0); });
    QCOMPARE(m_document->errorString(), QString());
    QCOMPARE(pins(), (QList<ConnectorPin>{pinAtX(1e9), pinAtY(-1e9)}));
}

void TestPinnedConnectors::segmentsAreInserted()
{
    const auto moved = [&](qsizetype segment, double position) {
        return pinsWithSegment(*m_document->find(m_connector)->connector, segment, position);
    };
    pin({pinAtX(100), pinAtY(120), pinAtX(200)});
    QCOMPARE(corners(), (QList<QPointF>{{20, 0}, {100, 0}, {100, 120}, {200, 120}, {200, 200}, {280, 200}}));
    using Places = QList<std::optional<qsizetype>>;
    QCOMPARE(pinsOfSegments(*m_document->find(m_connector)->connector), (Places{{}, 0, 1, 2, {}}));
    QCOMPARE(moved(0, 10), (QList<ConnectorPin>{pinAtY(10), pinAtX(100), pinAtY(120), pinAtX(200)}));
    QCOMPARE(moved(2, 90), (QList<ConnectorPin>{pinAtX(100), pinAtY(90), pinAtX(200)}));
    QCOMPARE(moved(4, 190), (QList<ConnectorPin>{pinAtX(100), pinAtY(120), pinAtX(200), pinAtY(190)}));
    pin({pinAtX(100), pinAtX(200)});
    QCOMPARE(corners().size(), 6);
    QCOMPARE(moved(2, 90), (QList<ConnectorPin>{pinAtX(100), pinAtY(90), pinAtX(200)}));
    // Two segments at the same position become one.
    QCOMPARE(moved(1, 200), QList<ConnectorPin>{pinAtX(200)});
    pin(moved(1, 200));
    QCOMPARE(corners().size(), 4);
}

void TestPinnedConnectors::randomEditsAreUndone()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 400);
    for (int i = 0; i < 6; ++i)
        m_document->addShape(box(random.real(-300, 300), random.real(-300, 300), random.real(10, 60)));
    std::vector<DocumentData> states{m_document->data()};
    m_document->undoStack()->clear();
    int pinned = 0;
    while (states.size() < 60) {
        const int before = m_document->undoStack()->index();
        const ShapeIds ids = m_document->ids();
        if (random.chance(40)) {
            const qsizetype segment = random.upTo(int(corners().size()) - 2);
            const double position = random.chance(50) ? 20 * random.upTo(20) - 200 : random.real(-300, 300);
            const QList<ConnectorPin> next =
                pinsWithSegment(*m_document->find(m_connector)->connector, segment, position);
            pin(next);
            if (next.size() <= Connector::LargestPinCount)
                QCOMPARE(pins(), next);
        } else if (random.chance(10)) {
            pin({});
        } else {
            ShapeIds some;
            for (ShapeId id : ids) {
                if (random.chance(40))
                    some.append(id);
            }
            const QPointF offset = random.point() / 10;
            m_document->changeShapes(some, [&](Shape &shape) { shape.center += offset; });
        }
        QVERIFY(runsAlong(corners(), pins()));
        QVERIFY(isPathOfData(*m_document));
        pinned += pins().isEmpty() ? 0 : 1;
        if (m_document->undoStack()->index() != before)
            states.push_back(m_document->data());
    }
    QVERIFY(pinned > 20);
    for (std::size_t i = states.size(); i-- > 0;) {
        m_document->undoStack()->setIndex(int(i));
        for (ShapeId id : m_document->ids())
            QVERIFY(*m_document->find(id) == *states[i].shapes.find(id));
    }
}

TRAMMEL_TEST(TestPinnedConnectors)
#include "tst_pinnedconnectors.moc"
