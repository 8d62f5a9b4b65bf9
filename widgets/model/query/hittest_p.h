#pragma once

#include <QtCore/QPointF>

namespace Trammel {

struct Shape;

/// The result of a hit test.
struct PointHit
{
    /// The distance to the outline, or to a head of a line, in scene units. Infinite if neither is hit: if the outline
    /// is farther than the tolerance and half of the stroke width, and the heads are farther than the tolerance.
    double apart;
    /// Whether the shape is filled and contains the point; its boundary counts. The text of a connector counts as a
    /// filled part of it.
    bool isOnFill;
};

/// Gives the same result as distance() and locate() for the shape's primitive, usually without constructing the
/// primitive. The heads of a line, and the text of a connector, belong to it.
PointHit hitAt(const Shape &shape, QPointF point, double tolerance);

} // namespace Trammel
