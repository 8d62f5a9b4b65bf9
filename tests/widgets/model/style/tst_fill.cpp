#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "widgets/model/shape/text_p.h"

#include "widgets/model/query/similarshapes_p.h"
#include "widgets/model/style/shapestyle_p.h"

#include <QtCore/QJsonDocument>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace Trammel;

/// Tests fills with gradients as values, in documents and in files.
class TestFill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void colorIsAFill();
    void gradientIsAColor_data();
    void gradientIsAColor();
    void isOpaqueIfAllColorsAre();
    void mapsEachColor();
    void setsTheAngle_data();
    void setsTheAngle();
    void equalityComparesEveryField();
    void refusesInvalidValues_data();
    void refusesInvalidValues();
    void isNormalized();
    void comesBackFromFiles();
    void isWrittenAsText();
    void refusesFiles_data();
    void refusesFiles();
    void needsVersion3();
    void isSharedInFiles();
    void countsForUndo();
    void belongsToTheStyle();
};

namespace {

Gradient threeColors()
{
    Gradient gradient;
    gradient.start = {-0.25, 0.125};
    gradient.end = {0.5, -0.5};
    gradient.stops = {{0, QColor(1, 2, 3, 4)}, {0.25, Qt::green}, {1.0 / 3, Qt::blue}};
    return gradient;
}

Shape filledBox(const Fill &fill)
{
    Shape shape = Shape::rectangle({10, 20}, {100, 60});
    shape.fill = fill;
    return shape;
}

} // namespace

void TestFill::colorIsAFill()
{
    QVERIFY(sizeof(Fill) <= 16);
    const Fill none;
    QVERIFY(!none.isValid() && !none.isGradient() && none.errorString().isEmpty());
    QVERIFY(none.gradient() == Gradient());
    Fill fill = Gradient::linear(Qt::red, Qt::blue);
    QVERIFY(fill.isGradient() && fill.isValid());
    // A color replaces the gradient.
    fill = Qt::red;
    QVERIFY(!fill.isGradient());
    QVERIFY(fill == QColor(Qt::red));
    QVERIFY(fill != Fill(Gradient::linear(Qt::red, Qt::red)));
    QVERIFY(Fill(Gradient()) == none);
}

void TestFill::gradientIsAColor_data()
{
    QTest::addColumn<QGradientStops>("stops");
    QTest::addColumn<QColor>("color");
    const QColor black(Qt::black), white(Qt::white), red(Qt::red), none(255, 0, 0, 0);
    QTest::newRow("two") << QGradientStops{{0, black}, {1, white}} << QColor(128, 128, 128);
    QTest::newRow("before the first") << QGradientStops{{0.5, black}, {1, white}} << QColor(64, 64, 64);
    QTest::newRow("after the last") << QGradientStops{{0, black}, {0.5, white}} << QColor(191, 191, 191);
    QTest::newRow("edge") << QGradientStops{{0.25, black}, {0.25, white}} << QColor(191, 191, 191);
    QTest::newRow("three") << QGradientStops{{0, red}, {0.5, black}, {1, red}} << QColor(128, 0, 0);
    QTest::newRow("half transparent") << QGradientStops{{0, red}, {1, none}} << QColor(255, 0, 0, 128);
    // A transparent color does not count.
    QTest::newRow("edge to transparent") << QGradientStops{{0.5, red}, {0.5, QColor(0, 0, 255, 0)}}
                                         << QColor(255, 0, 0, 128);
    QTest::newRow("transparent") << QGradientStops{{0, none}, {1, none}} << none;
    QTest::newRow("no stops") << QGradientStops() << QColor();
}

void TestFill::gradientIsAColor()
{
    QFETCH(QGradientStops, stops);
    QFETCH(QColor, color);
    Gradient gradient;
    gradient.stops = stops;
    QCOMPARE(gradient.color(), color);
    QCOMPARE(Fill(gradient).color(), color);
}

void TestFill::isOpaqueIfAllColorsAre()
{
    QVERIFY(!Fill().isOpaque());
    QVERIFY(Fill(Qt::red).isOpaque());
    QVERIFY(!Fill(QColor(1, 2, 3, 254)).isOpaque());
    QVERIFY(Fill(Gradient::radial(Qt::red, Qt::blue)).isOpaque());
    QVERIFY(!Fill(Gradient::linear(Qt::red, QColor(1, 2, 3, 254))).isOpaque());
    QVERIFY(!Fill(Gradient::linear(QColor(1, 2, 3, 254), Qt::red)).isOpaque());
}

void TestFill::mapsEachColor()
{
    const auto toGreen = [](const QColor &color) { return color == Qt::red ? QColor(Qt::green) : color; };
    QVERIFY(Fill(Qt::red).mapped(toGreen) == QColor(Qt::green));
    QVERIFY(Fill().mapped([](const QColor &) { return QColor(Qt::green); }) == Fill());
    const Fill mapped = Fill(Gradient::radial(Qt::red, Qt::blue)).mapped(toGreen);
    QVERIFY(mapped == Fill(Gradient::radial(Qt::green, Qt::blue)));
}

void TestFill::setsTheAngle_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<QPointF>("end");
    QTest::newRow("right") << 0.0 << QSizeF(200, 100) << QPointF(0.5, 0);
    QTest::newRow("down") << 90.0 << QSizeF(200, 100) << QPointF(0, 0.5);
    QTest::newRow("left") << 180.0 << QSizeF(200, 100) << QPointF(-0.5, 0);
    QTest::newRow("up") << 270.0 << QSizeF(200, 100) << QPointF(0, -0.5);
    QTest::newRow("to the corner") << 45.0 << QSizeF(100, 100) << QPointF(0.5, 0.5);
    // The line is as long as the frame in this direction, so that the corners have the first and the last color.
    QTest::newRow("wide") << 45.0 << QSizeF(300, 100) << QPointF(1.0 / 3, 1);
    QTest::newRow("no width") << 90.0 << QSizeF(0, 100) << QPointF(0, 0.5);
    QTest::newRow("no size") << 0.0 << QSizeF(0, 0) << QPointF(0.5, 0);
    QTest::newRow("very flat") << 45.0 << QSizeF(1e9, 1) << QPointF(1e-6, 1000);
}

void TestFill::setsTheAngle()
{
    QFETCH(double, degrees);
    QFETCH(QSizeF, size);
    QFETCH(QPointF, end);
    Gradient gradient = Gradient::linear(Qt::red, Qt::blue);
    gradient.setAngle(degrees, size);
    QVERIFY(std::abs(gradient.end.x() - end.x()) < 1e-12 && std::abs(gradient.end.y() - end.y()) < 1e-9);
    QVERIFY(gradient.start == -gradient.end);
    QCOMPARE(gradient.angle(size), degrees);
    QCOMPARE(gradient.errorString(), QString());
    const Gradient before = gradient;
    gradient.setAngle(std::numeric_limits<double>::quiet_NaN(), size);
    gradient.setAngle(std::numeric_limits<double>::infinity(), size);
    QVERIFY(gradient == before);
}

void TestFill::equalityComparesEveryField()
{
    const QList<std::function<void(Gradient &)>> changes{
        [](Gradient &gradient) { gradient.type = Gradient::Type::Radial; },
        [](Gradient &gradient) { gradient.start.rx() = std::nextafter(gradient.start.x(), 1); },
        [](Gradient &gradient) { gradient.start.ry() = std::nextafter(gradient.start.y(), 1); },
        [](Gradient &gradient) { gradient.end.rx() = std::nextafter(gradient.end.x(), 1); },
        [](Gradient &gradient) { gradient.end.ry() = std::nextafter(gradient.end.y(), 1); },
        [](Gradient &gradient) { gradient.stops[1].first = std::nextafter(0.25, 1); },
        [](Gradient &gradient) { gradient.stops[1].second = QColor(0, 255, 0, 254); },
        [](Gradient &gradient) { gradient.stops.removeLast(); },
    };
    for (const auto &change : changes) {
        Gradient gradient = threeColors();
        change(gradient);
        QVERIFY(gradient != threeColors());
        const Shape before = filledBox(threeColors()), after = filledBox(gradient);
        QVERIFY(before != after && !before.isSameElsewhere(after));
        Document document;
        const ShapeId id = document.addShape(before);
        QCOMPARE(document.changeShapes({id}, [&](Shape &shape) { shape.fill = gradient; }), 1);
        QVERIFY(*document.find(id) == after);
        document.undoStack()->undo();
        QVERIFY(*document.find(id) == before);
        document.undoStack()->redo();
        QVERIFY(*document.find(id) == after);
    }
}

void TestFill::refusesInvalidValues_data()
{
    QTest::addColumn<Gradient>("gradient");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const std::function<void(Gradient &)> &change, const char *reason) {
        Gradient gradient = threeColors();
        change(gradient);
        QTest::newRow(name) << gradient << QString::fromLatin1(reason);
    };
    const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
    row(
        "type", [](Gradient &gradient) { gradient.type = Gradient::Type(2); }, "the type of the gradient is unknown");
    const char *const far = "a point of the gradient is not from -1000 to 1000";
    row(
        "start NaN", [=](Gradient &gradient) { gradient.start.setX(nan); }, far);
    row(
        "start far away", [](Gradient &gradient) { gradient.start.setY(-1000.5); }, far);
    row(
        "end infinite", [=](Gradient &gradient) { gradient.end.setX(infinity); }, far);
    row(
        "end NaN", [=](Gradient &gradient) { gradient.end.setY(nan); }, far);
    row(
        "no length", [](Gradient &gradient) { gradient.end = gradient.start + QPointF(1e-7, 0); },
        "the start and the end of the gradient are too close together");
    const char *const count = "the gradient does not have from 2 to 64 stops";
    row(
        "no stops", [](Gradient &gradient) { gradient.stops.clear(); }, count);
    row(
        "one stop", [](Gradient &gradient) { gradient.stops.resize(1); }, count);
    row(
        "65 stops",
        [](Gradient &gradient) {
            gradient.stops = QGradientStops(65, {0.5, Qt::red});
        },
        count);
    const char *const offset = "the offset of a stop of the gradient is not from 0 to 1";
    row(
        "offset NaN", [=](Gradient &gradient) { gradient.stops[1].first = nan; }, offset);
    row(
        "offset negative", [](Gradient &gradient) { gradient.stops[0].first = -0.001; }, offset);
    row(
        "offset above 1", [](Gradient &gradient) { gradient.stops[2].first = 1.001; }, offset);
    row(
        "unsorted", [](Gradient &gradient) { gradient.stops[1].first = 0.5; },
        "the stops of the gradient are not in ascending order");
    row(
        "no color", [](Gradient &gradient) { gradient.stops[1].second = QColor(); },
        "a stop of the gradient has no valid color");
}

void TestFill::refusesInvalidValues()
{
    QFETCH(Gradient, gradient);
    QFETCH(QString, reason);
    QCOMPARE(gradient.errorString(), reason);
    const Shape shape = filledBox(gradient);
    QCOMPARE(shape.errorString(), reason);
    Document document;
    QVERIFY(document.addShape(shape).isNull());
    QCOMPARE(document.errorString(), Text::sentence(reason));
    const ShapeId id = document.addShape(filledBox(threeColors()));
    QCOMPARE(document.changeShapes({id}, [&](Shape &each) { each.fill = gradient; }), 0);
    QVERIFY(*document.find(id) == filledBox(threeColors()));
}

void TestFill::isNormalized()
{
    Gradient gradient = threeColors();
    gradient.start = {-0.0, 1e-70};
    gradient.stops[0] = {-0.0, QColor::fromHsv(0, 255, 255)};
    gradient.stops[1].second = QColor::fromRgba64(0x1234, 0x5678, 0x9abc, 0xffff);
    const Fill fill = filledBox(gradient).normalized().fill;
    QVERIFY(!std::signbit(fill.gradient().start.x()) && fill.gradient().start.y() == 0);
    QVERIFY(!std::signbit(fill.gradient().stops[0].first));
    QCOMPARE(fill.gradient().stops[0].second.spec(), QColor::Rgb);
    QCOMPARE(fill.gradient().stops[1].second, QColor(0x12, 0x56, 0x9a));
    QCOMPARE(fill.color(), fill.gradient().color());
    QVERIFY(fill.normalized() == fill);
    QCOMPARE(&fill.normalized().gradient(), &fill.gradient());
}

void TestFill::comesBackFromFiles()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    for (int i = 0; i < 100; ++i) {
        Shape shape = random.shape();
        shape.fill = random.gradient();
        document.addShape(shape);
        QCOMPARE(document.errorString(), QString());
        Shape read;
        QCOMPARE(shapeFromJson(toJson(*document.find(document.ids().last())), read).errorString(), QString());
        QVERIFY(read == *document.find(document.ids().last()));
    }
    DocumentData back;
    const FileResult result = readFrom(written(document.data()), back);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(back == document.data());
}

void TestFill::isWrittenAsText()
{
    const QByteArray fields = R"("fill":{"end":[0.5,-0.5],"start":[-0.25,0.125],)"
                              R"("stops":[[0,"#04010203"],[0.25,"#00ff00"],[1,"#0000ff"]],"type":"radial"})";
    DocumentData data;
    const FileResult result = readFrom(shapeWith(fields), data);
    QVERIFY2(result, qPrintable(result.errorString()));
    Gradient gradient = threeColors();
    gradient.type = Gradient::Type::Radial;
    gradient.stops.last().first = 1;
    QVERIFY(data.shapes.find(ShapeId(2))->fill == Fill(gradient));
    QVERIFY(written(data).contains(fields));
    // The fields may be in any order.
    QVERIFY(readFrom(shapeWith(R"("fill":{"type":"radial","stops":[[0,"#04010203"],[0.25,"#00ff00"],[1,"#0000ff"]],)"
                               R"("start":[-0.25,0.125],"end":[0.5,-0.5]})"),
                     data));
    QVERIFY(data.shapes.find(ShapeId(2))->fill == Fill(gradient));
}

void TestFill::refusesFiles_data()
{
    QTest::addColumn<QByteArray>("fill");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArray &fill, const char *reason) {
        QTest::newRow(name) << fill << QStringLiteral("line 3: ") + QString::fromLatin1(reason);
    };
    const QByteArray line = R"("start":[0,0],"end":[1,0],)", stops = R"("stops":[[0,"#ff0000"],[1,"#0000ff"]])";
    const QByteArray linear = R"("type":"linear",)";
    const char *const wrong =
        "the field \"fill\" is not a color or a gradient: an object with the fields type, start, end and stops";
    row("empty", "{}", wrong);
    row("list", "[0,1]", "the field \"fill\" is not a color such as \"#ff8000\"");
    row("no type", '{' + line + stops + '}', wrong);
    row("unknown type", R"({"type":"conical",)" + line + stops + '}', wrong);
    row("no start", '{' + linear + R"("end":[1,0],)" + stops + '}', wrong);
    row("no end", '{' + linear + R"("start":[1,0],)" + stops + '}', wrong);
    row("no stops", '{' + linear + R"("start":[1,0],"end":[0,0]})", wrong);
    row("start a number", '{' + linear + R"("start":1,"end":[0,0],)" + stops + '}', wrong);
    row("three coordinates", '{' + linear + R"("start":[1,2,3],"end":[0,0],)" + stops + '}', wrong);
    row("type twice", '{' + linear + linear + line + stops + '}', wrong);
    row("escaped type twice", '{' + linear + R"("\u0074ype":"linear",)" + line + stops + '}', wrong);
    row("unknown field", R"({"glow":1,)" + linear + line + stops + '}', wrong);
    const auto withStops = [&](const QByteArray &list) { return '{' + linear + line + "\"stops\":" + list + '}'; };
    row("stop a color", withStops("[\"#ff0000\",\"#00ff00\"]"), wrong);
    row("stop without color", withStops("[[0],[1]]"), wrong);
    row("stop with a third value", withStops("[[0,\"#ff0000\",1]]"), wrong);
    row("color of a stop", withStops("[[0,\"red\"],[1,\"#ff0000\"]]"), wrong);
    row("short color of a stop", withStops("[[0,\"#f00\"],[1,\"#ff0000\"]]"), wrong);
    row("no stop", withStops("[]"), "the gradient does not have from 2 to 64 stops");
    row("one stop", withStops("[[0,\"#ff0000\"]]"), "the gradient does not have from 2 to 64 stops");
    row("many stops", withStops('[' + QByteArray("[0,\"#ff0000\"],").repeated(10000) + "[1,\"#ff0000\"]]"),
        "the gradient does not have from 2 to 64 stops");
    row("unsorted", withStops("[[0.5,\"#ff0000\"],[0.25,\"#ff0000\"]]"),
        "the stops of the gradient are not in ascending order");
    row("offset above 1", withStops("[[0.5,\"#ff0000\"],[1.25,\"#ff0000\"]]"),
        "the offset of a stop of the gradient is not from 0 to 1");
    row("huge offset", withStops("[[0.5,\"#ff0000\"],[1e300,\"#ff0000\"]]"),
        "the offset of a stop of the gradient is not from 0 to 1");
    row("far away", '{' + linear + R"("start":[0,0],"end":[1e6,0],)" + stops + '}',
        "a point of the gradient is not from -1000 to 1000");
    row("no length", '{' + linear + R"("start":[0,0],"end":[0,0],)" + stops + '}',
        "the start and the end of the gradient are too close together");
    row("twice", "\"#ff0000\",\"fill\":{" + linear + line + stops + '}', "the field \"fill\" is there twice");
}

void TestFill::refusesFiles()
{
    QFETCH(QByteArray, fill);
    QFETCH(QString, reason);
    DocumentData data;
    QCOMPARE(readFrom(shapeWith("\"fill\":" + fill), data).errorString(), Text::sentence(reason));
    QVERIFY(data.order.isEmpty());
}

// Older programs refuse the fill without saying that the file is newer.
void TestFill::needsVersion3()
{
    const auto versionOf = [](const Fill &fill) {
        Document document;
        document.addShape(filledBox(fill));
        return QJsonDocument::fromJson(written(document.data())).object().value(QStringLiteral("version")).toInt();
    };
    QCOMPARE(versionOf(Qt::red), 1);
    QCOMPARE(versionOf(Gradient::linear(Qt::red, Qt::blue)), 3);
}

void TestFill::isSharedInFiles()
{
    Document document;
    for (int i = 0; i < 3; ++i)
        document.addShape(filledBox(threeColors()));
    document.addShape(filledBox(Gradient::linear(Qt::red, Qt::blue)));
    DocumentData back;
    QVERIFY(readFrom(written(document.data()), back));
    const auto gradientOf = [&](quint32 id) { return &back.shapes.find(ShapeId(id))->fill.gradient(); };
    QCOMPARE(gradientOf(1), gradientOf(2));
    QCOMPARE(gradientOf(2), gradientOf(3));
    QVERIFY(gradientOf(3) != gradientOf(4));
    QVERIFY(back == document.data());
}

// Each step keeps a gradient of its own, which has to count.
void TestFill::countsForUndo()
{
    const auto memoryOf = [](qsizetype stops) {
        Document document;
        const ShapeId id = document.addShape(filledBox(Qt::red));
        for (int i = 0; i < 100; ++i) {
            document.changeShapes({id}, [&](Shape &shape) {
                Gradient gradient = threeColors();
                gradient.stops = QGradientStops(stops, {0.5, Qt::blue});
                gradient.start.setX(i);
                shape.fill = stops > 0 ? Fill(gradient) : Fill(QColor(i, 0, 0));
            });
        }
        return document.undoMemory();
    };
    QVERIFY(memoryOf(64) > memoryOf(2) + 100 * 60 * qint64(sizeof(QGradientStop)));
    QVERIFY(memoryOf(2) > memoryOf(0) + 100 * qint64(sizeof(Gradient)));
}

void TestFill::belongsToTheStyle()
{
    Shape shape = filledBox(Qt::red);
    setStyle(shape, filledBox(threeColors()));
    QVERIFY(shape == filledBox(threeColors()));
    Document document;
    Gradient other = threeColors();
    other.stops[1].first = 0.26;
    const ShapeIds ids =
        document.addShapes({filledBox(threeColors()), filledBox(threeColors()), filledBox(other), filledBox(Qt::red)});
    QCOMPARE(shapesOfSameStyle(document, {ids[0]}, {}), ids.mid(0, 2));
}

TRAMMEL_TEST(TestFill)
#include "tst_fill.moc"
