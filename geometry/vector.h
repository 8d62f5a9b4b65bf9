#pragma once

#include <trammel/geometry/geometry_export.h>

#include <QtCore/QPointF>

#include <cmath>
#include <optional>

namespace Trammel {

/// Vectors and points are QPointF, in scene coordinates: y points down, so a positive cross product, a
/// positive angle and a positive area all mean clockwise on screen.

/// The dot product. All results below are rounded; NaN and infinity propagate as usual in arithmetic.
inline double dot(QPointF a, QPointF b)
{
    return a.x() * b.x() + a.y() * b.y();
}

/// The z component of the three-dimensional cross product: positive when b lies clockwise of a on screen.
/// Rounded; use orientation() where only the sign matters.
inline double cross(QPointF a, QPointF b)
{
    return a.x() * b.y() - a.y() * b.x();
}

/// The vector v rotated by 90 degrees, clockwise on screen.
inline QPointF perpendicular(QPointF v)
{
    return {-v.y(), v.x()};
}

/// The squared length. It may overflow or underflow where the length does not.
inline double lengthSquared(QPointF v)
{
    return dot(v, v);
}

/// The Euclidean length. It overflows or underflows only if the result does.
inline double length(QPointF v)
{
    return std::hypot(v.x(), v.y());
}

/// The vector v rotated by the angle of a unit axis (cos a, sin a).
inline QPointF rotated(QPointF v, QPointF axis)
{
    return {v.x() * axis.x() - v.y() * axis.y(), v.x() * axis.y() + v.y() * axis.x()};
}

/// The vector v rotated back by the angle of a unit axis (cos a, sin a).
inline QPointF unrotated(QPointF v, QPointF axis)
{
    return {v.x() * axis.x() + v.y() * axis.y(), v.y() * axis.x() - v.x() * axis.y()};
}

/// Whether the coordinates are equal, with 0 equal to -0. QPointF's operator== is fuzzy: it calls (0, 0) and
/// (1e-13, 0) equal.
inline bool same(QPointF a, QPointF b)
{
    return a.x() == b.x() && a.y() == b.y();
}

inline bool isFinite(QPointF v)
{
    return std::isfinite(v.x()) && std::isfinite(v.y());
}

/// The vector v scaled to length 1; nothing for the zero vector, NaN and infinity.
TRAMMEL_GEOMETRY_EXPORT std::optional<QPointF> normalized(QPointF v);

/// The unit axis (cos a, sin a) of an angle in degrees; exact at multiples of 90. An angle that is not
/// finite gives (1, 0).
TRAMMEL_GEOMETRY_EXPORT QPointF axisFromDegrees(double degrees);

/// The angle of a vector in degrees, in [0, 360); exact at multiples of 90. The zero vector gives 0.
TRAMMEL_GEOMETRY_EXPORT double degreesFromAxis(QPointF axis);

/// The equivalent angle in [0, 360); 0 for an angle that is not finite.
TRAMMEL_GEOMETRY_EXPORT double normalizedDegrees(double degrees);

} // namespace Trammel
