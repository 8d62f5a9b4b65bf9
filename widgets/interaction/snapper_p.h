#pragma once

#include "widgets/interaction/guide_p.h"
#include "widgets/interaction/snapfeatures_p.h"
#include "widgets/interaction/snapgrid_p.h"
#include "widgets/interaction/snapline_p.h"

#include <optional>
#include <span>

namespace Trammel {

/// How far, and to what, things are pulled.
struct SnapRules
{
    bool toShapes = false;
    bool toSpacing = false;
    SnapGrid grid;
    /// In scene units.
    double tolerance = 0;
    /// The ruler: what is aligned is so along this unit axis or across it. All features are of this axis.
    QPointF axis{1, 0};
    /// The size of a view pixel, in scene units.
    double pixel = 1;
};

/// What is moved, as it was at the start.
struct SnapMove
{
    SnapFeatures moving;
    /// The whole way so far.
    QPointF offset;
    /// A unit vector when it moves along one line only.
    std::optional<QPointF> along;
    /// What goes to the grid, if anything does.
    std::optional<QPointF> gridPoint;
    /// It is all of something, which may stand in a row with others: only then gaps count.
    bool isWhole = true;
    /// When it pulls a frame that grows: sizes count then.
    std::optional<SnapSizing> sizing{};
};

struct Snap
{
    QPointF offset;
    QList<Guide> guides;
};

/// Pulls what is moved to what it should meet: a value, without a memory of earlier moves. Everything that
/// attracts demands that the offset lies on a line (see SnapLine): that two points be level along the
/// ruler, a corner on an edge, two edges flush, gaps equal, a point on the grid. An offset may obey two lines
/// at once, so that, along an upright ruler, both directions are independent.
///
/// - The line nearest to the offset wins, then the one that is met first when going along that one; both
///   within the tolerance. Of lines as near, a point goes before an edge, an edge before a size, that before spacing,
///   spacing before the grid, and then what comes first in the list of targets.
/// - The grid holds at any distance, unless another line, turned against it, has won before.
/// - Where the shape is turned against the ruler, it is aligned along its own axes too, with what is
///   parallel to it.
class Snapper
{
public:
    explicit Snapper(const SnapRules &rules) : m_rules(rules) { }

    /// The offset nearby that obeys most, and the guides that tell what it obeys.
    Snap snapped(const SnapMove &move, std::span<const SnapFeatures> targets) const;

private:
    SnapLines linesFor(const SnapMove &move, const SnapSituation &situation) const;
    SnapLines obeyed(const SnapLines &lines, QPointF offset) const;

    SnapRules m_rules;
};

} // namespace Trammel
