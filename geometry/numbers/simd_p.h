#pragma once

#include <trammel/geometry/orientation.h>

#include <QtCore/QPointF>

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

#if defined(__SSE2__) || defined(_M_X64)
#define TRAMMEL_HAS_SSE2
#include <emmintrin.h>
#endif

// SIMD lanes. Everything here has internal linkage, so that the same code can be compiled for several
// instruction sets in one program.

namespace Trammel {
namespace {

/// A few numbers, for processors without SIMD.
template <class Number, std::size_t count> struct PortableLanes
{
    static constexpr std::size_t Count = count;
    std::array<Number, count> values;

    template <class Function> static PortableLanes each(const Function &valueAt)
    {
        PortableLanes lanes;
        for (std::size_t i = 0; i < count; ++i)
            lanes.values[i] = valueAt(i);
        return lanes;
    }
    static PortableLanes load(const Number *from)
    {
        return each([&](auto i) { return from[i]; });
    }
    static PortableLanes all(Number value)
    {
        return each([&](auto) { return value; });
    }
    void store(Number *to) const { std::copy(values.begin(), values.end(), to); }
    Number first() const { return values[0]; }
    PortableLanes swapped() const { return {{values[1], values[0]}}; }
    static PortableLanes firsts(PortableLanes a, PortableLanes b) { return {{a.values[0], b.values[0]}}; }
    static PortableLanes seconds(PortableLanes a, PortableLanes b) { return {{a.values[1], b.values[1]}}; }
    static PortableLanes rounded(PortableLanes<double, 2> a, PortableLanes<double, 2> b)
    {
        return each([&](auto i) { return Number(i < 2 ? a.values[i] : b.values[i - 2]); });
    }
    static PortableLanes evens(PortableLanes a, PortableLanes b)
    {
        return each([&](auto i) { return i < 2 ? a.values[2 * i] : b.values[2 * i - 4]; });
    }
    static PortableLanes odds(PortableLanes a, PortableLanes b)
    {
        return each([&](auto i) { return i < 2 ? a.values[2 * i + 1] : b.values[2 * i - 3]; });
    }
    unsigned negatives() const
    {
        return bits([&](auto i) { return std::signbit(values[i]); });
    }

    friend PortableLanes operator+(PortableLanes a, PortableLanes b)
    {
        return each([&](auto i) { return a.values[i] + b.values[i]; });
    }
    friend PortableLanes operator-(PortableLanes a, PortableLanes b)
    {
        return each([&](auto i) { return a.values[i] - b.values[i]; });
    }
    friend PortableLanes operator*(PortableLanes a, PortableLanes b)
    {
        return each([&](auto i) { return a.values[i] * b.values[i]; });
    }
    friend PortableLanes abs(PortableLanes a)
    {
        return each([&](auto i) { return std::abs(a.values[i]); });
    }
    friend PortableLanes max(PortableLanes a, PortableLanes b)
    {
        return each([&](auto i) { return std::max(a.values[i], b.values[i]); });
    }
    friend PortableLanes min(PortableLanes a, PortableLanes b)
    {
        return each([&](auto i) { return std::min(a.values[i], b.values[i]); });
    }
    friend unsigned areLess(PortableLanes a, PortableLanes b)
    {
        return bits([&](auto i) { return a.values[i] < b.values[i]; });
    }

private:
    template <class Test> static unsigned bits(const Test &test)
    {
        unsigned bits = 0;
        for (std::size_t i = 0; i < count; ++i)
            bits |= unsigned(test(i)) << i;
        return bits;
    }
};

#ifdef TRAMMEL_HAS_SSE2

/// Two doubles.
struct Lanes2
{
    static constexpr std::size_t Count = 2;
    __m128d values;

    static Lanes2 load(const double *from) { return {_mm_loadu_pd(from)}; }
    static Lanes2 all(double value) { return {_mm_set1_pd(value)}; }
    void store(double *to) const { _mm_storeu_pd(to, values); }
    double first() const { return _mm_cvtsd_f64(values); }
    Lanes2 swapped() const { return {_mm_shuffle_pd(values, values, 1)}; }
    static Lanes2 firsts(Lanes2 a, Lanes2 b) { return {_mm_unpacklo_pd(a.values, b.values)}; }
    static Lanes2 seconds(Lanes2 a, Lanes2 b) { return {_mm_unpackhi_pd(a.values, b.values)}; }
    /// The sign bits of the lanes, one bit per lane; set for -0 as well.
    unsigned negatives() const { return unsigned(_mm_movemask_pd(values)); }

    friend Lanes2 operator+(Lanes2 a, Lanes2 b) { return {_mm_add_pd(a.values, b.values)}; }
    friend Lanes2 operator-(Lanes2 a, Lanes2 b) { return {_mm_sub_pd(a.values, b.values)}; }
    friend Lanes2 operator*(Lanes2 a, Lanes2 b) { return {_mm_mul_pd(a.values, b.values)}; }
    friend Lanes2 abs(Lanes2 a) { return {_mm_andnot_pd(_mm_set1_pd(-0.0), a.values)}; }
    friend Lanes2 max(Lanes2 a, Lanes2 b) { return {_mm_max_pd(a.values, b.values)}; }
    friend Lanes2 min(Lanes2 a, Lanes2 b) { return {_mm_min_pd(a.values, b.values)}; }
    /// Whether a < b, one bit per lane.
    friend unsigned areLess(Lanes2 a, Lanes2 b) { return unsigned(_mm_movemask_pd(_mm_cmplt_pd(a.values, b.values))); }
};

/// Four floats.
struct Floats4
{
    static constexpr std::size_t Count = 4;
    __m128 values;

    static Floats4 load(const float *from) { return {_mm_loadu_ps(from)}; }
    static Floats4 all(float value) { return {_mm_set1_ps(value)}; }
    void store(float *to) const { _mm_storeu_ps(to, values); }
    /// The values of a, then those of b.
    static Floats4 rounded(Lanes2 a, Lanes2 b)
    {
        return {_mm_movelh_ps(_mm_cvtpd_ps(a.values), _mm_cvtpd_ps(b.values))};
    }
    /// Every second value of a, then of b, from the first or the second one on.
    static Floats4 evens(Floats4 a, Floats4 b) { return {_mm_shuffle_ps(a.values, b.values, 0x88)}; }
    static Floats4 odds(Floats4 a, Floats4 b) { return {_mm_shuffle_ps(a.values, b.values, 0xdd)}; }
    unsigned negatives() const { return unsigned(_mm_movemask_ps(values)); }

    friend Floats4 operator+(Floats4 a, Floats4 b) { return {_mm_add_ps(a.values, b.values)}; }
    friend Floats4 operator-(Floats4 a, Floats4 b) { return {_mm_sub_ps(a.values, b.values)}; }
    friend Floats4 operator*(Floats4 a, Floats4 b) { return {_mm_mul_ps(a.values, b.values)}; }
    friend Floats4 abs(Floats4 a) { return {_mm_andnot_ps(_mm_set1_ps(-0.0f), a.values)}; }
    friend Floats4 max(Floats4 a, Floats4 b) { return {_mm_max_ps(a.values, b.values)}; }
    friend Floats4 min(Floats4 a, Floats4 b) { return {_mm_min_ps(a.values, b.values)}; }
};

#else

using Lanes2 = PortableLanes<double, 2>;
using Floats4 = PortableLanes<float, 4>;

#endif

// A point is loaded as two adjacent doubles.
static_assert(std::is_standard_layout_v<QPointF> && sizeof(QPointF) == 2 * sizeof(double));

/// The coordinates of a point.
[[maybe_unused]] inline Lanes2 lanesOf(const QPointF &point)
{
    return Lanes2::load(reinterpret_cast<const double *>(&point));
}

/// The filter of orientation() for two lines: whether both determinants, given with the sums of their products, have
/// the right sign.
[[maybe_unused]] inline bool areBeyondError(Lanes2 determinants, Lanes2 sums)
{
    return areLess(abs(sums) * Lanes2::all(OrientationError) + Lanes2::all(DBL_MIN), abs(determinants)) == 3;
}

} // namespace
} // namespace Trammel
