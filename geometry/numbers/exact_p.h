#pragma once

#include <trammel/geometry/geometry_export.h>

#include <QtCore/QPointF>
#include <QtCore/QVarLengthArray>

#include <cfloat>
#include <cmath>
#include <optional>

#ifdef __FAST_MATH__
#error "Trammel's geometry decides by rounding errors: do not build it with -ffast-math"
#endif
static_assert(FLT_EVAL_METHOD == 0, "Trammel's geometry needs doubles that are computed as doubles");

namespace Trammel {

inline int signOf(double value)
{
    return (value > 0) - (value < 0);
}

/// The rounding error of a product (T. J. Dekker). Exact unless something overflows or underflows.
inline double productError(double a, double b, double product)
{
    constexpr double Splitter = 134217729; // 2^27 + 1
    const auto upperHalf = [](double x) { return x * Splitter - (x * Splitter - x); };
    const double aHigh = upperHalf(a), aLow = a - aHigh;
    const double bHigh = upperHalf(b), bLow = b - bHigh;
    return ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow;
}

/// A number of the form integer * 2^n, such as every finite double. Sums, differences and products are exact at
/// any magnitude: nothing overflows or underflows. A double that is not finite counts as 0.
class TRAMMEL_GEOMETRY_EXPORT Dyadic
{
public:
    Dyadic() = default;
    explicit Dyadic(double value);

    /// The sign: -1, 0 or 1.
    int sign() const { return m_limbs.isEmpty() ? 0 : (m_negative ? -1 : 1); }

    Dyadic operator-() const;
    friend TRAMMEL_GEOMETRY_EXPORT Dyadic operator+(const Dyadic &a, const Dyadic &b);
    friend TRAMMEL_GEOMETRY_EXPORT Dyadic operator*(const Dyadic &a, const Dyadic &b);
    friend Dyadic operator-(const Dyadic &a, const Dyadic &b) { return a + -b; }
    friend Dyadic abs(const Dyadic &a) { return a.m_negative ? -a : a; }

    /// The value, accurate to a few units in the last place; infinite or zero if it is outside the range of a double.
    double toDouble() const;
    /// The quotient a / b, as accurate as toDouble(), even if both numbers are outside the range of a double; b must
    /// not be 0.
    friend TRAMMEL_GEOMETRY_EXPORT double ratio(const Dyadic &a, const Dyadic &b);

private:
    // The value is the sum of limb[i] * 2^(32 * (m_lowest + i)); the first and the last limb are not zero.
    using Limbs = QVarLengthArray<quint32, 24>;

    static int compareMagnitudes(const Dyadic &a, const Dyadic &b);
    static Dyadic addMagnitudes(const Dyadic &a, const Dyadic &b);
    static Dyadic subtractMagnitudes(const Dyadic &larger, const Dyadic &smaller);
    /// Writes an exponent and returns the value divided by 2^exponent, accurate to about 53 bits.
    double significand(int *exponent) const;
    int end() const { return m_lowest + int(m_limbs.size()); }
    quint32 limbAt(int place) const;
    void trim();

    Limbs m_limbs;
    int m_lowest = 0;
    bool m_negative = false;
};

/// A double with a bound on its distance from the exact result of its computation. It decides most signs at a
/// fraction of the cost of exact arithmetic.
class Filtered
{
public:
    explicit Filtered(double value) : m_value(value) { }

    /// The sign of the exact value; nothing if rounding errors could hide it.
    std::optional<int> sign() const
    {
        // The factor covers the rounding errors of the bound itself.
        const double bound = m_error * 1.0000001;
        if (m_value > bound)
            return std::isfinite(m_value) ? std::optional(1) : std::nullopt;
        if (m_value < -bound)
            return std::isfinite(m_value) ? std::optional(-1) : std::nullopt;
        if (m_value == 0 && m_error == 0)
            return 0;
        return std::nullopt;
    }

    /// The value if its relative error is at most relativeError; otherwise nothing.
    std::optional<double> value(double relativeError) const
    {
        if (m_error <= relativeError * std::abs(m_value) && std::isfinite(m_value))
            return m_value;
        return std::nullopt;
    }

    Filtered operator-() const { return {-m_value, m_error}; }
    friend Filtered abs(Filtered a) { return {std::abs(a.m_value), a.m_error}; }

    friend Filtered operator+(Filtered a, Filtered b)
    {
        const double value = a.m_value + b.m_value;
        return {value, a.m_error + b.m_error + RoundingUnit * std::abs(value)};
    }

    friend Filtered operator-(Filtered a, Filtered b) { return a + -b; }

    friend Filtered operator*(Filtered a, Filtered b)
    {
        if (a.isZero() || b.isZero())
            return {0, 0};
        const double value = a.m_value * b.m_value;
        const double error = std::abs(a.m_value) * b.m_error + std::abs(b.m_value) * a.m_error + a.m_error * b.m_error;
        // DBL_MIN covers underflow.
        return {value, error + RoundingUnit * std::abs(value) + DBL_MIN};
    }

private:
    friend class Doubled;
    Filtered(double value, double error) : m_value(value), m_error(error) { }

    bool isZero() const { return m_value == 0 && m_error == 0; }

    static constexpr double RoundingUnit = DBL_EPSILON / 2;

    double m_value;
    double m_error = 0;
};

/// As Filtered, with twice the digits: the value is the sum of two doubles (T. J. Dekker). It decides most signs that
/// Filtered cannot, at a tenth of the cost of exact arithmetic. A sign of zero is decided only if nothing was rounded,
/// as for small integers.
class Doubled
{
public:
    explicit Doubled(double value) : m_high(value) { }

    /// As in Filtered.
    std::optional<int> sign() const { return Filtered(m_high, m_error).sign(); }
    std::optional<double> value(double relativeError) const
    {
        return Filtered(m_high, m_error + RoundingUnit * std::abs(m_high)).value(relativeError);
    }

    Doubled operator-() const { return {-m_high, -m_low, m_error}; }
    friend Doubled abs(const Doubled &a) { return a.m_high < 0 ? -a : a; }

    friend Doubled operator+(const Doubled &a, const Doubled &b)
    {
        const double high = a.m_high + b.m_high, low = a.m_low + b.m_low;
        const double lost = sumError(a.m_high, b.m_high, high) + low;
        // Both low parts are zero as long as nothing was rounded; the sum is then exact.
        const double rounding = low == 0 ? 0 : RoundingUnit * (std::abs(low) + std::abs(lost));
        return sum(high, lost, a.m_error + b.m_error + rounding);
    }

    friend Doubled operator-(const Doubled &a, const Doubled &b) { return a + -b; }

    friend Doubled operator*(const Doubled &a, const Doubled &b)
    {
        if (a.isZero() || b.isZero())
            return Doubled(0);
        const double high = a.m_high * b.m_high;
        const double left = a.m_high * b.m_low, right = a.m_low * b.m_high, cross = left + right;
        const double lost = productError(a.m_high, b.m_high, high) + cross;
        const bool isExact =
            a.m_low == 0 && b.m_low == 0 && a.m_error == 0 && b.m_error == 0 && std::abs(high) > 1e-250;
        // DBL_MIN covers underflow.
        const double rounding = isExact
            ? 0
            : RoundingUnit * (std::abs(left) + std::abs(right) + std::abs(cross) + std::abs(lost))
                + std::abs(a.m_low * b.m_low) + DBL_MIN;
        // The low parts are omitted from this sum. They are at most half a unit in the last place of the high parts,
        // which the factor in sign() covers.
        const double error = std::abs(a.m_high) * b.m_error + std::abs(b.m_high) * a.m_error + a.m_error * b.m_error;
        return sum(high, lost, error + rounding);
    }

private:
    Doubled(double high, double low, double error) : m_high(high), m_low(low), m_error(error) { }

    bool isZero() const { return m_high == 0 && m_error == 0; }

    /// The rounding error of a sum; exact unless the sum overflows.
    static double sumError(double a, double b, double sum)
    {
        const double bUsed = sum - a;
        return (a - (sum - bUsed)) + (b - bUsed);
    }

    static Doubled sum(double high, double low, double error)
    {
        const double value = high + low;
        return {value, sumError(high, low, value), error};
    }

    static constexpr double RoundingUnit = DBL_EPSILON / 2;

    double m_high;
    /// At most half a unit in the last place of the high part.
    double m_low = 0;
    double m_error = 0;
};

/// A vector over one of the number types above.
template <class Number> struct ExactVector
{
    Number x;
    Number y;

    friend ExactVector operator+(const ExactVector &a, const ExactVector &b) { return {a.x + b.x, a.y + b.y}; }
    friend ExactVector operator-(const ExactVector &a, const ExactVector &b) { return {a.x - b.x, a.y - b.y}; }
    friend ExactVector operator*(const ExactVector &v, const Number &factor) { return {v.x * factor, v.y * factor}; }
    friend Number dot(const ExactVector &a, const ExactVector &b) { return a.x * b.x + a.y * b.y; }
    friend Number cross(const ExactVector &a, const ExactVector &b) { return a.x * b.y - a.y * b.x; }
    friend ExactVector perpendicular(const ExactVector &v) { return {-v.y, v.x}; }
};

/// A point in homogeneous coordinates: the point times a weight, and the weight. Both are polynomials, even for the
/// crossing of two lines.
template <class Number> struct Weighted
{
    ExactVector<Number> point;
    Number weight;
};

/// The crossing of two lines that are not parallel, each given by a point and a direction.
template <class Number>
Weighted<Number> crossingOf(const ExactVector<Number> &from, const ExactVector<Number> &along,
                            const ExactVector<Number> &otherFrom, const ExactVector<Number> &otherAlong)
{
    const Number weight = cross(along, otherAlong);
    return {from * weight + along * cross(otherFrom - from, otherAlong), weight};
}

/// Makes numbers of one type from doubles and points. It is the argument of the polynomials given to
/// exactSign().
template <class Number> struct NumberMaker
{
    Number operator()(double value) const { return Number(value); }
    ExactVector<Number> operator()(QPointF point) const { return {Number(point.x()), Number(point.y())}; }
};

/// As exactSign() below, for a polynomial whose filtered value is already known.
template <class Polynomial> int exactSign(Filtered estimate, const Polynomial &polynomial)
{
    if (const std::optional<int> sign = estimate.sign())
        return *sign;
    if (const std::optional<int> sign = polynomial(NumberMaker<Doubled>()).sign())
        return *sign;
    return polynomial(NumberMaker<Dyadic>()).sign();
}

/// The exact sign, -1, 0 or 1, of a polynomial of finite doubles, which may contain abs(). The polynomial is
/// written once, over any number type, and evaluated exactly only where rounding could change the sign:
///
///     exactSign([&](auto exact) { return cross(exact(b) - exact(a), exact(c) - exact(a)); })
///
template <class Polynomial> int exactSign(const Polynomial &polynomial)
{
    return exactSign(polynomial(NumberMaker<Filtered>()), polynomial);
}

/// The value of such a polynomial, within 1e-14 relative, even under cancellation.
template <class Polynomial> double accurateValue(const Polynomial &polynomial)
{
    if (const std::optional<double> value = polynomial(NumberMaker<Filtered>()).value(1e-14))
        return *value;
    if (const std::optional<double> value = polynomial(NumberMaker<Doubled>()).value(1e-14))
        return *value;
    return polynomial(NumberMaker<Dyadic>()).toDouble();
}

/// The quotient of two such polynomials, as accurate as their values, even if both values are outside the range of a
/// double. The second must not be 0.
template <class Above, class Below> double accurateRatio(const Above &above, const Below &below)
{
    const double numerator = accurateValue(above), denominator = accurateValue(below);
    if (std::isnormal(numerator) && std::isnormal(denominator))
        return numerator / denominator;
    return ratio(above(NumberMaker<Dyadic>()), below(NumberMaker<Dyadic>()));
}

} // namespace Trammel
