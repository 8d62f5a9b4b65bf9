#pragma once

#include <trammel/geometry/primitives.h>
#include <trammel/shape.h>

#include <vector>

namespace Trammel {

/// The snap features of a shape, of a frame around several shapes, or of a single point, in scene coordinates. Features
/// align along the two perpendicular axes of a ruler: those of the view, or those of the scene (see
/// Snapping::rulerFor()). A ruler is given by its first axis, a unit vector. "Across" is the direction of its second
/// axis.
struct SnapFeatures
{
    /// Points of the outline that align at any distance, along the ruler's axis and across it: the corners, the ends of
    /// an ellipse's axes, the outermost points.
    std::vector<QPointF> points;
    /// The corners of an outline with many corners. They snap only at close range.
    std::vector<QPointF> corners;
    std::vector<Segment> edges;
    /// The center of the frame. It aligns at any distance.
    QPointF center;
    /// The bounding box in the coordinates of the ruler, unrotated(point, axis).
    Aabb2 box;
    Obb frame;

    /// Whether there are no corners that snap only at close range. In this case, points snap to the line of an edge at
    /// a greater distance from the edge's ends.
    bool isPlain() const { return corners.empty(); }
};

/// The corners of a larger outline snap only at close range, except for the outermost ones.
inline constexpr qsizetype MostPlainCorners = 8;
/// An outline with more points is represented by its frame.
inline constexpr qsizetype MostCorners = 256;

/// The features of the true, rotated outline. The axis of the ruler is a unit vector.
SnapFeatures snapFeatures(const Shape &shape, QPointF axis);
SnapFeatures snapFeatures(const Obb &frame, QPointF axis);
SnapFeatures snapFeatures(QPointF point, QPointF axis);
/// The features that a resize handle of a frame moves: a corner alone, or a side with its ends. For the direction see
/// handleDirection().
SnapFeatures pulledFeatures(const Obb &frame, QPointF direction, QPointF axis);

/// Whether two unit axes differ by a multiple of 90 degrees, up to rounding.
bool areParallelAxes(QPointF a, QPointF b);

} // namespace Trammel
