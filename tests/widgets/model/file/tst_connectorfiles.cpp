#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/document.h>

#include <QtTest/QTest>

using namespace Trammel;

/// Tests how files keep connectors.
class TestConnectorFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void filesKeepTheEnds();
    void refusesBadFiles_data();
    void refusesBadFiles();
    void onlyConnectorsNeedTheNewVersion();

private:
    Document m_document;
    ShapeId m_left;
    ShapeId m_connector;
};

void TestConnectorFiles::init()
{
    m_document.clear();
    const ShapeIds squares =
        m_document.addShapes({Shape::rectangle({0, 0}, {20, 20}), Shape::rectangle({100, 0}, {20, 20})});
    m_left = squares[0];
    m_connector = m_document.connect(ConnectorEnd(squares[0]), ConnectorEnd(squares[1]));
}

void TestConnectorFiles::filesKeepTheEnds()
{
    m_document.connect({m_left, {0.5, -0.25}}, QPointF(7, 8.5));
    const QByteArray text = written(m_document.data());
    QVERIFY(text.contains(
        "{\"id\":3,\"endHead\":\"arrow\",\"ends\":[{\"shape\":1},{\"shape\":2}],\"kind\":\"connector\"}"));
    QVERIFY(text.contains("\"ends\":[{\"at\":[0.5,-0.25],\"shape\":1},{\"point\":[7,8.5]}]"));
    DocumentData data;
    QVERIFY(readFrom(text, data));
    QVERIFY(data == m_document.data());
    QCOMPARE(written(data), text);
    // A drawing that is read has the paths already, so that it can be painted without a document.
    QCOMPARE(std::get<Polyline>(data.shapes.find(m_connector)->scenePrimitive()).points,
             std::get<Polyline>(m_document.find(m_connector)->scenePrimitive()).points);
}

void TestConnectorFiles::refusesBadFiles_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &fields, const char *message) {
        QTest::newRow(name) << fields << QString::fromUtf8(message);
    };
    const char *notEnds = "line 3: the field \"ends\" is not a list of two ends, each with a shape or a point";
    row("no ends", "\"kind\":\"connector\"", "line 3: the field \"ends\" is missing");
    row("ends before the kind", "\"ends\":7,\"kind\":\"connector\"", notEnds);
    row("one end", "\"kind\":\"connector\",\"ends\":[{\"shape\":1}]", notEnds);
    row("three ends", "\"kind\":\"connector\",\"ends\":[{\"shape\":1},{\"shape\":1},{\"shape\":1}]", notEnds);
    row("empty end", "\"kind\":\"connector\",\"ends\":[{\"shape\":1},{}]", notEnds);
    row("shape and point", "\"kind\":\"connector\",\"ends\":[{\"shape\":1,\"point\":[1,2]},{\"shape\":1}]", notEnds);
    row("at without a shape", "\"kind\":\"connector\",\"ends\":[{\"at\":[0,0],\"point\":[1,2]},{\"shape\":1}]",
        notEnds);
    row("unknown field", "\"kind\":\"connector\",\"ends\":[{\"shape\":1,\"pin\":\"a\"},{\"shape\":1}]", notEnds);
    row("twice", "\"kind\":\"connector\",\"ends\":[{\"shape\":1,\"shape\":1},{\"shape\":1}]", notEnds);
    row("label with escaped names twice",
        "\"kind\":\"connector\",\"ends\":[{\"shape\":1},{\"shape\":1}],"
        "\"label\":{\"\\u0070osition\":0.5,\"\\u0070osition\":0.25}",
        "line 3: the field \"label\" is not an object with the fields position and offset");
    row("not an id", "\"kind\":\"connector\",\"ends\":[{\"shape\":1.5},{\"shape\":1}]", notEnds);
    row("frame", "\"kind\":\"connector\",\"center\":[0,0],\"ends\":[{\"shape\":1},{\"shape\":1}]",
        "line 3: a connector has no field \"center\"");
    row("outline", "\"kind\":\"connector\",\"outline\":[[0,0,1,1]],\"ends\":[{\"shape\":1},{\"shape\":1}]",
        "line 3: a connector has no field \"outline\"");
    row("itself", "\"kind\":\"connector\",\"ends\":[{\"shape\":2},{\"shape\":1}]",
        "line 3: an end of the connector is bound to the shape 2, which is a connector");
    row("unknown shape", "\"kind\":\"connector\",\"ends\":[{\"shape\":1},{\"shape\":9}]",
        "line 3: an end of the connector is bound to the shape 9, which does not exist");
    row("both ends at itself", "\"kind\":\"connector\",\"ends\":[{\"shape\":2},{\"shape\":2}]",
        "line 3: an end of the connector is bound to the shape 2, which is a connector");
    row("a port of itself", "\"kind\":\"connector\",\"ends\":[{\"shape\":2,\"port\":\"top\"},{\"shape\":1}]",
        "line 3: an end of the connector is bound to the shape 2, which is a connector");
    const QByteArray ends = "\"kind\":\"connector\",\"route\":\"orthogonal\",\"ends\":[{\"shape\":1},{\"shape\":1}],";
    row("a pin beyond all coordinates", ends + "\"pins\":[{\"x\":1e10}]",
        "line 3: a pin of the connector is farther away than 1e9");
    row("a pin beyond all numbers", ends + "\"pins\":[{\"x\":1e999}]", "line 3: illegal number");
    row("a pin that is not a number", ends + "\"pins\":[{\"x\":NaN}]", "line 3: illegal number");
    row("a waypoint beyond all numbers", ends + "\"waypoints\":[[0,-1e999]]", "line 3: illegal number");
    row("very many pins", ends + "\"pins\":[" + QByteArray("{\"x\":1},").repeated(100000) + "{\"x\":1}]",
        "line 3: the connector has more than 16 pins");
    row("outside", "\"kind\":\"connector\",\"ends\":[{\"shape\":1,\"at\":[2,0]},{\"shape\":1}]",
        "line 3: an end of the connector lies outside the frame of its shape");
}

void TestConnectorFiles::refusesBadFiles()
{
    QFETCH(QByteArray, fields);
    QFETCH(QString, message);
    DocumentData data;
    const FileResult result = readFrom(fileHead + goodShape + ",\n{\"id\":2," + fields + "}\n]}", data);
    QCOMPARE(result.errorString(), Text::sentence(message));
    QVERIFY(data.order.isEmpty());
}

void TestConnectorFiles::onlyConnectorsNeedTheNewVersion()
{
    QVERIFY(written(m_document.data()).startsWith("{\"format\":\"trammel\",\"version\":3,"));
    m_document.changeShapes({m_connector}, [](Shape &shape) { shape.startHead = shape.endHead = LineHead::None; });
    QVERIFY(written(m_document.data()).startsWith("{\"format\":\"trammel\",\"version\":3,"));
    m_document.removeShapes({m_connector});
    QVERIFY(written(m_document.data()).startsWith("{\"format\":\"trammel\",\"version\":1,"));
    // The field belongs to connectors alone.
    DocumentData data;
    QVERIFY(readFrom(shapeWith("\"ends\":\"loose\""), data));
    QCOMPARE(data.shapes.find(ShapeId(2))->extra.value(QLatin1String("ends")).toString(), QStringLiteral("loose"));
    QVERIFY(written(data).contains("\"ends\":\"loose\""));
}

TRAMMEL_TEST(TestConnectorFiles)
#include "tst_connectorfiles.moc"
