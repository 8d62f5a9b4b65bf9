#include "geometry/numbers/exact_p.h"
#include "geometry/numbers/rounding_p.h"
#include "tests/geometry/random.h"
#include "tests/testprogram.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <QtTest/QtTest>

#include <limits>

using namespace Trammel;
using Rational = boost::multiprecision::cpp_rational;

class TestExact : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dyadicSignsOfSingleDoubles_data();
    void dyadicSignsOfSingleDoubles();
    void dyadicsEqualRationals();
    void nothingUnderflowsOrOverflows();
    void filteredSignsAreTrueWhereCertain();
    void doubledSignsAndValuesAreTrueWhereCertain();
    void doubledNumbersGiveUpWhereTheyOverflow();
    void exactSignSeesWhatRoundingHides();
    void ratiosOfWhatDoublesDoNotHold();
    void vectorsFollowTheirDefinitions();
    void nextUpIsTheNextDouble();
};

namespace {

/// A random polynomial in four variables, which every number type evaluates by the same steps.
struct RandomPolynomial
{
    std::array<double, 4> variables;
    std::vector<std::array<int, 3>> steps;

    template <class Number> Number evaluate() const
    {
        std::vector<Number> values;
        for (double variable : variables)
            values.push_back(Number(variable));
        for (const auto &[operation, left, right] : steps) {
            const Number &a = values[std::size_t(left)];
            const Number &b = values[std::size_t(right)];
            values.push_back(operation == 0 ? Number(a + b) : operation == 1 ? Number(a - b) : Number(a * b));
        }
        return values.back();
    }
};

RandomPolynomial randomPolynomial(Random &random)
{
    RandomPolynomial polynomial;
    for (double &variable : polynomial.variables) {
        switch (random.integer(0, 3)) {
        case 0:
            variable = random.integer(-5, 5);
            break;
        case 1:
            variable = random.nudged(random.integer(1, 3), 3);
            break;
        case 2:
            variable = random.real(-1e9, 1e9);
            break;
        default:
            variable = std::ldexp(random.real(-1, 1), random.integer(-120, 60));
        }
    }
    for (int i = 0; i < 7; ++i)
        polynomial.steps.push_back({random.integer(0, 2), random.integer(0, 3 + i), random.integer(0, 3 + i)});
    return polynomial;
}

} // namespace

void TestExact::dyadicSignsOfSingleDoubles_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("sign");
    QTest::newRow("zero") << 0.0 << 0;
    QTest::newRow("minus zero") << -0.0 << 0;
    QTest::newRow("one") << 1.0 << 1;
    QTest::newRow("negative") << -0.1 << -1;
    QTest::newRow("largest") << std::numeric_limits<double>::max() << 1;
    QTest::newRow("least normal") << DBL_MIN << 1;
    QTest::newRow("least of all") << -std::numeric_limits<double>::denorm_min() << -1;
    QTest::newRow("not a number counts as zero") << std::nan("") << 0;
    QTest::newRow("infinity counts as zero") << HUGE_VAL << 0;
}

void TestExact::dyadicSignsOfSingleDoubles()
{
    QFETCH(double, value);
    QFETCH(int, sign);
    QCOMPARE(Dyadic(value).sign(), sign);
    QCOMPARE((-Dyadic(value)).sign(), -sign);
    QCOMPARE((Dyadic(value) - Dyadic(value)).sign(), 0);
    QCOMPARE((Dyadic(value) + Dyadic(value)).sign(), sign);
    QCOMPARE((Dyadic(value) * Dyadic(value)).sign(), sign * sign);
}

void TestExact::dyadicsEqualRationals()
{
    Random random;
    int zeros = 0;
    for (int i = 0; i < 5000; ++i) {
        const RandomPolynomial polynomial = randomPolynomial(random);
        const int expected = polynomial.evaluate<Rational>().sign();
        zeros += expected == 0;
        QCOMPARE(polynomial.evaluate<Dyadic>().sign(), expected);
    }
    QVERIFY(zeros > 100);
}

void TestExact::nothingUnderflowsOrOverflows()
{
    const double least = std::numeric_limits<double>::denorm_min();
    const double most = std::numeric_limits<double>::max();
    const auto fourth = [](auto x) { return x * x * x * x; };
    QCOMPARE(exactSign([&](auto exact) { return fourth(exact(least)); }), 1);
    QCOMPARE(exactSign([&](auto exact) { return fourth(exact(most)) + exact(least) - fourth(exact(most)); }), 1);
    QCOMPARE(exactSign([&](auto exact) { return fourth(exact(least)) - exact(least) * exact(least); }), -1);
}

void TestExact::filteredSignsAreTrueWhereCertain()
{
    Random random;
    int certain = 0;
    for (int i = 0; i < 5000; ++i) {
        const RandomPolynomial polynomial = randomPolynomial(random);
        if (const std::optional<int> sign = polynomial.evaluate<Filtered>().sign()) {
            ++certain;
            QCOMPARE(*sign, polynomial.evaluate<Rational>().sign());
        }
    }
    QVERIFY(certain > 2500);
}

void TestExact::doubledSignsAndValuesAreTrueWhereCertain()
{
    Random random;
    int certain = 0, more = 0, zeros = 0, values = 0;
    for (int i = 0; i < 5000; ++i) {
        const RandomPolynomial polynomial = randomPolynomial(random);
        const Rational exact = polynomial.evaluate<Rational>();
        const Doubled doubled = polynomial.evaluate<Doubled>();
        if (const std::optional<int> sign = doubled.sign()) {
            ++certain;
            more += !polynomial.evaluate<Filtered>().sign();
            zeros += *sign == 0;
            QCOMPARE(*sign, exact.sign());
        }
        if (const std::optional<double> value = doubled.value(1e-14)) {
            values += *value != 0;
            QVERIFY(abs(Rational(*value) - exact) <= abs(exact) * Rational(1.01e-14));
        }
    }
    QVERIFY(certain > 4000);
    QVERIFY(more > 100);
    QVERIFY(zeros > 100);
    QVERIFY(values > 3000);
}

void TestExact::doubledNumbersGiveUpWhereTheyOverflow()
{
    const double most = std::numeric_limits<double>::max(), least = std::numeric_limits<double>::denorm_min();
    QVERIFY(!(Doubled(most) + Doubled(most)).sign());
    QVERIFY(!(Doubled(most) * Doubled(most)).sign());
    QVERIFY(!(Doubled(most) * Doubled(3) - Doubled(most)).value(1e-14));
    QVERIFY(!(Doubled(least) * Doubled(least)).sign());
    QVERIFY(!(Doubled(least) * Doubled(0.1) - Doubled(least) * Doubled(0.2)).sign());
    // The product of a small error and a small factor must not vanish.
    const Doubled nearOne = Doubled(1) + Doubled(least) * Doubled(least);
    QVERIFY(!(nearOne * Doubled(1e-200) - Doubled(1e-200)).sign());
    QVERIFY(!Doubled(std::nan("")).sign());
    QVERIFY(!Doubled(HUGE_VAL).sign());
}

void TestExact::exactSignSeesWhatRoundingHides()
{
    // In doubles 0.1 + 0.2 rounds up, so that the exact difference is positive.
    const double rounded = 0.1 + 0.2;
    QCOMPARE(exactSign([&](auto exact) { return exact(rounded) - exact(0.1) - exact(0.2); }), 1);
    QCOMPARE(exactSign([&](auto exact) { return exact(1e9) + exact(1e-60) - exact(1e9); }), 1);
    QCOMPARE(exactSign([&](auto exact) { return exact(3.0) * exact(4.0) - exact(12.0); }), 0);
}

void TestExact::ratiosOfWhatDoublesDoNotHold()
{
    for (double scale : {1.0, 1e-160, 1e-300, 1e160, 1e300}) {
        const auto times = [scale](double factor) {
            return [=](auto exact) { return exact(scale) * exact(scale) * exact(factor); };
        };
        QCOMPARE(accurateRatio(times(3), times(4)), 0.75);
        QCOMPARE(accurateRatio(times(-1), times(3)), -1.0 / 3);
        QCOMPARE(accurateRatio(times(0), times(3)), 0.0);
        // Differences that cancel, in the numerator and the denominator.
        const auto gap = [&](double a, double b) {
            return [=](auto exact) { return times(a)(exact) - times(b)(exact); };
        };
        QCOMPARE(accurateRatio(gap(std::nextafter(1.0, 2.0), 1), gap(1, std::nextafter(1.0, 0.0))), 2.0);
    }
    const auto power = [](double value) { return [=](auto exact) { return exact(value) * exact(value); }; };
    QCOMPARE(accurateRatio(power(1e300), power(1e-300)), HUGE_VAL);
    QCOMPARE(accurateRatio(power(1e-300), power(1e300)), 0.0);
}

void TestExact::vectorsFollowTheirDefinitions()
{
    const QPointF a(3, 4), b(5, -2);
    QCOMPARE(exactSign([&](auto exact) { return dot(exact(a), exact(b)) - exact(7.0); }), 0);
    QCOMPARE(exactSign([&](auto exact) { return cross(exact(a), exact(b)) - exact(-26.0); }), 0);
    QCOMPARE(exactSign([&](auto exact) { return dot(exact(a), perpendicular(exact(a))); }), 0);
    QCOMPARE(exactSign([&](auto exact) { return cross(exact(a), perpendicular(exact(a))) - exact(25.0); }), 0);
    QCOMPARE(exactSign([&](auto exact) { return (exact(a) * exact(2.0) + exact(b) - exact(a)).x - exact(8.0); }), 0);
}

void TestExact::nextUpIsTheNextDouble()
{
    using Limits = std::numeric_limits<double>;
    Random random(4);
    std::vector<double> values{0, Limits::denorm_min(), Limits::min(), 1, Limits::max(), Limits::infinity()};
    for (int i = 0; i < 1000; ++i)
        values.push_back(std::ldexp(random.real(0.5, 1), random.integer(-1070, 1020)));
    for (double value : values) {
        for (double each : {value, -value}) {
            const double expected = std::nextafter(each, HUGE_VAL);
            QVERIFY(nextUp(each) == expected);
            QCOMPARE(std::signbit(nextUp(each)), std::signbit(expected));
        }
    }
    QVERIFY(std::isnan(nextUp(Limits::quiet_NaN())));
}

TRAMMEL_TEST(TestExact)
#include "tst_exact.moc"
