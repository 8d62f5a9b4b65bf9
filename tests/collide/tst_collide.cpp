#include "shapereader.h"

#include <trammel/geometry/vector.h>

#include "tests/testpaths.h"
#include "tests/testprogram.h"

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

struct Run
{
    int code;
    QByteArray output;
    QByteArray errors;
};

Run run(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(TestPaths::collide(), arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished();
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class TestCollide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEachForm_data();
    void readsEachForm();
    void tellsWhereTheFaultIs_data();
    void tellsWhereTheFaultIs();
    void readsTheSameFromJson_data();
    void readsTheSameFromJson();
    void answersTwoShapes();
    void boxesAsLargeAsDoublesGo();
    void answersAStreamOfPairs();
    void readsFiles();
    void exitCodes();
};

void TestCollide::readsEachForm_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QPointF>("least");
    QTest::addColumn<QPointF>("most");
    const auto row = [](const char *text, std::size_t kind, QPointF least, QPointF most) {
        QTest::newRow(QByteArray(text).simplified()) << QByteArray(text) << int(kind) << least << most;
    };
    row("POINT (3 -4)", 4, {3, -4}, {3, -4});
    row("point(3 4)", 4, {3, 4}, {3, 4});
    row(" LINESTRING (0 0,\n 1e1 +.5)\n", 4, {0, 0}, {10, 0.5});
    row("POLYGON ((0 0, 10 0, 10 10, 0 0), (5 2, 6 2, 6 3))", 5, {0, 0}, {10, 10});
    row("CIRCLE (1 2, 3)", 1, {-2, -1}, {4, 5});
    row("ELLIPSE (0 0, 4 2)", 2, {-4, -2}, {4, 2});
    row("ELLIPSE (0 0, 4 2, 90)", 2, {-2, -4}, {2, 4});
    row("BOX (10 20, 0 0)", 0, {0, 0}, {10, 20});
    row("BOX (0 0, 10 20, 90)", 0, {-5, 5}, {15, 15});
    row("BOX (0 0, 10 20, 0, 2)", 3, {-2, -2}, {12, 22});
    row("OUTLINE CIRCLE (1 2, 3)", 1, {-2, -1}, {4, 5});
}

void TestCollide::readsEachForm()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    QFETCH(QPointF, least);
    QFETCH(QPointF, most);
    const ShapeOrError read = readShape(text);
    QVERIFY2(std::holds_alternative<Shape>(read), text);
    const Shape &shape = std::get<Shape>(read);
    QCOMPARE(int(shape.primitive.index()), kind);
    QCOMPARE(shape.extent == Extent::Curve, text.startsWith("OUTLINE"));
    const Aabb2 box = bounds(shape.primitive);
    QVERIFY(length(QPointF(box.min[0], box.min[1]) - least) < 1e-9);
    QVERIFY(length(QPointF(box.max[0], box.max[1]) - most) < 1e-9);
    if (const Polygon *polygon = std::get_if<Polygon>(&shape.primitive))
        QCOMPARE(polygon->outline.size() + polygon->holes.size(), 4);
}

void TestCollide::tellsWhereTheFaultIs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *text, int line, int column, const char *message) {
        QTest::newRow(QByteArray(text).simplified())
            << QByteArray(text) << line << column << QString::fromLatin1(message);
    };
    row("", 1, 1, "the text ends where a shape should be");
    row("\n  SQUARE (1 2)", 2, 3, "there is no shape \"SQUARE\"");
    row("OUTLINE\n SQUARE (1 2)", 2, 2, "there is no shape \"SQUARE\"");
    row("OUTLINE 5", 1, 9, "a shape was expected, not '5'");
    row("\nOUTLINE\n\t", 3, 2, "the text ends where a shape should be");
    row("POINT 1 2", 1, 7, "'(' was expected, not '1'");
    row("POINT (1)", 1, 9, "a number was expected, not ')'");
    row("POINT (1 2, 3 4)", 1, 17, "a point has one pair of coordinates, not 2");
    row("POINT (1 x)", 1, 10, "\"x\" is not a finite number");
    row("POINT (1 nan)", 1, 10, "\"nan\" is not a finite number");
    row("CIRCLE (0 0, 1e999)", 1, 14, "\"1e999\" is not a finite number");
    row("LINESTRING (0 0,\n 1 1,\n 2", 3, 3, "the text ends where a number should be");
    row("POLYGON ((0 0, 1 1), 5)", 1, 22, "'(' was expected, not '5'");
    row("POINT (1 2) POINT (1 2)", 1, 13, "the end of the text was expected, not 'P'");
    row("\xff", 1, 1, "a shape was expected, not byte 255");
    row("{\"type\": \"Point\",\n \"coordinates\": [1,}", 2, 20, "");
    row("  {\"type\": \"Square\"}", 1, 3, "\"type\" must be");
    row("{\"type\": \"Point\", \"coordinates\": [1]}", 1, 1, "\"coordinates\" must be made of pairs of numbers");
    row("{\"type\": \"Circle\", \"coordinates\": [1, 2]}", 1, 1, "\"radius\" must be a finite number");
    row("[1]", 1, 1, "an object was expected");
}

void TestCollide::tellsWhereTheFaultIs()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, message);
    const ShapeOrError read = readShape(text);
    QVERIFY(std::holds_alternative<ReadError>(read));
    const ReadError &error = std::get<ReadError>(read);
    QVERIFY2(error.message.startsWith(message), error.message.toUtf8());
    QCOMPARE(int(error.line), line);
    QCOMPARE(int(error.column), column);
}

void TestCollide::readsTheSameFromJson_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *text, const char *json) {
        QTest::newRow(QByteArray(text).simplified()) << QByteArray(text) << QByteArray(json);
    };
    row("POINT (3 4)", R"({"type": "Point", "coordinates": [3, 4]})");
    row("LINESTRING (3 4, 5 6)", R"({"type": "LineString", "coordinates": [[3, 4], [5, 6]]})");
    row("POLYGON ((0 0, 9 0, 9 9), (5 2, 6 2, 6 3))",
        R"({"type": "Polygon", "coordinates": [[[0, 0], [9, 0], [9, 9], [0, 0]], [[5, 2], [6, 2], [6, 3]]]})");
    row("CIRCLE (1 2, 3)", R"({"type": "Circle", "coordinates": [1, 2], "radius": 3})");
    row("OUTLINE CIRCLE (1 2, 3)", R"({"type": "Circle", "coordinates": [1, 2], "radius": 3, "outline": true})");
    row("ELLIPSE (1 2, 3 4, 30)", R"({"type": "Ellipse", "coordinates": [1, 2], "radii": [3, 4], "rotation": 30})");
    row("BOX (1 2, 3 4, 30)", R"({"type": "Box", "coordinates": [[1, 2], [3, 4]], "rotation": 30})");
    row("BOX (1 2, 3 4, 0, 5)", R"({"type": "Box", "coordinates": [[1, 2], [3, 4]], "radius": 5})");
}

void TestCollide::readsTheSameFromJson()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, json);
    const Run one = run({QString::fromLatin1(text), QStringLiteral("BOX (2 2, 4 4)")});
    const Run other = run({QString::fromLatin1(json), QStringLiteral("BOX (2 2, 4 4)")});
    QCOMPARE(one.code, 0);
    QCOMPARE(other.errors, QByteArray());
    QCOMPARE(other.output, one.output);
}

void TestCollide::answersTwoShapes()
{
    const Run squares = run({QStringLiteral("POLYGON ((0 0, 10 0, 10 10, 0 10))"), QStringLiteral("BOX (7 6, 17 16)")});
    QCOMPARE(squares.code, 0);
    QCOMPARE(squares.errors, QByteArray());
    for (const char *line :
         {"intersects: yes\n", "overlaps: yes\n", "the first contains the second: no\n", "distance: 0\n", "depth: 3\n",
          "normal: 1 0\n", "minimum translation of the second: 3 0\n", "triangles of the first: 2\n"})
        QVERIFY2(squares.output.contains(line), line + squares.output);
    const Run apart = run({QStringLiteral("CIRCLE (0 0, 1)"), QStringLiteral("POINT (3 4)")});
    for (const char *line : {"intersects: no\n", "distance: 4\n", "depth: none\n"})
        QVERIFY2(apart.output.contains(line), line + apart.output);
    const Run bowTie = run({QStringLiteral("POLYGON ((0 0, 9 9, 9 0, 0 9))"), QStringLiteral("BOX (8 4, 9 5)")});
    QVERIFY2(bowTie.output.contains("triangles of the first: none, the edges that begin at points 1 and 3 cross\n"),
             bowTie.output);
}

void TestCollide::boxesAsLargeAsDoublesGo()
{
    for (const char *box :
         {"BOX (-1.7e308 2, 1.7e308 4)", R"({"type": "Box", "coordinates": [[-1.7e308, 2], [1.7e308, 4]]})"}) {
        const Run large = run({QString::fromLatin1(box), QStringLiteral("POINT (3 3)")});
        QCOMPARE(large.code, 0);
        QVERIFY2(large.output.contains("intersects: yes\n"), large.output);
    }
}

void TestCollide::answersAStreamOfPairs()
{
    const Run pairs =
        run({QStringLiteral("-")},
            "# two of them\n\nBOX (0 0, 10 10); CIRCLE (5 5, 1)\nCIRCLE (0 0, 1); CIRCEL (5 5, 1)\n"
            "[{\"type\": \"Point\", \"coordinates\": [3, 4]}, {\"type\": \"Point\", \"coordinates\": [0, 0]}]");
    QCOMPARE(pairs.code, 1);
    QVERIFY2(pairs.errors.startsWith("-:4:18: there is no shape \"CIRCEL\""), pairs.errors);
    const QList<QByteArray> lines = pairs.output.split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].contains("\"contains\":true") && lines[0].contains("\"depth\":6")
                 && lines[0].contains("\"line\":3"),
             lines[0]);
    QVERIFY2(lines[1].contains("\"distance\":5") && lines[1].contains("\"line\":5"), lines[1]);
}

void TestCollide::readsFiles()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("shape.wkt"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("POLYGON ((0 0,\n  10 0,\n  10 ?))\n");
    file.close();
    const Run broken = run({name, QStringLiteral("POINT (1 1)")});
    QCOMPARE(broken.code, 1);
    QCOMPARE(broken.errors, name.toUtf8() + ":3:6: a number was expected, not '?'\n");
    const Run fromInput = run({QStringLiteral("-"), QStringLiteral("POINT (1 1)")}, "BOX (0 0, 2 2)");
    QVERIFY(fromInput.output.contains("the first contains the second: yes\n"));
}

void TestCollide::exitCodes()
{
    QCOMPARE(run({}).code, 2);
    QCOMPARE(run({QStringLiteral("no such file")}).code, 2);
    QCOMPARE(run({QStringLiteral("POINT (1 1)"), QStringLiteral("POINT (1")}).code, 1);
    QCOMPARE(run({QStringLiteral("POINT (1 1)"), QStringLiteral("POINT EMPTY")}).code, 0);
    QCOMPARE(run({QStringLiteral("-")}, "\n").code, 0);
}

TRAMMEL_TEST(TestCollide)
#include "tst_collide.moc"
