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
    x /= a;
    y /= a;
    if (start == 0)
        return {{a * x, a * y}, 0};
    if (start < 0 && y == 0) {
        // For a point between the centers of curvature of the two tips, the nearest points lie off the axis.
        if (x < 1 - ratio) {
            const double share = x / (1 - ratio);
            return {{a * share, b * std::sqrt(1 - share * share)}, b * std::sqrt(1 - x * share)};
        }
        return {{a, 0}, a * -start / (1 + x)};
    }
    // Newton's method on a convex decreasing function, started left of the root, stays left of it. Both t and s =
    // t + b² are kept, so that neither loses digits where it is small.
    double t = std::max(x - 1, q * y - ratio);
    if (start > 0)
        t = std::max(t, 0.0);
    double s = t == q * y - ratio ? q * y : t + ratio;
    for (int i = 0; i < 100; ++i) {
        const double dx = x / (t + 1);
        const double dy = y / s;
        // Two forms of the ellipse's equation at this point: the first is accurate next to the ellipse, where the
        // second cancels; the second far from a thin ellipse, where start is large.
        const double value =
            start < 1 ? start - t * (dx * dx * (t + 2) + dy * dy * (s + ratio) / ratio) : dx * dx + ratio * dy * dy - 1;
        const double slope = 2 * (dx * dx / (t + 1) + ratio * dy * dy / s);
        const double step = value / slope;
        t += step;
        s += step;
        // A backward step is only due to rounding. Without this check, the last digits could oscillate forever.
        if (!(step > 1e-16 * std::min(std::abs(t), s)))
            break;
    }
    const double dx = x / (t + 1), dy = y / s;
    return {{a * dx, a * ratio * dy}, a * std::abs(t) * std::hypot(dx, dy)};
}

} // namespace Trammel
