#pragma once

#include "widgets/interaction/overlay_p.h"

#include <optional>

namespace Trammel {

/// How a shape or a group is highlighted: by the true outlines of what can be seen of it, and a group by its frame
/// too. Nothing for a null unit, and for one that the document does not know.
std::optional<Overlay::Hovered> hoveredUnit(const Document &document, const Unit &unit);

} // namespace Trammel
