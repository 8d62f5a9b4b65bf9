#pragma once

#include "widgets/interaction/frame/guide_p.h"
#include "widgets/interaction/snapping/snapfeatures_p.h"
#include "widgets/interaction/snapping/snapgrid_p.h"
#include "widgets/interaction/snapping/snapline_p.h"

#include <optional>
#include <span>

namespace Trammel {

/// The snap targets and the snap distance.
struct SnapRules
{
    bool toShapes = false;
    bool toSpacing = false;
    SnapGrid grid;
    /// In scene units.
    double tolerance = 0;
    /// The axis of the ruler, a unit vector. Features align along it or across it, and are computed for it.
    QPointF axis{1, 0};
    /// The size of a view pixel, in scene units.
    double pixel = 1;
};

/// A move of features, given as they were at the start.
struct SnapMove
{
    SnapFeatures moving;
    /// The total offset so far.
    QPointF offset;
    /// The direction of a move along one line, as a unit vector.
    std::optional<QPointF> along;
    /// The point that snaps to the grid, if any.
    std::optional<QPointF> gridPoint;
    /// Whether the features are those of a whole object, which can form a row with others. Only then do gaps count.
    bool isWhole = true;
    /// The growth of a frame that the move resizes. Only then do sizes count.
    std::optional<SnapSizing> sizing{};
};

struct Snap
{
    QPointF offset;
    QList<Guide> guides;
};

/// Snaps a move to targets. A value type without memory of earlier moves. Each attraction requires the offset to lie on
/// a line (see SnapLine): two points are level along the ruler, a corner is on an edge, two edges are flush, gaps are
/// equal, or a point is on the grid. An offset may obey two lines at once, so both directions are independent along an
/// upright ruler.
///
/// - The line nearest to the offset wins, followed by the line that is met first along the winner; both must be within
///   the tolerance. Among equally near lines a point precedes an edge, an edge a size, a size spacing, and spacing the
///   grid; then the order of the targets decides.
/// - The grid attracts at any distance, unless another line that is not parallel to an axis of the grid has won first.
/// - A shape that is not parallel to the ruler also aligns along its own axes, with shapes parallel to it.
class Snapper
{
public:
    explicit Snapper(const SnapRules &rules) : m_rules(rules) { }

    /// The snapped offset, and the guides for the lines that it obeys.
    Snap snapped(const SnapMove &move, std::span<const SnapFeatures> targets) const;

private:
    SnapLines linesFor(const SnapMove &move, const SnapSituation &situation) const;
    SnapLines obeyed(const SnapLines &lines, QPointF offset) const;

    SnapRules m_rules;
};

} // namespace Trammel
