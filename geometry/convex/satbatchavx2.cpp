#include "geometry/convex/satbatch_p.h"

// Only this file is compiled for AVX2. It must not share inline functions with other files: a copy compiled
// here could run on processors that lack the instructions.

#if defined(__AVX2__) && defined(__FMA__) && defined(__GNUC__)

#include <immintrin.h>

namespace Trammel {

namespace {

struct Lanes4
{
    static constexpr std::size_t Count = 4;
    __m256d values;

    static Lanes4 load(const double *from) { return {_mm256_loadu_pd(from)}; }
    static Lanes4 all(double value) { return {_mm256_set1_pd(value)}; }
    unsigned negatives() const { return unsigned(_mm256_movemask_pd(values)); }

    friend Lanes4 operator+(Lanes4 a, Lanes4 b) { return {_mm256_add_pd(a.values, b.values)}; }
    friend Lanes4 operator-(Lanes4 a, Lanes4 b) { return {_mm256_sub_pd(a.values, b.values)}; }
    friend Lanes4 operator*(Lanes4 a, Lanes4 b) { return {_mm256_mul_pd(a.values, b.values)}; }
    friend Lanes4 abs(Lanes4 a) { return {_mm256_andnot_pd(_mm256_set1_pd(-0.0), a.values)}; }
    friend Lanes4 max(Lanes4 a, Lanes4 b) { return {_mm256_max_pd(a.values, b.values)}; }
};

} // namespace

ObbKernel obbKernelAvx2()
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") ? testBoxes<Lanes4> : nullptr;
}

} // namespace Trammel

#else

namespace Trammel {

ObbKernel obbKernelAvx2()
{
    return nullptr;
}

} // namespace Trammel

#endif
