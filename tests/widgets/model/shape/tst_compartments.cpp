#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "widgets/model/shape/compartments_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include "widgets/model/text/textlayout_p.h"
#include <trammel/document.h>
#include <trammel/geometry/vector.h>
#include <trammel/picture.h>

#include <QtCore/QRegularExpression>
#include <QtGui/QFontDatabase>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

const QString words = QStringLiteral("Order\n--\nid: int\ntotal: Money\n--\npay(): bool");

Shape classBox(const QString &text, QSizeF size = {200, 160}, double rotation = 0)
{
    Shape shape(ShapeKind::named(QStringLiteral("classBox")), {30, -20}, size, rotation);
    shape.text = text;
    return shape;
}

/// The heights of the lines between the compartments, from the top of the shape.
QList<double> linesOf(const Shape &shape)
{
    QList<double> lines;
    const QPainterPath path = compartmentLines(shape);
    for (int i = 0; i < path.elementCount(); i += 2) {
        const QPointF start = path.elementAt(i), end = path.elementAt(i + 1);
        if (start.x() != -shape.size.width() / 2 || end.x() != shape.size.width() / 2 || start.y() != end.y())
            return {};
        lines.append(start.y() + shape.size.height() / 2);
    }
    return lines;
}

/// A kind of an application: its compartments are in the left half, next to each other, and their texts run upward.
class TurnedKind : public ShapeKind
{
public:
    QString name() const override { return QStringLiteral("turned"); }
    QString displayName() const override { return name(); }
    Primitive primitive(const Shape &shape) const override { return shape.frame(); }
    bool hasCompartments() const override { return true; }
    TextBox textBox(const Shape &shape) const override
    {
        return {{-shape.size.width() / 4, 0}, {shape.size.height(), shape.size.width() / 2}, true};
    }
};

double heightOf(const Shape &shape, qsizetype index)
{
    return TextLayout(shape, index).size().height() + 2 * shape.textStyle->padding;
}

} // namespace

class TestCompartments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsDivided_data();
    void textIsDivided();
    void separatorsStayOneCompartmentWhileTyping();
    void linesFollowTheText();
    void linesFollowTheFontOfTheApplication();
    void boxesFillTheShape_data();
    void boxesFillTheShape();
    void nameHasTheStyle();
    void pointsFindTheirCompartment();
    void growsDownward_data();
    void growsDownward();
    void cannotBeSmallerThanItsText();
    void addingAndRemovingChangesTheHeight();
    void kindsCanTurnTheirCompartments();
    void manyCompartmentsAreRefused();
    void longTextsAreDivided();
    void savesAndLoads();
    void separatorsAreNotExported();
};

void TestCompartments::textIsDivided_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("compartments");
    QTest::addColumn<QString>("joined");
    const auto add = [](const char *row, const char *text, const QStringList &compartments, const char *joined) {
        QTest::newRow(row) << QString::fromUtf8(text) << compartments << QString::fromUtf8(joined);
    };
    add("empty", "", {QString()}, "");
    add("only a name", "A", {QStringLiteral("A")}, "A");
    add("two", "A\n--\nB", {QStringLiteral("A"), QStringLiteral("B")}, "A\n--\nB");
    add("several lines", "A\nB\n\n--\nC\n", {QStringLiteral("A\nB\n"), QStringLiteral("C\n")}, "A\nB\n\n--\nC\n");
    add("three empty", "\n--\n\n--\n", {QString(), QString(), QString()}, "\n--\n\n--\n");
    add("only a separator", "--", {QString(), QString()}, "\n--\n");
    add("at the end", "A\n--", {QStringLiteral("A"), QString()}, "A\n--\n");
    add("adjacent", "A\n--\n--\nB", {QStringLiteral("A"), QString(), QStringLiteral("B")}, "A\n--\n\n--\nB");
    add("other lines of hyphens", "A\n---\n-- \n -- --", {QStringLiteral("A\n---\n-- \n -- --")},
        "A\n---\n-- \n -- --");
}

void TestCompartments::textIsDivided()
{
    QFETCH(QString, text);
    QFETCH(QStringList, compartments);
    QCOMPARE(compartmentsOf(text), compartments);
    QTEST(joinedCompartments(compartments), "joined");
    const Shape shape = classBox(text);
    QCOMPARE(textCount(shape), compartments.size());
    for (qsizetype i = 0; i < compartments.size(); ++i) {
        QCOMPARE(textAt(shape, i), compartments[i]);
        Shape changed = shape;
        setTextAt(changed, i, QStringLiteral("new\nlines"));
        QStringList expected = compartments;
        expected[i] = QStringLiteral("new\nlines");
        QCOMPARE(compartmentsOf(changed.text), expected);
    }
    QCOMPARE(textAt(shape, compartments.size()), QString());
    QVERIFY(!allTexts(shape).split(u'\n').contains(QStringLiteral("--")));
    QCOMPARE(hasText(shape), !allTexts(shape).trimmed().isEmpty());
    QVERIFY(!hasText(withoutTexts(shape)));
    QCOMPARE(linesOf(withoutTexts(shape)), linesOf(shape));
}

void TestCompartments::separatorsStayOneCompartmentWhileTyping()
{
    const QString typed = QStringLiteral("--\na\n--");
    QCOMPARE(compartmentsOf(asOneCompartment(typed)).size(), 1);
    QCOMPARE(asOneCompartment(QStringLiteral("a --\n---")), QStringLiteral("a --\n---"));
}

void TestCompartments::linesFollowTheText()
{
    Shape shape = classBox(words);
    for (double size : {14.0, 9.5, 30.0}) {
        shape.textStyle.edit([size](TextStyle &style) { style.size = size; });
        const double name = heightOf(shape, 0), attributes = heightOf(shape, 1);
        const QList<double> lines = linesOf(shape);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0], name);
        QCOMPARE(lines[1], name + attributes);
    }
    // Mirroring changes neither the text nor the lines.
    Shape mirrored = shape;
    mirrored.mirroredX = mirrored.mirroredY = true;
    QCOMPARE(linesOf(mirrored), linesOf(shape));
    // Lines below the shape are left out.
    shape.size.setHeight(heightOf(shape, 0) + 1);
    QCOMPARE(linesOf(shape).size(), 1);
    shape.size.setHeight(0);
    QCOMPARE(linesOf(shape).size(), 0);
}

void TestCompartments::linesFollowTheFontOfTheApplication()
{
    const Shape shape = classBox(words);
    const QFont before = QGuiApplication::font();
    const double spacing = linesOf(shape)[0];
    bool hasChanged = false;
    const QStringList families = QFontDatabase::families();
    for (const QString &family : families) {
        QGuiApplication::setFont(QFont(family));
        QCOMPARE(linesOf(shape).value(0), heightOf(shape, 0));
        hasChanged = hasChanged || linesOf(shape)[0] != spacing;
    }
    QGuiApplication::setFont(before);
    QCOMPARE(linesOf(shape).value(0), spacing);
    QVERIFY2(hasChanged,
             "All fonts have the same distance of lines. Install one of another height, such as Liberation.");
}

void TestCompartments::boxesFillTheShape_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("rotation");
    QTest::newRow("three") << words << 0.0;
    QTest::newRow("rotated") << words << 30.0;
    QTest::newRow("one") << QStringLiteral("A") << 0.0;
    QTest::newRow("empty ones") << QStringLiteral("\n--\n\n--\n") << 210.0;
}

void TestCompartments::boxesFillTheShape()
{
    QFETCH(QString, text);
    QFETCH(double, rotation);
    Shape shape = classBox(text, {200, 180}, rotation);
    // A class is never upright, since its lines are rotated.
    shape.textStyle.edit([](TextStyle &style) { style.upright = true; });
    double y = -shape.size.height() / 2;
    for (qsizetype i = 0; i < textCount(shape); ++i) {
        const QSizeF box = textBox(shape, i);
        QCOMPARE(box.width(), 200.0);
        const QPointF center = textToScene(shape, i).map(QPointF());
        const QPointF expected = shape.center + rotated({0, y + box.height() / 2}, axisFromDegrees(rotation));
        QVERIFY(length(center - expected) < 1e-9);
        const QPointF along = textToScene(shape, i).map(QPointF(1, 0)) - center;
        QVERIFY(length(along - axisFromDegrees(rotation)) < 1e-9);
        y += box.height();
    }
    QCOMPARE(y, shape.size.height() / 2);
}

void TestCompartments::nameHasTheStyle()
{
    Shape shape = classBox(words);
    shape.textStyle.edit([](TextStyle &style) {
        style.weight = 700;
        style.italic = style.underline = style.strikeOut = true;
        style.horizontal = TextStyle::Horizontal::Right;
        style.overflow = TextStyle::Overflow::Clip;
        style.size = 20;
        style.color = Qt::red;
    });
    const TextStyle name = *shownTextStyle(shape, 0), other = *shownTextStyle(shape, 2);
    QVERIFY(name.isBold() && name.italic && name.underline && name.strikeOut);
    QCOMPARE(name.horizontal, TextStyle::Horizontal::Right);
    QVERIFY(!other.isBold() && !other.italic && !other.underline && !other.strikeOut);
    QCOMPARE(other.horizontal, TextStyle::Horizontal::Left);
    for (const TextStyle &style : {name, other}) {
        QVERIFY(!style.wrap);
        QCOMPARE(style.overflow, TextStyle::Overflow::Visible);
        QCOMPARE(style.size, 20.0);
        QCOMPARE(style.color, QColor(Qt::red));
    }
    const QList<TextLayout::Line> attributes = TextLayout(shape, 1).lines();
    QCOMPARE(attributes.size(), 2);
    QCOMPARE(attributes[1].text, QStringLiteral("total: Money"));
    QCOMPARE(attributes[1].start.x(), 4 - shape.size.width() / 2);
}

void TestCompartments::pointsFindTheirCompartment()
{
    for (double rotation : {0.0, 75.0}) {
        const Shape shape = classBox(words, {200, 160}, rotation);
        const QPointF axis = axisFromDegrees(rotation);
        const double first = heightOf(shape, 0), second = first + heightOf(shape, 1);
        const auto at = [&](double y) { return compartmentAt(shape, shape.center + rotated({20, y - 80}, axis)); };
        QCOMPARE(at(-1000), 0);
        QCOMPARE(at(first - 1), 0);
        QCOMPARE(at(first + 1), 1);
        QCOMPARE(at(second - 1), 1);
        QCOMPARE(at(second + 1), 2);
        QCOMPARE(at(1000), 2);
    }
    QCOMPARE(compartmentAt(classBox(QStringLiteral("A")), {30, 40}), 0);
}

void TestCompartments::growsDownward_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<double>("rotation");
    QTest::newRow("too low") << QSizeF(300, 20) << 0.0;
    QTest::newRow("too narrow") << QSizeF(30, 300) << 0.0;
    QTest::newRow("rotated") << QSizeF(10, 10) << 40.0;
    QTest::newRow("large enough") << QSizeF(300, 300) << 0.0;
}

void TestCompartments::growsDownward()
{
    QFETCH(QSizeF, size);
    QFETCH(double, rotation);
    const Shape shape = classBox(words, size, rotation), grown = grownToText(shape);
    QSizeF needed(0, 0);
    for (qsizetype i = 0; i < 3; ++i) {
        const QSizeF text = TextLayout(shape, i).size() + QSizeF(8, 8);
        needed = {std::max(needed.width(), text.width()), needed.height() + text.height()};
    }
    QCOMPARE(grown.size, needed.expandedTo(size));
    // The middle of the upper side stays.
    const QPointF axis = axisFromDegrees(rotation);
    const QPointF before = shape.center - rotated({0, shape.size.height() / 2}, axis);
    const QPointF after = grown.center - rotated({0, grown.size.height() / 2}, axis);
    QVERIFY(length(after - before) < 1e-9);
    QCOMPARE(grownToText(grown), grown);
}

void TestCompartments::cannotBeSmallerThanItsText()
{
    const Shape shape = classBox(words);
    const SizeRule rule = shape.kind->sizeRule(shape);
    QCOMPARE(rule.applied({0, 0}), grownToText(classBox(words, {0, 0})).size);
    QCOMPARE(rule.applied({500, 400}), QSizeF(500, 400));
}

void TestCompartments::addingAndRemovingChangesTheHeight()
{
    const Shape shape = classBox(words, {200, 160}, 90);
    const Shape more = withCompartments(shape, compartmentsOf(words) + QStringList{QStringLiteral("a\nb")});
    QCOMPARE(textCount(more), 4);
    QCOMPARE(more.size, QSizeF(200, 160 + heightOf(more, 1)));
    QCOMPARE(more.center - QPointF(-more.size.height() / 2, 0), shape.center - QPointF(-80, 0));
    QCOMPARE(withCompartments(more, compartmentsOf(words)), shape);
}

void TestCompartments::kindsCanTurnTheirCompartments()
{
    const TurnedKind kind;
    Shape shape(kind, {1000, 500}, {400, 150});
    shape.text = words;
    // The first one is at the left, and its lines run upward.
    const double name = heightOf(shape, 0), attributes = heightOf(shape, 1);
    QCOMPARE(textBox(shape, 0), QSizeF(150, name));
    QCOMPARE(textBox(shape, 2), QSizeF(150, 200 - name - attributes));
    QCOMPARE(textToScene(shape, 0).map(QPointF()), QPointF(800 + name / 2, 500));
    QCOMPARE(textToScene(shape, 1).map(QPointF(10, 0)), QPointF(800 + name + attributes / 2, 490));
    QCOMPARE(compartmentAt(shape, {800 + name + 1, 460}), 1);
    const QPainterPath lines = compartmentLines(shape);
    QCOMPARE(lines.elementCount(), 4);
    QCOMPARE(QPointF(lines.elementAt(0)), QPointF(name - 200, 75));
    QCOMPARE(QPointF(lines.elementAt(1)), QPointF(name - 200, -75));
    // parts() draws them.
    QCOMPARE(kind.parts(shape).size(), 2);
    const QSizeF least = sizeForCompartments(shape);
    QCOMPARE(least.width(), 200 + name + attributes + heightOf(shape, 2));
    // The first side stays, and the side at which the name is aligned.
    Shape small = shape;
    small.size = {100, 20};
    small.textStyle.edit([](TextStyle &style) { style.horizontal = TextStyle::Horizontal::Left; });
    const Shape grown = grownToText(small);
    QVERIFY(grown.size.width() > 100 && grown.size.height() > 20);
    QCOMPARE(grown.center.x() - grown.size.width() / 2, 950.0);
    QCOMPARE(grown.center.y() + grown.size.height() / 2, 510.0);
    const Shape fewer = withCompartments(shape, {QStringLiteral("Order")});
    QVERIFY(fewer.size.width() < 400 && fewer.size.height() == 150);
    QCOMPARE(fewer.center.x() - fewer.size.width() / 2, 800.0);
}

void TestCompartments::manyCompartmentsAreRefused()
{
    Shape shape = classBox(joinedCompartments(QStringList(LargestCompartmentCount)));
    QCOMPARE(shape.errorString(), QString());
    shape.text = joinedCompartments(QStringList(LargestCompartmentCount + 1));
    QCOMPARE(shape.errorString(), QStringLiteral("the text has more than 64 compartments"));
    shape.kind = &ShapeKind::rectangle();
    QCOMPARE(shape.errorString(), QString());

    const QByteArray start = "{\"id\":1,\"center\":[0,0],\"kind\":\"classBox\",\"size\":[9,9],\"text\":";
    DocumentData data;
    const QByteArray separators = QByteArray("\\n--").repeated(int(LargestCompartmentCount));
    const FileResult many = readFrom(fileHead + start + '"' + separators + "\"}\n]}", data);
    QCOMPARE(many.line, 2);
    QCOMPARE(many.reason, QStringLiteral("the text has more than 64 compartments"));
    const FileResult list = readFrom(fileHead + start + "[\"A\",\"B\"]}\n]}", data);
    QCOMPARE(list.line, 2);
    QCOMPARE(list.reason, QStringLiteral("the field \"text\" is not a text"));
    QVERIFY(readFrom(fileHead + start + "\"A\\n--\\nB\"}\n]}", data));
}

// Long texts are divided once.
void TestCompartments::longTextsAreDivided()
{
    const auto textOf = [](QChar character) {
        QStringList compartments;
        for (qsizetype i = 0; i < LargestCompartmentCount; ++i)
            compartments.append(QString(2'000, character) + QString::number(i));
        return joinedCompartments(compartments);
    };
    const QString first = textOf(u'a');
    QString second = textOf(u'b');
    for (int round = 0; round < 2; ++round) {
        QCOMPARE(compartmentsOf(first).last(), QString(2'000, u'a') + QStringLiteral("63"));
        QCOMPARE(compartmentsOf(second).size(), LargestCompartmentCount);
        QCOMPARE(compartmentsOf(second).last(), QString(2'000, u'b') + QStringLiteral("63"));
    }
    // A text that is changed in place keeps its length, but not its characters.
    second.replace(second.lastIndexOf(u'\n') + 1, 1, u'c');
    QVERIFY(compartmentsOf(second).last().startsWith(QStringLiteral("cb")));
    Document document;
    document.addShape(classBox(second, {3000, 2000}));
    QVERIFY(!toImage(document.data(), 0.1, Qt::white).isNull());
    QVERIFY(!toSvg(document.data()).isEmpty());
}

void TestCompartments::savesAndLoads()
{
    Document document;
    Shape shape(ShapeKind::named(QStringLiteral("objectBox")), {0, 0}, {100, 80});
    shape.text = QStringLiteral("order : Order\n--\nid = 7");
    document.addShape(shape);
    const QByteArray text = written(document.data());
    QVERIFY(text.contains("\"version\":1,"));
    DocumentData data;
    QVERIFY(readFrom(text, data));
    QCOMPARE(*data.shapes.find(data.order.first()), shape);
    QCOMPARE(written(data), text);
}

void TestCompartments::separatorsAreNotExported()
{
    Document document;
    const ShapeId id = document.addShape(grownToText(classBox(words)));
    const QByteArray svg = toSvg(document.data());
    QVERIFY(!svg.contains("--<"));
    for (const char *line : {">Order<", ">id: int<", ">total: Money<", ">pay(): bool<"})
        QCOMPARE(svg.count(line), 1);
    // The outline and both lines in one path.
    QCOMPARE(svg.count("<path"), 2);
    const Aabb2 frame = document.find(id)->sceneBounds();
    const QRegularExpression translated(QStringLiteral("<text transform=\"translate\\(([-0-9.]+) ([-0-9.]+)\\)"));
    int texts = 0;
    for (auto found = translated.globalMatch(QString::fromUtf8(svg)); found.hasNext(); ++texts) {
        const double y = found.next().captured(2).toDouble();
        QVERIFY(y > frame.min[1] && y < frame.max[1]);
    }
    QCOMPARE(texts, 3);
    const QImage image = toImage(document.data(), 1, Qt::white);
    QVERIFY(!image.isNull());
}

TRAMMEL_WIDGET_TEST(TestCompartments)
#include "tst_compartments.moc"
