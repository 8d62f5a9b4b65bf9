#include "geometry/convex/ellipsedistance_p.h"

#include <algorithm>

namespace Trammel {

// The nearest point is (a² x / (t + a²), b² y / (t + b²)), where t is the root of the ellipse's equation at this
// point. The root is positive outside.
CurvePoint nearestOnEllipse(double a, double b, double x, double y, double start)
{
    // All values are in units of the longer radius.
    const double q = b / a;
    const double ratio = q * q;
    // 1 - ratio, without cancellation.
    const double rest = (a - b) / a * (1 + q);
    // Smaller values lose digits in the divisions below. Zero has the same distance.
    constexpr double smallest = 1e-290;
    x = x < smallest * a ? 0 : x / a;
    y = y < smallest * a ? 0 : y / a;
    if (start == 0)
        return {{a * x, a * y}, 0};
    if (start < 0 && y == 0) {
        // For a point between the centers of curvature of the two tips, the nearest points lie off the axis.
        if (x < rest) {
            const double share = x / rest;
            return {{a * share, b * std::sqrt(1 - share * share)}, b * std::sqrt(1 - x * share)};
        }
        return {{a, 0}, a * -start / (1 + x)};
    }
    // Newton's method on a convex decreasing function, started left of the root, stays left of it. Next to t, it keeps
    // u = t + 1 and s = t + b², so that none of them loses digits where it is small.
    double t = x - 1, u = x, s = std::max(x - rest, q * y);
    if (u < rest + q * y) {
        t = q * y - ratio;
        u = rest + q * y;
        s = q * y;
    }
    if (start > 0 && t < 0) {
        t = 0;
        u = 1;
        s = ratio;
    }
    // A step grows s by at most half, so that s must not start far below the root. This bound follows from the
    // ellipse's equation, in which 1 - x²/u² is at most 2 (u - x)/u.
    if (start < 0 && s < 1e-6 * rest) {
        const double root = std::cbrt(q * y);
        double least = root * root * std::cbrt(rest / 4);
        if (x < rest)
            least = std::min(least, q * y * std::sqrt(rest / (rest - x)) / 2);
        if (s < least) {
            s = least;
            u = rest + s;
            t = u - 1;
        }
    }
    for (int i = 0; i < 100; ++i) {
        const double dx = x / u;
        const double dy = y / s;
        // Two forms of the ellipse's equation at this point: the first is accurate next to the ellipse, where the
        // second cancels; the second far from a thin ellipse, where start is large.
        const double value =
            start < 1 ? start - t * (dx * dx * (t + 2) + dy * dy * (s + ratio) / ratio) : dx * dx + ratio * dy * dy - 1;
        const double slope = 2 * (dx * dx / u + ratio * dy * dy / s);
        const double step = value / slope;
        t += step;
        u += step;
        s += step;
        // A backward step is only due to rounding. Without this check, the last digits could oscillate forever.
        if (!(step > 1e-16 * std::min({std::abs(t), u, s})))
            break;
    }
    const double dx = x / u, dy = y / s;
    return {{a * dx, a * ratio * dy}, a * std::abs(t) * std::hypot(dx, dy)};
}

} // namespace Trammel
