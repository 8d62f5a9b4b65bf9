#pragma once

#include "widgets/interaction/snapping/snapfeatures_p.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// The gap between two boxes in a row. The boxes are axis-aligned in the coordinates of a ruler. nullopt stands for the
/// moved box.
struct SnapGap
{
    std::optional<Aabb2> before;
    std::optional<Aabb2> after;
};

/// A line of offsets at which two features meet: all offsets whose dot product with the normal equals the value.
struct SnapLine
{
    /// The kinds in order of preference.
    enum class Kind { Point, Edge, Size, Spacing, Grid };

    /// A unit vector.
    QPointF normal;
    double value = 0;
    Kind kind = Kind::Grid;
    /// For Point and Edge, the segments that come to lie on one line, at their positions at the start of the move; a
    /// point is a segment of zero length. For Size, the two segments of equal length.
    Segment moving;
    Segment fixed;
    /// For Spacing, the gaps of equal width. The direction is along the axis of the ruler (0) or across it (1).
    std::vector<SnapGap> gaps;
    QPointF ruler{1, 0};
    std::size_t direction = 0;
};

using SnapLines = std::vector<SnapLine>;

/// The growth of a frame that is resized by an offset: its initial size along an axis and across it, and the change of
/// each size per unit of offset. The slope is negative for a handle on the left or top side of the frame (in its own
/// axes), and 0 in a direction in which the frame does not grow.
struct SnapSizing
{
    QPointF axis{1, 0};
    std::array<double, 2> size{};
    std::array<double, 2> slope{};
};

/// Moving features, their offset, and the targets that stay in place. All features use the same ruler.
struct SnapSituation
{
    const SnapFeatures &moving;
    QPointF offset;
    std::span<const SnapFeatures> targets;
    /// The axis of the ruler, a unit vector.
    QPointF axis;
    /// Lines farther than this from the offset are ignored, in scene units.
    double reach = 0;
    /// The size of one view pixel in scene units.
    double pixel = 1;
};

/// The axes of alignment: the ruler's axis, and the shape's own axis if the shape is not parallel to the ruler. Along
/// its own axis, a shape aligns only with shapes parallel to it, for which countsAlong() is true.
std::vector<QPointF> snapAxes(const SnapSituation &situation);
bool countsAlong(QPointF axis, const SnapFeatures &target, const SnapSituation &situation);
/// The bounds of features in the coordinates of one of these axes: the true bounds along the ruler, the bounds of the
/// frame along another axis.
Aabb2 snapBox(const SnapFeatures &features, QPointF axis, QPointF ruler);

void addPointLines(SnapLines &lines, const SnapSituation &situation);
void addEdgeLines(SnapLines &lines, const SnapSituation &situation);
/// Adds the lines at which the growing frame has the size of a target that is parallel to it.
void addSizeLines(SnapLines &lines, const SnapSizing &sizing, const SnapSituation &situation);
/// Adds the lines at which the moved box is centered between two neighbors, or is as far from its nearest neighbor as
/// two others in the row are from each other. A row along one direction of the ruler contains the boxes that overlap
/// the moved box in the other direction.
void addSpacingLines(SnapLines &lines, const SnapSituation &situation);

} // namespace Trammel
