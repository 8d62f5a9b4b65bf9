#pragma once

#include "widgets/interaction/frame/overlay_p.h"

#include <optional>

namespace Trammel {

/// The highlight of a shape or group: the outlines of its visible shapes, and for a group also its frame. Nothing for a
/// null or unknown unit.
std::optional<Overlay::Hovered> hoveredUnit(const Document &document, const Unit &unit);

} // namespace Trammel
