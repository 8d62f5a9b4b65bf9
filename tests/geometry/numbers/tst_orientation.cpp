#include "tests/geometry/exactoracle.h"
#include "tests/geometry/random.h"

#include "tests/testprogram.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QtTest>

#include <limits>

using namespace Trammel;

class TestOrientation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void named_data();
    void named();
    void equalsRationals_data();
    void equalsRationals();
};

namespace {

int exactTurn(QPointF a, QPointF b, QPointF c)
{
    const Oracle::Point origin(a);
    return cross(Oracle::Point(b) - origin, Oracle::Point(c) - origin).sign();
}

} // namespace

void TestOrientation::named_data()
{
    QTest::addColumn<QPointF>("a");
    QTest::addColumn<QPointF>("b");
    QTest::addColumn<QPointF>("c");
    QTest::addColumn<int>("turn");
    const QPointF o(0, 0);
    QTest::newRow("clockwise on screen") << o << QPointF(1, 0) << QPointF(1, 1) << 1;
    QTest::newRow("counterclockwise on screen") << o << QPointF(1, 0) << QPointF(1, -1) << -1;
    QTest::newRow("collinear") << o << QPointF(1, 1) << QPointF(3, 3) << 0;
    QTest::newRow("horizontal") << QPointF(-7, 2) << QPointF(1, 2) << QPointF(3, 2) << 0;
    QTest::newRow("vertical") << QPointF(2, 0) << QPointF(2, 9) << QPointF(2, -4) << 0;
    QTest::newRow("duplicate") << o << o << QPointF(3, 3) << 0;
    QTest::newRow("identical") << QPointF(1, 2) << QPointF(1, 2) << QPointF(1, 2) << 0;
    QTest::newRow("negative") << QPointF(-1, -1) << QPointF(-2, -2) << QPointF(-3, -3) << 0;
    QTest::newRow("tenths are not collinear") << o << QPointF(0.1, 0.1) << QPointF(0.3, 0.1 + 0.2) << 1;
    QTest::newRow("one ulp off") << QPointF(0.5, 0.5) << QPointF(12, 12) << QPointF(24, std::nextafter(24, 25)) << 1;
    QTest::newRow("one ulp off near the start")
        << QPointF(0.5, std::nextafter(0.5, 0)) << QPointF(12, 12) << QPointF(24, 24) << -1;
    QTest::newRow("huge") << QPointF(-1e9, -1e9) << QPointF(1e9, 1e9) << QPointF(0, 1e-7) << 1;
    QTest::newRow("huge and tiny") << QPointF(-1e9, -1e9) << QPointF(1e9, 1e9) << QPointF(0, 1e-60) << 1;
    QTest::newRow("tiny") << o << QPointF(1e-9, 1e-9) << QPointF(2e-9, std::nextafter(2e-9, 0)) << -1;
    QTest::newRow("products underflow") << o << QPointF(1e-200, 0) << QPointF(0, 1e-200) << 1;
    QTest::newRow("denormal") << o << QPointF(5e-324, 0) << QPointF(0, 5e-324) << 1;
    QTest::newRow("products overflow") << o << QPointF(1e300, 1e299) << QPointF(1e299, 1e300) << 1;
    QTest::newRow("differences overflow") << QPointF(-1.7e308, -1.7e308) << QPointF(1.7e308, 1.7e308) << o << 0;
    QTest::newRow("split overflows") << o << QPointF(1e305, 1e-60) << QPointF(1e305, 1e-60) << 0;
    QTest::newRow("not a number") << QPointF(qQNaN(), 0) << QPointF(1, 0) << QPointF(1, 1) << 0;
    QTest::newRow("infinity") << QPointF(0, 0) << QPointF(qInf(), 0) << QPointF(1, 1) << 0;
}

void TestOrientation::named()
{
    QFETCH(QPointF, a);
    QFETCH(QPointF, b);
    QFETCH(QPointF, c);
    QFETCH(int, turn);
    QCOMPARE(orientation(a, b, c), turn);
    QCOMPARE(orientation(b, c, a), turn);
    QCOMPARE(orientation(c, a, b), turn);
    QCOMPARE(orientation(b, a, c), -turn);
    QCOMPARE(orientation(a, c, b), -turn);
}

void TestOrientation::equalsRationals_data()
{
    QTest::addColumn<int>("scene");
    QTest::newRow("integer grid") << 0;
    QTest::newRow("grid of tenths") << 1;
    QTest::newRow("within three ulps") << 2;
    QTest::newRow("far away with small features") << 3;
    QTest::newRow("anywhere") << 4;
    QTest::newRow("any magnitude") << 5;
}

void TestOrientation::equalsRationals()
{
    QFETCH(int, scene);
    Random random;
    const auto point = [&]() -> QPointF {
        switch (scene) {
        case 0:
            return random.gridPoint(5);
        case 1:
            return random.gridPoint(30) / 10;
        case 2: {
            const double along = random.integer(-20, 20) / 7.0;
            return random.nudged(QPointF(along, along / 3), 3);
        }
        case 3:
            return QPointF(1e6, 1e6) + random.gridPoint(20) * 1e-6;
        case 4:
            return random.point(1e9);
        default:
            return {std::ldexp(random.real(-1, 1), random.integer(-1000, 1000)),
                    std::ldexp(random.real(-1, 1), random.integer(-1000, 1000))};
        }
    };
    for (int i = 0; i < (scene == 5 ? 300 : 3000); ++i) {
        const QPointF a = point(), b = point(), c = point();
        QCOMPARE(orientation(a, b, c), exactTurn(a, b, c));
    }
}

TRAMMEL_TEST(TestOrientation)
#include "tst_orientation.moc"
