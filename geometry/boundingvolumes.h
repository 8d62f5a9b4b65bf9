#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"

#include <QtCore/QList>

#include <optional>
#include <span>

namespace Trammel {

/// The convex hull: the corners that are needed and no others, so none repeated and no three in line,
/// clockwise on screen from the leftmost (of those the least y). One point for points that are all equal, the
/// two ends for points in line. In any order; exact. Empty for no points and for NaN or infinity. O(n log n)
/// by A. M. Andrew's monotone chain.
TRAMMEL_GEOMETRY_EXPORT QList<QPointF> convexHull(std::span<const QPointF> points);

} // namespace Trammel
