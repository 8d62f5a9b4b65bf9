#pragma once

#include "geometry/numbers/exact_p.h"

#include <algorithm>
#include <bit>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <limits>

namespace Trammel {

/// The sum norm of a vector, for bounds of rounding errors.
inline double sumOfCoordinates(QPointF vector)
{
    return std::abs(vector.x()) + std::abs(vector.y());
}

/// The next larger double, as std::nextafter(value, HUGE_VAL), but faster.
inline double nextUp(double value)
{
    if (value == 0)
        return std::numeric_limits<double>::denorm_min();
    // False for NaN.
    if (!(value < HUGE_VAL))
        return value;
    return std::bit_cast<double>(std::bit_cast<std::int64_t>(value) + (value > 0 ? 1 : -1));
}

// Arithmetic rounded upward or downward. Exact sums are not rounded. Exact products are not rounded either, unless the
// check for exactness may underflow or overflow. Lengths are upper bounds and need arguments that are not negative.

inline double addUp(double a, double b)
{
    const double sum = a + b;
    if (sum == -HUGE_VAL)
        return -DBL_MAX;
    const double bUsed = sum - a;
    const double error = (a - (sum - bUsed)) + (b - bUsed);
    return error > 0 ? nextUp(sum) : sum;
}

inline double addDown(double a, double b)
{
    return -addUp(-a, -b);
}

inline double multiplyUp(double a, double b)
{
    const double product = a * b;
    if (a == 0 || b == 0 || std::abs(a) == 1 || std::abs(b) == 1)
        return product;
    if (product == -HUGE_VAL)
        return -DBL_MAX;
    // The rounding error is unknown if it may underflow or if the factors are too large to split.
    const double error = productError(a, b, product);
    const bool isSeen = std::abs(product) > 1e-280 && std::isfinite(error);
    return isSeen && error <= 0 ? product : nextUp(product);
}

inline double multiplyDown(double a, double b)
{
    return -multiplyUp(-a, b);
}

inline double lengthUp(double a, double b)
{
    if (a == 0 || b == 0)
        return std::max(a, b);
    return nextUp(std::hypot(a, b) * (1 + 4 * DBL_EPSILON));
}

} // namespace Trammel
