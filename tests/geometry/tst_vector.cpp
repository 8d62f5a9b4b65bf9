#include "tests/geometry/random.h"

#include <trammel/geometry/vector.h>

#include "tests/testprogram.h"

#include <QtTest/QtTest>

using namespace Trammel;

class TestVector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void products();
    void turning();
    void sameIsNotFuzzy();
    void normalizing_data();
    void normalizing();
    void axes_data();
    void axes();
    void axesTurnByQuartersExactly();
    void anglesComeBack();
    void angles_data();
    void angles();
};

void TestVector::products()
{
    const QPointF a(3, 4), b(-2, 5);
    QCOMPARE(dot(a, b), 14.0);
    QCOMPARE(cross(a, b), 23.0);
    QCOMPARE(cross(b, a), -23.0);
    QCOMPARE(cross(QPointF(1, 0), QPointF(0, 1)), 1.0); // clockwise on screen
    QCOMPARE(length(a), 5.0);
    QCOMPARE(lengthSquared(a), 25.0);
    QCOMPARE(length(QPointF(3e200, 4e200)), 5e200);
    QCOMPARE(dot(a, perpendicular(a)), 0.0);
    QVERIFY(same(perpendicular(QPointF(1, 0)), QPointF(0, 1)));
    QVERIFY(same(a + b, QPointF(1, 9)) && same(a - b, QPointF(5, -1)));
    QCOMPARE(length(QPointF(0, 0)), 0.0);
    QCOMPARE(length(QPointF(3e-300, 4e-300)), 5e-300);
    QVERIFY(std::isnan(length(QPointF(qQNaN(), 1))) && length(QPointF(qInf(), 1)) == qInf());
}

void TestVector::turning()
{
    const QPointF v(7, -2);
    QVERIFY(same(rotated(v, {0, 1}), perpendicular(v)));
    QVERIFY(same(rotated(v, {-1, 0}), -v));
    QVERIFY(same(unrotated(rotated(v, {0, -1}), {0, -1}), v));
    const QPointF axis = axisFromDegrees(33);
    QVERIFY(length(unrotated(rotated(v, axis), axis) - v) < 1e-15 * length(v));
    // (x cos a - y sin a, x sin a + y cos a), a positive angle clockwise on screen.
    const double c = std::cos(0.5), s = std::sin(0.5);
    QVERIFY(same(rotated(v, {c, s}), QPointF(7 * c + 2 * s, 7 * s - 2 * c)));
    QVERIFY(length(rotated(QPointF(1, 0), axisFromDegrees(30)) - QPointF(std::sqrt(0.75), 0.5)) < 2e-16);
}

void TestVector::sameIsNotFuzzy()
{
    QVERIFY(!same(QPointF(0, 0), QPointF(1e-13, 0)));
    QVERIFY(QPointF(0, 0) == QPointF(1e-13, 0)); // why same() exists
    QVERIFY(same(QPointF(0.0, 1), QPointF(-0.0, 1)));
    QVERIFY(!same(QPointF(qQNaN(), 0), QPointF(qQNaN(), 0)));
    QVERIFY(isFinite(QPointF(1e308, 0)) && !isFinite(QPointF(qInf(), 0)) && !isFinite(QPointF(0, qQNaN())));
}

void TestVector::normalizing_data()
{
    QTest::addColumn<QPointF>("v");
    QTest::addColumn<bool>("hasDirection");
    QTest::newRow("plain") << QPointF(3, -4) << true;
    QTest::newRow("unit") << QPointF(0, -1) << true;
    QTest::newRow("huge") << QPointF(1e308, 1e308) << true;
    QTest::newRow("tiny") << QPointF(1e-308, -1e-308) << true;
    QTest::newRow("least of all") << QPointF(5e-324, 0) << true;
    QTest::newRow("zero") << QPointF(0, -0.0) << false;
    QTest::newRow("not a number") << QPointF(qQNaN(), 1) << false;
    QTest::newRow("infinite") << QPointF(qInf(), 1) << false;
}

void TestVector::normalizing()
{
    QFETCH(QPointF, v);
    QFETCH(bool, hasDirection);
    const std::optional<QPointF> unit = normalized(v);
    QCOMPARE(unit.has_value(), hasDirection);
    if (unit) {
        QVERIFY(std::abs(length(*unit) - 1) < 4e-16);
        QVERIFY(std::signbit(unit->x()) == std::signbit(v.x()) && std::signbit(unit->y()) == std::signbit(v.y()));
    }
}

void TestVector::axes_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<QPointF>("axis");
    QTest::newRow("0") << 0.0 << QPointF(1, 0);
    QTest::newRow("90") << 90.0 << QPointF(0, 1);
    QTest::newRow("180") << 180.0 << QPointF(-1, 0);
    QTest::newRow("270") << 270.0 << QPointF(0, -1);
    QTest::newRow("360") << 360.0 << QPointF(1, 0);
    QTest::newRow("-90") << -90.0 << QPointF(0, -1);
    QTest::newRow("450") << 450.0 << QPointF(0, 1);
    QTest::newRow("36000090") << 36000090.0 << QPointF(0, 1);
    QTest::newRow("not a number") << qQNaN() << QPointF(1, 0);
    QTest::newRow("infinity") << -qInf() << QPointF(1, 0);
}

void TestVector::axes()
{
    QFETCH(double, degrees);
    QFETCH(QPointF, axis);
    const QPointF answer = axisFromDegrees(degrees);
    QVERIFY(same(answer, axis));
    QVERIFY(!(answer.x() == 0 && std::signbit(answer.x())) && !(answer.y() == 0 && std::signbit(answer.y())));
}

void TestVector::axesTurnByQuartersExactly()
{
    Random random;
    for (int i = 0; i < 1000; ++i) {
        const double degrees = random.integer(0, 359) + random.integer(0, 7) / 8.0;
        const QPointF axis = axisFromDegrees(degrees);
        QVERIFY(std::abs(length(axis) - 1) < 4e-16);
        QVERIFY(std::abs(axis.x() - std::cos(degrees * 3.14159265358979323846 / 180)) < 4e-15);
        QVERIFY(std::abs(axis.y() - std::sin(degrees * 3.14159265358979323846 / 180)) < 4e-15);
        if (std::fmod(degrees, 90) != 45)
            QVERIFY(same(axisFromDegrees(degrees + 90), perpendicular(axis)));
    }
}

void TestVector::anglesComeBack()
{
    for (int i = 0; i < 360; ++i) {
        QVERIFY(std::abs(degreesFromAxis(axisFromDegrees(i)) - i) < 1e-13);
        if (i % 90 == 0)
            QCOMPARE(degreesFromAxis(axisFromDegrees(i)), double(i));
    }
    QCOMPARE(degreesFromAxis({5, 5}), 45.0);
    QCOMPARE(degreesFromAxis({-2, 2}), 135.0);
    QCOMPARE(degreesFromAxis({0, 0}), 0.0);
    QCOMPARE(degreesFromAxis({qQNaN(), 1}), 0.0);
    QVERIFY(degreesFromAxis({1, -1e-300}) < 360);
    QVERIFY(degreesFromAxis({1e308, -1e308}) == 315);
}

void TestVector::angles_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("normal");
    QTest::newRow("in range") << 359.5 << 359.5;
    QTest::newRow("full turn") << 360.0 << 0.0;
    QTest::newRow("negative") << -30.0 << 330.0;
    QTest::newRow("turns") << 725.0 << 5.0;
    QTest::newRow("negative turns") << -720.0 << 0.0;
    QTest::newRow("just below zero") << -1e-20 << 0.0;
    QTest::newRow("not a number") << qQNaN() << 0.0;
    QTest::newRow("infinity") << qInf() << 0.0;
}

void TestVector::angles()
{
    QFETCH(double, degrees);
    QFETCH(double, normal);
    QCOMPARE(normalizedDegrees(degrees), normal);
    QVERIFY(!std::signbit(normalizedDegrees(degrees)));
}

TRAMMEL_TEST(TestVector)
#include "tst_vector.moc"
