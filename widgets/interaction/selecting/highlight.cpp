#include "widgets/interaction/selecting/highlight_p.h"

#include "widgets/interaction/frame/selectionframe_p.h"

namespace Trammel {

namespace {

// More outlines could not be distinguished, and would take long to draw.
constexpr qsizetype MostOutlines = 100;

} // namespace

std::optional<Overlay::Hovered> hoveredUnit(const Document &document, const Unit &unit)
{
    if (document.contains(unit.shape))
        return Overlay::Hovered{{unit.shape}, {}};
    if (!document.contains(unit.group))
        return std::nullopt;
    if (const ShapeId container = document.containerOf(unit.group); !container.isNull())
        return Overlay::Hovered{{container}, {}};
    ShapeIds shapes = document.members(unit.group);
    if (shapes.size() > MostOutlines)
        shapes.clear();
    shapes.removeIf([&](ShapeId id) { return !document.isVisible(id); });
    return Overlay::Hovered{shapes, frameAround(document, unit.group).box};
}

} // namespace Trammel
