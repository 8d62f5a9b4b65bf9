#include <trammel/geometry/aabb.h>

#include "tests/geometry/boxes.h"
#include "tests/geometry/exactoracle.h"
#include "tests/geometry/random.h"
#include "tests/testprogram.h"

#include <QtTest/QtTest>

#include <limits>

using namespace Trammel;

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

} // namespace

class TestRaycast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rays_data();
    void rays();
    void raysThatStartInside();
    void raysThatAreRefused();
    void raysInSpace();
    void raysAtAHair_data();
    void raysAtAHair();
    void raysEqualRationals();
    void rayEqualsSampling();
};

void TestRaycast::rays_data()
{
    QTest::addColumn<QPointF>("origin");
    QTest::addColumn<QPointF>("direction");
    QTest::addColumn<double>("reach");
    QTest::addColumn<double>("entry");
    QTest::addColumn<double>("exit");
    QTest::addColumn<QPointF>("point");
    QTest::addColumn<QPointF>("normal");
    const double miss = qQNaN();
    const QPointF none;
    QTest::newRow("from the left") << QPointF(-5, 5) << QPointF(1, 0) << Infinity << 5.0 << 15.0 << QPointF(0, 5)
                                   << QPointF(-1, 0);
    QTest::newRow("from the right") << QPointF(15, 5) << QPointF(-2, 0) << Infinity << 2.5 << 7.5 << QPointF(10, 5)
                                    << QPointF(1, 0);
    QTest::newRow("from below") << QPointF(5, 20) << QPointF(0, -1) << Infinity << 10.0 << 20.0 << QPointF(5, 10)
                                << QPointF(0, 1);
    QTest::newRow("negative zero") << QPointF(-5, 5) << QPointF(1, -0.0) << Infinity << 5.0 << 15.0 << QPointF(0, 5)
                                   << QPointF(-1, 0);
    QTest::newRow("parallel, beside") << QPointF(-5, 11) << QPointF(1, 0) << Infinity << miss << miss << none << none;
    QTest::newRow("parallel, before") << QPointF(-5, -1) << QPointF(1, -0.0) << Infinity << miss << miss << none
                                      << none;
    QTest::newRow("along a face") << QPointF(-5, 10) << QPointF(1, 0) << Infinity << 5.0 << 15.0 << QPointF(0, 10)
                                  << QPointF(-1, 0);
    QTest::newRow("along the other face")
        << QPointF(0, 15) << QPointF(0, -1) << Infinity << 5.0 << 15.0 << QPointF(0, 10) << QPointF(0, 1);
    QTest::newRow("through a corner") << QPointF(-5, 5) << QPointF(1, 1) << Infinity << 5.0 << 5.0 << QPointF(0, 10)
                                      << QPointF(-1, 0);
    QTest::newRow("through both corners")
        << QPointF(-5, -5) << QPointF(1, 1) << Infinity << 5.0 << 15.0 << QPointF(0, 0) << QPointF(-1, 0);
    QTest::newRow("past a corner") << QPointF(-5, 5.001) << QPointF(1, 1) << Infinity << miss << miss << none << none;
    QTest::newRow("behind") << QPointF(-5, 5) << QPointF(-1, 0) << Infinity << miss << miss << none << none;
    QTest::newRow("from a face, in") << QPointF(0, 5) << QPointF(1, 0) << Infinity << 0.0 << 10.0 << QPointF(0, 5)
                                     << QPointF(-1, 0);
    QTest::newRow("segment too short") << QPointF(-5, 5) << QPointF(4.9, 0) << 1.0 << miss << miss << none << none;
    QTest::newRow("segment that just reaches")
        << QPointF(-5, 5) << QPointF(5, 0) << 1.0 << 1.0 << 1.0 << QPointF(0, 5) << QPointF(-1, 0);
    QTest::newRow("segment through") << QPointF(-10, 5) << QPointF(40, 0) << 1.0 << 0.25 << 0.5 << QPointF(0, 5)
                                     << QPointF(-1, 0);
    QTest::newRow("segment that ends inside")
        << QPointF(-5, 5) << QPointF(10, 0) << 1.0 << 0.5 << 1.0 << QPointF(0, 5) << QPointF(-1, 0);
    QTest::newRow("nearly parallel") << QPointF(-5, 5) << QPointF(1, 1e-9) << Infinity << 5.0 << 15.0
                                     << QPointF(0, 5.000000005) << QPointF(-1, 0);
    QTest::newRow("tiny direction") << QPointF(-5, 5) << QPointF(1e-9, 0) << Infinity << 5e9 << 15e9 << QPointF(0, 5)
                                    << QPointF(-1, 0);
    QTest::newRow("huge") << QPointF(-1e9, 5) << QPointF(1e9, 0) << Infinity << 1.0 << 1.00000001 << QPointF(0, 5)
                          << QPointF(-1, 0);
}

void TestRaycast::rays()
{
    QFETCH(QPointF, origin);
    QFETCH(QPointF, direction);
    QFETCH(double, reach);
    QFETCH(double, entry);
    QFETCH(double, exit);
    QFETCH(QPointF, point);
    QFETCH(QPointF, normal);
    const Aabb2 ten = box(0, 0, 10, 10);
    const auto hit = ten.raycast({origin.x(), origin.y()}, {direction.x(), direction.y()}, reach);
    QCOMPARE(hit.has_value(), !std::isnan(entry));
    if (!hit)
        return;
    QCOMPARE(hit->entry, entry);
    QCOMPARE(hit->exit, exit);
    QVERIFY(!hit->startsInside);
    QCOMPARE(QPointF(hit->point[0], hit->point[1]), point);
    QCOMPARE(hit->normal, (Aabb2::Vector{normal.x(), normal.y()}));
    QVERIFY(ten.contains(hit->point));
}

void TestRaycast::raysThatStartInside()
{
    const Aabb2 ten = box(0, 0, 10, 10);
    const auto inside = ten.raycast({4, 5}, {1, 0});
    QVERIFY(inside && inside->startsInside);
    QCOMPARE(inside->entry, 0.0);
    QCOMPARE(inside->exit, 6.0);
    QCOMPARE(inside->point, (Aabb2::Vector{4, 5}));
    QCOMPARE(inside->normal, (Aabb2::Vector{0, 0}));
    const auto short_ = ten.raycast({4, 5}, {1, 0}, 2);
    QVERIFY(short_ && short_->exit == 2);
    const auto leaving = ten.raycast({10, 5}, {1, 0});
    QVERIFY(leaving && leaving->startsInside && leaving->entry == 0 && leaving->exit == 0);
    const auto standing = ten.raycast({4, 5}, {0, -0.0});
    QVERIFY(standing && standing->startsInside && standing->exit == Infinity);
    const auto onCorner = ten.raycast({10, 10}, {0, 0});
    QVERIFY(onCorner && onCorner->point == (Aabb2::Vector{10, 10}));
    QVERIFY(!ten.raycast({10.5, 5}, {0, 0}));
    const auto onPoint = box(3, 3, 3, 3).raycast({0, 3}, {1, 0});
    QVERIFY(onPoint && onPoint->entry == 3 && onPoint->exit == 3);
}

void TestRaycast::raysThatAreRefused()
{
    const Aabb2 ten = box(0, 0, 10, 10);
    QVERIFY(!ten.raycast({qQNaN(), 5}, {1, 0}));
    QVERIFY(!ten.raycast({-5, qQNaN()}, {1, 0}));
    QVERIFY(!ten.raycast({-5, 5}, {qQNaN(), 0}));
    QVERIFY(!ten.raycast({-5, 5}, {1, qQNaN()}));
    QVERIFY(!ten.raycast({-5, 5}, {1, 0}, qQNaN()));
    QVERIFY(!ten.raycast({-5, 5}, {1, 0}, -1));
    QVERIFY(!ten.raycast({-Infinity, 5}, {1, 0}));
    QVERIFY(!ten.raycast({-5, 5}, {Infinity, 0}));
    QVERIFY(!Aabb2().raycast({0, 0}, {1, 0}));
    QVERIFY(!Aabb2().raycast({0, 0}, {0, 0}));
    QVERIFY(!ten.raycast({-1e9, 5}, {std::numeric_limits<double>::denorm_min(), 0}));
}

void TestRaycast::raysInSpace()
{
    const Aabb3 cube = box3({0, 0, 0}, {2, 2, 2});
    const auto diagonal = cube.raycast({-1, -2, -3}, {1, 1, 1.5});
    QVERIFY(diagonal);
    QCOMPARE(diagonal->entry, 2.0);
    QCOMPARE(diagonal->exit, 3.0);
    QCOMPARE(diagonal->point, (Aabb3::Vector{1, 0, 0}));
    QCOMPARE(diagonal->normal, (Aabb3::Vector{0, -1, 0}));
    QVERIFY(!cube.raycast({-1, 1, 3}, {1, 0, 0}));
    const auto alongEdge = cube.raycast({-1, 2, 2}, {1, 0, 0});
    QVERIFY(alongEdge && alongEdge->entry == 1 && alongEdge->exit == 3);
    const auto above = cube.raycast({1, 1, 5}, {0, 0, -1});
    QVERIFY(above);
    QCOMPARE(above->normal, (Aabb3::Vector{0, 0, 1}));
}

void TestRaycast::raysAtAHair_data()
{
    QTest::addColumn<QPointF>("origin");
    QTest::addColumn<QPointF>("direction");
    QTest::addColumn<double>("reach");
    QTest::addColumn<bool>("hits");
    const double above = std::nextafter(10.0, 11.0), below = std::nextafter(10.0, 9.0);
    QTest::newRow("corner, in thirds") << QPointF(-7, 3) << QPointF(3, 3) << Infinity << true;
    QTest::newRow("corner, passed by an ulp")
        << QPointF(-7, std::nextafter(3.0, 4.0)) << QPointF(3, 3) << Infinity << false;
    QTest::newRow("corner, cut by an ulp")
        << QPointF(-7, std::nextafter(3.0, 2.0)) << QPointF(3, 3) << Infinity << true;
    QTest::newRow("along a face, an ulp in") << QPointF(-5, below) << QPointF(1, 0) << Infinity << true;
    QTest::newRow("along a face, an ulp out") << QPointF(-5, above) << QPointF(1, 0) << Infinity << false;
    QTest::newRow("reaches the face") << QPointF(-0.1, 5) << QPointF(0.1, 0) << 1.0 << true;
    QTest::newRow("short by an ulp") << QPointF(-0.1, 5) << QPointF(std::nextafter(0.1, 0.0), 0) << 1.0 << false;
    QTest::newRow("quotient underflows, leaving") << QPointF(10, 5) << QPointF(1e308, 0) << Infinity << true;
    QTest::newRow("quotient underflows, behind")
        << QPointF(0, -std::numeric_limits<double>::denorm_min()) << QPointF(0, -1e308) << Infinity << false;
    QTest::newRow("far") << QPointF(-1e300, 5) << QPointF(1e300, 0) << Infinity << true;
}

void TestRaycast::raysAtAHair()
{
    QFETCH(QPointF, origin);
    QFETCH(QPointF, direction);
    QFETCH(double, reach);
    QFETCH(bool, hits);
    const Aabb2 ten = box(0, 0, 10, 10);
    const auto hit = ten.raycast({origin.x(), origin.y()}, {direction.x(), direction.y()}, reach);
    QCOMPARE(hit.has_value(), hits);
    QVERIFY(!hit || (hit->entry <= hit->exit && hit->entry >= 0 && hit->exit <= reach && ten.contains(hit->point)));
}

// Rays through corners of boxes on a grid, moved by a few units in the last place.
void TestRaycast::raysEqualRationals()
{
    using Oracle::Rational;
    Random random;
    int hits = 0, misses = 0;
    for (int round = 0; round < 2000; ++round) {
        Aabb3 target;
        Aabb3::Vector origin, direction;
        for (std::size_t i = 0; i < 3; ++i) {
            const double from = random.integer(-9, 9) / 10.0, to = random.integer(-9, 9) / 10.0;
            target.min[i] = std::min(from, to);
            target.max[i] = std::max(from, to);
            origin[i] = random.nudged(random.integer(-30, 30) / 10.0, 1);
            direction[i] = random.nudged((random.coin() ? from : to) - origin[i], 2);
        }
        const bool isSegment = random.coin();
        bool isHit = true;
        Rational entry = 0, exit = isSegment ? 1 : 1000000;
        for (std::size_t i = 0; i < 3; ++i) {
            const Rational start(origin[i]), way(direction[i]), low(target.min[i]), high(target.max[i]);
            if (way.sign() == 0) {
                isHit = isHit && low <= start && start <= high;
                continue;
            }
            const Rational first = (low - start) / way, second = (high - start) / way;
            entry = std::max({entry, std::min(first, second)});
            exit = std::min({exit, std::max(first, second)});
        }
        isHit = isHit && entry <= exit;
        const auto hit = target.raycast(origin, direction, isSegment ? 1 : Infinity);
        QCOMPARE(hit.has_value(), isHit);
        ++(isHit ? hits : misses);
    }
    QVERIFY(hits > 100 && misses > 100);
}

void TestRaycast::rayEqualsSampling()
{
    Random random;
    int hits = 0;
    for (int i = 0; i < 2000; ++i) {
        Aabb2 target;
        target.include(random.gridPoint(8));
        target.include(random.gridPoint(8));
        const QPointF from = random.gridPoint(12), way = random.gridPoint(3) / 4;
        const auto hit = target.raycast({from.x(), from.y()}, {way.x(), way.y()}, 64);
        double first = -1, last = -1;
        for (double t = 0; t <= 64; t += 0.25) {
            if (target.contains(from + way * t)) {
                first = first < 0 ? t : first;
                last = t;
            }
        }
        if (first >= 0) {
            ++hits;
            QVERIFY(hit && hit->entry <= first && hit->exit >= last);
        } else if (hit) {
            // The ray passes between two samples.
            QVERIFY(hit->exit - hit->entry < 0.25);
        }
    }
    QVERIFY(hits > 200);
}

TRAMMEL_TEST(TestRaycast)
#include "tst_raycast.moc"
