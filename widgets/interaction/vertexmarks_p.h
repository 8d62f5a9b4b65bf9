#pragma once

#include "widgets/interaction/vertexoutline_p.h"

#include <QtCore/QRectF>
#include <QtGui/QTransform>

namespace Trammel {

/// The sizes on screen, in device-independent pixels.
inline constexpr double VertexSize = 7;
inline constexpr double MidpointSize = 6;
/// How near to a vertex or a midpoint a press takes it.
inline constexpr double VertexReach = 7;

/// What of an outline's vertices is drawn in a view: of those that lie closer together than can be told apart
/// only some, the selected ones first. Which does not depend on the part of the outline that is in view, as long as
/// its parts do not lie upon each other. The time is that of what can be seen, not of the outline.
struct VertexMarks
{
    Vertices vertices;
    /// Of those, the selected ones.
    Vertices selected;
    /// Edges with room for a mark in their middle.
    Vertices midpoints;
};

VertexMarks vertexMarks(const VertexOutline &outline, const Vertices &selected, const QTransform &sceneToView,
                        const QRectF &view);

/// Whether an edge has room for a mark in its middle, beside those of its ends; the pixel is the size of one view
/// pixel in scene units.
bool hasMidpoint(const Segment &edge, double pixel);
QPointF midpoint(const Segment &edge);

} // namespace Trammel
