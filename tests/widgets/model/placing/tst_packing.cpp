#include "tests/testprogram.h"
#include "tests/widgets/placingscenes.h"
#include <trammel/document.h>
#include <trammel/packing.h>
#include <trammel/shapekind.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace Trammel;

Q_DECLARE_METATYPE(Trammel::Packing)

namespace {

QList<Shape> scattered(RandomShapes &random, SolidForm form, int count)
{
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i)
        shapes.append(solidShape(random, form, {random.real(0, 800), random.real(0, 800)}));
    return shapes;
}

} // namespace

class TestPacking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void row_data();
    void row();
    void curvesInNarrowRow();
    void density_data();
    void density();
    void block();
    void container_data();
    void container();
    void membersOfContainers_data();
    void membersOfContainers();
    void holes();
    void angles();
    void obstacles();
    void groups();
    void undo();
    void canceled();
    void doesNotFit();
    void badInput_data();
    void badInput();
};

void TestPacking::row_data()
{
    QTest::addColumn<SolidForm>("form");
    QTest::addColumn<double>("clearance");
    QTest::addColumn<int>("turning");
    for (double clearance : {0.0, 4.0}) {
        QTest::addRow("boxes, %g", clearance) << SolidForm::Boxes << clearance << int(Packing::Turning::None);
        QTest::addRow("stars, %g", clearance) << SolidForm::Stars << clearance << int(Packing::Turning::None);
        QTest::addRow("mixed, %g", clearance) << SolidForm::Mixed << clearance << int(Packing::Turning::None);
        QTest::addRow("mixed by angles, %g", clearance)
            << SolidForm::Mixed << clearance << int(Packing::Turning::ByAngles);
        QTest::addRow("mixed freely, %g", clearance) << SolidForm::Mixed << clearance << int(Packing::Turning::Free);
    }
}

void TestPacking::row()
{
    QFETCH(const SolidForm, form);
    QFETCH(const double, clearance);
    QFETCH(const int, turning);
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    const QList<Shape> shapes = scattered(random, form, 40);
    const ShapeIds ids = document.addShapes(shapes);
    const Aabb2 before = document.bounds();
    Packing packing;
    packing.width = 300;
    packing.clearance = clearance;
    packing.turning = Packing::Turning(turning);
    const PlacingResult result = pack(document, separateUnits(ids), packing);
    QVERIFY2(result, qPrintable(result.errorString));
    QVERIFY(overlapsOf(document, ids).isEmpty());
    QVERIFY2(smallestGap(document) >= clearance - 1e-6, qPrintable(QString::number(smallestGap(document))));
    const Aabb2 after = document.bounds();
    QVERIFY2(after.size()[0] <= 300 + 1e-6, qPrintable(QString::number(after.size()[0], 'g', 12)));
    QVERIFY(std::abs(after.min[1] - before.min[1]) < 5);
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Shape &shape = *document.find(ids[i]);
        QCOMPARE(shape.size, shapes[i].size);
        const double turn = normalizedDegrees(shape.rotation - shapes[i].rotation);
        if (packing.turning == Packing::Turning::None)
            QCOMPARE(shape.rotation, shapes[i].rotation);
        else if (packing.turning == Packing::Turning::ByAngles)
            QVERIFY(std::abs(turn - 90 * std::round(turn / 90)) < 1e-9);
    }
}

// The exact bounds of curves fit into the row, not only those of their chords.
void TestPacking::curvesInNarrowRow()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (double clearance : {0.0, 3.0}) {
        QList<Shape> shapes;
        double widest = 0;
        for (int i = 0; i < 30; ++i) {
            shapes.append(solidShape(random, SolidForm::Curved, {random.real(0, 800), random.real(0, 800)}));
            shapes.last().rotation = random.real(0, 360);
            widest = std::max(widest, shapes.last().sceneBounds().size()[0]);
        }
        Document document;
        const ShapeIds ids = document.addShapes(shapes);
        Packing packing;
        packing.width = widest;
        packing.clearance = clearance;
        const PlacingResult result = pack(document, separateUnits(ids), packing);
        QVERIFY2(result, qPrintable(result.errorString));
        const double width = document.bounds().size()[0];
        QVERIFY2(width <= widest + 1e-6, qPrintable(QString::number(width - widest)));
        QVERIFY2(smallestGap(document) >= clearance - 1e-6, qPrintable(QString::number(smallestGap(document))));
    }
}

void TestPacking::density_data()
{
    QTest::addColumn<SolidForm>("form");
    // 0 for the seed of the test.
    QTest::addColumn<quint32>("seed");
    QTest::newRow("stars") << SolidForm::Stars << 0u;
    QTest::newRow("angles") << SolidForm::Angles << 0u;
    QTest::newRow("curved") << SolidForm::Curved << 0u;
    // Most orders of these few shapes are worse than the plain one.
    QTest::newRow("few orders are good") << SolidForm::Curved << 45u;
    // Shapes that are rotated where each lies lowest block others.
    QTest::newRow("rotation blocks others") << SolidForm::Curved << 55u;
}

void TestPacking::density()
{
    QFETCH(const SolidForm, form);
    QFETCH(const quint32, seed);
    std::mt19937 engine = seed == 0 ? seededEngine() : std::mt19937(seed);
    RandomShapes random(engine);
    // The plain fill is slow for curves.
    const bool isCurved = form == SolidForm::Curved;
    const QList<Shape> shapes = scattered(random, form, isCurved ? 12 : 40);
    Document document;
    const ShapeIds ids = document.addShapes(shapes);
    Packing packing;
    packing.width = isCurved ? 130 : 250;
    QVERIFY(pack(document, separateUnits(ids), packing));
    const double height = document.bounds().size()[1], plain = plainHeight(shapes, packing.width, 2);
    QVERIFY2(height <= plain, qPrintable(QStringLiteral("%1, and plainly %2").arg(height).arg(plain)));
    // With rotation, the result is no worse.
    packing.turning = Packing::Turning::Free;
    document.undoStack()->undo();
    QVERIFY(pack(document, separateUnits(ids), packing));
    QVERIFY(document.bounds().size()[1] <= 1.02 * height);
}

void TestPacking::block()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    const ShapeIds ids = document.addShapes(scattered(random, SolidForm::Mixed, 60));
    QVERIFY(pack(document, separateUnits(ids)));
    const auto [width, height] = document.bounds().size();
    QVERIFY(width < 2 * height && height < 2 * width);
    QVERIFY(overlapsOf(document, ids).isEmpty());
}

void TestPacking::container_data()
{
    QTest::addColumn<Shape>("container");
    QTest::addColumn<double>("clearance");
    QTest::newRow("box") << Shape::rectangle({500, -300}, {300, 260}) << 0.0;
    QTest::newRow("turned box") << solid(Shape::rectangle({500, -300}, {300, 300}, 30)) << 3.0;
    QTest::newRow("ellipse") << solid(Shape::ellipse({500, -300}, {420, 350}, 20)) << 0.0;
    QTest::newRow("concave") << Shape::polygon({{0, 0}, {400, 0}, {400, 150}, {150, 150}, {150, 400}, {0, 400}}) << 2.0;
    QTest::newRow("hole") << solid(
        Shape::polygon({{0, 0}, {400, 0}, {400, 300}, {0, 300}}, {{{150, 80}, {250, 80}, {250, 180}, {150, 180}}}))
                          << 0.0;
    QTest::newRow("path") << Shape::bezierPath({{{0, 0},
                                                 {150, -100},
                                                 {300, -100},
                                                 {450, 0},
                                                 {520, 150},
                                                 {520, 300},
                                                 {400, 400},
                                                 {250, 380},
                                                 {120, 380},
                                                 {0, 400},
                                                 {-80, 250},
                                                 {-80, 120}}})
                          << 1.0;
}

void TestPacking::container()
{
    QFETCH(const Shape, container);
    QFETCH(const double, clearance);
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    const ShapeId room = document.addShape(container);
    const ShapeIds ids = document.addShapes(scattered(random, SolidForm::Mixed, 25));
    Packing packing;
    packing.container = room;
    packing.clearance = clearance;
    const PlacingResult result = pack(document, separateUnits(ids), packing);
    QVERIFY2(result, qPrintable(result.errorString));
    QVERIFY(!result.shapes.contains(room));
    const Primitive inside = container.scenePrimitive();
    for (ShapeId id : ids) {
        const Primitive part = document.find(id)->scenePrimitive();
        QVERIFY(contains(inside, part) || clearance == 0);
        // Without a clearance, the shape may touch the outline, up to rounding.
        QVERIFY(!collide(Collider(inside, Extent::Curve), Collider(part, Extent::Area), 1e-6));
        QVERIFY(contains(
                    inside,
                    QPointF(document.find(id)->sceneBounds().center()[0], document.find(id)->sceneBounds().center()[1]))
                || intersects(inside, part));
        if (clearance > 0)
            QVERIFY(distance(asCurve(inside), part) >= clearance - 1e-6);
        for (ShapeId other : ids) {
            if (other == id)
                continue;
            const Collider a = colliderOf(*document.find(id)), b = colliderOf(*document.find(other));
            QVERIFY(!collide(a, b, 1e-6));
            QVERIFY(distance(a, b) >= clearance - 1e-6);
        }
    }
}

void TestPacking::membersOfContainers_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<double>("rotation");
    QTest::addColumn<bool>("isMirrored");
    for (const char *kind : {"frame", "swimlane", "pool"}) {
        QTest::addRow("%s", kind) << QString::fromLatin1(kind) << 0.0 << false;
        QTest::addRow("turned, mirrored %s", kind) << QString::fromLatin1(kind) << 25.0 << true;
    }
}

void TestPacking::membersOfContainers()
{
    QFETCH(const QString, kind);
    QFETCH(const double, rotation);
    QFETCH(const bool, isMirrored);
    Document document;
    Shape shape = Shape::rectangle({500, 500}, {200, 200}, rotation);
    shape.kind = &ShapeKind::named(kind);
    shape.mirroredX = shape.mirroredY = isMirrored;
    shape.text = QStringLiteral("Title");
    const ShapeId room = document.addShape(shape);
    const ShapeIds ids =
        document.addShapes({solid(Shape::rectangle({0, 0}, {60, 60})), solid(Shape::rectangle({20, 0}, {60, 60})),
                            solid(Shape::rectangle({0, 90}, {60, 30})), solid(Shape::rectangle({70, 90}, {60, 30}))});
    const GroupId group = document.group({ids[2], ids[3]});
    document.changeShapes({ids[1]}, [](Shape &each) { each.locked = true; });
    const int steps = document.undoStack()->count();
    const DocumentData before = document.data();
    Packing packing;
    packing.container = room;
    const PlacingResult result = pack(document, {{ids[0]}, {ids[1]}, {ids[2], ids[3]}}, packing);
    QVERIFY2(result, qPrintable(result.errorString));
    QCOMPARE(document.undoStack()->count(), steps + 1);
    // The locked shape stays outside, and the group is in the container as a whole.
    for (int i : {0, 2, 3}) {
        QCOMPARE(document.containerOf(ids[i]), room);
        QVERIFY(result.shapes.contains(ids[i]));
        QVERIFY(document.find(room)->sceneBounds().contains(document.find(ids[i])->sceneBounds()));
    }
    QVERIFY(document.containerOf(ids[1]).isNull());
    QCOMPARE(document.unitOf(ids[2], document.find(group)->parent).group, group);
    // The title stays free.
    const double side = 2 * shape.textStyle->size;
    const bool isLeft = kind == QStringLiteral("pool");
    const QPointF away = isLeft ? QPointF(-100 + side / 2, 0) : QPointF(0, -100 + side / 2);
    const Obb title{shape.center + rotated(isMirrored ? -away : away, axisFromDegrees(rotation)),
                    isLeft ? side / 2 : 100, isLeft ? 100 : side / 2, axisFromDegrees(rotation)};
    for (int i : {0, 2, 3})
        QVERIFY(!collide(Collider(title, Extent::Area), colliderOf(*document.find(ids[i])), 1e-6));
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
    document.undoStack()->redo();
    QCOMPARE(document.containerOf(ids[0]), room);
    // Units that are in their places, but not in the container, are moved into it.
    document.moveInto({ids[0]}, {});
    QVERIFY(document.containerOf(ids[0]).isNull());
    QVERIFY(pack(document, {{ids[0]}, {ids[2], ids[3]}}, packing).shapes.contains(ids[0]));
    QCOMPARE(document.containerOf(ids[0]), room);
}

// A small shape goes into the hole of a large one, and two angles into each other.
void TestPacking::holes()
{
    Document document;
    const Shape ring =
        solid(Shape::polygon({{0, 0}, {100, 0}, {100, 100}, {0, 100}}, {{{20, 20}, {80, 20}, {80, 80}, {20, 80}}}));
    const ShapeIds ids = document.addShapes(
        {ring, solid(Shape::rectangle({300, 300}, {50, 50})), solid(Shape::ellipse({500, 0}, {8, 8}))});
    Packing packing;
    packing.width = 100;
    QVERIFY(pack(document, separateUnits(ids), packing));
    QVERIFY(document.bounds().size()[1] < 100.001);
    QVERIFY(!intersects(document.find(ids[0])->scenePrimitive(), document.find(ids[1])->scenePrimitive())
            || !collide(colliderOf(*document.find(ids[0])), colliderOf(*document.find(ids[1])), 1e-6));
}

void TestPacking::angles()
{
    // Upright bars fit into a low row only when they are turned.
    Document document;
    const ShapeIds ids = document.addShapes(QList<Shape>(4, solid(Shape::rectangle({0, 0}, {20, 90}))));
    Packing packing;
    packing.container = document.addShape(Shape::rectangle({500, 0}, {190, 45}));
    QVERIFY(!pack(document, separateUnits(ids), packing));
    packing.turning = Packing::Turning::ByAngles;
    packing.angles = {0, 90};
    QVERIFY(pack(document, separateUnits(ids), packing));
    for (ShapeId id : ids)
        QCOMPARE(document.find(id)->rotation, 90.0);
    // At 37 degrees they do not.
    document.undoStack()->undo();
    packing.angles = {37};
    QVERIFY(!pack(document, separateUnits(ids), packing));
    // A turned bar is brought upright.
    Document turned;
    const ShapeIds bars = turned.addShapes(QList<Shape>(4, solid(Shape::rectangle({0, 0}, {20, 90}, 37))));
    packing.container = turned.addShape(Shape::rectangle({500, 0}, {190, 45}));
    packing.turning = Packing::Turning::Free;
    QVERIFY(pack(turned, separateUnits(bars), packing));
    QVERIFY(overlapsOf(turned, bars).isEmpty());
}

void TestPacking::obstacles()
{
    Document document;
    const ShapeId background = document.addShape(solid(Shape::rectangle({0, 0}, {1000, 1000})));
    const ShapeId room = document.addShape(solid(Shape::rectangle({0, 0}, {200, 100})));
    Shape pillar = solid(Shape::ellipse({0, 0}, {40, 40}));
    pillar.locked = true;
    const ShapeId obstacle = document.addShape(pillar);
    const ShapeIds ids = document.addShapes(QList<Shape>(12, solid(Shape::rectangle({0, 300}, {25, 25}))));
    Packing packing;
    packing.container = room;
    QVERIFY(pack(document, separateUnits(ids + ShapeIds{obstacle}), packing));
    QCOMPARE(document.find(obstacle)->center, pillar.center);
    QVERIFY(overlapsOf(document, ids).isEmpty());
    QVERIFY(document.contains(background));
    for (ShapeId id : ids)
        QVERIFY(document.find(room)->sceneBounds().expanded(1e-6).contains(document.find(id)->sceneBounds()));
}

void TestPacking::groups()
{
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 12; ++i)
        shapes.append(solid(Shape::rectangle({i * 70.0, (i % 3) * 20.0}, {60, 10}, 10.0 * i)));
    const ShapeIds ids = document.addShapes(shapes);
    const GroupId group = document.group({ids[0], ids[1]});
    const DocumentData before = document.data();
    Packing packing;
    packing.width = 200;
    packing.turning = Packing::Turning::ByAngles;
    packing.angles = {90};
    QVERIFY(pack(document, shapesOfEach(document, document.units(document.ids())), packing));
    QVERIFY(overlapsOf(document, ids).isEmpty());
    const QPointF from = before.shapes.find(ids[1])->center - before.shapes.find(ids[0])->center;
    const QPointF to = document.find(ids[1])->center - document.find(ids[0])->center;
    QVERIFY(length(perpendicular(from) - to) < 1e-9);
    QCOMPARE(document.find(group)->rotation, normalizedDegrees(before.groups.value(group).rotation + 90));
}

void TestPacking::undo()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    const ShapeIds ids = document.addShapes(scattered(random, SolidForm::Mixed, 20));
    const DocumentData before = document.data();
    Packing packing;
    packing.turning = Packing::Turning::Free;
    QVERIFY(pack(document, separateUnits(ids), packing));
    const DocumentData after = document.data();
    QCOMPARE(document.undoStack()->count(), 2);
    QCOMPARE(document.ids(), ids);
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
    QVERIFY(pack(document, separateUnits(ids), packing));
    QVERIFY(document.data() == after);
}

void TestPacking::canceled()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    const ShapeIds ids = document.addShapes(scattered(random, SolidForm::Stars, 20));
    const DocumentData before = document.data();
    for (int last : {0, 1, 30}) {
        int calls = 0;
        double previous = 0;
        const PlacingResult result = pack(document, separateUnits(ids), {}, [&](double done) {
            previous = done >= previous && done <= 1 ? done : std::nan("");
            return calls++ < last;
        });
        QVERIFY(!result && result.isCanceled && result.errorString.isEmpty());
        QVERIFY(!std::isnan(previous));
        QCOMPARE(calls, last + 1);
        QVERIFY(document.data() == before);
    }
}

void TestPacking::doesNotFit()
{
    Document document;
    const ShapeIds ids = document.addShapes(QList<Shape>(10, solid(Shape::rectangle({0, 0}, {40, 40}))));
    Packing packing;
    packing.container = document.addShape(Shape::rectangle({500, 0}, {130, 90}));
    const DocumentData before = document.data();
    PlacingResult result = pack(document, separateUnits(ids), packing);
    QVERIFY(!result && result.shapes.isEmpty());
    QVERIFY2(result.errorString.contains(QStringLiteral("4 of 10")), qPrintable(result.errorString));
    QVERIFY(document.data() == before);
    packing.container = document.addShape(Shape::rectangle({500, 0}, {1, 1}));
    result = pack(document, separateUnits(ids), packing);
    QVERIFY2(result.errorString.contains(QStringLiteral("10 of 10")), qPrintable(result.errorString));
    packing.container = {};
    packing.width = 39;
    result = pack(document, separateUnits(ids), packing);
    QVERIFY2(result.errorString.contains(QStringLiteral("10 of 10")), qPrintable(result.errorString));
    // A clearance larger than the container.
    packing = {};
    packing.clearance = 5000;
    packing.container = document.addShape(Shape::rectangle({500, 0}, {1000, 1000}));
    QVERIFY(!pack(document, separateUnits(ids), packing));
}

void TestPacking::badInput_data()
{
    QTest::addColumn<Packing>("packing");
    const double nan = std::nan(""), infinite = std::numeric_limits<double>::infinity();
    QTest::newRow("clearance NaN") << Packing{.clearance = nan};
    QTest::newRow("clearance infinite") << Packing{.clearance = infinite};
    QTest::newRow("clearance negative") << Packing{.clearance = -1};
    QTest::newRow("width NaN") << Packing{.width = nan};
    QTest::newRow("width infinite") << Packing{.width = infinite};
    QTest::newRow("width negative") << Packing{.width = -5};
    QTest::newRow("no angles") << Packing{.turning = Packing::Turning::ByAngles, .angles = {}};
    QTest::newRow("angle NaN") << Packing{.turning = Packing::Turning::ByAngles, .angles = {0, nan}};
    QTest::newRow("unknown container") << Packing{.container = ShapeId(77)};
    QTest::newRow("open container") << Packing{.container = ShapeId(1)};
    QTest::newRow("container among the units") << Packing{.container = ShapeId(2)};
}

void TestPacking::badInput()
{
    QFETCH(const Packing, packing);
    Document document;
    const ShapeId line = document.addShape(Shape::polyline({{0, 0}, {10, 10}}));
    const ShapeIds ids = document.addShapes(QList<Shape>(5, solid(Shape::rectangle({0, 0}, {40, 20}))));
    QCOMPARE(line, ShapeId(1));
    QCOMPARE(ids.first(), ShapeId(2));
    const DocumentData before = document.data();
    const PlacingResult result = pack(document, separateUnits(ids), packing);
    QVERIFY(!result && !result.isCanceled && !result.errorString.isEmpty());
    QVERIFY(document.data() == before);
    // Nothing to pack.
    QVERIFY(pack(document, {}, {}));
    QVERIFY(pack(document, {{}, {ShapeId(99)}}, {}));
}

TRAMMEL_TEST(TestPacking)
#include "tst_packing.moc"
