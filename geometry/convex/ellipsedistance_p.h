#pragma once

#include "geometry/convex/pointside_p.h"
#include <trammel/geometry/vector.h>

#include <cmath>

namespace Trammel {

/// The nearest point of a curve to a given point, and its distance.
struct CurvePoint
{
    QPointF point;
    double distance;
};

/// The nearest point of the boundary of an ellipse with radii a >= b > 0 along the axes, for a point in the first
/// quadrant. The start value is x²/a² + y²/b² - 1, which the caller computes without cancellation. Source: D.
/// Eberly, "Distance from a Point to an Ellipse, an Ellipsoid, or a Hyperellipsoid".
CurvePoint nearestOnEllipse(double a, double b, double x, double y, double start);

/// Whether an ellipse counts as a segment, because it has no area or its shorter radius is too small for coordinates to
/// resolve.
inline bool isThin(const Ellipse &ellipse)
{
    const double x = std::abs(ellipse.radiusX), y = std::abs(ellipse.radiusY);
    return !hasArea(ellipse) || std::min(x, y) < 1e-75 * std::max(x, y);
}

/// The nearest point of the outline of an ellipse that is not thin to a given point, and its signed distance, negative
/// inside. The given point is a polynomial, together with its rounded value.
template <class Point> CurvePoint nearestOnCurve(const Point &point, QPointF rounded, const Ellipse &ellipse)
{
    const double scale = length(ellipse.axis);
    const double radiusX = std::abs(ellipse.radiusX) * scale, radiusY = std::abs(ellipse.radiusY) * scale;
    const double start = accurateValue([&](auto exact) { return powerOf(exact, point(exact), ellipse); });
    const double limit = radiusX * radiusY;
    const QPointF offset = unrotated(rounded - ellipse.center, ellipse.axis) / scale;
    const double x = std::abs(offset.x()), y = std::abs(offset.y());
    // Scales the polynomial to x²/a² + y²/b² - 1.
    const double scaled = start / limit / limit;
    const bool isWide = radiusX >= radiusY;
    const CurvePoint nearest =
        isWide ? nearestOnEllipse(radiusX, radiusY, x, y, scaled) : nearestOnEllipse(radiusY, radiusX, y, x, scaled);
    const QPointF foot = isWide ? nearest.point : nearest.point.transposed();
    const QPointF signedFoot(std::copysign(foot.x(), offset.x()), std::copysign(foot.y(), offset.y()));
    return {ellipse.center + rotated(signedFoot, ellipse.axis) / scale,
            start < 0 ? -nearest.distance : nearest.distance};
}

} // namespace Trammel
