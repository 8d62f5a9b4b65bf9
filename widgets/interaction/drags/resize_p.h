#pragma once

#include "widgets/interaction/frame/handles_p.h"
#include "widgets/interaction/frame/selectionframe_p.h"
#include <trammel/shapekind.h>

#include <optional>

namespace Trammel {

// Resizing, as pure functions of the shapes at the start. A zero offset gives the same shapes bit for bit, so all
// shapes are restored when the pointer returns to the position of the press.

/// A frame resized by one of its handles. A negative width or height means that the handle has passed the opposite side
/// and the frame is mirrored.
struct Stretch
{
    Handle handle = Handle::None;
    double width = 0;
    double height = 0;
    /// Whether the center stays fixed instead of the opposite handle.
    bool fromCenter = false;
};

/// The stretch of a frame whose handle moves by an offset in the frame's own axes. If the ratio is kept, both
/// directions use the larger of the two scales, and a frame of zero size becomes a square.
Stretch stretchOf(const Obb &frame, Handle handle, QPointF offset, bool keepRatio, bool fromCenter);

/// The nearest stretch that a size rule allows. The result is mirrored if the given stretch is.
Stretch allowed(const Stretch &stretch, const SizeRule &rule);

SelectionFrame stretched(const SelectionFrame &frame, const Stretch &stretch);
/// A shape after a stretch of its own frame. An outline that is flat in one direction stays flat.
Shape stretched(const Shape &shape, const Stretch &stretch);
/// One of several shapes after a stretch of their common frame. The shape must be parallel to the frame, or both scales
/// must be equal: a shape is never sheared.
Placement stretchedWith(const Placement &placement, const SelectionFrame &frame, const Stretch &stretch);
Shape stretchedWith(const Shape &shape, const SelectionFrame &frame, const Stretch &stretch);
/// The angle of a shape or group after a stretch of the frame around it. Mirroring in one direction negates the angle
/// relative to the frame; shapes parallel to the frame keep their angle.
double stretchedDegrees(double degrees, const SelectionFrame &frame, const Stretch &stretch);

/// A text whose width the user has changed to the given one: it is broken at its width instead of as wide as its lines.
/// Any other shape is unchanged.
Shape brokenAtWidth(const Shape &shape, double width);

/// Resizes shapes together with the frame around them.
class Resize
{
public:
    /// Takes the shapes at the start and the frame around them.
    Resize(const QList<Shape> &shapes, const SelectionFrame &frame);

    /// Whether the ratio must be kept: a shape would be sheared otherwise, or its kind keeps its ratio.
    bool mustKeepRatio() const { return m_mustKeepRatio; }
    /// Whether the frame is that of a single shape. In this case the size rule of the shape applies to the frame.
    bool isSingle() const { return m_rule.has_value(); }
    /// The nearest allowed stretch.
    Stretch allowed(const Stretch &stretch) const;
    /// The placement during a drag. A shape that grows with its text is at least as large as the text, unless many such
    /// shapes are resized, since laying them out takes too long for every move.
    Placement placed(const Shape &shape, const Stretch &stretch) const;
    /// The shape at the end of a resize to a placement that placed() has returned.
    Shape finished(const Shape &shape, const Placement &placement) const;

private:
    SelectionFrame m_frame;
    bool m_mustKeepRatio = false;
    bool m_growsAtTheEnd = false;
    /// The size rule of a single shape; nothing otherwise.
    std::optional<SizeRule> m_rule;
};

} // namespace Trammel
