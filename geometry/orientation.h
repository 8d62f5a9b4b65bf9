#pragma once

#include <trammel/geometry/geometry_export.h>

#include <QtCore/QPointF>

namespace Trammel {

/// The side of the directed line a -> b on which c lies: +1 clockwise of it on screen (a positive cross
/// product), -1 counterclockwise, 0 on the line. Exact for all finite doubles; 0 if a coordinate is NaN or
/// infinite. A static error bound decides most cases at little more than the naive cost. Source: J. R.
/// Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates".
TRAMMEL_GEOMETRY_EXPORT int orientation(QPointF a, QPointF b, QPointF c);

} // namespace Trammel
