#include "tests/geometry/allocations.h"
#include "tests/geometry/random.h"

#include "tests/benchmarks/geometry/polygonfamilies.h"
#include "tests/testprogram.h"
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/satbatch.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

using namespace Trammel;

// Predicates on boxes, circles and convex polygons do not allocate memory, whether the shapes are apart, overlap or
// touch exactly. A triangulation allocates its result and one arena.

namespace {

template <class Run> std::size_t allocationsOf(const Run &run)
{
    const std::size_t before = allocationCount();
    run();
    return allocationCount() - before;
}

void verifyNone(std::size_t count, const char *question, const char *first, const char *second)
{
    QVERIFY2(count == 0,
             qPrintable(QStringLiteral("%1 of %2 and %3: %4")
                            .arg(QLatin1String(question), QLatin1String(first), QLatin1String(second))
                            .arg(count)));
}

/// Shapes of each kind around one center.
struct Shapes
{
    Shapes(QPointF center, double width, double height, QPointF axis)
        : point(center), segment{center - axis * width, center + axis * width},
          upright{{center.x() - width, center.y() - height}, {center.x() + width, center.y() + height}},
          box{center, width, height, axis}, quad{box.corners()}, circle{center, width}, rounded{box, height / 2},
          satBox(box)
    {
        std::vector<QPointF> corners;
        for (int i = 0; i < 12; ++i)
            corners.push_back(center + axisFromDegrees(30 * i) * width);
        polygon = ConvexPolygon(corners);
    }

    template <class Visit> void each(const Visit &visit) const
    {
        visit("point", point);
        visit("segment", segment);
        visit("upright box", upright);
        visit("box", box);
        visit("quad", quad);
        visit("circle", circle);
        visit("rounded box", rounded);
        visit("convex polygon", polygon);
    }

    QPointF point;
    Segment segment;
    Aabb2 upright;
    Obb box;
    Quad quad;
    Circle circle;
    RoundedBox rounded;
    ConvexPolygon polygon;
    SatBox satBox;
};

/// Pairs of equal shapes at distances along x at which most kinds overlap, touch or are apart; and random pairs.
std::vector<std::pair<Shapes, Shapes>> somePairs()
{
    std::vector<std::pair<Shapes, Shapes>> pairs;
    for (double way : {0.0, 3.0, 8.0, 16.0, 20.0})
        pairs.push_back({{{0, 0}, 8, 6, {1, 0}}, {{way, 0}, 8, 6, {1, 0}}});
    Random random;
    for (int i = 0; i < 40; ++i) {
        const auto any = [&random]() -> Shapes {
            const QPointF center = random.point(10);
            const double width = random.real(1, 8), height = random.real(1, 8);
            return {center, width, height, axisFromDegrees(random.real(0, 360))};
        };
        const Shapes first = any();
        pairs.push_back({first, any()});
    }
    return pairs;
}

} // namespace

class TestAllocations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areCounted();
    void pairs();
    void contacts();
    void ringsAndBatches();
    void triangulations_data();
    void triangulations();
};

void TestAllocations::areCounted()
{
    // The pointer is volatile, as a compiler may remove a pair of new and delete.
    int *volatile memory = nullptr;
    QCOMPARE(allocationsOf([&memory] { memory = new int(1); }), std::size_t(1));
    delete memory;
}

void TestAllocations::pairs()
{
    for (const auto &pair : somePairs()) {
        pair.first.each([&pair](const char *nameOfFirst, const auto &a) {
            pair.second.each([&](const char *nameOfSecond, const auto &b) {
                const auto check = [&](const char *question, std::size_t count) {
                    verifyNone(count, question, nameOfFirst, nameOfSecond);
                };
                for (Reading reading : {Reading::Closed, Reading::Open}) {
                    check("intersects", allocationsOf([&] { return intersects(a, b, reading); }));
                    check("contains", allocationsOf([&] { return contains(a, b, reading); }));
                    check("intersects as curves",
                          allocationsOf([&] { return intersects(asCurve(a), asCurve(b), reading); }));
                }
                check("distance", allocationsOf([&] { return distance(a, b); }));
            });
        });
    }
}

void TestAllocations::contacts()
{
    for (const auto &[a, b] : somePairs()) {
        for (Reading reading : {Reading::Closed, Reading::Open}) {
            QCOMPARE(allocationsOf([&a = a, &b = b, reading] { intersects(a.satBox, b.satBox, reading); }),
                     std::size_t(0));
            QCOMPARE(allocationsOf([&a = a, &b = b, reading] { contact(a.box, b.box, reading); }), std::size_t(0));
            QCOMPARE(allocationsOf([&a = a, &b = b, reading] { contact(a.polygon, b.polygon, reading); }),
                     std::size_t(0));
            QCOMPARE(allocationsOf([&a = a, &b = b, reading] { contact(a.circle, b.circle, reading); }),
                     std::size_t(0));
            QCOMPARE(allocationsOf([&a = a, &b = b, reading] { contact(a.box, b.circle, reading); }), std::size_t(0));
            QCOMPARE(allocationsOf([&a = a, &b = b, reading] { contact(a.circle, b.polygon, reading); }),
                     std::size_t(0));
        }
    }
}

void TestAllocations::ringsAndBatches()
{
    const std::vector<std::pair<Shapes, Shapes>> pairs = somePairs();
    ObbBatch batch;
    for (const auto &pair : pairs)
        batch.append(pair.second.box);
    std::vector<unsigned char> verdicts(batch.size());
    for (const auto &[a, b] : pairs) {
        QCOMPARE(allocationsOf([&box = a.box, &batch, &verdicts] { batch.intersects(box, verdicts); }), std::size_t(0));
        QCOMPARE(allocationsOf([&a = a, &b = b] {
                     locate(b.point, a.polygon.corners());
                     orientation(a.point, b.point, a.polygon.corners().front());
                     contains(a.polygon, b.point);
                 }),
                 std::size_t(0));
    }
}

void TestAllocations::triangulations_data()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<int>("points");
    for (const PolygonFamily &family : polygonFamilies()) {
        for (int points : {10, 100, 1000, 10000}) {
            if (points <= family.mostPoints)
                QTest::addRow("%s of %d", family.name, points) << QString::fromLatin1(family.name) << points;
        }
    }
}

void TestAllocations::triangulations()
{
    QFETCH(QString, family);
    QFETCH(int, points);
    const auto found = std::find_if(polygonFamilies().begin(), polygonFamilies().end(),
                                    [&](const PolygonFamily &other) { return family == QLatin1String(other.name); });
    const Polygon polygon = found->make(points);
    std::size_t triangles = 0;
    const std::size_t count = allocationsOf([&] { triangles = triangulate(polygon).indices.size() / 3; });
    QVERIFY(triangles > 0);
    // The allocations are the indices and the arena, which small polygons do not need.
    QVERIFY2(count >= 1 && count <= (points <= 10 ? 1u : 2u), qPrintable(QString::number(count)));
}

TRAMMEL_TEST(TestAllocations)
#include "tst_allocations.moc"
