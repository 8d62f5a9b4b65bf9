#include "tests/geometry/exactoracle.h"
#include "tests/geometry/pointfamilies.h"
#include "tests/testprogram.h"
#include <trammel/geometry/boundingvolumes.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/sat.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/multi_point.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

using namespace Trammel;

using Oracle::Rational;

Q_DECLARE_METATYPE(Points)

namespace {

Points shuffled(Points points, Random &random)
{
    for (std::size_t i = points.size(); i > 1; --i)
        std::swap(points[i - 1], points[std::size_t(random.integer(0, int(i) - 1))]);
    return points;
}

bool isHeld(const Circle &circle, const Points &points)
{
    return std::all_of(points.begin(), points.end(), [&](QPointF point) {
        const Oracle::Point offset = Oracle::Point(point) - Oracle::Point(circle.center);
        return Oracle::dot(offset, offset) <= Rational(circle.radius) * Rational(circle.radius);
    });
}

bool isHeld(const Obb &box, const Points &points)
{
    const Oracle::Point axis(box.axis);
    const Rational square = Oracle::dot(axis, axis);
    return std::all_of(points.begin(), points.end(), [&](QPointF point) {
        const Oracle::Point offset = Oracle::Point(point) - Oracle::Point(box.center);
        const Rational x = Oracle::dot(offset, axis), y = Oracle::cross(axis, offset);
        const Rational width = Rational(box.halfWidth) * square, height = Rational(box.halfHeight) * square;
        return x <= width && -x <= width && y <= height && -y <= height;
    });
}

/// The radius of the smallest enclosing circle, from all pairs and triples of points.
double bruteRadius(const Points &points)
{
    double least = points.size() < 2 ? 0 : HUGE_VAL;
    const QPointF base = points[0];
    const auto consider = [&](QPointF center) {
        double radius = 0;
        for (QPointF point : points)
            radius = std::max(radius, length((point - base) - center));
        least = std::min(least, radius);
    };
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const QPointF a = points[i] - base, b = points[j] - base;
            consider((a + b) / 2);
            for (std::size_t k = 0; k < j; ++k) {
                const QPointF ab = b - a, ac = points[k] - base - a;
                const double area = 2 * cross(ab, ac);
                const QPointF offset((ac.y() * lengthSquared(ab) - ab.y() * lengthSquared(ac)) / area,
                                     (ab.x() * lengthSquared(ac) - ac.x() * lengthSquared(ab)) / area);
                if (isFinite(offset))
                    consider(a + offset);
            }
        }
    }
    return least;
}

/// The least area of a box around the points, over the directions of all pairs of points. These include the directions
/// of the hull's edges.
double bruteArea(const Points &points)
{
    double least = HUGE_VAL;
    for (QPointF from : points) {
        for (QPointF to : points) {
            const QPointF axis = normalized(to - from).value_or(QPointF(1, 0));
            Aabb2 box;
            for (QPointF point : points)
                box.include(unrotated(point - points[0], axis));
            least = std::min(least, box.size()[0] * box.size()[1]);
        }
    }
    return least;
}

} // namespace

class TestBoundingVolumes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hulls_data();
    void hulls();
    void hullEqualsOracles();
    void circles_data();
    void circles();
    void boxes_data();
    void boxes();
    void everyPointIsHeld();
    void manyPoints();
    void badInput();
    void extremes();
    void holding();
};

void TestBoundingVolumes::hulls_data()
{
    QTest::addColumn<Points>("points");
    QTest::addColumn<Points>("hull");
    const Points square{{0, 0}, {2, 0}, {2, 2}, {0, 2}};
    QTest::newRow("none") << Points{} << Points{};
    QTest::newRow("one") << Points{{3, 4}} << Points{{3, 4}};
    QTest::newRow("all equal") << Points{{3, 4}, {3, 4}, {3, 4}} << Points{{3, 4}};
    QTest::newRow("zeros of both signs") << Points{{0.0, -0.0}, {-0.0, 0.0}} << Points{{0, 0}};
    QTest::newRow("two") << Points{{3, 4}, {1, 2}} << Points{{1, 2}, {3, 4}};
    QTest::newRow("in line") << Points{{2, 2}, {0, 0}, {3, 3}, {1, 1}} << Points{{0, 0}, {3, 3}};
    QTest::newRow("in line, upright") << Points{{1, 2}, {1, 9}, {1, -4}} << Points{{1, -4}, {1, 9}};
    QTest::newRow("square") << square << square;
    QTest::newRow("square, counterclockwise, from inside")
        << Points{{1, 1}, {0, 2}, {2, 2}, {2, 0}, {0, 0}, {1, 0.5}} << square;
    QTest::newRow("points on edges and repeated")
        << Points{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {2, 2}, {1, 2}, {0, 2}, {0, 1}, {0, 0}} << square;
    QTest::newRow("dented") << Points{{0, 0}, {4, 0}, {1, 1}, {0, 4}} << Points{{0, 0}, {4, 0}, {0, 4}};
    QTest::newRow("a hair out of line") << Points{{0, 0}, {1, -std::numeric_limits<double>::denorm_min()}, {2, 0}}
                                        << Points{{0, 0}, {1, -std::numeric_limits<double>::denorm_min()}, {2, 0}};
    QTest::newRow("huge") << Points{{-1e308, 0}, {1e308, 0}, {0, 1e308}, {0, 1}}
                          << Points{{-1e308, 0}, {1e308, 0}, {0, 1e308}};
}

void TestBoundingVolumes::hulls()
{
    QFETCH(Points, points);
    QFETCH(Points, hull);
    Random random;
    for (int round = 0; round < 5; ++round) {
        const QList<QPointF> found = convexHull(points);
        QCOMPARE(std::size_t(found.size()), hull.size());
        QVERIFY(std::equal(found.begin(), found.end(), hull.begin(), same));
        points = shuffled(points, random);
    }
}

void TestBoundingVolumes::hullEqualsOracles()
{
    namespace bg = boost::geometry;
    using BoostPoint = bg::model::d2::point_xy<double>;
    Random random;
    for (int round = 0; round < 300; ++round) {
        const Points points = somePoints(random, round);
        const QList<QPointF> hull = convexHull(points);
        Oracle::Points exact;
        for (QPointF point : points)
            exact.emplace_back(point);
        const Oracle::Points ring = Oracle::hull(exact);
        QCOMPARE(std::size_t(hull.size()), ring.size());
        for (std::size_t i = 0; i < ring.size(); ++i)
            QVERIFY(Oracle::Point(hull[qsizetype(i)]) == ring[i]);
        if (round % 6 != 1 || hull.size() < 3)
            continue;
        bg::model::multi_point<BoostPoint> cloud;
        for (QPointF point : points)
            cloud.emplace_back(point.x(), point.y());
        bg::model::polygon<BoostPoint> around;
        bg::convex_hull(cloud, around);
        QCOMPARE(bg::area(around), signedArea(hull));
        QCOMPARE(qsizetype(around.outer().size()), hull.size() + 1);
    }
}

void TestBoundingVolumes::circles_data()
{
    QTest::addColumn<Points>("points");
    QTest::addColumn<QPointF>("center");
    QTest::addColumn<double>("radius");
    QTest::newRow("one") << Points{{3, 4}} << QPointF(3, 4) << 0.0;
    QTest::newRow("repeated") << Points{{3, 4}, {3, 4}} << QPointF(3, 4) << 0.0;
    QTest::newRow("two") << Points{{0, 0}, {6, 8}} << QPointF(3, 4) << 5.0;
    QTest::newRow("in line") << Points{{0, 0}, {1, 0}, {6, 0}} << QPointF(3, 0) << 3.0;
    QTest::newRow("right angle") << Points{{0, 0}, {6, 0}, {0, 8}} << QPointF(3, 4) << 5.0;
    QTest::newRow("obtuse: over the long side") << Points{{0, 0}, {10, 0}, {5, 1}} << QPointF(5, 0) << 5.0;
    QTest::newRow("acute: through all three") << Points{{-3, 4}, {3, 4}, {0, -5}} << QPointF(0, 0) << 5.0;
    QTest::newRow("square") << Points{{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 1}} << QPointF(1, 1) << std::sqrt(2.0);
    QTest::newRow("huge") << Points{{-1e300, 0}, {1e300, 0}} << QPointF(0, 0) << 1e300;
    QTest::newRow("close together, away from the origin")
        << Points{{1, 0}, {1, 1e-300}} << QPointF(1, 5e-301) << 5e-301;
    QTest::newRow("tiny") << Points{{0, 0}, {1e-300, 0}} << QPointF(5e-301, 0) << 5e-301;
}

void TestBoundingVolumes::circles()
{
    QFETCH(Points, points);
    QFETCH(QPointF, center);
    QFETCH(double, radius);
    const std::optional<Circle> circle = smallestCircle(points);
    QVERIFY(circle);
    QVERIFY(length(circle->center - center) <= 1e-15 * radius);
    QVERIFY(std::abs(circle->radius - radius) <= 3e-16 * radius);
}

void TestBoundingVolumes::boxes_data()
{
    QTest::addColumn<Points>("points");
    QTest::addColumn<Obb>("box");
    QTest::newRow("one") << Points{{3, 4}} << Obb{{3, 4}, 0, 0, {1, 0}};
    QTest::newRow("two, level") << Points{{3, 4}, {-1, 4}} << Obb{{1, 4}, 2, 0, {1, 0}};
    QTest::newRow("two, upright") << Points{{3, 4}, {3, 8}} << Obb{{3, 6}, 0, 2, {1, 0}};
    QTest::newRow("in line, sloping") << Points{{0, 0}, {5, 5}, {2, 2}}
                                      << Obb{{2.5, 2.5}, 2.5 * std::sqrt(2.0), 0, {std::sqrt(0.5), std::sqrt(0.5)}};
    QTest::newRow("upright square") << Points{{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 1}} << Obb{{1, 1}, 1, 1, {1, 0}};
    QTest::newRow("turned square") << Points{{0, 1}, {1, 0}, {2, 1}, {1, 2}}
                                   << Obb{{1, 1}, std::sqrt(0.5), std::sqrt(0.5), {std::sqrt(0.5), std::sqrt(0.5)}};
    QTest::newRow("3-4-5") << Points{{0, 0}, {8, 6}, {5, 10}, {-3, 4}, {1, 4}} << Obb{{2.5, 5}, 5, 2.5, {0.8, 0.6}};
    QTest::newRow("triangle, its long side down") << Points{{0, 0}, {10, 0}, {5, 1}} << Obb{{5, 0.5}, 5, 0.5, {1, 0}};
}

void TestBoundingVolumes::boxes()
{
    QFETCH(Points, points);
    QFETCH(Obb, box);
    const std::optional<Obb> found = leastAreaBox(points);
    QVERIFY(found);
    QVERIFY(length(found->center - box.center) < 2e-15);
    QVERIFY(length(found->axis - box.axis) < 2e-16);
    QVERIFY(std::abs(found->halfWidth - box.halfWidth) < 2e-15);
    QVERIFY(std::abs(found->halfHeight - box.halfHeight) < 2e-15);
}

void TestBoundingVolumes::everyPointIsHeld()
{
    Random random;
    for (int round = 0; round < 300; ++round) {
        const Points points = somePoints(random, round);
        const std::optional<Circle> circle = smallestCircle(points);
        QVERIFY(circle && isHeld(*circle, points));
        // No smaller radius contains all points.
        if (circle->radius > 0) {
            const Circle smaller{circle->center, std::nextafter(circle->radius, 0)};
            QVERIFY(!isHeld(smaller, points));
        }
        const Aabb2 bounds = boundsOf(points);
        // The position of the points limits how accurately the center can be rounded.
        const double place = std::max(
            {std::abs(bounds.min[0]), std::abs(bounds.max[0]), std::abs(bounds.min[1]), std::abs(bounds.max[1])});
        QVERIFY(circle->radius <= bruteRadius(points) * (1 + 1e-12) + 4e-16 * place);

        const std::optional<Obb> box = leastAreaBox(points);
        QVERIFY(box && isHeld(*box, points));
        QVERIFY(box->axis.x() > 0 && box->axis.y() >= 0 && std::abs(length(box->axis) - 1) < 4e-16);
        const double size = bounds.size()[0] + bounds.size()[1];
        const double area = 4 * box->halfWidth * box->halfHeight;
        QVERIFY(area <= bruteArea(points) * (1 + 1e-12) + 3e-15 * size * (place + size));
        if (round % 6 == 0) {
            const double hullArea = signedArea(convexHull(points));
            QVERIFY(area >= hullArea * (1 - 1e-12) && area <= 2 * hullArea * (1 + 1e-12) + 1e-10);
        }

        const Kdop octagon = Kdop::around(points);
        for (QPointF point : points)
            QVERIFY(octagon.contains(point) && contains(*circle, point) && contains(*box, point));
    }
}

/// Many points have the same volumes as the corners of their hull, in any order and scaled by a power of two.
void TestBoundingVolumes::manyPoints()
{
    Random random;
    for (int round = 0; round < 60; ++round) {
        Points points;
        while (int(points.size()) < 50 + 7 * round) {
            for (QPointF point : somePoints(random, round))
                points.push_back(point);
        }
        const QList<QPointF> corners = convexHull(points);
        const Circle circle = *smallestCircle(points), ofCorners = *smallestCircle(corners);
        const double place = length(circle.center) + circle.radius;
        QVERIFY(isHeld(circle, points));
        QVERIFY(std::abs(circle.radius - ofCorners.radius) <= 1e-12 * circle.radius + 4e-16 * place);
        const Obb box = *leastAreaBox(points);
        QVERIFY(isHeld(box, points));
        points = shuffled(points, random);
        QVERIFY(convexHull(points) == corners);
        for (int exponent : {-600, 600}) {
            Points scaled;
            for (QPointF point : points)
                scaled.emplace_back(std::scalbn(point.x(), exponent), std::scalbn(point.y(), exponent));
            const Circle other = *smallestCircle(scaled);
            const double radius = std::scalbn(other.radius, -exponent);
            QVERIFY(isHeld(other, scaled));
            QVERIFY(std::abs(radius - circle.radius) <= 1e-12 * radius + 4e-16 * place);
            QVERIFY(isHeld(*leastAreaBox(scaled), scaled));
        }
    }
}

void TestBoundingVolumes::badInput()
{
    QVERIFY(!smallestCircle({}) && !leastAreaBox({}) && Kdop::around({}).isEmpty());
    for (double bad : {qQNaN(), qInf(), -qInf()}) {
        const Points points{{0, 0}, {bad, 1}, {1, 1}, {5, 2}};
        QVERIFY(convexHull(points).isEmpty());
        QVERIFY(!smallestCircle(points) && !leastAreaBox(points) && Kdop::around(points).isEmpty());
        QVERIFY(!contains(Circle{{0, 0}, 5}, QPointF(bad, 0)) && !contains(Circle{{0, 0}, bad}, QPointF(0, 0)));
        QVERIFY(!contains(Obb{{0, 0}, 5, 5, {1, 0}}, QPointF(bad, 0)));
        QVERIFY(!contains(Obb{{0, bad}, 5, 5, {1, 0}}, Obb()) && !contains(Obb(), Obb{{0, bad}, 5, 5, {1, 0}}));
        Kdop octagon = Kdop::around(Points{{0, 0}});
        octagon.include({bad, 7});
        QCOMPARE(octagon, Kdop::around(Points{{0, 0}}));
        QVERIFY(!octagon.contains(QPointF(bad, 0)) && octagon.translated({bad, 0}).isEmpty());
    }
}

void TestBoundingVolumes::extremes()
{
    const double most = std::numeric_limits<double>::max(), least = std::numeric_limits<double>::denorm_min();
    const Points huge{{-most, -most}, {most, -most}, {most, most}, {-most, most}};
    QVERIFY(!smallestCircle(huge)); // the radius is larger than any double
    const std::optional<Obb> box = leastAreaBox(huge);
    QVERIFY(box && box->halfWidth == most && isHeld(*box, huge));
    QVERIFY(Kdop::around(huge).contains(QPointF(most, most)));
    const Points tiny{{0, 0}, {least, 0}, {0, least}};
    QVERIFY(isHeld(*smallestCircle(tiny), tiny) && isHeld(*leastAreaBox(tiny), tiny));
    const Points both{{0, 0}, {1e308, 0}, {0, least}, {5, -least}};
    QVERIFY(isHeld(*smallestCircle(both), both) && isHeld(*leastAreaBox(both), both));
    const Points same(100000, QPointF(1, 2));
    QCOMPARE(convexHull(same).size(), 1);
    QCOMPARE(smallestCircle(same)->radius, 0.0);
    for (double half : {1e-6, 1e-9, 1e-12}) {
        const Points acute{{1, half}, {0, 0}, {1, -half}, {0.75, 0}};
        QVERIFY(std::abs(smallestCircle(acute)->radius - (0.5 + half * half / 2)) <= 2e-16);
    }
    // Many corners lie on one circle.
    Points round;
    for (int i = 0; i < 20000; ++i)
        round.push_back(axisFromDegrees(i * 0.018) * 10);
    QVERIFY(std::abs(smallestCircle(round)->radius - 10) < 1e-12);
    QVERIFY(leastAreaBox(round)->halfWidth < 10.00001);
}

void TestBoundingVolumes::holding()
{
    const Circle five{{0, 0}, 5};
    QVERIFY(contains(five, QPointF(3, 4)) && !contains(five, QPointF(3, 4), Reading::Open));
    QVERIFY(!contains(five, QPointF(3, std::nextafter(4.0, 5.0))));
    QVERIFY(contains(five, Circle{{3, 0}, 2}) && !contains(five, Circle{{3, 0}, 2}, Reading::Open));
    QVERIFY(contains(five, Circle{{2.5, 0}, 2}, Reading::Open) && !contains(five, Circle{{0, 0}, 6}));
    QVERIFY(contains(five, five) && !contains(five, five, Reading::Open));
    const Circle point{{1, 1}, 0};
    QVERIFY(contains(point, point, Reading::Open) && contains(point, QPointF(1, 1)) && !contains(point, five));

    const Obb box{{0, 0}, 5, 2.5, {0.8, 0.6}};
    QVERIFY(contains(box, box) && !contains(box, box, Reading::Open));
    QVERIFY(contains(box, Obb{{0, 0}, 4, 2, {0.8, 0.6}}, Reading::Open)
            && !contains(box, Obb{{0, 0}, 6, 2, {0.8, 0.6}}));
    QVERIFY(contains(box, QPointF(0, 0), Reading::Open) && !contains(box, QPointF(5, 0)));
    const Obb upright{{0, 0}, 5, 2, {1, 0}}, line{{0, 2}, 5, 0, {1, 0}}, dot{{5, 2}, 0, 0, {1, 0}};
    QVERIFY(contains(upright, line) && !contains(upright, line, Reading::Open) && !contains(line, upright));
    QVERIFY(contains(line, dot) && !contains(line, dot, Reading::Open) && contains(line, line));
    QVERIFY(contains(line, QPointF(1, 2), Reading::Open) && !contains(line, QPointF(1, 2.5)));
    QVERIFY(contains(dot, dot, Reading::Open) && contains(upright, QPointF(5, 2)));
    QVERIFY(contains(Obb{{1, 1}, 9, 9, {0, 0}}, QPointF(1, 1)) && !contains(Obb{{1, 1}, 9, 9, {0, 0}}, QPointF(2, 1)));
}

TRAMMEL_TEST(TestBoundingVolumes)
#include "tst_boundingvolumes.moc"
