#include "tests/geometry/hulls.h"
#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/sat.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <boost/multiprecision/cpp_int.hpp>

using namespace Trammel;

using Points = std::vector<QPointF>;
using Rational = boost::multiprecision::cpp_rational;

Q_DECLARE_METATYPE(Points)
Q_DECLARE_METATYPE(Trammel::Obb)

namespace {

Points rectangle(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

Obb box(double x, double y, double width, double height, double degrees = 0)
{
    return {{x, y}, width / 2, height / 2, axisFromDegrees(degrees)};
}

struct RationalPoint
{
    Rational x, y;
};

using RationalRing = std::vector<RationalPoint>;

RationalRing exactCorners(const Obb &box)
{
    const Rational ux(box.axis.x()), uy(box.axis.y()), w(box.halfWidth), h(box.halfHeight);
    RationalRing corners;
    for (const auto &[s, t] : {std::pair(-1, -1), std::pair(1, -1), std::pair(1, 1), std::pair(-1, 1)}) {
        corners.push_back(
            {Rational(box.center.x()) + s * w * ux - t * h * uy, Rational(box.center.y()) + s * w * uy + t * h * ux});
    }
    return corners;
}

RationalRing exactCorners(const Points &points)
{
    RationalRing corners;
    for (QPointF point : points)
        corners.push_back({Rational(point.x()), Rational(point.y())});
    return corners;
}

/// The sign of the smallest overlap over the edge normals of both rings.
int exactOverlap(const RationalRing &a, const RationalRing &b)
{
    int least = 1;
    for (const RationalRing *owner : {&a, &b}) {
        for (std::size_t i = 0; i < owner->size(); ++i) {
            const RationalPoint &from = (*owner)[i], &to = (*owner)[(i + 1) % owner->size()];
            const auto along = [&](const RationalPoint &point) {
                return Rational((to.x - from.x) * point.y - (to.y - from.y) * point.x);
            };
            const auto range = [&](const RationalRing &ring) {
                std::pair<Rational, Rational> reach(along(ring[0]), along(ring[0]));
                for (const RationalPoint &point : ring) {
                    reach.first = std::min(reach.first, along(point));
                    reach.second = std::max(reach.second, along(point));
                }
                return reach;
            };
            const auto [minA, maxA] = range(a);
            const auto [minB, maxB] = range(b);
            least = std::min({least, Rational(maxA - minB).sign(), Rational(maxB - minA).sign()});
        }
    }
    return least;
}

Points moved(Points points, QPointF offset)
{
    for (QPointF &point : points)
        point += offset;
    return points;
}

Points randomConvex(Random &random, int reach)
{
    // The points are far enough apart on a circle to stay convex when rounded to the grid.
    const QPointF center = random.gridPoint(reach);
    Points points;
    const double start = random.real(0, 360);
    double degrees = start;
    while (degrees < start + 300) {
        const QPointF offset = axisFromDegrees(degrees) * 8.0;
        const QPointF point = center + QPointF(std::round(offset.x()), std::round(offset.y()));
        points.push_back(point);
        degrees += random.real(60, 120);
    }
    if (random.coin())
        std::reverse(points.begin(), points.end());
    return points;
}

} // namespace

class TestSat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void polygons_data();
    void polygons();
    void boxes_data();
    void boxes();
    void checkedNumbers();
    void nothingForBadInput();
    void boxesEqualRationals();
    void polygonsEqualRationals();
    void theContactPartsAndNoLessDoes();
};

void TestSat::polygons_data()
{
    QTest::addColumn<Points>("a");
    QTest::addColumn<Points>("b");
    QTest::addColumn<bool>("isClosed");
    QTest::addColumn<bool>("isOpen");
    QTest::addColumn<double>("depth");
    QTest::addColumn<QPointF>("normal");
    const auto row = [](const char *name, const Points &a, const Points &b, bool isClosed, bool isOpen,
                        double depth = 0, QPointF normal = {}) {
        QTest::newRow(name) << a << b << isClosed << isOpen << depth << normal;
    };
    const Points square = rectangle(0, 0, 10, 10);
    row("overlap", square, rectangle(7, 2, 20, 8), true, true, 3, {1, 0});
    row("overlap upwards", square, rectangle(-5, -6, 15, 4), true, true, 4, {0, -1});
    row("edge touch", square, rectangle(10, 0, 20, 10), true, false, 0, {1, 0});
    row("corner touch", square, rectangle(10, 10, 20, 20), true, false, 0);
    row("apart", square, rectangle(11, 0, 20, 10), false, false);
    row("apart by an ulp", square, rectangle(std::nextafter(10.0, 11.0), 0, 20, 10), false, false);
    row("in by an ulp", square, rectangle(std::nextafter(10.0, 9.0), 0, 20, 10), true, true,
        10 - std::nextafter(10.0, 9.0), {1, 0});
    row("identical", square, square, true, true, 10, {1, 0});
    row("nested: the way out", square, rectangle(7, 4, 8, 6), true, true, 3, {1, 0});
    row("nested the other way", rectangle(7, 4, 8, 6), square, true, true, 3, {-1, 0});
    row("a long edge does not win", rectangle(0, 0, 1000, 1), rectangle(500, 0.75, 501, 5), true, true, 0.25, {0, 1});
    row("counterclockwise", {{0, 10}, {10, 10}, {10, 0}, {0, 0}}, rectangle(7, 2, 20, 8), true, true, 3, {1, 0});
    row("repeated and collinear points", {{0, 0}, {0, 0}, {5, 0}, {10, 0}, {10, 10}, {10, 10}, {0, 10}},
        rectangle(7, 2, 20, 8), true, true, 3, {1, 0});
    row("segment across", {{-5, 5}, {15, 5}}, square, true, true, 5);
    row("segment along an edge", {{2, 0}, {8, 0}}, square, true, false, 0, {0, 1});
    row("segment ends on an edge", {{5, -5}, {5, 0}}, square, true, false, 0, {0, 1});
    row("segments cross", {{0, 0}, {10, 10}}, {{0, 10}, {10, 0}}, true, true, 10 / std::sqrt(2.0));
    row("segments meet in a T", {{0, 0}, {10, 0}}, {{5, 0}, {5, 5}}, true, false, 0);
    row("segments meet end to end", {{0, 0}, {10, 0}}, {{10, 0}, {20, 0}}, true, false, 0);
    row("segments overlap in line", {{0, 0}, {10, 0}}, {{6, 0}, {20, 0}}, true, true, 0);
    row("segments in line, apart", {{0, 0}, {10, 0}}, {{11, 0}, {20, 0}}, false, false);
    row("segments parallel", {{0, 0}, {10, 0}}, {{0, 1}, {10, 1}}, false, false);
    row("point inside", {{3, 5}}, square, true, true, 3, {1, 0});
    row("point on an edge", {{0, 5}}, square, true, false, 0, {1, 0});
    row("point on a corner", {{0, 0}}, square, true, false, 0);
    row("point outside", {{-1, 5}}, square, false, false);
    row("point on a segment", {{5, 0}}, {{0, 0}, {10, 0}}, true, true, 0);
    row("point at the end of a segment", {{10, 0}}, {{0, 0}, {10, 0}}, true, false, 0);
    row("point in line with a segment", {{11, 0}}, {{0, 0}, {10, 0}}, false, false);
    row("same point", {{1, 2}}, {{1, 2}, {1, 2}}, true, true, 0, {1, 0});
    row("other point", {{1, 2}}, {{1, 3}}, false, false);
    row("huge", rectangle(-1e9, -1e9, 0, 1e9), rectangle(-1, -1, 1e9, 1), true, true, 1, {1, 0});
    row("tiny", rectangle(0, 0, 1e-9, 1e-9), rectangle(1e-9, 0, 2e-9, 1e-9), true, false, 0, {1, 0});
}

void TestSat::polygons()
{
    QFETCH(Points, a);
    QFETCH(Points, b);
    QFETCH(bool, isClosed);
    QFETCH(bool, isOpen);
    QFETCH(double, depth);
    QFETCH(QPointF, normal);
    QCOMPARE(intersects(a, b), isClosed);
    QCOMPARE(intersects(b, a), isClosed);
    QCOMPARE(intersects(a, b, Reading::Open), isOpen);
    QCOMPARE(intersects(b, a, Reading::Open), isOpen);
    const std::optional<Contact> found = contact(a, b);
    QCOMPARE(found.has_value(), isClosed);
    if (!found)
        return;
    QVERIFY(std::abs(found->depth - depth) <= 1e-15 * std::max(1.0, depth) && (depth > 0 || found->depth == 0));
    QVERIFY(std::abs(length(found->normal) - 1) < 1e-15);
    if (!same(normal, {}))
        QVERIFY(length(found->normal - normal) < 1e-15);
}

void TestSat::boxes_data()
{
    QTest::addColumn<Obb>("a");
    QTest::addColumn<Obb>("b");
    QTest::addColumn<bool>("isClosed");
    QTest::addColumn<bool>("isOpen");
    const auto row = [](const char *name, const Obb &a, const Obb &b, bool isClosed, bool isOpen) {
        QTest::newRow(name) << a << b << isClosed << isOpen;
    };
    const Obb unit = box(0, 0, 2, 2);
    row("overlap", unit, box(1.5, 0, 2, 2), true, true);
    row("edge touch", unit, box(2, 0, 2, 2), true, false);
    row("edge touch, quarter turn", unit, box(2.5, 0, 2, 3, 90), true, false);
    row("corner touch", unit, box(2, 2, 2, 2), true, false);
    row("apart", unit, box(2.0000001, 0, 2, 2), false, false);
    row("turned, 3-4-5", unit, Obb{{7.5, 0}, 5, 5, {0.6, 0.8}}, true, true);
    row("turned, 3-4-5, apart", unit, Obb{{8.5, 0}, 5, 5, {0.6, 0.8}}, false, false);
    row("apart along an axis of one of them alone", unit, box(2.2, 2.2, 2, 2, 45), false, false);
    row("identical", unit, unit, true, true);
    row("nested", unit, box(0.1, 0.1, 0.5, 0.5, 33), true, true);
    row("no height, across", box(0, 0, 10, 0), unit, true, true);
    row("no height, along the edge", box(0, 1, 10, 0), unit, true, false);
    row("no height, both, crossing", box(0, 0, 10, 0), box(0, 0, 10, 0, 45), true, true);
    row("no height, in line", box(0, 0, 10, 0), box(8, 0, 10, 0), true, true);
    row("no height, end to end", box(0, 0, 10, 0), box(10, 0, 10, 0), true, false);
    row("no height, in line, apart", box(0, 0, 10, 0), box(11, 0, 10, 0), false, false);
    row("point inside", box(0.5, 0.5, 0, 0), unit, true, true);
    row("point on the edge", box(1, 0.5, 0, 0), unit, true, false);
    row("same point", box(1, 1, 0, 0), box(1, 1, 0, 0, 30), true, true);
    row("other point", box(1, 1, 0, 0), box(1, 1.5, 0, 0), false, false);
    row("negative sizes", Obb{{0, 0}, -1, -1, {1, 0}}, box(2, 0, 2, 2), true, false);
    row("huge", box(-1e9, 0, 2e9, 2), box(1, 0, 2, 2), true, false);
    row("tiny", box(0, 0, 1e-9, 1e-9), box(1e-9, 0, 1e-9, 1e-9), true, false);
}

void TestSat::boxes()
{
    QFETCH(Obb, a);
    QFETCH(Obb, b);
    QFETCH(bool, isClosed);
    QFETCH(bool, isOpen);
    QCOMPARE(intersects(a, b), isClosed);
    QCOMPARE(intersects(b, a), isClosed);
    QCOMPARE(intersects(a, b, Reading::Open), isOpen);
    QCOMPARE(intersects(b, a, Reading::Open), isOpen);
    QCOMPARE(contact(a, b).has_value(), isClosed);
}

void TestSat::checkedNumbers()
{
    const Obb a = box(355, 430, 350, 150), b = box(575, 295, 350, 150, 220);
    const std::optional<Contact> found = contact(a, b);
    QVERIFY(found && intersects(a, b, Reading::Open));
    QVERIFY(std::abs(found->depth - 0.111891) < 1e-6);
    QVERIFY(length(found->normal - QPointF(0.642788, -0.766044)) < 1e-6);
    const auto cornersA = a.corners(), cornersB = b.corners();
    const auto overlapAlong = [&](QPointF axis) {
        const auto along = [axis](QPointF p, QPointF q) { return dot(p, axis) < dot(q, axis); };
        const auto [leastA, mostA] = std::minmax_element(cornersA.begin(), cornersA.end(), along);
        const auto [leastB, mostB] = std::minmax_element(cornersB.begin(), cornersB.end(), along);
        return std::min(dot(*mostA, axis), dot(*mostB, axis)) - std::max(dot(*leastA, axis), dot(*leastB, axis));
    };
    QVERIFY(std::abs(overlapAlong(a.axis) - 137.266848) < 1e-6);
    QVERIFY(std::abs(overlapAlong(perpendicular(a.axis)) - 109.941165) < 1e-6);
    QVERIFY(std::abs(overlapAlong(b.axis) - 275.513398) < 1e-6);
    QVERIFY(std::abs(overlapAlong(perpendicular(b.axis)) - 0.111891) < 1e-6);
    QVERIFY(std::abs(contact(cornersA, cornersB)->depth - found->depth) < 1e-12);

    const std::optional<Contact> same = contact(a, a);
    QCOMPARE(same->depth, 150.0);
    const std::optional<Contact> square = contact(box(0, 0, 2, 2), box(0, 0, 2, 2));
    QCOMPARE(square->normal, QPointF(1, 0));
    QCOMPARE(square->depth, 2.0);
}

void TestSat::nothingForBadInput()
{
    const Points square = rectangle(0, 0, 10, 10);
    QVERIFY(!intersects(square, Points{}));
    QVERIFY(!contact(square, Points{}));
    QVERIFY(!contact(Points{}, Points{}));
    for (double bad : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
        QVERIFY(!intersects(square, Points{{1, 1}, {bad, 2}, {3, 3}}));
        QVERIFY(!contact(square, Points{{1, 1}, {bad, 2}, {3, 3}}));
        QVERIFY(!intersects(box(0, 0, 1, 1), box(0, bad, 1, 1)));
        QVERIFY(!contact(box(0, 0, 1, 1), box(0, 0, bad, 1)));
    }
}

void TestSat::boxesEqualRationals()
{
    Random random;
    int touching = 0;
    for (int round = 0; round < 300; ++round) {
        const Obb a = box(random.integer(-5, 5), random.integer(-5, 5), random.integer(1, 8), random.integer(1, 8),
                          round % 3 == 0 ? random.real(0, 360) : 90 * random.integer(0, 3));
        Obb b = box(random.integer(-9, 9), random.integer(-9, 9), random.integer(1, 8), random.integer(1, 8),
                    random.coin() ? degreesFromAxis(a.axis) : random.real(0, 360));
        if (round % 2 == 0) {
            // The boxes are adjacent along an axis of a, up to a few units in the last place.
            b.axis = a.axis;
            b.center = random.nudged(a.center + a.axis * (a.halfWidth + b.halfWidth), 2);
        }
        const int overlap = exactOverlap(exactCorners(a), exactCorners(b));
        QCOMPARE(intersects(a, b), overlap >= 0);
        QCOMPARE(intersects(a, b, Reading::Open), overlap > 0);
        QCOMPARE(intersects(b, a), overlap >= 0);
        touching += overlap == 0;
    }
    QVERIFY(touching > 10);
}

void TestSat::polygonsEqualRationals()
{
    Random random;
    int touching = 0;
    for (int round = 0; round < 1000; ++round) {
        const Points a = randomConvex(random, 9), b = randomConvex(random, 9);
        const int overlap = exactOverlap(exactCorners(a), exactCorners(b));
        QCOMPARE(intersects(a, b), overlap >= 0);
        QCOMPARE(intersects(a, b, Reading::Open), overlap > 0);
        touching += overlap == 0;
    }
    QVERIFY(touching > 0);
}

void TestSat::theContactPartsAndNoLessDoes()
{
    Random random;
    for (int round = 0; round < 200; ++round) {
        const Points a = randomConvex(random, 9), b = randomConvex(random, 9);
        const std::optional<Contact> found = contact(a, b);
        if (!found || found->depth == 0)
            continue;
        QVERIFY(!intersects(a, moved(b, found->normal * (found->depth * (1 + 1e-9)))));
        QVERIFY(intersects(a, moved(b, found->normal * (found->depth * 0.99))));
        for (int i = 0; i < 16; ++i)
            QVERIFY(intersects(a, moved(b, axisFromDegrees(22.5 * i) * (found->depth * 0.99))));
        QVERIFY(std::abs(contact(b, a)->depth - found->depth) < 1e-12);
    }
}

TRAMMEL_TEST(TestSat)
#include "tst_sat.moc"
