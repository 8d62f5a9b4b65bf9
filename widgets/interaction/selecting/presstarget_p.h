#pragma once

#include "widgets/interaction/frame/handles_p.h"
#include "widgets/interaction/frame/linepoints_p.h"
#include "widgets/interaction/frame/selectionframe_p.h"
#include <trammel/toolevent.h>

#include <functional>
#include <optional>

namespace Trammel {

struct ToolContext;

/// The target of a press with the select tool.
struct PressTarget
{
    enum class Kind {
        Empty,
        FrameHandle,
        /// An end or a bend of the selected line, or a handle that varies the outline of the selected shape.
        LinePoint,
        /// The handle of a segment of the selected connector.
        LineSegment,
        /// A part of the gradient of the selected shape.
        GradientPart,
        /// A handle next to a shape from which a connector is drawn.
        ConnectHandle,
        /// The button that collapses or expands a container.
        CollapseButton,
        Shape,
        /// The inside of an unfilled shape, away from its outline, or of a container, also away from its title. A click
        /// selects the shape. A drag moves the shape if it is already selected; otherwise it starts a rubber band, as
        /// on empty canvas.
        Interior
    };

    Kind kind = Kind::Empty;
    Handle handle = Handle::None;
    /// The corner outside of which the point lies, if the handle is Rotate without being the round handle. A click then
    /// selects the shape at the point, if there is one.
    Handle corner = Handle::None;
    /// The number of the point in LinePoints.
    std::optional<qsizetype> point = std::nullopt;
    /// The number of the segment in LinePoints.
    std::optional<qsizetype> segment = std::nullopt;
    /// The part of the gradient, as in GradientHandles.
    std::optional<qsizetype> gradientPart = std::nullopt;
    /// The side of the handle from which a connector is drawn; None for other targets.
    Handle connectSide = Handle::None;
    ShapeId shape = {};
    /// Whether the shape is selected already.
    bool isSelected = false;

    /// Whether a drag from this target moves a shape.
    bool isGrip() const { return kind == Kind::Shape || (kind == Kind::Interior && isSelected); }
    bool isRotateHandle() const { return handle == Handle::Rotate && corner == Handle::None; }

    friend bool operator==(const PressTarget &, const PressTarget &) = default;
};

/// The target of a press. The points and segments of the selected line come first, then handles, then the shape
/// returned by Document::shapeAt(), then the topmost unfilled shape around the point. The frame is the one whose
/// handles are shown, with a pivot only if the pivot is shown; nothing if no handles are shown. The line is the
/// selected one whose points are shown; nothing for none.
PressTarget pressTarget(const ToolContext &context, const std::optional<SelectionFrame> &frame, const ToolEvent &event,
                        const std::optional<LinePoints> &line = std::nullopt);

/// All selectable shapes under a point, in the order in which Alt+clicks select them: the shape returned by
/// Document::shapeAt(), then the others from the top to the bottom, then the unfilled shapes that contain the point
/// away from their outlines.
ShapeIds shapesUnder(const Document &document, QPointF scenePos, double tolerance);
/// Calls a function for each of these shapes, in this order, until it returns false. Shapes that are not reached are
/// not tested, unless they are in front of the first one.
void visitShapesUnder(const Document &document, QPointF scenePos, double tolerance,
                      const std::function<bool(ShapeId id)> &visit);

} // namespace Trammel
