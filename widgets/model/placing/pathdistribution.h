#pragma once

#include <trammel/arrangement.h>
#include <trammel/placingresult.h>
#include <trammel/widgets_export.h>

namespace Trammel {

/// The way in which distributeAlong() places units.
struct PathDistribution
{
    /// Gaps: the gaps between the units along the path are equal, where the extent of a unit is measured along the
    /// direction of the path at its center, and the first and the last unit end where an open path does. Gaps are
    /// negative if the units do not fit. Centers: the distances between the centers along the path are equal, and the
    /// outermost centers are at the ends of an open path.
    Spacing spacing = Spacing::Gaps;
    /// Whether the units are rotated to the direction of the path. Otherwise they keep their angles.
    bool isFollowing = false;
};

/// Places the centers of units on a line, a path or the outline of a closed shape, as one undo step. The units keep the
/// order in which they are nearest to the path; a single unit is placed in the middle of an open path. The center of a
/// unit of several shapes is that of their bounds. Hidden shapes move along but do not count, unless all shapes of a
/// unit are hidden. Units that contain the path and units of connectors that follow other shapes are skipped, and so
/// are unknown ids. Fails for a path that does not exist, is a connector or has no length.
TRAMMEL_WIDGETS_EXPORT PlacingResult distributeAlong(Document &document, const ShapeUnits &units, ShapeId path,
                                                     const PathDistribution &distribution = {},
                                                     const PlacingProgress &progress = {});

} // namespace Trammel
