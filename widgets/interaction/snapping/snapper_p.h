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
    /// The round numbers for coordinates that snap to nothing else; inactive for none.
    SnapGrid rounding{};
    /// In scene units.
    double tolerance = 0;
    /// The axis of the ruler, a unit vector. Features align along it or across it, and are computed for it.
    QPointF axis{1, 0};
    /// The size of a view pixel, in scene units.
    double pixel = 1;
};

/// The extent of a drawn or resized shape: the offset at which it is zero, and whether the shape is a box with sides or
/// a line.
struct SnapExtent
{
    QPointF flat;
    bool isBox = false;
};

/// A move of features. The features are those at the start of the move.
struct SnapMove
{
    SnapFeatures moving;
    /// The total offset so far.
    QPointF offset;
    /// The direction of the line to which the move is restricted, as a unit vector; nothing for a free move.
    std::optional<QPointF> along;
    /// The point that snaps to the grid and to round numbers, if any.
    std::optional<QPointF> gridPoint;
    /// Whether the features are those of a whole object, which can form a row with others. If false, the move does not
    /// snap to gaps.
    bool isWhole = true;
    /// The growth of the frame that the move resizes. If there is none, the move does not snap to sizes.
    std::optional<SnapSizing> sizing{};
    /// Whether the move is that of a single point. Targets that are close to each other attract it less far then.
    bool isPoint = false;
    /// The tolerance is at most a third of this extent, so that snapping cannot make it vanish.
    std::optional<SnapExtent> extent{};
};

struct Snap
{
    QPointF offset;
    QList<Guide> guides;
};

/// Snaps a move to targets. A value type; the result does not depend on earlier moves. Each possible alignment is a
/// line on which the offset must lie (see SnapLine): two points are level along the ruler, a corner is on an edge, two
/// edges are flush, gaps are equal, or a point is on the grid. An offset may lie on two lines at once. With an upright
/// ruler, x and y therefore snap independently.
///
/// - The line nearest to the offset is chosen first. The second line is the first one that a move along the chosen line
///   reaches. Both must be within the tolerance. Among equally near lines, the order of SnapLine::Kind decides, then
///   the order of the targets.
/// - A single point snaps to a line only within a third of the distance to the next line parallel to it, so that
///   different points stay apart near small shapes.
/// - Lines of the grid apply at any distance, unless the first chosen line is oblique to the grid.
/// - A coordinate that snaps to nothing is rounded: that of the grid point, or for a whole object that of the offset,
/// so
///   that objects keep their positions relative to each other.
/// - A shape that is not parallel to the ruler also aligns along its own axes, with shapes parallel to it.
class Snapper
{
public:
    explicit Snapper(const SnapRules &rules) : m_rules(rules) { }

    /// The snapped offset, and the guides for the lines on which it lies.
    Snap snapped(const SnapMove &move, std::span<const SnapFeatures> targets) const;

private:
    SnapLines linesFor(const SnapMove &move, const SnapSituation &situation) const;
    SnapLines obeyed(const SnapLines &lines, QPointF offset) const;
    /// Rounds an offset that may change only along a direction; freely if there is none.
    QPointF rounded(const SnapMove &move, QPointF offset, std::optional<QPointF> along) const;

    SnapRules m_rules;
};

} // namespace Trammel
