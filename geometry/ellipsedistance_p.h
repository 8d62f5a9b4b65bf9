#pragma once

#include "geometry/exact_p.h"
#include "geometry/predicates_p.h"
#include "geometry/vector.h"

#include <cmath>

namespace Trammel {

/// From the boundary of an ellipse with radii a >= b > 0 along the axes, for a point in the first quadrant.
/// Start is x²/a² + y²/b² - 1, which the caller knows without cancellation.
/// Source: D. Eberly, "Distance from a Point to an Ellipse, an Ellipsoid, or a Hyperellipsoid".
double ellipseDistance(double a, double b, double x, double y, double start);

/// One that is thinner than any coordinate resolves is a segment.
inline bool isThin(const Ellipse &ellipse)
{
    const double x = std::abs(ellipse.radiusX), y = std::abs(ellipse.radiusY);
    return !hasArea(ellipse) || std::min(x, y) < 1e-75 * std::max(x, y);
}

/// The distance of a point, a polynomial that is about so large, from the curve around an ellipse that is
/// not thin; negative inside.
template <class Point> double curveDistance(const Point &point, QPointF rounded, const Ellipse &ellipse)
{
    const double scale = length(ellipse.axis);
    const double radiusX = std::abs(ellipse.radiusX) * scale, radiusY = std::abs(ellipse.radiusY) * scale;
    const double start = accurateValue([&](auto exact) {
        const auto axis = exact(ellipse.axis);
        const auto offset = point(exact) - exact(ellipse.centre);
        const auto x = dot(offset, axis) * exact(ellipse.radiusY);
        const auto y = cross(axis, offset) * exact(ellipse.radiusX);
        const auto limit = exact(ellipse.radiusX) * exact(ellipse.radiusY) * dot(axis, axis);
        return x * x + y * y - limit * limit;
    });
    const double limit = radiusX * radiusY;
    const QPointF offset = unrotated(rounded - ellipse.centre, ellipse.axis) / scale;
    const double x = std::abs(offset.x()), y = std::abs(offset.y());
    // The polynomial is in units of the axis' length.
    const double scaled = start / limit / limit;
    const double distance = radiusX >= radiusY ? ellipseDistance(radiusX, radiusY, x, y, scaled)
                                               : ellipseDistance(radiusY, radiusX, y, x, scaled);
    return start < 0 ? -distance : distance;
}

} // namespace Trammel
