#include <trammel/geometry/orientation.h>

#include "geometry/numbers/exact_p.h"
#include <trammel/geometry/vector.h>

namespace Trammel {

namespace {

/// Whether the difference a - b was computed without rounding.
bool isExactDifference(double a, double b, double difference)
{
    const double bUsed = a - difference;
    const double aUsed = difference + bUsed;
    return (a - aUsed) + (bUsed - b) == 0;
}

} // namespace

int orientationCloseToLine(QPointF a, QPointF b, QPointF c)
{
    const double ax = a.x() - c.x();
    const double ay = a.y() - c.y();
    const double bx = b.x() - c.x();
    const double by = b.y() - c.y();
    const double left = ax * by;
    const double right = ay * bx;
    const double determinant = left - right;
    // Shewchuk's bound for the errors above. DBL_MIN covers underflow. An overflow makes the bound infinite.
    const double bound = OrientationError * (std::abs(left) + std::abs(right)) + DBL_MIN;
    if (std::abs(determinant) > bound)
        return signOf(determinant);

    // For points close to a line, differences of coordinates are mostly exact; on grids they always are. It then
    // remains to compare two products. Rounding never reverses their order.
    if (isExactDifference(a.x(), c.x(), ax) && isExactDifference(a.y(), c.y(), ay)
        && isExactDifference(b.x(), c.x(), bx) && isExactDifference(b.y(), c.y(), by)) {
        if ((ax == 0 || by == 0) && (ay == 0 || bx == 0))
            return 0;
        if (std::abs(left) > 1e-250 && std::abs(left) < 1e250 && std::abs(right) > 1e-250) {
            const double error = productError(ax, by, left) - productError(ay, bx, right);
            if (determinant != 0 || std::isfinite(error))
                return determinant != 0 ? signOf(determinant) : signOf(error);
        }
    }
    if (!isFinite(a) || !isFinite(b) || !isFinite(c))
        return 0;
    const NumberMaker<Dyadic> exact;
    return cross(exact(b) - exact(a), exact(c) - exact(a)).sign();
}

} // namespace Trammel
