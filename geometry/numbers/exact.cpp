#include "geometry/numbers/exact_p.h"
#include <trammel/geometry/aabb.h>

#include <algorithm>

namespace Trammel {

namespace {

constexpr int LimbBits = 32;

} // namespace

Dyadic::Dyadic(double value)
{
    if (value == 0 || !std::isfinite(value))
        return;
    int exponent = 0;
    const double fraction = std::frexp(std::abs(value), &exponent);
    const auto mantissa = quint64(std::ldexp(fraction, DBL_MANT_DIG));
    exponent -= DBL_MANT_DIG;

    // The mantissa is aligned to whole limbs, so that sums add limb by limb, without shifts.
    m_lowest = exponent >= 0 ? exponent / LimbBits : -((LimbBits - 1 - exponent) / LimbBits);
    const int shift = exponent - m_lowest * LimbBits;
    const quint64 low = (mantissa & 0xffffffffu) << shift;
    const quint64 high = ((mantissa >> LimbBits) << shift) + (low >> LimbBits);
    m_limbs.append(quint32(low));
    m_limbs.append(quint32(high));
    m_limbs.append(quint32(high >> LimbBits));
    m_negative = value < 0;
    trim();
}

Dyadic Dyadic::operator-() const
{
    Dyadic result = *this;
    result.m_negative = !m_negative;
    return result;
}

Dyadic operator+(const Dyadic &a, const Dyadic &b)
{
    if (a.sign() == 0)
        return b;
    if (b.sign() == 0)
        return a;
    if (a.m_negative == b.m_negative)
        return Dyadic::addMagnitudes(a, b);
    const int order = Dyadic::compareMagnitudes(a, b);
    if (order == 0)
        return {};
    return order > 0 ? Dyadic::subtractMagnitudes(a, b) : Dyadic::subtractMagnitudes(b, a);
}

Dyadic operator*(const Dyadic &a, const Dyadic &b)
{
    if (a.sign() == 0 || b.sign() == 0)
        return {};
    Dyadic product;
    product.m_lowest = a.m_lowest + b.m_lowest;
    product.m_negative = a.m_negative != b.m_negative;
    product.m_limbs.resize(a.m_limbs.size() + b.m_limbs.size());
    std::fill(product.m_limbs.begin(), product.m_limbs.end(), 0u);
    for (qsizetype i = 0; i < a.m_limbs.size(); ++i) {
        quint64 carry = 0;
        for (qsizetype j = 0; j < b.m_limbs.size(); ++j) {
            carry += quint64(a.m_limbs[i]) * b.m_limbs[j] + product.m_limbs[i + j];
            product.m_limbs[i + j] = quint32(carry);
            carry >>= LimbBits;
        }
        product.m_limbs[i + b.m_limbs.size()] = quint32(carry);
    }
    product.trim();
    return product;
}

double Dyadic::significand(int *exponent) const
{
    // Four limbs hold at least 97 bits, of which the sum below keeps 53.
    double value = 0;
    const qsizetype first = std::max(qsizetype(0), m_limbs.size() - 4);
    for (qsizetype i = m_limbs.size() - 1; i >= first; --i)
        value = value * 4294967296.0 + m_limbs[i];
    *exponent = (m_lowest + int(first)) * LimbBits;
    return m_negative ? -value : value;
}

double Dyadic::toDouble() const
{
    int exponent;
    const double value = significand(&exponent);
    return std::ldexp(value, exponent);
}

double ratio(const Dyadic &a, const Dyadic &b)
{
    int above, below;
    const double numerator = a.significand(&above), denominator = b.significand(&below);
    return std::ldexp(numerator / denominator, above - below);
}

int Dyadic::compareMagnitudes(const Dyadic &a, const Dyadic &b)
{
    if (a.end() != b.end())
        return a.end() < b.end() ? -1 : 1;
    for (int place = a.end() - 1; place >= std::min(a.m_lowest, b.m_lowest); --place) {
        if (a.limbAt(place) != b.limbAt(place))
            return a.limbAt(place) < b.limbAt(place) ? -1 : 1;
    }
    return 0;
}

Dyadic Dyadic::addMagnitudes(const Dyadic &a, const Dyadic &b)
{
    Dyadic sum;
    sum.m_negative = a.m_negative;
    sum.m_lowest = std::min(a.m_lowest, b.m_lowest);
    quint64 carry = 0;
    for (int place = sum.m_lowest; place < std::max(a.end(), b.end()); ++place) {
        carry += quint64(a.limbAt(place)) + b.limbAt(place);
        sum.m_limbs.append(quint32(carry));
        carry >>= LimbBits;
    }
    sum.m_limbs.append(quint32(carry));
    sum.trim();
    return sum;
}

Dyadic Dyadic::subtractMagnitudes(const Dyadic &larger, const Dyadic &smaller)
{
    Dyadic difference;
    difference.m_negative = larger.m_negative;
    difference.m_lowest = std::min(larger.m_lowest, smaller.m_lowest);
    quint64 borrow = 0;
    for (int place = difference.m_lowest; place < larger.end(); ++place) {
        const quint64 limb = quint64(larger.limbAt(place)) - smaller.limbAt(place) - borrow;
        difference.m_limbs.append(quint32(limb));
        borrow = (limb >> LimbBits) != 0;
    }
    difference.trim();
    return difference;
}

quint32 Dyadic::limbAt(int place) const
{
    const int index = place - m_lowest;
    return index >= 0 && index < m_limbs.size() ? m_limbs[index] : 0;
}

void Dyadic::trim()
{
    while (!m_limbs.isEmpty() && m_limbs.last() == 0)
        m_limbs.removeLast();
    qsizetype zeros = 0;
    while (zeros < m_limbs.size() && m_limbs[zeros] == 0)
        ++zeros;
    if (zeros > 0) {
        m_limbs.remove(0, zeros);
        m_lowest += int(zeros);
    }
}

bool isRatioAtMost(double a, double b, double c, double p, double q, double r)
{
    const int sign =
        exactSign([&](auto exact) { return (exact(a) - exact(b)) * exact(r) - (exact(p) - exact(q)) * exact(c); });
    return (c > 0) == (r > 0) ? sign <= 0 : sign >= 0;
}

} // namespace Trammel
