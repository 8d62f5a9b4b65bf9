#pragma once

#include "geometry/primitives.h"
#include "widgets/model/shape.h"

#include <vector>

namespace Trammel {

/// What snapping knows of a shape, of a frame around several, or of a lone point, in scene coordinates.
struct SnapFeatures
{
    /// Places of the outline that are aligned from afar, along the ruler's axis and across it: the corners,
    /// the ends of an ellipse's axes, the outermost points.
    std::vector<QPointF> points;
    /// The corners of an outline that has many: they matter only close by.
    std::vector<QPointF> corners;
    std::vector<Segment> edges;
    /// The middle of the frame; aligned from afar.
    QPointF centre;
    /// Upright in the ruler's coordinates, unrotated(point, axis).
    Aabb2 box;
    Obb frame;

    /// Whether the outline is so plain that its edges attract beyond their ends.
    bool isPlain() const { return corners.empty(); }
};

/// Outlines of more corners matter close by only, except for their outermost points.
inline constexpr qsizetype MostPlainCorners = 8;
/// Outlines of more points are as good as their frames.
inline constexpr qsizetype MostCorners = 256;

/// The true outline's features, turned as it is. The ruler's axis is a unit vector.
SnapFeatures snapFeatures(const Shape &shape, QPointF axis);
SnapFeatures snapFeatures(const Obb &frame, QPointF axis);
SnapFeatures snapFeatures(QPointF point, QPointF axis);
/// A corner of a frame, or a side, as far as it moves when it is pulled that way: its direction from the centre has
/// coordinates of -1, 0 and 1.
SnapFeatures pulledFeatures(const Obb &frame, QPointF direction, QPointF axis);

/// Whether two unit axes differ by a multiple of 90 degrees, up to rounding.
bool areParallelAxes(QPointF a, QPointF b);

} // namespace Trammel
