#pragma once

#include "widgets/interaction/vertices/vertexoutline_p.h"

#include <QtCore/QRectF>
#include <QtGui/QTransform>

namespace Trammel {

/// Sizes on the screen, in device-independent pixels.
inline constexpr double VertexSize = 7;
inline constexpr double MidpointSize = 6;
inline constexpr double CurveHandleSize = 7;
/// The distance from a vertex, a handle or a midpoint within which a press hits it.
inline constexpr double VertexReach = 7;

/// The vertices of an outline that are drawn in a view. If vertices are too close together on the screen to be
/// distinguished, only some of them are drawn, selected ones first. The choice does not depend on which part of the
/// outline is visible, unless parts of the outline overlap, or tens of thousands of vertices are visible. The cost
/// depends on the visible part, not on the whole outline.
struct VertexMarks
{
    Vertices vertices;
    /// The selected ones among the drawn vertices.
    Vertices selected;
    /// The edges with room for a mark in their middle, which is not too close to another such mark.
    Vertices midpoints;
};

VertexMarks vertexMarks(const VertexOutline &outline, const Vertices &selected, const QTransform &sceneToView,
                        const QRectF &view);

/// Whether an edge has room for a mark in its middle in addition to those at its ends. The pixel is the size of one
/// view pixel in scene units.
bool hasMidpoint(const VertexOutline &outline, qsizetype edge, double pixel);

} // namespace Trammel
