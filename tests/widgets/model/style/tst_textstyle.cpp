#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "widgets/model/shape/text_p.h"

#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include "widgets/model/text/textlayout_p.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace Trammel;

/// Tests the text style of a shape as a value and in files.
class TestTextStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void defaultTakesNoMemory();
    void equalityComparesEveryField();
    void refusesInvalidValues_data();
    void refusesInvalidValues();
    void comesBackFromFiles();
    void keepsUnknownFields();
    void refusesFiles_data();
    void refusesFiles();
    void needsVersion3();
    void extentHoldsTheText();
    void textIsAnArea();
};

namespace {

Shape box()
{
    Shape shape = Shape::rectangle({10, 20}, {100, 60});
    shape.text = QStringLiteral("words");
    return shape;
}

/// A style in which every field differs from the default.
TextStyle otherStyle()
{
    TextStyle style;
    style.family = QStringLiteral("DejaVu Serif");
    style.size = 20.5;
    style.weight = 650;
    style.italic = true;
    style.underline = true;
    style.strikeOut = true;
    style.color = QColor(1, 2, 3, 4);
    style.horizontal = TextStyle::Horizontal::Right;
    style.vertical = TextStyle::Vertical::Bottom;
    style.padding = 1.0 / 3;
    style.wrap = false;
    style.lineSpacing = 1.5;
    style.upright = true;
    style.overflow = TextStyle::Overflow::Clip;
    return style;
}

} // namespace

void TestTextStyle::defaultTakesNoMemory()
{
    QCOMPARE(sizeof(RareValue<TextStyle>), sizeof(void *));
    Shape shape = box();
    QVERIFY(shape.textStyle.isDefault());
    QVERIFY(*shape.textStyle == TextStyle());
    shape.textStyle.edit([](TextStyle &style) { style.setBold(true); });
    QVERIFY(!shape.textStyle.isDefault() && shape.textStyle->isBold());
    // A copy shares the style until one of both changes.
    const Shape copy = shape;
    QCOMPARE(&*copy.textStyle, &*shape.textStyle);
    shape.textStyle.edit([](TextStyle &style) { style.setBold(false); });
    QVERIFY(shape.textStyle.isDefault() && copy.textStyle->isBold());
}

void TestTextStyle::equalityComparesEveryField()
{
    const TextStyle other = otherStyle();
    const QList<std::function<void(TextStyle &)>> changes{
        [&](TextStyle &style) { style.family = other.family; },
        [&](TextStyle &style) { style.size = std::nextafter(style.size, 100); },
        [&](TextStyle &style) { style.weight = other.weight; },
        [&](TextStyle &style) { style.italic = true; },
        [&](TextStyle &style) { style.underline = true; },
        [&](TextStyle &style) { style.strikeOut = true; },
        [&](TextStyle &style) { style.color = other.color; },
        [&](TextStyle &style) { style.horizontal = other.horizontal; },
        [&](TextStyle &style) { style.vertical = other.vertical; },
        [&](TextStyle &style) { style.padding = 0; },
        [&](TextStyle &style) { style.wrap = false; },
        [&](TextStyle &style) { style.lineSpacing = 2; },
        [&](TextStyle &style) { style.upright = true; },
        [&](TextStyle &style) { style.overflow = other.overflow; },
    };
    for (const auto &change : changes) {
        Shape shape = box();
        shape.textStyle.edit(change);
        QVERIFY(shape != box());
        Document document;
        const ShapeId id = document.addShape(box());
        QCOMPARE(document.changeShapes({id}, [&](Shape &each) { each.textStyle.edit(change); }), 1);
        QVERIFY(*document.find(id) == shape);
        document.undoStack()->undo();
        QVERIFY(*document.find(id) == box());
    }
}

void TestTextStyle::refusesInvalidValues_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const std::function<void(TextStyle &)> &change, const char *reason) {
        Shape shape = box();
        shape.textStyle.edit(change);
        QTest::newRow(name) << shape << QString::fromLatin1(reason);
    };
    const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
    const char *const size = "the text's size is not from 0.001 to 1e+06";
    row(
        "size 0", [](TextStyle &style) { style.size = 0; }, size);
    row(
        "negative size", [](TextStyle &style) { style.size = -14; }, size);
    row(
        "absurd size", [](TextStyle &style) { style.size = 1e7; }, size);
    row(
        "NaN size", [=](TextStyle &style) { style.size = nan; }, size);
    row(
        "infinite size", [=](TextStyle &style) { style.size = infinity; }, size);
    row(
        "weight 0", [](TextStyle &style) { style.weight = 0; },
        "the text's weight is not a whole number from 1 to 1000");
    row(
        "weight 1001", [](TextStyle &style) { style.weight = 1001; },
        "the text's weight is not a whole number from 1 to 1000");
    row(
        "negative padding", [](TextStyle &style) { style.padding = -1; }, "the text's padding is not from 0 to 1e9");
    row(
        "NaN padding", [=](TextStyle &style) { style.padding = nan; }, "the text's padding is not from 0 to 1e9");
    row(
        "line spacing 0", [](TextStyle &style) { style.lineSpacing = 0; },
        "the text's line spacing is not from 0.1 to 100");
    row(
        "NaN line spacing", [=](TextStyle &style) { style.lineSpacing = nan; },
        "the text's line spacing is not from 0.1 to 100");
    row(
        "long family", [](TextStyle &style) { style.family = QString(1001, u'f'); },
        "the name of the text's font has more than 1000 characters");
    row(
        "unknown horizontal alignment", [](TextStyle &style) { style.horizontal = TextStyle::Horizontal(3); },
        "the text's alignment is unknown");
    row(
        "unknown vertical alignment", [](TextStyle &style) { style.vertical = TextStyle::Vertical(-1); },
        "the text's alignment is unknown");
    row(
        "unknown overflow", [](TextStyle &style) { style.overflow = TextStyle::Overflow(3); },
        "the text's overflow is unknown");
}

void TestTextStyle::refusesInvalidValues()
{
    QFETCH(Shape, shape);
    QFETCH(QString, reason);
    QCOMPARE(shape.errorString(), reason);
    Document document;
    QVERIFY(document.addShape(shape).isNull());
    QCOMPARE(document.errorString(), Text::sentence(reason));
}

void TestTextStyle::comesBackFromFiles()
{
    Shape shape = box();
    shape.textStyle = otherStyle();
    QCOMPARE(toJson(shape).value(QStringLiteral("textStyle")).toObject().size(), 14);
    Document document;
    const ShapeId id = document.addShape(shape);
    QCOMPARE(document.errorString(), QString());
    DocumentData back;
    const FileResult result = readFrom(written(document.data()), back);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(*back.shapes.find(id) == shape);
    // Only the fields that differ from the default are written.
    shape.textStyle = TextStyle();
    QVERIFY(!toJson(shape).contains(QStringLiteral("textStyle")));
    shape.textStyle.edit([](TextStyle &style) { style.italic = true; });
    QCOMPARE(toJson(shape).value(QStringLiteral("textStyle")).toObject(),
             (QJsonObject{{QStringLiteral("italic"), true}}));
    // A font that no system has is kept.
    shape.textStyle.edit([](TextStyle &style) { style.family = QStringLiteral("No Such \"Font\" \u00e9"); });
    Shape read;
    QCOMPARE(shapeFromJson(toJson(shape), read).errorString(), QString());
    QVERIFY(read == shape);
}

void TestTextStyle::keepsUnknownFields()
{
    const QByteArray text = fileHead
        + R"({"id":1,"center":[1,2],"kind":"rectangle","size":[3,4],"text":"a","textStyle":{"glow":[1],"size":20}})"
        + "\n]}\n";
    DocumentData data;
    const FileResult result = readFrom(text, data);
    QVERIFY2(result, qPrintable(result.errorString()));
    Shape *shape = data.shapes.edit(ShapeId(1));
    QCOMPARE(shape->textStyle->size, 20.0);
    QVERIFY(written(data).contains(R"("textStyle":{"glow":[1],"size":20})"));
    // The unknown fields stay if the known ones return to the default.
    shape->textStyle = TextStyle();
    QVERIFY(written(data).contains(R"("textStyle":{"glow":[1]})"));
    shape->extra.insert(QStringLiteral("textStyle"), QJsonObject{{QStringLiteral("size"), 3}});
    QCOMPARE(shape->errorString(), QStringLiteral("the field \"textStyle.size\" is the format's own"));
}

void TestTextStyle::refusesFiles_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArray &fields, const char *reason) {
        QTest::newRow(name) << fields << QStringLiteral("line 3: ") + QString::fromLatin1(reason);
    };
    row("no object", "\"textStyle\":7", "the field \"textStyle\" is not an object");
    row("size a text", R"("textStyle":{"size":"14"})", "the field \"textStyle.size\" is not a number");
    row("absurd size", R"("textStyle":{"size":1e9})", "the text's size is not from 0.001 to 1e+06");
    row("negative size", R"("textStyle":{"size":-1})", "the text's size is not from 0.001 to 1e+06");
    row("broken weight", R"("textStyle":{"weight":400.5})",
        "the field \"textStyle.weight\" is not a whole number from 1 to 1000");
    row("heavy", R"("textStyle":{"weight":1e300})",
        "the field \"textStyle.weight\" is not a whole number from 1 to 1000");
    row("short color", R"("textStyle":{"color":"#f00"})",
        "the field \"textStyle.color\" is not a color such as \"#ff8000\"");
    row("named color", R"("textStyle":{"color":"red"})",
        "the field \"textStyle.color\" is not a color such as \"#ff8000\"");
    row("italic a number", R"("textStyle":{"italic":1})", "the field \"textStyle.italic\" is not true or false");
    row("alignment", R"("textStyle":{"horizontal":"middle"})",
        "the field \"textStyle.horizontal\" is not an alignment");
    row("overflow", R"("textStyle":{"overflow":"scroll"})",
        "the field \"textStyle.overflow\" is not \"visible\", \"clip\" or \"grow\"");
    row("family null", R"("textStyle":{"family":null})", "the field \"textStyle.family\" is not a text");
    row("twice", R"("textStyle":{"size":1,"size":2})", "the field \"textStyle.size\" is there twice");
    row("unknown twice", R"("textStyle":{"glow":1,"glow":2})", "the field \"textStyle.glow\" is there twice");
    row("two styles", R"("textStyle":{},"textStyle":{})", "the field \"textStyle\" is there twice");
    row("spelling", R"("textStyle":{"colour":"#ff0000"})", "the field \"textStyle.colour\" is spelled \"color\"");
    row("broken", R"("textStyle":{"size" 1})", "missing name separator");
}

void TestTextStyle::refusesFiles()
{
    QFETCH(QByteArray, fields);
    QFETCH(QString, reason);
    DocumentData data;
    QCOMPARE(readFrom(shapeWith(fields), data).errorString(), Text::sentence(reason));
    QVERIFY(data.order.isEmpty());
}

// Older programs would show the text in another style, or as an outline.
void TestTextStyle::needsVersion3()
{
    const auto versionOf = [](const Shape &shape) {
        Document document;
        document.addShape(shape);
        return QJsonDocument::fromJson(written(document.data())).object().value(QStringLiteral("version")).toInt();
    };
    Shape shape = box();
    QCOMPARE(versionOf(shape), 1);
    shape.textStyle.edit([](TextStyle &style) { style.italic = true; });
    QCOMPARE(versionOf(shape), 3);
    shape.text.clear();
    QCOMPARE(versionOf(shape), 1);
    QCOMPARE(versionOf(Shape(ShapeKind::text(), {0, 0}, {10, 10})), 3);
}

// The estimate of the painted bounds needs no font, and contains the text in common fonts.
void TestTextStyle::extentHoldsTheText()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    const QStringList words{QStringLiteral("Hello"),
                            QStringLiteral("a"),
                            QStringLiteral("WWWWWWWWWWWWWWWW"),
                            QStringLiteral("\n"),
                            QString::fromUtf8("Straße"),
                            QStringLiteral("Donaudampfschifffahrt"),
                            QString::fromUtf8("\xd8\xb3\xd9\x84\xd8\xa7\xd9\x85"),
                            QStringLiteral("mmmm"),
                            QStringLiteral("@@@")};
    int beyond = 0;
    for (int i = 0; i < 300; ++i) {
        Shape shape = random.shape();
        shape.textStyle = random.textStyle();
        for (int j = random.upTo(12); j >= 0; --j)
            shape.text += words[random.upTo(int(words.size()) - 1)] + (random.chance(80) ? u' ' : u'-');
        const TextLayout layout(shape, 0);
        const Aabb2 painted = shape.paintedBounds().expanded(1e-6);
        const QRectF rect = layout.bounds();
        beyond += rect.height() > shape.size.height();
        for (QPointF corner : {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()}) {
            if (rect.isEmpty())
                continue;
            Aabb2 point;
            point.include(textToScene(shape).map(corner));
            QVERIFY2(painted.contains(point), qPrintable(shape.text));
        }
    }
    QVERIFY(beyond > 20);
    // A label that clearly fits costs nothing.
    const Shape label = box();
    Shape bare = label;
    bare.text.clear();
    QVERIFY(label.paintedBounds().contains(bare.paintedBounds())
            && bare.paintedBounds().contains(label.paintedBounds()));
}

// The box of a text is selected by a click anywhere in it, by bands, and not by its line alone.
void TestTextStyle::textIsAnArea()
{
    Document document;
    Shape text(ShapeKind::text(), {100, 0}, {80, 20}, 30);
    text.stroke.color = QColor();
    text.text = QStringLiteral("A text");
    const ShapeId id = document.addShape(text);
    QCOMPARE(document.shapeAt({100, 0}, 0), id);
    QVERIFY(document.shapeAt({100, 14}, 0).isNull());
    QCOMPARE(document.shapesIn(Quad::fromBox({{99, -1}, {101, 1}}), RubberBandMode::Touch), ShapeIds{id});
    QVERIFY(document.shapesIn(Quad::fromBox({{99, -1}, {101, 1}}), RubberBandMode::Enclose).isEmpty());
}

TRAMMEL_WIDGET_TEST(TestTextStyle)
#include "tst_textstyle.moc"
