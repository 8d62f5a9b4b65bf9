#pragma once

#include "widgets/interaction/snapfeatures_p.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// The free room between two boxes in a row, upright in the coordinates of a ruler. No box stands for the
/// one that is moved.
struct SnapGap
{
    std::optional<Aabb2> before;
    std::optional<Aabb2> after;
};

/// A line on which the offset of what is moved would meet something: all offsets whose dot product with the
/// normal is the value.
struct SnapLine
{
    /// The order of preference.
    enum class Kind { Point, Edge, Size, Spacing, Grid };

    /// Of length one.
    QPointF normal;
    double value = 0;
    Kind kind = Kind::Grid;
    /// Of points and edges: what meets, at the start of the move. Points are edges of no length. Of sizes: what is as
    /// long as the other.
    Segment moving;
    Segment fixed;
    /// Of spacing: gaps that are as wide as each other, along an axis of a ruler (0) or across it (1).
    std::vector<SnapGap> gaps;
    QPointF ruler{1, 0};
    std::size_t direction = 0;
};

using SnapLines = std::vector<SnapLine>;

/// How a frame grows with the offset of what pulls it: its size along an axis and across it when nothing is moved yet,
/// and what the offset along either adds to it, negative where it is pulled the other way, 0 where it does not grow.
struct SnapSizing
{
    QPointF axis{1, 0};
    std::array<double, 2> size{};
    std::array<double, 2> slope{};
};

/// What is moved by an offset, beside what stays. All features are of one ruler.
struct SnapSituation
{
    const SnapFeatures &moving;
    QPointF offset;
    std::span<const SnapFeatures> targets;
    QPointF axis;
    /// Lines farther from the offset are not looked for.
    double reach = 0;
    /// The size of a view pixel.
    double pixel = 1;
};

/// The axes along which things are aligned: the ruler's, and those of the shape itself where it is turned
/// against the ruler. Along the latter only shapes count that are parallel to it.
std::vector<QPointF> snapAxes(const SnapSituation &situation);
bool countsAlong(QPointF axis, const SnapFeatures &target, const SnapSituation &situation);
/// The bounds in the coordinates of one of these axes, when the ruler is the other one: the true ones along the ruler,
/// those of the frame along the frame.
Aabb2 snapBox(const SnapFeatures &features, QPointF axis, QPointF ruler);

void addPointLines(SnapLines &lines, const SnapSituation &situation);
void addEdgeLines(SnapLines &lines, const SnapSituation &situation);
/// To sizes of what stays, where that is parallel to what grows.
void addSizeLines(SnapLines &lines, const SnapSizing &sizing, const SnapSituation &situation);
/// To the middle between two neighbours, and as far from the nearest one as others in the row are from each other.
/// In a row is what overlaps across it.
void addSpacingLines(SnapLines &lines, const SnapSituation &situation);

} // namespace Trammel
