#pragma once

#include <QtCore/QPointF>

namespace Trammel {

struct Shape;

/// What a point is to a shape.
struct PointHit
{
    /// How far the outline is; infinite when that is more than the reach.
    double apart;
    /// Whether the shape is filled and holds the point, its boundary too.
    bool isOnFill;
};

/// Answers as distance() and locate() do for the scene's primitive, mostly without building that.
PointHit hitAt(const Shape &shape, QPointF point, double reach);

} // namespace Trammel
