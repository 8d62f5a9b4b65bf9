#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include <trammel/gesture.h>

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

class TestDrawingFile : public QObject
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
    void savesAndLoadsFiles();
    void savesWithoutAnOpenGesture();
    void tellsProgressAndCancels();
    void cancelsWhileItComputesPaths();
    void readsFromADeviceThatGivesLittle();
    void sharesEqualOutlines();
};

void TestDrawingFile::comesBackBitForBit()
{
    std::mt19937 engine = seededEngine();
    const DocumentData data = randomData(engine, 1500);
    const QByteArray text = written(data);
    QCOMPARE(QJsonDocument::fromJson(text).object().value(QLatin1String("shapes")).toArray().size(), 1500);
    DocumentData back;
    const FileResult result = readFrom(text, back);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(back == data);
    QCOMPARE(back.nextId, data.nextId);
    QCOMPARE(written(back), text);

    QVERIFY(readFrom(written({}), back));
    QVERIFY(back == DocumentData());
}

void TestDrawingFile::writesOneShapeALine()
{
    Document document;
    document.addShapes({Shape::rectangle({0.1, 1e-7}, {100, 50}, 30), Shape::polyline({{0, 0}, {4, 2}})});
    QCOMPARE(written(document.data()),
             QByteArray("{\"format\":\"trammel\",\"version\":1,\"nextId\":3,\"shapes\":[\n"
                        "{\"id\":1,\"center\":[0.1,1e-07],\"kind\":\"rectangle\",\"rotation\":30,\"size\":[100,50]},\n"
                        "{\"id\":2,\"center\":[2,1],\"kind\":\"polyline\",\"outline\":[[-0.5,-0.5,0.5,0.5]],"
                        "\"size\":[4,2]}\n]}\n"));
    QCOMPARE(written({}), QByteArray("{\"format\":\"trammel\",\"version\":1,\"nextId\":1,\"shapes\":[\n]}\n"));
}

void TestDrawingFile::writesTheSameInEveryLocale()
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

void TestDrawingFile::keepsWhatItDoesNotKnow()
{
    const QByteArray text =
        "{\"format\":\"trammel\",\"version\":1,\"nextId\":9,\"author\":{\"name\":\"A, "
        "B\"},\"paper\":[1,2.5],\"shapes\":["
        "\n{\"id\":5,\"center\":[1,2],\"future\":[{\"a\":null}],\"kind\":\"rectangle\",\"size\":[3,4],"
        "\"stroke\":{\"color\":\"#333333\",\"end\":\"round\"}},"
        "\n{\"id\":3,\"bend\":0.25,\"center\":[1,2],\"cornerRadius\":3,\"fill\":\"#80ff0000\",\"kind\":\"nebula\","
        "\"outline\":\"puffy\",\"puffs\":7,\"rotation\":12,\"size\":[3,4]}\n]}\n";
    DocumentData data;
    const FileResult result = readFrom(text, data);
    QVERIFY2(result, qPrintable(result.errorString()));
    QCOMPARE(written(data), text);
    const Shape nebula = *data.shapes.find(ShapeId(3));
    QVERIFY(!nebula.kind->isKnown());
    QVERIFY(nebula.isFilled());
    QCOMPARE(nebula.extra.size(), 3);

    // An unknown shape is edited like any other and keeps its own fields.
    Document document;
    QVERIFY(document.setData(data));
    QCOMPARE(document.shapeAt({1, 2}, 0), ShapeId(3));
    document.changeShapes({ShapeId(3)}, [](Shape &shape) { shape.rotation = 0; });
    QCOMPARE(written(document.data()), QByteArray(text).replace("\"rotation\":12,", ""));
}

void TestDrawingFile::keepsFieldsOfAnApplicationsKind()
{
    /// Stores a number of points in the shape's data.
    class StarKind : public ShapeKind
    {
    public:
        QString name() const override { return QStringLiteral("test.starred"); }
        QString displayName() const override { return name(); }
        Primitive primitive(const Shape &shape) const override { return shape.frame(); }
        QPainterPath path(const Shape &) const override { return {}; }
        QString errorString(const Shape &shape) const override
        {
            const bool isGood = shape.data.value(QLatin1String("points")).isDouble();
            return isGood ? QString() : QStringLiteral("A star needs points");
        }
    };
    static const StarKind kind;
    ShapeKind::add(kind);
    Shape star(kind, {0, 0}, {4, 2});
    star.data.insert(QLatin1String("points"), 5);
    star.extra.insert(QLatin1String("glow"), true);
    Shape back;
    const FileResult result = shapeFromJson(toJson(star), back);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(back == star);
    QJsonObject fields = toJson(star);
    fields.remove(QLatin1String("data"));
    QCOMPARE(shapeFromJson(fields, back).errorString(), QStringLiteral("A star needs points"));
    QVERIFY(back == star);
}

void TestDrawingFile::readsAnyFormatting()
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
        QVERIFY2(result, qPrintable(result.errorString()));
        QVERIFY(back == data);
    }
}

void TestDrawingFile::defaultsAreWhatTheFormatSays()
{
    DocumentData data;
    QVERIFY(readFrom(fileHead + goodShape + "]}", data));
    QVERIFY(*data.shapes.find(ShapeId(1)) == Shape::rectangle({1, 2}, {3, 4}));
    QVERIFY(readFrom(shapeWith("\"stroke\":{},\"rotation\":-90"), data));
    const Shape shape = *data.shapes.find(ShapeId(2));
    QVERIFY(!shape.stroke.color.isValid());
    QCOMPARE(shape.stroke.width, 1.0);
    QCOMPARE(shape.rotation, 270.0);
}

void TestDrawingFile::tinyNumbersCountAsZero()
{
    for (const QByteArray &tiny :
         {QByteArray("1e-400"), QByteArray("-1e-99999999999"), QByteArray("4.9e-324"), QByteArray("1e-61"),
          QByteArray("0.") + QByteArray(500, '0') + "1", QByteArray("0e999"), QByteArray("-0")}) {
        DocumentData data;
        const FileResult result = readFrom(shapeWith("\"rotation\":" + tiny), data);
        QVERIFY2(result, qPrintable(result.errorString()));
        QCOMPARE(data.shapes.find(ShapeId(2))->rotation, 0.0);
        QVERIFY(!std::signbit(data.shapes.find(ShapeId(2))->rotation));
    }
}

void TestDrawingFile::outlineMayStandBeforeTheKind()
{
    DocumentData data;
    const QByteArray rest = ",\"id\":1,\"center\":[1,2],\"size\":[3,4]";
    FileResult result = readFrom(oneShape("\"outline\":[[0,0,0.5,0]],\"kind\":\"polyline\"" + rest), data);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY((data.shapes.find(ShapeId(1))->outline == Shape::Outline{{{0, 0}, {0.5, 0}}}));
    result = readFrom(oneShape("\"outline\":[[0,\"a\"]],\"kind\":\"nebula\"" + rest), data);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(data.shapes.find(ShapeId(1))->extra.contains(QLatin1String("outline")));
}

void TestDrawingFile::readsTheLargestOutline()
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
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(back == data);
}

void TestDrawingFile::idsAreNotGivenOutAgain()
{
    Document document;
    const ShapeIds ids = document.addShapes({Shape::rectangle({0, 0}, {1, 1}), Shape::rectangle({0, 0}, {1, 1})});
    document.removeShapes({ids[1]});
    DocumentData data;
    QVERIFY(readFrom(written(document.data()), data));
    QVERIFY(document.setData(data));
    QVERIFY(document.addShape(Shape::rectangle({0, 0}, {1, 1})) > ids[1]);
    // A next id that is too small, as after manual editing, is corrected.
    QVERIFY(readFrom(QByteArray(fileHead + goodShape + "]}").replace("\"shapes\"", "\"nextId\":1,\"shapes\""), data));
    QCOMPARE(data.nextId, 2u);
}

void TestDrawingFile::savesAndLoadsFiles()
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

void TestDrawingFile::savesWithoutAnOpenGesture()
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

void TestDrawingFile::tellsProgressAndCancels()
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
        QVERIFY(!result && result.canceled);
        QCOMPARE(result.errorString(), QStringLiteral("It was canceled"));
        QCOMPARE(calls, most + 1);
        QCOMPARE(back.order.size(), 0);
        QBuffer other;
        other.open(QIODevice::WriteOnly);
        calls = 0;
        result = writeDocument(other, data, stop);
        QVERIFY(!result && result.canceled);
        QCOMPARE(calls, most + 1);
    }
    // Reading can also be canceled in endless blanks, and in endless shapes after an invalid one.
    for (const QByteArray &text :
         {fileHead + "7," + QByteArray(1000, ' '), "{\"shapes\":[7" + QByteArray(",7").repeated(500)}) {
        Stream stream(text, 1 << 16, 20);
        int calls = 0;
        const FileResult result = readDocument(stream, back, [&calls](double) { return ++calls < 50; });
        QVERIFY(!result);
        QVERIFY(result.canceled || text.startsWith(fileHead));
    }
}

void TestDrawingFile::cancelsWhileItComputesPaths()
{
    constexpr int count = 1000;
    Document document;
    const ShapeId end = document.addShape(Shape::ellipse({0, 0}, {20, 20}));
    document.addShapes(QList<Shape>(count, Shape::connectorBetween(end, QPointF(90, 70))));
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    QVERIFY(writeDocument(buffer, document.data()));
    const auto load = [&](DocumentData &data, const FileProgress &progress) {
        buffer.seek(0);
        return readDocument(buffer, data, progress);
    };
    QList<double> told;
    DocumentData data;
    QVERIFY(load(data, [&told](double done) {
        told.append(done);
        return true;
    }));
    QVERIFY(std::is_sorted(told.begin(), told.end()));
    // All characters are read when nine tenths are done.
    QVERIFY(std::count_if(told.begin(), told.end(), [](double done) { return done > 0.9 && done < 1; }) > 10);
    QVERIFY(data == document.data());
    for (double most : {0.901, 0.95, 0.99}) {
        DocumentData back;
        const FileResult result = load(back, [most](double done) { return done < most; });
        QVERIFY(!result && result.canceled);
        QCOMPARE(back.order.size(), 0);
    }
}

void TestDrawingFile::readsFromADeviceThatGivesLittle()
{
    std::mt19937 engine = seededEngine();
    const DocumentData data = randomData(engine, 40);
    const QByteArray text = "\xEF\xBB\xBF" + written(data);
    for (qint64 piece : {1, 2, 7, 1000}) {
        Stream stream(text, piece);
        DocumentData back;
        const FileResult result = readDocument(stream, back);
        QVERIFY2(result, qPrintable(result.errorString()));
        QVERIFY(back == data);
    }
}

void TestDrawingFile::sharesEqualOutlines()
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

TRAMMEL_TEST(TestDrawingFile)
#include "tst_drawingfile.moc"
