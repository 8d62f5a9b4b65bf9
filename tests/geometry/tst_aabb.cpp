#include <trammel/geometry/aabb.h>

#include "tests/geometry/boxes.h"
#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/primitives.h>

#include <QtTest/QtTest>

#include <limits>

using namespace Trammel;

Q_DECLARE_METATYPE(Trammel::Aabb2)

class TestAabb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairs_data();
    void pairs();
    void emptyIsNeutral();
    void rectangles();
    void centerSizeAndMoves();
    void notANumberIsNeverInside();
    void openReading_data();
    void openReading();
    void inSpace();
    void mappedInSpace();
    void minimumTranslation_data();
    void minimumTranslation();
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
    // The overlap must exceed the least extent along every axis.
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

void TestAabb::centerSizeAndMoves()
{
    const Aabb2 wide = box(1, 2, 5, 4);
    QCOMPARE(wide.center(), (Aabb2::Vector{3, 3}));
    QCOMPARE(wide.size(), (Aabb2::Vector{4, 2}));
    QCOMPARE(wide.translated({-1, 10}), box(0, 12, 4, 14));
    QCOMPARE(wide.expanded(2), box(-1, 0, 7, 6));
    QCOMPARE(box(-1.7e308, 0, 1.7e308, 0).center()[0], 0.0);
}

void TestAabb::notANumberIsNeverInside()
{
    const Aabb2 ten = box(0, 0, 10, 10);
    QVERIFY(!ten.contains(QPointF(qQNaN(), 5)));
    QVERIFY(box(0, qQNaN(), 1, 1).isEmpty());
    QVERIFY(!ten.overlaps(box(0, qQNaN(), 1, 1)));
    QVERIFY(!ten.overlaps(box(0, qQNaN(), 1, 1), 0));
}

void TestAabb::openReading_data()
{
    QTest::addColumn<Aabb2>("a");
    QTest::addColumn<Aabb2>("b");
    QTest::addColumn<bool>("meet");
    QTest::addColumn<bool>("holds");
    const Aabb2 ten = box(0, 0, 10, 10);
    QTest::newRow("inside") << ten << box(7, 2, 8, 5) << true << true;
    QTest::newRow("inside along an edge") << ten << box(0, 2, 8, 5) << true << false;
    QTest::newRow("identical") << ten << ten << true << false;
    QTest::newRow("edge touch") << ten << box(10, 2, 12, 5) << false << false;
    QTest::newRow("corner touch") << ten << box(10, 10, 12, 12) << false << false;
    QTest::newRow("apart") << ten << box(11, 10, 12, 12) << false << false;
    QTest::newRow("point inside") << ten << box(3, 3, 3, 3) << true << true;
    QTest::newRow("point on an edge") << ten << box(0, 3, 0, 3) << false << false;
    QTest::newRow("segment across") << ten << box(-5, 5, 15, 5) << true << false;
    QTest::newRow("segment along an edge") << ten << box(2, 0, 8, 0) << false << false;
    QTest::newRow("segments cross") << box(0, 5, 10, 5) << box(5, 0, 5, 10) << true << false;
    QTest::newRow("segments in a T") << box(0, 5, 10, 5) << box(5, 5, 5, 10) << false << false;
    QTest::newRow("segments in line") << box(0, 5, 10, 5) << box(8, 5, 12, 5) << true << false;
    QTest::newRow("segments end to end") << box(0, 5, 10, 5) << box(10, 5, 12, 5) << false << false;
    QTest::newRow("same point") << box(1, 2, 1, 2) << box(1, 2, 1, 2) << true << true;
    QTest::newRow("empty") << ten << Aabb2() << false << true;
    QTest::newRow("not a number") << ten << box(1, qQNaN(), 2, 3) << false << false;
}

void TestAabb::openReading()
{
    QFETCH(Aabb2, a);
    QFETCH(Aabb2, b);
    QFETCH(bool, meet);
    QFETCH(bool, holds);
    QCOMPARE(a.overlaps(b, Reading::Open), meet);
    QCOMPARE(b.overlaps(a, Reading::Open), meet);
    QCOMPARE(a.contains(b, Reading::Open), holds);
}

void TestAabb::inSpace()
{
    const std::array points{Aabb3::Vector{3, -1, 4}, Aabb3::Vector{-2, 5, 4}, Aabb3::Vector{0, 0, qQNaN()}};
    const Aabb3 around = Aabb3::around(points);
    QCOMPARE(around, box3({-2, -1, 4}, {3, 5, 4}));
    QVERIFY(Aabb3::around({}).isEmpty() && !around.isEmpty());
    QCOMPARE(around.united(Aabb3()), around);
    QCOMPARE(around.center(), (Aabb3::Vector{0.5, 2, 4}));
    QCOMPARE(around.size(), (Aabb3::Vector{5, 6, 0}));
    QCOMPARE(around.translated({1, 2, 3}), box3({-1, 1, 7}, {4, 7, 7}));
    QCOMPARE(around.intersected(box3({0, 0, 0}, {9, 9, 9})), box3({0, 0, 4}, {3, 5, 4}));
    QVERIFY(around.intersected(box3({0, 0, 5}, {9, 9, 9})).isEmpty());
    const Aabb3 cube = box3({0, 0, 0}, {10, 10, 10}), small = box3({7, 4, 4}, {8, 6, 6});
    QVERIFY(cube.contains(small) && cube.contains(small, Reading::Open) && !small.contains(cube));
    QVERIFY(cube.contains(Aabb3::Vector{0, 5, 5}) && !cube.contains(Aabb3::Vector{0, 5, 5}, Reading::Open));
    QCOMPARE(cube.overlapExtent(small), (Aabb3::Vector{1, 2, 2}));
    QVERIFY(cube.overlaps(small, 0.5) && !cube.overlaps(small, 1));
    QCOMPARE(cube.minimumTranslation(small), (Aabb3::Vector{3, 0, 0}));
    QCOMPARE(cube.minimumTranslation(box3({5, 5, 9.75}, {5, 5, 9.75})), (Aabb3::Vector{0, 0, 0.25}));
    QVERIFY(!cube.overlaps(box3({0, 0, 13}, {2, 2, 14})));
    const Aabb3 beside = box3({10, 0, 0}, {20, 10, 10});
    QVERIFY(cube.overlaps(beside) && !cube.overlaps(beside, Reading::Open) && !cube.overlaps(beside, 0));
}

void TestAabb::mappedInSpace()
{
    const Aabb3 cube = box3({0, 0, 0}, {1, 2, 3});
    QCOMPARE(mapped(cube, AffineMap3()), cube);
    // A quarter turn about z, then a translation.
    const AffineMap3 turned{{{{0, -1, 0}, {1, 0, 0}, {0, 0, 1}}}, {10, 0, 1}};
    QCOMPARE(mapped(cube, turned), box3({8, 0, 1}, {10, 1, 4}));
    const AffineMap3 sheared{{{{1, 1, -2}, {0, 1, 0}, {0, 0, 0}}}, {}};
    QCOMPARE(mapped(cube, sheared), box3({-6, 0, 0}, {3, 2, 0}));
    QVERIFY(mapped(Aabb3(), turned).isEmpty());
    AffineMap3 bad;
    bad.rows[1][2] = qQNaN();
    QVERIFY(mapped(cube, bad).isEmpty());

    Random random;
    for (int i = 0; i < 500; ++i) {
        AffineMap3 map;
        for (auto &row : map.rows)
            row = {random.real(-2, 2), random.real(-2, 2), random.real(-2, 2)};
        const Aabb3 image = mapped(cube, map);
        std::array<Aabb3::Vector, 8> corners;
        for (std::size_t corner = 0; corner < 8; ++corner) {
            const Aabb3::Vector from{corner & 1 ? 1.0 : 0.0, corner & 2 ? 2.0 : 0.0, corner & 4 ? 3.0 : 0.0};
            for (std::size_t k = 0; k < 3; ++k)
                corners[corner][k] = map.rows[k][0] * from[0] + map.rows[k][1] * from[1] + map.rows[k][2] * from[2];
        }
        const Aabb3 around = Aabb3::around(corners);
        QVERIFY(image.expanded(1e-14).contains(around) && around.expanded(1e-14).contains(image));
    }
}

void TestAabb::minimumTranslation_data()
{
    QTest::addColumn<Aabb2>("a");
    QTest::addColumn<QPointF>("translation");
    QTest::newRow("held, nearer the end") << box(7, 4, 8, 6) << QPointF(3, 0);
    QTest::newRow("held, nearer the start") << box(1, 4, 2, 6) << QPointF(-2, 0);
    QTest::newRow("held, nearer the bottom") << box(4, 8, 6, 9) << QPointF(0, 2);
    QTest::newRow("overlapping") << box(9, -3, 12, 12) << QPointF(1, 0);
    QTest::newRow("touching") << box(10, 0, 12, 5) << QPointF(0, 0);
    QTest::newRow("apart") << box(11, 0, 12, 5) << QPointF(0, 0);
    QTest::newRow("point") << box(2, 5, 2, 5) << QPointF(-2, 0);
    QTest::newRow("empty") << Aabb2() << QPointF(0, 0);
}

void TestAabb::minimumTranslation()
{
    QFETCH(Aabb2, a);
    QFETCH(QPointF, translation);
    const Aabb2 ten = box(0, 0, 10, 10);
    const Aabb2::Vector answer = ten.minimumTranslation(a);
    QCOMPARE(answer[0], translation.x());
    QCOMPARE(answer[1], translation.y());
    QVERIFY(!a.translated(answer).overlaps(ten, 0));
}

TRAMMEL_TEST(TestAabb)
#include "tst_aabb.moc"
