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

#else

struct Lanes2
{
    static constexpr std::size_t Count = 2;
    std::array<double, 2> values;

    static Lanes2 load(const double *from) { return {{from[0], from[1]}}; }
    static Lanes2 all(double value) { return {{value, value}}; }
    void store(double *to) const { std::copy(values.begin(), values.end(), to); }
    double first() const { return values[0]; }
    Lanes2 swapped() const { return {{values[1], values[0]}}; }
    static Lanes2 firsts(Lanes2 a, Lanes2 b) { return {{a.values[0], b.values[0]}}; }
    static Lanes2 seconds(Lanes2 a, Lanes2 b) { return {{a.values[1], b.values[1]}}; }
    unsigned negatives() const { return unsigned(std::signbit(values[0])) + 2 * unsigned(std::signbit(values[1])); }

    friend Lanes2 operator+(Lanes2 a, Lanes2 b) { return {{a.values[0] + b.values[0], a.values[1] + b.values[1]}}; }
    friend Lanes2 operator-(Lanes2 a, Lanes2 b) { return {{a.values[0] - b.values[0], a.values[1] - b.values[1]}}; }
    friend Lanes2 operator*(Lanes2 a, Lanes2 b) { return {{a.values[0] * b.values[0], a.values[1] * b.values[1]}}; }
    friend Lanes2 abs(Lanes2 a) { return {{std::abs(a.values[0]), std::abs(a.values[1])}}; }
    friend Lanes2 max(Lanes2 a, Lanes2 b)
    {
        return {{std::max(a.values[0], b.values[0]), std::max(a.values[1], b.values[1])}};
    }
    friend Lanes2 min(Lanes2 a, Lanes2 b)
    {
        return {{std::min(a.values[0], b.values[0]), std::min(a.values[1], b.values[1])}};
    }
    friend unsigned areLess(Lanes2 a, Lanes2 b)
    {
        return unsigned(a.values[0] < b.values[0]) + 2 * unsigned(a.values[1] < b.values[1]);
    }
};

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

/// One double, for processors without SIMD.
struct Lanes1
{
    static constexpr std::size_t Count = 1;
    double value;

    static Lanes1 load(const double *from) { return {*from}; }
    static Lanes1 all(double value) { return {value}; }
    unsigned negatives() const { return std::signbit(value); }

    friend Lanes1 operator+(Lanes1 a, Lanes1 b) { return {a.value + b.value}; }
    friend Lanes1 operator-(Lanes1 a, Lanes1 b) { return {a.value - b.value}; }
    friend Lanes1 operator*(Lanes1 a, Lanes1 b) { return {a.value * b.value}; }
    friend Lanes1 abs(Lanes1 a) { return {std::abs(a.value)}; }
    friend Lanes1 max(Lanes1 a, Lanes1 b) { return {std::max(a.value, b.value)}; }
};

} // namespace
} // namespace Trammel
