#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/style/linehead_p.h"
#include "widgets/model/style/linenames_p.h"
#include "widgets/model/style/strokestyle_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/picture.h>

#include <QtGui/QPainterPath>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <limits>

using namespace Trammel;

namespace {

constexpr double hair = 1e-9;

Shape lineWith(LineHead start, LineHead end, double width = 1)
{
    Shape line = Shape::polyline({{0, 0}, {100, 0}, {100, 80}});
    line.startHead = start;
    line.endHead = end;
    line.stroke.width = width;
    return line;
}

/// The corners of a head, and points of its circles, among them those along the line.
QList<QPointF> pointsOf(const LineEnd &end, double thickness)
{
    const HeadOutline outline(end, thickness);
    QList<QPointF> points;
    for (std::size_t i = 0; i < outline.ringCount(); ++i) {
        for (QPointF point : outline.ring(i))
            points.append(point);
    }
    for (const HeadOutline::Circle &circle : outline.circles()) {
        for (int i = 0; i < 360; i += 10)
            points.append(circle.center + rotated(axisFromDegrees(i), end.inward) * circle.radius);
    }
    return points;
}

} // namespace

class TestLineHeads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tipsAreExact_data() { addHeads(); }
    void tipsAreExact();
    void headsStayWithinTheirSegments_data() { addHeads(); }
    void headsStayWithinTheirSegments();
    void distancesAreThoseOfAllEdges_data() { addHeads(); }
    void distancesAreThoseOfAllEdges();
    void linesStopUnderTheHeads_data() { addHeads(); }
    void linesStopUnderTheHeads();
    void sizeFollowsTheWidth();
    void linesWithoutDirectionHaveNoHeads();
    void repeatedPointsAreHarmless();
    void headsBelongToHitTests_data() { addHeads(); }
    void headsBelongToHitTests();
    void headsOfHiddenLinesAreNotHit();
    void bandsMeetTheLineOnly();
    void paintedBoundsHoldHeadsAndJoins();
    void closedKindsHaveNoHeads();
    void equalityAndUndoIncludeHeads();
    void filesKeepLines_data();
    void filesKeepLines();
    void filesRefuseBadLines_data();
    void filesRefuseBadLines();
    void documentsRefuseBadLines();
    void oldDrawingsKeepTheirVersion();
    void patternsAreShared();
    void svgHoldsHeads();
    void svgHoldsCapsAndJoins();

private:
    static void addHeads()
    {
        QTest::addColumn<LineHead>("type");
        for (const auto &[type, name] : lineHeadNames) {
            if (type != LineHead::None)
                QTest::newRow(name.data()) << type;
        }
    }
};

// Nothing lies beyond the line through the end point at right angles, and the head reaches the end point itself.
void TestLineHeads::tipsAreExact()
{
    QFETCH(LineHead, type);
    auto engine = seededEngine();
    RandomShapes random(engine, 1000);
    for (int round = 0; round < 500; ++round) {
        const QPointF from = random.point(), tip = random.point();
        const double width = random.chance(10) ? 0 : random.real(0, 20), room = length(from - tip);
        const LineEnds ends = lineEnds(QList<QPointF>{from, tip}, LineHead::None, type, width);
        QVERIFY(ends.start.isEmpty() && same(ends.end.tip, tip));
        const HeadOutline outline(ends.end, width);
        const QPointF inward = (from - tip) / room;
        double least = 1e9;
        for (QPointF point : pointsOf(ends.end, width))
            least = std::min(least, dot(point - tip, inward));
        QVERIFY2(std::abs(least) < hair, qPrintable(QString::number(least)));
        QVERIFY2(outline.distanceTo(tip) < hair, qPrintable(QString::number(outline.distanceTo(tip))));
        if (type == LineHead::Arrow || type == LineHead::Triangle || type == LineHead::Diamond)
            QVERIFY(same(outline.ring(0).front(), tip));
    }
}

void TestLineHeads::headsStayWithinTheirSegments()
{
    QFETCH(LineHead, type);
    auto engine = seededEngine();
    RandomShapes random(engine, 1000);
    for (int round = 0; round < 500; ++round) {
        const QPointF from = random.point(), tip = from + axisFromDegrees(random.real(0, 360)) * random.real(0.01, 30);
        const double width = random.real(0, 10), room = length(from - tip);
        const bool areTwo = random.chance(50);
        const LineEnds ends = lineEnds(QList<QPointF>{from, tip}, areTwo ? type : LineHead::None, type, width);
        const double share = areTwo ? room / 2 : room;
        for (const LineEnd &end : {ends.start, ends.end}) {
            if (end.isEmpty())
                continue;
            QVERIFY(dot(end.inward, from - tip) * (same(end.tip, tip) ? 1 : -1) > 0);
            QVERIFY(end.stop >= 0 && end.stop <= share + hair);
            for (QPointF point : pointsOf(end, width)) {
                QVERIFY(dot(point - end.tip, end.inward) <= share + hair);
                QVERIFY(std::abs(cross(point - end.tip, end.inward)) <= headReach(width) + hair);
            }
        }
    }
}

// Edges and heads that are certainly too far away are not computed.
void TestLineHeads::distancesAreThoseOfAllEdges()
{
    QFETCH(LineHead, type);
    auto engine = seededEngine();
    RandomShapes random(engine, 1000);
    int skipped = 0, near = 0;
    for (int round = 0; round < 2000; ++round) {
        const QPointF origin = random.chance(20) ? random.point() * 1e6 : QPointF();
        const QPointF from = origin + random.point(), tip = origin + random.point();
        const double width = random.chance(10) ? 0 : random.real(0, 20);
        const LineEnd end = lineEnds(QList<QPointF>{from, tip}, LineHead::None, type, width).end;
        const HeadOutline outline(end, width);
        const QPointF point = tip + axisFromDegrees(random.real(0, 360)) * random.real(0, 4 * end.size);
        double expected = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < outline.ringCount(); ++i) {
            const std::span<const QPointF> ring = outline.ring(i);
            if (locate(point, ring) != Location::Outside)
                expected = 0;
            for (std::size_t k = 0; k < ring.size(); ++k)
                expected = std::min(expected, distance(point, Segment{ring[k], ring[(k + 1) % ring.size()]}));
        }
        for (const HeadOutline::Circle &circle : outline.circles())
            expected = std::min(expected, std::max(length(point - circle.center) - circle.radius, 0.0));
        const double reach = random.chance(30) ? expected : random.real(0, end.size);
        QCOMPARE(outline.distanceTo(point), expected);
        QCOMPARE(outline.distanceTo(point, reach), expected <= reach ? expected : qInf());
        near += expected <= reach;
        if (end.isFartherThan(point, reach)) {
            QVERIFY(expected > reach);
            ++skipped;
        }
    }
    QVERIFY2(skipped > 200 && near > 200, qPrintable(QStringLiteral("%1 %2").arg(skipped).arg(near)));
}

// All rings have one direction, holes the other, so that the nonzero rule fills the union of the line and its heads. No
// part of the line, with any cap, lies in a hole or beyond the tip.
void TestLineHeads::linesStopUnderTheHeads()
{
    QFETCH(LineHead, type);
    for (double width : {0.0, 0.5, 1.0, 3.0, 12.0}) {
        const QList<QPointF> line{{0, 0}, {500, 0}};
        LineEnds ends = lineEnds(line, type, LineHead::None, width);
        const HeadOutline outline(ends.start, width);
        QList<QPointF> shortened = line;
        ends.shorten({shortened.data(), 2});
        const double stop = shortened[0].x();
        QCOMPARE(shortened[0].y(), 0.0);
        QVERIFY(same(shortened[1], line[1]));
        // The head covers the line up to the stop, and half of the width before it.
        QVERIFY(stop - width / 2 >= -hair);
        for (double y : {-width / 2, 0.0, width / 2})
            QVERIFY2(outline.distanceTo({stop, y}) < hair, qPrintable(QString::number(outline.distanceTo({stop, y}))));
        for (std::size_t i = 0; i < outline.ringCount(); ++i) {
            const bool isHole = i == 1 && (type == LineHead::TriangleOutline || type == LineHead::DiamondOutline);
            const double area = signedArea(outline.ring(i));
            QVERIFY(isHole ? area > 0 : area <= 0);
            if (!isHole)
                continue;
            for (double y : {-width / 2, 0.0, width / 2})
                QVERIFY(locate(QPointF(stop - width / 2 + hair, y), outline.ring(i)) != Location::Inside);
        }
        for (const HeadOutline::Circle &circle : outline.circles()) {
            if (circle.isHole)
                QVERIFY(stop - width / 2 >= circle.center.x() + circle.radius - hair);
        }
    }
}

void TestLineHeads::sizeFollowsTheWidth()
{
    for (double width : {0.0, 1.0, 2.5, 40.0}) {
        const QList<QPointF> line{{0, 0}, {1000, 0}};
        QCOMPARE(lineEnds(line, LineHead::Arrow, LineHead::None, width).start.size, 8 + 4 * width);
    }
    // Two heads share a segment that is too short for them.
    const QList<QPointF> shortLine{{0, 0}, {8, 0}};
    QCOMPARE(lineEnds(shortLine, LineHead::Triangle, LineHead::None, 1).start.size, 8.0);
    QCOMPARE(lineEnds(shortLine, LineHead::Triangle, LineHead::Triangle, 1).end.size, 4.0);
    // Only the segments at the ends count.
    const QList<QPointF> bent{{0, 0}, {5, 0}, {5, 100}};
    const LineEnds ends = lineEnds(bent, LineHead::Triangle, LineHead::Triangle, 1);
    QCOMPARE(ends.start.size, 5.0);
    QCOMPARE(ends.end.size, 12.0);
}

void TestLineHeads::linesWithoutDirectionHaveNoHeads()
{
    const LineHead type = LineHead::Triangle;
    QVERIFY(lineEnds(QList<QPointF>{}, type, type, 1).isEmpty());
    QVERIFY(lineEnds(QList<QPointF>{{1, 1}}, type, type, 1).isEmpty());
    QVERIFY(lineEnds(QList<QPointF>{{1, 1}, {1, 1}, {1, 1}}, type, type, 1).isEmpty());
    Shape line = lineWith(type, type);
    line.size = {0, 0};
    QVERIFY(lineEnds(line).isEmpty());
    Document document;
    const ShapeId id = document.addShape(line);
    QCOMPARE(document.shapesAt(line.center, 0), ShapeIds{id});
}

void TestLineHeads::repeatedPointsAreHarmless()
{
    const LineHead type = LineHead::TriangleOutline;
    QList<QPointF> line{{0, 0}, {0, 0}, {100, 0}, {100, 0}, {100, 0}};
    const LineEnds ends = lineEnds(line, type, type, 1);
    const LineEnds plain = lineEnds(QList<QPointF>{{0, 0}, {100, 0}}, type, type, 1);
    QVERIFY(same(ends.start.inward, {1, 0}) && same(ends.end.inward, {-1, 0}));
    QCOMPARE(ends.start.size, plain.start.size);
    ends.shorten({line.data(), std::size_t(line.size())});
    for (qsizetype i : {0, 1})
        QVERIFY(same(line[i], plain.start.lineEnd()));
    for (qsizetype i : {2, 3, 4})
        QVERIFY(same(line[i], plain.end.lineEnd()));
}

void TestLineHeads::headsBelongToHitTests()
{
    QFETCH(LineHead, type);
    Document document;
    const ShapeId plain = document.addShape(lineWith(LineHead::None, LineHead::None, 3));
    const ShapeId id = document.addShape(lineWith(LineHead::None, type, 3));
    // The line ends at (100, 80), and all points of its head lie above that point.
    for (QPointF point : pointsOf(lineEnds(*document.find(id)).end, 3)) {
        QVERIFY(document.shapesAt(point, 1e-6).contains(id));
        const QPointF beside(100 + (point.x() - 100) * 1.2, point.y());
        if (std::abs(beside.x() - 100) > 2)
            QVERIFY(!document.shapesAt(beside, 0).contains(plain));
    }
    const double reach = headReach(3);
    QVERIFY(document.shapesAt({100 + reach + 1.6, 70}, 0).isEmpty());
    QVERIFY(document.shapesAt({100, 82.1}, 2).isEmpty());
    // A click on the head of the lower line reaches it.
    document.removeShapes({plain});
    if (type == LineHead::Triangle || type == LineHead::TriangleOutline) {
        QCOMPARE(document.shapeAt({105, 64}, 0), id);
        QVERIFY(document.shapeAt({108.5, 64}, 0).isNull());
    }
}

void TestLineHeads::headsOfHiddenLinesAreNotHit()
{
    Shape line = lineWith(LineHead::Triangle, LineHead::Triangle, 3);
    Document document;
    const ShapeId id = document.addShape(line);
    QVERIFY(document.shapesAt({105, 64}, 0).contains(id));
    document.changeShapes({id}, [](Shape &shape) { shape.stroke.style = Qt::NoPen; });
    QVERIFY(document.shapesAt({105, 64}, 0).isEmpty());
}

void TestLineHeads::bandsMeetTheLineOnly()
{
    Document document;
    const ShapeId id = document.addShape(lineWith(LineHead::None, LineHead::Triangle, 3));
    Aabb2 box;
    box.include(QPointF(103, 60));
    box.include(QPointF(110, 70));
    QVERIFY(document.shapesIn(Quad::fromBox(box), RubberBandMode::Touch).isEmpty());
    box.include(QPointF(99, 60));
    QCOMPARE(document.shapesIn(Quad::fromBox(box), RubberBandMode::Touch), ShapeIds{id});
    QCOMPARE(std::get<Polyline>(document.find(id)->scenePrimitive()).points.size(), 3);
}

void TestLineHeads::paintedBoundsHoldHeadsAndJoins()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 100);
    for (int round = 0; round < 300; ++round) {
        Shape line = Shape::polyline({random.point(), random.point(), random.point()});
        line.startHead = LineHead(random.upTo(14));
        line.endHead = LineHead(random.upTo(14));
        line.stroke.width = random.real(0, 12);
        line.stroke.join = LineJoin(random.upTo(2));
        const QRectF bounds = toRect(line.paintedBounds());
        const QRectF heads = headPath(lineEnds(line), line.stroke.width).boundingRect();
        QVERIFY(heads.isNull() || bounds.contains(heads));
    }
    // A miter of nearly four widths.
    Shape spike = Shape::polyline({{0, -30}, {100, 0}, {0, 30}});
    spike.stroke.width = 10;
    spike.stroke.join = LineJoin::Miter;
    QVERIFY(spike.paintedBounds().max[0] >= 100 + 5 / std::sin(std::atan(0.3)));
}

void TestLineHeads::closedKindsHaveNoHeads()
{
    for (Shape shape : {Shape::rectangle({0, 0}, {10, 10}), Shape::roundedRectangle({0, 0}, {10, 10}, 2),
                        Shape::ellipse({0, 0}, {10, 10}), Shape::polygon({{0, 0}, {10, 0}, {0, 10}})}) {
        shape.startHead = shape.endHead = LineHead::Arrow;
        const Shape clean = shape.normalized();
        QVERIFY(clean.startHead == LineHead::None && clean.endHead == LineHead::None);
        QVERIFY(lineEnds(shape).isEmpty());
    }
    // A newer version may have other kinds with heads.
    Shape unknown(ShapeKind::named(QStringLiteral("future.line")), {0, 0}, {10, 10});
    unknown.endHead = LineHead::Arrow;
    QVERIFY(unknown.normalized().endHead == LineHead::Arrow);
    const Shape line = lineWith(LineHead::One, LineHead::Many);
    QVERIFY(line.normalized() == line);
}

void TestLineHeads::equalityAndUndoIncludeHeads()
{
    const Shape line = lineWith(LineHead::None, LineHead::None);
    const auto differs = [&](auto change) {
        Shape other = line;
        change(other);
        return other != line;
    };
    QVERIFY(differs([](Shape &shape) { shape.startHead = LineHead::Arrow; }));
    QVERIFY(differs([](Shape &shape) { shape.endHead = LineHead::Arrow; }));
    QVERIFY(differs([](Shape &shape) { shape.stroke.cap = LineCap::Flat; }));
    QVERIFY(differs([](Shape &shape) { shape.stroke.join = LineJoin::Miter; }));
    QVERIFY(differs([](Shape &shape) { shape.stroke.dashPattern = DashPattern({1, 2}); }));
    QVERIFY(!differs([](Shape &shape) { shape.stroke.dashPattern = DashPattern(); }));

    Document document;
    const ShapeId id = document.addShape(line);
    document.changeShapes({id}, [](Shape &shape) {
        shape.endHead = LineHead::ZeroOrMany;
        shape.stroke.dashPattern = DashPattern({3, 1});
    });
    const Shape changed = *document.find(id);
    document.undoStack()->undo();
    QVERIFY(*document.find(id) == line);
    document.undoStack()->redo();
    QVERIFY(*document.find(id) == changed);
}

void TestLineHeads::filesKeepLines_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("stroke");
    for (const auto &[type, name] : lineHeadNames) {
        if (type == LineHead::None)
            continue;
        const QByteArray quoted = '"' + name.toByteArray() + '"';
        QTest::newRow(("start " + name.toByteArray()).constData()) << "\"startHead\":" + quoted << QByteArray();
        QTest::newRow(("end " + name.toByteArray()).constData()) << "\"endHead\":" + quoted << QByteArray();
    }
    for (const char *text : {"\"cap\":\"flat\"", "\"cap\":\"square\"", "\"join\":\"miter\"", "\"join\":\"bevel\"",
                             "\"dashPattern\":[0.01,1000]", "\"dashPattern\":[1,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7]"})
        QTest::newRow(text) << QByteArray() << QByteArray(text);
}

void TestLineHeads::filesKeepLines()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, stroke);
    QByteArray fields = "\"id\":1,\"center\":[1,2]";
    if (field.startsWith("\"end"))
        fields += ',' + field;
    fields += ",\"kind\":\"polyline\",\"outline\":[[-0.5,-0.5,0.5,0.5]],\"size\":[3,4]";
    if (field.startsWith("\"start"))
        fields += ',' + field;
    if (stroke.startsWith("\"cap"))
        fields += ",\"stroke\":{" + stroke + ",\"color\":\"#333333\"}";
    else if (!stroke.isEmpty())
        fields += ",\"stroke\":{\"color\":\"#333333\"," + stroke + '}';
    const QByteArray text = "{\"format\":\"trammel\",\"version\":3,\"nextId\":2,\"shapes\":[\n{" + fields + "}\n]}\n";
    DocumentData data;
    const FileResult result = readFrom(text, data);
    QVERIFY2(result, qPrintable(result.errorString()));
    QCOMPARE(written(data), text);
    QVERIFY(data.shapes.find(ShapeId(1))->extra.isEmpty());
}

void TestLineHeads::filesRefuseBadLines_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *field, const char *message) {
        QTest::newRow(field) << QByteArray(field) << QStringLiteral("line 3: ") + QString::fromLatin1(message);
    };
    row("\"endHead\":\"arow\"", "the field \"endHead\" is not an arrowhead");
    row("\"startHead\":1", "the field \"startHead\" is not an arrowhead");
    row("\"stroke\":{\"cap\":\"butt\"}", "the field \"stroke.cap\" is not a line cap");
    row("\"stroke\":{\"join\":\"\"}", "the field \"stroke.join\" is not a line join");
    row("\"stroke\":{\"dashPattern\":7}", "the field \"stroke.dashPattern\" is not a list of numbers");
    row("\"stroke\":{\"dashPattern\":[\"4\",2]}", "the field \"stroke.dashPattern\" is not a list of numbers");
    row("\"stroke\":{\"dashPattern\":[4]}", "the dash pattern has an odd number of lengths");
    row("\"stroke\":{\"dashPattern\":[4,0]}", "a length of the dash pattern is not between 0.01 and 1000");
    row("\"stroke\":{\"dashPattern\":[-4,2]}", "a length of the dash pattern is not between 0.01 and 1000");
    row("\"stroke\":{\"dashPattern\":[4,1001]}", "a length of the dash pattern is not between 0.01 and 1000");
    row("\"stroke\":{\"dashPattern\":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}",
        "the dash pattern has more than 16 lengths");
    row("\"stroke\":{\"dashPattern\":[1,2],\"dashPattern\":[1,2]}", "the field \"stroke.dashPattern\" is there twice");
}

void TestLineHeads::filesRefuseBadLines()
{
    QFETCH(QByteArray, field);
    QFETCH(QString, message);
    DocumentData data;
    QCOMPARE(readFrom(shapeWith(field), data).errorString(), Text::sentence(message));
}

void TestLineHeads::documentsRefuseBadLines()
{
    Document document;
    const auto reasonFor = [&](auto change) {
        Shape line = lineWith(LineHead::None, LineHead::None);
        change(line);
        return document.addShape(line).isNull() ? document.errorString() : QString();
    };
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(reasonFor([](Shape &shape) { shape.endHead = LineHead(99); }),
             QStringLiteral("The head of the line is unknown"));
    QCOMPARE(reasonFor([](Shape &shape) { shape.stroke.cap = LineCap(3); }),
             QStringLiteral("The stroke's cap is unknown"));
    QCOMPARE(reasonFor([](Shape &shape) { shape.stroke.join = LineJoin(3); }),
             QStringLiteral("The stroke's join is unknown"));
    QCOMPARE(reasonFor([&](Shape &shape) {
                 shape.stroke.dashPattern = DashPattern({nan, 1});
             }),
             QStringLiteral("A length of the dash pattern is not between 0.01 and 1000"));
    QCOMPARE(reasonFor([](Shape &shape) { shape.stroke.dashPattern = DashPattern(QList<double>(18, 1)); }),
             QStringLiteral("The dash pattern has more than 16 lengths"));
}

void TestLineHeads::oldDrawingsKeepTheirVersion()
{
    DocumentData data;
    data.order = {ShapeId(1)};
    data.nextId = 2;
    data.shapes.insert(ShapeId(1), lineWith(LineHead::None, LineHead::None));
    QVERIFY(written(data).startsWith("{\"format\":\"trammel\",\"version\":1,"));
    data.shapes.edit(ShapeId(1))->endHead = LineHead::Bar;
    QVERIFY(written(data).startsWith("{\"format\":\"trammel\",\"version\":3,"));
}

void TestLineHeads::patternsAreShared()
{
    Shape line = lineWith(LineHead::None, LineHead::None);
    line.stroke.dashPattern = DashPattern({3, 1});
    DocumentData data;
    for (quint32 id : {1u, 2u}) {
        data.shapes.insert(ShapeId(id), line);
        data.order.append(ShapeId(id));
    }
    data.nextId = 3;
    DocumentData back;
    QVERIFY(readFrom(written(data), back));
    const auto dataOf = [&](quint32 id) {
        return back.shapes.find(ShapeId(id))->stroke.dashPattern.lengths().constData();
    };
    QCOMPARE(dataOf(1), dataOf(2));
}

void TestLineHeads::svgHoldsHeads()
{
    DocumentData data;
    data.order = {ShapeId(1)};
    data.nextId = 2;
    Shape line = lineWith(LineHead::None, LineHead::Triangle, 0.5);
    line.stroke.color = QColor(255, 0, 0, 51);
    data.shapes.insert(ShapeId(1), line);
    const QByteArray svg = toSvg(data);
    // The line ends in the middle of the head, and the tip is the end point.
    QVERIFY2(svg.contains("<g opacity=\"0.2\">\n<path d=\"M0 0L100 0L100 75\" fill=\"none\" stroke=\"#ff0000\""), svg);
    QVERIFY2(svg.contains("\n<path d=\"M100 80L104 70L96 70L100 80\" fill=\"#ff0000\"/>\n</g>\n"), svg);
}

void TestLineHeads::svgHoldsCapsAndJoins()
{
    DocumentData data;
    data.order = {ShapeId(1)};
    data.nextId = 2;
    Shape line = lineWith(LineHead::None, LineHead::None, 2);
    data.shapes.insert(ShapeId(1), line);
    QVERIFY(toSvg(data).contains(" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-width=\"2\"/>"));
    line.stroke.cap = LineCap::Flat;
    line.stroke.join = LineJoin::Miter;
    line.stroke.dashPattern = DashPattern({3, 1.5});
    *data.shapes.edit(ShapeId(1)) = line;
    QVERIFY(toSvg(data).contains(
        " stroke-linecap=\"butt\" stroke-linejoin=\"miter\" stroke-width=\"2\" stroke-dasharray=\"6 3\"/>"));
}

TRAMMEL_TEST(TestLineHeads)
#include "tst_lineheads.moc"
