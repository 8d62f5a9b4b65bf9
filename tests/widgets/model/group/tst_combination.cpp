#include "tests/setmembership.h"
#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/combination.h>
#include <trammel/connector.h>
#include <trammel/document.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/winding.h>
#include <trammel/shapekind.h>

#include "widgets/model/path/cubic_p.h"

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <cmath>

using namespace Trammel;

Q_DECLARE_METATYPE(Trammel::BooleanOperation)

namespace {

Shape filled(Shape shape, const QColor &color)
{
    shape.fill = color;
    return shape;
}

/// Two boxes that overlap by 10 x 10, the lower one red, the upper one blue.
QList<Shape> boxes()
{
    return {filled(Shape::rectangle({0, 0}, {20, 20}), Qt::red),
            filled(Shape::rectangle({10, 10}, {20, 20}), Qt::blue)};
}

Location locationIn(QPointF point, const Shape &shape)
{
    return locate(point, shape.scenePrimitive());
}

double area(const Shape &shape)
{
    double twice = 0;
    const Polygon polygon = std::get<Polygon>(shape.scenePrimitive());
    for (const QList<QPointF> &ring : QList<QList<QPointF>>{polygon.outline} + polygon.holes) {
        for (qsizetype i = 0; i < ring.size(); ++i)
            twice += cross(ring[i] - ring[0], ring[(i + 1) % ring.size()] - ring[0]);
    }
    return std::abs(twice) / 2;
}

/// A closed shape of any built-in kind that can be combined, of at least a certain size.
Shape randomClosed(RandomShapes &random)
{
    static const QList<ShapeKindCategory> categories = ShapeKind::categories();
    for (;;) {
        Shape shape = random.shape();
        if (random.chance(40)) {
            const QList<ShapeKindCategory::Entry> &entries =
                categories[random.upTo(int(categories.size()) - 1)].entries;
            shape = Shape(*entries[random.upTo(int(entries.size()) - 1)].kind, random.point(),
                          {random.real(20, 120), random.real(20, 120)}, random.real(0, 360));
            shape.mirroredX = random.chance(30);
        }
        if (canCombine(shape) && shape.errorString().isEmpty() && shape.size.width() > 1 && shape.size.height() > 1)
            return shape;
    }
}

double distanceToOutline(QPointF point, const Shape &shape)
{
    const Primitive primitive = shape.scenePrimitive();
    return std::visit([&](const auto &each) { return distance(point, asCurve(each)); }, primitive);
}

} // namespace

class TestCombination : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void combinesBoxes_data();
    void combinesBoxes();
    void isOneStep();
    void keepsTheOrderAndTheGroup();
    void dividesIntoShapesOfTheirOwn();
    void keepsConnectorsOfTheRemainingShape();
    void keepsPartsOfTheCurves();
    void cutsCirclesWhereTheyCross();
    void joinsTheRegionsOfADivision();
    void agreesWithTheShapes();
    void skipsWhatCannotBeCombined();
    void reportsWhatFails();
};

void TestCombination::combinesBoxes_data()
{
    QTest::addColumn<BooleanOperation>("operation");
    QTest::addColumn<int>("rings");
    QTest::addColumn<int>("points");
    QTest::addColumn<double>("expectedArea");
    QTest::addColumn<QColor>("color");

    QTest::newRow("union") << BooleanOperation::Union << 1 << 8 << 700.0 << QColor(Qt::blue);
    QTest::newRow("intersection") << BooleanOperation::Intersection << 1 << 4 << 100.0 << QColor(Qt::blue);
    QTest::newRow("difference") << BooleanOperation::Difference << 1 << 6 << 300.0 << QColor(Qt::red);
    QTest::newRow("exclusion") << BooleanOperation::SymmetricDifference << 2 << 12 << 600.0 << QColor(Qt::blue);
}

void TestCombination::combinesBoxes()
{
    QFETCH(BooleanOperation, operation);
    Document document;
    const ShapeIds ids = document.addShapes(boxes());
    const CombinationResult result = combineShapes(document, ids, operation);
    QVERIFY2(result, qPrintable(result.errorString));
    QCOMPARE(result.shapes, ShapeIds{operation == BooleanOperation::Difference ? ids[0] : ids[1]});
    QCOMPARE(document.count(), 1);
    const Shape &shape = *document.find(result.shapes.first());
    QCOMPARE(shape.kind, &ShapeKind::polygon());
    QTEST(int(shape.outline.size()), "rings");
    qsizetype points = 0;
    for (const QList<QPointF> &ring : shape.outline)
        points += ring.size();
    QTEST(int(points), "points");
    QTEST(area(shape), "expectedArea");
    QTEST(shape.fill.color(), "color");
}

void TestCombination::isOneStep()
{
    for (BooleanOperation operation : Operations) {
        Document document;
        QList<Shape> shapes = boxes();
        shapes[0].text = QStringLiteral("bottom");
        shapes[1].text = QStringLiteral("top");
        const ShapeIds ids = document.addShapes(shapes);
        const DocumentData before = document.data();
        const int steps = document.undoStack()->count();
        QVERIFY(combineShapes(document, ids, operation));
        const DocumentData after = document.data();
        QVERIFY(after != before);
        QCOMPARE(document.undoStack()->count(), steps + 1);
        document.undoStack()->undo();
        QVERIFY(document.data() == before);
        document.undoStack()->redo();
        QVERIFY(document.data() == after);
    }
}

void TestCombination::keepsTheOrderAndTheGroup()
{
    Document document;
    QList<Shape> shapes = boxes();
    shapes.insert(1, Shape::ellipse({100, 100}, {5, 5}));
    shapes.append(Shape::ellipse({200, 100}, {5, 5}));
    const ShapeIds ids = document.addShapes(shapes);
    const GroupId group = document.group({ids[0], ids[2]});
    QVERIFY(combineShapes(document, {ids[0], ids[2]}, BooleanOperation::Union));
    QCOMPARE(document.ids(), (ShapeIds{ids[1], ids[2], ids[3]}));
    QCOMPARE(document.find(ids[2])->group, group);

    document.undoStack()->undo();
    const CombinationResult divided = combineShapes(document, {ids[0], ids[2]}, BooleanOperation::Division);
    QCOMPARE(divided.shapes.size(), 3);
    for (ShapeId id : divided.shapes) {
        QCOMPARE(document.find(id)->group, group);
        QVERIFY(document.rank(id) < document.rank(ids[3]));
        QVERIFY(document.rank(id) > document.rank(ids[1]));
    }
}

void TestCombination::dividesIntoShapesOfTheirOwn()
{
    Document document;
    QList<Shape> shapes = boxes();
    shapes[1].text = QStringLiteral("top");
    // A bar through both.
    shapes.append(filled(Shape::rectangle({5, 5}, {100, 2}), Qt::green));
    const ShapeIds ids = document.addShapes(shapes);
    const CombinationResult result = combineShapes(document, ids, BooleanOperation::Division);
    QVERIFY2(result, qPrintable(result.errorString));
    QCOMPARE(document.ids(), result.shapes);
    QMap<QRgb, double> areas;
    int texts = 0;
    for (ShapeId id : result.shapes) {
        const Shape &shape = *document.find(id);
        areas[shape.fill.rgba()] += area(shape);
        texts += shape.text.isEmpty() ? 0 : 1;
    }
    QCOMPARE(areas.value(QColor(Qt::green).rgb()), 200.0);
    QCOMPARE(areas.value(QColor(Qt::blue).rgb()), 400.0 - 2 * 20);
    QCOMPARE(areas.value(QColor(Qt::red).rgb()), 300.0 - 2 * 10);
    QCOMPARE(texts, 1);
}

void TestCombination::keepsConnectorsOfTheRemainingShape()
{
    Document document;
    QList<Shape> shapes = boxes();
    shapes.append(Shape::rectangle({100, 0}, {20, 20}));
    const ShapeIds ids = document.addShapes(shapes);
    ConnectorEnd bottom, top, other;
    bottom.shape = ids[0];
    top.shape = ids[1];
    other.shape = ids[2];
    const ShapeId fromBottom = document.connect(bottom, other), fromTop = document.connect(top, other);
    QVERIFY(combineShapes(document, {ids[0], ids[1]}, BooleanOperation::Union));
    QCOMPARE(document.find(fromTop)->connector->from.shape, ids[1]);
    QVERIFY(document.find(fromBottom)->connector->from.shape.isNull());
}

void TestCombination::keepsPartsOfTheCurves()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 60);
    int points = 0, exactPoints = 0;
    for (int i = 0; i < 60; ++i) {
        Shape one = Shape::ellipse(random.point(), {random.real(40, 200), random.real(40, 200)}, random.real(0, 360));
        Shape other = Shape::roundedRectangle(random.point(), {random.real(40, 200), random.real(40, 200)}, 15,
                                              random.real(0, 360));
        for (BooleanOperation operation : Operations) {
            Document document;
            const CombinationResult result = combineShapes(document, document.addShapes({one, other}), operation);
            for (ShapeId id : result.shapes) {
                for (const QList<QPointF> &ring : document.find(id)->sceneOutline()) {
                    if (document.find(id)->kind != &ShapeKind::bezierPath())
                        continue;
                    forEachCurve(ring, [&](const Cubic &curve) {
                        for (double t : {0.0, 0.3, 0.5, 0.8}) {
                            const QPointF point = curve.at(t);
                            double nearest = HUGE_VAL;
                            for (const Shape &source : {one, other}) {
                                for (const QList<QPointF> &sourceRing : source.asPath()->sceneOutline()) {
                                    forEachCurve(sourceRing, [&](const Cubic &each) {
                                        const QPointF foot = each.at(nearestParameter(each, point));
                                        nearest = std::min(nearest, length(foot - point));
                                    });
                                }
                            }
                            ++points;
                            exactPoints += nearest < 1e-9 ? 1 : 0;
                            QVERIFY2(nearest < 0.01, qPrintable(QString::number(nearest)));
                        }
                    });
                }
            }
        }
    }
    // A crossing next to the end of a curve may be that of a chord, within the tolerance of the chords.
    QVERIFY(points > 4000);
    QVERIFY(exactPoints > points * 0.99);
}

void TestCombination::cutsCirclesWhereTheyCross()
{
    Document document;
    const ShapeIds ids = document.addShapes({Shape::ellipse({0, 0}, {100, 100}), Shape::ellipse({60, 0}, {100, 100})});
    QVERIFY(combineShapes(document, ids, BooleanOperation::Intersection));
    const Shape &lens = *document.find(ids[1]);
    QCOMPARE(lens.kind, &ShapeKind::bezierPath());
    // Each circle has two quarters within the lens, which end in a tip or at an extreme point: four anchors.
    QCOMPARE(lens.outline.size(), 1);
    QCOMPARE(lens.outline.first().size(), 3 * 4);
    QVERIFY(std::abs(lens.size.width() - 40) < 1e-9);
    // The tips are symmetric, and as far from the circles as the arcs of a path may be.
    QVERIFY(std::abs(lens.center.x() - 30) < 1e-9 && std::abs(lens.center.y()) < 1e-9);
    QVERIFY(std::abs(lens.size.height() - 80) < 0.05);
}

void TestCombination::joinsTheRegionsOfADivision()
{
    Document document;
    const ShapeIds ids = document.addShapes({Shape::ellipse({0, 0}, {100, 70}, 20), Shape::ellipse({40, 10}, {90, 90}),
                                             Shape::rectangle({20, 20}, {60, 60}, 33)});
    Document whole;
    QVERIFY(combineShapes(whole,
                          whole.addShapes({*document.find(ids[0]), *document.find(ids[1]), *document.find(ids[2])}),
                          BooleanOperation::Union));
    const CombinationResult parts = combineShapes(document, ids, BooleanOperation::Division);
    QVERIFY(parts.shapes.size() >= 6);
    const CombinationResult joined = combineShapes(document, parts.shapes, BooleanOperation::Union);
    QVERIFY2(joined, qPrintable(joined.errorString));
    QCOMPARE(document.count(), 1);
    const Shape &shape = *document.find(joined.shapes.first());
    // No gap remains between the regions.
    QCOMPARE(shape.outline.size(), 1);
    QVERIFY(std::abs(area(shape) - area(*whole.find(whole.ids().first()))) < 0.1);
}

void TestCombination::agreesWithTheShapes()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 60);
    int checked = 0;
    for (int i = 0; i < 40; ++i) {
        QList<Shape> shapes;
        for (int k = 2 + random.upTo(2); k > 0; --k)
            shapes.append(randomClosed(random));
        for (BooleanOperation operation : Operations) {
            Document document;
            const ShapeIds ids = document.addShapes(shapes);
            QCOMPARE(ids.size(), shapes.size());
            const CombinationResult result = combineShapes(document, ids, operation);
            QList<Shape> results;
            // Shapes that do not overlap are not divided.
            for (ShapeId id : operation == BooleanOperation::Division ? document.ids() : result.shapes)
                results.append(*document.find(id));
            for (int k = 0; k < 40; ++k) {
                const QPointF point = random.point() * 2;
                std::vector<bool> inside;
                double nearest = HUGE_VAL;
                for (const Shape &shape : std::as_const(shapes)) {
                    inside.push_back(locationIn(point, shape) == Location::Inside);
                    nearest = std::min(nearest, distanceToOutline(point, shape));
                }
                // The chords and the arcs of paths deviate from the outlines.
                if (nearest < 0.1)
                    continue;
                const auto found = std::count_if(results.begin(), results.end(), [&](const Shape &shape) {
                    return locationIn(point, shape) == Location::Inside;
                });
                ++checked;
                QVERIFY2(found == int(isSelected(inside, operation)),
                         qPrintable(QStringLiteral("case %1, operation %2, point %3, %4, in %5 shapes")
                                        .arg(i)
                                        .arg(int(operation))
                                        .arg(point.x())
                                        .arg(point.y())
                                        .arg(found)));
            }
        }
    }
    QVERIFY(checked > 5000);
}

void TestCombination::skipsWhatCannotBeCombined()
{
    Document document;
    Shape words(ShapeKind::text(), {5, 5}, {40, 10});
    words.text = QStringLiteral("text");
    const Shape line = Shape::polyline({{0, 0}, {30, 30}}), arc = Shape::bezierPath({{{0, 0}, {0, 9}, {9, 9}, {9, 0}}});
    const Shape stranger(ShapeKind::named(QStringLiteral("test.stranger")), {5, 5}, {9, 9});
    for (const Shape &shape : {words, line, arc, stranger, Shape::connectorBetween({}, {})})
        QVERIFY(!canCombine(shape));
    const ShapeIds others = document.addShapes({words, line, arc, stranger});
    const ShapeIds ids = document.addShapes(boxes());
    QVERIFY(combineShapes(document, others + ids + ShapeIds{ShapeId(99)}, BooleanOperation::Union));
    QCOMPARE(document.ids(), others + ShapeIds{ids[1]});
}

void TestCombination::reportsWhatFails()
{
    Document document;
    const ShapeIds ids = document.addShapes({Shape::rectangle({0, 0}, {10, 10}), Shape::rectangle({50, 0}, {10, 10}),
                                             Shape::rectangle({0, 0}, {30, 30}), Shape::rectangle({0, 0}, {0, 30})});
    const DocumentData before = document.data();
    const int steps = document.undoStack()->count();
    const auto failure = [&](const ShapeIds &operands, BooleanOperation operation) {
        const CombinationResult result = combineShapes(document, operands, operation);
        return !result && result.shapes.isEmpty() ? result.errorString : QString();
    };
    QCOMPARE(failure({}, BooleanOperation::Union), QStringLiteral("Combining needs at least two closed shapes."));
    QCOMPARE(failure({ids[0], ids[0]}, BooleanOperation::Union),
             QStringLiteral("Combining needs at least two closed shapes."));
    QCOMPARE(failure({ids[0], ids[1]}, BooleanOperation::Intersection),
             QStringLiteral("Nothing would remain of the shapes."));
    QCOMPARE(failure({ids[0], ids[2]}, BooleanOperation::Difference),
             QStringLiteral("Nothing would remain of the shapes."));
    QCOMPARE(failure({ids[0], ids[3]}, BooleanOperation::Intersection),
             QStringLiteral("Nothing would remain of the shapes."));
    QCOMPARE(failure({ids[0], ids[1]}, BooleanOperation::Division), QStringLiteral("The shapes do not overlap."));
    QVERIFY(document.data() == before);
    QCOMPARE(document.undoStack()->count(), steps);
}

TRAMMEL_TEST(TestCombination)
#include "tst_combination.moc"
