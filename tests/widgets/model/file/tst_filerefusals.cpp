#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "widgets/model/shape/text_p.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

/// A device with room for a limited number of bytes.
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
        // Like a disk, the device accepts the bytes that fit, and only the next write fails.
        const qint64 taken = qMin(size, m_room);
        m_room -= taken;
        return taken;
    }

private:
    qint64 m_room;
};

} // namespace

/// Tests files and devices that cannot be read or written: an error gives the reason, and nothing is lost.
class TestFileRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesBadFiles_data();
    void refusesBadFiles();
    void refusesFilesCutOffAnywhere();
    void survivesDamage();
    void tellsWhenTheDeviceIsFull();
    void keepsTheOldFileOnFailure();
    void refusesValuesThatAreTooLong();
    void refusesAnEndlessStream();
    void refusesAFileThatChanges();
    void touchesOnlyFiles();
};

void TestFileRefusals::refusesBadFiles_data()
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
    row("newer", "{\"format\":\"trammel\",\n\"version\":4,\"shapes\":[{\"new\":1}]}",
        "line 2: the file has version 4, and this program reads versions up to 3");
    row("newer, told after a shape",
        "{\"format\":\"trammel\",\"shapes\":[\n{\"new\":[1]},\n{\"kind\":3}],\n\"version\":4}",
        "line 4: the file has version 4, and this program reads versions up to 3");
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
    row("more after it", fileHead + goodShape + "]}\n{}", "line 3: there is something after the end of the drawing");
    row("zero bytes after it", fileHead + goodShape + "]}\n" + QByteArray(3, '\0') + "x",
        "line 3: there is something after the end of the drawing");
    row("zero byte between shapes", fileHead + goodShape + '\0' + ",\n" + goodShape + "]}", "line 2: \"]\" is missing");
    row("no comma between shapes", fileHead + goodShape + '\n' + goodShape + "]}", "line 3: \"]\" is missing");
    row("comma at the end", fileHead + goodShape + ",\n]}", "line 3: a value is missing");
    row("shape a number", fileHead + "7]}", "line 2: a shape is not an object");
    row("shape null", fileHead + goodShape + ",\nnull]}", "line 3: a shape is not an object");
    row("NaN", oneShape("\"id\":1,\"kind\":\"rectangle\",\n\"center\":[NaN,2],\"size\":[3,4]"),
        "line 3: illegal number");
    row("infinity", shapeWith("\"rotation\":Infinity"), "line 3: illegal number");
    row("too large for a double", shapeWith("\"rotation\":1e999"), "line 3: illegal number");
    row("far too large for a double", shapeWith("\"rotation\":-1e99999999999"), "line 3: illegal number");
    row("too large without an exponent", shapeWith("\"rotation\":1" + QByteArray(400, '0')), "line 3: illegal number");
    row("number with a bare point", shapeWith("\"rotation\":1."), "line 3: illegal number");
    row("number with a sign", shapeWith("\"rotation\":+1"), "line 3: illegal number");
    row("number with a leading zero", shapeWith("\"rotation\":01"), "line 3: unterminated object");
    row("field twice", shapeWith("\"rotation\":1,\"rotation\":1"), "line 3: the field \"rotation\" is there twice");
    row("field twice, escaped", shapeWith("\"si\\u007ae\":[3,4]"), "line 3: the field \"size\" is there twice");
    row("id and again", shapeWith("\"id\":9"), "line 3: the field \"id\" is there twice");
    row("unknown field twice", shapeWith("\"a\":1,\"b\":[2],\"a\":{}"), "line 3: the field \"a\" is there twice");
    row("stroke's field twice", shapeWith("\"stroke\":{\"width\":1,\"width\":2}"),
        "line 3: the field \"stroke.width\" is there twice");
    row("stroke's unknown field twice", shapeWith("\"stroke\":{\"end\":1,\"end\":2}"),
        "line 3: the field \"end\" is there twice");
    row("broken unknown field", shapeWith("\"stroke\":{\"end\":tru}"), "line 3: illegal value");
    row("broken fields in a stroke", shapeWith("\"stroke\":{\"width\" 1}"), "line 3: missing name separator");
    row("lines end with CR", QByteArray(fileHead + goodShape + ",\n{\"id\":2}\n]}").replace('\n', '\r'),
        "line 3: the field \"kind\" is missing");
    row("lines end with CR, in a shape",
        QByteArray(fileHead + goodShape + ",\n{\"id\":2,\n\n\"size\":x}\n]}").replace('\n', '\r'),
        "line 5: illegal number");
    row("lines end with CR and LF", QByteArray(fileHead + goodShape + ",\n{\"id\":2}\n]}").replace("\n", "\r\n"),
        "line 3: the field \"kind\" is missing");
    row("broken number", shapeWith("\"rotation\":1.2.3"), "line 3: unterminated object");
    row("broken text", shapeWith("\"name\":\"\xff\xfe\""), "line 3: invalid UTF8 string");
    row("broken escape", shapeWith("\"name\":\"\\u12\""), "line 3: a text has an unknown escape");
    for (const QByteArray &field :
         {QByteArray("name"), QByteArray("text"), QByteArray("unknown"), QByteArray("kind")}) {
        const auto faulty = [&](const char *what, const QByteArray &text, const char *message) {
            const QByteArray name = QByteArray(what) + " in " + field;
            const QByteArray shape = field == "kind"
                ? oneShape("\"id\":1,\n\"center\":[1,2],\"size\":[3,4],\"kind\":\"a" + text + "\"")
                : shapeWith("\"" + field + "\":\"a" + text + "\"");
            row(name.constData(), shape, message);
        };
        faulty("unknown escape", "\\x", "line 3: a text has an unknown escape");
        faulty("escaped quote of others", "\\'", "line 3: a text has an unknown escape");
        faulty("line break", "\n", "line 3: a text has a control character that is not escaped");
        faulty("tabulator", "\t", "line 3: a text has a control character that is not escaped");
        faulty("zero byte", QByteArray(1, '\0'), "line 3: a text has a control character that is not escaped");
        faulty("first half of a pair", "\\ud83c", "line 3: a text has half of a surrogate pair");
        faulty("two first halves", "\\ud83c\\ud83c", "line 3: a text has half of a surrogate pair");
        faulty("second half of a pair", "\\udf3f", "line 3: a text has half of a surrogate pair");
    }
    row("control character in the head", "{\"author\":\"\x01\"}",
        "line 1: a text has a control character that is not escaped");
    row("escape in a name of the head", "{\"a\\z\":1}", "line 1: a text has an unknown escape");
    for (const QByteArray &number : {QByteArray("1."), QByteArray("-.5"), QByteArray(".5"), QByteArray("-"),
                                     QByteArray("01"), QByteArray("1e"), QByteArray("+1"), QByteArray("1e999")}) {
        const QByteArray name = "unknown field with the number " + number;
        QTest::newRow(name.constData()) << shapeWith("\"unknown\":[" + number + ']') << QString();
        QTest::newRow("group: " + name) << QByteArray("{\"groups\":[{\"id\":1,\"unknown\":" + number + "}]}")
                                        << QString();
        QTest::newRow("head: " + name) << QByteArray("{\"unknown\":" + number + '}') << QString();
    }
    for (const QByteArray &color :
         {QByteArray("#f00"), QByteArray("#fff000000"), QByteArray("#ffff00000000"), QByteArray("#12345g"),
          QByteArray("#1234567"), QByteArray("#"), QByteArray("# 12345")}) {
        const QByteArray name = "color " + color, value = ":\"" + color + '"';
        row(name.constData(), shapeWith("\"fill\"" + value),
            "line 3: the field \"fill\" is not a color such as \"#ff8000\"");
        row(("stroke: " + name).constData(), shapeWith("\"stroke\":{\"color\"" + value + '}'),
            "line 3: the field \"stroke.color\" is not a color such as \"#ff8000\"");
    }
    row("stroke in other spelling", shapeWith("\"stroke\":{\"colour\":\"#ff0000\"}"),
        "line 3: the field \"stroke.colour\" is spelled \"color\"");
    row("center in other spelling", oneShape("\"id\":1,\"kind\":\"rectangle\",\"centre\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"centre\" is spelled \"center\"");
    row("center in both spellings", shapeWith("\"centre\":[1,2]"),
        "line 3: the field \"centre\" is spelled \"center\"");
    row("data a text", shapeWith("\"data\":\"x\""), "line 3: the field \"data\" is not an object");
    row("data of a group a list", "{\"format\":\"trammel\",\"version\":2,\"groups\":[\n{\"id\":1,\"data\":[]}]}",
        "line 2: the field \"data\" is not an object");
    row("data of the head null", "{\"data\":null}", "line 1: the field \"data\" is not an object");
    row("absurd center", oneShape("\"id\":1,\"kind\":\"rectangle\",\"center\":[1e300,2],\"size\":[3,4]"),
        "line 2: the center's x is larger than 1e9");
    row("negative size", oneShape("\"id\":1,\"kind\":\"rectangle\",\"center\":[1,2],\"size\":[3,-4]"),
        "line 2: the height is negative");
    row("no id", oneShape("\"kind\":\"rectangle\",\"center\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"id\" is missing");
    row("id 0", oneShape("\"id\":0,\"kind\":\"rectangle\",\"center\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"id\" is not a whole number from 1 to 268435456");
    row("id too large", oneShape("\"id\":268435457,\"kind\":\"rectangle\",\"center\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"id\" is not a whole number from 1 to 268435456");
    row("id broken", oneShape("\"id\":1.5,\"kind\":\"rectangle\",\"center\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"id\" is not a whole number from 1 to 268435456");
    row("id text", oneShape("\"id\":\"1\",\"kind\":\"rectangle\",\"center\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"id\" is not a whole number from 1 to 268435456");
    row("id twice", fileHead + goodShape + ",\n" + goodShape + "]}", "line 3: the id 1 is there twice");
    row("no kind", oneShape("\"id\":1,\"center\":[1,2],\"size\":[3,4]"), "line 2: the field \"kind\" is missing");
    row("no center", oneShape("\"id\":1,\"kind\":\"rectangle\",\"size\":[3,4]"),
        "line 2: the field \"center\" is missing");
    row("no size", oneShape("\"id\":1,\"kind\":\"nebula\",\"center\":[1,2]"), "line 2: the field \"size\" is missing");
    row("kind a number", oneShape("\"id\":1,\"kind\":3,\"center\":[1,2],\"size\":[3,4]"),
        "line 2: the field \"kind\" is not a name");
    const QByteArray longName(2000, 'k'),
        longKind = "\"id\":1,\"center\":[1,2],\"size\":[3,4],\"kind\":\"" + longName + '"';
    const QByteArray shortened = longName.left(100) + "\xe2\x80\xa6";
    row("kind with a long name", oneShape(longKind), "line 2: the kind \"" + shortened + "\" is not registered");
    row("long field twice", shapeWith('"' + longName + "\":1,\"" + longName + "\":2"),
        "line 3: the field \"" + shortened + "\" is there twice");
    row("long field of a group twice", "{\"groups\":[{\"id\":1,\"" + longName + "\":1,\"" + longName + "\":2}]}",
        "line 1: the field \"" + shortened + "\" is there twice");
    row("long field of the head twice", "{\"" + longName + "\":1,\"" + longName + "\":2}",
        "line 1: the field \"" + shortened + "\" is there twice");
    row("center short", oneShape("\"id\":1,\"kind\":\"ellipse\",\"center\":[1],\"size\":[3,4]"),
        "line 2: the field \"center\" is not two numbers");
    row("size of texts", oneShape("\"id\":1,\"kind\":\"ellipse\",\"center\":[1,2],\"size\":[\"3\",4]"),
        "line 2: the field \"size\" is not two numbers");
    row("rotation text", shapeWith("\"rotation\":\"30\""), "line 3: the field \"rotation\" is not a number");
    row("opacity a word", shapeWith("\"opacity\":\"half\""), "line 3: the field \"opacity\" is not a number");
    row("opacity above 1", shapeWith("\"opacity\":1.5"), "line 3: the opacity is not from 0 to 1");
    row("solidity a number", shapeWith("\"solidity\":1"),
        "line 3: the field \"solidity\" is not \"automatic\", \"solid\", \"holding\" or \"none\"");
    row("solidity unknown", shapeWith("\"solidity\":\"Solid\""),
        "line 3: the field \"solidity\" is not \"automatic\", \"solid\", \"holding\" or \"none\"");
    const QByteArray noActions =
        "is not a list of \"select\", \"move\", \"rotate\", \"resize\", \"delete\" and \"editText\"";
    row("denied a word", shapeWith("\"denied\":\"move\""), "line 3: the field \"denied\" " + noActions);
    row("denied unknown", shapeWith("\"denied\":[\"move\",\"fly\"]"), "line 3: the field \"denied\" " + noActions);
    row("denied numbers", shapeWith("\"denied\":[2]"), "line 3: the field \"denied\" " + noActions);
    row("opacity negative", shapeWith("\"opacity\":-0.5"), "line 3: the opacity is not from 0 to 1");
    row("opacity huge", shapeWith("\"opacity\":1e300"), "line 3: the opacity is not from 0 to 1");
    row("radius null", shapeWith("\"cornerRadius\":null"), "line 3: the field \"cornerRadius\" is not a number");
    row("flag a number", shapeWith("\"locked\":1"), "line 3: the field \"locked\" is not true or false");
    row("name a number", shapeWith("\"name\":1"), "line 3: the field \"name\" is not a text");
    row("fill a word", shapeWith("\"fill\":\"red\""), "line 3: the field \"fill\" is not a color such as \"#ff8000\"");
    row("fill bad", shapeWith("\"fill\":\"#12\""), "line 3: the field \"fill\" is not a color such as \"#ff8000\"");
    row("stroke text", shapeWith("\"stroke\":\"thin\""), "line 3: the field \"stroke\" is not an object");
    row("stroke style", shapeWith("\"stroke\":{\"style\":\"wavy\"}"),
        "line 3: the field \"stroke.style\" is not a line style");
    row("stroke width", shapeWith("\"stroke\":{\"width\":-2}"), "line 3: the stroke's width is negative");
    const QByteArray polygon = "\"id\":1,\"kind\":\"polygon\",\"center\":[1,2],\"size\":[3,4]";
    row("no outline", oneShape(polygon), "line 2: the polygon has fewer than three points");
    row("two points", oneShape(polygon + ",\"outline\":[[0,0,0.5,0.5]]"),
        "line 2: the polygon has fewer than three points");
    row("odd outline", oneShape(polygon + ",\"outline\":[[0,0,0.5,0.5,0.1]]"),
        "line 2: the field \"outline\" is not a list of rings, each a list of numbers in pairs");
    row("flat outline", oneShape(polygon + ",\"outline\":[0,0,0.5,0.5,0.1,0.2]"),
        "line 2: the field \"outline\" is not a list of rings, each a list of numbers in pairs");
    row("outline far out", oneShape(polygon + ",\"outline\":[[0,0,500,500,0.1,0.2]]"),
        "line 2: a point of the outline lies far outside the frame");
    const QByteArray polyline = "\"id\":1,\"kind\":\"polyline\",\"center\":[1,2],\"size\":[3,4]";
    row("too many points", oneShape(polyline + ",\"outline\":[[" + QByteArray("0,0,").repeated(1000000) + "1,1]]"),
        "line 2: the outline has more than 1000000 points");
    row("too many rings", oneShape(polygon + ",\"outline\":[" + QByteArray("[],").repeated(3000000) + "[]]"),
        "line 2: the outline has more than 1000000 points or rings");
    row("outline before the kind", oneShape("\"outline\":[[0,0,0.5,\"0\"]]," + polygon),
        "line 2: the field \"outline\" is not a list of rings, each a list of numbers in pairs");
    row("nested arrays", fileHead + QByteArray(1000000, '['), "line 2: values are nested too deeply");
    row("nested arrays in the head", "{\"a\":\n" + QByteArray(1000000, '['), "line 2: values are nested too deeply");
    row("nested objects", shapeWith("\"x\":" + QByteArray("{\"a\":").repeated(300000)),
        "line 3: values are nested too deeply");
    row("cut in a shape", fileHead + goodShape + ",\n" + goodShape.left(20), "line 3: the file ends too early");
    row("cut in a text", fileHead + goodShape + ",\n{\"id\":2,\"name\":\"so", "line 3: the file ends too early");
    row("cut after a shape", fileHead + goodShape, "line 2: the file ends too early");
    row("cut before the end", fileHead + goodShape + "\n]", "line 3: the file ends too early");
    row("cut in the head", "{\"format\":\"trammel\",", "line 1: the file ends too early");
}

void TestFileRefusals::refusesBadFiles()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    DocumentData data;
    data.extra.insert(QLatin1String("kept"), true);
    const DocumentData before = data;
    const FileResult result = readFrom(text, data);
    QVERIFY(!result);
    if (message.isEmpty())
        QVERIFY(!result.errorString().isEmpty());
    else
        QCOMPARE(result.errorString(), Text::sentence(message));
    QVERIFY(data == before);

    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("bad.trammel")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    Document document;
    const ShapeId id = document.addShape(Shape::rectangle({0, 0}, {1, 1}));
    QCOMPARE(document.load(file.fileName()).errorString(), result.errorString());
    QCOMPARE(document.ids(), ShapeIds{id});
    QVERIFY(document.isModified());
}

void TestFileRefusals::refusesFilesCutOffAnywhere()
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

void TestFileRefusals::survivesDamage()
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
        QCOMPARE(data.errorString(), QString());
    }
}

void TestFileRefusals::tellsWhenTheDeviceIsFull()
{
    std::mt19937 engine = seededEngine();
    const DocumentData data = randomData(engine, 3000);
    for (qint64 room : {0, 100, 400000}) {
        FullDevice device(room);
        const FileResult result = writeDocument(device, data);
        QVERIFY(!result);
        QCOMPARE(result.errorString(), QStringLiteral("No room"));
    }
    // Not all systems have this device. Without it, no file of that name may be created.
    QFile full(QStringLiteral("/dev/full"));
    if (full.open(QIODevice::WriteOnly | QIODevice::ExistingOnly)) {
        const FileResult result = writeDocument(full, {});
        QVERIFY(!result);
        QVERIFY(!result.reason.isEmpty());
    }
    QBuffer closed;
    QVERIFY(!writeDocument(closed, data));
    DocumentData back;
    QVERIFY(!readDocument(closed, back));
}

void TestFileRefusals::keepsTheOldFileOnFailure()
{
    QTemporaryDir folder;
    Document document;
    document.addShape(Shape::rectangle({0, 0}, {1, 1}));
    const QString missing = folder.filePath(QStringLiteral("missing/a.trammel"));
    FileResult result = document.save(missing);
    QVERIFY(!result);
    QVERIFY(result.errorString().startsWith(QStringLiteral("The file cannot be written: ")));
    QVERIFY(document.isModified());
    QVERIFY(!document.save(folder.path()));
    QVERIFY(!document.save({}));
    result = document.load(missing);
    QVERIFY(!result);
    QVERIFY(result.errorString().startsWith(QStringLiteral("The file cannot be opened: ")));
    QVERIFY(!document.load(folder.path()));
    QCOMPARE(document.count(), 1);

    // Root may write to read-only files and folders. The save then succeeds and replaces the file.
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

void TestFileRefusals::refusesValuesThatAreTooLong()
{
    const QByteArray blanks(1 << 16, ' ');
    for (const QByteArray &start :
         {fileHead + "{\"name\":\"", fileHead + "{\"id\":1,", QByteArray("{\"a\":[1"), QByteArray("{\"")}) {
        Stream stream(start + blanks, 1 << 20, start.size());
        DocumentData data;
        const FileResult result = readDocument(stream, data);
        QVERIFY(!result);
        QCOMPARE(result.reason, QStringLiteral("a value is longer than 128 MB"));
    }
    // Any number of blanks is allowed between values.
    DocumentData data;
    QVERIFY(readFrom(fileHead + QByteArray(3 << 20, ' ') + goodShape + QByteArray(3 << 20, '\n') + "]}", data));
    const FileResult result = readFrom(fileHead + QByteArray(3 << 20, '\n') + "7]}", data);
    QCOMPARE(result.line, 2 + (3 << 20));
}

void TestFileRefusals::refusesAnEndlessStream()
{
    // Unknown fields need more memory per byte of text than all other content.
    const QByteArray shape = "{\"id\":1,\"a\":[" + QByteArray("0,").repeated(1 << 20) + "0]},";
    Stream sameId(fileHead + shape, 1 << 20, fileHead.size());
    DocumentData data;
    FileResult result = readDocument(sameId, data);
    QVERIFY(!result);
    Stream names("{\"format\":\"trammel\"," + QByteArray("\"\":0,"), 1 << 20, 20);
    result = readDocument(names, data);
    QVERIFY(!result);
    QByteArray kinds = fileHead;
    for (int i = 1; i <= 10001; ++i) {
        kinds += "{\"id\":" + QByteArray::number(i) + ",\"kind\":\"test.kind" + QByteArray::number(i)
            + "\",\"center\":[1,2],\"size\":[3,4]},\n";
    }
    result = readFrom(kinds + goodShape + "]}", data);
    QCOMPARE(result.errorString(), QStringLiteral("Line 10002: there are more than 10000 kinds of shapes"));
}

void TestFileRefusals::refusesAFileThatChanges()
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
    QCOMPARE(result.errorString(), QStringLiteral("The file was changed while it was read"));
    QCOMPARE(back.order.size(), 0);
}

void TestFileRefusals::touchesOnlyFiles()
{
    DocumentData data;
    QVERIFY(loadFile(QString(), data).errorString().endsWith(QStringLiteral(": it has no name")));
    QVERIFY(saveFile(QString(), data).errorString().endsWith(QStringLiteral(": it has no name")));
    const QString device = QStringLiteral("/dev/null");
    if (!QFile::exists(device))
        return;
    QCOMPARE(loadFile(device, data).errorString(), QStringLiteral("The file cannot be opened: this is not a file"));
    QCOMPARE(saveFile(device, data).errorString(), QStringLiteral("The file cannot be written: this is not a file"));
}

TRAMMEL_TEST(TestFileRefusals)
#include "tst_filerefusals.moc"
