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

/// Tests shadows as values, in documents and in files.
class TestShadow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isNoneByDefault();
    void equalityComparesEveryField();
    void refusesInvalidValues_data();
    void refusesInvalidValues();
    void isNormalized();
    void enlargesThePaintedBounds_data();
    void enlargesThePaintedBounds();
    void countsForNoQuery();
    void comesBackFromFiles();
    void isWrittenAsText();
    void keepsUnknownFields();
    void refusesFiles_data();
    void refusesFiles();
    void needsNoNewVersion();
    void isSharedInFiles();
    void belongsToTheStyle();
};

namespace {

constexpr double NaN = std::numeric_limits<double>::quiet_NaN();
const Shadow Soft{QColor(1, 2, 3, 64), {2, -3}, 10};

Shape shadowBox(const Shadow &shadow)
{
    Shape shape = Shape::rectangle({10, 20}, {100, 60});
    shape.shadow = shadow;
    return shape;
}

} // namespace

void TestShadow::isNoneByDefault()
{
    QVERIFY(!Shadow().isValid());
    QVERIFY(Shape().shadow.isDefault());
    QVERIFY(Shadow().errorString().isEmpty());
}

void TestShadow::equalityComparesEveryField()
{
    const QList<std::function<void(Shadow &)>> changes{
        [](Shadow &shadow) { shadow.color.setAlpha(65); },
        [](Shadow &shadow) { shadow.offset.rx() = std::nextafter(shadow.offset.x(), 9); },
        [](Shadow &shadow) { shadow.offset.ry() = std::nextafter(shadow.offset.y(), 9); },
        [](Shadow &shadow) { shadow.blurRadius = std::nextafter(shadow.blurRadius, 99); },
        [](Shadow &shadow) { shadow = {}; },
    };
    for (const auto &change : changes) {
        Shadow shadow = Soft;
        change(shadow);
        const Shape before = shadowBox(Soft), after = shadowBox(shadow);
        QVERIFY(before != after && !before.isSameElsewhere(after));
        Document document;
        const ShapeId id = document.addShape(before);
        QCOMPARE(document.changeShapes({id}, [&](Shape &shape) { shape.shadow = shadow; }), 1);
        QVERIFY(*document.find(id) == after);
        document.undoStack()->undo();
        QVERIFY(*document.find(id) == before);
        document.undoStack()->redo();
        QVERIFY(*document.find(id) == after);
    }
}

void TestShadow::refusesInvalidValues_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("blurRadius");
    QTest::addColumn<QString>("reason");
    const QString offset = QStringLiteral("the offset of the shadow is not from -1e+06 to 1e+06");
    const QString radius = QStringLiteral("the blur radius of the shadow is not from 0 to 1e+06");
    const double infinity = std::numeric_limits<double>::infinity();
    QTest::newRow("largest") << 1e6 << -1e6 << 1e6 << QString();
    QTest::newRow("sharp") << 0.0 << 0.0 << 0.0 << QString();
    QTest::newRow("x NaN") << NaN << 0.0 << 1.0 << offset;
    QTest::newRow("y NaN") << 0.0 << NaN << 1.0 << offset;
    QTest::newRow("x infinite") << infinity << 0.0 << 1.0 << offset;
    QTest::newRow("y far") << 0.0 << -1.001e6 << 1.0 << offset;
    QTest::newRow("radius NaN") << 0.0 << 0.0 << NaN << radius;
    QTest::newRow("radius infinite") << 0.0 << 0.0 << infinity << radius;
    QTest::newRow("radius negative") << 0.0 << 0.0 << -0.001 << radius;
    QTest::newRow("radius absurd") << 0.0 << 0.0 << 1e9 << radius;
}

void TestShadow::refusesInvalidValues()
{
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, blurRadius);
    QFETCH(QString, reason);
    const Shadow shadow{Qt::black, {x, y}, blurRadius};
    QCOMPARE(shadow.errorString(), reason);
    QCOMPARE(shadowBox(shadow).errorString(), reason);
    Document document;
    QCOMPARE(document.addShape(shadowBox(shadow)).isNull(), !reason.isEmpty());
    QCOMPARE(document.errorString(), Text::sentence(reason));
    const ShapeId id = document.addShape(shadowBox(Soft));
    QCOMPARE(document.changeShapes({id}, [&](Shape &each) { each.shadow = shadow; }), reason.isEmpty() ? 1 : 0);
}

void TestShadow::isNormalized()
{
    QVERIFY(shadowBox({QColor(), {7, 8}, 9}).normalized().shadow.isDefault());
    const Shadow shadow = *shadowBox({QColor::fromHsv(0, 255, 255), {-0.0, 1e-70}, -0.0}).normalized().shadow;
    QCOMPARE(shadow.color, QColor(255, 0, 0));
    QCOMPARE(shadow.color.spec(), QColor::Rgb);
    QVERIFY(!std::signbit(shadow.offset.x()) && shadow.offset.y() == 0 && !std::signbit(shadow.blurRadius));
}

void TestShadow::enlargesThePaintedBounds_data()
{
    QTest::addColumn<double>("rotation");
    QTest::newRow("level") << 0.0;
    // The offset has the directions of the scene, not of the shape.
    QTest::newRow("turned") << 180.0;
}

void TestShadow::enlargesThePaintedBounds()
{
    QFETCH(double, rotation);
    Shape shape = Shape::rectangle({0, 0}, {100, 60}, rotation);
    shape.stroke.color = QColor();
    shape.shadow = Shadow{Qt::black, {30, -40}, 10};
    const Aabb2 box = shape.paintedBounds();
    QVERIFY(std::abs(box.min[0] + 50) < 1e-9 && std::abs(box.max[1] - 30) < 1e-9);
    QVERIFY(std::abs(box.max[0] - (50 + 30 + 15)) < 1e-9 && std::abs(box.min[1] + (30 + 40 + 15)) < 1e-9);
    shape.shadow.edit([](Shadow &shadow) { shadow.color = QColor(); });
    QVERIFY(std::abs(shape.paintedBounds().max[0] - 50) < 1e-9);
}

void TestShadow::countsForNoQuery()
{
    Document document;
    Shape shape = shadowBox({Qt::black, {500, 0}, 100});
    shape.fill = Qt::red;
    const ShapeId id = document.addShape(shape);
    Shape other = Shape::rectangle({510, 20}, {100, 60});
    other.fill = Qt::red;
    const ShapeId below = document.addShape(other);
    const QPointF inShadow(510, 20);
    QVERIFY(document.find(id)->paintedBounds().contains(Aabb2{{500, 10}, {520, 30}}));
    QCOMPARE(document.shapesAt(inShadow, 1), ShapeIds{below});
    QCOMPARE(document.shapesIn(Quad{other.frame().corners()}, RubberBandMode::Touch), ShapeIds{below});
    const Obb around{shape.center, 51, 31, {1, 0}};
    QCOMPARE(document.shapesIn(Quad{around.corners()}, RubberBandMode::Enclose), ShapeIds{id});
    QVERIFY(document.overlappingPairs(10).pairs.isEmpty());
    QVERIFY(toRect(document.bounds()) == toRect(shape.sceneBounds().united(other.sceneBounds())));
}

void TestShadow::comesBackFromFiles()
{
    Document document;
    for (const Shadow &shadow : {Shadow(), Soft, Shadow{QColor(0, 0, 0, 0), {1.0 / 3, -0.1}, 1e6}})
        document.addShape(shadowBox(shadow));
    DocumentData back;
    const FileResult result = readFrom(written(document.data()), back);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(back == document.data());
    Shape read;
    QCOMPARE(shapeFromJson(toJson(shadowBox(Soft)), read).errorString(), QString());
    QVERIFY(read == shadowBox(Soft));
}

void TestShadow::isWrittenAsText()
{
    const QByteArray fields = R"("shadow":{"blurRadius":10,"color":"#40010203","offset":[2,-3]})";
    DocumentData data;
    const FileResult result = readFrom(shapeWith(fields), data);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(*data.shapes.find(ShapeId(2))->shadow == Soft);
    QVERIFY(written(data).contains(fields));
    QVERIFY(readFrom(shapeWith(R"("shadow":{"color":"#ff0000"})"), data));
    QVERIFY(*data.shapes.find(ShapeId(2))->shadow == (Shadow{Qt::red, {0, 4}, 8}));
    // As for a line, no color means no shadow.
    QVERIFY(readFrom(shapeWith(R"("shadow":{"blurRadius":3})"), data));
    QVERIFY(data.shapes.find(ShapeId(2))->shadow.isDefault());
    QVERIFY(!written(data).contains("shadow"));
}

void TestShadow::keepsUnknownFields()
{
    for (const QByteArray color : {"\"color\":\"#ff0000\",", ""}) {
        DocumentData data, back;
        const FileResult result = readFrom(shapeWith("\"shadow\":{" + color + "\"spread\":[1,2]}"), data);
        QVERIFY2(result, qPrintable(result.errorString()));
        QVERIFY(written(data).contains("\"spread\":[1,2]"));
        QVERIFY(readFrom(written(data), back));
        QVERIFY(back == data);
    }
}

void TestShadow::refusesFiles_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArray &shadow, const char *reason) {
        QTest::newRow(name) << "\"shadow\":" + shadow << QStringLiteral("line 3: ") + QString::fromLatin1(reason);
    };
    row("a color", "\"#ff0000\"", "the field \"shadow\" is not an object");
    row("color a word", R"({"color":"black"})", "the field \"shadow.color\" is not a color such as \"#ff8000\"");
    row("offset a number", R"({"color":"#ff0000","offset":3})", "the field \"shadow.offset\" is not two numbers");
    row("radius a text", R"({"color":"#ff0000","blurRadius":"3"})", "the field \"shadow.blurRadius\" is not a number");
    row("radius negative", R"({"color":"#ff0000","blurRadius":-3})",
        "the blur radius of the shadow is not from 0 to 1e+06");
    row("radius absurd", R"({"color":"#ff0000","blurRadius":1e300})",
        "the blur radius of the shadow is not from 0 to 1e+06");
    row("offset absurd", R"({"color":"#ff0000","offset":[0,1e7]})",
        "the offset of the shadow is not from -1e+06 to 1e+06");
    row("color twice", R"({"color":"#ff0000","color":"#ff0000"})", "the field \"shadow.color\" is there twice");
    row("unknown twice", R"({"spread":1,"spread":2})", "the field \"shadow.spread\" is there twice");
    row("misspelled", R"({"colour":"#ff0000"})", "the field \"shadow.colour\" is spelled \"color\"");
    row("twice", R"({"color":"#ff0000"},"shadow":{"color":"#ff0000"})", "the field \"shadow\" is there twice");
}

void TestShadow::refusesFiles()
{
    QFETCH(QByteArray, fields);
    QFETCH(QString, reason);
    DocumentData data;
    QCOMPARE(readFrom(shapeWith(fields), data).errorString(), Text::sentence(reason));
    QVERIFY(data.order.isEmpty());
}

// Older programs show the drawing without shadows, and keep them.
void TestShadow::needsNoNewVersion()
{
    Document document;
    document.addShape(shadowBox(Soft));
    const QJsonObject file = QJsonDocument::fromJson(written(document.data())).object();
    QCOMPARE(file.value(QStringLiteral("version")).toInt(), 1);
}

void TestShadow::isSharedInFiles()
{
    Document document;
    for (int i = 0; i < 2; ++i)
        document.addShape(shadowBox(Soft));
    document.addShape(shadowBox({Qt::red}));
    DocumentData back;
    QVERIFY(readFrom(written(document.data()), back));
    const auto shadowOf = [&](quint32 id) { return &*back.shapes.find(ShapeId(id))->shadow; };
    QCOMPARE(shadowOf(1), shadowOf(2));
    QVERIFY(shadowOf(2) != shadowOf(3));
}

void TestShadow::belongsToTheStyle()
{
    const Shape source = shadowBox(Soft);
    const auto styled = [&source](Shape shape) {
        setStyle(shape, source);
        return *shape.shadow;
    };
    QVERIFY(styled(Shape::ellipse({}, {1, 1})) == Soft);
    QVERIFY(styled(Shape::polyline({{0, 0}, {1, 1}})) == Shadow());
    QVERIFY(styled(Shape(ShapeKind::text(), {}, {1, 1})) == Shadow());
    Shape line = Shape::polyline({{0, 0}, {1, 1}});
    line.shadow = Soft;
    Shape other = Shape::polyline({{0, 0}, {2, 1}});
    setStyle(other, line);
    QVERIFY(*other.shadow == Soft);
    Document document;
    document.addShape(shadowBox(Soft));
    document.addShape(shadowBox(Soft));
    document.addShape(shadowBox({}));
    QCOMPARE(shapesOfSameStyle(document, {ShapeId(1)}, {}).size(), 2);
}

TRAMMEL_TEST(TestShadow)
#include "tst_shadow.moc"
