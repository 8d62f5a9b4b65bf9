#pragma once

#include "geometry/primitives.h"
#include "widgets/model/document.h"

#include <optional>

namespace Trammel {

/// The frame around some shapes, with its angle as users know it.
struct SelectionFrame
{
    Obb box;
    double degrees = 0;
};

/// Whether two angles differ by a multiple of 90 degrees, up to the rounding of adding angles.
bool areParallel(double degreesA, double degreesB);

/// The frame around shapes: a single one's own; of several an upright one, or a turned one when all are
/// parallel. Nothing for no shapes; unknown ids are skipped.
std::optional<SelectionFrame> frameAround(const Document &document, const ShapeIds &ids);

/// Those of the shapes that the user may change: visible, unlocked ones.
ShapeIds changeableOf(const Document &document, const ShapeIds &ids);

} // namespace Trammel
