#pragma once

#include "widgets/interaction/frame/handles_p.h"
#include <trammel/document.h>

#include <array>
#include <optional>

namespace Trammel {

/// The four handles next to a shape from which connectors are drawn: outside of the middle of each side of its frame.
struct ConnectHandles
{
    static constexpr std::array sides{Handle::Right, Handle::Bottom, Handle::Left, Handle::Top};

    ShapeId shape;
    /// The frame with the line around it.
    Obb frame;
    /// The side at which the frame has its rotation handle, if it is shown. The handle there is farther away.
    std::optional<RotateSide> rotateSide;

    /// The center of the handle at a side, in scene coordinates. The pixel is the size of one view pixel in scene
    /// units.
    QPointF position(Handle side, double pixel) const;
    /// The side of the handle at a point; None if there is none within reach.
    Handle handleAt(QPointF scenePos, double pixel) const;
    /// Whether a point is on the shape or near its handles, so that these stay visible.
    bool isNear(QPointF scenePos, double pixel) const;
};

/// The handles of a shape; nothing for lines and connectors, for shapes that cannot be selected, and for frames that
/// are too small on the screen.
std::optional<ConnectHandles> connectHandlesOf(const Document &document, ShapeId shape, double pixel);

/// The unit vector from the center of a frame toward one of its sides, in scene coordinates.
QPointF outwardOf(const Obb &frame, Handle side);

} // namespace Trammel
