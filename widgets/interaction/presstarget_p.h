#pragma once

#include "widgets/interaction/handles_p.h"
#include "widgets/interaction/selectionframe_p.h"
#include "widgets/interaction/toolevent_p.h"

#include <optional>

namespace Trammel {

struct ToolContext;

/// What a press of the select tool would take.
struct PressTarget
{
    enum class Kind {
        Empty,
        Handle,
        Shape,
        /// Within an unfilled shape, off its outline: a click selects it; a drag moves it when it is
        /// selected already, and else starts a band as in the open.
        Interior
    };

    Kind kind = Kind::Empty;
    Handle handle = Handle::None;
    ShapeId shape;
    /// Whether the shape is selected now.
    bool isSelected = false;

    /// Whether a press takes hold of a shape.
    bool isGrip() const { return kind == Kind::Shape || (kind == Kind::Interior && isSelected); }

    friend bool operator==(const PressTarget &, const PressTarget &) = default;
};

/// Handles come first, then the shape that Document::shapeAt() names, then the topmost unfilled shape
/// around the point. The frame is that of the handles, and has a pivot when that is
/// shown; none when there are no handles now.
PressTarget pressTarget(const ToolContext &context, const std::optional<SelectionFrame> &frame, const ToolEvent &event);

/// All that lies under a point and may be selected, in the order in which clicks go down: the shape that
/// Document::shapeAt() names, then the others from the top to the bottom, then those unfilled ones that only
/// have it inside.
ShapeIds shapesUnder(const Document &document, QPointF scenePos, double tolerance);

} // namespace Trammel
