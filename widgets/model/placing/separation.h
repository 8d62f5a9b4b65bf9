#pragma once

#include <trammel/arrangement.h>
#include <trammel/placingresult.h>
#include <trammel/widgets_export.h>

namespace Trammel {

/// Moves units so that none of them overlaps another shape and the gaps between them are at least the clearance, in
/// scene units, as one undo step. The true outlines count, including those of concave and curved shapes. The moves are
/// small: for up to five units that overlap, none of them inside another, their total length is near the least possible
/// one. The stacking order does not change. Two units move apart in the direction of the shortest translation.
/// Symmetric units keep their order along this direction.
///
/// Units with a locked shape and shapes outside of the units do not move. Hidden shapes, connectors, shapes that show
/// nothing but their text, and curves and other shapes that are not solid do not count; containers do. See
/// Shape::isSolid(). A filled shape does not count for the shapes that lie completely inside it; these stay inside it
/// if there is room. A shape inside two filled shapes that overlap stays inside the upper one. Overlaps of at most 1e-6
/// count as contact. Unknown ids are skipped. Fails for a clearance that is negative, not finite or larger than
/// LargestCoordinate, and if a shape would have to move beyond that coordinate.
TRAMMEL_WIDGETS_EXPORT PlacingResult separate(Document &document, const ShapeUnits &units, double clearance = 0,
                                              const PlacingProgress &progress = {});

} // namespace Trammel
