#include "tests/testprogram.h"
#include "tests/widgets/placingscenes.h"
#include <trammel/document.h>
#include <trammel/pathdistribution.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace Trammel;

class TestPathDistribution : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void straight();
    void tooLong();
    void single();
    void corner();
    void curve_data();
    void curve();
    void closed();
    void order();
    void groups();
    void undo();
    void badInput();
};

void TestPathDistribution::straight()
{
    Document document;
    const ShapeId line = document.addShape(Shape::polyline({{0, 0}, {300, 400}}));
    // Seen along the line, the circles are 20, 40 and 60 wide.
    const ShapeIds ids =
        document.addShapes({solid(Shape::ellipse({10, 0}, {20, 20})), solid(Shape::ellipse({100, 170}, {40, 40})),
                            solid(Shape::ellipse({280, 300}, {60, 60}))});
    QVERIFY(distributeAlong(document, separateUnits(ids), line));
    // 500 - 120 are left for two gaps of 190.
    const QPointF axis(0.6, 0.8);
    QVERIFY(length(document.find(ids[0])->center - axis * 10) < 1e-9);
    QVERIFY(length(document.find(ids[1])->center - axis * 230) < 1e-9);
    QVERIFY(length(document.find(ids[2])->center - axis * 470) < 1e-9);
    QCOMPARE(document.find(ids[1])->rotation, 0.0);
    QVERIFY(distributeAlong(document, separateUnits(ids), line, {Spacing::Centers, true}));
    for (int i = 0; i < 3; ++i) {
        QVERIFY(length(document.find(ids[i])->center - axis * (250 * i)) < 1e-9);
        QVERIFY(std::abs(document.find(ids[i])->rotation - degreesFromAxis(axis)) < 1e-9);
    }
    // Boxes that follow the line are 20 wide on it, upright ones 28.
    const ShapeIds boxes = document.addShapes(QList<Shape>(2, solid(Shape::rectangle({0, 0}, {20, 20}, 70))));
    QVERIFY(distributeAlong(document, separateUnits(boxes), line, {Spacing::Gaps, true}));
    QVERIFY(length(document.find(boxes[0])->center - axis * 10) < 1e-9);
    QVERIFY(length(document.find(boxes[1])->center - axis * 490) < 1e-9);
}

void TestPathDistribution::tooLong()
{
    Document document;
    const ShapeId line = document.addShape(Shape::polyline({{0, 0}, {100, 0}}));
    const ShapeIds ids =
        document.addShapes({solid(Shape::rectangle({0, 0}, {60, 10})), solid(Shape::rectangle({50, 0}, {60, 10})),
                            solid(Shape::rectangle({70, 0}, {60, 10}))});
    QVERIFY(distributeAlong(document, separateUnits(ids), line));
    for (int i = 0; i < 3; ++i)
        QVERIFY(length(document.find(ids[i])->center - QPointF(30 + 20 * i, 0)) < 1e-9);
}

void TestPathDistribution::single()
{
    Document document;
    const ShapeId line = document.addShape(Shape::polyline({{0, 0}, {100, 0}}));
    const ShapeId id = document.addShape(solid(Shape::rectangle({7, 70}, {60, 10}, 20)));
    QVERIFY(distributeAlong(document, {{id}}, line));
    QCOMPARE(document.find(id)->center, QPointF(50, 0));
    QCOMPARE(document.find(id)->rotation, 20.0);
}

void TestPathDistribution::corner()
{
    Document document;
    const ShapeId line = document.addShape(Shape::polyline({{0, 0}, {200, 0}, {200, 200}}));
    const ShapeIds ids = document.addShapes(QList<Shape>(5, solid(Shape::rectangle({0, 0}, {30, 10}))));
    QVERIFY(distributeAlong(document, separateUnits(ids), line, {Spacing::Gaps, true}));
    // 400 - 150 are left for four gaps of 62.5, so that the centers are 92.5 apart.
    const QList<QPointF> centers{{15, 0}, {107.5, 0}, {200, 0}, {200, 92.5}, {200, 185}};
    for (int i = 0; i < 5; ++i)
        QVERIFY(length(document.find(ids[i])->center - centers[i]) < 1e-9);
    QCOMPARE(document.find(ids[1])->rotation, 0.0);
    QCOMPARE(document.find(ids[4])->rotation, 90.0);
    // Upright, they are 10 long on the second segment.
    document.undoStack()->undo();
    QVERIFY(distributeAlong(document, separateUnits(ids), line));
    for (ShapeId id : ids) {
        const QPointF center = document.find(id)->center;
        QVERIFY(center.y() == 0 || std::abs(center.x() - 200) < 1e-9);
    }
    QVERIFY(length(document.find(ids[4])->center - QPointF(200, 195)) < 1e-9);
}

void TestPathDistribution::curve_data()
{
    QTest::addColumn<bool>("isFollowing");
    QTest::newRow("upright") << false;
    QTest::newRow("following") << true;
}

void TestPathDistribution::curve()
{
    QFETCH(const bool, isFollowing);
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    const Shape path = Shape::bezierPath({{{0, 0}, {300, -400}, {600, 400}, {900, 0}}});
    const ShapeId line = document.addShape(path);
    QList<Shape> shapes;
    for (int i = 0; i < 12; ++i)
        shapes.append(solidShape(random, SolidForm::Mixed, {i * 80.0, random.real(-40, 40)}));
    const ShapeIds ids = document.addShapes(shapes);
    QVERIFY(distributeAlong(document, separateUnits(ids), line, {Spacing::Centers, isFollowing}));
    const Primitive chords = path.scenePrimitive();
    const QList<QPointF> points = std::get<Polyline>(chords).points;
    // The lengths between the centers, along the chords, are equal.
    QList<double> places;
    for (ShapeId id : ids) {
        const Shape &shape = *document.find(id);
        double place = 0, found = -1;
        for (qsizetype i = 1; i < points.size() && found < 0; ++i) {
            const Segment chord{points[i - 1], points[i]};
            if (distance(shape.center, chord) < 1e-6) {
                found = place + length(shape.center - chord.from);
                if (isFollowing)
                    QVERIFY(length(axisFromDegrees(shape.rotation)
                                   - (chord.to - chord.from) / length(chord.to - chord.from))
                            < 0.05);
            }
            place += length(chord.to - chord.from);
        }
        QVERIFY(found >= 0);
        places.append(found);
        if (!isFollowing)
            QCOMPARE(shape.rotation, shapes[ids.indexOf(id)].rotation);
    }
    for (int i = 1; i + 1 < places.size(); ++i)
        QVERIFY(std::abs(places[i + 1] - 2 * places[i] + places[i - 1]) < 1e-5);
    QVERIFY(distributeAlong(document, separateUnits(ids), line, {Spacing::Gaps, isFollowing}));
    for (ShapeId id : ids)
        QVERIFY(distance(document.find(id)->center, chords) < 1e-6);
}

// On a closed outline, the last gap is that to the first unit.
void TestPathDistribution::closed()
{
    Document document;
    const ShapeId box = document.addShape(Shape::rectangle({100, 100}, {200, 200}));
    const ShapeIds ids = document.addShapes(QList<Shape>(8, solid(Shape::ellipse({0, 0}, {20, 20}))));
    QVERIFY(distributeAlong(document, separateUnits(ids), box));
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const QPointF center = document.find(ids[i])->center, next = document.find(ids[(i + 1) % 8])->center;
        QVERIFY(std::abs(length(next - center) - 100) < 1e-9);
    }
}

void TestPathDistribution::order()
{
    Document document;
    const ShapeId line = document.addShape(Shape::polyline({{0, 0}, {0, 900}}));
    const ShapeIds ids =
        document.addShapes({solid(Shape::rectangle({50, 700}, {20, 20})), solid(Shape::rectangle({-20, 100}, {20, 20})),
                            solid(Shape::rectangle({10, 400}, {20, 20}))});
    QVERIFY(distributeAlong(document, separateUnits(ids), line));
    QVERIFY(document.find(ids[1])->center.y() < document.find(ids[2])->center.y());
    QVERIFY(document.find(ids[2])->center.y() < document.find(ids[0])->center.y());
    QCOMPARE(document.ids(), ShapeIds{line} + ids);
}

void TestPathDistribution::groups()
{
    Document document;
    const ShapeId line = document.addShape(Shape::polyline({{0, 0}, {0, 500}}));
    const ShapeIds ids = document.addShapes(
        {solid(Shape::rectangle({100, 0}, {20, 20})), solid(Shape::rectangle({140, 0}, {20, 20})),
         solid(Shape::rectangle({100, 300}, {20, 20})), solid(Shape::rectangle({100, 600}, {20, 20}))});
    const GroupId group = document.group({ids[0], ids[1]});
    // The unit with the path itself is skipped.
    const ShapeUnits units{{ids[0], ids[1]}, {ids[2]}, {ids[3]}, {line}, {}, {ShapeId(99)}};
    QVERIFY(distributeAlong(document, units, line, {Spacing::Gaps, true}));
    QVERIFY(length(document.find(ids[1])->center - document.find(ids[0])->center - QPointF(0, 40)) < 1e-9);
    QVERIFY(length(document.find(ids[0])->center - QPointF(0, 10)) < 1e-9);
    QVERIFY(length(document.find(ids[3])->center - QPointF(0, 490)) < 1e-9);
    QCOMPARE(document.find(group)->rotation, 90.0);
}

void TestPathDistribution::undo()
{
    Document document;
    const ShapeId line = document.addShape(Shape::polyline({{0, 0}, {300, 40}, {200, 300}}));
    const ShapeIds ids = document.addShapes(QList<Shape>(6, solid(Shape::rectangle({10, 10}, {20, 15}, 33))));
    const DocumentData before = document.data();
    QVERIFY(distributeAlong(document, separateUnits(ids), line, {Spacing::Gaps, true}));
    QCOMPARE(document.undoStack()->count(), 3);
    QVERIFY(!(document.data() == before));
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
    const PlacingResult canceled =
        distributeAlong(document, separateUnits(ids), line, {}, [](double) { return false; });
    QVERIFY(!canceled && canceled.isCanceled && canceled.errorString.isEmpty());
    QVERIFY(document.data() == before);
}

void TestPathDistribution::badInput()
{
    Document document;
    const ShapeIds ids = document.addShapes(QList<Shape>(3, solid(Shape::rectangle({10, 10}, {20, 15}, 33))));
    const ShapeId point = document.addShape(Shape::polyline({{5, 5}, {5, 5}}));
    const ShapeId connector = document.connect({ids[0], {}}, {ids[1], {}});
    const DocumentData before = document.data();
    for (ShapeId path : {ShapeId(), ShapeId(99), point, connector}) {
        const PlacingResult result = distributeAlong(document, separateUnits(ids), path);
        QVERIFY(!result && !result.errorString.isEmpty());
    }
    QVERIFY(document.data() == before);
    const ShapeId line = document.addShape(Shape::polyline({{0, 0}, {9e8, 0}}));
    QVERIFY(distributeAlong(document, {}, line));
    QVERIFY(distributeAlong(document, separateUnits(ids), line, {Spacing::Gaps, true}));
}

TRAMMEL_TEST(TestPathDistribution)
#include "tst_pathdistribution.moc"
