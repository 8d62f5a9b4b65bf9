#pragma once

#include <trammel/arrangement.h>
#include <trammel/placingresult.h>
#include <trammel/widgets_export.h>

#include <QtCore/QList>

namespace Trammel {

/// The way in which pack() places units.
struct Packing
{
    enum class Turning {
        /// Units keep their angles.
        None,
        /// Units are rotated by one of the given angles.
        ByAngles,
        /// Units are rotated by any angle.
        Free
    };

    /// The closed shape, filled or not, into which the units are packed. Null for a row.
    ShapeId container{};
    /// The width of a row in scene units, without its clearance. The row starts at the top left corner of the bounds of
    /// all units and grows downward. 0 for a block that is about square.
    double width = 0;
    /// The least gap between the units, and between a unit and the outline of the container or another shape.
    double clearance = 0;
    Turning turning = Turning::None;
    /// For ByAngles: degrees, clockwise, which are added to the angle of a unit.
    QList<double> angles{0, 90, 180, 270};
};

/// Packs units densely into a container or a row, as one undo step, without overlaps of their true outlines. Units that
/// fit into holes and notches of others are placed there. Several orders of the units are tried, each with bottom-left
/// fill from the top, and the densest result is used. If Packing::container is a container such as a frame, the units
/// are moved into it, next to its title: see Document::moveInto().
///
/// Units with a locked shape, and all other shapes that count as in separate(), are obstacles, apart from filled shapes
/// below that contain the container or all of the units. Unknown ids are skipped. Fails if not all of the units fit,
/// with their number in errorString, for a clearance as in separate(), for a width or an angle that is negative, not
/// finite or larger than LargestCoordinate, and for a container that does not exist, is not closed or is one of the
/// units. Takes about 2 s for 200 concave shapes.
TRAMMEL_WIDGETS_EXPORT PlacingResult pack(Document &document, const ShapeUnits &units, const Packing &packing = {},
                                          const PlacingProgress &progress = {});

} // namespace Trammel
