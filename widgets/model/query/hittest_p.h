#pragma once

#include <QtCore/QPointF>

namespace Trammel {

struct Shape;

/// The result of a hit test.
struct PointHit
{
    /// The distance to the outline, or to a head of a line, in scene units; infinite if it exceeds the given reach.
    double apart;
    /// Whether the shape is filled and contains the point; its boundary counts.
    bool isOnFill;
};

/// Gives the same result as distance() and locate() for the shape's primitive, usually without constructing the
/// primitive. The heads of a line belong to it.
PointHit hitAt(const Shape &shape, QPointF point, double reach);

} // namespace Trammel
