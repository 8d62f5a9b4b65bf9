#include "geometry/aabb.h"

#include "random.h"

#include <QtTest/QtTest>

#include <limits>

using namespace Trammel;

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

Aabb2 box(double left, double top, double right, double bottom)
{
    Aabb2 result;
    result.min = {left, top};
    result.max = {right, bottom};
    return result;
}

Aabb3 box3(Aabb3::Vector min, Aabb3::Vector max)
{
    Aabb3 result;
    result.min = min;
    result.max = max;
    return result;
}

} // namespace

Q_DECLARE_METATYPE(Trammel::Aabb2)

class TestAabb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairs_data();
    void pairs();
    void emptyIsNeutral();
    void rectangles();
    void centreSizeAndMoves();
    void notANumberIsNeverInside();
    void wayOut_data();
    void wayOut();
    void rays_data();
    void rays();
    void raysThatStartInside();
    void raysThatAreRefused();
    void raysInSpace();
    void rayEqualsSampling();
};

void TestAabb::pairs_data()
{
    QTest::addColumn<Aabb2>("a");
    QTest::addColumn<Aabb2>("b");
    QTest::addColumn<bool>("overlaps");
    QTest::addColumn<bool>("interiorsMeet");
    QTest::addColumn<bool>("contains");
    QTest::addColumn<QPointF>("extent");
    const Aabb2 ten = box(0, 0, 10, 10);
    QTest::newRow("inside") << ten << box(7, 2, 8, 5) << true << true << true << QPointF(1, 3);
    QTest::newRow("outside") << ten << box(20, 0, 30, 10) << false << false << false << QPointF(0, 10);
    QTest::newRow("crossing") << ten << box(5, 8, 30, 40) << true << true << false << QPointF(5, 2);
    QTest::newRow("edge touch") << ten << box(10, 2, 12, 5) << true << false << false << QPointF(0, 3);
    QTest::newRow("corner touch") << ten << box(10, 10, 12, 12) << true << false << false << QPointF(0, 0);
    QTest::newRow("identical") << ten << ten << true << true << true << QPointF(10, 10);
    QTest::newRow("shared edge inside") << ten << box(0, 0, 5, 10) << true << true << true << QPointF(5, 10);
    QTest::newRow("point inside") << ten << box(3, 3, 3, 3) << true << false << true << QPointF(0, 0);
    QTest::newRow("point on the corner") << ten << box(0, 10, 0, 10) << true << false << true << QPointF(0, 0);
    QTest::newRow("thin") << ten << box(-5, 5, 15, 5) << true << false << false << QPointF(10, 0);
    QTest::newRow("negative") << box(-20, -20, -10, -10) << box(-15, -15, -12, -12) << true << true << true
                              << QPointF(3, 3);
    QTest::newRow("huge") << box(-1e9, -1e9, 1e9, 1e9) << box(1e9, 0, 2e9, 1) << true << false << false
                          << QPointF(0, 1);
    QTest::newRow("tiny gap") << box(0, 0, 1, 1) << box(std::nextafter(1, 2), 0, 2, 1) << false << false << false
                              << QPointF(0, 1);
}

void TestAabb::pairs()
{
    QFETCH(Aabb2, a);
    QFETCH(Aabb2, b);
    QFETCH(bool, overlaps);
    QFETCH(bool, interiorsMeet);
    QFETCH(bool, contains);
    QFETCH(QPointF, extent);
    QCOMPARE(a.overlaps(b), overlaps);
    QCOMPARE(b.overlaps(a), overlaps);
    QCOMPARE(a.overlaps(b, 0), interiorsMeet);
    QCOMPARE(a.contains(b), contains);
    QCOMPARE(a.overlapExtent(b)[0], extent.x());
    QCOMPARE(a.overlapExtent(b)[1], extent.y());
    QCOMPARE(a.intersected(b).isEmpty(), !overlaps);
    QVERIFY(a.united(b).contains(a) && a.united(b).contains(b));
    if (overlaps)
        QVERIFY(a.contains(a.intersected(b)) && b.contains(a.intersected(b)));
    // A least extent must be exceeded along every axis.
    const double least = std::min(extent.x(), extent.y());
    QVERIFY(!a.overlaps(b, least));
    QCOMPARE(a.overlaps(b, least / 2), least > 0);
}

void TestAabb::emptyIsNeutral()
{
    const Aabb2 ten = box(0, 0, 10, 10);
    const Aabb2 empty;
    QVERIFY(empty.isEmpty() && !empty.isFinite());
    QVERIFY(!ten.isEmpty() && ten.isFinite());
    QCOMPARE(empty.united(ten), ten);
    QCOMPARE(ten.united(empty), ten);
    QVERIFY(!empty.overlaps(ten) && !ten.overlaps(empty) && !empty.overlaps(empty));
    QVERIFY(ten.contains(empty) && !empty.contains(ten));
    QVERIFY(empty.expanded(100).isEmpty());
    QCOMPARE(empty.size()[0], 0.0);
    QCOMPARE(boundsOf({}), empty);
    QVERIFY(!box(3, 3, 3, 3).isEmpty());
}

void TestAabb::rectangles()
{
    QCOMPARE(toBox(QRectF(10, 10, -10, -4)), box(0, 6, 10, 10));
    QCOMPARE(toRect(box(1, 2, 4, 8)), QRectF(1, 2, 3, 6));
    QVERIFY(toRect(Aabb2()).isNull());
    const std::array points{QPointF(3, -1), QPointF(-2, 5), QPointF(0, 0)};
    QCOMPARE(boundsOf(points), box(-2, -1, 3, 5));
}

void TestAabb::centreSizeAndMoves()
{
    const Aabb2 wide = box(1, 2, 5, 4);
    QCOMPARE(wide.centre(), (Aabb2::Vector{3, 3}));
    QCOMPARE(wide.size(), (Aabb2::Vector{4, 2}));
    QCOMPARE(wide.translated({-1, 10}), box(0, 12, 4, 14));
    QCOMPARE(wide.expanded(2), box(-1, 0, 7, 6));
    QCOMPARE(box(-1.7e308, 0, 1.7e308, 0).centre()[0], 0.0);
}

void TestAabb::notANumberIsNeverInside()
{
    const Aabb2 ten = box(0, 0, 10, 10);
    QVERIFY(!ten.contains(QPointF(qQNaN(), 5)));
    QVERIFY(box(0, qQNaN(), 1, 1).isEmpty());
    QVERIFY(!ten.overlaps(box(0, qQNaN(), 1, 1)));
    QVERIFY(!ten.overlaps(box(0, qQNaN(), 1, 1), 0));
}

void TestAabb::wayOut_data()
{
    QTest::addColumn<Aabb2>("a");
    QTest::addColumn<QPointF>("way");
    QTest::newRow("held, nearer the end") << box(7, 4, 8, 6) << QPointF(3, 0);
    QTest::newRow("held, nearer the start") << box(1, 4, 2, 6) << QPointF(-2, 0);
    QTest::newRow("held, nearer the bottom") << box(4, 8, 6, 9) << QPointF(0, 2);
    QTest::newRow("overlapping") << box(9, -3, 12, 12) << QPointF(1, 0);
    QTest::newRow("touching") << box(10, 0, 12, 5) << QPointF(0, 0);
    QTest::newRow("apart") << box(11, 0, 12, 5) << QPointF(0, 0);
    QTest::newRow("point") << box(2, 5, 2, 5) << QPointF(-2, 0);
    QTest::newRow("empty") << Aabb2() << QPointF(0, 0);
}

void TestAabb::wayOut()
{
    QFETCH(Aabb2, a);
    QFETCH(QPointF, way);
    const Aabb2 ten = box(0, 0, 10, 10);
    const Aabb2::Vector answer = a.wayOut(ten);
    QCOMPARE(answer[0], way.x());
    QCOMPARE(answer[1], way.y());
    QVERIFY(!a.translated(answer).overlaps(ten, 0));
}

void TestAabb::rays_data()
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

void TestAabb::rays()
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

void TestAabb::raysThatStartInside()
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

void TestAabb::raysThatAreRefused()
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

void TestAabb::raysInSpace()
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
    QCOMPARE(cube.overlapExtent(box3({1, 1, 1}, {9, 9, 9})), (Aabb3::Vector{1, 1, 1}));
    QCOMPARE(box3({1, 1, 1.75}, {1, 1, 1.75}).wayOut(cube), (Aabb3::Vector{0, 0, 0.25}));
    QVERIFY(!cube.overlaps(box3({0, 0, 3}, {2, 2, 4})));
}

void TestAabb::rayEqualsSampling()
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
            // Between two samples.
            QVERIFY(hit->exit - hit->entry < 0.25);
        }
    }
    QVERIFY(hits > 200);
}

QTEST_APPLESS_MAIN(TestAabb)
#include "tst_aabb.moc"
