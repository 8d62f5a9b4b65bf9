#pragma once

#include "geometry/convex/pointside_p.h"
#include "geometry/numbers/exact_p.h"
#include <trammel/geometry/vector.h>

#include <cmath>

namespace Trammel {

/// The distance from the boundary of an ellipse with radii a >= b > 0 along the axes, for a point in the first
/// quadrant. The start value is x²/a² + y²/b² - 1, which the caller computes without cancellation. Source: D.
/// Eberly, "Distance from a Point to an Ellipse, an Ellipsoid, or a Hyperellipsoid".
double ellipseDistance(double a, double b, double x, double y, double start);

/// Whether an ellipse is thinner than any coordinate resolves, so that it counts as a segment.
inline bool isThin(const Ellipse &ellipse)
{
    const double x = std::abs(ellipse.radiusX), y = std::abs(ellipse.radiusY);
    return !hasArea(ellipse) || std::min(x, y) < 1e-75 * std::max(x, y);
}

/// The signed distance of a point from the outline of an ellipse that is not thin; negative inside. The point is a
/// polynomial, given together with its rounded value.
template <class Point> double curveDistance(const Point &point, QPointF rounded, const Ellipse &ellipse)
{
    const double scale = length(ellipse.axis);
    const double radiusX = std::abs(ellipse.radiusX) * scale, radiusY = std::abs(ellipse.radiusY) * scale;
    const double start = accurateValue([&](auto exact) {
        const auto axis = exact(ellipse.axis);
        const auto offset = point(exact) - exact(ellipse.center);
        const auto x = dot(offset, axis) * exact(ellipse.radiusY);
        const auto y = cross(axis, offset) * exact(ellipse.radiusX);
        const auto limit = exact(ellipse.radiusX) * exact(ellipse.radiusY) * dot(axis, axis);
        return x * x + y * y - limit * limit;
    });
    const double limit = radiusX * radiusY;
    const QPointF offset = unrotated(rounded - ellipse.center, ellipse.axis) / scale;
    const double x = std::abs(offset.x()), y = std::abs(offset.y());
    // Scales the polynomial to x²/a² + y²/b² - 1.
    const double scaled = start / limit / limit;
    const double distance = radiusX >= radiusY ? ellipseDistance(radiusX, radiusY, x, y, scaled)
                                               : ellipseDistance(radiusY, radiusX, y, x, scaled);
    return start < 0 ? -distance : distance;
}

} // namespace Trammel
