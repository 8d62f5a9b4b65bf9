#pragma once

#include "geometry/numbers/exact_p.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace Trammel {

/// The sum norm of a vector, for bounds of rounding errors.
inline double sumOfCoordinates(QPointF vector)
{
    return std::abs(vector.x()) + std::abs(vector.y());
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
    return error > 0 ? std::nextafter(sum, HUGE_VAL) : sum;
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
    return isSeen && error <= 0 ? product : std::nextafter(product, HUGE_VAL);
}

inline double multiplyDown(double a, double b)
{
    return -multiplyUp(-a, b);
}

inline double lengthUp(double a, double b)
{
    if (a == 0 || b == 0)
        return std::max(a, b);
    return std::nextafter(std::hypot(a, b) * (1 + 4 * DBL_EPSILON), HUGE_VAL);
}

} // namespace Trammel
