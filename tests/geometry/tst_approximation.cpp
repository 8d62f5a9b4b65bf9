#include "tests/testprogram.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/primitives.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QtTest>

#include <limits>
#include <numbers>

using namespace Trammel;

class TestApproximation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cornerCount_data();
    void cornerCount();
    void withinTheEllipse();
    void withoutArea();
    void badNumbers();
};

void TestApproximation::cornerCount_data()
{
    QTest::addColumn<int>("asked");
    QTest::addColumn<int>("given");
    QTest::newRow("the default becomes even") << 25 << 26;
    QTest::newRow("even") << 8 << 8;
    QTest::newRow("too few") << 3 << 4;
    QTest::newRow("negative") << -1 << 4;
    QTest::newRow("billions") << std::numeric_limits<int>::max() << 1'000'000;
}

void TestApproximation::cornerCount()
{
    QFETCH(int, asked);
    QFETCH(int, given);
    const Polygon polygon = polygonOf(Circle{{3, -4}, 10}, asked);
    QCOMPARE(int(polygon.outline.size()), given);
    QVERIFY(same(polygon.outline.first(), {13, -4}));
    QVERIFY(same(polygon.outline[given / 2], {-7, -4}));
    QVERIFY(signedArea(polygon.outline) > 0);
}

void TestApproximation::withinTheEllipse()
{
    const Ellipse ellipse{{100, 50}, 30, 7, axisFromDegrees(40)};
    const Polygon polygon = polygonOf(ellipse);
    for (QPointF corner : polygon.outline)
        QVERIFY(distance(asCurve(ellipse), corner) < 1e-13);
    const double area = std::numbers::pi * 30 * 7,
                 share = std::sin(2 * std::numbers::pi / 26) * 26 / (2 * std::numbers::pi);
    QVERIFY(std::abs(signedArea(polygon.outline) - area * share) < 1e-10);
}

void TestApproximation::withoutArea()
{
    QCOMPARE(int(polygonOf(Circle{{1, 2}, 0}).outline.size()), 1);
    const Polygon segment = polygonOf(Ellipse{{1, 2}, 3, 0, {1, 0}});
    QCOMPARE(int(segment.outline.size()), 2);
    QVERIFY(same(segment.outline.first(), {4, 2}) && same(segment.outline.last(), {-2, 2}));
}

void TestApproximation::badNumbers()
{
    const double infinity = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(polygonOf(Circle{{0, 0}, infinity}).outline.isEmpty());
    QVERIFY(polygonOf(Circle{{nan, 0}, 1}).outline.isEmpty());
    QVERIFY(polygonOf(Circle{{1.7e308, 0}, 1.7e308}).outline.isEmpty());
}

TRAMMEL_TEST(TestApproximation)
#include "tst_approximation.moc"
