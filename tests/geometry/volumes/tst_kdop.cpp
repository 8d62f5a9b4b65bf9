#include "tests/geometry/hulls.h"
#include "tests/geometry/pointfamilies.h"
#include "tests/testprogram.h"
#include <trammel/geometry/boundingvolumes.h>
#include <trammel/geometry/sat.h>

#include <QtTest/QTest>

using namespace Trammel;

class TestKdop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void octagons();
    void octagonsHoldAndMeet();
};

void TestKdop::octagons()
{
    const Kdop square = Kdop::around(Points{{0, 0}, {2, 0}, {2, 2}, {0, 2}}), empty;
    QCOMPARE(square.min, (std::array<double, 4>{0, 0, 0, -2}));
    QCOMPARE(square.max, (std::array<double, 4>{2, 2, 4, 2}));
    QVERIFY(empty.isEmpty() && !square.isEmpty());
    QCOMPARE(square.united(empty), square);
    QVERIFY(!square.overlaps(empty) && !empty.overlaps(empty) && square.contains(empty) && !empty.contains(square));
    QVERIFY(!empty.contains(QPointF(0, 0)));
    QCOMPARE(square.translated({3, -1}), Kdop::around(Points{{3, -1}, {5, -1}, {5, 1}, {3, 1}}));

    // The boxes overlap, but the diagonals separate the octagons.
    const Kdop diamond = Kdop::around(Points{{4, 1}, {4.5, 1.5}, {3, 3}, {2.5, 2.5}, {1.25, 3.25}});
    const Kdop corner = Kdop::around(Points{{0, 0}, {3, 0}, {0, 3}});
    QVERIFY(!corner.overlaps(diamond) && !diamond.overlaps(corner));
    const Kdop beside = Kdop::around(Points{{3, 0}, {0, 3}, {3, 3}});
    QVERIFY(corner.overlaps(beside) && !corner.overlaps(beside, Reading::Open));
    QVERIFY(corner.overlaps(square, Reading::Open));

    QVERIFY(square.contains(QPointF(2, 2)) && !square.contains(QPointF(2, 2), Reading::Open));
    QVERIFY(square.contains(QPointF(1, 1), Reading::Open) && !corner.contains(QPointF(1.5, 1.5000001)));
    QVERIFY(corner.contains(QPointF(1.5, 1.5)) && !corner.contains(QPointF(1.5, 1.5), Reading::Open));
    const Kdop point = Kdop::around(Points{{1, 1}});
    QVERIFY(point.contains(QPointF(1, 1), Reading::Open) && point.overlaps(point, Reading::Open));
    QVERIFY(square.contains(point, Reading::Open) && square.contains(square)
            && !square.contains(square, Reading::Open));
    QVERIFY(!point.contains(square));
    // The sum 0.1 + 0.7 is not a double: the bound is rounded outward and still separates the point from its
    // neighbors.
    const Kdop tenth = Kdop::around(Points{{0.1, 0.7}});
    QVERIFY(tenth.contains(QPointF(0.1, 0.7)) && !tenth.contains(QPointF(0.1, std::nextafter(0.7, 1))));
}

void TestKdop::octagonsHoldAndMeet()
{
    Random random;
    int apart = 0;
    for (int round = 0; round < 400; ++round) {
        const Points a = somePoints(random, round), b = somePoints(random, random.integer(0, 5));
        const Kdop first = Kdop::around(a), second = Kdop::around(b);
        const bool meet = intersects(convexHull(a), convexHull(b));
        QVERIFY(!meet || first.overlaps(second));
        apart += !first.overlaps(second);
        const QPointF offset = random.point(5);
        Points moved;
        for (QPointF point : a)
            moved.push_back(point + offset);
        const Kdop shifted = first.translated(offset);
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(std::abs(shifted.min[i] - Kdop::around(moved).min[i]) < 1e-9);
            QVERIFY(std::abs(shifted.max[i] - Kdop::around(moved).max[i]) < 1e-9);
        }
        QVERIFY(first.united(second).contains(first) && first.united(second).contains(second));
    }
    QVERIFY(apart > 20);
}

TRAMMEL_TEST(TestKdop)
#include "tst_kdop.moc"
