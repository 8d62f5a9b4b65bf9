#include "tests/geometry/exactoracle.h"
#include "tests/geometry/hulls.h"
#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

using namespace Trammel;

using Points = std::vector<QPointF>;

namespace {

/// Points around a circle, whose hull has at most this many corners; on a grid, so that edges are parallel and
/// polygons touch.
Points someGridPoints(Random &random, int corners)
{
    const QPointF center = random.gridPoint(12);
    Points points;
    for (int i = 0; i < corners; ++i) {
        const QPointF offset = axisFromDegrees(random.real(0, 360)) * random.real(3, 9);
        points.push_back(center + QPointF(std::round(offset.x()), std::round(offset.y())));
    }
    return points;
}

Points roundPolygon(Random &random, int corners, double nudge)
{
    const QPointF center = random.point(25);
    const double radius = random.real(10, 20);
    Points points;
    for (int i = 0; i < corners; ++i)
        points.push_back(center + axisFromDegrees(360.0 / corners * (i + random.real(0, nudge))) * radius);
    return points;
}

Oracle::Points exact(std::span<const QPointF> points)
{
    Oracle::Points ring;
    for (QPointF point : points)
        ring.emplace_back(point);
    return ring;
}

} // namespace

class TestConvexPolygon : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thin();
    void badInput();
    void contactsEqualAllAxes();
    void verdictsEqualSpans();
    void touchingAfterTheWayOut();
    void holdsPointsAsTheOracleDoes();
};

void TestConvexPolygon::thin()
{
    const ConvexPolygon square(Points{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {5, 5}, {5, 0}, {0, 0}});
    QCOMPARE(square.corners().size(), std::size_t(4));
    QCOMPARE(square.bounds(), (Aabb2{{0, 0}, {10, 10}}));
    const ConvexPolygon segment(Points{{-5, 5}, {0, 5}, {15, 5}}), point(Points{{3, 5}, {3, 5}}),
        corner(Points{{0, 0}});
    QCOMPARE(segment.corners().size(), std::size_t(2));
    QCOMPARE(point.corners().size(), std::size_t(1));
    QCOMPARE(contact(square, segment)->depth, 5.0);
    QCOMPARE(contact(segment, segment)->depth, 0.0);
    QCOMPARE(contact(point, square)->depth, 3.0);
    QVERIFY(same(contact(point, square)->normal, {1, 0}));
    QVERIFY(intersects(point, point, Reading::Open) && intersects(segment, point, Reading::Open));
    QVERIFY(intersects(square, corner) && !intersects(square, corner, Reading::Open) && !intersects(corner, point));
    QVERIFY(contact(square, corner) && !contact(square, corner, Reading::Open));
    QVERIFY(contains(square, point, Reading::Open) && !contains(square, segment) && contains(square, square));
    QVERIFY(!contains(square, square, Reading::Open) && contains(segment, point) && !contains(point, segment));
    const std::optional<Contact> same = contact(square, square);
    QVERIFY(same && same->depth == 10 && Trammel::same(same->normal, {1, 0}));
    // The corners form a convex shape like any other.
    QCOMPARE(contact(square.corners(), Circle{{12, 5}, 3})->depth, 1.0);
}

void TestConvexPolygon::badInput()
{
    const ConvexPolygon square(Points{{0, 0}, {10, 0}, {10, 10}, {0, 10}}), none;
    for (double bad : {qQNaN(), qInf()}) {
        const ConvexPolygon broken(Points{{0, 0}, {bad, 1}, {1, 1}});
        QVERIFY(broken.isEmpty() && broken.bounds().isEmpty());
        QVERIFY(!intersects(broken, square) && !contact(square, broken) && !contains(square, broken));
        QVERIFY(!contains(square, QPointF(bad, 1)));
    }
    QVERIFY(!intersects(none, square) && !intersects(none, none) && !contact(none, none) && !contains(none, {0, 0}));
    const ConvexPolygon huge(Points{{-1.7e308, 0}, {1.7e308, 0}, {0, 1.7e308}}),
        high(Points{{0, 1.7e308}, {1, 1.7e308}});
    QVERIFY(intersects(huge, square) && intersects(square, huge, Reading::Open) && contact(huge, square));
    QVERIFY(intersects(huge, high) && !intersects(huge, high, Reading::Open));
    const double least = std::numeric_limits<double>::denorm_min();
    const ConvexPolygon tiny(Points{{0, 0}, {least, 0}, {0, least}}), beside(Points{{least, 0}, {2 * least, least}});
    QVERIFY(intersects(tiny, beside) && !intersects(tiny, beside, Reading::Open));
}

void TestConvexPolygon::contactsEqualAllAxes()
{
    Random random;
    for (int corners : {3, 4, 8, 26, 60}) {
        for (int round = 0; round < 200; ++round) {
            const Points a = roundPolygon(random, corners, 0.9),
                         b = roundPolygon(random, random.integer(3, corners), 0.9);
            const std::optional<Contact> kept = contact(ConvexPolygon(a), ConvexPolygon(b)), all = contact(a, b);
            QCOMPARE(kept.has_value(), all.has_value());
            if (kept) {
                QVERIFY(std::abs(kept->depth - all->depth) < 1e-12);
                QVERIFY(length(kept->normal - all->normal) < 1e-12);
            }
        }
    }
}

void TestConvexPolygon::verdictsEqualSpans()
{
    Random random;
    int touching = 0;
    for (int round = 0; round < 4000; ++round) {
        const ConvexPolygon a(someGridPoints(random, random.integer(1, 9))),
            b(someGridPoints(random, random.integer(1, 9)));
        const bool closed = intersects(a, b), open = intersects(a, b, Reading::Open);
        QCOMPARE(closed, intersects(a.corners(), b.corners()));
        QCOMPARE(open, intersects(a.corners(), b.corners(), Reading::Open));
        QCOMPARE(contact(a, b).has_value(), closed);
        QCOMPARE(contact(b, a, Reading::Open).has_value(), open);
        touching += closed && !open;
        if (round % 20 == 0)
            QCOMPARE(closed, Oracle::meet(exact(a.corners()), exact(b.corners())));
    }
    QVERIFY(touching > 20);
}

void TestConvexPolygon::touchingAfterTheWayOut()
{
    Random random;
    for (int round = 0; round < 300; ++round) {
        const Points a = roundPolygon(random, 12, 0.5);
        Points b = roundPolygon(random, 12, 0.5);
        const std::optional<Contact> found = contact(ConvexPolygon(a), ConvexPolygon(b));
        if (!found)
            continue;
        for (QPointF &point : b)
            point = random.nudged(point + found->normal * found->depth, 2);
        const ConvexPolygon first(a), second(b);
        QCOMPARE(intersects(first, second), intersects(a, b));
        QCOMPARE(intersects(first, second, Reading::Open), intersects(a, b, Reading::Open));
        const std::optional<Contact> left = contact(first, second);
        QVERIFY(!left || left->depth < 1e-12);
    }
}

void TestConvexPolygon::holdsPointsAsTheOracleDoes()
{
    Random random;
    std::array<int, 3> counts{};
    for (int round = 0; round < 300; ++round) {
        const ConvexPolygon polygon(someGridPoints(random, random.integer(1, 12)));
        const Oracle::Points ring = exact(polygon.corners());
        for (int i = 0; i < 20; ++i) {
            const QPointF point = i < 10 ? polygon.corners()[0] + random.gridPoint(9) : random.gridPoint(16);
            const int side = Oracle::side(Oracle::Point(point), ring);
            QCOMPARE(contains(polygon, point), side >= 0);
            QCOMPARE(contains(polygon, point, Reading::Open), side > 0);
            ++counts[std::size_t(side + 1)];
        }
        for (QPointF corner : polygon.corners())
            QVERIFY(contains(polygon, corner) && contains(polygon, corner, Reading::Open) == (ring.size() == 1));
    }
    QVERIFY(counts[0] > 100 && counts[1] > 20 && counts[2] > 100);
}

TRAMMEL_TEST(TestConvexPolygon)
#include "tst_convexpolygon.moc"
