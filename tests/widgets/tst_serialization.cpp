#include "tests/widgets/randomshapes.h"
#include "widgets/model/gesture.h"
#include "widgets/model/serialization.h"

#include <QtCore/QBuffer>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QLocale>
#include <QtCore/QTemporaryDir>
#include <QtGui/QPainterPath>
#include <QtTest/QTest>

#include <algorithm>
#include <clocale>
#include <cmath>

using namespace Trammel;

namespace {

QByteArray written(const DocumentData &data)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const FileResult result = writeDocument(buffer, data);
    return result ? buffer.data() : QByteArray();
}

FileResult readFrom(const QByteArray &text, DocumentData &data)
{
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    return readDocument(buffer, data);
}

DocumentData randomData(std::mt19937 &engine, int count)
{
    RandomShapes random(engine, 1e9 / 4);
    DocumentData data;
    for (int i = 0; i < count; ++i) {
        Shape shape = random.shape();
        shape.text = random.chance(20) ? QString::fromUtf8("\"Küche\"\n\\ \xf0\x9f\x8c\xbf \x01 }]{[") : QString();
        shape.name = random.chance(20) ? QStringLiteral("A") : QString();
        shape.stroke.style = Qt::PenStyle(random.upTo(5));
        shape.locked = random.chance(20);
        shape.hidden = random.chance(20);
        const ShapeId id(quint32(count - i) * 7);
        data.shapes.insert(id, shape.normalized());
        data.order.append(id);
    }
    data.nextId = quint32(count) * 9;
    return data;
}

/// A device with room for so many bytes.
class FullDevice : public QIODevice
{
public:
    explicit FullDevice(qint64 room) : m_room(room) { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *, qint64 size) override
    {
        if (size > 0 && m_room == 0) {
            setErrorString(QStringLiteral("no room"));
            return -1;
        }
        // As disks do it: what fits is taken, and only the next attempt fails.
        const qint64 taken = qMin(size, m_room);
        m_room -= taken;
        return taken;
    }

private:
    qint64 m_room;
};

/// Gives a text in small pieces, again and again from some place on.
class Stream : public QIODevice
{
public:
    Stream(const QByteArray &text, qint64 piece, qsizetype again = -1) : m_text(text), m_piece(piece), m_again(again)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }
    bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 size) override
    {
        if (m_next == m_text.size() && m_again >= 0)
            m_next = m_again;
        const QByteArray piece = m_text.mid(m_next, qMin(size, m_piece));
        m_next += piece.size();
        std::copy(piece.begin(), piece.end(), data);
        return piece.isEmpty() ? -1 : piece.size();
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_text;
    qint64 m_piece;
    qsizetype m_again;
    qsizetype m_next = 0;
};

const QByteArray head = "{\"format\":\"trammel\",\"version\":1,\"shapes\":[\n";
const QByteArray good = "{\"id\":1,\"kind\":\"rectangle\",\"centre\":[1,2],\"size\":[3,4]}";

QByteArray shapeWith(const QByteArray &field)
{
    return head + good + ",\n{\"id\":2,\"kind\":\"rectangle\",\"centre\":[1,2],\"size\":[3,4]," + field + "}\n]}";
}

QByteArray oneShape(const QByteArray &fields)
{
    return head + '{' + fields + "}\n]}";
}

} // namespace

class SerializationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackBitForBit();
    void writesOneShapeALine();
    void writesTheSameInEveryLocale();
    void keepsWhatItDoesNotKnow();
    void keepsFieldsOfAnApplicationsKind();
    void readsAnyFormatting();
    void defaultsAreWhatTheFormatSays();
    void tinyNumbersCountAsZero();
    void outlineMayStandBeforeTheKind();
    void readsTheLargestOutline();
    void idsAreNotGivenOutAgain();
    void refusesBadFiles_data();
    void refusesBadFiles();
    void refusesFilesCutOffAnywhere();
    void survivesDamage();
    void tellsWhenTheDeviceIsFull();
    void savesAndLoadsFiles();
    void keepsTheOldFileOnFailure();
    void savesWithoutAnOpenGesture();
    void tellsProgressAndCancels();
    void readsFromADeviceThatGivesLittle();
    void refusesValuesThatAreTooLong();
    void refusesAnEndlessStream();
    void refusesAFileThatChanges();
    void touchesOnlyFiles();
    void sharesEqualOutlines();
};

void SerializationTest::comesBackBitForBit()
{
    std::mt19937 engine = seededEngine();
    const DocumentData data = randomData(engine, 1500);
    const QByteArray text = written(data);
    QCOMPARE(QJsonDocument::fromJson(text).object().value(QLatin1String("shapes")).toArray().size(), 1500);
    DocumentData back;
    const FileResult result = readFrom(text, back);
    QVERIFY2(result, qPrintable(result.message()));
    QVERIFY(back == data);
    QCOMPARE(back.nextId, data.nextId);
    QCOMPARE(written(back), text);

    QVERIFY(readFrom(written({}), back));
    QVERIFY(back == DocumentData());
}

void SerializationTest::writesOneShapeALine()
{
    Document document;
    document.addShapes({Shape::rectangle({0.1, 1e-7}, {100, 50}, 30), Shape::polyline({{0, 0}, {4, 2}})});
    QCOMPARE(written(document.data()),
             QByteArray("{\"format\":\"trammel\",\"version\":1,\"nextId\":3,\"shapes\":[\n"
                        "{\"id\":1,\"centre\":[0.1,1e-07],\"kind\":\"rectangle\",\"rotation\":30,\"size\":[100,50]},\n"
                        "{\"id\":2,\"centre\":[2,1],\"kind\":\"polyline\",\"outline\":[[-0.5,-0.5,0.5,0.5]],"
                        "\"size\":[4,2]}\n]}\n"));
    QCOMPARE(written({}), QByteArray("{\"format\":\"trammel\",\"version\":1,\"nextId\":1,\"shapes\":[\n]}\n"));
}

void SerializationTest::writesTheSameInEveryLocale()
{
    std::mt19937 engine = seededEngine();
    const DocumentData data = randomData(engine, 20);
    const QByteArray text = written(data);
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    setlocale(LC_ALL, "de_DE.UTF-8");
    DocumentData back;
    const bool isSame = written(data) == text && readFrom(text, back) && back == data;
    setlocale(LC_ALL, "C.UTF-8");
    QLocale::setDefault(before);
    QVERIFY(isSame);
}

void SerializationTest::keepsWhatItDoesNotKnow()
{
    const QByteArray text =
        "{\"format\":\"trammel\",\"version\":1,\"nextId\":9,\"author\":{\"name\":\"A, "
        "B\"},\"paper\":[1,2.5],\"shapes\":["
        "\n{\"id\":5,\"centre\":[1,2],\"future\":[{\"a\":null}],\"kind\":\"rectangle\",\"size\":[3,4],"
        "\"stroke\":{\"cap\":\"round\",\"colour\":\"#333333\"}},"
        "\n{\"id\":3,\"bend\":0.25,\"centre\":[1,2],\"cornerRadius\":3,\"fill\":\"#80ff0000\",\"kind\":\"cloud\","
        "\"outline\":\"puffy\",\"puffs\":7,\"rotation\":12,\"size\":[3,4]}\n]}\n";
    DocumentData data;
    const FileResult result = readFrom(text, data);
    QVERIFY2(result, qPrintable(result.message()));
    QCOMPARE(written(data), text);
    const Shape cloud = *data.shapes.find(ShapeId(3));
    QVERIFY(!cloud.kind->isKnown());
    QVERIFY(cloud.isFilled());
    QCOMPARE(cloud.extra.size(), 3);

    // An unknown shape is edited like any other, and keeps its own.
    Document document;
    QVERIFY(document.setData(data));
    QCOMPARE(document.shapeAt({1, 2}, 0), ShapeId(3));
    document.changeShapes({ShapeId(3)}, [](Shape &shape) { shape.rotation = 0; });
    QCOMPARE(written(document.data()), QByteArray(text).replace("\"rotation\":12,", ""));
}

void SerializationTest::keepsFieldsOfAnApplicationsKind()
{
    /// Keeps a number of points in the shape's extra fields under its own care.
    class StarKind : public ShapeKind
    {
    public:
        QString name() const override { return QStringLiteral("test.starred"); }
        QString displayName() const override { return name(); }
        Primitive primitive(const Shape &shape) const override { return shape.frame(); }
        QPainterPath path(const Shape &) const override { return {}; }
        QString read(QJsonObject &fields, Shape &shape) const override
        {
            const QJsonValue points = fields.take(QLatin1String("points"));
            if (!points.isDouble())
                return QStringLiteral("a star needs points");
            shape.cornerRadius = points.toDouble();
            return {};
        }
        void write(const Shape &shape, QJsonObject &fields) const override
        {
            fields.insert(QLatin1String("points"), shape.cornerRadius);
        }
    };
    static const StarKind kind;
    ShapeKind::add(kind);
    Shape star(kind, {0, 0}, {4, 2});
    star.cornerRadius = 5;
    star.extra.insert(QLatin1String("glow"), true);
    QString reason;
    const std::optional<Shape> back = shapeFromJson(toJson(star), &reason);
    QCOMPARE(reason, QString());
    QVERIFY(back && *back == star);
    QJsonObject fields = toJson(star);
    fields.remove(QLatin1String("points"));
    QVERIFY(!shapeFromJson(fields, &reason));
    QCOMPARE(reason, QStringLiteral("a star needs points"));
    QVERIFY(!shapeFromJson(fields));
}

void SerializationTest::readsAnyFormatting()
{
    std::mt19937 engine = seededEngine();
    DocumentData data = randomData(engine, 200);
    data.extra.insert(QLatin1String("note"), QStringLiteral("[\"{"));
    const QJsonDocument json = QJsonDocument::fromJson(written(data));
    const QByteArray indented = json.toJson(QJsonDocument::Indented);
    const QByteArray variants[] = {json.toJson(QJsonDocument::Compact), indented, "\xEF\xBB\xBF" + indented,
                                   QByteArray(indented).replace("\n", "\r\n"), " \t\n" + indented + "\n\n "};
    for (const QByteArray &variant : variants) {
        DocumentData back;
        const FileResult result = readFrom(variant, back);
        QVERIFY2(result, qPrintable(result.message()));
        QVERIFY(back == data);
    }
}

void SerializationTest::defaultsAreWhatTheFormatSays()
{
    DocumentData data;
    QVERIFY(readFrom(head + good + "]}", data));
    QVERIFY(*data.shapes.find(ShapeId(1)) == Shape::rectangle({1, 2}, {3, 4}));
    QVERIFY(readFrom(shapeWith("\"stroke\":{},\"rotation\":-90"), data));
    const Shape shape = *data.shapes.find(ShapeId(2));
    QVERIFY(!shape.stroke.colour.isValid());
    QCOMPARE(shape.stroke.width, 1.0);
    QCOMPARE(shape.rotation, 270.0);
}

void SerializationTest::tinyNumbersCountAsZero()
{
    for (const QByteArray &tiny :
         {QByteArray("1e-400"), QByteArray("-1e-99999999999"), QByteArray("4.9e-324"), QByteArray("1e-61"),
          QByteArray("0.") + QByteArray(500, '0') + "1", QByteArray("0e999"), QByteArray("-0")}) {
        DocumentData data;
        const FileResult result = readFrom(shapeWith("\"rotation\":" + tiny), data);
        QVERIFY2(result, qPrintable(result.message()));
        QCOMPARE(data.shapes.find(ShapeId(2))->rotation, 0.0);
        QVERIFY(!std::signbit(data.shapes.find(ShapeId(2))->rotation));
    }
}

void SerializationTest::outlineMayStandBeforeTheKind()
{
    DocumentData data;
    const QByteArray rest = ",\"id\":1,\"centre\":[1,2],\"size\":[3,4]";
    FileResult result = readFrom(oneShape("\"outline\":[[0,0,0.5,0]],\"kind\":\"polyline\"" + rest), data);
    QVERIFY2(result, qPrintable(result.message()));
    QVERIFY((data.shapes.find(ShapeId(1))->outline == Shape::Outline{{{0, 0}, {0.5, 0}}}));
    result = readFrom(oneShape("\"outline\":[[0,\"a\"]],\"kind\":\"cloud\"" + rest), data);
    QVERIFY2(result, qPrintable(result.message()));
    QVERIFY(data.shapes.find(ShapeId(1))->extra.contains(QLatin1String("outline")));
}

void SerializationTest::readsTheLargestOutline()
{
    QList<QPointF> points(Shape::LargestPointCount);
    for (qsizetype i = 0; i < points.size(); ++i)
        points[i] = {double(i % 1000), double(i)};
    DocumentData data;
    data.shapes.insert(ShapeId(1), Shape::polyline(points).normalized());
    data.order = {ShapeId(1)};
    data.nextId = 2;
    DocumentData back;
    const FileResult result = readFrom(written(data), back);
    QVERIFY2(result, qPrintable(result.message()));
    QVERIFY(back == data);
}

void SerializationTest::idsAreNotGivenOutAgain()
{
    Document document;
    const ShapeIds ids = document.addShapes({Shape::rectangle({0, 0}, {1, 1}), Shape::rectangle({0, 0}, {1, 1})});
    document.removeShapes({ids[1]});
    DocumentData data;
    QVERIFY(readFrom(written(document.data()), data));
    QVERIFY(document.setData(data));
    QVERIFY(document.addShape(Shape::rectangle({0, 0}, {1, 1})) > ids[1]);
    // A next id that is too small, after editing by hand, is put right.
    QVERIFY(readFrom(QByteArray(head + good + "]}").replace("\"shapes\"", "\"nextId\":1,\"shapes\""), data));
    QCOMPARE(data.nextId, 2u);
}

void SerializationTest::refusesBadFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &text, const char *message) {
        QTest::newRow(name) << text << QString::fromUtf8(message);
    };
    row("empty", "", "line 1: this is not a Trammel drawing: it does not begin with \"{\"");
    row("blank", "\n\n", "line 3: this is not a Trammel drawing: it does not begin with \"{\"");
    row("text", "Hello\nworld", "line 1: this is not a Trammel drawing: it does not begin with \"{\"");
    row("binary", QByteArray("\x89PNG\r\n\x00\x01", 8),
        "line 1: this is not a Trammel drawing: it does not begin with \"{\"");
    row("array", "[1,2]", "line 1: this is not a Trammel drawing: it does not begin with \"{\"");
    row("other JSON", "{\"name\":\"x\"}", "line 1: the field \"format\" is missing");
    row("other format", "{\n\"format\":\"drawing\"}",
        "line 2: this is not a Trammel drawing: the field \"format\" is not \"trammel\"");
    row("newer", "{\"format\":\"trammel\",\n\"version\":2,\"shapes\":[{\"new\":1}]}",
        "line 2: the file has version 2, and this program reads versions up to 1");
    row("newer, told after a shape",
        "{\"format\":\"trammel\",\"shapes\":[\n{\"new\":[1]},\n{\"kind\":3}],\n\"version\":2}",
        "line 4: the file has version 2, and this program reads versions up to 1");
    row("foreign, told after a shape", "{\"shapes\":[{\"new\":1}],\n\"format\":\"drawing\"}",
        "line 2: this is not a Trammel drawing: the field \"format\" is not \"trammel\"");
    row("version after a bad shape", "{\"format\":\"trammel\",\"shapes\":[\n{\"kind\":3},\n7],\n\"version\":1}",
        "line 2: the field \"id\" is missing");
    row("no version after a bad shape", "{\"format\":\"trammel\",\"shapes\":[\n{\"kind\":3},\n",
        "line 2: the field \"id\" is missing");
    row("version 0", "{\"format\":\"trammel\",\"version\":0}",
        "line 1: the field \"version\" is not a whole number from 1 on");
    row("version text", "{\"format\":\"trammel\",\"version\":\"1\"}",
        "line 1: the field \"version\" is not a whole number from 1 on");
    row("no version", "{\"format\":\"trammel\",\"shapes\":[]}", "line 1: the field \"version\" is missing");
    row("no shapes", "{\"format\":\"trammel\",\"version\":1}", "line 1: the field \"shapes\" is missing");
    row("shapes twice", "{\"shapes\":[],\n\"shapes\":[]}", "line 2: the field \"shapes\" is there twice");
    row("shapes an object", "{\"format\":\"trammel\",\"version\":1,\"shapes\":{}}", "line 1: \"[\" is missing");
    row("bad next id", "{\"format\":\"trammel\",\"version\":1,\n\"nextId\":1e10}",
        "line 2: the field \"nextId\" is not a whole number from 1 to 268435457");
    row("no colon", "{\"format\" \"trammel\"}", "line 1: \":\" is missing");
    row("no comma", "{\"format\":\"trammel\"\n\"version\":1}", "line 2: \"}\" is missing");
    row("no quotes", "{format:\"trammel\"}", "line 1: \"\"\" is missing");
    row("no value", "{\"format\":,}", "line 1: a value is missing");
    row("more after it", head + good + "]}\n{}", "line 3: there is something after the end of the drawing");
    row("zero bytes after it", head + good + "]}\n" + QByteArray(3, '\0') + "x",
        "line 3: there is something after the end of the drawing");
    row("zero byte between shapes", head + good + '\0' + ",\n" + good + "]}", "line 2: \"]\" is missing");
    row("no comma between shapes", head + good + '\n' + good + "]}", "line 3: \"]\" is missing");
    row("comma at the end", head + good + ",\n]}", "line 3: a value is missing");
    row("shape a number", head + "7]}", "line 2: a shape is not an object");
    row("shape null", head + good + ",\nnull]}", "line 3: a shape is not an object");
    row("NaN", oneShape("\"id\":1,\"kind\":\"rectangle\",\n\"centre\":[NaN,2],\"size\":[3,4]"),
        "line 3: illegal number");
    row("infinity", shapeWith("\"rotation\":Infinity"), "line 3: illegal number");
    row("too large for a double", shapeWith("\"rotation\":1e999"), "line 3: illegal number");
    row("far too large for a double", shapeWith("\"rotation\":-1e99999999999"), "line 3: illegal number");
    row("too large without an exponent", shapeWith("\"rotation\":1" + QByteArray(400, '0')), "line 3: illegal number");
    row("number with a bare point", shapeWith("\"rotation\":1."), "line 3: the field \"rotation\" is not a number");
    row("number with a sign", shapeWith("\"rotation\":+1"), "line 3: illegal number");
    row("number with a leading zero", shapeWith("\"rotation\":01"), "line 3: unterminated object");
    row("field twice", shapeWith("\"rotation\":1,\"rotation\":1"), "line 3: the field \"rotation\" is there twice");
    row("field twice, escaped", shapeWith("\"si\\u007ae\":[3,4]"), "line 3: the field \"size\" is there twice");
    row("id and again", shapeWith("\"id\":9"), "line 3: the field \"id\" is there twice");
    row("unknown field twice", shapeWith("\"a\":1,\"b\":[2],\"a\":{}"), "line 3: the field \"a\" is there twice");
    row("stroke's field twice", shapeWith("\"stroke\":{\"width\":1,\"width\":2}"),
        "line 3: the field \"stroke.width\" is there twice");
    row("stroke's unknown field twice", shapeWith("\"stroke\":{\"cap\":1,\"cap\":2}"),
        "line 3: the field \"cap\" is there twice");
    row("broken unknown field", shapeWith("\"stroke\":{\"cap\":tru}"), "line 3: illegal value");
    row("broken fields in a stroke", shapeWith("\"stroke\":{\"width\" 1}"), "line 3: missing name separator");
    row("lines end with CR", QByteArray(head + good + ",\n{\"id\":2}\n]}").replace('\n', '\r'),
        "line 3: the field \"kind\" is missing");
    row("lines end with CR, in a shape",
        QByteArray(head + good + ",\n{\"id\":2,\n\n\"size\":x}\n]}").replace('\n', '\r'), "line 5: illegal number");
    row("lines end with CR and LF", QByteArray(head + good + ",\n{\"id\":2}\n]}").replace("\n", "\r\n"),
        "line 3: the field \"kind\" is missing");
    row("broken number", shapeWith("\"rotation\":1.2.3"), "line 3: unterminated object");
    row("broken text", shapeWith("\"name\":\"\xff\xfe\""), "line 3: invalid UTF8 string");
    row("broken escape", shapeWith("\"name\":\"\\u12\""), "line 3: invalid escape sequence");
    row("absurd centre", oneShape("\"id\":1,\"kind\":\"rectangle\",\"centre\":[1e300,2],\"size\":[3,4]"),
        "line 2: the centre's x is larger than 1e9");
    row("negative size", oneShape("\"id\":1,\"kind\":\"rectangle\",\"centre\":[1,2],\"size\":[3,-4]"),
        "line 2: the height is negative");
    row("no id", oneShape("\"kind\":\"rectangle\",\"centre\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"id\" is missing");
    row("id 0", oneShape("\"id\":0,\"kind\":\"rectangle\",\"centre\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"id\" is not a whole number from 1 to 268435456");
    row("id too large", oneShape("\"id\":268435457,\"kind\":\"rectangle\",\"centre\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"id\" is not a whole number from 1 to 268435456");
    row("id broken", oneShape("\"id\":1.5,\"kind\":\"rectangle\",\"centre\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"id\" is not a whole number from 1 to 268435456");
    row("id text", oneShape("\"id\":\"1\",\"kind\":\"rectangle\",\"centre\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"id\" is not a whole number from 1 to 268435456");
    row("id twice", head + good + ",\n" + good + "]}", "line 3: the id 1 is there twice");
    row("no kind", oneShape("\"id\":1,\"centre\":[1,2],\"size\":[3,4]"), "line 2: the field \"kind\" is missing");
    row("no centre", oneShape("\"id\":1,\"kind\":\"rectangle\",\"size\":[3,4]"),
        "line 2: the field \"centre\" is missing");
    row("no size", oneShape("\"id\":1,\"kind\":\"cloud\",\"centre\":[1,2]"), "line 2: the field \"size\" is missing");
    row("kind a number", oneShape("\"id\":1,\"kind\":3,\"centre\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"kind\" is not a name");
    row("centre short", oneShape("\"id\":1,\"kind\":\"ellipse\",\"centre\":[1],\"size\":[3,4]"),
        "line 2: the field \"centre\" is not two numbers");
    row("size of texts", oneShape("\"id\":1,\"kind\":\"ellipse\",\"centre\":[1,2],\"size\":[\"3\",4]"),
        "line 2: the field \"size\" is not two numbers");
    row("rotation text", shapeWith("\"rotation\":\"30\""), "line 3: the field \"rotation\" is not a number");
    row("radius null", shapeWith("\"cornerRadius\":null"), "line 3: the field \"cornerRadius\" is not a number");
    row("flag a number", shapeWith("\"locked\":1"), "line 3: the field \"locked\" is not true or false");
    row("name a number", shapeWith("\"name\":1"), "line 3: the field \"name\" is not a text");
    row("fill a word", shapeWith("\"fill\":\"red\""), "line 3: the field \"fill\" is not a colour such as \"#ff8000\"");
    row("fill bad", shapeWith("\"fill\":\"#12\""), "line 3: the field \"fill\" is not a colour such as \"#ff8000\"");
    row("stroke text", shapeWith("\"stroke\":\"thin\""), "line 3: the field \"stroke\" is not an object");
    row("stroke style", shapeWith("\"stroke\":{\"style\":\"wavy\"}"),
        "line 3: the field \"stroke.style\" is not a style of lines");
    row("stroke width", shapeWith("\"stroke\":{\"width\":-2}"), "line 3: the stroke's width is negative");
    const QByteArray polygon = "\"id\":1,\"kind\":\"polygon\",\"centre\":[1,2],\"size\":[3,4]";
    row("no outline", oneShape(polygon), "line 2: the polygon has fewer than three points");
    row("two points", oneShape(polygon + ",\"outline\":[[0,0,0.5,0.5]]"),
        "line 2: the polygon has fewer than three points");
    row("odd outline", oneShape(polygon + ",\"outline\":[[0,0,0.5,0.5,0.1]]"),
        "line 2: the field \"outline\" is not a list of rings, each a list of numbers in pairs");
    row("flat outline", oneShape(polygon + ",\"outline\":[0,0,0.5,0.5,0.1,0.2]"),
        "line 2: the field \"outline\" is not a list of rings, each a list of numbers in pairs");
    row("outline far out", oneShape(polygon + ",\"outline\":[[0,0,500,500,0.1,0.2]]"),
        "line 2: a point of the outline lies far outside the frame");
    const QByteArray polyline = "\"id\":1,\"kind\":\"polyline\",\"centre\":[1,2],\"size\":[3,4]";
    row("too many points", oneShape(polyline + ",\"outline\":[[" + QByteArray("0,0,").repeated(1000000) + "1,1]]"),
        "line 2: the outline has more than 1000000 points");
    row("too many rings", oneShape(polygon + ",\"outline\":[" + QByteArray("[],").repeated(3000000) + "[]]"),
        "line 2: the polygon has fewer than three points");
    row("outline before the kind", oneShape("\"outline\":[[0,0,0.5,\"0\"]]," + polygon),
        "line 2: the field \"outline\" is not a list of rings, each a list of numbers in pairs");
    row("nested arrays", head + QByteArray(1000000, '['), "line 2: values are nested too deeply");
    row("nested arrays in the head", "{\"a\":\n" + QByteArray(1000000, '['), "line 2: values are nested too deeply");
    row("nested objects", shapeWith("\"x\":" + QByteArray("{\"a\":").repeated(300000)),
        "line 3: values are nested too deeply");
    row("cut in a shape", head + good + ",\n" + good.left(20), "line 3: the file ends too early");
    row("cut in a text", head + good + ",\n{\"id\":2,\"name\":\"so", "line 3: the file ends too early");
    row("cut after a shape", head + good, "line 2: the file ends too early");
    row("cut before the end", head + good + "\n]", "line 3: the file ends too early");
    row("cut in the head", "{\"format\":\"trammel\",", "line 1: the file ends too early");
}

void SerializationTest::refusesBadFiles()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    DocumentData data;
    data.extra.insert(QLatin1String("kept"), true);
    const DocumentData before = data;
    const FileResult result = readFrom(text, data);
    QVERIFY(!result);
    QCOMPARE(result.message(), message);
    QVERIFY(data == before);

    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("bad.trammel")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    Document document;
    const ShapeId id = document.addShape(Shape::rectangle({0, 0}, {1, 1}));
    QCOMPARE(document.load(file.fileName()).message(), message);
    QCOMPARE(document.ids(), ShapeIds{id});
    QVERIFY(document.isModified());
}

void SerializationTest::refusesFilesCutOffAnywhere()
{
    std::mt19937 engine = seededEngine();
    const QByteArray text = written(randomData(engine, 4)).trimmed();
    for (qsizetype size = 0; size < text.size(); ++size) {
        DocumentData data;
        const FileResult result = readFrom(text.left(size), data);
        QVERIFY(!result);
        QVERIFY(!result.reason.isEmpty());
        QVERIFY(result.line >= 1 && result.line <= 1 + text.left(size).count('\n'));
    }
}

void SerializationTest::survivesDamage()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    const QByteArray text = written(randomData(engine, 5));
    const QByteArray likely = "{}[]\",:0129-+.eE\\ut\n ";
    for (int i = 0; i < 3000; ++i) {
        QByteArray damaged = text;
        for (int j = random.upTo(3); j >= 0; --j)
            damaged[random.upTo(int(text.size()) - 1)] = likely[random.upTo(int(likely.size()) - 1)];
        DocumentData data;
        const FileResult result = readFrom(damaged, data);
        QCOMPARE(result.reason.isEmpty(), result.ok);
        QCOMPARE(data.fault(), QString());
    }
}

void SerializationTest::tellsWhenTheDeviceIsFull()
{
    std::mt19937 engine = seededEngine();
    const DocumentData data = randomData(engine, 3000);
    for (qint64 room : {0, 100, 400000}) {
        FullDevice device(room);
        const FileResult result = writeDocument(device, data);
        QVERIFY(!result);
        QCOMPARE(result.message(), QStringLiteral("no room"));
    }
    QFile full(QStringLiteral("/dev/full"));
    if (full.open(QIODevice::WriteOnly)) {
        const FileResult result = writeDocument(full, {});
        QVERIFY(!result);
        QVERIFY(!result.reason.isEmpty());
    }
    QBuffer closed;
    QVERIFY(!writeDocument(closed, data));
    DocumentData back;
    QVERIFY(!readDocument(closed, back));
}

void SerializationTest::savesAndLoadsFiles()
{
    QTemporaryDir folder;
    const QString name = folder.filePath(QString::fromUtf8("Küche.trammel"));
    Document document;
    document.addShapes({Shape::rectangle({0, 0}, {1, 1}), Shape::ellipse({5, 5}, {1, 3}, 7)});
    QVERIFY(document.isModified());
    QVERIFY(document.save(name));
    QVERIFY(!document.isModified());
    Document other;
    other.addShape(Shape::rectangle({0, 0}, {1, 1}));
    QVERIFY(other.load(name));
    QVERIFY(other.data() == document.data());
    QVERIFY(!other.isModified());
    QVERIFY(document.save(name));
}

void SerializationTest::keepsTheOldFileOnFailure()
{
    QTemporaryDir folder;
    Document document;
    document.addShape(Shape::rectangle({0, 0}, {1, 1}));
    const QString missing = folder.filePath(QStringLiteral("missing/a.trammel"));
    FileResult result = document.save(missing);
    QVERIFY(!result);
    QVERIFY(result.message().startsWith(QStringLiteral("the file cannot be written: ")));
    QVERIFY(document.isModified());
    QVERIFY(!document.save(folder.path()));
    QVERIFY(!document.save({}));
    result = document.load(missing);
    QVERIFY(!result);
    QVERIFY(result.message().startsWith(QStringLiteral("the file cannot be opened: ")));
    QVERIFY(!document.load(folder.path()));
    QCOMPARE(document.count(), 1);

    // Root may write to read-only files and folders; then there is nothing to keep.
    const QString name = folder.filePath(QStringLiteral("a.trammel"));
    QVERIFY(document.save(name));
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    file.close();
    document.addShape(Shape::rectangle({0, 0}, {1, 1}));
    QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
    const bool isSaved = document.save(name).ok;
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll() == before, !isSaved);
    QCOMPARE(document.isModified(), !isSaved);
}

void SerializationTest::savesWithoutAnOpenGesture()
{
    QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("a.trammel"));
    Document document;
    const ShapeId id = document.addShape(Shape::rectangle({0, 0}, {1, 1}));
    const DocumentData before = document.data();
    Gesture gesture(document, {});
    gesture.change({id}, {Shape::rectangle({9, 9}, {1, 1})});
    QVERIFY(document.save(name));
    QVERIFY(gesture.isOpen());
    gesture.cancel();
    QVERIFY(!document.isModified());
    Document other;
    QVERIFY(other.load(name));
    QVERIFY(other.data() == before);
}

void SerializationTest::tellsProgressAndCancels()
{
    std::mt19937 engine = seededEngine();
    const DocumentData data = randomData(engine, 4000);
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    QList<double> told;
    const auto keep = [&told](double done) {
        told.append(done);
        return true;
    };
    const auto isProgress = [&told] {
        return told.size() > 2 && std::is_sorted(told.begin(), told.end()) && told.first() >= 0 && told.last() <= 1;
    };
    QVERIFY(writeDocument(buffer, data, keep));
    QVERIFY(isProgress());
    told.clear();
    buffer.seek(0);
    DocumentData back;
    QVERIFY(readDocument(buffer, back, keep));
    QVERIFY(isProgress());
    QCOMPARE(told.last(), 1.0);

    for (int most = 0; most < 3; ++most) {
        int calls = 0;
        const auto stop = [&calls, most](double) { return calls++ < most; };
        buffer.seek(0);
        back = {};
        FileResult result = readDocument(buffer, back, stop);
        QVERIFY(!result && result.cancelled);
        QCOMPARE(result.message(), QStringLiteral("it was cancelled"));
        QCOMPARE(calls, most + 1);
        QCOMPARE(back.order.size(), 0);
        QBuffer other;
        other.open(QIODevice::WriteOnly);
        calls = 0;
        result = writeDocument(other, data, stop);
        QVERIFY(!result && result.cancelled);
        QCOMPARE(calls, most + 1);
    }
    // Blanks without end, and a bad shape that others follow without end, can be cancelled as well.
    for (const QByteArray &text :
         {head + "7," + QByteArray(1000, ' '), "{\"shapes\":[7" + QByteArray(",7").repeated(500)}) {
        Stream stream(text, 1 << 16, 20);
        int calls = 0;
        const FileResult result = readDocument(stream, back, [&calls](double) { return ++calls < 50; });
        QVERIFY(!result);
        QVERIFY(result.cancelled || text.startsWith(head));
    }
}

void SerializationTest::readsFromADeviceThatGivesLittle()
{
    std::mt19937 engine = seededEngine();
    const DocumentData data = randomData(engine, 40);
    const QByteArray text = "\xEF\xBB\xBF" + written(data);
    for (qint64 piece : {1, 2, 7, 1000}) {
        Stream stream(text, piece);
        DocumentData back;
        const FileResult result = readDocument(stream, back);
        QVERIFY2(result, qPrintable(result.message()));
        QVERIFY(back == data);
    }
}

void SerializationTest::refusesValuesThatAreTooLong()
{
    const QByteArray blanks(1 << 16, ' ');
    for (const QByteArray &start :
         {head + "{\"name\":\"", head + "{\"id\":1,", QByteArray("{\"a\":[1"), QByteArray("{\"")}) {
        Stream stream(start + blanks, 1 << 20, start.size());
        DocumentData data;
        const FileResult result = readDocument(stream, data);
        QVERIFY(!result);
        QCOMPARE(result.reason, QStringLiteral("a value is longer than 64 MB"));
    }
    // Between values blanks may be as many as they like.
    DocumentData data;
    QVERIFY(readFrom(head + QByteArray(3 << 20, ' ') + good + QByteArray(3 << 20, '\n') + "]}", data));
    const FileResult result = readFrom(head + QByteArray(3 << 20, '\n') + "7]}", data);
    QCOMPARE(result.line, 2 + (3 << 20));
}

void SerializationTest::refusesAnEndlessStream()
{
    // Unknown fields take most memory for their text.
    const QByteArray shape = "{\"id\":1,\"a\":[" + QByteArray("0,").repeated(1 << 20) + "0]},";
    Stream sameId(head + shape, 1 << 20, head.size());
    DocumentData data;
    FileResult result = readDocument(sameId, data);
    QVERIFY(!result);
    Stream names("{\"format\":\"trammel\"," + QByteArray("\"\":0,"), 1 << 20, 20);
    result = readDocument(names, data);
    QVERIFY(!result);
    QByteArray kinds = head;
    for (int i = 1; i <= 10001; ++i) {
        kinds += "{\"id\":" + QByteArray::number(i) + ",\"kind\":\"test.kind" + QByteArray::number(i)
            + "\",\"centre\":[1,2],\"size\":[3,4]},\n";
    }
    result = readFrom(kinds + good + "]}", data);
    QCOMPARE(result.message(), QStringLiteral("line 10002: there are more than 10000 kinds of shapes"));
}

void SerializationTest::refusesAFileThatChanges()
{
    std::mt19937 engine = seededEngine();
    QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("a.trammel"));
    const DocumentData data = randomData(engine, 4000);
    QVERIFY(saveFile(name, data));
    DocumentData back;
    const FileResult result = loadFile(name, back, [&name](double) {
        QFile file(name);
        return file.open(QIODevice::Append) && file.write(" ") == 1;
    });
    QVERIFY(!result);
    QCOMPARE(result.message(), QStringLiteral("the file was changed while it was read"));
    QCOMPARE(back.order.size(), 0);
}

void SerializationTest::touchesOnlyFiles()
{
    DocumentData data;
    QVERIFY(loadFile(QString(), data).message().endsWith(QStringLiteral(": it has no name")));
    QVERIFY(saveFile(QString(), data).message().endsWith(QStringLiteral(": it has no name")));
    const QString device = QStringLiteral("/dev/null");
    if (!QFile::exists(device))
        return;
    QCOMPARE(loadFile(device, data).message(), QStringLiteral("the file cannot be opened: this is not a file"));
    QCOMPARE(saveFile(device, data).message(), QStringLiteral("the file cannot be written: this is not a file"));
}

void SerializationTest::sharesEqualOutlines()
{
    DocumentData data;
    const Shape star = Shape::polygon({{0, 0}, {9, 0}, {3, 7}});
    for (quint32 i = 1; i <= 3; ++i) {
        data.shapes.insert(ShapeId(i), i < 3 ? star : Shape::polygon({{0, 0}, {9, 0}, {4, 7}}));
        data.order.append(ShapeId(i));
    }
    data.nextId = 4;
    DocumentData back;
    QVERIFY(readFrom(written(data), back));
    const auto points = [&back](quint32 id) { return back.shapes.find(ShapeId(id))->outline.constData(); };
    QCOMPARE(points(1), points(2));
    QVERIFY(points(1) != points(3));
}

QTEST_GUILESS_MAIN(SerializationTest)
#include "tst_serialization.moc"
