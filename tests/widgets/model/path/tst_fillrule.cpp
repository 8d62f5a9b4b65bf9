#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/combination.h>
#include <trammel/geometry/collision.h>
#include <trammel/geometry/vector.h>
#include <trammel/geometry/winding.h>
#include <trammel/picture.h>

#include <QtCore/QJsonDocument>
#include <QtGui/QImage>
#include <QtGui/QPainterPath>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

using namespace Trammel;

/// Tests the fill rule of paths in queries, painting, files and set operations. The pressures are tested as values.
class TestFillRule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isEvenOddByDefault();
    void equalityComparesEveryField();
    void decidesTheInside_data();
    void decidesTheInside();
    void clicksIgnoreCurvesInsideTheFill();
    void theLineStaysWithoutAFill();
    void agreesWithTheWindingNumber();
    void countsInQueries();
    void countsInCollisions();
    void countsInCombinations();
    void isPainted_data();
    void isPainted();
    void isInSvg();
    void degeneratePathsKeepTheirChords();
    void onlyPathsHaveIt();
    void comesBackFromFiles();
    void needsTheNewVersion();
    void refusesFiles_data();
    void refusesFiles();
    void pressuresChangeEvenly();
    void refusesPressures_data();
    void refusesPressures();
};

namespace {

/// A ring of straight curves.
QList<QPointF> ring(const QList<QPointF> &corners)
{
    QList<QPointF> points;
    for (qsizetype i = 0; i < corners.size(); ++i)
        points.append({corners[i], corners[i], corners[(i + 1) % corners.size()]});
    return points;
}

QList<QPointF> square(double half, bool isReversed = false)
{
    QList<QPointF> corners{{-half, -half}, {half, -half}, {half, half}, {-half, half}};
    if (isReversed)
        std::reverse(corners.begin(), corners.end());
    return ring(corners);
}

Shape filled(const Shape::Outline &rings, FillRule rule)
{
    Shape shape = Shape::bezierPath(rings);
    shape.fill = Qt::red;
    shape.stroke.color = QColor();
    shape.path = PathDetails{rule, {}};
    return shape;
}

/// A pentagram, whose middle is enclosed twice.
Shape star(FillRule rule)
{
    QList<QPointF> corners;
    for (int i : {0, 2, 4, 1, 3})
        corners.append(axisFromDegrees(72.0 * i - 90) * 100);
    return filled({ring(corners)}, rule);
}

} // namespace

void TestFillRule::isEvenOddByDefault()
{
    const Shape shape = Shape::bezierPath({square(10)});
    QVERIFY(shape.path.isDefault());
    QCOMPARE(shape.path->fillRule, FillRule::EvenOdd);
}

void TestFillRule::equalityComparesEveryField()
{
    const Shape before = star(FillRule::EvenOdd);
    Shape pressed = before;
    pressed.path = PathDetails{FillRule::EvenOdd, {{0, 0.5}}};
    Shape other = before;
    other.path = PathDetails{FillRule::EvenOdd, {{0, std::nextafter(0.5, 1)}}};
    for (const Shape &after : {star(FillRule::NonZero), pressed, other}) {
        QVERIFY(before != after && pressed != other);
        Document document;
        const ShapeId id = document.addShape(before);
        QCOMPARE(document.changeShape(id, after), 1);
        QVERIFY(*document.find(id) == after);
        document.undoStack()->undo();
        QVERIFY(*document.find(id) == before);
    }
}

void TestFillRule::decidesTheInside_data()
{
    QTest::addColumn<Shape::Outline>("rings");
    QTest::addColumn<bool>("evenOdd");
    QTest::addColumn<bool>("nonZero");
    const Shape::Outline same{square(100), square(50)}, opposite{square(100), square(50, true)};
    QTest::newRow("same direction") << same << false << true;
    QTest::newRow("opposite direction") << opposite << false << false;
    QTest::newRow("twice around") << Shape::Outline{square(100), square(100)} << false << true;
    QTest::newRow("three rings") << Shape::Outline{square(100), square(50, true), square(25, true)} << true << true;
    QTest::newRow("single") << Shape::Outline{square(100)} << true << true;
    QTest::newRow("star") << star(FillRule::EvenOdd).sceneOutline() << false << true;
}

// Each question about the middle has the same answer.
void TestFillRule::decidesTheInside()
{
    QFETCH(Shape::Outline, rings);
    for (FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
        QFETCH(bool, evenOdd);
        QFETCH(bool, nonZero);
        const bool isInside = rule == FillRule::NonZero ? nonZero : evenOdd;
        Shape shape = filled(rings, rule);
        shape.rotation = 30;
        shape.mirroredX = true;
        const QPointF middle = shape.center + QPointF(0.1, 0.2);
        QCOMPARE(locate(middle, shape.scenePrimitive()) == Location::Inside, isInside);
        Document document;
        const ShapeId id = document.addShape(shape);
        QCOMPARE(!document.shapesAt(middle, 0.01).isEmpty(), isInside);
        QCOMPARE(document.shapeAt(middle, 0.01), isInside ? id : ShapeId());
        const QRectF small(middle - QPointF(1, 1), QSizeF(2, 2));
        QCOMPARE(!document.shapesIn(small, RubberBandMode::Touch).isEmpty(), isInside);
        QPainterPath around;
        around.addEllipse(middle, 2, 2);
        QCOMPARE(!document.shapesIn(around, RubberBandMode::Touch).isEmpty(), isInside);
        QCOMPARE(shape.kind->path(shape).contains(QPointF(0.1, 0.2)), isInside);
    }
}

// The inner of two squares is not a part of the outline, so that a line that is farther away is clicked.
void TestFillRule::clicksIgnoreCurvesInsideTheFill()
{
    Document document;
    const ShapeId squares = document.addShape(filled({square(100), square(50)}, FillRule::NonZero));
    const ShapeId line = document.addShape(Shape::polyline({{47, -80}, {47, 80}}));
    QCOMPARE(document.shapeAt({50, 10}, 4), line);
    QCOMPARE(document.shapeAt({50, 10}, 2), squares);
    QCOMPARE(document.shapeAt({99, 10}, 4), squares);
    // With the even-odd rule, it is an edge of the filling.
    document.changeShape(squares, filled({square(100), square(50)}, FillRule::EvenOdd));
    QCOMPARE(document.shapeAt({50, 10}, 4), squares);
}

void TestFillRule::theLineStaysWithoutAFill()
{
    Shape shape = star(FillRule::NonZero);
    shape.fill = Fill();
    // The inner edges of the star are part of the line.
    Shape evenOdd = shape;
    evenOdd.path = PathDetails();
    const Primitive line = shape.scenePrimitive(), other = evenOdd.scenePrimitive();
    QCOMPARE(std::get<Polygon>(line).outline.size(), std::get<Polygon>(other).outline.size());
    Document document;
    document.addShape(shape);
    const Polygon &polygon = std::get<Polygon>(line);
    QCOMPARE(document.shapesAt((polygon.outline[0] + polygon.outline[1]) / 2, 0.1).size(), 1);
}

// The region of random curves is that of the winding number of their chords, and of QPainterPath.
void TestFillRule::agreesWithTheWindingNumber()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 100);
    for (int i = 0; i < 200; ++i) {
        Shape::Outline rings;
        for (int count = 1 + random.upTo(2); count > 0; --count) {
            QList<QPointF> &points = rings.emplaceBack();
            for (int n = 2 + random.upTo(5); n > 0; --n)
                points.append({random.point(), random.point(), random.point()});
        }
        Shape shape = filled(rings, FillRule::NonZero);
        if (!shape.errorString().isEmpty())
            continue;
        Shape evenOdd = shape;
        evenOdd.path = PathDetails();
        const Polygon region = std::get<Polygon>(shape.scenePrimitive());
        const Polygon chords = std::get<Polygon>(evenOdd.scenePrimitive());
        Document document;
        const ShapeId id = document.addShape(shape);
        for (int k = 0; k < 50; ++k) {
            const QPointF point = shape.center + random.point();
            const bool isInside = locate(point, chords, FillRule::NonZero) == Location::Inside;
            QCOMPARE(locate(point, region) == Location::Inside, isInside);
            if (distance(point, asCurve(Primitive(chords))) > 0.01)
                QCOMPARE(document.shapesAt(point, 0), isInside ? ShapeIds{id} : ShapeIds());
        }
    }
}

void TestFillRule::countsInQueries()
{
    Document document;
    const ShapeId id = document.addShape(star(FillRule::NonZero));
    QCOMPARE(document.shapesAt(document.find(id)->center, 0), ShapeIds{id});
    QCOMPARE(document.changeShapes({id}, [](Shape &shape) { shape.path = PathDetails(); }), 1);
    QVERIFY(document.shapesAt(document.find(id)->center, 0).isEmpty());
    document.undoStack()->undo();
    QCOMPARE(document.shapesAt(document.find(id)->center, 0), ShapeIds{id});
}

void TestFillRule::countsInCollisions()
{
    Shape dot = Shape::ellipse({0, 0}, {4, 4});
    dot.fill = Qt::blue;
    for (FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
        Document document;
        Shape shape = star(rule);
        dot.center = shape.center;
        document.addShapes({shape, dot});
        QCOMPARE(document.overlappingPairs().pairs.size(), rule == FillRule::NonZero ? 1 : 0);
    }
}

void TestFillRule::countsInCombinations()
{
    for (FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
        Document document;
        Shape shape = star(rule);
        Shape far = Shape::rectangle({1000, 0}, {10, 10});
        far.fill = Qt::red;
        const ShapeIds ids = document.addShapes({shape, far});
        QVERIFY(combineShapes(document, ids, BooleanOperation::Union).errorString.isEmpty());
        const Shape &united = *document.find(document.ids().first());
        QVERIFY(united.path.isDefault());
        QCOMPARE(!document.shapesAt(shape.center, 0).isEmpty(), rule == FillRule::NonZero);
        QVERIFY(!document.shapesAt(shape.center + QPointF(0, -70), 0).isEmpty());
    }
}

void TestFillRule::isPainted_data()
{
    QTest::addColumn<double>("scale");
    // Small shapes are drawn into the pixels, large ones by a QPainter.
    QTest::newRow("small") << 0.2;
    QTest::newRow("middle") << 1.0;
    QTest::newRow("large") << 10.0;
}

void TestFillRule::isPainted()
{
    QFETCH(double, scale);
    for (FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
        Document document;
        document.addShape(star(rule));
        const QImage image = toImage(document.data(), scale, Qt::white);
        const QColor middle = image.pixelColor(image.rect().center() + QPoint(0, int(5 * scale)));
        QCOMPARE(middle, rule == FillRule::NonZero ? QColor(Qt::red) : QColor(Qt::white));
    }
}

void TestFillRule::isInSvg()
{
    Document document;
    document.addShape(star(FillRule::NonZero));
    QVERIFY(toSvg(document.data()).contains("<path"));
    QVERIFY(!toSvg(document.data()).contains("evenodd"));
    document.changeShapes(document.ids(), [](Shape &shape) { shape.path = PathDetails(); });
    QVERIFY(toSvg(document.data()).contains("evenodd"));
}

void TestFillRule::degeneratePathsKeepTheirChords()
{
    Document document;
    const ShapeId id = document.addShape(filled({ring({{0, 0}, {100, 0}, {50, 0}})}, FillRule::NonZero));
    QVERIFY2(!id.isNull(), qPrintable(document.errorString()));
    QCOMPARE(document.shapesIn(QRectF(40, -10, 20, 20), RubberBandMode::Touch), ShapeIds{id});
    QCOMPARE(document.shapesAt({30, 0}, 0.5), ShapeIds{id});
}

void TestFillRule::onlyPathsHaveIt()
{
    const PathDetails details{FillRule::NonZero, {{0, 0.5}}};
    for (Shape shape : {Shape::rectangle({0, 0}, {1, 1}), Shape::polygon({{0, 0}, {1, 0}, {0, 1}}),
                        Shape::polyline({{0, 0}, {1, 0}}), Shape::ellipse({0, 0}, {1, 1})}) {
        shape.path = details;
        QVERIFY(shape.normalized().path.isDefault());
    }
    // The fields of a kind that this program does not know are kept.
    Shape unknown(ShapeKind::named(QStringLiteral("test.unknown")), {0, 0}, {1, 1});
    unknown.path = details;
    QVERIFY(*unknown.normalized().path == details);
}

void TestFillRule::comesBackFromFiles()
{
    Document document;
    Shape shape = star(FillRule::NonZero);
    document.addShape(shape);
    shape.path.edit([](PathDetails &details) { details.pressures = {{0, 0.25}, {1.0 / 3, 1}, {1, 0}}; });
    document.addShape(shape);
    const QByteArray text = written(document.data());
    QVERIFY(text.contains("\"fillRule\":\"nonZero\""));
    QVERIFY(text.contains("\"pressures\":[[0,0.25],[0.3333333333333333,1],[1,0]]"));
    DocumentData back;
    const FileResult result = readFrom(text, back);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(back == document.data());
    document.changeShapes(document.ids(), [](Shape &each) { each.path = PathDetails(); });
    QVERIFY(!written(document.data()).contains("fillRule") && !written(document.data()).contains("pressures"));
}

// An older program would fill other parts. It would show a line of pressures in its full width.
void TestFillRule::needsTheNewVersion()
{
    const auto versionOf = [](const PathDetails &details) {
        Document document;
        Shape shape = star(FillRule::EvenOdd);
        shape.path = details;
        document.addShape(shape);
        return QJsonDocument::fromJson(written(document.data())).object().value(QStringLiteral("version")).toInt();
    };
    QCOMPARE(versionOf({}), 1);
    QCOMPARE(versionOf({FillRule::EvenOdd, {{0, 0.5}}}), 1);
    QCOMPARE(versionOf({FillRule::NonZero, {}}), 3);
}

void TestFillRule::refusesFiles_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArray &fields, const char *reason) {
        QTest::newRow(name) << fields << QStringLiteral("Line 3: ") + QString::fromLatin1(reason);
    };
    row("unknown rule", R"("fillRule":"odd")", "the field \"fillRule\" is not \"evenOdd\" or \"nonZero\"");
    row("rule a number", R"("fillRule":1)", "the field \"fillRule\" is not \"evenOdd\" or \"nonZero\"");
    row("rule twice", R"("fillRule":"nonZero","fillRule":"nonZero")", "the field \"fillRule\" is there twice");
    const char *pressures =
        "the field \"pressures\" is not a list of places with pressures, each a list of two numbers";
    row("pressures an object", R"("pressures":{})", pressures);
    row("pressures numbers", R"("pressures":[0,1])", pressures);
    row("pressures with text", R"("pressures":[["0",1]])", pressures);
    QByteArray many = "\"pressures\":[[0,1]";
    for (int i = 0; i < 10'000; ++i)
        many += ",[1,1]";
    row("too many pressures", many + "]", "the path has more than 10000 pressures");
    row("descending", R"("pressures":[[0.5,1],[0.4,1]])", "the places of the pressures do not ascend from 0 to 1");
    row("beyond the end", R"("pressures":[[0.5,1],[1.1,1]])", "the places of the pressures do not ascend from 0 to 1");
    row("too strong", R"("pressures":[[0.5,1.5]])", "a pressure is not from 0 to 1");
    row("negative", R"("pressures":[[0.5,-0.1]])", "a pressure is not from 0 to 1");
}

void TestFillRule::refusesFiles()
{
    QFETCH(QByteArray, fields);
    QFETCH(QString, reason);
    DocumentData data;
    QCOMPARE(readFrom(shapeWith(fields), data).errorString(), reason);
    QVERIFY(data.order.isEmpty());
}

void TestFillRule::pressuresChangeEvenly()
{
    QCOMPARE(PathDetails().pressureAt(0.5), 1.0);
    const PathDetails details{FillRule::EvenOdd, {{0.25, 0}, {0.5, 1}, {0.5, 0.5}, {0.75, 0.75}}};
    QVERIFY(details.errorString().isEmpty());
    QCOMPARE(details.pressureAt(0), 0.0);
    QCOMPARE(details.pressureAt(0.375), 0.5);
    QCOMPARE(details.pressureAt(0.5), 1.0);
    QCOMPARE(details.pressureAt(0.625), 0.625);
    QCOMPARE(details.pressureAt(1), 0.75);
}

void TestFillRule::refusesPressures_data()
{
    QTest::addColumn<double>("place");
    QTest::addColumn<double>("pressure");
    const double infinity = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("place NaN") << nan << 0.5;
    QTest::newRow("place infinite") << infinity << 0.5;
    QTest::newRow("place negative") << -0.1 << 0.5;
    QTest::newRow("pressure NaN") << 0.5 << nan;
    QTest::newRow("pressure infinite") << 0.5 << infinity;
}

void TestFillRule::refusesPressures()
{
    QFETCH(double, place);
    QFETCH(double, pressure);
    Shape shape = star(FillRule::EvenOdd);
    shape.path = PathDetails{FillRule::EvenOdd, {{place, pressure}}};
    QVERIFY(!shape.errorString().isEmpty());
    Document document;
    QVERIFY(document.addShape(shape).isNull());
    shape.path = PathDetails{FillRule(2), {}};
    QCOMPARE(shape.errorString(), QStringLiteral("the fill rule is unknown"));
}

TRAMMEL_TEST(TestFillRule)
#include "tst_fillrule.moc"
