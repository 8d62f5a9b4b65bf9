#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "tests/widgets/orthogonalscenes.h"
#include <trammel/fragment.h>
#include <trammel/gesture.h>
#include <trammel/shapekind.h>

#include <QtGui/QPainterPath>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <algorithm>
#include <limits>

using namespace Trammel;

namespace {

const ShapeKind &diamond()
{
    return ShapeKind::named(QStringLiteral("diamond"));
}

/// A box whose ports are listed in its data, from "p0" on, among invalid ones.
class SocketKind : public ShapeKind
{
public:
    QString name() const override { return QStringLiteral("test.socket"); }
    QString displayName() const override { return name(); }
    Primitive primitive(const Shape &shape) const override { return shape.frame(); }
    QList<ShapePort> ports(const Shape &shape) const override
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QList<ShapePort> ports{{QString(), {}, {}, {}},
                               {QStringLiteral("far"), {}, {0.6, 0}, {}},
                               {QStringLiteral("nan"), {}, {nan, 0}, {}}};
        const int count = shape.data.value(QLatin1String("count")).toInt(3);
        for (int i = 0; i < count; ++i)
            ports.append({QStringLiteral("p%1").arg(i), {}, {0.5, (i + 0.5) / count - 0.5}, {nan, 0}});
        ports.append({QStringLiteral("p0"), {}, {-0.5, 0}, {-1, 0}});
        return ports;
    }
};

const SocketKind socketKind;

QPointF portOf(const Shape &shape, const QString &name)
{
    for (const ShapePort &port : shape.kind->ports(shape)) {
        if (port.name == name)
            return shape.toScene({port.at}).first();
    }
    return {std::numeric_limits<double>::quiet_NaN(), 0};
}

} // namespace

/// Tests ends of connectors at named ports, in a document without a window.
class TestNamedPorts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(ShapeKind::add(socketKind)); }
    void init();

    void builtInPortsLieOnTheOutlines();
    void endsFollowTheirPorts();
    void pathsLeaveInTheDirection_data();
    void pathsLeaveInTheDirection();
    void anUnknownPortIsTheWholeShape();
    void anOwnKindPlacesItsPorts();
    void copiesBindToTheirPorts();
    void removedShapesFreeTheirPorts();
    void filesKeepPorts();
    void manyConnectorsOfTheSamePorts();
    void refusesBadPorts();
    void refusesBadFiles_data();
    void refusesBadFiles();
    void portsKeepTheirPlaces();

private:
    ShapeId connect(const QString &port, ConnectorRoute route = ConnectorRoute::Straight)
    {
        Shape shape = Shape::connectorBetween(ConnectorEnd::atPort(m_choice, port), m_box);
        shape.connector->route = route;
        return m_document->addShape(shape);
    }

    std::unique_ptr<Document> m_document;
    ShapeId m_choice;
    ShapeId m_box;
};

void TestNamedPorts::init()
{
    m_document = std::make_unique<Document>();
    m_choice = m_document->addShape(Shape(diamond(), {0, 0}, {120, 80}));
    m_box = m_document->addShape(box(400, 300));
}

void TestNamedPorts::builtInPortsLieOnTheOutlines()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    int count = 0;
    for (const ShapeKindCategory &category : ShapeKind::categories()) {
        for (const ShapeKindCategory::Entry &entry : category.entries) {
            Shape shape(*entry.kind, random.point(), {random.real(1, 200), random.real(1, 200)}, random.real(0, 360));
            shape.mirroredX = random.chance(50);
            for (const ShapePort &port : entry.kind->ports(shape)) {
                const double away = distance(portOf(shape, port.name), asCurve(shape.scenePrimitive()));
                // Curves are replaced by chords, which depend on the size.
                const QPainterPath path = entry.kind->path(shape);
                bool isCurved = false;
                for (int i = 0; i < path.elementCount(); ++i)
                    isCurved = isCurved || path.elementAt(i).isCurveTo();
                const double error = isCurved ? 1e-4 * std::max(shape.size.width(), shape.size.height()) : 0;
                QVERIFY2(away <= 1e-9 * 1000 + error, qPrintable(entry.kind->name() + u' ' + port.name));
                QVERIFY(!port.displayName.isEmpty());
                ++count;
            }
        }
    }
    QVERIFY(count > 60);
    const QList<ShapePort> ports = diamond().ports(Shape(diamond(), {}, {1, 1}));
    QCOMPARE(ports.size(), 4);
    QCOMPARE(ports[0].name, QStringLiteral("top"));
    QVERIFY(same(ports[0].at, {0, -0.5}) && same(ports[0].direction, {0, -1}));
    QVERIFY(same(ports[3].at, {-0.5, 0}) && same(ports[3].direction, {-1, 0}));
    const ShapeKind &component = ShapeKind::named(QStringLiteral("component"));
    QVERIFY(same(component.ports(Shape(component, {}, {1, 1}))[3].at, {-0.4, 0}));
}

void TestNamedPorts::endsFollowTheirPorts()
{
    const ShapeId id = connect(QStringLiteral("right"));
    QCOMPARE(path(*m_document, id).first(), QPointF(60, 0));
    m_document->changeShapes({m_choice}, [](Shape &shape) { shape.mirroredX = true; });
    QCOMPARE(path(*m_document, id).first(), QPointF(-60, 0));
    m_document->changeShapes({m_choice}, [](Shape &shape) {
        shape.rotation = 90;
        shape.size = {200, 80};
    });
    QCOMPARE(path(*m_document, id).first(), QPointF(0, -100));
    m_document->undoStack()->undo();
    m_document->undoStack()->undo();
    QCOMPARE(path(*m_document, id).first(), QPointF(60, 0));
    const ConnectorEnd &end = m_document->find(id)->connector->from;
    QVERIFY(end == ConnectorEnd::atPort(m_choice, QStringLiteral("right")));
    QVERIFY(end.isFixed() && !end.at);
    // Another connector between the same shapes is not spread beside it.
    const ShapeId other = m_document->connect(ConnectorEnd::atPort(m_choice, QStringLiteral("right")), m_box);
    QCOMPARE(path(*m_document, other), path(*m_document, id));
    QCOMPARE(m_document->neighbors(m_choice), ShapeIds({m_box}));
}

void TestNamedPorts::pathsLeaveInTheDirection_data()
{
    QTest::addColumn<double>("rotation");
    QTest::addColumn<bool>("isMirrored");
    QTest::addColumn<QPointF>("direction");
    QTest::newRow("upright") << 0.0 << false << QPointF(1, 0);
    QTest::newRow("mirrored") << 0.0 << true << QPointF(-1, 0);
    QTest::newRow("30 degrees") << 30.0 << false << QPointF(1, 0);
    QTest::newRow("60 degrees") << 60.0 << false << QPointF(0, 1);
    QTest::newRow("60 degrees, mirrored") << 60.0 << true << QPointF(0, -1);
    QTest::newRow("180 degrees") << 180.0 << false << QPointF(-1, 0);
    QTest::newRow("280 degrees") << 280.0 << false << QPointF(0, -1);
}

void TestNamedPorts::pathsLeaveInTheDirection()
{
    QFETCH(double, rotation);
    QFETCH(bool, isMirrored);
    QFETCH(QPointF, direction);
    m_document->changeShapes({m_choice}, [&](Shape &shape) {
        shape.rotation = rotation;
        shape.mirroredX = isMirrored;
    });
    for (ConnectorRoute route : {ConnectorRoute::Orthogonal, ConnectorRoute::Curved}) {
        const ShapeId id = connect(QStringLiteral("right"), route);
        for (const QPointF center : {QPointF(400, 300), QPointF(-400, 10), QPointF(20, -300)}) {
            m_document->changeShape(m_box, box(center.x(), center.y()));
            const QList<QPointF> points = path(*m_document, id);
            const QPointF first = points[1] - points[0];
            QVERIFY(length(first / length(first) - direction) < 1e-9);
            QVERIFY(!m_document->find(id)->connector->isBlocked);
            QVERIFY(isPathOfData(*m_document));
        }
    }
}

void TestNamedPorts::anUnknownPortIsTheWholeShape()
{
    const QString name = QStringLiteral("north-north-east");
    const ShapeId whole = m_document->connect(m_choice, m_box);
    const QList<QPointF> wanted = path(*m_document, whole);
    m_document->removeShapes({whole});
    const ShapeId id = connect(name);
    QCOMPARE(path(*m_document, id), wanted);
    QCOMPARE(m_document->find(id)->connector->from.port, name);
    QVERIFY(isPathOfData(*m_document));
    // A change of the kind keeps the name of the port, and the place where it was before.
    const ShapeId top = connect(QStringLiteral("top"), ConnectorRoute::Orthogonal);
    QCOMPARE(path(*m_document, top).first(), QPointF(0, -40));
    m_document->changeShapes({m_choice}, [](Shape &shape) { shape.kind = &ShapeKind::rectangle(); });
    QVERIFY(path(*m_document, top).first() != QPointF(0, -40));
    QCOMPARE(m_document->find(top)->connector->from.port, QStringLiteral("top"));
    QVERIFY(isPathOfData(*m_document));
    m_document->changeShapes({m_choice}, [](Shape &shape) { shape.kind = &diamond(); });
    QCOMPARE(path(*m_document, top).first(), QPointF(0, -40));
    // So does a kind that this program does not know.
    m_document->changeShapes({m_choice},
                             [](Shape &shape) { shape.kind = &ShapeKind::named(QStringLiteral("test.unknown")); });
    QCOMPARE(m_document->find(top)->connector->from.port, QStringLiteral("top"));
    // A loop without known ports runs around the shape.
    const ShapeId loop = m_document->connect(ConnectorEnd::atPort(m_choice, name), m_choice);
    QCOMPARE(path(*m_document, loop).size(), 5);
}

void TestNamedPorts::anOwnKindPlacesItsPorts()
{
    m_document->changeShape(m_choice, Shape(socketKind, {0, 0}, {60, 60}));
    const ShapeId id = connect(QStringLiteral("p1"), ConnectorRoute::Orthogonal);
    QCOMPARE(path(*m_document, id).first(), QPointF(30, 0));
    m_document->changeShapes({m_choice}, [](Shape &shape) { shape.data.insert(QLatin1String("count"), 2); });
    QCOMPARE(path(*m_document, id).first(), QPointF(30, 15));
    // The first of two ports with one name is used. Invalid ports are left out.
    QCOMPARE(path(*m_document, connect(QStringLiteral("p0"))).first(), QPointF(30, -15));
    const QList<QPointF> whole = path(*m_document, connect(QStringLiteral("missing")));
    for (const char *name : {"far", "nan"})
        QCOMPARE(path(*m_document, connect(QLatin1String(name))), whole);
}

void TestNamedPorts::copiesBindToTheirPorts()
{
    const ShapeId id = connect(QStringLiteral("bottom"));
    const ShapeIds added = m_document->addDrawing(fragmentOf(*m_document, {m_choice, m_box, id}));
    QCOMPARE(added.size(), 3);
    QVERIFY(m_document->find(added[2])->connector->from == ConnectorEnd::atPort(added[0], QStringLiteral("bottom")));
    QCOMPARE(path(*m_document, added[2]).first(), QPointF(0, 40));
    const ShapeIds alone = m_document->addDrawing(fragmentOf(*m_document, {m_box, id}));
    const ConnectorEnd &freed = m_document->find(alone[1])->connector->from;
    QVERIFY(!freed.isBound() && freed.port.isEmpty());
    QCOMPARE(freed.point, QPointF(0, 40));
}

void TestNamedPorts::removedShapesFreeTheirPorts()
{
    const ShapeId id = connect(QStringLiteral("bottom"));
    m_document->removeShapes({m_choice});
    QVERIFY(m_document->find(id)->connector->from == ConnectorEnd(QPointF(0, 40)));
    m_document->undoStack()->undo();
    QVERIFY(m_document->find(id)->connector->from == ConnectorEnd::atPort(m_choice, QStringLiteral("bottom")));
}

void TestNamedPorts::filesKeepPorts()
{
    connect(QStringLiteral("top"));
    connect(QString::fromUtf8("T\xc3\xbcr \"1\""), ConnectorRoute::Curved);
    const QByteArray text = written(m_document->data());
    QVERIFY(text.contains("\"ends\":[{\"port\":\"top\",\"shape\":1},{\"shape\":2}]"));
    DocumentData data;
    QVERIFY(readFrom(text, data));
    QVERIFY(data == m_document->data());
    QCOMPARE(written(data), text);
}

void TestNamedPorts::manyConnectorsOfTheSamePorts()
{
    Document document;
    ShapeIds chips;
    for (double x : {-250.0, 250.0}) {
        Shape chip(socketKind, {x, 0}, {120, 300});
        chip.fill = Qt::white;
        chip.data.insert(QLatin1String("count"), 16);
        chips.append(document.addShape(chip));
    }
    const auto port = [](int number) { return QStringLiteral("p%1").arg(number % 16); };
    QList<Shape> lines;
    // Each pair of ports has two connectors.
    for (int i = 0; i < 512; ++i) {
        Shape line = Shape::connectorBetween(ConnectorEnd::atPort(chips[0], port(i)),
                                             ConnectorEnd::atPort(chips[1], port(i / 16)));
        line.connector->route = ConnectorRoute(i % 4);
        line.connector->jumps = ConnectorJumps(i / 4 % 3);
        lines.append(line);
    }
    const ShapeIds ids = document.addShapes(lines);
    QCOMPARE(ids.size(), lines.size());
    const DocumentData before = document.data();
    Gesture gesture(document, QStringLiteral("Move"));
    for (double y : {40.0, 80.0})
        gesture.place({chips[0]}, {{{-250, y}, {120, 300}}});
    gesture.commit();
    for (int i = 0; i < int(ids.size()); ++i) {
        const QPointF place = portOf(*document.find(chips[0]), port(i));
        QVERIFY(length(path(document, ids[i]).first() - place) < 1e-9 * 300);
    }
    QVERIFY(isPathOfData(document));
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
}

void TestNamedPorts::refusesBadPorts()
{
    ConnectorEnd both(m_choice, {0, 0});
    both.port = QStringLiteral("top");
    QVERIFY(m_document->connect(both, m_box).isNull());
    QVERIFY(m_document->errorString().contains(QStringLiteral("both a point and a port")));
    QVERIFY(m_document->connect(ConnectorEnd::atPort(m_choice, QString(1001, u'x')), m_box).isNull());
    QVERIFY(m_document->errorString().contains(QStringLiteral("1000")));
    QVERIFY(m_document->connect(ConnectorEnd::atPort(m_choice, QString(QChar(0xd800))), m_box).isNull());
    QVERIFY(!m_document->connect(ConnectorEnd::atPort(m_choice, QString(1000, u'x')), m_box).isNull());
    // A free end has no port.
    ConnectorEnd free(QPointF(5, 5));
    free.port = QStringLiteral("top");
    QVERIFY(m_document->find(m_document->connect(free, m_box))->connector->from.port.isEmpty());
}

void TestNamedPorts::refusesBadFiles_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<QString>("message");
    const QString notEnds = QStringLiteral("Line 3: the field \"ends\" is not a list of two ends");
    QTest::newRow("empty") << QByteArray("{\"port\":\"\",\"shape\":1}") << notEnds;
    QTest::newRow("number") << QByteArray("{\"port\":1,\"shape\":1}") << notEnds;
    QTest::newRow("null") << QByteArray("{\"port\":null,\"shape\":1}") << notEnds;
    QTest::newRow("free") << QByteArray("{\"point\":[1,2],\"port\":\"top\"}") << notEnds;
    QTest::newRow("alone") << QByteArray("{\"port\":\"top\"}") << notEnds;
    QTest::newRow("twice") << QByteArray("{\"port\":\"top\",\"port\":\"left\",\"shape\":1}") << notEnds;
    QTest::newRow("and a point") << QByteArray("{\"at\":[0,0],\"port\":\"top\",\"shape\":1}")
                                 << QStringLiteral("Line 3: an end of the connector has both a point and a port");
    QTest::newRow("long") << "{\"port\":\"" + QByteArray(1001, 'x') + "\",\"shape\":1}"
                          << QStringLiteral("Line 3: the port of an end");
    QTest::newRow("half a character") << QByteArray("{\"port\":\"\\ud800\",\"shape\":1}") << QStringLiteral("Line 3: ");
}

void TestNamedPorts::refusesBadFiles()
{
    QFETCH(QByteArray, end);
    QFETCH(QString, message);
    const QByteArray text =
        fileHead + goodShape + ",\n{\"id\":2,\"kind\":\"connector\",\"ends\":[" + end + ",{\"point\":[0,0]}]}\n]}";
    DocumentData data;
    const FileResult result = readFrom(text, data);
    QVERIFY(!result);
    QVERIFY2(result.errorString().contains(message), qPrintable(result.errorString()));
}

void TestNamedPorts::portsKeepTheirPlaces()
{
    constexpr int steps = 10'000;
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    const ShapeKind *const kinds[] = {&diamond(), &ShapeKind::named(QStringLiteral("component")), &socketKind,
                                      &ShapeKind::named(QStringLiteral("dot")), &ShapeKind::rectangle()};
    const QStringList names{QStringLiteral("top"), QStringLiteral("right"), QStringLiteral("left"),
                            QStringLiteral("p0"), QStringLiteral("p2")};
    const auto anyShape = [&] {
        Shape shape(*kinds[random.upTo(4)], random.point(), {random.real(0, 200), random.real(0, 200)},
                    random.chance(50) ? 90.0 * random.upTo(3) : random.real(0, 360));
        shape.mirroredX = random.chance(50);
        shape.mirroredY = random.chance(50);
        if (random.chance(30))
            shape.data.insert(QLatin1String("count"), 1 + random.upTo(4));
        return shape;
    };
    ShapeIds shapes;
    for (int i = 0; i < 6; ++i)
        shapes.append(m_document->addShape(anyShape()));
    ShapeIds connectors;
    for (int i = 0; i < 12; ++i) {
        Shape shape = Shape::connectorBetween(ConnectorEnd::atPort(shapes[i / 2], names[random.upTo(4)]),
                                              ConnectorEnd::atPort(shapes[random.upTo(5)], names[random.upTo(4)]));
        shape.connector->route = i < 10 ? ConnectorRoute::Straight : ConnectorRoute(random.upTo(3));
        connectors.append(m_document->addShape(shape));
    }
    QUndoStack &stack = *m_document->undoStack();
    const int start = stack.index();
    int known = 0;
    for (int step = 0; step < steps; ++step) {
        if (random.chance(40))
            stack.setIndex(std::clamp(stack.index() + random.upTo(6) - 3, start, stack.count()));
        else if (random.chance(20))
            m_document->changeShapes({connectors[random.upTo(11)]}, [&](Shape &shape) {
                shape.connector->to = ConnectorEnd::atPort(shapes[random.upTo(5)], names[random.upTo(4)]);
            });
        else if (random.chance(30))
            m_document->changeShape(shapes[random.upTo(5)], anyShape());
        else
            m_document->placeShapes({shapes[random.upTo(5)]}, {anyShape().placement()});
        for (ShapeId id : std::as_const(connectors)) {
            const Connector &ends = *m_document->find(id)->connector;
            const QList<QPointF> points = path(*m_document, id);
            for (const auto &[end, point] : {std::pair(ends.from, points.first()), std::pair(ends.to, points.last())}) {
                const QPointF wanted = portOf(*m_document->find(end.shape), end.port);
                if (std::isnan(wanted.x()))
                    continue;
                ++known;
                QVERIFY2(length(wanted - point) <= 1e-9 * 1000, qPrintable(QStringLiteral("step %1").arg(step)));
            }
        }
    }
    QVERIFY(known > 5 * steps);
    QVERIFY(isPathOfData(*m_document));
}

TRAMMEL_TEST(TestNamedPorts)
#include "tst_namedports.moc"
