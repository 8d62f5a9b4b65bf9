#pragma once

#include "widgets/interaction/frame/handles_p.h"
#include "widgets/interaction/frame/linepoints_p.h"

namespace Trammel {

/// The draggable points of a selected shape as they are shown at a zoom. Handles that vary the outline keep away from
/// those of the frame; nothing if the frame is too small for them. The points of lines stay in place. The pixel is the
/// size of one view pixel in scene units.
std::optional<LinePoints> outlineMarks(const std::optional<LinePoints> &points, const std::optional<Obb> &frame,
                                       double pixel, HandleUse use);

} // namespace Trammel
