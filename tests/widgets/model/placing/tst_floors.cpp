#include "tests/testprogram.h"
#include "tests/widgets/placingscenes.h"
#include "widgets/model/placing/placingscene_p.h"
#include <trammel/document.h>
#include <trammel/geometry/predicates.h>
#include <trammel/separation.h>

#include <QtTest/QTest>

#include <optional>
#include <vector>

using namespace Trammel;

/// Floors: filled shapes around others, which stay inside them when they are separated.
class TestFloors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofManyShapes();
    void edge();
    void two();
    void inside();
    void random_data();
    void random();
    void withoutRoom();
};

// Shapes stay on the floor that they are on, and the floor does not count for them.
void TestFloors::ofManyShapes()
{
    Document document;
    QList<Shape> shapes{solid(Shape::rectangle({0, 0}, {300, 200}, 30))};
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 12; ++i)
        shapes.append(
            solid(Shape::rectangle({random.real(-40, 40), random.real(-40, 40)}, {30, 30}, random.real(0, 360))));
    const ShapeIds ids = document.addShapes(shapes);
    QVERIFY(separate(document, separateUnits(ids)));
    QVERIFY(overlapsOf(document, ids).isEmpty());
    QCOMPARE(document.find(ids[0])->center, shapes[0].center);
    for (ShapeId id : ids)
        QVERIFY(contains(document.find(ids[0])->scenePrimitive(), document.find(id)->scenePrimitive()));
}

// Shapes that are pushed over the edge of their floor move back, and the floor does not move toward them.
void TestFloors::edge()
{
    Document document;
    QList<Shape> shapes{solid(Shape::rectangle({0, 0}, {300, 200}))};
    for (int i = 0; i < 8; ++i)
        shapes.append(solid(Shape::rectangle({134, 5.0 * i - 20}, {30, 30})));
    const ShapeIds ids = document.addShapes(shapes);
    QVERIFY(separate(document, separateUnits(ids)));
    QVERIFY(overlapsOf(document, ids).isEmpty());
    QCOMPARE(document.find(ids[0])->center, QPointF(0, 0));
    for (ShapeId id : ids)
        QVERIFY(contains(document.find(ids[0])->scenePrimitive(), document.find(id)->scenePrimitive()));
}

// A shape on two floors that overlap stays on the upper one.
void TestFloors::two()
{
    for (bool isUpperFirst : {false, true}) {
        Document document;
        const Shape left = solid(Shape::rectangle({0, 0}, {100, 60})),
                    right = solid(Shape::rectangle({60, 0}, {100, 60}));
        const ShapeIds ids = document.addShapes({left, right, solid(Shape::rectangle({30, 0}, {20, 20}))});
        if (isUpperFirst)
            QVERIFY(document.reorderAbove({ids[0]}, ids[1]));
        QVERIFY(separate(document, separateUnits(ids)));
        QVERIFY(overlapsOf(document, ids).isEmpty());
        const ShapeId upper = ids[isUpperFirst ? 0 : 1];
        QVERIFY(contains(document.find(upper)->scenePrimitive(), document.find(ids[2])->scenePrimitive()));
        QVERIFY(length(document.find(ids[0])->center - document.find(ids[1])->center) < 100.01);
    }
}

// A shape overlaps its floor as soon as it is not inside it, be it by a rounding error or far away.
void TestFloors::inside()
{
    Document document;
    const ShapeIds ids =
        document.addShapes({solid(Shape::rectangle({0, 0}, {100, 60})), solid(Shape::rectangle({0, 0}, {20, 20}))});
    PlacingScene scene(document, separateUnits(ids), 0);
    scene.findFloors(100, {});
    QVERIFY(scene.hasFloor(0, 1));
    QCOMPARE(scene.floorOwners()[1], std::vector<std::size_t>{0});
    for (double offset : {0.0, 39.0, 40.0}) {
        scene.units[1].offset = {offset, 0};
        QVERIFY(!scene.overlap(0, 1));
    }
    for (double offset : {40 + 1e-9, 41.0, 500.0, 1e7}) {
        scene.units[1].offset = {offset, 0};
        const std::optional<Contact> contact = scene.overlap(0, 1);
        QVERIFY(contact && contact->depth > PlacingScene::LeastDepth && scene.isMeeting(0, 1));
        QVERIFY(contact->normal.x() < -0.99);
        // The shape moves, and the floor stays.
        QCOMPARE(scene.shareOfSecond(0, 1), 1.0);
    }
}

void TestFloors::random_data()
{
    // 0 for the seed of the test.
    QTest::addColumn<quint32>("seed");
    QTest::newRow("any") << 0u;
    QTest::newRow("shapes far from their floor") << 8u;
    QTest::newRow("shapes far from two floors") << 20u;
}

// Shapes on several floors, some of them locked, are separated by moves that are no longer than the drawing.
void TestFloors::random()
{
    QFETCH(const quint32, seed);
    std::mt19937 engine = seed == 0 ? seededEngine() : std::mt19937(seed);
    RandomShapes random(engine);
    const int rounds = seed == 0 ? testRounds(8) : 1;
    for (int round = 0; round < rounds; ++round) {
        QList<Shape> shapes;
        const int floors = random.upTo(3), count = 1 + random.upTo(11);
        const double extent = random.real(20, 150);
        for (int i = 0; i < floors; ++i) {
            const QPointF center{random.real(0, extent), random.real(0, extent)};
            const QSizeF size{random.real(60, 400), random.real(60, 400)};
            const bool isBox = random.chance(50);
            const double degrees = isBox && random.chance(50) ? 0 : random.real(0, 360);
            shapes.append(
                solid(isBox ? Shape::rectangle(center, size, degrees) : Shape::ellipse(center, size, degrees)));
            shapes.last().locked = random.chance(20);
        }
        for (int i = 0; i < count; ++i) {
            const auto form = SolidForm(random.upTo(int(SolidForm::Angles)));
            const QPointF center{random.real(0, extent), random.real(0, extent)};
            shapes.append(solidShape(random, form, center));
            shapes.last().locked = random.chance(10);
        }
        const double clearance = random.chance(50) ? 0 : random.real(0, 10);
        Document document;
        const ShapeIds ids = document.addShapes(shapes);
        const auto [width, height] = document.bounds().size();
        QVERIFY(separate(document, separateUnits(ids), clearance));
        const ShapeIds selectable = document.selectableIds();
        QVERIFY2(overlapsOf(document, selectable).isEmpty(), qPrintable(QString::number(round)));
        for (qsizetype i = 0; i < ids.size(); ++i) {
            const Shape &shape = *document.find(ids[i]);
            const double move = length(shape.center - shapes[i].center);
            QVERIFY(shape.locked ? move == 0 : move < width + height + clearance * double(ids.size()));
            for (qsizetype j = 0; j < i; ++j) {
                const Collider first = colliderOf(*document.find(ids[j])), second = colliderOf(shape);
                const bool areLocked = shape.locked && shapes[j].locked;
                QVERIFY(areLocked || collide(first, second, 1e-6) || distance(first, second) > clearance - 1e-6);
            }
        }
    }
}

void TestFloors::withoutRoom()
{
    Document document;
    QList<Shape> shapes{solid(Shape::rectangle({0, 0}, {60, 60}))};
    for (int i = 0; i < 12; ++i)
        shapes.append(solid(Shape::rectangle({i - 5.0, i - 5.0}, {30, 30}, i)));
    const ShapeIds ids = document.addShapes(shapes);
    QVERIFY(separate(document, separateUnits(ids)));
    QVERIFY(overlapsOf(document, ids).isEmpty());
}

TRAMMEL_TEST(TestFloors)
#include "tst_floors.moc"
